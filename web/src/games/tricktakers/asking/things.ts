/** What is chosen though it lies nowhere yet: Traps, letters, where the chip lies, what to steal. */

import type { TricktakersView } from "../../../lib/types";
import { t } from "../../../lib/words";
import { chipName, chipOption } from "./asking";
import { letterEmblem, letterName, trapEmblem, trapName, TRAPS } from "../cards";
import { isTwo, partnerOf, whoKeeps } from "../facts";

/** `mark`: what stands in the place of the sign, such as the trick a Trap is set for. */
export type Thing = { ref: string; icon: string; suit?: string; name: string; small?: string; mark?: string };

const LETTERS = 4;

export function thingsOf(kind: string, view: TricktakersView): Thing[] {
  switch (kind) {
    case "trap":
      return traps(view);
    case "letter":
      return letters(view);
    case "chip":
      return [0, 1].map((option) => ({
        ref: `chip:${option}`,
        icon: "r-thief",
        name: chipOption(option, isTwo(view)),
        mark: chipName(option, isTwo(view)),
      }));
    case "loot":
      return loot(view);
    default:
      return [];
  }
}

/** All five, those that are stacked with the number of their trick. */
function traps(view: TricktakersView): Thing[] {
  // The top of the stack, which comes first, is last.
  const set = [...(view.players[view.seat ?? 0]?.own_stock ?? [])].reverse();
  return Array.from({ length: TRAPS }, (_, trap) => {
    const trick = set.indexOf(trap) + 1;
    return {
      ref: `trap:${trap}`,
      ...trapEmblem(trap),
      name: trapName(trap),
      ...(trick > 0 ? { mark: String(trick), small: t("tricktakers-trap-set", { trick }) } : {}),
    };
  });
}

function letters(view: TricktakersView): Thing[] {
  const given = whoKeeps(view, "phantom-thief")?.sheet.letters ?? [];
  return Array.from({ length: LETTERS }, (_, letter) => ({
    ref: `letter:${letter}`,
    ...letterEmblem(letter),
    name: letterName(letter),
    // words: tricktakers-letter-small-*
    small: t(given.includes(letter) ? "tricktakers-letter-small-given" : `tricktakers-letter-small-${letter}`),
  }));
}

/** What the partner has: what is not there cannot be stolen. */
function loot(view: TricktakersView): Thing[] {
  const victim = view.players[partnerOf(view)];
  const has = [victim?.crowns ?? 0, victim?.black_crowns ?? 0, victim?.points ?? 0];
  return has.map((count, what) => ({
    ref: `loot:${what}`,
    ...letterEmblem(what),
    // words: tricktakers-loot-0, tricktakers-loot-1, tricktakers-loot-2
    name: t(`tricktakers-loot-${what}`),
    small: t("tricktakers-loot-has", { count }),
  }));
}
