/** What somebody looks at more closely: one sheet for the board and the dock, and one card held beside the pointer. */

export type Sight =
  { type: "card"; card: number; uid?: number } | { type: "pile"; seat: number; pile: "discards" | "gone" | "known" };

/** Milliseconds until a finger that rests means to read, and a pointer that rests. */
const PRESS = 450;
const REST = 380;

class Looking {
  at = $state.raw<Sight | null>(null);
  /** Where a pointer rests, and on what. */
  hover = $state.raw<{ card: number; uid: number; box: DOMRect } | null>(null);
  /** Seats whose cards all lie large. */
  opened = $state.raw<ReadonlySet<number>>(new Set());

  toggle(seat: number): void {
    const now = new Set(this.opened);
    if (!now.delete(seat)) now.add(seat);
    this.opened = now;
  }

  reset(): void {
    this.at = this.hover = null;
    this.opened = new Set();
  }
}

export const looking = new Looking();

/** A card that can be read: by a long press, the second button, the key i, or a pointer that rests on it. */
export function readable(card: number, uid: number): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    if (card < 0) return;
    let press: ReturnType<typeof setTimeout> | undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const read = (): void => {
      looking.hover = null;
      looking.at = uid < 0 ? { type: "card", card } : { type: "card", card, uid };
    };
    const listeners: Record<string, (event: never) => void> = {
      pointerdown: (event: PointerEvent) => {
        held = false;
        clearTimeout(rest);
        looking.hover = null;
        if (event.button === 0 && event.pointerType !== "mouse")
          press = setTimeout(() => {
            held = true;
            read();
          }, PRESS);
      },
      pointerup: () => clearTimeout(press),
      pointercancel: () => clearTimeout(press),
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        rest = setTimeout(() => (looking.hover = { card, uid, box: node.getBoundingClientRect() }), REST);
      },
      pointerleave: () => {
        clearTimeout(press);
        clearTimeout(rest);
        looking.hover = null;
      },
      contextmenu: (event: MouseEvent) => {
        event.preventDefault();
        clearTimeout(press);
        read();
      },
      keydown: (event: KeyboardEvent) => {
        if (event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) {
          event.preventDefault();
          event.stopPropagation();
          read();
        }
      },
    };
    // Whoever held the card to read it did not choose it.
    const click = (event: MouseEvent): void => {
      if (held) {
        event.stopPropagation();
        event.preventDefault();
        held = false;
      }
    };
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
    node.addEventListener("click", click, { capture: true });
    return () => {
      clearTimeout(press);
      clearTimeout(rest);
      if (looking.hover?.uid === uid && looking.hover.card === card) looking.hover = null;
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
