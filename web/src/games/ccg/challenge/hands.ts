/** When two hands are shown: found by what changed between two views. */

import type { CcgView } from "../../../lib/types";
import type { Contest } from "../facts";

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const shown = (contest: Contest | null): boolean => !!contest && contest.thrown.every((hand) => hand >= 0);

/** What was shown between two views; null if nothing was. */
export function revealed(before: CcgView, view: CcgView): Contest | null {
  if (view.last_contest && !same(before.last_contest, view.last_contest)) return view.last_contest;
  // The same hands about the same card once more: it was under way and is over.
  if (before.contest && !view.contest && view.last_contest) return view.last_contest;
  const [old, now] = [before.contest, view.contest];
  if (!now || !shown(now)) return null;
  const told = (contest: Contest | null) =>
    contest && [contest.thrown, contest.ties, contest.round, contest.wins, contest.outcome !== -1];
  if (same(told(old), told(now))) return null;
  // A round that is to be played again shows nothing new.
  if (old && old.outcome !== -1 && now.outcome === -1 && old.round === now.round) return null;
  // After a round that nobody wanted replayed the next begins: its hands were seen before.
  return old && old.outcome !== -1 && now.round > old.round ? null : now;
}
