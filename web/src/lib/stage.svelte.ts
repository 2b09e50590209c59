/**
 * A table as it is shown: it follows the views it is given one move at a time, each played so that one sees what
 * happened.  A tap skips to the end; with reduced motion everything stands at its end at once.
 */

import { stillness } from "./prefs.svelte";

/** A view, and in a replay where everything lies open what every seat saw then. */
export type Shot<V> = { view: V; open: readonly V[] | null };

/** A piece on its way through the air. */
export type Airborne = { id: number; landed: () => void };

/** A card on its way, from one place on the page to another. */
export type CardFlight = Airborne & {
  card: number;
  from: DOMRect;
  to: DOMRect;
  /** It disappears into what somebody has taken. */
  away: boolean;
  time: number;
  delay: number;
};

/** Where the first of these is to be seen. */
export const rectOf = (...selectors: string[]): DOMRect | null => {
  for (const selector of selectors) {
    const rect = document.querySelector(selector)?.getBoundingClientRect();
    if (rect && rect.width > 0) return rect;
  }
  return null;
};

export abstract class Stage<V, Flight extends Airborne> {
  /** What is shown now. */
  shot = $state.raw<Shot<V> | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** Whether something is being played. */
  busy = $state(false);

  /** Whether what is being played is to be over at once. */
  protected skipping = false;
  /** Which telling counts: an older one that is still under way changes nothing any more. */
  protected run = 0;

  private key = "";
  /** The view that is being told, or stands. */
  private last: Shot<V> | null = null;
  private queue: Shot<V>[] = [];
  private visit = 0;
  private count = 0;
  private readonly running = new Set<Animation>();

  constructor(
    /** Views that may wait to be shown; more than that and we skip ahead. */
    private readonly waiting: number,
    /** Something that is always on the page while the table is. */
    private readonly ground: string,
  ) {}

  /** Play what led from one view to the next, for as long as this run counts. */
  protected abstract tell(run: number, old: V, shot: Shot<V>): Promise<void>;

  /** Everything at its place. */
  protected stand(shot: Shot<V>): void {
    this.shot = shot;
    this.flights = [];
  }

  /** A board is put up: what it shows first stands at once.  Call the answer when it is taken away. */
  enter(): () => void {
    const visit = (this.visit += 1);
    this.reset("");
    return () => {
      if (visit === this.visit) this.reset("");
    };
  }

  /** Show this view.  What it follows from is played; anything else is shown as it stands. */
  show(view: V, key: string, open: readonly V[] | null): void {
    const shot = { view, open };
    if (key !== this.key || this.last === null) {
      this.reset(key);
      this.last = shot;
      this.stand(shot);
      return;
    }
    if (view === (this.queue.at(-1) ?? this.last).view) return;
    this.queue.push(shot);
    if (this.queue.length > this.waiting) {
      this.queue = this.queue.slice(-1);
      this.skip();
    }
    if (!this.busy) void this.play();
  }

  /** What to show for these eyes: nothing is played for others'. */
  shotFor(view: V, key: string, open: readonly V[] | null = null): Shot<V> {
    return this.key === key && this.shot ? this.shot : { view, open };
  }

  /** To the end of what is being played. */
  skip(): void {
    if (!this.busy) return;
    this.skipping = true;
    this.running.forEach((animation) => animation.finish());
  }

  /** Animate; a skip ends it. */
  animate(
    element: Element,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    options: KeyframeAnimationOptions,
  ): Promise<void> {
    const animation = element.animate(frames, options);
    this.running.add(animation);
    const over = (): void => void this.running.delete(animation);
    return animation.finished.then(over, over);
  }

  /** Send a piece through the air; it is there when the promise is kept. */
  protected launch(piece: Omit<Flight, keyof Airborne>): Promise<void> {
    return new Promise((done) => {
      const id = (this.count += 1);
      const landed = (): void => {
        this.flights = this.flights.filter((other) => other.id !== id);
        done();
      };
      this.flights = [...this.flights, { ...piece, id, landed } as Flight];
    });
  }

  protected async on(
    run: number,
    selector: string,
    frames: PropertyIndexedKeyframes,
    time: number,
    easing = "ease-in-out",
  ): Promise<void> {
    if (this.skipping || run !== this.run) return;
    const options = { duration: this.pace(time), easing };
    await Promise.all(
      [...document.querySelectorAll(selector)].map((element) => this.animate(element, frames, options)),
    );
  }

  protected async wait(run: number, time: number): Promise<void> {
    await this.on(run, this.ground, { opacity: [1, 1] }, time);
  }

  /** Quicker when more is waiting to be shown. */
  protected pace(time: number): number {
    return this.queue.length > 0 ? time / 2 : time;
  }

  protected reset(key: string): void {
    this.skip();
    this.run += 1;
    this.key = key;
    this.queue = [];
    this.busy = false;
    this.shot = this.last = null;
    this.flights = [];
  }

  private async play(): Promise<void> {
    const run = this.run;
    this.busy = true;
    for (let shot = this.queue.shift(); shot; shot = this.queue.shift()) {
      const old = (this.last as Shot<V>).view;
      this.last = shot;
      this.skipping = stillness.matches || document.hidden;
      await this.tell(run, old, shot);
      if (run !== this.run) return;
      this.stand(shot);
    }
    this.busy = false;
  }
}
