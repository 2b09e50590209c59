/** What the cards, items and tasks are: each is a number, as the house counts them.  Nothing here is drawn. */

import data from "../../../../src/odango/games/tricktakers/data.json";
import type { components } from "../../lib/schema";
import { t } from "../../lib/words";
import type { Emblem } from "../face";
import { characterIcon } from "./characters/characters";

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
type Special = { name: string; kind: number; colour?: number; value?: number; owner?: string };
const SPECIALS: readonly Special[] = [
  { name: "rare", kind: RARE },
  { name: "flag", kind: FLAG },
  { name: "king-rare", kind: RARE, owner: "king" },
  { name: "berserker", kind: BERSERKER, owner: "berserker" },
  { name: "berserker-rare", kind: RARE, owner: "berserker" },
  { name: "berserker-flag", kind: FLAG, owner: "berserker" },
  { name: "strategist-k7", kind: NUMBER, colour: BLACK, value: 7, owner: "strategist" },
  { name: "strategist-rare", kind: RARE, owner: "strategist" },
  ...COLOURS.slice(0, BLACK).flatMap((name, colour) =>
    [1, 2, 3, 4, 5].map((value): Special => ({
      name: `alchemist-${name}`,
      kind: NUMBER,
      colour,
      value,
      owner: "alchemist",
    })),
  ),
  { name: "el", kind: FLAG, owner: "summoner" },
  { name: "miria", kind: BERSERKER, owner: "summoner" },
  { name: "maru", kind: NUMBER, colour: 0, value: HIGHEST, owner: "summoner" },
  { name: "guru", kind: NUMBER, colour: 1, value: HIGHEST, owner: "summoner" },
  { name: "nemu", kind: NUMBER, colour: 2, value: HIGHEST, owner: "summoner" },
  { name: "oko", kind: NUMBER, colour: BLACK, value: HIGHEST, owner: "summoner" },
];
const specialOf = (card: number): Special | undefined => SPECIALS[card - FIRST_SPECIAL];

/** Some other seat's card, face down. */
export const UNSEEN = -1;

/** What is printed on a card. */
export function faceOf(card: number): Face {
  const special = specialOf(card);
  if (special) return { kind: special.kind, colour: special.colour ?? NO_COLOUR, value: special.value ?? 0 };
  return { kind: NUMBER, colour: Math.floor(card / HIGHEST), value: (card % HIGHEST) + 1 };
}

export const sameFace = (a: Face, b: Face): boolean =>
  a.kind === b.kind && a.colour === b.colour && a.value === b.value;

/** The Summoner's beasts, by place. */
export const BEASTS: readonly number[] = SPECIALS.flatMap(({ owner }, i) =>
  owner === "summoner" ? [FIRST_SPECIAL + i] : [],
);
export const isBeast = (card: number): boolean => BEASTS.includes(card);

/** The sign of whom a card goes back to, where that is somebody. */
export function ownerIcon(card: number): string | null {
  const owner = specialOf(card)?.owner;
  if (!owner || specialOf(card)?.name === "berserker") return null;
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

/** "Blue 8", "King’s Rare", "MARU". */
export function cardName(card: number): string {
  const special = specialOf(card);
  if (!special?.owner) return faceName(faceOf(card));
  // words: tricktakers-king-rare, tricktakers-berserker-rare, tricktakers-berserker-flag, tricktakers-strategist-*
  // words: tricktakers-el, tricktakers-miria, tricktakers-maru, tricktakers-guru, tricktakers-nemu, tricktakers-oko
  // words: tricktakers-alchemist-*
  return t(`tricktakers-${special.name}`, { value: special.value ?? 0 });
}

/** Names that are too long for the foot of a card, which has their owner's sign instead. */
const LONG: ReadonlySet<string | undefined> = new Set(["berserker", "strategist"]);

/** As it stands at the foot of a card. */
export const printedName = (card: number, face: Face): string => {
  if (isBeast(card)) return cardName(card);
  if (face.kind === NUMBER) return colourTitle(face.colour);
  return sameFace(face, faceOf(card)) && !LONG.has(specialOf(card)?.owner) ? cardName(card) : faceName(face);
};

/** The face that a phrase of the catalogue names; null if it names none. */
export function facesIn(key: string, args: Phrase["args"] = {}): Face | null {
  const word = key.replace(/^tricktakers-/, "");
  const colour = COLOURS.indexOf(word as (typeof COLOURS)[number]);
  if (colour >= 0) return { kind: NUMBER, colour, value: Number(args?.["value"] ?? 0) };
  const special = SPECIALS.findIndex(({ name }) => name === word);
  return special >= 0 ? faceOf(FIRST_SPECIAL + special) : null;
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

// --- traps and letters ---------------------------------------------------------------------------------------------

const TRAP_EMBLEMS: Readonly<Record<string, Emblem>> = {
  black: colourEmblem(BLACK),
  winner: { suit: "white", icon: "r-strategist" },
  follow: { suit: "white", icon: "i-no" },
};
/** What a Trap of the Strategist catches, as a sign; numbers need none. */
const trapId = (trap: number): string => data.traps[trap]?.id ?? "low";
export const trapEmblem = (trap: number): Emblem => TRAP_EMBLEMS[trapId(trap)] ?? { suit: "white", icon: "i-trick" };
// words: tricktakers-trap-*
export const trapName = (trap: number): string => t(`tricktakers-trap-${trapId(trap)}`);
// words: tricktakers-trap-brief-*, tricktakers-trap-rule-*
export const trapBrief = (trap: number): string => t(`tricktakers-trap-brief-${trapId(trap)}`);
export const trapRule = (trap: number): string =>
  t(`tricktakers-trap-rule-${trapId(trap)}`, { points: data.strategist.payment });
export const TRAPS = data.traps.length;

const LETTER_EMBLEMS: readonly Emblem[] = [
  { suit: "gold", icon: "i-crown" },
  { suit: "night", icon: "i-crown" },
  { suit: "white", icon: "i-coin" },
  { suit: "rose", icon: "i-heart" },
];
export const INVITATION = 3;
export const letterEmblem = (letter: number): Emblem => LETTER_EMBLEMS[letter] ?? { suit: "white", icon: "r-thief" };
// words: tricktakers-letter-notice-*, tricktakers-letter-invitation, tricktakers-letter-brief-*
const letterId = (letter: number): string => data.thief.letters[letter] ?? "invitation";
export const letterName = (letter: number): string => t(`tricktakers-letter-${letterId(letter)}`);
export const letterBrief = (letter: number): string => t(`tricktakers-letter-brief-${letterId(letter)}`);

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
  ...SPECIALS.flatMap(({ name, kind, colour = NO_COLOUR }): [string, Emblem][] => {
    if (name === "berserker") return [];
    if (colour >= 0) return [[name, colourEmblem(colour)]];
    return [[name, { suit: kind === RARE ? "rose" : "white", icon: GLYPHS[kind] ?? "i-gem" }]];
  }),
  ...data.characters.map(({ id }, character): [string, Emblem] => [
    id.replaceAll("_", "-"),
    { suit: "white", icon: characterIcon(character) },
  ]),
  ...data.items.map(({ id }, item): [string, Emblem] => [`item-${id}`, { suit: "white", icon: itemIcon(item) }]),
  ...data.tasks.map(({ id }, task): [string, Emblem] => [`task-${id}`, taskEmblem(task)]),
  ...data.traps.map(({ id }, trap): [string, Emblem] => [`trap-${id}`, trapEmblem(trap)]),
  ...data.thief.letters.map((id, letter): [string, Emblem] => [`letter-${id}`, letterEmblem(letter)]),
]);

/** The emblem of a word of the catalogue, if the word names a card, a colour, a character, an item or a task. */
export const emblemOfWord = (word: string): Emblem | null => WORDS.get(word.replace(/^tricktakers-/, "")) ?? null;
