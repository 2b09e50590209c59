"""The Summoner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Decision, Seat, Step
from odango.core.things import ref, sole
from odango.games.tricktakers.cards import BEASTS, EL, FACE, FLAG, HIGHEST, NAMES, NUMBER, RARE, Card, card
from odango.games.tricktakers.characters.base import TableCharacter
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.facts import Sheet, Trick
from odango.games.tricktakers.figures import Costs
from odango.games.tricktakers.hands import draw, exchange, may_discard, receive, sight, taken_back_by
from odango.games.tricktakers.picking import DiscardOne, PickCards
from odango.games.tricktakers.playing import PlayCard
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import INNATE, SHIELDED, Play
from odango.games.tricktakers.ways import Way
from odango.games.tricktakers.wording import card_word
from odango.text import Line, Name, line

MIRIA: Final = card("miria")
OKO: Final = card("oko")
DONE: Final = 0
SUMMON: Final = 1
COMMAND: Final = 2
WIDTH: Final = 4


class SummonerSheet(Sheet, frozen=True, gc=False, tag="summoner"):
    mp: int = DATA.summoner.mp
    waiting: tuple[Card, ...] = BEASTS
    """Beasts that can still be summoned."""
    rear: tuple[Card, ...] = ()
    """Those on the summon sheets."""


class Summoner(TableCharacter):
    """Has 5 MP, and one more for every trick won.  On a turn it summons beasts to the rear, up to two there, commands
    them any number of times, plays a card, and may then move one beast to the front, on top of that card.

    In front a beast counts instead of the card: EL as a Hermit's White Flag, MIRIA as the Berserker, the others as the
    10 of their colour.  In the rear EL brings an MP at the end of every turn, MIRIA keeps 10s from losing to 1s, MARU,
    GURU and NEMU let a card be exchanged for an MP, OKO any number of cards.  Moving to the front is free on a card of
    the beast's colour, for EL and MIRIA on a White Flag or Rare.  A beast goes with the trick: each once a round.
    """

    name = "summoner"
    advice = "tricktakers-advice-summoner"

    def sheet(self, state: Tricktakers, seat: Seat) -> SummonerSheet:
        return SummonerSheet()

    def ready(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        for beast in BEASTS:
            state.box.remove(beast)
        return ()

    def turn(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        return Ritual(seat), PlayCard(seat), Front(seat), EndOfTurn(seat)

    def lay(self, state: Tricktakers, seat: Seat, card: Card, way: Way) -> Play:
        return shielded(state, super().lay(state, seat, card, way))

    def won(self, state: Tricktakers, seat: Seat, trick: Trick) -> None:
        gain(state, seat, DATA.summoner.mp_a_trick)

    def home(self, state: Tricktakers, seat: Seat, play: Play) -> None:
        """A beast goes back to the rear; what it cost is spent."""
        if play.more:
            sheet = state.sheet(seat, SummonerSheet)
            state.sheets[seat] = replace(sheet, rear=(*sheet.rear, play.card))
            [below] = play.more
            receive(state, seat, [below])
            sight(state, seat, below)
            state.limits = taken_back_by(state, seat, below)
        else:
            super().home(state, seat, play)

    def pieces(self, state: Tricktakers, seat: Seat) -> Iterable[str]:
        if seat < 0 or not isinstance(state.sheets[seat], SummonerSheet):
            return ()
        sheet = state.sheet(seat, SummonerSheet)
        return [NAMES[beast] for beast in (*sheet.waiting, *sheet.rear)]


def shielded(state: Tricktakers, play: Play) -> Play:
    """MIRIA in the rear: this 10 does not lose to a 1."""
    ten = play.face.kind == NUMBER and play.face.value == HIGHEST
    miria = MIRIA in state.sheet(play.seat, SummonerSheet).rear
    return replace(play, marks=play.marks | SHIELDED) if ten and miria else play


def gain(state: Tricktakers, seat: Seat, mp: int) -> None:
    sheet = state.sheet(seat, SummonerSheet)
    state.sheets[seat] = replace(sheet, mp=min(sheet.mp + mp, state.figures.most_mp))


def costs_of(state: Tricktakers, beast: Card) -> Costs:
    return state.figures.beasts[BEASTS.index(beast)]


def front_cost(state: Tricktakers, beast: Card, below: Card) -> int:
    """Nothing on a card of its own kind."""
    if FACE[beast].kind == NUMBER:
        free = FACE[below].kind == NUMBER and FACE[below].colour == FACE[beast].colour
    else:
        free = FACE[below].kind in (FLAG, RARE)
    return 0 if free else costs_of(state, beast).front


class Ritual(Decision[Tricktakers]):
    """Summon a beast to the rear, command one that is there, or go on.  Summoning comes before commanding.

    A choice is a beast's place times 4 plus what is done.
    """

    __slots__ = ("commands",)

    kind = "ritual"
    rule = "summoner"

    def __init__(self, seat: Seat, *, commands: bool = False) -> None:
        super().__init__(seat)
        self.commands: bool = commands
        """Whether a beast was commanded on this turn already."""

    def options(self, state: Tricktakers) -> list[int]:
        sheet = state.sheet(self.seat, SummonerSheet)
        found = [DONE]
        for place, beast in enumerate(BEASTS):
            costs = costs_of(state, beast)
            room = len(sheet.rear) < DATA.summoner.rear and not self.commands
            if beast in sheet.waiting and room and costs.summon <= sheet.mp:
                found.append(place * WIDTH + SUMMON)
            if beast in sheet.rear and 0 < costs.command <= sheet.mp and may_discard(state, self.seat):
                found.append(place * WIDTH + COMMAND)
        return found

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice == DONE:
            return
        beast, what = BEASTS[choice // WIDTH], choice % WIDTH
        sheet = state.sheet(self.seat, SummonerSheet)
        who, named = Name(self.seat), card_word(beast)
        state.do(Ritual(self.seat, commands=what == COMMAND))
        if what == SUMMON:
            waiting = tuple(other for other in sheet.waiting if other != beast)
            mp = sheet.mp - costs_of(state, beast).summon
            state.sheets[self.seat] = SummonerSheet(mp, waiting, (*sheet.rear, beast))
            if state.events is not None:
                state.tell(Public(line("tricktakers-summoned", who=who, beast=named)))
            return
        state.sheets[self.seat] = replace(sheet, mp=sheet.mp - costs_of(state, beast).command)
        if state.events is not None:
            state.tell(Public(line("tricktakers-commanded", who=who, beast=named)))
        if beast == OKO:
            state.do(Renew(self.seat))
        else:
            state.do(DiscardOne(self.seat, self.rule), DrawOne(self.seat))

    def write(self, state: Tricktakers, choice: int) -> str:
        if choice == DONE:
            return "go on"
        return f"{'summon' if choice % WIDTH == SUMMON else 'command'} {NAMES[BEASTS[choice // WIDTH]]}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-ritual", mp=state.sheet(self.seat, SummonerSheet).mp)

    def label(self, state: Tricktakers, choice: int) -> Line:
        if choice == DONE:
            return line("tricktakers-label-ritual-done")
        beast = BEASTS[choice // WIDTH]
        summons = choice % WIDTH == SUMMON
        costs = costs_of(state, beast)
        cost = costs.summon if summons else costs.command
        key = "summon" if summons else "command"
        return line(f"tricktakers-label-{key}", beast=card_word(beast), mp=cost)

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return () if choice == DONE else (ref("beast", choice // WIDTH),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        beast = sole(refs, "beast")
        if not beast or beast[0] >= len(BEASTS):
            return None
        waits = BEASTS[beast[0]] in state.sheet(self.seat, SummonerSheet).waiting
        return beast[0] * WIDTH + (SUMMON if waits else COMMAND)


class DrawOne(Step[Tricktakers]):
    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Tricktakers) -> None:
        draw(state, self.seat, 1)


class Renew(PickCards):
    """OKO's command: discard any number of cards, at least one, and draw as many."""

    __slots__ = ()

    kind = "renew"
    rule = "summoner"
    what = "renew"

    def allows(self, state: Tricktakers, choice: int) -> bool:
        return choice != 0 and super().allows(state, choice)

    def picked(self, state: Tricktakers, cards: list[Card]) -> None:
        exchange(state, self.seat, cards)


class Front(Decision[Tricktakers]):
    """Move a beast from the rear onto the card just played, or not.  A choice is the beast's place plus one."""

    __slots__ = ()

    kind = "front"
    rule = "summoner"

    def run(self, state: Tricktakers) -> None:
        if len(self.options(state)) > 1:
            super().run(state)

    def _below(self, state: Tricktakers) -> Card:
        return state.plays[-1].card

    def options(self, state: Tricktakers) -> list[int]:
        sheet, below = state.sheet(self.seat, SummonerSheet), self._below(state)
        beasts = [place for place, beast in enumerate(BEASTS) if beast in sheet.rear]
        return [DONE, *(place + 1 for place in beasts if front_cost(state, BEASTS[place], below) <= sheet.mp)]

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice == DONE:
            return
        beast, play = BEASTS[choice - 1], state.plays[-1]
        sheet = state.sheet(self.seat, SummonerSheet)
        rear = tuple(other for other in sheet.rear if other != beast)
        mp = sheet.mp - front_cost(state, beast, play.card)
        state.sheets[self.seat] = replace(sheet, mp=mp, rear=rear)
        new = Play(self.seat, beast, FACE[beast], INNATE.get(beast, 0), more=(play.card,))
        state.plays = (*state.plays[:-1], shielded(state, new))
        if state.events is not None:
            said = line("tricktakers-fronted", who=Name(self.seat), beast=card_word(beast), card=card_word(play.card))
            state.tell(Public(said))

    def write(self, state: Tricktakers, choice: int) -> str:
        return "no beast" if choice == DONE else f"front {NAMES[BEASTS[choice - 1]]}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-front", card=card_word(self._below(state)))

    def label(self, state: Tricktakers, choice: int) -> Line:
        if choice == DONE:
            return line("tricktakers-label-front-none")
        beast = BEASTS[choice - 1]
        cost = front_cost(state, beast, self._below(state))
        return line("tricktakers-label-front", beast=card_word(beast), mp=cost)

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return () if choice == DONE else (ref("beast", choice - 1),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        beast = sole(refs, "beast")
        return beast[0] + 1 if beast and beast[0] < len(BEASTS) else None


class EndOfTurn(Step[Tricktakers]):
    """EL in the rear brings an MP."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Tricktakers) -> None:
        if EL in state.sheet(self.seat, SummonerSheet).rear:
            gain(state, self.seat, 1)
