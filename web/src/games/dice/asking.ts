/** The question as it stands with what is picked, a hint, and how the answers look as buttons. */

import type { Choosing } from "../../lib/choosing.svelte";
import type { DiceView, Option } from "../../lib/types";
import { t } from "../../lib/words";
import type { Button } from "../face";
import { attackBeingChosen, attackDeclared, isPower } from "./attack/attack";
import {
  abilityName,
  CHARACTERS,
  characterName,
  dieName,
  doesOf,
  fighterName,
  type Names,
  ownerName,
  rowOf,
  sideName,
  sizeOf,
  roundOf,
} from "./facts";

const numbersIn = (ref: string): number[] => ref.split(":").slice(1).map(Number);

/** What is picked, if it is one thing of this kind. */
function pickedOf(choosing: Choosing, kind: string): number[] | null {
  const ref = choosing.ready?.refs[0];
  return ref?.startsWith(`${kind}:`) ? numbersIn(ref) : null;
}

export function ask(view: DiceView, choosing: Choosing, names: Names): string | null {
  const attack = attackBeingChosen(view, choosing);
  if (attack) {
    const place = attack.target?.place ?? 0;
    const die = dieName(sizeOf(view.fighters[attack.defender]?.dice[place] ?? 0));
    const who = ownerName(view, attack.defender, names);
    const dice = attack.used.map((one) => one.value).join(" + ");
    if (attack.whole)
      return isPower(attack) ? t("dice-ask-power", { who, die, dice }) : t("dice-ask-skill", { who, die, dice });
    if (attack.target)
      return attack.used.length > 0 ? t("dice-ask-more", { who, die, dice }) : t("dice-ask-attackers", { who, die });
    return t("dice-ask-target", { dice });
  }
  const ability = pickedOf(choosing, "ability");
  if (ability) {
    const row = rowOf(view, ability[0] ?? 0);
    if (row) return t("dice-ask-use", { ability: abilityName(row.ability) });
  }
  if (view.question?.kind === "shield") {
    const declared = attackDeclared(view);
    const die = view.fighters[declared?.defender ?? 0]?.dice[declared?.target?.place ?? 0] ?? 0;
    const who = ownerName(view, declared?.attacker ?? 0, names);
    return t("dice-ask-shield-it", { who, die: dieName(sizeOf(die)), value: declared?.target?.value ?? 0 });
  }
  if (view.question?.kind === "character") {
    const row = CHARACTERS[pickedOf(choosing, "character")?.[0] ?? -1];
    if (row) return t("dice-ask-take", { fighter: characterName(row) });
    const mine = view.fighters.filter((one) => one.owner === view.seat).length;
    return mine === 1 ? t("dice-ask-who") : null;
  }
  return null;
}

export function hint(view: DiceView, choosing: Choosing): { text: string; rule: string } | null {
  const attack = attackBeingChosen(view, choosing);
  if (attack?.whole) {
    if (isPower(attack)) return { text: t("dice-hint-power"), rule: "power-attack" };
    return { text: t("dice-hint-skill", { count: attack.used.length }), rule: "skill-attack" };
  }
  if (attack)
    return attack.used.length > 1
      ? { text: t("dice-hint-exactly"), rule: "skill-attack" }
      : { text: t("dice-hint-either"), rule: "your-turn" };
  const ability = pickedOf(choosing, "ability");
  const row = ability ? rowOf(view, ability[0] ?? 0) : CHARACTERS[pickedOf(choosing, "character")?.[0] ?? -1];
  if (row && view.setup.abilities) return { text: doesOf(row.ability), rule: row.ability };
  switch (view.question?.kind) {
    case "turn":
    case "attack-another":
      if (choosing.options.every((option) => option.refs.length === 0))
        return { text: t("dice-hint-pass"), rule: "passing" };
      return { text: t("dice-hint-turn"), rule: "your-turn" };
    case "character":
      return view.setup.choose === "secret" ? { text: t("dice-hint-secret"), rule: "choosing-characters" } : null;
    case "shield":
      return { text: t("dice-hint-shield"), rule: "masked-defender" };
    case "after-loss":
      return { text: t("dice-hint-after-loss"), rule: "reserve-dice" };
    case "nominate":
      return {
        text: view.setup.new_fighter_each_round ? t("dice-hint-nominate") : t("dice-hint-nominate-anyone"),
        rule: "single-combat",
      };
    case "foresee":
      return { text: t("dice-hint-foresee"), rule: "crystal-ball" };
    case "pick-dice":
      return { text: t("dice-hint-pick"), rule: "command-centre" };
    case "lend-die":
      return { text: t("dice-hint-lend"), rule: "legendary-silver-crystal" };
    case "take-back":
      return { text: t("dice-hint-take-back"), rule: "kings-hologram" };
    case "step-in":
      return { text: t("dice-hint-step-in"), rule: "tag-team" };
    case "may":
      return { text: t("dice-hint-another-turn"), rule: "planet-power" };
    case "roll-one-more":
      return { text: t("dice-hint-roll-one-more"), rule: "dark-kingdom" };
    default:
      return null;
  }
}

/** The word of an option's notation says what it does. */
export function button(option: Option, view: DiceView): Button | null {
  const [verb = ""] = option.text.split(" ");
  const [first = 0, second = 0] = numbersIn(option.refs[0] ?? "");
  switch (verb) {
    case "power":
    case "skill":
      return { label: t("dice-do-attack"), icon: "i-sword" };
    case "pass":
      // Where something else could still be done, a slip would cost the turn.
      return { label: t("dice-label-pass"), key: "p", confirm: (view.question?.options.length ?? 0) > 1 };
    case "use":
      return { label: useLabel(view, first), icon: "i-gem" };
    case "tag":
    case "send":
      return {
        label: t(verb === "tag" ? "dice-do-tag" : "dice-do-send", { fighter: fighterName(view, first) }),
        icon: "i-turn",
      };
    case "shield":
      return { label: t("dice-label-shield"), icon: "i-shield", key: "s" };
    case "let":
      return { label: t("dice-label-let"), key: "l" };
    case "pick":
      return { label: t("dice-do-pick"), icon: "i-check" };
    case "roll":
      return { label: t("dice-label-roll"), icon: "i-again", key: "r" };
    case "again":
      return { label: t("dice-do-again"), icon: "i-again" };
    case "keep":
      return { label: t("dice-label-keep"), key: "k" };
    case "reroll":
      return { label: t("dice-do-reroll", { fighter: fighterName(view, first) }), icon: "i-again" };
    case "leave":
      return { label: t("dice-label-leave"), key: "l" };
    case "lend":
      return { label: t("dice-label-lend", { die: dieName(second) }), icon: "i-gem" };
    case "recover":
      return { label: t("dice-label-take-back", { die: dieName(second) }), icon: "i-gem" };
    case "convert":
      return { label: t("dice-do-convert", { die: dieName(second) }), icon: "i-check" };
    case "steal":
      return { label: t("dice-do-steal", { die: dieName(second) }), icon: "i-hand" };
    case "remove":
      return { label: t("dice-do-remove", { die: dieName(second) }), icon: "i-x" };
    case "yes":
      return { label: t("dice-do-another-turn"), icon: "i-again", key: "y" };
    case "no":
      return { label: t("may-no"), key: "n" };
    case "decline":
      return { label: t("dice-label-decline"), key: "d", confirm: true };
    default:
      return option.refs[0]?.startsWith("character:") ? { label: t("dice-do-choose"), icon: "i-check" } : null;
  }
}

function useLabel(view: DiceView, fighter: number): string {
  const row = rowOf(view, fighter);
  return row ? t("dice-do-use", { ability: abilityName(row.ability) }) : "";
}

export function subtitle(view: DiceView, names: Names): string {
  const near = view.seat === null ? 0 : view.seat % 2;
  const [mine, theirs] = [view.tokens[near] ?? 0, view.tokens[1 - near] ?? 0];
  const other = sideName(view, 1 - near, names);
  const args = { round: roundOf(view), mine, theirs, other };
  if (view.asked[0]?.kind === "character") return t("dice-first-to", { count: view.rounds_to_win });
  if (view.result) return t("dice-at-end", { first: sideName(view, near, names), mine, theirs, other });
  if (view.seat === null) return t("dice-at-round-watching", { ...args, first: sideName(view, near, names) });
  return view.mode === "duel" ? t("dice-at-round", args) : t("dice-at-round-team", args);
}
