/** Emblems of those who appear in more than one game: one colour and one drawing each, everywhere in the house. */

import type { Emblem } from "./face";

export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  "sailor-moon": { suit: "moon", icon: "s-moon" },
  "sailor-mercury": { suit: "water", icon: "s-water" },
  "sailor-mars": { suit: "fire", icon: "s-fire" },
  "sailor-jupiter": { suit: "wood", icon: "s-wood" },
  "sailor-venus": { suit: "gold", icon: "s-gold" },
  "sailor-chibi-moon": { suit: "rose", icon: "s-chibi" },
  "sailor-pluto": { suit: "garnet", icon: "s-pluto" },
  "tuxedo-mask": { suit: "wine", icon: "s-mask" },
  "queen-beryl": { suit: "garnet", icon: "v-beryl" },
  jadeite: { suit: "garnet", icon: "v-jadeite" },
  kunzite: { suit: "garnet", icon: "v-kunzite" },
  nephrite: { suit: "garnet", icon: "v-nephrite" },
  // The games spell the name in two ways.
  zoisite: { suit: "garnet", icon: "v-zoycite" },
  zoycite: { suit: "garnet", icon: "v-zoycite" },
};
