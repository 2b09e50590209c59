/** Something everybody is to look at for a moment before the game goes on; whoever taps or presses a key goes on at once. */

export abstract class Held<T> {
  /** What is to be seen meanwhile; null: nothing is held. */
  held = $state.raw<T | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** For so many milliseconds; null: until somebody goes on. */
  protected hold(what: T, time: number | null): void {
    this.held = what;
    if (time !== null) this.timer = setTimeout(this.end, time);
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
