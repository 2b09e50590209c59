"""The options of `odango deck`.  Nothing here needs the games, so that `--help` is quick."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

KINDS: Final = ("scout", "knight", "monster", "villain", "person", "item", "event", "defense-event", "power")
RARITIES: Final = ("common", "uncommon", "rare", "foil")
ICONS: Final = ("body", "mind", "soul")
FAMILIES: Final = ("yoma", "cardian", "droid")


def add_actions(
    deck: argparse.ArgumentParser,
    colour: argparse.ArgumentParser,
    told: Callable[[str], str],
    count: Callable[[str], int],
) -> None:
    """What can be done with decks; `told` has the words, `count` reads a number from 1."""
    actions = deck.add_subparsers(dest="action", metavar="ACTION", required=True)

    def action(name: str) -> argparse.ArgumentParser:
        about = told(f"deck-{name}")
        return actions.add_parser(name, parents=[colour], help=about, description=about, allow_abbrev=False)

    cards = action("cards")
    cards.add_argument("words", nargs="*", metavar="WORD", help=told("deck-words"))
    for option, choices in (("kind", KINDS), ("rarity", RARITIES), ("icon", ICONS), ("family", FAMILIES)):
        cards.add_argument(f"--{option}", choices=choices, help=told(f"deck-by-{option}"))

    for name in ("show", "check", "export", "hand", "try"):
        found = action(name)
        found.add_argument("deck", metavar="DECK", help=told("deck-deck"))
        if name == "export":
            forms = found.add_mutually_exclusive_group()
            forms.add_argument("--one-line", action="store_true", help=told("deck-one-line"))
            forms.add_argument("--link", metavar="URL", help=told("deck-link"))
        if name == "try":
            found.add_argument("--level", metavar="LEVEL", help=told("level"))
            found.add_argument("--against", metavar="DECK", help=told("deck-against"))
            found.add_argument("--name", metavar="NAME", help=told("name"))
        if name in ("hand", "try"):
            found.add_argument("--seed", type=int, metavar="N", help=told("seed"))

    changing = action("change")
    changing.add_argument("file", metavar="FILE", help=told("deck-file"))
    for option in ("add", "take"):
        changing.add_argument(f"--{option}", nargs="+", default=[], metavar="CARD", help=told(f"deck-{option}"))
    changing.add_argument("--call", metavar="NAME", help=told("deck-call"))

    suggesting = action("suggest")
    suggesting.add_argument("--pool", metavar="FILE", help=told("deck-pool"))
    suggesting.add_argument("--around", nargs="+", default=[], metavar="CARD", help=told("deck-around"))
    suggesting.add_argument("--seed", type=int, metavar="N", help=told("deck-seed"))

    opening = action("boosters")
    opening.add_argument("--packs", type=count, default=1, metavar="N", help=told("deck-packs"))
    opening.add_argument("--seed", type=int, metavar="N", help=told("deck-seed"))
