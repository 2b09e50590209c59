import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it } from "vitest";
import data from "../../../../../src/odango/games/tricktakers/data.json";
import {
  brief,
  characterCode,
  characterIcon,
  characterRule,
  listsOf,
  ours,
  said,
  signed,
  tableOf,
  worthText,
} from "./characters";
import { keysForWords } from "../../../testing/words";

beforeEach(keysForWords);

const character = (id: string): number => data.characters.findIndex((row) => row.id === id);
const CAST = data.characters.map((_, i) => i);
const EXPANSION = CAST.filter((one) => data.characters[one]?.set === "expansion");
const worths = (id: string, two: boolean, at = {}) => tableOf(character(id), two, at)?.cells.map(({ worth }) => worth);
const setup = (change: object) =>
  ({
    resistance_for_three: false,
    extra_tasks: false,
    tasks_for_two: "ruler_for_failures",
    points_win: "standard",
    past_changed: "replayed",
    figures: "house",
    ...change,
  }) as never;

describe("a character card", () => {
  it("has an emblem, a code and a rule", () => {
    const sprite = readFileSync("src/sprite.svg", "utf-8");
    const rules = readFileSync("../docs/rules/tricktakers.md", "utf-8").toLowerCase();
    for (const one of CAST) {
      expect(sprite).toContain(`id="${characterIcon(one)}"`);
      expect(characterCode(one)).toMatch(/^[1-5][A-D]$/);
      expect(rules).toContain(`\n## ${characterRule(one).replaceAll("-", " ")}\n`);
    }
    expect(new Set(CAST.map(characterIcon)).size).toBe(CAST.length);
  });

  it("shows the row of points, and other numbers to two players", () => {
    expect(worths("king", false)).toEqual([0, 20, 50, 80, 120, "win"]);
    expect(worths("king", true)).toEqual([0, 20, 50, 80, 120, 50]);
    expect(worths("gambler", false)).toEqual([30, 60, 90, 150, "win", "win"]);
    expect(worths("gambler", true)).toEqual([90, 60, 90, 120, 150, 200]);
    expect(worths("resistance", false)).toEqual([30, 50, 80, 100, "win"]);
    expect(worths("resistance", true)).toEqual([30, 50, 80]);
    expect(worths("collector", false)).toBeUndefined();
    expect(worths("samurai", false)).toEqual([0, 30, 80, 120, "win", -100]);
    expect(worths("samurai", true)).toEqual([0, 30, 80, 120, 150, -100]);
    expect(worths("alchemist", false)).toBeUndefined();
    expect(worths("time-traveler", true)).toBeUndefined();
  });

  it("goes by the figures of the table", () => {
    const own = { setup: setup({ figures: ["two-players ninja 10 20 30 40 50 60", "summon el 2", "most-mp 7"] }) };
    expect(worths("ninja", true, own)).toEqual([10, 20, 30, 40, 50, 60]);
    expect(worths("ninja", false, own)).toEqual([70, -20, 70, -20, 140, "win"]);
    const [beasts] = listsOf(character("summoner"), false, own);
    expect(beasts?.rows.map(({ worth }) => worth)).toEqual([2, 3, 1, 1, 1, 1]);
    const circle = { setup: setup({ figures: ["formation column 90 T a C b B", "two-players hexagon 20"] }) };
    const points = (two: boolean) => listsOf(character("alchemist"), two, circle)[0]?.rows.map(({ worth }) => worth);
    expect(points(false)).toEqual([10, 10, 30, 30, 90, 0]);
    expect(points(true)).toEqual([10, 10, 30, 30, 90, 20]);
  });

  it("says which figures are ours", () => {
    const told = (two: boolean, at = {}) => EXPANSION.map((one) => ours(one, two, at).length);
    expect(told(false)).toEqual([1, 1, 0, 1, 0, 0, 0]);
    expect(told(true)).toEqual([2, 2, 1, 2, 1, 1, 1]);
    expect(told(false, { setup: setup({ figures: ["most-mp 7"] }) })).toEqual([2, 2, 0, 2, 0, 0, 0]);
    expect(ours(character("ruler"), true)).toEqual([]);
  });

  it("tells of a victory by points where there is one", () => {
    const byPoints = (at: object, two = false): number[] =>
      CAST.filter((one) => said(one, two, at).some(({ part }) => part === "wins-points"));
    expect(byPoints({})).toEqual(EXPANSION);
    expect(byPoints({}, true)).toEqual([]);
    expect(byPoints({ setup: setup({ figures: ["points-win king"] }) })).toEqual([character("king")]);
    const text = (change: object) => said(character("samurai"), false, { setup: setup(change) }).at(-1)?.text;
    expect(text({})).toBe("tricktakers-card-points-standard");
    expect(text({ points_win: "four_or_five" })).toBe("tricktakers-card-points-four-or-five");
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
    expect(rows("strategist", false)).toEqual([5]);
    expect(rows("summoner", true)).toEqual([6]);
    expect(rows("alchemist", false)).toEqual([6]);
  });

  it("says nothing of winning the game where two cannot, but for the Berserker", () => {
    const wins = CAST.filter((one) => said(one, true).some(({ part }) => part.startsWith("wins")));
    expect(wins).toEqual([character("berserker")]);
  });

  it("has words for all it says", () => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    for (const file of ["game", "characters"])
      bundle.addResource(new FluentResource(readFileSync(`../src/odango/locale/en/tricktakers/${file}.ftl`, "utf-8")));
    // A message is its key here.
    const keys = CAST.flatMap((one) => [
      ...[true, false].flatMap((two) => said(one, two).flatMap(({ head, text }) => [head, text])),
      ...said(one, true, { setup: setup({ tasks_for_two: "opponent_for_successes" }) }).map(({ text }) => text),
      ...said(one, false, { setup: setup({ past_changed: "counted", points_win: "four_or_five" }) }).map(
        ({ text }) => text,
      ),
      ...ours(one, true, { setup: setup({ figures: ["most-mp 7"] }) }),
      brief(one),
      ...listsOf(one, false, { setup: setup({ extra_tasks: true }) }).flatMap(({ head, rows }) => [
        head,
        ...rows.flatMap(({ label, small, costs, side }) => [label, small ?? label, costs ?? label, side ?? label]),
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
