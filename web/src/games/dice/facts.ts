/** Dice Challenge in numbers and names: reading a view, nothing to do with how it looks. */

import rows from "../../../../src/odango/games/dice/data.json";
import type { DiceView } from "../../lib/types";
import { language, nameOf, t } from "../../lib/words";
import { EMBLEMS as SHARED } from "../emblems";
import type { Emblem } from "../face";

export type Names = readonly (string | null)[];
export type FighterView = DiceView["fighters"][number];

export type Character = {
  id: string;
  ability: Ability;
  /** How often in a match; null: it always works. */
  uses: number | null;
  dice: number[];
  reserve: number[];
  source: string;
  droid_dice?: number[];
};

/** What every ability does: in a few words for the plates, in a sentence for the cards, and when. */
const ABILITIES = {
  "planet-power": { short: "dice-short-planet-power", does: "dice-does-planet-power", when: "attack" },
  "masked-defender": { short: "dice-short-masked-defender", does: "dice-does-masked-defender", when: "defence" },
  "command-centre": { short: "dice-short-command-centre", does: "dice-does-command-centre", when: "turn" },
  "dark-kingdom": { short: "dice-short-dark-kingdom", does: "dice-does-dark-kingdom", when: "attack" },
  "crystal-ball": { short: "dice-short-crystal-ball", does: "dice-does-crystal-ball", when: "defence" },
  "legendary-silver-crystal": { short: "dice-short-silver-crystal", does: "dice-does-silver-crystal", when: "turn" },
  "kings-hologram": { short: "dice-short-kings-hologram", does: "dice-does-kings-hologram", when: "turn" },
  "crystal-tokyo": { short: "dice-short-crystal-tokyo", does: "dice-does-crystal-tokyo", when: "loss" },
  "malefic-black-crystal": { short: "dice-short-malefic-crystal", does: "dice-does-malefic-crystal", when: "loss" },
  "death-phantom": { short: "dice-short-death-phantom", does: "dice-does-death-phantom", when: "loss" },
  "droid-dice": { short: "dice-short-droid-dice", does: "dice-does-droid-dice", when: "turn" },
} as const;

export type Ability = keyof typeof ABILITIES;
export type When = (typeof ABILITIES)[Ability]["when"];

export const CHARACTERS = rows as Character[];
export const NONE = -1;

export const shortOf = (ability: Ability): string => t(ABILITIES[ability].short);
export const doesOf = (ability: Ability): string => t(ABILITIES[ability].does);
export const whenOf = (ability: Ability): When => ABILITIES[ability].when;
// words: dice-*
export const abilityName = (ability: Ability): string => t(`dice-${ability}`);
// words: dice-*
export const characterName = (row: Character): string => t(`dice-${row.id}`);

/** Whether the dice are known only from the older set; shown wherever they are. */
export const isOlder = (row: Character): boolean => row.source === "2000 set only";

const EMBLEMS: Readonly<Record<string, Emblem>> = {
  ...SHARED,
  "luna-and-artemis": { suit: "night", icon: "i-cat" },
  "princess-serenity": { suit: "white", icon: "i-tiara" },
  "queen-serenity": { suit: "white", icon: "i-crown" },
  "king-endymion": { suit: "wine", icon: "i-crown" },
  "neo-queen-serenity": { suit: "white", icon: "i-gem" },
  saphir: { suit: "teal", icon: "v-clan" },
  rubeus: { suit: "fire", icon: "v-clan" },
  esmeraude: { suit: "wood", icon: "v-clan" },
  "prince-dimande": { suit: "white", icon: "v-clan" },
  "black-lady": { suit: "rose", icon: "v-clan" },
  wiseman: { suit: "night", icon: "p-mind" },
  droids: { suit: "bronze", icon: "i-bot" },
};

export const emblemOf = (row: Character): Emblem => EMBLEMS[row.id] as Emblem;

/** The emblem of a word of the catalogue, if it is a character. */
export const emblem = (word: string): Emblem | null =>
  EMBLEMS[word.replace(/^dice-/, "").replace(/-older$/, "")] ?? null;

export const sizeOf = (die: number): number => die >> 5;
export const valueOf = (die: number): number => die & 31;
export const dieName = (size: number): string => `d${size}`;

/** Points as people write them; they are counted in halves. */
export function points(halves: number): string {
  const whole = halves >> 1;
  return halves % 2 === 0 ? `${whole}` : `${whole || ""}½`;
}

export const team = (view: DiceView, side: number): number[] =>
  view.fighters.map((_, f) => f).filter((f) => f % 2 === side);

/** The running score of a side, in halves: captured dice in full, kept ones half. */
export const halvesOf = (view: DiceView, side: number): number =>
  (view.captured[side] ?? []).reduce((sum, trophy) => sum + 2 * trophy.size, 0) +
  team(view, side)
    .flatMap((f) => view.fighters[f]?.dice ?? [])
    .reduce((sum, die) => sum + sizeOf(die), 0);

/** What somebody is asked, in the word of the rules. */
export const askedFor = (view: DiceView): string => view.asked[0]?.kind ?? "";

/** Who stands in the middle for this side; NONE before that is settled. */
export function fighting(view: DiceView, side: number): number {
  const kind = askedFor(view);
  if (kind === "character" || kind === "nominate") return view.mode === "duel" ? side : NONE;
  if (view.mode === "tag_team" && (kind === "foresee" || kind === "after-loss")) return NONE;
  return view.active[side] ?? NONE;
}

/** Before a round of Single Combat all fighters lie on the table as cards, and nobody has a plate. */
export const onCards = (view: DiceView): boolean => askedFor(view) === "nominate" && view.mode !== "duel";

/** Which side lies nearer: one's own; for those who watch, the first. */
export const nearSide = (me: number | null): number => (me === null ? 0 : me % 2);

export const isAsked = (view: DiceView, seat: number): boolean => view.asked.some((one) => one.seat === seat);

export const rowOf = (view: DiceView, fighter: number): Character | null =>
  CHARACTERS[view.fighters[fighter]?.character ?? NONE] ?? null;

/** A fighter's character, numbered where the same one fights more than once. */
export function fighterName(view: DiceView, fighter: number): string {
  const row = rowOf(view, fighter);
  if (!row) return t("dice-nobody-yet");
  const twins = view.fighters.filter((one) => one.character === view.fighters[fighter]?.character).length;
  const name = characterName(row);
  return twins > 1 ? t("dice-numbered", { fighter: name, number: fighter + 1 }) : name;
}

/** Whom I have chosen in secret for a fighter of mine; nobody else's answers are in the view. */
export function secretOf(view: DiceView, fighter: number): Character | null {
  if (askedFor(view) !== "character" || view.fighters[fighter]?.character !== NONE) return null;
  const mine = view.fighters.map((one, f) => ({ one, f })).filter(({ one }) => one.owner === view.seat);
  const open = mine.filter(({ one }) => one.character === NONE).map(({ f }) => f);
  return CHARACTERS[view.own_answers[open.indexOf(fighter)] ?? NONE] ?? null;
}

/** A side's people, as a sentence names them. */
export const peopleOf = (view: DiceView, side: number, names: Names): string[] =>
  [...new Set(team(view, side).map((f) => view.fighters[f]?.owner ?? 0))]
    .sort((a, b) => a - b)
    .map((s) => nameOf(s, names));

export const ownerName = (view: DiceView, fighter: number, names: Names): string =>
  nameOf(view.fighters[fighter]?.owner ?? 0, names);

/** Which round is being fought; a tied one is fought again and counts once. */
export const roundOf = (view: DiceView): number => (view.tokens[0] ?? 0) + (view.tokens[1] ?? 0) + 1;

export const placesIn = (mask: number): number[] => [...Array(12).keys()].filter((place) => (mask >> place) & 1);

/** "9 or 11", as the language says it. */
export const either = (values: readonly number[]): string =>
  new Intl.ListFormat(language, { type: "disjunction" }).format(values.map(String));

/** A side as a sentence names it: the one person, or the team. */
export function sideName(view: DiceView, side: number, names: Names): string {
  const people = peopleOf(view, side, names);
  if (view.mode === "duel") return people[0] ?? "";
  return view.seat !== null && view.seat % 2 === side
    ? t("dice-your-team")
    : t("dice-team-short", { who: people[0] ?? "" });
}
