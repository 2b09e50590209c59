/** What happened between two views of the same eyes, as steps to be shown: told by comparing what both contain. */

import type { TricktakersView } from "../../lib/types";
import { isBeast, UNSEEN } from "./cards";
import { beside, cardsOf, lying, reserved, whoKeeps, type Play, type Played, type Player, type Trick } from "./facts";

/** `view` is how the table stands after the step. */
export type Step =
  | { type: "play"; place: number; play: Played; view: TricktakersView }
  /** A beast comes on top of a card. */
  | { type: "cover"; place: number; play: Played; view: TricktakersView }
  /** A card is laid face down beside the trick. */
  | { type: "aside"; seat: number; card: number; view: TricktakersView }
  /** A card goes face down from one to another. */
  | { type: "gift"; from: number; to: number; view: TricktakersView }
  /** The trick is undone: its cards go to whom they came from, or all to one. */
  | { type: "home"; plays: readonly Played[]; to: number; view: TricktakersView }
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
  const lay = lying(old);
  if (now.round === old.round && now.tricks.length < old.tricks.length)
    return travelled(old, now) ? changed(lay, now) : null;
  if (now.round === old.round && over.length === 0 && goesHome(old, now))
    return [{ type: "home", plays: old.plays, to: -1, view: now }];
  const steps: Step[] = [];
  let table = old;
  // What lay there while something was asked about it goes its way now.
  if (lay && lying(now) !== lay && !sameTrick(lying(now), lay)) {
    const resting = over.length === 0 ? now : { ...old, asked: [], question: null };
    steps.push({ type: "collect", trick: lay, collector: claimant(old, lay), view: resting });
    if (now.round !== old.round) return steps.map((step) => ({ ...step, view: now }));
  } else if (lay && over.length === 0) return [];
  for (const [i, trick] of over.entries()) {
    if (!begins(table.plays, trick.plays)) return null;
    const fresh = cards(table, trick.plays.map(shownTo(old.seat)), trick.kakumei);
    steps.push(...fresh.steps);
    table = fresh.view;
    const turned = trick.plays.flatMap((_, place) => (table.plays[place]?.card === UNSEEN ? [place] : []));
    table = { ...table, asked: [], question: null, plays: trick.plays.map(open), winning: trick.place };
    if (turned.length > 0) steps.push({ type: "reveal", places: turned, view: table });
    else steps.push({ type: "stand", view: table });
    const last = i === over.length - 1;
    if (last && lying(now)) {
      // Something is asked about it first.
      (steps.at(-1) as Step).view = now;
      return few(steps);
    }
    const collector = claimant(table, trick);
    const after = last ? { ...now, plays: [] } : { ...table, plays: [], winning: -1, kakumei: false };
    steps.push({ type: "collect", trick, collector, view: after });
    table = after;
  }
  if (over.length === 0 && !begins(table.plays, now.plays)) return null;
  const rest = cards(table, over.length > 0 && now.round !== old.round ? [] : now.plays, now.kakumei);
  steps.push(...rest.steps);
  steps.push(...(over.length === 0 ? between(old, now, rest.view) : []));
  const last = steps.at(-1);
  const token = reserved(now);
  if (token && reserved(rest.view)?.place !== token.place)
    steps.push({ type: "reserve", place: token.place, view: now });
  else if (last && over.length === 0) last.view = now;
  return few(steps);
}

const few = (steps: Step[]): Step[] | null =>
  steps.filter((step) => step.type === "play").length > MOST ? null : steps;

const sameTrick = (a: Trick | null, b: Trick): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Who gets cards of the trick though another takes it.  The token has gone with the trick; its owner is known. */
function claimant(view: TricktakersView, trick: Trick): number {
  if ((trick.claimed ?? []).length === 0) return -1;
  return reserved(view)?.seat ?? view.players.findIndex(({ sheet }) => sheet?.type === "collector");
}

/** The past is changed: the cards of the trick go to who won it. */
function changed(lay: Trick | null, now: TricktakersView): Step[] {
  const taker = lay?.plays[lay.place]?.seat;
  return lay && taker !== undefined ? [{ type: "home", plays: lay.plays.map(open), to: taker, view: now }] : [];
}

/** Whether the Time Traveler has spent a token in between. */
function travelled(old: TricktakersView, now: TricktakersView): boolean {
  const tokens = (view: TricktakersView): number => whoKeeps(view, "time-traveler")?.sheet.tokens ?? 0;
  return tokens(now) < tokens(old);
}

/** Time was turned back: what lay there is gone, and no trick was taken. */
const goesHome = (old: TricktakersView, now: TricktakersView): boolean =>
  old.plays.length > 0 && now.plays.length === 0 && now.tricks.length === old.tricks.length && travelled(old, now);

/** What happened beside the cards that were played. */
function between(old: TricktakersView, now: TricktakersView, view: TricktakersView): Step[] {
  const steps: Step[] = [];
  for (const [place, play] of now.plays.entries()) {
    const before = old.plays[place];
    if (before && before.card !== play.card && play.more.includes(before.card))
      steps.push({ type: "cover", place, play, view: { ...now, asked: [], question: null } });
  }
  const down = beside(now);
  if (down && !beside(old)) steps.push({ type: "aside", seat: down.seat, card: down.card, view: now });
  const giver = old.asked.find(({ kind }) => kind === "give-back")?.seat ?? -1;
  if (giver >= 0 && view.players.length === now.players.length) {
    const to = now.players.findIndex(
      (player, seat) => seat !== giver && player.cards + player.stock > held(old.players[seat]),
    );
    if (to >= 0) steps.push({ type: "gift", from: giver, to, view: now });
  }
  return steps;
}
const held = (player: Player | undefined): number => (player?.cards ?? 0) + (player?.stock ?? 0);

/** Whether these cards lie at the beginning of those. */
const begins = (few: readonly Played[], many: readonly { seat: number }[]): boolean =>
  few.length <= many.length && few.every((play, place) => play.seat === many[place]?.seat);

const open = ({ seat, card, face, marks, hidden, more }: Play): Played => ({
  seat,
  card,
  face,
  marks: marks ?? 0,
  hidden: hidden ?? false,
  more: more ?? [],
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
      players: view.players.map((player, seat) => (seat === play.seat ? afterPlaying(player, play) : player)),
      order: view.order.filter((seat) => seat !== play.seat),
      plays: plays.slice(0, place + 1),
      kakumei: view.kakumei || (kakumei && place === plays.length - 1),
    };
    steps.push({ type: "play", place, play, view });
  }
  return { steps, view: { ...view, kakumei: view.kakumei || kakumei } };
}

/** A beast was not in hand, and a card that lay beside the trick has left it already. */
function afterPlaying(player: Player, play: Played): Player {
  if (player.aside.length > 0 && play.hidden) return { ...player, aside: [] };
  const left = cardsOf(play).filter((card) => !isBeast(card));
  const without = (cards: readonly number[]): number[] => {
    const rest = [...cards];
    for (const card of left) if (rest.includes(card)) rest.splice(rest.indexOf(card), 1);
    return rest;
  };
  return {
    ...player,
    cards: Math.max(0, player.cards - left.length),
    hand: player.hand && without(player.hand),
    shown: without(player.shown),
  };
}
