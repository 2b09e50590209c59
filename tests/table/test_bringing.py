"""Bringing something of one's own to a table: who may, what is refused, and what the game begins with."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from odango.core.replay import check
from odango.games import GAMES
from odango.games.ccg import GAME
from odango.table.deeds import DEEDS
from odango.table.denied import Denied
from odango.table.entry import Kind, Phase
from odango.table.table import Table, replay_of
from table.seated import Seated, standing

MINE = "name: Mine; 55 soul-power; 4 titus; 1 sailor-moon-level-1"
LOOSELY = "name:  Mine\n4 Titus\n1 Sailor Moon, Level 1\n55 soul # plenty"
YOURS = "name: Yours; 55 body-power; 4 titus; 1 sailor-mars-level-1"


def at_a_table(*names: str, game: str = "ccg", pools: tuple[str, ...] = (), **setup: Any) -> Seated:
    """These sit at a table that is still open."""
    table = Seated(game, len(names), start_when_full=False, **setup)
    if pools:
        table.card = msgspec.structs.replace(table.card, pools=msgspec.json.encode(pools).decode())
        table.table = Table(table.card)
    table.sit(*names)
    return table


def code_of_refusal(table: Seated, seat: int, player: str | None, text: str) -> tuple[str, str]:
    before = standing(table.table)
    with pytest.raises(Denied) as denied:
        table.do(Kind.BRING, seat, player, text)
    assert standing(table.table) == before
    return denied.value.code, denied.value.reason


def test_the_game_begins_with_what_everyone_brought() -> None:
    """Until then the options are as they were settled; a list that was written otherwise is the same list."""
    table = at_a_table("Ami", "Rei")
    table.do(Kind.BRING, 0, "ami", LOOSELY)
    table.do(Kind.BRING, 1, "rei", YOURS)

    assert table.table.setup.lists == ()
    table.start()
    assert table.table.setup.lists == (MINE, YOURS)
    assert [player.deck_title for player in GAME.view(table.table.state, None).players] == ["Mine", "Yours"]


def test_who_brought_nothing_plays_as_the_options_say() -> None:
    table = at_a_table("Ami", "Rei", lists=("", YOURS))
    table.do(Kind.BRING, 0, "ami", MINE)
    table.start()

    assert table.table.setup.lists == (MINE, YOURS)


def test_what_was_brought_can_be_replaced_and_taken_back() -> None:
    table = at_a_table("Ami", "Rei")
    table.do(Kind.BRING, 0, "ami", YOURS)
    table.do(Kind.BRING, 0, "ami", MINE)
    table.do(Kind.BRING, 1, "rei", YOURS)
    table.do(Kind.BRING, 1, "rei", "")
    table.start()

    assert table.table.setup.lists == (MINE, "")


def test_whoever_gets_up_takes_it_along() -> None:
    """By themselves or because the host asked; who sits down there next has brought nothing."""
    table = at_a_table("Ami", "Rei", "gentle")
    table.do(Kind.BRING, 1, "rei", MINE)
    table.do(Kind.STAND, 1, "rei", "Rei")
    table.do(Kind.SIT, 1, "makoto", "Makoto")
    table.do(Kind.BRING, 2, "ami", MINE)
    table.do(Kind.REMOVE, 2, "ami", "Bot2")
    table.do(Kind.BOT, 2, "ami", "gentle Luna")
    table.start()

    assert table.table.setup.lists == ()


def test_only_ones_own_seat_or_the_host_for_a_bot() -> None:
    table = at_a_table("Ami", "Rei", "gentle")

    assert code_of_refusal(table, 0, "rei", MINE)[0] == "not-your-seat"
    assert code_of_refusal(table, 1, "ami", MINE)[0] == "not-your-seat"
    assert code_of_refusal(table, 2, "rei", MINE)[0] == "host-only"
    assert code_of_refusal(table, 1, "stranger", MINE)[0] == "not-seated"
    assert code_of_refusal(table, 2, "stranger", "")[0] == "not-seated"
    assert code_of_refusal(table, 3, "ami", MINE)[0] == "no-such-seat"
    table.do(Kind.BRING, 2, "ami", MINE)
    assert code_of_refusal(table, 2, "rei", "")[0] == "host-only"


def test_nothing_is_brought_to_an_empty_seat() -> None:
    table = Seated("ccg", 2, start_when_full=False)
    table.sit("Ami")

    assert code_of_refusal(table, 1, "ami", MINE)[0] == "seat-empty"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("4 titus", "This deck has 4 cards; a deck needs at least 60."),
        ("4 titus\n3 pikachu", "Line 2: no card is called “pikachu”."),
        ("5 titus; 1 sailor-moon-level-1; 54 soul-power", "This deck has 5 of Titus; more than 4 of a card is for"),
        ("   ", "This deck has 0 cards"),
        ("250 titus; 250 luna", "This list has 500 cards; 250 are the most"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused_in_the_words_of_the_game(text: str, why: str) -> None:
    """And what was brought before stays."""
    table = at_a_table("Ami", "Rei")
    table.do(Kind.BRING, 0, "ami", MINE)
    refused, reason = code_of_refusal(table, 0, "ami", text)

    assert refused == "cannot-bring"
    assert why in reason
    place = table.table.places[0]
    assert place is not None
    assert place.brought == MINE


def test_the_basic_game_wants_other_decks() -> None:
    """What can be played depends on the options of the table."""
    table = at_a_table("Ami", "Rei", rules="basic")

    assert "the Basic game begins with 6" in code_of_refusal(table, 0, "ami", MINE)[1]


@pytest.mark.parametrize("game", ["bluff", "dice", "masquerade", "tricktakers"])
def test_to_other_games_nothing_can_be_brought(game: str) -> None:
    table = at_a_table(*["Ami", "Rei", "Makoto", "Minako"][: GAMES[game].seats[0]], game=game)

    assert code_of_refusal(table, 0, "ami", MINE) == (
        "cannot-bring",
        f"Nothing can be brought to {GAMES[game].title}.",
    )


def test_once_the_game_has_begun_it_is_too_late() -> None:
    table = at_a_table("Ami", "Rei")
    table.start()

    assert code_of_refusal(table, 0, "ami", MINE)[0] == "begun"


def test_a_table_is_the_fold_of_its_log() -> None:
    """At every moment: before the start, and in the middle of the game."""
    table = at_a_table("Ami", "Rei")
    table.do(Kind.BRING, 0, "ami", LOOSELY)

    assert standing(table.again()) == standing(table.table)
    table.start()
    table.choose()
    before, after = standing(table.table), standing(table.again())
    for one in (before, after):
        del one["state"], one["asked_at"]
    assert before == after


def test_an_entry_that_would_change_something_is_tried_on_a_copy() -> None:
    """What a copy brings, the table has not."""
    table = at_a_table("Ami", "Rei")
    copy = table.table.copy()
    copy.settle(copy.propose(Kind.BRING, 0, "ami", MINE, 1))
    place = table.table.places[0]

    assert place is not None
    assert place.brought == ""
    assert [p.brought for p in copy.places if p is not None] == [MINE, ""]


def test_a_replay_tells_the_decks_and_can_be_checked() -> None:
    table = at_a_table("Ami", "Rei")
    table.do(Kind.BRING, 1, "rei", LOOSELY)
    table.start()
    table.play_on()
    replay = replay_of(table.card, table.log)

    assert table.table.phase == Phase.OVER
    assert replay.setup["lists"] == ["", MINE]
    assert check(replay, GAMES)


def test_people_are_told_that_and_not_what() -> None:
    table = at_a_table("Ami", "Rei")
    told = []
    for text in (MINE, ""):
        plan = table.do(Kind.BRING, 0, "ami", text)
        told.append(DEEDS[plan.entry.kind].tell(table.table, plan.entry))

    assert [(one.key, one.args) for one in told if one is not None] == [
        ("house-brings", {"who": "Ami"}),
        ("house-takes-back", {"who": "Ami"}),
    ]


# --- pools -----------------------------------------------------------------------------------------------------------

POOL = "1 sailor-moon-level-1; 4 titus"
OTHER_POOL = "1 sailor-mars-level-1; 4 titus"


def test_what_is_brought_must_be_in_the_pool_of_the_seat() -> None:
    """Power is free."""
    table = at_a_table("Ami", "Rei", pools=(POOL, OTHER_POOL))
    table.do(Kind.BRING, 0, "ami", MINE)

    assert code_of_refusal(table, 1, "rei", MINE) == (
        "cannot-bring",
        "This deck has 1 of Sailor Moon, Level 1; the pool has 0.",
    )
    table.do(Kind.BRING, 1, "rei", YOURS)
    table.start()
    assert table.table.setup.lists == (MINE, YOURS)


def test_where_there_are_pools_everyone_must_bring_something() -> None:
    table = at_a_table("Ami", "Rei", pools=(POOL, OTHER_POOL))
    table.do(Kind.BRING, 0, "ami", MINE)
    with pytest.raises(Denied) as denied:
        table.start()

    assert denied.value.code == "not-brought"


def test_the_host_does_not_touch_what_a_bot_has_a_pool_for() -> None:
    """What would be refused tells what is in the pool; the house may lay something down."""
    table = at_a_table("Ami", "gentle", pools=(POOL, OTHER_POOL))

    assert code_of_refusal(table, 1, "ami", YOURS)[0] == "not-your-seat"
    table.do(Kind.BRING, 1, None, YOURS)
    assert code_of_refusal(table, 1, "ami", "")[0] == "not-your-seat"
