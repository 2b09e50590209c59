"""No, and why not, where the house rather than the game says so."""

from odango.text import Arg, Line, english, line


class Denied(Exception):
    """This cannot be done at the table now.  Nothing has changed."""

    def __init__(self, code: str, **args: Arg) -> None:
        self.code = code
        """A word for programs; `denied-<code>` in the catalogue is the sentence for people."""
        self.line: Line = line(f"denied-{code}", **args)
        super().__init__(code)

    @property
    def reason(self) -> str:
        return english().say(self.line)

    def __str__(self) -> str:
        return self.reason
