"""Drafters: what they take, what they make of it, and that it tells in play."""

from __future__ import annotations

import pytest

from odango.bots import BOTS, ask, bot
from odango.bots.draft.measure import Case, drafted, share
from odango.bots.draft.picking import height, leaders, main_types, worth
from odango.core.rng import Rng
from odango.games.ccg.cards import CARDS, NUMBER
from odango.games.ccg.deck.legality import faults
from odango.games.ccg.deck.lists import read
from odango.games.ccg.draft import GAME
from odango.games.ccg.draft.setup import Setup
from rulebook.draft.table import at_random, building, opened, play_on

LEVEL_2, LEVEL_3, LEVEL_4 = (NUMBER[f"sailor-mars-level-{level}"] for level in (2, 3, 4))
YOMA = [NUMBER[name] for name in ("titus", "morga", "yasha", "veena")]
CARDIANS = [NUMBER[name] for name in ("faraion", "nacrid", "four-face", "vampeal")]


def test_power_is_never_worth_a_pick() -> None:
    """It is free: anything else goes first."""
    assert [worth(power, ()) for power in range(3)] == [0.0] * 3
    assert all(worth(card, ()) > 0 for card in range(3, len(CARDS)))


def test_levels_that_follow_on_are_worth_more() -> None:
    """The kit has any Level 1, so Level 2 follows on at once; Level 3 waits for it, and Level 4 for both."""
    assert (height("sailor-mars", ()), height("sailor-mars", (LEVEL_2, LEVEL_4))) == (1, 2)
    assert worth(LEVEL_3, (LEVEL_2,)) > worth(LEVEL_3, ())
    assert worth(LEVEL_4, (LEVEL_2, LEVEL_3)) > worth(LEVEL_4, (LEVEL_3,))
    assert worth(LEVEL_2, (LEVEL_2,)) < worth(LEVEL_2, ())


def test_villains_are_worth_what_their_monsters_make_of_them() -> None:
    jedite = NUMBER["jedite"]
    late = [NUMBER["lunch"]] * 30

    assert worth(jedite, [*late, *YOMA]) > 2 * worth(jedite, [*late, *CARDIANS])
    assert worth(jedite, ()) > 0


def test_scouts_of_the_same_type_go_together() -> None:
    """Who grows says which Power there will be; a companion of another type is worth half."""
    picked = (LEVEL_2, LEVEL_3)
    moon, mercury = NUMBER["sailor-moon-level-1"], NUMBER["sailor-mercury-level-1"]

    assert leaders(picked) == {"sailor-mars"}
    assert main_types(picked) == {2}
    assert main_types(()) == {0, 1, 2}
    assert worth(moon, picked) / worth(moon, ()) > 1.5 * worth(mercury, picked) / worth(mercury, ())


@pytest.mark.parametrize("level", BOTS["draft"])
@pytest.mark.parametrize("form", ["draft", "sealed"])
def test_every_level_drafts_to_the_end(level: str, form: str) -> None:
    """And registers a deck that may be played, at every number of seats."""
    for seats in (2, 5, 8):
        state = opened(seats, seats, format=form, packs=3)
        play_on(state, lambda now, seat, _: ask(bot("draft", level), GAME, now, seat, Rng(now.pick)))
        for seat in range(seats):
            deck, unread = read(GAME.view(state, seat).list)
            assert not unread
            assert not faults(deck.cards, "it")


def test_a_drafter_looks_at_nothing_but_its_view() -> None:
    """In every world it cannot tell from the true one it picks the same."""
    for seed in range(4):
        state = play_on(opened(4, seed), at_random(seed), until=lambda now: now.round == 1 and now.pick == 3)
        for where in (state, play_on(state.clone(), at_random(seed), until=building)):
            for seat in range(4):
                worlds = [where, GAME.imagine(where, seat, Rng(seed + 9))]
                picks = [ask(bot("draft", "steady"), GAME, world, seat, Rng(1)) for world in worlds]
                assert picks[0] == picks[1]


def test_measuring_seats_both_levels_alike() -> None:
    """Who sits where is turned round, decks come back by level, and the same deal gives the same share."""
    case = Case(("steady", "random"), 2, Setup(packs=3), picks=False)
    ours, theirs = drafted(case, turned=False, seed=3)
    turned_ours, turned_theirs = drafted(case, turned=True, seed=3)

    assert len(ours) == len(theirs) == len(turned_ours) == len(turned_theirs) == 1
    assert share(case, 3) == share(case, 3)
    assert 0 <= share(case, 3) <= 1
