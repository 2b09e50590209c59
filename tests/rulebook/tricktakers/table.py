"""Words to build situations of TRICKTAKERs with, and to play them.  People are called by their characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from odango.core.engine import IllegalChoice, choose, run
from odango.core.rng import Rng
from odango.core.step import Decision, Seat
from odango.games.tricktakers import GAME
from odango.games.tricktakers import roster as cast_list
from odango.games.tricktakers.cards import ALCHEMIST_DECK, EXCLUSIVE, NAMES, OWNER, Card, card
from odango.games.tricktakers.cast import CAST
from odango.games.tricktakers.characters.summoner import SummonerSheet
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.facts import Account, Sheet
from odango.games.tricktakers.roster import EVERYONE, NOT_YET, Character, CharacterName
from odango.games.tricktakers.rounds import NextRound, SetUp, clear
from odango.games.tricktakers.selecting import FirstLead
from odango.games.tricktakers.setup import Setup, playing_cards
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.tasks import TASKS
from odango.games.tricktakers.tricks import NextTrick
from odango.games.tricktakers.view import TricktakersView
from odango.text import english

ALL_STAR = Setup(mode="all_star")


def cards(names: str) -> list[Card]:
    """Cards by name, sorted: `r5 k10 rare`."""
    return sorted(map(card, names.split()))


def five_each(*who: str) -> dict[str, str]:
    """Hands of 1 to 5: the first of these people has the red cards, then come blue, green and black."""
    return {name: " ".join(f"{colour}{i + 1}" for i in range(5)) for name, colour in zip(who, "rbgk", strict=False)}


def one_left(plays: Mapping[str, str]) -> dict[str, str]:
    """Hands for a trick to which these cards are played, each named first in what is said; a green one is left of each.

    It binds nobody as long as green is not led.
    """
    return {who: f"{play.split()[0]} g{9 - seat}" for seat, (who, play) in enumerate(plays.items())}


def table(
    hands: Mapping[str, str],
    *,
    setup: Setup = ALL_STAR,
    in_round: int = 1,
    leader: str | None = None,
    deck: str = "",
    points: Sequence[int] | None = None,
    crowns: Sequence[int] | None = None,
    black_crowns: Sequence[int] | None = None,
    sheets: Mapping[str, Sheet] | None = None,
    tasks: Mapping[str, Sequence[int]] | None = None,
    stock: Mapping[str, Sequence[int]] | None = None,
    wins: Sequence[int] | None = None,
    trick: int = 1,
    seed: int = 1,
) -> Tricktakers:
    """A round in which everyone is set up already: `hands` says who sits there, in order, and what they hold.

    The first of `deck` is drawn first.  Sheets not given are those a character begins with; so is what it keeps face
    down: traps from A to E, an own deck, predictions of the first three.  Letters of a Thief are in its sheet.  The
    leader, by default the first, is about to lead trick number `trick`.
    """
    state = _seated(hands, setup, in_round, deck, points, crowns, black_crowns, seed)
    for seat in range(state.seats):
        character = CAST[state.characters[seat]]
        given = (sheets or {}).get(character.name)
        state.sheets[seat] = given if given is not None else character.sheet(state, seat)
        state.stocks[seat] = list((stock or {}).get(character.name, _face_down(state, character.name)))
        _unbox(state, seat)
        state.tasks[seat] = tuple((tasks or {}).get(character.name, ()))
    state.wins = list(wins or [0] * state.seats)
    state.leader = 0 if leader is None else seat_of(state, leader)
    state.trick = trick - 1
    state.do(NextTrick(), NextRound())
    run(state)
    return state


def setting_up(
    hands: Mapping[str, str],
    *,
    setup: Setup = ALL_STAR,
    in_round: int = 1,
    deck: str = "",
    points: Sequence[int] | None = None,
    crowns: Sequence[int] | None = None,
    black_crowns: Sequence[int] | None = None,
    last: Sequence[str] = (),
    carried: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Tricktakers:
    """A round in which characters have just been chosen: set-up begins.  `last` says who was whom the round before,
    `carried` who takes over which of the Strategist's cards from it.
    """
    state = _seated(hands, setup, in_round, deck, points, crowns, black_crowns, seed)
    state.last_characters = [cast_list.character(name) for name in last] or state.characters[:]
    for who, name in (carried or {}).items():
        state.carried[seat_of(state, who)] = card(name)
    state.do(SetUp(), FirstLead(), NextTrick(), NextRound())
    run(state)
    return state


def selecting(
    last: Sequence[str],
    *,
    setup: Setup = ALL_STAR,
    in_round: int = 2,
    points: Sequence[int] | None = None,
    crowns: Sequence[int] | None = None,
    first: Seat = 0,
    seed: int = 1,
) -> Tricktakers:
    """A game in which this round is about to begin; `last` says who was whom the round before."""
    state = _empty(len(last), setup, in_round - 1, points, crowns, None, seed)
    state.first = first
    state.characters = [cast_list.character(name) for name in last]
    state.do(NextRound())
    run(state)
    return state


def _seated(
    hands: Mapping[str, str],
    setup: Setup,
    in_round: int,
    deck: str,
    points: Sequence[int] | None,
    crowns: Sequence[int] | None,
    black_crowns: Sequence[int] | None,
    seed: int,
) -> Tricktakers:
    state = _empty(len(hands), setup, in_round, points, crowns, black_crowns, seed)
    state.characters = [_named(name) for name in hands]
    state.last_characters = state.characters[:]
    state.hands = [cards(held) for held in hands.values()]
    rest = Counter(playing_cards(setup.small_deck, len(hands)))
    top = [card(name) for name in deck.split()]
    rest.subtract(held for hand in state.hands for held in hand if not OWNER[held])
    rest.subtract(top)
    assert min(rest.values()) >= 0, "a card is in two places"
    state.deck = [*sorted(rest.elements()), *reversed(top)]
    state.box = list(EXCLUSIVE)
    for held in (one for hand in state.hands for one in hand if OWNER[one]):
        state.box.remove(held)
    return state


def _face_down(state: Tricktakers, name: str) -> Sequence[int]:
    """What a character keeps face down when it is set up, if nothing else is said; the top is last."""
    held = [one for hand in state.hands for one in hand]
    return {
        "strategist": list(reversed(range(len(DATA.traps)))),
        "alchemist": [one for one in ALCHEMIST_DECK if one not in held],
        "time-traveler": sorted(state.characters)[:3],
    }.get(name, [])


def _unbox(state: Tricktakers, seat: Seat) -> None:
    """What a character has in front of it does not lie in the box."""
    sheet = state.sheets[seat]
    out = [*state.stocks[seat]] if CAST[state.characters[seat]].own_deck(state, seat) else []
    if isinstance(sheet, SummonerSheet):
        out += [*sheet.waiting, *sheet.rear]
    for one in out:
        if one in state.box:
            state.box.remove(one)


def _empty(
    seats: int,
    setup: Setup,
    in_round: int,
    points: Sequence[int] | None,
    crowns: Sequence[int] | None,
    black_crowns: Sequence[int] | None,
    seed: int,
) -> Tricktakers:
    """A game of which nothing has been asked or told, in a round about to be dealt."""
    state = GAME.start(setup, seats, Rng(seed))
    state.pending.clear()
    state.agenda.clear()
    state.rng, state.events = Rng(seed), []
    state.round, state.first = in_round, 0
    state.points = list(points or [30] * seats)
    state.crowns = list(crowns or [0] * seats)
    state.black_crowns = list(black_crowns or [0] * seats)
    state.offered, state.choosers, state.drafted = EVERYONE, (), [()] * seats
    state.characters = [NOT_YET] * seats
    clear(state)
    return state


def seat_of(state: Tricktakers, who: str) -> Seat:
    return state.characters.index(_named(who))


def _named(who: str) -> Character:
    """`time_traveler` and `time-traveler` are the same."""
    return cast_list.character(who.replace("_", "-"))


def asked(state: Tricktakers) -> Decision[Tricktakers]:
    """The one question that is asked."""
    [decision] = state.pending
    return decision


def texts(state: Tricktakers) -> list[str]:
    """All that can be answered to it."""
    return [asked(state).write(state, choice) for choice in asked(state).options(state)]


def say(state: Tricktakers, who: str, *answers: str) -> None:
    """Somebody answers, one question after another: `say(state, "king", "discard r1", "r5")`."""
    for text in answers:
        seat = seat_of(state, who)
        decision = state.decision_of(seat)
        assert decision is not None, f"{who} is not asked; {state.pending} is"
        choose(state, seat, decision.read(state, text))


def played(state: Tricktakers, **plays: str) -> None:
    """Everyone named answers in this order; several answers are parted by a comma: `hermit="no draw, r5"`."""
    for who, text in plays.items():
        say(state, who, *(part.strip() for part in text.split(",")))


def refused(state: Tricktakers, who: str, *refs: str) -> str:
    """Why somebody may not choose these things, in words."""
    decision = state.decision_of(seat_of(state, who))
    assert decision is not None
    return english().say(decision.why(state, refs).line, [CAST[one].name for one in state.characters])


def cannot(state: Tricktakers, who: str, text: str) -> None:
    """Somebody is asked, but may not answer so."""
    decision = state.decision_of(seat_of(state, who))
    assert decision is not None
    assert text not in [decision.write(state, choice) for choice in decision.options(state)]
    with pytest.raises(IllegalChoice):
        decision.read(state, text)


def held(state: Tricktakers, who: str) -> str:
    """A hand by names, as `cards` reads it."""
    return " ".join(NAMES[one] for one in state.hands[seat_of(state, who)])


def taken(state: Tricktakers, who: str) -> set[str]:
    return {NAMES[one] for one in state.taken[seat_of(state, who)]}


def account(state: Tricktakers, seat: Seat) -> Account:
    """What the round just ended brought this seat."""
    return state.accounts[-1][seat]


def lines(state: Tricktakers, seat: Seat) -> list[tuple[str, int]]:
    """It line by line."""
    return [(entry.what, entry.points) for entry in account(state, seat).entries]


def for_tasks(state: Tricktakers, seat: Seat) -> list[int]:
    """What tasks brought it, or cost."""
    return [points for what, points in lines(state, seat) if what.startswith("task")]


def go(state: Tricktakers, *answers: str) -> None:
    """Whoever is asked answers, one question after another."""
    for text in answers:
        decision = asked(state)
        choose(state, decision.seat, decision.read(state, text))


def who_is_asked(state: Tricktakers) -> tuple[str, str]:
    """The character that is asked, and what for."""
    decision = asked(state)
    return CAST[state.characters[decision.seat]].name, decision.kind


def told(state: Tricktakers, who: str | None = None) -> list[str]:
    """What this player, or a spectator, has been told so far, in English; everyone goes by their character."""
    seat = None if who is None else seat_of(state, who)
    names = [CAST[one].name if one in CAST else "nobody" for one in state.characters]
    return [english().say(event.face(seat), names) for event in state.events or ()]


EIGHT: tuple[CharacterName, ...] = (
    "king", "gambler", "resistance", "adventurer", "hermit", "collector", "berserker", "ruler",
)  # fmt: skip
"""All but those of the expansion."""
FOR_TWO = Setup(mode="draft", characters=EIGHT)
"""Two players with all eight characters: four rounds."""
FOR_THREE = Setup(mode="all_star", resistance_for_three=True)
"""Three players, who have agreed on a Crown for black under Kakumei."""
PLAINLY = {"dexterity": "no draw", "item": "no item", "ritual": "go on"}
"""Nothing of what a character might do before playing a card."""


def plain(state: Tricktakers, *names: str) -> None:
    """Whoever's turn it is plays the next of these cards, and does nothing else a character might do."""
    for name in names:
        seat = state.order[0]
        who = CAST[state.characters[seat]].name
        while asked(state).kind in PLAINLY:
            say(state, who, PLAINLY[asked(state).kind])
        say(state, who, name)
        decision = state.decision_of(seat)
        if decision is not None and decision.kind == "reserve":
            say(state, who, "reserve nothing")


def go_until(state: Tricktakers, done: Callable[[Tricktakers], bool], **answers: str) -> list[tuple[str, str]]:
    """Whoever is asked gives the first answer there is, or the one named here for the kind of question, until this is
    so; who was asked, and what for.
    """
    found = []
    while not done(state):
        found.append(who_is_asked(state))
        go(state, answers.get(found[-1][1]) or texts(state)[0])
    return found


def asks(who: str, kinds: str) -> list[tuple[str, str]]:
    """Somebody who is asked these things in turn, as `until_play` tells it."""
    return [(who, kind) for kind in kinds.split()]


def until_play(state: Tricktakers, **answers: str) -> list[tuple[str, str]]:
    """The same until somebody is to lead."""
    return go_until(state, lambda now: asked(now).kind in ("play", "dexterity", "item", "leader"), **answers)


def play_out(state: Tricktakers) -> Tricktakers:
    """The round is played to its end with first answers, and plainly."""
    begun = state.round
    go_until(state, lambda now: now.round != begun or now.ended, **PLAINLY, reserve="reserve nothing")
    return state


def round_with(who: str, wins: int, *, in_round: int = 1, setup: Setup = ALL_STAR, **more: Any) -> Tricktakers:
    """A round of five tricks, played in full, of which `who`, in the first seat, wins the first so many and no other.

    In the second seat sits one who wins the rest, and in the third, if it is no game for two, one who wins none.
    """
    winner = "berserker" if who == "resistance" else "resistance"
    greens = ["g9", "g8", "g7", "g6"]
    hands = {who: [*(f"k{9 - i}" for i in range(wins)), *["g1", "g2", "g3", "g4", "flag"][: 5 - wins]]}
    hands[winner] = ["b9", *greens] if wins else [*greens, "b9"]
    if setup.mode != "draft":
        hands["ruler" if who == "king" else "king"] = [f"r{i + 1}" for i in range(5)]
    state = table({name: " ".join(held) for name, held in hands.items()}, in_round=in_round, setup=setup, **more)
    for trick in range(5):
        lead = 0 if trick <= wins else 1
        plain(state, *(list(hands.values())[(lead + i) % len(hands)][trick] for i in range(len(hands))))
    return state


def seen_by(state: Tricktakers, who: str | None) -> TricktakersView:
    """What somebody sees; None: a spectator."""
    return GAME.view(state, None if who is None else seat_of(state, who))


def worlds(state: Tricktakers, who: str | None, count: int = 60) -> list[Tricktakers]:
    """So many worlds that somebody holds possible."""
    seat = None if who is None else seat_of(state, who)
    return [GAME.imagine(state, seat, Rng(seed)) for seed in range(count)]


def round_four(one: tuple[str, str], other: tuple[str, str]) -> Tricktakers:
    """Two players in round 4 of the basic game, the second to choose first; these characters are left to them."""
    state = selecting(["hermit", "resistance"], setup=Setup(), in_round=4)
    state.drafted = [tuple(sorted(map(cast_list.character, names))) for names in (one, other)]
    return state


def task(name: str) -> int:
    """A task by its name."""
    return [row.id for row in TASKS].index(name)
