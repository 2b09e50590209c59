/** How seats stand round a table. */

/** All seats, clockwise from this one. */
export const around = (first: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats);

/** Plates follow the curve of the rim: how far this one of so many stands down from its top.
 *
 * So much of the rim from its middle on is flat; at its ends it has come down by `deep` rem.
 */
export function drop(column: number, plates: number, flat: number, deep: number): string {
  const out = plates === 1 ? 0 : Math.abs((2 * column) / (plates - 1) - 1);
  return `${(Math.max(0, (out - flat) / (1 - flat)) * deep).toFixed(2)}rem`;
}
