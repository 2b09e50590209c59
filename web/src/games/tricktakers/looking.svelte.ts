/** What somebody has asked to look at: one sheet for the board, the dock and the top bar. */

export type Sight =
  | { type: "character"; character: number }
  | { type: "items"; seat: number }
  | { type: "collection"; seat: number }
  | { type: "beasts"; seat: number }
  | { type: "circle"; seat: number }
  | { type: "traps"; seat: number }
  | { type: "predictions"; seat: number }
  | { type: "letters"; seat: number }
  | { type: "tricks" }
  | { type: "rounds" };

class Looking {
  at = $state.raw<Sight | null>(null);
}

export const looking = new Looking();
