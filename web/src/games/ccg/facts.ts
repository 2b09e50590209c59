/** What a view says, put the way the board needs it.  Nothing here decides what may be done. */

import type { Choosing } from "../../lib/choosing.svelte";
import type { CcgView, Option } from "../../lib/types";
import { t } from "../../lib/words";
import { CARDS, isEnemy, NONE } from "./cards/cards";

// words: ccg-deck-*
/** What somebody's deck is called: one of the eight, or as its owner calls it. */
export const deckTitle = (player: CcgView["players"][number] | undefined): string =>
  player?.deck_title || t(`ccg-deck-${(player?.deck_name ?? "own").replaceAll("_", "-")}`);

export type Player = CcgView["players"][number];
export type Piece = Player["allies"][number];
export type Attack = NonNullable<CcgView["attack"]>;
export type Contest = NonNullable<CcgView["contest"]>;
export type Entry = CcgView["account"][number];

export const ZONES = ["allies", "enemies", "pie"] as const;
export type Zone = (typeof ZONES)[number];
export type Row = { seat: number; zone: Zone };

/** What holds of a card for the rest of the turn, as the rules number it. */
export const MARKS = {
  acted: 1,
  rested: 2,
  attacked: 4,
  paralysed: 8,
  confused: 16,
  armored: 32,
  armed: 64,
} as const;
export type Mark = keyof typeof MARKS;

export const marked = (piece: Piece, mark: Mark): boolean => (piece.marks & MARKS[mark]) !== 0;

export const refOf = (piece: Piece): string => `piece:${piece.uid}`;
export const numbersIn = (ref: string): number[] => ref.split(":").slice(1).map(Number);
export const kindOf = (ref: string): string => ref.slice(0, ref.indexOf(":"));

export type Found = { piece: Piece; seat: number; zone: Zone };

/** A card in play, by its number. */
export function find(view: CcgView, uid: number): Found | null {
  for (const [seat, player] of view.players.entries())
    for (const zone of ZONES) {
      const piece = player[zone].find((one) => one.uid === uid);
      if (piece) return { piece, seat, zone };
    }
  return null;
}

/** Around the table from a seat on. */
export const around = (seat: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (seat + i) % count);

/** Whose Monsters may be attacked: of those still in the game the ones to the left and to the right. */
export function neighbours(view: CcgView, seat: number): number[] {
  const others = around(seat, view.players.length)
    .slice(1)
    .filter((other) => !view.players[other]?.out);
  return others.length < 2 ? others : [others[0] as number, others.at(-1) as number];
}

/** The kind of what anybody is asked. */
export const askedFor = (view: CcgView): string => view.asked[0]?.kind ?? "";

/** Whose doing it is just now. */
export function active(view: CcgView, near: number): number {
  if (view.attack) return view.attack.seat;
  if (view.turn >= 0) return view.turn;
  return view.asked.some(({ seat }) => seat === near) ? near : (view.asked[0]?.seat ?? near);
}

/** Which rows lie large on the felt, far ones first: who attacks against what can be attacked. */
export function rowsOf(view: CcgView, near: number): Row[] {
  const who = active(view, near);
  const own: Row = { seat: who, zone: "allies" };
  const aims = view.attack ? [view.attack.defender] : neighbours(view, who);
  if (who === near) return [...aims.map((seat): Row => ({ seat, zone: "enemies" })), own];
  if (aims.includes(near)) return [own, { seat: near, zone: "enemies" }];
  return [...aims.slice(0, 1).map((seat): Row => ({ seat, zone: "enemies" })), own];
}

/** The same, but what is to be chosen from lies large in any case. */
export function shownRows(view: CcgView, near: number, choosing: Choosing | null): Row[] {
  const rows = rowsOf(view, near);
  const wanted = new Map<string, Row>();
  for (const ref of choosing?.things ?? []) {
    const found = kindOf(ref) === "piece" ? find(view, numbersIn(ref)[0] ?? NONE) : null;
    if (found) wanted.set(`${found.seat} ${found.zone}`, { seat: found.seat, zone: found.zone });
  }
  const holds = (row: Row): boolean => wanted.has(`${row.seat} ${row.zone}`);
  if (wanted.size === 0 || rows.some(holds)) return rows;
  return [...wanted.values()].sort((a, b) => Number(a.seat === near) - Number(b.seat === near)).slice(0, 3);
}

/** What is in hand, copies together. */
export function handOf(hand: readonly number[]): { card: number; count: number }[] {
  const found = new Map<number, number>();
  for (const card of hand) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}

// --- an attack being put together, or under way ----------------------------------------------------------------------

/** Who attacks whom and how, as far as it is known. */
export type Plan = { attacker: number; move: number; target: number; sent: boolean };

const isAttack = (option: Option): boolean => {
  const kinds = option.refs.map(kindOf);
  return kinds.includes("move") && kinds.filter((kind) => kind === "piece").length > 1;
};

/** What is picked of an attack; null while nobody is. */
export function planned(view: CcgView, choosing: Choosing | null): Plan | null {
  const left = choosing?.left.filter(isAttack) ?? [];
  if (!choosing || left.length === 0) return null;
  const plan: Plan = { attacker: NONE, move: NONE, target: NONE, sent: false };
  const sole = sameAttacker(view, left);
  for (const ref of choosing.held) {
    const number = numbersIn(ref)[0] ?? NONE;
    if (kindOf(ref) === "move") plan.move = number;
    else if (kindOf(ref) === "act") return null;
    else if (kindOf(ref) === "piece" && find(view, number)?.zone === "allies") plan.attacker = number;
    else if (kindOf(ref) === "piece") plan.target = number;
  }
  if (plan.attacker === NONE) plan.attacker = sole;
  return plan.attacker === NONE && plan.target === NONE ? null : plan;
}

/** The one who makes all these attacks, if it is but one. */
function sameAttacker(view: CcgView, options: readonly Option[]): number {
  const all = new Set(
    options.flatMap((option) =>
      option.refs
        .filter((ref) => kindOf(ref) === "piece")
        .map((ref) => numbersIn(ref)[0] ?? NONE)
        .filter((uid) => find(view, uid)?.zone === "allies"),
    ),
  );
  return all.size === 1 ? ([...all][0] as number) : NONE;
}

/** The attack under way; nobody attacks yet while a combined attack is being joined. */
export function underWay(view: CcgView): Plan | null {
  const attack = view.attack;
  if (!attack) return null;
  return { attacker: attack.members[0]?.uid ?? NONE, move: attack.move, target: attack.target, sent: true };
}

/** Whether it is settled enough to say what it will do. */
export const foreseen = ({ attacker, target, move, sent }: Plan): boolean =>
  target !== NONE && attacker !== NONE && (sent || move !== NONE);

export const PHASES = ["target", "attack", "defence", "damage", "hit-back"] as const;

const PHASE_OF: Readonly<Record<string, number>> = {
  boost: 1,
  combine: 1,
  defend: 2,
  redirect: 2,
  bystander: 2,
  parry: 3,
  follow: 4,
  "hit-back": 4,
  "basic-hit-back": 4,
  armor: 4,
  victim: 4,
  divide: 4,
};

/** Where an attack is, as a place among PHASES; NONE if there is none. */
export function phaseOf(view: CcgView, plan: Plan | null): number {
  if (!view.attack) return plan ? (plan.target === NONE ? 0 : 1) : NONE;
  const asked = PHASE_OF[askedFor(view)];
  if (asked !== undefined) return asked;
  const { done, avoided, combined } = { ...view.attack, combined: view.attack.move === NONE };
  if (done > 0 || avoided) return 4;
  if (view.contest && combined && view.contest.owner === view.attack.seat) return 3;
  return view.contest ? 2 : 1;
}

/** Whether this seat is asked something now. */
export const isAsked = (view: CcgView, seat: number): boolean => view.asked.some((one) => one.seat === seat);

/** How many Victory Points win; in the Basic game how many Monsters there are to defeat. */
export function goalOf(view: CcgView, seat: number): number {
  if (view.stage !== "basic") return view.setup.goal;
  const foe = view.players[1 - seat];
  return foe ? foe.enemies.length + foe.gone.filter(isEnemy).length : 0;
}

export function pointsOf(view: CcgView, seat: number): number {
  if (view.stage !== "basic") return view.players[seat]?.points ?? 0;
  return view.players[1 - seat]?.gone.filter(isEnemy).length ?? 0;
}

export const healthOf = (piece: Piece): number => CARDS[piece.card]?.health ?? 0;
export const powersOf = (piece: Piece): number => piece.power.reduce((a, b) => a + b, 0);

/** Power that counts for an ally's attacks, with what friends lend. */
export function countedFor(view: CcgView, uid: number): readonly [number, number, number] {
  for (const player of view.players) {
    const at = player.allies.findIndex((piece) => piece.uid === uid);
    if (at >= 0) return player.counted[at] ?? [0, 0, 0];
  }
  return find(view, uid)?.piece.power ?? [0, 0, 0];
}
