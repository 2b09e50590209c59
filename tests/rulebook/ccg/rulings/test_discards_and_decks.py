"""Rulings on what is discarded, in which order, and on what everyone knows of decks and discards."""

from __future__ import annotations

from typing import Any

from odango.games.ccg import GAME
from odango.games.ccg.cards import NUMBER
from odango.games.ccg.setup import decks
from rule import rule
from rulebook.ccg.asking import answer, end_turn, open_first, pass_once, step_6, texts, who
from rulebook.ccg.attacks import attacked, combine, defend, throw
from rulebook.ccg.knowing import known, worlds
from rulebook.ccg.looking import damage, discards, gone, hand, in_play, power
from rulebook.ccg.table import MARS, MERCURY, MOON, VENUS, names, started, table


@rule("ccg#knowledge", "ccg#decks")
def test_s34_deck_lists_lie_open() -> None:
    """Every view names the lists, and what is seen of hand and deck together follows; hand and order stay hidden."""
    state = started()
    open_first(state)
    lists = decks(state.setup, 2)
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert [player.deck_name for player in view.players] == ["starter_moon_mars", "starter_mercury_venus"]
        for owner, player in enumerate(view.players):
            shown = len([*player.allies, *player.enemies, *player.pie])
            assert len(lists[owner]) == shown + player.hand + player.deck
            assert player.known == (tuple(state.hands[owner]) if seat == owner else ())
            assert player.top == ()


@rule("ccg#knowledge", "ccg#reshuffle")
def test_s34_a_deck_that_runs_out_shows_the_hand() -> None:
    """Everyone can conclude what was in it; not what is drawn from the new deck."""
    state = table(hands=["titus luna", "soul", ""], discards=["pox soul body"], step=1)
    assert hand(state, 0) != "titus luna"

    for seat in (1, 2):
        assert known(state, seat, 0) == "titus luna"
        found = worlds(state, seat, 40)
        assert all({"titus", "luna"} <= set(hand(world, 0).split()) for world in found)
        assert len({hand(world, 0) for world in found}) == 3


@rule("ccg#defeat", "ccg#discard")
def test_s76_attached_cards_of_a_defeated_card_are_discarded() -> None:
    """A Scout with two Power and armour: the Scout is out of the game, the rest lies in the discards."""
    allies = [f"sailor-mars-level-2 + 1 soul 1 body + knight-armor /80, {MOON}"]
    state = table(allies, ["titus + 1 mind /50"], hands=["soul", "soul"], decks=["9 body"])
    step_6(state)

    assert sorted(gone(state, 0).split()) == sorted(["titus", MARS, "sailor-mars-level-2"])
    assert sorted(discards(state, 0).split()) == ["body", "knight-armor", "mind", "soul"]


@rule("ccg#knowledge", "ccg#discard")
def test_s84_discards_lie_open_for_all() -> None:
    """Every view has all discards in order, and what is out of the game."""
    state = table(discards=["soul luna titus", "pox"])
    state.gone[1] = [NUMBER["morga"], NUMBER["bakene"]]
    for seat in (0, 1, None):
        players = GAME.view(state, seat).players
        assert [names(player.discards) for player in players] == ["soul luna titus", "pox"]
        assert [names(player.gone) for player in players] == ["", "morga bakene"]


CHAD = "sailor_mars"
"""A deck with a Chad in it: the order of its owner's discards can matter."""


NO_CHAD = "sailor_moon"


@rule("ccg#defeat", "ccg#discard")
def test_s76_the_owner_says_what_lies_on_top() -> None:
    """Of all that the defeated cards of one Step 6 carried, once; where no Chad looks at it nobody is asked."""
    allies = [f"{MARS} + 1 soul 1 body /60, {MOON}"]
    enemies = ["titus + 1 mind + knight-armor /50", "pox + 1 body 1 soul /50"]
    state = table(allies, enemies, hands=["soul", "soul"], decks=["9 body", "9 body"], deck_names=[CHAD, NO_CHAD])
    pass_once(state)
    assert who(state) == (0, "topmost")
    assert texts(state) == [f"topmost {name}" for name in ("body-power", "mind-power", "soul-power", "knight-armor")]
    answer(state, 0, "topmost mind-power")

    assert discards(state, 0).split()[-1] == "mind"
    assert sorted(discards(state, 0).split()) == ["body", "knight-armor", "mind", "soul"]
    assert (who(state), discards(state, 1)) == ((0, "trim"), "body soul")


@rule("ccg#defeat", "ccg#end-of-game")
def test_s76_nobody_orders_discards_when_the_game_is_over() -> None:
    """The goal is reached, or the player is out: it is over without another question."""
    decks: dict[str, Any] = {"hands": ["soul", "soul"], "deck_names": [NO_CHAD, CHAD]}
    state = attacked("titus + 1 body 1 mind /40", by=MARS, points=[3, 0], **decks)
    defend(state)
    end_turn(state)
    assert (state.ended, state.pending) == ("goal", [])

    state = table([MARS, f"{MOON} + 1 soul 1 body /50"], **decks)
    end_turn(state)
    assert (state.ended, state.pending, max(gone(state, 1).split())) == ("last", [], "soul")


@rule("ccg#discard", "ccg#power")
def test_s92_power_that_pays_is_laid_down_as_its_owner_likes() -> None:
    """A price of two types, a parry, and three Power for a replay; asked where a Chad may look."""
    state = attacked("catzi + 1 body 1 soul", deck_names=[NO_CHAD, CHAD])
    defend(state, "teleportation")
    assert (who(state), texts(state)) == ((1, "topmost"), ["topmost body-power", "topmost soul-power"])
    answer(state, 1, "topmost body-power")
    assert discards(state, 1) == "soul body"

    state = attacked("catzi + 1 body 1 soul", deck_names=[CHAD, NO_CHAD])
    defend(state, "teleportation")
    assert (who(state), discards(state, 1)) == ((0, "pause"), "body soul")

    hands = ["", "2 soul 1 mind"]
    state = attacked("sapphire", hands=hands, rules="advanced", deck_names=[NO_CHAD, CHAD])
    defend(state)
    answer(state, 1, "parry 1 mind 1 soul", "topmost mind-power")
    assert (discards(state, 1), damage(state, "sapphire")) == ("soul mind", 10)

    state = attacked("kyurene", hands=hands, rules="advanced", deck_names=[NO_CHAD, CHAD])
    defend(state, "fly-away")
    throw(state, owner_wins=False)
    answer(state, 1, "replay 1 mind 2 soul", "topmost mind-power")
    assert discards(state, 1) == "soul soul mind"
    throw(state, owner_wins=True)
    assert damage(state, "kyurene") == 0


@rule("ccg#discard", "ccg#combined-attack")
def test_s92_all_that_is_discarded_together_is_one_pile() -> None:
    """Mistrust discards two who combined; a bomb, a Monster and an Item: any of these cards may lie on top, once."""
    allies = [f"{MOON} + 2 soul, {MARS} + 2 soul 1 body, {MERCURY}"]
    state = table(allies, ["", "mistrust"], deck_names=[CHAD, NO_CHAD])
    combine(state, "mistrust", sailor_moon_level_1=1, sailor_mars_level_1=1)
    defend(state, "hallucination-doubt")
    throw(state, owner_wins=True)
    throw(state, owner_wins=True)
    assert texts(state) == [f"topmost {name}" for name in ("body-power", "soul-power", MOON, MARS)]
    answer(state, 0, f"topmost {MOON}")
    assert (in_play(state, 0), discards(state, 0).split()[-1]) == (MERCURY, MOON)
    assert sorted(discards(state, 0).split()) == sorted(["body", *["soul"] * 4, MOON, MARS])
    assert who(state) == (0, "pause")

    enemies = ["", "titus + 1 soul, pox + knight-armor"]
    state = table([f"{MARS} + 2 soul"], enemies, pie=["negamoon-bomb", "luna"], deck_names=[NO_CHAD, CHAD], step=2)
    answer(state, 0, "use negamoon-bomb", f"pay {MARS}", "bomb titus", "bomb knight-armor pox")
    throw(state, owner_wins=True)
    assert (who(state)[0], texts(state)) == (1, ["topmost soul-power", "topmost titus", "topmost knight-armor"])
    answer(state, 1, "topmost soul-power")
    assert (in_play(state, 1), discards(state, 1).split()[-1]) == (f"{VENUS} pox luna", "soul")
    assert who(state) == (0, "pause")


@rule("ccg#discard", "ccg#defence")
def test_s92_drained_power_is_laid_down_as_its_owner_likes() -> None:
    """Vampeal's owner picks two Power; which of them lies on top the attacking player says.  Skulker takes all."""
    state = attacked("vampeal + 2 body", charged="1 body 1 mind", deck_names=[CHAD, NO_CHAD])
    defend(state, "drain-power")
    answer(state, 1, f"drain body {MARS}", f"drain mind {MARS}")
    assert (who(state), texts(state)) == ((0, "topmost"), ["topmost body-power", "topmost mind-power"])
    answer(state, 0, "topmost body-power")
    assert discards(state, 0) == "mind body"

    allies = [f"{MOON} + 3 soul, {MERCURY} + 3 mind"]
    state = table(allies, ["", "skulker + 3 mind"], deck_names=[CHAD, NO_CHAD])
    combine(state, "skulker", sailor_moon_level_1=1, sailor_mercury_level_1=1)
    defend(state, "power-drain")
    assert (who(state), texts(state)) == ((0, "topmost"), ["topmost mind-power", "topmost soul-power"])
    answer(state, 0, "topmost soul-power")
    assert (power(state, MOON), power(state, MERCURY)) == ("nothing", "nothing")
    assert discards(state, 0).split()[-1] == "soul"


@rule("ccg#events")
def test_confusion_takes_a_full_hand() -> None:
    """All of six cards go, and five come."""
    theirs = "2 soul 2 mind titus pox"
    state = table([MOON], hands=["confusion", theirs], decks=["", "9 body"], deck_names=[CHAD, NO_CHAD], step=2)
    answer(state, 0, "play confusion", "confuse B")

    assert (hand(state, 1), len(discards(state, 1).split())) == ("body body body body body", 6)
