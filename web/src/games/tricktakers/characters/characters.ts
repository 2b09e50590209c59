/** The characters: what they are called, what their cards say, and what everything is worth.  Nothing here is drawn. */

import data from "../../../../../src/odango/games/tricktakers/data.json";
import type { TricktakersView } from "../../../lib/types";
import { t } from "../../../lib/words";
import { figuresOf, type Figures } from "./figures";

export type Setup = TricktakersView["setup"];
/** Points, or the game itself. */
export type Worth = number | "win";
/** What a card says about something: its name, and what it is worth, or what else stands there. */
export type Row = {
  label: string;
  worth: Worth;
  worthNew?: number;
  /** What it does. */
  small?: string;
  /** What else it costs. */
  costs?: string;
  /** What stands there instead of points. */
  side?: string;
  /** Where on the magic circle it lies. */
  cells?: readonly string[];
};

const ICONS: Readonly<Record<string, string>> = {
  king: "i-crown",
  berserker: "i-axe",
  "time-traveler": "r-traveler",
  "phantom-thief": "r-thief",
};

/** By number, best priority first. */
const idOf = (character: number): string => data.characters[character]?.id ?? "king";

export const characterIcon = (character: number): string => ICONS[idOf(character)] ?? `r-${idOf(character)}`;
// words: tricktakers-*
export const characterName = (character: number): string => t(`tricktakers-${idOf(character)}`);
/** Its priority, as on the card. */
export const characterCode = (character: number): string => data.characters[character]?.code ?? "";
/** Where the rules tell of it. */
export const characterRule = idOf;

/** At what table: it changes some cards. */
export type Table = {
  setup?: Setup | null;
  seats?: number;
  /** Whether it is the final round. */
  final?: boolean;
};

/** What is said of a character, in this order; for two players some of it is different. */
const PARTS: Readonly<Record<string, { many: readonly string[]; two: readonly string[] }>> = {
  king: { many: ["setup", "final", "next", "wins"], two: ["setup", "final"] },
  gambler: { many: ["setup", "score", "wins"], two: ["setup", "score", "five"] },
  resistance: {
    many: ["turn", "trick", "final", "crowns", "wins"],
    two: ["turn-two", "trick", "others-two", "final-two"],
  },
  adventurer: {
    many: ["setup", "turn", "trick", "score", "wins"],
    two: ["setup", "turn", "trick", "score", "potion-two"],
  },
  hermit: { many: ["turn", "trick", "wins"], two: ["turn", "trick"] },
  collector: { many: ["turn", "trick", "score", "crowns", "wins"], two: ["turn", "trick", "score"] },
  berserker: { many: ["setup", "trick", "wins"], two: ["setup", "trick", "wins-two"] },
  ruler: { many: ["setup", "turn", "score", "wins"], two: ["setup-two", "turn", "score-two"] },
  strategist: { many: ["setup", "turn", "trick", "next", "wins"], two: ["setup", "turn", "trick", "next"] },
  summoner: { many: ["setup", "turn", "trick", "wins"], two: ["setup", "turn", "trick"] },
  ninja: { many: ["turn", "trick", "crowns", "wins"], two: ["turn", "trick"] },
  alchemist: { many: ["setup", "turn", "elements", "hexagon"], two: ["setup", "turn", "elements"] },
  samurai: { many: ["setup", "turn", "trick", "wins"], two: ["setup", "turn", "trick"] },
  "time-traveler": {
    many: ["setup", "turn", "trick", "score", "wins"],
    two: ["setup-two", "turn", "trick", "score"],
  },
  "phantom-thief": {
    many: ["setup", "turn", "trick", "score", "theft", "crowns", "wins"],
    two: ["setup-two", "turn-two", "trick-two", "theft-two"],
  },
};

/** The numbers that the sentences need. */
const NUMBERS = {
  gift: data.gambler.gift,
  stake: data.gambler.stake,
  stakeFinal: data.gambler.stake_final,
  five: data.gambler.two_players.five_tricks,
  times: data.resistance.two_players.times,
  final: data.resistance.final_a_win,
  finalTwo: data.resistance.two_players.final_a_win,
  others: -data.resistance.two_players.other_win,
  crownPoints: data.resistance.three_players_black,
  flag: data.hermit.flag_over_rare,
  flagFinal: data.hermit.flag_over_rare_final,
  most: data.collector.most,
  unused: -data.collector.unused_pair,
  penalty: -(data.tasks[0]?.penalty ?? 0),
  easy: data.ruler.two_players.failed_easy,
  hard: data.ruler.two_players.failed_hard,
  payment: data.strategist.payment,
  mp: data.summoner.mp,
  forge: data.alchemist.black_crown_a_round,
  hit: data.time_traveler.hit,
  loot: data.thief.points,
  partner: data.thief.partner,
};

/** What of a game nobody can tell us. */
const figures = (setup: Setup | null): Figures => figuresOf(setup ?? { figures: "house" });

/** Whether black under Kakumei is a Crown and points, and not the game. */
const forThree = (setup: Setup | null, seats: number): boolean => setup?.resistance_for_three === true && seats === 3;

function partsOf(character: number, two: boolean, setup: Setup | null, seats: number): readonly string[] {
  const parts = PARTS[idOf(character)]?.[two ? "two" : "many"] ?? [];
  return parts.map((part) => {
    if (idOf(character) === "resistance" && part === "wins" && forThree(setup, seats)) return "three";
    if (idOf(character) === "ruler" && part === "score-two" && setup?.tasks_for_two === "opponent_for_successes")
      return "score-other";
    if (idOf(character) === "time-traveler" && part === "trick" && setup?.past_changed === "counted")
      return "trick-counted";
    return part;
  });
}

/** What a character does and wants, part by part. */
export function said(
  character: number,
  two: boolean,
  { setup = null, seats = two ? 2 : 4 }: Table = {},
): { part: string; head: string; text: string }[] {
  const { mostMp, pointsWin } = figures(setup);
  const parts = partsOf(character, two, setup, seats).map((part) => ({
    part,
    // words: tricktakers-card-part-*
    head: t(`tricktakers-card-part-${part.split("-")[0]}`),
    // words: tricktakers-card-*
    text: t(`tricktakers-card-${idOf(character)}-${part}`, { ...NUMBERS, mostMp }),
  }));
  if (two || !pointsWin.includes(idOf(character))) return parts;
  const { over, ahead } = data.points_win;
  const how = (setup?.points_win ?? "standard").replaceAll("_", "-");
  return [
    ...parts,
    {
      part: "wins-points",
      head: t(parts.some(({ part }) => part === "wins") ? "tricktakers-card-part-or" : "tricktakers-card-part-wins"),
      // words: tricktakers-card-points-*
      text: t(`tricktakers-card-points-${how}`, { over, ahead }),
    },
  ];
}

/** Which figures of its card are ours, in a sentence; the table may have changed them. */
export function ours(character: number, two: boolean, { setup = null }: Table = {}): string[] {
  const id = idOf(character);
  const expansion = data.characters[character]?.set === "expansion";
  const found = [
    ...(id === "summoner" ? ["tricktakers-card-house-mp"] : []),
    ...(id === "alchemist" ? ["tricktakers-card-house-circle"] : []),
    ...(id === "strategist" ? ["tricktakers-card-house-trap"] : []),
    ...(two && expansion ? ["tricktakers-card-house-two"] : []),
  ];
  const changed = found.length > 0 && setup !== null && setup.figures !== "house";
  return [...found, ...(changed ? ["tricktakers-card-house-changed"] : [])].map((key) => t(key));
}

/** In a few words, for a small card. */
// words: tricktakers-card-*-brief
export const brief = (character: number): string => t(`tricktakers-card-${idOf(character)}-brief`);

const worth = (value: number | string): Worth => (typeof value === "number" ? value : "win");
const counted = (values: readonly (number | string)[]): Row[] =>
  values.map((value, i) => ({ label: String(i), worth: worth(value) }));

/** The row of points on the card: what it counts, and what so many of them are worth. */
export function tableOf(
  character: number,
  two: boolean,
  { setup = null, seats = two ? 2 : 4, final = false }: Table = {},
): { about: string; cells: Row[] } | null {
  const id = idOf(character);
  if (id === "gambler") {
    const card = two ? data.gambler.two_players : data.gambler;
    const bids = counted(card.bids.slice(0, data.rounds.tricks));
    return {
      about: t("tricktakers-card-foretold"),
      cells: [...bids, { label: String(data.rounds.tricks), worth: worth(card.five_tricks) }],
    };
  }
  if (id === "resistance") {
    const of = (key: string, value: number | string): Row => ({
      // words: tricktakers-card-with-*
      label: t(`tricktakers-card-with-${key}`),
      worth: worth(value),
    });
    const card = data.resistance;
    const cells = two
      ? [of("flag", card.two_players.flag), of("colour", card.two_players.colour), of("black", card.two_players.black)]
      : [
          of("flag", card.flag),
          of("low", card.low),
          of("middle", card.middle),
          of("high", card.high),
          of("black", forThree(setup, seats) ? card.three_players_black : card.black),
        ];
    return { about: t("tricktakers-card-kakumei-with"), cells };
  }
  const table = data.tables.find((row) => row.character === id);
  if (!table) return null;
  const cells = counted(two ? (figures(setup).tablesForTwo[id] ?? table.two_players) : table.wins);
  return { about: t("tricktakers-card-tricks"), cells: final ? inFinal(id, two, cells) : cells };
}

/** The final round pays the King twice, and few tricks win the Berserker the game. */
function inFinal(id: string, two: boolean, cells: Row[]): Row[] {
  return cells.map((cell, tricks): Row => {
    if (id === "king" && cell.worth !== "win") return { ...cell, worth: 2 * cell.worth };
    return id === "berserker" && tricks <= (two ? 1 : 0) ? { ...cell, worth: "win" } : cell;
  });
}

/** What else is worth something, or costs it: combinations, items, tasks, traps, beasts, formations. */
export function listsOf(
  character: number,
  two: boolean,
  { setup = null }: Table = {},
): { head: string; rows: Row[] }[] {
  const id = idOf(character);
  if (id === "collector")
    return [
      {
        head: t("tricktakers-card-combinations"),
        rows: data.combinations
          .filter(({ points }) => !two || typeof points === "number")
          // words: tricktakers-combination-*
          .map((row) => ({ label: t(`tricktakers-combination-${row.id}`), worth: worth(row.points) })),
      },
    ];
  if (id === "adventurer")
    return [
      {
        head: t("tricktakers-card-items"),
        rows: data.items.map((row) => ({
          // words: tricktakers-item-*, tricktakers-item-does-*
          label: t(`tricktakers-item-${row.id}`),
          small: t(`tricktakers-item-does-${row.id}`),
          worth: row.unused_initial,
          ...(row.unused_new === row.unused_initial ? {} : { worthNew: row.unused_new }),
        })),
      },
    ];
  if (id === "strategist") return [{ head: t("tricktakers-card-traps"), rows: traps() }];
  if (id === "summoner") return [{ head: t("tricktakers-card-beasts"), rows: beasts(figures(setup)) }];
  if (id === "alchemist") return [{ head: t("tricktakers-card-formations"), rows: formations(figures(setup), two) }];
  if (id !== "ruler") return [];
  const card = two ? data.ruler.two_players : data.ruler;
  // Two players have no crowns, so nobody is given a task about them.
  const tasks = data.tasks.filter((row) => !row.extra || (setup?.extra_tasks && !(two && row.id.endsWith("-crown"))));
  return [
    {
      head: t("tricktakers-card-besides"),
      rows: [
        { label: t("tricktakers-account-all-tasks"), worth: card.all_done },
        { label: t("tricktakers-account-took-black"), worth: card.black },
        { label: t("tricktakers-account-one-trick"), worth: card.one_trick },
        ...(two ? [{ label: t("tricktakers-account-spotless"), worth: data.ruler.two_players.spotless }] : []),
      ],
    },
    {
      head: t("tricktakers-card-tasks"),
      // words: tricktakers-task-*
      rows: tasks.map((row) => ({ label: t(`tricktakers-task-${row.id}`), worth: row.reward })),
    },
  ];
}

const traps = (): Row[] =>
  // words: tricktakers-trap-*
  data.traps.map(({ id }) => ({ label: t(`tricktakers-trap-${id}`), worth: -data.strategist.payment }));

const beasts = (now: Figures): Row[] =>
  data.beasts.map(({ id }, i) => {
    const { summon = 0, command = 0, front = 0 } = now.beasts[i] ?? {};
    const mp = (count: number): string => t("tricktakers-card-mp", { count });
    const costs = { command: mp(command), front: mp(front) };
    return {
      // words: tricktakers-*, tricktakers-beast-does-*
      label: t(`tricktakers-${id}`),
      small: t(`tricktakers-beast-does-${id}`),
      costs: t(command > 0 ? "tricktakers-card-costs-command" : "tricktakers-card-costs", costs),
      worth: summon,
      side: mp(summon),
    };
  });

/** Two players forge nothing: for them the hexagon is points. */
const formations = (now: Figures, two: boolean): Row[] =>
  now.formations.map(({ id, points, cells }) => {
    const hexagon = id === "hexagon";
    return {
      // words: tricktakers-formation-*
      label: t(`tricktakers-formation-${id}`),
      cells,
      worth: hexagon && two ? points + now.hexagonForTwo : points,
      ...(hexagon && !two ? { side: t("tricktakers-card-forging") } : {}),
    };
  });

/** What it is worth, in a few letters. */
export function worthText(value: Worth): string {
  return value === "win" ? t("tricktakers-card-wins") : signed(value);
}

/** With a true minus, and a plus only where it is asked for. */
export function signed(points: number, plus = false): string {
  if (points < 0) return `\u2212${-points}`;
  return plus && points > 0 ? `+${points}` : String(points);
}
