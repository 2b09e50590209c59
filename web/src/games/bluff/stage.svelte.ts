/**
 * The table as it is shown: it follows the views it is given one move at a time, each played so that one sees what
 * happened.  A tap skips to the end; with reduced motion everything stands at its end at once.
 */

import { tick } from "svelte";
import { stillness } from "../../lib/prefs.svelte";
import type { BluffView } from "../../lib/types";
import { lastPass, type Challenged } from "./facts";
import { wide } from "../../lib/wide";
import { changeBetween, type Change, type Move, type Whereabouts } from "./moves";

/** A piece on its way through the air. */
export type Flight = {
  id: number;
  kind: number | null;
  token: boolean;
  from: DOMRect;
  to: DOMRect;
  arc: boolean;
  time: number;
  landed: () => void;
};

/** Views that may wait to be shown; more than that and we skip ahead. */
const WAITING = 2;

const ARC = 520;
const MOVE = 420;
const TURN = 620;
const HOLD = 900;

const find = (selector: string): Element | null => document.querySelector(selector);

function rectOf(place: Whereabouts, kind: number | null): DOMRect | null {
  switch (place.at) {
    case "up":
      return (
        (
          find(`[data-up="${place.seat}:${kind}"] > :last-child`) ?? find(`[data-area="${place.seat}"]`)
        )?.getBoundingClientRect() ?? null
      );
    case "holder":
      return (
        (
          find(`[data-holder="${place.seat}"]`) ?? find(`[data-place="${place.seat}"] .crest`)
        )?.getBoundingClientRect() ?? null
      );
    case "spot":
      return find("[data-spot] .tile")?.getBoundingClientRect() ?? null;
    default:
      return find(`[data-bag="${place.at}"]`)?.getBoundingClientRect() ?? heart();
  }
}

/** The middle of the table, for what has no place of its own on a phone. */
function heart(): DOMRect | null {
  const felt = find(".felt")?.getBoundingClientRect();
  return felt ? new DOMRect(felt.x + felt.width / 2 - 16, felt.y + felt.height / 2 - 16, 32, 32) : null;
}

/** The middle of a wide thing, as a square: a tile leaves a row of tiles from its middle. */
function middle(rect: DOMRect): DOMRect {
  const side = Math.min(rect.width, rect.height);
  return new DOMRect(rect.x + (rect.width - side) / 2, rect.y + (rect.height - side) / 2, side, side);
}

/** A view, and in a replay where everything lies open what every seat saw then. */
export type Shot = { view: BluffView; open: readonly BluffView[] | null };

/** What the tile under way is, as far as any of these eyes knows. */
export function truthOf({ view, open }: Shot): number | null {
  if (view.under_way === null) return null;
  return (open ?? [view]).map((eyes) => eyes.under_way?.tile ?? null).find((tile) => tile !== null) ?? null;
}

class Stage {
  /** What is shown now. */
  shot = $state.raw<Shot | null>(null);
  /** The challenge whose tile is being turned up, before it goes to its collector. */
  turned = $state.raw<Challenged | null>(null);
  /** What moved last; its traces stay until the next move. */
  traces = $state.raw<Move[]>([]);
  flights = $state.raw<Flight[]>([]);
  /** Whether something is being played. */
  busy = $state(false);

  private key = "";
  private queue: Shot[] = [];
  private skipping = false;
  /** Which telling counts: an older one that is still under way changes nothing any more. */
  private run = 0;
  private visit = 0;
  private count = 0;
  private readonly running = new Set<Animation>();

  /** A board is put up: what it shows first stands at once.  Call the answer when it is taken away. */
  enter(): () => void {
    const visit = (this.visit += 1);
    this.reset("");
    return () => {
      if (visit === this.visit) this.reset("");
    };
  }

  /** Show this view.  What it follows from is played; anything else is shown as it stands. */
  show(view: BluffView, key: string, open: readonly BluffView[] | null): void {
    const shot = { view, open };
    if (key !== this.key || this.shot === null) {
      this.reset(key);
      this.stand(shot);
      return;
    }
    if (view === (this.queue.at(-1) ?? this.shot).view) return;
    this.queue.push(shot);
    if (this.queue.length > WAITING) {
      this.queue = this.queue.slice(-1);
      this.skip();
    }
    if (!this.busy) void this.play();
  }

  /** What to show for these eyes: nothing is played for others'. */
  shotFor(view: BluffView, key: string, open: readonly BluffView[] | null = null): Shot {
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
    this.shot = null;
    this.turned = null;
    this.traces = [];
    this.flights = [];
  }

  private async play(): Promise<void> {
    const run = this.run;
    this.busy = true;
    for (let shot = this.queue.shift(); shot; shot = this.queue.shift()) {
      const old = (this.shot as Shot).view;
      const change = changeBetween(old, shot.view);
      this.skipping = stillness.matches || document.hidden;
      if (change) await this.tell(run, old, shot, change);
      if (run !== this.run) return;
      this.stand(shot, change);
    }
    this.busy = false;
  }

  /** Everything at its place. */
  private stand(shot: Shot, change: Change | null = null): void {
    this.shot = shot;
    this.turned = null;
    this.flights = [];
    if (change?.type === "moves") this.traces = change.moves;
    else if (change?.type !== "nothing") this.traces = afterChallenge(shot.view, change);
  }

  private async tell(run: number, old: BluffView, shot: Shot, change: Change): Promise<void> {
    const now = shot.view;
    switch (change.type) {
      case "pass": {
        // On a phone the tile always lies in the middle, so it is seen to leave whoever hands it on.
        const giver = { at: "holder", seat: change.pass.giver } as const;
        const from = rectOf(change.first || !wide.current ? giver : { at: "spot" }, null);
        this.traces = [];
        this.shot = shot;
        await tick();
        await this.fly(run, [{ kind: truthOf(shot), from: { at: "spot" }, to: { at: "spot" } }], from, true);
        await this.on(run, "[data-claim]", { scale: [0.6, 1], opacity: [0, 1] }, 340, "cubic-bezier(.2, 1.5, .4, 1)");
        break;
      }
      case "look":
        this.shot = shot;
        await tick();
        await this.on(
          run,
          "[data-spot] .tile",
          { translate: ["0 0", "0 -14px", "0 0"], rotate: ["0deg", "-4deg", "0deg"] },
          480,
        );
        break;
      case "challenge": {
        await this.on(run, "[data-spot] .tile", { transform: ["none", "rotateY(90deg)"] }, TURN / 2);
        if (run !== this.run) return;
        this.turned = change.fact;
        await tick();
        await this.on(run, "[data-spot] .tile", { transform: ["rotateY(-90deg)", "none"] }, TURN / 2);
        await this.wait(run, HOLD);
        if (run !== this.run) return;
        const from = rectOf({ at: "spot" }, null);
        // Points are counted when the pieces rest.
        const players = now.players.map((player, i) => ({ ...player, tokens: old.players[i]?.tokens ?? 0 }));
        this.shot = { ...shot, view: { ...now, players } };
        this.turned = null;
        this.traces = afterChallenge(now, null);
        await tick();
        const collected: Move = {
          kind: change.fact.tile,
          from: { at: "spot" },
          to: { at: "up", seat: change.fact.collector },
        };
        await this.fly(run, [collected], from);
        await this.fly(run, change.after);
        break;
      }
      case "moves": {
        const from = change.moves.map((move) => rectOf(move.from, move.kind));
        this.traces = change.moves;
        this.shot = shot;
        await tick();
        await Promise.all(change.moves.map((move, i) => this.fly(run, [move], from[i] ?? null)));
        break;
      }
      default:
        break;
    }
  }

  /** Send pieces through the air, together; the real ones show when they land. */
  private async fly(run: number, moves: Move[], start: DOMRect | null = null, arc = false): Promise<void> {
    if (this.skipping || run !== this.run) return;
    const landing = moves.flatMap((move) => {
      const from = start ?? rectOf(move.from, move.kind);
      const to = rectOf(move.to, move.kind);
      if (!from || !to) return [];
      const time = this.pace(arc ? ARC : MOVE);
      if (move.to.at === "up") this.hide(`[data-up="${move.to.seat}:${move.kind}"] > :last-child`, time);
      if (move.to.at === "spot") this.hide("[data-spot] > *", time);
      return [
        new Promise<void>((landed) => {
          const flight: Flight = {
            id: (this.count += 1),
            kind: move.kind,
            token: move.token ?? false,
            from: middle(from),
            to: middle(to),
            arc,
            time,
            landed: () => {
              this.flights = this.flights.filter((other) => other !== flight);
              landed();
            },
          };
          this.flights = [...this.flights, flight];
        }),
      ];
    });
    await Promise.all(landing);
  }

  private hide(selector: string, time: number): void {
    document
      .querySelectorAll(selector)
      .forEach((element) => void this.animate(element, { opacity: [0, 0] }, { duration: time }));
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
    await this.on(run, "[data-spot]", { opacity: [1, 1] }, time);
  }

  /** Quicker when more is waiting to be shown. */
  private pace(time: number): number {
    return this.queue.length > 0 ? time / 2 : time;
  }
}

/** Where the last collected tile came from, as long as nothing else has moved. */
function afterChallenge(view: BluffView, change: Change | null): Move[] {
  const last = view.history.at(-1);
  if (lastPass(view) || change?.type === "pass") return [];
  if (last?.type === "Challenged")
    return [{ kind: last.tile, from: { at: "spot" }, to: { at: "up", seat: last.collector } }];
  return [];
}

export const stage = new Stage();
