/** How Masquerade Battle shows what happened, one choice at a time. */

import { rectOf, type CardFlight } from "../../lib/stage.svelte";
import type { MasqueradeView } from "../../lib/types";
import { atSeat, AWAY, HOLD, POP, TrickStage, TURN } from "../../parts/tricks/stage.svelte";
import { stepsBetween, type Step } from "./moves";

export type Flight = CardFlight & { side: number };

const STRIKE = 420;

class Table extends TrickStage<MasqueradeView, Flight, Step> {
  protected async step(run: number, step: Step, open: readonly MasqueradeView[] | null): Promise<void> {
    const before = this.standing;
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
        const from = rectOf(`.mine [data-ref="card:${card}"]`, ...atSeat(seat));
        // Who leads and what is cancelled is told when the card has come to rest.
        const resting = { ...step.view, outcome: before.outcome };
        await this.lay(run, this.slot(step.place), { card, side }, from, resting, open);
        if (run !== this.run) return;
        await this.put(step.view, open);
        const struck = step.view.outcome?.struck.length ?? 0;
        if (struck > (before.outcome?.struck.length ?? 0)) await this.wait(run, STRIKE);
        break;
      }
      case "turn":
        await this.turn(run, step.places, step.view, open);
        await this.wait(run, STRIKE);
        break;
      case "collect": {
        await this.wait(run, HOLD);
        const { plays, receiver, pile } = step.trick;
        const slots = plays.map((_, place) => this.slot(place));
        if (receiver < 0) {
          await this.on(run, slots.join(), { opacity: [1, 0], scale: [1, 0.9] }, AWAY);
          return;
        }
        const from = slots.map((slot) => rectOf(slot));
        // Piles are counted when the cards have arrived.
        const { view } = step;
        const players = view.players.map((player, i) => ({ ...player, piles: before.players[i]?.piles ?? null }));
        if (run !== this.run) return;
        await this.put({ ...view, players }, open);
        const to = rectOf(`[data-pile="${receiver}:${pile}"]`, `[data-at="${receiver}"]`);
        await this.leave(
          run,
          plays.map(({ card, side }, i) => ({ card, side, from: from[i] ?? null, to })),
        );
        break;
      }
    }
  }
}

/** One for the page: there is one table on it, and its parts must agree. */
export const stage = new Table(stepsBetween, (place) => `[data-slot="${place}"] .card`);
