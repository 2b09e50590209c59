import { expect, it } from "vitest";
import { judged, LOOKS } from "./line";

it("gives a line up that stays silent, within twelve seconds, after asking more than once", () => {
  const looked = Array.from({ length: 12_000 / LOOKS }, (_, times) => judged((times + 1) * LOOKS));
  expect(looked.filter((verdict) => verdict === "ask").length).toBeGreaterThan(1);
  expect(looked.at(0)).toBe("fine");
  expect(looked.at(-1)).toBe("give-up");
});
