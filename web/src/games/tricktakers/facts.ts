/** What a view says about the table, found by looking only at what is in it. */

import type { components } from "../../lib/schema";
import type { TricktakersView } from "../../lib/types";
import { BLACK, faceOf, FLAG, NUMBER, sameFace, TRICKS, UNSEEN } from "./cards";

import type { Table } from "./characters";

type Schemas = components["schemas"];
export type Played = Schemas["Played"];
export type Play = Schemas["tricktakers_strength_Play"];
export type Trick = Schemas["tricktakers_facts_Trick"];
export type Player = Schemas["tricktakers_view_Player"];
export type Sheet = NonNullable<Player["sheet"]>;

/** What else holds of a card on the table. */
export const BEATS_RARE = 1;
export const WINS_TIES = 2;

/** All seats, clockwise from this one. */
export const around = (first: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats);

/** In which order the trick on the table is played: who has played, then who has still to. */
export function order(view: TricktakersView): number[] {
  const played = view.plays.map((play) => play.seat);
  return [...played, ...view.order.filter((seat) => !played.includes(seat))];
}

export const asked = (view: TricktakersView, seat: number): string | null =>
  view.asked.find((question) => question.seat === seat)?.kind ?? null;

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

/** Whether a card counts as something else than what is printed on it. */
export const isAltered = (play: Played): boolean =>
  play.card !== UNSEEN && play.face !== null && !sameFace(play.face, faceOf(play.card));

type Of<K extends Sheet["type"]> = Extract<Sheet, { type: K }>;
/** What a character keeps open, if it is this one. */
export function sheetOf<K extends Sheet["type"]>(player: Player | undefined, type: K): Of<K> | null {
  return player?.sheet?.type === type ? (player.sheet as Of<K>) : null;
}

/** The place in the trick of the card with the Reservation token, and whose token it is. */
export function reserved(view: TricktakersView): { place: number; seat: number } | null {
  for (const [seat, player] of view.players.entries()) {
    const place = sheetOf(player, "collector")?.reserved ?? -1;
    if (place >= 0) return { place, seat };
  }
  return null;
}

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

/** King, Adventurer, Hermit, Berserker: paid for tricks. */
const BY_TRICKS: ReadonlySet<number> = new Set([0, 6, 9, 12]);

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
