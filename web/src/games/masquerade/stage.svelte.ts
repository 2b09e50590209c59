/**
 * The table as it is shown: it follows the views it is given one choice at a time, each played so that one sees what
 * happened.  A tap skips to the end; with reduced motion everything stands at its end at once.
 */

import { tick } from "svelte";
import { stillness } from "../../lib/prefs.svelte";
import type { MasqueradeView } from "../../lib/types";
import { stepsBetween, type Step } from "./moves";

/** A card on its way through the air, from one place on the page to another. */
export type Flight = {
  id: number;
  card: number;
  side: number;
  from: DOMRect;
  to: DOMRect;
  /** It disappears into a pile. */
  away: boolean;
  time: number;
  delay: number;
  landed: () => void;
};

/** A view, and in a replay where everything lies open what every seat saw then. */
export type Shot = { view: MasqueradeView; open: readonly MasqueradeView[] | null };

/** Views that may wait to be shown; more than that and we skip ahead. */
const WAITING = 3;

const FLY = 420;
const STRIKE = 420;
const TURN = 620;
const HOLD = 1100;
const AWAY = 520;
const POP = 340;
/** Cards of a trick leave one after the other. */
const GAP = 45;

const rectOf = (...selectors: string[]): DOMRect | null => {
  for (const selector of selectors) {
    const rect = document.querySelector(selector)?.getBoundingClientRect();
    if (rect && rect.width > 0) return rect;
  }
  return null;
};

const slot = (place: number): string => `[data-slot="${place}"] .card`;

class Stage {
  /** What is shown now. */
  shot = $state.raw<Shot | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** Whether something is being played. */
  busy = $state(false);

  private key = "";
  /** The view that is being told, or stands. */
  private last: Shot | null = null;
  private queue: Shot[] = [];
  private skipping = false;
  /** Which telling counts: an older one that is still under way changes nothing any more. */
  private run = 0;
  private count = 0;
  private readonly running = new Set<Animation>();

  /** A board is put up: what it shows first stands at once. */
  enter(): void {
    this.reset("");
  }

  /** Show this view.  What it follows from is played; anything else is shown as it stands. */
  show(view: MasqueradeView, key: string, open: readonly MasqueradeView[] | null): void {
    const shot = { view, open };
    if (key !== this.key || this.shot === null) {
      this.reset(key);
      this.shot = this.last = shot;
      return;
    }
    if (view === (this.queue.at(-1) ?? this.last)?.view) return;
    this.queue.push(shot);
    if (this.queue.length > WAITING) {
      this.queue = this.queue.slice(-1);
      this.skip();
    }
    if (!this.busy) void this.play();
  }

  /** What to show for these eyes: nothing is played for others'. */
  shotFor(view: MasqueradeView, key: string, open: readonly MasqueradeView[] | null = null): Shot {
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

  private reset(key: string): void {
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
      const steps = stepsBetween((this.last as Shot).view, shot.view) ?? [];
      this.last = shot;
      this.skipping = stillness.matches || document.hidden;
      for (const step of steps) {
        await this.tell(run, step, shot);
        if (run !== this.run) return;
      }
      this.shot = shot;
      this.flights = [];
    }
    this.busy = false;
  }

  private async tell(run: number, step: Step, { open }: Shot): Promise<void> {
    const before = (this.shot as Shot).view;
    switch (step.type) {
      case "bid":
        await this.stand(step.view, open);
        await this.on(run, `[data-bid="${step.seat}"]`, { scale: [0.6, 1], opacity: [0, 1] }, POP);
        if (step.view.royal >= 0) await this.wait(run, HOLD);
        break;
      case "unmask":
        await this.stand(step.view, open);
        await this.on(run, `[data-team="${step.seat}"]`, { transform: ["rotateY(90deg)", "none"] }, TURN);
        await this.wait(run, HOLD / 2);
        break;
      case "play": {
        const { seat, card, side } = step.play;
        const from = rectOf(`.mine [data-ref="card:${card}"]`, `[data-at="${seat}"] .crest`, `[data-at="${seat}"]`);
        // Who leads and what is cancelled is told when the card has come to rest.
        await this.stand({ ...step.view, outcome: before.outcome }, open);
        await this.fly(run, [{ card, side, from, to: rectOf(slot(step.place)), away: false }], slot(step.place), FLY);
        if (run !== this.run) return;
        await this.stand(step.view, open);
        const struck = step.view.outcome?.struck.length ?? 0;
        if (struck > (before.outcome?.struck.length ?? 0)) await this.wait(run, STRIKE);
        break;
      }
      case "turn": {
        const turned = step.places.map(slot).join();
        await this.on(run, turned, { transform: ["none", "rotateY(90deg)"] }, TURN / 2, "ease-in");
        if (run !== this.run) return;
        await this.stand(step.view, open);
        await this.on(run, turned, { transform: ["rotateY(-90deg)", "none"] }, TURN / 2, "ease-out");
        await this.wait(run, STRIKE);
        break;
      }
      case "collect": {
        await this.wait(run, HOLD);
        const { plays, receiver, pile } = step.trick;
        const from = plays.map((_, place) => rectOf(slot(place)));
        if (receiver < 0) {
          const gone = plays.map((_, place) => slot(place)).join();
          await this.on(run, gone, { opacity: [1, 0], scale: [1, 0.9] }, AWAY);
          return;
        }
        // Piles are counted when the cards have arrived.
        const { view } = step;
        const players = view.players.map((player, i) => ({ ...player, piles: before.players[i]?.piles ?? null }));
        if (run !== this.run) return;
        await this.stand({ ...view, players }, open);
        const to = rectOf(`[data-pile="${receiver}:${pile}"]`, `[data-at="${receiver}"]`);
        const cards = plays.map(({ card, side }, i) => ({ card, side, from: from[i] ?? null, to, away: true }));
        await this.fly(run, cards, null, AWAY);
        break;
      }
    }
  }

  private async stand(view: MasqueradeView, open: readonly MasqueradeView[] | null): Promise<void> {
    this.shot = { view, open };
    await tick();
  }

  /** Send cards through the air, together; the real one, if it lies there already, shows when it lands. */
  private async fly(
    run: number,
    cards: { card: number; side: number; from: DOMRect | null; to: DOMRect | null; away: boolean }[],
    hidden: string | null,
    duration: number,
  ): Promise<void> {
    if (this.skipping || run !== this.run) return;
    const time = this.pace(duration);
    if (hidden) void this.on(run, hidden, { opacity: [0, 0] }, duration);
    const landing = cards.map(({ from, to, ...card }, i) => {
      if (!from || !to) return Promise.resolve();
      return new Promise<void>((landed) => {
        const flight: Flight = {
          ...card,
          id: (this.count += 1),
          from,
          to,
          time,
          delay: i * GAP,
          landed: () => {
            this.flights = this.flights.filter((other) => other !== flight);
            landed();
          },
        };
        this.flights = [...this.flights, flight];
      });
    });
    await Promise.all(landing);
  }

  private async on(
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

  private async wait(run: number, time: number): Promise<void> {
    await this.on(run, ".felt", { opacity: [1, 1] }, time);
  }

  /** Quicker when more is waiting to be shown. */
  private pace(time: number): number {
    return this.queue.length > 0 ? time / 2 : time;
  }
}

/** One for the page: there is one table on it, and its parts must agree. */
export const stage = new Stage();
