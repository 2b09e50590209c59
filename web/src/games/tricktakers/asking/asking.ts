/** How questions of TRICKTAKERs are put, with what is picked so far. */

import data from "../../../../../src/odango/games/tricktakers/data.json";
import type { Choosing } from "../../../lib/choosing.svelte";
import type { Arg, Option, TricktakersView } from "../../../lib/types";
import { listed, nameOf, t } from "../../../lib/words";
import type { Button } from "../../face";
import { THREE } from "../characters/circle";
import {
  BEASTS,
  cardName,
  colourName,
  faceName,
  faceOf,
  facesIn,
  itemName,
  NUMBER,
  sameFace,
  UNSEEN,
  type Face,
} from "../cards";
import { characterName, characterRule } from "../characters/characters";
import { cardsOf, nextLetter, partnerOf, recipient, sheetOf } from "../facts";

type Names = readonly (string | null)[];

export const AS_LEAD = 1;
const KAKUMEI = 2;
const WAYS = ["plain", "lead", "kakumei", "plus", "minus", "ten", "flag", "down", "ties", "doll", "tactical"] as const;

/** What is paid for an answer, where its words say so. */
const costOf = (option: Option): number => Number(option.label.args?.["mp"] ?? 0);

/** The cards that are picked or come with what is picked. */
export const heldCards = (choosing: Choosing): number[] =>
  [...choosing.held].filter((ref) => ref.startsWith("card:")).map((ref) => Number(ref.split(":")[1]));

/** The first number of a thing of this kind among these. */
function numberOf(refs: Iterable<string>, kind: string): number | null {
  const found = [...refs].find((ref) => ref.startsWith(`${kind}:`));
  return found === undefined ? null : Number(found.split(":")[1]);
}

export const pickedCard = (choosing: Choosing): number | null => numberOf(choosing.held, "card");
const wayOf = (option: Option): number => numberOf(option.refs, "way") ?? 0;

/** A way to play a card, and what the card counts as then. */
export type Way = { way: number; name: string; face: Face | null; option: Option };

const faceIn = (arg: Arg | undefined): Face | null =>
  typeof arg === "object" && arg.type === "phrase" ? facesIn(arg.key, arg.args) : null;

/** The ways in which this card may be played; of any card, those that some card may be played in. */
function waysOf(choosing: Choosing, card: number | null): Way[] {
  const found = new Map<number, Way>();
  for (const option of choosing.options) {
    const way = wayOf(option);
    if ((card !== null && !option.refs.includes(`card:${card}`)) || found.has(way)) continue;
    found.set(way, { way, name: WAYS[way] ?? "plain", face: faceIn(option.label.args?.["face"]), option });
  }
  return [...found.values()];
}

/** How a card can be played besides as it is: by a switch, by choosing between ways, or in one way only. */
export type Need = { kind: "switch" | "either" | "only"; ways: Way[] };

export function needOf(view: TricktakersView, choosing: Choosing): Need | null {
  if (view.question?.kind !== "play") return null;
  const card = pickedCard(choosing);
  const ways = waysOf(choosing, card);
  const other = ways.filter(({ way }) => way !== 0);
  if (other.length === 0) return null;
  if (other.length < ways.length) return { kind: "switch", ways: other };
  if (card === null) return null;
  return { kind: other.length > 1 ? "either" : "only", ways: other };
}

/** Where several cards are picked. */
export const SEVERAL: ReadonlySet<string> = new Set(["exchange", "crown", "map", "renew", "three"]);

export function ask(view: TricktakersView, choosing: Choosing): string | null {
  const kind = view.question?.kind ?? "";
  const { ready } = choosing;
  if (kind === "play") {
    const card = pickedCard(choosing);
    if (card === null) return null;
    if (!ready) return t("tricktakers-ask-which-way", { card: cardName(card) });
    const face = faceIn(ready.label.args?.["face"]) ?? faceOf(card);
    // In the colour that it has anyway it is played as it is.
    const way = wayOf(ready) === AS_LEAD && sameFace(face, faceOf(card)) ? 0 : wayOf(ready);
    // words: tricktakers-ask-play-*
    return t(`tricktakers-ask-play-${WAYS[way]}`, { card: cardName(card), face: faceName(face) });
  }
  if (kind === "three") {
    const face = faceIn(ready?.label.args?.["face"]);
    if (face) return t("tricktakers-ask-three-as", { face: faceName(face) });
    return heldCards(choosing).length === THREE ? t("tricktakers-ask-three-colour") : null;
  }
  // words: tricktakers-ask-some-*
  if (SEVERAL.has(kind) && choosing.picks.length > 0)
    return t(`tricktakers-ask-some-${kind}`, { count: choosing.held.size });
  return null;
}

type Hint = { text: string; rule: string } | null;

const HINTS: Readonly<Record<string, string>> = {
  draft: "draft",
  character: "selecting-a-character",
  drafted: "draft",
  leader: "the-first-lead",
  exchange: "gambler",
  bid: "gambler",
  stake: "gambler",
  crown: "spending-black-crowns",
  equip: "adventurer",
  item: "adventurer",
  map: "adventurer",
  task: "ruler",
  dexterity: "hermit",
  reserve: "collector",
  trap: "strategist",
  carry: "strategist",
  ritual: "summoner",
  renew: "summoner",
  front: "summoner",
  three: "alchemist",
  element: "alchemist",
  forge: "alchemist",
  under: "alchemist",
  predict: "time-traveler",
  show: "time-traveler",
  "give-back": "time-traveler",
  letter: "phantom-thief",
  chip: "phantom-thief",
  "turn-chip": "phantom-thief",
  offer: "phantom-thief",
  respond: "phantom-thief",
  loot: "phantom-thief",
  clone: "ninja",
  look: "ninja",
  flip: "ninja",
  red: "samurai",
};

export function hint(view: TricktakersView, choosing: Choosing): Hint {
  const kind = view.question?.kind ?? "";
  if (kind === "play") return hintOfPlay(view, choosing);
  const rule = HINTS[kind];
  // words: tricktakers-hint-*
  return rule ? { text: t(`tricktakers-hint-${kind}`), rule } : null;
}

function hintOfPlay(view: TricktakersView, choosing: Choosing): Hint {
  const card = pickedCard(choosing);
  if (card === null || choosing.ready === null) return null;
  switch (wayOf(choosing.ready)) {
    case KAKUMEI:
      return { text: t("tricktakers-hint-kakumei"), rule: "resistance" };
    case AS_LEAD:
      return { text: t("tricktakers-hint-as-lead"), rule: characterRule(view.players[view.seat ?? 0]?.character ?? 0) };
    default: {
      const hand = view.players[view.seat ?? 0]?.hand ?? [];
      const holds = hand.map(faceOf).some(({ kind, colour }) => kind === NUMBER && colour === view.lead);
      if (view.lead < 0 || holds) return null;
      return { text: t("tricktakers-hint-free", { colour: colourName(view.lead) }), rule: "must-follow" };
    }
  }
}

export function button(option: Option, view: TricktakersView, names: Names): Button | null {
  const of = (kind: string): number => numberOf(option.refs, kind) ?? -1;
  const bare = option.refs.length === 0;
  const kind = view.question?.kind ?? "";
  switch (kind) {
    case "play": {
      const way = wayOf(option);
      const card = cardName(of("card"));
      const face = faceIn(option.label.args?.["face"]);
      if (way === KAKUMEI) return { label: t("tricktakers-button-play", { card }), confirm: true };
      return way !== 0 && face && !sameFace(face, faceOf(of("card")))
        ? { label: t("tricktakers-button-as", { card, face: faceName(face) }) }
        : { label: t("tricktakers-button-play", { card }) };
    }
    case "exchange":
    case "map":
      return bare
        ? { label: t("tricktakers-button-keep"), key: "k" }
        : { label: t("tricktakers-button-exchange", { count: option.refs.length }) };
    case "crown":
      return bare
        ? { label: t("tricktakers-button-keep-crown"), key: "k" }
        : { label: t("tricktakers-button-crown", { count: option.refs.length }), confirm: true };
    case "discard":
      return { label: t("tricktakers-button-discard", { card: cardName(of("card")) }) };
    case "bid":
      return { label: t("tricktakers-button-bid", { count: of("bid") }) };
    case "stake": {
      const stake = of("stake");
      const all = stake > 0 && stake === view.players[view.seat ?? 0]?.points;
      return { label: t("tricktakers-button-stake", { points: stake, all: all ? "yes" : "no" }), confirm: all };
    }
    case "equip":
      return { label: t("tricktakers-button-equip", { item: itemName(of("item")) }) };
    case "item":
      return bare
        ? { label: t("tricktakers-button-no-item"), key: "n" }
        : { label: t("tricktakers-button-item", { item: itemName(of("item")) }) };
    case "task":
      return { label: t("tricktakers-button-task") };
    case "dexterity":
      return option.text === "draw"
        ? { label: t("tricktakers-button-draw"), key: "d" }
        : { label: t("tricktakers-button-no-draw"), key: "n" };
    case "reserve": {
      if (bare) return { label: t("tricktakers-button-no-reserve"), key: "n" };
      const play = view.plays[of("play")];
      if (!play || play.card === UNSEEN) return { label: t("tricktakers-button-reserve-down") };
      // One of three has its place; a beast is reserved with the card below it.
      const which = option.refs[0]?.split(":")[2];
      const cards = which === undefined ? cardsOf(play) : cardsOf(play).slice(Number(which), Number(which) + 1);
      return { label: t("tricktakers-button-reserve", { card: listed(cards.map(cardName)) }) };
    }
    case "leader": {
      const seat = of("seat");
      return seat === view.seat
        ? { label: t("tricktakers-button-lead-yourself") }
        : { label: t("tricktakers-button-leader", { who: nameOf(seat, names) }) };
    }
    case "draft":
    case "drafted":
    case "character":
      // words: tricktakers-button-draft, tricktakers-button-character
      return {
        label: t(`tricktakers-button-${kind === "draft" ? "draft" : "character"}`, {
          character: characterName(of("character")),
        }),
      };
    default:
      return buttonOfExpansion(kind, option, view, names);
  }
}

/** The answers of the seven characters of the expansion. */
function buttonOfExpansion(kind: string, option: Option, view: TricktakersView, names: Names): Button | null {
  const of = (kind: string): number => numberOf(option.refs, kind) ?? -1;
  const bare = option.refs.length === 0;
  const card = cardName(Math.max(0, of("card")));
  const beast = cardName(BEASTS[of("beast")] ?? 0);
  const mp = costOf(option);
  const no = option.text.startsWith("no ");
  switch (kind) {
    case "trap":
      return { label: t("tricktakers-button-trap", { trick: trapsSet(view) + 1 }) };
    case "carry":
      return option.text === "carry"
        ? { label: t("tricktakers-button-carry") }
        : { label: t("tricktakers-button-carry-points", { points: Number(option.label.args?.["points"] ?? 0) }) };
    case "ritual":
      if (bare) return { label: t("tricktakers-button-ritual-done"), key: "n" };
      return option.text.startsWith("summon")
        ? { label: t("tricktakers-button-summon", { beast, mp }) }
        : { label: t("tricktakers-button-command", { beast, mp }) };
    case "front":
      return bare
        ? { label: t("tricktakers-button-front-none"), key: "n" }
        : { label: t("tricktakers-button-front", { beast, mp }) };
    case "renew":
      return { label: t("tricktakers-button-exchange", { count: option.refs.length }) };
    case "three": {
      const face = faceIn(option.label.args?.["face"]);
      return { label: t("tricktakers-button-three", { face: face ? faceName(face) : "" }) };
    }
    case "element":
      return { label: t("tricktakers-button-element") };
    case "forge":
      if (option.text === "forge nothing") return { label: t("tricktakers-button-forge-none"), key: "n" };
      return option.text === "forge crown"
        ? {
            label: t("tricktakers-button-forge-crown"),
            small: t("tricktakers-button-forge-crown-small"),
            confirm: true,
          }
        : {
            label: t("tricktakers-button-forge-black-crown"),
            small: t("tricktakers-button-forge-black-crown-small", { points: FORGE_PRICE * view.round }),
            confirm: true,
          };
    case "under":
      return { label: t("tricktakers-button-under", { card }) };
    case "predict": {
      const character = view.players[of("seat")]?.character ?? 0;
      return { label: t("tricktakers-button-predict", { character: characterName(character) }) };
    }
    case "rewind":
    case "change":
      // words: tricktakers-button-rewind, tricktakers-button-rewind-no, tricktakers-button-change, tricktakers-button-change-no
      return no
        ? { label: t(`tricktakers-button-${kind}-no`), key: "n" }
        : { label: t(`tricktakers-button-${kind}`), confirm: true };
    case "show":
    case "look":
    case "flip":
      // words: tricktakers-button-show, tricktakers-button-show-no, tricktakers-button-look, tricktakers-button-look-no
      // words: tricktakers-button-flip, tricktakers-button-flip-no
      return no
        ? { label: t(`tricktakers-button-${kind}-no`), key: "n" }
        : { label: t(`tricktakers-button-${kind}`), key: "y" };
    case "give-back":
      return {
        label: t("tricktakers-button-give-back", { card, who: nameOf(Math.max(0, recipient([option])), names) }),
      };
    case "letter":
      return { label: t("tricktakers-button-letter", { who: nameOf(Math.max(0, nextLetter(view)), names) }) };
    case "chip":
      return { label: t("tricktakers-button-chip") };
    case "turn-chip": {
      const sheet = sheetOf(view.players[view.seat ?? 0], "phantom-thief");
      if (option.text === "leave chip") return { label: t("tricktakers-button-chip-leave"), key: "n" };
      return option.text === "move chip"
        ? {
            label: t("tricktakers-button-chip-move", {
              to: chipName(1 - (sheet?.option ?? 0), view.players.length === 2),
            }),
          }
        : { label: t("tricktakers-button-chip-flip", { wolf: sheet?.wolf ? "no" : "yes" }) };
    }
    case "offer":
      return bare
        ? { label: t("tricktakers-button-offer-none"), key: "n" }
        : { label: t("tricktakers-button-offer", { card, who: nameOf(Math.max(0, partnerOf(view)), names) }) };
    case "respond":
      return bare
        ? { label: t("tricktakers-button-refuse"), small: t("tricktakers-button-refuse-small") }
        : { label: t("tricktakers-button-respond", { card }) };
    case "loot":
      return { label: t("tricktakers-button-loot") };
    case "clone":
      return bare
        ? { label: t("tricktakers-button-clone-none"), key: "n" }
        : { label: t("tricktakers-button-clone", { card }) };
    case "red":
      return bare
        ? { label: t("tricktakers-button-red-none"), key: "n" }
        : { label: t("tricktakers-button-red", { card: cardName(of("taken")) }) };
    default:
      return null;
  }
}

const FORGE_PRICE = data.alchemist.black_crown_a_round;

/** How many Traps are stacked already. */
export const trapsSet = (view: TricktakersView): number => view.players[view.seat ?? 0]?.own_stock?.length ?? 0;

/** "0", "±1"; for two players "−1", "+1". */
export const chipName = (option: number, two: boolean): string =>
  (two ? ["\u22121", "+1"] : ["0", "\u00b11"])[option] ?? "";

/** Whom the Phantom Thief robs with the chip lying so. */
export function chipOption(option: number, two: boolean): string {
  // words: tricktakers-option-*
  return t(`tricktakers-option-${(two ? ["fewer", "more"] : ["even", "apart"])[option] ?? "even"}`);
}
