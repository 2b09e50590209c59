/** What a board is given of a live table. */

import type { BoardProps } from "../games/face";
import type { LiveTable } from "../lib/table.svelte";

/** Null as long as there is nothing to be seen. */
export const givenOf = (
  live: LiveTable,
  here: Pick<BoardProps, "choosing" | "tap" | "cite" | "told">,
): BoardProps | null =>
  live.info && live.view
    ? {
        view: live.view,
        table: live.info,
        names: live.names,
        me: live.seat,
        present: live.present,
        open: null,
        ...here,
      }
    : null;
