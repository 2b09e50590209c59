/** How a trick is shown: cards come to lie on the table one by one, are seen whole for a moment, and leave it. */

import { tick } from "svelte";
import { rectOf, Stage, type Airborne, type CardFlight, type Shot } from "../../lib/stage.svelte";

const WAITING = 3;

const FLY = 420;
export const TURN = 620;
/** A whole trick lies there for a moment. */
export const HOLD = 1100;
export const AWAY = 520;
/** Something small appears. */
export const POP = 340;
/** Cards of a trick leave one after the other. */
const GAP = 45;

/** Where somebody sits. */
export const atSeat = (seat: number): string[] => [`[data-at="${seat}"] .crest`, `[data-at="${seat}"]`];

/** What a game draws of a card that flies. */
type Drawn<F extends CardFlight> = Omit<F, Exclude<keyof CardFlight, "card">>;
/** A card that is to fly, if both ends of its way are on the page. */
export type Sent<F extends CardFlight> = Drawn<F> & { from: DOMRect | null; to: DOMRect | null };

export abstract class TrickStage<V, F extends CardFlight, S> extends Stage<V, F> {
  constructor(
    /** What led from one view to the next, step by step; null: it cannot be told. */
    private readonly steps: (old: V, now: V) => S[] | null,
    /** The card at this place of the trick. */
    protected readonly slot: (place: number) => string,
  ) {
    super(WAITING, ".felt");
  }

  /** Play one step from what is shown now. */
  protected abstract step(run: number, step: S, open: readonly V[] | null): Promise<void>;

  protected async tell(run: number, old: V, shot: Shot<V>): Promise<void> {
    for (const step of this.steps(old, shot.view) ?? []) {
      await this.step(run, step, shot.open);
      if (run !== this.run) return;
    }
  }

  /** How the table stands before a step. */
  protected get standing(): V {
    return (this.shot as Shot<V>).view;
  }

  protected async put(view: V, open: readonly V[] | null): Promise<void> {
    this.shot = { view, open };
    await tick();
  }

  /** A card comes to lie there; the real one shows when it lands. */
  protected async lay(
    run: number,
    there: string,
    card: Drawn<F>,
    from: DOMRect | null,
    view: V,
    open: readonly V[] | null,
  ): Promise<void> {
    await this.put(view, open);
    const to = rectOf(there);
    if (this.skipping || run !== this.run) return;
    void this.on(run, there, { opacity: [0, 0] }, FLY);
    await this.fly(run, [{ ...card, from, to }], false, FLY);
  }

  /** Cards of the trick are turned over where they lie. */
  protected async turn(run: number, places: readonly number[], view: V, open: readonly V[] | null): Promise<void> {
    const turned = places.map(this.slot).join();
    await this.on(run, turned, { transform: ["none", "rotateY(90deg)"] }, TURN / 2, "ease-in");
    if (run !== this.run) return;
    await this.put(view, open);
    await this.on(run, turned, { transform: ["rotateY(-90deg)", "none"] }, TURN / 2, "ease-out");
  }

  /** Cards leave the table. */
  protected leave(run: number, cards: readonly Sent<F>[]): Promise<void> {
    return this.fly(run, cards, true, AWAY);
  }

  /** Send cards through the air, together. */
  private async fly(run: number, cards: readonly Sent<F>[], away: boolean, duration: number): Promise<void> {
    if (this.skipping || run !== this.run) return;
    const time = this.pace(duration);
    await Promise.all(
      cards.map((card, i) =>
        card.from && card.to
          ? this.launch({ ...card, away, time, delay: i * GAP } as unknown as Omit<F, keyof Airborne>)
          : null,
      ),
    );
  }
}
