import { describe, expect, it } from "vitest";
import type { CcgView } from "../../../lib/types";
import { beadsOf, forecast } from "./account";
import { affords, CARDS, emblemOf, emblemOfWord, numberOf, pipsOf } from "../cards/cards";
import { goalOf, handOf, neighbours, phaseOf, rowsOf, type Piece } from "../facts";
import { revealed } from "../challenge/hands";

const piece = (uid: number, name: string, more: Partial<Piece> = {}): Piece => ({
  uid,
  card: numberOf(name),
  damage: 0,
  power: [0, 0, 0],
  worn: [],
  under: [],
  came: 0,
  marks: 0,
  uses: 0,
  idle: 0,
  asleep: 0,
  thorns: [],
  hurt: -1,
  face_down: false,
  ...more,
});

type Zones = { allies?: Piece[]; enemies?: Piece[]; pie?: Piece[]; out?: boolean; gone?: number[] };

function table(zones: Zones[], more: Record<string, unknown> = {}): CcgView {
  const players = zones.map((zone) => ({
    allies: [],
    enemies: [],
    pie: [],
    gone: [],
    discards: [],
    out: false,
    points: 0,
    turns: 2,
    counted: (zone.allies ?? []).map(({ power }) => power),
    ...zone,
  }));
  const setup = { goal: 4 };
  const told = { account: [], back: [], forecasts: [], asked: [], question: null };
  const rest = { attack: null, contest: null, last_contest: null, ...told };
  return { seat: 0, turn: 0, stage: "turns", setup, players, ...rest, ...more } as unknown as CcgView;
}

const plan = (move = 0) => ({ attacker: 1, move, target: 9, sent: false });

describe("beads", () => {
  it("are as few as the box allows", () => {
    expect(beadsOf(0)).toEqual([]);
    expect(beadsOf(20)).toEqual([10, 10]);
    expect(beadsOf(40)).toEqual([30, 10]);
    expect(beadsOf(160)).toEqual([100, 30, 30]);
  });

  it("add up to every damage there is", () => {
    for (let damage = 0; damage <= 300; damage += 10)
      expect(beadsOf(damage).reduce((sum, bead) => sum + bead, 0)).toBe(damage);
  });
});

describe("a price", () => {
  it("is one pip for each Power, of any type last", () => {
    expect(pipsOf([0, 0, 2, 1])).toEqual([2, 2, 3]);
    expect(pipsOf([1, 1, 0, 0])).toEqual([0, 1]);
  });

  it("is paid by its own types, and by any for the rest", () => {
    expect(affords([0, 0, 3], [0, 0, 2, 1])).toBe(true);
    expect(affords([1, 0, 2], [0, 0, 2, 1])).toBe(true);
    expect(affords([3, 0, 1], [0, 0, 2, 1])).toBe(false);
    expect(affords([0, 0, 2], [0, 0, 2, 1])).toBe(false);
  });
});

describe("the forecast", () => {
  const moon = () => piece(1, "sailor-moon-level-1", { power: [0, 0, 2] });
  const entry = (what: string, amount: number) => ({ what, amount, card: -1 });
  const account = [entry("base", 30), entry("friend", 10), entry("weak", 10)];
  const forecasts = [{ attacker: 1, move: 0, target: 9, account, back: [20, 60] }];

  it("is what the house says of that attack", () => {
    const morga = piece(9, "morga", { damage: 10 });
    const found = forecast(table([{ allies: [moon()] }, { enemies: [morga] }], { forecasts }), plan());
    expect(found?.entries).toEqual(account);
    expect([found?.before, found?.total, found?.after, found?.health]).toEqual([10, 50, 60, 40]);
    expect(found?.back).toEqual({ least: 20, most: 60 });
  });

  it("is none for an attack that cannot be made", () => {
    const view = table([{ allies: [moon()] }, { enemies: [piece(9, "morga")] }], { forecasts });
    expect(forecast(view, plan(1))).toBeNull();
  });

  it("is the account of the table once the attack is under way, and counts what has landed once", () => {
    const now = [entry("base", 30), entry("cap", -20)];
    const attack = { seat: 0, members: [{ uid: 1, spent: 0 }], defender: 1, target: 9, move: 0, done: 0 };
    const zones = (damage: number) => [{ allies: [moon()] }, { enemies: [piece(9, "morga", { damage })] }];
    const coming = table(zones(0), { account: now, attack });
    expect(forecast(coming, { ...plan(), sent: true })).toMatchObject({ total: 10, before: 0, after: 10, back: null });
    const landed = table(zones(10), { account: now, attack: { ...attack, done: 10 } });
    expect(forecast(landed, { ...plan(), sent: true })).toMatchObject({ before: 0, after: 10 });
  });

  it("hides what lies face down", () => {
    const hidden = { ...piece(9, "morga", { face_down: true }), card: -1 };
    const told = [{ attacker: 1, move: 0, target: 9, account: [entry("base", 30)], back: [] }];
    const view = table([{ allies: [moon()] }, { enemies: [hidden] }], { stage: "basic", forecasts: told });
    expect(forecast(view, plan())).toMatchObject({ total: 30, hidden: true, back: null });
  });
});

describe("the table", () => {
  const four = (): CcgView => table([{}, {}, { out: true }, {}]);

  it("knows who sits next to whom, leaving out who is out", () => {
    expect(neighbours(four(), 0)).toEqual([1, 3]);
    expect(neighbours(four(), 1)).toEqual([3, 0]);
    expect(neighbours(table([{}, {}]), 0)).toEqual([1]);
  });

  it("lays large who attacks against what can be attacked", () => {
    expect(rowsOf(four(), 0)).toEqual([
      { seat: 1, zone: "enemies" },
      { seat: 3, zone: "enemies" },
      { seat: 0, zone: "allies" },
    ]);
    expect(rowsOf({ ...four(), turn: 1 }, 0)).toEqual([
      { seat: 1, zone: "allies" },
      { seat: 0, zone: "enemies" },
    ]);
  });

  it("says in which phase an attack is", () => {
    const view = table([{}, {}]);
    expect(phaseOf(view, null)).toBe(-1);
    expect(phaseOf(view, { attacker: 1, move: -1, target: -1, sent: false })).toBe(0);
    const attack = { move: 0, done: 0, avoided: false } as CcgView["attack"];
    const asked = [{ seat: 1, kind: "defend", rule: "defence" }] as unknown as CcgView["asked"];
    expect(phaseOf({ ...view, attack, asked }, null)).toBe(2);
  });

  it("counts copies together, and in the Basic game Monsters", () => {
    expect(handOf([0, 0, 5])).toEqual([
      { card: 0, count: 2 },
      { card: 5, count: 1 },
    ]);
    const view = table([{}, { enemies: [piece(1, "morga")], gone: [numberOf("titus")] }], { stage: "basic" });
    expect(goalOf(view, 0)).toBe(2);
  });
});

describe("two hands", () => {
  const contest = { owner: 0, other: 1, card: 5, about: -1, rounds: 1, all_needed: false, round: 1, wins: 0, ties: 0 };
  const open = { ...contest, thrown: [-1, -1], outcome: -1 };

  it("are shown when both are there, and once", () => {
    const before = table([{}, {}], { contest: open });
    expect(revealed(before, { ...before })).toBeNull();
    const tie = table([{}, {}], { contest: { ...open, thrown: [1, 1], ties: 1 } });
    expect(revealed(before, tie)?.thrown).toEqual([1, 1]);
    expect(revealed(tie, tie)).toBeNull();
    const over = table([{}, {}], { last_contest: { ...open, thrown: [0, 2], outcome: 1, wins: 1 } });
    expect(revealed(tie, over)?.thrown).toEqual([0, 2]);
    expect(revealed(over, over)).toBeNull();
  });
});

describe("cards", () => {
  it("have a colour and a drawing, each of them", () => {
    for (const card of CARDS.keys())
      expect(emblemOf(card)).toMatchObject({
        suit: expect.stringMatching(/./),
        icon: expect.stringMatching(/^[a-z]-/),
      });
  });

  it("are known by their words", () => {
    expect(emblemOfWord("ccg-card-sailor-mars-level-2")).toEqual({ suit: "fire", icon: "s-fire" });
    expect(emblemOfWord("ccg-rock")?.icon).toBe("j-rock");
    expect(emblemOfWord("ccg-move-bite")).toBeNull();
  });
});
