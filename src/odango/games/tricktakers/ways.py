"""In what way a card is played: as it is, or as something that a character or an item makes of it."""

from __future__ import annotations

from typing import Final

Way = int

AS_IT_IS: Final = 0
AS_LEAD: Final = 1
"""As a card of the lead colour."""
KAKUMEI: Final = 2
"""Declaring Kakumei with it."""
PLUS: Final = 3
MINUS: Final = 4
"""With 5 more or 5 less."""
AS_TEN: Final = 5
AS_FLAG: Final = 6
FACE_DOWN: Final = 7
WINNING_TIES: Final = 8
BEATING_RARE: Final = 9

TACTICAL: Final = 10
"""By the Tactical card: it need not follow."""

WAYS: Final = (
    "plain", "lead", "kakumei", "plus", "minus", "ten", "flag", "down", "ties", "doll", "tactical"
)  # fmt: skip
"""How notation and catalogue call them."""

EXCUSED: Final = frozenset({AS_LEAD, AS_FLAG, TACTICAL})
"""Ways in which a card need not follow, so that it shows nothing of the hand."""
