/** What a view says about the table, found by looking only at what is in it. */

import type { components } from "../../lib/schema";
import { around } from "../../lib/seats";
import type { Line, MasqueradeView } from "../../lib/types";
import { cardPhrase, isCharacter, kindOf } from "./cards";

type Schemas = components["schemas"];
export type Play = Schemas["masquerade_facts_Play"];
export type Bid = Schemas["Bid"];
export type Trick = Schemas["masquerade_facts_Trick"];
export type Outcome = Schemas["Outcome"];
export type Player = Schemas["masquerade_view_Player"];

/** So many cards lie in one row on a laptop; more lie in two. */
export const ONE_ROW = 16;

/** The highest bid so far, which is the last that is no pass. */
export const standing = (bids: readonly Bid[]): Bid | null => bids.findLast((bid) => bid.number > 0) ?? null;

export const bidsOf = (bids: readonly Bid[], seat: number): Bid[] => bids.filter((bid) => bid.seat === seat);

/** Which trick is being played, or was the last. */
export function trickNumber(view: MasqueradeView): number {
  return Math.min(view.tricks.length + 1, view.tricks_in_all);
}

/** In which order the trick on the table is played. */
export const order = (view: MasqueradeView): number[] =>
  around(view.plays[0]?.seat ?? Math.max(0, view.leader), view.players.length);

/** Who made this planet rule, and whether by naming it: the last who named one, else the first who played one. */
export function rulingFrom(plays: readonly Play[]): { seat: number; named: boolean } | null {
  const namer = plays.findLast((play) => play.named >= 0);
  if (namer) return { seat: namer.seat, named: true };
  const leader = plays.find((play) => isCharacter(play.card) || kindOf(play.card) === "action");
  return leader ? { seat: leader.seat, named: false } : null;
}

/** How many cards of a trick count. */
export const worth = (plays: readonly Play[]): number => plays.filter((play) => isCharacter(play.card)).length;

/** The tricks that may be looked at again: all, or the last one where the table wants to remember by itself. */
export function openTricks(view: MasqueradeView): { number: number; trick: Trick }[] {
  const all = view.tricks.map((trick, i) => ({ number: i + 1, trick }));
  return view.setup.pile_counts_public || view.phase === "over" ? all : all.slice(-1);
}

const name = (seat: number): { type: "name"; seat: number } => ({ type: "name", seat });
const word = (key: string): { type: "word"; key: string } => ({ type: "word", key });

const teamWord = (team: number): { type: "word"; key: string } =>
  word(team === 0 ? "masquerade-team-SG" : "masquerade-team-DK");

/** How the trick before ended, in one short sentence. */
export function inShort(trick: Trick): Line {
  const count = worth(trick.plays);
  const won = trick.plays[trick.outcome.place];
  if (!won) return { key: "masquerade-last-drawn" };
  const args = { who: name(won.seat), card: cardPhrase(won.card), count, pile: teamWord(trick.pile) };
  return won.seat === trick.receiver
    ? { key: "masquerade-last-taken", args }
    : { key: "masquerade-last-given", args: { ...args, to: name(trick.receiver) } };
}

/** How a trick ended, as the log tells it, and where its cards went. */
export function fateOf(trick: Trick): Line[] {
  const count = worth(trick.plays);
  const won = trick.plays[trick.outcome.place];
  if (!won) return [{ key: "masquerade-trick-drawn", args: { count } }];
  const took: Line = {
    // words: masquerade-took-*
    key: `masquerade-took-${trick.outcome.by.replaceAll("_", "-")}`,
    args: { who: name(won.seat), card: cardPhrase(won.card), count },
  };
  const args = { who: name(trick.receiver), pile: teamWord(trick.pile), count };
  return [took, { key: "masquerade-stowed", args }];
}
