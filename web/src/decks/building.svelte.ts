/** The deck somebody is building.  Nothing is lost by a reload, and every change can be taken back. */

import { sentenceOf } from "../lib/problem";
import { keep as remember, kept } from "../lib/prefs.svelte";
import type { DeckCheck, SavedDeck } from "../lib/types";
import { change, check, keep, saved as fetchSaved } from "./api";
import { codeOf, EMPTY, readCode, sizeOf, tidyName, withCard, type Counts } from "./lists";

const DRAFT = "deck";
/** Milliseconds in which somebody who builds does not touch anything. */
const PAUSE = 250;
/** So many changes can be taken back. */
const LONG_AGO = 100;

type Moment = { counts: Counts; name: string; pool: Counts | null };
type Draft = { deck: string | null; code: string; pool: string };

export class Building {
  counts = $state.raw<Counts>(EMPTY);
  name = $state("");
  /** What there is to build from; null: every card there is. */
  pool = $state.raw<Counts | null>(null);
  /** The deck as the house keeps it. */
  saved = $state.raw<SavedDeck | null>(null);
  /** The table it is built for; null: none. */
  table = $state<string | null>(null);
  /** What the house said of the deck last, and of which deck that was. */
  checked = $state.raw<DeckCheck | null>(null);
  wrong = $state("");
  private checkedFor = $state("");
  private past = $state.raw<readonly Moment[]>([]);

  readonly size = $derived(sizeOf(this.counts));
  readonly code = $derived(codeOf(this.counts, this.name));
  readonly poolCode = $derived(this.pool ? codeOf(this.pool) : "");
  readonly changed = $derived(this.saved ? this.code !== this.saved.code : this.size > 0);
  /** Whether the house has seen the deck as it is now. */
  readonly certain = $derived(this.checkedFor === this.wish);
  readonly playable = $derived(this.certain && this.checked !== null && this.checked.faults.length === 0);
  readonly canUndo = $derived(this.past.length > 0);

  /** Where it is to be found from now on. */
  addressOf(deck: string | null): string {
    return `/decks${deck ? `/${deck}` : ""}${this.table ? `?table=${this.table}` : ""}`;
  }

  private get wish(): string {
    return `${this.code}|${this.poolCode}`;
  }

  private mark(): void {
    this.past = [...this.past.slice(1 - LONG_AGO), { counts: this.counts, name: this.name, pool: this.pool }];
  }

  add(card: number, count = 1): void {
    this.mark();
    this.counts = withCard(this.counts, card, count);
  }

  /** Another deck in the place of this one. */
  put(counts: Counts, name: string, pool: Counts | null = this.pool): void {
    if (this.size > 0) this.mark();
    this.counts = counts;
    this.name = tidyName(name);
    this.pool = pool;
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    [this.counts, this.name, this.pool] = [last.counts, last.name, last.pool];
  }

  /** An empty one, which is nobody's yet. */
  fresh(pool: Counts | null = null): void {
    this.put(EMPTY, "", pool);
    this.saved = null;
  }

  /** A deck that the house keeps; what was changed in it before a reload is there again. */
  async open(deck: string): Promise<void> {
    const found = await fetchSaved(deck);
    const draft = this.draft();
    this.saved = found;
    this.past = [];
    const { counts, name } = readCode(draft?.deck === deck && found.mine ? draft.code : found.code);
    [this.counts, this.name, this.pool] = [counts, name, null];
  }

  /** The one that was being built when the page was left. */
  resume(): void {
    const draft = this.draft();
    if (!draft || draft.deck) return;
    const { counts, name } = readCode(draft.code);
    [this.counts, this.name] = [counts, name];
    this.pool = draft.pool ? readCode(draft.pool).counts : null;
  }

  private draft(): Draft | null {
    try {
      return JSON.parse(kept(DRAFT) ?? "null") as Draft | null;
    } catch {
      return null;
    }
  }

  /** Keep it here while it is being built. */
  sketch(): void {
    const draft: Draft = { deck: this.saved?.deck ?? null, code: this.code, pool: this.poolCode };
    remember(DRAFT, JSON.stringify(draft));
  }

  /** Have the house keep it: as a change of one's own, or as a new one. */
  async save(): Promise<SavedDeck> {
    this.saved = this.saved?.mine ? await change(this.saved.deck, this.code) : await keep(this.code);
    return this.saved;
  }

  /** Ask the house about the deck as it is, once it has rested a moment; the answer to an older question is nothing. */
  ask(): () => void {
    const [wish, code, pool] = [this.wish, this.code, this.poolCode];
    const timer = setTimeout(async () => {
      try {
        const answer = await check(code, pool);
        if (wish === this.wish) [this.checked, this.checkedFor, this.wrong] = [answer, wish, ""];
      } catch (problem) {
        if (wish === this.wish) this.wrong = sentenceOf(problem);
      }
    }, PAUSE);
    return () => clearTimeout(timer);
  }
}
