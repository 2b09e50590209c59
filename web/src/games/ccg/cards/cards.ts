/** The cards: their figures are those the rules read, their words those of the catalogue. */

import data from "../../../../../src/odango/games/ccg/data.json";
import { has, t } from "../../../lib/words";
import { EMBLEMS } from "../../emblems";
import type { Emblem } from "../../face";

/** Body, mind, soul, and of any type. */
export type Cost = readonly [number, number, number, number];
export type Power = readonly [number, number, number];

export type Move = {
  name: string;
  cost: Cost;
  challenge: number;
  damage: number;
  win: number;
  loss: number;
  paid: number;
  splash: number;
  mirror: number;
  other: number;
  shields: boolean;
  /** Of a defence: what it does, by how much. */
  does: string;
  amount: number;
};

export type Card = {
  name: string;
  kind: string;
  /** C, U, R or F: common, uncommon, rare, foil. */
  rarity: string;
  health: number;
  points: number;
  family: string;
  side: string;
  replaces: string;
  strong: string;
  weak: string;
  icon: string;
  character: string;
  level: number;
  startsWith: string;
  attacks: readonly Move[];
  defences: readonly Move[];
  ability: boolean;
  challenge: number;
  cost: Cost;
  amount: number;
};

export const NONE = -1;
export const TYPES = ["body", "mind", "soul"] as const;
export const FREE: Cost = [0, 0, 0, 0];

const moveOf = (row: Record<string, unknown>): Move => ({
  name: row["name"] as string,
  cost: (row["cost"] as Cost | undefined) ?? FREE,
  challenge: numberIn(row, "challenge"),
  damage: numberIn(row, "damage"),
  win: numberIn(row, "win"),
  loss: numberIn(row, "loss"),
  paid: numberIn(row, "paid"),
  splash: numberIn(row, "splash"),
  mirror: numberIn(row, "mirror"),
  other: numberIn(row, "other"),
  shields: row["shields"] === true,
  does: textIn(row, "does"),
  amount: numberIn(row, "amount"),
});

const numberIn = (row: Record<string, unknown>, key: string): number => (row[key] as number | undefined) ?? 0;
const textIn = (row: Record<string, unknown>, key: string): string => (row[key] as string | undefined) ?? "";
const movesIn = (row: Record<string, unknown>, key: string): Move[] =>
  ((row[key] as Record<string, unknown>[] | undefined) ?? []).map(moveOf);

/** A card is its printed number less one. */
export const CARDS: readonly Card[] = (data.cards as Record<string, unknown>[]).map((row) => ({
  name: row["name"] as string,
  kind: row["kind"] as string,
  rarity: textIn(row, "rarity"),
  health: numberIn(row, "health"),
  points: numberIn(row, "points"),
  family: textIn(row, "family"),
  side: textIn(row, "side"),
  replaces: textIn(row, "replaces"),
  strong: textIn(row, "strong"),
  weak: textIn(row, "weak"),
  icon: textIn(row, "icon"),
  character: textIn(row, "character"),
  level: numberIn(row, "level"),
  startsWith: textIn(row, "starts_with"),
  attacks: movesIn(row, "attacks"),
  defences: movesIn(row, "defences"),
  ability: row["ability"] !== undefined,
  challenge: numberIn(row, "challenge"),
  cost: (row["cost"] as Cost | undefined) ?? FREE,
  amount: numberIn(row, "amount"),
}));

const NUMBERS = new Map(CARDS.map((card, number) => [card.name, number]));

/** Which card has this name; NONE for no name. */
export const numberOf = (name: string): number => NUMBERS.get(name) ?? NONE;

/** What a deck is best begun with, as its makers say. */
export const openingOf = (deck: string): readonly string[] =>
  (data.decks as Record<string, { opening: string[] }>)[deck]?.opening ?? [];

/** The eight decks that stand ready, by name: so many of each card. */
export const DECKS: Readonly<Record<string, { cards: Readonly<Record<string, number>> }>> = data.decks;

export const isPower = (card: number): boolean => card >= 0 && card < TYPES.length;
export const isFighter = (card: number): boolean => ["scout", "knight"].includes(CARDS[card]?.kind ?? "");
export const isEnemy = (card: number): boolean => ["monster", "villain"].includes(CARDS[card]?.kind ?? "");

/** What a card counts as in the Basic game. */
export function basicType(card: number): string {
  const kind = CARDS[card]?.kind ?? "";
  return kind === "knight" ? "scout" : kind === "defense-event" ? "event" : kind;
}

// --- words ---------------------------------------------------------------------------------------------------------

// words: ccg-card-*, ccg-move-*, ccg-ability-*, ccg-effect-*, ccg-kind-*, ccg-family-*, ccg-side-*, ccg-replaces-*
// words: ccg-power-*
export const titleOf = (card: number): string =>
  card === NONE ? t("ccg-board-face-down") : t(`ccg-card-${CARDS[card]?.name ?? ""}`);

/** Without the Level, which stands on the card on its own. */
export const shortTitle = (card: number): string => titleOf(card).replace(/,[^,]*$/, "");

export const moveTitle = (move: Move): string => t(`ccg-move-${move.name}`);

/** What a move does beyond its damage; empty if nothing. */
export function moveEffect(card: number, move: Move): string {
  const key = `ccg-effect-${CARDS[card]?.name ?? ""}-${move.name}`;
  return has(key) ? t(key) : "";
}

export function cardEffect(card: number): string {
  const key = `ccg-effect-${CARDS[card]?.name ?? ""}`;
  return has(key) ? t(key) : "";
}

export function abilityTitle(card: number): string {
  const key = `ccg-ability-${CARDS[card]?.name ?? ""}`;
  return has(key) ? t(key) : "";
}

export const kindTitle = (card: number): string => t(`ccg-kind-${CARDS[card]?.kind ?? "power"}`);
export const powerTitle = (type: number): string => t(TYPES[type] ? `ccg-power-${TYPES[type]}` : "ccg-power-any");

/** The rule that says most about a card. */
export function ruleOf(card: number): string {
  switch (CARDS[card]?.kind) {
    case "scout":
    case "knight":
      return "scouts-and-knights";
    case "monster":
      return "monsters";
    case "villain":
      return "villains";
    case "event":
      return "events";
    case "defense-event":
      return "defense-events";
    case "power":
      return "power";
    default:
      return "persons-and-items";
  }
}

// --- looks ---------------------------------------------------------------------------------------------------------

export const POWER_SUITS = ["bronze", "teal", "rose", ""] as const;
export const POWER_ICONS = ["p-body", "p-mind", "p-soul", "p-any"] as const;

const KINDS: Readonly<Record<string, Emblem>> = {
  monster: { suit: "garnet", icon: "v-clan" },
  villain: { suit: "garnet", icon: "v-beryl" },
  person: { suit: "bronze", icon: "i-people" },
  item: { suit: "teal", icon: "i-bag" },
  event: { suit: "gold", icon: "s-gold" },
  "defense-event": { suit: "water", icon: "i-shield" },
  scout: { suit: "moon", icon: "s-moon" },
  knight: { suit: "wine", icon: "s-mask" },
};

const FAMILIES: Readonly<Record<string, Emblem>> = {
  yoma: { suit: "garnet", icon: "f-yoma" },
  cardian: { suit: "wood", icon: "f-cardian" },
  droid: { suit: "night", icon: "f-droid" },
};

const SIDES: Readonly<Record<string, Emblem>> = {
  negaverse: { suit: "garnet", icon: "v-beryl" },
  "doom-tree": { suit: "wood", icon: "v-jadeite" },
  "dark-moon": { suit: "night", icon: "v-kunzite" },
};

/** Villains of the house that the set spells in its own way. */
const SPELT: Readonly<Record<string, string>> = { jedite: "jadeite", nephlite: "nephrite", malachite: "kunzite" };

/** Things that have a drawing of their own. */
const THINGS: Readonly<Record<string, string>> = {
  luna: "i-cat",
  artemis: "i-cat",
  rini: "s-chibi",
  "sailor-pluto": "s-pluto",
  lunch: "i-coin",
  costume: "s-mask",
  "mini-computer": "i-list",
  "ofuda-scroll": "i-log",
  "love-letter": "i-heart",
  "knight-armor": "i-shield",
  "negaverse-sword": "i-sword",
  "luna-pen": "i-pen",
  "negaverse-crystal": "i-gem",
  "cardian-flute": "f-cardian",
  "luna-ball": "s-white",
  "dark-fruit": "s-night",
  "dark-crystal-wedge": "f-droid",
  "pocket-communicator": "i-clock",
  "moon-star-locket": "s-moon",
  "imperium-silver-crystal": "i-gem",
  spaceship: "i-arrow",
  "negamoon-bomb": "s-fire",
};

/** Colour and drawing of a card. */
export function emblemOf(card: number): Emblem {
  const row = CARDS[card];
  if (!row) return { suit: "night", icon: "i-deck" };
  if (isPower(card)) return { suit: POWER_SUITS[card] ?? "", icon: POWER_ICONS[card] ?? "p-any" };
  const known = EMBLEMS[row.character] ?? EMBLEMS[SPELT[row.name] ?? row.name];
  if (known && row.kind !== "person") return known;
  const thing = THINGS[row.name];
  if (thing) return { suit: KINDS[row.kind]?.suit ?? "teal", icon: thing };
  const kin = FAMILIES[row.family] ?? (row.kind === "villain" ? SIDES[row.side] : undefined);
  return kin ?? KINDS[row.kind] ?? { suit: "night", icon: "i-deck" };
}

const ARTS: Readonly<Record<string, string>> = {
  moon: "art-moon",
  water: "art-water",
  fire: "art-fire",
  wood: "art-wood",
  gold: "art-gold",
};

/** The drawing on a Scout, a Villain or a card from hand; null for Monsters, each of which has a mask of its own. */
export function artOf(card: number): string | null {
  const row = CARDS[card];
  if (!row || row.kind === "monster") return null;
  if (row.kind === "scout") return ARTS[emblemOf(card).suit] ?? "art-moon";
  if (row.kind === "knight") return "art-night";
  return row.kind === "villain" ? "art-stone" : row.kind === "event" ? "art-gold" : "art-ring";
}

/** Which frame the pieces know. */
export function frameOf(card: number): string {
  const kind = CARDS[card]?.kind ?? "";
  return kind === "knight" ? "scout" : kind === "defense-event" ? "defense" : kind;
}

const HANDS: Readonly<Record<string, string>> = {
  "ccg-rock": "j-rock",
  "ccg-paper": "j-paper",
  "ccg-scissors": "j-scissors",
};

/** For words in a sentence. */
export function emblemOfWord(word: string): Emblem | null {
  if (word.startsWith("ccg-card-")) {
    const card = numberOf(word.slice("ccg-card-".length));
    return card === NONE ? null : emblemOf(card);
  }
  return HANDS[word] ? { suit: "white", icon: HANDS[word] } : null;
}

/** A price as single pips: 0 body, 1 mind, 2 soul, 3 any. */
export const pipsOf = (cost: readonly number[]): number[] =>
  cost.flatMap((count, type) => Array.from({ length: count }, () => type));

/** Whether Power pays a price: each type its own, and the rest for any. */
export function affords(power: Power, cost: Cost): boolean {
  const missing = TYPES.some((_, type) => (power[type] ?? 0) < (cost[type] ?? 0));
  const sum = (some: readonly number[]): number => some.reduce((a, b) => a + b, 0);
  return !missing && sum(power) >= sum(cost);
}
