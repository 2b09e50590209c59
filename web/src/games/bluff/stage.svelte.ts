/**
 * The table as it is shown: it follows the views it is given one move at a time, each played so that one sees what
 * happened.  A tap skips to the end; with reduced motion everything stands at its end at once.
 */

import { tick } from "svelte";
import { stillness } from "../../lib/prefs.svelte";
import type { BluffView } from "../../lib/types";
import { lastPass, type Challenged } from "./facts";
import { wide } from "./wide";
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

class Stage {
  /** What is shown now. */
  scene = $state.raw<BluffView | null>(null);
  /** The challenge whose tile is being turned up, before it goes to its collector. */
  turned = $state.raw<Challenged | null>(null);
  /** What moved last; its traces stay until the next move. */
  traces = $state.raw<Move[]>([]);
  flights = $state.raw<Flight[]>([]);

  private key = "";
  private queue: BluffView[] = [];
  private playing = false;
  private skipping = false;
  private count = 0;
  private readonly running = new Set<Animation>();

  /** Show this view.  What it follows from is played; anything else is shown as it stands. */
  show(view: BluffView, key: string): void {
    if (key !== this.key || this.scene === null) {
      this.key = key;
      this.queue = [];
      this.stand(view);
      return;
    }
    if (view === (this.queue.at(-1) ?? this.scene)) return;
    this.queue.push(view);
    if (this.queue.length > WAITING) {
      this.queue = this.queue.slice(-1);
      this.skip();
    }
    if (!this.playing) void this.play();
  }

  /** What to show for these eyes: nothing is played for others'. */
  sceneFor(view: BluffView, key: string): BluffView {
    return this.key === key && this.scene ? this.scene : view;
  }

  /** To the end of what is being played. */
  skip(): void {
    if (!this.playing) return;
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

  private async play(): Promise<void> {
    this.playing = true;
    for (let view = this.queue.shift(); view; view = this.queue.shift()) {
      const key = this.key;
      const change = this.scene ? changeBetween(this.scene, view) : null;
      this.skipping = stillness.matches || document.hidden;
      if (change) await this.tell(this.scene as BluffView, view, change);
      if (key === this.key) this.stand(view, change);
    }
    this.playing = false;
  }

  /** Everything at its place. */
  private stand(view: BluffView, change: Change | null = null): void {
    this.scene = view;
    this.turned = null;
    this.flights = [];
    if (change?.type === "moves") this.traces = change.moves;
    else if (change?.type !== "nothing") this.traces = afterChallenge(view, change);
  }

  private async tell(old: BluffView, now: BluffView, change: Change): Promise<void> {
    switch (change.type) {
      case "pass": {
        // On a phone the tile always lies in the middle, so it is seen to leave whoever hands it on.
        const giver = { at: "holder", seat: change.pass.giver } as const;
        const from = rectOf(change.first || !wide.current ? giver : { at: "spot" }, null);
        this.traces = [];
        this.scene = now;
        await tick();
        await this.fly([{ kind: now.under_way?.tile ?? null, from: { at: "spot" }, to: { at: "spot" } }], from, true);
        await this.on("[data-claim]", { scale: [0.6, 1], opacity: [0, 1] }, 340, "cubic-bezier(.2, 1.5, .4, 1)");
        break;
      }
      case "look":
        this.scene = now;
        await tick();
        await this.on(
          "[data-spot] .tile",
          { translate: ["0 0", "0 -14px", "0 0"], rotate: ["0deg", "-4deg", "0deg"] },
          480,
        );
        break;
      case "challenge": {
        await this.on("[data-spot] .tile", { transform: ["none", "rotateY(90deg)"] }, TURN / 2);
        this.turned = change.fact;
        await tick();
        await this.on("[data-spot] .tile", { transform: ["rotateY(-90deg)", "none"] }, TURN / 2);
        await this.wait(HOLD);
        const from = rectOf({ at: "spot" }, null);
        const collected = afterChallenge(now, null);
        // Points are counted when the pieces rest.
        this.scene = { ...now, players: now.players.map((p, i) => ({ ...p, tokens: old.players[i]?.tokens ?? 0 })) };
        this.turned = null;
        this.traces = collected;
        await tick();
        await this.fly(
          [{ kind: change.fact.tile, from: { at: "spot" }, to: { at: "up", seat: change.fact.collector } }],
          from,
        );
        await this.fly(change.after);
        break;
      }
      case "moves": {
        const from = change.moves.map((move) => rectOf(move.from, move.kind));
        this.traces = change.moves;
        this.scene = now;
        await tick();
        await Promise.all(change.moves.map((move, i) => this.fly([move], from[i] ?? null)));
        break;
      }
      default:
        break;
    }
  }

  /** Send pieces through the air, together; the real ones show when they land. */
  private async fly(moves: Move[], start: DOMRect | null = null, arc = false): Promise<void> {
    if (this.skipping) return;
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
    selector: string,
    frames: PropertyIndexedKeyframes,
    time: number,
    easing = "ease-in-out",
  ): Promise<void> {
    if (this.skipping) return;
    const options = { duration: this.pace(time), easing };
    await Promise.all(
      [...document.querySelectorAll(selector)].map((element) => this.animate(element, frames, options)),
    );
  }

  private async wait(time: number): Promise<void> {
    await this.on("[data-spot]", { opacity: [1, 1] }, time);
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
