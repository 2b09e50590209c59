import { describe, expect, it } from "vitest";
import { Choosing } from "./choosing.svelte";
import type { Option } from "./types";

const option = (text: string, ...refs: string[]): Option => ({ choice: 0, text, label: { key: "x" }, refs });

function choosing(...options: Option[]): Choosing {
  const made = new Choosing();
  made.offer(options);
  return made;
}

const duel = () =>
  choosing(
    option("power 0>0", "die:0:0", "die:1:0"),
    option("power 1>0", "die:0:1", "die:1:0"),
    option("skill 0,1>1", "die:0:0", "die:0:1", "die:1:1"),
    option("pass"),
  );

describe("choosing by touch", () => {
  it("lets everything glow that an option concerns, and gives bare answers buttons of their own", () => {
    const c = duel();
    expect(["die:0:0", "die:0:1", "die:1:0", "die:1:1"].map((ref) => c.look(ref))).toEqual(Array(4).fill("open"));
    expect(c.bare.map((o) => o.text)).toEqual(["pass"]);
    expect(c.ready).toBeNull();
  });

  it("tells what cannot be chosen from what has nothing to do with the question", () => {
    const c = duel();
    expect(c.look("die:1:2")).toBe("shut");
    expect(c.look("seat:3")).toBe("rest");
    expect(c.tap("die:1:2")).toBe(false);
    expect(c.picks).toEqual([]);
  });

  it("is ready when what is picked is an option, though more could be picked", () => {
    const c = duel();
    c.tap("die:0:0");
    expect(c.ready).toBeNull();
    c.tap("die:1:0");
    expect(c.ready?.text).toBe("power 0>0");
  });

  it("completes the only option that is left", () => {
    const c = duel();
    c.tap("die:1:1");
    expect(c.ready?.text).toBe("skill 0,1>1");
    expect(c.look("die:0:0")).toBe("picked");
  });

  it("stops the glow of what no longer fits, and lets one change one's mind", () => {
    const c = duel();
    c.tap("die:0:0");
    c.tap("die:1:0");
    expect(c.look("die:0:1")).toBe("other");
    c.tap("die:0:1");
    // The target was picked last, so it stays; the other attacker goes.
    expect(c.picks).toEqual(["die:1:0", "die:0:1"]);
    expect(c.ready?.text).toBe("power 1>0");
  });

  it("takes a pick back with a second tap", () => {
    const c = duel();
    c.tap("die:0:0");
    c.tap("die:0:0");
    expect(c.picks).toEqual([]);
    expect(c.look("die:1:1")).toBe("open");
  });

  it("lets one tap a piece that came along without harm, and take everything back through it", () => {
    const c = duel();
    c.tap("die:1:1");
    c.tap("die:0:0");
    expect(c.ready?.text).toBe("skill 0,1>1");
    c.tap("die:0:0");
    expect(c.picks).toEqual([]);
    expect(c.ready).toBeNull();
  });

  it("takes a whole option from the list, bare ones too", () => {
    const c = duel();
    c.take(c.options[3] as Option);
    expect(c.ready?.text).toBe("pass");
    c.clear();
    expect(c.ready).toBeNull();
  });

  it("keeps what is picked when the same question comes again, and drops what means nothing any more", () => {
    const c = duel();
    c.tap("die:0:0");
    c.offer([option("power 0>0", "die:0:0", "die:1:0"), option("pass")]);
    expect(c.picks).toEqual(["die:0:0"]);
    c.offer([option("truth"), option("bluff")]);
    expect(c.picks).toEqual([]);
  });

  it("keeps a whole option when the same options come again, and drops it when others do", () => {
    const c = choosing(option("truth"), option("bluff"));
    c.take(c.options[0] as Option);
    c.offer([option("truth"), option("bluff")]);
    expect(c.ready?.text).toBe("truth");
    c.offer([option("truth"), option("look")]);
    expect(c.ready).toBeNull();
  });
});
