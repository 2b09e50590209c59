"""A mind: how a character is played.  What all have in common, and what each may judge in its own way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from math import comb
from statistics import fmean
from typing import ClassVar, Final

from odango.bots.tricktakers import worth as worths
from odango.bots.tricktakers.laying import laid
from odango.bots.tricktakers.minds.cast import MINDS
from odango.bots.tricktakers.odds import Chance, Odds
from odango.bots.tricktakers.outlook import hope
from odango.bots.tricktakers.table import Table
from odango.bots.tricktakers.traps import caught_by
from odango.bots.tricktakers.usual import usual_worth
from odango.bots.tricktakers.worth import WIN
from odango.core.step import Seat
from odango.games.tricktakers.cards import FACE, NO_COLOUR, NUMBER, Card
from odango.games.tricktakers.characters.strategist import PAYMENT, StrategistSheet
from odango.games.tricktakers.data import DATA, table
from odango.games.tricktakers.figures import figures
from odango.games.tricktakers.following import follows
from odango.games.tricktakers.playing import WIDTH
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import INNATE, Play, winner
from odango.games.tricktakers.tasks import TASKS
from odango.games.tricktakers.view import Player
from odango.games.tricktakers.ways import AS_IT_IS, KAKUMEI, Way

TRICKS: Final = DATA.rounds.tricks
FRESH: Final = {2: Chance(0.49, 0.39), 3: Chance(0.31, 0.22), 4: Chance(0.23, 0.16), 5: Chance(0.18, 0.11)}
"""What to expect of a card not yet drawn, by seats."""
CROWN_COST: Final = 100.0
"""A Black Crown that might win the game with another is spent only where that betters the hand by so much."""
SPENT: Final = 8.0
"""And one that cannot, by so much."""
TRUST: Final = 0.8
"""How far a hand's promise is believed."""
SPITE: Final = {2: 0.0, 3: 0.3, 4: 0.3, 5: 0.3}
"""What another loses or gains counts so much, by seats, shared among all who are not that one.  For two it did harm."""


class Mind:
    """One choice for a character, at a table as its player sees it."""

    name: ClassVar[str] = ""
    """As in the roster."""
    will: ClassVar[float] = 0.6
    """How eagerly others may expect it to take a trick that it could take."""
    usual_wins: ClassVar[float] = 1.0
    """How many tricks it takes in a round at a table of five, seldom far off."""
    by_hand: ClassVar[bool] = True
    """Whether the hand that was dealt says how well a round with it will go."""
    may_wear_crown: ClassVar[bool] = True

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view = table.view
        self.me: Seat = table.me
        self._losses: dict[Seat, float] = {}

    # How others see it

    @classmethod
    def eagerness(cls, player: Player) -> float:  # noqa: ARG003  for those whom it tells something
        """How likely it takes a trick that it could take."""
        return cls.will

    @classmethod
    def expected_wins(cls, player: Player, seats: int) -> float:  # noqa: ARG003
        """How many tricks it will probably have in the end."""
        return min(4.0, cls.usual_wins * TRICKS / seats)

    # In a hurry, where all cards are known

    @classmethod
    def wants(cls, world: Tricktakers, seat: Seat) -> bool:  # noqa: ARG003
        """Whether it wants the trick on the table of this world."""
        return True

    @classmethod
    def habit(cls, world: Tricktakers, seat: Seat, kind: str, options: Sequence[int]) -> int:  # noqa: ARG003
        """What it answers to any question but for a card to play."""
        return options[0]

    @cached_property
    def odds(self) -> Odds:
        players = self.view.players
        wills = {seat: mind_of(players[seat]).eagerness(players[seat]) for seat in self.table.others}
        return Odds(self.table, wills)

    # What tricks are worth

    def points(self, wins: int) -> float:
        """What the character pays for so many tricks in the end."""
        return 0.0

    def counted(self, wins: int) -> int:
        """How many of them count for crowns."""
        return wins

    @cached_property
    def worth(self) -> list[float]:
        """What so many tricks in the end are worth, from none to all."""
        return [self.value_of(wins) for wins in range(TRICKS + 1)]

    def wears(self, wins: int) -> bool:
        """Whether it may wear a Crown with so many tricks."""
        return self.may_wear_crown

    def blackens(self, wins: int) -> bool:
        """Whether so many tricks earn a Black Crown."""
        return self.may_wear_crown and self.counted(wins) == 0

    def value_of(self, wins: int) -> float:
        crowns = worths.crowns(
            self.table, wins, self.counted(wins), may_wear=self.wears(wins), black=self.blackens(wins)
        )
        return self.points(wins) + crowns + worths.tasks(self.table, wins)

    # What a hand is worth

    def chance(self, card: Card, hand: Sequence[Card]) -> Chance:
        """What to expect of a card in later tricks."""
        return self.odds.chance(card, hand, self.marks(card))

    def future(self, hand: Sequence[Card], wins: int, fresh: int = 0) -> float:
        """What is to be hoped for with this hand and so many cards to be drawn yet."""
        chances = [self.chance(card, hand) for card in hand] + [FRESH[self.table.seats]] * fresh
        return hope(chances, wins, self.worth)

    def appeal(self) -> float:
        """What a round with this character promises: what it usually does, better or worse by the hand dealt."""
        usual = usual_worth(self.table, self.name, may_wear=self.may_wear_crown)
        return usual + TRUST * (self.with_hand(self.table.hand) - self.with_hand(())) if self.by_hand else usual

    def with_hand(self, hand: Sequence[Card]) -> float:
        """What a hand promises as dealt; cards short of five are not known yet."""
        return self.future(hand, 0, TRICKS - len(hand))

    # A trick

    def marks(self, card: Card) -> int:
        """What holds of a card whenever it is played."""
        return INNATE.get(card, 0)

    def lay(self, card: Card, way: Way) -> Play:
        return laid(self.me, card, way, self.table.lead, self.marks(card))

    def rate(self, choice: int) -> float:
        """What is to be hoped for after playing so."""
        card, way = divmod(choice, WIDTH)
        play = self.lay(card, way)
        return self.rate_play(play, way == KAKUMEI, self.without(card)) - self.toll(play)

    def toll(self, play: Play) -> float:
        """What a Strategist's trap takes for playing this, or turning it up."""
        player = self.table.player
        for seat in self.table.others:
            sheet = self.view.players[seat].sheet
            if isinstance(sheet, StrategistSheet) and self.me not in sheet.caught:
                lead = play.face.colour if self.table.lead == NO_COLOUR else self.table.lead
                return float(min(PAYMENT, player.points)) if caught_by(sheet.trap, play, lead) else 0.0
        return 0.0

    def rate_play(self, play: Play, kakumei: bool, rest: Sequence[Card]) -> float:
        plays = (*self.table.plays, play)
        kakumei = kakumei or self.table.kakumei
        wins = self.odds.holds(plays, kakumei, self.table.to_play)
        value = 0.0
        if wins:
            value += wins * (self.after(rest, self.table.wins + 1) + self.prize(plays, kakumei))
        if wins < 1:
            value += (1 - wins) * (self.after(rest, self.table.wins) + self.consolation(plays))
        return value + self.leaves(plays, kakumei, wins)

    def leaves(self, plays: Sequence[Play], kakumei: bool, wins: float) -> float:
        """What it is worth to leave the trick to whoever else will have it."""
        left, value = 1 - wins, 0.0
        if not left:
            return value
        place = winner(plays, kakumei=kakumei)
        if place < len(plays) - 1:
            holds = self.odds.holds_at(plays, place, kakumei, self.table.to_play)
            seat = plays[place].seat
            value += holds * (self.loss(seat) + self.errand(seat, plays))
            left -= holds
        if self.table.to_play:
            value += left * fmean(map(self.loss, self.table.to_play))
        return value

    def loss(self, seat: Seat) -> float:
        """What it is worth that this seat takes the trick: what is good for one is bad for the others, each a part."""
        if seat not in self._losses:
            player = self.view.players[seat]
            self._losses[seat] = (
                -mind_of(player)(Table(self.view, seat=seat)).one_more()
                * SPITE[self.table.seats]
                / (self.table.seats - 1)
            )
        return self._losses[seat]

    def errand(self, seat: Seat, plays: Sequence[Play]) -> float:
        """What it is worth that this seat gets the cards of this trick."""
        return 0.0

    def one_more(self) -> float:
        """What one trick more is worth to it, whatever will come after."""
        left, wins = self.table.tricks_left - 1, self.table.wins
        share = 1 / self.table.seats
        value = 0.0
        for more in range(left + 1):
            chance = comb(left, more) * share**more * (1 - share) ** (left - more)
            value += chance * (self.worth[wins + more + 1] - self.worth[wins + more])
        return value

    def after(self, rest: Sequence[Card], wins: int) -> float:
        """What is to be hoped for when this trick is over."""
        return self.future(rest, wins)

    def prize(self, plays: Sequence[Play], kakumei: bool) -> float:
        """What taking this trick with the last of these cards is worth in itself."""
        return self.task_gain(plays)

    def consolation(self, plays: Sequence[Play]) -> float:
        """What losing it is worth."""
        return 0.0

    def task_gain(self, plays: Sequence[Play]) -> float:
        """What the cards of this trick do for tasks about taking some, besides what a trick does on average."""
        value = 0.0
        for given in self.table.player.tasks:
            row = TASKS[given.task]
            if given.settled is None:
                there = any(_about(row.id, card) for play in plays for card in cards_of(play))
                if row.id.startswith("take-"):
                    value += (row.reward - row.penalty) * (0.4 if there else -0.3)
                elif row.id.startswith("avoid-"):
                    value += (row.reward - row.penalty) * (-0.6 if there else 0.3)
        return value

    def without(self, card: Card) -> list[Card]:
        return less(self.table.hand, card)

    def best_play(self, hand: Sequence[Card]) -> float:
        """What the best card of such a hand makes of this trick."""
        return max(
            self.rate_play(self.lay(card, AS_IT_IS), False, less(hand, card))
            for card in dict.fromkeys(hand)
            if follows(card, hand, self.table.lead)
        )

    # Questions

    def answer(self, kind: str, options: Sequence[int]) -> int:
        """The best of the options."""
        return max(options, key=self.rating(kind))

    def rating(self, kind: str) -> Callable[[int], float]:
        """How it weighs what can be answered to such a question."""
        rating: dict[str, Callable[[int], float]] = {
            "play": self.rate,
            "discard": self.rate_discard,
            "exchange": self.rate_exchange,
            "map": self.rate_exchange,
            "crown": self.rate_crown,
            "bid": self.rate_bid,
            "stake": self.rate_stake,
            "equip": self.rate_equip,
            "item": self.rate_item,
            "task": self.rate_task,
            "dexterity": float,
            "reserve": self.rate_reserve,
            "leader": self.rate_leader,
            "respond": self.rate_respond,
            **self.ratings(),
        }
        return rating[kind]

    def ratings(self) -> dict[str, Callable[[int], float]]:
        """How it weighs what only its character is asked."""
        return {}

    def rate_discard(self, card: Card) -> float:
        return self.future(self.without(card), self.table.wins)

    def rate_exchange(self, mask: int) -> float:
        """Keep what the mask does not name, and draw for the rest."""
        return self.future(self.kept(mask), self.table.wins, mask.bit_count())

    def kept(self, mask: int) -> list[Card]:
        return [card for i, card in enumerate(self.table.hand) if not mask >> i & 1]

    def rate_crown(self, mask: int) -> float:
        """Like an exchange, if it is worth the Black Crown."""
        can_win = self.table.player.black_crowns + 1 >= DATA.rounds.black_crowns_to_win
        cost = CROWN_COST if can_win else SPENT
        return self.rate_exchange(mask) - (cost if mask else 0.0)

    def rate_leader(self, seat: Seat) -> float:
        """Lead yourself if you want tricks."""
        eager = self.worth[TRICKS - 2] > self.worth[0]
        return float((seat == self.me) == eager)

    def rate_respond(self, card: Card) -> float:
        """A Thief's card for one of the hand, or none."""
        hand, wins = self.table.hand, self.table.wins
        if card < 0:
            return self.future(hand, wins)
        [offered] = [one for seat in self.table.others for one in self.view.players[seat].aside if one >= 0]
        return self.future([*self.without(card), offered], wins)

    def rate_bid(self, bid: int) -> float:
        return 0.0

    def rate_stake(self, stake: int) -> float:
        return 0.0

    def rate_equip(self, item: int) -> float:
        return 0.0

    def rate_item(self, choice: int) -> float:
        return 0.0

    def rate_task(self, task: int) -> float:
        return 0.0

    def rate_reserve(self, choice: int) -> float:
        return 0.0


class TableMind(Mind):
    """A character whose points stand in a table by tricks won."""

    def points(self, wins: int) -> float:
        ours = dict(figures(self.view.setup.figures).tables_for_two) if self.table.two else {}
        score = ours.get(self.name, table(self.name, two=self.table.two))[wins]
        return float(score) if isinstance(score, int) else WIN


def less(hand: Sequence[Card], card: Card) -> list[Card]:
    """A hand without this card."""
    left = list(hand)
    left.remove(card)
    return left


def cards_of(play: Play) -> tuple[Card, ...]:
    """All cards that lie there."""
    return (play.card, *play.more)


def _about(task: str, card: Card) -> bool:
    """Whether taking this card is what a task wants, or forbids."""
    face = FACE[card]
    if face.kind != NUMBER:
        return False
    what = task.split("-")[1]
    return what == ("red", "blue", "green", "black")[face.colour] or what == {1: "one", 10: "ten"}.get(face.value)


def mind_of(player: Player) -> type[Mind]:
    return MINDS.get(player.character, Mind)
