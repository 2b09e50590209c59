/** What the cards, items and tasks are: each is a number, as the house counts them.  Nothing here is drawn. */

import data from "../../../../src/odango/games/tricktakers/data.json";
import type { components } from "../../lib/schema";
import { t } from "../../lib/words";
import type { Emblem } from "../face";
import { characterIcon } from "./characters";

type Schemas = components["schemas"];
type Phrase = Schemas["Phrase"];
export type Face = Schemas["Face"];

const COLOURS = ["red", "blue", "green", "black"] as const;
const SUITS = ["fire", "water", "wood", "night"] as const;
export const BLACK = 3;
/** Where nothing sets one. */
const NO_COLOUR = -1;
const HIGHEST = 10;

export const NUMBER = 0;
export const RARE = 1;
export const FLAG = 2;
export const BERSERKER = 3;
const KINDS = ["number", "rare", "flag", "berserker"] as const;
const GLYPHS = ["s-white", "i-gem", "i-flag", "i-axe"] as const;

const FIRST_SPECIAL = COLOURS.length * HIGHEST;
const SPECIALS: readonly { name: string; kind: number; owner?: string }[] = [
  { name: "rare", kind: RARE },
  { name: "flag", kind: FLAG },
  { name: "king-rare", kind: RARE, owner: "king" },
  { name: "berserker", kind: BERSERKER, owner: "berserker" },
  { name: "berserker-rare", kind: RARE, owner: "berserker" },
  { name: "berserker-flag", kind: FLAG, owner: "berserker" },
];

/** Some other seat's card, face down. */
export const UNSEEN = -1;

/** What is printed on a card. */
export function faceOf(card: number): Face {
  const special = SPECIALS[card - FIRST_SPECIAL];
  if (special) return { kind: special.kind, colour: NO_COLOUR, value: 0 };
  return { kind: NUMBER, colour: Math.floor(card / HIGHEST), value: (card % HIGHEST) + 1 };
}

export const sameFace = (a: Face, b: Face): boolean =>
  a.kind === b.kind && a.colour === b.colour && a.value === b.value;

/** The sign of whom a card goes back to, where that is somebody. */
export function ownerIcon(card: number): string | null {
  const owner = SPECIALS[card - FIRST_SPECIAL]?.owner;
  if (!owner || faceOf(card).kind === BERSERKER) return null;
  return characterIcon(data.characters.findIndex(({ id }) => id === owner));
}

/** Undefined where a card has no colour. */
export const suitOf = (face: Face): string | undefined => (face.kind === NUMBER ? SUITS[face.colour] : undefined);
export const glyphOf = (face: Face): string =>
  face.kind === NUMBER ? `s-${SUITS[face.colour]}` : (GLYPHS[face.kind] ?? "i-gem");
export const kindName = (face: Face): string => KINDS[face.kind] ?? "number";

export const colourEmblem = (colour: number): Emblem => ({
  suit: SUITS[colour] ?? "white",
  icon: `s-${SUITS[colour] ?? "white"}`,
});
/** "red", as in the middle of a sentence. */
// words: tricktakers-colour-*
export const colourName = (colour: number): string => t(`tricktakers-colour-${COLOURS[colour]}`);
/** "Red", as it stands on a card. */
// words: tricktakers-printed-*
export const colourTitle = (colour: number): string => t(`tricktakers-printed-${COLOURS[colour]}`);
/** One letter, for the ribbon. */
// words: tricktakers-letter-*
export const colourLetter = (colour: number): string => t(`tricktakers-letter-${COLOURS[colour]}`);

function facePhrase(face: Face): Phrase {
  // words: tricktakers-red, tricktakers-blue, tricktakers-green, tricktakers-black, tricktakers-rare, tricktakers-flag
  return face.kind === NUMBER
    ? { type: "phrase", key: `tricktakers-${COLOURS[face.colour]}`, args: { value: face.value } }
    : { type: "phrase", key: `tricktakers-${kindName(face)}` };
}

/** What a card counts as: "Black 8". */
export function faceName(face: Face): string {
  const { key, args } = facePhrase(face);
  return t(key, args);
}

/** "Blue 8", "King’s Rare". */
export function cardName(card: number): string {
  const special = SPECIALS[card - FIRST_SPECIAL];
  // words: tricktakers-king-rare, tricktakers-berserker-rare, tricktakers-berserker-flag
  return special?.owner ? t(`tricktakers-${special.name}`) : faceName(faceOf(card));
}

/** As it stands at the foot of a card; the Berserker's have their owner's sign, for that name is long. */
export const printedName = (card: number, face: Face): string => {
  if (face.kind === NUMBER) return colourTitle(face.colour);
  const whole = sameFace(face, faceOf(card)) && SPECIALS[card - FIRST_SPECIAL]?.owner !== "berserker";
  return whole ? cardName(card) : faceName(face);
};

/** The face that a phrase of the catalogue names; null if it names none. */
export function facesIn(key: string, args: Phrase["args"] = {}): Face | null {
  const word = key.replace(/^tricktakers-/, "");
  const colour = COLOURS.indexOf(word as (typeof COLOURS)[number]);
  if (colour >= 0) return { kind: NUMBER, colour, value: Number(args?.["value"] ?? 0) };
  const special = SPECIALS.find(({ name }) => name === word);
  return special ? { kind: special.kind, colour: NO_COLOUR, value: 0 } : null;
}

// --- items ---------------------------------------------------------------------------------------------------------

const ITEM_ICONS: Readonly<Record<string, string>> = {
  map: "i-deck",
  potion: "i-shade",
  boots: "i-next",
  sword: "i-sword",
  wand: "r-ruler",
  axe: "i-axe",
  book: "i-book",
  fairy: "i-eye",
  orb: "i-flag",
  castle: "i-again",
  wing: "c-crane",
  gold: "i-coin",
  crystal: "i-gem",
  doll: "r-summoner",
  "rock-crystal": "i-gem",
};
/** So many pieces of equipment are there from the beginning; what is on others was won. */
export const INITIAL = 2;

const itemId = (item: number): string => data.items[item]?.id ?? "map";
export const itemIcon = (item: number): string => ITEM_ICONS[itemId(item)] ?? "i-gem";
// words: tricktakers-item-*
export const itemName = (item: number): string => t(`tricktakers-item-${itemId(item)}`);
// words: tricktakers-item-does-*
export const itemDoes = (item: number): string => t(`tricktakers-item-does-${itemId(item)}`);
/** Points if it is never used, by the equipment it lies on. */
export const unusedWorth = (item: number, place: number): number =>
  (place < INITIAL ? data.items[item]?.unused_initial : data.items[item]?.unused_new) ?? 0;

// --- tasks ---------------------------------------------------------------------------------------------------------

const TASK_EMBLEMS: Readonly<Record<string, Emblem>> = {
  "gain-crown": { suit: "gold", icon: "i-crown" },
  "avoid-lead": { suit: "white", icon: "i-no" },
  "gain-black-crown": { suit: "white", icon: "i-crown" },
  "win-none": { suit: "white", icon: "i-no" },
  "win-one": { suit: "white", icon: "i-trick" },
  "win-two": { suit: "white", icon: "i-trick" },
  "win-with-rare": { suit: "rose", icon: "i-gem" },
  "take-one": { suit: "white", icon: "i-hand" },
  "take-ten": { suit: "white", icon: "i-hand" },
};
const taskId = (task: number): string => data.tasks[task]?.id ?? "take-red";

export function taskEmblem(task: number): Emblem {
  const colour = COLOURS.findIndex((name) => taskId(task).endsWith(`-${name}`));
  return colour >= 0 ? colourEmblem(colour) : (TASK_EMBLEMS[taskId(task)] ?? { suit: "white", icon: "i-check" });
}
// words: tricktakers-task-*
export const taskName = (task: number): string => t(`tricktakers-task-${taskId(task)}`);
/** "take a red", and with less room "a red". */
// words: tricktakers-task-brief-*, tricktakers-task-tiny-*
export const taskBrief = (task: number): string => t(`tricktakers-task-brief-${taskId(task)}`);
export const taskTiny = (task: number): string => t(`tricktakers-task-tiny-${taskId(task)}`);
/** From this reward on a task is a hard one. */
const HARD = 20;
/** What it brings who fulfils it; `forTwo`: what is printed on the Ruler's card for two players. */
export function taskReward(task: number, forTwo: boolean): number {
  const reward = data.tasks[task]?.reward ?? 0;
  const { failed_easy, failed_hard } = data.ruler.two_players;
  return !forTwo ? reward : reward >= HARD ? failed_hard : failed_easy;
}
export const taskPenalty = (task: number): number => data.tasks[task]?.penalty ?? 0;

// --- bids ----------------------------------------------------------------------------------------------------------

/** What foretelling so many tricks rightly is worth. */
export function bidWorth(bid: number, two: boolean): number | "win" {
  const worth = (two ? data.gambler.two_players.bids : data.gambler.bids)[bid] ?? 0;
  return typeof worth === "number" ? worth : "win";
}

export const TRICKS = data.rounds.tricks;

// --- words of the log ----------------------------------------------------------------------------------------------

const WORDS: ReadonlyMap<string, Emblem> = new Map<string, Emblem>([
  ...COLOURS.flatMap((name, colour): [string, Emblem][] => [
    [name, colourEmblem(colour)],
    [`colour-${name}`, colourEmblem(colour)],
  ]),
  ...SPECIALS.filter(({ kind }) => kind !== BERSERKER).map(({ name, kind }): [string, Emblem] => [
    name,
    { suit: kind === RARE ? "rose" : "white", icon: GLYPHS[kind] ?? "i-gem" },
  ]),
  ...data.characters.map(({ id }, character): [string, Emblem] => [
    id.replaceAll("_", "-"),
    { suit: "white", icon: characterIcon(character) },
  ]),
  ...data.items.map(({ id }, item): [string, Emblem] => [`item-${id}`, { suit: "white", icon: itemIcon(item) }]),
  ...data.tasks.map(({ id }, task): [string, Emblem] => [`task-${id}`, taskEmblem(task)]),
]);

/** The emblem of a word of the catalogue, if the word names a card, a colour, a character, an item or a task. */
export const emblemOfWord = (word: string): Emblem | null => WORDS.get(word.replace(/^tricktakers-/, "")) ?? null;
