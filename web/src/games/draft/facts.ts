/** What a draft's view tells, put in order. */

import type { DraftView } from "../../lib/types";
import { CARDS, isFighter, isPower } from "../ccg/cards/cards";

export type Suggested = DraftView["suggested"][number];
export type Counted = { card: number; count: number };
export type Group = { kind: string; count: number; cards: Counted[] };

export const SIZE = 11;

/** In the order of a list; Scouts and Knights together. */
export const GROUPS = ["fighter", "monster", "villain", "person", "item", "event", "defense-event", "power"] as const;

const groupOf = (card: number): string => (isFighter(card) ? "fighter" : (CARDS[card]?.kind ?? "power"));

/** Each card once, with how many there are. */
function counted(cards: readonly number[]): Counted[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Cards by what they are; Levels of a character stand together, from the lowest up. */
export function groupsOf(cards: readonly number[]): Group[] {
  const order = (card: number): string =>
    `${CARDS[card]?.character ?? ""} ${CARDS[card]?.level ?? 0} ${String(card).padStart(3, "0")}`;
  return GROUPS.map((kind) => {
    const some = cards.filter((card) => groupOf(card) === kind).sort((a, b) => order(a).localeCompare(order(b)));
    return { kind, count: some.length, cards: counted(some) };
  }).filter(({ count }) => count > 0);
}

/** How many Power cards of each type. */
export const powerOf = (cards: readonly number[]): number[] =>
  [0, 1, 2].map((type) => cards.filter((card) => card === type).length);

/** The types of Power that one's Scouts and Knights ask for, and how many of them do. */
export const typesOf = (cards: readonly number[]): number[] =>
  ["body", "mind", "soul"].map((type) => cards.filter((card) => isFighter(card) && CARDS[card]?.icon === type).length);

/** The cards of a deck but for Power. */
export const others = (cards: readonly number[]): number[] => cards.filter((card) => !isPower(card));

/** Whom the pack in hand goes to, and from whom the next one comes. */
export const neighbour = (seat: number, seats: number, by: number): number => (seat + by + seats) % seats;
