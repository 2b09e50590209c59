/** Words come from the Fluent catalogues in src/odango/locale, the same the terminal reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import type { Arg, Line, Phrase } from "./types";

const FILES = import.meta.glob<string>(
  ["../../../src/odango/locale/**/*.ftl", "!../../../src/odango/locale/**/terminal.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

let bundle = new FluentBundle("en");
let lists = new Intl.ListFormat("en");

export let language = "en";

function languageOf(file: string): string {
  return /\/locale\/([^/]+)\//.exec(file)?.[1] ?? "en";
}

/** Load the best language there is for this reader. */
export async function loadWords(wanted: readonly string[]): Promise<void> {
  const there = [...new Set(Object.keys(FILES).map(languageOf))];
  language = negotiateLanguages([...wanted], there, { defaultLocale: "en", strategy: "lookup" })[0] ?? "en";
  bundle = new FluentBundle(language, { useIsolating: false });
  lists = new Intl.ListFormat(language);
  await read((game) => game === null);
  document.documentElement.lang = language;
}

/** The words that only the board of a game needs. */
export async function loadWordsOf(game: string): Promise<void> {
  await read((other) => other === game);
}

/** The game whose board alone needs the words of a file, by its folder: masquerade/board, masquerade/end.  What the game
 *  itself and its lobby say, as in ccg/game and ccg/lobby, is for everyone. */
export const gameOf = (file: string): string | null =>
  /\/locale\/[^/]+\/([^/]+)\/(?!(?:game|lobby)\.ftl$)/.exec(file)?.[1] ?? null;

async function read(wanted: (game: string | null) => boolean): Promise<void> {
  const files = Object.entries(FILES).filter(([file]) => languageOf(file) === language && wanted(gameOf(file)));
  for (const text of await Promise.all(files.map(([, load]) => load()))) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** A message in the reader's language.  A missing one shows its key, and says so in the console. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no message ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length > 0) console.error(`message ${key}: ${errors[0]?.message}`);
  return text;
}

/** What the parts of a sentence are: plain text, the name of a seat, or a word of the catalogue. */
export type Part = { text: string; seat?: number; word?: string };

// Around an argument whose place in the sentence must be found again; from the private use area, so never in a text.
const OPEN = "\uE000";
const SHUT = "\uE001";

export function nameOf(seat: number, names: readonly (string | null)[]): string {
  return names[seat] ?? String.fromCharCode(65 + seat);
}

/** A line as parts, so that names and pieces can be drawn as what they are. */
export function parts(line: Line, names: readonly (string | null)[]): Part[] {
  const found: Part[] = [];
  const mark = (part: Part): string => `${OPEN}${found.push(part) - 1}${SHUT}`;
  const args: Record<string, FluentVariable> = {};
  for (const [key, arg] of Object.entries(line.args ?? {})) args[key] = value(arg, names, mark);
  return t(line.key, args)
    .split(OPEN)
    .flatMap((piece, i) => {
      if (i === 0) return [{ text: piece }];
      const [index, rest] = piece.split(SHUT) as [string, string];
      return [found[Number(index)] as Part, { text: rest }];
    })
    .filter((part) => part.text !== "");
}

/** The numbers of a phrase, and its words put into words. */
function inner(args: Phrase["args"]): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args ?? {}).map(([name, arg]) => [name, typeof arg === "number" ? arg : t(arg.key)]),
  );
}

function value(arg: Arg, names: readonly (string | null)[], mark: (part: Part) => string): FluentVariable {
  if (typeof arg === "number" || typeof arg === "string") return arg;
  switch (arg.type) {
    case "name":
      return mark({ text: nameOf(arg.seat, names), seat: arg.seat });
    case "names":
      return lists.format(arg.seats.map((seat) => mark({ text: nameOf(seat, names), seat })));
    case "word":
      return mark({ text: t(arg.key), word: arg.key });
    case "words":
      return lists.format(arg.keys.map((key) => mark({ text: t(key), word: key })));
    case "phrase":
      return mark({ text: t(arg.key, inner(arg.args)), word: arg.key });
    case "phrases":
      return lists.format(arg.phrases.map(({ key, args }) => mark({ text: t(key, inner(args)), word: key })));
  }
}

/** A line as plain text. */
export function say(line: Line, names: readonly (string | null)[]): string {
  return parts(line, names)
    .map((part) => part.text)
    .join("");
}

/** Several things, as the language lists them. */
export function listed(things: readonly string[]): string {
  return lists.format(things);
}
