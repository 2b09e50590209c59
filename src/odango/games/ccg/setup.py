"""The options of a game.  Where the rulebook is silent they are ours; docs/rulings/ccg.md says why."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct, structs

from odango.core.game import BadSetup
from odango.core.step import Seat
from odango.games.ccg.cards import Kind
from odango.games.ccg.deck.decks import CHARACTER_DECKS, STARTERS, DeckName, cards_of, check_basic, check_deck
from odango.games.ccg.deck.legality import LEAST, basic_faults, beyond, faults
from odango.games.ccg.deck.lists import DeckList, code, read
from odango.text import Arg, Line, Word, english, seat_letter

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
    lists: tuple[str, ...] = ()
    """Decks of people's own, one list for every seat; an empty one leaves the seat its deck of `decks`."""
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


OWN: Final = "own"
"""What a deck is called that is none of the eight."""
HALF: Final = 30
"""A deck of one's own for the Basic game may be as small as half a Starter."""


def deck_names(setup: Setup, seats: int) -> tuple[DeckName | Literal["own"], ...]:
    """The deck of each seat."""
    usual = STARTERS if seats == len(STARTERS) else CHARACTER_DECKS[:seats]
    named = setup.decks or usual
    return tuple(OWN if own_list(setup, seat) else named[seat] for seat in range(seats))


def own_list(setup: Setup, seat: Seat) -> str:
    """The list of a deck of this seat's own; empty if it plays one of the eight."""
    return setup.lists[seat] if setup.lists else ""


def deck_title(setup: Setup, seat: Seat) -> str:
    """What its owner calls a deck of their own."""
    return deck_read(own_list(setup, seat)).name


def decks(setup: Setup, seats: int) -> tuple[tuple[Kind, ...], ...]:
    """The cards of each seat, sorted."""
    return tuple(
        deck_read(own_list(setup, seat)).cards if name == OWN else cards_of(name)
        for seat, name in enumerate(deck_names(setup, seats))
    )


@lru_cache(maxsize=256)
def deck_read(text: str) -> DeckList:
    return read(text)[0]


def deck_faults(cards: tuple[Kind, ...], rules: Rules, what: Arg) -> list[Line]:
    """Why a deck of one's own cannot be played by these rules."""
    if rules == "basic":
        return [*faults(cards, what, HALF), *basic_faults(cards, what)]
    return faults(cards, what)


def bring(setup: Setup, seat: Seat, seats: int, text: str) -> Setup:
    """The options with this list as the seat's deck, written as its code."""
    deck, wrong = read(text)
    wrong = wrong or deck_faults(deck.cards, setup.rules, Word("ccg-this-deck"))
    if wrong:
        raise BadSetup(english().say(wrong[0]))
    lists = list(setup.lists or ("",) * seats)
    lists[seat] = code(deck)
    return structs.replace(setup, lists=tuple(lists))


def check_pool(text: str, pool: str) -> None:
    """Raise BadSetup if a list has more of a card than the pool."""
    found = beyond(deck_read(text).cards, deck_read(pool).counts, Word("ccg-this-deck"))
    if found:
        raise BadSetup(english().say(found[0]))


def check(setup: Setup, seats: int) -> None:
    """Raise BadSetup for options that cannot be played."""
    if setup.basic and seats != 2:
        raise BadSetup(f"The Basic game is for two players, not {seats}.")
    for option, named in (("decks", setup.decks), ("lists", setup.lists)):
        if named and len(named) != seats:
            raise BadSetup(f"{option} names {len(named)}; {seats} players need {seats}.")
    if not 1 <= setup.round_limit <= 100:
        raise BadSetup("round_limit is a number from 1 to 100.")
    for seat, name in enumerate(deck_names(setup, seats)):
        check_seat(setup, seat, name, decks(setup, seats)[seat])


def check_seat(setup: Setup, seat: Seat, name: str, cards: tuple[Kind, ...]) -> None:
    """The deck of one seat can be read and may be played."""
    what = f"The deck of seat {seat_letter(seat)}" if name == OWN else name
    unread = read(own_list(setup, seat))[1]
    if unread:
        raise BadSetup(f"{what}: {english().say(unread[0])}")
    check_deck(cards, what, least=HALF if name in STARTERS or setup.basic else LEAST)
    if setup.basic:
        check_basic(cards, what)
