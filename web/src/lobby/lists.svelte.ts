/** The lists of the lobby, asked for again and again while somebody looks. */

import { get, Problem } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { TableRow } from "../lib/types";

const EVERY = 4_000;

export type Row = TableRow;

export class Lists {
  mine = $state.raw<Row[]>([]);
  others = $state.raw<Row[]>([]);
  /** Whether the house answered the last time. */
  reached = $state(true);
  loaded = $state(false);
  private timer = 0;

  /** Tables at which I do not sit and somebody I know does. */
  readonly friends = $derived(this.others.filter((row) => row.familiar.length > 0));
  private readonly strangers = $derived(this.others.filter((row) => row.familiar.length === 0));
  readonly open = $derived(this.strangers.filter((row) => row.phase === "open" && row.sitting.length < row.seats));
  readonly played = $derived(this.strangers.filter((row) => row.phase === "playing" && row.spectators));

  /** Keep looking until the returned function is called. */
  follow(): () => void {
    const look = (): void => {
      if (document.visibilityState === "visible") void this.refresh();
    };
    look();
    this.timer = window.setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(this.timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async refresh(): Promise<void> {
    try {
      const [all, mine] = await Promise.all([
        get<Row[]>("/api/tables"),
        me.who ? get<Row[]>("/api/tables/mine") : Promise.resolve([]),
      ]);
      this.mine = mine.filter((row) => row.phase !== "closed").sort(byUrgency);
      this.others = all.filter((row) => row.seat === null);
      this.reached = true;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.reached = false;
    }
    this.loaded = true;
  }
}

export const isMyTurn = (row: Row): boolean =>
  row.phase === "playing" && row.seat !== null && row.asked.includes(row.seat);

const RANK: Record<string, number> = { playing: 1, open: 2, over: 3, abandoned: 3 };

/** My turn first, then what is going on, then what waits, then what is over; newest first. */
function byUrgency(a: Row, b: Row): number {
  const rank = (row: Row): number => (isMyTurn(row) ? 0 : (RANK[row.phase] ?? 4));
  return rank(a) - rank(b) || b.changed_at - a.changed_at;
}
