/** What a game knows of its own options beyond their schema.  Small, because the lobby needs it at once. */

import { options as bluff } from "./bluff/options";
import { options as dice } from "./dice/options";

export type Setup = Record<string, unknown>;

export type GameOptions = {
  /** Options whose usual value is our own decision, because the rulebook is silent. */
  house: ReadonlySet<string>;
  /** Whether an option makes any difference at such a table. */
  matters: (name: string, setup: Setup, seats: number) => boolean;
  /** What the places of a list of numbers are called, as keys of the catalogue. */
  places?: Readonly<Record<string, readonly string[]>>;
};

const PLAIN: GameOptions = { house: new Set(), matters: () => true };

const OPTIONS: Readonly<Record<string, GameOptions>> = { bluff, dice };

export const optionsOf = (game: string): GameOptions => OPTIONS[game] ?? PLAIN;
