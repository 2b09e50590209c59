import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame, Reel } from "../lib/types";
import { OPEN, Showing, type Source } from "./reel.svelte";

const COUNT = 101;

const reel = (eyes: string): Reel =>
  ({
    eyes,
    table: { seats: [{ name: "Ami" }, { name: "Rei" }] },
    moves: Array.from({ length: COUNT }, (_, number) => ({ number, lines: [] })),
  }) as unknown as Reel;

const asked: string[] = [];

const source: Source = {
  beliefs: async () => [],
  reel: async (eyes) => reel(eyes),
  frames: async (eyes, first, count) => {
    asked.push(`${eyes} ${first}`);
    return Array.from({ length: Math.min(count, COUNT - first) }, (_, i) => ({ number: first + i }) as Frame);
  },
};

async function opened(at: number): Promise<Showing> {
  const showing = new Showing(source);
  await showing.open(OPEN, at);
  await vi.waitFor(() => expect(showing.settled).toBe(true));
  return showing;
}

beforeEach(() => {
  asked.length = 0;
});

describe("going through a game", () => {
  it("shows one step onward as a move, and anything else as a cut", async () => {
    const showing = await opened(10);
    const before = showing.cuts;
    showing.step(1);
    expect(showing.shown?.at).toBe(11);
    expect(showing.cuts).toBe(before);
    showing.step(-1);
    expect(showing.cuts).toBe(before + 1);
  });

  it("stays within the game", async () => {
    const showing = await opened(4_000);
    expect(showing.at).toBe(COUNT - 1);
    showing.step(1);
    expect(showing.at).toBe(COUNT - 1);
    showing.seek(-3);
    expect(showing.at).toBe(0);
  });

  it("fetches what is near once, and what is passed over not at all", async () => {
    const showing = await opened(0);
    for (let at = 1; at <= 95; at += 1) showing.seek(at);
    await vi.waitFor(() => expect(showing.settled).toBe(true));
    await vi.waitFor(() => expect(asked).toContain("open 100"));
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).not.toContain("open 40");
  });

  it("keeps what every pair of eyes has seen", async () => {
    const showing = await opened(5);
    showing.see("1");
    await vi.waitFor(() => expect(showing.settled).toBe(true));
    expect(showing.reel?.eyes).toBe("1");
    const fetched = asked.length;
    showing.see(OPEN);
    await vi.waitFor(() => expect(showing.reel?.eyes).toBe(OPEN));
    expect(showing.settled).toBe(true);
    expect(asked.length).toBe(fetched);
  });

  it("stops at the end, and plays again from the start", async () => {
    const showing = await opened(COUNT - 2);
    showing.turn();
    expect(showing.playing).toBe(true);
    showing.step(1);
    expect(showing.playing).toBe(false);
    showing.turn();
    expect([showing.at, showing.playing]).toEqual([0, true]);
  });
});
