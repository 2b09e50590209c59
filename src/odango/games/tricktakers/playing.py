"""Playing a card to a trick."""

from __future__ import annotations

from collections.abc import Sequence

from odango.core.event import Public, Secret
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision
from odango.core.things import Thing, pointed_at, ref
from odango.games.tricktakers.cards import FACE, NAMES, NO_COLOUR, Card
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.following import bound, fails, follows
from odango.games.tricktakers.hands import leaves_hand, lies_down, shown_by
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import Play
from odango.games.tricktakers.ways import AS_IT_IS, AS_LEAD, EXCUSED, FACE_DOWN, KAKUMEI, WAYS, Way
from odango.games.tricktakers.wording import card_word, colour_word, face_word
from odango.text import Line, Name, line

WIDTH = 16
"""A choice is a card times 16 plus a way."""


class PlayCard(Decision[Tricktakers]):
    """Play a card from hand.

    Who holds a number of the lead colour must play one, or a card without a colour.  Some characters and items change
    what a card counts as, or excuse from following: they say in which ways it can be played.
    """

    __slots__ = ()

    kind = "play"
    rule = "must-follow"

    def options(self, state: Tricktakers) -> list[int]:
        return [card * WIDTH + way for card in dict.fromkeys(state.hands[self.seat]) for way in self.ways(state, card)]

    def allows(self, state: Tricktakers, choice: int) -> bool:
        card, way = divmod(choice, WIDTH)
        return card in state.hands[self.seat] and way in self.ways(state, card)

    def ways(self, state: Tricktakers, card: Card) -> tuple[Way, ...]:
        free = follows(card, state.hands[self.seat], state.lead)
        return character_of(state, self.seat).ways(state, self.seat, card, free)

    def chosen(self, state: Tricktakers, choice: int) -> None:
        card, way = divmod(choice, WIDTH)
        character = character_of(state, self.seat)
        play = character.lay(state, self.seat, card, way)
        lead = state.lead
        leaves_hand(state, self.seat, card, unseen=not play.known)
        if play.known:
            failed = lead if fails(card, lead) and way not in EXCUSED else NO_COLOUR
            state.limits = shown_by(state, self.seat, card, failed)
        else:
            lies_down(state, self.seat, now=True)
        state.plays = (*state.plays, play)
        state.order = state.order[1:]
        if state.events is not None:
            _tell(state, play, way)
        character.played(state, self.seat, way)

    def write(self, state: Tricktakers, choice: int) -> str:
        card, way = divmod(choice, WIDTH)
        return NAMES[card] if way == AS_IT_IS else f"{NAMES[card]} {WAYS[way]}"

    def ask(self, state: Tricktakers) -> Line:
        lead = state.lead
        if not state.plays:
            return line("tricktakers-ask-lead")
        if lead == NO_COLOUR:
            return line("tricktakers-ask-set")
        key = "follow" if bound(state.hands[self.seat], lead) else "free"
        if key == "follow" and self._excused(state):
            key = "excused"
        return line(f"tricktakers-ask-{key}", colour=colour_word(lead))

    def _excused(self, state: Tricktakers) -> bool:
        """Whether something that does not follow can be played all the same."""
        hand = state.hands[self.seat]
        return any(self.ways(state, card) for card in hand if not follows(card, hand, state.lead))

    def label(self, state: Tricktakers, choice: int) -> Line:
        card, way = divmod(choice, WIDTH)
        play = character_of(state, self.seat).lay(state, self.seat, card, way)
        return line(f"tricktakers-label-play-{WAYS[way]}", card=card_word(card), face=face_word(play.face))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        card, way = divmod(choice, WIDTH)
        return (ref("card", card),) if way == AS_IT_IS else (ref("card", card), ref("way", way))

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("card", (card,)) | Thing("card", (card, 1))]:
                return card * WIDTH + AS_IT_IS
            case [Thing("card", (card,)) | Thing("card", (card, 1)), Thing("way", (way,))] if way < WIDTH:
                return card * WIDTH + way
        return None

    def refuse(self, state: Tricktakers, choice: int) -> IllegalChoice:
        card, way = divmod(choice, WIDTH)
        if not 0 <= card < len(NAMES) or way >= len(WAYS):
            return super().refuse(state, choice)
        if card not in state.hands[self.seat]:
            return IllegalChoice(self.rule, line("tricktakers-refused-no-such-card", card=card_word(card)))
        ways = self.ways(state, card)
        if ways:
            reason = line("tricktakers-refused-way", card=card_word(card))
            return IllegalChoice(character_of(state, self.seat).name, reason)
        if not follows(card, state.hands[self.seat], state.lead):
            reason = line("tricktakers-refused-follow", card=card_word(card), colour=colour_word(state.lead))
            return IllegalChoice(self.rule, reason)
        return character_of(state, self.seat).refuse_card(state, self.seat, card)

    def refuse_things(self, state: Tricktakers, refs: Sequence[str]) -> IllegalChoice:
        if any(thing.kind == "play" for thing in pointed_at(refs)):
            return IllegalChoice(self.rule, line("tricktakers-refused-on-the-table"))
        return super().refuse_things(state, refs)


def _tell(state: Tricktakers, play: Play, way: Way) -> None:
    who, card, face = Name(play.seat), card_word(play.card), face_word(play.face)
    if way == FACE_DOWN:
        inside = line("tricktakers-played-down", who=who, card=card)
        outside = inside if play.known else line("tricktakers-played-down-unseen", who=who)
        state.tell(Secret((play.seat,), inside, outside))
        return
    key = "tricktakers-led" if len(state.plays) == 1 else "tricktakers-played"
    if way == AS_IT_IS or (way == AS_LEAD and play.face == FACE[play.card]):
        state.tell(Public(line(key, who=who, card=card)))
    elif way == KAKUMEI:
        state.tell(Public(line("tricktakers-declared", who=who, card=card)))
    else:
        state.tell(Public(line(f"tricktakers-played-{WAYS[way]}", who=who, card=card, face=face)))
