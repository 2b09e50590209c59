/** The seed of a game was sealed before it began: its SHA-256 was shown.  Anybody can check that it was the one. */

const HEX = /^([0-9a-f]{2})+$/;

/** Whether this seed belongs to that seal; null where it cannot be told, as browsers compute only on safe connections. */
export async function matches(seed: string, seal: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle || !HEX.test(seed) || seal === "") return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === seal;
}

/** Long hexadecimal as people compare it: its beginning and its end. */
export function short(hex: string): string {
  return hex.length > 16 ? `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}` : hex;
}
