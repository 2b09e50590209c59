/** How TRICKTAKERs shows what happened, one card at a time. */

import { rectOf, type CardFlight } from "../../lib/stage.svelte";
import type { TricktakersView } from "../../lib/types";
import { atSeat, HOLD, POP, TrickStage } from "../../parts/tricks/stage.svelte";
import { UNSEEN, type Face } from "./cards";
import { cardsOf, threeOf, type Played } from "./facts";
import { stepsBetween, type Step } from "./moves";

/** `parts`: the cards that count as one with it. */
export type Flight = CardFlight & { face: Face | null; parts: readonly number[] | null };

/** Everything is upside down: that takes a moment to sink in. */
const UPSIDE_DOWN = 900;

const seatOf = (seat: number): string[] => [`[data-wins="${seat}"]`, ...atSeat(seat)];
/** The card face down beside the trick. */
const ASIDE = "[data-aside] .card";
/** As large as a card, where a seat is larger. */
const small = ({ x, y, width, height }: DOMRect): DOMRect =>
  new DOMRect(x + width / 2 - CARD / 2, y + height / 2 - CARD / 2, CARD, CARD);
const CARD = 48;

type Drawn = Pick<Flight, "card" | "face" | "parts">;
const drawn = (play: Pick<Played, "card" | "face"> & { more?: readonly number[] }): Drawn => ({
  card: play.card,
  face: play.face,
  parts: threeOf(play),
});
const DOWN: Drawn = { card: UNSEEN, face: null, parts: null };

class Table extends TrickStage<TricktakersView, Flight, Step> {
  protected async step(run: number, step: Step, open: readonly TricktakersView[] | null): Promise<void> {
    const before = this.standing;
    switch (step.type) {
      case "play": {
        const { seat, card, hidden } = step.play;
        const second = hidden && before.players[seat]?.aside.length ? [ASIDE] : [];
        const from = rectOf(...second, `.mine [data-card="${card}"]`, ...atSeat(seat));
        // Who leads and that all is upside down is told when the card has come to rest.
        const resting = { ...step.view, winning: before.winning, kakumei: before.kakumei };
        await this.lay(run, this.slot(step.place), drawn(step.play), from, resting, open);
        if (run !== this.run) return;
        await this.put(step.view, open);
        if (step.view.kakumei && !before.kakumei) {
          await this.on(run, "[data-kakumei]", { scale: [0.6, 1], rotate: ["180deg", "0deg"], opacity: [0, 1] }, POP);
          await this.wait(run, UPSIDE_DOWN);
        }
        break;
      }
      case "cover": {
        const from = rectOf(...atSeat(step.play.seat));
        await this.lay(run, this.slot(step.place), { ...drawn(step.play), parts: null }, from, step.view, open);
        break;
      }
      case "aside": {
        const from = rectOf(`.mine [data-card="${step.card}"]`, ...atSeat(step.seat));
        await this.lay(run, ASIDE, DOWN, from, step.view, open);
        break;
      }
      case "gift": {
        const [from, to] = [rectOf(...atSeat(step.from)), rectOf(...atSeat(step.to))];
        await this.leave(run, [{ ...DOWN, from: from && small(from), to: to && small(to) }]);
        if (run !== this.run) return;
        await this.put(step.view, open);
        break;
      }
      case "home": {
        const cards = step.plays.map((play, at) => {
          const to = rectOf(...atSeat(step.to < 0 ? play.seat : step.to));
          return { ...drawn(play), from: rectOf(this.slot(at)), to };
        });
        await this.put(
          { ...before, plays: [], asked: [], question: null, winning: -1, kakumei: false, lead: -1 },
          open,
        );
        await this.leave(run, cards);
        if (run !== this.run) return;
        await this.put(step.view, open);
        break;
      }
      case "reserve":
        await this.put(step.view, open);
        await this.on(run, "[data-token]", { translate: ["0 -2rem", "0 0"], opacity: [0, 1] }, POP);
        break;
      case "reveal":
        await this.turn(run, step.places, step.view, open);
        break;
      case "stand":
        await this.put(step.view, open);
        break;
      case "collect": {
        await this.wait(run, HOLD);
        const { plays, place, claimed } = step.trick;
        const from = plays.map((_, at) => rectOf(this.slot(at)));
        const taker = rectOf(...seatOf(plays[place]?.seat ?? 0));
        const collector = step.collector < 0 ? taker : rectOf(...seatOf(step.collector));
        if (run !== this.run) return;
        // Tricks and points are counted when the cards have arrived.
        const order = plays.map((play) => play.seat);
        await this.put({ ...before, plays: [], order, winning: -1, kakumei: false, lead: -1 }, open);
        const cards = plays.map((play, at) => {
          const to = cardsOf(play).some((one) => claimed?.includes(one)) ? collector : taker;
          return { ...drawn(play), from: from[at] ?? null, to };
        });
        await this.leave(run, cards);
        if (run !== this.run) return;
        await this.put(step.view, open);
        break;
      }
    }
  }
}

/** One for the page: there is one table on it, and its parts must agree.  Where a card lies on another, it is on top. */
export const stage = new Table(stepsBetween, (place) => `[data-slot="${place}"] .lie > .card`);
