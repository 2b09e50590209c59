/** Cards in play in words, for whoever cannot see them and for the small print. */

import { t } from "../../../lib/words";
import { CARDS, kindTitle, NONE, powerTitle, titleOf } from "./cards";
import { healthOf, marked, type Mark, type Piece } from "../facts";

export const powerWords = (power: readonly number[]): string[] =>
  power.flatMap((count, type) => (count > 0 ? [t("ccg-board-power-count", { count, power: powerTitle(type) })] : []));

const SAID: readonly Mark[] = ["acted", "rested", "attacked", "paralysed", "confused", "armored", "armed"];

/** What holds of a card this turn; `turn` is the one its owner is in or will have next. */
export function stateWords(piece: Piece, turn: number): string[] {
  // words: ccg-board-is-*
  const found = SAID.filter((mark) => marked(piece, mark)).map((mark) => t(`ccg-board-is-${mark}`));
  if (piece.asleep >= turn && piece.asleep > 0) found.push(t("ccg-board-is-asleep"));
  else if (piece.idle >= turn && piece.idle > 0) found.push(t("ccg-board-is-idle"));
  if (piece.thorns.length > 0) found.push(t("ccg-board-is-thorned"));
  return found;
}

/** How much it can still take, of how much. */
export const leftOf = (piece: Piece): string =>
  t("ccg-board-left", { left: Math.max(0, healthOf(piece) - piece.damage), health: healthOf(piece) });

/** Everything about a card in play in one breath. */
export function pieceWords(piece: Piece, turn: number): string {
  if (piece.card === NONE) return t("ccg-board-face-down");
  const row = CARDS[piece.card];
  const power = powerWords(piece.power);
  return [
    t("ccg-board-card-named", { card: titleOf(piece.card), kind: kindTitle(piece.card) }),
    ...(row && row.points > 0 ? [t("ccg-board-points", { count: row.points })] : []),
    ...(row && row.health > 0 ? [t("ccg-board-damage-of", { damage: piece.damage, health: row.health })] : []),
    ...(row && row.health > 0 ? [power.length > 0 ? power.join(", ") : t("ccg-board-no-power")] : power),
    ...piece.worn.map((item) => t("ccg-board-wears", { card: titleOf(item) })),
    ...(piece.face_down ? [t("ccg-board-yours-down")] : []),
    ...stateWords(piece, turn),
  ].join(", ");
}
