/** The figures of a deck that are drawn: what its moves cost, and which Power it has and uses. */

import { CARDS, isPower, TYPES, type Move } from "../games/ccg/cards/cards";
import { typesOf } from "./catalogue";
import type { Counts } from "./lists";

/** The last column stands for so much Power and more. */
export const DEAREST = 4;

export type Column = { attacks: number; defences: number };

const priceOf = (move: Move): number =>
  Math.min(
    DEAREST,
    move.cost.reduce((sum, count) => sum + count, 0),
  );

/** By price: how many attacks and defences of the deck ask for so much Power, every copy counted. */
export function curveOf(deck: Counts): Column[] {
  const columns = Array.from({ length: DEAREST + 1 }, (): Column => ({ attacks: 0, defences: 0 }));
  const add = (moves: readonly Move[], count: number, what: keyof Column): void => {
    for (const move of moves) {
      const column = columns[priceOf(move)];
      if (column) column[what] += count;
    }
  };
  deck.forEach((count, card) => {
    add(CARDS[card]?.attacks ?? [], count, "attacks");
    add(CARDS[card]?.defences ?? [], count, "defences");
  });
  return columns;
}

export type Share = { type: number; power: number; users: number };

/** By type: how many Power cards there are, and how many other cards have its icon or ask for it. */
export function sharesOf(deck: Counts): Share[] {
  const count = (wanted: (card: number) => boolean): number =>
    deck.reduce((sum, copies, card) => sum + (wanted(card) ? copies : 0), 0);
  return TYPES.map((name, type) => ({
    type,
    power: deck[type] ?? 0,
    users: count((card) => !isPower(card) && typesOf(card).includes(name)),
  }));
}
