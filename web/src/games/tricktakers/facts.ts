/** What a view says about the table, found by looking only at what is in it. */

import type { components } from "../../lib/schema";
import { around } from "../../lib/seats";
import type { Option, TricktakersView } from "../../lib/types";
import { BLACK, faceOf, FLAG, INVITATION, isBeast, NUMBER, sameFace, TRICKS, UNSEEN, type Face } from "./cards";
import type { Table } from "./characters/characters";

type Schemas = components["schemas"];
export type Played = Schemas["Played"];
export type Play = Schemas["tricktakers_strength_Play"];
export type Trick = Schemas["tricktakers_facts_Trick"];
export type Player = Schemas["tricktakers_view_Player"];
export type Sheet = NonNullable<Player["sheet"]>;

/** What else holds of a card on the table. */
export const BEATS_RARE = 1;
export const WINS_TIES = 2;
/** The Samurai's: red fights as black while no White Flag lies there. */
export const RED_AS_BLACK = 4;
/** A 10 that no 1 beats. */
export const SHIELDED = 8;

/** In which order the trick on the table is played: who has played, then who has still to. */
export function order(view: TricktakersView): number[] {
  const played = view.plays.map((play) => play.seat);
  const all = [...played, ...view.order.filter((seat) => !played.includes(seat))];
  // Cards that went home leave everyone's place empty.
  return all.length >= view.players.length ? all : [...all, ...rest(view, all)];
}
const rest = (view: TricktakersView, some: readonly number[]): number[] =>
  around(Math.max(0, view.leader), view.players.length).filter((seat) => !some.includes(seat));

/** A table of two has no crowns, and other points. */
export const isTwo = (view: TricktakersView): boolean => view.players.length === 2;

/** Whether who fulfils a task gets what the Ruler's card for two players says. */
export const tasksForTwo = (view: TricktakersView): boolean =>
  isTwo(view) && view.setup.tasks_for_two === "opponent_for_successes";

/** What the cards of characters depend on. */
export const tableNow = ({ setup, players, final }: TricktakersView): Table => ({
  setup,
  seats: players.length,
  final,
});

/** Which trick is being played, or was the last. */
export const trickNumber = (view: TricktakersView): number => Math.min(Math.max(1, view.trick), TRICKS);

/** The trick that is over while something is still asked about it: its cards lie there until that is answered. */
export function lying(view: TricktakersView): Trick | null {
  const { phase, plays, order, asked, tricks, trick } = view;
  const idle = phase === "tricks" && plays.length + order.length === 0 && tricks.length === trick;
  return idle && asked.some(({ kind }) => !GONE.has(kind)) ? (tricks.at(-1) ?? null) : null;
}
/** When this is asked its cards are in somebody's hand again, or with who took them. */
const GONE: ReadonlySet<string> = new Set(["give-back", "discard", "leader"]);

/** The colour that was led in a trick that is over; -1: none. */
export const leadOf = (trick: Trick): number =>
  trick.plays.find((play) => play.face.kind === NUMBER && !play.hidden)?.face.colour ?? -1;

/** What a card fights as now: a Samurai's red as black, unless a White Flag or Kakumei forbids it. */
export function fightsAs(play: Played, plays: readonly Played[], kakumei: boolean): Face | null {
  const { face, marks } = play;
  if (!face || !(marks & RED_AS_BLACK) || face.kind !== NUMBER || kakumei) return face;
  return plays.some((other) => other.face?.kind === FLAG) ? face : { ...face, colour: BLACK };
}

/** All cards of a play, the one on top first. */
export const cardsOf = ({ card, more }: { card: number; more?: readonly number[] }): number[] => [
  card,
  ...(more ?? []),
];

/** The three of an Alchemist that are drawn together; null for any other play. */
export const threeOf = (play: { card: number; more?: readonly number[] }): number[] | null =>
  (play.more?.length ?? 0) > 0 && !isBeast(play.card) ? cardsOf(play) : null;

/** The card that a beast lies on. */
export const belowOf = (play: { card: number; more?: readonly number[] }): number | undefined =>
  isBeast(play.card) ? play.more?.[0] : undefined;

/** Whether a card counts as something else than what is printed on it. */
export const isAltered = (play: Played): boolean =>
  play.card !== UNSEEN && play.face !== null && !sameFace(play.face, faceOf(play.card));

type Of<K extends Sheet["type"]> = Extract<Sheet, { type: K }>;
/** What a character keeps open, if it is this one. */
export function sheetOf<K extends Sheet["type"]>(player: Player | undefined, type: K): Of<K> | null {
  return player?.sheet?.type === type ? (player.sheet as Of<K>) : null;
}

/** The place in the trick of the card with the Reservation token, which of three there, and whose token it is. */
export function reserved(view: TricktakersView): { place: number; which: number; seat: number } | null {
  for (const [seat, player] of view.players.entries()) {
    const sheet = sheetOf(player, "collector");
    if (sheet && sheet.reserved >= 0) return { place: sheet.reserved, which: sheet.bundle, seat };
  }
  return null;
}

/** Who plays with this sheet, and the sheet. */
export function whoKeeps<K extends Sheet["type"]>(
  view: TricktakersView,
  type: K,
): { seat: number; sheet: Of<K> } | null {
  for (const [seat, player] of view.players.entries()) {
    const sheet = sheetOf(player, type);
    if (sheet) return { seat, sheet };
  }
  return null;
}

/** The Phantom Thief's letter in front of this seat; -1: none. */
export const letterAt = (view: TricktakersView, seat: number): number =>
  whoKeeps(view, "phantom-thief")?.sheet.letters[seat] ?? -1;

/** Who gets the next letter: they are given out clockwise. */
export function nextLetter(view: TricktakersView): number {
  const thief = whoKeeps(view, "phantom-thief");
  if (!thief) return -1;
  return (
    around(thief.seat, view.players.length)
      .slice(1)
      .find((seat) => (thief.sheet.letters[seat] ?? -1) < 0) ?? -1
  );
}

export const partnerOf = (view: TricktakersView): number =>
  whoKeeps(view, "phantom-thief")?.sheet.letters.indexOf(INVITATION) ?? -1;

/** A card that lies face down beside the trick: the Ninja's second one, or what the Phantom Thief offers. */
export function beside(view: TricktakersView): { seat: number; card: number; to: number } | null {
  for (const [seat, player] of view.players.entries()) {
    const [card] = player.aside;
    // What an Alchemist puts back lies under no trick.
    if (card === undefined || player.sheet?.type === "alchemist") continue;
    return { seat, card, to: player.sheet?.type === "phantom-thief" ? partnerOf(view) : -1 };
  }
  return null;
}

/** How many places the trick needs. */
export const placesOf = (view: TricktakersView): number =>
  Math.max(order(view).length, lying(view)?.plays.length ?? 0) + (beside(view) ? 1 : 0);

/** What is asked of these eyes concerns somebody: who is given a card or a letter. */
export const recipient = (options: readonly Option[]): number => {
  const to = options.find((option) => option.label.args?.["to"] !== undefined)?.label.args?.["to"];
  return typeof to === "object" && to.type === "name" ? to.seat : -1;
};

/** Seats by the priority of their characters, which is the order in which they set up. */
export const byPriority = (view: TricktakersView): number[] =>
  view.players.map((_, seat) => seat).sort((a, b) => character(view, a) - character(view, b));

const character = (view: TricktakersView, seat: number): number => view.players[seat]?.character ?? 0;

/** The round whose account has just been made: shown while characters are chosen for the next one. */
export const freshAccount = (view: TricktakersView): number | null =>
  view.phase === "selection" && view.accounts.length > 0 ? view.accounts.length : null;

/** A hand as places to tap: the second of two equal cards has a name of its own where cards are picked together. */
export function handRefs(hand: readonly number[]): { card: number; ref: string; twin: boolean }[] {
  return hand.map((card, i) => {
    const twin = i > 0 && hand[i - 1] === card;
    return { card, ref: twin ? `card:${card}:1` : `card:${card}`, twin };
  });
}

/** Paid for tricks: all but the Gambler, the Resistance, the Alchemist, the Collector, the Time Traveler, the Ruler. */
const BY_TRICKS: ReadonlySet<number> = new Set([0, 1, 3, 4, 6, 8, 9, 12, 14]);

/** Where in the row of points of a character it stands now: by tricks won, by the bid, or by the card that is picked. */
export function cellOf(view: TricktakersView, player: Player, card: number | null): number {
  const sheet = player.sheet;
  if (sheet?.type === "gambler") return sheet.bid;
  if (sheet?.type !== "resistance") return BY_TRICKS.has(player.character) ? player.wins : -1;
  if (card === null || sheet.left === 0) return -1;
  const { kind, colour, value } = faceOf(card);
  if (kind === FLAG) return 0;
  if (kind !== NUMBER) return -1;
  if (isTwo(view)) return colour === BLACK ? 2 : 1;
  if (colour === BLACK) return 4;
  return value <= 3 ? 1 : value <= 6 ? 2 : 3;
}

/** What that row goes by. */
export function cellsBy(player: Player | undefined): "bid" | "card" | "tricks" {
  if (player?.sheet?.type === "gambler") return "bid";
  return player?.sheet?.type === "resistance" ? "card" : "tricks";
}
