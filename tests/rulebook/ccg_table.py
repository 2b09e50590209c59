"""Words to build situations of the Sailor Moon CCG with, and to play them; for the Basic game see `ccg_basic_table`.

Cards are called by name.  In front of a player they are told in one string, parted by commas, each with what is
attached after a plus and its damage after a stroke: `sailor-moon-level-1 + 2 soul 1 body + knight-armor /30, titus`.
`new` after a name: it came this turn.  Lower Levels lie beneath a higher one by themselves.

In answers and questions a card in play goes by its name alone.  Where that may be one of several, `titus@1` is the one
of seat 1, `titus#2` the second there is, and `titus.4` the one with the number 4.

    state = table(allies=["sailor-moon-level-1 + 2 soul"], enemies=["", "mitsuaami"])
    attack(state, "sailor-moon-level-1", "moon-tiara-magic", "mitsuaami")
    defend(state, "wind-blast")
    throw(state, owner_wins=True)

    assert damage(state, "mitsuaami") == 0
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import pytest

from odango.core.engine import IllegalChoice, choose, run
from odango.core.rng import Rng
from odango.core.step import Decision, Seat, Step
from odango.games.ccg import GAME
from odango.games.ccg.acting import Acting
from odango.games.ccg.asking import Ask, Said, write_power
from odango.games.ccg.balance import Trimming
from odango.games.ccg.cards import CARDS, NUMBER, TYPES, Kind
from odango.games.ccg.data import DATA, Card
from odango.games.ccg.defeat import Defeats
from odango.games.ccg.facts import Piece
from odango.games.ccg.pieces import change, enter, everything, owner_of
from odango.games.ccg.playing import Playing
from odango.games.ccg.setup import Setup
from odango.games.ccg.state import Ccg
from odango.games.ccg.turn import EndTurn, NextTurn, SetStep, StartDraw, Thorns
from odango.games.ccg.wording import write_piece
from odango.text import english, line

MOON: Final = "sailor-moon-level-1"
MERCURY: Final = "sailor-mercury-level-1"
MARS: Final = "sailor-mars-level-1"
JUPITER: Final = "sailor-jupiter-level-1"
VENUS: Final = "sailor-venus-level-1"
BYSTANDER: Final = VENUS
"""Who stands there for a player of whom nothing is told, so that nobody is out."""


def table(
    allies: Sequence[str] = (),
    enemies: Sequence[str] = (),
    pie: Sequence[str] = (),
    hands: Sequence[str] = (),
    decks: Sequence[str] = (),
    *,
    discards: Sequence[str] = (),
    seats: int = 2,
    turn: Seat = 0,
    turns: int | Sequence[int] = 3,
    step: int = 5,
    points: Sequence[int] = (),
    seed: int = 1,
    deck_names: Sequence[str] = (),
    **setup: Any,
) -> Ccg:
    """A game in the middle of a turn.  Every list tells of one seat after the other; what is not told is empty.

    `hands`, `decks` (the first is drawn first) and `discards` (the last lies on top) are names parted by spaces, with a
    number before what there is several of: `3 soul luna`.  `turns` is how many everyone has begun, or each.  `step`
    says where the turn is: 1 its very beginning, 2 cards are played, 3 cards are used, 5 they act.  Everything else is
    for the Setup; `deck_names` are its `decks`.

    When nothing is left to do in Step 5 the table waits (`pause`), so that one can look at it; `end_turn` goes on.
    """
    seats = max(seats, *map(len, (allies, enemies, pie, hands, decks, discards, deck_names)))
    state = GAME.start(Setup(decks=tuple(deck_names), **setup), seats, Rng(seed))  # type: ignore[arg-type]
    state.pending.clear()
    state.agenda.clear()
    state.answers.clear()
    state.stage, state.step, state.turn, state.starter = "turns", step, turn, 0
    state.turns = [turns] * seats if isinstance(turns, int) else list(turns)
    state.points = [*points] or [0] * seats
    for seat in range(seats):
        for told in (_of(allies, seat, BYSTANDER), _of(enemies, seat), _of(pie, seat)):
            for piece in filter(None, map(str.strip, told.split(","))):
                _lay(state, seat, piece)
        state.hands[seat] = sorted(cards(_of(hands, seat)))
        state.decks[seat] = cards(_of(decks, seat))[::-1]
        state.seen[seat] = [0] * len(state.decks[seat])
        state.discards[seat] = cards(_of(discards, seat))
    state.events = []
    state.do(*_rest_of_turn(turn, step))
    run(state)
    return state


def _of(told: Sequence[str], seat: Seat, default: str = "") -> str:
    return told[seat] if seat < len(told) else default


def _rest_of_turn(seat: Seat, step: int) -> list[Step[Any]]:
    """What a turn has still to bring."""
    end: list[Step[Any]] = [SetStep(6), Defeats(), SetStep(7), Trimming(seat), EndTurn(), NextTurn()]
    start: list[Step[Any]] = [Thorns(seat), StartDraw(seat), SetStep(2)] if step == 1 else []
    return [*start, *([Playing(seat)] if step < 5 else []), SetStep(5), Acting(seat), Pause(seat), *end]


class Pause(Ask):
    """The actions of the turn are over, and nobody is defeated yet."""

    __slots__ = ()

    kind = "pause"
    rule = "turn"

    def options(self, state: Ccg) -> list[int]:
        return [0]

    def chosen(self, state: Ccg, choice: int) -> None:
        """The turn goes on."""

    def say(self, state: Ccg, choice: int) -> Said:
        return Said("done", line("ccg-label-actions-done"))


def cards(told: str) -> list[Kind]:
    """Cards by name: `2 soul luna titus`."""
    found: list[Kind] = []
    count = 1
    for word in told.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [_number(word)] * count
            count = 1
    return found


def _number(name: str) -> Kind:
    """Power goes by its type."""
    return TYPES.index(name) if name in TYPES else NUMBER[name]


def names(kinds: Sequence[Kind]) -> str:
    return " ".join(CARDS[kind].name.removesuffix("-power") for kind in kinds)


def _lay(state: Ccg, seat: Seat, told: str) -> None:
    """One card in front of a player."""
    text, _, hurt = told.partition("/")
    first, *attached = text.split("+")
    name, *words = first.split()
    items = cards(" ".join(attached))
    fields = {
        "damage": int(hurt or 0),
        "power": tuple(items.count(kind) for kind in range(len(TYPES))),
        "worn": tuple(sorted(kind for kind in items if kind >= len(TYPES))),
        "under": tuple(lower(CARDS[NUMBER[name]])),
    }
    uid = enter(state, seat, NUMBER[name], **fields)
    if "new" not in words:
        change(state, uid, came=0)


def lower(card: Card) -> list[Kind]:
    """The Levels beneath a Scout or Knight, lowest first."""
    ladder = {(other.character, other.level): NUMBER[other.name] for other in CARDS}
    return [ladder[card.character, level] for level in range(1, card.level)]


# Who is asked what.


def asked(state: Ccg) -> Decision[Any]:
    """The one question that is asked."""
    [decision] = state.pending
    return decision


def who(state: Ccg) -> tuple[Seat, str]:
    """Who is asked, and what for: (0, "act")."""
    return asked(state).seat, asked(state).kind


def texts(state: Ccg, seat: Seat | None = None) -> list[str]:
    """All that can be answered, without the numbers of cards in play."""
    decision = asked(state) if seat is None else _question(state, seat)
    return [_bare(decision.write(state, choice)) for choice in decision.options(state)]


def _question(state: Ccg, seat: Seat) -> Decision[Any]:
    decision = state.decision_of(seat)
    assert decision is not None, f"seat {seat} is not asked; {[(one.seat, one.kind) for one in state.pending]} are"
    return decision


def _bare(text: str) -> str:
    return re.sub(r"\.\d+", "", text)


def _same(state: Ccg, word: str, written: str) -> bool:
    """Whether a word of an answer means a word of the notation: `titus`, `titus@1`, `titus#2` or `titus.4`."""
    if word in (written, _bare(written)):
        return True
    return ("@" in word or "#" in word) and written == write_piece(state, piece(state, word).uid)


def fits(state: Ccg, seat: Seat, text: str) -> list[int]:
    """The options of a seat that an answer may mean."""
    decision = _question(state, seat)
    found = []
    for choice in decision.options(state):
        words, others = text.split(), decision.write(state, choice).split()
        if len(words) == len(others) and all(_same(state, *pair) for pair in zip(words, others, strict=True)):
            found.append(choice)
    return found


def attackers(state: Ccg) -> set[str]:
    """Who is offered an attack of their own."""
    return {text.split()[1] for text in texts(state) if text.startswith("attack ")}


# Verbs.


def answer(state: Ccg, seat: Seat, *answers: str) -> None:
    """A seat answers, one question after the other."""
    for text in answers:
        found = fits(state, seat, text)
        assert len(found) == 1, f"{text!r} is {'none' if not found else 'several'} of {texts(state, seat)}"
        choose(state, seat, found[0])


def cannot(state: Ccg, seat: Seat, text: str) -> None:
    """A seat is asked, and may not answer so."""
    assert not fits(state, seat, text)
    with pytest.raises(IllegalChoice):
        _question(state, seat).read(state, text)


def attack(state: Ccg, attacker: str, move: str, target: str) -> None:
    """Whose turn it is attacks.  What follows is asked next: boosts, the defence, the hit-back."""
    answer(state, asked(state).seat, f"attack {attacker} {move} {target}")


NEUTRAL: Final = {
    "body": (JUPITER, "jupiter-thunder-crash"),
    "mind": (VENUS, "venus-crescent-beam-smash"),
    "soul": (MARS, "mars-fire-ignite"),
}
"""Who attacks for 30 with two of a type, and how."""


def attacked(target: str, *, team: str = "", charged: str = "", mine: str = "", others: str = "", **more: Any) -> Ccg:
    """Seat 0 has attacked a card of seat 1 for 30: by the first ally, whose type changes nothing, with two Power.

    `team` are further allies of the attacking player, `charged` is further Power of the attacker, `mine` are enemies of
    seat 0, `others` further ones of seat 1; `more` is for the table.
    """
    row = CARDS[NUMBER[target.split(maxsplit=1)[0]]]
    icon = next(kind for kind in ("soul", "body", "mind") if kind not in (row.strong, row.weak))
    scout, move = NEUTRAL[icon]
    allies = f"{scout} + 2 {icon} {charged}, {team}"
    state = table(allies=[allies], enemies=[mine, f"{target}, {others}"], **more)
    answer(state, 0, f"attack {scout} {move} {write_piece(state, state.enemies[1][0].uid)}")
    return state


def combine(state: Ccg, target: str, **spent: int) -> None:
    """Whose turn it is makes a combined attack; who joins, with underscores, and with how much Power."""
    seat = asked(state).seat
    answer(state, seat, f"combine {target}")
    for name, count in spent.items():
        answer(state, seat, f"join {name.replace('_', '-')} {count}")
    if state.pending[0].kind == "combine":
        answer(state, seat, "done")


def defend(state: Ccg, text: str = "pass") -> None:
    """The defender does something: `pass`, `armor`, the name of a defence, or of a Defense Event in hand."""
    seat, kind = who(state)
    assert kind == "defend", f"seat {seat} is asked for {kind}: {texts(state)}"
    answer(state, seat, next((way for way in (f"defend {text}", f"play {text}") if fits(state, seat, way)), text))


def throw(state: Ccg, owner_wins: bool | None = True) -> None:
    """One round of the challenge under way: who plays it for a card wins, loses, or (None) there is a tie."""
    assert state.contest is not None, f"no challenge is played: {state.pending}"
    other = {True: "scissors", False: "paper", None: "rock"}[owner_wins]
    owner, rival = state.contest.owner, state.contest.other
    answer(state, owner, "rock")
    answer(state, rival, other)


def finish(state: Ccg) -> None:
    """Everyone passes until the attack is over.  A throw, or a question that cannot be passed, is an error."""
    while state.attack is not None and state.pending:
        pass_once(state)


def end_turn(state: Ccg, until: Seat | None = None) -> None:
    """Everyone passes until the turn is over, or until the next turn of a seat; there the first question is asked.

    A turn in which nobody has anything to decide goes by at once.
    """
    seats = range(state.seats) if until is None else [until]
    before = [*state.turns]
    while all(state.turns[seat] == before[seat] for seat in seats) and state.pending:
        pass_once(state)


def pass_once(state: Ccg) -> None:
    """Whoever is asked does nothing."""
    found = [word for word in ("pass", "done", "keep") if word in texts(state)]
    assert found, f"{who(state)} cannot be passed: {texts(state)}"
    answer(state, asked(state).seat, found[0])


# What is so.


def piece(state: Ccg, name: str) -> Piece:
    """The card in play of this name: `titus`, `titus@1`, `titus#2` or `titus.4`."""
    bare = re.split(r"[@#.]", name)[0]
    found = [one for one in everything(state) if CARDS[one.card].name == bare]
    if "@" in name:
        found = [one for one in found if owner_of(state, one.uid) == int(name.partition("@")[2])]
    elif "#" in name:
        found = [found[int(name.partition("#")[2]) - 1]]
    elif "." in name:
        found = [one for one in found if one.uid == int(name.partition(".")[2])]
    assert len(found) == 1, f"{len(found)} cards in play are {name!r}"
    return found[0]


def damage(state: Ccg, *found: str) -> Any:
    """The damage on a card in play; of several, a list."""
    amounts = [piece(state, name).damage for name in found]
    return amounts[0] if len(found) == 1 else amounts


def wounds(state: Ccg, seat: Seat = 0) -> list[int]:
    """The damage on every Scout and Knight of a player."""
    return [one.damage for one in state.allies[seat]]


def power(state: Ccg, name: str) -> str:
    """The Power attached to a card in play: `2 soul 1 body` in the order body, mind, soul; or `nothing`."""
    return write_power(piece(state, name).power)


def in_play(state: Ccg, seat: Seat) -> str:
    """All that a player has in play: Scouts and Knights, Monsters and Villains, Persons and Items."""
    return names([one.card for zone in (state.allies, state.enemies, state.pie) for one in zone[seat]])


def hand(state: Ccg, seat: Seat) -> str:
    return names(state.hands[seat])


def deck(state: Ccg, seat: Seat) -> str:
    """The first lies on top."""
    return names(state.decks[seat][::-1])


def discards(state: Ccg, seat: Seat) -> str:
    """The last lies on top."""
    return names(state.discards[seat])


def gone(state: Ccg, seat: Seat) -> str:
    """What is out of the game."""
    return names(state.gone[seat])


def told(state: Ccg, seat: Seat | None = None) -> list[str]:
    """What this seat, or a spectator, has been told since the table was laid, in English."""
    return [english().say(event.face(seat)) for event in state.events or ()]


def untested(kinds: Sequence[str], tests: Sequence[str]) -> list[str]:
    """The cards of these kinds that have no test named as they are."""
    names = [card.name for card in DATA.cards if card.kind in kinds]
    return [name for name in names if f"test_{name.replace('-', '_')}" not in tests]
