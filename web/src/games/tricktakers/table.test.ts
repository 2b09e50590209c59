import { describe, expect, it } from "vitest";
import type { TricktakersView } from "../../lib/types";
import { facesIn, faceOf, UNSEEN } from "./cards";
import { byPriority, cellOf, freshAccount, handRefs, isAltered, order, reserved } from "./facts";
import { stepsBetween } from "./moves";
import { play, played, player, trick, view as bare } from "./testing";

const [RED_4, BLUE_8, GREEN_6, BLACK_5] = [3, 17, 25, 34];
const [RARE, FLAG, KING_RARE] = [40, 41, 42];
const [KING, RESISTANCE, COLLECTOR] = [0, 5, 10];

const view = (change: object): TricktakersView =>
  bare({ players: [player({ hand: [RED_4, BLUE_8] }), player(), player()], ...change });

describe("cards", () => {
  it("are what their number says", () => {
    expect(faceOf(BLUE_8)).toEqual({ kind: 0, colour: 1, value: 8 });
    expect(faceOf(KING_RARE)).toEqual(faceOf(RARE));
    expect(faceOf(9)).toEqual({ kind: 0, colour: 0, value: 10 });
  });

  it("are found again in the words of a sentence", () => {
    expect(facesIn("tricktakers-king")).toBeNull();
    expect(facesIn("tricktakers-flag")).toEqual(faceOf(FLAG));
  });
});

describe("what a view says", () => {
  it("the order of a trick: who has played, then who has still to, though somebody waits for the others", () => {
    expect(order(view({ plays: [played(2, RED_4)], order: [0, 1] }))).toEqual([2, 0, 1]);
    expect(order(view({ order: [2, 0, 1] }))).toEqual([2, 0, 1]);
  });

  it("a card that counts as something else is altered; one that lies face down is not", () => {
    expect(isAltered(played(0, BLUE_8, { face: { kind: 0, colour: 3, value: 8 } }))).toBe(true);
    expect(isAltered(played(0, BLUE_8))).toBe(false);
    expect(isAltered(played(0, UNSEEN))).toBe(false);
  });

  it("whose token lies on which card", () => {
    const players = [player(), player({ character: COLLECTOR, sheet: { type: "collector", reserved: 1, bundle: 0 } })];
    expect(reserved(view({ players }))).toEqual({ place: 1, which: 0, seat: 1 });
    expect(reserved(view({}))).toBeNull();
  });

  it("the account is fresh while characters are chosen", () => {
    expect(freshAccount(view({ phase: "selection", round: 2, accounts: [[]] }))).toBe(1);
    expect(freshAccount(view({ phase: "selection" }))).toBeNull();
    expect(freshAccount(view({ accounts: [[]] }))).toBeNull();
  });

  it("characters set up by priority", () => {
    const players = [COLLECTOR, KING, RESISTANCE].map((character) => player({ character }));
    expect(byPriority(view({ players }))).toEqual([1, 2, 0]);
  });

  it("of two equal cards each has a name", () => {
    expect(handRefs([RED_4, RARE, RARE]).map(({ ref }) => ref)).toEqual(["card:3", "card:40", "card:40:1"]);
  });

  it("where in its row of points a character stands", () => {
    const resistance = player({ sheet: { type: "resistance", left: 1, declared: false, won_with: [] } });
    expect(cellOf(view({}), player({ wins: 2 }), null)).toBe(2);
    expect(cellOf(view({}), player({ sheet: { type: "gambler", bid: 3, stake: 0 } }), null)).toBe(3);
    expect(cellOf(view({}), resistance, null)).toBe(-1);
    expect(cellOf(view({}), resistance, GREEN_6)).toBe(2);
    expect(cellOf(view({}), resistance, BLACK_5)).toBe(4);
    expect(cellOf(view({ players: [player(), player()] }), resistance, BLACK_5)).toBe(2);
    expect(cellOf(view({}), player({ character: COLLECTOR }), null)).toBe(-1);
  });
});

describe("what happened between two views", () => {
  const types = (old: object, now: object): string[] | null =>
    stepsBetween(view(old), view(now))?.map((step) => step.type) ?? null;

  it("a card, a token, nothing", () => {
    const plays = [played(1, BLACK_5)];
    expect(types({}, { plays })).toEqual(["play"]);
    expect(types({}, {})).toEqual([]);
    const players = [player(), player({ sheet: { type: "collector", reserved: 0, bundle: 0 } }), player()];
    expect(types({ plays }, { plays, players })).toEqual(["reserve"]);
  });

  it("the last card is seen to fall before the trick goes, and leaves its hand", () => {
    const plays = [play(1, BLACK_5), play(2, RARE), play(0, RED_4)];
    const old = view({ plays: plays.slice(0, 2).map(({ seat, card }) => played(seat, card)), order: [0] });
    const steps = stepsBetween(old, view({ tricks: [trick(plays, { place: 1 })] }));
    expect(steps?.map((step) => step.type)).toEqual(["play", "stand", "collect"]);
    expect(steps?.[0]?.view.players[0]).toMatchObject({ cards: 2, hand: [BLUE_8] });
    expect(steps?.[1]?.view.winning).toBe(1);
  });

  it("a card that lay face down is turned up before the trick goes", () => {
    const plays = [play(1, BLACK_5), play(2, RARE, { hidden: true, known: false }), play(0, RED_4)];
    const table = [played(1, BLACK_5), played(2, UNSEEN, { hidden: true })];
    const steps = stepsBetween(view({ plays: table }), view({ tricks: [trick(plays, { place: 1 })] }));
    expect(steps?.map((step) => step.type)).toEqual(["play", "reveal", "collect"]);
    expect(steps?.[0]?.view.plays[1]?.card).toBe(UNSEEN);
    expect(steps?.[1]).toMatchObject({ places: [1] });
    expect(steps?.[1]?.view.plays[1]?.card).toBe(RARE);
  });

  it("a reserved card goes to the Collector", () => {
    const players = [player(), player({ sheet: { type: "collector", reserved: 2, bundle: 0 } }), player()];
    const plays = [play(0, RED_4), play(2, BLACK_5), play(1, BLUE_8)];
    const table = plays.map(({ seat, card }) => played(seat, card));
    const now = view({ tricks: [trick(plays, { place: 1, claimed: [BLUE_8] })] });
    expect(stepsBetween(view({ players, plays: table }), now)?.at(-1)).toMatchObject({ type: "collect", collector: 1 });
  });

  it("the last trick of a round goes before the next round is there", () => {
    const plays = [played(1, BLACK_5), played(2, UNSEEN, { hidden: true })];
    const whole = [play(1, BLACK_5), play(2, RARE, { hidden: true, known: true }), play(0, RED_4)];
    const now = { phase: "selection", round: 2, accounts: [[]] };
    const steps = stepsBetween(
      view({ plays }),
      view({ ...now, last_trick: trick(whole, { place: 2, kakumei: true }) }),
    );
    expect(steps?.map((step) => step.type)).toEqual(["play", "reveal", "collect"]);
    expect(steps?.[2]).toMatchObject({ trick: { place: 2, kakumei: true } });
    expect(steps?.[1]?.view.plays.map((one) => one.card)).toEqual([BLACK_5, RARE, RED_4]);
    expect(types({ plays }, now)).toBeNull();
  });

  it("nothing is told of what goes back, or was seen by others", () => {
    expect(types({ plays: [played(1, BLACK_5)] }, {})).toBeNull();
    expect(types({ tricks: [trick([])] }, {})).toBeNull();
    expect(types({}, { seat: 1 })).toBeNull();
    expect(types({ round: 2 }, { round: 1 })).toBeNull();
  });
});
