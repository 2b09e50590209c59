/** What the tiles are and what an area of them means: nothing here is hidden, nothing here is drawn. */

import type { components } from "../../lib/schema";
import type { BluffView } from "../../lib/types";
import { t } from "../../lib/words";
import { EMBLEMS as SHARED } from "../emblems";
import type { Emblem } from "../face";

export type Pass = components["schemas"]["Pass"];
export type Challenged = components["schemas"]["Challenged"];

const CHARACTERS = [
  "sailor-moon",
  "sailor-mercury",
  "sailor-mars",
  "sailor-jupiter",
  "sailor-venus",
  "tuxedo-mask",
  "sailor-chibi-moon",
  "sailor-pluto",
] as const;
const VILLAINS = ["queen-beryl", "zoycite", "nephrite", "jadeite", "kunzite", "dark-kingdom-clan"] as const;

export const CLAIMS = CHARACTERS.map((_, claim) => claim);
const WHITE = CHARACTERS.length;
const FIRST_VILLAIN = 2 * WHITE;
const GUARDIANS = [1, 2, 3, 4];
const SPACE_TIME = [0, 5, 6, 7];
export const TOTAL = 36;

const EMBLEMS: Readonly<Record<string, Emblem>> = {
  ...SHARED,
  "dark-kingdom-clan": { suit: "garnet", icon: "v-clan" },
};

export const isVillain = (kind: number): boolean => kind >= FIRST_VILLAIN;
export const isWhite = (kind: number): boolean => kind >= WHITE && kind < FIRST_VILLAIN;
/** The character on a tile; null for a villain. */
export const characterOf = (kind: number): number | null => (isVillain(kind) ? null : kind % WHITE);

/** The face without its colour. */
const faceOf = (kind: number): string =>
  (isVillain(kind) ? VILLAINS[kind - FIRST_VILLAIN] : CHARACTERS[kind % WHITE]) as string;

export const emblemOf = (kind: number): Emblem => EMBLEMS[faceOf(kind)] as Emblem;

/** The emblem of a word of the catalogue, if the word is the name of a tile. */
export function emblemOfWord(word: string): Emblem | null {
  return EMBLEMS[word.replace(/^bluff-(white-)?/, "")] ?? null;
}

/** The word for it in the catalogue. */
export const wordOf = (kind: number): string =>
  // words: bluff-*, bluff-white-*
  `bluff-${isWhite(kind) ? "white-" : ""}${faceOf(kind)}`;

/** As a sentence names it: "white Sailor Mars". */
export const tileName = (kind: number): string => t(wordOf(kind));

/** As it stands on the tile. */
export function shortName(kind: number): string {
  // words: bluff-short-*
  return t(`bluff-short-${faceOf(kind)}`);
}

/** As it is read aloud. */
export function spokenName(kind: number): string {
  // words: bluff-*
  const name = t(`bluff-${faceOf(kind)}`);
  if (isVillain(kind)) return t("bluff-tile-villain", { name });
  return isWhite(kind) ? t("bluff-tile-white", { name }) : name;
}

/** The order in a holder: by character, a white one after its like, villains last. */
export const inRack = (a: number, b: number): number => (characterOf(a) ?? a) - (characterOf(b) ?? b) || a - b;

/** Tiles of one kind lie together, in the order their kinds came. */
export function grouped(tiles: readonly number[]): { kind: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const kind of tiles) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** One mark of what an Ending asks for; `kind` is what is drawn in it, or `of` while nothing in particular is there. */
export type Mark = { kind: number | null; on: boolean; of?: "white" | "villain"; gap?: boolean };

export type Progress = {
  marks: Mark[];
  /** For the Ending that counts numbers. */
  sum: number | null;
  have: number;
  all: number;
  /** Whether one tile more may meet it. */
  one: boolean;
};

/** How far an area of face-up tiles is on the way to an Ending. */
export function progress(ending: string, tiles: readonly number[], numbers: readonly number[]): Progress {
  const counts = CLAIMS.map((claim) => tiles.filter((kind) => characterOf(kind) === claim).length);
  switch (ending) {
    case "guardians":
      return ofMarks(GUARDIANS.map((kind) => ({ kind, on: (counts[kind] ?? 0) > 0 })));
    case "space-time":
      return ofMarks(SPACE_TIME.map((kind) => ({ kind, on: (counts[kind] ?? 0) > 0 })));
    case "four-same":
      return ofGroups(counts, 1, 4);
    case "three-and-three":
      return ofGroups(counts, 2, 3);
    case "two-two-two":
      return ofGroups(counts, 3, 2);
    case "six-different": {
      const there = CLAIMS.filter((claim) => (counts[claim] ?? 0) > 0);
      return ofMarks(places(6, (i) => ({ kind: there[i] ?? null, on: i < there.length })));
    }
    case "four-white": {
      const white = tiles.filter(isWhite);
      return ofMarks(places(4, (i) => ({ kind: white[i] ?? null, on: i < white.length, of: "white" as const })));
    }
    case "three-villains": {
      const villains = tiles.filter(isVillain);
      return ofMarks(
        places(3, (i) => ({ kind: villains[i] ?? null, on: i < villains.length, of: "villain" as const })),
      );
    }
    default: {
      const sum = tiles.reduce((total, kind) => total + (numbers[characterOf(kind) ?? -1] ?? 0), 0);
      const one = sum < TOTAL && sum + Math.max(...numbers) >= TOTAL;
      return { marks: [], sum, have: Math.min(sum, TOTAL), all: TOTAL, one };
    }
  }
}

function places(count: number, mark: (index: number) => Mark): Mark[] {
  return Array.from({ length: count }, (_, index) => mark(index));
}

function ofMarks(marks: Mark[]): Progress {
  const have = marks.filter((mark) => mark.on).length;
  return { marks, sum: null, have, all: marks.length, one: have === marks.length - 1 };
}

/** The characters there are most of: so many of them, each so many times. */
function ofGroups(counts: readonly number[], groups: number, size: number): Progress {
  const best = [...CLAIMS].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, groups);
  return ofMarks(
    best.flatMap((kind, group) =>
      places(size, (i) => ({
        kind: counts[kind] ? kind : null,
        on: i < (counts[kind] ?? 0),
        gap: group > 0 && i === 0,
      })),
    ),
  );
}

/** What stands in the box that says how the game ends: the marks of the Ending, nothing lit or missing. */
export function endingMarks(ending: string): Mark[] {
  return progress(ending, [], []).marks.map((mark) => ({ ...mark, on: true }));
}

/** The drawing in a mark, if any, and its suit. */
export function drawn(mark: Mark): { icon: string | null; suit: string | undefined } {
  const villain = mark.of === "villain";
  if (mark.kind !== null) {
    const { icon, suit } = emblemOf(mark.kind);
    return { icon, suit: villain ? undefined : mark.of === "white" ? "white" : suit };
  }
  return {
    icon: villain ? "t-dk" : mark.of === "white" ? "s-white" : null,
    suit: mark.of === "white" ? "white" : undefined,
  };
}

export const lastPass = (view: BluffView): Pass | null => view.under_way?.passes.at(-1) ?? null;

/** Who can still get the tile that is under way. */
export function freshSeats(view: BluffView): number[] {
  const had = new Set([view.starter, ...(view.under_way?.passes.map((pass) => pass.receiver) ?? [])]);
  return view.players.map((_, seat) => seat).filter((seat) => !had.has(seat));
}

export const challenges = (view: BluffView): Challenged[] => view.history.filter((fact) => fact.type === "Challenged");

/** The round that is being played, or was the last. */
export function roundOf(view: BluffView): number {
  const done = challenges(view).length;
  return view.result ? Math.max(1, done) : done + 1;
}

/** Whether the receiver judged rightly. */
export function judgedRightly(fact: Challenged): boolean {
  return fact.said_truth === (fact.passes.at(-1)?.claim === characterOf(fact.tile));
}
