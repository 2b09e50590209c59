"""What the Alchemist does: three cards as one, elements on the magic circle, forging."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from msgspec.structs import replace

from odango.core.event import Public, Secret
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Seat, Step
from odango.core.things import Thing, pointed_at, ref, sole
from odango.games.tricktakers.cards import BLACK, COLOURS, NAMES, NO_COLOUR, NUMBER, Card, Face
from odango.games.tricktakers.circle import (
    AS_LED,
    HEXAGON,
    OWN_COLOURS,
    colours,
    complete,
    elements,
    led,
    tint,
    value,
)
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.ending import amend
from odango.games.tricktakers.facts import Sheet
from odango.games.tricktakers.figures import CELLS, Formation
from odango.games.tricktakers.hands import drawn_by, leaves_hand, receive, shown_by, sight
from odango.games.tricktakers.picking import mask_of, things
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import Play
from odango.games.tricktakers.wording import card_word, card_words, colour_word, face_word
from odango.text import Line, Name, line

THREE: Final = DATA.alchemist.plays
WIDTH: Final = AS_LED + 1
NOTHING_FORGED: Final = 0
CROWN: Final = 1
BLACK_CROWN: Final = 2


class AlchemistSheet(Sheet, frozen=True, gc=False, tag="alchemist"):
    cells: tuple[str, ...] = ()
    """Where elements lie on the magic circle."""
    received: int = 0
    """How many cards came from others."""
    top: int = 0
    """How many cards on top of the deck came back there, so that its player knows them."""
    top_open: bool = True
    """Whether everyone does, since they had been played; others were given to it face down."""
    bottom: int = 0
    """How many at the bottom its player has put there."""


def formed(state: Tricktakers, seat: Seat) -> list[Formation]:
    return complete(state.sheet(seat, AlchemistSheet).cells, state.figures.formations)


def has_hexagon(state: Tricktakers, seat: Seat) -> bool:
    return any(one.id == HEXAGON for one in formed(state, seat))


def refill(state: Tricktakers, seat: Seat, most: int) -> None:
    """Draw so many from its own deck, but never more than six into hand."""
    room = min(most, DATA.alchemist.hand - len(state.hands[seat]), len(state.stocks[seat]))
    drawn = [state.stocks[seat].pop() for _ in range(room)]
    sheet = state.sheet(seat, AlchemistSheet)
    back = drawn[: sheet.top] if sheet.top_open else []
    left = len(state.stocks[seat])
    state.sheets[seat] = replace(sheet, top=max(0, sheet.top - len(drawn)), bottom=min(sheet.bottom, left))
    for card in back:
        sight(state, seat, card)
    receive(state, seat, drawn)
    state.limits = drawn_by(state, seat, len(drawn))
    if state.events is not None and drawn:
        inside = line("tricktakers-drew", who=Name(seat), cards=card_words(drawn))
        state.tell(Secret((seat,), inside, line("tricktakers-drew-unseen", who=Name(seat), count=len(drawn))))


class Refill(Step[Tricktakers]):
    """Draw from its own deck."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Seat = seat
        self.count: int = count

    def run(self, state: Tricktakers) -> None:
        refill(state, self.seat, self.count)


class PutUnder(Decision[Tricktakers]):
    """Which of the cards put back comes next; the last goes lowest.  A choice is the card."""

    __slots__ = ()

    kind = "under"
    rule = "alchemist"

    def options(self, state: Tricktakers) -> list[int]:
        return list(state.aside[self.seat])

    def run(self, state: Tricktakers) -> None:
        if len(state.aside[self.seat]) == 1:
            self.chosen(state, state.aside[self.seat][0])
        else:
            super().run(state)

    def chosen(self, state: Tricktakers, choice: int) -> None:
        state.aside[self.seat].remove(choice)
        state.stocks[self.seat].insert(0, choice)
        sheet = state.sheet(self.seat, AlchemistSheet)
        state.sheets[self.seat] = replace(sheet, bottom=sheet.bottom + 1)

    def seen(self, choice: int) -> int:
        return 0

    def write(self, state: Tricktakers, choice: int) -> str:
        return f"under {NAMES[choice]}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-under")

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line("tricktakers-label-under", card=card_word(choice))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return (ref("card", choice),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        card = sole(refs, "card")
        return card[0] if card else None


def place_steps(state: Tricktakers, seat: Seat, count: int) -> list[Step[Any]]:
    """As many elements as the circle has room for; others are lost."""
    room = len(CELLS) - len(state.sheet(seat, AlchemistSheet).cells)
    return [PlaceElement(seat) for _ in range(min(count, room))]


class PlayThree(Decision[Tricktakers]):
    """Play three cards as one.  A choice is their bits in the sorted hand times 5 plus the colour named, 4 for none."""

    __slots__ = ()

    kind = "three"
    rule = "alchemist"

    def options(self, state: Tricktakers) -> list[int]:
        hand = state.hands[self.seat]
        found = []
        for places in combinations(range(len(hand)), min(THREE, len(hand))):
            cards = [hand[place] for place in places]
            if self._follows(state, cards):
                mask = sum(1 << place for place in places)
                found += [mask * WIDTH + colour for colour in colours(state.lead, cards)]
        return found

    def _follows(self, state: Tricktakers, cards: Sequence[Card]) -> bool:
        lead = state.lead
        return (
            lead == NO_COLOUR
            or any(tint(card) == lead for card in cards)
            or not any(tint(card) == lead for card in state.hands[self.seat])
        )

    def _cards(self, state: Tricktakers, choice: int) -> list[Card]:
        return [card for i, card in enumerate(state.hands[self.seat]) if choice // WIDTH >> i & 1]

    def _play(self, state: Tricktakers, choice: int) -> Play:
        cards, named = self._cards(state, choice), choice % WIDTH
        colour = state.lead if named == AS_LED else named
        return Play(self.seat, cards[0], Face(NUMBER, colour, value(cards)), more=tuple(cards[1:]))

    def chosen(self, state: Tricktakers, choice: int) -> None:
        play, lead = self._play(state, choice), state.lead
        cards = (play.card, *play.more)
        gained = elements(cards, led(state.plays))
        for card in cards:
            leaves_hand(state, self.seat, card)
        # Black means nothing to the Alchemist: not to follow it tells nothing.
        failed = lead if lead in OWN_COLOURS and not any(tint(card) == lead for card in cards) else NO_COLOUR
        for i, card in enumerate(cards):
            state.limits = shown_by(state, self.seat, card, failed if i == len(cards) - 1 else NO_COLOUR)
        state.plays = (*state.plays, play)
        state.order = state.order[1:]
        if state.events is not None:
            said = line(
                "tricktakers-played-three", who=Name(self.seat), cards=card_words(cards), face=face_word(play.face)
            )
            state.tell(Public(said))
        state.do(*place_steps(state, self.seat, len(gained)))

    def write(self, state: Tricktakers, choice: int) -> str:
        held = [NAMES[card] for card in state.hands[self.seat]]
        names = []
        for card in self._cards(state, choice):
            short = NAMES[card].removeprefix("alchemist-")
            names.append(NAMES[card] if short in held else short)
        colour = choice % WIDTH
        return " ".join(names if colour == AS_LED else [*names, COLOURS[colour]])

    def ask(self, state: Tricktakers) -> Line:
        if state.lead == NO_COLOUR:
            return line("tricktakers-ask-three-set" if state.plays else "tricktakers-ask-three-lead")
        return line("tricktakers-ask-three", colour=colour_word(state.lead))

    def label(self, state: Tricktakers, choice: int) -> Line:
        play = self._play(state, choice)
        return line("tricktakers-label-three", cards=card_words((play.card, *play.more)), face=face_word(play.face))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        cards = things(state.hands[self.seat], choice // WIDTH)
        return cards if choice % WIDTH == AS_LED else (*cards, ref("colour", choice % WIDTH))

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        named = [thing.numbers[0] for thing in pointed_at(refs) if isinstance(thing, Thing) and thing.kind == "colour"]
        mask = mask_of(state.hands[self.seat], [name for name in refs if not name.startswith("colour:")])
        if mask is None or mask.bit_count() != THREE or len(named) > 1 or any(colour > BLACK for colour in named):
            return None
        return mask * WIDTH + (named[0] if named else AS_LED)

    def refuse(self, state: Tricktakers, choice: int) -> IllegalChoice:
        hand = state.hands[self.seat]
        if 0 <= choice < WIDTH << len(hand) and (choice // WIDTH).bit_count() == THREE:
            cards = self._cards(state, choice)
            if not self._follows(state, cards):
                reason = line("tricktakers-refused-three-follow", colour=colour_word(state.lead))
                return IllegalChoice(self.rule, reason)
            return IllegalChoice(self.rule, line("tricktakers-refused-three-colour"))
        return super().refuse(state, choice)


class PlaceElement(Decision[Tricktakers]):
    """Put an element on the magic circle; there it stays.  A choice is a cell."""

    __slots__ = ()

    kind = "element"
    rule = "alchemist"
    plain = True

    def options(self, state: Tricktakers) -> list[int]:
        full = state.sheet(self.seat, AlchemistSheet).cells
        return [place for place, cell in enumerate(CELLS) if cell not in full]

    def chosen(self, state: Tricktakers, choice: int) -> None:
        sheet = state.sheet(self.seat, AlchemistSheet)
        state.sheets[self.seat] = replace(sheet, cells=(*sheet.cells, CELLS[choice]))
        if state.events is not None:
            points = sum(one.points for one in formed(state, self.seat))
            state.tell(Public(line("tricktakers-element", who=Name(self.seat), points=points)))

    def write(self, state: Tricktakers, choice: int) -> str:
        return f"element {CELLS[choice]}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-element")

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line(f"tricktakers-label-element-{CELLS[choice]}")

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return (ref("cell", choice),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        cell = sole(refs, "cell")
        return cell[0] if cell else None


class Forge(Decision[Tricktakers]):
    """With the hexagon: a Crown for a Black Crown, or a Black Crown for 50 points times the round, or nothing."""

    __slots__ = ()

    kind = "forge"
    rule = "alchemist"
    plain = True

    def options(self, state: Tricktakers) -> list[int]:
        found = [NOTHING_FORGED]
        if not has_hexagon(state, self.seat):
            return found
        if state.black_crowns[self.seat] and state.forged[0] < DATA.alchemist.crowns:
            found.append(CROWN)
        if state.points[self.seat] >= price(state) and state.forged[1] < DATA.alchemist.black_crowns:
            found.append(BLACK_CROWN)
        return found

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice == NOTHING_FORGED:
            return
        if choice == CROWN:
            state.black_crowns[self.seat] -= 1
            state.crowns[self.seat] += 1
            amend(state, self.seat, "forged-crown", 0)
        else:
            amend(state, self.seat, "forged", -price(state))
            state.black_crowns[self.seat] += 1
        state.forged[choice - 1] += 1
        if state.events is not None:
            key = "tricktakers-forged-crown" if choice == CROWN else "tricktakers-forged-black-crown"
            state.tell(Public(line(key, who=Name(self.seat), points=price(state))))

    def write(self, state: Tricktakers, choice: int) -> str:
        return ("forge nothing", "forge crown", "forge black crown")[choice]

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-forge")

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line(f"tricktakers-label-forge-{('none', 'crown', 'black-crown')[choice]}")


def price(state: Tricktakers) -> int:
    return DATA.alchemist.black_crown_a_round * state.round
