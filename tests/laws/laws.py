"""The laws every game keeps, each a function that raises LawBroken.  Written once; `test_laws` runs them on every game,
and `test_laws_bite` proves that they catch what they are for.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from laws.worlds import WORDS, headings_of, play_on, random_choice
from odango.core.engine import IllegalChoice, choose, over
from odango.core.game import Game
from odango.core.rng import RecordingRng, Rng, ScriptedRng, WrongScript
from odango.core.save import dump, load
from odango.core.step import Seat, slots
from odango.core.things import UNKNOWN, pointed_at
from odango.core.view import offer, offer_encoded, packet, why_not

AnyGame = Game[Any, Any]

DEALS: Final = 10
"""So many other deals are tried against one."""
A_GOOD_WHILE: Final = 60
"""So many decisions a copy is played on: the positions that are copied lie about as far apart, the last at the end."""
FIRST: Final = 6
STRIDE: Final = 12
"""Deals are compared at every so many decisions."""


class LawBroken(AssertionError):
    """Says which law, and what broke it."""


def law(holds: bool, name: str, what: object = "") -> None:
    if not holds:
        raise LawBroken(f"{name}: {what}")


def observers(state: Any) -> list[Seat | None]:
    """Every seat, and a spectator."""
    return [*range(state.seats), None]


def every_law(game: AnyGame, state: Any, seed: int) -> None:
    """All that must hold of one position by itself."""
    clone_and_save_are_exact(game, state, seed)
    imagined_looks_the_same(game, state, seed)
    imagining_knows_no_more(game, state, seed)
    options_are_exact(game, state, seed)
    what_is_kept_is_right(state)
    things_tell_options_apart(state)
    why_not_is_told(game, state, seed)
    result_fits(game, state)
    if not over(state):
        events_tell_no_more_than_views(game, state, seed)
        alike_is_imagined_alike(game, state, seed)


def clone_and_save_are_exact(game: AnyGame, state: Any, seed: int) -> None:
    """A clone and a saved state are equal, live their own lives, and come to the same by the same choices."""
    before = dump(game, state)
    clone = state.clone()
    law(clone == state, "clone equality", clone)
    law(clone.events is None, "a clone tells no events")
    chosen = play_on(clone, seed, A_GOOD_WHILE)
    law(dump(game, state) == before, "clone independence", chosen)
    loaded = load(game, before)
    law(loaded == state, "save and load", before)
    law(dump(game, loaded) == before, "saves alike", before)
    play_on(loaded, seed, A_GOOD_WHILE)
    law(loaded == clone, "a clone and a loaded state play alike", chosen)


def fields_are_sorted_out(game: AnyGame) -> None:
    """Every field of the state is listed as shown or as hidden, and as one only."""
    fields = set(slots(game.State))
    law(fields == game.SHOWN | game.HIDDEN, "every field is listed", fields ^ (game.SHOWN | game.HIDDEN))
    law(not game.SHOWN & game.HIDDEN, "no field is both", game.SHOWN & game.HIDDEN)


def imagined_looks_the_same(game: AnyGame, state: Any, seed: int) -> None:
    """Nobody can tell an imagined world from the true one: same view, same options, same bytes on the wire."""
    before, pieces = dump(game, state), game.components(state)
    for seat in observers(state):
        world = game.imagine(state, seat, Rng(seed))
        law(dump(game, state) == before, "imagining changes nothing", seat)
        law(game.view(world, seat) == game.view(state, seat), "view(imagine) == view", seat)
        law(packet(game, world, seat) == packet(game, state, seat), "the same bytes are sent", seat)
        law(game.components(world) == pieces, "imagined worlds have all pieces", seat)
        law(world.rng == Rng.remember(world.rng.memory()), "an imagined world has a plain generator", world.rng)


def imagining_knows_no_more(game: AnyGame, state: Any, seed: int) -> None:
    """What is imagined depends on what the seat knows and on the given chance, and on nothing else."""
    for seat in observers(state):
        once = game.imagine(state, seat, Rng(seed))
        twice = game.imagine(game.imagine(state, seat, Rng(seed + 1)), seat, Rng(seed))
        law(once == twice, "imagine(imagine) == imagine", seat)


def alike_is_imagined_alike(game: AnyGame, state: Any, seed: int) -> None:
    """Two true states that a seat cannot tell apart are imagined alike by it.

    They are had by letting somebody choose differently, or chance fall differently, from the same position.  This
    catches an imagination that hands something hidden on untouched, which the law above cannot see.
    """
    rng = Rng(seed)
    actor, choice = random_choice(state, rng)
    one, _ = _after(state, actor, choice)
    views = {seat: game.view(one, seat) for seat in observers(state)}
    imagined: dict[Seat | None, Any] = {}
    for other in _some(state.decision_of(actor).options(state), choice, rng):
        elsewhere = state.clone()
        elsewhere.rng = Rng(rng.below(2**31))
        two, _ = _after(elsewhere, actor, other)
        for seat, seen in views.items():
            if game.view(two, seat) == seen:
                if seat not in imagined:
                    imagined[seat] = game.imagine(one, seat, Rng(seed))
                alike = imagined[seat] == game.imagine(two, seat, Rng(seed))
                law(alike, "what looks alike is imagined alike", (seat, actor, choice, other))


def other_deals_are_imagined_alike(game: AnyGame, setup: Any, seats: int, seed: int) -> int:
    """Two deals that differ where a seat cannot see are imagined alike by it, and stay so while both are played alike.

    They are had by letting one draw of the start fall differently: two others have swapped a card, say.  So this
    catches an imagination that hands on untouched what was hidden from the start.  How many comparisons were made.
    """
    tape = RecordingRng(Rng(seed))
    game.start(setup, seats, tape)
    chance = Rng(seed)
    compared = 0
    for deal in range(DEALS if tape.tape else 0):
        draws = tape.tape[:]
        # Every other time one of the first: a large deck must not hide a small one that is shuffled before it.
        at = chance.below(min(len(draws), FIRST) if deal % 2 else len(draws))
        draws[at] = chance.below(draws[at]) if draws[at] else 1
        one = game.start(setup, seats, ScriptedRng(tape.tape))
        try:
            two = game.start(setup, seats, ScriptedRng(draws))
        except WrongScript:
            continue
        one.rng, two.rng = Rng(seed), Rng(seed)
        compared += _played_alike(game, one, two, seed, chance)
    return compared


def _played_alike(game: AnyGame, one: Any, two: Any, seed: int, chance: Rng) -> int:
    """Make the same choices in two games for as long as somebody cannot tell them apart; how often we compared."""
    unable, compared, number = observers(one), 0, 0
    while True:
        if number % STRIDE == 0:
            unable = [seat for seat in unable if game.view(one, seat) == game.view(two, seat)]
            for seat in unable:
                alike = game.imagine(one, seat, Rng(seed)) == game.imagine(two, seat, Rng(seed))
                law(alike, "other deals are imagined alike", (seat, number))
            compared += len(unable)
        if not unable or over(one) or one.pending != two.pending:
            return compared
        decision = one.pending[chance.below(len(one.pending))]
        both = set(decision.options(one)).intersection(decision.options(two))
        if not both:
            return compared
        choice = sorted(both)[chance.below(len(both))]
        choose(one, decision.seat, choice)
        choose(two, decision.seat, choice)
        number += 1


def options_are_exact(game: AnyGame, state: Any, seed: int, all_others: bool = False) -> None:
    """Options are never empty, all differ, all are accepted; any other int is refused and changes nothing."""
    names = [f"player {seat}" for seat in range(state.seats)]
    rng = Rng(seed)
    for decision in state.pending:
        options = decision.options(state)
        law(bool(options), "options are never empty", decision)
        law(len(set(options)) == len(options), "options differ", options)
        texts = [decision.write(state, choice) for choice in options]
        law(len(set(texts)) == len(texts), "texts differ", texts)
        law(all(_is_plain(text) for text in texts), "texts fit a line of a replay", texts)
        labels = {WORDS.say(decision.label(state, choice), names) for choice in options}
        law(len(labels) == len(texts), "labels differ", labels)
        law(bool(WORDS.say(decision.ask(state), names)), "the question can be said", decision)
        law(decision.rule in headings_of(game), "the rule has a heading", decision.rule)
        some = options if all_others else [options[rng.below(len(options))] for _ in range(8)]
        for choice in some:
            law(decision.read(state, decision.write(state, choice)) == choice, "read(write) is the choice", choice)
            choose(state.clone(), decision.seat, choice)
        _others_are_refused(game, state, decision, options, rng, all_others)
    for seat in range(state.seats):
        if state.decision_of(seat) is None:
            before = dump(game, state)
            _refused(game, state, seat, 0)
            law(dump(game, state) == before, "a refusal changes nothing", seat)


def _is_plain(text: str) -> bool:
    return text == text.strip() and bool(text) and text.isprintable() and not set(text) & set(";#")


def _others_are_refused(
    game: AnyGame, state: Any, decision: Any, options: list[int], rng: Rng, all_others: bool
) -> None:
    """All numbers around the options; where numbers run high, those near the options and a thousand more."""
    allowed = set(options)
    top = max(options) + 100
    if top <= 3000:
        tried = list(range(-3, top))
    else:
        near = [option + step for option in options for step in (-2, -1, 1, 2)]
        tried = [*range(-3, 1000), *near, *(rng.below(top) for _ in range(1000))]
    others = [number for number in [*tried, 10**6, -(10**6)] if number not in allowed]
    before = dump(game, state)
    chosen = others if all_others else [others[rng.below(len(others))] for _ in range(12)]
    for choice in chosen:
        _refused(game, state, decision.seat, choice)
    law(dump(game, state) == before, "a refusal changes nothing", chosen)


def _refused(game: AnyGame, state: Any, seat: Seat, choice: int) -> None:
    """The choice is refused with a reason."""
    told = None if state.events is None else len(state.events)
    try:
        choose(state, seat, choice)
    except IllegalChoice as refusal:
        law(refusal.rule in headings_of(game), "a refusal names a heading", refusal.rule)
        law(refusal.reason.endswith("."), "a refusal gives a reason", refusal.reason)
    else:
        raise LawBroken(f"anything else is refused: seat {seat} chose {choice}")
    law(told == (None if state.events is None else len(state.events)), "a refusal tells nothing", choice)


def what_is_kept_is_right(state: Any) -> None:
    """Options that were worked out once, somewhere else in some other game, are those of this position."""
    for decision in state.pending:
        fresh = offer(state, decision.seat)
        kept = offer_encoded(state, decision.seat, decision.options(state))
        law(msgspec.json.encode(kept) == msgspec.json.encode(fresh), "kept options", decision)
        for option in fresh[:: max(1, len(fresh) // 9)]:
            law(decision.read(state, option.text) == option.choice, "reading what is written", option)


BARE: Final = 3
"""So many answers of a question at most concern nothing on the board."""


def things_tell_options_apart(state: Any) -> None:
    """Every option names the things it concerns, no two the same and few none; they mean it, also in a clone."""
    twin = state.clone()
    for decision in state.pending:
        named = {choice: decision.refs(state, choice) for choice in decision.options(state)}
        law(all(type(refs) is tuple for refs in named.values()), "things are listed", named)
        law(all(len({*refs}) == len(refs) for refs in named.values()), "a thing is named once", named)
        law(UNKNOWN not in {thing for refs in named.values() for thing in pointed_at(refs)}, "names of things", named)
        concerned = [frozenset(refs) for refs in named.values() if refs]
        law(len({*concerned}) == len(concerned), "things tell options apart", named)
        law(len(named) - len(concerned) <= BARE, "few options concern nothing", named)
        for choice, refs in named.items():
            law(decision.refs(twin, choice) == refs, "things are called the same in a clone", choice)
            meant = decision.means(state, refs[::-1])
            law(not refs or meant == choice, "the things of an option mean it", (choice, refs, meant))


def why_not_is_told(game: AnyGame, state: Any, seed: int) -> None:
    """Whatever a seat points at, some option has it or there is a reason, the same in every world it holds possible."""
    rng = Rng(seed)
    before = dump(game, state)
    for seat in range(state.seats):
        world = game.imagine(state, seat, rng.clone())
        decision = state.decision_of(seat)
        named = [] if decision is None else [{*decision.refs(state, choice)} for choice in decision.options(state)]
        for refs in _pointing(named, rng):
            no, elsewhere = why_not(state, seat, sorted(refs)), why_not(world, seat, sorted(refs))
            law((no is None) == any(refs <= things for things in named), "possible or not", (seat, refs))
            law(_said(no) == _said(elsewhere), "why not, in every world", (seat, refs, no, elsewhere))
            if no is not None:
                law(no.rule in headings_of(game), "a reason names a heading", no.rule)
                law(no.reason.endswith("."), "a reason is a sentence", no.reason)
    law(dump(game, state) == before, "asking why changes nothing")


KINDS_OF_THINGS: Final = (
    "ability", "act", "bid", "captured", "card", "character", "claim", "count", "die", "droid", "fighter", "from",
    "hand", "holder", "item", "move", "piece", "pile", "planet", "play", "power", "reserve", "seat", "side", "sign",
    "stake", "starting", "task", "team", "up", "way", "wish", "worn",
)  # fmt: skip


def _pointing(named: list[set[str]], rng: Rng) -> list[set[str]]:
    """Things somebody may point at: those of options in part, too many or a little off, and any others."""
    found: list[set[str]] = [set(), {""}, {"die:00:1"}, {"seat:-1", "claim:1"}]
    for _ in range(12):
        kind, first, second = KINDS_OF_THINGS[rng.below(len(KINDS_OF_THINGS))], rng.below(9), rng.below(24)
        found.append({f"{kind}:{first}" if rng.below(2) else f"{kind}:{first}:{second}"})
        if named:
            one, two = (sorted(named[rng.below(len(named))]) for _ in range(2))
            found += [{*one, *two}, {*one[1:], *two[:1]}, {*one[:-1], *two[-1:]}, {*one[1:], *found[-1]}]
            found += [{_a_little_off(thing, rng) for thing in one}, {_a_little_off(thing, rng) for thing in one[:1]}]
    return found


def _a_little_off(thing: str, rng: Rng) -> str:
    kind, *numbers = thing.split(":")
    return ":".join([kind, *(str(max(0, int(number) + rng.below(3) - 1)) for number in numbers)])


def _said(no: IllegalChoice | None) -> object:
    return None if no is None else (no.rule, no.line)


def pieces_are_conserved(game: AnyGame, state: Any, at_start: Any) -> None:
    now = game.components(state)
    if now != at_start:
        changed = sorted(kind for kind, _ in {*now.items()} ^ {*at_start.items()})
        raise LawBroken(f"conservation: { {kind: (at_start.get(kind), now.get(kind)) for kind in changed} }")


def result_fits(game: AnyGame, state: Any) -> None:
    """There is a result exactly when the game is over, with somebody in the first place and no place left out."""
    result = game.result(state)
    law((result is not None) == over(state), "a result comes with the end", result)
    if result is not None:
        law(len(result.places) == len(result.points) == state.seats, "every seat has a place", result)
        expected = [1 + sum(other < place for other in result.places) for place in result.places]
        law(list(result.places) == expected, "places are counted as people count them", result.places)
        law(bool(WORDS.say(result.why)), "why it ended can be said", result.why)


def events_tell_no_more_than_views(game: AnyGame, state: Any, seed: int) -> None:
    """If a seat's view was the same before a choice and is the same after it, it was told the same.

    In an imagined world the seat cannot tell from the true one, any choice of another that looks alike and leaves it
    with the same view must come with the same sentences; otherwise a sentence gives away what the view hides.
    """
    rng = Rng(seed)
    actor, choice = random_choice(state, rng)
    true_after, true_events = _after(state, actor, choice)
    for seat in observers(state):
        if seat == actor:
            continue
        seen = game.view(true_after, seat)
        told = [event.face(seat) for event in true_events]
        world = game.imagine(state, seat, rng)
        world.rng = state.rng.clone()
        decision = world.decision_of(actor)
        alike = [option for option in decision.options(world) if decision.seen(option) == decision.seen(choice)]
        for other in _some(alike, choice, rng) if alike else []:
            after, events = _after(world, actor, other)
            if game.view(after, seat) == seen:
                also_told = [event.face(seat) for event in events]
                law(also_told == told, "told the same", (seat, told, also_told))


def _some(options: list[int], first: int, rng: Rng) -> list[int]:
    """The same choice if it is there, those near it in number, and a few more."""
    near = sorted(options, key=lambda option: (option % 64 != first % 64, abs(option - first)))
    return [*near[:16], *(options[rng.below(len(options))] for _ in range(8))]


def _after(state: Any, seat: Seat, choice: int) -> tuple[Any, list[Any]]:
    after = state.clone()
    after.events = []
    choose(after, seat, choice)
    return after, after.events


_said_before: set[int] = set()
"""Hashes of what was said in other games: what can be said once can be said again."""


def every_face_can_be_said(events: list[Any], seats: int) -> None:
    """To every seat, to who watches, and to who may know all; what is told to many alike is said once."""
    faces = {
        msgspec.json.encode(face): face
        for event in events
        for face in (*(event.face(seat) for seat in [*range(seats), None]), event.whole())
    }
    for sent, face in faces.items():
        if hash(sent) in _said_before:
            continue
        law(bool(WORDS.say(face)), "every event can be said", face)
        law(msgspec.json.decode(sent, type=type(face)) == face, "lines survive the wire", face)
        _said_before.add(hash(sent))
