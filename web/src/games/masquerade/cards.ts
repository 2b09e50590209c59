/** What the cards are: a card is a number that says what is on it, as the house counts them.  Nothing here is drawn. */

import type { components } from "../../lib/schema";
import { t } from "../../lib/words";
import { EMBLEMS } from "../emblems";
import type { Emblem } from "../face";

type Phrase = components["schemas"]["Phrase"];
export type Kind = "character" | "action" | "support" | "transformation" | "betrayal" | "tuxedo-mask";
/** A team, a side of a Character, and a pile: the Sailor Guardians or the Dark Kingdom. */
export type Team = 0 | 1;

export const TEAMS: readonly Team[] = [0, 1];
const TEAM_NAMES = ["SG", "DK"] as const;
export const TEAM_ICONS = ["t-sg", "t-dk"] as const;
/** How the style sheet calls them. */
export const TEAM_LOOKS = ["sg", "dk"] as const;

const PLANETS = ["moon", "mercury", "mars", "jupiter", "venus"] as const;
export const PLANET_NUMBERS = PLANETS.map((_, planet) => planet);
const SUITS = ["moon", "water", "fire", "wood", "gold"] as const;

const STRONGEST = 8;
const FIRST_SPECIAL = PLANETS.length * STRONGEST * STRONGEST;

type Special = { name: string; kind: Kind; planet?: number; team?: Team; suit: string; icon: string };

const action = (planet: number, team: Team): Special => ({
  name: `action-${PLANETS[planet]}-${TEAM_NAMES[team]}`,
  kind: "action",
  planet,
  team,
  suit: SUITS[planet] as string,
  icon: `s-${SUITS[planet]}`,
});
const support = (id: string, suit: string, icon: string, team?: Team): Special => ({
  name: `support-${id}`,
  kind: "support",
  suit,
  icon,
  ...(team === undefined ? {} : { team }),
});
const transformation = (colour: string, suit: string): Special => ({
  name: `transformation-${colour}`,
  kind: "transformation",
  suit,
  icon: "i-pen",
});
const betrayal = (id: string): Special => ({
  name: `betrayal-${id}`,
  kind: "betrayal",
  suit: "garnet",
  icon: "i-turn",
});

/** In the order in which the house counts them. */
const SPECIALS: readonly Special[] = [
  ...PLANET_NUMBERS.map((planet) => action(planet, 0)),
  ...PLANET_NUMBERS.slice(1).map((planet) => action(planet, 1)),
  support("queen-beryl", "garnet", "v-beryl", 1),
  support("luna", "bronze", "i-cat", 0),
  support("artemis", "bronze", "i-cat", 0),
  support("naru", "rose", "i-ribbon"),
  transformation("blue", "water"),
  transformation("red", "fire"),
  transformation("green", "wood"),
  transformation("orange", "gold"),
  betrayal("moon-stick"),
  betrayal("black-crystal"),
  { name: "tuxedo-mask", kind: "tuxedo-mask", suit: "wine", icon: "s-mask" },
];

const specialOf = (card: number): Special => SPECIALS[card - FIRST_SPECIAL] as Special;

export const isCharacter = (card: number): boolean => card < FIRST_SPECIAL;
export const kindOf = (card: number): Kind => (isCharacter(card) ? "character" : specialOf(card).kind);
/** The planet on a card; null where there is none. */
export const planetOf = (card: number): number | null =>
  isCharacter(card) ? Math.floor(card / (STRONGEST * STRONGEST)) : (specialOf(card).planet ?? null);
/** The power of either side of a Character. */
export const powersOf = (card: number): readonly [sg: number, dk: number] => [
  (Math.floor(card / STRONGEST) % STRONGEST) + 1,
  (card % STRONGEST) + 1,
];
/** The team an Action is of, or the pile a Support wins into; null where it is open. */
export const teamOf = (card: number): Team | null => (isCharacter(card) ? null : (specialOf(card).team ?? null));

export const emblemOf = (card: number): Emblem =>
  isCharacter(card)
    ? planetEmblem(planetOf(card) as number)
    : { suit: specialOf(card).suit, icon: specialOf(card).icon };

export const planetEmblem = (planet: number): Emblem => ({
  suit: SUITS[planet] as string,
  icon: `s-${SUITS[planet]}`,
});

/** A card as a sentence names it, to be put into a line of the catalogue. */
export function cardPhrase(card: number): Phrase {
  const [sg, dk] = powersOf(card);
  // words: masquerade-character-*, masquerade-*
  return isCharacter(card)
    ? { type: "phrase", key: `masquerade-character-${PLANETS[planetOf(card) as number]}`, args: { sg, dk } }
    : { type: "phrase", key: `masquerade-${specialOf(card).name}` };
}

/** "Mars 3/6", "Luna (Support)". */
export function cardName(card: number): string {
  const { key, args } = cardPhrase(card);
  return t(key, args);
}

/** As it stands on a special card. */
export function printedName(card: number): string {
  const { name, kind, planet } = specialOf(card);
  if (kind === "action") return planetTitle(planet as number);
  // words: masquerade-printed-*
  return kind === "transformation" ? t("masquerade-printed-transformation") : t(`masquerade-printed-${name}`);
}

/** What it does, in a word or two, and how its kind is called. */
export function printedNote(card: number): string {
  const { kind, team } = specialOf(card);
  switch (kind) {
    case "action":
      return teamName(team as Team);
    case "support":
      return team === undefined
        ? t("masquerade-note-support-either")
        : t("masquerade-note-support", { team: TEAM_NAMES[team] });
    default:
      // words: masquerade-note-*
      return t(`masquerade-note-${kind}`);
  }
}
// words: masquerade-kind-*
export const printedKind = (card: number): string => t(`masquerade-kind-${kindOf(card)}`);

/** As it is read aloud; `side` is the one that counts, if one does. */
export function spokenCard(card: number, side = -1): string {
  if (!isCharacter(card))
    return t("masquerade-spoken-special", {
      kind: printedKind(card),
      card: printedName(card),
      note: printedNote(card),
    });
  const [sg, dk] = powersOf(card);
  const planet = planetTitle(planetOf(card) as number);
  return side < 0
    ? t("masquerade-spoken-character", { planet, sg, dk })
    : t("masquerade-spoken-side", { planet, side: teamName(side), power: side === 0 ? sg : dk });
}

/** "the Moon", as in the middle of a sentence. */
// words: masquerade-planet-*
export const planetName = (planet: number): string => t(`masquerade-planet-${PLANETS[planet]}`);
/** "Moon", as a title. */
// words: masquerade-planet-title-*
export const planetTitle = (planet: number): string => t(`masquerade-planet-title-${PLANETS[planet]}`);
/** Two letters, for the disc. */
// words: masquerade-planet-short-*
export const planetShort = (planet: number): string => t(`masquerade-planet-short-${PLANETS[planet]}`);
// words: masquerade-team-*
export const teamName = (team: number): string => t(`masquerade-team-${TEAM_NAMES[team]}`);
/** "Guardians", where there is little room. */
// words: masquerade-side-*
export const sideName = (team: number): string => t(`masquerade-side-${TEAM_NAMES[team]}`);
/** "Guardian": what somebody is. */
// words: masquerade-member-*
export const memberName = (team: number): string => t(`masquerade-member-${TEAM_NAMES[team]}`);
// words: masquerade-letters-*
export const teamLetters = (team: number): string => t(`masquerade-letters-${TEAM_NAMES[team]}`);

const IDENTITIES = [
  "sailor-moon",
  "sailor-mercury",
  "sailor-mars",
  "sailor-jupiter",
  "sailor-venus",
  "jadeite",
  "nephrite",
  "zoisite",
  "kunzite",
] as const;

const GUARDIANS = 5;
/** The team of a Team Card. */
export const teamOfIdentity = (identity: number): 0 | 1 => (identity < GUARDIANS ? 0 : 1);
export const identityIcon = (identity: number): string => EMBLEMS[IDENTITIES[identity] as string]?.icon ?? "s-mask";
// words: masquerade-identity-*
export const identityName = (identity: number): string => t(`masquerade-identity-${IDENTITIES[identity]}`);

const ROYALS = ["princess-serenity", "queen-metalia"] as const;
// words: masquerade-royal-*
export const royalName = (team: number): string => t(`masquerade-royal-${ROYALS[team]}`);

const WORDS: ReadonlyMap<string, Emblem> = new Map<string, Emblem>([
  ...PLANETS.flatMap((name, planet): [string, Emblem][] => [
    [`planet-${name}`, planetEmblem(planet)],
    [`character-${name}`, planetEmblem(planet)],
  ]),
  // The names of Actions are long and tell their planet themselves.
  ...SPECIALS.filter(({ kind }) => kind !== "action").map(({ name, suit, icon }): [string, Emblem] => [
    name,
    { suit, icon },
  ]),
  ...IDENTITIES.flatMap((name): [string, Emblem][] => {
    const emblem = EMBLEMS[name];
    return emblem ? [[`identity-${name}`, emblem]] : [];
  }),
  ["royal-princess-serenity", { suit: "moon", icon: "i-tiara" }],
  ["royal-queen-metalia", { suit: "garnet", icon: "i-tiara" }],
  ["team-SG", { suit: "white", icon: "t-sg" }],
  ["team-DK", { suit: "garnet", icon: "t-dk" }],
]);

/** The emblem of a word of the catalogue, if the word is the name of a card, a planet or a team. */
export const emblemOfWord = (word: string): Emblem | null => WORDS.get(word.replace(/^masquerade-/, "")) ?? null;

/** The order in a hand: by planet, an Action after the Characters of its planet, then the other special cards. */
export function inHand(a: number, b: number): number {
  const planet = (card: number): number => planetOf(card) ?? PLANETS.length;
  return planet(a) - planet(b) || a - b;
}
