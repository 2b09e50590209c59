"""A game as a file a person can read: a header, then one line a choice, with what chance brought after a semicolon.

Every line ends with a check that also covers all lines before it, so that a changed character is found where it stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2s
from typing import Any

import msgspec
from msgspec import Struct

from odango.core.engine import IllegalChoice, choose
from odango.core.game import BadSetup, Game
from odango.core.rng import RecordingRng, Rng, ScriptedRng, SecureRng, WrongScript
from odango.core.state import State
from odango.core.step import Seat
from odango.text import one_line, seat_letter

FORMAT = "odango replay 1"
CHECKED = re.compile(r"(.*) #([0-9a-f]{8})")
SIGNED = re.compile(r"(.+) \[([a-z]+)\]")
"""A bot among the players: its name, and its level in brackets."""
MOVE = re.compile(r"([0-9]+) ([A-Z]) ([^;]+?)(?: ; ([0-9 ]+))?")


class BadReplay(ValueError):
    """A replay that does not hold; says on which line and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class Move(Struct, frozen=True):
    """One choice, and what chance brought until the next one was asked for."""

    seat: Seat
    text: str
    chance: tuple[int, ...] = ()


class Replay(Struct):
    """What a replay file says."""

    game: str
    rules: int
    setup: Any
    """The options as plain JSON values."""
    seats: int
    players: list[str]
    commitment: str = ""
    """SHA-256 of the secret seed, known from the start of a live game."""
    seed: str = ""
    """`secret HEX` once revealed, or `number N` for a generator that was never secret."""
    deal: tuple[int, ...] = ()
    """What chance brought before the first choice."""
    moves: list[Move] = msgspec.field(default_factory=list)
    end: str = ""
    """Places and points, once the game is over."""

    def write(self) -> str:
        """The file."""
        lines = [
            FORMAT,
            f"game {self.game}",
            f"rules {self.rules}",
            f"setup {msgspec.json.encode(self.setup).decode()}",
            f"seats {self.seats}",
            *(f"player {seat_letter(seat)} {name}" for seat, name in enumerate(self.players)),
            *([f"commitment {self.commitment}"] if self.commitment else []),
            *([f"seed {self.seed}"] if self.seed else []),
            " ".join(["deal", *map(str, self.deal)]),
            *(_write_move(number, move) for number, move in enumerate(self.moves, 1)),
            *([f"end {self.end}"] if self.end else []),
        ]
        check = ""
        text = []
        for line in lines:
            check = _check(check, line)
            text.append(f"{line} #{check}\n")
        return "".join(text)

    def line_of(self, number: int) -> int:
        """The line of the file on which move `number` stands, counting from 1; move 0 is the deal."""
        header = 6 + len(self.players) + bool(self.commitment) + bool(self.seed)
        return header + number

    def source(self) -> Rng | None:
        """The generator the game was played with, if the file tells."""
        kind, _, value = self.seed.partition(" ")
        if kind == "secret":
            return SecureRng(bytes.fromhex(value))
        return Rng(int(value)) if kind == "number" else None


def read(text: str) -> Replay:
    """Read a replay file, checking its form and that no character was changed; not yet that the game is legal."""
    lines = _checked_lines(text)
    replay = Replay(game="", rules=0, setup={}, seats=0, players=[])
    keys = ["game", "rules", "setup", "seats", "player", "commitment", "seed", "deal", "move", "end"]
    at = 0
    for number, line in enumerate(lines[1:], 2):
        key, _, value = line.partition(" ")
        place = keys.index("move" if key.isdecimal() else key) if key.isdecimal() or key in keys else -1
        if place < at:
            raise BadReplay(number, f"{key!r} has no place here")
        at = place
        try:
            _take(replay, key, value, line)
        except (ValueError, msgspec.MsgspecError) as error:
            raise BadReplay(number, str(error)) from error
    if at < keys.index("deal"):
        raise BadReplay(len(lines), "the header ends too early")
    if len(replay.players) not in (0, replay.seats):
        raise BadReplay(5, f"{replay.seats} seats, but {len(replay.players)} players")
    return replay


def _take(replay: Replay, key: str, value: str, line: str) -> None:
    match key:
        case "game" | "commitment" | "seed" | "end":
            setattr(replay, key, value)
            if key == "seed" and replay.source() is None:
                raise ValueError("a seed is 'secret HEX' or 'number N'")
        case "rules" | "seats":
            setattr(replay, key, int(value))
        case "setup":
            replay.setup = msgspec.json.decode(value)
        case "player":
            letter, _, name = value.partition(" ")
            if letter != seat_letter(len(replay.players)):
                raise ValueError("players stand in the order of their seats")
            replay.players.append(name)
        case "deal":
            replay.deal = tuple(map(int, value.split()))
        case _:
            replay.moves.append(_read_move(len(replay.moves) + 1, line))


def _checked_lines(text: str) -> list[str]:
    if not text.endswith("\n"):
        raise BadReplay(text.count("\n") + 1, "the file breaks off in the middle of a line")
    check = ""
    lines = []
    for number, raw in enumerate(text[:-1].split("\n"), 1):
        found = CHECKED.fullmatch(raw)
        if found is None:
            raise BadReplay(number, "no check at the end of the line")
        check = _check(check, found[1])
        if check != found[2]:
            raise BadReplay(number, "this line was changed: it does not agree with its check")
        lines.append(found[1])
    if lines[0] != FORMAT:
        raise BadReplay(1, f"not a replay this version reads (expected {FORMAT!r})")
    return lines


def _check(before: str, line: str) -> str:
    return blake2s(f"{before}\n{line}".encode(), digest_size=4).hexdigest()


def _write_move(number: int, move: Move) -> str:
    chance = f" ; {' '.join(map(str, move.chance))}" if move.chance else ""
    return f"{number} {seat_letter(move.seat)} {move.text}{chance}"


def _read_move(number: int, line: str) -> Move:
    found = MOVE.fullmatch(line)
    if found is None or int(found[1]) != number:
        raise ValueError(f"expected move {number}: a number, a seat's letter and a choice")
    return Move(ord(found[2]) - ord("A"), found[3], tuple(map(int, (found[4] or "").split())))


class Record:
    """A game under way that writes its own replay."""

    def __init__(
        self, game: Game[Any, Any], setup: Any, seats: int, rng: Rng, players: Sequence[str] = (), seed: str = ""
    ) -> None:
        self.game = game
        self._rng = RecordingRng(rng)
        self.state: Any = game.start(setup, seats, self._rng)
        self.replay = Replay(
            game=game.name,
            rules=game.rules_version,
            setup=msgspec.to_builtins(setup),
            seats=seats,
            players=[clean_name(name) for name in players],
            seed=seed,
            commitment=rng.commitment if isinstance(rng, SecureRng) else "",
            deal=tuple(self._rng.take()),
        )

    def choose(self, seat: Seat, choice: int) -> None:
        """Choose, and write it down.  A refused choice leaves no trace."""
        decision = self.state.decision_of(seat)
        text = "" if decision is None or not decision.allows(self.state, choice) else decision.write(self.state, choice)
        choose(self.state, seat, choice)
        self.replay.moves.append(Move(seat, text, tuple(self._rng.take())))
        self.replay.end = ending(self.game, self.state)

    @classmethod
    def resume(cls, game: Game[Any, Any], replay: Replay) -> Record:
        """Go on with a game where its replay breaks off.  Its generator must be in the file."""
        source = replay.source()
        if source is None:
            raise BadReplay(1, "a game can only be resumed with its seed")
        record = cls(game, msgspec.convert(replay.setup, game.Setup), replay.seats, source, replay.players, replay.seed)
        _same_chance(replay, 0, record.replay.deal, replay.deal)
        for number, move in enumerate(replay.moves, 1):
            record.choose(move.seat, _legal(record.state, replay, number, move))
            _same_chance(replay, number, record.replay.moves[-1].chance, move.chance)
        return record


def clean_name(name: str) -> str:
    """A player's name as one line of the file can hold it."""
    return one_line(name)[:40] or "?"


def sign(name: str, level: str | None) -> str:
    """A player as the file names them: a bot with its level."""
    return f"{name} [{level}]" if level else name


def ending(game: Game[Any, Any], state: State) -> str:
    """The last line of a replay: places, then points; empty while the game goes on."""
    result = game.result(state)
    if result is None:
        return ""
    return f"places {' '.join(map(str, result.places))} points {' '.join(f'{p:g}' for p in result.points)}"


def play(replay: Replay, games: Mapping[str, Game[Any, Any]]) -> Iterator[tuple[int, Any]]:
    """Play the game again from its recorded chance, giving the state after the deal (0) and after each move.

    The states tell their events; BadReplay names the first line that is not legal or does not fit.
    """
    game = games.get(replay.game)
    if game is None:
        raise BadReplay(2, f"there is no game {replay.game!r}")
    if replay.rules != game.rules_version:
        raise BadReplay(3, f"played by rules {replay.rules}; this version plays rules {game.rules_version}")
    if replay.seats not in game.seats:
        raise BadReplay(5, f"{game.title} is not played by {replay.seats}")
    rng = ScriptedRng(replay.deal)
    try:
        state = game.start(msgspec.convert(replay.setup, game.Setup), replay.seats, rng)
        rng.finish()
    except (BadSetup, WrongScript, msgspec.ValidationError) as error:
        raise BadReplay(replay.line_of(0) if isinstance(error, WrongScript) else 4, str(error)) from error
    yield 0, state
    for number, move in enumerate(replay.moves, 1):
        choice = _legal(state, replay, number, move)
        rng.feed(move.chance)
        try:
            choose(state, move.seat, choice)
            rng.finish()
        except WrongScript as error:
            raise BadReplay(replay.line_of(number), str(error)) from error
        yield number, state
    found = ending(game, state)
    if replay.end != found:
        where = replay.line_of(len(replay.moves) + bool(replay.end))
        raise BadReplay(where, f"the file says the end was {replay.end!r}, but played again it is {found!r}")


def check(replay: Replay, games: Mapping[str, Game[Any, Any]]) -> bool:
    """Every choice was legal, the result is right and, where the seed is told, every draw follows from it.

    Returns whether the seed was there to check chance against; raises BadReplay if anything is wrong.
    """
    for _ in play(replay, games):
        pass
    source = replay.source()
    if source is None:
        return False
    if replay.commitment and not (isinstance(source, SecureRng) and source.commitment == replay.commitment):
        raise BadReplay(replay.line_of(0) - 1, "the seed is not the one that was committed to")
    Record.resume(games[replay.game], replay)
    return True


def _legal(state: Any, replay: Replay, number: int, move: Move) -> int:
    decision = state.decision_of(move.seat)
    try:
        if decision is None:
            # Let the engine say who is asked instead.
            choose(state, move.seat, 0)
        return int(decision.read(state, move.text))
    except IllegalChoice as error:
        raise BadReplay(replay.line_of(number), str(error)) from error


def _same_chance(replay: Replay, number: int, drawn: tuple[int, ...], said: tuple[int, ...]) -> None:
    if drawn != said:
        raise BadReplay(replay.line_of(number), "the chance results do not follow from the seed")
