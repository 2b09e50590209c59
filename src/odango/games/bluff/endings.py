"""The nine Endings on face-up tiles, one small class each.  The tenth, the empty holder, is `round.StartRound`'s."""

from typing import Final

from odango.games.bluff.tiles import CHARACTER_OF, GUARDIANS, SPACE_TIME, WHITE, Tile, is_villain, is_white

EMPTY_HOLDER: Final = "empty-holder"


def character_counts(area: list[Tile]) -> list[int]:
    """How many tiles of each character lie there.  White tiles count as their character, villains not at all."""
    counts = [0] * WHITE
    for kind in area:
        character = CHARACTER_OF[kind]
        if character >= 0:
            counts[character] += 1
    return counts


class Ending:
    """A condition on the face-up tiles of one player.  Whoever meets it is defeated."""

    name: str

    def short(self, area: list[Tile], numbers: tuple[int, ...]) -> int:
        """How far this area is from meeting the condition, in tiles (for total-36, in points); 0 when it is met."""
        raise NotImplementedError

    def met(self, area: list[Tile], numbers: tuple[int, ...]) -> bool:
        return self.short(area, numbers) == 0


class FourSame(Ending):
    """Four tiles of one character."""

    name = "four-same"

    def short(self, area: list[Tile], numbers: tuple[int, ...]) -> int:
        return max(0, 4 - max(character_counts(area)))


class SixDifferent(Ending):
    """Six different characters."""

    name = "six-different"

    def short(self, area: list[Tile], numbers: tuple[int, ...]) -> int:
        return max(0, 6 - sum(count > 0 for count in character_counts(area)))


class _Groups(Ending):
    """So many characters, each with at least so many tiles."""

    groups: int
    size: int

    def short(self, area: list[Tile], numbers: tuple[int, ...]) -> int:
        best = sorted(character_counts(area), reverse=True)[: self.groups]
        return sum(max(0, self.size - count) for count in best)


class ThreeAndThree(_Groups):
    """Three or more tiles of each of two characters."""

    name = "three-and-three"
    groups = 2
    size = 3


class TwoTwoTwo(_Groups):
    """Two or more tiles of each of three characters."""

    name = "two-two-two"
    groups = 3
    size = 2


class FourWhite(Ending):
    """Four white tiles."""

    name = "four-white"

    def short(self, area: list[Tile], numbers: tuple[int, ...]) -> int:
        return max(0, 4 - sum(is_white(kind) for kind in area))


class _AllOf(Ending):
    """At least one tile of each of these characters."""

    characters: tuple[int, ...]

    def short(self, area: list[Tile], numbers: tuple[int, ...]) -> int:
        counts = character_counts(area)
        return sum(counts[character] == 0 for character in self.characters)


class SpaceTime(_AllOf):
    """Sailor Pluto, Tuxedo Mask, Sailor Moon and Sailor Chibi Moon together."""

    name = "space-time"
    characters = SPACE_TIME


class Guardians(_AllOf):
    """Sailor Jupiter, Sailor Mars, Sailor Mercury and Sailor Venus together."""

    name = "guardians"
    characters = GUARDIANS


class ThreeVillains(Ending):
    """Three villains."""

    name = "three-villains"

    def short(self, area: list[Tile], numbers: tuple[int, ...]) -> int:
        return max(0, 3 - sum(is_villain(kind) for kind in area))


class Total36(Ending):
    """Numbers that add up to 36 or more.  Villains carry none."""

    name = "total-36"

    def short(self, area: list[Tile], numbers: tuple[int, ...]) -> int:
        return max(0, 36 - sum(numbers[CHARACTER_OF[kind]] for kind in area if not is_villain(kind)))


ENDINGS: Final[dict[str, Ending]] = {
    ending.name: ending
    for ending in (
        FourSame(),
        SixDifferent(),
        ThreeAndThree(),
        TwoTwoTwo(),
        FourWhite(),
        SpaceTime(),
        Guardians(),
        ThreeVillains(),
        Total36(),
    )
}
