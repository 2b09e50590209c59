"""What happens to a trick when everyone has played: who takes it, who gets it, and into which pile it goes."""

from __future__ import annotations

from collections.abc import Sequence

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Seat, Step
from odango.core.things import ref, sole
from odango.games.masquerade.cards import KIND, PILE, SG, SUPPORT, TEAMS, TUXEDO_MASK, Team, is_character
from odango.games.masquerade.facts import Trick
from odango.games.masquerade.state import NOBODY, Masquerade
from odango.games.masquerade.strength import resolve
from odango.games.masquerade.wording import card_word, team_word
from odango.text import Line, Name, line, seat_letter


class Collect(Step[Masquerade]):
    """The strongest card takes the trick.

    A Character wins into the pile of the side it shows, an Action into its team's.  Tuxedo Mask's player chooses
    (A-10), and who won with a Support must give the cards away.  If nobody wins, the cards are out of the game.
    """

    __slots__ = ()

    def run(self, state: Masquerade) -> None:
        outcome = resolve(state.plays, state.ruling, state.setup)
        if outcome.place == NOBODY:
            discard(state)
            return
        won = state.plays[outcome.place]
        kind = KIND[won.card]
        if state.events is not None:
            key = f"masquerade-took-{outcome.by.replace('_', '-')}"
            state.tell(Public(line(key, who=Name(won.seat), card=card_word(won.card), count=characters(state))))
        if kind == SUPPORT:
            state.ask(Give(won.seat))
        elif kind == TUXEDO_MASK and state.setup.tuxedo_pile == "winner_chooses":
            state.ask(ChoosePile(won.seat, won.seat))
        else:
            stow(state, won.seat, SG if kind == TUXEDO_MASK else won.side if is_character(won.card) else PILE[won.card])


class Give(Decision[Masquerade]):
    """A Support's winnings go to another player, whoever it is, into the pile printed on the card; for Naru somebody
    chooses (A-11).
    """

    __slots__ = ()

    kind = "give"
    rule = "support"

    def options(self, state: Masquerade) -> list[int]:
        return [seat for seat in range(state.seats) if seat != self.seat]

    def chosen(self, state: Masquerade, choice: int) -> None:
        pile = PILE[winning_card(state)]
        if pile >= 0:
            stow(state, choice, pile)
            return
        if state.events is not None:
            state.tell(Public(line("masquerade-gives", who=Name(self.seat), to=Name(choice))))
        chooser = choice if state.setup.naru_pile_chosen_by == "recipient" else self.seat
        state.ask(ChoosePile(chooser, choice))

    def write(self, state: Masquerade, choice: int) -> str:
        return f"to {seat_letter(choice)}"

    def ask(self, state: Masquerade) -> Line:
        return line("masquerade-ask-give", card=card_word(winning_card(state)), count=characters(state))

    def label(self, state: Masquerade, choice: int) -> Line:
        pile = PILE[winning_card(state)]
        if pile < 0:
            return line("masquerade-label-give", to=Name(choice))
        return line("masquerade-label-give-pile", to=Name(choice), pile=team_word(pile))

    def refs(self, state: Masquerade, choice: int) -> tuple[str, ...]:
        return (ref("seat", choice),)

    def refuse(self, state: Masquerade, choice: int) -> IllegalChoice:
        if choice == self.seat:
            return IllegalChoice(self.rule, line("masquerade-refused-give-yourself"))
        return super().refuse(state, choice)

    def means(self, state: Masquerade, refs: Sequence[str]) -> int | None:
        seat = sole(refs, "seat")
        return seat[0] if seat else None


class ChoosePile(Decision[Masquerade]):
    """Into which of the receiver's piles the cards go."""

    __slots__ = ("receiver",)

    kind = "pile"
    rule = "piles"

    def __init__(self, seat: Seat, receiver: Seat) -> None:
        super().__init__(seat)
        self.receiver: Seat = receiver

    def options(self, state: Masquerade) -> list[int]:
        return list(range(len(TEAMS)))

    def chosen(self, state: Masquerade, choice: int) -> None:
        stow(state, self.receiver, choice)

    def write(self, state: Masquerade, choice: int) -> str:
        return TEAMS[choice]

    def ask(self, state: Masquerade) -> Line:
        if self.receiver == self.seat:
            return line("masquerade-ask-pile", count=characters(state))
        return line("masquerade-ask-pile-of", whose=Name(self.receiver), count=characters(state))

    def label(self, state: Masquerade, choice: int) -> Line:
        return line("masquerade-label-pile", pile=team_word(choice))

    def refs(self, state: Masquerade, choice: int) -> tuple[str, ...]:
        return (ref("pile", self.receiver, choice),)

    def means(self, state: Masquerade, refs: Sequence[str]) -> int | None:
        pile = sole(refs, "pile")
        return pile[1] if pile and len(pile) > 1 and pile[0] == self.receiver else None


def characters(state: Masquerade) -> int:
    """How many cards of the trick will count."""
    return sum(is_character(play.card) for play in state.plays)


def winning_card(state: Masquerade) -> int:
    return state.plays[resolve(state.plays, state.ruling, state.setup).place].card


def stow(state: Masquerade, receiver: Seat, pile: Team) -> None:
    """Put the trick into a pile.  Whoever won it leads, whoever got it."""
    _remember(state, receiver, pile)
    state.leader = state.tricks[-1].winner
    count = characters(state)
    state.piles[receiver * len(TEAMS) + pile] += count
    if state.events is not None:
        state.tell(Public(line("masquerade-stowed", who=Name(receiver), pile=team_word(pile), count=count)))


def discard(state: Masquerade) -> None:
    """Nobody took it: its cards are out for good, and the same player leads again (A-09)."""
    _remember(state, NOBODY, NOBODY)
    if state.setup.leader_after_draw == "next_player":
        state.leader = state.after(state.leader)
    if state.events is not None:
        state.tell(Public(line("masquerade-drawn", count=characters(state), who=Name(state.leader))))


def _remember(state: Masquerade, receiver: Seat, pile: Team) -> None:
    outcome = resolve(state.plays, state.ruling, state.setup)
    state.tricks.append(Trick(state.plays, state.ruling, outcome, receiver, pile))
