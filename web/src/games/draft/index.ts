/** Drafts of the Sailor Moon CCG in the browser. */

import type { DraftView } from "../../lib/types";
import { t } from "../../lib/words";
import { emblemOfWord } from "../ccg/cards/cards";
import type { GameFace } from "../face";
import { ask, button, hint, subtitle } from "./asking";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Mine from "./Mine.svelte";

/** So many can go on to play what they have drafted. */
const MOST = 6;

export const face: GameFace = {
  Board,
  Mine,
  End,
  emblem: emblemOfWord,
  subtitle,
  ask,
  hint,
  button,
  headline: (view: DraftView) => (view.deck ? t("draft-end-headline") : t("draft-end-headline-watched")),
  kicker: () => t("draft-board-over"),
  onward: (view: DraftView) => (view.result && view.result.places.length <= MOST ? t("draft-end-onward") : null),
  heading: (line) => line.key === "draft-opened-left" || line.key === "draft-opened-right",
  endRule: "end-of-game",
};
