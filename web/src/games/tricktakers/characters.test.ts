import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import data from "../../../../src/odango/games/tricktakers/data.json";
import { characterCode, characterIcon, characterRule, listsOf, said, signed, tableOf, worthText } from "./characters";

const character = (id: string): number => data.characters.findIndex((row) => row.id === id);
const CAST = ["king", "gambler", "resistance", "adventurer", "hermit", "collector", "berserker", "ruler"].map(
  character,
);
const worths = (id: string, two: boolean, at = {}) => tableOf(character(id), two, at)?.cells.map(({ worth }) => worth);
const setup = (change: object) =>
  ({ resistance_for_three: false, extra_tasks: false, tasks_for_two: "ruler_for_failures", ...change }) as never;

describe("a character card", () => {
  it("has an emblem, a code and a rule", () => {
    const sprite = readFileSync("src/sprite.svg", "utf-8");
    const rules = readFileSync("../docs/rules/tricktakers.md", "utf-8").toLowerCase();
    for (const one of CAST) {
      expect(sprite).toContain(`id="${characterIcon(one)}"`);
      expect(characterCode(one)).toMatch(/^[1-5][AB]$/);
      expect(rules).toContain(`\n## ${characterRule(one)}\n`);
    }
  });

  it("shows the row of points, and other numbers to two players", () => {
    expect(worths("king", false)).toEqual([0, 20, 50, 80, 120, "win"]);
    expect(worths("king", true)).toEqual([0, 20, 50, 80, 120, 50]);
    expect(worths("gambler", false)).toEqual([30, 60, 90, 150, "win", "win"]);
    expect(worths("gambler", true)).toEqual([90, 60, 90, 120, 150, 200]);
    expect(worths("resistance", false)).toEqual([30, 50, 80, 100, "win"]);
    expect(worths("resistance", true)).toEqual([30, 50, 80]);
    expect(worths("collector", false)).toBeUndefined();
  });

  it("changes in the final round, and by what the table has agreed", () => {
    expect(worths("king", false, { final: true })).toEqual([0, 40, 100, 160, 240, "win"]);
    expect(worths("berserker", false, { final: true })).toEqual(["win", -10, 30, 50, 80, -50]);
    expect(worths("berserker", true, { final: true })).toEqual(["win", "win", 30, 50, 80, -50]);
    const mild = { setup: setup({ resistance_for_three: true }) };
    expect(worths("resistance", false, { ...mild, seats: 3 })?.at(-1)).toBe(100);
    expect(worths("resistance", false, { ...mild, seats: 4 })?.at(-1)).toBe("win");
    const parts = (at: object): string[] => said(character("resistance"), false, at).map(({ part }) => part);
    expect(parts({ ...mild, seats: 3 })).toContain("three");
    expect(parts({ ...mild, seats: 3 })).not.toContain("wins");
  });

  it("lists items, combinations and tasks", () => {
    const rows = (id: string, two: boolean, at = {}) => listsOf(character(id), two, at).map(({ rows }) => rows.length);
    expect(rows("adventurer", false)).toEqual([15]);
    expect(rows("collector", false)).toEqual([7]);
    expect(rows("collector", true)).toEqual([6]);
    expect(rows("ruler", false)).toEqual([3, 6]);
    expect(rows("ruler", false, { setup: setup({ extra_tasks: true }) })).toEqual([3, 16]);
    expect(rows("ruler", true, { setup: setup({ extra_tasks: true }) })).toEqual([4, 14]);
    expect(rows("king", false)).toEqual([]);
  });

  it("says nothing of winning the game where two cannot, but for the Berserker", () => {
    const wins = CAST.filter((one) => said(one, true).some(({ part }) => part.startsWith("wins")));
    expect(wins).toEqual([character("berserker")]);
  });

  it("has words for all it says", () => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    for (const file of ["tricktakers", "tricktakers_characters"])
      bundle.addResource(new FluentResource(readFileSync(`../src/odango/locale/en/${file}.ftl`, "utf-8")));
    // No catalogue is loaded here, so a message is its key.
    const keys = CAST.flatMap((one) => [
      ...[true, false].flatMap((two) => said(one, two).flatMap(({ head, text }) => [head, text])),
      ...said(one, true, { setup: setup({ tasks_for_two: "opponent_for_successes" }) }).map(({ text }) => text),
      ...listsOf(one, false, { setup: setup({ extra_tasks: true }) }).flatMap(({ head, rows }) => [
        head,
        ...rows.flatMap(({ label, small }) => [label, small ?? label]),
      ]),
    ]);
    expect(keys.filter((key) => !bundle.hasMessage(key))).toEqual([]);
    expect(keys).toContain("tricktakers-card-ruler-score-other");
  });
});

describe("points", () => {
  it("have a true minus, and a plus where it is asked for", () => {
    expect([signed(-30), signed(20), signed(20, true), signed(0, true)]).toEqual(["\u221230", "20", "+20", "0"]);
    expect(worthText(-10)).toBe("\u221210");
  });
});
