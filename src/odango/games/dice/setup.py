"""The options of a match, and who fights for whom."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from odango.core.game import BadSetup
from odango.core.step import Seat

CharacterName = Literal[
    "sailor-moon",
    "sailor-mercury",
    "sailor-mars",
    "sailor-jupiter",
    "sailor-venus",
    "tuxedo-mask",
    "luna-and-artemis",
    "jadeite",
    "zoisite",
    "nephrite",
    "kunzite",
    "queen-beryl",
    "princess-serenity",
    "queen-serenity",
    "sailor-chibi-moon",
    "king-endymion",
    "neo-queen-serenity",
    "saphir",
    "rubeus",
    "esmeraude",
    "prince-dimande",
    "black-lady",
    "wiseman",
    "droids",
]

DUEL: Final = "duel"
SINGLE_COMBAT: Final = "single_combat"
TAG_TEAM: Final = "tag_team"


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """How Dice Challenge is to be played."""

    mode: Literal["standard", "duel", "single_combat", "tag_team"] = "standard"
    """Standard is a duel for two and Single Combat teams for more."""
    team_size: Literal[0, 2, 3, 4] = 0
    """Fighters a side in team play; 0 is as few as the players allow."""
    choose: Literal["open", "random", "secret"] = "open"
    """How characters are found: chosen in turn, drawn, or chosen in secret and revealed together."""
    line_up: tuple[CharacterName, ...] = ()
    """Who fights, agreed beforehand; sides take turns in the list.  Empty: as `choose` says."""
    same_character: bool = False
    """Whether a character may fight more than once (D-19)."""
    abilities: bool = True
    """Off: plain dice, no special abilities."""
    rounds_to_win: int = 0
    """Victory tokens that win the match; 0 is the rulebook's number for the mode."""
    new_fighter_each_round: bool = True
    """In Single Combat, whether the next fighter must be another than the last (D-22)."""
    removed_coin_stays_out: bool = True
    """Whether a coin of the Droids that the Malefic Black Crystal removed stays out (D-14)."""


def mode_of(setup: Setup, seats: int) -> str:
    if setup.mode == "standard":
        return DUEL if seats == 2 else SINGLE_COMBAT
    return setup.mode


def team_size(setup: Setup, seats: int) -> int:
    """How many fighters a side has."""
    if mode_of(setup, seats) == DUEL:
        return 1
    return setup.team_size or max(2, (seats + 1) // 2)


def owners(setup: Setup, seats: int) -> tuple[Seat, ...]:
    """Whose each fighter is: dealt round to the people of its side.  Even seats are one side, odd ones the other."""
    people = [list(range(side, seats, 2)) for side in (0, 1)]
    return tuple(people[f % 2][f // 2 % len(people[f % 2])] for f in range(2 * team_size(setup, seats)))


def rounds_to_win(setup: Setup, seats: int) -> int:
    """Three of five; for Single Combat teams of two, three or four, four of seven, five of nine, six of eleven."""
    if setup.rounds_to_win:
        return setup.rounds_to_win
    return team_size(setup, seats) + 2 if mode_of(setup, seats) == SINGLE_COMBAT else 3


def check(setup: Setup, seats: int) -> None:
    mode = mode_of(setup, seats)
    size = team_size(setup, seats)
    if mode == DUEL and seats != 2:
        raise BadSetup(f"A duel is for two, not {seats}.")
    if mode == DUEL and setup.team_size:
        raise BadSetup("team_size is for team play; a duel has one fighter a side.")
    if seats > 2 * size:
        raise BadSetup(f"{seats} players need more than {size} fighters a side.")
    if setup.line_up and len(setup.line_up) != 2 * size:
        raise BadSetup(f"line_up must name {2 * size} characters, not {len(setup.line_up)}.")
    if setup.line_up and not setup.same_character and len(set(setup.line_up)) < len(setup.line_up):
        raise BadSetup("line_up names a character twice; that needs same_character.")
    if not 0 <= setup.rounds_to_win <= 9:
        raise BadSetup("rounds_to_win must lie between 1 and 9, or be 0 for the rulebook's number.")
