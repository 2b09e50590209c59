"""Between rounds: Reserve Dice and the abilities that work after a loss; and how a match ends."""

from __future__ import annotations

import pytest

from odango.core.engine import over
from odango.core.game import BadSetup
from odango.core.rng import Rng
from odango.games.dice import GAME
from odango.games.dice.reserve import REMOVE, STEAL
from odango.games.dice.setup import Setup
from rule import rule
from rulebook.any_game import refused, texts
from rulebook.dice.table import (
    asked,
    begins_round,
    chooses,
    duel,
    lay_out,
    lost_round,
    playing_at_random,
    row,
    scene,
    with_line_up,
)


@rule("dice#reserve-dice")
def test_sailor_moon_loses_twice() -> None:
    """8 8 10 20 with a d20 more, then with a d6 more; each conversion stays for the match."""
    match = lost_round("sailor-moon", "wiseman")
    first = texts(match)
    chooses(match, "convert d20 of sailor-moon", rolls=[1] * 5 + [12, 12, 20, 20])
    second_round = [size for size, _ in row(match, 0)]
    match.agenda.clear()
    match.pending.clear()
    lay_out(match, {0: [(20, 1)], 1: [(20, 20)]}, turn=1)
    chooses(match, "power 0>0")
    second = texts(match)
    chooses(match, "convert d6 of sailor-moon", rolls=[1] * 6 + [12, 12, 20, 20])

    assert first == ["decline", *(f"convert d{size} of sailor-moon" for size in (6, 10, 12, 20))]
    assert second_round == [8, 8, 10, 20, 20]
    assert second == ["decline", *(f"convert d{size} of sailor-moon" for size in (6, 10, 12))]
    assert [size for size, _ in row(match, 0)] == [6, 8, 8, 10, 20, 20]
    assert match.reserve[0] == (10, 12)


@rule("dice#reserve-dice")
def test_a_conversion_may_be_declined() -> None:
    """Then the same dice fight again."""
    match = lost_round("sailor-moon", "wiseman")
    chooses(match, "decline", rolls=[1] * 4 + [12, 12, 20, 20])

    assert match.starting[0] == (8, 8, 10, 20)
    assert match.reserve[0] == (6, 10, 12, 20)
    assert asked(match) == (0, "turn")


@rule("dice#reserve-dice")
def test_the_winner_converts_nothing() -> None:
    """Only the loser is asked; the winner's reserve is not on offer."""
    match = lost_round("sailor-moon", "kunzite")

    assert asked(match) == (0, "after-loss")
    assert not [text for text in texts(match) if "kunzite" in text]
    assert refused(match, 1 << 5 | 12)[0] == "reserve-dice"


@rule("dice#reserve-dice", "dice#droid-dice")
@pytest.mark.parametrize("reserve", [(), (4,)])
def test_who_has_no_reserve_is_not_asked(reserve: tuple[int, ...]) -> None:
    """With nothing to choose from, the next round begins at once."""
    rolls = [] if reserve else [1] * 4 + [12, 12, 20, 20]
    match = lost_round("sailor-moon", "wiseman", reserve={0: reserve}, rolls=rolls)
    droids = lost_round("droids", "wiseman", rolls=[1, 1, 12, 12, 20, 20])

    assert asked(match) == (0, "after-loss" if reserve else "turn")
    assert asked(droids) == (0, "turn")


@rule("dice#crystal-tokyo")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_crystal_tokyo(count: int) -> None:
    """None, one or two Reserve Dice become Starting Dice after a loss."""
    match = lost_round("neo-queen-serenity", "wiseman")
    rolls = [1] * (3 + count) + [12, 12, 20, 20]
    chosen = ["convert d12 of neo-queen-serenity", "convert d4 of neo-queen-serenity"][:count]
    answers = [*chosen, *(["decline"] if count < 2 else [])]
    for number, answer in enumerate(answers, 1):
        chooses(match, answer, rolls=rolls if number == len(answers) else [])

    assert match.starting[0] == {0: (12, 20, 20), 1: (12, 12, 20, 20), 2: (4, 12, 12, 20, 20)}[count]
    assert len(match.reserve[0]) == 5 - count
    assert asked(match) == (0, "turn")


@rule("dice#crystal-tokyo")
def test_crystal_tokyo_works_after_every_loss() -> None:
    """It has no number of uses; with one die left only one can be converted."""
    match = lost_round("neo-queen-serenity", "wiseman", reserve={0: (6,)}, starting={0: (4, 8, 10, 12, 12, 20, 20)})
    offered = texts(match)
    chooses(match, "convert d6 of neo-queen-serenity", rolls=[1] * 8 + [12, 12, 20, 20])

    assert offered == ["decline", "convert d6 of neo-queen-serenity"]
    assert match.starting[0] == (4, 6, 8, 10, 12, 12, 20, 20)


@rule("dice#malefic-black-crystal")
def test_malefic_black_crystal() -> None:
    """Instead of a Reserve Die of one's own, a Starting Die of the winner goes, for the match."""
    match = lost_round("saphir", "kunzite")
    offered = texts(match)
    chooses(match, "remove d20 of kunzite", rolls=[1] * 4 + [8, 10, 20])

    assert offered == [
        "decline",
        *(f"convert d{size} of saphir" for size in (8, 10, 12)),
        *(f"remove d{size} of kunzite" for size in (8, 10, 20)),
    ]
    assert match.starting == [(6, 10, 12, 12), (8, 10, 20)]
    assert (match.removed[1], match.reserve[1]) == ((20,), (8, 10, 12, 12))
    assert match.uses[0] == 1
    assert asked(match) == (0, "turn")


@rule("dice#malefic-black-crystal")
def test_malefic_black_crystal_takes_converted_dice_too() -> None:
    """A Reserve Die that became a Starting Die is one."""
    match = lost_round("saphir", "kunzite", starting={1: (8, 10, 12, 20, 20)}, reserve={1: (8, 10, 12)})
    chooses(match, "remove d12 of kunzite", rolls=[1] * 4 + [8, 10, 20, 20])

    assert match.starting[1] == (8, 10, 20, 20)
    assert match.reserve[1] == (8, 10, 12)


@rule("dice#malefic-black-crystal")
def test_malefic_black_crystal_leaves_the_last_die() -> None:
    """A side with a single Starting Die keeps it; asking for it is refused."""
    match = lost_round("saphir", "kunzite", starting={1: (8,)})

    assert not [text for text in texts(match) if text.startswith("remove")]
    assert refused(match, REMOVE | 1 << 5 | 8) == ("malefic-black-crystal", "That die cannot be removed.")


@rule("dice#malefic-black-crystal")
def test_malefic_black_crystal_is_used_up_after_two() -> None:
    """With no use left only the own reserve is offered."""
    match = lost_round("rubeus", "kunzite", uses={0: 0})

    assert texts(match) == ["decline", *(f"convert d{size} of rubeus" for size in (6, 10, 20))]
    assert refused(match, REMOVE | 1 << 5 | 8)[0] == "reserve-dice"


@rule("dice#malefic-black-crystal")
def test_malefic_black_crystal_needs_a_loss() -> None:
    """Its owner won the round, so its owner is not asked."""
    match = lost_round("kunzite", "black-lady")

    assert asked(match) == (0, "after-loss")
    assert texts(match) == ["decline", *(f"convert d{size} of kunzite" for size in (8, 10, 12))]


@rule("dice#death-phantom")
def test_death_phantom() -> None:
    """Wiseman takes one of the winner's Reserve Dice for good."""
    match = lost_round("wiseman", "kunzite")
    offered = texts(match)
    chooses(match, "steal d8 of kunzite", rolls=[1] * 5 + [8, 10, 20, 20])

    assert offered == ["decline", *(f"steal d{size} of kunzite" for size in (8, 10, 12))]
    assert match.starting[0] == (8, 12, 12, 20, 20)
    assert match.reserve == [(), (10, 12, 12)]
    assert asked(match) == (0, "turn")


@rule("dice#death-phantom")
def test_a_stolen_die_is_out_of_reach() -> None:
    """Its owner, losing later, chooses from the rest; Wiseman may decline."""
    match = lost_round("kunzite", "wiseman", reserve={0: (10, 12)})
    declining = lost_round("wiseman", "kunzite")
    chooses(declining, "decline", rolls=[1] * 4 + [8, 10, 20, 20])

    assert texts(match) == ["decline", "convert d10 of kunzite", "convert d12 of kunzite"]
    assert declining.reserve[1] == (8, 10, 12, 12)


@rule("dice#death-phantom")
@pytest.mark.parametrize(("winner", "dice"), [("droids", [1, 2]), ("wiseman", [12, 12, 20, 20])])
def test_death_phantom_needs_a_reserve(winner: str, dice: list[int]) -> None:
    """Droid Dice are no Reserve Dice, and another Wiseman has none: the next round begins at once."""
    match = lost_round("wiseman", winner, rolls=[1, 1, 1, 1, *dice])

    assert match.starting[0] == (12, 12, 20, 20)
    assert match.pending[0].kind == "turn"


@rule("dice#reserve-dice", "dice#abilities")
def test_after_a_loss_without_abilities() -> None:
    """One Reserve Die at most, for everybody; nothing is removed or stolen."""
    plain = Setup(abilities=False)
    serenity = lost_round("neo-queen-serenity", "kunzite", setup=plain)
    chooses(serenity, "convert d12 of neo-queen-serenity", rolls=[1] * 4 + [8, 10, 20, 20])
    saphir = lost_round("saphir", "kunzite", setup=plain)
    wiseman = lost_round("wiseman", "kunzite", setup=plain, rolls=[1] * 4 + [8, 10, 20, 20])

    assert asked(serenity) == asked(wiseman) == (0, "turn")
    assert texts(saphir) == ["decline", *(f"convert d{size} of saphir" for size in (8, 10, 12))]
    assert refused(saphir, STEAL | 1 << 5 | 8)[0] == refused(saphir, REMOVE | 1 << 5 | 8)[0] == "reserve-dice"


@rule("dice#end-of-game")
@pytest.mark.parametrize(("setup", "needed"), [(Setup(), 3), (Setup(rounds_to_win=1), 1), (Setup(rounds_to_win=5), 5)])
def test_so_many_rounds_win_the_match(setup: Setup, needed: int) -> None:
    """Three, unless `rounds_to_win` says otherwise; the result tells who and how."""
    match = lost_round("saphir", "wiseman", setup=setup, tokens=(needed - 1, needed - 1))
    result = GAME.result(match)

    assert over(match)
    assert result is not None
    assert (result.winners, result.points) == ((1,), (needed - 1, needed))


@rule("dice#end-of-game")
def test_before_that_there_is_no_result() -> None:
    """A match goes on until a side has its tokens, however many rounds were tied."""
    match = scene(("saphir", "wiseman"), tokens=(2, 2))
    begins_round(match, rolls=[1] * 4 + [12, 12, 20, 20])

    assert GAME.result(match) is None
    assert not over(match)


@rule("dice#end-of-game")
@pytest.mark.parametrize("rounds", [-1, 10])
def test_too_many_rounds_cannot_be_played(rounds: int) -> None:
    """One to nine, or 0 for the usual number."""
    with pytest.raises(BadSetup, match="rounds_to_win"):
        GAME.start(Setup(rounds_to_win=rounds), 2, Rng(0))


@rule("dice#end-of-game", "dice#the-aim")
@pytest.mark.parametrize("seed", range(5))
def test_whoever_has_the_tokens_has_won(seed: int) -> None:
    """In a whole match the winner took three rounds of the history, the other fewer."""
    setup = with_line_up(Setup(), ("saphir", "kunzite"))
    *_, last = playing_at_random(setup, 2, seed)
    won = [[score.winner for score in last.history].count(side) for side in (0, 1)]
    result = GAME.result(last)

    assert won == last.tokens
    assert result is not None
    assert result.winners == (won.index(3),)
    assert min(won) < 3


@rule("dice#reserve-dice")
def test_uses_and_dice_last_for_the_match() -> None:
    """A use spent in one round is missing in the next."""
    match = duel("zoisite", "wiseman", mine=[(10, 10)], theirs=[(12, 1), (20, 1)])
    chooses(match, "power 0>0", rolls=[1])
    chooses(match, "again 0", rolls=[10])
    chooses(match, "keep")
    chooses(match, "pass")
    chooses(match, "power 0>0")
    chooses(match, "decline", rolls=[1] * 4 + [12, 12, 20, 20])

    assert match.uses[0] == 2
