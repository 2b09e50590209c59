/** What a board shows of the views it is given, which may be behind the one that came last. */

import { untrack } from "svelte";
import type { BoardProps } from "../games/face";
import type { Choosing } from "./choosing.svelte";
import { around } from "./seats";
import type { Shot, Stage } from "./stage.svelte";
import type { View } from "./types";

type Seated = Extract<View, { players: readonly unknown[] }>;

export type Following<V extends Seated> = {
  readonly stage: Stage<V, any>;
  /** What the board is given. */
  readonly board: BoardProps<V>;
  readonly shot: Shot<V>;
  readonly scene: V;
  /** Nothing can be chosen before the board has told what happened. */
  readonly choosing: Choosing | null;
  /** My own place is in the dock as long as I play; otherwise somebody sits at the near edge. */
  readonly seated: boolean;
  readonly near: number;
  readonly others: readonly number[];
};

/** Give the stage every view of the board, and say what is to be shown. */
export function follow<V extends Seated>(stage: Stage<V, any>, props: () => BoardProps<V>): Following<V> {
  const board = $derived(props());
  const key = $derived(`${board.table.id} ${board.view.seat}`);
  $effect.pre(() => untrack(() => stage.enter()));
  $effect.pre(() => {
    const now = [board.view, key, board.open] as const;
    untrack(() => stage.show(...now));
  });
  const shot = $derived(stage.shotFor(board.view, key, board.open));
  const scene = $derived(shot.view);
  const choosing = $derived(stage.busy ? null : board.choosing);
  const seated = $derived(board.me !== null && board.choosing !== null && !scene.result);
  const near = $derived(board.me ?? 0);
  const others = $derived(around(near, scene.players.length).slice(1));
  return {
    stage,
    get board() {
      return board;
    },
    get shot() {
      return shot;
    },
    get scene() {
      return scene;
    },
    get choosing() {
      return choosing;
    },
    get seated() {
      return seated;
    },
    get near() {
      return near;
    },
    get others() {
      return others;
    },
  };
}
