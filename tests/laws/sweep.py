"""Long random play under all laws: `make sweep`.  Prints what was tried, and stops at the first law broken.

After every game of the cases one of TRICKTAKERs with the next line-up is played, of all 8736 of the base game in an
order of their own.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback

from laws import laws, line_ups
from laws.worlds import ALL_GAMES, CASES, case_id, positions, setups


def sweep(minutes: float, seed: int) -> int:
    """Go round all cases until the time is up; how many games were played."""
    games = 0
    casts = line_ups.every_line_up()
    until = time.monotonic() + 60 * minutes
    while True:
        for case in CASES:
            name, seats, index = case
            game = ALL_GAMES[name]
            try:
                for state in positions(game, setups(game, seats)[index], seats, seed, every=11):
                    laws.every_law(game, state, seed)
                line_ups.keeps_the_laws(casts[seed % len(casts)], seed, often=23)
            except Exception:
                sys.stdout.write(f"broken in {case_id(case)} or line-up {casts[seed % len(casts)]} with seed {seed}\n")
                traceback.print_exc()
                raise
            games += 2
            seed += 1
            if time.monotonic() > until:
                return games
        sys.stdout.write(f"{games} games, all laws hold\n")
        sys.stdout.flush()


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--minutes", type=float, default=5)
    arguments.add_argument("--seed", type=int, default=int(time.time()))
    asked = arguments.parse_args()
    games = sweep(asked.minutes, asked.seed)
    sys.stdout.write(f"{games} games from seed {asked.seed}, all laws hold\n")


if __name__ == "__main__":
    main()
