"""A table: who may do what when, and that it is nothing but its log."""

from __future__ import annotations

import msgspec
import pytest

from odango.core.engine import IllegalChoice
from odango.core.replay import check, read
from odango.games import GAMES
from odango.table.denied import Denied
from odango.table.entry import Kind, Phase
from odango.table.table import BadLog, Table, replay_of
from odango.table.votes import Motion
from table.seated import MINUTE, Seated, seated, standing


def denied(code: str) -> pytest.RaisesExc[Denied]:
    """The house says no, for this reason."""
    return pytest.RaisesExc(Denied, check=lambda error: error.code == code)


# --- sitting down ----------------------------------------------------------------------------------------------------


def test_people_sit_down_and_the_first_is_the_host() -> None:
    table = Seated("bluff", 3)
    table.sit("Ami", "Rei")

    assert table.table.names() == ["Ami", "Rei"]
    assert table.table.host == 0
    assert table.table.seat_of("rei") == 1
    assert not table.table.full


def test_a_seat_is_taken_once_and_a_person_sits_once() -> None:
    table = Seated("bluff", 3)
    table.sit("Ami")

    with denied("seat-taken"):
        table.do(Kind.SIT, 0, "rei", "Rei")
    with denied("sitting-already"):
        table.do(Kind.SIT, 1, "ami", "Ami")
    with denied("no-such-seat"):
        table.do(Kind.SIT, 3, "rei", "Rei")
    assert table.table.number == 1


def test_the_next_in_line_hosts_when_the_host_stands_up() -> None:
    """In line is who came first, wherever they sit."""
    table = Seated("bluff", 3)
    table.do(Kind.SIT, 1, "ami", "Ami")
    table.do(Kind.SIT, 2, "rei", "Rei")
    table.do(Kind.SIT, 0, "mako", "Mako")
    table.do(Kind.STAND, 1, "ami", "Ami")

    assert table.table.host == 2


def test_a_table_closes_when_the_last_person_stands_up() -> None:
    table = Seated("bluff", 3)
    table.sit("Ami", "gentle")
    table.do(Kind.STAND, 0, "ami", "Ami")

    assert table.table.phase == Phase.CLOSED
    with denied("closed"):
        table.do(Kind.SIT, 0, "rei", "Rei")


def test_the_host_may_remove_people_and_bots_and_nobody_else_may() -> None:
    table = Seated("bluff", 4)
    table.sit("Ami", "Rei", "gentle")

    with denied("host-only"):
        table.do(Kind.REMOVE, 0, "rei", "Ami")
    with denied("yourself"):
        table.do(Kind.REMOVE, 0, "ami", "Ami")
    with denied("seat-empty"):
        table.do(Kind.REMOVE, 3, "ami")
    table.do(Kind.REMOVE, 1, "ami", "Rei")
    table.do(Kind.REMOVE, 2, "ami", "Bot2")
    assert [place is None for place in table.table.places] == [False, True, True, True]


def test_who_was_removed_does_not_come_back() -> None:
    table = Seated("bluff", 3)
    table.sit("Ami", "Rei")
    table.do(Kind.REMOVE, 1, "ami", "Rei")

    with denied("asked-to-leave"):
        table.do(Kind.SIT, 1, "rei", "Rei")


def test_only_the_host_seats_bots_and_only_levels_that_exist() -> None:
    table = Seated("bluff", 3)
    table.sit("Ami", "Rei")

    with denied("host-only"):
        table.do(Kind.BOT, 2, "rei", "gentle Anko")
    with denied("no-such-level"):
        table.do(Kind.BOT, 2, "ami", "godlike Anko")
    with denied("seat-taken"):
        table.do(Kind.BOT, 1, "ami", "gentle Anko")


# --- beginning -------------------------------------------------------------------------------------------------------


def test_a_game_begins_on_the_hosts_word_when_all_seats_are_taken() -> None:
    table = Seated("dice", 2, start_when_full=False)
    table.sit("Ami")
    with denied("seats-empty"):
        table.do(Kind.START, None, "ami")
    table.sit("Rei")
    with denied("host-only"):
        table.do(Kind.START, None, "rei")
    table.do(Kind.START, None, "ami")

    assert table.table.phase == Phase.PLAYING
    assert table.table.asked()


def test_nobody_sits_stands_or_is_removed_once_the_game_has_begun() -> None:
    table = seated("dice", "Ami", "Rei")

    for kind in (Kind.SIT, Kind.STAND, Kind.REMOVE, Kind.BOT, Kind.START):
        with denied("begun"):
            table.do(kind, 1, "ami", "gentle")


# --- choosing --------------------------------------------------------------------------------------------------------


def test_a_choice_that_the_rules_refuse_changes_nothing() -> None:
    table = seated("dice", "Ami", "Rei")
    before = standing(table.table.copy())

    with pytest.raises(IllegalChoice):
        table.do(Kind.CHOICE, 0, "ami", "no such character")
    with pytest.raises(IllegalChoice):
        table.do(Kind.CHOICE, 1, "rei", "sailor-moon")
    with denied("not-your-seat"):
        table.do(Kind.CHOICE, 0, "rei", table.option(0))
    with denied("no-bot-here"):
        table.do(Kind.CHOICE, 0, None, table.option(0))
    assert standing(table.table) == before


def test_an_entry_says_who_is_asked_next_and_what_fell() -> None:
    table = seated("dice", "Ami", "Rei")
    plans = [table.choose(), table.choose(3)]

    assert [plan.entry.asked for plan in plans] == [(1,), table.table.asked()]
    assert plans[1].entry.chance
    assert plans[1].told


def test_a_question_is_known_to_who_saw_it_asked() -> None:
    """An answer of somebody else to a question asked of several does not make mine stale; a new question does."""
    table = seated("dice", "Ami", "Rei", choose="secret")
    began = table.table.number
    assert table.table.asked() == (0, 1)
    table.do(Kind.CHOICE, 1, "rei", table.option(1))

    assert table.table.question_of(0, began) is not None
    assert table.table.question_of(0, began - 1) is None
    assert table.table.question_of(0, table.table.number + 1) is None
    assert table.table.question_of(1, table.table.number) is None
    table.do(Kind.CHOICE, 0, "ami", table.option(0))
    asked = table.table.asked()[0]
    assert table.table.question_of(asked, began) is None
    assert table.table.question_of(asked, table.table.number) is not None


# --- leaving, voting -------------------------------------------------------------------------------------------------


def test_a_bot_plays_on_for_who_left_when_most_others_agree_until_they_are_back() -> None:
    table = seated("bluff", "Ami", "Rei", "Mako", "Minako")
    table.do(Kind.LEAVE, 0, "ami")
    table.vote("rei", "bot A gentle yes")
    place = table.table.places[0]
    assert place is not None
    assert place.bot is None
    table.vote("mako", "bot A gentle yes")
    assert place.bot == "gentle"
    assert not table.table.ballots
    with denied("left"):
        table.do(Kind.CHOICE, 0, "ami", "whatever")
    table.do(Kind.RETURN, 0, "ami")

    assert place.bot is None
    assert place.present


def test_the_host_who_leaves_is_last_in_line_when_back() -> None:
    table = seated("bluff", "Ami", "Rei", "Mako")
    table.do(Kind.LEAVE, 0, "ami")
    assert table.table.host == 1
    table.do(Kind.RETURN, 0, "ami")

    assert table.table.host == 1
    assert table.table.line == ["rei", "mako", "ami"]


def test_nobody_is_replaced_who_is_there_and_keeps_nobody_waiting() -> None:
    table = seated("dice", "Ami", "Rei")

    with denied("still-here"):
        table.vote("rei", "bot A steady yes")
    with denied("no-vote"):
        table.at += 2 * MINUTE
        table.vote("ami", "bot A steady yes")
    table.vote("rei", "bot A steady yes")
    assert table.table.bots_asked() == [(0, "steady")]
    with denied("left"):
        table.do(Kind.CHOICE, 0, "ami", table.option(0))
    table.do(Kind.RETURN, 0, "ami")
    table.do(Kind.CHOICE, 0, "ami", table.option(0))


def test_who_answers_after_all_is_not_voted_out_later() -> None:
    """Not even when so many leave that the votes of then would be enough now."""
    table = seated("dice", "Ami", "Rei", "Mako", "Minako")
    late = table.table.asked()[0]
    others = [name for name in ("ami", "rei", "mako", "minako") if table.table.seat_of(name) != late]
    table.at += 2 * MINUTE
    table.vote(others[0], f"bot {'ABCD'[late]} steady yes")
    assert table.table.ballots
    table.choose()
    for name in others[1:]:
        table.do(Kind.LEAVE, table.table.seat_of(name), name)

    place = table.table.places[late]
    assert place is not None
    assert place.bot is None
    assert place.present


def test_who_is_not_asked_keeps_nobody_waiting() -> None:
    table = seated("dice", "Ami", "Rei")
    table.at += 2 * MINUTE

    with denied("still-here"):
        table.vote("ami", "bot B steady yes")


def test_votes_against_a_motion_bring_it_down() -> None:
    table = seated("bluff", "Ami", "Rei", "Mako")
    table.do(Kind.LEAVE, 0, "ami")
    table.vote("rei", "bot A gentle no")

    assert not table.table.ballots


def test_a_vote_may_be_changed_while_it_is_open() -> None:
    table = seated("bluff", "Ami", "Rei", "Mako")
    table.vote("ami", "abandon yes")
    table.vote("rei", "abandon yes")
    table.vote("ami", "abandon no")

    assert table.table.phase == Phase.PLAYING
    assert not table.table.ballots


def test_a_game_is_abandoned_when_all_who_are_there_agree() -> None:
    table = seated("bluff", "Ami", "Rei", "steady", "Mako")
    table.vote("ami", "abandon yes")
    table.vote("rei", "abandon yes")
    assert table.table.asked()
    # Who has left has no say any more.
    table.do(Kind.LEAVE, 3, "mako")

    assert table.table.phase == Phase.ABANDONED
    with denied("not-playing"):
        table.do(Kind.CHOICE, 0, "ami", "whatever")
    assert read(replay_of(table.card, table.log).write()).seed


def test_a_rematch_is_agreed_by_all_after_the_game_and_once() -> None:
    table = seated("dice", "Ami", "Rei")
    with denied("no-rematch-now"):
        table.vote("ami", "rematch yes")
    table.play_on()
    table.vote("ami", "rematch yes")
    assert not table.table.rematch_agreed
    table.vote("rei", "rematch yes")
    assert table.table.rematch_agreed
    table.do(Kind.REMATCH, None, None, "another")

    assert table.table.next == "another"
    with denied("no-rematch-now"):
        table.do(Kind.REMATCH, None, None, "third")


def test_one_person_among_bots_needs_nobody_else_for_a_rematch() -> None:
    table = seated("dice", "Ami", "steady")
    table.play_on()
    table.vote("ami", "rematch yes")

    assert table.table.rematch_agreed


@pytest.mark.parametrize("text", ["", "bot", "bot A gentle", "bot AA gentle yes", "abandon maybe", "dance yes"])
def test_what_is_no_vote_is_denied(text: str) -> None:
    table = seated("dice", "Ami", "Rei")

    with denied("no-such-vote"):
        table.vote("ami", text)


@pytest.mark.parametrize("text", ["bot Z gentle yes", "bot B gentle yes", "bot ~ gentle yes"])
def test_nobody_is_replaced_where_no_person_plays(text: str) -> None:
    table = seated("dice", "Ami", "steady")

    with denied("nobody-to-replace"):
        table.vote("ami", text)


def test_a_motion_is_written_as_it_is_read() -> None:
    assert Motion("bot", 1, "steady").write(yes=True) == "bot B steady yes"
    assert Motion("abandon").write(yes=False) == "abandon no"


# --- the log ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "names"),
    [("dice", ("Ami", "steady")), ("dice", ("Ami", "Rei", "gentle", "Mako")), ("bluff", ("Ami", "Rei", "random"))],
)
def test_a_table_is_its_log(game: str, names: tuple[str, ...]) -> None:
    """At every entry, a table built from the log stands as the one that lived through it."""
    table = Seated(game, len(names))
    table.sit(*names)
    table.do(Kind.STAND, 0, "ami", "Ami") if len(names) > 3 else None
    if None in table.table.places:
        table.sit("Ami")
    table.start()
    twin = Table(table.card)
    seen = 0
    while table.table.phase == Phase.PLAYING:
        table.choose(table.at)
        if table.table.number % 9 == 0 and table.table.seat_of("ami") is not None:
            seat = table.table.seat_of("ami")
            table.do(Kind.LEAVE, seat, "ami")
            table.do(Kind.RETURN, seat, "ami")
        for entry in table.log[seen:]:
            twin.take(entry)
        seen = len(table.log)
        assert standing(twin) == standing(table.table)

    assert check(read(replay_of(table.card, table.log).write()), GAMES)
    assert standing(table.again()) == standing(table.table)


@pytest.mark.parametrize("field", ["number", "seat", "text", "chance", "asked", "kind", "player"])
def test_an_entry_that_was_changed_is_noticed(field: str) -> None:
    table = seated("dice", "Ami", "Rei")
    table.choose()
    table.choose(5)
    other = {
        "number": 9, "seat": 0, "text": "sailor-moon!", "chance": (1,), "asked": (0, 1), "kind": Kind.LEAVE,
        "player": None,
    }  # fmt: skip
    table.log[-1] = msgspec.structs.replace(table.log[-1], **{field: other[field]})

    with pytest.raises(BadLog):
        table.again()


def test_a_table_of_older_rules_is_not_played_on() -> None:
    card = msgspec.structs.replace(Seated("dice").card, rules=0)

    with denied("old-rules"):
        Table(card)


def test_the_copy_of_a_table_stands_alone() -> None:
    table = seated("bluff", "Ami", "Rei", "Mako")
    table.vote("ami", "abandon yes")
    before = standing(table.table.copy())
    copy = table.table.copy()
    copy.settle(copy.propose(Kind.LEAVE, 0, "ami", "", 1))

    assert standing(table.table) == before
    assert standing(copy) != before
