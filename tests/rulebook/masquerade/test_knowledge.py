"""Who knows what: Team Cards, hands, and what failing to follow tells."""

from __future__ import annotations

from collections import Counter

import pytest

from odango.core.engine import choose
from odango.core.rng import Rng
from odango.games.masquerade import GAME
from odango.games.masquerade.cards import PLANET, PLANETS, SG, TEAM_CARDS, TEAM_OF, card, team_pack
from odango.games.masquerade.setup import Setup
from odango.games.masquerade.state import Masquerade
from odango.text import Line, english
from rule import rule
from rulebook.masquerade.table import (
    PEOPLE,
    auction,
    hand,
    imagined,
    played_out,
    playing_at_random,
    says,
    seat_of,
    seen,
    table,
    told,
    trick,
)

MARS = PLANETS.index("mars")
THREE = {"Usagi": ["mars-8-1", "venus-8-1"], "Ami": ["moon-2-7", "venus-2-7"], "Rei": ["mars-3-6", "venus-3-6"]}


def voids(state: Masquerade, who: str) -> list[str]:
    """The planets everybody knows this player to hold none of."""
    found = {seen(state, eye).players[seat_of(who)].voids for eye in (*PEOPLE[: state.seats], None)}
    assert len(found) == 1, "all see the same"
    return [PLANETS[planet] for planet in found.pop()]


@rule("masquerade#following", "masquerade#who-knows-what")
@pytest.mark.parametrize(
    ("played", "known"),
    [
        ("venus-2-7 SG", ["mars"]),
        ("action-venus-SG", ["mars"]),
        ("betrayal-moon-stick", ["mars"]),
        ("mars-2-7 SG", []),
        ("action-mars-DK", []),
        ("moon-2-7 SG", []),
        ("action-moon-SG", []),
        ("support-luna", []),
        ("transformation-red venus", []),
        ("tuxedo-mask", []),
    ],
)
def test_what_a_card_tells_about_the_hand(played: str, known: list[str]) -> None:
    """Another planet or a Betrayal tells that its player holds none of the ruling one; what is always free does not."""
    name = played.split(maxsplit=1)[0]
    state = table({"Usagi": ["mars-8-1", "mars-1-8"], "Ami": [name, "jupiter-1-8"], "Rei": ["mars-3-6"]})
    says(state, "mars-8-1 SG", played)

    assert voids(state, "Ami") == known
    assert voids(state, "Usagi") == voids(state, "Rei") == []


@rule("masquerade#following", "masquerade#who-knows-what", "masquerade#transformation")
def test_what_counts_is_the_planet_that_ruled_as_the_card_was_played() -> None:
    """Ami fails to follow Mars, Rei names Venus, Makoto fails to follow Venus; the Moon can be failed as well."""
    state = trick("mars-8-1 SG", "jupiter-2-7 SG", "transformation-red venus", "jupiter-3-6 SG", "venus-1-8 SG")
    moon = trick("moon-8-1 SG", "mars-2-7 SG", "venus-3-6 SG")

    assert [voids(state, who) for who in PEOPLE[:5]] == [[], ["mars"], [], ["venus"], []]
    assert [voids(moon, who) for who in PEOPLE[:3]] == [[], ["moon"], ["moon"]]


@rule("masquerade#who-knows-what")
def test_what_was_told_is_remembered_for_the_whole_game() -> None:
    """Hands only get smaller: in random games nobody ever holds a planet they failed to follow."""
    found = Counter[int]()
    for seed in range(4):
        for state in playing_at_random(Setup(), 5, seed):
            for seat in range(5):
                held = {PLANET[face] for face in state.hands[seat]}
                known = seen(state, None).players[seat].voids
                assert not held & set(known)
                found[len(known)] += 1

    assert set(found) >= {0, 1, 2, 3}


@rule("masquerade#who-knows-what", "masquerade#following")
@pytest.mark.parametrize("setup", [Setup(), Setup(betrayal_ignores_follow=True)])
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_every_imagined_world_respects_what_was_told(seats: int, setup: Setup) -> None:
    """Hands keep their sizes, nobody holds a planet they failed to follow, no card is lost or doubled; one's own hand
    and Team Card, the one turned up and all that was played stay.
    """
    constrained = 0
    games = (state for seed in range(3) for state in playing_at_random(setup, seats, seed))
    for number, state in enumerate(games):
        if number % 5 or state.ended:
            continue
        pieces = GAME.components(state)
        for who in (*PEOPLE[:seats], None):
            for world in imagined(state, who, 2):
                assert GAME.components(world) == pieces
                assert list(map(len, world.hands)) == list(map(len, state.hands))
                for seat in range(seats):
                    known = [planet for planet in range(5) if state.voids[seat] >> planet & 1]
                    constrained += bool(known)
                    assert not {PLANET[face] for face in world.hands[seat]} & set(known)
                if who is not None:
                    assert hand(world, who) == hand(state, who)
                    assert world.identities[seat_of(who)] == state.identities[seat_of(who)]
                if state.unmasked >= 0:
                    assert world.identities[state.unmasked] == state.identities[state.unmasked]
    assert constrained > 100


@rule("masquerade#who-knows-what", "masquerade#betrayal")
def test_a_betrayal_that_tells_nothing_leaves_both_possible() -> None:
    """Where it escapes following, Ami may or may not hold Mars; by our rule she certainly does not."""
    hands = {
        "Usagi": ["mars-8-1", "jupiter-8-1"],
        "Ami": ["betrayal-moon-stick", "venus-2-7", "venus-1-8"],
        "Rei": ["mars-3-6", "mars-2-7", "mars-1-8"],
    }
    possible = {}
    for ignores in (False, True):
        state = table(hands, setup=Setup(betrayal_ignores_follow=ignores))
        says(state, "mars-8-1 SG", "betrayal-moon-stick", "turn none")
        worlds = imagined(state, "Usagi", 100)
        possible[ignores] = {any(PLANET[face] == MARS for face in world.hands[1]) for world in worlds}

    assert possible == {False: {False}, True: {False, True}}


@rule("masquerade#who-knows-what", "masquerade#teams")
@pytest.mark.parametrize("seats", [4, 6, 8, 9])
def test_at_a_table_without_a_spare_card_the_team_mates_can_be_counted(seats: int) -> None:
    """Exactly as many in every imagined world, though not always the same ones."""
    state = auction(seats)
    for seat in range(seats):
        worlds = imagined(state, PEOPLE[seat], 60)
        counts = {sum(world.team(other) == world.team(seat) for other in range(seats)) for world in worlds}
        mates = {tuple(world.team(other) for other in range(seats)) for world in worlds}
        assert counts == {sum(state.team(other) == state.team(seat) for other in range(seats))}
        assert len(mates) > 1


@rule("masquerade#who-knows-what", "masquerade#teams")
@pytest.mark.parametrize(("seats", "both"), [(3, {1, 2}), (5, {2, 3}), (7, {3, 4})])
def test_at_an_odd_table_the_spare_card_leaves_the_team_mates_open(seats: int, both: set[int]) -> None:
    """One's team may be complete or lack one; both happen in imagination, as often as chance has it."""
    state = auction(seats)
    for seat in range(seats):
        worlds = imagined(state, PEOPLE[seat], 300)
        counts = Counter(sum(world.team(other) == world.team(seat) for other in range(seats)) for world in worlds)
        unseen = len(team_pack(seats)) - 1
        fewer = 300 * (unseen // 2) / unseen  # the spare card is one of one's own team

        assert set(counts) == both
        assert abs(counts[min(both)] - fewer) < 45
        assert len({world.spare for world in worlds}) == unseen


@rule("masquerade#who-knows-what", "masquerade#unmasking")
def test_only_the_unmasked_are_seen_by_others() -> None:
    """Everyone sees their own Team Card and the one turned up; a spectator that one alone, and before it none."""
    before = auction(5)
    state = before.clone()
    says(state, "1 SG", "pass", "pass", "pass", "pass", "unmask C")
    for who in (*PEOPLE[:5], None):
        own = [] if who is None else [seat_of(who)]
        for game, known in ((before, {*own}), (state, {*own, 2})):
            players = seen(game, who).players
            assert {seat for seat in range(5) if players[seat].identity is not None} == known
            assert {seat for seat in range(5) if players[seat].team is not None} == known
            assert all(players[seat].identity == game.identities[seat] for seat in known)


@rule("masquerade#who-knows-what")
def test_hands_and_spare_cards_are_hidden_until_the_end() -> None:
    """A view has one's own hand and how many the others hold; when the game is over everything is shown."""
    state = table(THREE, setup=Setup(deal="equal"))
    for who in ("Usagi", "Ami", "Rei", None):
        view = seen(state, who)
        assert [player.cards for player in view.players] == [2, 2, 2]
        assert [player.hand is not None for player in view.players] == [name == who for name in PEOPLE[:3]]
        assert (view.spare, view.undealt, view.score) == (None, 72, None)
        assert view.pack == team_pack(3)
    over = played_out(Setup(), 5, 7)
    for who in ("Usagi", None):
        view = seen(over, who)
        assert [player.hand for player in view.players] == [tuple(cards) for cards in over.hands]
        assert [player.identity for player in view.players] == over.identities
        assert view.spare == over.spare
        assert (view.phase, view.score is not None) == ("over", True)


@rule("masquerade#who-knows-what")
def test_a_team_card_is_told_to_its_owner_alone() -> None:
    """Everyone hears whose card they drew themselves and nobody else's name; a spectator hears none."""
    state = GAME.start(Setup(), 4, Rng(1))
    names = {identity: english().say(Line(f"masquerade-identity-{TEAM_CARDS[identity]}")) for identity in team_pack(4)}
    for who in (*PEOPLE[:4], None):
        heard = " ".join(told(state, who))
        own = [] if who is None else [state.identities[seat_of(who)]]

        assert [identity for identity, name in names.items() if name in heard] == own
        assert heard.count("Team Card") >= 4


@rule("masquerade#who-knows-what")
def test_options_go_to_who_is_asked_alone() -> None:
    """They would tell the hand; the others learn who is asked for what."""
    state = table(THREE)
    questions = [seen(state, who).question for who in ("Usagi", "Ami", "Rei", None)]

    assert [question is not None for question in questions] == [True, False, False, False]
    assert len({seen(state, who).asked for who in ("Usagi", "Ami", None)}) == 1


@rule("masquerade#who-knows-what", "masquerade#who-takes-a-trick")
def test_a_view_tells_who_would_take_the_trick_as_it_is() -> None:
    """Nobody before the first card; then the card that is ahead, with those that have cancelled each other."""
    state = table(THREE)
    ahead = [seen(state, None).outcome]
    for text in ("mars-8-1 DK", "moon-2-7 SG", "mars-3-6 SG"):
        says(state, text)
        ahead.append(seen(state, None).outcome)

    assert [None if found is None else (found.place, found.by) for found in ahead] == [
        None,
        (0, "ruling"),
        (1, "moon"),
        None,
    ]
    assert state.tricks[0].outcome.place == 1


@rule("masquerade#who-knows-what", "masquerade#auction")
def test_phases_and_what_was_bid_are_open() -> None:
    """Who said what, who is royal for which team, and what the target is."""
    state = auction(3, opener="Rei")
    phases = [seen(state, None).phase]
    says(state, "4 DK", "pass", "5 SG", "pass", "pass")
    phases.append(seen(state, None).phase)
    says(state, "unmask A")
    view = seen(state, None)
    phases.append(view.phase)

    assert phases == ["auction", "unmasking", "tricks"]
    assert [(bid.seat, bid.number, bid.team) for bid in view.bids] == [
        (2, 4, 1),
        (0, 0, -1),
        (1, 5, 0),
        (2, 0, -1),
        (0, 0, -1),
    ]
    assert (view.opener, view.royal, view.named, view.target, view.unmasked) == (2, 1, SG, 5, 0)
    assert (view.leader, view.tricks_in_all) == (1, 26)


@rule("masquerade#who-knows-what")
def test_an_imagined_masquerade_can_be_played_on() -> None:
    """What is imagined is a full state: who is asked has the same options, and it comes to an end."""
    state = table(THREE)
    options = state.pending[0].options(state)
    for world in imagined(state, "Usagi", 20):
        assert world.pending[0].options(world) == options
        while world.pending:
            decision = world.pending[0]
            choose(world, decision.seat, decision.options(world)[0])
        assert GAME.result(world) is not None


@rule("masquerade#who-knows-what")
def test_cards_that_were_seen_are_dealt_to_nobody() -> None:
    """Neither played cards, nor one's own; what was put away unseen may be anything else."""
    state = trick("mars-8-1 SG", "mars-2-7 SG", "mars-3-6 SG")
    gone = {card("mars-8-1"), card("mars-2-7"), card("mars-3-6"), *state.hands[0]}
    away = set()
    for world in imagined(state, "Usagi", 60):
        elsewhere = {*world.hands[1], *world.hands[2], *world.undealt}
        away.update(world.undealt)
        assert not elsewhere & gone

    assert len(away) == 78 - len(gone)
    assert {TEAM_OF[identity] for identity in state.identities} == {0, 1}
