import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it } from "vitest";
import type { TricktakersView } from "../../../lib/types";
import { type Account, byPoints, entryText, forgiven, gain, moved, roundRows, standing, toldOf } from "./account";
import { keysForWords } from "../../../testing/words";

beforeEach(keysForWords);

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
    // A message is its key here.
    expect(entryText(entry(10, { what: "item", word: "tricktakers-item-map" }))).toBe("tricktakers-account-item");
  });
});

describe("the lines of an account", () => {
  it("put together what came in the same way", () => {
    const trap = entry(-10, { what: "trap", count: 0, paid: true });
    const told = toldOf(
      account({ entries: [trap, trap, entry(50), trap, entry(30, { what: "formation", word: "a" })] }),
    );
    expect(told.map(({ points, times, paid }) => [points, times, paid])).toEqual([
      [-30, 3, true],
      [50, 1, false],
      [30, 1, false],
    ]);
  });

  it("keep apart what differs", () => {
    const one = entry(10, { what: "formation", word: "a" });
    const told = toldOf(account({ entries: [one, { ...one, word: "b" }, { ...one, paid: true }] }));
    expect(told.map(({ times }) => times)).toEqual([1, 1, 1]);
  });

  it("have words for all that the expansion brings", () => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync("../src/odango/locale/en/tricktakers/game.ftl", "utf-8")));
    const whats =
      "trap strategist-pool formation hexagon forged predicted-crown predicted-black-crown partner robbed stolen";
    for (const what of whats.split(" ")) expect(bundle.hasMessage(entryText(entry(10, { what })))).toBe(true);
  });
});

describe("crowns", () => {
  const worn = (crowns: number, black: number) => player({ crowns, black_crowns: black });
  const accounts = [[account({ crown: true }), account({ black_crown: true }), account()]];

  it("stay where they were given, or move", () => {
    const none = { crowns: 0, blackCrowns: 0 };
    expect(moved(view({ accounts, players: [worn(1, 0), worn(0, 1), worn(0, 0)] }))).toEqual([none, none, none]);
    expect(moved(view({ accounts, players: [worn(0, 0), worn(0, 0), worn(1, 1)] }))).toEqual([
      { crowns: -1, blackCrowns: 0 },
      { crowns: 0, blackCrowns: -1 },
      { crowns: 1, blackCrowns: 1 },
    ]);
  });
});

describe("a character's victory", () => {
  it("is by points if the round was counted before", () => {
    const over = { phase: "over", round: 1, victory: "character" };
    expect(byPoints(view({ ...over, accounts: [[account()]] }))).toBe(true);
    expect(byPoints(view({ ...over, accounts: [] }))).toBe(false);
    expect(byPoints(view({ ...over, accounts: [[account()]], victory: "points" }))).toBe(false);
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
