/** How questions of Truth or Bluff are put, with what is picked so far. */

import type { Choosing } from "../../lib/choosing.svelte";
import type { BluffView, Option } from "../../lib/types";
import { listed, nameOf, t } from "../../lib/words";
import type { Button } from "../face";
import { freshSeats, isVillain, lastPass, tileName } from "./facts";
import { wide } from "../../lib/wide";

type Names = readonly (string | null)[];

/** The number of the thing of this kind that is picked. */
export function pickedOf(choosing: Choosing, kind: string): number | null {
  const ref = [...choosing.held].find((held) => held.startsWith(`${kind}:`));
  return ref === undefined ? null : Number(ref.slice(kind.length + 1));
}

/** Whether face-up tiles of a seat that passes this are being chosen from. */
export function upAsked(choosing: Choosing | null, whose: (seat: number) => boolean): boolean {
  if (!choosing) return false;
  return [...choosing.things].some((ref) => ref.startsWith("up:") && whose(Number(ref.split(":")[1])));
}

/** The tile I am about to pass, if that is settled. */
export function tileToPass(view: BluffView, choosing: Choosing): number | null {
  return pickedOf(choosing, "holder") ?? view.under_way?.tile ?? null;
}

const kindOf = (view: BluffView): string | null => view.question?.kind ?? null;

export function ask(view: BluffView, choosing: Choosing, names: Names): string | null {
  const pass = lastPass(view);
  switch (kindOf(view)) {
    case "respond":
      return pass && t("bluff-ask-is-it", { who: nameOf(pass.giver, names), claim: tileName(pass.claim) });
    case "start":
    case "pass-on":
      return askWay(view, choosing, names);
    case "move-tile":
      return pickedUp(choosing).length === 0 ? t("bluff-ask-move-what") : t("bluff-ask-move-where");
    case "swap-tiles": {
      const seats = pickedUp(choosing);
      if (seats.length === 2) return t("bluff-ask-swap-ready");
      if (seats.length === 0) return t("bluff-ask-swap-what");
      return seats[0] === view.seat ? t("bluff-ask-swap-for") : t("bluff-ask-swap-mine");
    }
    default:
      return null;
  }
}

/** Whose face-up tiles are picked. */
const pickedUp = (choosing: Choosing): number[] =>
  [...choosing.held].filter((ref) => ref.startsWith("up:")).map((ref) => Number(ref.split(":")[1]));

function askWay(view: BluffView, choosing: Choosing, names: Names): string {
  const tile = tileToPass(view, choosing);
  const to = pickedOf(choosing, "seat");
  const claim = pickedOf(choosing, "claim");
  const who = to === null ? "" : nameOf(to, names);
  if (tile === null) return to === null && claim === null ? t("bluff-ask-which-tile") : t("bluff-ask-and-which-tile");
  if (to === null)
    return kindOf(view) === "pass-on" && claim === null
      ? t("bluff-ask-it-is-to-whom", { tile: tileName(tile) })
      : t("bluff-ask-to-whom");
  if (claim === null) return t("bluff-ask-you-say", { who });
  return t("bluff-ask-all-set", { who, claim: tileName(claim) });
}

export function hint(view: BluffView, _: Choosing, names: Names): { text: string; rule: string } | null {
  switch (kindOf(view)) {
    case "respond":
      return { text: stakes(view, names), rule: "challenge" };
    case "start":
      return { text: wide.current ? t("bluff-hint-start") : t("bluff-hint-start-short"), rule: "passing" };
    case "pass-on": {
      const who = listed(freshSeats(view).map((seat) => nameOf(seat, names)));
      const text = wide.current ? t("bluff-hint-pass-on", { who }) : t("bluff-hint-pass-on-short");
      return { text, rule: "look-and-pass" };
    }
    case "move-tile":
    case "swap-tiles":
    case "bag-tile":
    case "return-tile":
      // words: bluff-hint-move-tile, bluff-hint-swap-tiles, bluff-hint-bag-tile, bluff-hint-return-tile
      return { text: t(`bluff-hint-${kindOf(view)}`), rule: "villain-actions" };
    default:
      return null;
  }
}

/** What is at stake in a challenge, from what everybody knows. */
function stakes(view: BluffView, names: Names): string {
  const pass = lastPass(view);
  if (!pass) return "";
  const who = nameOf(pass.giver, names);
  if (!wide.current) return t("bluff-stakes-short", { who });
  const text = view.token_bag > 0 ? t("bluff-stakes", { who }) : t("bluff-stakes-no-tokens", { who });
  const villains = view.contents.some((count, kind) => isVillain(kind) && count > 0);
  const earlier = (view.under_way?.passes ?? []).slice(0, -1).map((before) => nameOf(before.giver, names));
  if (villains) return t("bluff-stakes-villain", { stakes: text });
  return earlier.length > 0
    ? t("bluff-stakes-out", { stakes: text, who: listed(earlier), count: earlier.length })
    : text;
}

export function button(option: Option, view: BluffView, names: Names): Button | null {
  const of = (kind: string): number | null => {
    const ref = option.refs.find((other) => other.startsWith(`${kind}:`));
    return ref === undefined ? null : Number(ref.slice(kind.length + 1));
  };
  switch (kindOf(view)) {
    case "respond":
      if (option.text === "truth") return { label: t("bluff-truth"), key: "t" };
      if (option.text === "bluff") return { label: t("bluff-bluff"), key: "b" };
      return {
        label: t("bluff-look"),
        small: t("bluff-look-then", { who: anyOf(freshSeats(view), names) }),
        icon: "i-eye",
        key: "l",
      };
    case "start":
    case "pass-on": {
      const [to, claim] = [of("seat"), of("claim")];
      if (to === null || claim === null) return null;
      return { label: t("bluff-button-pass", { who: nameOf(to, names), claim: tileName(claim) }) };
    }
    default:
      return null;
  }
}

/** One of these people, as the language says it; many are only counted. */
function anyOf(seats: readonly number[], names: Names): string {
  if (seats.length > 3) return t("bluff-one-of", { count: seats.length });
  const said = seats.map((seat) => nameOf(seat, names));
  return seats.length === 3
    ? t("bluff-or-three", { one: said[0] ?? "", two: said[1] ?? "", three: said[2] ?? "" })
    : seats.length === 2
      ? t("bluff-or-two", { one: said[0] ?? "", two: said[1] ?? "" })
      : (said[0] ?? "");
}
