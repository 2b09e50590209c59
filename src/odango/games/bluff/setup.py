"""The options of a game, and what goes into the bag."""

from typing import Final, Literal

from msgspec import Struct

from odango.core.game import BadSetup
from odango.core.rng import Rng
from odango.games.bluff.tiles import (
    ALL_TILES,
    DATA,
    FIRST_VILLAIN,
    HOUSE_NUMBERS,
    VILLAINS,
    WHITE,
    character_sets,
)

VillainName = Literal["queen-beryl", "zoycite", "nephrite", "jadeite", "kunzite", "dark-kingdom-clan"]
EndingName = Literal[
    "four-same",
    "six-different",
    "three-and-three",
    "two-two-two",
    "four-white",
    "space-time",
    "guardians",
    "three-villains",
    "total-36",
]

RANDOM_VILLAINS: Final = 4
"""The one table where some villains stay out, so that there is something to choose."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """How Truth or Bluff is to be played.  The defaults are the rulebook's, or ours where it is silent."""

    ending: Literal["random"] | EndingName = "random"
    """The second Ending Tile: chosen, or drawn from those that can happen at this table (B-25)."""
    jadeite_source: Literal["draw_bag", "set_aside"] = "draw_bag"
    """Where Jadeite's bonus tile comes from (B-01)."""
    villain_round_token: Literal["none", "correct_player", "non_collector"] = "none"
    """Who draws a token when the challenged tile is a villain (B-02)."""
    villain_action_mandatory_if_possible: bool = True
    """Whether a possible villain action must be carried out (B-03)."""
    villain_action_may_target_itself: bool = False
    """Whether a villain may pick the very tile just collected, once a game each (B-04)."""
    token_before_end_check: bool = True
    """Whether the token of the last challenge is drawn before the Endings are checked (B-05)."""
    end_check_before_villain_action: bool = True
    """Whether the Endings are checked before a collected villain acts (B-06)."""
    defeated: Literal["every_player_meeting_a_condition", "acting_player"] = "every_player_meeting_a_condition"
    """Who is defeated when an Ending is met (B-07)."""
    villain_tiles_for_tie_break: Literal["face_up_at_end", "ever_collected"] = "face_up_at_end"
    """Which villains count in the third tie-break (B-10)."""
    four_player_villains: Literal["random"] | tuple[VillainName, VillainName, VillainName] = (
        "queen-beryl",
        "zoycite",
        "nephrite",
    )
    """The three villains of a four-player game (H-03)."""
    numbers: tuple[int, int, int, int, int, int, int, int] = HOUSE_NUMBERS  # type: ignore[assignment]
    """The number printed on each character's tiles, in the rulebook's order of characters (H-01)."""


def possible_endings(players: int) -> list[str]:
    """The Endings that can be met at all with the tiles of so many players (B-09)."""
    return [row.id for row in DATA.endings[1:] if row.from_players <= players]


def check(setup: Setup, players: int) -> None:
    """Raise BadSetup for options that cannot be played."""
    if setup.ending != "random" and setup.ending not in possible_endings(players):
        raise BadSetup(f"The ending {setup.ending} cannot be met by {players} players: its tiles are not in the bag.")
    villains = setup.four_player_villains
    if villains != "random" and len(set(villains)) != len(villains):
        raise BadSetup("four_player_villains names a villain twice.")
    if not all(1 <= number <= 36 for number in setup.numbers):
        raise BadSetup("numbers must lie between 1 and 36.")


def tiles_in_play(setup: Setup, players: int, rng: Rng) -> tuple[int, ...]:
    """How many tiles of each kind go into the bag: all whose mark is not above the number of players."""
    coloured = character_sets(players, white=False)
    white = character_sets(players, white=True)
    return (*([coloured] * WHITE), *([white] * WHITE), *_villains_in_play(setup, players, rng))


def _villains_in_play(setup: Setup, players: int, rng: Rng) -> list[int]:
    marked = [int(row.from_players <= players) for row in DATA.villains]
    if players != RANDOM_VILLAINS:
        return marked
    if setup.four_player_villains == "random":
        order = list(range(len(VILLAINS)))
        rng.shuffle(order)
        chosen = order[: sum(marked)]
    else:
        chosen = [VILLAINS.index(name) for name in setup.four_player_villains]
    return [int(i in chosen) for i in range(len(VILLAINS))]


def set_aside(contents: tuple[int, ...]) -> list[int]:
    """The tiles that stay out of the bag, sorted.  Which they are is public."""
    return [kind for kind, count in enumerate(ALL_TILES) for _ in range(count - contents[kind])]


def villains_in(contents: tuple[int, ...]) -> int:
    return sum(contents[FIRST_VILLAIN:])
