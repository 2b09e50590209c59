/** Whose attacks or defences are being chosen from, and how each of them stands. */

import type { Choosing } from "../../lib/choosing.svelte";
import type { CcgView } from "../../lib/types";
import { t } from "../../lib/words";
import { forecast } from "./attack/account";
import { affords, CARDS, NONE, powerTitle, shortTitle, TYPES, type Cost, type Move } from "./cards/cards";
import { countedFor, find, kindOf, numbersIn, planned, refOf, type Piece, type Plan } from "./facts";

export type Line = {
  ref: string;
  move: Move;
  card: number;
  /** May be picked with what is picked. */
  open: boolean;
  figure: number | null;
  /** Small print: how the figure comes about, or what is missing. */
  note: string;
};

type Subject = { piece: Piece; moves: readonly Move[]; attack: boolean };

function subjectOf(view: CcgView, choosing: Choosing): Subject | null {
  const attacks = (uid: number, attack: boolean): Subject | null => {
    const piece = find(view, uid)?.piece;
    return piece ? { piece, moves: CARDS[piece.card]?.attacks ?? [], attack } : null;
  };
  const target = view.attack?.target ?? NONE;
  switch (view.question?.kind) {
    case "defend": {
      const piece = find(view, target)?.piece;
      return piece ? { piece, moves: CARDS[piece.card]?.defences ?? [], attack: false } : null;
    }
    case "basic-hit-back":
      return attacks(target, false);
    case "strike-again":
      return attacks(view.attack?.members[0]?.uid ?? NONE, false);
    case "hit-back": {
      const ref = choosing.options.flatMap(({ refs }) => refs).find((one) => kindOf(one) === "piece");
      return ref ? attacks(numbersIn(ref)[0] ?? NONE, false) : null;
    }
    default: {
      const plan = planned(view, choosing);
      return plan && plan.attacker !== NONE ? attacks(plan.attacker, true) : null;
    }
  }
}

/** What is missing for a price, in words. */
export function lackOf(power: readonly [number, number, number], cost: Cost): string {
  if (affords(power, cost)) return "";
  const type = TYPES.findIndex((_, i) => (power[i] ?? 0) < (cost[i] ?? 0));
  if (type >= 0)
    return t("ccg-lack-type", { needed: cost[type] ?? 0, power: powerTitle(type), there: power[type] ?? 0 });
  const sum = (some: readonly number[]): number => some.reduce((a, b) => a + b, 0);
  return t("ccg-lack-any", { needed: sum(cost), there: sum(power) });
}

/** Whether it may be picked, be it instead of another that is. */
function offered(choosing: Choosing, ref: string, { piece, attack }: Subject, plan: Plan | null): boolean {
  const beside = attack ? [refOf(piece)] : [];
  if (attack && plan && plan.target !== NONE) beside.push(`piece:${plan.target}`);
  return choosing.options.some(({ refs }) => refs.includes(ref) && beside.every((one) => refs.includes(one)));
}

/** The lines to choose from; none while nobody is picked. */
export function linesOf(view: CcgView, choosing: Choosing | null): Line[] {
  if (!choosing || ![...choosing.things].some((ref) => kindOf(ref) === "move")) return [];
  const subject = subjectOf(view, choosing);
  if (!subject) return [];
  const basic = view.stage === "basic";
  const plan = planned(view, choosing);
  const power = subject.attack && !basic ? countedFor(view, subject.piece.uid) : subject.piece.power;
  return subject.moves.map((move, i) => {
    const ref = `move:${i}`;
    const open = offered(choosing, ref, subject, plan);
    const found =
      subject.attack && plan && plan.target !== NONE ? forecast(view, { ...plan, move: i, sent: false }) : null;
    return {
      ref,
      move,
      card: subject.piece.card,
      open,
      figure: found ? found.total : move.damage > 0 ? move.damage : null,
      note: open
        ? found
          ? found.entries
              .map(({ amount }, at) => (at === 0 ? `${amount}` : amount < 0 ? `− ${-amount}` : `+ ${amount}`))
              .join(" ")
          : ""
        : basic
          ? t("ccg-lack-any", { needed: move.cost.reduce((a, b) => a + b, 0), there: power.reduce((a, b) => a + b, 0) })
          : lackOf(power, move.cost) || t("ccg-lack-not-now"),
    };
  });
}

/** The target's name in a question. */
export const nameOfPiece = (view: CcgView, uid: number): string => {
  const piece = find(view, uid)?.piece;
  return piece ? shortTitle(piece.card) : "";
};
