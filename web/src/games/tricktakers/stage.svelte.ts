/** How TRICKTAKERs shows what happened, one card at a time. */

import { tick } from "svelte";
import { rectOf, Stage, type CardFlight, type Shot } from "../../lib/stage.svelte";
import type { TricktakersView } from "../../lib/types";
import { UNSEEN, type Face } from "./cards";
import { cardsOf, threeOf } from "./facts";
import { stepsBetween, type Step } from "./moves";

/** `parts`: the cards that count as one with it. */
export type Flight = CardFlight & { face: Face | null; parts: readonly number[] | null };

const WAITING = 3;

const FLY = 420;
const TURN = 620;
const HOLD = 1100;
const AWAY = 520;
const POP = 340;
/** Everything is upside down: that takes a moment to sink in. */
const UPSIDE_DOWN = 900;
/** Cards of a trick leave one after the other. */
const GAP = 45;

/** The card on top, where one lies on another. */
const slot = (place: number): string => `[data-slot="${place}"] .lie > .card`;

const atSeat = (seat: number): string[] => [`[data-at="${seat}"] .crest`, `[data-at="${seat}"]`];
const seatOf = (seat: number): string[] => [`[data-wins="${seat}"]`, ...atSeat(seat)];
/** The card face down beside the trick. */
const ASIDE = "[data-aside] .card";
/** As large as a card, where a seat is larger. */
const small = ({ x, y, width, height }: DOMRect): DOMRect =>
  new DOMRect(x + width / 2 - CARD / 2, y + height / 2 - CARD / 2, CARD, CARD);
const CARD = 48;

type Card = {
  card: number;
  face: Face | null;
  parts?: readonly number[] | null;
  from: DOMRect | null;
  to: DOMRect | null;
  away: boolean;
};

class Table extends Stage<TricktakersView, Flight> {
  protected async tell(run: number, old: TricktakersView, shot: Shot<TricktakersView>): Promise<void> {
    for (const step of stepsBetween(old, shot.view) ?? []) {
      await this.step(run, step, shot);
      if (run !== this.run) return;
    }
  }

  private async step(run: number, step: Step, { open }: Shot<TricktakersView>): Promise<void> {
    const before = (this.shot as Shot<TricktakersView>).view;
    switch (step.type) {
      case "play": {
        const { seat, card, face } = step.play;
        const second = step.play.hidden && before.players[seat]?.aside.length ? [ASIDE] : [];
        const from = rectOf(...second, `.mine [data-card="${card}"]`, ...atSeat(seat));
        // Who leads and that all is upside down is told when the card has come to rest.
        await this.put({ ...step.view, winning: before.winning, kakumei: before.kakumei }, open);
        const parts = threeOf(step.play);
        const to = rectOf(slot(step.place));
        await this.fly(run, [{ card, face, parts, from, to, away: false }], slot(step.place), FLY);
        if (run !== this.run) return;
        await this.put(step.view, open);
        if (step.view.kakumei && !before.kakumei) {
          await this.on(run, "[data-kakumei]", { scale: [0.6, 1], rotate: ["180deg", "0deg"], opacity: [0, 1] }, POP);
          await this.wait(run, UPSIDE_DOWN);
        }
        break;
      }
      case "cover":
        await this.put(step.view, open);
        await this.fly(
          run,
          [
            {
              card: step.play.card,
              face: step.play.face,
              from: rectOf(...atSeat(step.play.seat)),
              to: rectOf(slot(step.place)),
              away: false,
            },
          ],
          slot(step.place),
          FLY,
        );
        break;
      case "aside": {
        const from = rectOf(`.mine [data-card="${step.card}"]`, ...atSeat(step.seat));
        await this.put(step.view, open);
        const card = { card: UNSEEN, face: null, from, to: rectOf(ASIDE), away: false };
        await this.fly(run, [card], ASIDE, FLY);
        break;
      }
      case "gift": {
        const [from, to] = [rectOf(...atSeat(step.from)), rectOf(...atSeat(step.to))];
        await this.fly(
          run,
          [{ card: UNSEEN, face: null, from: to && from && small(from), to: to && small(to), away: true }],
          null,
          AWAY,
        );
        if (run !== this.run) return;
        await this.put(step.view, open);
        break;
      }
      case "home": {
        const cards = step.plays.map((play, at): Card => {
          const { seat, card, face } = play;
          const to = rectOf(...atSeat(step.to < 0 ? seat : step.to));
          return { card, face, parts: threeOf(play), from: rectOf(slot(at)), to, away: true };
        });
        await this.put(
          { ...before, plays: [], asked: [], question: null, winning: -1, kakumei: false, lead: -1 },
          open,
        );
        await this.fly(run, cards, null, AWAY);
        if (run !== this.run) return;
        await this.put(step.view, open);
        break;
      }
      case "reserve":
        await this.put(step.view, open);
        await this.on(run, "[data-token]", { translate: ["0 -2rem", "0 0"], opacity: [0, 1] }, POP);
        break;
      case "reveal": {
        const turned = step.places.map(slot).join();
        await this.on(run, turned, { transform: ["none", "rotateY(90deg)"] }, TURN / 2, "ease-in");
        if (run !== this.run) return;
        await this.put(step.view, open);
        await this.on(run, turned, { transform: ["rotateY(-90deg)", "none"] }, TURN / 2, "ease-out");
        break;
      }
      case "stand":
        await this.put(step.view, open);
        break;
      case "collect": {
        await this.wait(run, HOLD);
        const { plays, place, claimed } = step.trick;
        const from = plays.map((_, at) => rectOf(slot(at)));
        const taker = rectOf(...seatOf(plays[place]?.seat ?? 0));
        const collector = step.collector < 0 ? taker : rectOf(...seatOf(step.collector));
        if (run !== this.run) return;
        // Tricks and points are counted when the cards have arrived.
        const order = plays.map((play) => play.seat);
        await this.put({ ...before, plays: [], order, winning: -1, kakumei: false, lead: -1 }, open);
        const cards = plays.map((play, at): Card => {
          const { card, face } = play;
          const to = cardsOf(play).some((one) => claimed?.includes(one)) ? collector : taker;
          return { card, face, parts: threeOf(play), from: from[at] ?? null, to, away: true };
        });
        await this.fly(run, cards, null, AWAY);
        if (run !== this.run) return;
        await this.put(step.view, open);
        break;
      }
    }
  }

  private async put(view: TricktakersView, open: readonly TricktakersView[] | null): Promise<void> {
    this.shot = { view, open };
    await tick();
  }

  /** Send cards through the air, together; the real one, if it lies there already, shows when it lands. */
  private async fly(run: number, cards: Card[], hidden: string | null, duration: number): Promise<void> {
    if (this.skipping || run !== this.run) return;
    const time = this.pace(duration);
    if (hidden) void this.on(run, hidden, { opacity: [0, 0] }, duration);
    const landing = cards.map(({ from, to, ...card }, i) =>
      from && to ? this.launch({ parts: null, ...card, from, to, time, delay: i * GAP }) : null,
    );
    await Promise.all(landing);
  }
}

/** One for the page: there is one table on it, and its parts must agree. */
export const stage = new Table(WAITING, ".felt");
