/** Cards, players and views for the unit tests of TRICKTAKERs: what a test does not care about is as at the start. */

import type { TricktakersView } from "../../lib/types";
import { faceOf, UNSEEN } from "./cards";
import type { Play, Played, Player, Trick } from "./facts";

export const played = (seat: number, card: number, more: Partial<Played> = {}): Played => ({
  seat,
  card,
  face: card < 0 ? null : faceOf(card),
  marks: 0,
  hidden: false,
  more: [],
  ...more,
});

export const play = (seat: number, card: number, more: Partial<Play> = {}): Play => ({
  ...played(seat, card),
  face: faceOf(card),
  known: true,
  ...more,
});

export const trick = (plays: Play[], change: Partial<Trick> = {}): Trick => ({
  plays,
  place: 0,
  kakumei: false,
  claimed: [],
  ...change,
});

export const player = (more: Partial<Player> = {}): Player => ({
  character: 0,
  last_character: -1,
  drafted: [],
  points: 30,
  crowns: 0,
  black_crowns: 0,
  wins: 0,
  cards: 3,
  hand: null,
  shown: [],
  taken: [],
  voids: [],
  sheet: null,
  stock: 0,
  own_stock: null,
  aside: [],
  kept: UNSEEN,
  carried: UNSEEN,
  tasks: [],
  ledger: [],
  collection: null,
  ...more,
});

/** A table of three in its first trick. */
export const view = (change: object): TricktakersView =>
  ({
    seat: 0,
    players: [player(), player(), player()],
    phase: "tricks",
    round: 1,
    rounds: 3,
    trick: 1,
    asked: [],
    answered: [],
    accounts: [],
    leader: 1,
    order: [],
    lead: -1,
    plays: [],
    kakumei: false,
    winning: -1,
    tricks: [],
    last_trick: null,
    question: null,
    setup: { figures: "house" },
    ...change,
  }) as unknown as TricktakersView;
