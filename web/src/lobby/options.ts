/**
 * The options of a game, as the house describes them: a JSON schema becomes fields, and catalogue keys name them.
 *
 * What a field means stands in the catalogue; here stands only which of our own decisions it is, and at which tables
 * it makes any difference.
 */

import type { GameInfo } from "../lib/types";
import { has, listed, t } from "../lib/words";

export type Setup = Record<string, unknown>;

export type Field = { name: string; usual: unknown } & (
  | { kind: "flag" }
  | { kind: "integer" }
  | { kind: "choice"; values: (string | number)[] }
  /** So many from a list, all different, or one word instead of them. */
  | { kind: "some"; length: number; values: string[]; instead: string | null }
  | { kind: "integers"; length: number }
  | { kind: "list"; values: string[] }
);

type Schema = {
  type?: string;
  enum?: (string | number)[];
  anyOf?: Schema[];
  prefixItems?: Schema[];
  items?: Schema | boolean;
  default?: unknown;
};

/** Options whose usual value is our own decision, because the rulebook is silent. */
const HOUSE = new Set([
  "bluff.jadeite_source",
  "bluff.villain_round_token",
  "bluff.villain_action_may_target_itself",
  "bluff.token_before_end_check",
  "bluff.end_check_before_villain_action",
  "bluff.defeated",
  "bluff.villain_tiles_for_tie_break",
  "bluff.four_player_villains",
  "bluff.numbers",
  "dice.mode",
  "dice.team_size",
  "dice.choose",
  "dice.new_fighter_each_round",
  "dice.removed_coin_stays_out",
]);

export const isHouse = (game: string, name: string): boolean => HOUSE.has(`${game}.${name}`);

/** In the order of the rulebook's characters. */
export const NUMBERED = [
  "bluff-sailor-moon",
  "bluff-sailor-mercury",
  "bluff-sailor-mars",
  "bluff-sailor-jupiter",
  "bluff-sailor-venus",
  "bluff-tuxedo-mask",
  "bluff-sailor-chibi-moon",
  "bluff-sailor-pluto",
];

function fieldOf(name: string, schema: Schema, usual: unknown): Field | null {
  const parts = schema.anyOf ?? [schema];
  const array = parts.find((part) => part.type === "array");
  const words = parts.flatMap((part) => part.enum ?? []);
  if (array?.prefixItems) {
    const [first] = array.prefixItems;
    const length = array.prefixItems.length;
    if (first?.enum)
      return {
        name,
        usual,
        kind: "some",
        length,
        values: first.enum as string[],
        instead: (words[0] as string) ?? null,
      };
    return { name, usual, kind: "integers", length };
  }
  if (array && typeof array.items === "object")
    return { name, usual, kind: "list", values: (array.items.enum ?? []) as string[] };
  if (words.length > 0) {
    // The usual one first; the house lists the others by the alphabet.
    return {
      name,
      usual,
      kind: "choice",
      values: [...words].sort((a, b) => Number(b === usual) - Number(a === usual)),
    };
  }
  if (schema.type === "boolean") return { name, usual, kind: "flag" };
  if (schema.type === "integer") return { name, usual, kind: "integer" };
  return null;
}

/** All options of a game, in the order in which its rules tell of them. */
export function fieldsOf(game: GameInfo): Field[] {
  const properties = (game.schema["properties"] ?? {}) as Record<string, Schema>;
  return Object.entries(game.setup).flatMap(([name, usual]) => fieldOf(name, properties[name] ?? {}, usual) ?? []);
}

/** Fighters a side in Dice Challenge, and whose each of them is: dealt round to the people of its side. */
export function fighters(setup: Setup, seats: number): { mode: string; owners: number[] } {
  const asked = setup["mode"] as string;
  const mode = asked === "standard" ? (seats === 2 ? "duel" : "single_combat") : asked;
  const size = mode === "duel" ? 1 : (setup["team_size"] as number) || Math.max(2, Math.ceil(seats / 2));
  const people = [0, 1].map((side) =>
    Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat % 2 === side),
  );
  const owners = Array.from({ length: 2 * size }, (_, f) => {
    const side = people[f % 2] ?? [];
    return side[Math.floor(f / 2) % side.length] ?? 0;
  });
  return { mode, owners };
}

/** Whether an option makes any difference at this table. */
export function matters(game: string, name: string, setup: Setup, seats: number): boolean {
  if (game === "bluff") {
    if (name === "four_player_villains") return seats === 4;
    if (name === "numbers") return setup["ending"] === "random" || setup["ending"] === "total-36";
    if (name === "ending" || name === "token_before_end_check") return true;
    return seats > 3; // All others are about villains, and three play without them.
  }
  if (game === "dice") {
    const { mode } = fighters(setup, seats);
    if (name === "team_size") return mode !== "duel";
    if (name === "new_fighter_each_round") return mode === "single_combat";
    if (name === "choose") return (setup["line_up"] as unknown[]).length === 0;
    if (name === "removed_coin_stays_out") return setup["abilities"] === true;
  }
  return true;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What has to be sent: all that matters and is not as usual. */
export function wishOf(game: GameInfo, setup: Setup, seats: number): Setup {
  const changed = fieldsOf(game).filter(
    ({ name, usual }) => matters(game.name, name, setup, seats) && !same(setup[name], usual),
  );
  return Object.fromEntries(changed.map(({ name }) => [name, setup[name]]));
}

const kebab = (text: string): string => text.replaceAll("_", "-");

// words: setup-bluff-*, setup-dice-*
export const keyOf = (game: string, name: string): string => `setup-${game}-${kebab(name)}`;

export const labelOf = (game: string, name: string): string => t(keyOf(game, name));

/** A sentence about the option. */
export const helpOf = (game: string, name: string): string => t(`${keyOf(game, name)}-help`);

/** What a value of an option is called; names of pieces are those of the game. */
export function valueOf(game: string, name: string, value: unknown): string {
  if (typeof value === "boolean") return value ? t("setup-yes") : t("setup-no");
  if (Array.isArray(value))
    return listed(value.map((one) => (typeof one === "number" ? String(one) : t(`${game}-${one}`))));
  const key = `${keyOf(game, name)}-${kebab(String(value))}`;
  return has(key) ? t(key) : String(value);
}

/** Everything that is not as usual at a table. */
export function differences(game: GameInfo, setup: Setup, seats: number): { label: string; value: string }[] {
  return Object.entries(wishOf(game, setup, seats)).map(([name, value]) => ({
    label: labelOf(game.name, name),
    value: valueOf(game.name, name, value),
  }));
}

/** Which option a refusal speaks of: the house names it, or the value that does not fit. */
export function culprit(game: GameInfo, setup: Setup, seats: number, sentence: string): string | null {
  const says = (word: string): boolean => new RegExp(`(^|[^a-z_])${word}([^a-z_]|$)`, "i").test(sentence);
  const fields = fieldsOf(game);
  const named = fields.find(({ name }) => says(name));
  if (named) return named.name;
  return (
    Object.entries(wishOf(game, setup, seats)).find(([, value]) => typeof value === "string" && says(value))?.[0] ??
    null
  );
}
