import { beforeEach, describe, expect, it, vi } from "vitest";
import { marked, markOf, readMarks, writeMarks } from "./suspicion";

describe("notes as text", () => {
  it("come back as they were written", () => {
    const marks = marked(marked({}, 2, "dark"), 4, "likely-guardian");
    expect(readMarks(writeMarks(marks))).toEqual({ 2: "dark", 4: "likely-guardian" });
    expect([markOf(marks, 2), markOf(marks, 3)]).toEqual(["dark", "unsure"]);
  });

  it("who is unsure again has no note", () => {
    expect(marked({ 2: "dark", 3: "guardian" }, 2, "unsure")).toEqual({ 3: "guardian" });
  });

  it.each([null, "", "no", "3", '{"2":"villain","x":"dark"}', '{"1":"unsure"}'])("%s holds none", (text) =>
    expect(readMarks(text)).toEqual({}),
  );
});

describe("notes in the browser", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it("are found again at the same table and seat, and only there", async () => {
    const { Notes } = await import("./notes.svelte");
    new Notes("t1", 0).set(3, "likely-dark");
    expect(new Notes("t1", 0).of(3)).toBe("likely-dark");
    expect([new Notes("t1", 1).of(3), new Notes("t2", 0).of(3)]).toEqual(["unsure", "unsure"]);
  });

  it("are merely forgotten where nothing may be kept", async () => {
    const { Notes } = await import("./notes.svelte");
    vi.stubGlobal("localStorage", undefined);
    const notes = new Notes("t1", 0);
    notes.set(3, "dark");
    expect([notes.of(3), new Notes("t1", 0).of(3)]).toEqual(["dark", "unsure"]);
  });
});
