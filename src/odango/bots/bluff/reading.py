"""What a player can read from the table: which tiles are still out, who tells the truth, who believes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.core.step import Seat
from odango.games.bluff.facts import Bagged, Challenged, Drew, Returned
from odango.games.bluff.tiles import CHARACTER_OF, CHARACTERS, KINDS, WHITE, Tile
from odango.games.bluff.view import BluffView

ANY_CLAIM: Final = 1 / len(CHARACTERS)
FALSE_CLAIMS: Final = len(CHARACTERS) - 1


class Habits:
    """What a seat has said so far, in rounds that are over: its claims about characters, and its answers.

    Claims about villains are left out: nobody could have spoken true.
    """

    __slots__ = ("bluff", "honest", "lies", "look", "truth")

    def __init__(self) -> None:
        self.honest = 0
        self.lies = 0
        self.truth = 0
        self.bluff = 0
        self.look = 0


class Reading:
    """The table as one seat reads it."""

    __slots__ = ("habits", "in_bag", "kept", "me", "unseen", "view")

    def __init__(self, view: BluffView, me: Seat) -> None:
        self.view = view
        self.me = me
        self.habits = [Habits() for _ in view.players]
        self.kept: list[list[Tile]] = [[] for _ in view.players]
        """Tiles that everybody knows to be in that holder: Kunzite put them back."""
        self.in_bag: list[Tile] = []
        """Tiles that I know to be in the bag: Zoycite put them there."""
        self._follow_history()
        self.unseen = self._count_unseen()
        """How many tiles of each kind I cannot see, wherever they are."""

    def _follow_history(self) -> None:
        for fact in self.view.history:
            match fact:
                case Challenged():
                    self._note_claims(fact)
                    self._note_answers(fact)
                    _strike(self.kept[fact.starter], fact.tile)
                case Returned():
                    self.kept[fact.seat].append(fact.tile)
                case Bagged():
                    self.in_bag.append(fact.tile)
                case Drew():
                    self._note_draw(fact)

    def _note_claims(self, fact: Challenged) -> None:
        character = CHARACTER_OF[fact.tile]
        if character < 0:
            return
        for handed in fact.passes:
            if handed.claim == character:
                self.habits[handed.giver].honest += 1
            else:
                self.habits[handed.giver].lies += 1

    def _note_answers(self, fact: Challenged) -> None:
        for handed in fact.passes[:-1]:
            self.habits[handed.receiver].look += 1
        last = self.habits[fact.passes[-1].receiver]
        if fact.said_truth:
            last.truth += 1
        else:
            last.bluff += 1

    def _note_draw(self, fact: Drew) -> None:
        if self.view.setup.jadeite_source != "draw_bag":
            return
        if fact.tile is None:
            # It may have been any; nothing is certain of the bag any more.
            self.in_bag.clear()
        else:
            _strike(self.in_bag, fact.tile)

    def _count_unseen(self) -> list[int]:
        view = self.view
        unseen = list(view.contents)
        for player in view.players:
            for tile in player.face_up:
                unseen[tile] -= 1
        for tile in view.holder:
            unseen[tile] -= 1
        if view.under_way is not None and view.under_way.tile is not None:
            unseen[view.under_way.tile] -= 1
        # Where Jadeite draws from the tiles set aside, more of a kind may turn up than went in.
        return [max(0, count) for count in unseen]

    def out(self, character: int) -> int:
        """How many tiles of this character I cannot see."""
        return self.unseen[character] + self.unseen[character + WHITE]

    def honesty(self, seat: Seat, expected: float, trust: float) -> float:
        """How often this seat's claims are true: as expected, until there are some `trust` claims to go by."""
        habits = self.habits[seat]
        return (habits.honest + expected * trust) / (habits.honest + habits.lies + trust)

    def table_honesty(self, expected: float, trust: float) -> float:
        """How often claims at this table are true, whoever else makes them."""
        own = self.habits[self.me]
        honest = sum(habits.honest for habits in self.habits) - own.honest
        lies = sum(habits.lies for habits in self.habits) - own.lies
        return (honest + expected * trust) / (honest + lies + trust)

    def answers(self, seat: Seat, trust: float) -> tuple[float, float, float]:
        """How likely this seat says truth, says bluff or looks: each alike, until its answers show otherwise."""
        habits = self.habits[seat]
        total = habits.truth + habits.bluff + habits.look + trust
        even = trust / 3
        return (habits.truth + even) / total, (habits.bluff + even) / total, (habits.look + even) / total

    def could_hold(self, seat: Seat) -> list[float]:
        """How many tiles of each kind this seat's holder has, on average, the tile under way counted in if it started.

        What is known to be there is there; the rest is a fair part of what is out and not known to be elsewhere.
        """
        loose = self.unseen[:]
        for tile in self.in_bag:
            loose[tile] = max(0, loose[tile] - 1)
        for other, kept in enumerate(self.kept):
            if other != self.me:
                for tile in kept:
                    loose[tile] = max(0, loose[tile] - 1)
        certain = self.kept[seat]
        tiles = self.view.players[seat].tiles + (self.view.under_way is not None and self.view.starter == seat)
        part = max(0, tiles - len(certain)) / max(1, sum(loose))
        holds = [count * part for count in loose]
        for tile in certain:
            holds[tile] += 1
        return holds


def _strike(tiles: list[Tile], gone: Tile) -> None:
    if gone in tiles:
        tiles.remove(gone)


def believed(weights: Sequence[float], claims: Sequence[tuple[int, float]]) -> list[float]:
    """How likely each kind is after these claims, each by somebody who speaks true so often.

    A claim speaks for its character as far as the speaker is honest; a false one names any of the others, and a villain
    may be called anything.
    """
    likely = list(weights)
    for claim, honesty in claims:
        lie = (1 - honesty) / FALSE_CLAIMS
        for kind in range(KINDS):
            character = CHARACTER_OF[kind]
            likely[kind] *= ANY_CLAIM if character < 0 else honesty if character == claim else lie
    total = sum(likely)
    # Nothing fits where tiles from outside the game have come in; then it may be anything.
    return [weight / total for weight in likely] if total > 0 else [1 / KINDS] * KINDS
