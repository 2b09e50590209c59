import { describe, expect, it } from "vitest";
import { gameOf } from "./words";

describe("a file of words", () => {
  const of = (name: string): string | null => gameOf(`../../../src/odango/locale/en/${name}.ftl`);

  it("belongs to the game it is named after, however many names follow", () => {
    expect(of("masquerade_board")).toBe("masquerade");
    expect(of("ccg_cards_more")).toBe("ccg");
  });

  it("is for everyone if it is named after nothing else, or for the lobby", () => {
    expect(of("table")).toBeNull();
    expect(of("ccg")).toBeNull();
    expect(of("ccg_lobby")).toBeNull();
  });
});
