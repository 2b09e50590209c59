/** Cards side by side that are one stop for the Tab key: arrows go from card to card, + and − change its count. */

import { oneStop } from "../lib/roving";

const KEYS: Readonly<Record<string, number>> = { "+": 1, "=": 1, Add: 1, "-": -1, "−": -1, Subtract: -1 };

/** Where an arrow leads among so many, in rows of so many; null: it leads nowhere. */
export function cellTo(key: string, here: number, count: number, columns: number): number | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  if (step === undefined) return null;
  const to = here + step;
  return to >= 0 && to < count ? to : null;
}

/** For a group of elements with `data-tile`, the number of a card; its first button is the card itself. */
export function grid(change: (card: number, by: number) => void): (group: HTMLElement) => () => void {
  return (group) => {
    let current: Element | null = null;
    const tiles = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-tile]")];
    const mark = (): void => {
      const all = tiles();
      const stop = all.find((tile) => tile === current) ?? all[0];
      for (const tile of all)
        for (const button of tile.querySelectorAll("button")) button.tabIndex = tile === stop ? 0 : -1;
    };
    const tileOf = (event: Event): HTMLElement | null => (event.target as Element).closest("[data-tile]");
    const focused = (event: FocusEvent): void => {
      current = tileOf(event);
      mark();
    };
    const pressed = (event: KeyboardEvent): void => {
      const tile = tileOf(event);
      if (!tile || event.ctrlKey || event.metaKey || event.altKey) return;
      const by = KEYS[event.key];
      const all = tiles();
      const top = all[0]?.offsetTop;
      const columns = all.filter((one) => one.offsetTop === top).length;
      const to = cellTo(event.key, all.indexOf(tile), all.length, columns);
      if (by === undefined && to === null) return;
      event.preventDefault();
      if (by !== undefined) change(Number(tile.dataset["tile"]), by);
      else if (to !== null) all[to]?.querySelector("button")?.focus();
    };
    return oneStop(group, mark, focused, pressed);
  };
}
