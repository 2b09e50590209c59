"""The face of every game that has one of its own."""

from odango.terminal.bluff import BluffFace
from odango.terminal.face import Face

FACES: dict[str, Face] = {"bluff": BluffFace()}


def face(game: str) -> Face:
    return FACES.get(game) or Face()
