/**
 * The capture that ends a round: the view that comes after it has cleared the table already.
 *
 * So the table is shown once more as it lay then, for a breath; board, plates and score wait together.
 */

import { Held } from "../../../lib/held.svelte";
import type { DiceView } from "../../../lib/types";
import { lastCapture } from "./closing";

/** Long enough for the die to reach the pile, and for a breath after that. */
const LOOK = 520 + 900;

class Breath extends Held<DiceView> {
  next(before: DiceView | null, view: DiceView): void {
    if (this.held || !before) return;
    const last = lastCapture(before, view);
    // After the last round there is nothing to go on to.
    if (last) this.hold(last, view.result ? null : LOOK);
  }
}

/** One for the page: there is one table on it, and its parts must agree. */
export const breath = new Breath();
