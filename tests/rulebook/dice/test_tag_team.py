"""Tag-teams: openers, withdrawing, stepping in, abilities in common, and one score for the team."""

from __future__ import annotations

from collections.abc import Mapping

from odango.games.dice.reserve import REMOVE
from odango.games.dice.setup import Setup
from odango.games.dice.state import Match
from odango.games.dice.turn import TAG as TAG_IN
from odango.games.dice.turn import USE
from rule import rule
from rulebook.any_game import refused, texts
from rulebook.dice.table import FOUR, TAG, Row, asked, chooses, last_score, lay_out, opening, pile, row, scene, values

"""Mars and Saphir against Kunzite and Wiseman."""


def tag(line_up: tuple[str, ...], rows: Mapping[int, Row], *, seats: int = 2, turn: int = 0) -> Match:
    """A round of tag-teams; the first of each side is in the fight."""
    return lay_out(scene(line_up, setup=TAG, seats=seats), rows, turn=turn)


def beaten(line_up: tuple[str, ...], *, uses: Mapping[int, int] | None = None) -> Match:
    """The first team has just lost a round."""
    match = lay_out(scene(line_up, setup=TAG, uses=uses), {0: [(4, 1)], 1: [(20, 20)]}, turn=1)
    chooses(match, "power 0>0")
    return match


@rule("dice#tag-team", "dice#starting-rolls")
def test_the_lowest_of_each_team_open() -> None:
    """Everyone rolls; the lowest of each side meet, the lower of these begins, the others keep their rolls."""
    rolls = [4, 6, 12, 20, 8, 10, 2, 20, 3, 10, 12, 12, 12, 12, 3, 20]
    match = opening(*FOUR, rolls=rolls, setup=TAG)

    assert match.active == [2, 1]
    assert asked(match) == (1, "turn")
    assert values(match, 0) == [4, 6, 12, 20]
    assert values(match, 3) == [12, 12, 3, 20]


@rule("dice#tag-team", "dice#starting-rolls")
def test_equal_openers_roll_again() -> None:
    """If the two who would meet rolled the same, everybody rolls again."""
    first = [1, 2, 3, 4, 4, 3, 2, 1, 6, 10, 12, 12, 12, 12, 20, 20]
    second = [4, 6, 12, 20, 8, 10, 20, 20, 1, 10, 12, 12, 12, 12, 20, 20]
    match = opening(*FOUR, rolls=[*first, *second], setup=TAG)

    assert match.active == [2, 1]
    assert asked(match) == (0, "turn")


@rule("dice#tag-team")
def test_withdrawing() -> None:
    """Instead of attacking, trade places with a waiting team mate; the turn is over and all dice stay as they lie."""
    rows: dict[int, Row] = {0: [(4, 4), (6, 6)], 1: [(8, 3)], 2: [(6, 2), (10, 9)], 3: [(12, 12)]}
    match = tag(FOUR, rows, seats=4)
    offered = texts(match)
    chooses(match, "tag saphir")

    assert offered == ["power 0>0", "power 1>0", "tag saphir"]
    assert match.active == [2, 1]
    assert asked(match) == (1, "turn")
    assert [row(match, fighter) for fighter in range(4)] == list(rows.values())


@rule("dice#tag-team", "dice#passing")
def test_who_cannot_attack_may_withdraw_or_pass() -> None:
    """Both are offered; with nobody waiting only the pass is left."""
    match = tag(FOUR, {0: [(4, 1)], 1: [(8, 3)], 2: [(6, 2)], 3: [(12, 12)]})
    alone = tag(FOUR, {0: [(4, 1)], 1: [(8, 3)], 3: [(12, 12)]})

    assert texts(match) == ["pass", "tag saphir"]
    assert texts(alone) == ["pass"]
    assert refused(alone, TAG_IN + 2) == ("tag-team", "That fighter cannot be tagged in.")


@rule("dice#tag-team")
def test_nobody_tags_in_the_other_side_or_oneself() -> None:
    """Only a waiting team mate with dice left."""
    match = tag(FOUR, {0: [(4, 1)], 1: [(8, 3)], 2: [(6, 2)], 3: [(12, 12)]})

    for fighter in (0, 1, 3):
        assert refused(match, TAG_IN + fighter) == ("tag-team", "That fighter cannot be tagged in.")


@rule("dice#tag-team")
def test_stepping_in() -> None:
    """The last die of a fighter is taken, the attack die is rolled again, and a team mate steps in and is in turn."""
    six = ("kunzite", "sailor-mars", "rubeus", "saphir", "jadeite", "wiseman")
    setup = Setup(mode="tag_team", team_size=3)
    match = scene(six, setup=setup, seats=6, uses={0: 0, 4: 0})
    lay_out(match, {0: [(20, 9)], 1: [(4, 1)], 2: [(12, 3)], 3: [(12, 7)], 4: [(6, 6)], 5: [(20, 2)]})
    chooses(match, "power 0>0", rolls=[5])
    question = asked(match), texts(match)
    chooses(match, "tag saphir")

    assert question == ((1, "step-in"), ["tag saphir", "tag wiseman"])
    assert values(match, 0) == [5]
    assert match.active == [0, 3]
    assert asked(match) == (3, "turn")
    assert texts(match) == ["power 0>0", "tag wiseman"]


@rule("dice#tag-team", "dice#end-of-game")
def test_the_last_die_of_the_last_fighter_ends_the_round() -> None:
    """At once, as in a duel; kept dice count for the team, on the sidelines too, and so do captured ones."""
    match = lay_out(
        scene(FOUR, setup=TAG),
        {0: [(4, 4)], 1: [(8, 3)], 2: [(6, 2), (10, 9)]},
        captured=([(12, 3), (20, 3)], [(20, 0), (12, 2)]),
    )
    chooses(match, "power 0>0")

    assert last_score(match) == (12 + 20 + 8 + 2 + 3 + 5, 20 + 12)
    assert match.tokens == [1, 0]


@rule("dice#tag-team", "dice#abilities")
def test_abilities_are_in_common() -> None:
    """Venus in the fight may use her own, Tuxedo Mask's and Princess Serenity's ability, each as often as its owner."""
    six = ("sailor-venus", "wiseman", "tuxedo-mask", "droids", "princess-serenity", "saphir")
    setup = Setup(mode="tag_team", team_size=3)
    match = scene(six, setup=setup, seats=6)
    lay_out(
        match,
        {0: [(4, 4), (10, 9)], 1: [(12, 3), (12, 9), (20, 15)], 2: [(6, 1)], 3: [(2, 2)], 4: [(8, 8)], 5: [(6, 6)]},
    )
    offered = texts(match)
    chooses(match, "use legendary-silver-crystal of princess-serenity")
    lent = asked(match), texts(match)
    chooses(match, "lend d6", rolls=[2])
    chooses(match, "power 0>0", rolls=[1])
    planet = asked(match)
    chooses(match, "no")
    chooses(match, "power 0>2")
    shield = asked(match)
    chooses(match, "shield")

    assert "use legendary-silver-crystal of princess-serenity" in offered
    assert lent == ((0, "lend-die"), ["lend d6", "lend d8", "lend d12"])
    assert match.uses[4] == 0
    assert match.lent[0] == (6,)
    assert planet == (0, "may")
    assert shield == (0, "shield")
    assert match.uses[2] == 1
    assert asked(match) == (1, "attack-another")


@rule("dice#tag-team", "dice#droid-dice")
def test_droid_dice_are_the_droids_alone() -> None:
    """A team mate in the fight cannot bring one in; the Droids can."""
    line_up = ("sailor-mars", "kunzite", "droids", "wiseman")
    rows: dict[int, Row] = {0: [(4, 1)], 1: [(20, 5)], 2: [(1, 1)], 3: [(12, 12)]}
    mars = tag(line_up, rows)
    droids = lay_out(scene(line_up, setup=TAG), rows, active=(2, 1))

    assert texts(mars) == ["pass", "tag droids"]
    assert texts(droids) == ["skill 0,+d4>0", "pass", "tag sailor-mars"]


@rule("dice#tag-team", "dice#planet-power")
def test_no_planet_power_after_a_knock_out() -> None:
    """The next opponent steps in and is in turn; no extra turn is offered.  Dark Kingdom is."""
    line_up = ("sailor-mars", "kunzite", "jadeite", "wiseman")
    match = tag(line_up, {0: [(4, 4)], 1: [(8, 3)], 2: [(6, 6)], 3: [(12, 2), (20, 9)]})
    chooses(match, "power 0>0", rolls=[1])
    first = asked(match)
    chooses(match, "again 0", rolls=[3])
    chooses(match, "keep")
    second = asked(match)
    chooses(match, "tag wiseman")

    assert first == (0, "roll-one-more")
    assert second == (1, "step-in")
    assert match.uses[0] == 1
    assert asked(match) == (1, "turn")


@rule("dice#tag-team", "dice#kings-hologram")
def test_the_hologram_brings_back_what_the_fighter_itself_lost() -> None:
    """A team mate uses it and takes back a die of their own, not one that another lost."""
    line_up = ("sailor-mars", "kunzite", "king-endymion", "wiseman")
    match = lay_out(
        scene(line_up, setup=TAG),
        {0: [(4, 1)], 1: [(20, 5)], 2: [(6, 6)], 3: [(12, 12)]},
        captured=([], [(12, 0), (20, 2)]),
    )
    chooses(match, "use kings-hologram of king-endymion")
    offered = texts(match)
    chooses(match, "recover d12", rolls=[5])

    assert offered == ["recover d12"]
    assert pile(match, 1) == [20]
    assert row(match, 0) == [(4, 1), (12, 5)]
    assert refused(match, USE + 2) == ("abilities", "That ability cannot be used now.")


@rule("dice#tag-team", "dice#reserve-dice")
def test_one_of_the_losing_team_converts() -> None:
    """Whoever it is; the captain says, and it is one die for the whole team."""
    match = beaten(("sailor-mars", "kunzite", "jadeite", "wiseman"))
    offered = texts(match)
    rolls = [*[1] * 4, 8, 10, 20, 20, 6, 6, 8, 12, 12, 12, 12, 20, 20]
    chooses(match, "convert d8 of jadeite", rolls=rolls)

    assert offered == [
        "decline",
        *(f"convert d{size} of sailor-mars" for size in (6, 10, 20)),
        *(f"convert d{size} of jadeite" for size in (4, 6, 8)),
    ]
    assert match.starting[2] == (6, 6, 8, 12, 12)
    assert asked(match) == (0, "turn")


@rule("dice#tag-team", "dice#crystal-tokyo")
def test_a_team_with_neo_queen_serenity_converts_two() -> None:
    """Any two dice of the team."""
    match = beaten(("sailor-mars", "kunzite", "neo-queen-serenity", "wiseman"))
    chooses(match, "convert d20 of sailor-mars")
    again = asked(match)
    chooses(match, "convert d6 of sailor-mars", rolls=[*[1] * 6, 8, 10, 20, 20, 12, 20, 20, 12, 12, 20, 20])

    assert again == (0, "after-loss")
    assert match.starting[0] == (4, 6, 6, 12, 20, 20)


@rule("dice#tag-team", "dice#malefic-black-crystal")
def test_the_black_moon_clan_removes_from_anybody() -> None:
    """Any Starting Die of the other team, instead of a conversion, and that is all."""
    match = beaten(("saphir", "kunzite", "neo-queen-serenity", "wiseman"))
    removes = [text for text in texts(match) if text.startswith("remove")]
    rolls = [*[1] * 4, 8, 10, 20, 20, 12, 20, 20, 12, 20, 20]
    chooses(match, "remove d12 of wiseman", rolls=rolls)

    assert removes == [
        *(f"remove d{size} of kunzite" for size in (8, 10, 20)),
        *(f"remove d{size} of wiseman" for size in (12, 20)),
    ]
    assert match.starting[3] == (12, 20, 20)
    assert match.uses[0] == 1
    assert asked(match) == (0, "turn")


@rule("dice#tag-team", "dice#malefic-black-crystal", "dice#crystal-tokyo")
def test_removing_is_instead_of_converting() -> None:
    """Once a die was converted nothing can be removed, though the team may convert a second one."""
    match = beaten(("saphir", "kunzite", "neo-queen-serenity", "wiseman"))
    chooses(match, "convert d8 of saphir")
    offered = texts(match)
    no = refused(match, REMOVE | 1 << 5 | 8)

    assert len(offered) > 1
    assert not [text for text in offered if text.startswith("remove")]
    assert no[0] == "malefic-black-crystal"


@rule("dice#tag-team", "dice#end-of-game")
def test_three_tokens_win_unless_the_table_wants_more() -> None:
    """As in a duel."""
    usual = scene(FOUR, setup=TAG)
    longer = scene(FOUR, setup=Setup(mode="tag_team", rounds_to_win=5))

    assert (usual.rounds_to_win, longer.rounds_to_win) == (3, 5)
