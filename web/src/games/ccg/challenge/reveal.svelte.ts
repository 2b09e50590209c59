/** Two hands shown together: a moment in which everybody looks at them, and what follows waits. */

import { Held } from "../../../lib/held.svelte";
import { stillness } from "../../../lib/prefs.svelte";
import type { CcgView } from "../../../lib/types";
import type { Contest } from "../facts";
import { revealed } from "./hands";

/** Both swing, both open, a breath. */
const LOOK = 900 + 1300;

class Reveal extends Held<Contest> {
  next(before: CcgView | null, view: CcgView): void {
    if (!before) return;
    const found = revealed(before, view);
    if (!found) return;
    this.end();
    if (stillness.matches || document.hidden) return;
    this.hold(found, LOOK);
  }
}

/** One for the page: board and dock must agree. */
export const reveal = new Reveal();
