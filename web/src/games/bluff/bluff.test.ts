import { describe, expect, it } from "vitest";
import type { BluffView } from "../../lib/types";
import { type Challenged, freshSeats, grouped, inRack, judgedRightly, type Pass, progress, roundOf } from "./facts";
import { changeBetween } from "./moves";
import { stepTo } from "../../lib/roving";

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];
const short = (ending: string, tiles: number[]): string => {
  const far = progress(ending, tiles, NUMBERS);
  return `${far.have}/${far.all}${far.one ? " one" : ""}`;
};

describe("how far an area is on the way to an Ending", () => {
  it.each([
    ["guardians", [1, 3, 12], "3/4 one"],
    ["space-time", [0, 8, 5], "2/4"],
    ["four-same", [2, 10, 2, 16], "3/4 one"],
    ["six-different", [0, 1, 2, 3, 12, 4], "5/6 one"],
    ["three-and-three", [1, 1, 1, 1, 2, 2], "5/6 one"],
    ["two-two-two", [1, 1, 1, 2, 2, 3], "5/6 one"],
    ["four-white", [8, 9, 1], "2/4"],
    ["three-villains", [16, 21, 3], "2/3 one"],
    ["total-36", [7, 7, 7, 19], "24/36"],
    ["total-36", [7, 7, 7, 3], "28/36 one"],
  ])("%s %j", (ending, tiles, expected) => expect(short(ending, tiles)).toBe(expected));
});

it("tiles of one kind lie together, a white one beside its like in the holder", () => {
  expect(grouped([3, 16, 3])).toEqual([
    { kind: 3, count: 2 },
    { kind: 16, count: 1 },
  ]);
  expect([16, 9, 2, 1].sort(inRack)).toEqual([1, 9, 2, 16]);
});

describe("what moved between two views", () => {
  const player = { tiles: 3, face_up: [] as number[], tokens: 0, token_values: null };
  const view = (change: object): BluffView =>
    ({
      seat: 0,
      history: [],
      bag: 4,
      players: [player, player, player],
      under_way: null,
      ...change,
    }) as unknown as BluffView;
  const pass = { giver: 1, receiver: 2, claim: 4 };
  const underWay = (looked: boolean, passes = [pass]): object => ({
    under_way: { passes, looked, seen_by: [1], tile: null },
  });

  it("a pass, a look, a challenge with its token", () => {
    expect(changeBetween(view({}), view(underWay(false)))).toEqual({ type: "pass", pass, first: true });
    expect(changeBetween(view(underWay(false)), view(underWay(true)))).toEqual({ type: "look", seat: 2 });
    const fact = { type: "Challenged", passes: [pass], said_truth: true, tile: 3, collector: 2 };
    const players = [player, { ...player, tokens: 1 }, { ...player, face_up: [3] }];
    expect(changeBetween(view(underWay(false)), view({ history: [fact], players }))).toEqual({
      type: "challenge",
      fact,
      after: [{ kind: null, token: true, from: { at: "tokens" }, to: { at: "holder", seat: 1 } }],
    });
  });

  it("a tile that a villain moves to somebody, into the bag, or back into the holder", () => {
    const old = view({ players: [{ ...player, face_up: [3, 16] }, player, player] });
    const given = view({ players: [{ ...player, face_up: [16] }, { ...player, face_up: [3] }, player] });
    const from = { at: "up", seat: 0 };
    expect(changeBetween(old, given)).toEqual({ type: "moves", moves: [{ kind: 3, from, to: { at: "up", seat: 1 } }] });
    const bare = { players: [{ ...player, face_up: [16] }, player, player] };
    expect(changeBetween(old, view({ ...bare, bag: 5 }))).toMatchObject({
      moves: [{ kind: 3, from, to: { at: "bag" } }],
    });
    expect(changeBetween(old, view(bare))).toMatchObject({ moves: [{ kind: 3, from, to: { at: "holder", seat: 0 } }] });
  });

  it("more than one move apart, or back in time: nothing to play", () => {
    expect(changeBetween(view({}), view(underWay(false, [pass, pass])))).toBeNull();
    expect(changeBetween(view(underWay(false)), view({}))).toBeNull();
  });
});

describe("the one Tab stop of a group", () => {
  it("arrow keys go around, Home and End to the ends, other keys nowhere", () => {
    expect([stepTo("ArrowRight", 2, 3), stepTo("ArrowLeft", 0, 3), stepTo("ArrowDown", 0, 3)]).toEqual([0, 2, 1]);
    expect([stepTo("Home", 2, 3), stepTo("End", 0, 3)]).toEqual([0, 2]);
    expect([stepTo("Enter", 1, 3), stepTo("ArrowRight", 0, 0)]).toEqual([null, null]);
  });
});

describe("what everybody can tell", () => {
  const pass = (giver: number, receiver: number): Pass => ({ giver, receiver, claim: 2 });
  const challenge = (said_truth: boolean, tile: number): Challenged =>
    ({ type: "Challenged", passes: [pass(0, 1)], said_truth, tile, collector: 0 }) as Challenged;

  it("who was right: a white tile is its character, a villain is never what it is said to be", () => {
    expect(judgedRightly(challenge(true, 10))).toBe(true);
    expect(judgedRightly(challenge(false, 2))).toBe(false);
    expect(judgedRightly(challenge(false, 18))).toBe(true);
  });

  it("who can still get the tile, and which round it is", () => {
    const view = {
      starter: 0,
      players: [{}, {}, {}, {}],
      under_way: { passes: [pass(0, 2), pass(2, 1)] },
      history: [challenge(true, 2)],
      result: null,
    } as unknown as BluffView;
    expect(freshSeats(view)).toEqual([3]);
    expect(roundOf(view)).toBe(2);
    expect(roundOf({ ...view, result: {} } as BluffView)).toBe(1);
  });
});
