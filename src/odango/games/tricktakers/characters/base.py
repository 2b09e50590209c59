"""A character: what it does at each moment of the round.  Every hook has a default that does nothing special."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from odango.core.refusal import IllegalChoice
from odango.core.rng import Rng
from odango.core.step import Seat, Step
from odango.games.tricktakers.cards import FACE, Card
from odango.games.tricktakers.combinations import Collection
from odango.games.tricktakers.data import WIN, table
from odango.games.tricktakers.facts import Awards, Entry, Sheet, Trick
from odango.games.tricktakers.hands import exchange, lies_down, put_off, receive, sight, taken_back_by
from odango.games.tricktakers.playing import PlayCard
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import INNATE, Play
from odango.games.tricktakers.ways import AS_IT_IS, Way
from odango.games.tricktakers.wording import card_word
from odango.text import line


class Character:
    """What all have in common: nothing to set up, cards count as printed, no points."""

    name: ClassVar[str]
    """As in the roster; also the heading of its rules."""
    chooses_first: ClassVar[bool] = False
    """Whether its player is the first to choose in the next round, but not the same again."""

    advice: ClassVar[str] = ""
    """The catalogue's key for what everyone should know of it beforehand, where its figures are ours."""
    advice_for_two: ClassVar[str] = ""
    """The catalogue's key for what two players should know of it beforehand."""

    lays_beside: ClassVar[bool] = False
    """Whether what it lays beside the trick had to follow."""

    # Set-up

    def sheet(self, state: Tricktakers, seat: Seat) -> Sheet:
        """What lies in front of it when its set-up begins."""
        return Sheet()

    def ready(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        """Set up: what happens at once is done here, the rest are steps.  A Black Crown may be spent after each."""
        return ()

    def keeps(self, card: Card) -> bool:
        """Whether this card may not be discarded."""
        return False

    def bans(self, card: Card) -> bool:
        """Whether it may not hold this card: it is discarded at once, and another drawn."""
        return False

    def renews_at_most(self, state: Tricktakers, seat: Seat) -> int:
        """How many cards a Black Crown can renew."""
        return len(state.hands[seat])

    def renew(self, state: Tricktakers, seat: Seat, cards: Sequence[Card]) -> None:
        """Spend a Black Crown on these cards."""
        exchange(state, seat, cards)

    # A trick

    def trick_begins(self, state: Tricktakers, seat: Seat) -> None:
        """Before the leader plays."""

    def turn(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        """All it does when it is its turn in a trick."""
        return (PlayCard(seat),)

    def ways(self, state: Tricktakers, seat: Seat, card: Card, follows: bool) -> tuple[Way, ...]:
        """In which ways a card can be played now; `follows` says whether the rule of following lets it."""
        return (AS_IT_IS,) if follows else ()

    def lay(self, state: Tricktakers, seat: Seat, card: Card, way: Way) -> Play:
        """What a card counts as when it is played so.  Changes nothing."""
        return Play(seat, card, FACE[card], INNATE.get(card, 0))

    def played(self, state: Tricktakers, seat: Seat, way: Way) -> None:
        """What comes of having played so."""

    def saw(self, state: Tricktakers, seat: Seat, play: Play) -> None:
        """Another has played a card."""

    def all_played(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        """What it does when everyone has played, before the trick is judged."""
        return ()

    def claimed(self, state: Tricktakers, seat: Seat) -> tuple[Card, ...]:
        """The cards in the trick that go to it, though another wins."""
        return ()

    def bundles(self, play: Play) -> tuple[tuple[Card, ...], ...]:
        """What of its play another can reserve: all of it, or one part of several."""
        return ((play.card, *play.more),)

    def won(self, state: Tricktakers, seat: Seat, trick: Trick) -> None:
        """It has taken a trick."""

    def wins_at_once(self, state: Tricktakers, seat: Seat, trick: Trick) -> bool:
        """Whether taking this trick wins the game on the spot."""
        return False

    def trick_over(self, state: Tricktakers, seat: Seat, trick: Trick) -> None:
        """The cards are gone, whoever took them."""

    def also_took(self, state: Tricktakers, seat: Seat) -> tuple[Card, ...]:
        """Cards it has taken this round and that are not in its pile any more."""
        return ()

    def home(self, state: Tricktakers, seat: Seat, play: Play) -> None:
        """Its play is undone: the cards go back where they came from."""
        lies_down(state, seat, now=False)
        for card in (play.card, *play.more):
            receive(state, seat, [card])
            if play.known:
                sight(state, seat, card)
                state.limits = taken_back_by(state, seat, card)

    def given_back(self, trick: Trick, seat: Seat) -> int:
        """How many cards it gets when a trick is taken back into another's hand: one, whatever it had added to it."""
        return 1

    def accept(self, state: Tricktakers, seat: Seat, card: Card) -> None:
        """A card comes into its hand from another's."""
        receive(state, seat, [card])
        put_off(state, seat)

    def rewound(self, state: Tricktakers, seat: Seat) -> None:
        """The trick so far is undone, whether it has played to it or not."""

    # The end of a round

    def closing(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        """What it decides when nobody has won by their own condition, before crowns and points are given out."""
        return ()

    def counted(self, state: Tricktakers, seat: Seat) -> int:
        """How many tricks it counts as having won, for crowns."""
        return state.wins[seat]

    def may_wear_crown(self, state: Tricktakers, seat: Seat) -> bool:
        return True

    def seizes_crown(self, state: Tricktakers, seat: Seat) -> bool:
        """Whether the round's Crown is its own, whoever took most tricks."""
        return False

    def earns_black_crown(self, state: Tricktakers, seat: Seat) -> bool:
        return self.counted(state, seat) == 0

    def wins_game(self, state: Tricktakers, seat: Seat) -> bool:
        """Whether it has fulfilled its own condition when the round ends."""
        return False

    def entries(self, state: Tricktakers, seat: Seat, awards: Awards) -> list[Entry]:
        """Its points for the round, line by line."""
        return []

    def aftermath(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        """What it does when crowns and points are given out, before they are looked at for victory."""
        return ()

    def collection(self, state: Tricktakers, seat: Seat) -> Collection | None:
        """What it could make of its cards now, to be shown to its player."""
        return None

    def gives(self, state: Tricktakers, seat: Seat, other: Seat, awards: Awards) -> list[Entry]:
        """Points it brings another."""
        return []

    # Pieces, and what may be known of them

    def pieces(self, state: Tricktakers, seat: Seat) -> Iterable[str]:
        """All pieces of its own but cards, where they lie now; NOBODY's lie in the box."""
        return ()

    def own_deck(self, state: Tricktakers, seat: Seat) -> frozenset[Card]:
        """The cards of a deck of its own, of which nobody else knows which are in hand."""
        return frozenset()

    def unseen(self, state: Tricktakers, seat: Seat) -> list[Card]:
        """Its own cards that it has, in hand or not: nobody else knows which are where."""
        own = self.own_deck(state, seat)
        return [card for card in (*state.hands[seat], *state.stocks[seat]) if card in own]

    def foreign(self, state: Tricktakers, seat: Seat) -> int:
        """How many other cards it can hold beside those."""
        return 0

    def hidden_stock(self, state: Tricktakers, seat: Seat, observer: Seat | None) -> range:
        """The places of cards in its stock that the observer does not know."""
        return range(0)

    def knows_stock(self) -> bool:
        """Whether its player knows what it keeps face down."""
        return False

    def refuse_card(self, state: Tricktakers, seat: Seat, card: Card) -> IllegalChoice:
        """Why a card cannot be played, though following would allow it."""
        return IllegalChoice(self.name, line("tricktakers-refused-card", card=card_word(card)))

    def imagine(self, world: Tricktakers, seat: Seat, observer: Seat | None, rng: Rng) -> None:
        """Put anew what only this character's player knows, or nobody."""


class TableCharacter(Character):
    """A character whose points stand in a table by tricks won, where some number may win the game."""

    def score(self, state: Tricktakers, seat: Seat) -> int | str:
        ours = dict(state.figures.tables_for_two) if state.two else {}
        return ours.get(self.name, table(self.name, two=state.two))[state.wins[seat]]

    def wins_game(self, state: Tricktakers, seat: Seat) -> bool:
        return self.score(state, seat) == WIN

    def entries(self, state: Tricktakers, seat: Seat, awards: Awards) -> list[Entry]:
        score = self.score(state, seat)
        return [Entry("tricks", score, state.wins[seat])] if isinstance(score, int) else []
