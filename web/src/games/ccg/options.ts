import type { GameOptions } from "../options";

/** Options that the Basic game knows. */
const BASIC = new Set(["rules", "decks", "lists", "round_limit", "basic_unprinted", "basic_choice"]);
const ONLY_BASIC = new Set(["basic_unprinted", "basic_choice"]);

/** What may have been for the Advanced game alone. */
const PASSAGES = [
  "replay_for_power",
  "power_reduces_damage",
  "rejuvenation_limit",
  "forfeit_actions",
  "forfeit_scores",
  "strong_and_weak",
  "starting_pie",
];
/** How cards are read that do not say enough. */
const READINGS = [
  "thunderclap",
  "splash_hits_twice",
  "regalia_victim",
  "mirror",
  "mirror_if_avoided",
  "person_uses",
  "andrew_combined",
  "split_attack_pays",
  "sacrifice_scores",
  "resignation_scores",
  "free_defences",
  "several_defences",
  "armor",
  "prophetic",
  "time_control",
  "next_turn",
  "hit_back_choice",
  "worn_items",
  "basic_unprinted",
  "basic_choice",
  "late_events",
  "not_so_tough",
];

const STARTERS = ["starter_moon_mars", "starter_mercury_venus"];
const CHARACTER_DECKS = [
  "sailor_moon",
  "sailor_mercury",
  "sailor_mars",
  "sailor_jupiter",
  "sailor_venus",
  "tuxedo_mask",
];

export const options: GameOptions = {
  // Where the rulebook is silent, or nobody knows any more which rules were for the Advanced game alone.
  house: new Set(["round_limit", ...PASSAGES, ...READINGS]),

  matters(name, setup) {
    if (setup["rules"] === "basic") return BASIC.has(name);
    if (ONLY_BASIC.has(name)) return false;
    if (name === "forfeit_scores") return setup["forfeit_actions"] !== "off";
    return true;
  },

  folds: [
    ["passages", new Set(PASSAGES)],
    ["readings", new Set(READINGS)],
  ],

  seated: {
    decks: {
      lists: "lists",
      all: [...STARTERS, ...CHARACTER_DECKS],
      usual: (seats) => (seats === STARTERS.length ? STARTERS : CHARACTER_DECKS.slice(0, seats)),
    },
  },

  range: (name) => (name === "round_limit" ? [1, 100] : null),
};
