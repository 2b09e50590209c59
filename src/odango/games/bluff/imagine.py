"""Dealing anew what a seat cannot know.

What is certain about tiles out of sight comes from the history.  Per hidden place we keep how many tiles of each kind
must be there at least.  A tile put away openly raises that number, a tile played from there lowers it (never below
nought: the one played may have been another of the same face).  A tile drawn by Jadeite moves an unknown tile from the
bag to a holder; for everyone but the drawer we first imagine which one it was, and then the numbers follow.
"""

from __future__ import annotations

from typing import Final

from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.bluff.facts import Bagged, Challenged, Drew, Returned
from odango.games.bluff.outcome import draw_value
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import ALL_TILES, KINDS, NO_TILE, TOKENS, Tile

BAG: Final = -1
SET_ASIDE: Final = -2

Counts = list[int]
"""How many of each kind of tile."""


def imagine(state: Bluff, seat: Seat | None, rng: Rng) -> Bluff:
    world = state.clone()
    _imagine_tiles(world, seat, rng)
    if not world.cause:
        _imagine_tokens(world, seat, rng)
    world.rng = rng.clone()
    return world


def _imagine_tiles(world: Bluff, seat: Seat | None, rng: Rng) -> None:
    knows_tile = world.knows_tile(seat)
    guess_tile = world.tile != NO_TILE and not knows_tile
    pool = _unseen(world, seat, knows_tile)
    sizes = {other: len(tiles) for other, tiles in enumerate(world.holders) if other != seat}
    sizes[BAG] = len(world.bag)
    sizes[SET_ASIDE] = len(world.set_aside)
    if guess_tile:
        # Which tile of the starter's it is, is settled last: it counts to the holder it came from until then.
        sizes[world.starter] += 1
    dealt = _deal(world, seat, pool, sizes, rng)
    world.bag = dealt[BAG]
    world.set_aside = dealt[SET_ASIDE]
    for other in range(world.seats):
        if other != seat:
            tiles = dealt[other]
            if guess_tile and other == world.starter:
                world.tile = tiles.pop(rng.below(len(tiles)))
            tiles.sort()
            world.holders[other] = tiles


def _unseen(world: Bluff, seat: Seat | None, knows_tile: bool) -> Counts:
    """All tiles within reach of the game, less those the seat sees."""
    pool = list(ALL_TILES if world.setup.jadeite_source == "set_aside" else world.contents)
    for area in world.face_up:
        for kind in area:
            pool[kind] -= 1
    if seat is not None:
        for kind in world.holders[seat]:
            pool[kind] -= 1
    if knows_tile:
        pool[world.tile] -= 1
    return pool


def _deal(world: Bluff, seat: Seat | None, pool: Counts, sizes: dict[int, int], rng: Rng) -> dict[int, list[Tile]]:
    """Deal the unseen tiles to the hidden places; what is certain first, the rest at random."""
    dealt: dict[int, list[Tile]] = {place: [] for place in sizes}
    if world.set_aside or any(type(fact) is not Challenged for fact in world.history):
        for place, counts in _certain(world, seat, pool, sizes, rng).items():
            dealt[place] = tiles_of(counts)
            for kind in dealt[place]:
                pool[kind] -= 1
    rest = tiles_of(pool)
    rng.shuffle(rest)
    start = 0
    for place, size in sizes.items():
        tiles = dealt[place]
        end = start + size - len(tiles)
        tiles.extend(rest[start:end])
        start = end
    return dealt


def tiles_of(counts: Counts) -> list[Tile]:
    """The tiles themselves, sorted."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _certain(world: Bluff, seat: Seat | None, pool: Counts, sizes: dict[int, int], rng: Rng) -> dict[int, Counts]:
    """What must lie in each hidden place, given imagined draws of the others, which are written into the history."""
    sure = {place: [0] * KINDS for place in sizes}
    if world.setup.jadeite_source == "set_aside":
        sure[SET_ASIDE] = [every - here for every, here in zip(ALL_TILES, world.contents, strict=True)]
    tracker = _Tracker(world, seat, pool, sizes, rng)
    followed = tracker.follow(0, sure)
    if followed is None:
        raise AssertionError("the history contradicts itself")
    return followed


class _Tracker:
    """Follows the history, imagining the draws of others on the way and going back where one proves impossible."""

    def __init__(self, world: Bluff, seat: Seat | None, pool: Counts, sizes: dict[int, int], rng: Rng) -> None:
        self.world = world
        self.seat = seat
        self.pool = pool
        self.sizes = sizes
        self.rng = rng
        self.source = BAG if world.setup.jadeite_source == "draw_bag" else SET_ASIDE

    def follow(self, at: int, sure: dict[int, Counts]) -> dict[int, Counts] | None:
        """The certain tiles at the end, from fact number `at` on; None if it cannot have happened."""
        history = self.world.history
        for i in range(at, len(history)):
            fact = history[i]
            match fact:
                case Challenged():
                    self._lower(sure, fact.starter, fact.tile)
                case Returned():
                    self._raise(sure, fact.seat, fact.tile)
                case Bagged():
                    self._raise(sure, BAG, fact.tile)
                case Drew():
                    if fact.seat != self.seat:
                        return self._imagine_draw(i, fact, sure)
                    self._lower(sure, self.source, fact.tile)
        if self.world.knows_tile(self.seat):
            self._lower(sure, self.world.starter, self.world.tile)
        return sure if self._fits(sure) else None

    def _imagine_draw(self, at: int, fact: Drew, sure: dict[int, Counts]) -> dict[int, Counts] | None:
        weights = self._weights(at, fact, sure[self.source])
        while any(weights):
            place = self.rng.below(sum(weights))
            kind = 0
            while place >= weights[kind]:
                place -= weights[kind]
                kind += 1
            weights[kind] = 0
            branch = {where: counts[:] for where, counts in sure.items()}
            self._lower(branch, self.source, kind)
            self._raise(branch, fact.seat, kind)
            followed = self.follow(at + 1, branch)
            if followed is not None:
                self.world.history[at] = Drew(fact.seat, kind, fact.left)
                return followed
        return None

    def _weights(self, at: int, fact: Drew, marked: Counts) -> Counts:
        """How likely each kind was drawn: one of the tiles known to lie there, or one of the unknown ones."""
        unknown = fact.left + 1 - sum(marked)
        plausible = self.pool[:]
        for later in self.world.history[at + 1 :]:
            if type(later) is Challenged and later.starter == fact.seat:
                plausible[later.tile] += 1
        if self.world.starter == fact.seat and self.world.knows_tile(self.seat):
            # It may be the one under way, which the seat has seen and the pool no longer holds.
            plausible[self.world.tile] += 1
        total = sum(plausible)
        return [sure * total + unknown * maybe for sure, maybe in zip(marked, plausible, strict=True)]

    def _raise(self, sure: dict[int, Counts], place: int, kind: Tile) -> None:
        if place in sure:
            sure[place][kind] += 1

    def _lower(self, sure: dict[int, Counts], place: int, kind: Tile | None) -> None:
        if kind is not None and place in sure and sure[place][kind] > 0:
            sure[place][kind] -= 1

    def _fits(self, sure: dict[int, Counts]) -> bool:
        if any(sum(counts) > self.sizes[place] for place, counts in sure.items()):
            return False
        return all(sum(counts[kind] for counts in sure.values()) <= self.pool[kind] for kind in range(KINDS))


def _imagine_tokens(world: Bluff, seat: Seat | None, rng: Rng) -> None:
    bag = list(TOKENS)
    if seat is not None:
        for value in world.tokens[seat]:
            bag[value - 1] -= 1
    for other, values in enumerate(world.tokens):
        if other != seat:
            world.tokens[other] = tuple(draw_value(bag, rng.below(sum(bag))) for _ in values)
    world.token_bag = bag
