"""The Basic game: its opening, the flips, and what every type of card lets one do, attacks excepted."""

from __future__ import annotations

from collections import Counter

import pytest

from odango.core.engine import choose
from odango.core.game import BadSetup
from odango.core.rng import Rng, ScriptedRng
from odango.core.step import Seat
from odango.games.ccg import GAME, basic
from odango.games.ccg.cards import CARDS, NUMBER, basic_type
from odango.games.ccg.deck.decks import CHARACTER_DECKS
from odango.games.ccg.setup import Setup
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import asked, cannot, go, texts, who
from rulebook.ccg.basic.table import BASIC, ally, at_random, down, enemy, flip, names, powered, table, throw
from rulebook.ccg.table import MERCURY, MOON, cards
from rulebook.ccg.telling import told

SIXTY = Setup(rules="basic", decks=("tuxedo_mask", "sailor_moon"))


def laid(state: Ccg, seat: Seat) -> str:
    return names([piece.card for piece in state.enemies[seat]])


@rule("ccg#basic-game", "ccg#basic-end")
@pytest.mark.parametrize("setup", [BASIC, SIXTY, *(Setup(rules="basic", decks=(one, one)) for one in CHARACTER_DECKS)])
def test_a_whole_basic_game(setup: Setup) -> None:
    """Nobody has a hand, no card is lost, points are what the other lost, and somebody wins in the end."""
    for seed in range(4):
        positions = at_random(setup, seed)
        end = positions[-1]

        assert len(positions) - 1 <= basic.bound(setup) <= GAME.bound(setup, 2)
        assert all(GAME.components(state) == GAME.components(end) for state in positions)
        assert all(state.hands == [[], []] and state.pie == [(), ()] for state in positions)
        assert all(state.points == basic.points(state) for state in positions)
        assert all(Counter(score.seat for score in state.scores)[0] == state.points[0] for state in positions)
        assert end.ended in ("monsters", "limit")


@rule("ccg#basic-game")
def test_the_basic_game_is_for_two() -> None:
    with pytest.raises(BadSetup, match="two players"):
        GAME.start(BASIC, 3, Rng(1))


@rule("ccg#basic-opening")
def test_four_different_monsters_of_a_deck_of_thirty() -> None:
    """One after the other, face down, and none twice; then the other does the same."""
    state = GAME.start(BASIC, 2, Rng(1))
    for left, name in zip((8, 7, 6, 5), ("titus", "fro", "pox", "morga"), strict=True):
        assert (who(state), len(texts(state))) == ((0, "basic-monster"), left)
        go(state, f"basic-monster {name}")
        assert laid(state, 0).endswith(name)
    assert who(state) == (1, "basic-monster")
    go(state, *(f"basic-monster {name}" for name in ("papion", "kyurene", "bakene", "ninjana")))

    assert laid(state, 0) == "titus fro pox morga"
    assert laid(state, 1) == "papion kyurene bakene ninjana"
    assert all(piece.face_down for zone in state.enemies for piece in zone)


@rule("ccg#basic-opening")
def test_six_different_monsters_of_a_deck_of_sixty() -> None:
    """Also where the deck has a Monster twice.  A deck with one Level 1 alone has nothing to choose from."""
    state = GAME.start(SIXTY, 2, Rng(1))
    while state.pending[0].kind == "basic-monster":
        go(state, next(text for text in reversed(texts(state))))

    assert [len(zone) for zone in state.enemies] == [6, 6]
    assert all(len({piece.card for piece in zone}) == 6 for zone in state.enemies)
    assert who(state) == (0, "basic-scout")
    assert names([piece.card for piece in state.allies[1]]) == MOON
    assert texts(state) == [
        f"basic-scout {name}" for name in ("tuxedo-mask-level-1", "moonlight-knight-level-1", "prince-darien-level-1")
    ]


@rule("ccg#basic-opening")
def test_mixed_decks_lay_four_and_six() -> None:
    state = GAME.start(Setup(rules="basic", decks=("starter_moon_mars", "sailor_mars")), 2, Rng(1))
    while state.pending[0].kind == "basic-monster":
        go(state, texts(state)[0])

    assert [len(zone) for zone in state.enemies] == [4, 6]


@rule("ccg#basic-opening", "ccg#knowledge")
def test_what_is_laid_is_secret() -> None:
    """The other sees that Monsters lie there, and no more, whichever were laid."""
    one, two = GAME.start(BASIC, 2, Rng(1)), GAME.start(BASIC, 2, Rng(1))
    go(one, "basic-monster titus")
    go(two, "basic-monster fro")

    assert len({asked(one).seen(choice) for choice in asked(one).options(one)}) == 1
    assert told(one, 1) == told(two, 1)
    assert told(one, 1)[-1] == told(one)[-1] == "A lays a Monster face down."
    assert "Titus" in told(one, 0)[-1]
    assert GAME.view(one, 1) == GAME.view(two, 1)
    assert GAME.view(one, None) == GAME.view(two, None)
    assert GAME.view(one, 0) != GAME.view(two, 0)


@rule("ccg#basic-opening")
def test_both_choose_a_level_1_and_shuffle() -> None:
    """At the same time, face up; then 25 cards are left of each deck, and shuffled."""
    with ScriptedRng([*range(29, 0, -1)] * 2) as rng:
        state = GAME.start(BASIC, 2, rng)
        rng.finish()
        for _ in range(8):
            go(state, texts(state)[0])
        assert [decision.kind for decision in state.pending] == ["basic-scout"] * 2
        for seat, name in ((1, "sailor-venus-level-1"), (0, "sailor-mars-level-1")):
            decision = state.pending[-1]
            assert (decision.seat, len(decision.options(state))) == (seat, 2)
            assert not state.allies[0] + state.allies[1]
            if seat == 0:
                rng.feed([*range(24, 0, -1)] * 2)
            choose(state, seat, decision.read(state, f"basic-scout {name}"))

    assert [names([piece.card for piece in zone]) for zone in state.allies] == [
        "sailor-mars-level-1",
        "sailor-venus-level-1",
    ]
    assert [len(deck) + len(pile) + ally(state, seat).powers for seat, (deck, pile) in enumerate(
        zip(state.decks, state.discards, strict=True))] == [25, 25]  # fmt: skip
    assert state.turns[0] == state.turns[1] >= 1


@rule("ccg#basic-flip")
def test_both_turn_over_their_top_cards() -> None:
    """Onto their own discards, whatever comes of it."""
    state = table()
    before = [len(deck) for deck in state.decks]
    flip(state, "cram-school", "chad-kumada")

    assert [names(pile) for pile in state.discards] == ["cram-school", "chad-kumada"]
    assert state.flipped == [tuple(cards("cram-school")), tuple(cards("chad-kumada"))]
    assert [len(deck) + 1 for deck in state.decks] == before
    assert state.turns == [1, 1]
    assert not state.pending


@rule("ccg#basic-flip")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    """They are shuffled, and the next card is turned over from them."""
    state = table()
    state.decks[0], state.discards[0] = [], cards("fro pox zoycite nephlite")
    state.seen[0] = []
    state.rng = ScriptedRng([0, 1, 0])
    flip(state, "", "cram-school")

    # Fro goes to the top by the first draw.
    assert state.flipped[0] == tuple(cards("fro"))
    assert names(state.discards[0]) == "fro"
    assert sorted(state.decks[0]) == sorted(cards("pox zoycite nephlite"))


@rule("ccg#basic-flip", "ccg#knowledge")
def test_who_has_seen_a_whole_deck_knows_what_lies_face_down() -> None:
    """Not which is which; but no imagined world has them in the deck any more."""
    state = table(enemies=("?titus, morga, ?fro, ?pox", "kyurene"))
    before = {names(sorted(p.card for p in w.enemies[0])) for w in (GAME.imagine(state, 1, Rng(i)) for i in range(30))}
    state.discards[0], state.decks[0] = state.decks[0], []
    state.seen[0] = []
    flip(state, "", "cram-school")
    worlds = [GAME.imagine(state, 1, Rng(seed)) for seed in range(30)]

    assert len(before) > 3
    assert names(state.openings[0]) == f"{MOON} morga titus fro pox"
    assert {names(sorted(piece.card for piece in world.enemies[0])) for world in worlds} == {"morga titus fro pox"}
    assert len({laid(world, 0) for world in worlds}) == 6


@rule("ccg#basic-scouts")
def test_another_name_joins_the_ally_zone() -> None:
    """Whatever its Level; it brings no Power, and the others keep theirs."""
    state = table(allies=(MOON, "sailor-venus-level-1 +2 -20"))
    flip(state, "body-power", "sailor-mercury-level-2")
    go(state, "pass")
    assert who(state) == (1, "basic-place")
    go(state, "place sailor-mercury-level-2")

    assert [piece.card for piece in state.allies[1]] == cards("sailor-venus-level-1 sailor-mercury-level-2")
    assert [(piece.powers, piece.damage) for piece in state.allies[1]] == [(2, 20), (0, 0)]
    assert names(state.discards[1]) == ""


@rule("ccg#basic-scouts")
@pytest.mark.parametrize(("old", "new"), [(1, 2), (2, 1)])
def test_the_same_name_is_laid_on_top(old: int, new: int) -> None:
    """The Level is of no importance.  All damage is removed, Power stays, and a defeated Scout can attack again."""
    state = table(allies=(f"sailor-moon-level-{old} +2 -90, sailor-mars-level-1 -10", MERCURY))
    flip(state, f"sailor-moon-level-{new}", "cram-school")
    go(state, f"place sailor-moon-level-{new}")
    moon, mars = state.allies[0]

    assert (moon.card, moon.under) == (NUMBER[f"sailor-moon-level-{new}"], (NUMBER[f"sailor-moon-level-{old}"],))
    assert (moon.powers, moon.damage, mars.damage) == (2, 0, 10)
    assert not state.discards[0]
    flip(state, "fro", "cram-school")
    go(state, f"attack sailor-moon-level-{new} moon-tiara-magic papion")
    assert enemy(state, 1, 1).damage == 30


@rule("ccg#basic-power")
def test_power_is_attached_to_a_scout_or_knight() -> None:
    """To any of one's own, defeated or not, whatever its icon."""
    state = table(allies=(f"{MOON} +1 -50, sailor-mars-level-1", MERCURY))
    flip(state, "soul-power", "chad-kumada")
    assert who(state) == (0, "basic-power")
    assert texts(state) == [f"basic-power {MOON}", "basic-power sailor-mars-level-1", "pass"]
    go(state, f"basic-power {MOON}")

    assert [piece.power for piece in state.allies[0]] == [(1, 0, 1), (0, 0, 0)]
    assert not state.discards[0]


@rule("ccg#basic-event")
@pytest.mark.parametrize("event", ["cram-school", "run-away"])
def test_an_event_turns_up_one_monster(event: str) -> None:
    """A Defense Event, too.  Only those of the other that lie face down; everyone sees it then."""
    state = table(enemies=("?titus, morga, ?fro", "?kyurene"))
    flip(state, "melvin-gurio", event)
    assert who(state) == (1, "basic-event")
    assert texts(state) == ["basic-event face-down", "basic-event face-down", "pass"]
    go(state, f"basic-event {down(enemy(state, 0, 2))}")

    assert [piece.face_down for piece in state.enemies[0]] == [True, False, False]
    assert [piece.card for piece in GAME.view(state, 1).players[0].enemies] == [-1, *cards("morga fro")]
    assert "Fro" in told(state)[-1]


@rule("ccg#basic-event")
def test_an_event_does_nothing_if_all_lie_face_up() -> None:
    state = table(enemies=("titus, morga", "?kyurene"))
    flip(state, "melvin-gurio", "cram-school")

    assert not state.pending


@rule("ccg#basic-person")
def test_a_person_is_of_use_only_to_who_has_lost_monsters() -> None:
    state = table(gone=("", "ninjana"))
    flip(state, "melvin-gurio", "cram-school")

    assert not state.pending


@rule("ccg#basic-person", "ccg#challenge")
def test_a_won_challenge_brings_a_monster_back() -> None:
    """Ties are played again.  Any of the defeated, face up and unharmed; it does not count as defeated any more."""
    state = table(gone=("", "bakene ninjana"))
    flip(state, "black-widow", "chad-kumada")
    go(state, "pass")
    assert (who(state), state.points) == ((1, "basic-person"), [2, 0])
    go(state, "challenge")
    throw(state, "rock", "rock", owner=1)
    throw(state, "paper", "rock", owner=1)
    assert who(state) == (1, "basic-revive")
    assert texts(state) == ["basic-revive bakene", "basic-revive ninjana", "pass"]
    go(state, "basic-revive ninjana")

    back = enemy(state, 1, 2)
    assert (CARDS[back.card].name, back.face_down, back.damage) == ("ninjana", False, 0)
    assert (names(state.gone[1]), state.points, basic.points(state)) == ("bakene", [1, 0], [1, 0])


@rule("ccg#basic-person")
def test_a_lost_challenge_does_nothing() -> None:
    state = table(gone=("fro", ""))
    flip(state, "melvin-gurio", "cram-school")
    go(state, "challenge")
    throw(state, "rock", "paper")

    assert not state.pending
    assert names(state.gone[0]) == "fro"


@rule("ccg#basic-item")
def test_an_item_draws_two_and_uses_one() -> None:
    """Both are discarded, and only the chosen one acts."""
    state = table(enemies=("titus", "?kyurene"))
    flip(state, "ofuda-scroll soul-power combat-training", "chad-kumada")
    assert who(state) == (0, "basic-item")
    assert texts(state) == ["basic-item soul-power", "basic-item combat-training"]
    assert names(state.discards[0]) == "ofuda-scroll soul-power combat-training"
    go(state, "basic-item soul-power")
    assert who(state) == (0, "basic-power")
    go(state, f"basic-power {MOON}")

    assert names(state.discards[0]) == "ofuda-scroll combat-training"
    assert ally(state, 0).powers == 3
    assert enemy(state, 1).face_down
    assert not state.pending


@rule("ccg#basic-item")
def test_an_item_may_follow_on_an_item() -> None:
    """And two more are drawn.  Of two that are alike nothing has to be chosen."""
    state = table()
    flip(state, "ofuda-scroll fro knight-armor soul-power soul-power", "chad-kumada")
    go(state, "basic-item knight-armor")

    assert who(state) == (0, "basic-power")
    assert names(state.flipped[0]) == "ofuda-scroll fro knight-armor soul-power soul-power"


@rule("ccg#basic-item", "ccg#basic-same-type")
def test_an_item_may_make_both_the_same_type() -> None:
    """Then nothing but healing is done: the other's card has no effect either."""
    state = table(allies=(f"{MOON} +2 -10", f"{MERCURY} +2 -10"), enemies=("?titus", "?kyurene"))
    flip(state, "ofuda-scroll fro cram-school", "combat-training")
    go(state, "basic-item cram-school")

    assert who(state) == (0, "basic-heal")
    go(state, "pass")
    assert who(state) == (1, "basic-heal")
    go(state, "pass")
    assert not state.pending


@rule("ccg#basic-item", "ccg#basic-flip")
def test_a_drawn_card_is_not_shuffled_back_for_the_other() -> None:
    """The deck ends between the two: what was drawn first stays out, what was discarded before does not."""
    state = table()
    state.decks[0], state.discards[0] = cards("soul-power ofuda-scroll"), cards("fro")
    state.seen[0] = [0, 0]
    state.rng = ScriptedRng([0])
    flip(state, "", "chad-kumada")

    assert texts(state) == ["basic-item soul-power", "basic-item fro"]
    assert (names(state.decks[0]), names(state.discards[0])) == ("ofuda-scroll", "soul-power fro")


@rule("ccg#basic-same-type")
def test_the_same_type_heals_instead() -> None:
    """Each may heal any number: two Power of one, of any types, and all damage of that one is gone."""
    state = table(allies=(f"{MOON} -50, sailor-mars-level-1 +2 -30", f"{MERCURY} +1 -10, sailor-venus-level-1 +9"))
    powered(state, 0, 0, 1, 2, 0, 0, 2)
    flip(state, "fro", "bakene")
    assert texts(state) == [f"basic-heal {MOON}", "basic-heal sailor-mars-level-1", "pass"]
    go(state, f"basic-heal {MOON}")
    assert texts(state) == ["basic-heal sailor-mars-level-1", "pass"]
    go(state, "basic-heal sailor-mars-level-1")

    assert [(piece.damage, piece.powers) for piece in state.allies[0]] == [(0, 1), (0, 0)]
    assert names(state.discards[0]) == "fro mind-power soul-power soul-power soul-power"
    # The other has one with too little Power, and one without damage.
    assert not state.pending


@rule("ccg#basic-same-type")
@pytest.mark.parametrize(
    ("first", "second"),
    [("fro", "papion"), ("zoycite", "jedite"), ("melvin-gurio", "chad-kumada"), ("knight-armor", "mini-computer"),
     ("cram-school", "cram-school"), ("soul-power", "soul-power"), ("sailor-mars-level-1", "sailor-venus-level-1")],
)  # fmt: skip
def test_any_two_of_a_type_do_nothing_else(first: str, second: str) -> None:
    """Whatever they would do alone, and whoever could use it."""
    state = table(enemies=("?titus", "?kyurene"), gone=("fro", "bakene"))
    before = (state.allies[:], state.enemies[:], [len(pile) for pile in state.gone])
    flip(state, first, second)

    assert basic_type(NUMBER[first]) == basic_type(NUMBER[second])
    assert not state.pending
    assert before == (state.allies, state.enemies, [len(pile) for pile in state.gone])
    assert [names(pile) for pile in state.discards] == [first, second]


@rule("ccg#basic-game")
def test_every_question_says_what_it_wants() -> None:
    """Questions, answers and the log are in words; what a seat may not answer is refused."""
    for seed in range(3):
        for state in at_random(BASIC, seed):
            for decision in state.pending:
                labels = [decision.label(state, choice) for choice in decision.options(state)]
                assert len({repr(label) for label in labels}) == len(labels)
                assert decision.ask(state).key.startswith(("ccg-ask-basic-", "ccg-ask-throw"))
            if len(state.pending) == 1:
                cannot(state, asked(state).seat, "win")
