import { beforeEach, describe, expect, it } from "vitest";
import { Choosing } from "../../lib/choosing.svelte";
import type { Option } from "../../lib/types";
import { button, chipName, needOf } from "./asking/asking";
import { BEASTS, faceOf, isBeast, ownerIcon, UNSEEN } from "./cards";
import {
  CELLS,
  circleWorth,
  completes,
  elementsOf,
  formed,
  ledNumber,
  missing,
  sumOf,
  tintOf,
  valueOf,
} from "./characters/circle";
import {
  beside,
  fightsAs,
  leadOf,
  letterAt,
  lying,
  nextLetter,
  order,
  partnerOf,
  placesOf,
  RED_AS_BLACK,
  recipient,
  type Player,
  type Sheet,
  type Trick,
} from "./facts";
import { figuresOf } from "./characters/figures";
import { stepsBetween } from "./moves";
import { play, played, player, trick, view } from "./testing";
import { thingsOf } from "./asking/things";
import { keysForWords } from "../../testing/words";

beforeEach(keysForWords);

const [RED_3, RED_5, BLUE_4, BLACK_5, RARE, FLAG] = [2, 4, 13, 34, 40, 41];
const [K7, EL, MARU] = [46, 63, 65];
const [FIRST_OWN, LAST_OWN] = [48, 62];

const traveler = (tokens: number): Player => player({ sheet: { type: "time-traveler", tokens, shown: [], took: [] } });
const thief = (letters: number[], more: Partial<Player> = {}): Player =>
  player({ sheet: { type: "phantom-thief", letters, option: 0, wolf: false }, ...more });
const asks = (kind: string, seat = 0): object => ({ asked: [{ seat, kind, rule: "" }], question: { kind } });

describe("cards of the expansion", () => {
  it("count as what is printed on them", () => {
    expect(faceOf(K7)).toEqual(faceOf(36));
    expect([FIRST_OWN, LAST_OWN].map(faceOf)).toEqual([faceOf(0), { kind: 0, colour: 2, value: 5 }]);
    expect(BEASTS).toEqual([63, 64, 65, 66, 67, 68]);
    expect(BEASTS.map((beast) => faceOf(beast).kind)).toEqual([2, 3, 0, 0, 0, 0]);
    expect(faceOf(MARU)).toEqual({ kind: 0, colour: 0, value: 10 });
    expect([EL, K7, RARE].map(isBeast)).toEqual([true, false, false]);
  });

  it("carry their owner’s sign", () => {
    expect(ownerIcon(K7)).toBe("r-strategist");
    expect(ownerIcon(MARU)).toBe("r-summoner");
    expect(ownerIcon(FIRST_OWN)).toBe("r-alchemist");
    expect(ownerIcon(RARE)).toBeNull();
  });
});

describe("three cards as one", () => {
  it("add up, and above 10 the last digit counts", () => {
    expect(sumOf([RED_3, RED_5, BLUE_4])).toBe(12);
    expect(valueOf([RED_3, RED_5, BLUE_4])).toBe(2);
    expect(valueOf([RED_3, BLUE_4, RED_3])).toBe(10);
    expect(valueOf([RARE, FLAG, RED_3])).toBe(3);
  });

  it("bring elements by value, kind, colour and run", () => {
    const own = (...cards: string[]): number[] =>
      cards.map((card) => FIRST_OWN + "rbg".indexOf(card[0] ?? "r") * 5 + Number(card[1]) - 1);
    expect(elementsOf(own("r3", "r4", "r5"), 2)).toEqual(["alpha", "gamma", "delta"]);
    expect(elementsOf(own("r3", "b3", "g3"), null)).toEqual(["beta"]);
    expect(elementsOf(own("r1", "r3", "r5"), null)).toEqual(["gamma"]);
    expect(elementsOf(own("r1", "b2", "g3"), null)).toEqual(["delta"]);
    expect(elementsOf([RED_3, BLACK_5, RARE], 8)).toEqual(["alpha"]);
    expect(tintOf(BLACK_5)).toBe(-1);
  });

  it("match only a number that another has led openly", () => {
    expect(ledNumber([played(1, BLUE_4)])).toBe(4);
    expect(ledNumber([played(1, RARE), played(2, BLUE_4)])).toBeNull();
    expect(ledNumber([played(1, BLUE_4, { hidden: true })])).toBeNull();
    expect(ledNumber([])).toBeNull();
  });
});

describe("the magic circle", () => {
  const { formations } = figuresOf({ figures: "house" });

  it("says what a cell would complete", () => {
    const cells = ["UL", "a", "T", "C", "b"];
    expect(completes("UR", cells, formations).map(({ id }) => id)).toEqual(["upper-row"]);
    expect(completes("B", cells, formations).map(({ id }) => id)).toEqual(["column"]);
    expect(completes("LL", cells, formations)).toEqual([]);
    expect(circleWorth([...cells, "UR", "B"], formations)).toBe(120);
    expect(missing(formations[0] ?? { id: "", cells: [], points: 0 }, cells)).toBe(2);
  });

  it("is all formations when it is full", () => {
    expect(
      formed(
        CELLS.map(({ id }) => id),
        formations,
      ),
    ).toHaveLength(formations.length);
  });

  it("goes by the table’s own figures, and so do beasts", () => {
    const rows = [
      "formation column 50 T C B",
      "summon el 2",
      "most-mp 7",
      "two-players hexagon 30",
      "points-win ninja",
    ];
    const figures = figuresOf({ figures: rows });
    expect(circleWorth(["T", "C", "B"], figures.formations)).toBe(50);
    expect(figures.beasts[0]).toMatchObject({ summon: 2, front: 1 });
    expect(figures.mostMp).toBe(7);
    expect(figures.hexagonForTwo).toBe(30);
    expect(figures.beasts[1]).toEqual(figuresOf({ figures: "house" }).beasts[1]);
  });
});

describe("what a view says of the expansion", () => {
  it("the Samurai’s red fights as black, but for a White Flag or Kakumei", () => {
    const red = played(0, RED_3, { marks: RED_AS_BLACK });
    expect(fightsAs(red, [red], false)).toEqual({ kind: 0, colour: 3, value: 3 });
    expect(fightsAs(red, [red, played(1, FLAG)], false)).toEqual(faceOf(RED_3));
    expect(fightsAs(red, [red], true)).toEqual(faceOf(RED_3));
    expect(fightsAs(played(0, RED_3), [], false)).toEqual(faceOf(RED_3));
  });

  it("a trick lies there as long as something is asked about it", () => {
    const tricks = [trick([play(1, BLUE_4), play(2, RED_3), play(0, RARE)], { place: 2 })];
    expect(lying(view({ tricks, ...asks("red") }))).toBe(tricks[0]);
    expect(lying(view({ tricks, ...asks("give-back") }))).toBeNull();
    expect(lying(view({ tricks, trick: 2, ...asks("play") }))).toBeNull();
    expect(lying(view({ tricks, order: [0, 1, 2], ...asks("ritual") }))).toBeNull();
    expect(leadOf(tricks[0] as Trick)).toBe(1);
  });

  it("everyone has a place in the trick, and a card face down beside it one more", () => {
    const plays = [1, 2, 0, 1].map((seat) => played(seat, RED_3));
    expect(order(view({ plays }))).toEqual([1, 2, 0, 1]);
    expect(order(view({ order: [0] }))).toEqual([0, 1, 2]);
    const players = [player(), player({ aside: [UNSEEN] }), player()];
    expect(beside(view({ players }))).toEqual({ seat: 1, card: UNSEEN, to: -1 });
    expect(placesOf(view({ players, plays: plays.slice(0, 3) }))).toBe(4);
  });

  it("letters go round the table; what is offered lies before the partner", () => {
    const players = [player(), thief([-1, -1, 3], { aside: [RED_3] }), player()];
    expect(nextLetter(view({ players }))).toBe(0);
    expect(letterAt(view({ players }), 2)).toBe(3);
    expect(partnerOf(view({ players }))).toBe(2);
    expect(beside(view({ players }))).toEqual({ seat: 1, card: RED_3, to: 2 });
    expect(letterAt(view({}), 0)).toBe(-1);
  });

  it("whom a card is for stands in the words of the options", () => {
    const option = {
      choice: 1,
      text: "give r3",
      label: { key: "", args: { to: { type: "name", seat: 2 } } },
      refs: [],
    };
    expect(recipient([option as unknown as Option])).toBe(2);
    expect(recipient([])).toBe(-1);
  });
});

describe("things that lie nowhere", () => {
  it("Traps that are set have the number of their trick, the first one lying on top", () => {
    const players = [player({ sheet: { type: "strategist" } as Sheet, own_stock: [0, 3] }), player(), player()];
    const traps = thingsOf("trap", view({ players }));
    expect(traps).toHaveLength(5);
    expect(traps.map(({ mark }) => mark)).toEqual(["2", undefined, undefined, "1", undefined]);
  });

  it("all letters, where the chip lies, and what there is to steal", () => {
    expect(thingsOf("letter", view({ players: [thief([-1, 2, -1]), player(), player()] }))).toHaveLength(4);
    expect([chipName(0, false), chipName(1, false), chipName(0, true)]).toEqual(["0", "±1", "−1"]);
    expect(thingsOf("loot", view({ players: [thief([-1, 3, 0]), player(), player()] }))).toHaveLength(3);
    expect(thingsOf("play", view({}))).toEqual([]);
  });
});

describe("how the expansion is asked", () => {
  const choosing = (...options: Partial<Option>[]): Choosing => {
    const found = new Choosing();
    found.offer(options.map((one, choice) => ({ choice, text: "", label: { key: "" }, refs: [], ...one })));
    return found;
  };

  it("the Tactical card is one more way to play", () => {
    const now = view({ ...asks("play") });
    const picks = choosing({ text: "b4", refs: ["card:13"] }, { text: "r3 tactical", refs: ["card:2", "way:10"] });
    expect(needOf(now, picks)).toMatchObject({ kind: "switch", ways: [{ name: "tactical" }] });
    picks.tap("card:2");
    expect(needOf(now, picks)).toMatchObject({ kind: "only", ways: [{ name: "tactical" }] });
  });

  it("what cannot be taken back is asked twice", () => {
    const now = view({ players: [traveler(2), player(), player()], ...asks("rewind") });
    const of = (text: string) => button({ choice: 0, text, label: { key: "" }, refs: [] }, now, []);
    expect(of("rewind")?.confirm).toBe(true);
    expect(of("no rewind")?.confirm).toBeUndefined();
  });

  it("three cards are picked one by one, and a colour is named after them", () => {
    const cards = ["card:48", "card:49", "card:53"];
    const picks = choosing({ refs: [...cards, "colour:0"] }, { refs: [...cards, "colour:1"] }, { refs: ["card:50"] });
    cards.forEach((ref) => picks.tap(ref));
    expect(picks.ready).toBeNull();
    picks.tap("colour:1");
    expect(picks.ready?.refs).toContain("colour:1");
  });
});

describe("what happened between two views, with the expansion", () => {
  const types = (old: object, now: object): string[] | null =>
    stepsBetween(view(old), view(now))?.map((step) => step.type) ?? null;
  const plays = [played(1, BLUE_4), played(2, RED_3)];

  it("cards go home when time is turned back, and only then", () => {
    const [before, after] = [[traveler(2)], [traveler(1)]].map((first) => [...first, player(), player()]);
    expect(types({ plays, order: [0], players: before }, { order: [0], players: after })).toEqual(["home"]);
    expect(types({ plays, players: before }, { players: before })).toBeNull();
  });

  it("a trick that is asked about stays, and goes with the answer", () => {
    const whole = [play(1, BLUE_4), play(2, RED_3), play(0, RARE)];
    const tricks = [trick(whole, { place: 2 })];
    expect(types({ plays, order: [0] }, { tricks, ...asks("red") })).toEqual(["play", "stand"]);
    expect(types({ tricks, ...asks("red") }, { tricks, trick: 2, order: [0, 1, 2] })).toEqual(["collect"]);
    expect(types({ tricks, ...asks("turn-chip") }, { tricks, ...asks("carry") })).toEqual([]);
  });

  it("with the past changed, all its cards go to who won it", () => {
    const tricks = [trick([play(1, BLUE_4), play(2, RED_3), play(0, RARE)], { place: 2 })];
    const old = { tricks, players: [traveler(2), player(), player()], ...asks("change") };
    const now = { players: [traveler(1), player(), player()], ...asks("give-back") };
    expect(stepsBetween(view(old), view(now))).toMatchObject([{ type: "home", to: 0 }]);
    expect(types({ tricks }, {})).toBeNull();
  });

  it("a beast comes on top of the card below, which was in hand", () => {
    const covered = [played(1, BLUE_4), played(2, MARU, { more: [RED_3] })];
    expect(types({ plays }, { plays: covered })).toEqual(["cover"]);
    const steps = stepsBetween(view({}), view({ plays: [played(1, MARU, { more: [RED_3] })] }));
    expect(steps?.map((step) => step.type)).toEqual(["play"]);
  });

  it("three leave the hand together", () => {
    const hand = [48, 49, 50, 51, 52, 53];
    const players = [player({ hand, cards: 6 }), player(), player()];
    const laid = played(0, 48, { more: [49, 50] });
    const [step] = stepsBetween(view({ players }), view({ players, plays: [laid], asked: [] })) ?? [];
    expect(step?.type).toBe("play");
    const last = stepsBetween(view({ players, plays: [] }), view({ players, plays: [laid, played(1, BLUE_4)] }));
    expect(last?.[0]?.view.players[0]).toMatchObject({ cards: 3, hand: [51, 52, 53] });
  });

  it("a card laid beside the trick, and one given from hand to hand", () => {
    const aside = [player(), player({ aside: [UNSEEN], cards: 2 }), player()];
    expect(types({ plays }, { plays, players: aside })).toEqual(["aside"]);
    const given = [player({ cards: 2 }), player(), player({ cards: 4 })];
    expect(stepsBetween(view(asks("give-back")), view({ players: given }))).toMatchObject([
      { type: "gift", from: 0, to: 2 },
    ]);
  });
});
