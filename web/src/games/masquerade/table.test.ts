import { describe, expect, it } from "vitest";
import { around } from "../../lib/seats";
import type { MasqueradeView } from "../../lib/types";
import { fateOf, inShort, openTricks, order, type Play, rulingFrom, standing, type Trick } from "./facts";
import { stepsBetween } from "./moves";

const MARS_36 = 2 * 64 + 2 * 8 + 5;
const VENUS_81 = 4 * 64 + 7 * 8;
const [LUNA, RED, MOON_STICK] = [330, 334, 337];

const play = (seat: number, card: number, more: Partial<Play> = {}): Play => ({
  seat,
  card,
  side: card < 320 ? 0 : -1,
  named: -1,
  turned: [],
  ...more,
});
const player = { cards: 3, hand: null, identity: null, team: null, piles: [0, 0], voids: [] };
const view = (change: object): MasqueradeView =>
  ({
    seat: 0,
    players: [{ ...player, hand: [MARS_36, LUNA] }, player, player],
    setup: { pile_counts_public: true },
    phase: "tricks",
    bids: [],
    unmasked: 1,
    leader: 1,
    ruling: -1,
    plays: [],
    outcome: null,
    tricks: [],
    ...change,
  }) as unknown as MasqueradeView;
const trick = (plays: Play[], change: Partial<Trick> = {}): Trick => ({
  plays,
  ruling: 2,
  outcome: { place: 0, by: "ruling", struck: [] },
  receiver: 1,
  pile: 0,
  ...change,
});

describe("what a view says", () => {
  it("seats go around from whoever leads", () => {
    expect(around(3, 5)).toEqual([3, 4, 0, 1, 2]);
    expect(order(view({ leader: 2 }))).toEqual([2, 0, 1]);
    expect(order(view({ leader: 2, plays: [play(1, MARS_36)] }))).toEqual([1, 2, 0]);
  });

  it("the last bid that is no pass stands", () => {
    const bid = { seat: 0, number: 7, team: 1 };
    expect(standing([])).toBeNull();
    expect(standing([bid, { seat: 1, number: 0, team: -1 }])).toBe(bid);
  });

  it("a planet rules because it was led, or because somebody named it last", () => {
    expect(rulingFrom([play(1, MOON_STICK), play(2, MARS_36)])).toEqual({ seat: 2, named: false });
    expect(rulingFrom([play(1, MARS_36), play(2, RED, { named: 4 })])).toEqual({ seat: 2, named: true });
    expect(rulingFrom([])).toBeNull();
  });

  it("where a table wants to remember by itself, only the last trick can be seen again", () => {
    const tricks = [trick([play(0, MARS_36)]), trick([play(1, VENUS_81)])];
    const numbers = (change: object): number[] => openTricks(view({ tricks, ...change })).map(({ number }) => number);
    expect(numbers({})).toEqual([1, 2]);
    expect(numbers({ setup: { pile_counts_public: false } })).toEqual([2]);
    expect(numbers({ setup: { pile_counts_public: false }, phase: "over" })).toEqual([1, 2]);
  });

  it("tells who took a trick, who got it, and when nobody did", () => {
    const given = trick([play(2, LUNA), play(0, MARS_36)], { outcome: { place: 0, by: "support", struck: [] } });
    expect(fateOf(given).map(({ key }) => key)).toEqual(["masquerade-took-support", "masquerade-stowed"]);
    expect(inShort(given).key).toBe("masquerade-last-given");
    const drawn = trick([play(2, MARS_36)], {
      outcome: { place: -1, by: "draw", struck: [0] },
      receiver: -1,
      pile: -1,
    });
    expect(fateOf(drawn)).toEqual([{ key: "masquerade-trick-drawn", args: { count: 1 } }]);
    expect(inShort(drawn).key).toBe("masquerade-last-drawn");
  });
});

describe("what happened between two views", () => {
  const types = (old: object, now: object): string[] | null =>
    stepsBetween(view(old), view(now))?.map((step) => step.type) ?? null;

  it("a bid, a Team Card turned up, a card", () => {
    expect(types({}, { bids: [{ seat: 1, number: 3, team: 0 }] })).toEqual(["bid"]);
    expect(types({ unmasked: -1 }, {})).toEqual(["unmask"]);
    expect(types({}, { plays: [play(1, VENUS_81)] })).toEqual(["play"]);
    expect(types({}, {})).toEqual([]);
  });

  it("cards turned over by a Betrayal", () => {
    const [first, second] = [play(1, VENUS_81), play(2, MOON_STICK)];
    const turned = [
      { ...first, side: 1 },
      { ...second, turned: [0] },
    ];
    expect(stepsBetween(view({ plays: [first, second] }), view({ plays: turned }))).toMatchObject([
      { type: "turn", places: [0] },
    ]);
  });

  it("the last card is seen to fall before the trick goes, and leaves its hand", () => {
    const plays = [play(1, VENUS_81), play(2, RED), play(0, MARS_36)];
    const steps = stepsBetween(view({ plays: plays.slice(0, 2) }), view({ tricks: [trick(plays)] }));
    expect(steps?.map((step) => step.type)).toEqual(["play", "collect"]);
    expect(steps?.[0]?.view.plays).toEqual(plays);
    expect(steps?.[0]?.view.players[0]).toMatchObject({ cards: 2, hand: [LUNA] });
  });

  it("a trick that was waiting to be given away only goes", () => {
    const plays = [play(1, VENUS_81), play(2, LUNA), play(0, MARS_36)];
    expect(types({ plays }, { tricks: [trick(plays)] })).toEqual(["collect"]);
  });

  it("nothing is told of what is further apart, goes back, or was seen by others", () => {
    expect(types({}, { plays: [play(1, VENUS_81), play(2, RED)] })).toBeNull();
    expect(types({ plays: [play(1, VENUS_81)] }, {})).toBeNull();
    expect(types({}, { tricks: [trick([]), trick([])] })).toBeNull();
    expect(types({}, { seat: 1 })).toBeNull();
  });
});
