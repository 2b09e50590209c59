import { describe, expect, it } from "vitest";
import { Choosing } from "../../../lib/choosing.svelte";
import type { DiceView, Option } from "../../../lib/types";
import { attackBeingChosen, attackDeclared, isPower } from "./attack";

const die = (size: number, value: number): number => size * 32 + value;
const option = (text: string, ...refs: string[]): Option => ({ text, label: { key: "x" }, refs }) as unknown as Option;

const view = {
  fighters: [{ dice: [die(4, 2), die(8, 6), die(10, 9)] }, { dice: [die(8, 2), die(20, 11)] }],
  active: [0, 1],
  turn: 0,
  attack: [0b101, 1, 0],
  asked: [{ seat: 0, kind: "turn" }],
  question: { kind: "turn" },
} as unknown as DiceView;

function choosing(...taps: string[]): Choosing {
  const made = new Choosing();
  made.offer([
    option("power 0>0", "die:0:0", "die:1:0"),
    option("power 1>0", "die:0:1", "die:1:0"),
    option("skill 0,2>1", "die:0:0", "die:0:2", "die:1:1"),
    option("pass"),
  ]);
  taps.forEach((ref) => made.tap(ref));
  return made;
}

describe("an attack that is put together", () => {
  it("is none while nothing is picked, or something else is asked", () => {
    expect(attackBeingChosen(view, choosing())).toBeNull();
    expect(attackBeingChosen({ ...view, question: null }, choosing("die:0:0"))).toBeNull();
  });

  it("says what the dice could take, alone and with more", () => {
    const attack = attackBeingChosen(view, choosing("die:0:0"));
    expect(attack).toMatchObject({ whole: false, takes: [2], more: [11], target: null });
  });

  it("is whole when it could be sent", () => {
    const skill = attackBeingChosen(view, choosing("die:0:0", "die:1:1"));
    expect(skill).toMatchObject({ whole: true, target: { place: 1, value: 11 } });
    expect(skill?.used.map((one) => one.value)).toEqual([2, 9]);
    expect(isPower(attackBeingChosen(view, choosing("die:0:1"))!)).toBe(true);
  });

  it("is told from the view once it is declared", () => {
    expect(attackDeclared(view)).toBeNull();
    const declared = attackDeclared({ ...view, asked: [{ seat: 1, kind: "shield", rule: "" }] });
    expect(declared?.used.map((one) => one.ref)).toEqual(["die:0:0", "die:0:2"]);
    expect(declared?.target).toEqual({ ref: "die:1:1", place: 1, value: 11 });
  });
});
