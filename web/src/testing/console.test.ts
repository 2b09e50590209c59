import { it } from "vitest";
import { complains } from "./console";

it.fails("a warning that no test expects fails it", () => console.warn("oh"));

it.fails("an error that no test expects fails it", () => console.error("oh"));

it.fails("so does something that is expected and never told", () => complains(/oh/));

it("what a test expects is fine", () => {
  complains(/^oh 3$/);
  console.error("oh", 3);
});
