/** What just happened, where the dice alone do not tell it. */

import type { DiceView } from "../../../lib/types";
import { listed, t } from "../../../lib/words";
import { fighterName, type Names, ownerName, peopleOf, points } from "../facts";
import type { Note } from "./memory";

export function noteText(note: Note, view: DiceView, names: Names): string {
  if (note.kind === "round") return roundText(note.number, view, names);
  const who = ownerName(view, note.fighter, names);
  const fighter = fighterName(view, note.fighter);
  switch (note.kind) {
    case "passed":
      return t("dice-passed", { who });
    case "lost-turn":
      return t("dice-no-other-target", { who });
    case "another-turn":
      return t("dice-another-turn", { who });
    case "tagged":
      return t("dice-comes-in", { fighter });
    case "stepped-in":
      return t("dice-steps-in", { fighter });
  }
}

/** How a round ended. */
export function roundText(number: number, view: DiceView, names: Names): string {
  const round = view.history[number];
  if (!round) return "";
  const [first, second] = round.halves;
  if (round.winner < 0) return t("dice-tied", { points: points(first) });
  const people = peopleOf(view, round.winner, names);
  const [won, lost] = round.winner === 0 ? [first, second] : [second, first];
  return t("dice-round-won", { who: listed(people), count: people.length, points: points(won), other: points(lost) });
}
