"""Truth or Bluff, as the rest of the house knows it."""

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
from odango.games.bluff import facts, outcome, villains
from odango.games.bluff import imagine as imagining
from odango.games.bluff import round as rounds
from odango.games.bluff import scoring as scores
from odango.games.bluff import setup as setups
from odango.games.bluff import view as views
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import DATA, NAMES, NO_TILE, TILES_EACH, TOKENS, VILLAIN_TILES, VILLAINS
from odango.games.bluff.view import BluffView
from odango.text import Line, Name, Word, Words, line


class TruthOrBluff(Game[Bluff, setups.Setup]):
    """Pass tiles with a claim, true or not; collect as few as you can and draw the most valuable tokens."""

    name = "bluff"
    title = "Truth or Bluff"
    seats = range(DATA.seats.least, DATA.seats.most + 1)
    rules_version = 1
    Setup = setups.Setup
    State = Bluff
    steps: Mapping[str, type[Step[Any]]] = steps_in(rounds, outcome, villains)
    facts: Mapping[str, type[Any]] = {
        kind.__name__: kind for kind in (facts.Pass, facts.Challenged, facts.Returned, facts.Bagged, facts.Drew)
    }
    SHOWN = views.SHOWN
    HIDDEN = views.HIDDEN

    def check(self, setup: setups.Setup, seats: int) -> None:
        self.check_seats(seats)
        setups.check(setup, seats)

    def advice(self, setup: setups.Setup, seats: int) -> list[Line]:
        """B-09: an Ending may be playable and yet hardly ever met."""
        advised = {row.id: row.advised_from_players for row in DATA.endings}
        if setup.ending in advised and seats < advised[setup.ending]:
            return [
                line("bluff-advice-ending", ending=Word(f"bluff-ending-{setup.ending}"), seats=advised[setup.ending])
            ]
        return []

    def start(self, setup: setups.Setup, seats: int, rng: Rng) -> Bluff:
        self.check(setup, seats)
        state = Bluff()
        state.rng = rng
        state.events = []
        state.setup = setup
        state.contents = setups.tiles_in_play(setup, seats, rng)
        if setup.ending == "random":
            possible = setups.possible_endings(seats)
            state.ending = possible[rng.below(len(possible))]
        else:
            state.ending = setup.ending
        bag = imagining.tiles_of(list(state.contents))
        rng.shuffle(bag)
        state.holders = [sorted(bag[i * TILES_EACH : (i + 1) * TILES_EACH]) for i in range(seats)]
        state.bag = bag[seats * TILES_EACH :]
        state.set_aside = setups.set_aside(state.contents) if setup.jadeite_source == "set_aside" else []
        state.face_up = [[] for _ in range(seats)]
        state.tokens = [()] * seats
        state.token_bag = list(TOKENS)
        state.starter = rng.below(seats)
        state.tile = NO_TILE
        state.passes = ()
        state.looked = False
        state.history = []
        state.draws = 0
        state.chose_itself = ()
        state.defeated = ()
        state.cause = ""
        state.tell(Public(line("bluff-begins", ending=Word(f"bluff-ending-{state.ending}"))))
        villains = tuple(f"bluff-{NAMES[kind]}" for kind in VILLAIN_TILES if state.contents[kind])
        state.tell(Public(line("bluff-villains", villains=Words(villains)) if villains else line("bluff-no-villains")))
        state.tell(Public(line("bluff-first-starter", who=Name(state.starter))))
        state.do(rounds.StartRound(state.starter))
        engine.run(state)
        return state

    def view(self, state: Bluff, seat: Seat | None) -> BluffView:
        return views.view(state, seat)

    def imagine(self, state: Bluff, seat: Seat | None, rng: Rng) -> Bluff:
        return imagining.imagine(state, seat, rng)

    def result(self, state: Bluff) -> Result | None:
        return scores.result(state)

    def components(self, state: Bluff) -> Mapping[str, int]:
        lying = [*state.bag, *state.set_aside, *([] if state.tile == NO_TILE else [state.tile])]
        for tiles in (*state.holders, *state.face_up):
            lying.extend(tiles)
        pieces = Counter(NAMES[kind] for kind in lying)
        for value, count in enumerate(state.token_bag, 1):
            pieces[f"token {value}"] += count
        for values in state.tokens:
            pieces.update(f"token {value}" for value in values)
        return pieces

    def bound(self, setup: setups.Setup, seats: int) -> int:
        """See docs/rulings/bluff.md#b-04.

        Every round takes a tile out of hiding for good, except that Kunzite or Zoycite may hide one again.  A Kunzite
        that is out can come back only through the bag and a Jadeite round, which takes a tile; so between two Jadeite
        rounds there is one Kunzite round and there are two Zoycite rounds at most, and a few more where villains may
        pick themselves.
        """
        contents = setups.tiles_in_play(setup, seats, Rng())
        hidden = sum(contents)
        if setup.jadeite_source == "set_aside":
            hidden += len(setups.set_aside(contents))
        rounds_at_most = 4 * (hidden + 1) + 2 * len(VILLAINS)
        return rounds_at_most * (1 + 2 * (seats - 1) + 2)
