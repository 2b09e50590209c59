import { expect, test } from "vitest";
import { leaning, percent } from "./beliefs";

test("who is far from the middle is taken for somebody", () => {
  expect([0, 0.4, 0.6, 1].map(leaning)).toEqual([1, 1, 0, 0]);
});

test("near the middle it could be either", () => {
  expect([0.46, 0.5, 0.54].map(leaning)).toEqual([null, null, null]);
});

test("how sure, whichever it is", () => {
  expect([0, 0.25, 0.5, 0.8].map(percent)).toEqual([100, 75, 50, 80]);
});

test("only what is certain is a hundred percent", () => {
  expect([0.001, 0.9999].map(percent)).toEqual([99, 99]);
});
