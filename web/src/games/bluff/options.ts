import type { GameOptions } from "../options";

export const options: GameOptions = {
  house: new Set([
    "jadeite_source",
    "villain_round_token",
    "villain_action_may_target_itself",
    "token_before_end_check",
    "end_check_before_villain_action",
    "defeated",
    "villain_tiles_for_tie_break",
    "four_player_villains",
    "numbers",
  ]),

  matters(name, setup, seats) {
    if (name === "four_player_villains") return seats === 4;
    if (name === "numbers") return setup["ending"] === "random" || setup["ending"] === "total-36";
    if (name === "ending" || name === "token_before_end_check") return true;
    return seats > 3; // All others are about villains, and three play without them.
  },

  places: {
    // In the order of the rulebook's characters.
    numbers: [
      "bluff-sailor-moon",
      "bluff-sailor-mercury",
      "bluff-sailor-mars",
      "bluff-sailor-jupiter",
      "bluff-sailor-venus",
      "bluff-tuxedo-mask",
      "bluff-sailor-chibi-moon",
      "bluff-sailor-pluto",
    ],
  },
};
