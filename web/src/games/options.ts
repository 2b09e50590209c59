/** What a game knows of its own options beyond their schema.  Small, because the lobby needs it at once. */

import { options as bluff } from "./bluff/options";
import { options as ccg } from "./ccg/options";
import { options as dice } from "./dice/options";
import { options as draft } from "./draft/options";
import { options as masquerade } from "./masquerade/options";
import { options as tricktakers } from "./tricktakers/options";

export type Setup = Record<string, unknown>;

export type GameOptions = {
  /** Options whose usual value is our own decision, because the rulebook is silent. */
  house: ReadonlySet<string>;
  /** Whether an option makes any difference at such a table. */
  matters: (name: string, setup: Setup, seats: number) => boolean;
  /** What the places of a list of numbers are called, as keys of the catalogue. */
  places?: Readonly<Record<string, readonly string[]>>;
  /** The lowest and the highest of whole numbers, given the usual options; 0 to 9 where nothing is said. */
  range?: (name: string, usual: Setup) => readonly [number, number] | null;
  /** Options that people may bring as a text: how it is read, and what its value is called in one key. */
  texts?: Readonly<Record<string, { read: (text: string) => string[]; own: string }>>;
  /** Options that are any of a list. */
  subsets?: Readonly<Record<string, Subset>>;
  /** Options that are one of a list for every seat. */
  seated?: Readonly<Record<string, Seated>>;
  /** Options that few tables touch, so that they stand behind a fold: its name, and which they are. */
  folds?: readonly (readonly [fold: string, names: ReadonlySet<string>])[];
};

export type Subset = {
  /** In the order to show them. */
  all: readonly string[];
  /** Which an empty list stands for. */
  usual: (setup: Setup) => readonly string[];
  /** All of them once more, by what they belong to. */
  groups: Readonly<Record<string, readonly string[]>>;
  /** Some to be had by one touch. */
  picks: readonly (readonly [name: string, some: readonly string[]])[];
};

export type Seated = {
  /** The option that holds a list instead, for every seat that has one. */
  lists?: string;
  /** In the order to show them. */
  all: readonly string[];
  /** Which an empty list stands for. */
  usual: (seats: number) => readonly string[];
};

const PLAIN: GameOptions = { house: new Set(), matters: () => true };

const OPTIONS: Readonly<Record<string, GameOptions>> = { bluff, ccg, dice, draft, masquerade, tricktakers };

export const optionsOf = (game: string): GameOptions => OPTIONS[game] ?? PLAIN;
