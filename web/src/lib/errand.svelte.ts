/** Something the house is asked to do, and may refuse: whether it is at it, and what was wrong the last time. */

import { sentenceOf } from "./problem";

export class Errand {
  busy = $state(false);
  /** Nothing, if it worked. */
  wrong = $state("");

  async run(doing: () => Promise<void>): Promise<void> {
    [this.busy, this.wrong] = [true, ""];
    try {
      await doing();
    } catch (problem) {
      this.wrong = sentenceOf(problem);
    } finally {
      this.busy = false;
    }
  }
}
