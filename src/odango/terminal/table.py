"""A table in the terminal: the game under way, who sits there, and what the person has been told."""

from __future__ import annotations

import shlex
import sys
from contextlib import suppress
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any

from odango.bots import Bot, ask
from odango.core.game import Game
from odango.core.replay import Record
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.terminal import saves
from odango.terminal.face import Face
from odango.terminal.faces import face
from odango.terminal.screen import Screen
from odango.terminal.seating import Seating


class Table:
    """Holds the game for one person.  Views, faces and options are asked for that person's seat only."""

    def __init__(
        self, screen: Screen, record: Record, seating: Seating, me: Seat, bots: dict[Seat, Bot], file: Path
    ) -> None:
        self.screen = screen
        self.record = record
        self.seating = seating
        self.me = me
        self.bots = bots
        self.file = file
        self.log: list[str] = []
        self.face: Face = face(record.game.name)
        self.standing = self.face.standing()
        """What the person has said in advance.  Nobody else, and no file, learns of it."""
        screen.names = seating.names

    @property
    def game(self) -> Game[Any, Any]:
        return self.record.game

    @property
    def state(self) -> Any:
        return self.record.state

    def view(self) -> Any:
        return self.game.view(self.state, self.me)

    def show_board(self) -> None:
        screen = self.screen
        screen.lines(self.face.board(self.view(), self.seating.names, screen.catalogue, screen.width))

    def hear(self) -> list[str]:
        """What the person is told of what has happened since the last time; it goes into the log."""
        events = self.state.events or []
        told = [self.screen.sentence(event.face(self.me)) for event in events]
        events.clear()
        self.log.extend(told)
        return told

    def choose(self, seat: Seat, choice: int) -> None:
        """Carry out a choice.  It counts once it is on the disk."""
        self.record.choose(seat, choice)
        self.save()

    def save(self) -> None:
        saves.write(self.file, self.record.replay.write())

    def bots_choice(self, seat: Seat) -> int:
        """What the bot there does.

        Its chance depends on the seed and the move alone, so a resumed game goes on as it would have.
        """
        replay = self.record.replay
        about = f"{replay.seed} {len(replay.moves)} {seat}".encode()
        own = int.from_bytes(blake2b(about, digest_size=8, person=b"odango bot").digest(), "big")
        return ask(self.bots[seat], self.game, self.state, seat, Rng(own))

    def command(self) -> str:
        """How to come back to this game."""
        usual = saves.usual_file(self.game.name)
        extra = [] if self.file == usual else ["--save", str(self.file)]
        return shlex.join(["odango", "play", self.game.name, *extra])


def typed() -> str:
    """A line from the person.  EOFError when there are no more."""
    if sys.stdin is not None and sys.stdin.isatty():
        with suppress(ImportError):
            # Where it is to be had: arrow keys and what was typed before.
            import_module("readline")
        return input("> ")
    # From a pipe nothing is echoed, so the line is written out to keep the talk readable.
    text = sys.stdin.readline() if sys.stdin is not None else ""
    if not text:
        raise EOFError
    sys.stdout.write(f"> {text.rstrip()}\n")
    sys.stdout.flush()
    return text
