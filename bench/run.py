"""How fast the rules are: random play of every game, Truth or Bluff with five seats beside RLCard's UNO, in one run.

Machines are noisy, so the two take turns and what counts is their ratio.  Every run adds a row to bench/history.csv.
"""

from __future__ import annotations

import csv
import json
import platform
import subprocess
import sys
import time
import timeit
import tracemalloc
from pathlib import Path
from statistics import median
from typing import Any

from odango import __version__
from odango.core.engine import choose, over
from odango.core.rng import Rng
from odango.core.save import dump, load
from odango.games import GAMES
from odango.games.dice.attacks import attacks
from odango.games.dice.state import die

HERE = Path(__file__).parent
BENCH_PYTHON = HERE.parent / ".venv-bench" / "bin" / "python"
SEATS = 5
TURNS = 5
SECONDS = 2.0
GAME = GAMES["bluff"]
DUEL = GAMES["dice"]
MASQUERADE = GAMES["masquerade"]
TRICKTAKERS = GAMES["tricktakers"]
ALL_STAR = TRICKTAKERS.Setup(mode="all_star")
CCG = GAMES["ccg"]
DICE = 10
"""Dice a side at which listing all Skill Attacks must still be quick."""


def random_play(
    seconds: float, with_views: bool, game: Any = GAME, seats: int = SEATS, setup: Any = None
) -> dict[str, float]:
    """Whole random games until the time is up; the same loop as bench/rlcard_uno.py."""
    rng = Rng(1)
    setup = setup or game.Setup()
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.start(setup, seats, Rng(games))
        state.events = None
        games += 1
        while state.pending:
            decision = state.pending[0]
            if with_views:
                options: Any = game.view(state, decision.seat).question.options
            else:
                options = decision.options(state)
            choose(state, decision.seat, options[rng.below(len(options))])
            decisions += 1
    elapsed = time.perf_counter() - start
    return {"decisions": decisions / elapsed, "games": games / elapsed}


def rlcard_play(seconds: float, with_views: bool) -> dict[str, float]:
    command = [str(BENCH_PYTHON), str(HERE / "rlcard_uno.py"), "view" if with_views else "rules", str(seconds)]
    found: dict[str, float] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)  # noqa: S603
    return found


def middle_of_a_game(game: Any = GAME, setup: Any = None) -> Any:
    """A state some forty decisions in."""
    rng = Rng(7)
    for seed in range(100):
        state = game.start(setup or game.Setup(), SEATS, Rng(seed))
        state.events = None
        for _ in range(40):
            if over(state):
                break
            decision = state.pending[0]
            options = decision.options(state)
            choose(state, decision.seat, options[rng.below(len(options))])
        if not over(state):
            return state
    raise AssertionError("no game lasts forty decisions")


def microseconds(what: Any, number: int = 2000) -> float:
    return min(timeit.repeat(what, number=number, repeat=7)) / number * 1e6


def all_attacks() -> float:
    """Microseconds to list every attack, Droid Dice included, with ten rolled dice a side; the mean of many rolls."""
    rng = Rng(5)
    sizes = (4, 6, 6, 8, 8, 10, 12, 12, 20, 20)[:DICE]
    rows = [tuple(sorted(die(size, rng.roll(size)) for size in sizes)) for _ in range(40)]
    pairs = list(zip(rows[::2], rows[1::2], strict=True))
    return microseconds(lambda: [attacks(mine, theirs, -1, (4, 6)) for mine, theirs in pairs], 20) / len(pairs)


def bytes_of(state: Any) -> float:
    """Memory of one state that shares nothing with another but the static tables."""
    saved = dump(GAME, state)
    load(GAME, saved)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [load(GAME, saved) for _ in range(200)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)


def measure() -> dict[str, float]:
    turns: dict[str, list[dict[str, float]]] = {"ours": [], "theirs": [], "ours view": [], "theirs view": []}
    for turn in range(TURNS):
        print(f"turn {turn + 1} of {TURNS} …", file=sys.stderr)
        for with_views, suffix in ((False, ""), (True, " view")):
            turns[f"ours{suffix}"].append(random_play(SECONDS, with_views))
            turns[f"theirs{suffix}"].append(rlcard_play(SECONDS, with_views))

    def mid(who: str, what: str) -> float:
        return median(turn[what] for turn in turns[who])

    def ratio(suffix: str) -> float:
        pairs = zip(turns[f"ours{suffix}"], turns[f"theirs{suffix}"], strict=True)
        return median(ours["decisions"] / theirs["decisions"] for ours, theirs in pairs)

    state = middle_of_a_game()
    rng = Rng(3)
    duels = [random_play(SECONDS, with_views=False, game=DUEL, seats=2) for _ in range(3)]
    balls = [random_play(SECONDS, with_views=False, game=MASQUERADE) for _ in range(3)]
    ball = middle_of_a_game(MASQUERADE)
    courts = [random_play(SECONDS, with_views=False, game=TRICKTAKERS, setup=ALL_STAR) for _ in range(3)]
    court = middle_of_a_game(TRICKTAKERS, ALL_STAR)
    scouts = [random_play(SECONDS, with_views=False, game=CCG) for _ in range(3)]
    scout = middle_of_a_game(CCG)
    return {
        "decisions_per_s": mid("ours", "decisions"),
        "games_per_s": mid("ours", "games"),
        "decisions_per_s_with_view": mid("ours view", "decisions"),
        "rlcard_uno_decisions_per_s": mid("theirs", "decisions"),
        "rlcard_uno_decisions_per_s_with_observation": mid("theirs view", "decisions"),
        "ratio_rules": ratio(""),
        "ratio_with_view": ratio(" view"),
        "clone_us": microseconds(state.clone),
        "imagine_us": microseconds(lambda: GAME.imagine(state, 1, rng)),
        "view_us": microseconds(lambda: GAME.view(state, 1)),
        "state_bytes": bytes_of(state),
        "dice_decisions_per_s": median(turn["decisions"] for turn in duels),
        "dice_matches_per_s": median(turn["games"] for turn in duels),
        "dice_clone_us": microseconds(DUEL.start(DUEL.Setup(choose="random"), 2, Rng(1)).clone),
        "dice_all_attacks_10_dice_us": all_attacks(),
        "masquerade_decisions_per_s": median(turn["decisions"] for turn in balls),
        "masquerade_games_per_s": median(turn["games"] for turn in balls),
        "masquerade_clone_us": microseconds(ball.clone),
        "masquerade_imagine_us": microseconds(lambda: MASQUERADE.imagine(ball, 1, rng)),
        "masquerade_view_us": microseconds(lambda: MASQUERADE.view(ball, 1)),
        "tricktakers_decisions_per_s": median(turn["decisions"] for turn in courts),
        "tricktakers_games_per_s": median(turn["games"] for turn in courts),
        "tricktakers_clone_us": microseconds(court.clone),
        "tricktakers_imagine_us": microseconds(lambda: TRICKTAKERS.imagine(court, 1, rng)),
        "tricktakers_view_us": microseconds(lambda: TRICKTAKERS.view(court, 1)),
        "ccg_decisions_per_s": median(turn["decisions"] for turn in scouts),
        "ccg_games_per_s": median(turn["games"] for turn in scouts),
        "ccg_clone_us": microseconds(scout.clone),
        "ccg_imagine_us": microseconds(lambda: CCG.imagine(scout, 1, rng)),
        "ccg_view_us": microseconds(lambda: CCG.view(scout, 1)),
    }


def main() -> None:
    found = measure()
    for name, value in found.items():
        print(f"{name:45} {value:12.2f}")
    history = HERE / "history.csv"
    row = {
        "date": time.strftime("%Y-%m-%d"),
        "version": __version__,
        "python": platform.python_version(),
        **{name: f"{value:.2f}" for name, value in found.items()},
    }
    with history.open(newline="") as file:
        rows = [*csv.DictReader(file), row]
    with history.open("w", newline="") as file:
        # What was not measured yet when an older row was written stays empty there.
        writer = csv.DictWriter(file, fieldnames=list(row), lineterminator="\n", restval="")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    main()
