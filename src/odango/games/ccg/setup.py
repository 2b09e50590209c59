"""The options of a game.  Where the rulebook is silent they are ours; docs/rulings.md says why."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from odango.core.game import BadSetup
from odango.games.ccg.cards import Kind
from odango.games.ccg.decks import (
    CHARACTER_DECKS,
    STARTERS,
    DeckName,
    cards_of,
    check_basic,
    check_deck,
)

Rules = Literal["basic", "standard", "advanced"]
Passage = Literal["by_rules", "on", "off"]
"""A passage of the rulebook that may be for the Advanced game alone; nobody knows which were."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """How the Sailor Moon CCG is to be played."""

    rules: Rules = "standard"
    """The Basic game for beginners, for two; the Standard game; or the Advanced one."""
    goal: Literal[4, 5, 6] = 4
    """Victory Points that win: a short, medium or long game."""
    decks: tuple[DeckName, ...] = ()
    """Whose deck is which, one for every seat; empty: the starter's halves for two, else the Character Decks."""
    round_limit: int = 30
    """After so many turns of everyone, or flips of the Basic game, the game ends and the points count."""

    replay_for_power: Passage = "by_rules"
    """Whether three Power from hand force a replay of a challenge."""
    power_reduces_damage: Passage = "by_rules"
    """Whether the defender may discard Power from hand against damage."""
    rejuvenation_limit: Passage = "by_rules"
    """Whether one may rejuvenate with no more Power than one has Monsters."""
    forfeit_actions: Passage = "by_rules"
    """Whether actions may be forfeited to defeat own Monsters when there is nothing to attack."""
    strong_and_weak: Passage = "by_rules"
    """Whether Monsters are strong and weak against types of Power."""
    starting_pie: Passage = "by_rules"
    """Whether Scouts and Knights bring their Person or Item into play."""

    thunderclap: Literal["free", "needs_body"] = "free"
    """Whether Thunderclap hits back without a Body (S-01)."""
    splash_hits_twice: bool = False
    """Whether who attacked is hit again when a whole team is (S-02)."""
    regalia_victim: Literal["owner", "attacker", "everyone"] = "owner"
    """Who says whom Regalia hits, or whether it hits all (S-03)."""
    mirror: Literal["with_bonuses", "printed", "final"] = "with_bonuses"
    """Which damage a mirrored attack repeats (S-04)."""
    mirror_if_avoided: bool = True
    """Whether an attack that was avoided can be mirrored (S-05)."""
    person_uses: Literal[1, 2, 3] = 1
    """How often a turn a Person without a printed limit may be used (S-06)."""
    andrew_combined: Literal["counts", "nothing", "fuel"] = "counts"
    """What Andrew's Power is worth in a combined attack: it counts, is nothing, or is fuel too (S-07)."""
    split_attack_pays: Literal["attacker", "anyone"] = "attacker"
    """Whose Power pays for Split Attack (S-08)."""
    sacrifice_scores: bool = True
    """Whether a card that sacrificed itself brings points (S-09)."""
    resignation_scores: bool = True
    """Whether Resignation brings a point (S-10)."""
    free_defences: Literal["optional", "mandatory"] = "optional"
    """Whether defences without a cost may be left (S-11, S-23)."""
    several_defences: Literal["all", "one"] = "all"
    """Whether a card may use all its defences in one attack (S-12)."""
    armor: Literal["automatic", "declared"] = "automatic"
    """Whether a card's own armour acts by itself (S-13)."""
    prophetic: Literal["look", "arrange"] = "look"
    """What Wiseman does with his deck (S-14)."""
    time_control: Literal["goes_on", "ends_attack"] = "goes_on"
    """Whether an attack goes on after it lost its player a turn (S-15)."""
    next_turn: Literal["own", "table"] = "own"
    """Whose next turn is meant when somebody may not attack (S-16)."""
    hit_back_choice: Literal["owner", "attacker"] = "owner"
    """Who says which attack hits back (S-17)."""
    worn_items: Literal["declared", "first_attack"] = "declared"
    """Whether a worn Item is used when its owner says so, or at the first chance (S-18)."""
    basic_unprinted: Literal["as_meant", "zero"] = "as_meant"
    """The damage of Monsters that print none, in the Basic game (S-19)."""
    basic_choice: Literal["owner", "first"] = "owner"
    """Which of two attacks a Monster of the Basic game makes (S-20)."""
    late_events: Literal["phase_3", "phase_5"] = "phase_3"
    """When a Defense Event is played that acts on the hit-back (S-21)."""
    not_so_tough: Literal["any_defeat", "attacks_only"] = "any_defeat"
    """After which defeats Not So Tough may be played (S-22)."""
    forfeit_scores: bool = True
    """Whether an own Monster defeated by forfeiting brings its points (S-47)."""

    @property
    def basic(self) -> bool:
        return self.rules == "basic"

    def on(self, passage: Passage, advanced_only: bool = False) -> bool:
        """Whether a passage holds: as switched, or else always, or only in the Advanced game."""
        return passage == "on" or (passage == "by_rules" and (not advanced_only or self.rules == "advanced"))


def deck_names(setup: Setup, seats: int) -> tuple[DeckName, ...]:
    """The deck of each seat."""
    if setup.decks:
        return setup.decks
    return STARTERS if seats == len(STARTERS) else CHARACTER_DECKS[:seats]


def decks(setup: Setup, seats: int) -> tuple[tuple[Kind, ...], ...]:
    """The cards of each seat, sorted."""
    return tuple(map(cards_of, deck_names(setup, seats)))


def check(setup: Setup, seats: int) -> None:
    """Raise BadSetup for options that cannot be played."""
    if setup.basic and seats != 2:
        raise BadSetup(f"The Basic game is for two players, not {seats}.")
    if setup.decks and len(setup.decks) != seats:
        raise BadSetup(f"decks names {len(setup.decks)}; {seats} players need {seats}.")
    if not 1 <= setup.round_limit <= 100:
        raise BadSetup("round_limit is a number from 1 to 100.")
    for name, cards in zip(deck_names(setup, seats), decks(setup, seats), strict=True):
        check_deck(cards, name, least=30 if name in STARTERS else 60)
        if setup.basic:
            check_basic(cards, name)
