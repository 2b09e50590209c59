"""Who has a seat."""

from __future__ import annotations


class Place:
    """A person, a bot, or a bot that plays on for a person who left."""

    __slots__ = ("bot", "brought", "left", "name", "player")

    def __init__(self, name: str, player: str | None = None, bot: str | None = None) -> None:
        self.name = name
        self.player = player
        self.bot = bot
        """The level of the bot that plays here."""
        self.left = False
        """Whether the person got up in the middle of the game.  The seat is kept."""
        self.brought = ""
        """What was brought to this seat; nobody else's business until the game begins."""

    @property
    def present(self) -> bool:
        """Whether a person sits here and may be asked to vote."""
        return self.player is not None and not self.left

    def copy(self) -> Place:
        twin = Place(self.name, self.player, self.bot)
        twin.left = self.left
        twin.brought = self.brought
        return twin
