"""Steps 2 to 4: play cards from hand, use Persons and Items, play what that allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Seat, Step
from odango.core.things import Thing, pointed_at, ref
from odango.games.ccg.asking import Ask, AskPiece, Said, hand_ref, pack, piece_ref, unpack, verb_of
from odango.games.ccg.book.rule import rule_of
from odango.games.ccg.cards import CARDS, TYPES, Kind, is_power
from odango.games.ccg.facts import SUMMONED, Piece, Uid
from odango.games.ccg.pieces import change, enter, gain_power, lose_power, one_power, own, take_away, the
from odango.games.ccg.piles.drawing import leave_hand
from odango.games.ccg.piles.searching import may_come, put_on
from odango.games.ccg.power.paying import discard_piece
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word, piece_word, write_piece
from odango.text import Line, Name, line

DONE: Final = 0
PLAY: Final = 1
"""A card on its own."""
ONTO: Final = 2
"""A card onto one in play: Power, a higher Level, a Villain, an Item that is worn."""
USE: Final = 3

USING: Final = 3
"""The number of the step in which cards are used."""


def villains_may_come(state: Ccg, seat: Seat) -> bool:
    """Whether everyone has had a turn."""
    return all(state.turns[other] > (other == seat) for other in state.living())


def may_be_replaced(state: Ccg, seat: Seat, piece: Piece, villain: Kind) -> bool:
    """Whether a Villain may take the place of a card: of the right family, and not in the turn it came."""
    row, old = CARDS[villain], CARDS[piece.card]
    if old.kind == "villain":
        return row.replaces in (f"{old.side}-villain", old.name)
    waits = piece.came == state.turns[seat] and not piece.marked(SUMMONED)
    return row.replaces == old.family and not waits


def places_for(state: Ccg, seat: Seat, card: Kind) -> list[Piece]:
    """What a card from hand may be put onto."""
    row = CARDS[card]
    if is_power(card):
        return [piece for piece in own(state, seat) if piece.powers < rule_of(piece.card).room]
    if row.kind in ("scout", "knight") and row.level > 1:
        return [
            piece
            for piece in state.allies[seat]
            if (CARDS[piece.card].character, CARDS[piece.card].level) == (row.character, row.level - 1)
        ]
    if row.kind == "villain" and villains_may_come(state, seat) and may_come(state, seat, card):
        return [piece for piece in state.enemies[seat] if may_be_replaced(state, seat, piece, card)]
    if row.kind == "item" and rule_of(card).worn:
        return rule_of(card).wearers(state, seat)
    return []


def may_play_alone(state: Ccg, seat: Seat, card: Kind) -> bool:
    """Whether a card from hand may be put into play, or played, by itself.  What is worn may wait in the PIE Zone."""
    row = CARDS[card]
    if row.kind == "event":
        return rule_of(card).playable(state, seat)
    if row.kind in ("scout", "knight"):
        return row.level == 1 and may_come(state, seat, card)
    if row.kind in ("monster", "person"):
        return may_come(state, seat, card)
    return row.kind == "item"


def may_use(state: Ccg, seat: Seat, piece: Piece) -> bool:
    """Whether a Person or Item in play may be used in Step 3."""
    rule = rule_of(piece.card)
    if rule.worn:
        return bool(rule.wearers(state, seat))
    most = 1 if rule.limited else state.setup.person_uses
    return piece.uses < most and rule.usable(state, seat)


class Playing(Step[Ccg]):
    """As long as the player likes."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        # Who holds cards is asked, whether or not they can be played: only their number is known.
        if not state.ended and (state.hands[self.seat] or len(Play(self.seat).options(state)) > 1):
            state.ask(Play(self.seat))


class Play(Ask):
    """Play a card, use a card, or go on to the actions."""

    __slots__ = ()

    kind = "play"
    rule = "turn"

    def options(self, state: Ccg) -> list[int]:
        found = []
        for card in sorted(set(state.hands[self.seat])):
            if state.step < USING and may_play_alone(state, self.seat, card):
                found.append(pack(PLAY, card))
            late = CARDS[card].kind == "villain"
            found += [
                pack(ONTO, card, piece.uid)
                for piece in places_for(state, self.seat, card)
                if state.step < USING or (late and piece.marked(SUMMONED))
            ]
        found += [pack(USE, piece.uid) for piece in state.pie[self.seat] if may_use(state, self.seat, piece)]
        return [*found, DONE]

    def chosen(self, state: Ccg, choice: int) -> None:
        if choice == DONE:
            return
        state.do(Playing(self.seat))
        verb = verb_of(choice)
        if verb == USE:
            use(state, self.seat, *unpack(choice, 1))
            return
        card, uid = unpack(choice, 2)
        leave_hand(state, self.seat, card)
        if verb == PLAY:
            play_alone(state, self.seat, card)
        else:
            play_onto(state, self.seat, card, uid)

    def say(self, state: Ccg, choice: int) -> Said:
        verb = verb_of(choice)
        if choice == DONE:
            return Said("done", line("ccg-label-play-done"))
        if verb == USE:
            (uid,) = unpack(choice, 1)
            return Said(
                f"use {write_piece(state, uid)}", line("ccg-label-use", card=piece_word(state, uid)), (piece_ref(uid),)
            )
        card, uid = unpack(choice, 2)
        name = CARDS[card].name
        if verb == PLAY:
            return Said(f"play {name}", line("ccg-label-play", card=card_word(card)), (hand_ref(card),))
        key = "ccg-label-attach" if is_power(card) or rule_of(card).worn else "ccg-label-replace"
        label = line(key, card=card_word(card), to=piece_word(state, uid))
        return Said(f"play {name} {write_piece(state, uid)}", label, (hand_ref(card), piece_ref(uid)))

    def ask(self, state: Ccg) -> Line:
        return line("ccg-ask-play" if state.step < USING else "ccg-ask-use")

    def refuse(self, state: Ccg, choice: int) -> IllegalChoice:
        if choice > 0 and verb_of(choice) in (PLAY, ONTO):
            card = unpack(choice, 1)[0]
            if card in state.hands[self.seat]:
                return IllegalChoice(*why_not_played(state, self.seat, card))
        return super().refuse(state, choice)

    def means(self, state: Ccg, refs: Sequence[str]) -> int | None:
        meant = super().means(state, refs)
        if meant is not None:
            return meant
        match pointed_at(refs):
            case [Thing("hand", (card,))]:
                return pack(PLAY, card)
            case [Thing("hand", (card,)), Thing("piece", (uid,))]:
                return pack(ONTO, card, uid)
        return None


HEADINGS: Final = {
    "scout": "scouts-and-knights",
    "knight": "scouts-and-knights",
    "monster": "monsters",
    "person": "persons-and-items",
    "item": "persons-and-items",
    "event": "events",
}
"""Where the rules tell of cards that are played by themselves."""


def why_not_played(state: Ccg, seat: Seat, card: Kind) -> tuple[str, Line]:
    """The rule and the reason why a card of one's hand cannot be played, or not there."""
    row, word = CARDS[card], card_word(card)
    if state.step >= USING:
        return "new-cards", line("ccg-refused-step", card=word)
    if row.kind == "defense-event":
        return "defense-events", line("ccg-refused-defense", card=word)
    if may_play_alone(state, seat, card):
        return HEADINGS[row.kind], line("ccg-refused-where", card=word)
    if row.kind == "villain":
        if not villains_may_come(state, seat):
            return "villains", line("ccg-refused-villain-round", card=word)
        if not may_come(state, seat, card):
            return "villains", line("ccg-refused-one-of-each", card=word)
        return "villains", line("ccg-refused-villain", card=word)
    if row.kind in ("scout", "knight"):
        key = "ccg-refused-level" if row.level > 1 else "ccg-refused-one-of-each"
        return "scouts-and-knights", line(key, card=word)
    if row.kind == "person":
        return "persons-and-items", line("ccg-refused-one-of-each", card=word)
    if is_power(card):
        return "power", line("ccg-refused-where", card=word)
    if row.kind == "event":
        return "events", line("ccg-refused-event", card=word)
    return "persons-and-items", line("ccg-refused-where", card=word)


def play_alone(state: Ccg, seat: Seat, card: Kind) -> None:
    """A card comes into play, or is played, by itself."""
    if state.events is not None:
        state.tell(Public(line("ccg-played", who=Name(seat), card=card_word(card))))
    if CARDS[card].kind == "event" and not rule_of(card).waits:
        state.discards[seat].append(card)
        state.do(*rule_of(card).played(state, seat))
    else:
        enter(state, seat, card)


def play_onto(state: Ccg, seat: Seat, card: Kind, uid: Uid) -> None:
    """A card goes onto one in play."""
    if state.events is not None:
        words = {"card": card_word(card), "to": piece_word(state, uid)}
        key = "ccg-attached" if is_power(card) or rule_of(card).worn else "ccg-replaced"
        state.tell(Public(line(key, who=Name(seat), **words)))
    if is_power(card):
        gain_power(state, uid, one_power(card))
    elif rule_of(card).worn:
        put_on(state, uid, card)
    else:
        replace_piece(state, seat, card, uid)


def replace_piece(state: Ccg, seat: Seat, card: Kind, uid: Uid) -> None:
    """A higher Level, or a Villain, takes the place of a card: without its damage, with what its player keeps.

    A lower Level lies beneath; a Monster or Villain that was replaced is out of the game.
    """
    old = the(state, uid)
    fighter = CARDS[card].kind in ("scout", "knight")
    if not fighter:
        state.gone[seat].append(old.card)
    under = (*old.under, old.card) if fighter else ()
    change(state, uid, card=card, damage=0, under=under, came=state.turns[seat], marks=old.marks & ~SUMMONED, hurt=-1)
    if old.powers or old.worn:
        state.do(Keep(seat, uid))


class Keep(Ask):
    """What was attached to a card that was replaced may be discarded, one by one, or kept."""

    __slots__ = ("uid",)

    kind = "keep-attached"
    rule = "scouts-and-knights"

    def __init__(self, seat: Seat, uid: Uid) -> None:
        super().__init__(seat)
        self.uid: Uid = uid

    def options(self, state: Ccg) -> list[int]:
        piece = the(state, self.uid)
        kinds = [kind for kind in range(len(TYPES)) if piece.power[kind]]
        return [DONE, *[pack(1, kind) for kind in (*kinds, *sorted(set(piece.worn)))]]

    def chosen(self, state: Ccg, choice: int) -> None:
        if choice == DONE:
            return
        (kind,) = unpack(choice, 1)
        piece = the(state, self.uid)
        if is_power(kind):
            lose_power(state, self.uid, one_power(kind))
        else:
            at = piece.worn.index(kind)
            change(state, self.uid, worn=piece.worn[:at] + piece.worn[at + 1 :])
            state.discards[self.seat].append(kind)
        left = the(state, self.uid)
        if left.powers or left.worn:
            state.do(Keep(self.seat, self.uid))

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == DONE:
            return Said("keep", line("ccg-label-keep-all"))
        (kind,) = unpack(choice, 1)
        things = (piece_ref(self.uid), ref("worn", kind))
        return Said(f"drop {CARDS[kind].name}", line("ccg-label-drop", card=card_word(kind)), things)

    def ask(self, state: Ccg) -> Line:
        return line("ccg-ask-keep-attached", card=piece_word(state, self.uid))


class Wear(AskPiece):
    """Step 3: who puts on an Item that lies in the PIE Zone?"""

    __slots__ = ("uid",)

    kind = "wear"
    rule = "persons-and-items"

    def __init__(self, seat: Seat, uid: Uid) -> None:
        super().__init__(seat)
        self.uid: Uid = uid

    def candidates(self, state: Ccg) -> list[Uid]:
        return [piece.uid for piece in rule_of(the(state, self.uid).card).wearers(state, self.seat)]

    def picked(self, state: Ccg, uid: Uid) -> None:
        item = take_away(state, self.uid)
        if item is not None:
            put_on(state, uid, item.card)
            # Power attached to the Item alone has no place under the wearer.
            state.discards[self.seat] += [kind for kind, count in enumerate(item.power) for _ in range(count)]


def use(state: Ccg, seat: Seat, uid: Uid) -> None:
    """Use a Person or Item: Step 3 has begun.  An Item is discarded first, then pays, then acts."""
    state.step = USING
    piece = the(state, uid)
    rule = rule_of(piece.card)
    if state.events is not None:
        state.tell(Public(line("ccg-used", who=Name(seat), card=card_word(piece.card))))
    if rule.worn:
        state.do(Wear(seat, uid))
        return
    steps = rule.used(state, seat)
    if CARDS[piece.card].kind == "item":
        state.do(*steps)
        discard_piece(state, uid)
    else:
        change(state, uid, uses=piece.uses + 1)
        state.do(*steps)
