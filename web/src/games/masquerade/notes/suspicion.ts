/** What one thinks of the others: a private note for each seat, written as text so that a browser can keep it. */

import { t } from "../../../lib/words";

export const SUSPICIONS = ["unsure", "guardian", "likely-guardian", "likely-dark", "dark"] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

export type Marks = Readonly<Record<number, Suspicion>>;

const isSuspicion = (value: unknown): value is Suspicion => SUSPICIONS.includes(value as Suspicion);

/** What was kept; anything that is no note is passed over. */
export function readMarks(text: string | null): Marks {
  let found: unknown = null;
  try {
    found = JSON.parse(text ?? "null");
  } catch {
    // Somebody else wrote there.
  }
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter(([seat, mark]) => /^\d+$/.test(seat) && isSuspicion(mark) && mark !== "unsure"),
  );
}

export const writeMarks = (marks: Marks): string => JSON.stringify(marks);

/** The same with one of them changed; who is unsure has no note. */
export function marked(marks: Marks, seat: number, mark: Suspicion): Marks {
  const rest = Object.entries(marks).filter(([other]) => Number(other) !== seat);
  return Object.fromEntries(mark === "unsure" ? rest : [...rest, [String(seat), mark]]);
}

export const markOf = (marks: Marks, seat: number): Suspicion => marks[seat] ?? "unsure";

/** The drawing of a note, and how sure one is; told by letters as well. */
export const MARK_ICONS: Readonly<Record<Suspicion, string>> = {
  unsure: "s-mask",
  guardian: "t-sg",
  "likely-guardian": "t-sg",
  "likely-dark": "t-dk",
  dark: "t-dk",
};

// words: masquerade-suspicion-*
export const markName = (mark: Suspicion): string => t(`masquerade-suspicion-${mark}`);
// words: masquerade-suspicion-short-*
export const markShort = (mark: Suspicion): string => t(`masquerade-suspicion-short-${mark}`);
