/** A table, live: what is to be seen of it, kept up to date over a socket that mends itself. */

import { get } from "./api";
import { Choosing } from "./choosing.svelte";
import { judged, LOOKS } from "./line";
import type {
  ChatLine,
  FromClient,
  Happening,
  Line,
  Option,
  Refused,
  Snapshot,
  TableInfo,
  ToClient,
  View,
  Why,
} from "./types";

const RETRY = [300, 1_000, 2_000, 4_000];

export type Refusal = { reason: string; rule: string | null; line: Line | null };

type Unsent = { id: string; number: number; text: string };

/** What the house answers, or nothing: the line breaks now and then, and what is missed is asked for again. */
const quietly = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  seat = $state<number | null>(null);
  ask = $state.raw<Line | null>(null);
  number = $state(0);
  /** Everything that was told, oldest first. */
  log = $state.raw<Happening[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Seats whose person is there, and how many watch. */
  present = $state.raw<readonly number[]>([]);
  watching = $state(0);
  line = $state<"opening" | "live" | "lost">("opening");
  /** Why the table cannot be seen, if it cannot. */
  gone = $state<string | null>(null);
  /** The last answer we gave and have not heard of. */
  sending = $state.raw<Unsent | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  readonly choosing = new Choosing();
  /** Called with every thing that happens, after it is shown. */
  heard: (() => void) | null = null;

  private socket: WebSocket | null = null;
  private attempts = 0;
  private lastWord = 0;
  private timers: number[] = [];
  private closed = false;
  private count = 0;

  readonly names = $derived(this.info?.seats.map((seat) => seat.name) ?? []);
  readonly mine = $derived(this.choosing.options.length > 0);

  constructor(readonly id: string) {}

  open(): void {
    this.connect();
    this.timers.push(window.setInterval(() => this.listen(), LOOKS));
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    this.timers.forEach((timer) => clearTimeout(timer));
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Connect anew, because the house knows us by a name now: a socket stays who it was when it was opened. */
  anew(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  /** Answer what we are asked.  If the line breaks before we hear of it, it is sent again; it counts once. */
  choose(option: Option): void {
    if (this.sending) return;
    this.refusal = null;
    this.sending = { id: `c${(this.count += 1)}`, number: this.number, text: option.text };
    this.send({ type: "choose", ...this.sending });
  }

  speak(text: string): void {
    this.send({ type: "say", text });
  }

  /** Why these things cannot be chosen. */
  async why(refs: readonly string[]): Promise<void> {
    const query = refs.map((ref) => `refs=${encodeURIComponent(ref)}`).join("&");
    const said = await quietly(get<Why>(`${this.path}/why?${query}`));
    if (said && !said.possible && said.line) this.refusal = { reason: "", rule: said.rule, line: said.line };
  }

  get path(): string {
    return `/api/tables/${encodeURIComponent(this.id)}`;
  }

  /** A whole view that came by another way, such as the answer to sitting down. */
  take(snapshot: Snapshot): void {
    if (snapshot.number < this.number) return;
    this.number = snapshot.number;
    this.info = snapshot.table;
    this.view = snapshot.view;
    this.seat = snapshot.seat;
    this.ask = snapshot.ask;
    this.choosing.offer(snapshot.options);
  }

  private connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}/socket`);
    this.socket = socket;
    this.lastWord = Date.now();
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      this.lastWord = Date.now();
      this.hear(JSON.parse(message.data as string) as ToClient);
    };
    socket.onclose = () => {
      if (socket === this.socket) void this.lost();
    };
  }

  /** The line is gone: say so, and try again until it is back. */
  private async lost(): Promise<void> {
    this.socket = null;
    if (this.closed) return;
    if (this.line === "live") this.line = "lost";
    const wait = RETRY[Math.min(this.attempts, RETRY.length - 1)] ?? 4_000;
    this.attempts += 1;
    if (this.attempts % 3 === 1 && navigator.onLine) await this.ifRefused();
    if (this.gone === null) this.timers.push(window.setTimeout(() => this.socket ?? this.connect(), wait));
  }

  /** A socket does not say why it was refused; the same question over HTTP does. */
  private async ifRefused(): Promise<void> {
    try {
      await get(this.path);
    } catch (problem) {
      const { status, message } = problem as { status: number; message: string };
      if (status === 403 || status === 404) this.gone = message;
      else if (this.line === "opening") this.line = "lost";
    }
  }

  private readonly drop = (): void => {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    void this.lost();
  };

  private readonly hurry = (): void => {
    if (document.visibilityState === "visible" && !this.socket && !this.closed) {
      this.attempts = 0;
      this.connect();
    }
  };

  /** Ask now and then whether anybody is there; a line that stays silent is given up. */
  private listen(): void {
    if (!this.socket) return;
    const verdict = judged(Date.now() - this.lastWord);
    if (verdict === "give-up") this.drop();
    else if (verdict === "ask" && this.socket.readyState === WebSocket.OPEN) this.send({ type: "ping" });
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ToClient): void {
    switch (message.type) {
      case "view":
        this.welcome(message);
        break;
      case "event":
        this.happen(message);
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "presence":
        this.present = message.seats;
        this.watching = message.watching;
        break;
      case "ack":
        if (message.id === this.sending?.id) {
          this.sending = null;
          if (message.number > this.number) this.choosing.clear();
        }
        break;
      case "refused":
        this.refused(message);
        break;
      case "pong":
        if (message.number > this.number) this.send({ type: "look" });
        break;
    }
  }

  private welcome(snapshot: Snapshot): void {
    const missed = this.log.at(-1)?.number ?? 0;
    this.take(snapshot);
    this.line = "live";
    this.attempts = 0;
    if (this.sending) this.send({ type: "choose", ...this.sending });
    if (missed < snapshot.number) void this.remember(missed);
    void this.catchUpChat();
  }

  /** What happened before we came, or while we were away. */
  private async remember(after: number): Promise<void> {
    const past = (await quietly(get<Happening[]>(`${this.path}/log?after=${after}`))) ?? [];
    const known = new Set(this.log.map((event) => event.number));
    this.log = [...this.log, ...past.filter((event) => !known.has(event.number))].sort((a, b) => a.number - b.number);
  }

  private async catchUpChat(): Promise<void> {
    const after = this.chat.at(-1)?.chat ?? 0;
    const said = (await quietly(get<ChatLine[]>(`${this.path}/chat?after=${after}`))) ?? [];
    const known = new Set(this.chat.map((line) => line.chat));
    this.chat = [...this.chat, ...said.filter((line) => !known.has(line.chat))].sort((a, b) => a.chat - b.chat);
  }

  private happen(event: Happening): void {
    if (event.number <= this.number) return;
    if (event.number > this.number + 1) {
      this.send({ type: "look" });
      return;
    }
    this.number = event.number;
    this.log = [...this.log, event];
    if (event.table) {
      this.info = event.table;
      if (event.kind !== "choice") this.send({ type: "look" });
    }
    // What was picked for this answer, here or in another tab, is not meant for the next one.
    if (event.kind === "choice" && event.seat === this.seat) this.choosing.clear();
    if (event.view !== undefined) this.view = event.view;
    if (event.ask !== undefined) this.ask = event.ask;
    if (event.options !== undefined) this.choosing.offer(event.options);
    this.refusal = null;
    this.heard?.();
  }

  private refused({ id, view, reason, rule, line }: Refused): void {
    if (id === this.sending?.id) this.sending = null;
    if (view) this.take(view);
    this.refusal = { reason, rule: rule ?? null, line: line ?? null };
  }
}
