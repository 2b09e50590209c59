"""The question, and patience until it is answered."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from odango.core.refusal import IllegalChoice
from odango.core.view import Option, offer
from odango.terminal import asides
from odango.terminal.entry import narrow, nearest, refusal, seat_of, shorthand, slot, words_of
from odango.terminal.screen import flow, prose
from odango.terminal.table import Table, typed
from odango.text import line

FEW = 12
"""So many options are listed; of more, the pattern is shown."""
_REFUSED = "color(208)"


class Prompt:
    """One question to the person, from asking it to a legal answer."""

    def __init__(self, table: Table) -> None:
        decision = table.state.decision_of(table.me)
        if decision is None:
            raise ValueError("the person is not asked")
        self.table = table
        self.screen = table.screen
        self.names = table.seating.names
        self.decision = decision
        self.options = offer(table.state, table.me)
        self.open: Sequence[Option] = self.options
        """What the words so far leave open."""
        self.said: list[str] = []
        self.listed: Sequence[Option] = ()
        """The list that numbers pick from."""
        self.rule: str = decision.rule
        """What `?` shows: the question's rule, or that of the last refusal."""

    def ask(self) -> int:
        """The choice.  Quit or EOFError if the person leaves instead."""
        self.question()
        while True:
            text = typed()
            choice = self.answer(text)
            if choice is not None:
                return choice

    def question(self) -> None:
        """Say what is asked and what can be answered; everything is open again."""
        self.open, self.said = self.options, []
        asked = Text(self.screen.sentence(self.decision.ask(self.table.state)), "bold")
        face, view = self.table.face, self.table.view()
        drawn = face.choices(view, self.options, self.names, self.screen.catalogue, self.screen.width)
        if len(drawn) > FEW:
            # A long list comes first, so that the question does not roll out of sight.
            self.screen.lines(drawn)
        self.screen.show(asked)
        if drawn:
            self.listed = self.options if face.numbered else ()
            self.screen.lines(drawn if len(drawn) <= FEW else [])
        elif len(self.options) <= FEW:
            self.show_list(self.options)
        else:
            self.listed = ()
            example = shorthand(self.options[len(self.options) // 3], self.options, self.names)
            self.screen.say("terminal-pattern", example=example)
        hint = face.hint(self.decision.kind)
        if hint is not None:
            self.screen.show(Text(self.screen.sentence(hint), "dim"))
        self.screen.say("terminal-rule-hint", "dim", rule=self.decision.rule)

    def answer(self, text: str) -> int | None:
        """What this line of typing chooses; None, and something said, if nothing yet."""
        words = words_of(text)
        if not words:
            self.question()
        elif asides.run(self.table, text, self.rule):
            # An order just given holds for this question too.
            return self.table.standing.answer(self.screen, self.table.view())
        elif words == [asides.OPTIONS]:
            self.open, self.said = self.options, []
            self.show_list(self.options)
        elif text.strip().isdecimal() and self.listed:
            # A longer number is no list's either.
            return self.pick(int(text.strip()[:9]))
        else:
            return self.choice(text, words)
        return None

    def choice(self, text: str, words: list[str]) -> int | None:
        """What is chosen in the game's own way of writing, or in words."""
        try:
            written = self.table.face.read(self.table.view(), text)
            if written is not None and not self.decision.allows(self.table.state, written):
                raise self.decision.refuse(self.table.state, written)
        except IllegalChoice as refused:
            self.refuse(refused)
            return None
        if written is None and text.strip().isdecimal():
            return self.pick(0)
        return self.understand(text, words) if written is None else written

    def pick(self, number: int) -> int | None:
        if 1 <= number <= len(self.listed):
            return self.listed[number - 1].choice
        self.screen.say("terminal-no-such-number", _REFUSED, count=len(self.listed))
        return None

    def understand(self, text: str, words: list[str]) -> int | None:
        """Narrow what is open; if the words fit nothing there, take them for a fresh start."""
        found = narrow(self.open, words, self.names) if self.said else []
        said = [*self.said, *words]
        if not found:
            refused = self.refused(said) or (self.refused(words) if self.said else None)
            if refused is not None:
                self.refuse(refused)
                return None
            found, said = narrow(self.options, words, self.names), words
        if not found:
            self.not_understood(text, words)
            return None
        if len(found) == 1:
            return found[0].choice
        self.open, self.said = found, said
        self.show_open()
        return None

    def refused(self, words: list[str]) -> IllegalChoice | None:
        conceivable = self.table.face.conceivable(self.decision.kind)
        return refusal(self.decision, self.table.state, conceivable, words, self.names, self.options)

    def refuse(self, refused: IllegalChoice) -> None:
        self.rule = refused.rule
        self.screen.say("terminal-refused", _REFUSED, reason=self.screen.sentence(refused.line), rule=refused.rule)

    def not_understood(self, text: str, words: list[str]) -> None:
        self.screen.say("terminal-not-understood", _REFUSED, text=text.strip()[:60])
        near = nearest(words, self.options, self.names, [*asides.COMMANDS, asides.OPTIONS])
        if near:
            self.screen.say("terminal-did-you-mean", near=" · ".join(near))
        self.screen.say("terminal-try-options", "dim")

    def show_list(self, options: Sequence[Option]) -> None:
        """The options by number, as a person would say them and in notation; of many, the notation alone."""
        self.listed = options
        wide = len(str(len(options)))
        if len(options) > FEW:
            numbered = enumerate(options, 1)
            self.screen.lines(Text(f"  {number:>{wide}}  {option.text}") for number, option in numbered)
            return
        labels = [self.screen.sentence(option.label) for option in options]
        pairs = [(len(label), len(option.text)) for option, label in zip(options, labels, strict=True)]
        room = self.screen.width - wide - 7
        # As wide as lets the notation of every label that fits in stand behind it; longer labels stick out.
        column = max((w for w, _ in pairs if all(w + text <= room for label, text in pairs if label <= w)), default=0)
        for number, (option, label) in enumerate(zip(options, labels, strict=True), 1):
            text = Text.assemble(f"  {number:>{wide}}  ", (label.ljust(column), "bold"))
            if text.cell_len + 3 + len(option.text) <= self.screen.width:
                self.screen.lines([Text.assemble(text, "   ", (option.text, "dim"))])
            else:
                first, *rest = prose(label, self.screen.width - wide - 4, "bold")
                below = [Text.assemble(" " * (wide + 4), told) for told in (*rest, Text(option.text, "dim"))]
                self.screen.lines([Text.assemble(f"  {number:>{wide}}  ", first), *below])

    def show_open(self) -> None:
        """What is still to be said."""
        missing = slot(self.open, self.names)
        if missing is None:
            self.screen.say("terminal-still-open")
            self.show_list(self.open)
            return
        self.listed = ()
        key = "terminal-open" if missing.before else "terminal-open-first"
        key = f"{key}-{'seat' if missing.seats else 'word'}{'-more' if missing.after else ''}"
        choices = "\u2003".join(self._choice(token) for token in missing.choices)
        text = self.screen.catalogue.say(line(key, before=missing.before, after=missing.after, choices=choices))
        units = [Text(unit.strip().replace("\u2003", "  ")) for unit in text.split("\u2003")]
        self.screen.lines(flow(units, self.screen.width, 2, "  "))

    def _choice(self, token: str) -> str:
        seat = seat_of(token, self.names)
        return token if seat is None else self.screen.words("terminal-choice-seat", letter=token, name=self.names[seat])
