/** TRICKTAKERs in the browser. */

import "./tricktakers.css";
import type { TricktakersView } from "../../lib/types";
import { t } from "../../lib/words";
import type { GameFace } from "../face";
import Ask from "./Ask.svelte";
import { ask, button, hint } from "./asking/asking";
import Board from "./Board.svelte";
import { emblemOfWord, TRICKS } from "./cards";
import End from "./End.svelte";
import { trickNumber } from "./facts";
import Mine from "./Mine.svelte";
import { stage } from "./stage.svelte";
import Top from "./Top.svelte";

function subtitle(view: TricktakersView): string {
  const { round, rounds, phase } = view;
  if (phase === "draft") return t("tricktakers-subtitle-draft");
  if (phase === "tricks") return t("tricktakers-subtitle", { round, rounds, trick: trickNumber(view), all: TRICKS });
  // words: tricktakers-phase-*
  return t("tricktakers-subtitle-phase", { round, rounds, phase: t(`tricktakers-phase-${phase}`) });
}

export const face: GameFace = {
  Board,
  Mine,
  Ask,
  Top,
  End,
  emblem: emblemOfWord,
  subtitle,
  ask,
  hint,
  button,
  busy: () => stage.busy,
  heading: (line) => line.key === "tricktakers-round",
  rounds: {
    opens: (line) => /^tricktakers-(led|played|declared)/.test(line.key),
    closes: (line) => /^tricktakers-took(-kakumei)?$/.test(line.key),
    again: (line) => line.key === "tricktakers-changed",
    name: (trick) =>
      t("tricktakers-round-trick", { round: Math.ceil(trick / TRICKS), trick: ((trick - 1) % TRICKS) + 1 }),
  },
  endRule: "end-of-game",
};
