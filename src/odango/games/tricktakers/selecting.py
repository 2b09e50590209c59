"""Who plays whom: choosing characters, drafting them, and naming who leads the first trick."""

from __future__ import annotations

from collections.abc import Sequence

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Seat, Step, Together
from odango.core.things import ref, sole
from odango.games.tricktakers.cast import CAST
from odango.games.tricktakers.roster import CODES, NAMES, NOT_YET, Character
from odango.games.tricktakers.setup import DRAFT, in_use
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.wording import character_word
from odango.text import Line, Name, line, seat_letter


class _OfCharacters(Decision[Tricktakers]):
    """A choice is a character."""

    __slots__ = ()

    plain = True

    def write(self, state: Tricktakers, choice: int) -> str:
        return NAMES[choice]

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line("tricktakers-label-character", character=character_word(choice), code=CODES[choice])

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return (ref("character", choice),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        found = sole(refs, "character")
        return found[0] if found else None


class Draft(_OfCharacters):
    """Before the first round everyone takes characters in turn, there and back again, to play one in each round."""

    __slots__ = ()

    kind = "draft"
    rule = "draft"

    def options(self, state: Tricktakers) -> list[int]:
        return list(state.offered)

    def chosen(self, state: Tricktakers, choice: int) -> None:
        state.offered = tuple(character for character in state.offered if character != choice)
        state.drafted[self.seat] = tuple(sorted((*state.drafted[self.seat], choice)))
        state.choosers = state.choosers[1:]
        if state.events is not None:
            state.tell(Public(line("tricktakers-drafted", who=Name(self.seat), character=character_word(choice))))

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-draft")

    def refuse(self, state: Tricktakers, choice: int) -> IllegalChoice:
        if choice in CAST:
            why = "taken" if choice in in_use(state.setup) else "not-there"
            reason = line(f"tricktakers-refused-character-{why}", character=character_word(choice))
            return IllegalChoice(self.rule, reason)
        return super().refuse(state, choice)


class Drafting(Step[Tricktakers]):
    """Until everyone has drafted."""

    __slots__ = ()

    def run(self, state: Tricktakers) -> None:
        if state.choosers:
            state.do(Drafting())
            state.ask(Draft(state.choosers[0]))


class Select(_OfCharacters):
    """Choose your character for the round among those that lie open and are not taken."""

    __slots__ = ()

    kind = "character"
    rule = "selecting-a-character"

    def options(self, state: Tricktakers) -> list[int]:
        return [character for character in state.offered if self._why_not(state, character) is None]

    def _why_not(self, state: Tricktakers, character: Character) -> str | None:
        """The end of the key that says why not; None if it may be chosen."""
        if character in state.characters:
            return "taken"
        if state.two:
            if character not in state.drafted[self.seat]:
                return "had"
            return None if _leaves_a_choice(state, self.seat, character) else "last"
        again = character == state.last_characters[self.seat] and CAST[character].chooses_first
        return "king-again" if again else None

    def chosen(self, state: Tricktakers, choice: int) -> None:
        become(state, self.seat, choice)
        state.choosers = state.choosers[1:]
        if state.events is not None:
            state.tell(Public(line("tricktakers-chose", who=Name(self.seat), character=character_word(choice))))

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-character")

    def refuse(self, state: Tricktakers, choice: int) -> IllegalChoice:
        if choice in CAST:
            why = self._why_not(state, choice) if choice in state.offered else "not-there"
            if why is not None:
                reason = line(f"tricktakers-refused-character-{why}", character=character_word(choice))
                return IllegalChoice(self.rule, reason)
        return super().refuse(state, choice)


def _leaves_a_choice(state: Tricktakers, seat: Seat, character: Character) -> bool:
    """Two players: in the last round but one, the two characters left over must differ (round 4 of five)."""
    if state.round != state.rounds - 1:
        return True
    other = 1 - seat
    left = [one for one in state.drafted[seat] if one != character]
    if state.characters[other] != NOT_YET:
        return left != list(state.drafted[other])
    theirs = state.drafted[other]
    return any([one for one in theirs if one != pick] != left for pick in theirs if pick != character)


class Selecting(Step[Tricktakers]):
    """Until everyone has chosen."""

    __slots__ = ()

    def run(self, state: Tricktakers) -> None:
        if state.choosers:
            state.do(Selecting())
            state.ask(Select(state.choosers[0]))


class PlayDrafted(_OfCharacters):
    """Choose in secret, together with all others, which of your drafted characters to play this round."""

    __slots__ = ()

    kind = "drafted"
    rule = "draft"

    def options(self, state: Tricktakers) -> list[int]:
        return list(state.drafted[self.seat])

    def chosen(self, state: Tricktakers, choice: int) -> None:
        become(state, self.seat, choice)
        if state.events is not None:
            state.tell(Public(line("tricktakers-revealed", who=Name(self.seat), character=character_word(choice))))

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-drafted")


class NameLeader(Decision[Tricktakers]):
    """Say who leads the first trick, yourself or another."""

    __slots__ = ()

    kind = "leader"
    rule = "the-first-lead"

    def options(self, state: Tricktakers) -> list[int]:
        return list(range(state.seats))

    def chosen(self, state: Tricktakers, choice: int) -> None:
        state.leader = choice
        if state.events is not None:
            state.tell(Public(line("tricktakers-named-leader", who=Name(self.seat), leader=Name(choice))))

    def write(self, state: Tricktakers, choice: int) -> str:
        return f"leader {seat_letter(choice)}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-leader")

    def label(self, state: Tricktakers, choice: int) -> Line:
        if choice == self.seat:
            return line("tricktakers-label-lead-yourself")
        return line("tricktakers-label-leader", leader=Name(choice))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return (ref("seat", choice),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        seat = sole(refs, "seat")
        return seat[0] if seat else None


def become(state: Tricktakers, seat: Seat, character: Character) -> None:
    state.characters[seat] = character
    state.drafted[seat] = tuple(one for one in state.drafted[seat] if one != character)


def offer(state: Tricktakers) -> None:
    """Lay out the characters of the round and say who chooses when."""
    state.last_characters = state.characters[:]
    state.characters = [NOT_YET] * state.seats
    if state.two:
        _offer_to_two(state)
    elif state.setup.mode == DRAFT:
        state.do(Together(tuple(PlayDrafted(seat) for seat in range(state.seats))), FirstOfDraft())
    else:
        state.offered = _shown(state)
        state.choosers = choosing_order(state)
        state.do(Selecting())


def _offer_to_two(state: Tricktakers) -> None:
    """Each uses every character once.  With one left there is nothing to choose."""
    if state.final:
        for seat in range(state.seats):
            [last] = state.drafted[seat]
            become(state, seat, last)
            if state.events is not None:
                state.tell(Public(line("tricktakers-revealed", who=Name(seat), character=character_word(last))))
    elif state.setup.mode == DRAFT:
        state.do(Together(tuple(PlayDrafted(seat) for seat in range(state.seats))))
    else:
        chooser = first_chooser_of_two(state)
        state.choosers = (chooser, 1 - chooser)
        state.do(Selecting())


def first_chooser_of_two(state: Tricktakers) -> Seat:
    """The first player in rounds 1 and 3, the other in rounds 2 and 4."""
    return state.first if state.round % 2 else 1 - state.first


def _shown(state: Tricktakers) -> tuple[Character, ...]:
    """All characters in use; in shuffle mode one more than players.

    In shuffle mode those not shown the round before come first, then some of the others, by lot.  By a variant the one
    nobody chose comes first too.
    """
    used = in_use(state.setup)
    if state.setup.mode != "shuffle":
        return used
    room = state.seats + 1
    before = state.offered if state.round > 1 else ()
    first = [one for one in used if one not in before] if before else []
    if state.setup.unselected_first:
        first += [one for one in before if one not in state.last_characters]
    rest = [one for one in used if one not in first]
    for some in (first, rest):
        state.rng.shuffle(some)
    return tuple(sorted((first + rest)[:room]))


def choosing_order(state: Tricktakers) -> tuple[Seat, ...]:
    """Round 1: clockwise from the first player.

    Later: who was King; then who has no Crown, then who has one, the fewest points first.  Equal points: the better
    priority of the last character.
    """
    if state.round == 1:
        return tuple((state.first + i) % state.seats for i in range(state.seats))
    return tuple(
        sorted(
            range(state.seats),
            key=lambda seat: (not CAST[state.last_characters[seat]].chooses_first, *behind(state, seat)),
        )
    )


def behind(state: Tricktakers, seat: Seat) -> tuple[bool, int, int]:
    """Sorts first who has no Crown, then who has fewest points, then by priority of the character before."""
    return state.crowns[seat] > 0, state.points[seat], state.last_characters[seat]


class FirstOfDraft(Step[Tricktakers]):
    """After a draft whoever has the best priority names the leader, as soon as all characters are revealed."""

    __slots__ = ()

    def run(self, state: Tricktakers) -> None:
        state.ask(NameLeader(state.by_priority()[0]))


class FirstLead(Step[Tricktakers]):
    """Who leads the first trick of the round, unless the one with the best priority has named a leader already.

    Round 1: who chose first.  Later: the player without a Crown who has fewest points, or by a variant whom they name.
    Two players: who chose first; in the last round whom the one with fewer points names; after a draft the better
    priority.
    """

    __slots__ = ()

    def run(self, state: Tricktakers) -> None:
        if state.setup.mode == DRAFT:
            if state.two:
                state.leader = state.by_priority()[0]
        elif state.two and state.final:
            # Equal points: the first player decides (T-33).
            fewer = min(range(state.seats), key=lambda seat: (state.points[seat], seat != state.first))
            state.ask(NameLeader(fewer))
        elif state.two:
            state.leader = first_chooser_of_two(state)
        elif state.round == 1:
            state.leader = state.first
        else:
            last = min(range(state.seats), key=lambda seat: behind(state, seat))
            if state.setup.leader_is_named:
                state.ask(NameLeader(last))
            else:
                state.leader = last
