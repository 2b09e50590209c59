"""Tournaments: tokens, challenges, secret characters, dropping out, the end; and a whole simulated convention."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from odango.bots.convention import Pace, simulate_convention
from odango.core.refusal import IllegalChoice
from odango.games.dice.tournament import Tournament
from odango.games.dice.tournament_facts import project
from rule import rule

USAGI, AMI, REI = 0, 1, 2
HOUR = 3600


def tournament(*names: str, tokens: int = 5) -> Tournament:
    """A tournament of an hour with these players, at its opening."""
    event = Tournament(ends=HOUR, tokens_each=tokens)
    for name in names or ("Usagi", "Ami", "Rei"):
        event.join(0, name)
    return event


def match(event: Tournament, one: int, other: int, at: int = 10) -> int:
    """A challenge, accepted, with characters revealed; the number of the match."""
    number = event.challenge(at, one, other)
    event.accept(at, number, other)
    event.choose(at, number, one, "sailor-moon")
    event.choose(at, number, other, "kunzite")
    return number


def tokens(event: Tournament) -> list[int]:
    return [entrant.tokens for entrant in event.entrants]


def is_refused(event: Tournament, act: Callable[[], Any], says: str) -> None:
    """It is refused with a sentence that says so, and nothing has changed."""
    before = msgspec.json.encode(event)
    with pytest.raises(IllegalChoice) as refused:
        act()

    assert says in refused.value.reason
    assert refused.value.rule == "tournaments"
    assert msgspec.json.encode(event) == before


@rule("dice#tournaments")
def test_everyone_starts_with_the_same_tokens_whenever_they_come() -> None:
    """Late arrivals get as many as those who were there at the opening; names tell players apart."""
    event = tournament(tokens=7)
    match(event, USAGI, AMI)
    late = event.join(1800, "Makoto")

    assert event.entrants[late].tokens == 7
    is_refused(event, lambda: event.join(1801, " makoto "), "There is a makoto in the tournament already")
    is_refused(event, lambda: event.join(1801, "  "), "needs a name")
    with pytest.raises(IllegalChoice, match="at least one token"):
        Tournament(ends=HOUR, tokens_each=0)


@rule("dice#tournaments")
def test_a_challenge_is_accepted_refused_or_withdrawn() -> None:
    """By the one challenged, or by the one who offered it, and by nobody else."""
    event = tournament()
    first = event.challenge(1, USAGI, AMI)

    is_refused(event, lambda: event.accept(2, first, REI), "Only Ami can answer that challenge.")
    is_refused(event, lambda: event.accept(2, first, USAGI), "Only Ami can answer that challenge.")
    is_refused(event, lambda: event.refuse(2, first, REI), "Only Ami can answer that challenge.")
    is_refused(event, lambda: event.withdraw(2, first, AMI), "Only Usagi can take that challenge back.")
    is_refused(event, lambda: event.challenge(2, AMI, USAGI), "waits for an answer")
    is_refused(event, lambda: event.challenge(2, USAGI, USAGI), "You cannot challenge yourself.")
    is_refused(event, lambda: event.challenge(2, USAGI, 9), "There is no such player")
    event.refuse(3, first, AMI)
    is_refused(event, lambda: event.accept(4, first, AMI), "That challenge is not open any more.")
    second = event.challenge(5, USAGI, AMI)
    event.withdraw(6, second, USAGI)
    is_refused(event, lambda: event.accept(7, second, AMI), "That challenge is not open any more.")
    assert tokens(event) == [5, 5, 5]
    assert [fact.what for fact in event.facts[3:]] == ["challenged", "refused", "challenged", "withdrawn"]


@rule("dice#tournaments")
def test_nobody_plays_two_matches_at_once() -> None:
    """One may be challenged while playing, but the match can only begin when both are free."""
    event = tournament()
    number = match(event, USAGI, AMI)
    waiting = event.challenge(20, REI, AMI)
    own = event.challenge(20, USAGI, REI)

    is_refused(event, lambda: event.accept(21, waiting, AMI), "Ami is in a match")
    is_refused(event, lambda: event.accept(21, own, REI), "Usagi is in a match")
    event.finish(30, number, AMI)
    event.accept(31, waiting, AMI)
    assert event.bout_of(AMI) == event.bout_of(REI) == waiting


@rule("dice#tournaments")
def test_characters_are_chosen_in_secret_and_revealed_together() -> None:
    """Until both are in, everyone may know that one has chosen, and nobody what."""
    event = tournament()
    number = event.challenge(1, USAGI, AMI)
    event.accept(1, number, AMI)
    event.choose(2, number, USAGI, "queen-beryl")

    shown = project(event, 3)
    assert shown.playing[0].chosen == (True, False)
    assert b"queen-beryl" not in msgspec.json.encode(shown)
    assert b"queen-beryl" not in msgspec.json.encode(event.facts)
    is_refused(event, lambda: event.choose(3, number, USAGI, "droids"), "the choice stands")
    is_refused(event, lambda: event.choose(3, number, REI, "droids"), "You are not in that match.")
    is_refused(event, lambda: event.choose(3, number, AMI, "godzilla"), "There is no character “godzilla”.")
    is_refused(event, lambda: event.finish(3, number, AMI), "not revealed yet")
    is_refused(event, lambda: event.setup(number), "not revealed yet")
    event.choose(4, number, AMI, "droids")
    assert project(event, 4).playing[0].line_up == ("queen-beryl", "droids")
    assert event.setup(number).line_up == ("queen-beryl", "droids")


@pytest.mark.parametrize(("usagi", "ami", "fight"), [(True, True, True), (True, False, False), (False, False, False)])
@rule("dice#tournaments")
def test_the_same_character_needs_both_to_agree(usagi: bool, ami: bool, fight: bool) -> None:
    """Otherwise both choose again."""
    event = tournament()
    number = event.challenge(1, USAGI, AMI)
    event.accept(1, number, AMI)
    event.choose(2, number, USAGI, "wiseman", usagi)
    event.choose(2, number, AMI, "wiseman", ami)

    assert (event.bouts[number].line_up is not None) == fight
    if fight:
        assert event.setup(number).same_character
    else:
        event.choose(3, number, AMI, "wiseman")
        event.choose(3, number, USAGI, "saphir")
        assert event.bouts[number].line_up == ("saphir", "wiseman")
        assert not event.setup(number).same_character


@rule("dice#tournaments")
def test_the_loser_hands_one_token_to_the_winner() -> None:
    """Players may meet as often as they like; an abandoned match moves nothing."""
    event = tournament()
    number = match(event, USAGI, AMI)
    is_refused(event, lambda: event.finish(11, number, REI), "Rei is not in that match.")
    event.finish(11, number, AMI)
    assert tokens(event) == [4, 6, 5]
    event.finish(21, match(event, AMI, USAGI, 20), AMI)
    assert tokens(event) == [3, 7, 5]
    number = match(event, AMI, USAGI, 30)
    event.abandon(31, number)

    assert tokens(event) == [3, 7, 5]
    is_refused(event, lambda: event.finish(32, number, AMI), "There is no such match under way.")
    assert [event.entrants[player].name for _, player in event.standings()] == ["Ami", "Rei", "Usagi"]


@rule("dice#tournaments")
def test_who_has_no_tokens_drops_out() -> None:
    """Offers to and from that player lapse, and there is no coming back."""
    event = tournament(tokens=1)
    other = event.challenge(5, REI, USAGI)
    event.finish(11, match(event, USAGI, AMI), AMI)

    assert not event.challenges
    assert [fact.what for fact in event.facts[-3:]] == ["won", "dropped-out", "lapsed"]
    is_refused(event, lambda: event.accept(12, other, USAGI), "not open any more")
    is_refused(event, lambda: event.challenge(12, USAGI, REI), "Usagi has no tokens left")
    is_refused(event, lambda: event.challenge(12, REI, USAGI), "Usagi has no tokens left")
    is_refused(event, lambda: event.join(12, "Usagi"), "cannot come back")
    assert not event.over


@rule("dice#tournaments")
def test_it_ends_as_soon_as_one_player_has_everything() -> None:
    """Before the time is over, with nobody left to play against."""
    event = tournament("Usagi", "Ami", tokens=1)
    event.finish(11, match(event, USAGI, AMI), USAGI)

    assert event.over
    assert event.champions() == (USAGI,)
    is_refused(event, lambda: event.join(12, "Rei"), "The tournament is over")
    assert event.facts[-1].what == "ended"


@rule("dice#tournaments")
def test_a_match_under_way_may_be_finished_after_the_time() -> None:
    """Nothing new begins and offers lapse; the token of the last match counts, and then it is over."""
    event = tournament()
    number = match(event, USAGI, AMI, HOUR - 1)
    offer = event.challenge(HOUR - 1, REI, AMI)
    is_refused(event, lambda: event.accept(HOUR, offer, AMI), "not open any more")
    is_refused(event, lambda: event.challenge(HOUR, REI, USAGI), "nothing new begins")
    is_refused(event, lambda: event.join(HOUR, "Makoto"), "nothing new begins")
    event.tick(HOUR)

    assert not event.challenges
    assert not event.over
    assert event.champions() == ()
    event.finish(HOUR + 300, number, USAGI)
    assert event.over
    assert event.champions() == (USAGI,)
    assert tokens(event) == [6, 4, 5]


@rule("dice#tournaments")
def test_a_match_abandoned_after_the_time_ends_it_too() -> None:
    """The last match need not be played out."""
    event = tournament()
    number = match(event, USAGI, AMI, HOUR - 1)
    event.abandon(HOUR + 1, number)

    assert event.over
    assert event.champions() == (USAGI, AMI, REI)


@rule("dice#tournaments")
def test_equal_tokens_share_the_title() -> None:
    """Places are shared too, and the next one is left out."""
    event = tournament()
    event.finish(11, match(event, USAGI, REI), USAGI)
    event.finish(21, match(event, AMI, REI, 20), AMI)
    event.tick(HOUR)

    assert event.standings() == [(1, USAGI), (1, AMI), (3, REI)]
    assert event.champions() == (USAGI, AMI)
    assert project(event, HOUR).champions == ("Usagi", "Ami")


@rule("dice#tournaments")
def test_the_clock_never_runs_backwards() -> None:
    """A desk whose clock is slow cannot reopen a tournament whose time is over."""
    event = tournament()
    event.tick(HOUR)

    is_refused(event, lambda: event.join(5, "Makoto"), "nothing new begins")
    event = tournament()
    event.join(100, "Makoto")
    event.join(50, "Minako")
    assert [fact.at for fact in event.facts] == [0, 0, 0, 100, 100]


@rule("dice#tournaments")
def test_a_tournament_is_saved_and_loaded_in_the_middle_of_anything() -> None:
    """Exactly as it was, as plain values and as bytes, secret choices included."""
    event = tournament()
    match(event, USAGI, AMI)
    event.challenge(12, REI, AMI)
    number = event.challenge(12, event.join(12, "Makoto"), REI)
    event.accept(13, number, REI)
    event.choose(14, number, REI, "luna-and-artemis", True)

    assert msgspec.convert(msgspec.to_builtins(event), Tournament) == event
    assert msgspec.json.decode(msgspec.json.encode(event), type=Tournament) == event


class Witness:
    """Looks at a convention after everything that happens, and remembers what may not come back."""

    def __init__(self) -> None:
        self.out: set[int] = set()
        self.steps = 0
        self.joined_late = False

    def __call__(self, event: Tournament) -> None:
        self.steps += 1
        playing = [player for bout in event.bouts.values() for player in bout.players]
        assert sum(tokens(event)) == len(event.entrants) * event.tokens_each
        assert len(playing) == len({*playing})
        assert self.out.isdisjoint(playing)
        assert self.out.isdisjoint(
            player for offer in event.challenges.values() for player in (offer.player, offer.other)
        )
        assert all(not event.entrants[player].tokens for player in self.out)
        assert all(event.entrants[player].tokens for player in playing)
        self.out = {player for player, entrant in enumerate(event.entrants) if not entrant.tokens}
        self.joined_late |= event.facts[-1].what == "joined" and event.now > 0


@rule("dice#tournaments")
def test_a_convention_of_two_hundred() -> None:
    """Tokens are conserved at every step, nobody plays twice at once, and who is out stays out."""
    witness = Witness()
    convention = simulate_convention(players=200, hours=3, watch=witness)
    event = convention.tournament
    told = [fact.what for fact in event.facts]

    assert event.over
    assert len(event.entrants) == 200
    assert witness.joined_late
    assert convention.matches == told.count("won") > 500
    assert convention.most_at_once > 20
    assert {"refused", "withdrawn", "lapsed", "clashed", "abandoned", "dropped-out"} <= {*told}
    assert told.count("dropped-out") == len(witness.out) > 0
    assert event.now >= event.ends
    assert sum(tokens(event)) == 1000
    best = max(tokens(event))
    assert event.champions() == tuple(player for player in range(200) if event.entrants[player].tokens == best)
    assert msgspec.convert(msgspec.to_builtins(event), Tournament) == event


@rule("dice#tournaments")
def test_a_convention_follows_from_its_seed() -> None:
    """And a small one with few tokens ends before its time."""
    pace = Pace(late=0, idle=60)
    small = simulate_convention(4, 12, 2, seed=3, pace=pace)

    assert small == simulate_convention(4, 12, 2, seed=3, pace=pace)
    assert small.tournament.now < small.tournament.ends
    assert tokens(small.tournament)[small.tournament.champions()[0]] == 8
