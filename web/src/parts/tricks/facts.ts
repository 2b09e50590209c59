/** What any view of a game of tricks says. */

import type { Following } from "../../lib/following.svelte";
import type { MasqueradeView, TricktakersView } from "../../lib/types";

export type TrickView = MasqueradeView | TricktakersView;

/** What this seat is asked; null: nothing. */
export const asked = (view: TrickView, seat: number): string | null =>
  view.asked.find((question) => question.seat === seat)?.kind ?? null;

/** Somebody's cards, where they lie open; nobody's do while I play. */
export const openHand = (now: Following<TrickView>, seat: number): readonly number[] | null =>
  now.seated ? null : ((now.shot.open?.[seat] ?? now.scene).players[seat]?.hand ?? null);
