"""Words to build situations of Masquerade Battle with, and to play them.

Nothing is left to chance once the cards are dealt, and here they are laid out; whatever would draw fails the test.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from odango.core.engine import choose, run
from odango.core.rng import Rng, ScriptedRng
from odango.core.step import Decision, Seat
from odango.games.masquerade import GAME
from odango.games.masquerade.auction import Bidding
from odango.games.masquerade.cards import HOUSE_DECK, NAMES, PLANET, PLANETS, TEAM_OF, TEAMS, Card, card, team_pack
from odango.games.masquerade.facts import Bid, Play, Trick
from odango.games.masquerade.setup import Setup, play_cards
from odango.games.masquerade.state import NO_CARD, Masquerade
from odango.games.masquerade.tricks import NextTrick
from odango.games.masquerade.view import MasqueradeView
from odango.text import english
from rulebook import any_game
from rulebook.any_game import asked_for, texts

PEOPLE = ("Usagi", "Ami", "Rei", "Makoto", "Minako", "Mamoru", "Motoki", "Umino", "Setsuna")
"""Who sits at the table, by seat.  The first five are the rulebook's own."""
SCOPES = ("live", "tier", "planet", "table")


def seat_of(person: str) -> Seat:
    return PEOPLE.index(person)


def table(
    hands: Mapping[str, Sequence[str]],
    *,
    setup: Setup = Setup(),  # noqa: B008 (frozen)
    leader: str = "Usagi",
    teams: Mapping[str, str] | None = None,
    royal: str = "Usagi",
    named: str = "SG",
    bid: int = 1,
    unmasked: str | None = None,
    piles: Mapping[str, tuple[int, int]] | None = None,
) -> Masquerade:
    """A game that has come to this: `leader` is about to lead.

    Cards in nobody's hand were put away unseen.  Who is in which team is said for all or for none; then they take
    turns, the Sailor Guardians first.  The royal player has turned up their own Team Card unless another is named.
    """
    people = PEOPLE[: len(hands)]
    assert set(people) == set(hands)
    state = GAME.start(setup, len(people), Rng(0))
    _empty(state)
    state.hands = [sorted(map(card, hands[who])) for who in people]
    lying = Counter(found for hand in state.hands for found in hand)
    assert lying <= Counter(play_cards(setup)), "a card that is not in the deck, or too often"
    state.undealt = sorted((Counter(play_cards(setup)) - lying).elements())
    side = dict(teams or {who: TEAMS[seat % 2] for seat, who in enumerate(people)})
    pack = list(team_pack(len(people)))
    state.identities = [_draw(pack, side[who]) for who in people]
    state.spare = pack[0] if pack else NO_CARD
    state.royal = state.opener = seat_of(royal)
    state.named, state.target = TEAMS.index(named), bid
    passes = [Bid((state.royal + step) % len(people), 0, -1) for step in range(1, len(people))]
    state.bids = (Bid(state.royal, bid, state.named), *passes)
    state.unmasked = seat_of(unmasked or royal)
    state.leader = seat_of(leader)
    for who, (sg, dk) in (piles or {}).items():
        at = seat_of(who) * len(TEAMS)
        state.piles[at : at + len(TEAMS)] = [sg, dk]
    state.do(NextTrick())
    run(state)
    return state


def _empty(state: Masquerade) -> None:
    state.rng = ScriptedRng()
    state.events = []
    state.pending.clear()
    state.agenda.clear()


def _draw(pack: list[int], team: str) -> int:
    found = next(identity for identity in pack if TEAMS[TEAM_OF[identity]] == team)
    pack.remove(found)
    return found


def auction(seats: int = 3, *, setup: Setup = Setup(), opener: str = "Usagi") -> Masquerade:  # noqa: B008 (frozen)
    """A game in which `opener` is about to open the auction."""
    state = GAME.start(setup, seats, Rng(0))
    _empty(state)
    state.opener = seat_of(opener)
    state.ask(Bidding(state.opener))
    run(state)
    return state


def says(state: Masquerade, *texts: str) -> None:
    """Who is asked chooses what is written so, one after the other."""
    for text in texts:
        (decision,) = state.pending
        choose(state, decision.seat, decision.read(state, text))


def trick(
    *texts: str,
    leader: str = "Usagi",
    setup: Setup = Setup(),  # noqa: B008 (frozen)
    more: int = 1,
    teams: Mapping[str, str] | None = None,
    bid: int = 1,
    named: str = "SG",
    piles: Mapping[str, tuple[int, int]] | None = None,
) -> Masquerade:
    """A trick from its first card to its last; what a Betrayal turns (`turn A C`) follows its card.

    Everyone holds that card and so many `more`, of planets that never rule in it: so every card may be played, and
    another trick begins.
    """
    cards = [text for text in texts if not text.startswith("turn ")]
    first = seat_of(leader)
    hands = {PEOPLE[(first + i) % len(cards)]: [text.split()[0]] for i, text in enumerate(cards)}
    spare = fillers(cards, more * len(cards))
    for hand in hands.values():
        hand += [next(spare) for _ in range(more)]
    state = table(hands, setup=setup, leader=leader, teams=teams, bid=bid, named=named, piles=piles)
    says(state, *texts)
    return state


def fillers(texts: Sequence[str], count: int) -> Iterator[str]:
    """Characters of planets that never rule where this is played."""
    ruling = {word for text in texts for word in text.split()[1:] if word in PLANETS}
    ruling |= {PLANETS[PLANET[found]] for found in map(card_in, texts[:3]) if PLANET[found] >= 0}
    used = set(map(card_in, texts))
    free = [found for found in HOUSE_DECK if found not in used and PLANETS[PLANET[found]] not in ruling]
    assert len(free) >= count
    return map(NAMES.__getitem__, free)


def card_in(text: str) -> Card:
    """The card of a play as it is written."""
    return card(text.split(maxsplit=1)[0])


def plays(*texts: str) -> list[Play]:
    """The same as facts, for the pure functions; sides as they are at the end, nothing turned."""
    found = []
    for seat, text in enumerate(texts):
        name, _, how = text.partition(" ")
        side = TEAMS.index(how) if how in TEAMS else -1
        found.append(Play(seat, card(name), side, PLANETS.index(how) if how in PLANETS else -1))
    return found


def planet(name: str | None) -> int:
    return -1 if name is None else PLANETS.index(name)


def asked(state: Masquerade) -> str:
    """Who is asked."""
    (decision,) = state.pending
    return PEOPLE[decision.seat]


def playable(state: Masquerade) -> set[str]:
    """The cards that may be played, however."""
    assert asked_for(state) == "play"
    return {text.split()[0] for text in texts(state)}


def took(state: Masquerade) -> tuple[str | None, str]:
    """Whose card takes the trick, and by what: the one on the table, else the last one."""
    found = last(state)
    return None if found.winner < 0 else PEOPLE[found.winner], found.outcome.by


def struck(state: Masquerade) -> list[str]:
    """The cards that cancelled each other in it."""
    found = last(state)
    return [NAMES[found.plays[place].card] for place in found.outcome.struck]


def last(state: Masquerade) -> Trick:
    view = GAME.view(state, None)
    if view.plays:
        assert view.outcome is not None
        return Trick(view.plays, view.ruling, view.outcome, -1, -1)
    return state.tricks[-1]


def piles_of(state: Masquerade, who: str) -> tuple[int, int]:
    """Characters collected for the Sailor Guardians and for the Dark Kingdom."""
    at = seat_of(who) * len(TEAMS)
    return state.piles[at], state.piles[at + 1]


def filled(state: Masquerade) -> dict[str, tuple[int, int]]:
    """The piles in which something lies."""
    found = {who: piles_of(state, who) for who in PEOPLE[: state.seats]}
    return {who: piles for who, piles in found.items() if any(piles)}


def leads(state: Masquerade) -> str:
    """Who leads the trick that is about to begin."""
    assert asked_for(state) == "play"
    assert not state.plays
    return asked(state)


def hand(state: Masquerade, who: str) -> list[str]:
    return [NAMES[found] for found in state.hands[seat_of(who)]]


def winners(state: Masquerade) -> list[str]:
    result = GAME.result(state)
    assert result is not None
    return [PEOPLE[seat] for seat in result.winners]


def told(state: Masquerade, who: str | None = None) -> list[str]:
    """What this player, or a spectator, has been told so far, in English."""
    seat = None if who is None else seat_of(who)
    return [english().say(event.face(seat), PEOPLE) for event in state.events or ()]


def seen(state: Masquerade, who: str | None) -> MasqueradeView:
    return GAME.view(state, None if who is None else seat_of(who))


def imagined(state: Masquerade, who: str | None, times: int) -> list[Masquerade]:
    """So many states this player holds possible, each checked to look the same from there."""
    return any_game.imagined(GAME, state, None if who is None else seat_of(who), times)


def playing_at_random(setup: Setup, seats: int, seed: int) -> Iterator[Masquerade]:
    """Every position of a game in which everybody chooses at random, with short auctions."""
    return any_game.playing_at_random(GAME, setup, seats, seed, _bids_below_twelve)


def _bids_below_twelve(_: Masquerade, decision: Decision[Masquerade], options: Sequence[int]) -> Sequence[int]:
    return [choice for choice in options if decision.kind != "bid" or choice < 12 * len(TEAMS)] or options


def played_out(setup: Setup, seats: int, seed: int) -> Masquerade:
    """The same at its end."""
    *_, state = playing_at_random(setup, seats, seed)
    return state
