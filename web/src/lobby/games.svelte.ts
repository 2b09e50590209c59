/** What the house can play, asked once. */

import { get } from "../lib/api";
import type { GameInfo } from "../lib/types";

/** All five, in the order of the shelf; those the house does not know yet are coming.  Drafts are part of the CCG. */
export const SHELF = ["bluff", "masquerade", "tricktakers", "ccg", "dice"] as const;

class Games {
  all = $state.raw<GameInfo[]>([]);
  private asked: Promise<void> | null = null;

  /** Ask the house, unless it has been asked; a failed question may be asked again. */
  load(): Promise<void> {
    this.asked ??= get<GameInfo[]>("/api/games").then(
      (all) => void (this.all = all),
      (problem) => {
        this.asked = null;
        throw problem;
      },
    );
    return this.asked;
  }

  of(name: string): GameInfo | null {
    return this.all.find((game) => game.name === name) ?? null;
  }
}

export const games = new Games();

/** Its bots that try to win, weakest first: one that plays at random is for tests. */
export function levelsOf(name: string): string[] {
  return games.of(name)?.levels.filter((level) => level !== "random") ?? [];
}

/** A level that suits most people. */
export function usualLevel(name: string): string {
  const levels = levelsOf(name);
  return levels.includes("steady") ? "steady" : (levels[0] ?? "random");
}

const EMBLEMS: Record<string, string> = {
  bluff: "i-bag",
  masquerade: "s-mask",
  tricktakers: "i-crown",
  ccg: "i-deck",
  draft: "i-hand",
  dice: "i-die",
};

/** The small drawing that stands for a game. */
export const emblemOf = (name: string): string => EMBLEMS[name] ?? "i-table";
