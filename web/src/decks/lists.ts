/** A deck as so many of each card, and its code: the one line in which setups, links and the house have it. */

import { CARDS, DECKS, NONE, numberOf } from "../games/ccg/cards/cards";

/** By card: how many. */
export type Counts = readonly number[];

export const EMPTY: Counts = CARDS.map(() => 0);

/** So many letters the name of a deck may have. */
export const LONGEST_NAME = 40;

export const sizeOf = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);

export const withCard = (counts: Counts, card: number, change: number): Counts =>
  counts.map((count, other) => (other === card ? Math.max(0, count + change) : count));

/** From pairs of card and count, as the house sends them. */
export function countsOf(cards: readonly (readonly number[])[]): Counts {
  const found = [...EMPTY];
  for (const [card = NONE, count = 0] of cards) if (card in found) found[card] = (found[card] ?? 0) + count;
  return found;
}

/** From single cards. */
export const gathered = (cards: readonly number[]): Counts => countsOf(cards.map((card) => [card, 1]));

/** A name that fits into a code. */
export const tidyName = (name: string): string =>
  name.replace(/[;#]/g, " ").replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME).trim();

export function codeOf(counts: Counts, name = ""): string {
  const called = tidyName(name);
  const parts = counts.flatMap((count, card) => (count > 0 ? [`${count} ${CARDS[card]?.name ?? ""}`] : []));
  return [...(called ? [`name: ${called}`] : []), ...parts].join("; ");
}

/** The deck of a code.  What people write themselves, the house reads. */
export function readCode(code: string): { name: string; counts: Counts } {
  let name = "";
  const pairs: [number, number][] = [];
  for (const part of code.split(";").map((one) => one.trim())) {
    const called = /^name:\s*(.*)$/.exec(part);
    const found = /^(\d+) (\S+)$/.exec(part);
    if (called) name = called[1] ?? "";
    else if (found) pairs.push([numberOf(found[2] ?? ""), Number(found[1])]);
  }
  return { name, counts: countsOf(pairs) };
}

/** One of the eight. */
export const precon = (deck: string): Counts =>
  countsOf(Object.entries(DECKS[deck]?.cards ?? {}).map(([name, count]) => [numberOf(name), count]));
