import { describe, expect, it } from "vitest";
import { emblemOfWord, inHand, isCharacter, kindOf, planetOf, powersOf, teamOf } from "./cards";

/** As the house counts: planet times 64, then the two powers less one. */
const character = (planet: number, sg: number, dk: number): number => planet * 64 + (sg - 1) * 8 + dk - 1;

describe("a card says what is on it", () => {
  it.each([
    [0, 1, 8],
    [2, 3, 6],
    [4, 8, 1],
  ])("a Character of planet %i with %i and %i", (planet, sg, dk) => {
    const card = character(planet, sg, dk);
    expect([isCharacter(card), kindOf(card), planetOf(card), ...powersOf(card)]).toEqual([
      true,
      "character",
      planet,
      sg,
      dk,
    ]);
  });

  it.each([
    [320, "action", 0, 0],
    [324, "action", 4, 0],
    [325, "action", 1, 1],
    [328, "action", 4, 1],
    [329, "support", null, 1],
    [330, "support", null, 0],
    [332, "support", null, null],
    [333, "transformation", null, null],
    [337, "betrayal", null, null],
    [339, "tuxedo-mask", null, null],
  ])("special card %i is a %s", (card, kind, planet, team) => {
    expect([kindOf(card), planetOf(card), teamOf(card)]).toEqual([kind, planet, team]);
  });
});

it("a hand lies by planet, an Action after its Characters, then what has no planet", () => {
  const hand = [339, 322, character(2, 5, 4), 333, character(0, 1, 8), character(2, 3, 6), 320];
  expect(hand.sort(inHand)).toEqual([character(0, 1, 8), 320, character(2, 3, 6), character(2, 5, 4), 322, 333, 339]);
});

it("words of the catalogue get the drawing of what they name", () => {
  expect(emblemOfWord("masquerade-planet-mars")).toEqual({ suit: "fire", icon: "s-fire" });
  expect(emblemOfWord("masquerade-character-moon")?.icon).toBe("s-moon");
  expect(emblemOfWord("masquerade-support-naru")?.icon).toBe("i-ribbon");
  expect(emblemOfWord("masquerade-passed")).toBeNull();
});
