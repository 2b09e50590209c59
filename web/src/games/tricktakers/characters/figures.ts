/** What beasts cost and formations are worth at a table: the house's figures, or what the table's own rows make of
 *  them.  The rows are read as the house reads them; it has refused those that say nothing. */

import data from "../../../../../src/odango/games/tricktakers/data.json";
import type { TricktakersView } from "../../../lib/types";

/** In MP; a command of 0: it takes none.  `front`: onto a card that is not of its own kind. */
export type Costs = { summon: number; command: number; front: number };
/** Cells of the magic circle that together are worth something. */
export type Formation = { id: string; cells: readonly string[]; points: number };
export type Figures = {
  beasts: readonly Costs[];
  mostMp: number;
  formations: readonly Formation[];
  hexagonForTwo: number;
  /** Points by tricks at a table of two, of characters whose card for two is not known. */
  tablesForTwo: Readonly<Record<string, readonly number[]>>;
  /** Who can win the game by points. */
  pointsWin: readonly string[];
};

const HOUSE: Figures = {
  beasts: data.beasts.map(({ summon, command, front }) => ({ summon, command, front })),
  mostMp: data.summoner.most_mp,
  formations: data.formations.map(({ id, cells, points }) => ({ id, cells, points })),
  hexagonForTwo: data.alchemist.two_players_hexagon,
  tablesForTwo: Object.fromEntries(
    data.tables
      .filter((row) => row.two_players_source === "house")
      .map((row) => [row.character, row.two_players.filter((points) => typeof points === "number")]),
  ),
  pointsWin: data.characters.filter(({ set }) => set === "expansion").map(({ id }) => id),
};

export function figuresOf({ figures }: Pick<TricktakersView["setup"], "figures">): Figures {
  return figures === "house" ? HOUSE : figures.reduce(changed, HOUSE);
}

function changed(now: Figures, row: string): Figures {
  const [what = "", name = "", number = "", ...cells] = row.trim().split(/\s+/);
  switch (what) {
    case "summon":
    case "command":
    case "front": {
      const place = data.beasts.findIndex(({ id }) => id === name);
      const beasts = now.beasts.map((costs, i) => (i === place ? { ...costs, [what]: Number(number) } : costs));
      return { ...now, beasts };
    }
    case "most-mp":
      return { ...now, mostMp: Number(name) };
    case "formation": {
      const made: Formation = { id: name, cells, points: Number(number) };
      return { ...now, formations: now.formations.map((one) => (one.id === name ? made : one)) };
    }
    case "two-players":
      if (name === "hexagon") return { ...now, hexagonForTwo: Number(number) };
      return { ...now, tablesForTwo: { ...now.tablesForTwo, [name]: [number, ...cells].map(Number) } };
    case "points-win":
      return { ...now, pointsWin: row.trim().split(/\s+/).slice(1) };
    default:
      return now;
  }
}
