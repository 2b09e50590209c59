"""Points of a round."""

from odango.games.dice.state import Match, Side, size_of


def halves(match: Match, side: Side) -> int:
    """Points in halves: the full size of every captured die, half the size of every die kept."""
    captured = sum(2 * trophy.size for trophy in match.captured[side])
    return captured + sum(size_of(one) for fighter in match.team(side) for one in match.dice[fighter])


def points(in_halves: int) -> str:
    """Points as people write them: 12, or 12.5."""
    return f"{in_halves / 2:g}"
