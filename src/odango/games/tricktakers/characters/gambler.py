"""The Gambler."""

from __future__ import annotations

from typing import Any, Final

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Seat, Step
from odango.core.things import ref, sole
from odango.games.tricktakers.characters.base import Character
from odango.games.tricktakers.data import DATA, WIN
from odango.games.tricktakers.facts import Awards, Entry, Sheet
from odango.games.tricktakers.picking import Exchange
from odango.games.tricktakers.state import NOTHING, Tricktakers
from odango.text import Line, Name, line

STEP: Final = 10
"""Points are counted in tens."""


class GamblerSheet(Sheet, frozen=True, gc=False, tag="gambler"):
    bid: int = NOTHING
    """How many tricks are foretold; -1 until then."""
    stake: int = NOTHING
    """How many points are set aside; -1 until then."""


class Gambler(Character):
    """Gets 20 points, exchanges cards up to twice, foretells how many tricks it will win, and stakes points on it.

    Foretold rightly it gets the bid's points and the stake twice; wrongly, the stake is lost.  A bid of four that comes
    true wins the game, and so do five tricks whatever was bid.  For two players: bids up to five and other points, and
    five tricks are worth 200 instead.
    """

    name = "gambler"

    def sheet(self, state: Tricktakers, seat: Seat) -> GamblerSheet:
        return GamblerSheet()

    def ready(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        state.pay(seat, "gambler-gift", DATA.gambler.gift)
        if state.events is not None:
            state.tell(Public(line("tricktakers-gambler-gift", who=Name(seat), points=DATA.gambler.gift)))
        return Exchange(seat, DATA.gambler.exchanges), Bid(seat), Stake(seat)

    def wins_game(self, state: Tricktakers, seat: Seat) -> bool:
        if state.two:
            return False
        wins = state.wins[seat]
        return wins == DATA.rounds.tricks or (
            wins == state.sheet(seat, GamblerSheet).bid and DATA.gambler.bids[wins] == WIN
        )

    def entries(self, state: Tricktakers, seat: Seat, awards: Awards) -> list[Entry]:
        sheet, wins = state.sheet(seat, GamblerSheet), state.wins[seat]
        bids = DATA.gambler.two_players.bids if state.two else DATA.gambler.bids
        found = []
        if wins == DATA.rounds.tricks and state.two:
            found.append(Entry("gambler-five", DATA.gambler.two_players.five_tricks))
        if sheet.bid != wins:
            return [*found, Entry("gambler-missed", 0, sheet.bid)]
        reward = bids[wins]
        if isinstance(reward, int) and reward:
            found.append(Entry("gambler-hit", reward, wins))
        if sheet.stake:
            found += [Entry("gambler-stake-back", sheet.stake), Entry("gambler-stake-won", sheet.stake)]
        return found


class Bid(Decision[Tricktakers]):
    """Foretell how many tricks you will win: none to four, for two players to five."""

    __slots__ = ()

    kind = "bid"
    rule = "gambler"
    plain = True

    def options(self, state: Tricktakers) -> list[int]:
        return list(range(len(DATA.gambler.two_players.bids if state.two else DATA.gambler.bids)))

    def chosen(self, state: Tricktakers, choice: int) -> None:
        state.sheets[self.seat] = GamblerSheet(choice)
        if state.events is not None:
            state.tell(Public(line("tricktakers-bid", who=Name(self.seat), count=choice)))

    def write(self, state: Tricktakers, choice: int) -> str:
        return f"bid {choice}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-bid")

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line("tricktakers-label-bid", count=choice)

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return (ref("bid", choice),)

    def means(self, state: Tricktakers, refs: Any) -> int | None:
        bid = sole(refs, "bid")
        return bid[0] if bid else None


class Stake(Decision[Tricktakers]):
    """Set points aside on the bid: up to 50, in the final round up to 100, and no more than you have."""

    __slots__ = ()

    kind = "stake"
    rule = "gambler"
    plain = True

    def options(self, state: Tricktakers) -> list[int]:
        return list(range(0, self._most(state) + 1, STEP))

    def _most(self, state: Tricktakers) -> int:
        return min(DATA.gambler.stake_final if state.final else DATA.gambler.stake, state.points[self.seat])

    def chosen(self, state: Tricktakers, choice: int) -> None:
        state.sheets[self.seat] = GamblerSheet(state.sheet(self.seat, GamblerSheet).bid, choice)
        if choice:
            state.pay(self.seat, "gambler-staked", -choice)
        if state.events is not None:
            state.tell(Public(line("tricktakers-stake", who=Name(self.seat), points=choice)))

    def write(self, state: Tricktakers, choice: int) -> str:
        return f"stake {choice}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-stake")

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line("tricktakers-label-stake", points=choice)

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return (ref("stake", choice),)

    def means(self, state: Tricktakers, refs: Any) -> int | None:
        stake = sole(refs, "stake")
        return stake[0] if stake else None

    def refuse(self, state: Tricktakers, choice: int) -> IllegalChoice:
        return IllegalChoice(self.rule, line("tricktakers-refused-stake", most=self._most(state)))
