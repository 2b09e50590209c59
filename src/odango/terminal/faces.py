"""The face of every game that has one of its own."""

from odango.terminal.bluff import BluffFace
from odango.terminal.ccg import CcgFace
from odango.terminal.dice import DiceFace
from odango.terminal.draft import DraftFace
from odango.terminal.face import Face
from odango.terminal.masquerade import MasqueradeFace
from odango.terminal.tricktakers import TricktakersFace

FACES: dict[str, Face] = {
    "bluff": BluffFace(),
    "ccg": CcgFace(),
    "dice": DiceFace(),
    "draft": DraftFace(),
    "masquerade": MasqueradeFace(),
    "tricktakers": TricktakersFace(),
}


def face(game: str) -> Face:
    return FACES.get(game) or Face()
