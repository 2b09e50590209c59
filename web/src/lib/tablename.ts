/** Tables have ids no one can remember; people call them by two words that follow from the id. */

import { t } from "./words";

const WORDS = 32;

/** The friendly name of a table. */
export function tableName(id: string): string {
  // FNV-1a: spreads similar ids, and is the same in every browser.
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193) >>> 0;
  // words: name-first-*
  const first = t(`name-first-${hash % WORDS}`);
  // words: name-second-*
  const second = t(`name-second-${(hash >>> 16) % WORDS}`);
  return t("name-table", { first, second });
}
