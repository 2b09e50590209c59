/** Going through a game by keyboard: arrows for moves, with Shift for rounds, Home, End, and Space to play. */

import type { Showing } from "./reel.svelte";
import { roundBeside, type Round } from "./rounds";

/** Do what the key says; false if it says nothing here. */
export function keyStep(event: KeyboardEvent, showing: Showing, rounds: readonly Round[]): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target.closest("select, textarea, dialog, input:not([type=range])")) return false;
  const beside = (by: 1 | -1): number =>
    event.shiftKey ? roundBeside(rounds, showing.at, by, showing.last) : showing.at + by;
  switch (event.key) {
    case "ArrowLeft":
      showing.hold(beside(-1));
      return true;
    case "ArrowRight":
      showing.hold(beside(1));
      return true;
    case "Home":
      showing.hold(0);
      return true;
    case "End":
      showing.hold(showing.last);
      return true;
    case " ":
      if (target.closest("button, a")) return false;
      showing.turn();
      return true;
  }
  return false;
}
