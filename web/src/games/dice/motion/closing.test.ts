import { describe, expect, it } from "vitest";
import type { DiceView } from "../../../lib/types";
import { lastCapture } from "./closing";

const die = (size: number, value: number): number => size * 32 + value;

function match(rows: number[][], more: Partial<DiceView> = {}): DiceView {
  return {
    fighters: rows.map((dice, owner) => ({ owner, dice })),
    captured: [[], []],
    history: [],
    asked: [{ seat: 1, kind: "turn", rule: "" }],
    question: {},
    ...more,
  } as unknown as DiceView;
}

const ended = (first: number, second: number, winner = 1): DiceView["history"] =>
  [{ fighters: [0, 1], halves: [first, second], winner }] as DiceView["history"];

describe("the capture that ends a round", () => {
  const before = match([[die(12, 3)], [die(8, 5), die(20, 9)]], {
    captured: [[{ size: 6, fighter: 1 }], [{ size: 4, fighter: 0 }]],
  });

  it("is seen with its die on the captor's pile and nobody asked", () => {
    const shown = lastCapture(before, match([[], []], { history: ended(12, 60) }));
    expect(shown?.fighters.map((one) => one.dice)).toEqual([[], [die(8, 5), die(20, 9)]]);
    expect(shown?.captured[1]).toEqual([
      { size: 4, fighter: 0 },
      { size: 12, fighter: 0 },
    ]);
    expect(shown?.asked).toEqual([]);
    expect(shown?.history).toEqual([]);
  });

  it("is none while the round goes on, nor where it ended because both passed", () => {
    expect(lastCapture(before, before)).toBeNull();
    expect(lastCapture(before, match([[], []], { history: ended(24, 36) }))).toBeNull();
  });

  it("is the last die of a whole team", () => {
    const teams = match([[die(12, 3)], [die(8, 5)], [die(4, 1)], []]);
    expect(lastCapture(teams, match([[], [], [], []], { history: ended(32, 0, 0) }))?.fighters[1]?.dice).toEqual([]);
    const alone = match([[], [die(8, 5)], [die(4, 1)], []]);
    expect(lastCapture(alone, match([[], [], [], []], { history: ended(20, 0, 0) }))?.captured[0]).toEqual([
      { size: 8, fighter: 1 },
    ]);
  });
});
