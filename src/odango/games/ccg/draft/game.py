"""The draft, as the rest of the house knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from odango.core import engine
from odango.core.event import Public
from odango.core.game import Game, Sequel
from odango.core.rng import Rng
from odango.core.save import steps_in
from odango.core.step import Seat, Step
from odango.core.view import Result
from odango.games.ccg.cards import CARDS
from odango.games.ccg.deck.boosters import COMMONS, RARES, SIZE, UNCOMMONS
from odango.games.ccg.draft import imagine as imagining
from odango.games.ccg.draft import picking, registering
from odango.games.ccg.draft import setup as setups
from odango.games.ccg.draft import view as views
from odango.games.ccg.draft.state import NONE, Draft
from odango.games.ccg.draft.view import DraftView, deck_code, pool_code, registered
from odango.games.ccg.setup import Setup as CcgSetup
from odango.text import line

MOST_PLAYERS: Final = 6
"""So many can play the game that follows."""


class DraftGame(Game[Draft, setups.Setup]):
    """Boosters, picks in secret, and a deck for everyone."""

    name = "draft"
    title = "Sailor Moon CCG draft"
    seats = range(2, 9)
    rules_version = 1
    stays_secret = True
    Setup = setups.Setup
    State = Draft
    steps: Mapping[str, type[Step[Any]]] = steps_in(picking, registering)
    facts: Mapping[str, type[Any]] = {}
    SHOWN = views.SHOWN
    HIDDEN = views.HIDDEN

    def check(self, setup: setups.Setup, seats: int) -> None:
        self.check_seats(seats)

    def start(self, setup: setups.Setup, seats: int, rng: Rng) -> Draft:
        self.check(setup, seats)
        state = Draft()
        state.rng = rng
        state.events = []
        state.setup = setup
        state.stage = "picking"
        state.pick = 0
        state.packs = [()] * seats
        state.taken = []
        state.openers = [NONE] * seats
        state.tell(Public(line("draft-welcome" if setup.passes else "draft-welcome-sealed", count=setup.packs)))
        state.do(picking.OpenPacks())
        engine.run(state)
        return state

    def view(self, state: Draft, seat: Seat | None) -> DraftView:
        return views.view(state, seat)

    def imagine(self, state: Draft, seat: Seat | None, rng: Rng) -> Draft:
        return imagining.imagine(state, seat, rng)

    def result(self, state: Draft) -> Result | None:
        return views.result(state)

    def components(self, state: Draft) -> Mapping[str, int]:
        """Cards by rarity, for nobody can say which they are; those of packs that are still to be opened, too."""
        closed = state.seats * (state.setup.packs - len(state.taken))
        found = Counter({"common": COMMONS * closed, "uncommon": UNCOMMONS * closed, "rare": RARES * closed})
        names = {"C": "common", "U": "uncommon", "R": "rare", "F": "rare"}
        piles = [*state.packs, *(pack for packs in state.taken for pack in packs)]
        found.update(names[CARDS[kind].rarity] for pile in piles for kind in pile)
        return found

    def bound(self, setup: setups.Setup, seats: int) -> int:
        """Everyone picks from every pack but for its last card, and builds one deck."""
        return seats * (setup.packs * (SIZE - 1) + 1)

    def sequel(self, setup: setups.Setup, state: Draft, seats: int) -> Sequel | None:
        """The game itself, to which everyone brings the deck they have registered; more than six find no table."""
        if state.stage != "done" or seats > MOST_PLAYERS:
            return None
        decks = [registered(state, seat) for seat in range(seats)]
        return Sequel(
            game="ccg",
            setup=CcgSetup(),
            brought=tuple(map(deck_code, decks)),
            pools=tuple(pool_code(state.picked(seat), deck) for seat, deck in enumerate(decks)),
        )
