/** How the table lay when a round ended. */

import type { DiceView } from "../../../lib/types";
import { halvesOf, sizeOf, team } from "../facts";

/** The view of before with its side's last die taken, if that is how the round ended; null if it ended otherwise. */
export function lastCapture(before: DiceView, view: DiceView): DiceView | null {
  const round = view.history[before.history.length];
  if (!round || view.fighters.length !== before.fighters.length) return null;
  for (const side of [0, 1]) {
    const lying = team(before, side).flatMap((f) => (before.fighters[f]?.dice ?? []).map((die) => ({ f, die })));
    const [last] = lying;
    if (!last || lying.length > 1) continue;
    const size = sizeOf(last.die);
    // A die that is kept counts half: without it, its side has that much less.
    if (round.halves[side] !== halvesOf(before, side) - size) continue;
    return {
      ...before,
      asked: [],
      question: null,
      fighters: before.fighters.map((one, f) => (f === last.f ? { ...one, dice: [] } : one)),
      captured: before.captured.map((pile, captor) =>
        captor === side ? pile : [...pile, { size, fighter: last.f }],
      ) as DiceView["captured"],
    };
  }
  return null;
}
