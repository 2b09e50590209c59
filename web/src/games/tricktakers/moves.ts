/** What happened between two views of the same eyes, as steps to be shown: told by comparing what both contain. */

import type { TricktakersView } from "../../lib/types";
import { UNSEEN } from "./cards";
import { reserved, type Play, type Played, type Player, type Trick } from "./facts";

/** `view` is how the table stands after the step. */
export type Step =
  | { type: "play"; place: number; play: Played; view: TricktakersView }
  | { type: "reserve"; place: number; view: TricktakersView }
  | { type: "reveal"; places: number[]; view: TricktakersView }
  | { type: "collect"; trick: Trick; collector: number; view: TricktakersView }
  | { type: "stand"; view: TricktakersView };

/** More cards than this at once are not told one by one. */
const MOST = 7;

/** Null when the two are too far apart, or go back in time. */
export function stepsBetween(old: TricktakersView, now: TricktakersView): Step[] | null {
  if (old.seat !== now.seat || old.players.length !== now.players.length || now.accounts.length < old.accounts.length)
    return null;
  if (old.phase !== "tricks") return old.round === now.round ? [] : null;
  if (now.round === old.round) return inTheRound(old, now, now.tricks.slice(old.tricks.length));
  if (now.round !== old.round + 1) return null;
  // The table is cleared with the choice that ended the round, but for its last trick.
  return now.last_trick && inTheRound(old, now, [now.last_trick]);
}

function inTheRound(old: TricktakersView, now: TricktakersView, over: readonly Trick[]): Step[] | null {
  if (now.round === old.round && now.tricks.length < old.tricks.length) return null;
  const steps: Step[] = [];
  let table = old;
  for (const [i, trick] of over.entries()) {
    if (!begins(table.plays, trick.plays)) return null;
    const fresh = cards(table, trick.plays.map(shownTo(old.seat)), trick.kakumei);
    steps.push(...fresh.steps);
    table = fresh.view;
    const turned = trick.plays.flatMap((_, place) => (table.plays[place]?.card === UNSEEN ? [place] : []));
    table = { ...table, asked: [], question: null, plays: trick.plays.map(open), winning: trick.place };
    if (turned.length > 0) steps.push({ type: "reveal", places: turned, view: table });
    else steps.push({ type: "stand", view: table });
    const collector = trick.claimed < 0 ? -1 : (reserved(table)?.seat ?? -1);
    const after = i === over.length - 1 ? { ...now, plays: [] } : { ...table, plays: [], winning: -1, kakumei: false };
    steps.push({ type: "collect", trick, collector, view: after });
    table = after;
  }
  if (over.length === 0 && !begins(table.plays, now.plays)) return null;
  const rest = cards(table, over.length > 0 && now.round !== old.round ? [] : now.plays, now.kakumei);
  steps.push(...rest.steps);
  const last = steps.at(-1);
  const token = reserved(now);
  if (token && reserved(rest.view)?.place !== token.place)
    steps.push({ type: "reserve", place: token.place, view: now });
  else if (last && over.length === 0) last.view = now;
  return steps.filter((step) => step.type === "play").length > MOST ? null : steps;
}

/** Whether these cards lie at the beginning of those. */
const begins = (few: readonly Played[], many: readonly { seat: number }[]): boolean =>
  few.length <= many.length && few.every((play, place) => play.seat === many[place]?.seat);

const open = ({ seat, card, face, marks, hidden }: Play): Played => ({
  seat,
  card,
  face,
  marks: marks ?? 0,
  hidden: hidden ?? false,
});

/** As a card lay there until the trick was judged. */
const shownTo =
  (seat: number | null) =>
  (play: Play): Played =>
    play.hidden && play.seat !== seat ? { ...open(play), card: UNSEEN, face: null } : open(play);

/** These cards come to lie on the table, one after another. */
function cards(
  from: TricktakersView,
  plays: readonly Played[],
  kakumei: boolean,
): { steps: Step[]; view: TricktakersView } {
  const steps: Step[] = [];
  let view = from;
  for (const [place, play] of plays.entries()) {
    if (place < from.plays.length) continue;
    view = {
      ...view,
      asked: [],
      question: null,
      players: view.players.map((player, seat) => (seat === play.seat ? afterPlaying(player, play.card) : player)),
      order: view.order.filter((seat) => seat !== play.seat),
      plays: plays.slice(0, place + 1),
      kakumei: view.kakumei || (kakumei && place === plays.length - 1),
    };
    steps.push({ type: "play", place, play, view });
  }
  return { steps, view: { ...view, kakumei: view.kakumei || kakumei } };
}

function afterPlaying(player: Player, card: number): Player {
  const without = (cards: readonly number[]): number[] => {
    const at = cards.indexOf(card);
    return cards.filter((_, i) => i !== at);
  };
  return {
    ...player,
    cards: player.cards - 1,
    hand: player.hand && without(player.hand),
    shown: without(player.shown),
  };
}
