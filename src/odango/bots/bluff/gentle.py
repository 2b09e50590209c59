"""A gentle player of Truth or Bluff: mostly honest, mostly trusting, and careful with its own tiles."""

from __future__ import annotations

from typing import Final

from odango.bots.bluff.reading import Reading
from odango.bots.bluff.table import areas_after, as_bluff, seat_of, targets, tile_under_way
from odango.bots.bot import Bot, Imagination
from odango.bots.chance import fraction, pick
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.core.view import Question, View
from odango.core.words import YES
from odango.games.bluff.endings import ENDINGS
from odango.games.bluff.round import BLUFF, CLAIMS, LOOK, PASSES, TRUTH
from odango.games.bluff.tiles import CHARACTER_OF, CHARACTERS, Tile
from odango.games.bluff.view import BluffView

HONEST: Final = 0.6
"""How often it names a tile rightly where it can."""
CURIOUS: Final = 0.25
"""How often it would rather look than guess."""
EXPECTED_HONESTY: Final = 0.5
TRUST: Final = 10.0
"""It takes the table to be as honest as not, until about this many claims have shown otherwise."""
UNKIND: Final = 3.0
"""How much likelier a tile goes to somebody it harms than to somebody it does not."""


class GentleBot(Bot):
    """Plays by simple rules that a beginner finds sensible.  Watches neither single players nor who leads."""

    level = "gentle"

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        player = _Gentle(as_bluff(view), rng)
        match question.kind:
            case "start":
                return player.start()
            case "pass-on":
                return player.pass_on()
            case "respond":
                return player.respond(question.options)
            case "may":
                return YES
            case _:
                return player.act(question)


class _Gentle:
    """One choice."""

    def __init__(self, view: BluffView, rng: Rng) -> None:
        self.view = view
        self.me = seat_of(view)
        self.rng = rng

    def short(self, area: list[Tile]) -> int:
        return ENDINGS[self.view.ending].short(area, self.view.setup.numbers)

    def short_with(self, seat: Seat, kind: Tile) -> int:
        return self.short([*self.view.players[seat].face_up, kind])

    def harms(self, seat: Seat, kind: Tile) -> bool:
        """Whether the tile would bring this seat nearer to the Ending."""
        return self.short_with(seat, kind) < self.short(list(self.view.players[seat].face_up))

    def start(self) -> int:
        """One of the tiles that would do least harm if it came back."""
        kinds = sorted(set(self.view.holder))
        shorts = [self.short_with(self.me, kind) for kind in kinds]
        safest = [kind for kind, short in zip(kinds, shorts, strict=True) if short == max(shorts)]
        kind = safest[self.rng.below(len(safest))]
        return kind * PASSES + self.way(kind)

    def pass_on(self) -> int:
        kind = tile_under_way(self.view).tile
        if kind is None:
            raise ValueError("who passes a tile on has looked at it")
        return self.way(kind)

    def way(self, kind: Tile) -> int:
        """To whom, and what to say."""
        others = targets(self.view, self.me)
        target = others[pick([UNKIND if self.harms(seat, kind) else 1.0 for seat in others], self.rng)]
        return target * CLAIMS + self.claim(CHARACTER_OF[kind])

    def claim(self, character: int) -> int:
        if character >= 0 and fraction(self.rng) < HONEST:
            return character
        false = [claim for claim in range(len(CHARACTERS)) if claim != character]
        return false[self.rng.below(len(false))]

    def respond(self, options: tuple[int, ...]) -> int:
        """Bluff if it cannot be true; a look if the truth would be the end; else as honest as the table has been."""
        claim = tile_under_way(self.view).passes[-1].claim
        reading = Reading(self.view, self.me)
        if reading.out(claim) == 0:
            return BLUFF
        if LOOK in options and (self.short_with(self.me, claim) == 0 or fraction(self.rng) < CURIOUS):
            return LOOK
        return TRUTH if fraction(self.rng) < reading.table_honesty(EXPECTED_HONESTY, TRUST) else BLUFF

    def act(self, question: Question) -> int:
        """Whatever leaves its own tiles furthest from the Ending; among equals, anything."""
        order = list(question.options)
        self.rng.shuffle(order)
        return max(order, key=lambda choice: self.comfort(question.kind, choice))

    def comfort(self, kind: str, choice: int) -> int:
        own = areas_after(self.view, self.me, kind, choice).get(self.me)
        return self.short(list(self.view.players[self.me].face_up) if own is None else own)
