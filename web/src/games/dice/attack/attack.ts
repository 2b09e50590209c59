/** The attack on the table: the one being put together by touch, or the one that has been declared. */

import type { Choosing } from "../../../lib/choosing.svelte";
import type { DiceView, Option } from "../../../lib/types";
import { askedFor, placesIn, valueOf } from "../facts";

export type Attack = {
  attacker: number;
  defender: number;
  /** Places of the attackers' dice, and what they show. */
  used: { ref: string; value: number }[];
  /** The target's place and value. */
  target: { ref: string; place: number; value: number } | null;
  /** Whether it could be sent as it is. */
  whole: boolean;
  /** What the dice could take as they are, and with more dice added. */
  takes: number[];
  more: number[];
};

const ATTACKS = new Set(["turn", "attack-another"]);

export const dieRef = (fighter: number, place: number): string => `die:${fighter}:${place}`;

const numbersIn = (ref: string): number[] => ref.split(":").slice(1).map(Number);

/** The dice an option attacks with, and the one it attacks. */
function partsOf(option: Option, defender: number): { used: string[]; target: string | null } {
  const mark = `die:${defender}:`;
  return {
    used: option.refs.filter((ref) => !ref.startsWith(mark) && /^(die|droid):/.test(ref)),
    target: option.refs.find((ref) => ref.startsWith(mark)) ?? null,
  };
}

export function valueOfRef(view: DiceView, ref: string): number {
  const [first = 0, place = 0] = numbersIn(ref);
  return ref.startsWith("droid:") ? first : valueOf(view.fighters[first]?.dice[place] ?? 0);
}

/** What is being put together, or null while nothing is. */
export function attackBeingChosen(view: DiceView, choosing: Choosing | null): Attack | null {
  if (!choosing || !view.question || !ATTACKS.has(view.question.kind)) return null;
  const attacker = view.active[view.turn] ?? 0;
  const defender = view.active[1 - view.turn] ?? 0;
  const held = [...choosing.held];
  const aimed = held.find((ref) => ref.startsWith(`die:${defender}:`)) ?? null;
  const used = held.filter((ref) => ref.startsWith(`die:${attacker}:`) || ref.startsWith("droid:"));
  if (!aimed && used.length === 0) return null;
  const attacks = choosing.left.map((option) => partsOf(option, defender)).filter((parts) => parts.target !== null);
  const values = (wanted: boolean): number[] => {
    const found = attacks.filter((parts) => (parts.used.length === used.length) === wanted);
    return [...new Set(found.map((parts) => valueOfRef(view, parts.target as string)))].sort((a, b) => a - b);
  };
  return {
    attacker,
    defender,
    used: used.sort(byPlace).map((ref) => ({ ref, value: valueOfRef(view, ref) })),
    target: aimed ? { ref: aimed, place: numbersIn(aimed)[1] ?? 0, value: valueOfRef(view, aimed) } : null,
    whole: choosing.ready !== null && aimed !== null && used.length > 0,
    takes: values(true),
    more: values(false),
  };
}

/** Droid Dice come after those in play; these in the order they lie. */
const byPlace = (a: string, b: string): number =>
  Number(a.startsWith("droid:")) - Number(b.startsWith("droid:")) || (numbersIn(a)[1] ?? 0) - (numbersIn(b)[1] ?? 0);

/** The attack that is declared and waits for the other side's word. */
export function attackDeclared(view: DiceView): Attack | null {
  if (askedFor(view) !== "shield") return null;
  const [mask, place, droid] = view.attack;
  const attacker = view.active[view.turn] ?? 0;
  const defender = view.active[1 - view.turn] ?? 0;
  const refs = placesIn(mask).map((at) => dieRef(attacker, at));
  if (droid) refs.push(`droid:${droid}`);
  const target = dieRef(defender, place);
  return {
    attacker,
    defender,
    used: refs.map((ref) => ({ ref, value: valueOfRef(view, ref) })),
    target: { ref: target, place, value: valueOfRef(view, target) },
    whole: true,
    takes: [],
    more: [],
  };
}

export const isPower = (attack: Attack): boolean => attack.used.length === 1;
