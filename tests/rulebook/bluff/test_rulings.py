"""Rulings with a switch: what we decided, and what the switch does instead.  See docs/rulings/bluff.md."""

from __future__ import annotations

from typing import Final

import pytest

from odango.core.engine import choose, over
from odango.core.rng import Rng
from odango.games.bluff import GAME
from odango.games.bluff.setup import Setup, possible_endings
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import tile
from rule import rule
from rulebook.any_game import asked_for, texts
from rulebook.bluff.table import (
    area,
    asked,
    chooses,
    collects,
    defeated,
    holder,
    names,
    passes,
    playing_at_random,
    refused,
    says,
    table,
    tokens_of,
    winners,
)

TO_WHO_WAS_RIGHT: Final = "correct_player"
TO_THE_OTHER: Final = "non_collector"


@rule("bluff#villain-actions")
def test_b01_jadeite_draws_from_the_bag() -> None:
    """The bonus tile comes from the big bag; what was set aside stays out."""
    state = table(holders={"Molly": ["jadeite", "sailor-moon"]}, bag=["sailor-pluto"])
    collects(state, "Molly", "jadeite", to="Andrew", drawn="sailor-pluto")

    assert holder(state, "Molly") == ["sailor-moon", "sailor-pluto"]
    assert state.bag == state.set_aside == []


@rule("bluff#villain-actions")
def test_b01_jadeite_draws_from_the_tiles_set_aside() -> None:
    """With the switch it comes from the tiles that did not go in, and the bag is left alone."""
    state = table(
        setup=Setup(jadeite_source="set_aside"), holders={"Molly": ["jadeite", "sailor-moon"]}, bag=["sailor-pluto"]
    )
    before = names(state.set_aside)
    collects(state, "Molly", "jadeite", to="Andrew", drawn="kunzite")

    assert holder(state, "Molly") == ["sailor-moon", "kunzite"]
    assert names(state.bag) == ["sailor-pluto"]
    assert sorted([*names(state.set_aside), "kunzite"]) == sorted(before)


@rule("bluff#villain-actions")
def test_b01_with_eight_players_nothing_is_set_aside() -> None:
    """Under the switch Jadeite would then have nothing to draw: one of the reasons for our answer."""
    assert GAME.start(Setup(jadeite_source="set_aside"), 8, Rng(0)).set_aside == []
    assert len(GAME.start(Setup(jadeite_source="set_aside"), 7, Rng(0)).set_aside) == 16


@rule("bluff#challenge", "bluff#villains")
@pytest.mark.parametrize("answer", ["truth", "bluff"])
def test_b02_a_villain_brings_nobody_a_token(answer: str) -> None:
    """Neither side of the challenge draws."""
    state = table(holders={"Molly": ["kunzite", "sailor-moon"]})
    passes(state, "Molly", "kunzite", to="Andrew", claim="sailor-mars")
    says(state, answer)

    assert state.tokens == [()] * 4


@rule("bluff#challenge", "bluff#villains")
@pytest.mark.parametrize(("answer", "right", "wrong"), [("bluff", "Andrew", "Molly"), ("truth", "Molly", "Andrew")])
def test_b02_a_villain_brings_a_token_where_the_table_agreed_so(answer: str, right: str, wrong: str) -> None:
    """To who was right, who is also the collector; or to the other one."""
    for setup, who in (
        (Setup(villain_round_token=TO_WHO_WAS_RIGHT), right),
        (Setup(villain_round_token=TO_THE_OTHER), wrong),
    ):
        state = table(setup=setup, holders={"Molly": ["kunzite", "sailor-moon"]})
        passes(state, "Molly", "kunzite", to="Andrew", claim="sailor-mars")
        says(state, answer, token=2)

        assert area(state, right) == ["kunzite"]
        assert tokens_of(state, who) == (2,)
        assert sum(map(len, state.tokens)) == 1


def kunzite_collected(setup: Setup) -> Bluff:
    state = table(setup=setup, holders={"Molly": ["kunzite", "sailor-moon"]}, face_up={"Molly": ["sailor-mars"]})
    collects(state, "Molly", "kunzite", to="Andrew")
    return state


@rule("bluff#villain-actions")
def test_b03_what_can_be_done_must_be_done() -> None:
    """The collector is asked which tile, not whether; with a single choice there is still no way out."""
    state = kunzite_collected(Setup())

    assert (asked_for(state), texts(state)) == ("return-tile", ["return sailor-mars"])


@rule("bluff#villain-actions")
def test_b03_an_action_may_be_declined_under_the_switch() -> None:
    """Yes leads to the action, no to the next round."""
    declined = kunzite_collected(Setup(villain_action_mandatory_if_possible=False))
    accepted = declined.clone()
    chooses(declined, "Molly", "no")
    chooses(accepted, "Molly", "yes")

    assert asked_for(declined) == "start"
    assert area(declined, "Molly") == ["sailor-mars", "kunzite"]
    assert (asked_for(accepted), texts(accepted)) == ("return-tile", ["return sailor-mars"])


@rule("bluff#villain-actions")
def test_b04_a_villain_does_not_pick_itself() -> None:
    """Kunzite is not offered its own tile, and asking for it is refused."""
    state = kunzite_collected(Setup())

    assert "return kunzite" not in texts(state)
    assert refused(state, "Molly", tile("kunzite"))[0] == "villain-actions"


@rule("bluff#villain-actions")
def test_b04_a_villain_may_pick_itself_once_a_game_under_the_switch() -> None:
    """Kunzite goes back into the holder, is played and collected again, and then is no longer offered."""
    state = kunzite_collected(Setup(villain_action_may_target_itself=True))
    first = texts(state)
    chooses(state, "Molly", "return kunzite")
    back = holder(state, "Molly")
    collects(state, "Molly", "kunzite", to="Andrew")

    assert first == ["return sailor-mars", "return kunzite"]
    assert back == ["sailor-moon", "kunzite"]
    assert texts(state) == ["return sailor-mars"]
    assert refused(state, "Molly", tile("kunzite"))[0] == "villain-actions"


@rule("bluff#villain-actions")
def test_b04_each_villain_has_its_own_chance_to_pick_itself() -> None:
    """That Kunzite has picked itself does not keep Queen Beryl from moving her own tile."""
    state = table(
        setup=Setup(villain_action_may_target_itself=True), holders={"Molly": ["kunzite", "queen-beryl", "sailor-moon"]}
    )
    collects(state, "Molly", "kunzite", to="Andrew")
    chooses(state, "Molly", "return kunzite")
    collects(state, "Molly", "queen-beryl", to="Andrew")
    chooses(state, "Molly", "move queen-beryl from A to D")

    assert area(state, "Serena") == ["queen-beryl"]
    assert names(state.chose_itself) == ["kunzite", "queen-beryl"]
    assert asked(state) == "Molly"


def prefers_kunzite(state: Bluff) -> int:
    """Choose whatever brings tiles back into hiding, else the first thing offered."""
    decision = state.pending[0]
    options = decision.options(state)
    written = [decision.write(state, option) for option in options]
    for start in ("return kunzite", "return zoycite", "discard kunzite", "return", "discard", "kunzite", "zoycite"):
        for option, text in zip(options, written, strict=True):
            if text.startswith(start):
                return option
    return options[0]


@rule("bluff#villain-actions")
@pytest.mark.parametrize("itself", [False, True])
def test_b04_every_game_ends_within_the_bound(itself: bool) -> None:
    """Whether all choose at random or everybody clings to Kunzite and Zoycite."""
    for seats in (5, 6, 7, 8):
        setup = Setup(ending="three-villains", villain_action_may_target_itself=itself)
        bound = GAME.bound(setup, seats)
        assert sum(1 for _ in playing_at_random(setup, seats, seats)) <= bound
        state = GAME.start(setup, seats, Rng(seats))
        taken = 0
        while not over(state):
            choose(state, state.pending[0].seat, prefers_kunzite(state))
            taken += 1

            assert taken <= bound


def last_moon(setup: Setup, token: int | None) -> Bluff:
    """Molly collects her fourth Sailor Moon, and Andrew was right."""
    state = table(setup=setup, holders={"Molly": ["sailor-moon"] * 2}, face_up={"Molly": ["sailor-moon"] * 3})
    collects(state, "Molly", "sailor-moon", to="Andrew", token=token)
    return state


@rule("bluff#tokens", "bluff#end-of-game")
def test_b05_token_is_drawn_before_the_end_is_checked() -> None:
    """The challenge that ends the game still brings its token; under the switch it does not."""
    drawn = last_moon(Setup(), token=2)
    not_drawn = last_moon(Setup(token_before_end_check=False), token=None)

    assert (defeated(drawn), tokens_of(drawn, "Andrew"), winners(drawn)) == (["Molly"], (2,), ["Andrew"])
    assert (defeated(not_drawn), tokens_of(not_drawn, "Andrew")) == (["Molly"], ())


@rule("bluff#tokens", "bluff#end-of-game")
@pytest.mark.parametrize("check_first", [True, False])
def test_b05_a_villains_token_keeps_to_the_same_order(check_first: bool) -> None:
    """Where villains bring a token and the check comes first, a villain that ends the game brings none."""
    state = table(
        ending="three-villains",
        setup=Setup(
            villain_round_token=TO_WHO_WAS_RIGHT,
            token_before_end_check=False,
            end_check_before_villain_action=check_first,
        ),
        holders={"Molly": ["dark-kingdom-clan", "sailor-moon"]},
        face_up={"Molly": ["kunzite", "zoycite"]},
    )
    collects(state, "Molly", "dark-kingdom-clan", to="Andrew", token=None if check_first else 3)

    assert defeated(state) == ["Molly"]
    assert tokens_of(state, "Molly") == (() if check_first else (3,))


def third_villain(setup: Setup) -> Bluff:
    state = table(
        ending="three-villains",
        setup=setup,
        holders={"Molly": ["zoycite", "sailor-moon"]},
        face_up={"Molly": ["kunzite", "jadeite", "sailor-mars"]},
    )
    collects(state, "Molly", "zoycite", to="Andrew")
    return state


@rule("bluff#end-of-game")
def test_b06_no_action_saves_from_an_ending() -> None:
    """The third villain ends the game before Zoycite could carry one away."""
    state = third_villain(Setup())

    assert defeated(state) == ["Molly"]
    assert area(state, "Molly") == ["kunzite", "jadeite", "sailor-mars", "zoycite"]


@rule("bluff#end-of-game")
def test_b06_an_action_may_save_under_the_switch() -> None:
    """Zoycite acts first: with a villain in the bag the game goes on, with a character it ends."""
    saved = third_villain(Setup(end_check_before_villain_action=False))
    lost = saved.clone()
    chooses(saved, "Molly", "discard kunzite")
    chooses(lost, "Molly", "discard sailor-mars")

    assert (defeated(saved), asked_for(saved)) == ([], "start")
    assert defeated(lost) == ["Molly"]


def moved_by_beryl(setup: Setup) -> Bluff:
    state = table(
        setup=setup,
        holders={"Molly": ["queen-beryl", "sailor-moon"]},
        face_up={"Maxfield": ["sailor-mars"], "Serena": ["sailor-mars"] * 3},
        tokens={"Molly": (3,), "Serena": (3, 3)},
    )
    collects(state, "Molly", "queen-beryl", to="Andrew")
    chooses(state, "Molly", "move sailor-mars from B to D")
    return state


@rule("bluff#end-of-game")
def test_b07_who_meets_the_ending_is_defeated() -> None:
    """Queen Beryl completes Serena's set: Serena is defeated, though Molly did it; under the switch it is Molly."""
    whose_tiles = moved_by_beryl(Setup())
    whose_action = moved_by_beryl(Setup(defeated="acting_player"))

    assert (defeated(whose_tiles), winners(whose_tiles)) == (["Serena"], ["Molly"])
    assert (defeated(whose_action), winners(whose_action)) == (["Molly"], ["Serena"])


def villain_taken_away(setup: Setup) -> Bluff:
    """Maxfield collects Nephrite, Andrew moves it to Serena with Queen Beryl, Molly loses.  All else is equal."""
    state = table(
        setup=setup,
        holders={
            "Molly": ["nephrite", "sailor-moon"],
            "Maxfield": ["queen-beryl", "sailor-mars", "sailor-mars"],
            "Andrew": ["sailor-venus"] * 3,
        },
        face_up={"Molly": ["sailor-moon"] * 3},
        tokens={"Maxfield": (3,), "Serena": (3,)},
    )
    passes(state, "Molly", "nephrite", to="Maxfield", claim="sailor-moon")
    says(state, "bluff")
    passes(state, "Maxfield", "queen-beryl", to="Andrew", claim="sailor-moon")
    says(state, "bluff")
    chooses(state, "Andrew", "move nephrite from B to D")
    passes(state, "Andrew", "sailor-venus", to="Molly", claim="sailor-mars")
    says(state, "truth", token=1)
    collects(state, "Molly", "sailor-moon", to="Andrew", token=1)
    return state


@rule("bluff#winning")
def test_b10_villains_face_up_at_the_end_break_a_tie() -> None:
    """Serena has Nephrite at the end, so Maxfield wins; under the switch Maxfield collected it, so Serena wins."""
    at_end = villain_taken_away(Setup())
    ever = villain_taken_away(Setup(villain_tiles_for_tie_break="ever_collected"))

    assert (defeated(at_end), area(at_end, "Serena")) == (["Molly"], ["nephrite"])
    assert winners(at_end) == ["Maxfield"]
    assert winners(ever) == ["Serena"]


@rule("bluff#setting-up")
def test_b25_the_second_ending_is_drawn_unless_it_is_named() -> None:
    """Left alone it is random; named, it is that one, whatever chance would say."""
    drawn = {GAME.start(Setup(), 5, Rng(seed)).ending for seed in range(60)}
    named = {GAME.start(Setup(ending="guardians"), 5, Rng(seed)).ending for seed in range(60)}

    assert drawn <= set(possible_endings(5))
    assert len(drawn) > 1
    assert named == {"guardians"}
