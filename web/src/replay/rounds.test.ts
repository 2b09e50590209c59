import { describe, expect, it } from "vitest";
import type { Move } from "../lib/types";
import { roundAt, roundBeside, roundsOf } from "./rounds";

const move = (number: number, asked: string | null, ...keys: string[]): Move => ({
  number,
  seat: number === 0 ? null : 0,
  at: 0,
  text: null,
  lines: keys.map((key) => ({ key })),
  asked,
});

const asked = [null, "start", "respond", "start", "start", "look", "respond"].map((kind, i) => move(i, kind));

describe("rounds", () => {
  it("open with the answer to the opening question", () => {
    expect(roundsOf(asked, { opening: "start" })).toEqual([
      { number: 1, first: 1, last: 2 },
      { number: 2, first: 3, last: 3 },
      { number: 3, first: 4, last: 6 },
    ]);
  });

  it("open with the lines that open them in the log", () => {
    const moves = [move(0, "bid"), move(1, "play", "led"), move(2, "play", "played", "took"), move(3, "play", "led")];
    const rounds = {
      opens: ({ key }: { key: string }) => key === "led" || key === "played",
      closes: ({ key }: { key: string }) => key === "took",
    };
    expect(roundsOf(moves, { rounds })).toEqual([
      { number: 1, first: 1, last: 2 },
      { number: 2, first: 3, last: 3 },
    ]);
  });

  it("go on where one that was over is played again", () => {
    const keys = [["led"], ["played", "took"], ["changed"], ["led"], ["played", "took"], ["led"]];
    const moves = keys.map((lines, i) => move(i, "play", ...lines));
    const rounds = {
      opens: ({ key }: { key: string }) => key === "led" || key === "played",
      closes: ({ key }: { key: string }) => key === "took",
      again: ({ key }: { key: string }) => key === "changed",
    };
    expect(roundsOf(moves, { rounds }).map(({ first }) => first)).toEqual([0, 5]);
  });

  it("are divided by headings, where the last of the game opens nothing", () => {
    const moves = [move(0, null), move(1, "turn"), move(2, "turn", "won"), move(3, "turn"), move(4, "turn", "won")];
    expect(roundsOf(moves, { heading: (line) => line.key === "won" })).toEqual([
      { number: 1, first: 1, last: 2 },
      { number: 2, first: 3, last: 4 },
    ]);
  });

  it("are unknown where the game tells nothing of them", () => {
    expect(roundsOf(asked, {})).toEqual([]);
  });

  it("can be found from a move, and walked along", () => {
    const rounds = roundsOf(asked, { opening: "start" });
    expect(roundAt(rounds, 0)).toBeNull();
    expect(roundAt(rounds, 5)?.number).toBe(3);
    expect(roundBeside(rounds, 5, -1, 6)).toBe(4);
    expect(roundBeside(rounds, 4, -1, 6)).toBe(3);
    expect(roundBeside(rounds, 1, -1, 6)).toBe(0);
    expect(roundBeside(rounds, 0, 1, 6)).toBe(1);
    expect(roundBeside(rounds, 5, 1, 6)).toBe(6);
  });
});
