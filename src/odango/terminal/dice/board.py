"""The two sides of a table of Dice Challenge, in letters."""

from __future__ import annotations

from rich.text import Text

from odango.games.dice.attacks import Attack, is_power
from odango.games.dice.characters import CHARACTERS, NOBODY
from odango.games.dice.dice import places_in, shown
from odango.games.dice.scoring import points
from odango.games.dice.setup import DUEL, SINGLE_COMBAT, TAG_TEAM
from odango.games.dice.state import NONE, Fighter, Side, size_of
from odango.games.dice.view import DiceView
from odango.terminal.dice.pieces import boxes, heap, sizes
from odango.terminal.face import Words
from odango.terminal.screen import flow, prose
from odango.text import Name, Names, Word


def team(view: DiceView, side: Side) -> range:
    return range(side, len(view.fighters), 2)


def people(view: DiceView, side: Side) -> Names:
    return Names(tuple(sorted({view.fighters[fighter].owner for fighter in team(view, side)})))


def halves(view: DiceView, side: Side) -> int:
    """The running score, in halves of points."""
    kept = sum(size_of(one) for fighter in team(view, side) for one in view.fighters[fighter].dice)
    return kept + sum(2 * trophy.size for trophy in view.captured[side])


def asked_for(view: DiceView) -> str:
    """What somebody is asked, in the word of the rules."""
    return view.asked[0].kind if view.asked else ""


def fighting(view: DiceView, side: Side) -> Fighter:
    """Who stands in the middle for this side; NONE before that is settled."""
    kind = asked_for(view)
    unsettled = {"character", "nominate"} | ({"foresee", "after-loss"} if view.mode == TAG_TEAM else set())
    return NONE if kind in unsettled else view.active[side]


def in_turn(view: DiceView) -> Fighter:
    """Whose turn it is; NONE between turns."""
    return NONE if asked_for(view) in {"", "foresee", "after-loss"} else fighting(view, view.turn)


def character_of(view: DiceView, fighter: Fighter, words: Words) -> str:
    """The character, marked where only an older set tells the dice."""
    row = CHARACTERS[view.fighters[fighter].character]
    name = words(f"dice-{row.id}")
    return words("terminal-dice-older", fighter=name) if row.from_older_set else name


def name_of(view: DiceView, fighter: Fighter, words: Words) -> str:
    """The character, numbered where sides have several."""
    name = character_of(view, fighter, words)
    return name if view.mode == DUEL else words("terminal-dice-numbered", number=fighter + 1, fighter=name)


def ability_of(view: DiceView, fighter: Fighter, words: Words) -> str:
    """The ability and how often it can still be used; nothing in a match without."""
    row = CHARACTERS[view.fighters[fighter].character]
    if not view.setup.abilities:
        return ""
    ability = Word(f"dice-{row.ability}")
    if row.uses is None:
        return words("terminal-dice-always", ability=ability)
    return words("terminal-dice-uses", ability=ability, left=view.fighters[fighter].uses, all=row.uses)


def marks(view: DiceView, fighter: Fighter) -> int:
    """Which dice of this fighter are being talked about, as a mask."""
    kind = asked_for(view)
    mask, target, _ = view.attack
    attacks = fighter == view.active[view.turn]
    if kind == "shield":
        return mask if attacks else 1 << target
    if kind == "attack-another":
        return 0 if attacks else 1 << view.shielded
    if kind == "pick-dice":
        return view.picked if attacks else 0
    return mask if attacks and kind == "roll-one-more" else 0


def attack_line(view: DiceView, words: Words) -> str:
    """The attack under way, or the die that is shielded; nothing most of the time."""
    kind = asked_for(view)
    if kind not in {"shield", "attack-another"}:
        return ""
    theirs = view.fighters[view.active[1 - view.turn]]
    if kind == "attack-another":
        return words("terminal-dice-shielded", die=shown(theirs.dice[view.shielded]), place=view.shielded)
    attacker = view.fighters[view.active[view.turn]]
    mask, target, droid = view.attack
    joined = [f"+d{droid}"] if droid else []
    return words(
        f"terminal-dice-attack-{kind_of(view.attack)}",
        who=Name(attacker.owner),
        dice=" ".join([*(shown(attacker.dice[place]) for place in places_in(mask)), *joined]),
        target=shown(theirs.dice[target]),
        place=target,
    )


def kind_of(attack: Attack) -> str:
    return "power" if is_power(attack) else "skill"


def side_lines(view: DiceView, side: Side, words: Words, width: int) -> list[Text]:
    """One side: who fights, the dice, what else is there, and in teams who waits."""
    active = fighting(view, side)
    stars = "●" * view.tokens[side] + "○" * (view.rounds_to_win - view.tokens[side])
    score = words("terminal-dice-score", stars=stars, points=points(halves(view, side)))
    turn = active == in_turn(view) != NONE
    mark = Text("▸ " if turn else "  ", "bold")
    room = width - 4 - len(score)
    if view.mode == DUEL:
        title = _flowed([_who(view, view.fighters[side].owner, words), *_title(view, side, words)], room)
    else:
        title = prose(words("terminal-dice-side", who=people(view, side)), room, "bold", 2)
    lines = _headed(mark, title, score, width)
    if active != NONE and _chosen(view, active):
        if view.mode != DUEL:
            owner = _who(view, view.fighters[active].owner, words)
            lines += [Text.assemble("  ", text) for text in _flowed([owner, *_title(view, active, words)], width - 2)]
        lines += boxes(view.fighters[active].dice, marks(view, active), width, 4)
        lines += [Text.assemble("    ", text) for text in _flowed(_belongings(view, active, words), width - 4)]
    waiting = [] if view.mode == DUEL else [fighter for fighter in team(view, side) if fighter != active]
    return lines + [text for fighter in waiting for text in bench(view, fighter, words, width)]


def _chosen(view: DiceView, fighter: Fighter) -> bool:
    return view.fighters[fighter].character != NOBODY


def _unchosen(view: DiceView, fighter: Fighter, words: Words) -> str:
    """Nobody yet, as far as this seat knows; to itself, whom it has chosen in secret."""
    own = [f for f, row in enumerate(view.fighters) if row.owner == view.seat and row.character == NOBODY]
    secret = dict(zip(own, view.own_answers, strict=False))
    if fighter in secret and asked_for(view) == "character":
        return words("terminal-dice-secret", fighter=Word(f"dice-{CHARACTERS[secret[fighter]].id}"))
    return words("terminal-dice-unchosen")


def _who(view: DiceView, seat: int, words: Words) -> Text:
    name = words.names[seat] if seat < len(words.names) else ""
    return Text(words("terminal-dice-you", name=name) if seat == view.seat else name, "bold")


def _title(view: DiceView, fighter: Fighter, words: Words) -> list[Text]:
    if not _chosen(view, fighter):
        return [Text(_unchosen(view, fighter, words), "dim")]
    ability = ability_of(view, fighter, words)
    return [Text(name_of(view, fighter, words), "bold"), *([Text(ability)] if ability else [])]


def _headed(mark: Text, title: list[Text], score: str, width: int) -> list[Text]:
    """The title, with the score at the right end of its first line."""
    first, *rest = title
    first = Text.assemble(mark, first)
    first.append(" " * max(1, width - first.cell_len - len(score))).append(score)
    return [first, *(Text.assemble("  ", text) for text in rest)]


def _flowed(units: list[Text], width: int) -> list[Text]:
    return flow(units, width, 2, " · ")


def _belongings(view: DiceView, fighter: Fighter, words: Words) -> list[Text]:
    """What a fighter has besides the dice in the fight, and the victory pile of the side."""
    own = view.fighters[fighter]
    lots = [("reserve", own.reserve), ("lent", own.lent), ("droids", own.droids), ("removed", own.removed)]
    found = [(key, sizes(dice)) for key, dice in lots if dice]
    if own.dice or any(view.captured):
        pile = heap(trophy.size for trophy in view.captured[fighter % 2])
        found.append(("pile", pile or words("terminal-dice-nothing")))
    else:
        found.insert(0, ("starting", sizes(own.starting)))
    return [Text(words(f"terminal-dice-{key}", dice=dice)) for key, dice in found]


def bench(view: DiceView, fighter: Fighter, words: Words, width: int) -> list[Text]:
    """One who waits: a line, or two."""
    own = view.fighters[fighter]
    owner = _who(view, own.owner, words)
    if not _chosen(view, fighter):
        unchosen = words("terminal-dice-numbered", number=fighter + 1, fighter=_unchosen(view, fighter, words))
        return [Text.assemble("    ", unchosen, " · ", owner)]
    units = [Text(name_of(view, fighter, words), "bold"), owner]
    if any(one.dice for one in view.fighters) and view.mode == TAG_TEAM:
        units.append(Text(" ".join(map(shown, own.dice)) if own.dice else words("terminal-dice-out")))
    else:
        units.append(Text(sizes(own.starting or CHARACTERS[own.character].dice)))
    if asked_for(view) == "nominate" and fighter in view.active:
        units.append(Text(words("terminal-dice-fought-last")))
    lots = [("reserve", own.reserve), ("droids", own.droids), ("removed", own.removed)]
    units += [Text(words(f"terminal-dice-{key}", dice=sizes(dice))) for key, dice in lots if dice]
    ability = ability_of(view, fighter, words) if own.starting else ""
    units += [Text(ability)] if ability else []
    return [Text.assemble("    ", text) for text in _flowed(units, width - 4)]


def history(view: DiceView, bottom: Side, words: Words, width: int) -> list[Text]:
    """The rounds so far, the score of the lower side first."""
    if not view.history:
        return []
    sides = (Name(bottom), Name(1 - bottom))
    label = "terminal-dice-rounds" if view.mode == DUEL else "terminal-dice-rounds-teams"
    units = [Text(words(label, mine=sides[0], theirs=sides[1]), "bold")]
    for number, row in enumerate(view.history, 1):
        mine, theirs = points(row.halves[bottom]), points(row.halves[1 - bottom])
        args = {"number": number, "mine": mine, "theirs": theirs}
        key = "terminal-dice-round-score" if row.winner != NONE else "terminal-dice-round-tied"
        if view.mode == SINGLE_COMBAT:
            key += "-fighters"
            args |= {
                "ours": Word(f"dice-{CHARACTERS[view.fighters[row.fighters[bottom]].character].id}"),
                "others": Word(f"dice-{CHARACTERS[view.fighters[row.fighters[1 - bottom]].character].id}"),
            }
        units.append(Text(words(key, **args)))
    return flow(units, width, 2, "  ")
