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
import { stage } from "./stage.svelte";

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
  busy: () => stage.busy,
  rounds: {
    opens: (line) => line.key === "bluff-passed" || line.key === "bluff-passed-seen",
    closes: (line) => line.key === "bluff-collected",
  },
  opening: "start",
  endRule: "end-of-game",
};
