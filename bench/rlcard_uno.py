"""Random play of RLCard's UNO, in RLCard's own environment: decisions and games a second, as one line of JSON.

Two loops, like ours: the rules alone (the game object), and with an observation for every decision (the environment).
"""

import json
import random
import sys
import time

import rlcard


def with_observations(env: object, seconds: float) -> tuple[int, int, float]:
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state, _ = env.reset()  # type: ignore[attr-defined]
        games += 1
        while not env.is_over():  # type: ignore[attr-defined]
            state, _ = env.step(random.choice(list(state["legal_actions"])))  # type: ignore[attr-defined]
            decisions += 1
    return decisions, games, time.perf_counter() - start


def rules_alone(env: object, seconds: float) -> tuple[int, int, float]:
    decisions = games = 0
    start = time.perf_counter()
    game = env.game  # type: ignore[attr-defined]
    while time.perf_counter() - start < seconds:
        game.init_game()
        games += 1
        while not game.is_over():
            game.step(random.choice(game.get_legal_actions()))
            decisions += 1
    return decisions, games, time.perf_counter() - start


def main() -> None:
    random.seed(1)
    env = rlcard.make("uno", config={"seed": 1})
    loop = with_observations if sys.argv[1] == "view" else rules_alone
    decisions, games, seconds = loop(env, float(sys.argv[2]))
    print(json.dumps({"decisions": decisions / seconds, "games": games / seconds}))


if __name__ == "__main__":
    main()
