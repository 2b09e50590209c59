import type { GameOptions } from "../options";

/** All cards that are dealt. */
const CARDS = 78;

const CHARACTER = /^([a-z]+)[\s-]+([1-8])\s*[/-]\s*([1-8])$/i;

/**
 * The deck that is written so, one Character a line.  What is no Character is kept as it stands, so that the house can
 * say so in its words.
 */
export function deckIn(text: string): string[] {
  const rows = text.split(/\r\n|\r|\n/).map((row) =>
    row
      .replace(/^\ufeff/, "")
      .replace(/#.*/, "")
      .trim(),
  );
  return rows
    .filter((row) => row !== "")
    .map((row) => row.replace(CHARACTER, (_, planet: string, sg, dk) => `${planet.toLowerCase()}-${sg}-${dk}`));
}

export const options: GameOptions = {
  house: new Set([
    "bid_min",
    "bid_max",
    "opening_bid_forced",
    "pass_is_final",
    "cancel_scope",
    "ruling_action_beats_moon",
    "several_actions",
    "off_planet_action_in_loser_contest",
    "leader_names_planet_for_any_symbolless_lead",
    "tuxedo_pile",
    "naru_pile_chosen_by",
    "pile_counts_public",
    "deck",
  ]),

  matters(name, _, seats) {
    return name !== "deal" || CARDS % seats !== 0;
  },

  // Nobody can collect more Characters than there are, which is the usual highest bid.
  range: (_, usual) => [1, usual["bid_max"] as number],

  texts: { deck: { read: deckIn, own: "setup-masquerade-deck-own" } },
};
