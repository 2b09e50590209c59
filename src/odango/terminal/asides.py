"""What can be typed at a question besides an answer."""

from __future__ import annotations

from collections.abc import Callable

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from odango.terminal import rules
from odango.terminal.table import Table


class Quit(Exception):
    """The person has had enough for now."""


def run(table: Table, text: str, rule: str) -> bool:
    """Carry out a command; False if it is none.  `rule` is the one that was cited last."""
    text = text.strip()
    if text.startswith("?"):
        show_rule(table, text[1:].strip() or rule)
        return True
    if table.standing.hear(table.screen, table.view(), text):
        return True
    text = text.casefold()
    if text in dict(table.face.looks):
        screen = table.screen
        screen.lines(table.face.look(table.view(), text, table.seating.names, screen.catalogue, screen.width))
        return True
    first, _, about = text.partition(" ")
    if about and first in {example.partition(" ")[0] for example, _ in table.face.tells}:
        screen, names = table.screen, table.seating.names
        screen.lines(table.face.tell(table.view(), first, about.strip(), names, screen.catalogue, screen.width))
        return True
    command = COMMANDS.get(text)
    if command is None:
        return False
    command(table)
    return True


def show_rule(table: Table, word: str) -> None:
    screen = table.screen
    known = rules.known(table.game.name)
    if not known:
        screen.say("terminal-rules-missing", game=table.game.title, rule=word)
        return
    found = rules.find(known, word)
    if found is None:
        screen.say("terminal-rule-unknown", given=word, there=", ".join(rule.name for rule in known))
        return
    screen.say("terminal-rule-title", "bold", title=found.title, rule=found.name)
    screen.show(Markdown(found.text, hyperlinks=False))


def list_rules(table: Table) -> None:
    known = rules.known(table.game.name)
    if not known:
        table.screen.say("terminal-rules-missing-page", game=table.game.title)
        return
    table.screen.say("terminal-rules-list", game=table.game.title)
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for rule in known:
        grid.add_row(Text(rule.name, "bold"), Text(rule.title))
    table.screen.show(Padding(grid, (0, 0, 0, 2)))


def show_log(table: Table) -> None:
    if not table.log:
        table.screen.say("terminal-log-empty")
    for sentence in table.log:
        table.screen.show(Text(sentence))


def show_help(table: Table) -> None:
    words = table.screen.words
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for typed, key in (
        (words("terminal-choice"), "choice"),
        ("?", "rule"),
        (f"? {words('terminal-word')}", "rule-word"),
        *((name, name) for name in ("rules", "board", "options", "log", "help", "quit")),
        *table.face.looks,
        *table.face.tells,
        *table.standing.commands,
    ):
        grid.add_row(Text(typed, "bold"), Text(words(f"terminal-command-{key}")))
    table.screen.show(Padding(grid, (0, 0, 0, 2)))


def stop(_: Table) -> None:
    raise Quit


COMMANDS: dict[str, Callable[[Table], None]] = {
    "rules": list_rules,
    "log": show_log,
    "board": Table.show_board,
    "help": show_help,
    "quit": stop,
    "exit": stop,
}
OPTIONS = "options"
"""This one is the prompt's own: the list it prints is the one that numbers then mean."""
