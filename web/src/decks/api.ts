/** What the house does for decks: it reads, checks, suggests, deals and keeps them. */

import { del, get, post, put } from "../lib/api";
import type { Brought, DealtHand, DeckCheck, OpenedPacks, SavedDeck, Snapshot } from "../lib/types";
import { pasted } from "./pasted";

export type Rules = "basic" | "standard" | "advanced";

export const check = (text: string, pool = "", rules: Rules = "standard"): Promise<DeckCheck> =>
  post("/api/decks/check", { text, pool, rules });

export const suggest = (text: string, pool = ""): Promise<DeckCheck> => post("/api/decks/suggest", { text, pool });

export const deal = (text: string): Promise<DealtHand> => post("/api/decks/hand", { text });

export const openBoosters = (packs: number): Promise<OpenedPacks> => post("/api/decks/boosters", { packs });

export const mine = (): Promise<SavedDeck[]> => get("/api/decks");
export const saved = (deck: string): Promise<SavedDeck> => get(`/api/decks/${encodeURIComponent(deck)}`);
export const keep = (text: string): Promise<SavedDeck> => post("/api/decks", { text });
export const change = (deck: string, text: string): Promise<SavedDeck> => put(`/api/decks/${deck}`, { text });
export const remove = (deck: string): Promise<void> => del(`/api/decks/${deck}`);

/** What I have brought to a table, and what I may bring from. */
export const brought = (table: string): Promise<Brought> => get(`/api/tables/${table}/bring`);
export const bring = (table: string, text: string, seat: number | null = null): Promise<Snapshot> =>
  put(`/api/tables/${table}/bring`, { text, seat });

/** What somebody pasted, read by the house: a list, or a link to one. */
export async function readPasted(text: string, rules: Rules = "standard", pool = ""): Promise<DeckCheck> {
  const what = pasted(text);
  return check("deck" in what ? (await saved(what.deck)).code : what.list, pool, rules);
}
