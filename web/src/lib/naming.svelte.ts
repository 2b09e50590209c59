/** Whatever needs a name asks for it on the way, and goes right on. */

import { me } from "./me.svelte";

class Naming {
  /** What waits for the name; null: nothing. */
  waiting = $state.raw<((named: boolean) => void) | null>(null);

  /** Whether somebody with a name is there; if not, they are asked. */
  async ensure(): Promise<boolean> {
    if (me.who === undefined) await me.load();
    return me.who ? true : this.ask();
  }

  /** Ask, although there may be a name already. */
  ask(): Promise<boolean> {
    return new Promise((answer) => (this.waiting = answer));
  }

  answer(named: boolean): void {
    this.waiting?.(named);
    this.waiting = null;
  }
}

export const naming = new Naming();
