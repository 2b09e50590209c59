/** How the questions of a draft read. */

import type { Choosing } from "../../lib/choosing.svelte";
import type { DraftView, Option } from "../../lib/types";
import { nameOf, t } from "../../lib/words";
import { titleOf } from "../ccg/cards/cards";
import type { Button } from "../face";
import { neighbour } from "./facts";

export function subtitle(view: DraftView): string {
  if (view.stage === "building") return t("draft-board-building");
  if (view.stage !== "picking") return t("draft-board-over");
  return t("draft-board-at", { number: view.round + 1, of: view.setup.packs ?? 5, pick: view.pick + 1 });
}

/** Where we are stands in the top bar already. */
export const ask = (view: DraftView): string | null =>
  view.question?.kind === "pick" ? t("draft-board-ask-pick") : null;

/** Whom it goes to is told where it matters: before the card is taken. */
export function hint(
  view: DraftView,
  _: Choosing,
  names: readonly (string | null)[],
): { text: string; rule: string } | null {
  if (view.question?.kind === "build") return { text: t("draft-board-hint-build"), rule: "building" };
  if (view.question?.kind !== "pick" || view.seat === null) return null;
  const who = nameOf(neighbour(view.seat, names.length, view.direction), names);
  return { text: t("draft-board-hint-pick", { who }), rule: "picking" };
}

export function button(option: Option, view: DraftView): Button | null {
  const card = titleOf(option.choice);
  if (view.question?.kind === "build") return { label: t("draft-board-register", { card }), icon: "i-check" };
  if (view.question?.kind === "pick") return { label: t("draft-board-take", { card }), icon: "i-hand" };
  return null;
}
