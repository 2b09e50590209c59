"""Pointing at things in Masquerade Battle: what they mean, and why they cannot be chosen."""

from __future__ import annotations

import pytest

from odango.core.engine import choose
from odango.core.view import offer, why_not
from odango.games.masquerade.cards import FACES, PLANETS, card
from odango.games.masquerade.setup import Setup
from odango.games.masquerade.state import Masquerade
from odango.games.masquerade.trick import WAYS
from rule import rule
from rulebook.any_game import NO_OPTION, NO_PART, NOT_TOGETHER, refs_of, refused, why
from rulebook.masquerade.table import asked, auction, says, seat_of, table, told, trick


def held(name: str) -> str:
    return f"card:{card(name)}"


def planet(name: str) -> str:
    return f"planet:{PLANETS.index(name)}"


def following(hand: list[str], *, lead: str = "mars-8-1 SG", setup: Setup | None = None) -> Masquerade:
    """Ami holds this and has to follow."""
    hands = {"Usagi": [lead.split(maxsplit=1)[0]], "Ami": hand, "Rei": ["mars-3-6"]}
    state = table(hands, setup=setup or Setup())
    says(state, lead)
    return state


@rule("masquerade#auction")
def test_what_a_bid_concerns() -> None:
    """A number and a team, in either order; a pass concerns nothing."""
    state = auction()
    says(state, "10 SG")

    assert refs_of(state, "12 DK") == ("bid:12", "team:1")
    assert refs_of(state, "pass") == ()
    assert why(state) is None
    assert why(state, "bid:12") is why(state, "team:0") is why(state, "team:0", "bid:11") is None


@rule("masquerade#auction")
def test_why_a_bid_is_refused() -> None:
    """Too low, whatever the team, and told who bid what; out of range; two numbers; a pass of the opener."""
    opening = auction(setup=Setup(bid_min=5, bid_max=20))
    limits = ("auction", "A bid lies between 5 and 20.")
    assert why(opening, "bid:4", "team:0") == limits
    assert why(opening, "bid:21") == limits
    assert refused(opening, 4 * 2) == refused(opening, 21 * 2 + 1) == limits
    assert refused(opening, 0) == ("auction", "Whoever opens the auction has to bid.")
    says(opening, "10 SG")
    low = ("auction", "A has bid 10 already: a bid has to be higher, for whichever team.")
    assert why(opening, "bid:10") == why(opening, "bid:10", "team:1") == why(opening, "bid:3", "team:0") == low
    assert refused(opening, 10 * 2 + 1) == low
    assert why(opening, "bid:21", "team:0") == limits
    assert why(opening, "bid:11", "bid:12") == ("auction", NOT_TOGETHER)
    assert why(opening, "seat:1") == ("auction", NO_PART)


@rule("masquerade#auction")
@pytest.mark.parametrize("choice", [-1, 1, 58 * 2 + 2, 9999])
def test_numbers_that_are_no_bid(choice: int) -> None:
    """Nothing that is sent breaks the auction; a bid of nought is none."""
    assert refused(auction(), choice) == ("auction", "A bid lies between 1 and 58.")


@rule("masquerade#unmasking")
def test_what_unmasking_concerns() -> None:
    """A seat, one's own too; nobody who is not there."""
    state = auction()
    says(state, "1 SG", "pass", "pass")

    assert refs_of(state, "unmask A") == ("seat:0",)
    assert [why(state, f"seat:{seat}") for seat in range(3)] == [None] * 3
    assert why(state, "seat:3") == ("unmasking", NO_OPTION)
    assert refused(state, 3) == ("unmasking", NO_OPTION)


@rule("masquerade#playing-a-card")
def test_what_playing_a_card_concerns() -> None:
    """The card alone, or with a side, or with the planet it names; each alone is possible."""
    hands = {"Usagi": ["mars-8-1", "action-mars-SG", "support-luna"], "Ami": ["mars-2-7"], "Rei": ["mars-3-6"]}
    state = table(hands)

    assert refs_of(state, "mars-8-1 DK") == (held("mars-8-1"), "side:1")
    assert refs_of(state, "action-mars-SG") == (held("action-mars-SG"),)
    assert refs_of(state, "support-luna venus") == (held("support-luna"), planet("venus"))
    assert why(state, held("mars-8-1")) is why(state, "side:0") is why(state, planet("moon")) is None


@rule("masquerade#following")
def test_why_another_planet_has_to_wait() -> None:
    """Alone or with its side said; what is free, and the ruling planet, is not refused."""
    state = following(["mars-2-7", "venus-8-1", "action-venus-SG", "moon-1-8", "support-luna", "tuxedo-mask"])
    venus = ("following", "Venus 8/1 has to wait: Mars rules, and you hold it.")
    action = ("following", "Venus Action of the Guardians has to wait: Mars rules, and you hold it.")

    assert why(state, held("venus-8-1")) == why(state, held("venus-8-1"), "side:0") == venus
    assert refused(state, card("venus-8-1") * WAYS + 6) == venus
    assert why(state, held("action-venus-SG")) == action
    for name in ("mars-2-7", "moon-1-8", "support-luna", "tuxedo-mask"):
        assert why(state, held(name)) is None


@rule("masquerade#following", "masquerade#betrayal")
def test_why_a_betrayal_has_to_wait() -> None:
    """It is said that it does not escape; where it does, or without the ruling planet, nothing is refused."""
    hand = ["mars-2-7", "betrayal-moon-stick"]
    free = Setup(betrayal_ignores_follow=True)

    assert why(following(hand), held("betrayal-moon-stick")) == (
        "following",
        "Moon Stick (Betrayal) has to wait: Mars rules and you hold it, and a Betrayal does not escape following.",
    )
    assert why(following(hand, setup=free), held("betrayal-moon-stick")) is None
    assert why(following(["venus-2-7", "betrayal-moon-stick"]), held("betrayal-moon-stick")) is None


@rule("masquerade#following")
def test_why_others_have_to_wait_while_the_moon_rules() -> None:
    """The sentence speaks of Moon cards."""
    state = following(["moon-2-7", "venus-8-1"], lead="moon-8-1 SG")

    assert why(state, held("venus-8-1")) == (
        "following",
        "Venus 8/1 has to wait: the Moon rules, and you hold Moon cards.",
    )


@rule("masquerade#playing-a-card")
def test_why_a_card_cannot_be_played_so() -> None:
    """Not in hand; on the table already; a side or a planet it has not; a Character without a side."""
    state = following(["mars-2-7", "action-mars-SG", "support-luna"])
    no_card = ("playing-a-card", "You do not hold Jupiter 1/8.")

    assert why(state, held("jupiter-1-8")) == why(state, held("jupiter-1-8"), "side:0") == no_card
    assert why(state, "play:0") == ("playing-a-card", "That card is on the table already. Play one from your hand.")
    assert why(state, held("action-mars-SG"), "side:0") == ("playing-a-card", NO_OPTION)
    assert why(state, held("support-luna"), planet("venus")) == ("playing-a-card", NO_OPTION)
    assert why(state, held("mars-2-7"), planet("venus")) == ("playing-a-card", NO_OPTION)
    assert refused(state, card("mars-2-7") * WAYS) == ("playing-a-card", NO_OPTION)
    assert why(state, held("mars-2-7"), "side:0", "side:1") == ("playing-a-card", NOT_TOGETHER)
    assert why(state, held("mars-2-7"), held("support-luna")) == ("playing-a-card", NOT_TOGETHER)
    assert why(state, "seat:2") == ("playing-a-card", NO_PART)


@rule("masquerade#playing-a-card")
@pytest.mark.parametrize("choice", [-1, -8, FACES * WAYS, 10**9])
def test_numbers_that_are_no_card(choice: int) -> None:
    """Nothing that is sent breaks the trick."""
    assert refused(following(["mars-2-7"]), choice) == ("playing-a-card", NO_OPTION)


def turning() -> Masquerade:
    """An Action of Usagi's, a Character of Ami's, and Rei's Betrayal that may turn one of them."""
    hands = {
        "Usagi": ["action-mars-SG"],
        "Ami": ["mars-2-7"],
        "Rei": ["betrayal-moon-stick", "venus-1-8"],
        "Makoto": ["mars-3-6"],
    }
    state = table(hands)
    says(state, "action-mars-SG", "mars-2-7 SG", "betrayal-moon-stick")
    return state


@rule("masquerade#betrayal")
def test_what_a_betrayal_concerns() -> None:
    """The cards on the table it turns, by their places; none for turning nothing."""
    state = turning()

    assert refs_of(state, "turn B") == ("play:1",)
    assert refs_of(state, "turn none") == ()
    assert why(state, "play:1") is why(state) is None


@rule("masquerade#betrayal")
def test_why_a_card_cannot_be_turned() -> None:
    """An Action and the Betrayal itself have no other side; a card in hand is not on the table, nor is a fourth."""
    state = turning()
    only = ("betrayal", "Only Characters have another side to turn to.")

    assert why(state, "play:0") == why(state, "play:2") == why(state, "play:0", "play:1") == only
    assert refused(state, 0b001) == refused(state, 0b111) == only
    assert refused(state, 0b1000) == refused(state, -1) == ("betrayal", NO_OPTION)
    assert why(state, "play:3") == ("betrayal", NO_PART)
    assert why(state, held("venus-1-8")) == ("betrayal", NO_PART)


@rule("masquerade#support")
def test_why_a_support_cannot_be_kept() -> None:
    """Somebody else gets it; a seat that is not there is no answer."""
    state = trick("mars-8-1 SG", "support-luna", "mars-2-7 SG")
    yourself = ("support", "What a Support wins goes to somebody else.")

    assert refs_of(state, "to C") == ("seat:2",)
    assert why(state, "seat:1") == refused(state, 1) == yourself
    assert why(state, "seat:5") == ("support", NO_OPTION)
    assert why(state, "pile:2:0") == ("support", NO_PART)


@rule("masquerade#piles")
def test_which_piles_can_be_chosen() -> None:
    """Those of who gets the trick: one's own with Tuxedo Mask, the receiver's with Naru, whoever chooses."""
    mask = trick("mars-8-1 SG", "tuxedo-mask", "mars-2-7 SG")
    naru = trick("mars-8-1 SG", "support-naru", "mars-2-7 SG", setup=Setup(naru_pile_chosen_by="giver"))
    says(naru, "to C")

    assert refs_of(mask, "DK") == ("pile:1:1",)
    assert (asked(naru), refs_of(naru, "SG")) == ("Ami", ("pile:2:0",))
    assert why(naru, "pile:1:0") == why(mask, "pile:0:0") == ("piles", NO_PART)
    assert refused(mask, 2) == ("piles", NO_OPTION)


@rule("masquerade#playing-a-card")
def test_who_is_not_asked_to_play_is_told_who_is() -> None:
    """And after the end, that it is over."""
    state = following(["mars-2-7"])
    no = why_not(state, seat_of("Rei"), [held("mars-3-6")])
    assert no is not None
    assert (no.rule, no.reason) == ("playing-a-card", "It is not your turn: B is asked.")
    says(state, "mars-2-7 SG", "mars-3-6 SG")
    over = why_not(state, 0, [])

    assert over is not None
    assert over.rule == "end-of-game"


@rule("masquerade#playing-a-card")
def test_what_is_no_thing_has_no_part_in_a_masquerade() -> None:
    """Names that nothing has, written by whatever sends them, whatever is asked."""
    junk = ("", "card", "card:", "card:x", "card:-1", "card:340", "card:999", "side:2", "planet:5", "team:2", "bid:0")
    asking = [
        auction(),
        following(["mars-2-7", "support-luna"]),
        turning(),
        trick("mars-8-1 SG", "tuxedo-mask", "mars-2-7 SG"),
    ]
    for state in asking:
        for name in junk:
            no = why(state, name)
            assert no is not None
            assert no[1] in (NO_PART, "A bid lies between 1 and 58."), name


@rule("masquerade#playing-a-card", "masquerade#following")
def test_every_option_has_a_label_and_things_of_its_own() -> None:
    """Its things mean it and nothing else, in whatever order they are pointed at; bare answers concern nothing."""
    hand = ["mars-2-7", "support-luna", "transformation-red", "action-moon-SG"]
    for state in (auction(), following(hand), turning(), trick("mars-8-1 SG", "support-naru", "mars-2-7 SG")):
        (decision,) = state.pending
        options = offer(state, decision.seat)
        assert len({option.refs for option in options}) == len(options) == len({option.text for option in options})
        for option in options:
            if option.refs:
                assert decision.means(state, option.refs[::-1]) == option.choice
        before = len(told(state))
        choose(state, decision.seat, options[-1].choice)
        assert len(told(state)) > before
