/** How Masquerade Battle shows what happened, one choice at a time. */

import { tick } from "svelte";
import { rectOf, Stage, type CardFlight, type Shot } from "../../lib/stage.svelte";
import type { MasqueradeView } from "../../lib/types";
import { stepsBetween, type Step } from "./moves";

export type Flight = CardFlight & { side: number };

const WAITING = 3;

const FLY = 420;
const STRIKE = 420;
const TURN = 620;
const HOLD = 1100;
const AWAY = 520;
const POP = 340;
/** Cards of a trick leave one after the other. */
const GAP = 45;

const slot = (place: number): string => `[data-slot="${place}"] .card`;

class Table extends Stage<MasqueradeView, Flight> {
  protected async tell(run: number, old: MasqueradeView, shot: Shot<MasqueradeView>): Promise<void> {
    for (const step of stepsBetween(old, shot.view) ?? []) {
      await this.step(run, step, shot);
      if (run !== this.run) return;
    }
  }

  private async step(run: number, step: Step, { open }: Shot<MasqueradeView>): Promise<void> {
    const before = (this.shot as Shot<MasqueradeView>).view;
    switch (step.type) {
      case "bid":
        await this.put(step.view, open);
        await this.on(run, `[data-bid="${step.seat}"]`, { scale: [0.6, 1], opacity: [0, 1] }, POP);
        if (step.view.royal >= 0) await this.wait(run, HOLD);
        break;
      case "unmask":
        await this.put(step.view, open);
        await this.on(run, `[data-team="${step.seat}"]`, { transform: ["rotateY(90deg)", "none"] }, TURN);
        await this.wait(run, HOLD / 2);
        break;
      case "play": {
        const { seat, card, side } = step.play;
        const from = rectOf(`.mine [data-ref="card:${card}"]`, `[data-at="${seat}"] .crest`, `[data-at="${seat}"]`);
        // Who leads and what is cancelled is told when the card has come to rest.
        await this.put({ ...step.view, outcome: before.outcome }, open);
        await this.fly(run, [{ card, side, from, to: rectOf(slot(step.place)), away: false }], slot(step.place), FLY);
        if (run !== this.run) return;
        await this.put(step.view, open);
        const struck = step.view.outcome?.struck.length ?? 0;
        if (struck > (before.outcome?.struck.length ?? 0)) await this.wait(run, STRIKE);
        break;
      }
      case "turn": {
        const turned = step.places.map(slot).join();
        await this.on(run, turned, { transform: ["none", "rotateY(90deg)"] }, TURN / 2, "ease-in");
        if (run !== this.run) return;
        await this.put(step.view, open);
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
        await this.put({ ...view, players }, open);
        const to = rectOf(`[data-pile="${receiver}:${pile}"]`, `[data-at="${receiver}"]`);
        const cards = plays.map(({ card, side }, i) => ({ card, side, from: from[i] ?? null, to, away: true }));
        await this.fly(run, cards, null, AWAY);
        break;
      }
    }
  }

  private async put(view: MasqueradeView, open: readonly MasqueradeView[] | null): Promise<void> {
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
    const landing = cards.map(({ from, to, ...card }, i) =>
      from && to ? this.launch({ ...card, from, to, time, delay: i * GAP }) : null,
    );
    await Promise.all(landing);
  }
}

/** One for the page: there is one table on it, and its parts must agree. */
export const stage = new Table(WAITING, ".felt");
