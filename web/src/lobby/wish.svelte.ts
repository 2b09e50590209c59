/** The table somebody is about to open.  Nothing written here is lost by looking at another game. */

import { post } from "../lib/api";
import { sentenceOf } from "../lib/problem";
import type { Snapshot } from "../lib/types";
import { games, levelsOf, usualLevel } from "./games.svelte";
import type { Setup } from "../games/options";
import { culprit, wishOf } from "./options";

/** How many a game is best tried with: villains come in with the fourth, teams want four to six, with four there is
 *  one character to spare, and two have a starter half each. */
const SEATS: Record<string, number> = { bluff: 4, masquerade: 5, tricktakers: 4, ccg: 2, draft: 4, dice: 2 };

export class Wish {
  game = $state("bluff");
  /** A level of bots for all other seats; empty: they stay free. */
  bots = $state("");
  public = $state(false);
  spectators = $state(true);
  startWhenFull = $state(true);
  /** What the house did not like, and which option it spoke of. */
  fault = $state.raw<{ field: string | null; text: string } | null>(null);
  busy = $state(false);
  private readonly seatsOf = $state<Record<string, number>>({});
  private readonly setups = $state<Record<string, Setup>>({});

  readonly info = $derived(games.of(this.game));
  readonly changed = $derived(this.info ? Object.keys(wishOf(this.info, this.setup, this.seats)).length : 0);

  get seats(): number {
    return this.seatsOf[this.game] ?? SEATS[this.game] ?? this.info?.seats[0] ?? 2;
  }

  set seats(number: number) {
    this.seatsOf[this.game] = number;
  }

  get setup(): Setup {
    return this.setups[this.game] ?? this.info?.setup ?? {};
  }

  pick(game: string): void {
    this.game = game;
    this.fault = null;
    if (!levelsOf(game).includes(this.bots)) this.bots = "";
  }

  set(name: string, value: unknown): void {
    this.setups[this.game] = { ...this.setup, [name]: value };
    if (this.fault?.field === name) this.fault = null;
  }

  reset(): void {
    delete this.setups[this.game];
    this.fault = null;
  }

  /** Open it; null if the house refused, and then `fault` says why. */
  async open(): Promise<Snapshot | null> {
    const info = this.info;
    if (!info || this.busy) return null;
    this.busy = true;
    this.fault = null;
    try {
      return await post<Snapshot>("/api/tables", {
        game: this.game,
        seats: this.seats,
        setup: wishOf(info, this.setup, this.seats),
        public: this.public,
        spectators: this.spectators,
        start_when_full: this.startWhenFull,
        bots: this.bots || null,
      });
    } catch (problem) {
      const text = sentenceOf(problem);
      this.fault = { field: culprit(info, this.setup, this.seats, text), text };
      return null;
    } finally {
      this.busy = false;
    }
  }
}

/** A game against bots at once, with seats and level that suit most people. */
export function playNow(game: string): Promise<Snapshot> {
  return post<Snapshot>("/api/tables", { game, seats: SEATS[game] ?? null, bots: usualLevel(game) });
}
