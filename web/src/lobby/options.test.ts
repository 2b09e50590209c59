import { describe, expect, it } from "vitest";
import type { GameInfo } from "../lib/types";
import { tableIn } from "./code";
import { fighters } from "../games/dice/options";
import { optionsOf } from "../games/options";
import { culprit, fieldsOf, wishOf } from "./options";

const bluff = {
  name: "bluff",
  setup: { ending: "random", four_player_villains: ["a", "b", "c"], token_before_end_check: true, numbers: [1, 2] },
  schema: {
    properties: {
      ending: { anyOf: [{ enum: ["random"] }, { enum: ["four-same", "total-36"] }] },
      four_player_villains: {
        anyOf: [{ enum: ["random"] }, { type: "array", prefixItems: Array(3).fill({ enum: ["a", "b", "c", "d"] }) }],
      },
      token_before_end_check: { type: "boolean" },
      numbers: { type: "array", prefixItems: [{ type: "integer" }, { type: "integer" }] },
    },
  },
} as unknown as GameInfo;

describe("options of a game", () => {
  it("become fields by their schema", () => {
    expect(fieldsOf(bluff).map(({ name, kind }) => [name, kind])).toEqual([
      ["ending", "choice"],
      ["four_player_villains", "some"],
      ["token_before_end_check", "flag"],
      ["numbers", "integers"],
    ]);
  });

  it("put the usual value first", () => {
    expect(fieldsOf(bluff)[0]).toMatchObject({ values: ["random", "four-same", "total-36"] });
  });

  it("are sent only where they differ and matter", () => {
    const setup = { ...bluff.setup, four_player_villains: ["a", "b", "d"], ending: "four-same" };
    expect(wishOf(bluff, setup, 4)).toEqual({ ending: "four-same", four_player_villains: ["a", "b", "d"] });
    expect(wishOf(bluff, setup, 5)).toEqual({ ending: "four-same" });
  });

  it("hide where they make no difference", () => {
    expect(optionsOf("bluff").matters("numbers", { ending: "four-same" }, 4)).toBe(false);
    expect(optionsOf("bluff").matters("defeated", { ending: "random" }, 3)).toBe(false);
    expect(optionsOf("dice").matters("team_size", { mode: "standard" }, 2)).toBe(false);
    expect(optionsOf("dice").matters("team_size", { mode: "standard" }, 3)).toBe(true);
  });

  it("are found in what the house says about them", () => {
    const setup = { ...bluff.setup, ending: "total-36" };
    expect(culprit(bluff, bluff.setup, 4, "four_player_villains names a villain twice.")).toBe("four_player_villains");
    expect(culprit(bluff, setup, 4, "A total-36 is not for you.")).toBe("ending");
    expect(culprit(bluff, bluff.setup, 4, "Something else.")).toBeNull();
  });
});

describe("fighters", () => {
  it("are dealt round to the people of each side", () => {
    expect(fighters({ mode: "standard", team_size: 0 }, 2)).toEqual({ mode: "duel", owners: [0, 1] });
    expect(fighters({ mode: "standard", team_size: 0 }, 3)).toEqual({ mode: "single_combat", owners: [0, 1, 2, 1] });
    expect(fighters({ mode: "tag_team", team_size: 3 }, 2).owners).toEqual([0, 1, 0, 1, 0, 1]);
  });
});

describe("a code", () => {
  it("is found in links and by itself", () => {
    expect(tableIn(" https://example.org/t/ywI_oMVu0zLvuzf20TVpBQ?x=1 ")).toBe("ywI_oMVu0zLvuzf20TVpBQ");
    expect(tableIn("ywI_oMVu0zLvuzf20TVpBQ")).toBe("ywI_oMVu0zLvuzf20TVpBQ");
    expect(tableIn("hello there")).toBeNull();
    expect(tableIn("https://example.org/")).toBeNull();
  });
});
