"""The Time Traveler."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from odango.core.event import Public, Secret
from odango.core.rng import Rng
from odango.core.step import Decision, Seat, Step
from odango.core.things import Thing, pointed_at, ref, sole
from odango.core.words import NO, YES
from odango.games.tricktakers import ending
from odango.games.tricktakers.cards import NAMES as CARDS
from odango.games.tricktakers.cards import Card
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.characters.base import Character
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.facts import Awards, Entry, Sheet, Trick
from odango.games.tricktakers.hands import draw, drawn_by, may_discard, pass_on, receive, set_loose, sight
from odango.games.tricktakers.picking import DiscardOne, OnePart, YesOrNo
from odango.games.tricktakers.playing import PlayCard
from odango.games.tricktakers.roster import NAMES, character
from odango.games.tricktakers.selecting import NameLeader
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.tricks import NextTrick, TrickAgain
from odango.games.tricktakers.wording import card_word, card_words, character_word
from odango.text import Line, Name, line

FACTS: Final = DATA.time_traveler
COLLECTOR: Final = character("collector")


class TimeTravelerSheet(Sheet, frozen=True, gc=False, tag="time-traveler"):
    tokens: int = FACTS.tokens
    shown: tuple[int, ...] = ()
    """The predictions, once they are shown: for the Crown, then for Black Crowns."""
    took: tuple[Card, ...] = ()
    """Cards of tricks that were won and changed."""


class TimeTraveler(Character):
    """Predicts in secret which character will get the Crown and which two a Black Crown, all different: 50 for each.

    In the final round the predictions may be shown at set-up; then all of them right win the game.  Twice a round it
    travels: *Rewind* on its own turn sends the trick's cards home, it draws two, discards two and names the leader.
    *Change the past* after winning a trick, not the fifth, takes all its cards into hand and gives everyone one back;
    it names the leader, and the trick is played again.  For two players the Crown's prediction is who takes more
    tricks, the Black Crown's who takes none.
    """

    name = "time-traveler"

    def sheet(self, state: Tricktakers, seat: Seat) -> TimeTravelerSheet:
        return TimeTravelerSheet()

    def ready(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        predictions = OnePart(tuple(Predict(seat) for _ in range(min(3, state.seats))))
        return (predictions, ShowPredictions(seat)) if state.final and not state.two else (predictions,)

    def knows_stock(self) -> bool:
        return True

    def turn(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        return (Rewind(seat),) if state.sheet(seat, TimeTravelerSheet).tokens else (PlayCard(seat),)

    def won(self, state: Tricktakers, seat: Seat, trick: Trick) -> None:
        if state.sheet(seat, TimeTravelerSheet).tokens and state.trick < DATA.rounds.tricks:
            state.do(ChangeThePast(seat))

    def also_took(self, state: Tricktakers, seat: Seat) -> tuple[Card, ...]:
        return state.sheet(seat, TimeTravelerSheet).took

    def hits(self, state: Tricktakers, seat: Seat, awards: Awards) -> list[bool]:
        """Which predictions came true.  Two players: more tricks for the Crown, no trick for a Black Crown."""
        crown, *black = [state.seat_of(character) for character in state.stocks[seat]]
        if state.two:
            more = max(range(state.seats), key=lambda other: state.wins[other])
            return [crown == more, *(state.wins[other] == 0 for other in black)]
        return [crown == awards.crown, *(other in awards.black_crowns for other in black)]

    def wins_game(self, state: Tricktakers, seat: Seat) -> bool:
        shown = bool(state.sheet(seat, TimeTravelerSheet).shown)
        return shown and all(self.hits(state, seat, ending.crowns(state)))

    def entries(self, state: Tricktakers, seat: Seat, awards: Awards) -> list[Entry]:
        hits = self.hits(state, seat, awards)
        return [Entry(f"predicted-{what_for(state, place)}", FACTS.hit) for place, hit in enumerate(hits) if hit]

    def imagine(self, world: Tricktakers, seat: Seat, observer: Seat | None, rng: Rng) -> None:
        """What was predicted only its player knows, until it is shown."""
        sheet = world.sheets[seat]
        if observer != seat and not world.ended and not (isinstance(sheet, TimeTravelerSheet) and sheet.shown):
            pool = sorted(world.characters)
            rng.shuffle(pool)
            world.stocks[seat] = pool[: len(world.stocks[seat])]


def what_for(state: Tricktakers, place: int) -> str:
    """What the prediction at this place foresees; two players have no crowns."""
    if state.two:
        return "no-trick" if place else "more-tricks"
    return "black-crown" if place else "crown"


class Predict(Decision[Tricktakers]):
    """Who will get the Crown; then who will get Black Crowns."""

    __slots__ = ()

    kind = "predict"
    rule = "time-traveler"

    def options(self, state: Tricktakers) -> list[int]:
        return sorted(set(state.characters) - set(state.stocks[self.seat]))

    def chosen(self, state: Tricktakers, choice: int) -> None:
        state.stocks[self.seat].append(choice)
        if state.events is not None and len(state.stocks[self.seat]) == min(3, state.seats):
            state.tell(Public(line("tricktakers-predicted", who=Name(self.seat))))

    def seen(self, choice: int) -> int:
        return 0

    def write(self, state: Tricktakers, choice: int) -> str:
        return f"predict {NAMES[choice]}"

    def ask(self, state: Tricktakers) -> Line:
        return line(f"tricktakers-ask-predict-{what_for(state, len(state.stocks[self.seat]))}")

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line("tricktakers-label-predict", character=character_word(choice))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return (ref("seat", state.seat_of(choice)),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        seat = sole(refs, "seat")
        return state.characters[seat[0]] if seat and seat[0] < state.seats else None


class ShowPredictions(YesOrNo):
    """Show what was predicted, to win the game if all of it comes true."""

    __slots__ = ()

    kind = "show"
    rule = "time-traveler"

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice == YES:
            predicted = tuple(state.stocks[self.seat])
            sheet = state.sheet(self.seat, TimeTravelerSheet)
            state.sheets[self.seat] = replace(sheet, shown=predicted)
            if state.events is not None:
                crown, one, two = map(character_word, predicted)
                said = line("tricktakers-shows", who=Name(self.seat), crown=crown, one=one, two=two)
                state.tell(Public(said))


class Rewind(YesOrNo):
    """On your turn, before you play: send the trick's cards home, draw two, discard two, and name the leader."""

    __slots__ = ()

    kind = "rewind"
    rule = "time-traveler"

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice == NO:
            state.do(PlayCard(self.seat))
            return
        spend(state, self.seat)
        if state.events is not None:
            state.tell(Public(line("tricktakers-rewound", who=Name(self.seat))))
        undo(state)
        draw(state, self.seat, FACTS.draws)
        discards = [DiscardOne(self.seat, self.rule) for _ in range(FACTS.draws)]
        state.do(*discards, NameLeader(self.seat), TrickAgain())


def spend(state: Tricktakers, seat: Seat) -> None:
    sheet = state.sheet(seat, TimeTravelerSheet)
    state.sheets[seat] = replace(sheet, tokens=sheet.tokens - 1)


def undo(state: Tricktakers) -> None:
    """The cards of the trick go home; what happened on the way stays.  The agenda is cut back to the next trick."""
    while not isinstance(state.agenda[-1], NextTrick):
        state.agenda.pop()
    plays = state.plays
    state.plays = ()
    state.kakumei = False
    for play in plays:
        character_of(state, play.seat).home(state, play.seat, play)
    for seat in range(state.seats):
        character_of(state, seat).rewound(state, seat)


class ChangeThePast(YesOrNo):
    """After winning a trick, but not the fifth: take its cards, give everyone one back, and play it again."""

    __slots__ = ()

    kind = "change"
    rule = "time-traveler"

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice == NO:
            return
        spend(state, self.seat)
        trick = state.tricks[-1]
        if state.setup.past_changed == "replayed":
            state.tricks.pop()
            state.wins[self.seat] -= 1
        cards = [card for play in trick.plays for card in (play.card, *play.more)]
        if state.events is not None:
            said = line("tricktakers-changed", who=Name(self.seat), cards=card_words(cards))
            state.tell(Public(said))
        own = _take_back(state, self.seat, trick, cards)
        sheet = state.sheet(self.seat, TimeTravelerSheet)
        state.sheets[self.seat] = replace(sheet, took=sheet.took + tuple(own))
        receive(state, self.seat, cards)
        for card in cards:
            sight(state, self.seat, card)
        set_loose(state, cards)
        state.limits = drawn_by(state, self.seat, len(cards))
        state.fresh[self.seat] += len(cards)
        gifts: list[Step[Any]] = []
        for i in range(1, state.seats):
            to = (self.seat + i) % state.seats
            gifts += [GiveBack(self.seat, to)] * character_of(state, to).given_back(trick, to)
        over = len(cards) - len(gifts) - 1
        again = [TrickAgain()] if state.setup.past_changed == "replayed" else []
        for seat in range(state.seats):
            character_of(state, seat).rewound(state, seat)
        state.do(*gifts, *[DiscardOne(self.seat, self.rule)] * over, NameLeader(self.seat), *again)


def _take_back(state: Tricktakers, seat: Seat, trick: Trick, cards: Sequence[Card]) -> list[Card]:
    """Out of the piles again, a reserved card out of the Collector's; those that were the traveler's."""
    own = list(cards)
    for card in trick.claimed:
        own.remove(card)
        _leave_pile(state, state.seat_of(COLLECTOR), card)
    for card in own:
        _leave_pile(state, seat, card)
    return own


def _leave_pile(state: Tricktakers, seat: Seat, card: Card) -> None:
    """The latest of equal cards: it came with this trick."""
    pile = list(state.taken[seat])
    del pile[len(pile) - 1 - pile[::-1].index(card)]
    state.taken[seat] = tuple(pile)


class GiveBack(Decision[Tricktakers]):
    """Give a player a card of your hand, of the trick or not, face down.  A choice is the card."""

    __slots__ = ("to",)

    kind = "give-back"
    rule = "time-traveler"

    def __init__(self, seat: Seat, to: Seat) -> None:
        super().__init__(seat)
        self.to: Seat = to

    def options(self, state: Tricktakers) -> list[int]:
        return may_discard(state, self.seat)

    def chosen(self, state: Tricktakers, choice: int) -> None:
        state.hands[self.seat].remove(choice)
        pass_on(state, self.seat, self.to, choice)
        character_of(state, self.to).accept(state, self.to, choice)
        if state.events is not None:
            who, to = Name(self.seat), Name(self.to)
            inside = line("tricktakers-gave-card", who=who, to=to, card=card_word(choice))
            state.tell(Secret((self.seat, self.to), inside, line("tricktakers-gave-card-unseen", who=who, to=to)))

    def seen(self, choice: int) -> int:
        return 0

    def write(self, state: Tricktakers, choice: int) -> str:
        return f"give {CARDS[choice]}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-give-back", to=Name(self.to))

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line("tricktakers-label-give-back", card=card_word(choice), to=Name(self.to))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return (ref("card", choice),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("card", (card,)) | Thing("card", (card, 1))]:
                return card
        return None
