import { describe, expect, it } from "vitest";
import { CARDS, DECKS, numberOf } from "../games/ccg/cards/cards";
import { keysForWords } from "../testing/words";
import { ANY, found, groupsOf, ORDER, typesOf } from "./catalogue";
import { curveOf, sharesOf } from "./figures";
import { cellTo } from "./grid";
import { codeOf, countsOf, EMPTY, gathered, precon, readCode, sizeOf, tidyName, withCard } from "./lists";
import { nameIn, pasted } from "./pasted";

const TITUS = numberOf("titus");
const MOON = numberOf("sailor-moon-level-1");

describe("a deck as counts", () => {
  it("goes into a code and comes back", () => {
    const counts = countsOf([
      [TITUS, 4],
      [0, 12],
    ]);
    const code = codeOf(counts, " Two;  words # ");

    expect(code).toBe("name: Two words; 12 body-power; 4 titus");
    expect(readCode(code)).toEqual({ name: "Two words", counts });
    expect(nameIn(code)).toBe("Two words");
    expect(nameIn("4 titus")).toBe("");
    expect(codeOf(EMPTY)).toBe("");
  });

  it("takes cards and gives them back, never fewer than none", () => {
    const one = withCard(EMPTY, TITUS, 1);

    expect([sizeOf(one), one[TITUS]]).toEqual([1, 1]);
    expect(withCard(withCard(one, TITUS, -1), TITUS, -1)).toEqual(EMPTY);
    expect(gathered([TITUS, TITUS, MOON])[TITUS]).toBe(2);
    expect(countsOf([[999, 3]])).toEqual(EMPTY);
  });

  it("can be any of the eight", () => {
    const sizes = Object.keys(DECKS).map((name) => sizeOf(precon(name)));

    expect(sizes.sort()).toEqual([30, 30, 60, 60, 60, 60, 60, 60]);
    expect(precon("nobody")).toEqual(EMPTY);
  });

  it("has a name that fits on a line", () => {
    expect(tidyName("  a\tb;c#d\n")).toBe("a b c d");
    expect(tidyName("x".repeat(60))).toHaveLength(40);
  });
});

describe("what is pasted", () => {
  it("is a link to a saved deck, a link with a list, or a list", () => {
    expect(pasted("https://odango.example/decks/Ab-9_x?table=1")).toEqual({ deck: "Ab-9_x" });
    expect(pasted(" https://odango.example/decks?list=4%20titus%3B%201%20luna ")).toEqual({ list: "4 titus; 1 luna" });
    expect(pasted("4 Titus\n2 Luna")).toEqual({ list: "4 Titus\n2 Luna" });
    expect(pasted("https://odango.example/decks")).toEqual({ list: "https://odango.example/decks" });
  });
});

describe("the catalogue", () => {
  it("shows every card once, Scouts first and Power last", () => {
    expect(new Set(ORDER).size).toBe(CARDS.length);
    expect(CARDS[ORDER[0] ?? -1]?.kind).toBe("scout");
    expect(ORDER.slice(-3)).toEqual([0, 1, 2]);
    expect(found(ANY, EMPTY, null)).toEqual(ORDER);
  });

  it("is narrowed by kind, rarity, type, kin, Level and points", () => {
    const all = (part: Partial<typeof ANY>): number[] => found({ ...ANY, ...part }, EMPTY, null);

    expect(all({ kind: "knight" })).toHaveLength(4);
    expect(all({ rarity: "F" })).toHaveLength(10);
    expect(all({ kin: "droid" })).toHaveLength(13);
    expect(all({ kin: "negaverse" })).toHaveLength(35);
    expect(all({ level: "4" })).toHaveLength(5);
    expect(all({ points: "6" })).toHaveLength(1);
    expect(all({ power: "soul" })).toContain(MOON);
    expect(all({ power: "body" })).not.toContain(MOON);
    expect(all({ kind: "monster", level: "1" })).toEqual([]);
  });

  it("is narrowed by what is in the deck and in the pool", () => {
    const deck = gathered([TITUS]);
    const pool = gathered([TITUS, MOON]);

    expect(found({ ...ANY, place: "deck" }, deck, null)).toEqual([TITUS]);
    expect(found({ ...ANY, place: "rest" }, deck, null)).toHaveLength(CARDS.length - 1);
    expect(found({ ...ANY, place: "pool" }, deck, pool)).toEqual([MOON, TITUS, 0, 1, 2]);
  });

  it("is searched by the words on the cards", () => {
    keysForWords();
    const hits = found({ ...ANY, words: "TITUS ccg card" }, EMPTY, null);

    expect(hits).toContain(TITUS);
    expect(hits).not.toContain(MOON);
    expect(found({ ...ANY, words: "no such word" }, EMPTY, null)).toEqual([]);
  });

  it("groups a deck by kind", () => {
    const groups = groupsOf(gathered([0, 0, TITUS, MOON]));

    expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
      ["scout", 1],
      ["monster", 1],
      ["power", 2],
    ]);
  });
});

describe("the figures of a deck", () => {
  it("count attacks and defences by what they cost, copy by copy", () => {
    const two = curveOf(withCard(EMPTY, TITUS, 2));

    expect(two[0]).toEqual({ attacks: 2, defences: 0 });
    expect(two[1]).toEqual({ attacks: 0, defences: 2 });
    expect(curveOf(EMPTY).every(({ attacks, defences }) => attacks + defences === 0)).toBe(true);
  });

  it("set Power beside the cards that use it", () => {
    const shares = sharesOf(
      countsOf([
        [2, 9],
        [MOON, 3],
        [TITUS, 1],
      ]),
    );

    expect(typesOf(TITUS)).toEqual(["soul"]);
    expect(shares[2]).toEqual({ type: 2, power: 9, users: 4 });
    expect(shares[0]).toEqual({ type: 0, power: 0, users: 0 });
  });
});

describe("the keyboard among cards", () => {
  it("goes sideways, by rows, and to the ends", () => {
    expect(cellTo("ArrowRight", 3, 10, 4)).toBe(4);
    expect(cellTo("ArrowDown", 3, 10, 4)).toBe(7);
    expect(cellTo("ArrowUp", 3, 10, 4)).toBeNull();
    expect(cellTo("ArrowRight", 9, 10, 4)).toBeNull();
    expect(cellTo("End", 3, 10, 4)).toBe(9);
    expect(cellTo("Home", 3, 10, 4)).toBe(0);
    expect(cellTo("a", 3, 10, 4)).toBeNull();
  });
});
