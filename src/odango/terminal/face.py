"""How a game looks in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from rich.cells import cell_len, set_cell_size
from rich.table import Table
from rich.text import Text

from odango.core.view import Option, View
from odango.terminal.standing import Standing
from odango.text import Catalogue, Line, line

NAME_WIDTH = 16
"""Longer names are cut on a board; sentences have the whole."""


class Face:
    """What the terminal must know of a game.  It is given views and draws them; it never sees a state."""

    usual_seats: ClassVar[int] = 4
    """How many sit down unless the person says otherwise."""

    looks: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Commands that show more than the board has room for, each with the message that explains it."""

    tells: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Commands that are followed by what they are about, each as an example, with the message that explains it."""

    numbered: ClassVar[bool] = False
    """Whether `choices` numbers the options from 1 in their order, so that a number picks one."""

    def board(self, view: Any, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        """The table as this view shows it, in lines of at most `width`."""
        return []

    def opening(self, view: Any, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        """What is worth knowing once, when the game begins."""
        return []

    def round(self, view: Any) -> int:
        """The round the game is in, from 1; 0 for a game without rounds."""
        return 0

    def conceivable(self, kind: str) -> range:
        """Every choice the notation of such a decision can name, legal or not, so that a refusal can say why."""
        return range(0)

    def read(self, view: Any, text: str) -> int | None:
        """The choice that is written so in a way of the game's own, allowed or not.

        None for what is to be looked for among the options; IllegalChoice for what can be no choice at all, and why.
        """
        return None

    def choices(
        self, view: Any, options: Sequence[Option], names: Sequence[str], catalogue: Catalogue, width: int
    ) -> list[Text]:
        """The options of the question, set out in the game's own way; nothing where a numbered list does."""
        return []

    def hint(self, kind: str) -> Line | None:
        """What helps to answer such a question, if anything does."""
        return None

    def look(self, view: Any, command: str, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        """What such a command shows."""
        return []

    def tell(
        self, view: Any, command: str, about: str, names: Sequence[str], catalogue: Catalogue, width: int
    ) -> list[Text]:
        """What such a command tells about something."""
        return []

    def standing(self) -> Standing:
        """What a person may say in advance; new for every table."""
        return Standing()

    def standings(self, view: View, names: Sequence[str], catalogue: Catalogue) -> list[Table | Text]:
        """Places and points of a finished game, the best first."""
        result = view.result
        if result is None:
            return []
        table = Table(box=None, pad_edge=False)
        for key in ("place", "player", "points"):
            table.add_column(
                catalogue.say(line(f"terminal-column-{key}")), justify="left" if key == "player" else "right"
            )
        for seat in sorted(range(len(names)), key=lambda seat: (result.places[seat], seat)):
            table.add_row(str(result.places[seat]), Text(cut(names[seat])), f"{result.points[seat]:g}")
        return [table]

    def hindsight(self, views: Iterable[Any], names: Sequence[str], catalogue: Catalogue) -> list[Table | Text]:
        """What a finished game tells of itself: what one seat saw at the beginning, and after every choice."""
        return []


def cut(name: str, width: int = NAME_WIDTH) -> str:
    """The name, or its beginning and a sign that there is more."""
    return name if cell_len(name) <= width else set_cell_size(name, width - 1).rstrip() + "…"


class Words:
    """The catalogue bound to the names of one table."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str]) -> None:
        self._catalogue = catalogue
        self.names = [cut(name) for name in names]

    def has(self, key: str) -> bool:
        return self._catalogue.has(key)

    def __call__(self, key: str, **args: Any) -> str:
        return self._catalogue.say(Line(key, args), self.names)
