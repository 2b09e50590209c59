/** What a game shows: its board, what is mine, and how its words and choices look.  The frame around it is one for all. */

import type { Component } from "svelte";
import type { Choosing } from "../lib/choosing.svelte";
import { loadWordsOf } from "../lib/words";
import type { Belief, Line, Option, TableInfo, View } from "../lib/types";

export type Emblem = { suit: string; icon: string };

/** What a board is given.  In a replay nothing can be chosen, and everything may lie open. */
export type BoardProps<V extends View = View> = {
  view: V;
  table: TableInfo;
  names: readonly (string | null)[];
  /** Whose eyes: a seat, or null for a spectator. */
  me: number | null;
  present: readonly number[];
  choosing: Choosing | null;
  /** Somebody tapped a thing. */
  tap: (ref: string) => void;
  /** Open a rule. */
  cite: (rule: string) => void;
  /** What was told of the step just made. */
  told?: readonly Line[];
  /** In a replay with everything open: what every seat saw. */
  open: readonly V[] | null;
};

/** What the best bot believed, beside a board. */
export type BeliefsProps<V extends View = View> = BoardProps<V> & {
  beliefs: readonly Belief[];
  /** Which of them to show; null: any, as the reader likes. */
  at: number | null;
};

/** How a choice looks as a button. */
export type Button = {
  label: string;
  small?: string;
  icon?: string;
  key?: string;
  /** A slip would be costly: the first press only arms the button. */
  confirm?: boolean;
};

export type GameFace = {
  /** Seats and felt. */
  Board: Component<BoardProps<any>>;
  /** In the top bar, such as the score of a match. */
  Top?: Component<BoardProps<any>>;
  /** One's own pieces, in the dock. */
  Mine?: Component<BoardProps<any>>;
  /** Things to choose that stand neither on the board nor before me, such as what to claim. */
  Ask?: Component<BoardProps<any>>;
  /** What is told of the result, between the headline and the buttons of the end page. */
  End?: Component<BoardProps<any>>;
  /** What the best bot believed of the others, for games in which that is a question. */
  Beliefs?: Component<BeliefsProps<any>>;
  emblem: (word: string) => Emblem | null;
  /** Whether whoever looks is asked in another player's turn, for games with turns in which others answer. */
  elsewhere?: (view: any) => boolean;
  /** Under the title: the round, the score. */
  subtitle: (view: any, names: readonly (string | null)[]) => string;
  /** The question as it stands with what is picked; null: as the house asks it. */
  ask?: (view: any, choosing: Choosing, names: readonly (string | null)[]) => string | null;
  /** A sentence below the question, and the rule it comes from. */
  hint?: (view: any, choosing: Choosing, names: readonly (string | null)[]) => { text: string; rule: string } | null;
  /** How a choice looks as a button; null: as its label says. */
  button?: (option: Option, view: any, names: readonly (string | null)[]) => Button | null;
  /** Which lines open a round, if none is open, and which close it: the log draws a line there and counts. */
  rounds?: {
    opens: (line: Line) => boolean;
    closes: (line: Line) => boolean;
    /** Which lines open the round that was closed last once more, where one can be played again. */
    again?: (line: Line) => boolean;
    /** What a round is called, if not that. */
    name?: (round: number) => string;
  };
  /** While the board still plays what happened; the frame lets the next question wait for it.  Reactive. */
  busy?: () => boolean;
  /** Where a round begins, the log draws a line and says this. */
  heading?: (line: Line) => boolean;
  /** The kind of question that opens a round, where no line tells of it; for replays. */
  opening?: string;
  /** The result in a few words, where it is more than who won. */
  headline?: (view: any) => string | null;
  /** Above it, where nobody wins. */
  kicker?: (view: any) => string;
  /** What the button says that leads to the next table, where that is another game. */
  onward?: (view: any) => string | null;
  /** The rule that says who wins. */
  endRule?: string;
};

/** A face comes with its words. */
const spoken = async (game: string, face: Promise<{ face: GameFace }>): Promise<{ face: GameFace }> =>
  (await Promise.all([face, loadWordsOf(game)]))[0];

export const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  bluff: () => import("./bluff"),
  ccg: () => spoken("ccg", import("./ccg")),
  dice: () => import("./dice"),
  // Its cards are those of the game that follows.
  draft: async () => (await Promise.all([spoken("draft", import("./draft")), loadWordsOf("ccg")]))[0],
  masquerade: () => spoken("masquerade", import("./masquerade")),
  tricktakers: () => spoken("tricktakers", import("./tricktakers")),
};

/** Crests by seat: who sits where, told by a drawing as well as by name. */
export const CRESTS = [
  "c-rabbit",
  "c-wave",
  "c-plum",
  "c-lantern",
  "c-grass",
  "c-crane",
  "c-fan",
  "c-cloud",
  "c-dango",
];

export const crestOf = (seat: number): string => CRESTS[seat % CRESTS.length] as string;
