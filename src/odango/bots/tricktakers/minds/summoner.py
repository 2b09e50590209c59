"""The Summoner."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from odango.bots.tricktakers.beasts import costs, front_cost
from odango.bots.tricktakers.minds.base import FRESH, TableMind, less
from odango.bots.tricktakers.odds import ANY_TIME, Chance
from odango.bots.tricktakers.outlook import hope
from odango.core.step import Seat
from odango.games.tricktakers.cards import BEASTS, EL, FACE, HIGHEST, NUMBER, Card
from odango.games.tricktakers.characters.summoner import COMMAND, DONE, MIRIA, OKO, SUMMON, WIDTH, SummonerSheet
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.figures import figures
from odango.games.tricktakers.following import follows
from odango.games.tricktakers.playing import WIDTH as PLAY_WIDTH
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import INNATE, SHIELDED, Play

MOMENT: Final = 0.85
"""A colour's 10 wins when it is led; how often there is such a moment, or another as good."""
SPARE: Final = 1.5
"""What an MP is worth besides what it can buy."""
NEEDLESS: Final = 0.5
"""To summon without a reason is a mistake."""


class Means(NamedTuple):
    """What there is to summon with."""

    mp: int
    waiting: tuple[Card, ...]
    rear: tuple[Card, ...]

    def summoned(self, beast: Card, cost: int) -> Means:
        return Means(self.mp - cost, tuple(one for one in self.waiting if one != beast), (*self.rear, beast))

    def sent(self, beast: Card, cost: int) -> Means:
        return Means(self.mp - cost, self.waiting, tuple(one for one in self.rear if one != beast))


class SummonerMind(TableMind):
    """Makes 10s of low cards where that takes a trick, cheapest first; every trick pays for part of the next."""

    name = "summoner"
    will = 0.8
    usual_wins = 1.7

    @classmethod
    def habit(cls, world: Tricktakers, seat: Seat, kind: str, options: Sequence[int]) -> int:
        """Summons what costs least, and sends it when asked."""
        if kind == "ritual":
            sheet = world.sheet(seat, SummonerSheet)
            cheap = [one for one in options if one % WIDTH == SUMMON and BEASTS[one // WIDTH] not in (EL, MIRIA)]
            return cheap[-1] if cheap and not sheet.rear else DONE
        return options[-1] if kind in ("front", "renew") else super().habit(world, seat, kind, options)

    @property
    def means(self) -> Means:
        sheet = self.table.player.sheet
        sheet = sheet if isinstance(sheet, SummonerSheet) else SummonerSheet()
        return Means(sheet.mp, sheet.waiting, sheet.rear)

    def marks(self, card: Card) -> int:
        ten = FACE[card].kind == NUMBER and FACE[card].value == HIGHEST
        return super().marks(card) | (SHIELDED if ten and MIRIA in self.means.rear else 0)

    # What is to come

    def beast_chance(self, beast: Card) -> float:
        """How likely a beast takes a later trick."""
        led = self.odds.led(beast, INNATE.get(beast, 0))
        if beast == EL:
            return 0.0
        return led + ANY_TIME * (1 - led) if beast in (OKO, MIRIA) else MOMENT * led

    def later(self, hand: Sequence[Card], wins: int, means: Means, fresh: int = 0) -> float:
        """What is to be hoped for with these cards and what can be summoned upon them."""
        chances = {place: self.chance(card, hand) for place, card in enumerate(hand)}
        chances |= {len(hand) + i: FRESH[self.table.seats] for i in range(fresh)}
        setup, mp = self.view.setup, means.mp
        price = costs(setup)
        plain = dict(chances)
        bought: list[tuple[float, float, int, int]] = []
        for beast in (*means.rear, *means.waiting):
            won = self.beast_chance(beast)
            summon = price[beast].summon if beast in means.waiting else 0
            for place, chance in plain.items():
                cost = summon + (front_cost(setup, beast, hand[place]) if place < len(hand) else price[beast].front)
                gain = won - chance.most
                if gain > 0:
                    bought.append((gain / (cost + 0.5), won, place, cost * len(FACE) + beast))
        used: set[int] = set()
        for _, won, place, coded in sorted(bought, reverse=True):
            cost, beast = divmod(coded, len(FACE))
            if place in used or -beast in used or cost > mp:
                continue
            used |= {place, -beast}
            # The trick it wins pays for a part.
            mp = min(mp - cost + (won > 0.5), figures(setup.figures).most_mp)
            chances[place] = Chance(won, plain[place].least)
        return hope(chances.values(), wins, self.worth) + (SPARE * mp if hand else 0.0)

    def after(self, rest: Sequence[Card], wins: int) -> float:
        return self.following(rest, wins, self.means)

    def following(self, rest: Sequence[Card], wins: int, means: Means, fresh: int = 0) -> float:
        """When this trick is over."""
        most = figures(self.view.setup.figures).most_mp
        gained = (wins > self.table.wins) * DATA.summoner.mp_a_trick + (EL in means.rear)
        return self.later(rest, wins, means._replace(mp=min(most, means.mp + gained)), fresh)

    def future(self, hand: Sequence[Card], wins: int, fresh: int = 0) -> float:
        return self.later(hand, wins, self.means, fresh)

    # This trick

    def fronted(self, card: Card, beast: Card, means: Means) -> Play:
        rear = means.sent(beast, 0).rear
        ten = FACE[beast].kind == NUMBER and MIRIA in rear
        return Play(self.me, beast, FACE[beast], INNATE.get(beast, 0) | (SHIELDED if ten else 0), more=(card,))

    def ways_with(self, card: Card, means: Means) -> Iterator[tuple[Play, Means]]:
        """The card as it is, or below any beast that can be moved onto it."""
        yield self.lay(card, 0), means
        for beast in means.rear:
            cost = front_cost(self.view.setup, beast, card)
            if cost <= means.mp:
                yield self.fronted(card, beast, means), means.sent(beast, cost)

    def rate_way(self, play: Play, rest: Sequence[Card], means: Means, fresh: int = 0) -> float:
        before = tuple(one for one in self.table.plays if one.seat != self.me)
        plays, kakumei = (*before, play), self.table.kakumei
        wins = self.odds.holds(plays, kakumei, self.table.to_play)
        won = self.following(rest, self.table.wins + 1, means, fresh) + self.prize(plays, kakumei) if wins else 0.0
        lost = self.following(rest, self.table.wins, means, fresh) if wins < 1 else 0.0
        return wins * won + (1 - wins) * lost + self.leaves(plays, kakumei, wins) - self.toll(play)

    def best_of(self, card: Card, hand: Sequence[Card], means: Means, fresh: int = 0) -> float:
        rest = less(hand, card)
        return max(self.rate_way(play, rest, left, fresh) for play, left in self.ways_with(card, means))

    def best_turn(self, hand: Sequence[Card], means: Means, fresh: int = 0) -> float:
        cards = [card for card in dict.fromkeys(hand) if follows(card, hand, self.table.lead)]
        return max(self.best_of(card, hand, means, fresh) for card in cards)

    def rate(self, choice: int) -> float:
        return self.best_of(choice // PLAY_WIDTH, self.table.hand, self.means)

    def ratings(self) -> dict[str, Callable[[int], float]]:
        return {"ritual": self.rate_ritual, "front": self.rate_front, "renew": self.rate_exchange}

    def rate_ritual(self, choice: int) -> float:
        hand, means = self.table.hand, self.means
        if choice == DONE:
            return self.best_turn(hand, means)
        beast, what = BEASTS[choice // WIDTH], choice % WIDTH
        price = costs(self.view.setup)[beast]
        if what == COMMAND:
            return self.commanded(beast, means._replace(mp=means.mp - price.command))
        summoned = means.summoned(beast, price.summon)
        value = self.best_turn(hand, summoned)
        if len(summoned.rear) < DATA.summoner.rear:
            return value - NEEDLESS
        return value - 2 * NEEDLESS

    def commanded(self, beast: Card, means: Means) -> float:
        """The worst card, or with OKO all bad ones, for others not known; something must be left to play now."""
        hand = self.table.hand
        if len(hand) < 2:
            return float("-inf")
        change = max(self.later(less(hand, card), self.table.wins, means, 1) for card in dict.fromkeys(hand))
        return self.best_turn(hand, means) + change - self.later(hand, self.table.wins, means) - NEEDLESS

    def rate_front(self, choice: int) -> float:
        [own] = [play for play in self.table.plays if play.seat == self.me]
        means, hand = self.means, self.table.hand
        if choice == DONE:
            return self.rate_way(own, hand, means)
        beast = BEASTS[choice - 1]
        cost = front_cost(self.view.setup, beast, own.card)
        return self.rate_way(self.fronted(own.card, beast, means), hand, means.sent(beast, cost))
