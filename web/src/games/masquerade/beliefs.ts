/** What a bot believed, in words. */

/** Between these, it cannot be said to lean to either side. */
const UNDECIDED = 0.05;

/** The team somebody is taken for, who is a Guardian with this chance; null: it could be either. */
export function leaning(chance: number): 0 | 1 | null {
  if (Math.abs(chance - 0.5) < UNDECIDED) return null;
  return chance > 0.5 ? 0 : 1;
}

/** How sure of it, in percent; a hundred only where nothing else is possible. */
export function percent(chance: number): number {
  const sure = Math.max(chance, 1 - chance);
  return sure === 1 ? 100 : Math.min(99, Math.round(100 * sure));
}
