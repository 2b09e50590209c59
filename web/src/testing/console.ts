/** What the console is told while a unit test runs: whatever a test did not say it expects fails it. */

import { expect } from "vitest";

const LEVELS = ["warn", "error"] as const;

let heard: string[] = [];
let expected: RegExp[] = [];

/** Listen from now on, in place of the console. */
export function listen(): void {
  for (const level of LEVELS) console[level] = (...told: unknown[]) => void heard.push(told.map(String).join(" "));
}

/** Say in a test that the console will be told something like this. */
export function complains(pattern: RegExp): void {
  expected.push(pattern);
}

/** When a test is over: it was told what was expected, and nothing else. */
export function settle(): void {
  const [told, wanted] = [heard, expected];
  [heard, expected] = [[], []];
  const unexpected = told.filter((text) => !wanted.some((pattern) => pattern.test(text)));
  const missing = wanted.filter((pattern) => !told.some((text) => pattern.test(text)));
  expect({ unexpected, missing }, "what the console was told").toEqual({ unexpected: [], missing: [] });
}
