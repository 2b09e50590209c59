"""The options of a game.

The defaults are the rulebook's, or ours where it is silent; docs/rulings/tricktakers.md says which.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from odango.core.game import BadSetup
from odango.games.tricktakers import roster
from odango.games.tricktakers.cards import FACE as FACES
from odango.games.tricktakers.cards import NUMBER, PLAYING_CARDS, Card
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.figures import HOUSE, Figures, Rows
from odango.games.tricktakers.figures import figures as read_figures
from odango.games.tricktakers.roster import BASIC, EVERYONE, Character, CharacterName

DRAFT: Final = "draft"
PICKS: Final = DATA.rounds.rounds
"""How many characters each drafts at a table of three to five: one for every round."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """How TRICKTAKERs is to be played."""

    mode: Literal["basic", "shuffle", "all_star", "draft"] = "basic"
    """How characters are chosen: all in use lie open every round; one more than players do; all in use, for experts;
    or each drafts a set to play one by one."""
    characters: tuple[CharacterName, ...] = ()
    """Which are in use; empty: the five basic ones in the basic mode, all in the others."""
    resistance_for_three: bool = False
    """At three: winning a Kakumei trick with black is a Crown and 100 points, and not the game."""
    discards_face_up: bool = False
    """Whether everyone sees what is discarded."""
    small_deck: bool = False
    """Without 7s, 8s and 9s for two, without 8s and 9s for three."""
    leader_is_named: bool = False
    """In later rounds, whether who would lead the first trick names the leader instead."""
    unselected_first: bool = False
    """In shuffle mode, whether the character nobody chose comes back first, with those that were not shown."""
    berserker_redraw: Literal["draw_deck", "leftovers"] = "draw_deck"
    """Where the Berserker draws for a Black Crown: from the draw deck, or at most two from what his own deck kept."""
    extra_tasks: bool = False
    """Whether the Ruler chooses from sixteen tasks instead of six."""
    points_win: Literal["standard", "four_or_five"] = "standard"
    """By how many points a character of the expansion wins the game: over 350; or 350, or 150 more than all others."""
    past_changed: Literal["replayed", "counted"] = "replayed"
    """After Change the past: the trick is played again, or it counts and everyone keeps a card too many (T-01)."""
    figures: Rows = HOUSE
    """Figures that no rulebook tells: ours, or rows such as `summon el 4` that change some of them (T-66)."""
    tasks_for_two: Literal["ruler_for_failures", "opponent_for_successes"] = "ruler_for_failures"
    """Whom the 30 and 40 of the Ruler's card for two are paid to (T-40)."""


def in_use(setup: Setup) -> tuple[Character, ...]:
    """The characters of this game, best priority first."""
    if setup.characters:
        return tuple(sorted(map(roster.character, setup.characters)))
    return BASIC if setup.mode == "basic" else EVERYONE


def figures(setup: Setup) -> Figures:
    """The figures of this game that are ours, or what the table makes of them."""
    return read_figures(setup.figures)


def rounds(setup: Setup, seats: int) -> int:
    """Three; for two players five, or as many as each has drafted."""
    if seats > 2:
        return DATA.rounds.rounds
    return len(in_use(setup)) // 2 if setup.mode == DRAFT else len(in_use(setup))


def picks(setup: Setup, seats: int) -> int:
    """How many characters each drafts."""
    return len(in_use(setup)) // 2 if seats == 2 else PICKS


def draft_order(seats: int, each: int) -> tuple[int, ...]:
    """Who picks when, counted from the first player: there and back again."""
    there = tuple(range(seats))
    return tuple(seat for i in range(each) for seat in (there[::-1] if i % 2 else there))


@cache
def playing_cards(small: bool, seats: int) -> tuple[Card, ...]:
    """The draw deck, sorted."""
    highest = {2: 6, 3: 7}.get(seats, 9) if small else 9
    return tuple(card for card in PLAYING_CARDS if FACES[card].kind != NUMBER or FACES[card].value <= highest)


def check(setup: Setup, seats: int) -> None:
    """Raise BadSetup for options that cannot be played."""
    used = in_use(setup)
    if len(set(used)) < len(used):
        raise BadSetup("characters names one of them twice.")
    figures(setup)
    if seats == 2:
        if setup.mode not in ("basic", DRAFT):
            raise BadSetup("Two players choose in the basic mode or draft; shuffle and all_star are for three to five.")
        if setup.mode == DRAFT and not len(used) >= 2:
            raise BadSetup("A draft for two needs at least two characters.")
        if setup.mode == "basic" and len(used) != len(BASIC):
            raise BadSetup(f"Two players in the basic mode need {len(BASIC)} characters, not {len(used)}.")
        return
    least = {"shuffle": seats + 1, DRAFT: seats * PICKS}.get(setup.mode, seats)
    if len(used) < least:
        raise BadSetup(f"{seats} players in the {setup.mode} mode need at least {least} characters, not {len(used)}.")
