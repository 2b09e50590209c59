"""The Phantom Thief: letters, chip, the exchange with the partner, the theft, and the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from odango.games.tricktakers.cards import card
from odango.games.tricktakers.characters.phantom_thief import (
    APART,
    BLACK_CROWN,
    CROWN,
    EVEN,
    INVITATION,
    POINTS,
    ThiefSheet,
)
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.last_trick import about_to_take
from rulebook.tricktakers.table import (
    account,
    cannot,
    five_each,
    go,
    go_until,
    held,
    lines,
    say,
    seat_of,
    setting_up,
    table,
    texts,
    told,
    who_is_asked,
)

LETTERS = ["letter notice-crown", "letter notice-black-crown", "letter notice-points", "letter invitation"]


def sheet_of(state: Tricktakers) -> ThiefSheet:
    return state.sheet(seat_of(state, "phantom-thief"), ThiefSheet)


# Letters and chip


@rule("tricktakers#phantom-thief")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everyone_else_gets_a_letter_and_no_letter_twice(seats: int) -> None:
    """At five all four are given out, at four one is left over, at three two are."""
    others = five_each("resistance", "hermit", "berserker")
    hands = {"phantom-thief": "r9 b9 g9 k9 rare", **others, "samurai": "r6 r7 b6 b7 b8"}
    hands = dict(list(hands.items())[:seats])
    state = setting_up(hands)
    asked = []
    for given in range(seats - 1):
        assert who_is_asked(state) == ("phantom-thief", "letter")
        assert texts(state) == LETTERS[given:]
        asked.append(state.pending[0].to)  # type: ignore[attr-defined]
        say(state, "phantom-thief", LETTERS[given])

    assert asked == list(range(1, seats)), "clockwise"
    assert sheet_of(state).letters == (-1, *range(seats - 1))
    assert who_is_asked(state) == ("phantom-thief", "chip")


@rule("tricktakers#phantom-thief")
def test_letters_lie_open() -> None:
    """Everyone is told who has got which."""
    state = setting_up(five_each("phantom-thief", "hermit", "ruler"))
    say(state, "ruler", "task take-red", "task take-blue")
    say(state, "phantom-thief", "letter invitation", "letter notice-points")

    assert "Invitation" in told(state, None)[-2]
    assert "30" in told(state, "hermit")[-1]


@rule("tricktakers#phantom-thief")
@pytest.mark.parametrize(("text", "option"), [("chip 0", EVEN), ("chip 1", APART)])
def test_the_chip_is_put_on_nought_or_one_apart(text: str, option: int) -> None:
    """Phantom side up, at set-up, for everyone to see."""
    state = setting_up(five_each("phantom-thief", "hermit", "king"))
    say(state, "king", "discard g1")
    say(state, "phantom-thief", "letter notice-crown", "letter notice-points")
    assert texts(state) == ["chip 0", "chip 1"]
    say(state, "phantom-thief", text)

    assert (sheet_of(state).option, sheet_of(state).wolf) == (option, False)


@rule("tricktakers#phantom-thief")
@pytest.mark.parametrize(
    ("text", "option", "wolf"), [("leave chip", EVEN, False), ("move chip", APART, False), ("flip chip", EVEN, True)]
)
def test_winning_a_trick_the_chip_is_moved_or_flipped_or_left(text: str, option: int, wolf: bool) -> None:
    """One or the other: flipping does not change the option."""
    state = thieving("k9 k8 k7", trick=1)
    go(state, "no offer", "k9", "r1", "g1")
    assert texts(state) == ["leave chip", "move chip", "flip chip"]
    go(state, text)

    assert (sheet_of(state).option, sheet_of(state).wolf) == (option, wolf)


@rule("tricktakers#phantom-thief")
def test_the_chip_can_be_turned_back_with_the_next_trick() -> None:
    """And moved while the wolf side is up; the exchange goes on all the while."""
    state = thieving("k9 k8 k7", trick=1)
    go(state, "no offer", "k9", "r1", "g1", "flip chip")
    assert who_is_asked(state) == ("phantom-thief", "offer"), "a partner that is to be betrayed is still one"
    go(state, "no offer", "k8", "r2", "g2", "move chip")
    assert (sheet_of(state).option, sheet_of(state).wolf) == (APART, True)
    go(state, "no offer", "k7", "r3", "g3", "flip chip")

    assert (sheet_of(state).option, sheet_of(state).wolf) == (APART, False)


@rule("tricktakers#phantom-thief")
def test_the_chip_stays_when_another_wins() -> None:
    state = thieving("r9 k8 k7", trick=1)
    go(state, "no offer", "r9", "r1", "rare")

    assert who_is_asked(state) == ("king", "play")


@rule("tricktakers#phantom-thief")
def test_without_a_partner_the_chip_can_only_be_moved() -> None:
    """Wolf side up there would be nobody to rob."""
    state = thieving("k9 k8 k7", letters=(-1, CROWN, POINTS), trick=1)
    go(state, "k9", "r1", "g1")

    assert texts(state) == ["leave chip", "move chip"]


# The exchange


def thieving(
    hand: str,
    *,
    letters: Sequence[int] = (-1, INVITATION, CROWN),
    partner: tuple[str, str] = ("ruler", "r1 r2 r3"),
    **more: Any,
) -> Tricktakers:
    """The Thief leads; then the one with the first letter, and the King."""
    sheet = ThiefSheet(tuple(letters), more.pop("option", EVEN), more.pop("wolf", False))
    sheets = {"phantom-thief": sheet, **more.pop("sheets", {})}
    return table({"phantom-thief": hand, partner[0]: partner[1], "king": "g1 g2 g3 rare"}, sheets=sheets, **more)


@rule("tricktakers#phantom-thief")
def test_a_card_is_offered_and_another_given_for_it() -> None:
    """Any card of either hand, before the Thief plays; the partner may not give the offered card itself."""
    state = thieving("k9 k8 b7")
    assert texts(state) == ["no offer", "offer b7", "offer k8", "offer k9"]
    say(state, "phantom-thief", "offer b7")
    assert who_is_asked(state) == ("ruler", "respond")
    assert texts(state) == ["refuse", "give r1", "give r2", "give r3"]
    say(state, "ruler", "give r2")

    assert (held(state, "phantom-thief"), held(state, "ruler")) == ("r2 k8 k9", "r1 r3 b7")
    assert who_is_asked(state) == ("phantom-thief", "play")


@rule("tricktakers#phantom-thief")
def test_nothing_need_be_offered() -> None:
    state = thieving("k9 k8 b7")
    say(state, "phantom-thief", "no offer")

    assert held(state, "phantom-thief") == "b7 k8 k9"
    assert who_is_asked(state) == ("phantom-thief", "play")


@rule("tricktakers#phantom-thief")
def test_an_offer_that_is_refused_is_discarded_and_the_thief_draws() -> None:
    """The partner keeps its hand; one offer a turn."""
    state = thieving("k9 k8 b7", deck="g9")
    say(state, "phantom-thief", "offer b7")
    say(state, "ruler", "refuse")

    assert (held(state, "phantom-thief"), held(state, "ruler")) == ("g9 k8 k9", "r1 r2 r3")
    assert [(one.seat, one.card) for one in state.discards] == [(1, card("b7"))]
    assert who_is_asked(state) == ("phantom-thief", "play")


@rule("tricktakers#phantom-thief")
@pytest.mark.parametrize("place", ["before", "after"])
def test_a_partner_without_cards_cannot_exchange(place: str) -> None:
    """In the fifth trick, if the partner has played already."""
    hands = {"ruler": "r1", "phantom-thief": "k9", "king": "g1"}
    letters = (INVITATION, -1, CROWN)
    leader = "ruler" if place == "before" else "phantom-thief"
    state = table(hands, trick=5, wins=[2, 1, 1], leader=leader, sheets={"phantom-thief": ThiefSheet(letters, EVEN)})
    if place == "before":
        go(state, "r1")

    assert who_is_asked(state) == ("phantom-thief", "play" if place == "before" else "offer")


@rule("tricktakers#phantom-thief")
def test_with_the_last_card_one_can_still_exchange() -> None:
    """The Thief's only card for the partner's only one."""
    hands = {"phantom-thief": "k9", "ruler": "r1", "king": "g1"}
    sheet = ThiefSheet((-1, INVITATION, CROWN), EVEN)
    state = table(hands, trick=5, wins=[1, 2, 1], sheets={"phantom-thief": sheet})
    go(state, "offer k9", "give r1")

    assert (held(state, "phantom-thief"), held(state, "ruler")) == ("r1", "k9")


@rule("tricktakers#phantom-thief")
def test_who_has_a_notice_is_no_partner() -> None:
    state = thieving("k9 k8 b7", letters=(-1, CROWN, POINTS))

    assert who_is_asked(state) == ("phantom-thief", "play")


@rule("tricktakers#phantom-thief", "tricktakers#berserker")
def test_the_berserker_card_is_not_exchanged() -> None:
    """A partner who has nothing else cannot exchange."""
    state = thieving("k9 k8 b7", partner=("berserker", "berserker r10 b10"))
    say(state, "phantom-thief", "offer b7")
    assert texts(state) == ["refuse", "give r10", "give b10"]
    say(state, "berserker", "give r10")
    assert held(state, "phantom-thief") == "r10 k8 k9"
    state = thieving("k9", partner=("berserker", "berserker"), trick=5, wins=[1, 2, 1])

    assert who_is_asked(state) == ("phantom-thief", "play")


@rule("tricktakers#phantom-thief", "tricktakers#samurai")
def test_a_black_card_offered_to_a_samurai_is_put_off_by_it() -> None:
    """It gives a card for it, discards the black one and draws."""
    state = thieving("k9 k8 b7", partner=("samurai", "r1 r2 r3"), deck="k2 g9")
    go(state, "offer k9", "give r1")

    assert (held(state, "phantom-thief"), held(state, "samurai")) == ("r1 b7 k8", "r2 r3 g9")
    assert [one.card for one in state.discards] == [card("k9"), card("k2")]


@rule("tricktakers#phantom-thief", "tricktakers#ruler")
@pytest.mark.parametrize("who", ["resistance", "king"])
def test_on_every_turn_something_may_be_offered(who: str) -> None:
    """Whoever leads."""
    state = thieving("r9 k8 k7", partner=("resistance", "r1 r2 r3"), leader=who)
    go_until(state, lambda now: who_is_asked(now)[0] == "phantom-thief")

    assert who_is_asked(state) == ("phantom-thief", "offer")
    cannot(state, "phantom-thief", "refuse")


# Points and crowns


def ended(
    wins: Sequence[int], letters: Sequence[int], option: int = EVEN, *, wolf: bool = False, **more: Any
) -> Tricktakers:
    """The King wins the last trick: Thief, King, Ruler and Hermit have so many, the King's one more included."""
    people = {"phantom-thief": "r1", "king": "k9", "ruler": "b2", "hermit": "b3"}
    sheets = {"phantom-thief": ThiefSheet(tuple(letters), option, wolf)}
    state = about_to_take("king", people, wins, sheets=sheets, **more)
    go(state, "k9", "b2", "no draw", "b3")
    if who_is_asked(state)[1] == "offer":
        go(state, "no offer")
    go(state, "r1")
    return state


@rule("tricktakers#phantom-thief")
@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, -20), (2, 0), (3, -50), (4, 100)])
def test_points_for_tricks(wins: int, points: int) -> None:
    """Two are for the partner, and nothing for the Thief."""
    state = ended([wins, 4 - wins if wins < 4 else 1, int(wins < 4), 0], [-1, -1, -1, -1])

    assert account(state, 0).wins == wins
    assert lines(state, 0) == [("tricks", points)]


@rule("tricktakers#phantom-thief", "tricktakers#end-of-game")
def test_five_tricks_win_the_game() -> None:
    state = thieving("k9", letters=(-1, CROWN, POINTS), trick=5, wins=[4, 0, 0])
    go(state, "k9", "r1", "g1", "leave chip")

    assert (state.ended, state.victor, state.victory) == (True, 0, "character")


@rule("tricktakers#phantom-thief")
@pytest.mark.parametrize(("wins", "bonus"), [(1, False), (2, True), (3, False)])
def test_two_tricks_are_fifty_for_the_partner(wins: int, bonus: bool) -> None:
    """Not for the Thief; whatever side the chip shows."""
    state = ended([wins, 5 - wins, 0, 0], [-1, CROWN, INVITATION, POINTS], option=EVEN)

    assert (("partner", 50) in lines(state, 2)) is bonus
    assert all(what != "partner" for seat in (0, 1, 3) for what, _ in lines(state, seat))


@rule("tricktakers#phantom-thief")
def test_two_tricks_without_a_partner_are_nothing() -> None:
    state = ended([2, 3, 0, 0], [-1, CROWN, BLACK_CROWN, POINTS])

    assert lines(state, 0)[0] == ("tricks", 0)
    assert all(what != "partner" for seat in range(4) for what, _ in lines(state, seat))


@rule("tricktakers#phantom-thief", "tricktakers#crowns")
@pytest.mark.parametrize(("wins", "black"), [(0, 0), (1, 1), (2, 0)])
def test_a_black_crown_for_exactly_one_trick(wins: int, black: int) -> None:
    """Not for none.  The others here have won something."""
    state = ended([wins, 3 - wins, 1, 1], [-1, -1, -1, -1])

    assert state.black_crowns[0] == black


@rule("tricktakers#phantom-thief", "tricktakers#crowns")
def test_the_thiefs_black_crown_comes_after_everyone_elses() -> None:
    """Priority 5C is the lowest: Ruler and Hermit with none are before it."""
    state = ended([1, 4, 0, 0], [-1, -1, -1, -1])

    assert state.black_crowns == [0, 0, 1, 1]
