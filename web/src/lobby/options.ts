/** The options of a game, as the house describes them: a JSON schema becomes fields, and catalogue keys name them. */

import { optionsOf, type Seated, type Setup } from "../games/options";
import { nameIn } from "../decks/pasted";
import type { GameInfo } from "../lib/types";
import { has, listed, t } from "../lib/words";

export type Field = { name: string; usual: unknown } & (
  | { kind: "flag" }
  | { kind: "integer"; least: number; most: number }
  | { kind: "choice"; values: (string | number)[] }
  /** So many from a list, all different, or one word instead of them. */
  | { kind: "some"; length: number; values: string[]; instead: string | null }
  | { kind: "integers"; length: number }
  | { kind: "list"; values: string[] }
  /** Any of a list; none stands for the usual ones. */
  | { kind: "subset"; values: readonly string[] }
  /** One of a list for every seat; none stands for the usual ones. */
  | { kind: "seated"; values: readonly string[] }
  /** A text for every seat that has one; it stands in the form with what it replaces. */
  | { kind: "lists" }
  /** One word, or many that people bring as a text. */
  | { kind: "text"; instead: string }
);

type Schema = {
  type?: string;
  enum?: (string | number)[];
  anyOf?: Schema[];
  prefixItems?: Schema[];
  items?: Schema | boolean;
  default?: unknown;
};

/** Enough for the rounds of any match. */
const NUMBERS = [0, 9] as const;

function fieldOf(game: GameInfo, name: string, schema: Schema, usual: unknown): Field | null {
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
  if (array && optionsOf(game.name).texts?.[name]) return { name, usual, kind: "text", instead: String(words[0]) };
  const subset = optionsOf(game.name).subsets?.[name];
  if (array && subset) return { name, usual, kind: "subset", values: subset.all };
  if (array && replacedBy(game.name, name)) return { name, usual, kind: "lists" };
  const seated = optionsOf(game.name).seated?.[name];
  if (array && seated) return { name, usual, kind: "seated", values: seated.all };
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
  if (schema.type === "integer") {
    const [least, most] = optionsOf(game.name).range?.(name, game.setup) ?? NUMBERS;
    return { name, usual, kind: "integer", least, most };
  }
  return null;
}

/** All options of a game, in the order in which its rules tell of them. */
export function fieldsOf(game: GameInfo): Field[] {
  const properties = (game.schema["properties"] ?? {}) as Record<string, Schema>;
  return Object.entries(game.setup).flatMap(
    ([name, usual]) => fieldOf(game, name, properties[name] ?? {}, usual) ?? [],
  );
}

/** The option of one for every seat that this one holds lists for, if any. */
const replacedBy = (game: string, name: string): string | null =>
  Object.entries(optionsOf(game).seated ?? {}).find(([, { lists }]) => lists === name)?.[0] ?? null;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One for every seat: what was chosen for it, and the usual one where that is nothing. */
export const seatedAt = (option: Seated, chosen: readonly string[], seats: number): string[] =>
  option.usual(seats).map((usual, seat) => chosen[seat] || usual);

/** The usual ones are said by saying nothing. */
export const seatedWish = (option: Seated, chosen: readonly string[], seats: number): string[] => {
  const all = seatedAt(option, chosen, seats);
  return same(all, option.usual(seats)) ? [] : all;
};

/** A list for every seat; none at all where nobody has one. */
export const listsWish = (lists: readonly string[], seats: number): string[] =>
  lists.slice(0, seats).some(Boolean) ? Array.from({ length: seats }, (_, seat) => lists[seat] ?? "") : [];

/** What has to be sent: all that matters and is not as usual. */
export function wishOf(game: GameInfo, setup: Setup, seats: number): Setup {
  const own = optionsOf(game.name);
  const value = (name: string): unknown => {
    const seated = own.seated?.[name];
    if (replacedBy(game.name, name)) return listsWish((setup[name] ?? []) as string[], seats);
    return seated ? seatedWish(seated, setup[name] as string[], seats) : setup[name];
  };
  const changed = fieldsOf(game).filter(
    ({ name, usual }) => own.matters(name, setup, seats) && !same(value(name), usual),
  );
  return Object.fromEntries(changed.map(({ name }) => [name, value(name)]));
}

const kebab = (text: string): string => text.replaceAll("_", "-");

// words: setup-bluff-*, setup-ccg-*, setup-dice-*, setup-draft-*, setup-masquerade-*, setup-tricktakers-*
export const keyOf = (game: string, name: string): string => `setup-${game}-${kebab(name)}`;

export const labelOf = (game: string, name: string): string => t(keyOf(game, name));

/** A sentence about the option. */
export const helpOf = (game: string, name: string): string => t(`${keyOf(game, name)}-help`);

/** What a value of an option is called; names of pieces are those of the game. */
export function valueOf(game: string, name: string, value: unknown): string {
  if (typeof value === "boolean") return value ? t("setup-yes") : t("setup-no");
  const text = optionsOf(game).texts?.[name];
  if (text && Array.isArray(value)) return t(text.own);
  // words: setup-ccg-lists-*
  if (Array.isArray(value) && replacedBy(game, name)) {
    const own = (code: string): string => nameIn(code) || t(`${keyOf(game, name)}-unnamed`);
    return listed(
      value.flatMap((one, i) => (one ? [t(`${keyOf(game, name)}-seat`, { seat: i + 1, deck: own(String(one)) })] : [])),
    );
  }
  if (Array.isArray(value) && optionsOf(game).seated?.[name])
    return listed(value.map((one) => t(`${keyOf(game, name)}-${kebab(String(one))}`)));
  if (Array.isArray(value))
    return listed(value.map((one) => (typeof one === "number" ? String(one) : t(`${game}-${one}`))));
  // What several options of a game may be is called the same in all of them.
  const keys = [`${keyOf(game, name)}-${kebab(String(value))}`, keyOf(game, String(value))];
  const key = keys.find(has);
  return key ? t(key) : String(value);
}

/** Which fold of the form an option stands behind, if any. */
export const foldOf = (game: string, name: string): string | null =>
  optionsOf(game).folds?.find(([, names]) => names.has(name))?.[0] ?? null;

/** Everything that is not as usual at a table. */
export function differences(game: GameInfo, setup: Setup, seats: number): { label: string; value: string }[] {
  return Object.entries(wishOf(game, setup, seats)).map(([name, value]) => ({
    label: labelOf(game.name, name),
    value: valueOf(game.name, name, value),
  }));
}

/** Which option a refusal speaks of: the house names it, or the value that does not fit. */
export function culprit(game: GameInfo, setup: Setup, seats: number, sentence: string): string | null {
  const says = (word: string): boolean =>
    new RegExp(`(^|[^a-z_])${word.replace(/[^\w\s-]/g, "\\$&")}([^a-z_]|$)`, "i").test(sentence);
  const fields = fieldsOf(game);
  const named = fields.find(({ name }) => says(name));
  if (named) return replacedBy(game.name, named.name) ?? named.name;
  const words = (value: unknown): string[] => [value].flat().filter((one) => typeof one === "string");
  return Object.entries(wishOf(game, setup, seats)).find(([, value]) => words(value).some(says))?.[0] ?? null;
}
