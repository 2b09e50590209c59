/**
 * The capture that ends a round: the view that comes after it has cleared the table already.
 *
 * So the table is shown once more as it lay then, for a breath; board, plates and score wait together.  Whoever taps or
 * presses a key goes on at once.
 */

import type { DiceView } from "../../../lib/types";
import { lastCapture } from "./closing";

/** Long enough for the die to reach the pile, and for a breath after that. */
const LOOK = 520 + 900;

class Breath {
  /** What is to be seen instead of the view, while we wait. */
  held = $state.raw<DiceView | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  next(before: DiceView | null, view: DiceView): void {
    if (this.held || !before) return;
    this.held = lastCapture(before, view);
    if (!this.held) return;
    // After the last round there is nothing to go on to.
    if (!view.result) this.timer = setTimeout(this.end, LOOK);
    addEventListener("pointerdown", this.end, { capture: true, once: true });
    addEventListener("keydown", this.end, { capture: true, once: true });
  }

  readonly end = (): void => {
    clearTimeout(this.timer);
    removeEventListener("pointerdown", this.end, { capture: true });
    removeEventListener("keydown", this.end, { capture: true });
    this.held = null;
  };
}

/** One for the page: there is one table on it, and its parts must agree. */
export const breath = new Breath();
