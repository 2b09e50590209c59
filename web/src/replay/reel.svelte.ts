/** A finished game, gone through step by step.  What is seen is fetched around where we are and kept for each pair of eyes. */

import { get, post } from "../lib/api";
import { sentenceOf } from "../lib/problem";
import type { Belief, Frame, Reel } from "../lib/types";

/** Where a game comes from. */
export type Source = {
  reel: (eyes: string) => Promise<Reel>;
  frames: (eyes: string, first: number, count: number) => Promise<Frame[]>;
  beliefs: () => Promise<Belief[]>;
};

export function ofTable(id: string): Source {
  const path = `/api/tables/${encodeURIComponent(id)}`;
  return {
    reel: (eyes) => get(`${path}/reel?eyes=${eyes}`),
    frames: (eyes, first, count) => get(`${path}/frames?eyes=${eyes}&first=${first}&count=${count}`),
    beliefs: () => get(`${path}/beliefs`),
  };
}

export function ofFile(text: string): Source {
  return {
    reel: (eyes) => post(`/api/replays/reel?eyes=${eyes}`, { text }),
    frames: (eyes, first, count) => post(`/api/replays/frames?eyes=${eyes}&first=${first}&count=${count}`, { text }),
    beliefs: () => post("/api/replays/beliefs", { text }),
  };
}

export const OPEN = "open";
export const SPECTATOR = "spectator";

export const SPEEDS = [0.5, 1, 2, 4] as const;

const CHUNK = 20;
/** So many steps before what we have ends, more is fetched. */
const AHEAD = 8;
/** How long a move is looked at, and how much longer for every further sentence told of it. */
const LOOK = 1_900;
const READ = 500;

/** What is seen: after which move, and by whom. */
export type Shown = { at: number; eyes: string; frame: Frame };

export class Showing {
  /** As the eyes knew it. */
  reel = $state.raw<Reel | null>(null);
  eyes = $state(OPEN);
  /** After which move we are; 0 is the start. */
  at = $state(0);
  /** What is on the table; a moment behind while something is being fetched. */
  shown = $state.raw<Shown | null>(null);
  /** Counts the cuts: whatever is not one step onward is shown without moving pieces. */
  cuts = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  problem = $state<string | null>(null);
  /** What the best bot believed; empty for games without such a question, and until somebody asks. */
  beliefs = $state.raw<readonly Belief[]>([]);

  readonly last = $derived(Math.max(0, (this.reel?.moves.length ?? 1) - 1));
  readonly names = $derived(this.reel?.table.seats.map((seat) => seat.name) ?? []);
  /** How long to stay before playing on. */
  readonly pause = $derived(
    (LOOK + READ * Math.max(0, (this.reel?.moves[this.at]?.lines.length ?? 1) - 1)) / this.speed,
  );
  /** Whether the table shows where we are. */
  readonly settled = $derived(this.shown?.at === this.at && this.shown.eyes === this.eyes);

  private readonly reels = new Map<string, Reel>();
  private readonly frames = new Map<string, Frame[]>();
  private filling = false;

  constructor(private readonly source: Source) {}

  /** Begin, or try again. */
  async open(eyes: string, at: number): Promise<void> {
    this.eyes = eyes;
    this.at = at;
    await this.fetchReel();
    this.seek(at);
  }

  /** Ask what was believed.  The game can be looked at without it. */
  async suspect(): Promise<void> {
    this.beliefs = await this.source.beliefs().catch(() => []);
  }

  see(eyes: string): void {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    void this.fetchReel();
    this.show();
  }

  seek(to: number): void {
    this.at = Math.min(Math.max(0, to), this.last);
    if (this.at === this.last) this.playing = false;
    this.show();
  }

  step(by: number): void {
    this.seek(this.at + by);
  }

  /** Somebody took hold of it: play no further by itself. */
  hold(to: number): void {
    this.playing = false;
    this.seek(to);
  }

  turn(): void {
    if (!this.playing && this.at === this.last) this.seek(0);
    this.playing = !this.playing;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed as 1) + 1) % SPEEDS.length] ?? 1;
  }

  again(): void {
    this.problem = null;
    void this.fetchReel();
    this.show();
  }

  private async fetchReel(): Promise<void> {
    const eyes = this.eyes;
    try {
      const reel = this.reels.get(eyes) ?? (await this.source.reel(eyes));
      this.reels.set(eyes, reel);
      if (eyes !== this.eyes) return;
      this.reel = reel;
      // Where secrets are kept, open eyes turn out to be one's own.
      this.eyes = reel.eyes;
    } catch (problem) {
      this.problem = sentenceOf(problem);
    }
  }

  private show(): void {
    const frame = this.frames.get(this.eyes)?.[this.at];
    if (frame && !this.settled) {
      const onward = this.shown?.eyes === this.eyes && this.shown.at + 1 === this.at;
      if (!onward) this.cuts += 1;
      this.shown = { at: this.at, eyes: this.eyes, frame };
    }
    if (!this.filling && this.problem === null) void this.fill();
  }

  /** Fetch what is missing around us, one piece at a time: while scrubbing only where we have come to counts. */
  private async fill(): Promise<void> {
    this.filling = true;
    try {
      for (let first = this.missing(); first !== null; first = this.missing()) {
        const eyes = this.eyes;
        const found = await this.source.frames(eyes, first, CHUNK);
        const kept = this.frames.get(eyes) ?? [];
        found.forEach((frame, i) => (kept[first + i] = frame));
        this.frames.set(eyes, kept);
        this.show();
        if (found.length === 0) break;
      }
    } catch (problem) {
      this.playing = false;
      this.problem = sentenceOf(problem);
    } finally {
      this.filling = false;
    }
  }

  private missing(): number | null {
    const kept = this.frames.get(this.eyes) ?? [];
    for (const at of [this.at, Math.min(this.at + AHEAD, this.last), Math.max(this.at - AHEAD, 0)]) {
      if (!kept[at]) return Math.floor(at / CHUNK) * CHUNK;
    }
    return null;
  }
}
