"""Who carries out which command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

from odango.terminal.deck.command import run_deck
from odango.terminal.games import list_games
from odango.terminal.play import INTERRUPTED, Wanted, play
from odango.terminal.replay import tell, verify
from odango.terminal.screen import Problem, Screen
from odango.terminal.simulate import Wanted as Runs
from odango.terminal.simulate import run_arena, run_simulation
from odango.terminal.wishes import game_called
from odango.text import line

CLOSED_PIPE = 141


def run(asked: argparse.Namespace, show_help: Callable[[], None]) -> int:
    """Carry out a command; the exit status.  Nobody is shown a stack trace for what they typed or pressed."""
    screen = Screen(colour=not getattr(asked, "no_color", False))
    try:
        status = dispatch(screen, asked, show_help)
        sys.stdout.flush()
    except Problem as problem:
        screen.complain(problem.line)
        return problem.status
    except KeyboardInterrupt:
        screen.complain(line("terminal-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our words has gone; leave nothing for the interpreter to flush.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    return status


def dispatch(screen: Screen, asked: argparse.Namespace, show_help: Callable[[], None]) -> int:
    match asked.command:
        case "games":
            list_games(screen)
        case "play":
            file = None if asked.save is None else Path(asked.save)
            wanted = Wanted(asked.seats, asked.level, asked.name, asked.seed, tuple(asked.set), asked.new, file)
            return play(screen, game_called(asked.game), wanted)
        case "simulate":
            return run_simulation(screen, game_called(asked.game), _runs(asked), asked.bots)
        case "arena":
            return run_arena(screen, game_called(asked.game), _runs(asked), asked.bot, asked.field, asked.workers)
        case "deck":
            return run_deck(screen, asked)
        case "replay" if asked.check:
            verify(screen, Path(asked.file))
        case "replay":
            tell(screen, Path(asked.file), asked.seat)
        case _:
            show_help()
    return 0


def _runs(asked: argparse.Namespace) -> Runs:
    return Runs(asked.seats, asked.games, asked.seed, tuple(asked.set), asked.json)
