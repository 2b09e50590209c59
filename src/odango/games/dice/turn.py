"""A turn: abilities that come before, an attack, a pass, or trading places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Step
from odango.core.things import Thing, pointed_at, ref
from odango.games.dice.abilities import ability_of
from odango.games.dice.attacks import BEYOND, Attack, attacks, can_attack, decode, is_legal, is_power, write
from odango.games.dice.attacks import read as attacks_read
from odango.games.dice.dice import character_word, lay, marked_word, places_in, roll_again, row_of, shown, without
from odango.games.dice.pointing import attack_meant, fighter_meant, refuse_dice
from odango.games.dice.setup import TAG_TEAM
from odango.games.dice.state import NONE, Fighter, Match, Trophy, die, size_of, value_of
from odango.games.dice.windows import AFTER_REROLL, BEFORE_ATTACK, END_OF_TURN, WHEN_ATTACKED, steps_of, windows
from odango.text import Line, Name, Word, line

PASS: Final = -1
USE: Final = BEYOND
"""Plus a fighter: use that fighter's ability."""
TAG: Final = BEYOND + 16
"""Plus a fighter: tag that fighter in."""


class StartTurn(Step[Match]):
    """Whoever's turn it is attacks if an attack is possible."""

    __slots__ = ()

    def run(self, match: Match) -> None:
        match.shielded = NONE
        match.defended = False
        match.extra_turn = False
        match.attack = (0, 0, 0)
        match.do(TakeTurn(match.seat_of(match.attacker)))


def joining(match: Match, me: Fighter) -> tuple[int, ...]:
    """Droid Dice that may join.  Never from a team mate, so this asks the fighter's own ability alone."""
    return ability_of(match, me).joining_dice(match, me) if match.setup.abilities else ()


def open_attacks(match: Match) -> list[int]:
    """Every attack the side in turn may make now."""
    me = match.attacker
    return attacks(match.dice[me], match.dice[match.defender], match.shielded, joining(match, me))


def must_attack(match: Match) -> bool:
    """Whether there is an attack with the dice in play.  Bringing in a Droid Die is never a duty (D-02)."""
    return can_attack(match.dice[match.attacker], match.dice[match.defender], match.shielded)


class _Attacking(Decision[Match]):
    """A choice of attack; other choices are the subclasses'."""

    __slots__ = ()

    rule = "your-turn"

    def allows(self, match: Match, choice: int) -> bool:
        if not 0 < choice < BEYOND:
            return super().allows(match, choice)
        me = match.attacker
        return is_legal(decode(choice), match.dice[me], match.dice[match.defender], match.shielded, joining(match, me))

    def read(self, match: Match, text: str) -> int:
        attack = attacks_read(text)
        return attack if attack is not None and self.allows(match, attack) else super().read(match, text)

    def attack(self, match: Match, choice: int) -> None:
        match.tagged[match.turn] = False
        match.do(Declare(decode(choice)))

    def give_up(self, match: Match) -> None:
        match.tagged[match.turn] = False
        if match.events is not None:
            match.tell(Public(line("dice-passed", who=Name(self.seat))))
        match.do(EndTurn())

    def write_attack(self, choice: int) -> str:
        return "pass" if choice == PASS else write(decode(choice))

    def label_attack(self, match: Match, choice: int) -> Line:
        if choice == PASS:
            return line("dice-label-pass")
        mask, target, droid = decode(choice)
        mine, theirs = match.dice[match.attacker], match.dice[match.defender]
        places = places_in(mask)
        dice = " ".join([shown(mine[place]) for place in places])
        if droid:
            dice += f" +d{droid}"
        key = "dice-label-power" if is_power((mask, target, droid)) else "dice-label-skill"
        return line(key, dice=dice, used=",".join(map(str, places)), target=shown(theirs[target]), place=target)

    def refs_of_attack(self, match: Match, choice: int) -> tuple[str, ...]:
        if choice == PASS:
            return ()
        mask, target, droid = decode(choice)
        dice = [ref("die", match.attacker, place) for place in places_in(mask)]
        joined = [ref("droid", droid)] if droid else []
        return *dice, *joined, ref("die", match.defender, target)

    def refuse(self, match: Match, choice: int) -> IllegalChoice:
        if choice == PASS:
            return IllegalChoice("passing", line("dice-refused-pass"))
        if 0 < choice < USE:
            return refuse_attack(match, decode(choice))
        return super().refuse(match, choice)

    def means(self, match: Match, refs: Sequence[str]) -> int | None:
        return attack_meant(match, refs)

    def refuse_things(self, match: Match, refs: Sequence[str]) -> IllegalChoice:
        return refuse_dice(match, refs, open_attacks(match)) or super().refuse_things(match, refs)


def refuse_attack(match: Match, attack: Attack) -> IllegalChoice:
    """Why this attack is not allowed."""
    mask, target, droid = attack
    mine, theirs = match.dice[match.attacker], match.dice[match.defender]
    if target >= len(theirs) or mask >> len(mine) or not (mask or droid):
        return IllegalChoice("your-turn", line("dice-refused-no-such-die"))
    if target == match.shielded:
        return IllegalChoice("masked-defender", line("dice-refused-shielded"))
    wanted = value_of(theirs[target])
    total = sum(value_of(mine[place]) for place in places_in(mask)) + droid
    if droid and (not mask or droid not in joining(match, match.attacker)):
        return IllegalChoice("droid-dice", line("dice-refused-droid"))
    if is_power(attack):
        return IllegalChoice("power-attack", line("dice-refused-power", mine=total, theirs=wanted))
    return IllegalChoice("skill-attack", line("dice-refused-skill", mine=total, theirs=wanted))


class TakeTurn(_Attacking):
    """Attack; or first use an ability that comes before; or, in a tag-team, trade places; pass only if nothing else."""

    __slots__ = ()

    kind = "turn"

    def options(self, match: Match) -> list[int]:
        me = match.attacker
        found = open_attacks(match)
        if not must_attack(match):
            found.append(PASS)
        found.extend(USE + s for s in match.sources(me) if steps_of(match, BEFORE_ATTACK, me, s))
        if match.mode == TAG_TEAM and not match.tagged[match.turn]:
            found.extend(TAG + mate for mate in match.waiting(match.turn))
        return found

    def chosen(self, match: Match, choice: int) -> None:
        if choice == PASS:
            self.give_up(match)
        elif choice >= TAG:
            self.trade_places(match, choice - TAG)
        elif choice >= USE:
            match.do(*steps_of(match, BEFORE_ATTACK, match.attacker, choice - USE), self)
        else:
            self.attack(match, choice)

    def trade_places(self, match: Match, mate: Fighter) -> None:
        """The team mate comes in with the dice as they lie, and the turn is over."""
        match.active[match.turn] = mate
        match.tagged[match.turn] = True
        if match.events is not None:
            who = character_word(match, mate)
            match.tell(Public(line("dice-tagged", who=Name(self.seat), fighter=who)))
        match.do(EndTurn())

    def write(self, match: Match, choice: int) -> str:
        if choice >= TAG:
            return f"tag {match.called(choice - TAG)}"
        if choice >= USE:
            source = choice - USE
            name = match.character(source).ability
            return f"use {name}" if source == match.attacker else f"use {name} of {match.called(source)}"
        return self.write_attack(choice)

    def ask(self, match: Match) -> Line:
        return line("dice-ask-turn", fighter=character_word(match, match.attacker))

    def label(self, match: Match, choice: int) -> Line:
        if choice >= TAG:
            mate = choice - TAG
            who = marked_word(match, mate)
            return line("dice-label-tag", fighter=who, number=mate + 1, dice=row_of(match, mate))
        if choice >= USE:
            source = choice - USE
            row = match.character(source)
            ability, who = Word(f"dice-{row.ability}"), Word(f"dice-{row.id}")
            return line("dice-label-use", ability=ability, fighter=who, number=source + 1, left=match.uses[source])
        return self.label_attack(match, choice)

    def refs(self, match: Match, choice: int) -> tuple[str, ...]:
        if choice >= TAG:
            return (ref("fighter", choice - TAG),)
        return (ref("ability", choice - USE),) if choice >= USE else self.refs_of_attack(match, choice)

    def refuse(self, match: Match, choice: int) -> IllegalChoice:
        if TAG <= choice < TAG + len(match.owners):
            key = "dice-refused-tag-again" if match.tagged[match.turn] else "dice-refused-tag"
            return IllegalChoice("tag-team", line(key))
        if USE <= choice < USE + len(match.owners):
            return IllegalChoice("abilities", line("dice-refused-ability"))
        return super().refuse(match, choice)

    def means(self, match: Match, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("ability", (source,))] if source < len(match.owners):
                return USE + source
            case [Thing("fighter", (mate,))] if match.mode == TAG_TEAM and mate < len(match.owners):
                return TAG + mate
        return super().means(match, refs)


class Declare(Step[Match]):
    """Attackers and target are named.  Now the other side may shield the target."""

    __slots__ = ("attack",)

    def __init__(self, attack: Attack) -> None:
        self.attack: Attack = attack

    def run(self, match: Match) -> None:
        match.attack = self.attack
        if match.events is not None:
            mask, target, droid = self.attack
            used = [shown(match.dice[match.attacker][place]) for place in places_in(mask)]
            joined = [f"+d{droid}"] if droid else []
            key = "dice-power" if is_power(self.attack) else "dice-skill"
            who, their = Name(match.seat_of(match.attacker)), shown(match.dice[match.defender][target])
            match.tell(Public(line(key, who=who, dice=" ".join([*used, *joined]), target=their)))
        match.do(*windows(match, WHEN_ATTACKED, match.defender), AfterDefence())


class AfterDefence(Step[Match]):
    """The target is captured, unless it was shielded; then another must be attacked, or the turn is lost."""

    __slots__ = ()

    def run(self, match: Match) -> None:
        if match.shielded != match.attack[1]:
            match.do(Capture())
        elif open_attacks(match):
            match.do(AttackAnother(match.seat_of(match.attacker)))
        else:
            if match.events is not None:
                match.tell(Public(line("dice-no-other-target", who=Name(match.seat_of(match.attacker)))))
            match.do(EndTurn())


class AttackAnother(_Attacking):
    """The die is shielded: attack another, with any dice and either kind of attack."""

    __slots__ = ()

    kind = "attack-another"

    def options(self, match: Match) -> list[int]:
        return open_attacks(match) if must_attack(match) else [PASS, *open_attacks(match)]

    def chosen(self, match: Match, choice: int) -> None:
        if choice == PASS:
            self.give_up(match)
        else:
            self.attack(match, choice)

    def write(self, match: Match, choice: int) -> str:
        return self.write_attack(choice)

    def ask(self, match: Match) -> Line:
        return line("dice-ask-attack-another")

    def label(self, match: Match, choice: int) -> Line:
        return self.label_attack(match, choice)

    def refs(self, match: Match, choice: int) -> tuple[str, ...]:
        return self.refs_of_attack(match, choice)


class Capture(Step[Match]):
    """The target goes to the victory pile; the attack dice are rolled again, unless that ended the round."""

    __slots__ = ()

    def run(self, match: Match) -> None:
        mask, target, droid = match.attack
        me, other = match.attacker, match.defender
        taken = match.dice[other][target]
        match.dice[other] = match.dice[other][:target] + match.dice[other][target + 1 :]
        match.captured[match.turn] = (*match.captured[match.turn], Trophy(size_of(taken), other))
        if droid:
            match.droids[me] = without(match.droids[me], droid)
            place = lay(match, me, die(droid, droid))
            low = (1 << place) - 1
            match.attack = (mask & low | 1 << place | (mask & ~low) << 1, target, droid)
        if match.dice[other]:
            match.do(Reroll(), *windows(match, AFTER_REROLL, me), *windows(match, END_OF_TURN, me), EndTurn())
        elif match.mode == TAG_TEAM and match.waiting(other % 2):
            replace = StepIn(match.seat_of(other))
            match.do(Reroll(), *windows(match, AFTER_REROLL, me), replace, EndTurn())
        # Otherwise the round is over, at once: nobody rolls or uses anything more (D-04), and what follows a round is
        # next on the agenda.


class Reroll(Step[Match]):
    """The attack dice are rolled again."""

    __slots__ = ()

    def run(self, match: Match) -> None:
        roll_again(match, match.attacker, match.attack[0])
        if match.events is not None:
            who = Name(match.seat_of(match.attacker))
            match.tell(Public(line("dice-rolled-again", who=who, dice=row_of(match, match.attacker))))


class StepIn(Decision[Match]):
    """A fighter is out: a team mate steps in with the dice as they lie, and misses no turn."""

    __slots__ = ()

    kind = "step-in"
    rule = "tag-team"

    def options(self, match: Match) -> list[int]:
        return match.waiting(1 - match.turn)

    def chosen(self, match: Match, choice: int) -> None:
        side = 1 - match.turn
        match.active[side] = choice
        match.tagged[side] = False
        if match.events is not None:
            fighter = character_word(match, choice)
            match.tell(Public(line("dice-stepped-in", who=Name(self.seat), fighter=fighter)))

    def write(self, match: Match, choice: int) -> str:
        return f"tag {match.called(choice)}"

    def ask(self, match: Match) -> Line:
        return line("dice-ask-step-in")

    def label(self, match: Match, choice: int) -> Line:
        fighter = marked_word(match, choice)
        return line("dice-label-tag", fighter=fighter, number=choice + 1, dice=row_of(match, choice))

    def refs(self, match: Match, choice: int) -> tuple[str, ...]:
        return (ref("fighter", choice),)

    def refuse(self, match: Match, choice: int) -> IllegalChoice:
        if 0 <= choice < len(match.owners):
            return IllegalChoice(self.rule, line("dice-refused-tag"))
        return super().refuse(match, choice)

    def means(self, match: Match, refs: Sequence[str]) -> int | None:
        return fighter_meant(match, refs)


class EndTurn(Step[Match]):
    """The other side's turn, unless Planet Power brings another."""

    __slots__ = ()

    def run(self, match: Match) -> None:
        if not match.extra_turn:
            match.turn = 1 - match.turn
        match.do(StartTurn())
