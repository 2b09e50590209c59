/** Damage: as beads, and what an attack will do, as the house works it out before anybody defends. */

import type { CcgView } from "../../../lib/types";
import { CARDS, NONE } from "../cards/cards";
import { find, healthOf, type Entry, type Piece, type Plan } from "../facts";

/** Yellow 100, blue 30, red 10, as few as it takes; the box holds no others. */
export function beadsOf(damage: number): number[] {
  const found: number[] = [];
  let left = damage;
  for (const bead of [100, 30, 10])
    while (left >= bead) {
      found.push(bead);
      left -= bead;
    }
  return found;
}

export const totalOf = (entries: readonly Entry[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);

export type Forecast = {
  target: Piece;
  attacker: Piece;
  entries: readonly Entry[];
  total: number;
  /** The damage on the target before and after. */
  before: number;
  after: number;
  health: number;
  points: number;
  /** Its card lies face down: nothing more is known. */
  hidden: boolean;
  /** What may come back, from the least to the most; null if nothing can. */
  back: { least: number; most: number } | null;
  /** A won challenge keeps the target from hitting back. */
  shields: boolean;
};

/** What an attack will do, line by line, if nobody does anything about it; null if it cannot be made. */
export function forecast(view: CcgView, plan: Plan): Forecast | null {
  const [from, to] = [find(view, plan.attacker), find(view, plan.target)];
  if (!from || !to) return null;
  const told = plan.sent
    ? view
    : view.forecasts.find(
        ({ attacker, move, target }) => attacker === plan.attacker && move === plan.move && target === plan.target,
      );
  if (!told) return null;
  const total = totalOf(told.account);
  const landed = plan.sent ? (view.attack?.done ?? 0) : 0;
  const before = to.piece.damage - landed;
  const [least, most] = told.back;
  return {
    target: to.piece,
    attacker: from.piece,
    entries: told.account,
    total,
    before,
    after: before + total,
    health: healthOf(to.piece),
    points: CARDS[to.piece.card]?.points ?? 0,
    hidden: to.piece.card === NONE,
    back: least === undefined || most === undefined ? null : { least, most },
    shields: view.stage !== "basic" && (CARDS[from.piece.card]?.attacks[plan.move]?.shields ?? false),
  };
}
