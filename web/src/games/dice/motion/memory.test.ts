import { describe, expect, it } from "vitest";
import type { DiceView, Line } from "../../../lib/types";
import { Memory } from "./memory";

const die = (size: number, value: number): number => size * 32 + value;

/** A duel in which the second side is on turn. */
function duel(mine: number[], theirs: number[], more: Partial<DiceView> = {}): DiceView {
  const fighter = (owner: number, dice: number[]) => {
    return { owner, character: 0, starting: [], reserve: [6], uses: 1, dice, lent: [], droids: [], removed: [] };
  };
  return {
    fighters: [fighter(0, mine), fighter(1, theirs)],
    captured: [[], []],
    active: [0, 1],
    turn: 1,
    attack: [0, 0, 0],
    picked: 0,
    history: [],
    asked: [{ seat: 1, kind: "turn", rule: "" }],
    ...more,
  } as unknown as DiceView;
}

const told = (memory: Memory, view: DiceView) =>
  memory
    .see(view)
    .rows.map((row) => row.map((spot) => (spot.place < 0 ? `d${spot.size} taken` : spot.rolls.join(" then "))));

describe("what just happened", () => {
  const before = duel([die(4, 2), die(12, 11)], [die(8, 2), die(10, 9), die(20, 11)]);
  const captured = [[], [{ size: 12, fighter: 0 }]];

  it("tells nothing of the first view, and the same again of the same view", () => {
    const memory = new Memory();
    expect(told(memory, before)).toEqual([
      ["", ""],
      ["", "", ""],
    ]);
    expect(memory.see(before)).toBe(memory.see(before));
  });

  it("knows the die that was taken and those that were rolled again", () => {
    const memory = new Memory();
    const first = memory.see(before).rows[0]?.[0]?.id;
    const after = duel([die(4, 2)], [die(8, 5), die(10, 1), die(20, 11)], { captured, turn: 0 });
    expect(told(memory, after)).toEqual([
      ["", "d12 taken"],
      ["5", "1", ""],
    ]);
    const scene = memory.see(after);
    expect(scene.taken.map(({ size, side }) => [size, side])).toEqual([[12, 1]]);
    expect(scene.rows[0]?.[0]?.id).toBe(first);
  });

  it("counts a die rolled once more to the same move, and forgets it with the next", () => {
    const memory = new Memory();
    memory.see(before);
    const asked = [{ seat: 1, kind: "roll-one-more", rule: "" }];
    memory.see(duel([die(4, 2)], [die(8, 5), die(10, 9), die(20, 2)], { captured, asked, attack: [0b101, 1, 0] }));
    const again = duel([die(4, 2)], [die(8, 5), die(10, 9), die(20, 6)], { captured, turn: 0 });
    expect(told(memory, again)).toEqual([
      ["", "d12 taken"],
      ["5", "", "2 then 6"],
    ]);
    const passed = duel([die(4, 2)], [die(8, 5), die(10, 9), die(20, 6)], { captured, turn: 1 });
    expect(told(memory, passed)).toEqual([[""], ["", "", ""]]);
    expect(memory.see(passed).note).toEqual({ kind: "passed", fighter: 0 });
  });

  it("knows a die rolled to the same value where the attack is still told", () => {
    const memory = new Memory();
    memory.see(before);
    const asked = [{ seat: 1, kind: "may", rule: "" }];
    const after = duel([die(4, 2)], [die(8, 2), die(10, 9), die(20, 11)], { captured, asked, attack: [0b11, 1, 0] });
    expect(told(memory, after)).toEqual([
      ["", "d12 taken"],
      ["2", "9", ""],
    ]);
  });

  it("knows a die rolled to the same value where a line told of the attack", () => {
    const after = duel([die(4, 2)], [die(8, 2), die(10, 9), die(20, 11)], { captured, turn: 0 });
    const attack = { key: "dice-skill", args: { dice: "d8:2 d10:9", target: "d12:11" } };
    const rolled = { key: "dice-rolled-again", args: { dice: "d8:2 d10:9 d20:11" } };
    const rows = (told: Line[]) => {
      const memory = new Memory();
      memory.see(before);
      return memory.see(after, told).rows[1]?.map((spot) => spot.rolls);
    };
    expect(rows([attack, rolled])).toEqual([[2], [9], []]);
    expect(rows([])).toEqual([[], [], []]);
    // The last attack of a round is followed by no roll.
    expect(rows([attack])).toEqual([[], [], []]);
  });

  it("takes the one that changed for the attacker where two dice are alike", () => {
    const memory = new Memory();
    memory.see(duel([die(4, 2), die(12, 3)], [die(8, 5), die(8, 5)]));
    const after = duel([die(4, 2)], [die(8, 5), die(8, 1)], { captured, turn: 0 });
    const told = [
      { key: "dice-power", args: { dice: "d8:5", target: "d12:3" } },
      { key: "dice-rolled-again", args: { dice: "d8:5 d8:1" } },
    ];
    expect(memory.see(after, told).rows[1]?.map((spot) => spot.rolls)).toEqual([[], [1]]);
  });

  it("brings a die in from where it lay", () => {
    const memory = new Memory();
    memory.see(before);
    const lent = duel([die(4, 2), die(12, 11)], [die(6, 3), die(8, 2), die(10, 9), die(20, 11)]);
    (lent.fighters[1] as { reserve: number[] }).reserve = [];
    expect(memory.see(lent).rows[1]?.map((spot) => spot.from)).toEqual(["reserve:1", null, null, null]);
  });

  it("starts anew with a new round", () => {
    const memory = new Memory();
    memory.see(before);
    const history = [{ fighters: [0, 1], halves: [10, 20], winner: 1 }] as DiceView["history"];
    const scene = memory.see(duel([die(4, 1)], [die(8, 1)], { history }));
    expect(scene.note).toEqual({ kind: "round", number: 0 });
    expect(scene.taken).toEqual([]);
    expect(scene.rows.flat().every((spot) => spot.fresh)).toBe(true);
  });
});
