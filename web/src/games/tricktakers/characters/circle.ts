/** The Alchemist: what three cards count as together, the elements they bring, and the magic circle. */

import data from "../../../../../src/odango/games/tricktakers/data.json";
import { BLACK, faceOf, NUMBER, type Face } from "../cards";
import type { Formation } from "./figures";

/** How many cards are played as one. */
export const THREE = data.alchemist.plays;
export const HEXAGON = "hexagon";

/** From the top, and where they lie: middle, left and right are -1, 0 and 1; top to bottom 0 to 4. */
export const CELLS: readonly { id: string; x: number; y: number }[] = [
  { id: "T", x: 0, y: 0 },
  { id: "UL", x: -1, y: 1 },
  { id: "a", x: 0, y: 1 },
  { id: "UR", x: 1, y: 1 },
  { id: "C", x: 0, y: 2 },
  { id: "LL", x: -1, y: 3 },
  { id: "b", x: 0, y: 3 },
  { id: "LR", x: 1, y: 3 },
  { id: "B", x: 0, y: 4 },
];

/** What a card adds: one without a number nothing. */
export const worthOf = (card: number): number => (faceOf(card).kind === NUMBER ? faceOf(card).value : 0);

/** Red, blue or green; black means nothing to the Alchemist. */
export function tintOf(card: number): number {
  const { kind, colour } = faceOf(card);
  return kind === NUMBER && colour !== BLACK ? colour : -1;
}

export const sumOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + worthOf(card), 0);
/** Above 10 only the last digit. */
export const valueOf = (cards: readonly number[]): number => {
  const sum = sumOf(cards);
  return sum <= 10 ? sum : sum % 10;
};

export type Element = "alpha" | "beta" | "gamma" | "delta";

/** What three cards bring as they are played; `led`: the leading number, if another played one. */
export function elementsOf(cards: readonly number[], led: number | null): Element[] {
  const found: Element[] = [];
  if (led !== null && valueOf(cards) === led) found.push("alpha");
  if (cards.some((card) => tintOf(card) < 0)) return found;
  const values = cards.map(worthOf).sort((a, b) => a - b);
  if (new Set(values).size === 1) found.push("beta");
  if (new Set(cards.map(tintOf)).size === 1) found.push("gamma");
  if (values.every((value, i) => value === (values[0] ?? 0) + i)) found.push("delta");
  return found;
}

/** The number that was led, where it counts for an element. */
export function ledNumber(plays: readonly { face: Face | null; hidden: boolean }[]): number | null {
  const first = plays[0];
  return first?.face?.kind === NUMBER && !first.hidden ? first.face.value : null;
}

export const formed = (cells: readonly string[], formations: readonly Formation[]): Formation[] =>
  formations.filter((one) => one.cells.every((cell) => cells.includes(cell)));

export const circleWorth = (cells: readonly string[], formations: readonly Formation[]): number =>
  formed(cells, formations).reduce((sum, { points }) => sum + points, 0);

/** What an element on this cell would complete. */
export function completes(cell: string, cells: readonly string[], formations: readonly Formation[]): Formation[] {
  const before = new Set(formed(cells, formations));
  return formed([...cells, cell], formations).filter((one) => !before.has(one));
}

/** What of a formation is missing still. */
export const missing = (one: Formation, cells: readonly string[]): number =>
  one.cells.filter((cell) => !cells.includes(cell)).length;
