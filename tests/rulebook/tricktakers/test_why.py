"""Pointing at things in TRICKTAKERs: what they mean, and why they cannot be chosen."""

from __future__ import annotations

import pytest

from odango.core.engine import choose
from odango.core.rng import Rng
from odango.core.view import offer, why_not
from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import NAMES, card
from odango.games.tricktakers.playing import WIDTH
from odango.games.tricktakers.roster import character
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.any_game import NO_OPTION, NO_PART, NOT_TOGETHER, refs_of, refused, why
from rulebook.tricktakers.adventure import ITEM, equipped
from rulebook.tricktakers.table import (
    FOR_TWO,
    asked,
    five_each,
    go,
    selecting,
    setting_up,
    table,
    task,
    texts,
    who_is_asked,
)

HANDS = five_each("king", "hermit", "collector")
FOUR = five_each("gambler", "hermit", "adventurer", "ruler")


def held(name: str) -> str:
    return f"card:{card(name)}"


@rule("tricktakers#selecting-a-character")
def test_why_a_character_cannot_be_selected() -> None:
    """King again, not there, taken; two at once; something else."""
    state = selecting(["king", "hermit", "gambler"], setup=Setup())
    king, adventurer = f"character:{character('king')}", f"character:{character('adventurer')}"
    rule_id = "selecting-a-character"

    assert refs_of(state, "hermit") == (f"character:{character('hermit')}",)
    assert why(state, king) == (rule_id, "You were the King last round and may not be so again.")
    assert why(state, adventurer) == (rule_id, "The Adventurer is not among those to choose from.")
    assert refused(state, character("ruler")) == (rule_id, "The Ruler is not among those to choose from.")
    assert why(state, "character:2", "character:5") == (rule_id, NOT_TOGETHER)
    assert why(state, "character:15") == why(state, "character:99") == (rule_id, NO_OPTION)
    assert why(state, held("r1")) == (rule_id, NO_PART)
    go(state, "hermit")
    assert why(state, f"character:{character('hermit')}") == (rule_id, "The Hermit is taken.")
    assert why(state, king) is None


@rule("tricktakers#draft")
def test_why_a_character_cannot_be_drafted() -> None:
    """Gone, or not yours to play."""
    state = GAME.start(FOR_TWO, 2, Rng(1))
    go(state, "king")
    assert why(state, "character:0") == refused(state, 0) == ("draft", "The King is taken.")
    assert why(state, "character:2") is None
    for name in ("gambler", "resistance", "adventurer", "hermit", "collector", "berserker", "ruler"):
        go(state, name)
    decision = state.pending[0]
    other = state.drafted[1 - decision.seat][0]

    assert decision.kind == "drafted"
    assert why(state, f"character:{other}", seat=decision.seat) == ("draft", NO_OPTION)
    assert why(state, f"character:{state.drafted[decision.seat][0]}", seat=decision.seat) is None


@rule("tricktakers#the-first-lead")
def test_why_nobody_else_can_be_named() -> None:
    """A seat of the table, and nothing else."""
    hands = five_each("resistance", "hermit", "collector")
    state = setting_up(hands, setup=Setup(mode="all_star", leader_is_named=True), in_round=2)

    assert asked(state).kind == "leader"
    assert refs_of(state, "leader B") == ("seat:1",)
    assert why(state, "seat:3") == refused(state, 3) == ("the-first-lead", NO_OPTION)
    assert why(state, "seat:0", "seat:1") == ("the-first-lead", NOT_TOGETHER)
    assert why(state, "character:2") == ("the-first-lead", NO_PART)


@rule("tricktakers#king")
def test_why_a_card_cannot_be_discarded() -> None:
    """One card, of one's own hand."""
    state = setting_up(HANDS)

    assert refs_of(state, "discard r1") == (held("r1"),)
    assert why(state, held("king-rare")) is None
    assert why(state, held("b1")) == refused(state, card("b1")) == ("king", NO_OPTION)
    assert why(state, held("r1"), held("r2")) == ("king", NOT_TOGETHER)
    assert why(state, "seat:1") == ("king", NO_PART)


@rule("tricktakers#spending-black-crowns")
def test_why_cards_cannot_be_renewed() -> None:
    """Cards in hand, any of them together; not the Berserker card, and by the variant no more than two."""
    state = setting_up(HANDS, in_round=3, black_crowns=[1, 0, 0])
    go(state, "discard r1")
    rule_id = "spending-black-crowns"
    assert refs_of(state, "keep") == ()
    assert refs_of(state, "discard r2 king-rare") == (held("r2"), held("king-rare"))
    assert why(state, held("r2"), held("r5"), held("king-rare")) is None
    assert why(state, held("r1")) == why(state, "seat:0") == why(state, "card:99") == (rule_id, NO_PART)
    assert refused(state, 1 << 5) == refused(state, -1) == (rule_id, NO_OPTION)
    hands = five_each("berserker", "hermit", "collector")
    setup = Setup(mode="all_star", berserker_redraw="leftovers")
    state = setting_up(hands, setup=setup, in_round=3, black_crowns=[1, 0, 0])
    others = [f"card:{one}" for one in state.hands[0] if one != card("berserker")]

    assert why(state, held("berserker")) == (rule_id, "Berserker may not be discarded now.")
    assert why(state, *others[:3]) == (rule_id, "No more than 2 cards can be renewed.")
    assert why(state, *others[:2]) is None


@rule("tricktakers#gambler")
def test_why_the_gambler_cannot_exchange_bid_or_stake_so() -> None:
    """Only one's own cards; a bid up to four; stakes in tens, up to 50, as far as points reach."""
    state = setting_up(FOUR, points=[10, 30, 30, 30])
    assert refs_of(state, "discard r1 r2") == (held("r1"), held("r2"))
    assert why(state, held("b1")) == why(state, "bid:1") == ("gambler", NO_PART)
    go(state, "keep")
    assert refs_of(state, "bid 3") == ("bid:3",)
    assert why(state, "bid:5") == refused(state, 5) == ("gambler", NO_OPTION)
    assert why(state, "bid:1", "bid:2") == ("gambler", NOT_TOGETHER)
    assert why(state, held("r1")) == ("gambler", NO_PART)
    go(state, "bid 1")

    assert refs_of(state, "stake 30") == ("stake:30",)
    for stake in (5, 40, 60):
        reason = "You can stake up to 30 points, in tens."
        assert why(state, f"stake:{stake}") == refused(state, stake) == ("gambler", reason)


@rule("tricktakers#adventurer")
def test_why_an_item_cannot_be_chosen_at_first() -> None:
    """One of the first three, then one of the others."""
    state = setting_up(FOUR)
    go(state, "keep", "bid 1", "stake 0")
    assert who_is_asked(state) == ("adventurer", "equip")
    assert why(state, f"item:{ITEM['sword']}") == ("adventurer", NO_OPTION)
    assert why(state, f"item:{ITEM['map']}", f"item:{ITEM['boots']}") == ("adventurer", NOT_TOGETHER)
    go(state, "equip boots")

    assert refs_of(state, "equip axe") == (f"item:{ITEM['axe']}",)
    assert why(state, f"item:{ITEM['map']}") == refused(state, ITEM["boots"]) == ("adventurer", NO_OPTION)
    assert why(state, "item:20") == ("adventurer", NO_OPTION)
    assert why(state, held("g1")) == ("adventurer", NO_PART)


@rule("tricktakers#ruler")
def test_why_a_task_cannot_be_given() -> None:
    """Given already, or not in this game."""
    state = setting_up(FOUR)
    go(state, "keep", "bid 1", "stake 0", "equip map", "equip axe", "task take-red")

    assert refs_of(state, "task take-blue") == (f"task:{task('take-blue')}",)
    assert why(state, f"task:{task('take-red')}") == refused(state, task("take-red")) == ("ruler", NO_OPTION)
    assert why(state, f"task:{task('win-none')}") == ("ruler", NO_OPTION)
    assert why(state, "seat:1") == ("ruler", NO_PART)


def adventuring(items: str, hand: str = "b3 flag g1", led: str = "r4") -> Tricktakers:
    """The King has led, and the Adventurer is asked about items."""
    state = equipped({"king": f"{led} b1", "adventurer": hand, "gambler": "b4 b5"}, items)
    go(state, led)
    return state


@rule("tricktakers#adventurer")
def test_why_an_item_cannot_be_used() -> None:
    """A Crystal never; what is not there is no choice."""
    state = adventuring("crystal sword")

    assert refs_of(state, "use sword") == (f"item:{ITEM['sword']}",)
    assert refs_of(state, "no item") == ()
    assert why(state, f"item:{ITEM['crystal']}") == ("adventurer", "The Crystal cannot be used now.")
    assert refused(state, ITEM["crystal"] + 1) == ("adventurer", "The Crystal cannot be used now.")
    assert why(state, f"item:{ITEM['axe']}") == refused(state, ITEM["axe"] + 1) == ("adventurer", NO_OPTION)
    assert why(state, held("b3")) == ("adventurer", NO_PART)


@rule("tricktakers#adventurer")
def test_why_potion_and_fairy_cannot_be_used_now() -> None:
    """Not when leading; not in the fifth trick."""
    state = equipped({"adventurer": "b3", "king": "r4", "gambler": "b4"}, "potion fairy gold", trick=5)

    assert texts(state) == ["no item", "use gold"]
    for item, name in (("potion", "Potion of Invisibility"), ("fairy", "Fairy Mischief")):
        assert why(state, f"item:{ITEM[item]}") == ("adventurer", f"The {name} cannot be used now.")


@rule("tricktakers#adventurer", "tricktakers#must-follow")
def test_why_a_card_cannot_be_played_with_an_item() -> None:
    """A Sword needs a number; other ways are not the Sword's; one's own card has to follow all the same."""
    state = adventuring("crystal sword")
    go(state, "use sword")
    blue = held("b3")

    assert refs_of(state, "b3 plus") == (blue, "way:3")
    assert why(state, held("flag")) == ("adventurer", "White Flag cannot be played with the Miracle Sword.")
    assert why(state, blue, "way:1") == ("adventurer", "Blue 3 cannot be played in that way now.")
    assert refused(state, card("b3") * WIDTH) == ("adventurer", "Blue 3 cannot be played in that way now.")
    assert why(state, blue) is why(state, "way:3") is None
    bound = adventuring("crystal sword", hand="b3 r1")
    go(bound, "use sword")
    rule_id, reason = why(bound, blue) or ("", "")
    assert (rule_id, reason.endswith("so Blue 3 may not be played.")) == ("must-follow", True)


@rule("tricktakers#adventurer")
def test_why_a_map_wants_a_card() -> None:
    """Nothing at all is no answer, and others' cards have no part in it."""
    state = adventuring("map crystal")
    go(state, "use map")

    assert refs_of(state, "discard b3 flag") == (held("b3"), held("flag"))
    assert refused(state, 0) == ("adventurer", NO_OPTION)
    assert why(state, held("b1")) == ("adventurer", NO_PART)


@rule("tricktakers#must-follow")
def test_why_a_card_cannot_be_played() -> None:
    """Red was led and is held; not in hand; on the table; in a way nobody gave; two at once."""
    state = table({"king": "r4 b1", "gambler": "r9 b2 rare rare", "ruler": "b5 r1"})
    go(state, "r4")

    reason = "You hold red, which was led, so Blue 2 may not be played."
    assert why(state, held("b2")) == ("must-follow", reason)
    assert why(state, held("g9")) == ("must-follow", "Green 9 is not in your hand.")
    assert refused(state, card("r4") * WIDTH) == ("must-follow", "Red 4 is not in your hand.")
    assert why(state, "play:0") == ("must-follow", "That card is on the table already.")
    assert why(state, held("r9"), "way:2") == ("gambler", "Red 9 cannot be played in that way now.")
    assert why(state, held("r9"), held("rare")) == ("must-follow", NOT_TOGETHER)
    assert why(state, "seat:2") == why(state, "way:2") == ("must-follow", NO_PART)
    assert asked(state).means(state, [f"card:{card('rare')}:1"]) == card("rare") * WIDTH


@rule("tricktakers#must-follow", "tricktakers#ruler")
def test_why_the_ruler_cannot_play_so() -> None:
    """A card of the lead colour needs no change; Kakumei is another's."""
    state = table({"king": "r4 b1", "ruler": "b5 r1", "hermit": "r9 b2"})
    go(state, "r4")

    assert why(state, held("b5"), "way:1") is why(state, held("b5")) is None
    assert why(state, held("r1"), "way:1") == ("ruler", "Red 1 cannot be played in that way now.")
    assert why(state, held("b5"), "way:2") == ("ruler", "Blue 5 cannot be played in that way now.")


@rule("tricktakers#resistance")
def test_why_kakumei_cannot_be_declared_twice() -> None:
    """The token is spent."""
    state = table({"resistance": "r1 r2", "king": "r4 b1", "hermit": "r9 b2"})
    assert refs_of(state, "r1 kakumei") == (held("r1"), "way:2")
    go(state, "r1 kakumei", "r4", "no draw", "r9")

    assert why(state, held("r2"), "way:2") == ("resistance", "Red 2 cannot be played in that way now.")


@rule("tricktakers#must-follow")
@pytest.mark.parametrize("choice", [-1, -16, len(NAMES) * WIDTH, 15, 10**9])
def test_numbers_that_are_no_play(choice: int) -> None:
    """Nothing that is sent breaks the trick."""
    state = table({"king": "r1 b1", "gambler": "r2", "ruler": "r3"})

    assert refused(state, choice) == ("must-follow", NO_OPTION)


@rule("tricktakers#collector", "tricktakers#hermit")
def test_why_a_card_cannot_be_reserved_or_drawn() -> None:
    """Only cards of the trick can be; the Hermit's question is answered with yes or no."""
    state = table({"king": "r4 b1", "hermit": "r9 b2", "collector": "r1 b4", "gambler": "r5"})
    go(state, "r4")
    assert [refs_of(state, text) for text in texts(state)] == [(), ()]
    assert why(state, held("r9")) == ("hermit", NO_PART)
    assert refused(state, 2) == ("hermit", NO_OPTION)
    go(state, "no draw", "r9", "r1")

    assert refs_of(state, "reserve B") == ("play:1",)
    assert refs_of(state, "reserve nothing") == ()
    assert why(state, "play:3") == refused(state, 4) == ("collector", NO_OPTION)
    assert why(state, "play:0", "play:1") == ("collector", NOT_TOGETHER)
    assert why(state, held("b4")) == ("collector", NO_PART)


@rule("tricktakers#must-follow", "tricktakers#end-of-game")
def test_who_is_not_asked_in_a_trick_is_told_who_is() -> None:
    """And after the end, that it is over."""
    state = table({"king": "r4", "gambler": "r9", "ruler": "r1"}, in_round=3, trick=5)
    no = why_not(state, 2, [held("r1")])
    assert no is not None
    assert (no.rule, no.reason) == ("must-follow", "It is not your turn: A is asked.")
    go(state, "r4", "r9", "r1")
    over = why_not(state, 0, [])

    assert over is not None
    assert over.rule == "end-of-game"


@rule("tricktakers#must-follow", "tricktakers#a-round")
@pytest.mark.parametrize(("setup", "seats"), [(Setup(mode="all_star"), 4), (Setup(), 2), (Setup(mode="draft"), 2)])
def test_every_option_has_a_text_and_things_of_its_own(setup: Setup, seats: int) -> None:
    """In random games: its things mean it and nothing else, in any order; what is no thing never breaks anything."""
    junk = ("", "card", "card:", "card:x", "card:-1", "card:999", "way:99", "play:77", "item:-3", "seat:9", "bid:99")
    kinds = set()
    for seed in range(5):
        state = GAME.start(setup, seats, Rng(seed))
        chance = Rng(seed + 9)
        while state.pending:
            decision = state.pending[0]
            kinds.add(decision.kind)
            options = offer(state, decision.seat)
            assert len({option.text for option in options}) == len(options)
            with_things = [option for option in options if option.refs]
            assert len({frozenset(option.refs) for option in with_things}) == len(with_things)
            picked = options[chance.below(len(options))]
            if picked.refs:
                assert decision.means(state, picked.refs[::-1]) == picked.choice
                assert decision.means(state, picked.refs) == picked.choice
            assert why(state, junk[chance.below(len(junk))], seat=decision.seat) is not None
            choose(state, decision.seat, picked.choice)

    assert {"play", "leader"} & kinds
