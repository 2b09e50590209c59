"""What is going on at a table of the Sailor Moon CCG: an attack with its account, a challenge, what was turned over."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from odango.games.ccg.cards import CARDS
from odango.games.ccg.challenge.challenge import HANDS, LOST, WON
from odango.games.ccg.facts import NONE, Attack, Contest, Entry
from odango.games.ccg.view import CcgView
from odango.games.ccg.wording import card_word, move_word
from odango.terminal.ccg.pieces import card_name, found, name_of
from odango.terminal.face import Words
from odango.terminal.screen import prose
from odango.text import Name

_CARDS = frozenset({"card", "friend"})
"""Lines of an account that are called as the card they come from."""
_AMOUNT = 6


def going_on(view: CcgView, words: Words, width: int) -> list[Text]:
    """Everything between the players at this moment."""
    if view.result is not None:
        return []
    return [*flips(view, words, width), *attack(view, words, width), *challenge(view, words, width)]


def attack(view: CcgView, words: Words, width: int) -> list[Text]:
    """Who attacks whom with what, and what it comes to, line by line."""
    one = view.attack
    if one is None or found(view, one.target) is None:
        return []
    lines = prose(_headline(view, one, words), width, "bold", 2)
    if view.setup.basic or one.done:
        lines += _indented(words("terminal-ccg-done", damage=one.done), width)
    elif one.prevented:
        lines += _indented(words("terminal-ccg-prevented"), width)
    else:
        lines += _account(view, one, words)
    counter = sum(entry.amount for entry in one.counter)
    told = [words("terminal-ccg-shielded")] if one.shielded else []
    told += [words("terminal-ccg-counter", amount=counter)] if counter else []
    told += [words("terminal-ccg-helper", card=name_of(view, uid, words)) for uid in one.helpers]
    return [*lines, *(_indented(" · ".join(told), width) if told else [])]


def _indented(text: str, width: int) -> list[Text]:
    return [Text.assemble("    ", part) for part in prose(text, width - 4)]


def _headline(view: CcgView, one: Attack, words: Words) -> str:
    target = {"target": name_of(view, one.target, words), "whose": Name(one.defender), "who": Name(one.seat)}
    if one.combined:
        members = [
            words("ccg-label-join", card=name_of(view, member.uid, words), count=member.spent) for member in one.members
        ]
        key = "terminal-ccg-combined" if members else "terminal-ccg-combining"
        return words(key, members=", ".join(members), **target)
    attacker = found(view, one.members[0].uid)
    if attacker is None:
        return words("terminal-ccg-attack-gone", **target)
    move = CARDS[attacker[1].card].attacks[one.move].name
    return words("terminal-ccg-attack", card=name_of(view, attacker[1].uid, words), attack=move_word(move), **target)


def _account(view: CcgView, one: Attack, words: Words) -> list[Text]:
    rows = [(_entry(entry, one, words), entry.amount) for entry in view.account]
    if len(rows) > 1:
        rows.append((words("terminal-ccg-sum"), sum(amount for _, amount in rows)))
    wide = max((cell_len(label) for label, _ in rows), default=0)
    lines = []
    for place, (label, amount) in enumerate(rows):
        last = 0 < place == len(rows) - 1
        shown = f"\N{MINUS SIGN}{-amount}" if amount < 0 else f"{amount}" if place == 0 or last else f"+{amount}"
        lines.append(Text(f"    {label}{' ' * (wide - cell_len(label))}{shown:>{_AMOUNT}}", "bold" if last else ""))
    return lines


def _entry(entry: Entry, one: Attack, words: Words) -> str:
    if entry.what in _CARDS and entry.card != NONE:
        return card_name(entry.card, words)
    what = "energy" if entry.what == "base" and one.combined else entry.what
    return words(f"terminal-ccg-entry-{what}")


def challenge(view: CcgView, words: Words, width: int) -> list[Text]:
    """Who plays whom for what, and how it stands."""
    one = view.contest
    if one is None:
        return []
    names = {"who": Name(one.owner), "whom": Name(one.other)}
    key = "terminal-ccg-challenge-first" if one.card == NONE else "terminal-ccg-challenge"
    told = [words(key, card=card_word(one.card), **names)]
    if one.rounds > 1:
        told.append(words("terminal-ccg-challenge-round", number=one.round, all=one.rounds, wins=one.wins))
    return prose(" ".join([*told, *_shown(one, words)]), width, "bold", 2)


def _shown(one: Contest, words: Words) -> list[str]:
    """The hands that were shown last."""
    if NONE in one.thrown:
        return []
    mine, theirs = (words(f"ccg-{HANDS[hand]}") for hand in one.thrown)
    shown = words("ccg-thrown", who=Name(one.owner), hand=mine, whom=Name(one.other), other=theirs)
    if one.outcome not in (LOST, WON):
        return [shown]
    return [shown, words("terminal-ccg-challenge-now", who=Name(one.owner if one.outcome == WON else one.other))]


def flips(view: CcgView, words: Words, width: int) -> list[Text]:
    """What both have turned over in the Basic game; the card that counts is the last."""
    lines = []
    choosing = [asked.seat for asked in view.asked if asked.kind == "basic-item"]
    for seat, cards in enumerate(view.flipped):
        if cards:
            names = [card_name(card, words) for card in cards]
            kind = words(f"terminal-ccg-kind-{CARDS[cards[-1]].kind}")
            how = "" if len(names) == 1 else "-choosing" if seat in choosing else "-more"
            args = {"who": Name(seat), "card": names[-1], "kind": kind, "before": "; ".join(names[:-1])}
            lines += prose(words(f"terminal-ccg-flipped{how}", **args), width, "bold", 2)
    return lines
