/** The table somebody means: the id in a link to it, or the bare id; null if there is none. */
export function tableIn(text: string): string | null {
  const trimmed = text.trim();
  const linked = /\/(?:t|replay)\/([\w-]{8,64})(?:[/?#].*)?$/.exec(trimmed);
  if (linked) return linked[1] ?? null;
  return /^[\w-]{8,64}$/.test(trimmed) ? trimmed : null;
}
