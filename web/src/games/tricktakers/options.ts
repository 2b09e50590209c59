import type { GameOptions, Setup } from "../options";

/** Best priority first; those that are not basic come in with the other modes. */
const CAST = ["king", "gambler", "resistance", "adventurer", "hermit", "collector", "berserker", "ruler"] as const;
const BASIC: readonly string[] = ["king", "gambler", "resistance", "hermit", "berserker"];

/** Who is in use as long as nobody says otherwise. */
const usualCast = (setup: Setup): string[] => CAST.filter((one) => setup["mode"] !== "basic" || BASIC.includes(one));

function plays(setup: Setup, character: string): boolean {
  const chosen = setup["characters"] as string[];
  return (chosen.length > 0 ? chosen : usualCast(setup)).includes(character);
}

export const options: GameOptions = {
  house: new Set(["tasks_for_two"]),

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
      default:
        return true;
    }
  },

  subsets: { characters: { all: CAST, usual: usualCast } },
};
