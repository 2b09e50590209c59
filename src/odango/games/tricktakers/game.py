"""TRICKTAKERs, as the rest of the house knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from odango.core import engine
from odango.core.event import Public
from odango.core.game import Game
from odango.core.rng import Rng
from odango.core.save import steps_in
from odango.core.step import Seat, Step
from odango.core.view import Result
from odango.games.tricktakers import (
    characters,
    ending,
    facts,
    figures,
    items,
    picking,
    playing,
    rounds,
    selecting,
    strength,
    tricks,
)
from odango.games.tricktakers import imagine as imagining
from odango.games.tricktakers import setup as setups
from odango.games.tricktakers import view as views
from odango.games.tricktakers.cards import NAMES, Face
from odango.games.tricktakers.cast import CAST
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.roster import NOT_YET, is_expansion
from odango.games.tricktakers.state import NOBODY, NOTHING, Tricktakers
from odango.games.tricktakers.view import TricktakersView
from odango.text import Line, Name, line


class TricktakersGame(Game[Tricktakers, setups.Setup]):
    """Five tricks a round, and everyone plays them by the rules of another character."""

    name = "tricktakers"
    title = "TRICKTAKERs"
    seats = range(DATA.seats.least, DATA.seats.most + 1)
    rules_version = 1
    Setup = setups.Setup
    State = Tricktakers
    steps: Mapping[str, type[Step[Any]]] = steps_in(
        ending, items, picking, playing, rounds, selecting, tricks, *characters.MODULES
    )
    facts: Mapping[str, type[Any]] = {
        kind.__name__: kind
        for kind in (
            facts.Account, facts.Discard, facts.Entry, facts.Limit, facts.Sheet, facts.Sighting, facts.Trick,
            strength.Play, Face, *characters.SHEETS,
        )
    }  # fmt: skip
    SHOWN = views.SHOWN
    HIDDEN = views.HIDDEN

    def check(self, setup: setups.Setup, seats: int) -> None:
        self.check_seats(seats)
        setups.check(setup, seats)

    def advice(self, setup: setups.Setup, seats: int) -> list[Line]:
        """Some figures of the cards for two players are our reading, and some of the expansion are ours altogether."""
        used = setups.in_use(setup)
        keys = [CAST[character].advice_for_two for character in used] if seats == 2 else []
        if setup.figures == figures.HOUSE:
            keys += [CAST[character].advice for character in used]
            keys += ["tricktakers-advice-two-expansion"] if seats == 2 and any(map(is_expansion, used)) else []
        return [line(key) for key in keys if key]

    def read_option(self, name: str, text: str) -> Any:
        """Figures are a text with one of them a line."""
        return figures.read(text) if name == "figures" else super().read_option(name, text)

    def option_text(self, name: str) -> str | None:
        return figures.write() if name == "figures" else None

    def start(self, setup: setups.Setup, seats: int, rng: Rng) -> Tricktakers:
        self.check(setup, seats)
        state = Tricktakers()
        state.rng = rng
        state.events = []
        state.setup = setup
        state.round = 0
        state.first = rng.below(seats)
        state.points = [DATA.rounds.points] * seats
        state.crowns = [0] * seats
        state.black_crowns = [0] * seats
        state.offered = setups.in_use(setup)
        state.choosers = ()
        state.drafted = [()] * seats
        state.characters = [NOT_YET] * seats
        state.last_characters = [NOT_YET] * seats
        state.accounts = []
        state.carried = [NOTHING] * seats
        state.forged = [0, 0]
        state.victor = NOBODY
        state.victory = ""
        state.ended = False
        state.tricks = []
        rounds.clear(state)
        state.tell(Public(line("tricktakers-begins", who=Name(state.first), rounds=state.rounds)))
        state.do(rounds.NextRound())
        if setup.mode == setups.DRAFT:
            order = setups.draft_order(seats, setups.picks(setup, seats))
            state.choosers = tuple((state.first + i) % seats for i in order)
            state.do(selecting.Drafting())
        elif state.two:
            state.drafted = [setups.in_use(setup)] * seats
        engine.run(state)
        return state

    def view(self, state: Tricktakers, seat: Seat | None) -> TricktakersView:
        return views.view(state, seat)

    def imagine(self, state: Tricktakers, seat: Seat | None, rng: Rng) -> Tricktakers:
        return imagining.imagine(state, seat, rng)

    def result(self, state: Tricktakers) -> Result | None:
        return ending.result(state)

    def components(self, state: Tricktakers) -> Mapping[str, int]:
        pieces = Counter(NAMES[card] for pile in (*state.hands, *state.taken, state.deck, state.box) for card in pile)
        pieces.update(NAMES[discard.card] for discard in state.discards)
        pieces.update(NAMES[card] for play in state.plays for card in (play.card, *play.more))
        pieces.update(NAMES[card] for cards in state.aside for card in cards)
        for character, behaviour in CAST.items():
            pieces.update(behaviour.pieces(state, state.seat_of(character)))
        return pieces

    def bound(self, setup: setups.Setup, seats: int) -> int:
        """Everyone drafts; then in every round everyone chooses a character, and one names the leader.  Set-up takes
        seven questions at most: the Gambler's two exchanges, bid and stake, with Black Crowns offered after each part,
        or the Thief's four letters and chip, and a card taken over; two Black Crowns can be spent, each is offered
        anew, and an Alchemist puts up to six cards in order for each.

        Seven tricks at most are begun, since a Time Traveler travels twice, with 17 questions for each journey.  In a
        trick nobody is asked more than seven things, an Alchemist with four elements and one for winning; but the
        Summoner also summons six beasts and commands as long as there are MP: what it starts with, and one for every
        trick and one for every turn, with two questions for each.  At the end a few may decide one thing more.
        """
        drafting = seats * setups.picks(setup, seats)
        tricks = DATA.rounds.tricks + DATA.time_traveler.tokens
        summoner = 6 + 2 * (DATA.summoner.mp + 2 * tricks)
        each_round = seats * (1 + 7 + 9 + 12) + 1 + tricks * seats * 7 + summoner + 2 * 17 + seats
        return drafting + setups.rounds(setup, seats) * each_round
