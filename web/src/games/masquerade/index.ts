/** Masquerade Battle in the browser. */

import type { MasqueradeView } from "../../lib/types";
import { t } from "../../lib/words";
import type { GameFace } from "../face";
import Ask from "./Ask.svelte";
import { ask, button, hint } from "./asking";
import Beliefs from "./Beliefs.svelte";
import Board from "./Board.svelte";
import { emblemOfWord } from "./cards";
import End from "./End.svelte";
import { trickNumber } from "./facts";
import Mine from "./Mine.svelte";
import { stage } from "./stage.svelte";

function subtitle(view: MasqueradeView): string {
  if (view.phase === "auction") return t("masquerade-auction");
  if (view.phase === "unmasking") return t("masquerade-unmasking");
  return t("masquerade-trick-of", { trick: trickNumber(view), all: view.tricks_in_all });
}

function headline({ score }: MasqueradeView): string | null {
  if (!score) return null;
  const ahead = (score.best_royal - score.best_other) * (score.bid_met && score.not_behind ? 1 : -1);
  return t("masquerade-end-headline", { team: score.winning_team, by: Math.max(0, ahead) });
}

export const face: GameFace = {
  Board,
  Mine,
  Ask,
  End,
  Beliefs,
  emblem: emblemOfWord,
  subtitle,
  ask,
  hint,
  button,
  busy: () => stage.busy,
  rounds: {
    opens: (line) => line.key.startsWith("masquerade-led"),
    closes: (line) => line.key === "masquerade-stowed" || line.key === "masquerade-drawn",
    name: (round) => t("masquerade-trick-number", { trick: round }),
  },
  headline,
  endRule: "scoring",
};
