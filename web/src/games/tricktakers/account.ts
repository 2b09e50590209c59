/** What a round brought everyone, and what the rounds so far have. */

import { say } from "../../lib/words";
import type { Line, TricktakersView } from "../../lib/types";

export type Account = TricktakersView["accounts"][number][number];
export type Entry = Account["entries"][number];

/** What a line of an account is for. */
export function entryText(entry: Entry): string {
  const args: NonNullable<Line["args"]> = { count: entry.count ?? 0 };
  if (entry.word) args["what"] = { type: "word", key: entry.word };
  // words: tricktakers-account-*
  return say({ key: `tricktakers-account-${entry.what}`, args }, []);
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

/** Everyone, the victor first and then by what they have. */
export function standing(view: TricktakersView): number[] {
  const places = view.result?.places ?? [];
  return view.players.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
}
