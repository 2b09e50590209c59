/** How questions of Masquerade Battle are put, with what is picked so far. */

import type { Choosing } from "../../lib/choosing.svelte";
import type { MasqueradeView, Option } from "../../lib/types";
import { t } from "../../lib/words";
import type { Button } from "../face";
import { cardName, isCharacter, kindOf, planetName, powersOf, sideName, teamName } from "./cards";
import { standing } from "./facts";

type Names = readonly (string | null)[];

/** The numbers of a thing of this kind among these. */
function numbersOf(refs: Iterable<string>, kind: string): number[] | null {
  const found = [...refs].find((ref) => ref.startsWith(`${kind}:`));
  return found === undefined ? null : found.split(":").slice(1).map(Number);
}

const pickedOf = (choosing: Choosing, kind: string): number | null => numbersOf(choosing.held, kind)?.[0] ?? null;

export const pickedCard = (choosing: Choosing): number | null => pickedOf(choosing, "card");

/** Whose piles are being chosen from. */
export const pileAsked = (choosing: Choosing): number | null => numbersOf(choosing.things, "pile")?.[0] ?? null;

/** What has to be said besides the piece that is picked. */
export function needOf(view: MasqueradeView, choosing: Choosing): "bid" | "side" | "planet" | "pile" | null {
  switch (view.question?.kind) {
    case "bid":
      return "bid";
    case "pile":
      return "pile";
    case "play": {
      const card = pickedCard(choosing);
      if (card === null) return null;
      if (isCharacter(card)) return "side";
      const names = choosing.options.some(
        ({ refs }) => refs.includes(`card:${card}`) && refs.some((ref) => ref.startsWith("planet:")),
      );
      return names ? "planet" : null;
    }
    default:
      return null;
  }
}

export function ask(view: MasqueradeView, choosing: Choosing): string | null {
  const card = pickedCard(choosing);
  switch (needOf(view, choosing)) {
    case "bid": {
      const [number, team] = [pickedOf(choosing, "bid"), pickedOf(choosing, "team")];
      if (number !== null && team === null) return t("masquerade-ask-which-team", { number });
      if (number === null && team !== null) return t("masquerade-ask-how-many", { team: teamName(team) });
      return null;
    }
    case "side":
      return card === null ? null : t("masquerade-ask-side", { card: cardName(card) });
    case "planet":
      return card === null ? null : t("masquerade-ask-planet", { card: cardName(card) });
    default:
      return null;
  }
}

export function hint(view: MasqueradeView, choosing: Choosing): { text: string; rule: string } | null {
  switch (needOf(view, choosing)) {
    case "bid":
      return { text: hintOfBid(view), rule: "auction" };
    case "side":
      return { text: t("masquerade-hint-side"), rule: "playing-a-card" };
    case "planet":
      return { text: t("masquerade-hint-planet"), rule: "the-ruling-planet" };
    case "pile":
      return { text: t("masquerade-hint-pile"), rule: "piles" };
    default:
      return hintOfKind(view, choosing);
  }
}

function hintOfBid(view: MasqueradeView): string {
  if (!standing(view.bids)) return t("masquerade-hint-open");
  return view.setup.pass_is_final ? t("masquerade-hint-bid-final") : t("masquerade-hint-bid");
}

function hintOfKind(view: MasqueradeView, choosing: Choosing): { text: string; rule: string } | null {
  switch (view.question?.kind) {
    case "unmask":
      return { text: t("masquerade-hint-unmask"), rule: "unmasking" };
    case "turn":
      return { text: t("masquerade-hint-turn"), rule: "betrayal" };
    case "give":
      return { text: t("masquerade-hint-give"), rule: "support" };
    case "play": {
      const card = pickedCard(choosing);
      if (card === null) return null;
      const kind = kindOf(card);
      // words: masquerade-hint-action, masquerade-hint-support, masquerade-hint-betrayal, masquerade-hint-tuxedo-mask
      return { text: t(`masquerade-hint-${kind}`), rule: kind };
    }
    default:
      return null;
  }
}

export function button(option: Option, view: MasqueradeView, _: Names): Button | null {
  const of = (kind: string): number | null => numbersOf(option.refs, kind)?.[0] ?? null;
  const [card, side, planet] = [of("card"), of("side"), of("planet")];
  switch (view.question?.kind) {
    case "bid": {
      const [number, team] = [of("bid"), of("team")];
      if (number === null || team === null) return { label: t("masquerade-label-pass"), key: "p" };
      return { label: t("masquerade-button-bid", { number, team: sideName(team) }) };
    }
    case "play":
      if (card === null) return null;
      if (side !== null) {
        const power = powersOf(card)[side] ?? 0;
        return { label: t("masquerade-button-side", { side: sideName(side), power }) };
      }
      return planet === null
        ? { label: t("masquerade-button-play", { card: cardName(card) }) }
        : { label: t("masquerade-button-naming", { planet: planetName(planet) }) };
    case "turn":
      if (option.refs.length === 0) return { label: t("masquerade-label-turn-none"), key: "n" };
      return { label: t("masquerade-button-turn", { count: option.refs.length }) };
    default:
      return null;
  }
}
