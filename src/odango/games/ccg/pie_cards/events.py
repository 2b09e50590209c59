"""Events.  They are played in Step 2, do what they say, and are discarded."""

from __future__ import annotations

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.core.things import ref
from odango.games.ccg.asking import Ask, AskCard, Said, pack, unpack
from odango.games.ccg.book.rule import Rule, Steps, write_in_book
from odango.games.ccg.cards import CARDS, NUMBER, TYPES, Kind
from odango.games.ccg.defences.softening import Heal
from odango.games.ccg.facts import WELL_RESTED, Uid
from odango.games.ccg.pie_cards.choosing import ChoosePiece, ChooseSeat, DiscardPiece, Mark, contest, persons
from odango.games.ccg.pieces import change
from odango.games.ccg.piles.drawing import draw, everybody, leave_hand, take_in_hand
from odango.games.ccg.piles.searching import TO_HAND, Search
from odango.games.ccg.power.paying import PayFrom, payers, put_on_discards
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word, card_words, piece_word
from odango.text import Line, Name, line, seat_letter

HAND = 5
"""How many cards a fresh hand has."""


class GoodNightsRest(Rule):
    """One of your Scouts or Knights may both rejuvenate and attack this turn."""

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [RestWell(seat, NUMBER["good-nights-rest"])]


class RestWell(ChoosePiece):
    """Who sleeps well."""

    __slots__ = ()

    kind = "rest"

    def candidates(self, state: Ccg) -> list[Uid]:
        return [piece.uid for piece in state.allies[self.seat]]

    def picked(self, state: Ccg, uid: Uid) -> None:
        state.do(Mark(uid, WELL_RESTED))
        if state.events is not None:
            state.tell(Public(line("ccg-rests-well", who=Name(self.seat), card=piece_word(state, uid))))


class Detention(Rule):
    """An opponent loses two cards of the hand at random."""

    def playable(self, state: Ccg, seat: Seat) -> bool:
        return any(state.hands[other] for other in state.opponents(seat))

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [Detain(seat, NUMBER["detention"])]


class Detain(ChooseSeat):
    """Who loses cards."""

    __slots__ = ()

    kind = "detain"

    def picked(self, state: Ccg, seat: Seat) -> None:
        lost = []
        for _ in range(min(2, len(state.hands[seat]))):
            hand = state.hands[seat]
            lost.append(hand[state.rng.below(len(hand))])
            leave_hand(state, seat, lost[-1])
        put_on_discards(state, seat, lost)
        if state.events is not None:
            state.tell(Public(line("ccg-discarded", who=Name(seat), cards=card_words(lost))))


class BabySitting(Rule):
    """Win a challenge, and any Person in play is discarded."""

    def playable(self, state: Ccg, seat: Seat) -> bool:
        return bool(persons(state, state.living()))

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [SendAway(seat, NUMBER["baby-sitting"])]


class SendAway(ChoosePiece):
    """Which Person is discarded, if the challenge is won."""

    __slots__ = ()

    kind = "send"

    def candidates(self, state: Ccg) -> list[Uid]:
        return persons(state, state.living())

    def picked(self, state: Ccg, uid: Uid) -> None:
        contest(state, self.seat, self.card, uid, DiscardPiece(uid))


class DrawCards(Step[Ccg]):
    """Draw so many cards."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: Seat, count: int) -> None:
        self.count: int = count
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        drawn = draw(state, self.seat, self.count)
        if state.events is not None:
            state.tell(Public(line("ccg-drew", who=Name(self.seat), count=drawn)))


class CramSchool(Rule):
    """Draw two cards."""

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [DrawCards(seat, 2)]


class Rats(Rule):
    """An opponent does not draw at the start of the next turn."""

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [Trap(seat, NUMBER["rats"])]


class Trap(ChooseSeat):
    """Who will not draw."""

    __slots__ = ()

    kind = "trap"

    def picked(self, state: Ccg, seat: Seat) -> None:
        state.no_draw[seat] = 1
        if state.events is not None:
            state.tell(Public(line("ccg-trapped", who=Name(seat))))


class Train(Step[Ccg]):
    """An attack of this turn will do more."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        state.trained += 1


class CombatTraining(Rule):
    """One attack or combined attack of this turn does 20 more."""

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [Train()]


class FmNo10(Rule):
    """A Person comes from your deck into play."""

    def playable(self, state: Ccg, seat: Seat) -> bool:
        return bool(state.decks[seat])

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [Search(seat, ("person",), 1)]


class Confusion(Rule):
    """An opponent discards the whole hand and draws five."""

    def playable(self, state: Ccg, seat: Seat) -> bool:
        return bool(state.opponents(seat))

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [Confuse(seat, NUMBER["confusion"])]


class Confuse(ChooseSeat):
    """Who draws a new hand."""

    __slots__ = ()

    kind = "confuse"

    def picked(self, state: Ccg, seat: Seat) -> None:
        hand = state.hands[seat][:]
        for card in hand:
            leave_hand(state, seat, card)
        if state.events is not None:
            state.tell(Public(line("ccg-discarded", who=Name(seat), cards=card_words(hand))))
        state.do(DrawCards(seat, HAND))
        put_on_discards(state, seat, hand)


class HealAll(Step[Ccg]):
    """All Scouts and Knights of a player heal."""

    __slots__ = ("amount", "seat")

    def __init__(self, seat: Seat, amount: int) -> None:
        self.amount: int = amount
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        state.do(*[Heal(piece.uid, self.amount) for piece in state.allies[self.seat] if piece.damage])


class TempleBlessing(Rule):
    """All your Scouts and Knights heal 10."""

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [HealAll(seat, CARDS[NUMBER["temple-blessing"]].amount)]


class Discovery(Rule):
    """A Scout or Knight discards two Power; a PIE card comes from your deck to your hand, to be played if you like."""

    def playable(self, state: Ccg, seat: Seat) -> bool:
        return bool(payers(state, seat, 2)) and bool(state.decks[seat])

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [PayFrom(seat, 2, "card-text"), Search(seat, ("pie",), 1, TO_HAND)]


class MemoriesOfThePast(Rule):
    """A Scout or Knight discards two Power; take a card of your discard pile to your hand, to be played if you like."""

    def playable(self, state: Ccg, seat: Seat) -> bool:
        return bool(payers(state, seat, 2)) and bool(state.discards[seat])

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [PayFrom(seat, 2, "card-text"), Remember(seat)]


class Remember(AskCard):
    """Which discard to take."""

    __slots__ = ()

    kind = "remember"
    rule = "card-text"

    def cards(self, state: Ccg) -> list[Kind]:
        return state.discards[self.seat]

    def picked(self, state: Ccg, card: Kind) -> None:
        pile = state.discards[self.seat]
        # Of equal cards the topmost is taken.
        del pile[len(pile) - 1 - pile[::-1].index(card)]
        take_in_hand(state, self.seat, card, everybody(state))
        if state.events is not None:
            state.tell(Public(line("ccg-found", who=Name(self.seat), card=card_word(card))))


class Regeneration(Rule):
    """A Monster or Villain of yours heals 20."""

    def playable(self, state: Ccg, seat: Seat) -> bool:
        return any(piece.damage for piece in state.enemies[seat])

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [Regenerate(seat, NUMBER["regeneration"])]


class Regenerate(ChoosePiece):
    """Who heals."""

    __slots__ = ()

    kind = "heal"

    def candidates(self, state: Ccg) -> list[Uid]:
        return [piece.uid for piece in state.enemies[self.seat] if piece.damage]

    def picked(self, state: Ccg, uid: Uid) -> None:
        state.do(Heal(uid, CARDS[self.card].amount))


class SailorPluto(Rule):
    """Take one more turn after this one."""

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [OneMoreTurn()]


class OneMoreTurn(Step[Ccg]):
    """Who is playing will have another turn."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        state.extra += 1


class OverpoweringAttack(Rule):
    """Name a type of Power: an opponent discards all of it that is attached to Scouts and Knights."""

    def playable(self, state: Ccg, seat: Seat) -> bool:
        return any(piece.powers for other in state.opponents(seat) for piece in state.allies[other])

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [Overpower(seat)]


class Overpower(Ask):
    """Whose Power, and which.  A choice packs the seat and the type."""

    __slots__ = ()

    kind = "overpower"
    rule = "card-text"

    def options(self, state: Ccg) -> list[int]:
        others = state.opponents(self.seat)
        return [pack(1, other, kind) for other in others for kind in range(len(TYPES))] or [pack(1, self.seat, 0)]

    def chosen(self, state: Ccg, choice: int) -> None:
        seat, kind = unpack(choice, 2)
        for piece in state.allies[seat]:
            count = piece.power[kind]
            if count and state.events is not None:
                lost = card_words([kind] * count)
                state.tell(Public(line("ccg-lost-power", card=piece_word(state, piece.uid), power=lost)))
            change(state, piece.uid, power=tuple(0 if i == kind else have for i, have in enumerate(piece.power)))
            state.discards[seat] += [kind] * count

    def say(self, state: Ccg, choice: int) -> Said:
        seat, kind = unpack(choice, 2)
        label = line("ccg-label-overpower", whom=Name(seat), power=card_word(kind))
        return Said(f"overpower {TYPES[kind]} {seat_letter(seat)}", label, (ref("seat", seat), ref("power", kind)))

    def ask(self, state: Ccg) -> Line:
        return line("ccg-ask-overpower")


write_in_book(
    good_nights_rest=GoodNightsRest(),
    detention=Detention(),
    baby_sitting=BabySitting(),
    cram_school=CramSchool(),
    rats=Rats(),
    combat_training=CombatTraining(),
    fm_no_10=FmNo10(),
    confusion=Confusion(),
    temple_blessing=TempleBlessing(),
    discovery=Discovery(),
    memories_of_the_past=MemoriesOfThePast(),
    regeneration=Regeneration(),
    sailor_pluto=SailorPluto(),
    overpowering_attack=OverpoweringAttack(),
)
