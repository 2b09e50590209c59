/** Where the rounds of a game begin. */

import type { GameFace } from "../games/face";
import type { Move } from "../lib/types";

/** A round by its number from 1, from its first move to its last. */
export type Round = { number: number; first: number; last: number };

/** Rounds are divided by the choice that answers the opening question, or by the lines that open them, or by those that
 *  stand as headings. */
export function roundsOf(moves: readonly Move[], face: Pick<GameFace, "heading" | "opening" | "rounds">): Round[] {
  const { heading, opening, rounds } = face;
  const firsts = opening
    ? moves.flatMap((move, i) => (move.asked === opening ? [i] : []))
    : rounds
      ? openings(moves, rounds)
      : heading
        ? [0, ...moves.flatMap((move, i) => (i > 0 && move.lines.some(heading) ? [i] : []))].map((before) => before + 1)
        : [];
  return firsts
    .filter((first) => first < moves.length)
    .map((first, i, all) => ({ number: i + 1, first, last: (all[i + 1] ?? moves.length) - 1 }));
}

/** The moves with which a round opens while none is open. */
function openings(moves: readonly Move[], { opens, closes, again }: NonNullable<GameFace["rounds"]>): number[] {
  const firsts: number[] = [];
  let between = true;
  for (const [i, { lines }] of moves.entries()) {
    for (const line of lines) {
      if (between && opens(line)) firsts.push(i);
      between = !again?.(line) && (closes(line) || (between && !opens(line)));
    }
  }
  return firsts;
}

/** The round that this move belongs to, if it belongs to one. */
export function roundAt(rounds: readonly Round[], at: number): Round | null {
  return rounds.findLast((round) => round.first <= at) ?? null;
}

/** Where the next round begins, or the one before, seen from here. */
export function roundBeside(rounds: readonly Round[], at: number, by: 1 | -1, last: number): number {
  if (by === 1) return rounds.find((round) => round.first > at)?.first ?? last;
  return rounds.findLast((round) => round.first < at)?.first ?? 0;
}
