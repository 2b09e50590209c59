"""Rulings that were settled late: order of discards, thorns, helpers, copies, and what a deck that runs out tells."""

from __future__ import annotations

from typing import Any

from odango.games.ccg.cards import NUMBER
from odango.games.ccg.pieces import change
from rule import rule
from rulebook.ccg.asking import answer, cannot, end_turn, pass_on, pass_once, texts, who
from rulebook.ccg.attacks import TIARA, attack, attacked, combine, combined, defend, split, taunt, throw, vine_trap
from rulebook.ccg.knowing import known, worlds
from rulebook.ccg.looking import damage, discards, gone, hand, in_play, piece, power, wounds
from rulebook.ccg.table import DARIEN, JUPITER, MARS, MERCURY, MOON, VENUS, table
from rulebook.ccg.telling import said

CHAD = "sailor_mars"
"""A deck with a Chad in it: the order of its owner's discards can matter."""
NO_CHAD = "sailor_moon"


@rule("ccg#hit-back")
def test_s17_the_sword_is_its_owners_under_the_switch() -> None:
    """The attacking player says which attack it is; whether the sword is drawn for it, its owner."""
    for drawn, hurt in (("hit punch sword", 30), ("hit punch", 10)):
        state = attacked("bobo-the-vulture + soul + negaverse-sword", hit_back_choice="attacker")
        assert (who(state), texts(state)) == ((0, "hit-back"), ["hit punch", "hit left-hook paid"])
        answer(state, 0, "hit punch")
        assert (who(state), texts(state)) == ((1, "hit-back"), ["hit punch", "hit punch sword"])
        answer(state, 1, drawn)

        assert wounds(state) == [hurt]


@rule("ccg#forfeiting")
def test_s25_who_is_held_does_not_forfeit() -> None:
    """Of two with empty Zones around them, one may not attack this turn."""
    state = table([f"{MOON}, {MARS}"], ["titus"])
    change(state, piece(state, MOON).uid, idle=state.turns[0])

    assert texts(state) == [f"forfeit {MARS} titus", "done"]


@rule("ccg#knowledge", "ccg#reshuffle")
def test_s34_a_deck_that_runs_out_shows_the_hand() -> None:
    """Everyone can conclude what was in it; not what is drawn from the new deck."""
    state = table(hands=["titus luna", "soul", ""], discards=["pox soul body"], step=1)
    assert hand(state, 0) != "titus luna"

    for seat in (1, 2):
        assert known(state, seat, 0) == "titus luna"
        found = worlds(state, seat, 40)
        assert all({"titus", "luna"} <= set(hand(world, 0).split()) for world in found)
        assert len({hand(world, 0) for world in found}) == 3


@rule("ccg#turn", "ccg#draw")
def test_s67_rats_run_out_with_a_skipped_turn() -> None:
    """The turn without a draw is the one that is missed; in the turn after that a card is drawn."""
    state = table([VENUS], hands=["rats", "soul"], decks=["", "9 mind"], step=2)
    answer(state, 0, "play rats", "trap B")
    state.skips[1] = True
    end_turn(state, until=1)
    assert (state.turn, hand(state, 1)) == (0, "soul"), "the turn was missed"
    end_turn(state, until=1)

    assert (state.turn, hand(state, 1)) == (1, "mind soul")


@rule("ccg#defeat", "ccg#discard")
def test_s76_the_owner_says_what_lies_on_top() -> None:
    """Of all that the defeated cards of one Step 6 carried, once; where no Chad looks at it nobody is asked."""
    allies = [f"{MARS} + 1 soul 1 body /60, {MOON}"]
    enemies = ["titus + 1 mind + knight-armor /50", "pox + 1 body 1 soul /50"]
    state = table(allies, enemies, hands=["soul", "soul"], decks=["9 body", "9 body"], deck_names=[CHAD, NO_CHAD])
    pass_once(state)
    assert who(state) == (0, "topmost")
    assert texts(state) == [f"topmost {name}" for name in ("body-power", "mind-power", "soul-power", "knight-armor")]
    answer(state, 0, "topmost mind-power")

    assert discards(state, 0).split()[-1] == "mind"
    assert sorted(discards(state, 0).split()) == ["body", "knight-armor", "mind", "soul"]
    assert (who(state), discards(state, 1)) == ((0, "trim"), "body soul")


@rule("ccg#defeat", "ccg#end-of-game")
def test_s76_nobody_orders_discards_when_the_game_is_over() -> None:
    """The goal is reached, or the player is out: it is over without another question."""
    decks: dict[str, Any] = {"hands": ["soul", "soul"], "deck_names": [NO_CHAD, CHAD]}
    state = attacked("titus + 1 body 1 mind /40", by=MARS, points=[3, 0], **decks)
    defend(state)
    end_turn(state)
    assert (state.ended, state.pending) == ("goal", [])

    state = table([MARS, f"{MOON} + 1 soul 1 body /50"], **decks)
    end_turn(state)
    assert (state.ended, state.pending, max(gone(state, 1).split())) == ("last", [], "soul")


@rule("ccg#persons-and-items", "ccg#defence")
def test_s81_what_a_defence_fetched_lies_in_the_zone_first() -> None:
    """Titus fetches an armour: it is no help in this attack, and is put on in its owner's Step 3."""
    state = attacked("titus + 1 soul", decks=["", "knight-armor 3 soul"], hands=["", "soul"])
    defend(state, "item-creation")
    answer(state, 1, "search knight-armor")
    assert (who(state), texts(state)) == ((1, "defend"), ["pass"])
    assert in_play(state, 1) == f"{VENUS} titus knight-armor"
    defend(state)
    end_turn(state, until=1)
    answer(state, 1, "use knight-armor", "wear titus")

    assert (piece(state, "titus").worn, in_play(state, 1)) == ((NUMBER["knight-armor"],), f"{VENUS} titus")


@rule("ccg#discard", "ccg#defence")
def test_what_wiseman_makes_one_discard_is_told() -> None:
    """Card by card, in the order its owner likes."""
    state = attacked("wiseman", hands=["luna rats", "soul"])
    defend(state, "awesome-power")
    answer(state, 0, "discard rats", "discard luna")

    assert discards(state, 0) == "rats luna"
    assert said(state, "discarded", 1) == [{"who": 0}, {"who": 0}]


@rule("ccg#events")
def test_s90_who_sleeps_is_not_taunted() -> None:
    """Put to sleep in the own turn: in the next player's turn two won challenges move nobody."""
    for asleep, asked in ((4, (0, "play")), (0, (1, "rage"))):
        state = table([MOON, f"{MARS} + 2 soul"], ["bakene"], hands=["taunt soul"], step=2)
        change(state, piece(state, MARS).uid, asleep=asleep)
        taunt(state)

        assert who(state) == asked


@rule("ccg#discard", "ccg#power")
def test_s92_power_that_pays_is_laid_down_as_its_owner_likes() -> None:
    """A price of two types, a parry, and three Power for a replay; asked where a Chad may look."""
    state = attacked("catzi + 1 body 1 soul", deck_names=[NO_CHAD, CHAD])
    defend(state, "teleportation")
    assert (who(state), texts(state)) == ((1, "topmost"), ["topmost body-power", "topmost soul-power"])
    answer(state, 1, "topmost body-power")
    assert discards(state, 1) == "soul body"

    state = attacked("catzi + 1 body 1 soul", deck_names=[CHAD, NO_CHAD])
    defend(state, "teleportation")
    assert (who(state), discards(state, 1)) == ((0, "pause"), "body soul")

    hands = ["", "2 soul 1 mind"]
    state = attacked("sapphire", hands=hands, rules="advanced", deck_names=[NO_CHAD, CHAD])
    defend(state)
    answer(state, 1, "parry 1 mind 1 soul", "topmost mind-power")
    assert (discards(state, 1), damage(state, "sapphire")) == ("soul mind", 10)

    state = attacked("kyurene", hands=hands, rules="advanced", deck_names=[NO_CHAD, CHAD])
    defend(state, "fly-away")
    throw(state, owner_wins=False)
    answer(state, 1, "replay 1 mind 2 soul", "topmost mind-power")
    assert discards(state, 1) == "soul soul mind"
    throw(state, owner_wins=True)
    assert damage(state, "kyurene") == 0


@rule("ccg#discard", "ccg#combined-attack")
def test_s92_all_that_is_discarded_together_is_one_pile() -> None:
    """Mistrust discards two who combined; a bomb, a Monster and an Item: any of these cards may lie on top, once."""
    allies = [f"{MOON} + 2 soul, {MARS} + 2 soul 1 body, {MERCURY}"]
    state = table(allies, ["", "mistrust"], deck_names=[CHAD, NO_CHAD])
    combine(state, "mistrust", sailor_moon_level_1=1, sailor_mars_level_1=1)
    defend(state, "hallucination-doubt")
    throw(state, owner_wins=True)
    throw(state, owner_wins=True)
    assert texts(state) == [f"topmost {name}" for name in ("body-power", "soul-power", MOON, MARS)]
    answer(state, 0, f"topmost {MOON}")
    assert (in_play(state, 0), discards(state, 0).split()[-1]) == (MERCURY, MOON)
    assert sorted(discards(state, 0).split()) == sorted(["body", *["soul"] * 4, MOON, MARS])
    assert who(state) == (0, "pause")

    enemies = ["", "titus + 1 soul, pox + knight-armor"]
    state = table([f"{MARS} + 2 soul"], enemies, pie=["negamoon-bomb", "luna"], deck_names=[NO_CHAD, CHAD], step=2)
    answer(state, 0, "use negamoon-bomb", f"pay {MARS}", "bomb titus", "bomb knight-armor pox")
    throw(state, owner_wins=True)
    assert (who(state)[0], texts(state)) == (1, ["topmost soul-power", "topmost titus", "topmost knight-armor"])
    answer(state, 1, "topmost soul-power")
    assert (in_play(state, 1), discards(state, 1).split()[-1]) == (f"{VENUS} pox luna", "soul")
    assert who(state) == (0, "pause")


@rule("ccg#discard", "ccg#defence")
def test_s92_drained_power_is_laid_down_as_its_owner_likes() -> None:
    """Vampeal's owner picks two Power; which of them lies on top the attacking player says.  Skulker takes all."""
    state = attacked("vampeal + 2 body", charged="1 body 1 mind", deck_names=[CHAD, NO_CHAD])
    defend(state, "drain-power")
    answer(state, 1, f"drain body {MARS}", f"drain mind {MARS}")
    assert (who(state), texts(state)) == ((0, "topmost"), ["topmost body-power", "topmost mind-power"])
    answer(state, 0, "topmost body-power")
    assert discards(state, 0) == "mind body"

    allies = [f"{MOON} + 3 soul, {MERCURY} + 3 mind"]
    state = table(allies, ["", "skulker + 3 mind"], deck_names=[CHAD, NO_CHAD])
    combine(state, "skulker", sailor_moon_level_1=1, sailor_mercury_level_1=1)
    defend(state, "power-drain")
    assert (who(state), texts(state)) == ((0, "topmost"), ["topmost mind-power", "topmost soul-power"])
    answer(state, 0, "topmost soul-power")
    assert (power(state, MOON), power(state, MERCURY)) == ("nothing", "nothing")
    assert discards(state, 0).split()[-1] == "soul"


@rule("ccg#hit-back")
def test_s93_own_armour_does_not_help_against_a_thorn() -> None:
    """Prince Darien takes 30 less 10, and then 10 in every turn of his player."""
    state = attacked("yasha + negaverse-sword + knight-armor", by=DARIEN, charged="1 soul", mine="titus")
    defend(state, "armor")
    answer(state, 1, "hit imbed-thorn sword")
    assert wounds(state) == [20]
    end_turn(state, until=0)

    assert wounds(state) == [30]


@rule("ccg#hit-back")
def test_s93_a_worn_armor_helps_against_a_thorn() -> None:
    """If its owner says so, it is used for that turn."""
    state = attacked("yasha", by=MARS, mine="titus")
    assert wounds(state) == [10]
    change(state, piece(state, MARS).uid, worn=(NUMBER["knight-armor"],))
    pass_on(state, until=lambda now: who(now) == (0, "armor"))
    answer(state, 0, "armor")
    assert wounds(state) == [10]
    end_turn(state, until=0)

    assert (piece(state, MARS).worn, wounds(state)) == ((), [20])


@rule("ccg#defense-events", "ccg#defence")
def test_s94_hidden_does_not_send_an_attack_to_a_helper() -> None:
    """The Monster that strikes along is no other target; if there is none but it, Hidden does nothing."""
    state = vine_trap("titus, pox", hands=["", "hidden"])
    defend(state, "hidden")
    assert texts(state) == ["redirect pox"]

    state = vine_trap("titus", hands=["", "hidden"])
    cannot(state, 1, "play hidden")


@rule("ccg#events", "ccg#defence")
def test_s94_a_split_attack_does_not_reach_a_helper() -> None:
    """The second target strikes along with the first, and is left alone."""
    for won, hurt in ((True, [20, 0]), (False, [20, 20])):
        state = split("doom-and-gloom-girls + mind", "rhonda", by=JUPITER, strong_and_weak="off")
        defend(state, "vine-trap")
        throw(state, owner_wins=won)
        if won:
            answer(state, 1, "helper rhonda")

        assert damage(state, "doom-and-gloom-girls", "rhonda") == hurt
        assert wounds(state) == [100]


@rule("ccg#using-cards")
def test_s95_a_copied_armor_is_for_who_wears_none() -> None:
    """Luna Ball protects the one without; the worn armour stays worn.  Nor is another put on who has the copy."""
    allies = [f"{MARS} + knight-armor, {MOON} + 2 soul"]
    state = table(allies, ["", "bakene"], pie=["luna-ball, knight-armor"], decks=["9 soul"], step=2)
    answer(state, 0, "use luna-ball", "copy knight-armor")
    assert texts(state) == [f"protect {MOON}"]
    answer(state, 0, f"protect {MOON}")
    assert who(state) == (0, "act"), "nobody is left to put the other armour on"
    attack(state, MOON, TIARA, "bakene")
    assert damage(state, MOON) == 30
    end_turn(state)
    assert (discards(state, 0), piece(state, MARS).worn != ()) == ("luna-ball", True)

    state = table([f"{MARS} + knight-armor"], pie=["luna-ball"], hands=["soul"], step=2)
    cannot(state, 0, "use luna-ball")


@rule("ccg#defence")
def test_s95_wicked_lady_copies_what_she_does_not_wear() -> None:
    """Neither a second armour nor a second sword."""
    for item in ("knight-armor", "negaverse-sword"):
        assert "defend dark-luna-ball" in texts(attacked("wicked-lady", pie=[item]))
        worn = attacked(f"wicked-lady + {item}", pie=[item], hands=["", "soul"])
        assert "defend dark-luna-ball" not in texts(worn)


@rule("ccg#power-from-hand")
def test_power_from_hand_can_take_all_of_half_an_attack() -> None:
    """Power comes before the halving: against 30 that become 20, three cards leave nothing."""
    state = split("sapphire", "catzi", by=MARS, hands=["", "4 soul"], rules="advanced")
    defend(state)
    assert texts(state) == ["pass", "parry 1 soul", "parry 2 soul", "parry 3 soul"]
    answer(state, 1, "parry 3 soul")

    assert damage(state, "sapphire") == 0


@rule("ccg#damage", "ccg#defence")
def test_s96_a_friend_lost_in_the_defence_does_not_help() -> None:
    """Derela beams Luna away, Nephlite Rini after she was asked; a Mini-Computer that was used still counts."""
    state = attacked("derela + 1 mind", pie=["luna, rini, mini-computer"])
    answer(state, 0, "use mini-computer")
    throw(state, owner_wins=True)
    defend(state, "negazoom-beam")
    answer(state, 1, "discard luna")
    assert damage(state, "derela") == 60

    state = combined("nephlite + 1 body", pie=["rini"])
    answer(state, 0, "ask rini")
    defend(state, "power-of-the-stars")
    throw(state, owner_wins=True)
    assert (damage(state, "nephlite"), in_play(state, 0)) == (60, f"{MOON} {MARS}")


@rule("ccg#hit-back")
def test_s97_what_is_added_to_a_hit_back_is_for_the_attacker() -> None:
    """Fro hits the whole team: the sword's 20 are for who attacked.  More Dark Power is for the target's own blow."""
    state = attacked("fro + negaverse-sword", team=MOON)
    defend(state)
    answer(state, 1, "hit explosive-breath sword")
    throw(state, owner_wins=True)
    assert wounds(state) == [50, 30]

    state = vine_trap("titus", hands=["", "more-dark-power"])
    defend(state, "more-dark-power")
    assert wounds(state) == [50 + 10 + 20]

    state = vine_trap("titus", pie=["luna-pen"])
    answer(state, 0, "use luna-pen")
    assert wounds(state) == [20], "the pen stops the target alone"


@rule("ccg#end-of-game")
def test_s50_extra_turns_have_an_end_too() -> None:
    """They come on top of the limit, but nobody has more than twice as many."""
    for begun, ended in ((3, ""), (4, "limit")):
        state = table([MOON], turns=[begun, 2], hands=["soul", "soul"], decks=["9 body"] * 2, round_limit=2)
        state.extra = 9
        end_turn(state)

        assert state.ended == ended


@rule("ccg#damage", "ccg#defense-events")
def test_of_two_ceilings_the_lower_one_counts() -> None:
    """What's That? for 10 and a Shield for 30, in either order."""
    for first, second in (("whats-that", "negative-energy-shield"), ("negative-energy-shield", "whats-that")):
        state = attacked("sapphire", hands=["", f"{first} {second}"], pie=["luna"])
        for card in (first, second):
            defend(state, card)
            if card == "whats-that":
                throw(state, owner_wins=True)

        assert damage(state, "sapphire") == 10


@rule("ccg#defence")
def test_grim_man_sends_persons_to_sleep_wherever_they_are() -> None:
    """Though the attacking player has none."""
    state = attacked("grim-man + 2 soul", pie=["", "luna", "rini"])
    defend(state, "induce-sleep")
    throw(state, owner_wins=True)

    assert (discards(state, 1), discards(state, 2)) == ("soul soul luna", "rini")


@rule("ccg#events")
def test_confusion_takes_a_full_hand() -> None:
    """All of six cards go, and five come."""
    theirs = "2 soul 2 mind titus pox"
    state = table([MOON], hands=["confusion", theirs], decks=["", "9 body"], deck_names=[CHAD, NO_CHAD], step=2)
    answer(state, 0, "play confusion", "confuse B")

    assert (hand(state, 1), len(discards(state, 1).split())) == ("body body body body body", 6)
