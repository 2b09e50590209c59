"""Who knows what: the tile under way, tiles put away openly, tiles and tokens drawn."""

from __future__ import annotations

from odango.core.engine import choose
from odango.games.bluff import GAME
from odango.games.bluff.facts import Drew
from odango.games.bluff.setup import Setup
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import tile
from rule import rule
from rulebook.bluff.table import (
    PEOPLE,
    chooses,
    collects,
    holder,
    imagined,
    looks,
    names,
    passes,
    passes_on,
    says,
    seat_of,
    table,
    told,
    under_way,
)

EVERYONE = (*PEOPLE[:4], None)
"""Four players and a spectator."""


def knowers(state: Bluff) -> list[str | None]:
    """Whose view names the tile under way."""
    return [who for who in EVERYONE if under_way(state, who) is not None]


@rule("bluff#who-may-see-what")
def test_the_tile_under_way_is_known_to_those_who_have_seen_it() -> None:
    """The starter from the first pass on, a receiver from the look on, nobody else; a spectator never."""
    state = table(holders={"Molly": ["sailor-jupiter", "sailor-moon"]})
    passes(state, "Molly", "sailor-jupiter", to="Maxfield", claim="sailor-mars")
    passed = knowers(state)
    looks(state)
    looked = knowers(state)
    passes_on(state, to="Andrew", claim="sailor-pluto")
    passed_on = knowers(state)
    looks(state)
    looked_again = knowers(state)

    assert passed == ["Molly"]
    assert looked == ["Molly", "Maxfield"]
    assert passed_on == ["Molly", "Maxfield"]
    assert looked_again == ["Molly", "Maxfield", "Andrew"]
    assert under_way(state, "Andrew") == "sailor-jupiter"


@rule("bluff#who-may-see-what")
def test_events_name_the_tile_only_to_those_who_have_seen_it() -> None:
    """Each hears a sentence with the tile or without it; all hear who passed, looked and said what."""
    state = table(holders={"Molly": ["sailor-jupiter", "sailor-moon"]})
    passes(state, "Molly", "sailor-jupiter", to="Maxfield", claim="sailor-mars")
    looks(state)
    passes_on(state, to="Andrew", claim="sailor-pluto")

    assert told(state, "Molly") == [
        "Molly passes Sailor Jupiter to Maxfield: “Sailor Mars”.",
        "Maxfield looks at the tile: it is Sailor Jupiter.",
        "Maxfield passes Sailor Jupiter to Andrew: “Sailor Pluto”.",
    ]
    assert told(state, "Maxfield") == ["Molly passes a tile to Maxfield: “Sailor Mars”.", *told(state, "Molly")[1:]]
    assert told(state, "Andrew") == told(state, "Serena") == told(state, None)
    assert told(state, None) == [
        "Molly passes a tile to Maxfield: “Sailor Mars”.",
        "Maxfield looks at the tile.",
        "Maxfield passes a tile to Andrew: “Sailor Pluto”.",
    ]


@rule("bluff#who-may-see-what", "bluff#challenge")
def test_a_challenge_shows_the_tile_to_all() -> None:
    """Everyone is told what it was and who collected it, and every view remembers it."""
    state = table(holders={"Molly": ["sailor-jupiter", "sailor-moon"]})
    passes(state, "Molly", "sailor-jupiter", to="Maxfield", claim="sailor-mars")
    says(state, "truth", token=3)

    for who in EVERYONE:
        seen = GAME.view(state, None if who is None else seat_of(who))
        assert told(state, who)[1:3] == ["Maxfield says: truth.", "It is Sailor Jupiter. Maxfield collects it."]
        assert seen.under_way is None
        assert seen.history == tuple(state.history)
        assert names(seen.players[1].face_up) == ["sailor-jupiter"]


@rule("bluff#who-may-see-what", "bluff#tokens")
def test_token_values_are_their_owners_until_the_end() -> None:
    """Others see how many; when the game is over everyone sees all."""
    state = table(holders={"Molly": ["sailor-moon", "sailor-moon"]}, tokens={"Serena": (3, 1)})
    collects(state, "Molly", "sailor-moon", to="Andrew", token=2)
    during = {who: GAME.view(state, None if who is None else seat_of(who)).players for who in EVERYONE}
    collects(state, "Molly", "sailor-moon", to="Andrew", token=3)
    after = GAME.view(state, None).players

    assert {who: players[2].token_values for who, players in during.items()} == {
        "Molly": None,
        "Maxfield": None,
        "Andrew": (2,),
        "Serena": None,
        None: None,
    }
    assert {players[2].tokens for players in during.values()} == {1}
    assert "Andrew draws a token worth 2." in told(state, "Andrew")
    assert "Andrew draws a token." in told(state, "Serena")
    assert [player.token_values for player in after] == [(), (), (2, 3), (3, 1)]


@rule("bluff#who-may-see-what")
def test_holders_and_bag_are_shown_as_numbers() -> None:
    """A view has one's own tiles; of the others', of the bag and of the small bag only how many there are."""
    state = table(holders={"Molly": ["sailor-mars", "kunzite"], "Andrew": ["zoycite"]}, bag=["sailor-pluto"] * 3)
    seen = GAME.view(state, seat_of("Molly"))
    watching = GAME.view(state, None)

    assert names(seen.holder) == ["sailor-mars", "kunzite"]
    assert watching.holder == ()
    assert [player.tiles for player in watching.players] == [2, 2, 1, 2]
    assert (watching.bag, watching.token_bag, watching.set_aside) == (3, 63, 0)


@rule("bluff#who-may-see-what")
def test_options_go_to_who_is_asked_alone() -> None:
    """A starter's options would name the tiles of the holder; the others learn only who is asked for what."""
    state = table()
    questions = [GAME.view(state, None if who is None else seat_of(who)).question for who in EVERYONE]

    assert [question is not None for question in questions] == [True, False, False, False, False]
    assert {GAME.view(state, seat).asked for seat in (None, 0, 1, 2, 3)} == {GAME.view(state, 0).asked}


@rule("bluff#who-may-see-what", "bluff#villain-actions")
def test_a_tile_kunzite_took_back_is_held_until_it_is_played() -> None:
    """In every imagined state Molly has it in her holder; once she passes a tile, there or under way; then not."""
    state = table(
        holders={"Molly": ["kunzite", "sailor-moon", "sailor-moon"], "Andrew": ["sailor-pluto", "sailor-mars"]},
        face_up={"Molly": ["sailor-venus"]},
        bag=["sailor-mars", "tuxedo-mask"],
    )
    collects(state, "Molly", "kunzite", to="Andrew")
    chooses(state, "Molly", "return sailor-venus")
    venus = tile("sailor-venus")
    for who in ("Maxfield", "Andrew", "Serena", None):
        assert all(venus in world.holders[0] for world in imagined(state, who, 60))
    passes(state, "Molly", "sailor-moon", to="Andrew", claim="sailor-venus")
    for who in ("Maxfield", "Andrew", "Serena", None):
        worlds = imagined(state, who, 60)
        assert all(venus in world.holders[0] or world.tile == venus for world in worlds)
        assert {world.tile == venus for world in worlds} == {True, False}
    looks(state)

    assert all(
        venus in world.holders[0] and world.tile == tile("sailor-moon") for world in imagined(state, "Andrew", 60)
    )


@rule("bluff#who-may-see-what", "bluff#villain-actions")
def test_a_tile_kunzite_took_back_is_free_once_played() -> None:
    """After Molly has played it face up, nothing is known of her holder any longer."""
    state = table(
        holders={"Molly": ["kunzite", "sailor-moon", "sailor-moon"], "Andrew": ["sailor-venus", "sailor-mars"]},
        face_up={"Molly": ["sailor-venus"]},
    )
    collects(state, "Molly", "kunzite", to="Andrew")
    chooses(state, "Molly", "return sailor-venus")
    collects(state, "Molly", "sailor-venus", to="Andrew", token=1)
    worlds = imagined(state, "Serena", 100)

    assert {tile("sailor-venus") in world.holders[0] for world in worlds} == {True, False}


@rule("bluff#who-may-see-what", "bluff#villain-actions")
def test_a_tile_zoycite_put_away_is_in_the_bag() -> None:
    """In everybody's every imagined state, as long as nobody draws."""
    state = table(
        holders={"Molly": ["zoycite", "sailor-moon"]}, face_up={"Molly": ["sailor-venus"]}, bag=["sailor-mars"] * 3
    )
    collects(state, "Molly", "zoycite", to="Andrew")
    chooses(state, "Molly", "discard sailor-venus")

    for who in EVERYONE:
        assert all(tile("sailor-venus") in world.bag for world in imagined(state, who, 60))


def bagged_then_drawn(drawn: str, setup: Setup | None = None) -> Bluff:
    """Zoycite put Sailor Venus into a bag of two others; then Serena drew this tile with Jadeite."""
    state = table(
        setup=setup or Setup(),
        holders={"Molly": ["zoycite", "jadeite"], "Serena": ["sailor-moon", "tuxedo-mask"]},
        face_up={"Molly": ["sailor-venus"]},
        bag=["sailor-mars", "sailor-pluto"],
    )
    collects(state, "Molly", "zoycite", to="Andrew")
    chooses(state, "Molly", "discard sailor-venus")
    passes(state, "Molly", "jadeite", to="Serena", claim="sailor-moon")
    says(state, "bluff", drawn=drawn)
    return state


@rule("bluff#who-may-see-what", "bluff#villain-actions")
def test_a_drawn_tile_is_known_to_the_drawer_only() -> None:
    """The drawer's view and sentence name it; to everybody else it is a tile."""
    state = bagged_then_drawn("sailor-pluto")
    facts = {who: GAME.view(state, None if who is None else seat_of(who)).history[-1] for who in EVERYONE}
    hidden = Drew(seat_of("Serena"), None, 2)

    assert facts["Serena"] == Drew(seat_of("Serena"), tile("sailor-pluto"), 2)
    assert [facts[who] for who in ("Molly", "Maxfield", "Andrew", None)] == [hidden] * 4
    assert told(state, "Serena")[-1] == "Serena draws Sailor Pluto into the holder."
    assert {told(state, who)[-1] for who in ("Molly", "Maxfield", "Andrew", None)} == {
        "Serena draws a bonus tile into the holder."
    }
    assert holder(state, "Serena") == ["sailor-moon", "tuxedo-mask", "sailor-pluto"]


@rule("bluff#who-may-see-what", "bluff#villain-actions")
def test_a_bagged_tile_is_in_the_bag_or_with_the_drawer() -> None:
    """Whatever Serena drew, the others hold both possible, in about one case of three that it was this one."""
    for drawn in ("sailor-venus", "sailor-pluto"):
        state = bagged_then_drawn(drawn)
        for who in ("Molly", "Maxfield", "Andrew", None):
            worlds = imagined(state, who, 600)
            in_bag = [tile("sailor-venus") in world.bag for world in worlds]
            with_serena = [tile("sailor-venus") in world.holders[seat_of("Serena")] for world in worlds]

            assert [bag != drawer for bag, drawer in zip(in_bag, with_serena, strict=True)] == [True] * 600
            assert 150 <= sum(with_serena) <= 250


@rule("bluff#who-may-see-what", "bluff#villain-actions")
def test_the_drawer_knows_whether_the_bagged_tile_is_still_there() -> None:
    """Who drew something else knows it is in the bag; who drew it knows it is not."""
    something_else = imagined(bagged_then_drawn("sailor-pluto"), "Serena", 100)
    the_very_one = imagined(bagged_then_drawn("sailor-venus"), "Serena", 100)

    assert all(tile("sailor-venus") in world.bag for world in something_else)
    assert not any(tile("sailor-venus") in world.bag for world in the_very_one)


@rule("bluff#who-may-see-what", "bluff#villain-actions")
def test_a_draw_from_the_tiles_set_aside_leaves_the_bag_certain() -> None:
    """Under the switch the bagged tile stays in the bag in every imagined state, and the drawn one was set aside."""
    state = bagged_then_drawn("kunzite", Setup(jadeite_source="set_aside"))

    for who in EVERYONE:
        for world in imagined(state, who, 60):
            fact = world.history[-1]
            assert isinstance(fact, Drew)
            assert tile("sailor-venus") in world.bag
            assert fact.tile in world.holders[seat_of("Serena")]


@rule("bluff#who-may-see-what", "bluff#villain-actions")
def test_a_drawn_tile_that_is_played_at_once_is_known_to_who_looks() -> None:
    """Molly had nothing but Jadeite, so the tile she passes next is the one she drew: a receiver who looks knows it."""
    state = table(holders={"Molly": ["jadeite"]}, bag=["queen-beryl", "sailor-pluto"])
    collects(state, "Molly", "jadeite", to="Andrew", drawn="queen-beryl")
    passes(state, "Molly", "queen-beryl", to="Maxfield", claim="sailor-moon")
    looks(state)
    worlds = imagined(state, "Maxfield", 60)

    assert {world.tile for world in worlds} == {tile("queen-beryl")}
    assert {world.history[-1] for world in worlds} == {Drew(seat_of("Molly"), tile("queen-beryl"), 1)}
    assert {tuple(world.holders[0]) for world in worlds} == {()}


@rule("bluff#who-may-see-what")
def test_an_imagined_game_can_be_played_on() -> None:
    """What is imagined is a full state: the asked seat has the same options and may choose any of them."""
    state = bagged_then_drawn("sailor-pluto")
    decision = state.pending[0]
    options = decision.options(state)
    for world in imagined(state, "Serena", 20):
        assert world.pending[0].options(world) == options
        choose(world, decision.seat, options[0])

        assert world.pending[0].kind == "respond"
