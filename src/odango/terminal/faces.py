"""The face of every game that has one of its own."""

from odango.terminal.bluff import BluffFace
from odango.terminal.dice import DiceFace
from odango.terminal.face import Face
from odango.terminal.masquerade import MasqueradeFace

FACES: dict[str, Face] = {"bluff": BluffFace(), "dice": DiceFace(), "masquerade": MasqueradeFace()}


def face(game: str) -> Face:
    return FACES.get(game) or Face()
