"""Words for attacks in the Sailor Moon CCG: made alone or together, and what is done against them.

`attacked` and `combined` lay a table where the attack has been made; what follows is asked next.
"""

from __future__ import annotations

from typing import Any, Final

from odango.games.ccg.cards import CARDS, NUMBER
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import write_piece
from rulebook.ccg.asking import answer, fits, go, texts, who
from rulebook.ccg.looking import damage, wounds
from rulebook.ccg.table import JUPITER, MARS, PAIR, VENUS, name_of, table

TIARA: Final = "moon-tiara-magic"
NEUTRAL: Final = {"body": JUPITER, "mind": VENUS, "soul": MARS}
"""Who attacks for 30 with two of a type, whoever else there is."""


def first_attack(attacker: str) -> str:
    """What a Scout or Knight can do with the least Power."""
    return CARDS[NUMBER[attacker]].attacks[0].name


def attack(state: Ccg, attacker: str, move: str, target: str) -> None:
    """Whose turn it is attacks.  What follows is asked next: boosts, the defence, the hit-back."""
    go(state, f"attack {attacker} {move} {target}")


def attacked(
    target: str,
    *,
    by: str = "",
    move: str = "",
    charged: str = "",
    team: str = "",
    mine: str = "",
    others: str = "",
    played: str = "",
    **more: Any,
) -> Ccg:
    """Seat 0 has attacked a card of seat 1: the first ally, with two Power of the own icon and the first attack.

    `by` is who that ally is; else it is a Scout whose type changes nothing, and 30 are printed.  `move` is another
    attack, `charged` what else is attached to the attacker.  `team` are further allies of seat 0 and `mine` its
    enemies, `others` are further enemies of seat 1; `played` is an Event that seat 0 had in hand and has played in
    Step 2.  Everything else is for the table.
    """
    row = CARDS[NUMBER[name_of(target)]]
    scout = by or next(NEUTRAL[icon] for icon in ("soul", "body", "mind") if icon not in (row.strong, row.weak))
    allies = f"{scout} + 2 {CARDS[NUMBER[scout]].icon} {charged}, {team}"
    if played:
        first, *rest = more.get("hands", [""])
        more |= {"hands": [f"{first} {played}", *rest], "step": 2}
    state = table(allies=[allies], enemies=[mine, f"{target}, {others}"], **more)
    if played:
        answer(state, 0, f"play {played}")
    attack(state, scout, move or first_attack(scout), write_piece(state, state.enemies[1][0].uid))
    return state


def split(first: str, second: str, *, by: str = "sailor-mars-level-2", move: str = "", **more: Any) -> Ccg:
    """Seat 0 has split an attack between two cards of seat 1, who is asked next.

    It is the last attack of `by`, who has the Power for it and for the card, unless `move` is told.  Everything else is
    for `attacked`.
    """
    row = CARDS[NUMBER[by]]
    paid = f"{sum(row.attacks[-1].cost)} {row.icon}"
    more |= {"by": by, "move": move or row.attacks[-1].name, "charged": paid}
    state = attacked(first, others=second, played="split-attack", **more)
    answer(state, 0, "use split-attack", f"second-target {second}")
    return state


def combine(state: Ccg, target: str, **spent: int) -> None:
    """Whose turn it is makes a combined attack; who joins, with underscores, and with how much Power."""
    seat = who(state)[0]
    answer(state, seat, f"combine {target}")
    for name, count in spent.items():
        answer(state, seat, f"join {name.replace('_', '-')} {count}")
    if state.pending[0].kind == "combine":
        answer(state, seat, "done")


def combined(target: str, moon: int = 1, mars: int = 1, *, team: str = "", others: str = "", **more: Any) -> Ccg:
    """Moon and Mars, who have two Soul each, have combined against a card of seat 1, with so much Power of each.

    `team` are further allies of theirs, who stand by, and `others` further enemies of seat 1.
    """
    state = table([f"{PAIR}, {team}"], ["", f"{target}, {others}"], **more)
    combine(state, name_of(target), sailor_moon_level_1=moon, sailor_mars_level_1=mars)
    return state


def defend(state: Ccg, text: str = "pass") -> None:
    """The defender does something: `pass`, `armor`, the name of a defence, or of a Defense Event in hand."""
    seat, kind = who(state)
    assert kind == "defend", f"seat {seat} is asked for {kind}: {texts(state)}"
    answer(state, seat, next((way for way in (f"defend {text}", f"play {text}") if fits(state, seat, way)), text))


def throw(state: Ccg, owner_wins: bool | None = True) -> None:
    """One round of the challenge under way: who plays it for a card wins, loses, or (None) there is a tie."""
    assert state.contest is not None, f"no challenge is played: {state.pending}"
    other = {True: "scissors", False: "paper", None: "rock"}[owner_wins]
    owner, rival = state.contest.owner, state.contest.other
    answer(state, owner, "rock")
    answer(state, rival, other)


def won_and_lost(target: str, defence: str) -> list[tuple[int, list[int]]]:
    """The damage to the target and to who attacked it, if the challenge for this defence is won, and if it is lost."""
    found = []
    for won in (True, False):
        state = attacked(target)
        defend(state, defence)
        throw(state, owner_wins=won)
        found.append((damage(state, target), wounds(state)))
    return found


def challenged(**more: Any) -> Ccg:
    """Mars has attacked Mitsuaami, whose owner, seat 1, challenges for Wind Blast; nobody else is asked anything."""
    state = attacked("mitsuaami", by=MARS, **more)
    defend(state, "wind-blast")
    return state


def vine_trap(others: str, **more: Any) -> Ccg:
    """The Doom and Gloom Girls, attacked, have won Titus, one of the others, to strike along."""
    state = attacked("doom-and-gloom-girls + mind", others=others, **more)
    defend(state, "vine-trap")
    throw(state, owner_wins=True)
    answer(state, 1, "helper titus")
    return state


def taunt(state: Ccg, scout: str = MARS) -> None:
    """Seat 0 plays Taunt on somebody else's Scout, and wins both challenges."""
    answer(state, 0, "play taunt", f"provoke {scout}")
    throw(state, owner_wins=True)
    throw(state, owner_wins=True)
