"""A table of Masquerade Battle in letters: who sits there, the auction, the trick, and one's own cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from odango.core.step import Seat
from odango.games.masquerade.cards import NO_PLANET, PLANET, PLANETS, ROYAL_CARDS, TEAMS, Card, Planet
from odango.games.masquerade.following import legal
from odango.games.masquerade.state import NOBODY
from odango.games.masquerade.trick import PlayCard
from odango.games.masquerade.view import MasqueradeView
from odango.games.masquerade.wording import identity_word, planet_word, team_word
from odango.terminal.face import Words
from odango.terminal.masquerade.pieces import done_with, in_full, in_row, planet_short, team_short, tint
from odango.terminal.screen import flow, prose
from odango.text import Name, Word, seat_letter

_NAME, _CARDS, _PILE, _TEAM = 15, 5, 3, 4
"""The widths of the board's columns; what else is known of a seat has the rest."""
_PLANETS = 8
"""The names of the planets stand in a column of their own."""


def header(view: MasqueradeView, words: Words, width: int) -> list[Text]:
    """What is going on, and the bid that was made."""
    if view.phase == "tricks":
        # A trick that has still to be given away counts among those that are over only when that is done.
        stage = words("terminal-masquerade-trick", number=len(view.tricks) + 1, all=view.tricks_in_all)
    else:
        stage = words(f"terminal-masquerade-{view.phase}")
    turn = [words("terminal-masquerade-turn", who=Name(asked.seat)) for asked in view.asked[:1]]
    left = "".join(f"── {part} " for part in (words("terminal-masquerade-title"), stage, *turn))
    crowned = view.royal != NOBODY
    bid = words("terminal-masquerade-bid", number=view.target, team=team_short(view.named)) if crowned else ""
    right = f" {bid} ──" if crowned else "──"
    room = width - cell_len(left) - cell_len(right)
    if room < 0:
        return prose(f"{left}{bid}", width, "bold", 3)
    return [Text(left + "─" * room + right, "bold")]


# --- the seats --------------------------------------------------------------------------------------------------------


def columns(words: Words) -> Text:
    cells = [
        f"  {set_cell_size(words('terminal-masquerade-seat'), _NAME + 2)}",
        f"{words('terminal-masquerade-cards'):>{_CARDS}}",
        *(f"{words(team_short(team).key):>{_PILE}}" for team in range(len(TEAMS))),
        f"{words('terminal-masquerade-team'):>{_TEAM}}",
        f" {words('terminal-masquerade-known')}",
    ]
    return Text(" ".join(cells), "dim")


def seat_lines(view: MasqueradeView, seat: Seat, words: Words, width: int) -> list[Text]:
    """One player: cards left, both piles, the team as far as you know it, and what else everybody knows."""
    player = view.players[seat]
    turn = any(asked.seat == seat for asked in view.asked)
    nothing = words("terminal-masquerade-nothing")
    team = nothing if player.team is None else words(team_short(player.team).key)
    piles = [nothing] * len(TEAMS) if player.piles is None else [str(count) for count in player.piles]
    line = Text()
    line.append("▸ " if turn else "  ", "bold")
    name = f"{seat_letter(seat)} {set_cell_size(named(view, seat, words), _NAME)}"
    line.append(name, "bold" if turn or seat == view.seat else "")
    line.append(f" {player.cards:>{_CARDS}} {piles[0]:>{_PILE}} {piles[1]:>{_PILE}} {team:>{_TEAM}}  ")
    start = line.cell_len
    known, room = _known(view, seat, words), width - start
    whole = all(cell_len(one) <= room for one in known)
    told = flow(map(Text, known), room, 0, " · ") if whole else prose(" · ".join(known), room)
    first, *rest = told or [Text("")]
    return [line.append(first), *(Text.assemble(" " * start, text) for text in rest)]


def named(view: MasqueradeView, seat: Seat, words: Words) -> str:
    name = words.names[seat]
    return words("terminal-masquerade-you", name=name) if seat == view.seat else name


def _known(view: MasqueradeView, seat: Seat, words: Words) -> list[str]:
    """What is known of a seat beyond numbers: the royal card, the Team Card, planets it does not hold, the last bid."""
    player = view.players[seat]
    found = []
    if seat == view.royal:
        royal = Word(f"masquerade-royal-{ROYAL_CARDS[view.named]}")
        found.append(words("terminal-masquerade-royal", royal=royal, number=view.target))
    if player.identity is not None and (seat != view.seat or seat == view.unmasked or view.phase == "over"):
        identity = identity_word(player.identity)
        shown = "unmasked" if seat == view.unmasked else "identity"
        found.append(words(f"terminal-masquerade-{shown}", identity=identity))
    if player.voids and view.phase != "over":
        planets = ", ".join(words(planet_short(planet).key) for planet in player.voids)
        found.append(words("terminal-masquerade-voids", planets=planets))
    if view.phase == "auction":
        said = [bid for bid in view.bids if bid.seat == seat][-1:]
        found += [_bid(bid.number, bid.team, words) for bid in said]
    return found


def auction(view: MasqueradeView, words: Words, width: int) -> list[Text]:
    """Everything that was bid, in order."""
    if not view.bids:
        return prose(words("terminal-masquerade-no-bids", who=Name(view.opener)), width, indent=2)
    said = [
        Text(words("terminal-masquerade-said", who=Name(bid.seat), bid=_bid(bid.number, bid.team, words)))
        for bid in view.bids
    ]
    return flow([Text(words("terminal-masquerade-bids"), "bold"), *said], width, 2, "  ")


def _bid(number: int, team: int, words: Words) -> str:
    if not number:
        return words("terminal-masquerade-pass")
    return words("terminal-masquerade-number", number=number, team=team_short(team))


# --- the trick --------------------------------------------------------------------------------------------------------


def trick(view: MasqueradeView, words: Words, width: int) -> list[Text]:
    """The ruling planet, and a line for every card on the table."""
    if view.phase != "tricks":
        return []
    if not view.plays:
        return [Text(words("terminal-masquerade-empty", who=Name(view.leader)), "bold")]
    rules = view.ruling != NO_PLANET
    ruling = words("terminal-masquerade-ruling", planet=planet_word(view.ruling)) if rules else ""
    lines = [Text(ruling or words("terminal-masquerade-no-ruling"), f"bold {tint(view.ruling)}")]
    cards = [in_full(play.card, words) for play in view.plays]
    wide = max(map(cell_len, cards))
    done = len(view.plays) == len(view.players)
    winner = -1 if view.outcome is None else view.outcome.place
    struck = () if view.outcome is None else view.outcome.struck
    for place, (play, card) in enumerate(zip(view.plays, cards, strict=True)):
        won = place == winner
        start = f"{'  * ' if won else '    '}{seat_letter(play.seat)} {set_cell_size(words.names[play.seat], _NAME)} "
        said = [Text(text) for text in done_with(play, view.plays, words)]
        if place in struck:
            said.append(Text(words("terminal-masquerade-struck"), "dim"))
        if won:
            said.append(Text(words(f"terminal-masquerade-{'wins' if done else 'leads'}"), "bold"))
        style = "bold" if won else "dim" if place in struck else ""
        units = [Text(set_cell_size(card, wide), f"{style} {tint(PLANET[play.card])}"), *said]
        first, *rest = flow(units, width - cell_len(start), 0, "  ")
        lines += [Text.assemble((start, style), first), *(Text.assemble(" " * cell_len(start), text) for text in rest)]
    if winner == NOBODY:
        lines.append(Text(f"    {words('terminal-masquerade-nobody')}"))
    return lines


# --- one's own cards --------------------------------------------------------------------------------------------------


def yours(view: MasqueradeView, words: Words, width: int) -> list[Text]:
    """Your Team Card, and your hand by planet, with what may be played now in brackets; a spectator has neither."""
    if view.seat is None or view.phase == "over":
        return []
    me = view.players[view.seat]
    lines = []
    if me.identity is not None and me.team is not None:
        own = {"identity": identity_word(me.identity), "team": team_word(me.team)}
        lines += prose(words("terminal-masquerade-yours", **own), width, "bold", 2)
    hand = me.hand or ()
    bound = may_play(view)
    some = bound is not None and len(bound) < len({*hand})
    house = "-house" if view.setup.deck == "house" else ""
    title = [Text(words(f"terminal-masquerade-hand{house}", count=len(hand)), "bold")]
    lines += flow([*title, *([Text(words("terminal-masquerade-marked"))] if some else [])], width, 2)
    marked = bound if some and bound is not None else frozenset()
    planets = (*range(len(PLANETS)), NO_PLANET)
    return lines + [text for planet in planets for text in _row(planet, hand, marked, words, width)]


def may_play(view: MasqueradeView) -> frozenset[Card] | None:
    """The cards you may play; None when you are not asked for one."""
    if view.seat is None or view.question is None or view.question.kind != PlayCard.kind:
        return None
    return frozenset(legal(view.players[view.seat].hand or (), view.ruling, view.setup))


def _row(planet: Planet, hand: Sequence[Card], marked: frozenset[Card], words: Words, width: int) -> list[Text]:
    held = [card for card in hand if PLANET[card] == planet]
    if not held:
        return []
    cards = []
    for card in held:
        text = in_row(card, words)
        cards.append(Text(f"[{text}]", "bold") if card in marked else Text(f" {text} ", "dim" if marked else ""))
    return row(planet, cards, words, width)


def row(planet: Planet, cards: Sequence[Text], words: Words, width: int) -> list[Text]:
    """A planet and its cards, each with room on both sides for the brackets it may get."""
    label = words(planet_short(planet).key if planet != NO_PLANET else "terminal-masquerade-others")
    lines = flow([Text(f"  {set_cell_size(label, _PLANETS)}", tint(planet)), *cards], width, _PLANETS + 2, "")
    for line in lines:
        line.rstrip()
    return lines
