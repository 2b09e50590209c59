"""Verbs for dice on the table."""

from __future__ import annotations

from functools import cache

from odango.games.dice.state import Die, Fighter, Match, die, size_of, value_of
from odango.text import Word


def without(things: tuple[int, ...], one: int) -> tuple[int, ...]:
    """The same less one of these."""
    at = things.index(one)
    return things[:at] + things[at + 1 :]


def throw(match: Match, size: int) -> Die:
    return die(size, match.rng.roll(size))


def lay(match: Match, fighter: Fighter, thrown: Die) -> int:
    """Put a die with the fighter's others, behind those of its size; its place."""
    row = match.dice[fighter]
    place = sum(size_of(other) <= size_of(thrown) for other in row)
    match.dice[fighter] = (*row[:place], thrown, *row[place:])
    return place


def roll_again(match: Match, fighter: Fighter, mask: int) -> None:
    """Roll the dice of the mask once more, in their order."""
    match.dice[fighter] = tuple(
        throw(match, size_of(one)) if mask >> place & 1 else one for place, one in enumerate(match.dice[fighter])
    )


@cache
def shown(thrown: Die) -> str:
    """A die as people read it."""
    return f"d{size_of(thrown)}:{value_of(thrown)}"


def character_word(match: Match, fighter: Fighter) -> Word:
    return Word(f"dice-{match.character(fighter).id}")


def marked_word(match: Match, fighter: Fighter) -> Word:
    """The character, where its dice are shown too: with a mark if they are known from the older set alone."""
    row = match.character(fighter)
    return Word(f"dice-{row.id}-older" if row.from_older_set else f"dice-{row.id}")


def row_of(match: Match, fighter: Fighter) -> str:
    return " ".join(map(shown, match.dice[fighter]))


@cache
def places_in(mask: int) -> tuple[int, ...]:
    """The places a mask names."""
    return tuple([place for place in range(mask.bit_length()) if mask >> place & 1])
