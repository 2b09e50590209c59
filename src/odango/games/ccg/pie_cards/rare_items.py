"""Items that no preconstructed deck has: the Locket, the Crystal and the Bomb."""

from __future__ import annotations

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.core.things import ref
from odango.games.ccg.asking import Ask, AskCard, Said, pack, piece_ref, unpack
from odango.games.ccg.book.rule import Rule, Steps, write_in_book
from odango.games.ccg.cards import CARDS, NUMBER, Kind, card_key, is_fighter
from odango.games.ccg.challenge.challenge import Challenge
from odango.games.ccg.defences.robbing import belongings, taken_off
from odango.games.ccg.facts import AIMED, Piece, Uid
from odango.games.ccg.pie_cards.choosing import ChoosePiece
from odango.games.ccg.pieces import change, mark, owner_of, the
from odango.games.ccg.piles.drawing import take_from_deck
from odango.games.ccg.piles.searching import ShuffleDeck
from odango.games.ccg.power.paying import Pay, PayFrom, payers, put_on_discards
from odango.games.ccg.state import Ccg
from odango.games.ccg.turn.playing import replace_piece
from odango.games.ccg.wording import card_word, piece_word, write_piece
from odango.text import Line, Name, Word, line


class MoonStarLocket(Rule):
    """It holds one Power.  Spend both before a challenge of yours: if you lose it, it is played again."""

    room = 1

    def inspires(self, state: Ccg, piece: Piece) -> bool:
        return piece.powers > 0


def next_levels(piece: Piece) -> list[Kind]:
    """The card that a Scout or Knight can become next; none for the highest Level there is."""
    row = CARDS[piece.card]
    return [
        kind
        for kind, card in enumerate(CARDS)
        if is_fighter(kind) and (card.character, card.level) == (row.character, row.level + 1)
    ]


class ImperiumSilverCrystal(Rule):
    """A Scout or Knight discards two Power, and its next Level comes from your deck onto it."""

    def usable(self, state: Ccg, seat: Seat) -> bool:
        return bool(state.decks[seat]) and bool(PowerUp(seat, NUMBER["imperium-silver-crystal"]).candidates(state))

    def used(self, state: Ccg, seat: Seat) -> Steps:
        return [PowerUp(seat, NUMBER["imperium-silver-crystal"])]


class PowerUp(ChoosePiece):
    """Who pays and powers up."""

    __slots__ = ()

    kind = "power-up"

    def candidates(self, state: Ccg) -> list[Uid]:
        able = payers(state, self.seat, sum(CARDS[self.card].cost))
        return [uid for uid in able if next_levels(the(state, uid))]

    def picked(self, state: Ccg, uid: Uid) -> None:
        state.do(Pay(uid, CARDS[self.card].cost, "card-text"), NextLevel(self.seat, uid), ShuffleDeck(self.seat))


class NextLevel(AskCard):
    """The next Level of a Scout or Knight, if the deck has it and its player takes it."""

    __slots__ = ("uid",)

    kind = "search"
    rule = "card-text"
    optional = True

    def __init__(self, seat: Seat, uid: Uid) -> None:
        super().__init__(seat)
        self.uid: Uid = uid

    def cards(self, state: Ccg) -> list[Kind]:
        return [card for card in next_levels(the(state, self.uid)) if card in state.decks[self.seat]]

    def picked(self, state: Ccg, card: Kind) -> None:
        take_from_deck(state, self.seat, card)
        if state.events is not None:
            words = {"card": card_word(card), "to": piece_word(state, self.uid)}
            state.tell(Public(line("ccg-replaced", who=Name(self.seat), **words)))
        replace_piece(state, self.seat, card, self.uid)


class NegamoonBomb(Rule):
    """A Scout or Knight discards two Power.  Choose two Monsters, Items or Persons of an opponent; win a challenge, and
    both are discarded.
    """

    cost = sum(CARDS[NUMBER["negamoon-bomb"]].cost)

    def usable(self, state: Ccg, seat: Seat) -> bool:
        return bool(payers(state, seat, self.cost)) and any(bombable(state, other) for other in state.opponents(seat))

    def used(self, state: Ccg, seat: Seat) -> Steps:
        return [PayFrom(seat, self.cost, "card-text"), BombTarget(seat)]


def bombable(state: Ccg, seat: Seat) -> list[tuple[Uid, Kind]]:
    """What a bomb can hit at a player: where it lies, and what it is."""
    found = [(piece.uid, piece.card) for piece in state.enemies[seat] if CARDS[piece.card].kind == "monster"]
    return [*found, *belongings(state, seat, ("item", "person"))]


def aim(state: Ccg, uid: Uid, kind: Kind) -> int:
    """The mark of a card that the bomb is aimed at."""
    piece = the(state, uid)
    return AIMED << (0 if piece.card == kind else 1 + piece.worn.index(kind))


def aimed(state: Ccg) -> list[tuple[Uid, Kind]]:
    """What the bomb is aimed at; what is worn first, so that it is still there."""
    found = [thing for seat in state.living() for thing in bombable(state, seat)]
    found = [(uid, kind) for uid, kind in found if the(state, uid).marked(aim(state, uid, kind))]
    return sorted(found, key=lambda thing: the(state, thing[0]).card == thing[1])


class BombTarget(Ask):
    """What the bomb is to hit: one thing after the other, two of one opponent if there are.  A choice packs a thing."""

    __slots__ = ()

    kind = "bomb"
    rule = "card-text"

    def options(self, state: Ccg) -> list[int]:
        chosen = aimed(state)
        owners = [owner_of(state, uid) for uid, _ in chosen] or state.opponents(self.seat)
        return [pack(1, *thing) for owner in owners for thing in bombable(state, owner) if thing not in chosen]

    def chosen(self, state: Ccg, choice: int) -> None:
        uid, kind = unpack(choice, 2)
        mark(state, uid, aim(state, uid, kind))
        if len(aimed(state)) == 1 and self.options(state):
            state.do(BombTarget(self.seat))
        else:
            outcomes = ((Explode(hits=False),), (Explode(hits=True),))
            state.do(Challenge(self.seat, owner_of(state, uid), NUMBER["negamoon-bomb"], outcomes, about=uid))

    def say(self, state: Ccg, choice: int) -> Said:
        uid, kind = unpack(choice, 2)
        whose = Name(owner_of(state, uid))
        if the(state, uid).card == kind:
            label = line("ccg-label-piece-of", card=piece_word(state, uid), whose=whose)
            return Said(f"bomb {write_piece(state, uid)}", label, (piece_ref(uid),))
        label = line("ccg-label-worn", item=card_word(kind), card=piece_word(state, uid), whose=whose)
        return Said(f"bomb {CARDS[kind].name} {write_piece(state, uid)}", label, (piece_ref(uid), ref("worn", kind)))

    def ask(self, state: Ccg) -> Line:
        return line("ccg-ask-choose", card=Word(card_key(NUMBER["negamoon-bomb"])))


class Explode(Step[Ccg]):
    """What the bomb was aimed at is discarded, as far as it is still there, or was missed."""

    __slots__ = ("hits",)

    def __init__(self, hits: bool) -> None:
        self.hits: bool = hits

    def run(self, state: Ccg) -> None:
        things = aimed(state)
        for uid, _ in things:
            change(state, uid, marks=the(state, uid).marks % AIMED)
        if things and self.hits:
            # All of it is one player's, and discarded together.
            seat = owner_of(state, things[0][0])
            put_on_discards(state, seat, [card for thing in things for card in taken_off(state, *thing)])


write_in_book(
    moon_star_locket=MoonStarLocket(),
    imperium_silver_crystal=ImperiumSilverCrystal(),
    negamoon_bomb=NegamoonBomb(),
)
