"""No, and why not."""

from odango.text import Line, english


class IllegalChoice(Exception):
    """A choice that the rules do not allow here.  The state is as it was."""

    def __init__(self, rule: str, line: Line) -> None:
        super().__init__(rule, line)
        self.rule = rule
        """The heading of the rules page that forbids it."""
        self.line = line
        """The reason, for a catalogue."""

    @property
    def reason(self) -> str:
        """The reason as an English sentence; seats are called by their letters."""
        return english().say(self.line)

    def __str__(self) -> str:
        return f"{self.reason} [{self.rule}]"
