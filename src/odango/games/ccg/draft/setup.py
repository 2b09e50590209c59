"""The options of a draft.  No rulebook tells of one, so all of them are ours."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """How boosters are opened."""

    format: Literal["draft", "sealed"] = "draft"
    """Whether packs are passed on, a card at a time, or everyone keeps what they open (S-111)."""
    packs: Literal[3, 4, 5, 6, 7, 8] = 5
    """Boosters for everyone (S-112)."""

    @property
    def passes(self) -> bool:
        return self.format == "draft"
