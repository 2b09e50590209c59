"""No card without a test that is named as it is, and every Monster against every icon."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from odango.games.ccg.cards import CARDS, TYPES
from rule import rule
from rulebook.ccg.attacks import NEUTRAL, attacked, defend
from rulebook.ccg.looking import damage

MONSTERS = [card for card in CARDS if card.kind == "monster"]


@pytest.mark.parametrize("kind", sorted({card.kind for card in CARDS}))
def test_every_card_has_a_test_of_its_name(kind: str) -> None:
    """All 160 of the set, whether a preconstructed deck has them or not."""
    tests = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    named = {*re.findall(r"^def test_(\w+)", "\n".join(tests), flags=re.MULTILINE)}

    assert [card.name for card in CARDS if card.kind == kind and card.name.replace("-", "_") not in named] == []


@rule("ccg#strong-and-weak")
@pytest.mark.parametrize("name", [card.name for card in MONSTERS])
def test_every_monster_is_strong_against_one_icon_and_weak_against_another(name: str) -> None:
    """30 become 20, 40 and 30, less the armour that is always there."""
    card = next(card for card in MONSTERS if card.name == name)
    armour = sum(defence.amount for defence in card.defences if defence.does == "armor")
    assert card.strong != card.weak
    for icon in TYPES:
        state = attacked(name, by=NEUTRAL[icon])
        if state.pending[0].kind == "defend":
            defend(state, "pass")
        edge = -10 if icon == card.strong else 10 if icon == card.weak else 0

        assert damage(state, name) == max(0, 30 - armour + edge)
