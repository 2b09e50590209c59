"""A finished game to be looked at again: what was told of every move, and what could be seen after it.

It is played once more from what the log or a file says, and kept for a while, so that one can go back and forth.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from odango.bots.insight import INSIGHTS
from odango.core.event import Event
from odango.core.replay import SIGNED, BadReplay, Replay, check, clean_name, play, read
from odango.core.rng import ScriptedRng, SecureRng
from odango.core.step import Seat
from odango.games import GAMES
from odango.server.wire import GameView, SeatInfo, TableInfo
from odango.table.denied import Denied
from odango.table.entry import Card, Entry, Kind, Phase
from odango.table.table import replay_of
from odango.text import Line

OPEN = "open"
SPECTATOR = "spectator"
MOST_FRAMES = 60
"""That can be had at once."""
MOST_KEPT = 8_000
"""Positions that are kept in mind, of all games together: some 40 MB at most."""
MOST_MOVES = 3_000
"""In a file that somebody sends; tables may go on for longer."""
NO_CHANCE = ScriptedRng()
"""What is kept is only looked at."""


class Move(Struct, frozen=True, kw_only=True):
    """One thing that happened in the game: first its start, then every choice."""

    number: int
    """As in the table's log; in a file moves count from 1 and the start is 0."""
    seat: Seat | None
    """Who chose; null for the start."""
    at: int
    """When; 0 where a file does not say."""
    text: str | None
    """The choice in notation: to open eyes always, to a seat only its own."""
    lines: list[Line]
    """What these eyes were told; open ones, everything."""
    asked: str | None
    """The kind of question that was answered."""


class Check(Struct, frozen=True, kw_only=True):
    """The game was played again; this is what was found."""

    choices: int
    legal: bool
    """Every choice was legal, and the result is what was said."""
    draws: int
    """How many times chance spoke."""
    drawn: bool
    """All of it follows from the seed."""
    commitment: str
    """SHA-256 of the seed, announced at the opening."""
    seed: str
    """In hexadecimal for a table; `number N` where a file has one that was never secret; empty if it is not told."""
    sealed: bool
    """The seed is the one that was committed to."""
    why: str | None
    """What is wrong, if anything."""


class Reel(Struct, frozen=True, kw_only=True):
    """A whole game in sentences, as these eyes knew it."""

    table: TableInfo
    """Of a file: made up from what it says, with an empty id."""
    eyes: str
    """Whose they are: a seat's number, `spectator`, or `open`."""
    secret: bool
    """What was hidden stays so: there are no other eyes to be had but one's own and a spectator's."""
    moves: list[Move]
    check: Check


class Frame(Struct, frozen=True, kw_only=True):
    """What could be seen after a move."""

    number: int
    """Of the move."""
    view: GameView
    """These eyes' view; to open ones, a spectator's."""
    views: list[GameView] | None
    """To open eyes, what every seat saw, so that everything lies open."""
    ask: Line | None
    """What the seat was asked then; to open eyes, the first of those who were asked."""


class Belief(Struct, frozen=True, kw_only=True):
    """What the best bot would have believed at some moment, from each seat's knowledge alone."""

    number: int
    """Of the move after which it is."""
    moment: int
    """How far the game had come: in Masquerade Battle, how many tricks were over."""
    seats: list[tuple[float, ...]]
    """For each seat that looks, of every seat: how likely it belongs to the first team, 0 to 1."""


class Scene(Struct, frozen=True):
    """A move as it is kept."""

    number: int
    seat: Seat | None
    at: int
    text: str
    told: list[Event]
    asked: str | None
    state: Any


class Film(Struct, frozen=True):
    """A game as it is kept."""

    game: str
    seats: int
    scenes: list[Scene]
    check: Check


# --- playing it again -------------------------------------------------------------------------------------------------


def film_of(replay: Replay, times: Sequence[tuple[int, int]] = ()) -> Film:
    """Play a game again.  `times` are number and time of its start and its choices, where they are known."""
    scenes: list[Scene] = []
    wrong: str | None = None
    asked: str | None = None
    try:
        for index, state in play(replay, GAMES):
            told, state.events = state.events or [], []
            number, at = times[index] if times else (index, 0)
            move = replay.moves[index - 1] if index else None
            kept = state.clone()
            kept.rng = NO_CHANCE
            text = "" if move is None else move.text
            scenes.append(Scene(number, None if move is None else move.seat, at, text, told, asked, kept))
            following = state.decision_of(replay.moves[index].seat) if index < len(replay.moves) else None
            asked = None if following is None else following.kind
    except BadReplay as error:
        wrong = str(error)
        if not scenes:
            raise
    return Film(replay.game, replay.seats, scenes, _checked(replay, len(scenes) - 1, wrong))


def _checked(replay: Replay, choices: int, wrong: str | None) -> Check:
    legal, drawn = wrong is None, False
    if legal:
        try:
            drawn = check(replay, GAMES)
        except BadReplay as error:
            wrong = str(error)
    source = replay.source()
    return Check(
        choices=choices,
        legal=legal,
        draws=len(replay.deal) + sum(len(move.chance) for move in replay.moves),
        drawn=drawn,
        commitment=replay.commitment,
        seed=replay.seed.removeprefix("secret "),
        sealed=isinstance(source, SecureRng) and source.commitment == replay.commitment,
        why=wrong,
    )


def film_of_table(card: Card, entries: list[Entry]) -> Film:
    times = [(entry.number, entry.at) for entry in entries if entry.kind in (Kind.START, Kind.CHOICE)]
    return film_of(replay_of(card, entries), times)


def without_seed(film: Film) -> Film:
    """The same, but nobody can work out from it what was dealt."""
    return structs.replace(film, check=structs.replace(film.check, seed="", draws=0))


def film_of_file(replay: Replay) -> Film:
    try:
        return film_of(replay)
    except ValueError as error:
        raise Denied("bad-replay", why=str(error)) from error


def read_file(text: str) -> Replay:
    """The file somebody sent; Denied if it is none, or longer than anybody plays."""
    try:
        replay = read(text)
    except ValueError as error:
        raise Denied("bad-replay", why=str(error)) from error
    if len(replay.moves) > MOST_MOVES:
        raise Denied("long-replay", most=MOST_MOVES)
    return replay


def table_of(replay: Replay, film: Film) -> TableInfo:
    """A table as a file tells of it."""
    signed = [SIGNED.fullmatch(clean_name(name)) or clean_name(name) for name in replay.players]
    sitting = [(who, None) if isinstance(who, str) else (who[1], who[2]) for who in signed]
    secret = film.check.seed if isinstance(replay.source(), SecureRng) else None
    return TableInfo(
        id="", game=replay.game, rules=replay.rules, setup=replay.setup,
        seats=[
            SeatInfo(name=name, player=None, bot=bot, left=False, brought=False)
            for name, bot in sitting or [(None, None)] * replay.seats
        ],
        host=None, phase=Phase.OVER if replay.end else Phase.ABANDONED, public=False, spectators=True,
        start_when_full=True, number=film.scenes[-1].number, opened_at=0, commitment=replay.commitment, seed=secret,
        motions=[], previous=None, next=None,
    )  # fmt: skip


# --- showing it -------------------------------------------------------------------------------------------------------


def eyes_of(text: str, seats: int) -> Seat | str:
    """Whose eyes: OPEN, SPECTATOR, or a seat."""
    if text in (OPEN, SPECTATOR):
        return text
    seat = int(text) if text.isascii() and text.isdecimal() else seats
    if seat >= seats:
        raise Denied("no-such-seat")
    return seat


def reel_of(film: Film, eyes: Seat | str, table: TableInfo) -> Reel:
    seat = eyes if isinstance(eyes, int) else None
    moves = [
        Move(
            number=scene.number,
            seat=scene.seat,
            at=scene.at,
            text=scene.text if scene.seat is not None and eyes in (OPEN, scene.seat) else None,
            lines=[event.whole() if eyes == OPEN else event.face(seat) for event in scene.told],
            asked=scene.asked,
        )
        for scene in film.scenes
    ]
    secret = bool(table.id) and GAMES[film.game].stays_secret
    return Reel(table=table, eyes=str(eyes), secret=secret, moves=moves, check=film.check)


def frames_of(film: Film, eyes: Seat | str, first: int, count: int) -> list[Frame]:
    """What these eyes saw after some of the moves; the first of all is the start."""
    return [_frame(film, scene, eyes) for scene in film.scenes[first : first + min(count, MOST_FRAMES)]]


def _frame(film: Film, scene: Scene, eyes: Seat | str) -> Frame:
    game, state = GAMES[film.game], scene.state
    if eyes == OPEN:
        views = [game.view(state, seat) for seat in range(film.seats)]
        decision = state.pending[0] if state.pending else None
    else:
        views, decision = None, state.decision_of(eyes) if isinstance(eyes, int) else None
    view = game.view(state, eyes if isinstance(eyes, int) else None)
    return Frame(number=scene.number, view=view, views=views, ask=None if decision is None else decision.ask(state))


def beliefs_of(film: Film) -> list[Belief]:
    """Moment by moment until everything is turned up; nothing for games whose bots believe nothing about teams."""
    insight, game = INSIGHTS.get(film.game), GAMES[film.game]
    if insight is None:
        return []
    found: list[Belief] = []
    for scene in film.scenes:
        seen = game.view(scene.state, None)
        moment = insight.moment(seen)
        if seen.result is None and (not found or moment != found[-1].moment):
            seats = [insight.believe(game.view(scene.state, seat)) for seat in range(film.seats)]
            found.append(Belief(number=scene.number, moment=moment, seats=seats))
    return found


class Reels:
    """The games that were looked at last."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._making = asyncio.Lock()
        """One at a time: playing a game again takes its while, and tables must not wait for it."""

    def __contains__(self, name: str) -> bool:
        return name in self._films

    async def get(self, name: str, make: Callable[..., Film], *args: Any) -> Film:
        """The film of that name; made if it is not kept any more."""
        if name not in self._films:
            async with self._making:
                if name not in self._films:
                    self._keep(name, await asyncio.to_thread(make, *args))
        self._films.move_to_end(name)
        return self._films[name]

    def _keep(self, name: str, film: Film) -> None:
        self._films[name] = film
        while len(self._films) > 1 and _positions(self._films.values()) > MOST_KEPT:
            self._films.popitem(last=False)


def _positions(films: Iterable[Film]) -> int:
    return sum(len(film.scenes) for film in films)


async def encoded(make: Callable[..., Any], *args: Any) -> bytes:
    """What this makes, as JSON; made and written beside everything else."""
    return await asyncio.to_thread(lambda: msgspec.json.encode(make(*args)))
