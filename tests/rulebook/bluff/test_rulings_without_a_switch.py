"""Rulings without a switch, one test each.  See docs/rulings/bluff.md."""

from __future__ import annotations

from odango.core.rng import Rng
from odango.games.bluff import GAME
from odango.games.bluff.endings import ENDINGS
from odango.games.bluff.round import CLAIMS, PASSES
from odango.games.bluff.setup import Setup, possible_endings
from odango.games.bluff.tiles import DATA, NAMES, is_villain, tile
from odango.text import Line, english
from rule import rule
from rulebook.any_game import asked_for, texts
from rulebook.bluff.table import (
    ALL_TOKENS,
    area,
    asked,
    chooses,
    collects,
    defeated,
    holder,
    looks,
    names,
    passes,
    passes_on,
    says,
    table,
    tokens_of,
    told,
)


@rule("bluff#villains")
def test_b08_a_moved_villain_does_not_act() -> None:
    """Queen Beryl moves Kunzite to Serena: Serena is asked nothing, and Molly starts."""
    state = table(
        holders={"Molly": ["queen-beryl", "sailor-moon"]},
        face_up={"Andrew": ["kunzite"], "Serena": ["sailor-mars"]},
    )
    collects(state, "Molly", "queen-beryl", to="Maxfield")
    chooses(state, "Molly", "move kunzite from C to D")

    assert area(state, "Serena") == ["sailor-mars", "kunzite"]
    assert (asked(state), asked_for(state)) == ("Molly", "start")


@rule("bluff#villains")
def test_b08_a_swapped_villain_does_not_act() -> None:
    """Nephrite brings Zoycite to Molly and Kunzite to Andrew; neither does anything."""
    state = table(
        holders={"Molly": ["nephrite", "sailor-moon"]},
        face_up={"Molly": ["sailor-mars", "kunzite"], "Andrew": ["zoycite", "sailor-venus"]},
    )
    collects(state, "Molly", "nephrite", to="Maxfield")
    chooses(state, "Molly", "swap kunzite with C for zoycite")

    assert area(state, "Molly") == ["sailor-mars", "nephrite", "zoycite"]
    assert (asked(state), asked_for(state)) == ("Molly", "start")


@rule("bluff#villains")
def test_b08_a_drawn_villain_is_a_tile_like_any_other() -> None:
    """Jadeite brings the Clan into Molly's holder: no token, until it is collected in a challenge."""
    state = table(holders={"Molly": ["jadeite"]}, bag=["dark-kingdom-clan"])
    collects(state, "Molly", "jadeite", to="Andrew", drawn="dark-kingdom-clan")
    before = tokens_of(state, "Molly")
    collects(state, "Molly", "dark-kingdom-clan", to="Andrew", token=2)

    assert before == ()
    assert tokens_of(state, "Molly") == (2,)


@rule("bluff#endings")
def test_b09_an_ending_that_cannot_happen_is_left_out() -> None:
    """Neither white tiles nor villains with three; with four the three villains are allowed, but not advised."""
    advised = {row.id: row.advised_from_players for row in DATA.endings}

    assert set(possible_endings(3)) == set(ENDINGS) - {"four-white", "three-villains"}
    assert set(possible_endings(4)) == set(ENDINGS)
    assert advised["three-villains"] == 5


@rule("bluff#look-and-pass")
def test_b11_who_has_had_a_tile_counts_within_a_round() -> None:
    """A tile that Kunzite brought back goes to the same player again, and round the table again."""
    state = table(seats=3, holders={"Molly": ["sailor-mars", "kunzite"]})
    collects(state, "Molly", "sailor-mars", to="Andrew", token=1)
    collects(state, "Molly", "kunzite", to="Andrew")
    chooses(state, "Molly", "return sailor-mars")
    passes(state, "Molly", "sailor-mars", to="Andrew", claim="sailor-mars")
    offered = texts(state)
    looks(state)
    passes_on(state, to="Maxfield", claim="sailor-moon")

    assert offered == ["truth", "bluff", "look"]
    assert asked(state) == "Maxfield"


@rule("bluff#look-and-pass")
def test_b12_a_claim_may_be_repeated_or_changed() -> None:
    """All eight are open to one who passes on, the one just heard among them."""
    state = table()
    passes(state, "Molly", "sailor-moon", to="Maxfield", claim="sailor-mars")
    looks(state)
    claims = {way % CLAIMS for way in state.pending[0].options(state)}
    passes_on(state, to="Andrew", claim="sailor-mars")

    assert claims == set(range(8))
    assert [handed.claim for handed in state.passes] == [tile("sailor-mars")] * 2


@rule("bluff#passing", "bluff#villains")
def test_b13_a_villain_is_called_one_of_the_eight() -> None:
    """No villain's name can be said, and whatever is said of a villain is a bluff."""
    state = table(holders={"Molly": ["zoycite", "sailor-moon"]})
    claims = {choice % PASSES % CLAIMS for choice in state.pending[0].options(state)}
    passes(state, "Molly", "zoycite", to="Andrew", claim="sailor-pluto")
    says(state, "bluff")

    assert not any(is_villain(claim) for claim in claims)
    assert len(claims) == 8
    assert area(state, "Andrew") == ["zoycite"]


@rule("bluff#tokens")
def test_b14_without_tokens_the_game_goes_on() -> None:
    """Neither a challenge nor the Clan brings one; both rounds end as usual."""
    state = table(holders={"Molly": ["sailor-mars", "dark-kingdom-clan", "sailor-mars"]}, tokens={"Serena": ALL_TOKENS})
    collects(state, "Molly", "sailor-mars", to="Andrew")
    collects(state, "Molly", "dark-kingdom-clan", to="Andrew")

    assert tokens_of(state, "Andrew") == tokens_of(state, "Molly") == ()
    assert "Andrew should draw a token, but none is left." in told(state, None)
    assert told(state, None)[-1] == "Dark Kingdom Clan has nothing to act on."
    assert asked(state) == "Molly"


@rule("bluff#villain-actions")
def test_b15_jadeite_draws_nothing_from_an_empty_bag() -> None:
    """It is skipped, and the game goes on."""
    state = table(holders={"Molly": ["jadeite", "sailor-moon"]}, bag=[])
    collects(state, "Molly", "jadeite", to="Andrew")

    assert holder(state, "Molly") == ["sailor-moon"]
    assert told(state, None)[-1] == "Jadeite has nothing to act on."


@rule("bluff#villain-actions")
def test_b15_zoycite_refills_the_bag() -> None:
    """What Zoycite put there, Jadeite may draw."""
    state = table(holders={"Molly": ["zoycite", "jadeite"]}, face_up={"Molly": ["sailor-pluto"]}, bag=[])
    collects(state, "Molly", "zoycite", to="Andrew")
    chooses(state, "Molly", "discard sailor-pluto")
    collects(state, "Molly", "jadeite", to="Andrew", drawn="sailor-pluto")

    assert holder(state, "Molly") == ["sailor-pluto"]
    assert state.bag == []


@rule("bluff#end-of-game")
def test_b16_both_endings_at_once_are_one_defeat() -> None:
    """A fourth Sailor Moon with an empty holder: one player is defeated, once."""
    state = table(holders={"Molly": ["sailor-moon"]}, face_up={"Molly": ["sailor-moon"] * 3})
    collects(state, "Molly", "sailor-moon", to="Andrew", token=1)

    assert defeated(state) == ["Molly"]
    assert state.cause == "four-same"


@rule("bluff#end-of-game")
def test_b16_an_empty_holder_counts_only_when_the_round_starts() -> None:
    """Molly has no tile left, but the move with Queen Beryl ends the game for Serena first: Molly need not start."""
    state = table(
        holders={"Molly": ["queen-beryl"]}, face_up={"Maxfield": ["sailor-mars"], "Serena": ["sailor-mars"] * 3}
    )
    collects(state, "Molly", "queen-beryl", to="Andrew")
    chooses(state, "Molly", "move sailor-mars from B to D")

    assert holder(state, "Molly") == []
    assert defeated(state) == ["Serena"]


@rule("bluff#villain-actions")
def test_b17_a_holder_may_grow_beyond_twelve() -> None:
    """A receiver with twelve tiles collects Jadeite and has thirteen."""
    state = table(
        holders={"Molly": ["jadeite"], "Andrew": ["sailor-mars"] * 6 + ["sailor-venus"] * 6}, bag=["sailor-pluto"]
    )
    passes(state, "Molly", "jadeite", to="Andrew", claim="sailor-moon")
    says(state, "bluff", drawn="sailor-pluto")

    assert len(holder(state, "Andrew")) == 13


@rule("bluff#look-and-pass")
def test_b18_who_has_looked_no_longer_judges() -> None:
    """After a look every choice is a way to pass on."""
    state = table()
    passes(state, "Molly", "sailor-moon", to="Maxfield", claim="sailor-moon")
    looks(state)

    assert all(text.startswith("to ") for text in texts(state))


@rule("bluff#villain-actions", "bluff#challenge")
def test_b19_the_collector_starts_wherever_tiles_went() -> None:
    """Queen Beryl moves the collector's only other tile away; the collector starts all the same."""
    state = table(holders={"Andrew": ["sailor-mars"], "Molly": ["queen-beryl"]}, face_up={"Andrew": ["sailor-venus"]})
    passes(state, "Molly", "queen-beryl", to="Andrew", claim="sailor-moon")
    says(state, "bluff")
    chooses(state, "Andrew", "move sailor-venus from C to A")

    assert (asked(state), asked_for(state)) == ("Andrew", "start")


@rule("bluff#passing")
def test_b20_a_starter_may_pass_to_any_opponent() -> None:
    """Also to the one who was just challenged, and to one without tiles."""
    state = table(holders={"Molly": ["sailor-mars", "sailor-venus"], "Andrew": [], "Serena": ["sailor-moon"]})
    collects(state, "Molly", "sailor-mars", to="Serena", token=1)
    receivers = {choice % PASSES // CLAIMS for choice in state.pending[0].options(state)}

    assert receivers == {1, 2, 3}


@rule("bluff#passing", "bluff#villains")
def test_b21_a_villain_may_be_the_first_tile() -> None:
    """In the very first round a starter who holds a villain may pass it."""
    states = [GAME.start(Setup(), 5, Rng(seed)) for seed in range(20)]
    with_villain = [state for state in states if any(map(is_villain, state.holders[state.starter]))]

    assert with_villain
    for state in with_villain:
        offered = {choice // PASSES for choice in state.pending[0].options(state)}
        assert offered == set(state.holders[state.starter])


@rule("bluff#endings", "bluff#setting-up")
def test_b22_two_endings_count_and_no_other() -> None:
    """With the guardians on the table four of a kind end nothing, and the empty holder still does."""
    state = table(
        ending="guardians", holders={"Molly": ["sailor-moon", "sailor-moon"]}, face_up={"Molly": ["sailor-moon"] * 3}
    )
    collects(state, "Molly", "sailor-moon", to="Andrew", token=1)
    after_four = defeated(state)
    collects(state, "Molly", "sailor-moon", to="Andrew", token=1)

    assert after_four == []
    assert (state.cause, defeated(state)) == ("empty-holder", ["Molly"])


@rule("bluff#villains")
def test_b23_zoycite_is_spelled_as_in_this_game() -> None:
    """In notation and in words."""
    assert "zoycite" in NAMES
    assert english().say(Line("bluff-zoycite")) == "Zoycite"


@rule("bluff#endings")
def test_b24_villains_are_no_characters() -> None:
    """For the Endings that count characters it is as if villains were not there."""
    villains = [tile(name) for name in ("queen-beryl", "zoycite", "nephrite", "jadeite", "kunzite")]
    counting = [ending for name, ending in ENDINGS.items() if name != "three-villains"]
    state = table(
        ending="six-different",
        holders={"Molly": ["kunzite", "sailor-mars"]},
        face_up={"Molly": ["sailor-venus", "sailor-moon", "sailor-mars", "sailor-jupiter", "tuxedo-mask"]},
    )
    collects(state, "Molly", "kunzite", to="Andrew")

    assert defeated(state) == []
    assert len(set(names(state.face_up[0]))) == 6
    assert all(ending.short(villains, Setup().numbers) == ending.short([], Setup().numbers) for ending in counting)
