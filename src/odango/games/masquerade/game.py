"""Masquerade Battle, as the rest of the house knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from odango.core import engine
from odango.core.event import Public, Secret
from odango.core.game import Game
from odango.core.rng import Rng
from odango.core.save import steps_in
from odango.core.step import Seat, Step
from odango.core.view import Result
from odango.games.masquerade import auction, collecting, facts, trick, tricks
from odango.games.masquerade import deck as decks
from odango.games.masquerade import imagine as imagining
from odango.games.masquerade import scoring as scores
from odango.games.masquerade import setup as setups
from odango.games.masquerade import view as views
from odango.games.masquerade.cards import DATA, HOUSE_DECK, NAMES, NO_PLANET, ROYAL_CARDS, TEAM_CARDS, TEAMS, team_pack
from odango.games.masquerade.state import NO_CARD, NOBODY, Masquerade
from odango.games.masquerade.view import MasqueradeView
from odango.games.masquerade.wording import identity_word, team_word
from odango.text import Line, Name, line


class MasqueradeBattle(Game[Masquerade, setups.Setup]):
    """Take tricks with your team's power, and find out who else is in it before they find you out."""

    name = "masquerade"
    title = "Masquerade Battle"
    seats = range(DATA.seats.least, DATA.seats.most + 1)
    rules_version = 1
    Setup = setups.Setup
    State = Masquerade
    steps: Mapping[str, type[Step[Any]]] = steps_in(auction, trick, collecting, tricks)
    facts: Mapping[str, type[Any]] = {
        kind.__name__: kind for kind in (facts.Bid, facts.Play, facts.Outcome, facts.Trick)
    }
    SHOWN = views.SHOWN
    HIDDEN = views.HIDDEN

    def check(self, setup: setups.Setup, seats: int) -> None:
        self.check_seats(seats)
        setups.check(setup)

    def advice(self, setup: setups.Setup, seats: int) -> list[Line]:
        """The deck is ours; and the rulebook warns of large tables."""
        found = [line("masquerade-advice-deck")] if setup.deck == "house" else []
        if seats > DATA.seats.recommended[1]:
            found.append(line("masquerade-advice-seats", most=DATA.seats.recommended[1]))
        return found

    def read_option(self, name: str, text: str) -> Any:
        """A deck is a text with one Character a line."""
        return decks.read(text) if name == "deck" else super().read_option(name, text)

    def option_text(self, name: str) -> str | None:
        return decks.write(HOUSE_DECK) if name == "deck" else None

    def start(self, setup: setups.Setup, seats: int, rng: Rng) -> Masquerade:
        self.check(setup, seats)
        state = Masquerade()
        state.rng = rng
        state.events = []
        state.setup = setup
        pack = list(team_pack(seats))
        rng.shuffle(pack)
        state.identities = pack[:seats]
        state.spare = pack[seats] if len(pack) > seats else NO_CARD
        state.unmasked = NOBODY
        self._deal(state, seats, rng)
        state.opener = rng.below(seats)
        state.bids = ()
        state.royal = NOBODY
        state.named = NOBODY
        state.target = 0
        state.leader = NOBODY
        state.ruling = NO_PLANET
        state.plays = ()
        state.tricks = []
        state.piles = [0] * (seats * len(TEAMS))
        state.voids = [0] * seats
        state.ended = False
        state.tell(Public(line("masquerade-begins", odd=len(pack) - seats, tricks=setups.tricks_in(seats))))
        for seat, identity in enumerate(state.identities):
            who, team = Name(seat), team_word(state.team(seat))
            inside = line("masquerade-drew-team", who=who, identity=identity_word(identity), team=team)
            state.tell(Secret((seat,), inside, line("masquerade-drew-team-unseen", who=who)))
        state.tell(Public(line("masquerade-opens", who=Name(state.opener))))
        state.ask(auction.Bidding(state.opener))
        engine.run(state)
        return state

    def _deal(self, state: Masquerade, seats: int, rng: Rng) -> None:
        """Dealing starts left of a random dealer, so the first to be dealt to have one more (H-09)."""
        cards = list(setups.play_cards(state.setup))
        rng.shuffle(cards)
        first = rng.below(seats)
        state.hands = [[] for _ in range(seats)]
        start = 0
        for i, size in enumerate(setups.hand_sizes(state.setup, seats)):
            state.hands[(first + i) % seats] = sorted(cards[start : start + size])
            start += size
        state.undealt = sorted(cards[start:])

    def view(self, state: Masquerade, seat: Seat | None) -> MasqueradeView:
        return views.view(state, seat)

    def imagine(self, state: Masquerade, seat: Seat | None, rng: Rng) -> Masquerade:
        return imagining.imagine(state, seat, rng)

    def result(self, state: Masquerade) -> Result | None:
        return scores.result(state)

    def components(self, state: Masquerade) -> Mapping[str, int]:
        pieces = Counter(NAMES[card] for hand in (*state.hands, state.undealt) for card in hand)
        pieces.update(NAMES[play.card] for plays in (state.plays, *(t.plays for t in state.tricks)) for play in plays)
        pieces.update(f"team {TEAM_CARDS[identity]}" for identity in state.identities)
        if state.spare != NO_CARD:
            pieces[f"team {TEAM_CARDS[state.spare]}"] += 1
        pieces.update(f"royal {name}" for name in ROYAL_CARDS)
        return pieces

    def bound(self, setup: setups.Setup, seats: int) -> int:
        """Bids rise, and between two of them everyone passes once at most; before the first, everyone may pass once
        (A-12).  Then one Team Card is turned up.  In a trick everyone plays a card, after which a Betrayal turns some
        over; there are two.  Then somebody may give the trick away, and somebody choose a pile.
        """
        bids = setup.bid_max - setup.bid_min + 1
        return seats + bids * seats + 1 + setups.tricks_in(seats) * (seats + 2) + 2
