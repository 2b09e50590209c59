import { beforeEach, expect, it, vi } from "vitest";
import { LiveTable } from "./table.svelte";
import type { Happening, Option, Snapshot, ToClient } from "./types";

const option = (text: string): Option => ({ choice: 0, text, label: { key: "x" }, refs: [] });
const TRUTH_OR_BLUFF = [option("truth"), option("bluff")];

let socket: { onmessage: (message: { data: string }) => void };
const hear = (message: Partial<ToClient>) => socket.onmessage({ data: JSON.stringify(message) });

const view = (number: number): Partial<Snapshot> => ({ type: "view", number, seat: 0, options: TRUTH_OR_BLUFF });
const choice = (number: number, seat: number): Partial<Happening> => ({
  type: "event",
  kind: "choice",
  number,
  seat,
  options: TRUTH_OR_BLUFF,
});

/** Seat 0 is asked under number 5 and has picked its answer from the list. */
function picked(): LiveTable {
  const table = new LiveTable("t");
  table.anew();
  hear(view(5));
  table.choosing.take(table.choosing.options[0] as Option);
  return table;
}

beforeEach(() => {
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody is there")));
  vi.stubGlobal(
    "WebSocket",
    class {
      static OPEN = 1;
      readyState = 1;
      onmessage = () => {};
      send = () => {};
      constructor() {
        socket = this;
      }
    },
  );
});

it("keeps what is picked when the same view comes once more", () => {
  const table = picked();
  hear(view(5));
  expect(table.choosing.ready?.text).toBe("truth");
});

it("keeps what is picked when somebody else has answered", () => {
  const table = picked();
  hear(choice(6, 1));
  expect(table.choosing.ready?.text).toBe("truth");
});

it("drops what was picked for an answer that was given, here or in another tab", () => {
  const table = picked();
  hear(choice(6, 0));
  expect(table.choosing.ready).toBeNull();
});

it("drops what was picked when its answer is taken before we hear of it", () => {
  const table = picked();
  table.choose(table.choosing.ready as Option);
  hear({ type: "ack", id: "c1", number: 6, repeated: false });
  expect(table.choosing.ready).toBeNull();
});

it("keeps what is picked for the next question when the last answer is acknowledged late", () => {
  const table = picked();
  table.choose(table.choosing.ready as Option);
  hear(choice(6, 0));
  table.choosing.take(table.choosing.options[1] as Option);
  hear({ type: "ack", id: "c1", number: 6, repeated: false });
  expect(table.choosing.ready?.text).toBe("bluff");
});
