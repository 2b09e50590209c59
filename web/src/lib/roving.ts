/** A group of buttons that is one stop for the Tab key: arrow keys go from one to the next. */

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Where a key leads from here in a group of so many, around the ends; null: it leads nowhere. */
export function stepTo(key: string, here: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (here + step + count) % count;
}

/** Keep a group one stop: `mark` it again whenever something comes or goes, hear where the focus is and what is pressed. */
export function oneStop(
  group: HTMLElement,
  mark: () => void,
  focused: (event: FocusEvent) => void,
  pressed: (event: KeyboardEvent) => void,
): () => void {
  const watch = new MutationObserver(mark);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  mark();
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", pressed);
  };
}

export function roving(group: HTMLElement): () => void {
  let current: Element | null = null;
  // Tiles under their like are no stops at all.
  const stops = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("button:not([aria-hidden])")];
  const mark = (): void => {
    const all = stops();
    const stop = all.find((one) => one === current) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  };
  const focused = (event: FocusEvent): void => {
    current = (event.target as Element).closest("button");
    mark();
  };
  const pressed = (event: KeyboardEvent): void => {
    const all = stops();
    const to = stepTo(event.key, all.indexOf(event.target as HTMLElement), all.length);
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    all[to]?.focus();
  };
  return oneStop(group, mark, focused, pressed);
}
