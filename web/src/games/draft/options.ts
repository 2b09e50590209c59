import type { GameOptions } from "../options";

export const options: GameOptions = {
  // No rulebook tells of drafts: all of it is ours.
  house: new Set(["format", "packs"]),
  matters: () => true,
};
