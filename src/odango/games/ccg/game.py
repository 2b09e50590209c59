"""The Sailor Moon CCG, as the rest of the house knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

from odango.core import engine
from odango.core.event import Public
from odango.core.game import Game, Orders
from odango.core.rng import Rng
from odango.core.save import steps_in
from odango.core.step import Seat, Step
from odango.core.view import Result
from odango.games.ccg import basic, defences, ending, facts, opening, orders, pie_cards
from odango.games.ccg import imagine as imagining
from odango.games.ccg import setup as setups
from odango.games.ccg import view as views
from odango.games.ccg.attack import bout, defending, hitting_back, windows, wounds
from odango.games.ccg.cards import CARDS
from odango.games.ccg.challenge import challenge, replaying
from odango.games.ccg.facts import NONE
from odango.games.ccg.pieces import cards_of, everything
from odango.games.ccg.piles import searching
from odango.games.ccg.piles.drawing import shuffle_deck
from odango.games.ccg.power import paying
from odango.games.ccg.state import NOBODY, Ccg
from odango.games.ccg.turn import acting, balance, defeat, playing, turn
from odango.games.ccg.view import CcgView
from odango.text import Line, line


class CcgGame(Game[Ccg, setups.Setup]):
    """Scouts and Knights against each other's Monsters and Villains."""

    name = "ccg"
    title = "Sailor Moon CCG"
    seats = range(2, 7)
    rules_version = 1
    Setup = setups.Setup
    State = Ccg
    steps: Mapping[str, type[Step[Any]]] = steps_in(
        acting, balance, bout, challenge, defeat, defending, hitting_back, opening, paying, playing, replaying,
        searching, turn, windows, wounds, *basic.MODULES, *defences.MODULES, *pie_cards.MODULES,
    )  # fmt: skip
    facts: Mapping[str, type[Any]] = {
        kind.__name__: kind
        for kind in (facts.Attack, facts.Contest, facts.Entry, facts.Member, facts.Piece, facts.Score)
    }
    orders: ClassVar[Orders | None] = orders
    SHOWN = views.SHOWN
    HIDDEN = views.HIDDEN

    def check(self, setup: setups.Setup, seats: int) -> None:
        self.check_seats(seats)
        setups.check(setup, seats)

    def advice(self, setup: setups.Setup, seats: int) -> list[Line]:
        """Which rules were for the Advanced game alone nobody knows any more."""
        return [] if setup.basic else [line("ccg-advice-split")]

    def bring(self, setup: setups.Setup, seat: Seat, seats: int, text: str) -> setups.Setup:
        """A deck of one's own, as a list."""
        return setups.bring(setup, seat, seats, text)

    def check_pool(self, text: str, pool: str) -> None:
        setups.check_pool(text, pool)

    def start(self, setup: setups.Setup, seats: int, rng: Rng) -> Ccg:
        self.check(setup, seats)
        state = Ccg()
        state.rng = rng
        state.events = []
        state.setup = setup
        state.stage = "basic" if setup.basic else "opening"
        state.step = 0
        state.turn = state.starter = NOBODY
        state.turns = [0] * seats
        state.points = [0] * seats
        state.out = [False] * seats
        state.hands = [[] for _ in range(seats)]
        state.known = [[()] * seats for _ in range(seats + 1)]
        state.drawn = [()] * seats
        state.decks = [list(cards) for cards in setups.decks(setup, seats)]
        state.seen = [[0] * len(deck) for deck in state.decks]
        state.discards = [[] for _ in range(seats)]
        state.gone = [[] for _ in range(seats)]
        state.allies = [()] * seats
        state.enemies = [()] * seats
        state.pie = [()] * seats
        state.next_uid = 0
        state.openings = [()] * seats
        state.attack = None
        state.contest = state.last_contest = None
        state.trained = 0
        state.skips = [False] * seats
        state.extra = 0
        state.no_draw = [0] * seats
        state.no_attacks = [0] * seats
        state.no_rest = [0] * seats
        state.flipped = [()] * seats
        state.scores = []
        state.ended = ""
        for seat in range(seats):
            shuffle_deck(state, seat)
        state.tell(Public(line("ccg-welcome-basic" if setup.basic else "ccg-welcome", goal=setup.goal)))
        if setup.basic:
            basic.start(state)
        else:
            state.do(opening.Opening())
        engine.run(state)
        return state

    def view(self, state: Ccg, seat: Seat | None) -> CcgView:
        return views.view(state, seat)

    def imagine(self, state: Ccg, seat: Seat | None, rng: Rng) -> Ccg:
        return imagining.imagine(state, seat, rng)

    def result(self, state: Ccg) -> Result | None:
        return ending.result(state)

    def components(self, state: Ccg) -> Mapping[str, int]:
        piles = (*state.hands, *state.decks, *state.discards, *state.gone)
        pieces = Counter(CARDS[card].name for pile in piles for card in pile)
        pieces.update(CARDS[card].name for piece in everything(state) for card in cards_of(piece) if card != NONE)
        return pieces

    def bound(self, setup: setups.Setup, seats: int) -> int:
        """In a turn a player plays, uses or discards each of their cards a few times at most: what comes back from the
        discards costs Power that does not.  Each asks a handful of questions, a challenge up to forty for its ties and
        replays.  Every Scout and Knight acts twice at most, in an attack in which both sides can do no more than use
        all their cards; 2,000 questions are far more than any turn takes.  Nobody has more turns than the limit says.
        """
        return basic.bound(setup) if setup.basic else seats + setup.round_limit * seats * 2000
