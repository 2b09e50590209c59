"""The six villains: whoever collects one in a challenge carries out its action, if that is possible.

Each is a small class with its rule above it.  A villain moved, swapped or drawn by another one does not act (B-08).
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final

from odango.core.event import Public, Secret
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Seat, Step
from odango.core.things import Thing, pointed_at, ref
from odango.core.words import May
from odango.games.bluff.facts import Bagged, Drew, Returned
from odango.games.bluff.outcome import DrawToken, kinds_in, word
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import KINDS, NAMES, Tile, tile
from odango.text import Line, Name, Word, line, seat_letter

RULE: Final = "villain-actions"


class Villain:
    """What a villain does for its collector."""

    name: str

    def possible(self, state: Bluff, me: Seat) -> bool:
        raise NotImplementedError

    def act(self, state: Bluff, me: Seat) -> None:
        """Only called when possible."""
        raise NotImplementedError

    @property
    def tile(self) -> Tile:
        return tile(self.name)


class Act(Step[Bluff]):
    """The collector carries out the villain's action if it is possible; where the table agreed so, may leave it."""

    __slots__ = ("seat", "villain")

    def __init__(self, seat: Seat, villain: Tile) -> None:
        self.seat: Seat = seat
        self.villain: Tile = villain

    def run(self, state: Bluff) -> None:
        villain = VILLAINS[self.villain]
        if not villain.possible(state, self.seat):
            if state.events is not None:
                state.tell(Public(line("bluff-no-action", villain=word(self.villain))))
        elif state.setup.villain_action_mandatory_if_possible:
            villain.act(state, self.seat)
        else:
            state.do(May(self.seat, RULE, f"bluff-may-{villain.name}", (Bonus(self.seat, self.villain),)))


class Bonus(Step[Bluff]):
    """The villain's action, accepted."""

    __slots__ = ("seat", "villain")

    def __init__(self, seat: Seat, villain: Tile) -> None:
        self.seat: Seat = seat
        self.villain: Tile = villain

    def run(self, state: Bluff) -> None:
        VILLAINS[self.villain].act(state, self.seat)


def pickable(state: Bluff, owner: Seat, villain: Tile) -> list[Tile]:
    """The face-up tiles of `owner` that the villain may pick: all but itself, or itself too, once (B-04)."""
    itself = state.setup.villain_action_may_target_itself and villain not in state.chose_itself
    return [kind for kind in kinds_in(state.face_up[owner]) if itself or kind != villain]


def take_up(state: Bluff, owner: Seat, picked: Tile, villain: Tile) -> None:
    """Lift the picked tile from the table."""
    state.face_up[owner].remove(picked)
    if picked == villain:
        state.chose_itself = (*state.chose_itself, villain)


class QueenBeryl(Villain):
    """Move any other face-up tile, whoever it lies before, to another player."""

    name = "queen-beryl"

    def possible(self, state: Bluff, me: Seat) -> bool:
        return any(pickable(state, owner, self.tile) for owner in range(state.seats))

    def act(self, state: Bluff, me: Seat) -> None:
        state.do(MoveTile(me))


class Jadeite(Villain):
    """Draw a tile from the bag into your holder."""

    name = "jadeite"

    def possible(self, state: Bluff, me: Seat) -> bool:
        return bool(self.source(state))

    def source(self, state: Bluff) -> list[Tile]:
        return state.bag if state.setup.jadeite_source == "draw_bag" else state.set_aside

    def act(self, state: Bluff, me: Seat) -> None:
        source = self.source(state)
        drawn = source.pop(state.rng.below(len(source)))
        insort(state.holders[me], drawn)
        state.history.append(Drew(me, drawn, len(source)))
        state.draws += 1
        if state.events is not None:
            inside = line("bluff-drew-tile-seen", who=Name(me), tile=word(drawn))
            state.tell(Secret((me,), inside, line("bluff-drew-tile", who=Name(me))))


class Zoycite(Villain):
    """Put one of your other face-up tiles into the bag."""

    name = "zoycite"

    def possible(self, state: Bluff, me: Seat) -> bool:
        return bool(pickable(state, me, self.tile))

    def act(self, state: Bluff, me: Seat) -> None:
        state.do(BagTile(me))


class Nephrite(Villain):
    """Swap one of your other face-up tiles for one of another player's."""

    name = "nephrite"

    def possible(self, state: Bluff, me: Seat) -> bool:
        others = any(state.face_up[owner] for owner in range(state.seats) if owner != me)
        return others and bool(pickable(state, me, self.tile))

    def act(self, state: Bluff, me: Seat) -> None:
        state.do(SwapTiles(me))


class Kunzite(Villain):
    """Put one of your other face-up tiles back into your holder."""

    name = "kunzite"

    def possible(self, state: Bluff, me: Seat) -> bool:
        return bool(pickable(state, me, self.tile))

    def act(self, state: Bluff, me: Seat) -> None:
        state.do(ReturnTile(me))


class DarkKingdomClan(Villain):
    """Draw a token."""

    name = "dark-kingdom-clan"

    def possible(self, state: Bluff, me: Seat) -> bool:
        return any(state.token_bag)

    def act(self, state: Bluff, me: Seat) -> None:
        state.do(DrawToken(me))


VILLAINS: Final[dict[Tile, Villain]] = {
    villain.tile: villain for villain in (QueenBeryl(), Jadeite(), Zoycite(), Nephrite(), Kunzite(), DarkKingdomClan())
}


# --- what the collector is asked ---------------------------------------------------------------------------------


class _VillainChoice(Decision[Bluff]):
    """A choice among face-up tiles for the villain `of`."""

    __slots__ = ()

    rule = RULE
    of: str

    @property
    def villain(self) -> Tile:
        return tile(self.of)

    def ask(self, state: Bluff) -> Line:
        return line(f"bluff-ask-{self.kind}")

    def refuse_itself(self) -> IllegalChoice:
        return self.no("bluff-refused-itself")

    def no(self, key: str) -> IllegalChoice:
        return IllegalChoice(RULE, line(key, villain=Word(f"bluff-{self.of}")))

    def is_barred(self, state: Bluff, owner: Seat, picked: Tile) -> bool:
        """Whether this is the villain's own tile, lying there, and it may not pick itself."""
        if picked != self.villain or owner >= state.seats or picked not in state.face_up[owner]:
            return False
        return picked not in pickable(state, owner, picked)

    def refuse_things(self, state: Bluff, refs: Sequence[str]) -> IllegalChoice:
        for thing in pointed_at(refs):
            match thing:
                case Thing("holder", _):
                    return self.no("bluff-refused-not-face-up")
                case Thing("up", (owner, picked)) if self.is_barred(state, owner, picked):
                    return self.refuse_itself()
        return super().refuse_things(state, refs)


class MoveTile(_VillainChoice):
    """Queen Beryl: which tile, from whom, to whom."""

    __slots__ = ()

    kind = "move-tile"
    of = "queen-beryl"

    # A choice is (owner x KINDS + tile) x 8 + receiver.

    def options(self, state: Bluff) -> list[int]:
        return [
            (owner * KINDS + picked) * 8 + to
            for owner in range(state.seats)
            for picked in pickable(state, owner, self.villain)
            for to in range(state.seats)
            if to != owner
        ]

    def parts(self, choice: int) -> tuple[Seat, Tile, Seat]:
        return choice // 8 // KINDS, choice // 8 % KINDS, choice % 8

    def chosen(self, state: Bluff, choice: int) -> None:
        owner, picked, to = self.parts(choice)
        take_up(state, owner, picked, self.villain)
        state.face_up[to].append(picked)
        if state.events is not None:
            moved = line("bluff-moved-tile", who=Name(self.seat), tile=word(picked), source=Name(owner), to=Name(to))
            state.tell(Public(moved))

    def write(self, state: Bluff, choice: int) -> str:
        owner, picked, to = self.parts(choice)
        return f"move {NAMES[picked]} from {seat_letter(owner)} to {seat_letter(to)}"

    def label(self, state: Bluff, choice: int) -> Line:
        owner, picked, to = self.parts(choice)
        return line("bluff-label-move-tile", tile=word(picked), source=Name(owner), to=Name(to))

    def refs(self, state: Bluff, choice: int) -> tuple[str, ...]:
        owner, picked, to = self.parts(choice)
        return ref("up", owner, picked), ref("seat", to)

    def refuse(self, state: Bluff, choice: int) -> IllegalChoice:
        owner, picked, to = self.parts(choice)
        if choice >= 0 and self.is_barred(state, owner, picked):
            return self.refuse_itself()
        if 0 <= owner < state.seats and owner == to and picked in state.face_up[owner]:
            return IllegalChoice(RULE, line("bluff-refused-lies-there", who=Name(owner)))
        return super().refuse(state, choice)

    def means(self, state: Bluff, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("seat", (to,)), Thing("up", (owner, picked))] if max(to, owner) < 8 and picked < KINDS:
                return (owner * KINDS + picked) * 8 + to
        return None


class SwapTiles(_VillainChoice):
    """Nephrite: which of yours for which of whose."""

    __slots__ = ()

    kind = "swap-tiles"
    of = "nephrite"

    # A choice is (mine x 8 + owner) x KINDS + theirs.

    def options(self, state: Bluff) -> list[int]:
        return [
            (mine * 8 + owner) * KINDS + theirs
            for mine in pickable(state, self.seat, self.villain)
            for owner in range(state.seats)
            if owner != self.seat
            for theirs in kinds_in(state.face_up[owner])
        ]

    def parts(self, choice: int) -> tuple[Tile, Seat, Tile]:
        return choice // KINDS // 8, choice // KINDS % 8, choice % KINDS

    def chosen(self, state: Bluff, choice: int) -> None:
        mine, owner, theirs = self.parts(choice)
        take_up(state, self.seat, mine, self.villain)
        state.face_up[owner].remove(theirs)
        state.face_up[owner].append(mine)
        state.face_up[self.seat].append(theirs)
        if state.events is not None:
            swapped = line(
                "bluff-swapped-tiles", who=Name(self.seat), mine=word(mine), other=Name(owner), theirs=word(theirs)
            )
            state.tell(Public(swapped))

    def write(self, state: Bluff, choice: int) -> str:
        mine, owner, theirs = self.parts(choice)
        return f"swap {NAMES[mine]} with {seat_letter(owner)} for {NAMES[theirs]}"

    def label(self, state: Bluff, choice: int) -> Line:
        mine, owner, theirs = self.parts(choice)
        return line("bluff-label-swap-tiles", mine=word(mine), other=Name(owner), theirs=word(theirs))

    def refs(self, state: Bluff, choice: int) -> tuple[str, ...]:
        mine, owner, theirs = self.parts(choice)
        return ref("up", self.seat, mine), ref("up", owner, theirs)

    def refuse(self, state: Bluff, choice: int) -> IllegalChoice:
        if choice >= 0 and self.is_barred(state, self.seat, self.parts(choice)[0]):
            return self.refuse_itself()
        return super().refuse(state, choice)

    def means(self, state: Bluff, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("up", (one, first)), Thing("up", (two, second))] if (
                self.seat in (one, two) and one != two and max(one, two) < 8 and max(first, second) < KINDS
            ):
                mine, owner, theirs = (first, two, second) if one == self.seat else (second, one, first)
                return (mine * 8 + owner) * KINDS + theirs
        return None

    def refuse_things(self, state: Bluff, refs: Sequence[str]) -> IllegalChoice:
        kinds = [thing.kind for thing in pointed_at(refs)]
        return self.no("bluff-refused-swap") if kinds == ["up", "up"] else super().refuse_things(state, refs)


class _OwnTile(_VillainChoice):
    """Zoycite and Kunzite: one of your own face-up tiles.  A choice is the tile."""

    __slots__ = ()

    verb: str

    def options(self, state: Bluff) -> list[int]:
        return pickable(state, self.seat, self.villain)

    def write(self, state: Bluff, choice: int) -> str:
        return f"{self.verb} {NAMES[choice]}"

    def label(self, state: Bluff, choice: int) -> Line:
        return line(f"bluff-label-{self.kind}", tile=word(choice))

    def refs(self, state: Bluff, choice: int) -> tuple[str, ...]:
        return (ref("up", self.seat, choice),)

    def refuse(self, state: Bluff, choice: int) -> IllegalChoice:
        return self.refuse_itself() if choice == self.villain else super().refuse(state, choice)

    def means(self, state: Bluff, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("up", (self.seat, picked))] if picked < KINDS:
                return picked
        return None

    def refuse_things(self, state: Bluff, refs: Sequence[str]) -> IllegalChoice:
        if any(thing.kind == "up" and thing.numbers[0] != self.seat for thing in pointed_at(refs)):
            return self.no("bluff-refused-not-yours")
        return super().refuse_things(state, refs)


class BagTile(_OwnTile):
    """Zoycite: which of your face-up tiles goes into the bag.  Everyone knows then that it is in there."""

    __slots__ = ()

    kind = "bag-tile"
    of = "zoycite"
    verb = "discard"

    def chosen(self, state: Bluff, choice: int) -> None:
        take_up(state, self.seat, choice, self.villain)
        state.bag.append(choice)
        state.history.append(Bagged(self.seat, choice))
        if state.events is not None:
            state.tell(Public(line("bluff-bagged-tile", who=Name(self.seat), tile=word(choice))))


class ReturnTile(_OwnTile):
    """Kunzite: which of your face-up tiles goes back into your holder.  Everyone knows then that you hold it."""

    __slots__ = ()

    kind = "return-tile"
    of = "kunzite"
    verb = "return"

    def chosen(self, state: Bluff, choice: int) -> None:
        take_up(state, self.seat, choice, self.villain)
        insort(state.holders[self.seat], choice)
        state.history.append(Returned(self.seat, choice))
        if state.events is not None:
            state.tell(Public(line("bluff-returned-tile", who=Name(self.seat), tile=word(choice))))
