"""The cards.  A card is an int that says what is on it; cards with the same face cannot be told apart.

Below 320 are Characters: planet times 64, plus its two powers less one, Sailor Guardians times 8 plus Dark Kingdom.  So
every deck somebody may bring has its numbers.  Then come the special cards, in the order of the data.
"""

from __future__ import annotations

from importlib import resources
from typing import Final, Literal

from msgspec import Struct, json

Card = int
Planet = int
Team = int
TeamName = Literal["SG", "DK"]

SG: Final = 0
DK: Final = 1
TEAMS: Final = ("SG", "DK")
"""A team, and a side of a Character, and a pile: the Sailor Guardians or the Dark Kingdom."""


class _Seats(Struct):
    least: int
    most: int
    recommended: tuple[int, int]
    best: tuple[int, int]
    source: str


class _Planet(Struct):
    id: str
    colour: str
    trump: bool
    source: str


class _TeamCard(Struct):
    id: str
    team: TeamName
    source: str
    name_source: str


class _TeamPack(Struct):
    players: int
    SG: int
    DK: int
    source: str


class _RoyalCard(Struct):
    id: str
    team: TeamName
    source: str


class _Bonus(Struct):
    cards: int
    source: str


class _Characters(Struct):
    planet: str
    powers: list[str]
    source: str


class _Action(Struct):
    planet: str
    team: TeamName
    name: str
    source: str
    name_source: str


class _Support(Struct):
    id: str
    pile: Literal["SG", "DK", "either"]
    source: str


class _Transformation(Struct):
    colour: str
    source: str


class _Betrayal(Struct):
    id: str
    source: str


class _TuxedoMask(Struct):
    source: str


class _Data(Struct):
    seats: _Seats
    planets: list[_Planet]
    team_cards: list[_TeamCard]
    team_packs: list[_TeamPack]
    royal_cards: list[_RoyalCard]
    royal_bonus: _Bonus
    characters: list[_Characters]
    actions: list[_Action]
    supports: list[_Support]
    transformations: list[_Transformation]
    betrayals: list[_Betrayal]
    tuxedo_mask: _TuxedoMask


DATA: Final = json.decode((resources.files("odango") / "games" / "masquerade" / "data.json").read_bytes(), type=_Data)

PLANETS: Final = tuple(row.id for row in DATA.planets)
MOON: Final = next(planet for planet, row in enumerate(DATA.planets) if row.trump)
NO_PLANET: Final = -1
STRONGEST: Final = 8
"""The highest power on a Character."""

# --- kinds of cards ---------------------------------------------------------------------------------------------------

CHARACTER: Final = 0
"""A planet, and a power for either side.  Whoever plays it says which side counts.  Only Characters score."""
ACTION: Final = 1
"""The strongest card of its planet, of one team.  It follows like a Character, and never cancels."""
SUPPORT: Final = 2
"""Beats everything but Tuxedo Mask; what it collects goes to somebody else, into the pile printed on it."""
TRANSFORMATION: Final = 3
"""Names the planet that rules from now on.  Cannot win."""
BETRAYAL: Final = 4
"""Turns over any Characters already on the table.  Cannot win, and does not escape following (A-07)."""
TUXEDO_MASK: Final = 5
"""Always wins."""

KINDS: Final = ("character", "action", "support", "transformation", "betrayal", "tuxedo-mask")


def character(planet: Planet, sg: int, dk: int) -> Card:
    return planet * 64 + (sg - 1) * STRONGEST + dk - 1


FIRST_SPECIAL: Final = len(PLANETS) * STRONGEST * STRONGEST


class _Face(Struct, frozen=True):
    name: str
    kind: int
    planet: Planet = NO_PLANET
    powers: tuple[int, int] = (0, 0)
    pile: int = -1
    """The pile it wins into, where it is printed: an Action's team, a Support's."""


def _faces() -> list[_Face]:
    found = [
        _Face(f"{name}-{sg}-{dk}", CHARACTER, planet, (sg, dk))
        for planet, name in enumerate(PLANETS)
        for sg in range(1, STRONGEST + 1)
        for dk in range(1, STRONGEST + 1)
    ]
    found += [
        _Face(f"action-{row.planet}-{row.team}", ACTION, PLANETS.index(row.planet), pile=TEAMS.index(row.team))
        for row in DATA.actions
    ]
    found += [
        _Face(f"support-{row.id}", SUPPORT, pile=-1 if row.pile == "either" else TEAMS.index(row.pile))
        for row in DATA.supports
    ]
    found += [_Face(f"transformation-{row.colour}", TRANSFORMATION) for row in DATA.transformations]
    found += [_Face(f"betrayal-{row.id}", BETRAYAL) for row in DATA.betrayals]
    found.append(_Face("tuxedo-mask", TUXEDO_MASK))
    return found


_FACES: Final = _faces()
FACES: Final = len(_FACES)
NAMES: Final = tuple(face.name for face in _FACES)
"""Every card as notation writes it."""
KIND: Final = tuple(face.kind for face in _FACES)
PLANET: Final = tuple(face.planet for face in _FACES)
POWERS: Final = tuple(face.powers for face in _FACES)
"""The power of either side; noughts on what is no Character."""
PILE: Final = tuple(face.pile for face in _FACES)
"""Where a special card's winnings go; -1 where somebody chooses."""
SPECIALS: Final = tuple(range(FIRST_SPECIAL, FACES))

HOUSE_DECK: Final = tuple(
    sorted(
        character(PLANETS.index(row.planet), *map(int, powers.split("/")))
        for row in DATA.characters
        for powers in row.powers
    )
)
"""The Characters we play with: the printed list is lost, so which powers stand on which card is ours (H-01, H-02)."""
CHARACTERS: Final = len(HOUSE_DECK)
ALL_CARDS: Final = CHARACTERS + len(SPECIALS)

# --- teams ------------------------------------------------------------------------------------------------------------

TEAM_CARDS: Final = tuple(row.id for row in DATA.team_cards)
TEAM_OF: Final = tuple(TEAMS.index(row.team) for row in DATA.team_cards)
ROYAL_CARDS: Final = tuple(row.id for row in DATA.royal_cards)
"""Princess Serenity for the Sailor Guardians, Queen Metalia for the Dark Kingdom."""
ROYAL_BONUS: Final = DATA.royal_bonus.cards


def team_pack(players: int) -> tuple[int, ...]:
    """The Team Cards of a game: as many of each team, one more than an odd table needs; with nine, five and four."""
    row = next(row for row in DATA.team_packs if row.players == players)
    first_dk = TEAM_OF.index(DK)
    return (*range(row.SG), *range(first_dk, first_dk + row.DK))


def card(name: str) -> Card:
    """The card of that name."""
    return NAMES.index(name)


def is_character(face: Card) -> bool:
    return face < FIRST_SPECIAL
