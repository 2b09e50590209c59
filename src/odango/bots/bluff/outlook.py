"""A seat's chance to win, and what becomes of it when somebody collects a tile and somebody draws a token.

Everyone runs two races: not to be the one whose defeat ends the game, and to have most points when it ends.  A seat's
risk is a power of its life (how many tiles it can still collect), and its chance to be the one defeated is its share of
all risks.  Among the rest, points count the more the nearer the end is.

The constants were found by letting bots with one set of them play against bots with another.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from odango.bots.bluff.lives import LIVES
from odango.bots.bluff.table import Areas
from odango.core.step import Seat
from odango.games.bluff.tiles import KINDS, TOKENS, Tile, is_villain, tile
from odango.games.bluff.view import BluffView

DEFEATED: Final = -1.0
"""Stands for the risk of a seat that has met an Ending."""

STEEPNESS: Final = 3.5
"""How fast the risk grows as the life of an area shrinks."""
HOLDER_STEEPNESS: Final = 4.0
"""An emptying holder is a countdown rather than a gamble: harmless for long, then deadly."""
LEAD_DRIFT: Final = 1.83
"""How far, in points, the lead of one seat over another drifts while each draws a token."""
FINAL_EDGE: Final = 0.8
"""How much a point more is worth at the very end, when only the values of the others' tokens are in doubt."""
MOST_HARM: Final = 6.0
"""Nobody aims at anyone more than so many times as often as at others, not even with the tile that ends it."""

CLAN: Final = tile("dark-kingdom-clan")
JADEITE: Final = tile("jadeite")
KUNZITE: Final = tile("kunzite")


class Outlook:
    """The chances of seat `me`.  `starting`: whether it has to start a round next, which takes a tile of its holder."""

    __slots__ = (
        "_all_risks",
        "_all_weights",
        "_collected",
        "_final",
        "_gain",
        "_risks",
        "_tiles",
        "_token",
        "_weighted_risk",
        "_weights",
        "me",
        "view",
    )

    def __init__(self, view: BluffView, me: Seat, *, starting: bool) -> None:
        self.view = view
        self.me = me
        self._tiles = [player.tiles for player in view.players]
        """In each holder, once the tile of this round is out."""
        if starting:
            self._tiles[me] -= 1
        self._collected: dict[int, float] = {}
        self._weigh_risks()
        self._weigh_points()

    def _weigh_risks(self) -> None:
        self._risks = [
            self.risk(player.face_up, max(1, tiles + 1))
            for player, tiles in zip(self.view.players, self._tiles, strict=True)
        ]
        self._all_risks = sum(self._risks)

    def _weigh_points(self) -> None:
        view = self.view
        mine = view.players[self.me].token_values or ()
        unknown = sum(value * count for value, count in enumerate(TOKENS, 1)) - sum(mine)
        self._token = unknown / max(1, sum(TOKENS) - len(mine))
        points = [player.tokens * self._token for player in view.players]
        points[self.me] = float(sum(mine))
        best = max(points)
        # How often a seat of mean risk will still collect; it will draw about as many tokens.
        left = (len(points) / self._all_risks) ** (1 / STEEPNESS)
        edge = 1 / (LEAD_DRIFT * sqrt(left + 0.5))
        self._weights = [exp(edge * (each - best)) for each in points]
        self._all_weights = sum(self._weights)
        self._weighted_risk = sum(map(float.__mul__, self._weights, self._risks))
        self._final = [exp(FINAL_EDGE * (each - best)) for each in points]
        if not view.token_bag:
            self._token = 0.0
        self._gain = exp(edge * self._token) - 1

    def risk(self, area: Sequence[Tile], collections: int) -> float:
        """The risk of a seat with these tiles face up that is defeated by so many collections for want of tiles."""
        life = self.life(area)
        if life <= 0 or collections <= 0:
            return DEFEATED
        return float(life**-STEEPNESS + collections**-HOLDER_STEEPNESS)

    def life(self, area: Sequence[Tile]) -> float:
        return LIVES[self.view.ending](area, self.view.setup.numbers, self.view.contents)

    def now(self) -> float:
        """The chance if nothing happens to anybody."""
        me = self.me
        all_risks = self._all_risks
        return self._weights[me] * (all_risks - self._risks[me]) / (self._all_weights * all_risks - self._weighted_risk)

    def collected(self, seat: Seat, kind: Tile) -> float:
        """The risk of a seat that has just collected this tile, has done what a villain bids, and starts."""
        key = seat * KINDS + kind
        known = self._collected.get(key)
        if known is None:
            area = (*self.view.players[seat].face_up, kind)
            known = self._with_villain(seat, area) if is_villain(kind) else self.risk(area, self._tiles[seat])
            self._collected[key] = known
        return known

    def _with_villain(self, seat: Seat, area: tuple[Tile, ...]) -> float:
        """Most actions rid the collector of a tile, the worst if it is wise; whom they harm is left out here."""
        *others, villain = area
        tiles = self._tiles[seat]
        if self.view.setup.end_check_before_villain_action and self.life(area) <= 0:
            return DEFEATED
        if villain == JADEITE:
            tiles += self.view.bag > 0
        if villain in {CLAN, JADEITE} or not others:
            return self.risk(area, tiles)
        if villain == KUNZITE:
            tiles += 1
        return min([self.risk([*area[:i], *area[i + 1 :]], tiles) for i in range(len(others))])

    def harm(self, seat: Seat, kind: Tile) -> float:
        """How many times its risk a seat would run after collecting this tile."""
        risk = self.collected(seat, kind)
        return MOST_HARM if risk == DEFEATED else min(MOST_HARM, risk / self._risks[seat])

    def after(self, collector: Seat, kind: Tile, drawer: Seat | None) -> float:
        """The chance once `collector` has collected the tile and `drawer` has drawn a token."""
        risk = self.collected(collector, kind)
        if risk == DEFEATED:
            return self._after_defeat([collector], drawer)
        if kind == CLAN:
            drawer = collector
        # The same sums as in `after_action`, changed only where they change: this is asked hundreds of times.
        me = self.me
        weights = self._weights
        more = risk - self._risks[collector]
        all_risks = self._all_risks + more
        all_weights = self._all_weights
        weighted_risk = self._weighted_risk + weights[collector] * more
        others_risks = all_risks - (risk if collector == me else self._risks[me])
        weight = weights[me]
        if drawer is not None:
            gain = weights[drawer] * self._gain
            all_weights += gain
            weighted_risk += gain * (risk if drawer == collector else self._risks[drawer])
            if drawer == me:
                weight += gain
        return weight * others_risks / (all_weights * all_risks - weighted_risk)

    def after_action(self, areas: Areas, returned: int) -> float:
        """The chance once my villain has changed these areas and put so many tiles back into my holder."""
        risks = self._risks[:]
        for seat, area in areas.items():
            risks[seat] = self.risk(area, self._tiles[seat] + 1 + (returned if seat == self.me else 0))
        fallen = [seat for seat, risk in enumerate(risks) if risk == DEFEATED]
        if fallen:
            return 0.0 if self.view.setup.defeated == "acting_player" else self._after_defeat(fallen, None)
        all_risks = sum(risks)
        chances = [weight * (all_risks - risk) for weight, risk in zip(self._weights, risks, strict=True)]
        return chances[self.me] / sum(chances)

    def _after_defeat(self, fallen: list[Seat], drawer: Seat | None) -> float:
        if self.me in fallen:
            return 0.0
        scores = self._final
        if drawer is not None and self.view.setup.token_before_end_check:
            scores = scores[:]
            scores[drawer] *= exp(FINAL_EDGE * self._token)
        return scores[self.me] / sum(score for seat, score in enumerate(scores) if seat not in fallen)
