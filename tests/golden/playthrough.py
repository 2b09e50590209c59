"""Golden playthroughs: whole random games as replay files and as the sentences they make.

`make golden` writes them anew; a change of the rules or of the words shows as a diff that a person reads.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from odango.core import replay as replays
from odango.core.engine import over
from odango.core.replay import Record
from odango.core.rng import Rng
from odango.games import GAMES
from odango.text import english, seat_letter

FOLDER = Path(__file__).parent
NAMES = ["Anko", "Goma", "Kinako", "Matcha", "Mitarashi", "Sakura", "Yomogi", "Zunda", "Shoyu"]
EXPANSION = ("strategist", "summoner", "ninja", "alchemist", "samurai", "time-traveler", "phantom-thief")


SHORT = {"round_limit": 6}
"""Of a game that chance can draw out."""

VARIANTS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "dice-tag-team": ("dice", 4, {"mode": "tag_team", "choose": "secret"}),
    "masquerade-all-switches": (
        "masquerade",
        5,
        {
            "deal": "equal",
            "opening_bid_forced": False,
            "pass_is_final": True,
            "bid_test": "more_than",
            "cancel_scope": "planet",
            "ruling_action_beats_moon": False,
            "several_actions": "moon_action_first",
            "off_planet_action_in_loser_contest": "no_power",
            "betrayal_ignores_follow": True,
            "leader_names_planet_for_any_symbolless_lead": False,
            "leader_after_draw": "next_player",
            "tuxedo_pile": "SG",
            "naru_pile_chosen_by": "giver",
            "pile_counts_public": False,
        },
    ),
    "tricktakers-all-star": ("tricktakers", 4, {"mode": "all_star", "extra_tasks": True, "leader_is_named": True}),
    "tricktakers-draft-for-two": ("tricktakers", 2, {"mode": "draft"}),
    "tricktakers-all-switches": (
        "tricktakers",
        3,
        {
            "mode": "shuffle",
            "resistance_for_three": True,
            "discards_face_up": True,
            "small_deck": True,
            "leader_is_named": True,
            "unselected_first": True,
            "berserker_redraw": "leftovers",
            "extra_tasks": True,
        },
    ),
    "tricktakers-expansion": ("tricktakers", 5, {"mode": "all_star", "characters": EXPANSION}),
    "tricktakers-expansion-switches": (
        "tricktakers",
        4,
        {
            "mode": "all_star",
            "characters": EXPANSION,
            "points_win": "four_or_five",
            "past_changed": "counted",
            "figures": ("summon el 2", "most-mp 6", "formation column 90 T a C b B"),
        },
    ),
    "draft-sealed": ("draft", 3, {"format": "sealed", "packs": 3}),
    "ccg-basic": ("ccg", 2, {"rules": "basic", "round_limit": 4}),
    "ccg-advanced": ("ccg", 3, {"rules": "advanced", "decks": ("sailor_venus", "tuxedo_mask", "sailor_moon")} | SHORT),
    "ccg-all-switches": (
        "ccg",
        2,
        {
            "rules": "advanced",
            "goal": 6,
            "decks": ("sailor_mars", "sailor_jupiter"),
            "rejuvenation_limit": "off",
            "forfeit_actions": "off",
            "strong_and_weak": "off",
            "starting_pie": "off",
            "thunderclap": "needs_body",
            "splash_hits_twice": True,
            "regalia_victim": "everyone",
            "mirror": "final",
            "mirror_if_avoided": False,
            "person_uses": 3,
            "andrew_combined": "fuel",
            "free_defences": "mandatory",
            "several_defences": "one",
            "armor": "declared",
            "time_control": "ends_attack",
            "next_turn": "table",
            "hit_back_choice": "attacker",
            "worn_items": "first_attack",
            "late_events": "phase_5",
            "forfeit_scores": False,
        }
        | SHORT,
    ),
    "bluff-all-switches": ("bluff", 5, {"villain_action_mandatory_if_possible": False, "jadeite_source": "set_aside"}),
}
"""Games that show what the default options do not."""


def record(name: str) -> str:
    """A random game as a replay file."""
    game_name, seats, options = cases()[name]
    game = GAMES[game_name]
    played = Record(game, game.Setup(**options), seats, Rng(seats), NAMES[:seats], f"number {seats}")
    rng = Rng(1000 + seats)
    while not over(played.state):
        decision = played.state.pending[rng.below(len(played.state.pending))]
        options = decision.options(played.state)
        played.choose(decision.seat, options[rng.below(len(options))])
    return played.replay.write()


def transcript(text: str) -> str:
    """The game of a replay file: every question, how many ways to answer it, the answer, and what followed."""
    replay = replays.read(text)
    words = english()
    names = replay.players
    lines: list[str] = []
    asked: list[Any] = []
    for number, state in replays.play(replay, GAMES):
        if number:
            move = replay.moves[number - 1]
            decision, options = next((d, o) for d, o in asked if d.seat == move.seat)
            question = f"[{decision.kind}, {options} options, {decision.rule}]"
            lines.append(f"{number}. {seat_letter(move.seat)} {question} {move.text}")
        for event in state.events:
            lines.append(f"    {words.say(event.whole(), names)}")
            outside = words.say(event.face(None), names)
            if event.face(None) != event.whole():
                lines.append(f"    (others hear: {outside})")
        state.events.clear()
        asked = [(decision, len(decision.options(state))) for decision in state.pending]
    result = GAMES[replay.game].result(state)
    if result is not None:
        lines.append(f"{words.say(result.why, names)} Places {result.places}, points {result.points}.")
    return "\n".join([*lines, ""])


def cases() -> dict[str, tuple[str, int, dict[str, Any]]]:
    """Every game with the fewest, a middling number of and the most players, and the variants, by name of the file."""
    usual: dict[str, tuple[str, int, dict[str, Any]]] = {
        f"{name}-{seats}": (name, seats, SHORT if name == "ccg" else {})
        for name, game in GAMES.items()
        for seats in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})
    }
    return usual | VARIANTS


def main() -> None:
    for name in cases():
        text = record(name)
        (FOLDER / f"{name}.replay").write_text(text, "utf-8")
        (FOLDER / f"{name}.txt").write_text(transcript(text), "utf-8")


if __name__ == "__main__":
    main()
