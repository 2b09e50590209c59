"""The face of a draft: the pack in hand, what has been taken so far, and the decks that can be registered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from odango.core.view import Option, View
from odango.games.ccg.cards import CARDS, ICON, TYPES, Kind, is_enemy, is_fighter, is_power
from odango.games.ccg.deck.lists import KINDS
from odango.games.ccg.draft.building import OPENERS, Built
from odango.games.ccg.draft.state import LEFT
from odango.games.ccg.draft.view import DraftView
from odango.terminal.ccg import sheets
from odango.terminal.ccg.pieces import card_name, counted_names
from odango.terminal.face import Face, Words
from odango.terminal.screen import flow, prose
from odango.text import Catalogue, Line, Names, line

_RARITIES: Final = {"C": "common", "U": "uncommon", "R": "rare", "F": "foil"}
_ALL_CARDS: Final = range(len(CARDS))


class DraftFace(Face):
    """A line on how far it is, the pool by kinds, and every card of the pack with its figures."""

    usual_seats = 4
    looks = (("pool", "draft-pool"), ("packs", "draft-packs"), ("decks", "draft-decks"))
    tells = (("card titus", "ccg-card"),)
    numbered = True

    def round(self, view: DraftView) -> int:
        return view.round + 1 if view.stage == "picking" else 0

    def conceivable(self, kind: str) -> range:
        return _ALL_CARDS

    def opening(self, view: DraftView, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        return prose(Words(catalogue, names)("terminal-draft-legend"), width)

    def board(self, view: DraftView, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        words = Words(catalogue, names)
        lines = prose(header(view, words), width, "bold")
        waiting = tuple(asked.seat for asked in view.asked)
        if waiting:
            lines += prose(words("terminal-draft-thinking", who=Names(waiting), count=len(waiting)), width)
        if view.seat is None:
            return lines
        if view.missing:
            names_of = counted_names(view.missing, words)
            lines += prose(words("terminal-draft-missing", cards=", ".join(names_of)), width)
        return [*lines, *kinds_of(view.picked, words, width)]

    def choices(
        self, view: DraftView, options: Sequence[Option], names: Sequence[str], catalogue: Catalogue, width: int
    ) -> list[Text]:
        words = Words(catalogue, names)
        decks = {deck.kit.opener: deck for deck in view.suggested}
        lines: list[Text] = []
        for number, option in enumerate(options, 1):
            deck = decks.get(option.choice)
            told = facts(option.choice, words) if deck is None else contents(deck, view, words)
            head = Text.assemble((f"{number:>2} ", "bold"), (card_name(option.choice, words), "bold"))
            lines += flow([head, *(Text(f"· {fact}") for fact in told)], width, 3)
        return lines

    def hint(self, kind: str) -> Line | None:
        return line("terminal-draft-hint-build" if kind == "build" else "terminal-draft-hint")

    def look(self, view: DraftView, command: str, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        return LOOKS[command](view, Words(catalogue, names), width)

    def tell(
        self, view: DraftView, command: str, about: str, names: Sequence[str], catalogue: Catalogue, width: int
    ) -> list[Text]:
        return sheets.card_called(about, Words(catalogue, names), width)

    def standings(self, view: View, names: Sequence[str], catalogue: Catalogue) -> list[Table | Text]:
        """Nobody has won; what counts is the deck one goes home with."""
        if view.result is None or not isinstance(view, DraftView):
            return []
        words = Words(catalogue, names)
        told: list[Table | Text] = [*prose(words(view.result.why.key, **view.result.why.args), 78)]
        if view.deck is not None:
            told += [*listed(view.deck.cards, words("terminal-draft-your-deck"), words, 78)]
            told += [*prose(words("terminal-draft-code", code=view.list), 78)]
        return told


def header(view: DraftView, words: Words) -> str:
    title = words("terminal-draft-title")
    if view.stage != "picking":
        return f"{title} · {words(f'terminal-draft-{view.stage}')}"
    where = words("terminal-draft-at", number=view.round + 1, of=view.setup.packs, pick=view.pick + 1)
    way = words("terminal-draft-left" if view.direction == LEFT else "terminal-draft-right")
    return f"{title} · {where} · {way}"


def facts(kind: Kind, words: Words) -> list[str]:
    """A card in a few words: its kind, its figures, how rare it is."""
    card = CARDS[kind]
    found = [words(f"terminal-ccg-kind-{card.kind}")]
    if card.family or card.side:
        found.append(words(f"terminal-ccg-of-{card.family or card.side}"))
    if is_fighter(kind) or is_power(kind):
        found.append(words(f"terminal-ccg-{TYPES[ICON[kind]]}"))
    if card.health:
        found.append(words("terminal-ccg-health", health=card.health))
    if is_enemy(kind):
        found.append(words("terminal-ccg-victory-points", count=card.points))
    return [*found, words(f"terminal-ccg-rarity-{_RARITIES[card.rarity]}")]


def contents(deck: Built, view: DraftView, words: Words) -> list[str]:
    """A suggested deck in a few words."""
    counts = Counter(CARDS[kind].kind for kind in deck.cards)
    power = Counter(TYPES[kind] for kind in deck.cards if is_power(kind))
    highest = max(CARDS[kind].level for kind in deck.cards)
    best = [words("terminal-draft-best")] if deck == view.suggested[0] else []
    return [
        *best,
        words("terminal-draft-fighters", count=counts["scout"] + counts["knight"], level=highest),
        words("terminal-draft-enemies", monsters=counts["monster"], villains=counts["villain"]),
        *(
            words("terminal-draft-power", count=power[name], type=words(f"terminal-ccg-{name}"))
            for name in sorted(power)
        ),
    ]


def kinds_of(cards: Sequence[Kind], words: Words, width: int) -> list[Text]:
    """How many of each kind, in one line."""
    counts = Counter(CARDS[kind].kind for kind in cards)
    told = [
        words("terminal-draft-kind", kind=words(f"terminal-ccg-kind-{kind}"), count=counts[kind])
        for kind in KINDS
        if counts[kind]
    ]
    return flow(
        [Text(words("terminal-draft-pool", count=len(cards)), "bold"), *(Text(f"· {one}") for one in told)], width, 2
    )


def listed(cards: Sequence[Kind], title: str, words: Words, width: int) -> list[Text]:
    """Cards by kind, with how many of each."""
    lines = prose(title, width, "bold")
    for kind in KINDS:
        some = sorted(card for card in cards if CARDS[card].kind == kind)
        if some:
            head = words("terminal-draft-kind", kind=words(f"terminal-ccg-kind-{kind}"), count=len(some))
            names = counted_names(some, words)
            units = [Text(f"{name} ·") for name in names[:-1]] + [Text(name) for name in names[-1:]]
            lines += flow([Text(f"  {head}:", "bold"), *units], width, 4)
    return lines


# --- what can be looked up --------------------------------------------------------------------------------------------


def pool(view: DraftView, words: Words, width: int) -> list[Text]:
    """All that you have taken."""
    return listed(view.picked, words("terminal-draft-pool", count=len(view.picked)), words, width)


def packs(view: DraftView, words: Words, width: int) -> list[Text]:
    """The packs of this round as you held them."""
    lines: list[Text] = []
    for sight in view.sights:
        took = "" if sight.took < 0 else card_name(sight.took, words)
        key = "terminal-draft-sight-took" if took else "terminal-draft-sight"
        title = words(key, pick=sight.pick + 1, card=took)
        names = counted_names(sight.cards, words)
        units = [Text(f"{name} ·") for name in names[:-1]] + [Text(name) for name in names[-1:]]
        lines += flow([Text(title, "bold"), *units], width, 2)
    return lines or prose(words("terminal-draft-no-sights"), width)


def decks(view: DraftView, words: Words, width: int) -> list[Text]:
    """The decks that are suggested, or the one you have registered, card by card."""
    if view.deck is not None:
        return listed(view.deck.cards, words("terminal-draft-your-deck"), words, width)
    lines: list[Text] = []
    for deck in view.suggested:
        title = words("terminal-draft-deck-around", card=card_name(deck.kit.opener, words))
        lines += listed(deck.cards, title, words, width)
    return lines or prose(words("terminal-draft-no-decks", count=len(OPENERS)), width)


LOOKS: Final[dict[str, Callable[[DraftView, Words, int], list[Text]]]] = {"pool": pool, "packs": packs, "decks": decks}
