"""Words to build situations of Truth or Bluff with, and to play them.

Chance is supplied: a token or a tile that is drawn without being named in the call fails the test, and so does one that
is named and not drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import cast

from msgspec.structs import replace

from odango.core.engine import choose, over, run
from odango.core.rng import Rng, ScriptedRng
from odango.core.step import Decision, Seat
from odango.games.bluff import GAME
from odango.games.bluff.round import CLAIMS, PASSES, StartRound
from odango.games.bluff.setup import EndingName, Setup, set_aside
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import (
    ALL_TILES,
    CHARACTERS,
    KINDS,
    NAMES,
    NO_TILE,
    TOKENS,
    VILLAINS,
    Tile,
    is_villain,
    tile,
)
from odango.text import english, seat_letter
from rulebook import any_game

PEOPLE = ("Molly", "Maxfield", "Andrew", "Serena", "Amy", "Raye", "Lita", "Mina")
"""Who sits at the table, by seat.  The first three are the rulebook's own."""

ALL_TOKENS = tuple(value for value, count in enumerate(TOKENS, 1) for _ in range(count))


def seat_of(person: str) -> Seat:
    return PEOPLE.index(person)


def table(
    *,
    seats: int = 4,
    ending: EndingName = "four-same",
    setup: Setup = Setup(),  # noqa: B008 (frozen)
    starter: str = "Molly",
    holders: Mapping[str, Sequence[str]] | None = None,
    face_up: Mapping[str, Sequence[str]] | None = None,
    bag: Sequence[str] = (),
    tokens: Mapping[str, tuple[int, ...]] | None = None,
) -> Bluff:
    """A game that has come to this: `starter` is about to start a round.

    Who is not mentioned holds two tiles of the character with the seat's number and nothing else.  The tiles laid out
    are all the tiles of this game.
    """
    state = GAME.start(replace(setup, ending=ending), seats, Rng(0))
    people = PEOPLE[:seats]
    held = dict(holders or {})
    shown = dict(face_up or {})
    drawn = dict(tokens or {})
    state.rng = ScriptedRng()
    state.events = []
    state.pending.clear()
    state.agenda.clear()
    state.holders = [sorted(map(tile, held.get(who, [CHARACTERS[seat]] * 2))) for seat, who in enumerate(people)]
    state.face_up = [[tile(name) for name in shown.get(who, ())] for who in people]
    state.bag = [tile(name) for name in bag]
    lying = Counter(kind for tiles in (*state.holders, *state.face_up, state.bag) for kind in tiles)
    state.contents = tuple(lying[kind] for kind in range(KINDS))
    state.set_aside = set_aside(state.contents) if setup.jadeite_source == "set_aside" else []
    state.tokens = [drawn.get(who, ()) for who in people]
    taken = Counter(value for values in state.tokens for value in values)
    state.token_bag = [count - taken[value] for value, count in enumerate(TOKENS, 1)]
    assert {*held, *shown, *drawn} <= set(people)
    assert all(laid <= there_are for laid, there_are in zip(state.contents, ALL_TILES, strict=True))
    state.do(StartRound(seat_of(starter)))
    run(state)
    return state


def chooses(state: Bluff, who: str, text: str, *, token: int | None = None, drawn: str | None = None) -> None:
    """`who` chooses what is written so; `token` is the value drawn from the small bag, `drawn` Jadeite's tile."""
    rng = cast("ScriptedRng", state.rng)
    decision = state.decision_of(seat_of(who))
    assert decision is not None, f"{who} is not asked"
    choice = decision.read(state, text)
    if token is not None:
        rng.feed([sum(state.token_bag[: token - 1])])
    if drawn is not None:
        source = state.bag if state.setup.jadeite_source == "draw_bag" else state.set_aside
        rng.feed([source.index(tile(drawn))])
    choose(state, decision.seat, choice)
    rng.finish()


def passes(state: Bluff, who: str, name: str, *, to: str, claim: str) -> None:
    """The starter passes this tile with that claim."""
    chooses(state, who, f"{name} to {seat_letter(seat_of(to))} as {claim}")


def looks(state: Bluff) -> None:
    """The receiver looks."""
    chooses(state, asked(state), "look")


def passes_on(state: Bluff, *, to: str, claim: str) -> None:
    """Who has looked passes on."""
    chooses(state, asked(state), f"to {seat_letter(seat_of(to))} as {claim}")


def says(state: Bluff, answer: str, *, token: int | None = None, drawn: str | None = None) -> None:
    """The receiver says truth or bluff."""
    chooses(state, asked(state), answer, token=token, drawn=drawn)


def collects(state: Bluff, who: str, name: str, *, to: str, token: int | None = None, drawn: str | None = None) -> None:
    """The starter passes this tile, telling the truth if it can be told, is believed, and so collects it."""
    claim = name.removeprefix("white-")
    passes(state, who, name, to=to, claim=claim if claim in CHARACTERS else "sailor-moon")
    says(state, "truth", token=token, drawn=drawn)


def asked(state: Bluff) -> str:
    """Who is asked."""
    (decision,) = state.pending
    return PEOPLE[decision.seat]


def first_pass(name: str, to: int, claim: str) -> int:
    """The choice of a starter, legal or not."""
    return tile(name) * PASSES + next_pass(to, claim)


def next_pass(to: int, claim: str) -> int:
    """The choice of one who has looked, legal or not."""
    return to * CLAIMS + CHARACTERS.index(claim)


def refused(state: Bluff, who: str, choice: int) -> tuple[str, str]:
    """The rule and the sentence with which this player is refused this; the state must be as it was."""
    return any_game.refused(state, choice, seat_of(who))


def area(state: Bluff, who: str) -> list[str]:
    """The face-up tiles of a player."""
    return names(state.face_up[seat_of(who)])


def holder(state: Bluff, who: str) -> list[str]:
    """The tiles in a player's holder."""
    return names(state.holders[seat_of(who)])


def tokens_of(state: Bluff, who: str) -> tuple[int, ...]:
    return state.tokens[seat_of(who)]


def names(tiles: Iterable[Tile]) -> list[str]:
    return [NAMES[kind] for kind in tiles]


def villains_of(contents: Iterable[int]) -> set[str]:
    """Which villains are among the tiles of a game, counted kind by kind."""
    return {NAMES[kind] for kind, count in enumerate(contents) if count and is_villain(kind)}


def people(seats: Iterable[Seat]) -> list[str]:
    return [PEOPLE[seat] for seat in seats]


def defeated(state: Bluff) -> list[str]:
    """Who is defeated; empty while the game goes on."""
    assert bool(state.defeated) == over(state)
    return people(state.defeated)


def winners(state: Bluff) -> list[str]:
    result = GAME.result(state)
    assert result is not None
    return people(result.winners)


def told(state: Bluff, who: str | None) -> list[str]:
    """What this player, or a spectator, has been told so far, in English."""
    seat = None if who is None else seat_of(who)
    return [english().say(event.face(seat), PEOPLE) for event in state.events or ()]


def under_way(state: Bluff, who: str | None) -> str | None:
    """The tile under way as this player's view has it: its name, or None if the player does not know it."""
    seen = GAME.view(state, None if who is None else seat_of(who)).under_way
    assert seen is not None
    assert state.tile != NO_TILE
    return None if seen.tile is None else NAMES[seen.tile]


def imagined(state: Bluff, who: str | None, times: int) -> list[Bluff]:
    """So many states this player holds possible, each checked to look the same from there."""
    return any_game.imagined(GAME, state, None if who is None else seat_of(who), times)


def playing_at_random(setup: Setup, seats: int, seed: int, *, fond_of_villains: bool = False) -> Iterator[Bluff]:
    """Every position of a game in which everybody chooses at random, or at random what has to do with villains."""
    return any_game.playing_at_random(GAME, setup, seats, seed, _about_villains if fond_of_villains else None)


def _about_villains(state: Bluff, decision: Decision[Bluff], options: Sequence[int]) -> Sequence[int]:
    return [option for option in options if {*decision.write(state, option).split()} & {*VILLAINS}] or options
