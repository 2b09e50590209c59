/** Who sits in front of this screen. */

import { get, patch, post } from "./api";
import type { Me, Visitor } from "./types";

class Myself {
  /** null: nobody yet; undefined: not asked yet. */
  who = $state<Me | null | undefined>(undefined);

  async load(): Promise<void> {
    this.who = (await get<Visitor>("/api/visitor")).me;
  }

  /** Take a name: become a guest, or be called otherwise from now on. */
  async name(name: string): Promise<void> {
    this.who = this.who ? await patch<Me>("/api/me", { name }) : await post<Me>("/api/guests", { name });
  }
}

export const me = new Myself();
