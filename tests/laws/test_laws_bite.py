"""The laws bite: every leak and slip planted here is caught, and the honest game is not accused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec
import pytest

from laws import laws
from laws.laws import LawBroken
from laws.planted import Leak, first_breach, leaking
from laws.toy import TOY, Toy, ToyGame
from odango.core.engine import choose
from odango.core.event import Event, Public
from odango.core.refusal import IllegalChoice
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.core.things import ref
from odango.games.bluff import imagine as imagining
from odango.games.bluff.game import TruthOrBluff
from odango.games.bluff.outcome import word
from odango.games.bluff.round import Respond
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import NO_TILE, tile
from odango.games.bluff.view import BluffView
from odango.text import line

SEATS = 5


LEAKS: dict[str, Leak[Bluff]] = {
    "top of the bag": lambda state, _: state.bag[-1] if state.bag else None,
    "another holder's tile": lambda state, seat: state.holders[((seat or 0) + 1) % SEATS][:1],
    "whether a villain is still out": lambda state, _: any(tile("zoycite") in holder for holder in state.holders),
    "how many options another seat has": lambda state, _: [len(d.options(state)) for d in state.pending],
    "the generator's state": lambda state, _: state.rng.memory(),
    "the tile under way": lambda state, _: state.tile if state.tile != NO_TILE else None,
    "the next token": lambda state, _: state.token_bag[:1],
    "another's token values": lambda state, _: max(map(sum, state.tokens)),
    "what Jadeite drew": lambda state, _: repr(state.history),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leaking_view_is_caught(leak: str) -> None:
    """Both the law of views and the law of bytes hold for the honest game and not for this one."""
    breach = first_breach(leaking(TruthOrBluff(), LEAKS[leak]), laws.imagined_looks_the_same)

    assert "view(imagine) == view" in breach


def test_a_view_that_leaks_nothing_is_not_accused() -> None:
    """Showing something public once more is no leak."""
    harmless = leaking(TruthOrBluff(), lambda state, _: [len(holder) for holder in state.holders])

    assert not first_breach(harmless, laws.imagined_looks_the_same)
    assert not first_breach(harmless, laws.imagining_knows_no_more)


class ForgetsToSort(TruthOrBluff):
    """Shuffles the unseen tiles from where they truly lie, so that the truth shows through the shuffle."""

    def imagine(self, state: Bluff, seat: Seat | None, rng: Rng) -> Bluff:
        world = super().imagine(state, seat, rng.clone())
        others = [other for other in range(state.seats) if other != seat]
        pool = [kind for other in others for kind in state.holders[other]]
        rng.shuffle(pool)
        for other in others:
            world.holders[other] = sorted(pool.pop() for _ in state.holders[other])
        world.bag, world.tile, world.history = state.bag[:], state.tile, state.history[:]
        return world


class KeepsTheGenerator(TruthOrBluff):
    """Imagines a world whose dice will fall as the true ones."""

    def imagine(self, state: Bluff, seat: Seat | None, rng: Rng) -> Bluff:
        world = super().imagine(state, seat, rng)
        world.rng = state.rng.clone()
        return world


class KeepsTheTile(TruthOrBluff):
    """Imagines that the tile under way is what it is."""

    def imagine(self, state: Bluff, seat: Seat | None, rng: Rng) -> Bluff:
        world = super().imagine(state, seat, rng)
        if state.tile not in (NO_TILE, world.tile) and state.tile in world.holders[state.starter]:
            holder = world.holders[state.starter]
            holder[holder.index(state.tile)] = world.tile
            holder.sort()
            world.tile = state.tile
        return world


@pytest.mark.parametrize("game", [ForgetsToSort(), KeepsTheTile()])
def test_an_imagination_that_peeks_is_caught(game: TruthOrBluff) -> None:
    assert "imagine(imagine) == imagine" in first_breach(game, laws.imagining_knows_no_more)


def test_an_imagination_that_hands_the_generator_on_is_caught() -> None:
    assert not first_breach(TruthOrBluff(), laws.alike_is_imagined_alike)
    assert "imagined alike" in first_breach(KeepsTheGenerator(), laws.alike_is_imagined_alike)


def test_an_imagination_that_loses_a_tile_is_caught() -> None:
    class Loses(TruthOrBluff):
        def imagine(self, state: Bluff, seat: Seat | None, rng: Rng) -> Bluff:
            world = imagining.imagine(state, seat, rng)
            world.bag = [world.bag[0]] * len(world.bag) if world.bag else []
            return world

    assert "imagined worlds have all pieces" in first_breach(Loses(), laws.imagined_looks_the_same)


class KeepsAnswers(ToyGame):
    """Leaves what others have answered in secret as it is."""

    def imagine(self, state: Toy, seat: Seat | None, rng: Rng) -> Toy:
        world = super().imagine(state, seat, rng)
        world.answers = state.answers[:]
        return world


def test_a_secret_answer_that_shows_is_caught() -> None:
    assert not first_breach(TOY, laws.alike_is_imagined_alike, seats=3)
    assert "imagined alike" in first_breach(KeepsAnswers(), laws.alike_is_imagined_alike, seats=3)


class LoudBluff(Bluff):
    """Says its secrets aloud."""

    __slots__ = ()

    def tell(self, event: Event) -> None:
        super().tell(Public(event.whole()))

    def clone(self) -> LoudBluff:
        twin = super().clone()
        twin.__class__ = LoudBluff
        return cast("LoudBluff", twin)


class Loud(TruthOrBluff):
    def start(self, setup: Any, seats: int, rng: Rng) -> Bluff:
        state = super().start(setup, seats, rng)
        state.__class__ = LoudBluff
        return state


def test_a_sentence_that_gives_a_secret_away_is_caught() -> None:
    assert not first_breach(TruthOrBluff(), laws.events_tell_no_more_than_views)
    assert "told the same" in first_breach(Loud(), laws.events_tell_no_more_than_views)


class SharesHolders(Bluff):
    """A clone that shares the holders with its original."""

    __slots__ = ()

    def clone(self) -> SharesHolders:
        twin = super().clone()
        twin.__class__ = SharesHolders
        twin.holders = self.holders
        return cast("SharesHolders", twin)


def test_a_shallow_clone_is_caught() -> None:
    state = TruthOrBluff().start(TruthOrBluff.Setup(), SEATS, Rng(1))
    state.__class__ = SharesHolders

    with pytest.raises(LawBroken, match="clone independence"):
        laws.clone_and_save_are_exact(TruthOrBluff(), state, 1)


class Blabs(Respond):
    """Says what the tile is to whoever points at anything."""

    def refuse_things(self, state: Bluff, refs: Sequence[str]) -> IllegalChoice:
        return IllegalChoice(self.rule, line("bluff-refused-no-such-tile", tile=word(state.tile)))


class Peeks(Respond):
    """Concerns the tile under way by its name."""

    def refs(self, state: Bluff, choice: int) -> tuple[str, ...]:
        return (ref("up", choice, state.tile),)


class Confuses(Respond):
    """Both answers concern the same thing."""

    def refs(self, state: Bluff, choice: int) -> tuple[str, ...]:
        return (ref("seat", state.passer),)


class Misunderstands(Confuses):
    """What is pointed at does not mean what was named."""

    def refs(self, state: Bluff, choice: int) -> tuple[str, ...]:
        return (ref("seat", choice),)


def asking(question: type[Respond]) -> Bluff:
    """A tile is under way, and its receiver is asked in this way."""
    state = TruthOrBluff().start(TruthOrBluff.Setup(), SEATS, Rng(1))
    choose(state, state.pending[0].seat, state.pending[0].options(state)[0])
    state.pending[:] = [question(state.receiver)]
    return state


def test_reasons_and_names_that_give_a_secret_away_are_caught() -> None:
    game = TruthOrBluff()
    for honest in (asking(Respond), asking(Confuses)):
        laws.why_not_is_told(game, honest, 1)
        laws.imagined_looks_the_same(game, honest, 1)

    with pytest.raises(LawBroken, match="why not, in every world"):
        laws.why_not_is_told(game, asking(Blabs), 1)
    with pytest.raises(LawBroken, match="the same bytes are sent"):
        laws.imagined_looks_the_same(game, asking(Peeks), 1)


def test_options_that_cannot_be_told_apart_are_caught() -> None:
    laws.things_tell_options_apart(asking(Respond))

    with pytest.raises(LawBroken, match="things tell options apart"):
        laws.things_tell_options_apart(asking(Confuses))
    with pytest.raises(LawBroken, match="the things of an option mean it"):
        laws.things_tell_options_apart(asking(Misunderstands))


def test_a_field_nobody_decided_about_is_caught() -> None:
    class Undecided(TruthOrBluff):
        SHOWN = TruthOrBluff.SHOWN - {"bag"}

    with pytest.raises(LawBroken, match="bag"):
        laws.fields_are_sorted_out(Undecided())


def test_a_lost_piece_is_caught() -> None:
    game = TruthOrBluff()
    state = game.start(game.Setup(), SEATS, Rng(1))
    pieces = game.components(state)
    state.bag.pop()

    with pytest.raises(LawBroken, match="conservation"):
        laws.pieces_are_conserved(game, state, pieces)


def test_bytes_that_differ_are_caught_even_when_the_views_are_equal() -> None:
    """A view may compare equal and still be sent differently; the wire has a law of its own."""

    class Sly(BluffView, frozen=True, kw_only=True, eq=False):
        leak: int

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Sly)

        __hash__ = None  # type: ignore[assignment]

    class SlyGame(TruthOrBluff):
        def view(self, state: Bluff, seat: Seat | None) -> BluffView:
            honest = super().view(state, seat)
            return Sly(**{n: getattr(honest, n) for n in honest.__struct_fields__}, leak=sum(state.holders[0]))

    assert msgspec.json.encode(SlyGame().view(TruthOrBluff().start(TruthOrBluff.Setup(), SEATS, Rng(1)), 0))
    assert "the same bytes are sent" in first_breach(SlyGame(), laws.imagined_looks_the_same)
