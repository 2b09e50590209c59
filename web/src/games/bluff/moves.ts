/** What moved between two views of the same eyes: told by comparing them, so nothing is known here that is hidden. */

import type { BluffView } from "../../lib/types";
import { type Challenged, type Pass } from "./facts";

/** Where a piece can be. */
export type Whereabouts = { at: "up" | "holder"; seat: number } | { at: "bag" | "tokens" | "spot" };

/** A piece went from one place to another; `kind` null: nobody looking on could tell what it is. */
export type Move = { kind: number | null; token?: boolean; from: Whereabouts; to: Whereabouts };

export type Change =
  | { type: "pass"; pass: Pass; first: boolean }
  | { type: "look"; seat: number }
  | { type: "challenge"; fact: Challenged; after: Move[] }
  | { type: "moves"; moves: Move[] }
  | { type: "nothing" };

/** Null when the two are more than one choice apart, or go back in time. */
export function changeBetween(old: BluffView, now: BluffView): Change | null {
  if (old.seat !== now.seat || now.history.length < old.history.length) return null;
  const facts = now.history.slice(old.history.length);
  const challenge = facts.find((fact) => fact.type === "Challenged");
  const before = old.under_way?.passes.length ?? 0;
  const after = now.under_way?.passes.length ?? 0;
  if (challenge) {
    if (
      facts.filter((fact) => fact.type === "Challenged").length > 1 ||
      before !== challenge.passes.length ||
      after > 0
    )
      return null;
    return { type: "challenge", fact: challenge, after: movesBetween(old, now, challenge) };
  }
  const pass = now.under_way?.passes.at(-1);
  if (pass && after === before + 1) return { type: "pass", pass, first: before === 0 };
  if (after !== before) return null;
  if (pass && now.under_way?.looked && !old.under_way?.looked) return { type: "look", seat: pass.receiver };
  const moves = movesBetween(old, now, null);
  if (moves.length > 2 + now.players.length) return null;
  return moves.length > 0 ? { type: "moves", moves } : { type: "nothing" };
}

function movesBetween(old: BluffView, now: BluffView, challenge: Challenged | null): Move[] {
  const moves: Move[] = [];
  const gone: { seat: number; kind: number }[] = [];
  const come: { seat: number; kind: number }[] = [];
  now.players.forEach((player, seat) => {
    const was = [...(old.players[seat]?.face_up ?? [])];
    if (challenge?.collector === seat) was.push(challenge.tile);
    come.push(...without(player.face_up, was).map((kind) => ({ seat, kind })));
    gone.push(...without(was, player.face_up).map((kind) => ({ seat, kind })));
  });
  for (const fact of now.history.slice(old.history.length)) {
    if (fact.type === "Drew")
      moves.push({ kind: fact.tile, from: { at: "bag" }, to: { at: "holder", seat: fact.seat } });
  }
  for (const { seat, kind } of gone) {
    const from = { at: "up", seat } as const;
    const taker = come.findIndex((other) => other.kind === kind && other.seat !== seat);
    if (taker >= 0) {
      moves.push({ kind, from, to: { at: "up", seat: come[taker]?.seat as number } });
      come.splice(taker, 1);
    } else {
      moves.push({ kind, from, to: now.bag > old.bag ? { at: "bag" } : { at: "holder", seat } });
    }
  }
  now.players.forEach((player, seat) => {
    for (let n = old.players[seat]?.tokens ?? 0; n < player.tokens; n += 1)
      moves.push({ kind: null, token: true, from: { at: "tokens" }, to: { at: "holder", seat } });
  });
  return moves;
}

/** What is left of these tiles when those are taken away. */
function without(tiles: readonly number[], taken: readonly number[]): number[] {
  const rest = [...tiles];
  for (const kind of taken) {
    const found = rest.lastIndexOf(kind);
    if (found >= 0) rest.splice(found, 1);
  }
  return rest;
}
