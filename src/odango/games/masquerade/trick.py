"""Playing a card, and what a Betrayal does to those on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Seat
from odango.core.things import Thing, pointed_at, ref
from odango.games.masquerade.cards import (
    BETRAYAL,
    CHARACTER,
    DK,
    FACES,
    KIND,
    MOON,
    NAMES,
    NO_PLANET,
    PLANET,
    PLANETS,
    POWERS,
    SG,
    SUPPORT,
    TEAMS,
    TRANSFORMATION,
    TUXEDO_MASK,
    Card,
    Planet,
    is_character,
)
from odango.games.masquerade.facts import Play
from odango.games.masquerade.following import bound, goes_with, legal, shows_void
from odango.games.masquerade.setup import Setup
from odango.games.masquerade.state import Masquerade
from odango.games.masquerade.wording import card_word, card_words, planet_word, team_word
from odango.text import Line, Name, line, seat_letter

WAYS: Final = 8
"""A choice is a card times 8 plus a way: 0 as it is, 1 to 5 naming a planet, 6 and 7 on a side."""
AS_IT_IS: Final = 0
NAMING: Final = 1
ON_SIDE: Final = 6

_SIDES: Final = (ON_SIDE + SG, ON_SIDE + DK)
_PLANETS: Final = tuple(range(NAMING, NAMING + len(PLANETS)))
_ONE_WAY: Final = (AS_IT_IS,)


class PlayCard(Decision[Masquerade]):
    """Play a card face up: a Character on one of its sides, others as they are.

    Whoever holds the ruling planet is bound to it, but for the Moon and some special cards.  A card that names the
    ruling planet names any of the five: a Transformation always, other cards without a planet when they are led.
    """

    __slots__ = ()

    kind = "play"
    rule = "playing-a-card"
    plain = True

    def options(self, state: Masquerade) -> list[int]:
        cards = dict.fromkeys(legal(state.hands[self.seat], state.ruling, state.setup))
        return [card * WAYS + way for card in cards for way in ways(card, state.ruling, state.setup)]

    def allows(self, state: Masquerade, choice: int) -> bool:
        card, way = divmod(choice, WAYS)
        hand = state.hands[self.seat]
        return (
            card in hand
            and way in ways(card, state.ruling, state.setup)
            and (goes_with(card, state.ruling, state.setup) or not bound(hand, state.ruling))
        )

    def chosen(self, state: Masquerade, choice: int) -> None:
        card, way = divmod(choice, WAYS)
        side = way - ON_SIDE if way >= ON_SIDE else -1
        named = way - NAMING if NAMING <= way < ON_SIDE else NO_PLANET
        leading = not state.plays
        if shows_void(card, state.ruling, state.setup):
            state.voids[self.seat] |= 1 << state.ruling
        state.hands[self.seat].remove(card)
        state.plays = (*state.plays, Play(self.seat, card, side, named))
        if named != NO_PLANET:
            state.ruling = named
        elif state.ruling == NO_PLANET:
            state.ruling = PLANET[card]
        if state.events is not None:
            state.tell(Public(_told(self.seat, card, side, named, leading)))
        if KIND[card] == BETRAYAL and any(is_character(play.card) for play in state.plays):
            state.ask(TurnOver(self.seat))
        else:
            next_player(state)

    def write(self, state: Masquerade, choice: int) -> str:
        card, way = divmod(choice, WAYS)
        if way >= ON_SIDE:
            return f"{NAMES[card]} {TEAMS[way - ON_SIDE]}"
        return NAMES[card] if way == AS_IT_IS else f"{NAMES[card]} {PLANETS[way - NAMING]}"

    def ask(self, state: Masquerade) -> Line:
        if not state.plays:
            return line("masquerade-ask-lead")
        if state.ruling == NO_PLANET:
            return line("masquerade-ask-set")
        key = "follow" if bound(state.hands[self.seat], state.ruling) else "free"
        return line(f"masquerade-ask-{key}", planet=planet_word(state.ruling))

    def label(self, state: Masquerade, choice: int) -> Line:
        card, way = divmod(choice, WAYS)
        if way >= ON_SIDE:
            side = way - ON_SIDE
            power = POWERS[card][side]
            return line("masquerade-label-side", card=card_word(card), side=team_word(side), power=power)
        if way == AS_IT_IS:
            return line("masquerade-label-card", card=card_word(card))
        return line("masquerade-label-naming", card=card_word(card), planet=planet_word(way - NAMING))

    def refs(self, state: Masquerade, choice: int) -> tuple[str, ...]:
        card, way = divmod(choice, WAYS)
        if way >= ON_SIDE:
            return ref("card", card), ref("side", way - ON_SIDE)
        return (ref("card", card),) if way == AS_IT_IS else (ref("card", card), ref("planet", way - NAMING))

    def refuse(self, state: Masquerade, choice: int) -> IllegalChoice:
        refused = self.refuse_card(state, choice // WAYS) if 0 <= choice < FACES * WAYS else None
        return refused or super().refuse(state, choice)

    def refuse_card(self, state: Masquerade, card: Card) -> IllegalChoice | None:
        """The reason, if this card cannot be played now at all."""
        if card not in state.hands[self.seat]:
            return IllegalChoice(self.rule, line("masquerade-refused-no-such-card", card=card_word(card)))
        if card not in legal(state.hands[self.seat], state.ruling, state.setup):
            key = "betrayal" if KIND[card] == BETRAYAL else "moon" if state.ruling == MOON else "planet"
            ruling = planet_word(state.ruling)
            reason = line(f"masquerade-refused-follow-{key}", card=card_word(card), planet=ruling)
            return IllegalChoice("following", reason)
        return None

    def means(self, state: Masquerade, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("card", (card,))] if card < FACES:
                found = ways(card, state.ruling, state.setup)
                return card * WAYS + AS_IT_IS if found == _ONE_WAY else None
            case [Thing("card", (card,)), Thing("side", (side,))] if card < FACES and side < len(TEAMS):
                return card * WAYS + ON_SIDE + side
            case [Thing("card", (card,)), Thing("planet", (planet,))] if card < FACES and planet < len(PLANETS):
                return card * WAYS + NAMING + planet
        return None

    def refuse_things(self, state: Masquerade, refs: Sequence[str]) -> IllegalChoice:
        for thing in pointed_at(refs):
            refused = None
            match thing:
                case Thing("card", (card,)) if card < FACES:
                    refused = self.refuse_card(state, card)
                case Thing("play", _):
                    refused = IllegalChoice(self.rule, line("masquerade-refused-on-the-table"))
            if refused is not None:
                return refused
        return super().refuse_things(state, refs)


def ways(card: Card, ruling: Planet, setup: Setup) -> tuple[int, ...]:
    """How a card can be played now, following aside."""
    kind = KIND[card]
    if kind == CHARACTER:
        return _SIDES
    names = (
        kind == TRANSFORMATION
        or (kind in (SUPPORT, TUXEDO_MASK) and ruling == NO_PLANET)
        or (kind == BETRAYAL and ruling == NO_PLANET and setup.leader_names_planet_for_any_symbolless_lead)
    )
    return _PLANETS if names else _ONE_WAY


def _told(seat: Seat, card: Card, side: int, named: Planet, leading: bool) -> Line:
    key = "masquerade-led" if leading else "masquerade-played"
    who, what = Name(seat), card_word(card)
    if side >= 0:
        return line(f"{key}-side", who=who, card=what, side=team_word(side), power=POWERS[card][side])
    if named != NO_PLANET:
        return line(f"{key}-naming", who=who, card=what, planet=planet_word(named))
    return line(key, who=who, card=what)


def next_player(state: Masquerade) -> None:
    """Clockwise, until everyone has played."""
    if len(state.plays) < state.seats:
        state.ask(PlayCard(state.after(state.plays[-1].seat)))


class TurnOver(Decision[Masquerade]):
    """Betrayal: turn over any Characters already on the table, or none.  What is played later stays as it is.

    A choice has bit p set for the card at place p of the trick.
    """

    __slots__ = ()

    kind = "turn"
    rule = "betrayal"

    def options(self, state: Masquerade) -> list[int]:
        found = [0]
        for place in turnable(state):
            found += [choice | 1 << place for choice in found]
        return found

    def allows(self, state: Masquerade, choice: int) -> bool:
        return choice >= 0 and choice & ~sum(1 << place for place in turnable(state)) == 0

    def chosen(self, state: Masquerade, choice: int) -> None:
        turned = _places(choice)
        plays = list(state.plays)
        for place in turned:
            plays[place] = replace(plays[place], side=1 - plays[place].side)
        plays[-1] = replace(plays[-1], turned=turned)
        state.plays = tuple(plays)
        if state.events is not None:
            cards = card_words(plays[place].card for place in turned)
            said = line("masquerade-turned", who=Name(self.seat), cards=cards) if turned else None
            state.tell(Public(said or line("masquerade-turned-none", who=Name(self.seat))))
        next_player(state)

    def write(self, state: Masquerade, choice: int) -> str:
        letters = [seat_letter(state.plays[place].seat) for place in _places(choice)]
        return " ".join(["turn", *(letters or ["none"])])

    def ask(self, state: Masquerade) -> Line:
        return line("masquerade-ask-turn")

    def label(self, state: Masquerade, choice: int) -> Line:
        places = _places(choice)
        if not places:
            return line("masquerade-label-turn-none")
        return line("masquerade-label-turn", cards=card_words(state.plays[place].card for place in places))

    def refs(self, state: Masquerade, choice: int) -> tuple[str, ...]:
        return tuple(ref("play", place) for place in _places(choice))

    def means(self, state: Masquerade, refs: Sequence[str]) -> int | None:
        things = pointed_at(refs)
        if not all(thing.kind == "play" and len(thing.numbers) == 1 for thing in things):
            return None
        places = [thing.numbers[0] for thing in things]
        return sum(1 << place for place in places) if all(place < len(state.plays) for place in places) else None

    def refuse(self, state: Masquerade, choice: int) -> IllegalChoice:
        if 0 <= choice < 1 << len(state.plays):
            return IllegalChoice(self.rule, line("masquerade-refused-only-characters"))
        return super().refuse(state, choice)


def turnable(state: Masquerade) -> list[int]:
    """The places of the Characters on the table: only they have another side (A-18)."""
    return [place for place, play in enumerate(state.plays) if is_character(play.card)]


def _places(choice: int) -> tuple[int, ...]:
    return tuple(place for place in range(choice.bit_length()) if choice >> place & 1)
