/** Dice Challenge in the browser. */

import type { Line } from "../../lib/types";
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import { breath } from "./motion/breath.svelte";
import End from "./End.svelte";
import { emblem } from "./facts";
import Mine from "./Mine.svelte";
import { ask, button, hint, subtitle } from "./asking";
import Top from "./Top.svelte";

export const face: GameFace = {
  Board,
  Top,
  Mine,
  End,
  emblem,
  subtitle,
  ask,
  hint,
  button,
  // A tap that ends the breath moves what lies under it, so nothing may be asked meanwhile.
  busy: () => breath.held !== null,
  heading: (line: Line) => line.key === "dice-round-won" || line.key === "dice-tied",
  endRule: "end-of-game",
};
