/** What happened between two views of the same eyes, as steps to be shown: told by comparing what both contain. */

import type { MasqueradeView } from "../../lib/types";
import type { Play, Player, Trick } from "./facts";

/** `view` is how the table stands after the step. */
export type Step =
  | { type: "bid"; seat: number; view: MasqueradeView }
  | { type: "unmask"; seat: number; view: MasqueradeView }
  | { type: "play"; place: number; play: Play; view: MasqueradeView }
  | { type: "turn"; places: number[]; view: MasqueradeView }
  | { type: "collect"; trick: Trick; view: MasqueradeView };

/** Null when the two are more than one choice apart, or go back in time. */
export function stepsBetween(old: MasqueradeView, now: MasqueradeView): Step[] | null {
  if (old.seat !== now.seat || now.players.length !== old.players.length) return null;
  switch (now.tricks.length - old.tricks.length) {
    case 0:
      return onTheTable(old, now);
    case 1:
      return toTheEnd(old, now);
    default:
      return null;
  }
}

function onTheTable(old: MasqueradeView, now: MasqueradeView): Step[] | null {
  const bids = now.bids.length - old.bids.length;
  if (bids !== 0) return bids === 1 ? [{ type: "bid", seat: now.bids.at(-1)?.seat ?? 0, view: now }] : null;
  if (now.unmasked !== old.unmasked)
    return now.unmasked < 0 ? null : [{ type: "unmask", seat: now.unmasked, view: now }];
  return cards(old.plays, now.plays, now);
}

/** The trick was completed by this choice, or given away: it is seen whole before it goes. */
function toTheEnd(old: MasqueradeView, now: MasqueradeView): Step[] | null {
  const trick = now.tricks.at(-1);
  if (!trick || now.plays.length > 0) return null;
  const last = trick.plays.length > old.plays.length ? trick.plays.at(-1) : undefined;
  const whole: MasqueradeView = {
    ...old,
    asked: [],
    question: null,
    players: old.players.map((player, seat) => afterPlaying(player, last?.seat === seat ? last : undefined)),
    plays: trick.plays,
    ruling: trick.ruling,
    outcome: trick.outcome,
  };
  const steps = cards(old.plays, trick.plays, whole);
  return steps && [...steps, { type: "collect", trick, view: now }];
}

function afterPlaying(player: Player, play: Play | undefined): Player {
  if (!play) return player;
  const at = player.hand?.indexOf(play.card) ?? -1;
  return { ...player, cards: player.cards - 1, hand: player.hand?.filter((_, i) => i !== at) ?? null };
}

/** One card more, or some turned over by the Betrayal that was played last. */
function cards(old: readonly Play[], now: readonly Play[], view: MasqueradeView): Step[] | null {
  if (old.some((play, place) => play.card !== now[place]?.card || play.seat !== now[place]?.seat)) return null;
  const places = old.flatMap((play, place) => (play.side !== now[place]?.side ? [place] : []));
  const turned: Step[] = places.length > 0 ? [{ type: "turn", places, view }] : [];
  if (now.length === old.length) return turned;
  const play = now.at(-1);
  if (now.length > old.length + 1 || !play) return null;
  return [{ type: "play", place: old.length, play, view }, ...turned];
}
