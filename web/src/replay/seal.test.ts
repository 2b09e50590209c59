import { describe, expect, it } from "vitest";
import { matches, short } from "./seal";

// SHA-256 of the three bytes "abc", as published with the standard.
const SEAL = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

describe("a seal", () => {
  it("belongs to one seed", async () => {
    expect(await matches("616263", SEAL)).toBe(true);
    expect(await matches("616264", SEAL)).toBe(false);
  });

  it("says nothing of what is no secret seed, or was never sealed", async () => {
    expect(await matches("number 7", SEAL)).toBeNull();
    expect(await matches("", SEAL)).toBeNull();
    expect(await matches("616263", "")).toBeNull();
  });

  it("is shown by its ends", () => {
    expect(short(SEAL)).toBe("ba78 16bf … 15ad");
    expect(short("number 7")).toBe("number 7");
  });
});
