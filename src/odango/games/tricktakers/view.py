"""What a seat sees of TRICKTAKERs.

Every field of the state is listed here as shown or hidden; a law fails until a new one is.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from odango.core.step import Seat
from odango.core.view import View, answered, asked, own_answers, question
from odango.games.tricktakers.alchemy import AlchemistSheet
from odango.games.tricktakers.cards import Card, Colour, Face
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.characters import SHEETS
from odango.games.tricktakers.characters.adventurer import AdventurerSheet
from odango.games.tricktakers.characters.collector import CollectorSheet
from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.characters.phantom_thief import ThiefSheet
from odango.games.tricktakers.characters.resistance import ResistanceSheet
from odango.games.tricktakers.characters.samurai import SamuraiSheet
from odango.games.tricktakers.characters.strategist import StrategistSheet
from odango.games.tricktakers.characters.summoner import SummonerSheet
from odango.games.tricktakers.characters.time_traveler import TimeTravelerSheet
from odango.games.tricktakers.combinations import Collection
from odango.games.tricktakers.ending import result
from odango.games.tricktakers.facts import GOES_ON, Account, Discard, Entry, Limit, Sighting, Trick
from odango.games.tricktakers.offering import offered_to
from odango.games.tricktakers.roster import NOT_YET, Character
from odango.games.tricktakers.setup import Setup, in_use
from odango.games.tricktakers.state import NOTHING, Tricktakers
from odango.games.tricktakers.strength import winner
from odango.games.tricktakers.tasks import settled

SHOWN: Final = frozenset(
    {
        "accounts",
        "aside",  # that something lies there; what, to who laid it down, and to whom it is offered
        "answers",  # who has answered
        "black_crowns",
        "carried",
        "characters",
        "choosers",
        "crowns",
        "deck",  # how many
        "discards",  # whose; which to who discarded it, or when it was seen
        "drafted",
        "ended",
        "first",
        "forged",
        "fresh",
        "hands",  # one's own; how many the others have; all when the game is over
        "kakumei",
        "kept",
        "last_characters",
        "last_trick",
        "leader",
        "ledger",
        "limits",
        "loose",
        "offered",
        "order",
        "pending",  # who is asked; the options to that seat alone
        "plays",  # but for what lies face down
        "points",
        "returned",  # as with discards
        "round",
        "setup",
        "sheets",
        "shown",
        "sightings",  # to those who know of them
        "stocks",  # how many; which, to a character that knows its own
        "taken",
        "tasks",
        "trick",
        "tricks",
        "victor",
        "victory",
        "wins",
        "box",
    }
)
HIDDEN: Final = frozenset({"agenda", "events", "rng"})

AnySheet = (
    AdventurerSheet
    | AlchemistSheet
    | CollectorSheet
    | GamblerSheet
    | ResistanceSheet
    | SamuraiSheet
    | StrategistSheet
    | SummonerSheet
    | ThiefSheet
    | TimeTravelerSheet
)


class Task(Struct, frozen=True, gc=False):
    """A task somebody was given."""

    task: int
    settled: bool | None
    """Fulfilled or missed for good; None while both can be."""


class Player(Struct, frozen=True, gc=False):
    """What is to be seen of a seat."""

    character: Character
    """-1 until chosen."""
    last_character: Character
    drafted: tuple[Character, ...]
    """What may still be played, after a draft or at a table of two."""
    points: int
    crowns: int
    black_crowns: int
    wins: int
    cards: int
    """How many are in hand."""
    hand: tuple[Card, ...] | None
    """Which: your own, and everyone's when the game is over."""
    shown: tuple[Card, ...]
    """Those of the hand that lie open."""
    taken: tuple[Card, ...]
    """The cards taken this round."""
    voids: tuple[Colour, ...]
    """Colours of which this player can hold none."""
    sheet: AnySheet | None
    """What the character keeps open, if it keeps anything."""
    stock: int
    """How many pieces it draws from."""
    own_stock: tuple[int, ...] | None
    """Which, where its player knows them: to you alone, and to everyone when the game is over.  Of an Alchemist's deck
    what you know, the top last, and -1 for the rest."""
    aside: tuple[Card, ...]
    """Cards laid face down beside the trick; -1 for those you do not know."""
    kept: Card
    """A card taken over from the round before that may not be discarded; -1: none."""
    carried: Card
    """A card that will be taken over into the next round; -1: none."""
    tasks: tuple[Task, ...]
    ledger: tuple[Entry, ...]
    """What was paid this round already."""
    collection: Collection | None
    """The best of what was collected, to the Collector alone while the round lasts."""


class Played(Struct, frozen=True, gc=False):
    """A card on the table, as this seat sees it."""

    seat: Seat
    card: Card
    """-1: it lies face down."""
    face: Face | None
    """What it counts as."""
    marks: int
    hidden: bool
    more: tuple[Card, ...] = ()
    """Cards that lie with it."""


class TricktakersView(View, frozen=True, kw_only=True, tag_field="game", tag="tricktakers"):
    """TRICKTAKERs as one seat sees it."""

    setup: Setup
    phase: Literal["draft", "selection", "setup", "tricks", "over"]
    round: int
    rounds: int
    final: bool
    first: Seat
    players: tuple[Player, ...]
    in_use: tuple[Character, ...]
    offered: tuple[Character, ...]
    choosers: tuple[Seat, ...]
    trick: int
    leader: Seat
    order: tuple[Seat, ...]
    plays: tuple[Played, ...]
    lead: Colour
    kakumei: bool
    winning: int
    """The place of the card that would take the trick as far as it lies open; -1: none."""
    tricks: tuple[Trick, ...]
    """Those of this round that are over."""
    last_trick: Trick | None
    """The last one of the round before."""
    accounts: tuple[tuple[Account, ...], ...]
    deck: int
    discards: tuple[Discard, ...]
    """Cards you did not see are -1."""
    returned: tuple[Discard, ...]
    """The discards that were last shuffled into the deck."""
    fresh: tuple[int, ...]
    """How many cards each has drawn since."""
    limits: tuple[Limit, ...]
    sightings: tuple[Sighting, ...]
    """Those you know of."""
    loose: tuple[Card, ...]
    forged: tuple[int, int]
    """Crowns and Black Crowns forged so far."""
    box: tuple[Card, ...]
    victor: Seat
    victory: str


def view(state: Tricktakers, seat: Seat | None) -> TricktakersView:
    plays = tuple([_played(state, at, seat) for at in range(len(state.plays))])
    return TricktakersView(
        seat=seat,
        asked=asked(state),
        answered=answered(state),
        own_answers=own_answers(state, seat),
        question=question(state, seat),
        result=result(state),
        setup=state.setup,
        phase=_phase(state),
        round=state.round,
        rounds=state.rounds,
        final=state.final,
        first=state.first,
        players=tuple([_player(state, other, seat) for other in range(state.seats)]),
        in_use=in_use(state.setup),
        offered=state.offered,
        choosers=state.choosers,
        trick=state.trick,
        leader=state.leader,
        order=state.order,
        plays=plays,
        lead=state.lead,
        kakumei=state.kakumei,
        winning=_winning(state),
        tricks=tuple(state.tricks),
        last_trick=state.last_trick[0] if state.last_trick else None,
        accounts=tuple(state.accounts),
        deck=len(state.deck),
        discards=_masked(state.discards, seat),
        returned=_masked(state.returned, seat),
        fresh=tuple(state.fresh),
        limits=state.limits,
        sightings=tuple(sighting for sighting in state.sightings if sighting.known_to(seat)),
        loose=state.loose,
        forged=(state.forged[0], state.forged[1]),
        box=tuple(state.box),
        victor=state.victor,
        victory=state.victory,
    )


def _phase(state: Tricktakers) -> Literal["draft", "selection", "setup", "tricks", "over"]:
    if state.ended:
        return "over"
    if state.round == 0:
        return "draft"
    if NOT_YET in state.characters:
        return "selection"
    return "tricks" if state.trick else "setup"


def _player(state: Tricktakers, other: Seat, seat: Seat | None) -> Player:
    own = other == seat or state.ended
    sheet = state.sheets[other]
    plays = own and state.characters[other] != NOT_YET
    return Player(
        character=state.characters[other],
        last_character=state.last_characters[other],
        drafted=state.drafted[other],
        points=state.points[other],
        crowns=state.crowns[other],
        black_crowns=state.black_crowns[other],
        wins=state.wins[other],
        cards=len(state.hands[other]),
        hand=tuple(state.hands[other]) if own else None,
        shown=tuple(state.shown[other]),
        taken=state.taken[other],
        voids=tuple(
            limit.colour for limit in state.limits if limit.seat == other and limit.last == GOES_ON and limit.most == 0
        ),
        sheet=sheet if isinstance(sheet, SHEETS) else None,
        stock=len(state.stocks[other]),
        own_stock=_stock(state, other, seat),
        aside=_aside(state, other, seat),
        kept=state.kept[other],
        carried=state.carried[other],
        tasks=tuple(Task(task, settled(task, state, other)) for task in state.tasks[other]),
        ledger=state.ledger[other],
        collection=character_of(state, other).collection(state, other) if plays else None,
    )


def _stock(state: Tricktakers, other: Seat, seat: Seat | None) -> tuple[int, ...] | None:
    if state.characters[other] == NOT_YET:
        return None
    character = character_of(state, other)
    if character.own_deck(state, other):
        hidden = character.hidden_stock(state, other, seat) if not state.ended else range(0)
        return tuple(NOTHING if place in hidden else card for place, card in enumerate(state.stocks[other]))
    return tuple(state.stocks[other]) if character.knows_stock() and (other == seat or state.ended) else None


def _played(state: Tricktakers, at: int, seat: Seat | None) -> Played:
    play = state.plays[at]
    if play.known or play.seat == seat:
        return Played(play.seat, play.card, play.face, play.marks, play.hidden, play.more)
    return Played(play.seat, NOTHING, None, 0, play.hidden)


def _aside(state: Tricktakers, other: Seat, seat: Seat | None) -> tuple[Card, ...]:
    """What lies beside the trick: known to who laid it down, and to who is asked about it."""
    cards = state.aside[other]
    known = other == seat or state.ended or other in offered_to(state, seat)
    return tuple(cards) if known else (NOTHING,) * len(cards)


def _winning(state: Tricktakers) -> int:
    known = [(at, play) for at, play in enumerate(state.plays) if play.known]
    if not known:
        return -1
    return known[winner([play for _, play in known], kakumei=state.kakumei)][0]


def _masked(discards: list[Discard], seat: Seat | None) -> tuple[Discard, ...]:
    return tuple(discard if discard.known_to(seat) else replace(discard, card=NOTHING) for discard in discards)
