"""Playing on in an imagined world, fast: everyone there knows who is who, and follows a few plain rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.bots.masquerade.evidence import pile_of, rules_after
from odango.bots.masquerade.keeping import worth
from odango.core.step import Seat
from odango.games.masquerade.cards import (
    ACTION,
    CHARACTER,
    KIND,
    MOON,
    NO_PLANET,
    PILE,
    PLANET,
    POWERS,
    SUPPORT,
    TRANSFORMATION,
    TUXEDO_MASK,
    Card,
    Planet,
    Team,
    is_character,
)
from odango.games.masquerade.facts import Play
from odango.games.masquerade.following import legal
from odango.games.masquerade.setup import Setup
from odango.games.masquerade.strength import NOBODY, resolve

TIERS: Final = {TUXEDO_MASK: 50, SUPPORT: 40}
ACTION_TIER: Final = 30
MOON_TIER: Final = 20
RULING_TIER: Final = 10
IDLE_ACTION: Final = 9
"""How high cards stand; a power, at most 8, comes on top."""
SPOILS: Final = 3.0
FEEDS: Final = 0.3
"""What speaks against beating a mate's card or striking it, and for a Character in a mate's trick."""
TAKES: Final = 2.5
TAKES_AWAY: Final = 1.2
STRIKES: Final = 1.0
"""What speaks for taking a trick for the own team, for taking it into the other pile, and for cancelling its leader."""
TOO_SMALL: Final = 1.0
SPEND_FOR: Final = 3
"""A card that is no Character is too good for a trick with fewer Characters than this."""
HELPS_THEM: Final = 0.2
"""What speaks against a Character in a trick that others take."""

_WORTH: Final = tuple(tuple(worth(card, team) for card in range(len(KIND))) for team in (0, 1))


class World:
    """Hands and teams as they may be, and what comes of them trick by trick."""

    def __init__(
        self, hands: Sequence[Sequence[Card]], teams: Sequence[Team], piles: Sequence[Sequence[int]], setup: Setup
    ) -> None:
        self.hands = [list(hand) for hand in hands]
        self.teams = teams
        self.piles = [list(pile) for pile in piles]
        self.setup = setup
        self.tricks = 0
        self.gone = 0
        """How many Characters have been played to the end."""
        self.spent = [0.0, 0.0]
        """What the cards were worth that either team has played."""

    @property
    def over(self) -> bool:
        return not all(self.hands)

    def trick(self, plays: Sequence[Play], ruling: Planet, play: Play) -> Seat:
        """Play a trick to its end from here, this card first.  Who leads the next one."""
        trick = Trick(self, plays, ruling)
        trick.put(play)
        while len(trick.plays) < len(self.teams):
            trick.put(trick.answer((trick.plays[-1].seat + 1) % len(self.teams)))
        self.tricks += 1
        count = sum(is_character(put.card) for put in trick.plays)
        self.gone += count
        place = resolve(trick.plays, trick.ruling, self.setup).place
        if place == NOBODY:
            return trick.plays[0].seat
        won = trick.plays[place]
        receiver, pile = self.receiver(won)
        self.piles[receiver][pile] += count
        return won.seat

    def receiver(self, won: Play) -> tuple[Seat, Team]:
        """Who gets what this card has won, and into which pile."""
        team = self.teams[won.seat]
        if KIND[won.card] == SUPPORT:
            return self.given(won, team)
        if KIND[won.card] == TUXEDO_MASK:
            return won.seat, team if self.setup.tuxedo_pile == "winner_chooses" else 0
        return won.seat, pile_of(won)

    def given(self, won: Play, team: Team) -> tuple[Seat, Team]:
        """To the mate who has most; without one, to anybody."""
        pile = PILE[won.card] if PILE[won.card] >= 0 else team
        others = [seat for seat in range(len(self.teams)) if seat != won.seat]
        mates = [seat for seat in others if self.teams[seat] == team]
        return max(mates or others, key=lambda seat: self.piles[seat][team]), pile

    def lead(self, seat: Seat) -> Play:
        """What is strongest for the own side, but the Moon and what is no Character stay for later."""
        team = self.teams[seat]
        characters = [card for card in self.hands[seat] if is_character(card)]
        if characters:
            best = max(characters, key=lambda card: POWERS[card][team] - 6 * (PLANET[card] == MOON))
            return Play(seat, best, team)
        special = self.hands[seat][0]
        return Play(seat, special, -1, NO_PLANET if KIND[special] == ACTION else MOON)


class Trick:
    """A trick in such a world."""

    def __init__(self, world: World, plays: Sequence[Play], ruling: Planet) -> None:
        self.world = world
        self.plays = list(plays)
        self.ruling = ruling

    def put(self, play: Play) -> None:
        self.plays.append(play)
        self.ruling = rules_after(play, self.ruling)
        self.world.hands[play.seat].remove(play.card)
        team = self.world.teams[play.seat]
        self.world.spent[team] += _WORTH[team][play.card]

    def answer(self, seat: Seat) -> Play:
        """The card, on the side, that least speaks against."""
        team = self.world.teams[seat]
        leader, powers = self.leading()
        mates = leader is not None and self.world.teams[leader.seat] == team and pile_of(leader) in (-1, team)
        top = self.height(leader.card, leader.side) if leader else -1
        count = sum([play.side >= 0 for play in self.plays])
        rich = count >= min(SPEND_FOR, len(self.world.teams) - 2)
        best, least = (NO_PLANET, -1), float("inf")
        for card in legal(self.world.hands[seat], self.ruling, self.world.setup):
            for side in (team, 1 - team) if is_character(card) else (-1,):
                cost = self.cost(card, side, team, top, powers, mates=mates, rich=rich)
                if cost < least:
                    best, least = (card, side), cost
        card, side = best
        names = KIND[card] == TRANSFORMATION or (self.ruling == NO_PLANET and KIND[card] in TIERS)
        named = NO_PLANET if not names else MOON if self.ruling == NO_PLANET else self.ruling
        return Play(seat, card, side, named)

    def leading(self) -> tuple[Play | None, set[int]]:
        """Who is winning, at a glance, and the powers on the table that a card would be struck by."""
        heights = [self.height(play.card, play.side) for play in self.plays]
        once: set[int] = set()
        twice: set[int] = set()
        for height in heights:
            if RULING_TIER <= height < ACTION_TIER:
                (twice if height % 10 in once else once).add(height % 10)
        leader, top = None, 0
        for play, height in zip(self.plays, heights, strict=True):
            struck = RULING_TIER <= height < ACTION_TIER and height % 10 in twice
            if height > top and not struck:
                leader, top = play, height
        return leader, once

    def cost(self, card: Card, side: int, team: Team, top: int, powers: set[int], *, mates: bool, rich: bool) -> float:
        """What speaks against a card: its worth, less what it does to the trick that a card of height `top` leads."""
        cost = _WORTH[team][card]
        height = self.height(card, side)
        struck = RULING_TIER <= height < ACTION_TIER and height % 10 in powers
        takes = height > max(0, top) and not struck
        strikes = struck and height % 10 == top % 10 and top < ACTION_TIER
        if mates:
            return cost + SPOILS * (takes or strikes) - FEEDS * (side >= 0)
        if takes and side < 0 and not rich:
            return cost + TOO_SMALL
        if takes:
            return cost - (TAKES if (side if side >= 0 else PILE[card]) in (-1, team) else TAKES_AWAY)
        return cost - STRIKES if strikes else cost + HELPS_THEM * (side >= 0)

    def height(self, card: Card, side: int) -> int:
        """How high a card stands now."""
        kind, planet = KIND[card], PLANET[card]
        if kind == CHARACTER:
            power = POWERS[card][side]
            if planet == MOON:
                return MOON_TIER + power
            return RULING_TIER + power if planet == self.ruling else 0
        if kind == ACTION:
            return ACTION_TIER if planet in (self.ruling, MOON) else IDLE_ACTION
        return TIERS.get(kind, -1)
