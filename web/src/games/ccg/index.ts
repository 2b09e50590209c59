/** The Sailor Moon CCG in the browser. */

import type { GameFace } from "../face";
import Ask from "./Ask.svelte";
import { ask, button, hint, subtitle } from "./asking";
import Board from "./Board.svelte";
import { emblemOfWord } from "./cards/cards";
import End from "./End.svelte";
import Mine from "./Mine.svelte";
import type { CcgView } from "../../lib/types";
import { reveal } from "./challenge/reveal.svelte";

export const face: GameFace = {
  Board,
  Mine,
  Ask,
  End,
  emblem: emblemOfWord,
  elsewhere: (view: CcgView) => view.stage === "turns" && view.turn !== view.seat,
  subtitle,
  ask,
  hint,
  button,
  // A tap that ends the look at both hands must not answer anything.
  busy: () => reveal.held !== null,
  heading: (line) => line.key === "ccg-turn" || line.key === "ccg-basic-flipped",
  endRule: "end-of-game",
};
