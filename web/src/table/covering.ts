/** What the dock covers of the page on a phone, where it stays in sight while the table slides under it.
 *
 * Kept on the root, so that whatever is scrolled to or focused comes to lie in what is left between top bar and dock.
 * Nothing inherits these measures (shell.css): otherwise the whole page would be styled anew with every question.
 */
import type { Attachment } from "svelte/attachments";

/** Keep `name` up to date on these elements with what `measure` says of a node, as long as it is there. */
function kept(name: string, on: HTMLElement[], node: HTMLElement, measure: () => number): () => void {
  const keep = (): void => on.forEach((each) => each.style.setProperty(name, `${Math.max(0, measure())}px`));
  const watch = new ResizeObserver(keep);
  watch.observe(node);
  keep();
  return () => {
    watch.disconnect();
    on.forEach((each) => each.style.removeProperty(name));
  };
}

/** The dock: how high it is. */
export const covering: Attachment<HTMLElement> = (dock) =>
  kept("--dock", [document.documentElement], dock, () => dock.offsetHeight);

/** A part of the dock that may wait below the tabs, but for so much of it as has to be seen now. */
export const tuck =
  (needed: (part: HTMLElement) => number): Attachment<HTMLElement> =>
  (part) => {
    const dock = part.closest<HTMLElement>(".dock");
    const on = [document.documentElement, ...(dock ? [dock] : [])];
    return kept("--tuck", on, part, () => part.offsetHeight - needed(part));
  };
