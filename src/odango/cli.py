"""The `odango` command and its options."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from odango import __version__
from odango.terminal.deck.options import add_actions
from odango.text import english, line

LOG_LEVELS = ("debug", "info", "warning", "error")
INTERRUPTED = 130
"""What a shell expects of a command that was stopped with Ctrl-C."""


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command; the exit status."""
    try:
        commands = parser()
        asked = commands.parse_args(argv)
        if asked.command == "serve":
            from odango.server.command import run as serve  # noqa: PLC0415

            return serve(asked)
        # Only now, so that Ctrl-C while the games are still being unpacked is answered as quietly as later.
        from odango.terminal.command import run  # noqa: PLC0415

        return run(asked, commands.print_help)
    except KeyboardInterrupt:
        return INTERRUPTED


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    colour = argparse.ArgumentParser(add_help=False)
    colour.add_argument("--no-color", action="store_true", default=argparse.SUPPRESS, help=_help("no-color"))
    setup = argparse.ArgumentParser(add_help=False)
    setup.add_argument("game", metavar="GAME", help=_help("game"))
    setup.add_argument("--seats", type=int, metavar="N", help=_help("seats"))
    setup.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help=_help("set"))

    odango = argparse.ArgumentParser(
        prog="odango", description=_help(), epilog=_help("more"), parents=[colour], allow_abbrev=False
    )
    odango.add_argument("--version", action="version", version=f"odango {__version__}", help=_help("version"))
    commands = odango.add_subparsers(dest="command", metavar="COMMAND")

    def command(name: str, *parents: argparse.ArgumentParser) -> argparse.ArgumentParser:
        about = _help(name)
        return commands.add_parser(name, parents=[*parents, colour], help=about, description=about, allow_abbrev=False)

    command("games")

    playing = command("play", setup)
    playing.add_argument("--level", metavar="LEVEL", help=_help("level"))
    playing.add_argument("--name", metavar="NAME", help=_help("name"))
    playing.add_argument("--seed", type=int, metavar="N", help=_help("seed"))
    playing.add_argument("--new", action="store_true", help=_help("new"))
    playing.add_argument("--save", metavar="FILE", help=_help("save"))

    simulating = command("simulate", setup)
    simulating.add_argument("--games", type=_count, default=100, metavar="K", help=_help("count"))
    simulating.add_argument("--bots", type=_list, default=[], metavar="A,B", help=_help("bots"))

    measuring = command("arena", setup)
    measuring.add_argument("--bot", metavar="LEVEL", help=_help("bot"))
    measuring.add_argument("--field", default="random", metavar="LEVEL", help=_help("field"))
    measuring.add_argument("--games", type=_count, default=100, metavar="K", help=_help("deals"))
    measuring.add_argument("--workers", type=_count, default=1, metavar="N", help=_help("workers"))
    for many in (simulating, measuring):
        many.add_argument("--seed", type=int, default=0, metavar="S", help=_help("first-seed"))
        many.add_argument("--json", action="store_true", help=_help("json"))

    add_actions(command("deck"), colour, _help, _count)

    replaying = command("replay")
    replaying.add_argument("file", metavar="FILE", help=_help("file"))
    replaying.add_argument("--check", action="store_true", help=_help("check"))
    replaying.add_argument("--seat", metavar="SEAT", help=_help("seat"))

    serving = command("serve")
    serving.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=_help("host"))
    serving.add_argument("--port", type=int, default=8000, metavar="N", help=_help("port"))
    serving.add_argument("--store", default="", metavar="WHERE", help=_help("store"))
    serving.add_argument("--origin", action="append", default=[], metavar="URL", help=_help("origin"))
    serving.add_argument("--bot-workers", type=_count, default=1, metavar="N", help=_help("bot-workers"))
    serving.add_argument("--bot-nice", type=int, choices=range(20), default=10, metavar="N", help=_help("bot-nice"))
    serving.add_argument("--bot-pace", type=float, default=0.8, metavar="SECONDS", help=_help("bot-pace"))
    serving.add_argument("--ping", type=_seconds, default=5.0, metavar="SECONDS", help=_help("ping"))
    serving.add_argument("--no-limits", action="store_true", help=_help("no-limits"))
    serving.add_argument("--log-level", default="info", choices=LOG_LEVELS, help=_help("log-level"))
    return odango


def _help(about: str = "") -> str:
    # argparse takes a percent sign for a place to fill in.
    return english().say(line(f"terminal-help-{about}" if about else "terminal-help")).replace("%", "%%")


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


_count.__name__ = "number from 1"
"""argparse names the type of a value it refuses."""


def _seconds(text: str) -> float:
    number = float(text)
    # Not a number is not above nought either.
    if not number > 0:
        raise ValueError(text)
    return number


_seconds.__name__ = "number above 0"


def _list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


if __name__ == "__main__":
    sys.exit(main())
