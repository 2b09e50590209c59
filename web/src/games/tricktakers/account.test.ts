import { describe, expect, it } from "vitest";
import type { TricktakersView } from "../../lib/types";
import { type Account, entryText, forgiven, gain, roundRows, standing } from "./account";

const entry = (points: number, change: object = {}) => ({
  what: "tricks",
  points,
  count: 2,
  word: "",
  paid: false,
  ...change,
});
const account = (change: Partial<Account> = {}): Account => ({
  character: 0,
  wins: 2,
  entries: [entry(50)],
  crown: false,
  black_crown: false,
  before: 30,
  after: 80,
  ...change,
});
const player = (change: object = {}) => ({ character: 2, wins: 1, points: 30, ...change });
const view = (change: object): TricktakersView =>
  ({
    accounts: [],
    players: [player(), player({ character: 5 }), player({ character: 9 })],
    phase: "tricks",
    round: 1,
    rounds: 3,
    result: null,
    ...change,
  }) as unknown as TricktakersView;

describe("an account", () => {
  it("tells what was gained, and what nobody takes from who has nothing", () => {
    expect(gain(account())).toBe(50);
    expect(forgiven(account())).toBe(0);
    expect(forgiven(account({ entries: [entry(20, { paid: true }), entry(-70)], after: 0 }))).toBe(20);
  });

  it("says its lines with the words of the rules", () => {
    // No catalogue is loaded here, so a message is its key.
    expect(entryText(entry(10, { what: "item", word: "tricktakers-item-map" }))).toBe("tricktakers-account-item");
  });
});

describe("the rounds", () => {
  const counted = [account({ crown: true }), account({ black_crown: true }), account({ black_crown: true })];

  it("tell where the crowns went and what is still on offer", () => {
    const [first, second, third] = roundRows(view({ accounts: [counted], round: 2 }));
    expect(first).toMatchObject({ state: "counted", crown: 0, blackCrowns: [1, 2] });
    expect(first?.cells[0]).toMatchObject({ character: 0, gain: 50, crown: true });
    expect(second).toMatchObject({ state: "now", crown: null, blackCrowns: [] });
    expect(second?.cells[1]).toMatchObject({ character: 5, wins: 1, gain: null });
    expect(third).toMatchObject({ state: "ahead", cells: [null, null, null] });
  });

  it("know nobody of a Crown that nobody got", () => {
    const none = counted.map((one) => ({ ...one, crown: false, black_crown: false }));
    expect(roundRows(view({ accounts: [none], round: 2 }))[0]).toMatchObject({ crown: null, blackCrowns: [] });
  });

  it("may break off before anything is counted", () => {
    const rows = roundRows(view({ accounts: [counted], round: 2, phase: "over" }));
    expect(rows.map(({ state }) => state)).toEqual(["counted", "broken", "ahead"]);
  });
});

describe("the standing", () => {
  it("goes by places when there are any, and by seats before", () => {
    expect(standing(view({}))).toEqual([0, 1, 2]);
    expect(standing(view({ result: { places: [3, 1, 2] } }))).toEqual([1, 2, 0]);
  });
});
