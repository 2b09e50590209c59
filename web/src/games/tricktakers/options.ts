import type { GameOptions, Setup } from "../options";

/** Best priority first in each; those that are not basic come in with the other modes. */
const BASIC = ["king", "gambler", "resistance", "hermit", "berserker"] as const;
const ADDITIONAL = ["adventurer", "collector", "ruler"] as const;
const EXPANSION = [
  "strategist",
  "summoner",
  "ninja",
  "alchemist",
  "samurai",
  "time-traveler",
  "phantom-thief",
] as const;
const CAST: readonly string[] = [...BASIC, ...ADDITIONAL, ...EXPANSION];

/** Who is in use as long as nobody says otherwise. */
const usualCast = (setup: Setup): readonly string[] => (setup["mode"] === "basic" ? BASIC : CAST);

function inUse(setup: Setup): readonly string[] {
  const chosen = setup["characters"] as string[];
  return chosen.length > 0 ? chosen : usualCast(setup);
}

const plays = (setup: Setup, ...characters: string[]): boolean => inUse(setup).some((one) => characters.includes(one));

/** The figures that are written so, one a line; what cannot be read the house says in its words. */
export function figuresIn(text: string): string[] {
  const rows = text.split(/\r\n|\r|\n/).map((row) =>
    row
      .replace(/^\ufeff/, "")
      .replace(/#.*/, "")
      .trim(),
  );
  return rows.filter((row) => row !== "");
}

export const options: GameOptions = {
  house: new Set(["tasks_for_two", "past_changed", "figures"]),

  matters(name, setup, seats) {
    switch (name) {
      case "resistance_for_three":
        return seats === 3 && plays(setup, "resistance");
      case "small_deck":
        return seats <= 3;
      case "leader_is_named":
        return seats > 2 && setup["mode"] !== "draft";
      case "unselected_first":
        return setup["mode"] === "shuffle";
      case "berserker_redraw":
        return seats > 2 && plays(setup, "berserker");
      case "extra_tasks":
        return plays(setup, "ruler");
      case "tasks_for_two":
        return seats === 2 && plays(setup, "ruler");
      case "past_changed":
        return plays(setup, "time-traveler");
      case "points_win":
        return seats > 3 && plays(setup, ...EXPANSION);
      case "figures":
        return plays(setup, ...EXPANSION);
      default:
        return true;
    }
  },

  texts: { figures: { read: figuresIn, own: "setup-tricktakers-figures-own" } },

  subsets: {
    characters: {
      all: CAST,
      usual: usualCast,
      groups: { basic: BASIC, additional: ADDITIONAL, expansion: EXPANSION },
      picks: [
        ["basic", BASIC],
        ["eight", [...BASIC, ...ADDITIONAL]],
        ["all", CAST],
        ["expansion", EXPANSION],
      ],
    },
  },
};
