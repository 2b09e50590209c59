/** What a round brought everyone, and what the rounds so far have. */

import { say } from "../../../lib/words";
import type { Line, TricktakersView } from "../../../lib/types";

export type Account = TricktakersView["accounts"][number][number];
export type Entry = Account["entries"][number];

/** What a line of an account is for. */
export function entryText(entry: Entry): string {
  const args: NonNullable<Line["args"]> = { count: entry.count ?? 0 };
  if (entry.word) args["what"] = { type: "word", key: entry.word };
  // words: tricktakers-account-*
  return say({ key: `tricktakers-account-${entry.what}`, args }, []);
}

export type Told = { text: string; points: number; paid: boolean; times: number };

/** The lines of an account; what came more than once in the same way, as a payment to a Trap does, is one of them. */
export function toldOf(account: Account): Told[] {
  const found = new Map<string, Told>();
  for (const entry of account.entries) {
    const { points, paid = false } = entry;
    const key = [entry.what, entry.word, entry.count, paid, Math.sign(points)].join();
    const before = found.get(key) ?? { text: entryText(entry), points: 0, paid, times: 0 };
    found.set(key, { ...before, points: before.points + points, times: before.times + 1 });
  }
  return [...found.values()];
}

export const gain = (account: Account): number => account.after - account.before;

/** What is not taken from somebody who has no more. */
export const forgiven = (account: Account): number =>
  gain(account) - account.entries.reduce((sum, entry) => sum + entry.points, 0);

export type Cell = {
  character: number;
  wins: number;
  /** Null while the round lasts, or where it ended the game before anything was counted. */
  gain: number | null;
  crown: boolean;
  blackCrown: boolean;
};

export type RoundRow = {
  round: number;
  /** By seat; null: not played yet. */
  cells: (Cell | null)[];
  state: "counted" | "now" | "broken" | "ahead";
  /** Who got them; null while that is open. */
  crown: number | null;
  blackCrowns: number[];
};

/** Every round there is or will be. */
export function roundRows(view: TricktakersView): RoundRow[] {
  return Array.from({ length: view.rounds }, (_, i): RoundRow => {
    const accounts = view.accounts[i];
    if (accounts) {
      const crown = accounts.findIndex((account) => account.crown);
      return {
        round: i + 1,
        state: "counted",
        crown: crown < 0 ? null : crown,
        blackCrowns: accounts.flatMap((account, seat) => (account.black_crown ? [seat] : [])),
        cells: accounts.map((account) => ({
          character: account.character,
          wins: account.wins,
          gain: gain(account),
          crown: account.crown,
          blackCrown: account.black_crown,
        })),
      };
    }
    const now = i + 1 === view.round;
    return {
      round: i + 1,
      state: !now ? "ahead" : view.phase === "over" ? "broken" : "now",
      crown: null,
      blackCrowns: [],
      cells: view.players.map((player) =>
        now ? { character: player.character, wins: player.wins, gain: null, crown: false, blackCrown: false } : null,
      ),
    };
  });
}

export type Moved = { crowns: number; blackCrowns: number };

/** By seat: how many more crowns are worn than the rounds have given out, since some were forged, stolen or spent. */
export function moved(view: TricktakersView): Moved[] {
  const given = (seat: number, crown: "crown" | "black_crown"): number =>
    view.accounts.filter((accounts) => accounts[seat]?.[crown]).length;
  return view.players.map(({ crowns, black_crowns: black }, seat) => ({
    crowns: crowns - given(seat, "crown"),
    blackCrowns: black - given(seat, "black_crown"),
  }));
}

/** Whether the victor's character won by points: its other aims end the game before the round is counted. */
export const byPoints = (view: TricktakersView): boolean =>
  view.victory === "character" && view.accounts.length === view.round;

/** Everyone, the victor first and then by what they have. */
export function standing(view: TricktakersView): number[] {
  const places = view.result?.places ?? [];
  return view.players.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
}
