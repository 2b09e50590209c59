"""The face of every game that has one of its own."""

from odango.terminal import bluff, ccg, dice, draft, masquerade, tricktakers
from odango.terminal.face import Face

FACES: dict[str, Face] = {
    "bluff": bluff.FACE,
    "ccg": ccg.FACE,
    "dice": dice.FACE,
    "draft": draft.FACE,
    "masquerade": masquerade.FACE,
    "tricktakers": tricktakers.FACE,
}


def face(game: str) -> Face:
    return FACES.get(game) or Face()
