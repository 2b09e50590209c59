/** How Truth or Bluff shows what happened, one move at a time. */

import { tick } from "svelte";
import { Stage, type Airborne, type Shot as AnyShot } from "../../lib/stage.svelte";
import type { BluffView } from "../../lib/types";
import { lastPass, type Challenged } from "./facts";
import { wide } from "../../lib/wide";
import { changeBetween, type Change, type Move, type Whereabouts } from "./moves";

export type Flight = Airborne & {
  kind: number | null;
  token: boolean;
  from: DOMRect;
  to: DOMRect;
  arc: boolean;
  time: number;
};

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

export type Shot = AnyShot<BluffView>;

/** What the tile under way is, as far as any of these eyes knows. */
export function truthOf({ view, open }: Shot): number | null {
  if (view.under_way === null) return null;
  return (open ?? [view]).map((eyes) => eyes.under_way?.tile ?? null).find((tile) => tile !== null) ?? null;
}

class Table extends Stage<BluffView, Flight> {
  /** The challenge whose tile is being turned up, before it goes to its collector. */
  turned = $state.raw<Challenged | null>(null);
  /** What moved last; its traces stay until the next move. */
  traces = $state.raw<Move[]>([]);

  /** What led to the view that is being told. */
  private change: Change | null = null;

  protected override reset(key: string): void {
    super.reset(key);
    this.turned = null;
    this.traces = [];
    this.change = null;
  }

  protected override stand(shot: Shot): void {
    super.stand(shot);
    this.turned = null;
    const change = this.change;
    if (change?.type === "moves") this.traces = change.moves;
    else if (change?.type !== "nothing") this.traces = afterChallenge(shot.view, change);
  }

  protected async tell(run: number, old: BluffView, shot: Shot): Promise<void> {
    const change = (this.change = changeBetween(old, shot.view));
    if (!change) return;
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
        this.launch({
          kind: move.kind,
          token: move.token ?? false,
          from: middle(from),
          to: middle(to),
          arc,
          time,
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
}

/** Where the last collected tile came from, as long as nothing else has moved. */
function afterChallenge(view: BluffView, change: Change | null): Move[] {
  const last = view.history.at(-1);
  if (lastPass(view) || change?.type === "pass") return [];
  if (last?.type === "Challenged")
    return [{ kind: last.tile, from: { at: "spot" }, to: { at: "up", seat: last.collector } }];
  return [];
}

export const stage = new Table(WAITING, "[data-spot]");
