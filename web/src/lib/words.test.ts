import { describe, expect, it } from "vitest";
import { complains } from "../testing/console";
import { gameOf, t } from "./words";

it("a message that is missing shows its key, and says so", () => {
  complains(/^no message no-such-message$/);
  expect(t("no-such-message")).toBe("no-such-message");
});

describe("a file of words", () => {
  const of = (name: string): string | null => gameOf(`../../../src/odango/locale/en/${name}.ftl`);

  it("belongs to the game whose folder it is in, whatever its name", () => {
    expect(of("masquerade/board")).toBe("masquerade");
    expect(of("ccg/cards_more")).toBe("ccg");
  });

  it("is for everyone if it is in no such folder, and if it is what the game itself or its lobby says", () => {
    expect(of("table")).toBeNull();
    expect(of("ccg/game")).toBeNull();
    expect(of("ccg/lobby")).toBeNull();
  });
});
