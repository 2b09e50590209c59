"""Which mind plays which character: filled by `odango.bots.tricktakers.minds`, which holds the only list of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from odango.bots.tricktakers.minds.base import Mind

MINDS: Final[dict[int, type[Mind]]] = {}
