"""Prints one digest of many random games; run under different hash seeds, it must print the same."""

from hashlib import sha256

from laws.worlds import ALL_GAMES, play_on, setups
from odango.core.rng import Rng
from odango.core.save import dump

digest = sha256()
for game in ALL_GAMES.values():
    for seats in game.seats:
        for setup in setups(game, seats)[:6]:
            state = game.start(setup, seats, Rng(seats))
            play_on(state, seats)
            digest.update(dump(game, state))
            digest.update(repr(game.view(state, 0)).encode())
print(digest.hexdigest())  # noqa: T201
