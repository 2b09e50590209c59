/** The notes of whoever sits at this screen, kept in the browser for each table and seat and sent nowhere. */

import { keep, kept } from "../../../lib/prefs.svelte";
import { marked, markOf, readMarks, writeMarks, type Marks, type Suspicion } from "./suspicion";

export class Notes {
  private marks = $state.raw<Marks>({});
  private readonly key: string;

  constructor(table: string, seat: number) {
    this.key = `masquerade.notes.${table}.${seat}`;
    this.marks = readMarks(kept(this.key));
  }

  of(seat: number): Suspicion {
    return markOf(this.marks, seat);
  }

  set(seat: number, mark: Suspicion): void {
    this.marks = marked(this.marks, seat, mark);
    keep(this.key, writeMarks(this.marks));
  }
}
