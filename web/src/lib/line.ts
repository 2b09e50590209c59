/** When a line is asked whether it is alive, and when it is given up. */

/** So often somebody looks. */
export const LOOKS = 1_000;
const PING = 4_000;
const SILENCE = 9_000;

/** What to do with a line over which nothing has come for so many milliseconds. */
export function judged(silent: number): "fine" | "ask" | "give-up" {
  if (silent > SILENCE) return "give-up";
  return silent > PING ? "ask" : "fine";
}
