/** How questions, hints and answers are put, with what is picked so far. */

import type { Choosing } from "../../lib/choosing.svelte";
import type { CcgView, Option } from "../../lib/types";
import { nameOf, t } from "../../lib/words";
import type { Button } from "../face";
import { forecast } from "./attack/account";
import { CARDS, isPower, NONE, numberOf, shortTitle } from "./cards/cards";
import { goalOf, kindOf, numbersIn, planned, pointsOf } from "./facts";
import { nameOfPiece } from "./moves";

type Names = readonly (string | null)[];

const pickedOf = (choosing: Choosing, kind: string): number => {
  const ref = choosing.picks.find((one) => kindOf(one) === kind);
  return ref ? (numbersIn(ref)[0] ?? NONE) : NONE;
};

export function ask(view: CcgView, choosing: Choosing): string | null {
  switch (view.question?.kind) {
    case "act":
    case "basic-attack": {
      const act = pickedOf(choosing, "act");
      if (act === 2) return choosing.ready ? null : t("ccg-ask-combine-target");
      if (act === 3) return t(pickedOf(choosing, "piece") === NONE ? "ccg-ask-rest-who" : "ccg-ask-rest-count");
      const plan = choosing.picks.length > 0 ? planned(view, choosing) : null;
      if (!plan) return null;
      const target = nameOfPiece(view, plan.target);
      if (plan.attacker === NONE) return t("ccg-ask-who-attacks", { target });
      if (plan.target === NONE)
        return t(plan.move === NONE ? "ccg-ask-attack-of" : "ccg-ask-target", {
          card: nameOfPiece(view, plan.attacker),
        });
      return plan.move === NONE ? t("ccg-ask-attack-on", { target }) : t("ccg-ask-attack-ready", { target });
    }
    case "play": {
      const card = pickedOf(choosing, "hand");
      if (card === NONE || choosing.ready) return null;
      return isPower(card) ? t("ccg-ask-attach-to") : t("ccg-ask-put-on", { card: shortTitle(card) });
    }
    case "open":
      return choosing.picks.length === 0 ? t("ccg-ask-open-who") : null;
    default:
      return null;
  }
}

export function hint(view: CcgView, choosing: Choosing): { text: string; rule: string } | null {
  switch (view.question?.kind) {
    case "act":
      if (pickedOf(choosing, "act") === 2) return { text: t("ccg-hint-combine"), rule: "combined-attack" };
      if (pickedOf(choosing, "act") === 3) return { text: t("ccg-hint-rest"), rule: "rejuvenation" };
      if (choosing.picks.length > 0) return { text: "", rule: "selecting-an-attack" };
      return { text: t("ccg-hint-act"), rule: "actions" };
    case "combine":
      return { text: t("ccg-hint-join"), rule: "combined-attack" };
    case "play":
      return { text: choosing.picks.length > 0 ? "" : t("ccg-hint-play"), rule: "turn" };
    case "defend":
      return { text: t(choosing.options.length > 1 ? "ccg-hint-defend-with" : "ccg-hint-defend"), rule: "defence" };
    case "open": {
      const friend = friendOf(choosing);
      if (friend !== NONE) return { text: t("ccg-hint-friend", { card: shortTitle(friend) }), rule: "opening" };
      return { text: t("ccg-hint-open"), rule: "opening" };
    }
    case "throw":
      return { text: t("ccg-hint-throw"), rule: "challenge" };
    case "trim":
      return { text: t("ccg-hint-trim"), rule: "discard" };
    case "basic-attack":
      return { text: t("ccg-hint-basic-attack"), rule: "basic-attack" };
    default:
      return null;
  }
}

/** The friend that could still come along with whom is picked; NONE if there is none, or it is picked. */
function friendOf(choosing: Choosing): number {
  for (const ref of choosing.picks) {
    const friend = numberOf(CARDS[numbersIn(ref)[0] ?? NONE]?.startsWith ?? "");
    if (friend !== NONE && choosing.look(`card:${friend}`) === "open") return friend;
  }
  return NONE;
}

/** The word of an option's notation says what it does. */
export function button(option: Option, view: CcgView): Button | null {
  const [verb = ""] = option.text.split(" ");
  const pieces = option.refs.filter((ref) => kindOf(ref) === "piece").map((ref) => numbersIn(ref)[0] ?? NONE);
  const first = numbersIn(option.refs[0] ?? "")[0] ?? NONE;
  switch (verb) {
    case "attack": {
      const [attacker = NONE, target = NONE] = pieces;
      const move = numbersIn(option.refs.find((ref) => kindOf(ref) === "move") ?? "")[0] ?? NONE;
      const found = forecast(view, { attacker, move, target, sent: false });
      return { label: t("ccg-do-attack", { damage: found?.total ?? 0 }), icon: "i-sword" };
    }
    case "rock":
    case "paper":
    case "scissors":
      return { label: t("ccg-do-show", { hand: t(`ccg-label-${verb}`) }), icon: `j-${verb}` }; // words: ccg-label-*
    case "open":
      return { label: t("ccg-do-open"), icon: "i-check", small: option.refs.map(cardIn).join(" · ") };
    case "combine":
      return { label: t("ccg-do-combine", { target: nameOfPiece(view, pieces[0] ?? NONE) }), icon: "i-people" };
    case "forfeit":
      return { ...plain(t("ccg-do-forfeit", { card: nameOfPiece(view, pieces[0] ?? NONE) })), confirm: true };
    case "defend":
      return { label: t("ccg-do-defend"), icon: "i-shield" };
    case "play":
      if (view.question?.kind !== "play" || pieces.length > 0) return null;
      return { label: t("ccg-label-play", { card: shortTitle(first) }), icon: "i-hand" };
    case "done":
      return done(view);
    case "pass":
      return option.refs.length === 0 ? pass(view) : null;
    default:
      return null;
  }
}

const plain = (label: string): Button => ({ label });
const cardIn = (ref: string): string => shortTitle(numbersIn(ref)[0] ?? NONE);

function done(view: CcgView): Button | null {
  const left = (view.question?.options.length ?? 0) > 1;
  switch (view.question?.kind) {
    case "act":
      // Whoever could still attack loses that with a slip.
      return { label: t("ccg-label-actions-done"), key: "d", confirm: left };
    case "play":
      return { label: t("ccg-label-play-done"), key: "d", icon: "i-arrow" };
    case "trim":
      return { label: t("ccg-label-trim-done"), key: "d", icon: "i-check" };
    default:
      return null;
  }
}

/** Whether something was done against the attack already. */
const begun = ({ attack }: CcgView): boolean => attack !== null && (attack.used.length > 0 || attack.cards_phase);

function pass(view: CcgView): Button | null {
  switch (view.question?.kind) {
    case "defend":
      return { label: t(begun(view) ? "ccg-label-no-defence" : "ccg-do-no-defence"), key: "n" };
    case "basic-attack":
      return { label: t("ccg-do-no-attack"), key: "n" };
    default:
      return null;
  }
}

/** Under the title: whose turn, which step, how far everyone is. */
export function subtitle(view: CcgView, names: Names): string {
  if (view.stage === "opening") return t("ccg-subtitle-opening", { goal: view.setup.goal });
  if (view.result) return t("ccg-subtitle-end");
  if (view.stage === "basic") {
    const near = view.seat ?? 0;
    return t("ccg-subtitle-basic", {
      flip: view.players[0]?.turns ?? 0,
      mine: pointsOf(view, near),
      goal: goalOf(view, near),
    });
  }
  if (view.turn < 0) return t("ccg-showdown-first");
  const mine = view.turn === view.seat;
  // words: ccg-step-*
  const step = t(`ccg-step-${view.step}`);
  return t("ccg-subtitle", { mine: mine ? "yes" : "no", who: nameOf(view.turn, names), number: view.step, step });
}
