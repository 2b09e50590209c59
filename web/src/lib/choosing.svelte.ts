/**
 * Choosing by touching things: one interaction for all games.
 *
 * Things on the board have names (refs); an option says which things it concerns.  A tap picks a thing and narrows the
 * options to those that concern everything picked; a second tap takes it back.  When what is picked is an option, or
 * only one option is left, it is ready to be sent.
 */

import type { Option } from "./types";

/** open: may be picked now. picked. other: belongs to an option, but not with what is picked. shut: of a kind that is
 *  being chosen from, but cannot be chosen. rest: nothing to do with the question. */
export type Look = "open" | "picked" | "other" | "shut" | "rest";

const kindOf = (ref: string): string => ref.slice(0, ref.indexOf(":"));

const fits = (option: Option, picks: readonly string[]): boolean => picks.every((ref) => option.refs.includes(ref));

const sameTexts = (some: readonly Option[], others: readonly Option[]): boolean =>
  some.length === others.length && some.every((option, at) => option.text === others[at]?.text);

export class Choosing {
  options = $state.raw<Option[]>([]);
  picks = $state.raw<string[]>([]);
  /** An option picked whole, from the list. */
  private whole = $state.raw<Option | null>(null);

  /** Those that concern all that is picked. */
  readonly left = $derived(
    this.whole ? [this.whole] : this.options.filter((option) => option.refs.length > 0 && fits(option, this.picks)),
  );
  /** What would be sent. */
  readonly ready = $derived.by((): Option | null => {
    if (this.whole) return this.whole;
    if (this.picks.length === 0) return null;
    return (this.left.length === 1 ? this.left[0] : this.left.find((o) => o.refs.length === this.picks.length)) ?? null;
  });
  /** All things shown as picked: those tapped, and those that come with the only option left. */
  readonly held = $derived(
    new Set(this.whole || this.left.length === 1 ? (this.ready?.refs ?? this.picks) : this.picks),
  );
  /** Answers that concern no thing: buttons of their own. */
  readonly bare = $derived(this.options.filter((option) => option.refs.length === 0));
  /** Everything that some option concerns. */
  readonly things = $derived(new Set(this.options.flatMap((option) => option.refs)));

  private readonly near = $derived(new Set(this.left.flatMap((option) => option.refs)));
  private readonly kinds = $derived(new Set([...this.things].map(kindOf)));

  /** New options; what is picked stays picked as far as it still means something: a whole option, if all are the same. */
  offer(options: Option[]): void {
    const text = sameTexts(options, this.options) ? this.whole?.text : undefined;
    this.options = options;
    this.whole = options.find((option) => option.text === text) ?? null;
    if (!options.some((option) => fits(option, this.picks))) this.picks = [];
  }

  look(ref: string): Look {
    if (this.held.has(ref)) return "picked";
    if (this.near.has(ref)) return "open";
    if (this.things.has(ref)) return "other";
    return this.kinds.has(kindOf(ref)) ? "shut" : "rest";
  }

  /** Pick a thing or take it back; false if no option concerns it. */
  tap(ref: string): boolean {
    if (!this.things.has(ref)) return false;
    this.whole = null;
    if (this.picks.includes(ref)) {
      this.picks = this.picks.filter((other) => other !== ref);
      // What the rest of the picks still demands cannot be taken back alone.
      if (this.held.has(ref)) this.picks = [];
      return true;
    }
    // What was picked last stays longest, as far as it goes with the new thing.
    const kept = [ref];
    for (const old of [...this.picks].reverse()) {
      if (this.options.some((option) => fits(option, [...kept, old]))) kept.push(old);
    }
    this.picks = kept.reverse();
    return true;
  }

  /** Pick a whole option, from the list or by its key. */
  take(option: Option): void {
    this.picks = [...option.refs];
    this.whole = option;
  }

  clear(): void {
    this.picks = [];
    this.whole = null;
  }
}
