/**
 * What just happened, seen from two views in a row.
 *
 * A view says how the dice lie, not how they came to lie so.  Comparing it with the one before gives every die a name
 * that stays with it, and tells which were rolled, taken or brought in; that is shown until the next move.
 */

import type { DiceView, Line } from "../../../lib/types";
import { attackDeclared } from "../attack/attack";
import { askedFor, placesIn, sizeOf, valueOf } from "../facts";

/** A die in a row, or the place where one lay a moment ago. */
export type Spot = {
  id: number;
  size: number;
  value: number;
  /** Its place as the rules count; -1 for a die that is gone. */
  place: number;
  /** What it showed each time it was rolled in this move. */
  rolls: number[];
  /** Grows with every roll, so that the die knows when to tumble. */
  throws: number;
  /** Whether it was rolled in the very last step. */
  fresh: boolean;
  /** Where it came from, if it was brought in just now. */
  from: string | null;
};

/** A move that left no mark on the dice. */
export type Note =
  | { kind: "passed" | "lost-turn" | "another-turn"; fighter: number }
  | { kind: "tagged" | "stepped-in"; fighter: number }
  | { kind: "round"; number: number };

export type Scene = {
  rows: Spot[][];
  note: Note | null;
  /** Dice taken in this step, to be seen on their way to the pile. */
  taken: { id: number; size: number; fighter: number; side: number }[];
};

/** Questions in the middle of a move: what happens then belongs to the same move. */
const WITHIN = new Set(["roll-one-more", "may", "step-in"]);

export class Memory {
  private last: DiceView | null = null;
  private scene: Scene = { rows: [], note: null, taken: [] };
  private ids = 0;

  /** The scene of this view, with what was told of the step to it; seeing the same view again changes nothing. */
  see(view: DiceView, told: readonly Line[] = []): Scene {
    if (view === this.last) return this.scene;
    const before = this.last;
    this.last = view;
    this.scene =
      before && before.fighters.length === view.fighters.length ? this.next(before, view, told) : this.fresh(view);
    return this.scene;
  }

  private fresh(view: DiceView): Scene {
    return { rows: view.fighters.map((one) => this.lay(one.dice, 0)), note: null, taken: [] };
  }

  private lay(dice: readonly number[], throws: number): Spot[] {
    return dice.map((die, place) => this.spot(die, place, throws));
  }

  private spot(die: number, place: number, throws: number, from: string | null = null): Spot {
    this.ids += 1;
    return { id: this.ids, size: sizeOf(die), value: valueOf(die), place, rolls: [], throws, fresh: throws > 0, from };
  }

  private next(before: DiceView, view: DiceView, told: readonly Line[]): Scene {
    if (view.history.length !== before.history.length) {
      const rows = view.fighters.map((one) => this.lay(one.dice, 1));
      return { rows, note: { kind: "round", number: view.history.length - 1 }, taken: [] };
    }
    const within = WITHIN.has(askedFor(before));
    const note = noteOf(before, view);
    const still = note === null && !diceMoved(before, view) && askedFor(view) !== "shield";
    const keep = within || still;
    const scene: Scene = { rows: [], note: note ?? (keep ? this.scene.note : null), taken: [] };
    for (const [f, one] of view.fighters.entries()) {
      const old = this.scene.rows[f] ?? [];
      const kept = (keep ? old : old.filter((spot) => spot.place >= 0).map((spot) => ({ ...spot, rolls: [] }))).map(
        (spot) => ({ ...spot, fresh: false, from: null }),
      );
      const rolled = rolledPlaces(before, view, f, told);
      scene.rows.push(this.follow(kept, one.dice, f, rolled, before, view, scene));
    }
    return scene;
  }

  /** The row as it is now, every die known from before. */
  private follow(
    old: Spot[],
    dice: readonly number[],
    fighter: number,
    rolled: ReadonlySet<number>,
    before: DiceView,
    view: DiceView,
    scene: Scene,
  ): Spot[] {
    const lying = old.filter((spot) => spot.place >= 0);
    const ghosts = old.filter((spot) => spot.place < 0);
    if (lying.length === 0 && ghosts.length === 0) return this.lay(dice, 1);
    if (dice.length === lying.length - 1) {
      const gone = missing(lying, dice, attackDeclared(before)?.target?.place ?? -1);
      if (gone >= 0) {
        const side = 1 - (fighter % 2);
        const lost = lying[gone] as Spot;
        if ((view.captured[side]?.length ?? 0) > (before.captured[side]?.length ?? 0))
          scene.taken.push({ id: lost.id, size: lost.size, fighter, side });
        let place = 0;
        return old.map((spot) => {
          if (spot.place < 0) return spot;
          if (spot === lost) return { ...spot, place: -1, rolls: [], from: null };
          return thrown(spot, dice[place] as number, place++, false);
        });
      }
    }
    if (dice.length === lying.length + 1) {
      const at = added(lying, dice);
      if (at >= 0) {
        const came = this.spot(dice[at] as number, at, 1, sourceOf(before, view, fighter, sizeOf(dice[at] as number)));
        came.rolls = [came.value];
        const row = lying.map((spot, i) => {
          const place = i < at ? i : i + 1;
          return thrown(spot, dice[place] as number, place, rolled.has(i));
        });
        row.splice(at, 0, came);
        return row;
      }
    }
    if (dice.length === lying.length && lying.every((spot, i) => spot.size === sizeOf(dice[i] as number))) {
      let place = 0;
      return old.map((spot) => {
        if (spot.place < 0) return spot;
        const at = place++;
        return thrown(spot, dice[at] as number, at, rolled.has(at));
      });
    }
    return this.lay(dice, dice.length > 0 ? 1 : 0);
  }
}

/** The same die a move later: rolled if it shows something else, or is known to have been. */
function thrown(spot: Spot, die: number, place: number, rolled: boolean): Spot {
  const value = valueOf(die);
  if (value === spot.value && !rolled) return { ...spot, place };
  return { ...spot, place, value, rolls: [...spot.rolls, value], throws: spot.throws + 1, fresh: true };
}

/** Which die of the row is gone: the one without which the rest is what lies there now. */
function missing(lying: readonly Spot[], dice: readonly number[], likely: number): number {
  const fits = (gone: number): boolean =>
    lying
      .filter((_, i) => i !== gone)
      .every((spot, i) => spot.size === sizeOf(dice[i] ?? 0) && spot.value === valueOf(dice[i] ?? 0));
  if (likely >= 0 && likely < lying.length && fits(likely)) return likely;
  return lying.findIndex((_, i) => fits(i));
}

/** Where a die has been added; it lies behind the others of its size. */
function added(lying: readonly Spot[], dice: readonly number[]): number {
  const fits = (at: number): boolean =>
    dice.filter((_, i) => i !== at).every((die, i) => sizeOf(die) === lying[i]?.size);
  for (let at = dice.length - 1; at >= 0; at--) if (fits(at)) return at;
  return -1;
}

/** Where the die came from: the name of a tray on the table. */
function sourceOf(before: DiceView, view: DiceView, fighter: number, size: number): string {
  const was = before.fighters[fighter];
  const is = view.fighters[fighter];
  if (was && is && is.droids.length < was.droids.length) return `droid:${size}`;
  return was && is && is.reserve.length < was.reserve.length ? `reserve:${fighter}` : `pile:${1 - (fighter % 2)}`;
}

/** Where dice lay that were rolled, though they may show the same again. */
function rolledPlaces(before: DiceView, view: DiceView, fighter: number, told: readonly Line[]): Set<number> {
  const attacker = before.active[before.turn];
  if (fighter !== attacker) return new Set();
  const captured = (view.captured[before.turn]?.length ?? 0) > (before.captured[before.turn]?.length ?? 0);
  if (captured) {
    const mask = WITHIN.has(askedFor(view)) ? view.attack[0] : declaredMask(before);
    return mask ? new Set(placesIn(mask)) : toldPlaces(before, view, told);
  }
  if (askedFor(before) === "pick-dice" && view.picked === 0) return new Set(placesIn(before.picked));
  return new Set();
}

const declaredMask = (before: DiceView): number => (askedFor(before) === "shield" ? before.attack[0] : 0);

/** The dice that attacked, as the line names them that told of it: "d8:3 d10:9". */
function toldPlaces(before: DiceView, view: DiceView, told: readonly Line[]): Set<number> {
  const attacker = before.active[before.turn] ?? 0;
  const [was, is] = [before.fighters[attacker]?.dice ?? [], view.fighters[attacker]?.dice ?? []];
  const named = told.find(({ key }) => key === "dice-power" || key === "dice-skill")?.args?.["dice"];
  const places = new Set<number>();
  // An attack that ends a round is not followed by a roll.
  if (!told.some(({ key }) => key === "dice-rolled-again")) return places;
  for (const [, size, value] of String(named ?? "").matchAll(/d(\d+):(\d+)/g)) {
    const alike = was.flatMap((die, at) =>
      !places.has(at) && sizeOf(die) === Number(size) && valueOf(die) === Number(value) ? [at] : [],
    );
    // Of two dice alike it is the one that changed.
    const place = alike.find((at) => was.length === is.length && was[at] !== is[at]) ?? alike[0];
    if (place !== undefined) places.add(place);
  }
  return places;
}

const rowsOf = (view: DiceView): string =>
  JSON.stringify([view.fighters.map((one) => one.dice), view.captured, view.fighters.map((one) => one.uses)]);

function diceMoved(before: DiceView, view: DiceView): boolean {
  return rowsOf(before) !== rowsOf(view);
}

function noteOf(before: DiceView, view: DiceView): Note | null {
  const kind = askedFor(before);
  for (const side of [0, 1]) {
    const fighter = view.active[side] ?? -1;
    if (fighter === before.active[side] || before.active[side] === -1) continue;
    if (kind === "turn") return { kind: "tagged", fighter };
    if (kind === "step-in") return { kind: "stepped-in", fighter };
  }
  const acted = before.active[before.turn] ?? 0;
  const used = before.fighters.some((one, f) => (view.fighters[f]?.uses ?? 0) < one.uses);
  if (kind === "may" && used) return { kind: "another-turn", fighter: acted };
  const turned = view.turn !== before.turn && !diceMoved(before, view);
  if (turned && (kind === "turn" || kind === "attack-another")) return { kind: "passed", fighter: acted };
  const shielded = kind === "shield" && used && view.turn !== before.turn;
  return shielded ? { kind: "lost-turn", fighter: acted } : null;
}
