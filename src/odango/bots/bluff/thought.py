"""Thinking about a tile that is passed: which, to whom, with what words; and what to answer."""

from __future__ import annotations

from math import exp
from typing import Final

from msgspec import Struct

from odango.bots.bluff.lives import minds_white
from odango.bots.bluff.outlook import Outlook
from odango.bots.bluff.reading import Reading, believed
from odango.bots.bluff.table import seat_of, targets, tile_under_way, token_goes_to
from odango.bots.chance import fraction, lean, pick
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.bluff.round import BLUFF, CLAIMS, LOOK, PASSES, TRUTH
from odango.games.bluff.tiles import CHARACTER_OF, CHARACTERS, WHITE, Tile, is_villain
from odango.games.bluff.view import BluffView

EXPECTED_HONESTY: Final = 0.45
"""How often a stranger's claim is taken to be true: people like to bluff a little more often than not."""
TABLE_TRUST: Final = 12.0
"""How many claims it takes to judge a table of strangers as much by them as by that."""
DOUBT_CLAIM: Final = 0.08
"""How undecided it is between truth and bluff; much more than in other things, for this is where it would be read."""
MOST_ONE_SIDED: Final = 0.75
"""It never speaks true, nor bluffs, more often than this, however sure it is of the other's answer."""
FAR_FETCHED: Final = 0.1
"""How often, next to one with a tile out of sight, it names a character that can no longer be there."""


class Temper(Struct, frozen=True):
    """What tells weighing players apart."""

    honesty_trust: float
    """How many claims somebody must have made to be judged as much by them as by what one expects of strangers."""
    answers_trust: float
    """The same of answers."""
    doubt_answer: float
    """How much better an answer must be to be taken 2.7 times as often, in parts of a fair share of victories."""
    doubt_pass: float
    """The same of tiles and receivers."""
    suspicion: float
    """How far it expects to be passed what harms it: 0 not at all, 1 in proportion to the harm."""


class Thought:
    """One choice."""

    def __init__(self, view: BluffView, temper: Temper, rng: Rng, *, starting: bool = False) -> None:
        self.view = view
        self.temper = temper
        self.rng = rng
        self.me = seat_of(view)
        self.reading = Reading(view, self.me)
        self.outlook = Outlook(view, self.me, starting=starting)
        self.now = self.outlook.now()
        self.fair = 1 / len(view.players)
        self.targets = targets(view, self.me)
        self.answers = {target: self.answers_of(target) for target in self.targets}

    def answers_of(self, target: Seat) -> tuple[float, float, float]:
        """How likely the target says truth, says bluff or looks; the last one to get the tile may not look."""
        truth, bluff, look = self.reading.answers(target, self.temper.answers_trust)
        if len(self.targets) > 1:
            return truth, bluff, look
        return truth / (truth + bluff), bluff / (truth + bluff), 0.0

    # --- passing -------------------------------------------------------------------------------------------------

    def start(self) -> int:
        kinds = sorted(set(self.view.holder))
        kind, way = self.best_way(kinds)
        return kind * PASSES + way

    def pass_on(self) -> int:
        kind = tile_under_way(self.view).tile
        if kind is None:
            raise ValueError("who passes a tile on has looked at it")
        return self.best_way([kind])[1]

    def best_way(self, kinds: list[Tile]) -> tuple[Tile, int]:
        """One of these tiles, and the way to pass it."""
        ways = [(kind, target, *self.worth(kind, target)) for kind in kinds for target in self.targets]
        values = [max(honest, bluff) for _, _, honest, bluff in ways]
        kind, target, honest, bluff = ways[lean(values, self.temper.doubt_pass * self.fair, self.rng)]
        return kind, target * CLAIMS + self.claim(kind, honest - bluff)

    def worth(self, kind: Tile, target: Seat) -> tuple[float, float]:
        """The chance to win after passing this tile with a true claim, and with a false one."""
        truth, bluff, look = self.answers[target]
        taken = self.outlook.after(target, kind, token_goes_to(self.view, kind, target, self.me))
        kept = self.outlook.after(self.me, kind, token_goes_to(self.view, kind, self.me, target))
        # Who looks becomes the passer; then the tile is no more concern of mine.
        honest = bluff * taken + truth * kept + look * self.now
        false = truth * taken + bluff * kept + look * self.now
        # A villain goes where a character truly named would go: to a receiver who says bluff.
        return honest, honest if is_villain(kind) else false

    def claim(self, kind: Tile, lead: float) -> int:
        """What to say of the tile, when a true claim leaves a chance better by `lead`."""
        character = CHARACTER_OF[kind]
        honest = 1 / (1 + exp(-lead / (DOUBT_CLAIM * self.fair)))
        if character >= 0 and fraction(self.rng) < min(MOST_ONE_SIDED, max(1 - MOST_ONE_SIDED, honest)):
            return character
        plausible = [FAR_FETCHED + self.reading.out(other) for other in range(len(CHARACTERS))]
        if character >= 0:
            plausible[character] = 0.0
        return pick(plausible, self.rng)

    # --- receiving -----------------------------------------------------------------------------------------------

    def respond(self, options: tuple[int, ...]) -> int:
        """Truth, bluff or a look: what leaves the best chance, over all that the tile may be."""
        handed = tile_under_way(self.view).passes[-1]
        giver, me = handed.giver, self.me
        worth = [0.0, 0.0, 0.0]
        for kind, weight in self.likely():
            taken = weight * self.outlook.after(me, kind, token_goes_to(self.view, kind, me, giver))
            given = weight * self.outlook.after(giver, kind, token_goes_to(self.view, kind, giver, me))
            # A true claim goes to the giver if I believe it; so does a villain.
            mine_if_bluff = is_villain(kind) or CHARACTER_OF[kind] == handed.claim
            worth[TRUTH] += given if mine_if_bluff else taken
            worth[BLUFF] += taken if mine_if_bluff else given
            if self.targets:
                worth[LOOK] += weight * max([max(self.worth(kind, target)) for target in self.targets])
        values = [worth[option] for option in options]
        return options[lean(values, self.temper.doubt_answer * self.fair, self.rng)]

    def likely(self) -> list[tuple[Tile, float]]:
        """What the tile under way may be, and how likely."""
        trust = self.temper.honesty_trust
        expected = self.reading.table_honesty(EXPECTED_HONESTY, TABLE_TRUST)
        claims = [
            (handed.claim, self.reading.honesty(handed.giver, expected, trust))
            for handed in tile_under_way(self.view).passes
        ]
        weights = believed(self.reading.could_hold(self.view.starter), claims)
        if not minds_white(self.view.ending):
            for character in range(len(CHARACTERS)):
                weights[character] += weights[character + WHITE]
                weights[character + WHITE] = 0.0
        likely = [(kind, weight * self.aimed(kind)) for kind, weight in enumerate(weights) if weight > 0]
        total = sum(weight for _, weight in likely)
        return [(kind, weight / total) for kind, weight in likely]

    def aimed(self, kind: Tile) -> float:
        """How much likelier this tile is passed to me than to others, for the harm it would do me."""
        if not self.temper.suspicion:
            return 1.0
        return float(self.outlook.harm(self.me, kind) ** self.temper.suspicion)
