"""The Adventurer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.rng import Rng
from odango.core.step import Decision, Seat, Step
from odango.core.things import ref, sole
from odango.games.tricktakers.cards import Card
from odango.games.tricktakers.characters.base import TableCharacter
from odango.games.tricktakers.facts import Awards, Entry, Sheet, Trick
from odango.games.tricktakers.items import CASTLE, FIRST_CHOICES, ITEMS, Item, unused
from odango.games.tricktakers.picking import OnePart
from odango.games.tricktakers.playing import PlayCard
from odango.games.tricktakers.state import NOTHING, Tricktakers
from odango.games.tricktakers.strength import Play
from odango.games.tricktakers.ways import AS_IT_IS, Way
from odango.games.tricktakers.wording import card_word, item_key
from odango.text import Line, Name, Word, Words, line

NO_ITEM: Final = 0


class AdventurerSheet(Sheet, frozen=True, gc=False, tag="adventurer"):
    equipment: tuple[int, ...] = ()
    """The item on each piece of equipment: two initial ones, then one for every trick won."""
    used: tuple[int, ...] = ()
    """Items that have been used."""
    using: int = NOTHING
    """The item used on this turn; -1: none."""


class Adventurer(TableCharacter):
    """Starts with two items of its choice and may use one on every turn before playing, which a new one replaces.

    Every trick won is a new piece of equipment with an item.  All of it lies open.  Points for tricks and for items
    left unused, good or bad; five tricks win the game, but not for two players.
    """

    name = "adventurer"

    def sheet(self, state: Tricktakers, seat: Seat) -> AdventurerSheet:
        return AdventurerSheet()

    def ready(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        state.stocks[seat] = list(range(len(ITEMS)))
        return (OnePart(tuple(Equip(seat, place) for place in range(len(FIRST_CHOICES)))),)

    def turn(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        if sheet_of(state, seat).using == NOTHING and usable(state, seat):
            return (UseItem(seat),)
        return (PlayCard(seat),)

    def _item(self, state: Tricktakers, seat: Seat) -> Item | None:
        using = sheet_of(state, seat).using
        return None if using == NOTHING else ITEMS[using]

    def ways(self, state: Tricktakers, seat: Seat, card: Card, follows: bool) -> tuple[Way, ...]:
        item = self._item(state, seat)
        return super().ways(state, seat, card, follows) if item is None else item.ways(card, follows)

    def lay(self, state: Tricktakers, seat: Seat, card: Card, way: Way) -> Play:
        item, play = self._item(state, seat), super().lay(state, seat, card, way)
        return play if item is None or way == AS_IT_IS else item.lay(state, play, way)

    def played(self, state: Tricktakers, seat: Seat, way: Way) -> None:
        state.sheets[seat] = replace(sheet_of(state, seat), using=NOTHING)

    def rewound(self, state: Tricktakers, seat: Seat) -> None:
        state.sheets[seat] = replace(sheet_of(state, seat), using=NOTHING)

    def won(self, state: Tricktakers, seat: Seat, trick: Trick) -> None:
        item = draw_item(state, seat)
        sheet = sheet_of(state, seat)
        state.sheets[seat] = replace(sheet, equipment=(*sheet.equipment, item))
        if state.events is not None:
            state.tell(Public(line("tricktakers-levels-up", who=Name(seat), item=item_word(item))))

    def entries(self, state: Tricktakers, seat: Seat, awards: Awards) -> list[Entry]:
        equipment = enumerate(sheet_of(state, seat).equipment)
        items = [Entry("item", unused(item, place), word=item_key(ITEMS[item].id)) for place, item in equipment]
        return super().entries(state, seat, awards) + items

    def refuse_card(self, state: Tricktakers, seat: Seat, card: Card) -> IllegalChoice:
        using = sheet_of(state, seat).using
        if using == NOTHING:
            return super().refuse_card(state, seat, card)
        reason = line("tricktakers-refused-item-card", card=card_word(card), item=item_word(using))
        return IllegalChoice(self.name, reason)

    def pieces(self, state: Tricktakers, seat: Seat) -> Iterable[str]:
        items: Sequence[int] = range(len(ITEMS))
        if seat >= 0 and state.stocks[seat]:
            sheet = sheet_of(state, seat)
            items = (*sheet.equipment, *sheet.used, *state.stocks[seat])
        return [f"item {ITEMS[item].id}" for item in items]

    def imagine(self, world: Tricktakers, seat: Seat, observer: Seat | None, rng: Rng) -> None:
        """Nobody knows in what order the items will come."""
        stock = world.stocks[seat]
        stock.sort()
        if stock and len(sheet_of(world, seat).equipment) >= len(FIRST_CHOICES):
            rng.shuffle(stock)


def sheet_of(state: Tricktakers, seat: Seat) -> AdventurerSheet:
    return state.sheet(seat, AdventurerSheet)


def item_word(item: int) -> Word:
    return Word(item_key(ITEMS[item].id))


def usable(state: Tricktakers, seat: Seat) -> list[int]:
    """The equipped items that can be used on this turn."""
    return [item for item in sheet_of(state, seat).equipment if ITEMS[item].usable(state, seat)]


def draw_item(state: Tricktakers, seat: Seat) -> int:
    """The next item; when there is none, the used ones are shuffled."""
    if not state.stocks[seat]:
        sheet = sheet_of(state, seat)
        state.stocks[seat] = list(sheet.used)
        state.rng.shuffle(state.stocks[seat])
        state.sheets[seat] = replace(sheet, used=())
    return state.stocks[seat].pop()


def renew_items(state: Tricktakers, seat: Seat, places: Sequence[int]) -> None:
    """The items on this equipment are used; on it come new ones."""
    sheet = sheet_of(state, seat)
    used = tuple(sheet.equipment[place] for place in places)
    state.sheets[seat] = replace(sheet, used=sheet.used + used)
    for place in places:
        new = draw_item(state, seat)
        sheet = sheet_of(state, seat)
        equipment = (*sheet.equipment[:place], new, *sheet.equipment[place + 1 :])
        state.sheets[seat] = replace(sheet, equipment=equipment)


class Equip(Decision[Tricktakers]):
    """Choose the item to start with: one of Map, Potion and Boots, then one of Sword, Wand and Axe."""

    __slots__ = ("place",)

    kind = "equip"
    rule = "adventurer"
    plain = True

    def __init__(self, seat: Seat, place: int) -> None:
        super().__init__(seat)
        self.place: int = place

    def options(self, state: Tricktakers) -> list[int]:
        return list(FIRST_CHOICES[self.place])

    def chosen(self, state: Tricktakers, choice: int) -> None:
        sheet = sheet_of(state, self.seat)
        state.sheets[self.seat] = replace(sheet, equipment=(*sheet.equipment, choice))
        state.stocks[self.seat].remove(choice)
        if len(sheet.equipment) + 1 == len(FIRST_CHOICES):
            state.rng.shuffle(state.stocks[self.seat])
        if state.events is not None:
            state.tell(Public(line("tricktakers-equipped", who=Name(self.seat), item=item_word(choice))))

    def write(self, state: Tricktakers, choice: int) -> str:
        return f"equip {ITEMS[choice].id}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-equip")

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line("tricktakers-label-equip", item=item_word(choice))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return (ref("item", choice),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        item = sole(refs, "item")
        return item[0] if item else None


class UseItem(Decision[Tricktakers]):
    """Use an item before playing, or none.  A choice is the item plus one."""

    __slots__ = ()

    kind = "item"
    rule = "adventurer"
    plain = True

    def options(self, state: Tricktakers) -> list[int]:
        return [NO_ITEM, *(item + 1 for item in usable(state, self.seat))]

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice == NO_ITEM:
            state.do(PlayCard(self.seat))
            return
        item = choice - 1
        sheet = sheet_of(state, self.seat)
        state.sheets[self.seat] = replace(sheet, using=item)
        if state.events is not None:
            state.tell(Public(line("tricktakers-used-item", who=Name(self.seat), item=item_word(item))))
        steps = ITEMS[item].use(state, self.seat)
        places = range(len(sheet.equipment))
        renewed = [place for place in places if item in (CASTLE, sheet.equipment[place])]
        renew_items(state, self.seat, renewed)
        if state.events is not None:
            now = sheet_of(state, self.seat).equipment
            items = Words(tuple(item_key(ITEMS[now[place]].id) for place in renewed))
            state.tell(Public(line("tricktakers-new-items", who=Name(self.seat), items=items)))
        # After Timid Boots others play first, and the turn comes again.
        state.do(*steps, *([PlayCard(self.seat)] if state.order[0] == self.seat else []))

    def write(self, state: Tricktakers, choice: int) -> str:
        return "no item" if choice == NO_ITEM else f"use {ITEMS[choice - 1].id}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-item")

    def label(self, state: Tricktakers, choice: int) -> Line:
        if choice == NO_ITEM:
            return line("tricktakers-label-item-none")
        return line("tricktakers-label-item", item=item_word(choice - 1))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return () if choice == NO_ITEM else (ref("item", choice - 1),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        item = sole(refs, "item")
        return item[0] + 1 if item else None

    def refuse(self, state: Tricktakers, choice: int) -> IllegalChoice:
        if choice - 1 in sheet_of(state, self.seat).equipment:
            reason = line("tricktakers-refused-item", item=item_word(choice - 1))
            return IllegalChoice(self.rule, reason)
        return super().refuse(state, choice)
