/** Damage: as beads, and what an attack will do as far as it is certain before anybody defends. */

import type { CcgView } from "../../lib/types";
import { CARDS, NONE, numberOf, type Move } from "./cards";
import { find, healthOf, marked, type Entry, type Piece, type Plan } from "./facts";

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
  back: { least: number; most: number; open: boolean } | null;
  /** A won challenge keeps the target from hitting back. */
  shields: boolean;
};

const EDGE = 10;

/** What an attack will do, line by line, if nobody does anything about it. */
export function forecast(view: CcgView, plan: Plan): Forecast | null {
  const [from, to] = [find(view, plan.attacker), find(view, plan.target)];
  if (!from || !to) return null;
  const move = CARDS[from.piece.card]?.attacks[plan.move];
  if (!move && !plan.sent) return null;
  const entries = plan.sent && view.account.length > 0 ? view.account : move ? certain(view, from, to.piece, move) : [];
  const total = totalOf(entries);
  const landed = plan.sent && (view.attack?.done ?? 0) > 0;
  const before = landed ? to.piece.damage - (view.attack?.done ?? 0) : to.piece.damage;
  return {
    target: to.piece,
    attacker: from.piece,
    entries,
    total,
    before,
    after: before + total,
    health: healthOf(to.piece),
    points: CARDS[to.piece.card]?.points ?? 0,
    hidden: to.piece.card === NONE,
    back: backOf(view, to.piece, total),
    shields: view.stage !== "basic" && (move?.shields ?? false),
  };
}

function certain(view: CcgView, from: { piece: Piece; seat: number }, target: Piece, move: Move): Entry[] {
  const found: Entry[] = [{ what: "base", amount: move.damage, card: NONE }];
  if (view.stage === "basic") return found;
  const [row, card] = [CARDS[target.card], CARDS[from.piece.card]];
  const luna = numberOf("luna");
  for (const friend of view.players[from.seat]?.pie ?? [])
    if (friend.card === luna) found.push({ what: "friend", amount: CARDS[luna]?.amount ?? 0, card: luna });
  if (view.setup.armor === "automatic" && !marked(target, "confused"))
    for (const defence of row?.defences ?? [])
      if (defence.does === "armor") found.push({ what: "armor", amount: -defence.amount, card: target.card });
  if (marked(target, "armored")) {
    const armor = numberOf("knight-armor");
    found.push({ what: "knight-armor", amount: -(CARDS[armor]?.amount ?? 0), card: armor });
  }
  if (view.setup.strong_and_weak !== "off") {
    if (card?.icon && card.icon === row?.strong) found.push({ what: "strong", amount: -EDGE, card: from.piece.card });
    if (card?.icon && card.icon === row?.weak) found.push({ what: "weak", amount: EDGE, card: from.piece.card });
  }
  const short = -totalOf(found);
  return short > 0 ? [...found, { what: "nought", amount: short, card: NONE }] : found;
}

/** What the target prints that could strike back. */
function backOf(view: CcgView, target: Piece, dealt: number): Forecast["back"] {
  const row = CARDS[target.card];
  if (!row || row.attacks.length === 0 || marked(target, "paralysed")) return null;
  const figures = row.attacks.flatMap((move) => {
    const mirrored = move.mirror * dealt;
    if (view.stage === "basic") return [mirrored || move.damage];
    const all = [move.mirror ? mirrored : move.damage, move.win, move.paid, ...(move.challenge ? [move.loss] : [])];
    return all.filter((figure, i) => figure > 0 || i === 0);
  });
  const basic = view.stage === "basic";
  return {
    least: Math.min(...figures),
    most: Math.max(...figures),
    // Worn Items and cards from hand may change it.
    open: !basic,
  };
}
