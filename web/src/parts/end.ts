/** How a game ended, told to who reads it. */

import type { Result } from "../lib/types";
import { listed, nameOf, t } from "../lib/words";

export type Outcome = { kicker: string; headline: string; won: boolean };

/** Without a result nobody won: the game was given up. */
export function outcomeOf(result: Result | null, me: number | null, names: readonly (string | null)[]): Outcome {
  if (!result) return { kicker: t("end-over"), headline: t("end-abandoned"), won: false };
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const who = (seats: readonly number[]): string => listed(seats.map((seat) => nameOf(seat, names)));
  const headline = t("end-wins", {
    who: who(winners),
    count: winners.length,
    together: isTeam(result) ? "team" : "no",
  });
  if (me === null) return { kicker: t("end-over"), headline, won: false };
  if (!winners.includes(me)) return { kicker: lost(result, me), headline, won: false };
  const friends = winners.filter((seat) => seat !== me);
  if (friends.length === 0) return { kicker: t("end-you-won"), headline, won: true };
  const kicker = isTeam(result)
    ? t("end-you-won-with", { who: who(friends) })
    : t("end-you-share", { who: who(friends) });
  return { kicker, headline, won: true };
}

const isTeam = (result: Result): boolean => result.teams.length > 0;

/** Where sides play, losing is losing; else the place counts. */
function lost(result: Result, me: number): string {
  if (isTeam(result)) return t("end-you-lost");
  return t("end-your-place", { place: result.places[me] ?? 0, count: result.places.length });
}
