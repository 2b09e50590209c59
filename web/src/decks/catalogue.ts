/** Which cards are looked for, and in which order they lie. */

import {
  abilityTitle,
  cardEffect,
  CARDS,
  isPower,
  kindTitle,
  moveEffect,
  moveTitle,
  titleOf,
  TYPES,
} from "../games/ccg/cards/cards";
import { t } from "../lib/words";
import type { Counts } from "./lists";

/** In the order of a list. */
export const KINDS = ["scout", "knight", "monster", "villain", "person", "item", "event", "defense-event", "power"];
export const RARITIES = ["C", "U", "R", "F"];
export const FAMILIES = ["yoma", "cardian", "droid"];
export const SIDES = ["negaverse", "doom-tree", "dark-moon"];
export const LEVELS = ["1", "2", "3", "4"];
export const POINTS = ["1", "2", "3", "4", "5", "6"];
export const PLACES = ["deck", "rest", "pool"];

export type Filter = {
  words: string;
  kind: string;
  rarity: string;
  /** A type of Power: its icon, or its price. */
  power: string;
  /** A family of Monsters, or a side of Monsters and Villains. */
  kin: string;
  level: string;
  points: string;
  /** Whether it is in the deck, not in it, or in the pool. */
  place: string;
};

export const ANY: Filter = { words: "", kind: "", rarity: "", power: "", kin: "", level: "", points: "", place: "" };

/** So many of a card are usual to be asked for; the house says how many may be. */
export const USUAL = 4;

/** The types of Power that a card asks for or is of. */
export function typesOf(card: number): string[] {
  const row = CARDS[card];
  if (!row) return [];
  const costs = [row.cost, ...row.attacks.map(({ cost }) => cost), ...row.defences.map(({ cost }) => cost)];
  return TYPES.filter((type, i) => row.icon === type || costs.some((cost) => (cost[i] ?? 0) > 0));
}

const RARITY_NAMES: Readonly<Record<string, string>> = { C: "common", U: "uncommon", R: "rare", F: "foil" };

// words: decks-rarity-*
export const rarityTitle = (rarity: string): string => t(`decks-rarity-${RARITY_NAMES[rarity] ?? "common"}`);

/** All cards: kind by kind, Scouts by character and Level, the others as they are numbered. */
export const ORDER: readonly number[] = CARDS.map((_, card) => card).sort((a, b) => {
  const [one, other] = [CARDS[a], CARDS[b]];
  const place = (kind = ""): number => KINDS.indexOf(kind);
  const first = (character = ""): number => CARDS.findIndex((row) => row.character === character);
  return (
    place(one?.kind) - place(other?.kind) ||
    (one?.character && other?.character ? first(one.character) - first(other.character) : 0) ||
    (one?.level ?? 0) - (other?.level ?? 0) ||
    a - b
  );
});

const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const said = new Map<number, string>();

/** All that is said on a card, to be searched. */
function saidOn(card: number): string {
  const known = said.get(card);
  if (known !== undefined) return known;
  const row = CARDS[card];
  const moves = [...(row?.attacks ?? []), ...(row?.defences ?? [])];
  const all = [
    titleOf(card),
    kindTitle(card),
    row?.family ? t(`ccg-family-${row.family}`) : "",
    row?.side ? t(`ccg-side-${row.side}`) : "",
    abilityTitle(card),
    cardEffect(card),
    ...moves.flatMap((move) => [moveTitle(move), moveEffect(card, move)]),
    ...typesOf(card).map((type) => t(`ccg-power-${type}`)),
  ];
  const text = ` ${bare(all.join(" "))}`;
  said.set(card, text);
  return text;
}

/** Whether every word begins some word on the card. */
const speaksOf = (card: number, words: string): boolean =>
  bare(words)
    .split(" ")
    .every((word) => saidOn(card).includes(` ${word}`));

function fits(card: number, filter: Filter, deck: Counts, pool: Counts | null): boolean {
  const row = CARDS[card];
  if (!row) return false;
  const place = filter.place;
  return (
    (!filter.kind || row.kind === filter.kind) &&
    (!filter.rarity || row.rarity === filter.rarity) &&
    (!filter.power || typesOf(card).includes(filter.power)) &&
    (!filter.kin || row.family === filter.kin || row.side === filter.kin) &&
    (!filter.level || row.level === Number(filter.level)) &&
    (!filter.points || row.points === Number(filter.points)) &&
    (place !== "deck" || (deck[card] ?? 0) > 0) &&
    (place !== "rest" || (deck[card] ?? 0) === 0) &&
    (place !== "pool" || pool === null || isPower(card) || (pool[card] ?? 0) > 0)
  );
}

/** What is found, in order. */
export function found(filter: Filter, deck: Counts, pool: Counts | null): number[] {
  const fitting = ORDER.filter((card) => fits(card, filter, deck, pool));
  return filter.words.trim() ? fitting.filter((card) => speaksOf(card, filter.words)) : fitting;
}

/** The cards of a deck, kind by kind. */
export function groupsOf(deck: Counts): { kind: string; cards: number[]; count: number }[] {
  return KINDS.map((kind) => {
    const cards = ORDER.filter((card) => CARDS[card]?.kind === kind && (deck[card] ?? 0) > 0);
    return { kind, cards, count: cards.reduce((sum, card) => sum + (deck[card] ?? 0), 0) };
  }).filter(({ cards }) => cards.length > 0);
}
