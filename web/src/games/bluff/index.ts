/** Truth or Bluff in the browser. */

import type { BluffView } from "../../lib/types";
import { t } from "../../lib/words";
import type { GameFace } from "../face";
import Ask from "./Ask.svelte";
import { ask, button, hint } from "./asking";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { emblemOfWord, roundOf } from "./facts";
import Mine from "./Mine.svelte";

export const face: GameFace = {
  Board,
  Mine,
  Ask,
  End,
  emblem: emblemOfWord,
  subtitle: (view: BluffView) => t("bluff-round", { round: roundOf(view) }),
  ask,
  hint,
  button,
  opening: "start",
  endRule: "end-of-game",
};
