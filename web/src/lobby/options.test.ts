import { beforeEach, describe, expect, it } from "vitest";
import lists from "../../../src/odango/games/ccg/data.json";
import data from "../../../src/odango/games/tricktakers/data.json";
import type { GameInfo } from "../lib/types";
import { tableIn } from "./code";
import { fighters } from "../games/dice/options";
import { optionsOf } from "../games/options";
import { deckIn } from "../games/masquerade/options";
import { keysForWords } from "../testing/words";
import { culprit, differences, fieldsOf, foldOf, seatedAt, seatedWish, wishOf } from "./options";

beforeEach(keysForWords);

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

const masquerade = {
  name: "masquerade",
  setup: { deal: "all_78", bid_min: 1, bid_max: 58, tuxedo_pile: "winner_chooses", deck: "house" },
  schema: {
    properties: {
      deal: { enum: ["all_78", "equal"] },
      bid_min: { type: "integer" },
      bid_max: { type: "integer" },
      tuxedo_pile: { enum: ["SG", "winner_chooses"] },
      deck: { anyOf: [{ enum: ["house"] }, { type: "array", items: { type: "string" } }] },
    },
  },
} as unknown as GameInfo;

describe("a deck from a file", () => {
  it("has one card a line, and remarks do not count", () => {
    expect(deckIn("\ufeff# mine\r\n\r\nmoon 1/8\r\n Mars  3 / 6 # strong\nvenus-2-7\n")).toEqual([
      "moon-1-8",
      "mars-3-6",
      "venus-2-7",
    ]);
    expect(deckIn("")).toEqual([]);
  });

  it("keeps what is no card, for the house to say so", () => {
    expect(deckIn("mars 3/9\npluto\nmoon 1/8/2")).toEqual(["mars 3/9", "pluto", "moon 1/8/2"]);
  });

  it("is a field of its own, and numbers go as far as the game does", () => {
    expect(fieldsOf(masquerade)).toMatchObject([
      { name: "deal", kind: "choice" },
      { name: "bid_min", kind: "integer", least: 1, most: 58 },
      { name: "bid_max", kind: "integer", least: 1, most: 58 },
      { name: "tuxedo_pile", kind: "choice" },
      { name: "deck", kind: "text", instead: "house" },
    ]);
  });

  it("is blamed when the house quotes one of its lines, or names it", () => {
    const setup = { ...masquerade.setup, deck: ["moon-1-8", "mars 3/9", "(("] };
    expect(culprit(masquerade, setup, 4, "“mars 3/9” is no Character: write a planet.")).toBe("deck");
    expect(culprit(masquerade, setup, 4, "“((” is no Character.")).toBe("deck");
    expect(culprit(masquerade, setup, 4, "A deck has 58 Characters, not 3.")).toBe("deck");
    expect(culprit(masquerade, setup, 4, "bid_min and bid_max must lie between 1 and 58.")).toBe("bid_min");
    expect(culprit(masquerade, setup, 4, "Something else.")).toBeNull();
  });

  it("is told in a few words, not card by card", () => {
    const told = differences(masquerade, { ...masquerade.setup, deck: deckIn("moon 1/8\nmars 3/6") }, 4);
    // A message is its key here.
    expect(told).toEqual([{ label: "setup-masquerade-deck", value: "setup-masquerade-deck-own" }]);
  });
});

describe("dealing at Masquerade Battle", () => {
  it("makes no difference where 78 cards come out even", () => {
    const { matters } = optionsOf("masquerade");
    const even = [3, 4, 5, 6, 7, 8, 9].filter((seats) => !matters("deal", masquerade.setup, seats));
    expect(even).toEqual([3, 6]);
    expect(matters("deck", masquerade.setup, 3)).toBe(true);
  });
});

const tricktakers = {
  name: "tricktakers",
  setup: {
    mode: "basic",
    characters: [],
    small_deck: false,
    extra_tasks: false,
    points_win: "standard",
    past_changed: "replayed",
    figures: "house",
    tasks_for_two: "ruler_for_failures",
  },
  schema: {
    properties: {
      mode: { enum: ["all_star", "basic", "draft", "shuffle"] },
      characters: { type: "array", items: { enum: ["adventurer", "king", "ruler"] } },
      small_deck: { type: "boolean" },
      extra_tasks: { type: "boolean" },
      points_win: { enum: ["four_or_five", "standard"] },
      past_changed: { enum: ["counted", "replayed"] },
      figures: { anyOf: [{ enum: ["house"] }, { type: "array", items: { type: "string" } }] },
      tasks_for_two: { enum: ["opponent_for_successes", "ruler_for_failures"] },
    },
  },
} as unknown as GameInfo;

describe("the characters of TRICKTAKERs", () => {
  const subset = optionsOf("tricktakers").subsets?.["characters"];

  it("are any of the fifteen, by what they belong to", () => {
    const field = fieldsOf(tricktakers)[1];
    expect(field).toMatchObject({ name: "characters", kind: "subset" });
    expect(subset?.all.slice(0, 3)).toEqual(["king", "gambler", "resistance"]);
    expect(subset?.all).toEqual(Object.values(subset?.groups ?? {}).flat());
    expect(new Set(subset?.all)).toEqual(new Set(data.characters.map(({ id }) => id)));
    for (const [group, members] of Object.entries(subset?.groups ?? {}))
      expect(members).toEqual(data.characters.filter(({ set }) => set === group).map(({ id }) => id));
  });

  it("can be picked by the set", () => {
    const sizes = subset?.picks.map(([pick, some]) => [pick, some.length]);
    expect(sizes).toEqual([
      ["basic", 5],
      ["eight", 8],
      ["all", 15],
      ["expansion", 7],
    ]);
  });

  it("are five in the basic mode and all in the others, unless somebody says so", () => {
    expect(subset?.usual({ mode: "basic" })).toEqual(["king", "gambler", "resistance", "hermit", "berserker"]);
    expect(subset?.usual({ mode: "all_star" })).toHaveLength(15);
  });

  it("say which other options make a difference", () => {
    const { matters } = optionsOf("tricktakers");
    const among = (...characters: string[]) => ({ mode: "basic", characters });
    expect(matters("extra_tasks", among(), 4)).toBe(false);
    expect(matters("extra_tasks", among("king", "ruler"), 4)).toBe(true);
    expect(matters("tasks_for_two", { mode: "draft", characters: [] }, 2)).toBe(true);
    expect(matters("tasks_for_two", { mode: "all_star", characters: [] }, 4)).toBe(false);
    expect(matters("resistance_for_three", among(), 3)).toBe(true);
    expect(matters("resistance_for_three", among("king", "hermit", "ruler"), 3)).toBe(false);
    expect(matters("berserker_redraw", among(), 2)).toBe(false);
    expect(matters("leader_is_named", { mode: "draft", characters: [] }, 4)).toBe(false);
    expect([2, 3, 4].map((seats) => matters("small_deck", among(), seats))).toEqual([true, true, false]);
    expect(matters("unselected_first", { mode: "shuffle", characters: [] }, 4)).toBe(true);
    expect(["points_win", "past_changed", "figures"].map((name) => matters(name, among(), 4))).toEqual([
      false,
      false,
      false,
    ]);
    expect(matters("points_win", among("king", "ninja"), 4)).toBe(true);
    expect(matters("points_win", among("king", "ninja"), 3)).toBe(false);
    expect(matters("past_changed", among("king", "time-traveler"), 2)).toBe(true);
    expect(matters("figures", among("king", "ninja"), 2)).toBe(true);
  });

  it("have figures that may be brought as a text, and are blamed when it cannot be read", () => {
    const figures = optionsOf("tricktakers").texts?.["figures"];
    expect(figures?.read("\ufeffsummon el 3 # dearer\r\n\n# nothing\nmost-mp 6")).toEqual(["summon el 3", "most-mp 6"]);
    const field = fieldsOf(tricktakers).find(({ name }) => name === "figures");
    expect(field).toMatchObject({ kind: "text", instead: "house" });
    const own = { ...tricktakers.setup, mode: "all_star", figures: ["summon el 99"] };
    const refusal = "figures cannot be read at “summon el 99”: 99 is not a whole number from 0 to 9.";
    expect(culprit(tricktakers, own, 4, refusal)).toBe("figures");
    expect(wishOf(tricktakers, { ...own, mode: "basic" }, 4)).toEqual({});
  });

  it("are blamed with the mode when there are too few", () => {
    const refusal = "4 players in the shuffle mode need at least 5 characters, not 4.";
    expect(culprit(tricktakers, { ...tricktakers.setup, mode: "shuffle" }, 4, refusal)).toBe("mode");
    expect(culprit(tricktakers, tricktakers.setup, 4, "characters names one of them twice.")).toBe("characters");
  });
});

const ccg = {
  name: "ccg",
  setup: { rules: "standard", goal: 4, decks: [], lists: [], strong_and_weak: "by_rules", mirror: "with_bonuses" },
  schema: {
    properties: {
      rules: { enum: ["advanced", "basic", "standard"] },
      goal: { enum: [4, 5, 6] },
      decks: { type: "array", items: { enum: ["sailor_mars", "starter_moon_mars", "tuxedo_mask"] } },
      lists: { type: "array", items: { type: "string" } },
      strong_and_weak: { enum: ["by_rules", "off", "on"] },
      mirror: { enum: ["final", "printed", "with_bonuses"] },
    },
  },
} as unknown as GameInfo;

describe("the decks of the Sailor Moon CCG", () => {
  const decks = optionsOf("ccg").seated!["decks"]!;

  it("are one for every seat: starter halves for two, Character Decks for more", () => {
    expect(fieldsOf(ccg)[2]).toMatchObject({ name: "decks", kind: "seated" });
    expect(decks.usual(2)).toEqual(["starter_moon_mars", "starter_mercury_venus"]);
    expect([3, 4, 5, 6].map((seats) => decks.usual(seats).length)).toEqual([3, 4, 5, 6]);
    expect(new Set(decks.all)).toEqual(new Set(Object.keys(lists.decks)));
  });

  it("follow the seats: whoever comes has the usual one, and whoever goes takes theirs away", () => {
    const chosen = ["tuxedo_mask", "sailor_mars"];
    expect(seatedAt(decks, ["", "tuxedo_mask"], 4)[0]).toBe("sailor_moon");
    expect(seatedAt(decks, chosen, 3)).toEqual(["tuxedo_mask", "sailor_mars", "sailor_mars"]);
    expect(seatedAt(decks, [...chosen, "sailor_moon"], 2)).toEqual(chosen);
    expect(wishOf(ccg, { ...ccg.setup, decks: chosen }, 4)).toEqual({
      decks: ["tuxedo_mask", "sailor_mars", "sailor_mars", "sailor_jupiter"],
    });
  });

  it("are said by saying nothing where they are the usual ones", () => {
    expect(seatedWish(decks, ["starter_moon_mars", "starter_mercury_venus"], 2)).toEqual([]);
    expect(wishOf(ccg, { ...ccg.setup, decks: ["starter_moon_mars"] }, 2)).toEqual({});
  });

  it("are told by their names, and blamed when their number is wrong", () => {
    const setup = { ...ccg.setup, decks: ["tuxedo_mask", "tuxedo_mask"] };
    expect(differences(ccg, setup, 2)[0]).toEqual({
      label: "setup-ccg-decks",
      value: "setup-ccg-decks-tuxedo-mask and setup-ccg-decks-tuxedo-mask",
    });
    expect(culprit(ccg, setup, 3, "decks names 2; 3 players need 3.")).toBe("decks");
    expect(culprit(ccg, { ...ccg.setup, rules: "basic" }, 4, "The Basic game is for two players, not 4.")).toBe(
      "rules",
    );
  });

  it("may be lists of people's own, for as many seats as there are", () => {
    const own = { ...ccg.setup, lists: ["", "name: Mine; 4 titus", "4 luna"] };

    expect(fieldsOf(ccg)[3]).toMatchObject({ name: "lists", kind: "lists" });
    expect(wishOf(ccg, own, 2)).toEqual({ lists: ["", "name: Mine; 4 titus"] });
    expect(wishOf(ccg, own, 4)).toEqual({ lists: ["", "name: Mine; 4 titus", "4 luna", ""] });
    expect(wishOf(ccg, { ...own, lists: ["", "", "4 luna"] }, 2)).toEqual({});
    expect(culprit(ccg, own, 2, "lists names 1; 2 players need 2.")).toBe("decks");
    expect(differences(ccg, own, 3)).toEqual([
      { label: "setup-ccg-lists", value: "setup-ccg-lists-seat and setup-ccg-lists-seat" },
    ]);
  });

  it("stand before what few tables touch", () => {
    expect(["rules", "goal", "decks", "round_limit"].map((name) => foldOf("ccg", name))).toEqual(Array(4).fill(null));
    expect(foldOf("ccg", "strong_and_weak")).toBe("passages");
    expect(foldOf("ccg", "mirror")).toBe("readings");
    expect(foldOf("tricktakers", "figures")).toBeNull();
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
