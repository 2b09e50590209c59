import { describe, expect, it } from "vitest";
import type { DiceView } from "../../lib/types";
import {
  CHARACTERS,
  emblem,
  emblemOf,
  fighting,
  halvesOf,
  NONE,
  placesIn,
  points,
  roundOf,
  sizeOf,
  valueOf,
} from "./facts";

const view = (more: object): DiceView => ({ fighters: [], asked: [], active: [0, 1], ...more }) as unknown as DiceView;

describe("reading a view", () => {
  it("writes points as people do", () => {
    expect([0, 1, 2, 3, 93].map(points)).toEqual(["0", "½", "1", "1½", "46½"]);
  });

  it("takes dice apart, and masks", () => {
    expect([sizeOf(20 * 32 + 11), valueOf(20 * 32 + 11)]).toEqual([20, 11]);
    expect(placesIn(0b1101)).toEqual([0, 2, 3]);
  });

  it("counts captured dice in full and kept ones half", () => {
    const dice = { fighters: [{ dice: [12 * 32 + 3] }, { dice: [] }, { dice: [4 * 32 + 1] }, { dice: [8 * 32] }] };
    const table = view({ ...dice, captured: [[{ size: 20, fighter: 1 }], []] });
    expect([halvesOf(table, 0), halvesOf(table, 1)]).toEqual([56, 8]);
  });

  it("counts a tied round once", () => {
    expect(roundOf(view({ tokens: [1, 2] }))).toBe(4);
  });

  it("knows who stands in the middle, and when nobody does yet", () => {
    const at = (kind: string, mode: string): number =>
      fighting(view({ asked: [{ seat: 0, kind }], mode, active: [2, 3] }), 1);
    expect(at("turn", "tag_team")).toBe(3);
    expect(at("nominate", "single_combat")).toBe(NONE);
    expect(at("foresee", "tag_team")).toBe(NONE);
    expect(at("foresee", "single_combat")).toBe(3);
    expect(at("character", "duel")).toBe(1);
  });

  it("has an emblem for every character, by either of its names", () => {
    for (const row of CHARACTERS) {
      expect(emblemOf(row)).toBeDefined();
      expect(emblem(`dice-${row.id}-older`)).toBe(emblemOf(row));
    }
    expect(emblem("dice-planet-power")).toBeNull();
  });
});
