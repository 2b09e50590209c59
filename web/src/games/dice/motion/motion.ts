/** Moving dice so that one sees what happened.  A tap skips to the end; whoever wants stillness sees the end at once. */

import type { AnimationConfig } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import { stillness } from "../../../lib/prefs.svelte";

const running = new Set<Animation>();

addEventListener("pointerdown", () => running.forEach((animation) => animation.finish()), {
  capture: true,
  passive: true,
});

/** Play it; resolves at its end, skipped or not.  A page that is not drawn must not wait for ever. */
async function play(node: Element, frames: Keyframe[], duration: number, delay = 0): Promise<void> {
  if (stillness.matches) return;
  const animation = node.animate(frames, { duration, delay, fill: "backwards" });
  running.add(animation);
  const late = new Promise((done) => setTimeout(done, delay + duration + 100));
  await Promise.race([animation.finished.catch(() => undefined), late]);
  running.delete(animation);
}

const ROLL = 620;
const FLIGHT = 520;
/** A captured die leaves before the attackers are rolled again. */
export const AFTER_FLIGHT = 260;

/** Rolled again: the die tumbles where it lies. */
export function tumble(node: Element, delay: number): Promise<void> {
  return play(
    node,
    [
      { transform: "none", easing: "ease-out" },
      { transform: "translateY(-16%) rotate(190deg) scale(1.08)", offset: 0.45, easing: "ease-in" },
      { transform: "translateY(0) rotate(342deg) scale(0.97)", offset: 0.82 },
      { transform: "rotate(360deg)" },
    ],
    ROLL,
    delay,
  );
}

/** From one place to another, in an arc. */
export function carry(node: Element, from: DOMRect, to: DOMRect): Promise<void> {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = from.width / (to.width || 1);
  const middle = `translate(${dx / 2}px, ${dy / 2 - 24}px) scale(${(1 + scale) / 2})`;
  return play(
    node,
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, easing: "cubic-bezier(.45, .05, .2, 1)" },
      { transform: middle, offset: 0.5, easing: "ease-out" },
      { transform: "none" },
    ],
    FLIGHT,
  );
}

/** Closing up: a die that stays slides to its new place in the row. */
export function closeUp(_: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (stillness.matches || from.width === 0 || (dx === 0 && dy === 0)) return { duration: 0 };
  return { duration: 340, easing: cubicOut, css: (_t, u) => `transform: translate(${dx * u}px, ${dy * u}px)` };
}

/** The place a die comes from or goes to, if it is to be seen. */
export function placeOf(name: string): DOMRect | null {
  const found = [...document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)];
  const rect = found.map((node) => node.getBoundingClientRect()).find((one) => one.width > 0);
  return rect ?? null;
}
