/**
 * Two hands shown together: a moment in which everybody looks at them.
 *
 * What follows waits meanwhile; whoever taps or presses a key goes on at once.
 */

import { stillness } from "../../../lib/prefs.svelte";
import type { CcgView } from "../../../lib/types";
import type { Contest } from "../facts";
import { revealed } from "./hands";

/** Both swing, both open, a breath. */
const LOOK = 900 + 1300;

class Reveal {
  held = $state.raw<Contest | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  next(before: CcgView | null, view: CcgView): void {
    if (!before) return;
    const found = revealed(before, view);
    if (!found) return;
    this.end();
    if (stillness.matches || document.hidden) return;
    this.held = found;
    this.timer = setTimeout(this.end, LOOK);
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

/** One for the page: board and dock must agree. */
export const reveal = new Reveal();
