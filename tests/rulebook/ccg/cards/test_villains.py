"""The Villains, each by its name: how they defend themselves, and how they hit back.  Nobody is strong or weak."""

from __future__ import annotations

import pytest

from odango.games.ccg.cards import CARDS
from rule import rule
from rulebook.ccg.asking import answer, end_turn, offered, texts, who
from rulebook.ccg.attacks import NEUTRAL, attacked, combine, combined, defend, throw
from rulebook.ccg.looking import damage, deck, discards, gone, hand, in_play, power, wounds
from rulebook.ccg.table import BYSTANDER, MARS, MERCURY, MOON, PAIR, cards, table
from rulebook.ccg.telling import told


@rule("ccg#defence")
def test_jedite() -> None:
    """Up to two Items of the own deck come into play, for nothing; the deck is shuffled."""
    state = attacked("jedite", decks=["", "luna lunch costume luna-ball"])
    defend(state, "magical-item-creation")
    assert texts(state) == ["search lunch", "search costume", "search luna-ball", "pass"]
    answer(state, 1, "search lunch", "search luna-ball")
    assert [damage(state, "jedite"), wounds(state)] == [30, [40]]

    assert in_play(state, 1) == f"{BYSTANDER} jedite lunch luna-ball"
    assert sorted(state.decks[1]) == sorted(cards("luna costume"))


@rule("ccg#defence")
def test_zoycite() -> None:
    """A Soul takes a Person of her choice from the attacker; two Yoma or Items come from the deck for nothing."""
    state = attacked("zoycite + soul", pie=["artemis, rini"], decks=["", "luna lunch titus faraion"])
    defend(state, "mind-control")
    answer(state, 1, "discard rini")
    defend(state, "black-homing-crystal")
    assert texts(state) == ["search titus", "search lunch", "pass"]
    answer(state, 1, "search titus", "search lunch")

    assert [discards(state, 0), discards(state, 1)] == ["rini", "soul"]
    assert in_play(state, 1) == f"{BYSTANDER} zoycite titus lunch"
    assert [damage(state, "zoycite"), wounds(state)] == [30, [30]]


@rule("ccg#defence", "ccg#discard")
def test_nephlite() -> None:
    """A Body: the attacking player gives up all Persons, in the order they like.  Others keep theirs."""
    state = attacked("nephlite + body", pie=["artemis, lunch, rini, chad-kumada", "luna", "melvin-gurio"])
    defend(state, "power-of-the-stars")
    assert who(state)[0] == 0
    answer(state, 0, "discard rini", "discard chad-kumada")

    assert [discards(state, seat) for seat in range(3)] == ["rini chad-kumada artemis", "body", ""]
    assert in_play(state, 0) == f"{MARS} lunch"
    assert [damage(state, "nephlite"), wounds(state)] == [30, [60]]


@rule("ccg#defence")
def test_malachite() -> None:
    """Two Body and one more of any type avoid the attack; he hits back."""
    state = attacked("malachite + 2 body mind")
    defend(state, "black-dome")
    answer(state, 1, "topmost mind-power")

    assert [damage(state, "malachite"), wounds(state), power(state, "malachite")] == [0, [70], "nothing"]

    state = attacked("malachite + 2 body")

    assert [damage(state, "malachite"), wounds(state), power(state, "malachite")] == [30, [70], "2 body"]


@rule("ccg#damage")
def test_evil_prince_darien() -> None:
    """50 less from every attack, combined ones too."""
    state = attacked("evil-prince-darien")

    assert [damage(state, "evil-prince-darien"), wounds(state)] == [0, [40]]

    state = combined("evil-prince-darien", mars=2)
    throw(state, owner_wins=True)

    assert damage(state, "evil-prince-darien") == 40


@rule("ccg#defence")
def test_alan() -> None:
    """A Soul: 20 to every Monster of the attacking player, less its armour; Villains and others' are spared."""
    mine = "titus, leo-the-lion, bumboo /10, jedite"
    state = attacked("alan + soul", mine=mine, others="bakene")
    defend(state, "soul-drain")

    assert damage(state, "titus", "leo-the-lion", "bumboo", "jedite", "bakene") == [20, 0, 20, 0, 0]
    assert [damage(state, "alan"), wounds(state), discards(state, 1)] == [30, [50], "soul"]

    state = attacked("alan + soul", mine="jedite")

    assert power(state, "alan") == "1 soul"


@rule("ccg#defence")
def test_alan_against_armour_that_is_declared() -> None:
    """Where armour has to be declared, a Monster that is not attacked has no chance to: its armour acts by itself."""
    state = attacked("alan + soul", mine="titus, game-machine-man", armor="declared")
    defend(state, "soul-drain")

    assert damage(state, "titus", "game-machine-man") == [20, 0]


@rule("ccg#defence")
def test_ann() -> None:
    """A Soul heals 30 before the attack arrives, and not more than there is."""
    for before, after in ((50, 50), (20, 30)):
        state = attacked(f"ann + 2 soul /{before}")
        defend(state, "doom-tree-regeneration")

        assert [damage(state, "ann"), wounds(state), power(state, "ann")] == [after, [50], "1 soul"]


@rule("ccg#defence")
def test_catzi() -> None:
    """Any two Power avoid the attack."""
    state = attacked("catzi + body soul")
    defend(state, "teleportation")
    answer(state, 1, "topmost soul-power")

    assert [damage(state, "catzi"), wounds(state), discards(state, 1)] == [0, [40], "body soul"]


@rule("ccg#defence")
def test_bertie() -> None:
    """Two Mind avoid the attack; other Power does not."""
    state = attacked("bertie + 2 mind")
    defend(state, "teleportation")

    assert [damage(state, "bertie"), wounds(state), discards(state, 1)] == [0, [40], "mind mind"]

    state = attacked("bertie + mind 2 soul")

    assert [damage(state, "bertie"), wounds(state)] == [30, [40]]


@rule("ccg#defence", "ccg#persons-and-items")
def test_avery() -> None:
    """Up to two Persons of the own deck come into play, each only once."""
    state = attacked("avery", pie=["rini", "luna"], decks=["", "luna artemis rini rini lunch chad-kumada"])
    defend(state, "mind-control")
    assert texts(state) == ["search chad-kumada", "search artemis", "search rini", "pass"]
    answer(state, 1, "search rini")
    assert texts(state) == ["search chad-kumada", "search artemis", "pass"]
    answer(state, 1, "search artemis")

    assert in_play(state, 1) == f"{BYSTANDER} avery luna rini artemis"
    assert [damage(state, "avery"), wounds(state)] == [30, [40]]


@rule("ccg#defence")
def test_prizma() -> None:
    """Five Power of any type: all Persons of the own deck and discards come into play, one of each."""
    state = attacked(
        "prizma + 2 body 2 mind soul",
        pie=["", "luna"],
        decks=["artemis", "luna rini lunch rini"],
        discards=["chad-kumada", "rini sammy-tsukino titus"],
    )
    defend(state, "mind-control")
    answer(state, 1, "topmost soul-power")

    assert in_play(state, 1) == f"{BYSTANDER} prizma luna sammy-tsukino rini"
    assert sorted(deck(state, 1).split()) == ["luna", "lunch", "rini"]
    assert discards(state, 1) == "rini titus body body mind mind soul"
    assert [deck(state, 0), discards(state, 0)] == ["artemis", "chad-kumada"]
    assert [damage(state, "prizma"), wounds(state)] == [30, [40]]


@rule("ccg#defence")
def test_rubeus() -> None:
    """Every Body heals 20, as many as he likes."""
    state = attacked("rubeus + 3 body /50")
    defend(state, "black-crystal-power")
    defend(state, "black-crystal-power")
    defend(state, "pass")

    assert [damage(state, "rubeus"), wounds(state), power(state, "rubeus")] == [40, [60], "1 body"]


@rule("ccg#attack", "ccg#defence")
def test_emerald() -> None:
    """A Mind brings a Droid of the own deck, which is attacked instead, and defends itself.  She was not attacked."""
    state = attacked("emerald + mind", team=f"{MOON} + 2 soul", decks=["", "titus avocado rhonda"])
    defend(state, "summon-droid")
    assert texts(state) == ["search avocado", "search rhonda", "pass"]
    answer(state, 1, "search avocado")
    assert texts(state) == ["defend rotten-stench", "pass"]
    defend(state)

    assert [damage(state, "emerald"), damage(state, "avocado"), wounds(state)] == [0, 30, [20, 0]]
    assert discards(state, 1) == "mind"
    assert f"attack {MOON} moon-tiara-magic emerald" in texts(state)
    assert f"attack {MOON} moon-tiara-magic avocado" not in texts(state)

    state = attacked("emerald + mind", decks=["", "titus rhonda"])
    defend(state, "summon-droid")
    answer(state, 1, "pass")

    assert [damage(state, "emerald"), wounds(state), power(state, "emerald")] == [30, [40], "nothing"]


@rule("ccg#defence", "ccg#hit-back")
def test_sapphire() -> None:
    """Every Mind heals 30, as many as he likes.  He never hits back."""
    state = attacked("sapphire + 3 mind /90")
    defend(state, "rejuvenation")
    defend(state, "rejuvenation")
    defend(state, "pass")

    assert [damage(state, "sapphire"), wounds(state), power(state, "sapphire")] == [60, [0], "1 mind"]


@rule("ccg#defence", "ccg#turn")
def test_prince_diamond() -> None:
    """Two Mind and a won challenge cost the attacking player the next turn."""
    for won in (True, False):
        state = attacked("prince-diamond + 2 mind", mine="titus")
        defend(state, "force-of-will")
        throw(state, owner_wins=won)

        assert [damage(state, "prince-diamond"), wounds(state)] == [30, [60]]
        assert [state.skips[0], discards(state, 1)] == [won, "mind mind"]


@rule("ccg#combined-attack", "ccg#defence")
def test_wicked_lady() -> None:
    """No combined attack can be made on her.  Her Luna Ball works like an Item in play, once an attack."""
    state = table([PAIR], ["", "wicked-lady, titus"])

    assert offered(state, "combine") == ["combine titus"]

    for item, hurt in (("knight-armor", [10, [40, 0]]), ("negaverse-sword", [30, [60, 0]])):
        state = attacked("wicked-lady", team=MERCURY, pie=[item])
        defend(state, "dark-luna-ball")
        answer(state, 1, f"copy {item}")

        assert [damage(state, "wicked-lady"), wounds(state)] == hurt
        assert item in in_play(state, 0)
        end_turn(state)
        assert item in in_play(state, 0)

    state = attacked("wicked-lady")

    assert [damage(state, "wicked-lady"), wounds(state)] == [30, [40]]


@rule("ccg#villains", "ccg#hit-back")
def test_queen_beryl() -> None:
    """On a won challenge all Yoma of her owner strike too, by their own attacks; nobody else's, and no Cardians."""
    others = "titus, bobo-the-vulture + soul, faraion, black-widow"
    for won, hurt in ((True, 40 + 20 + 10), (False, 40)):
        state = attacked("queen-beryl", others=others, mine="bakene")
        defend(state, "command-the-yoma")
        throw(state, owner_wins=won)
        if won:
            answer(state, 1, "hit punch")

        assert [damage(state, "queen-beryl"), wounds(state)] == [30, [hurt]]
        assert damage(state, "titus", "bobo-the-vulture", "faraion") == [0, 0, 0]

    state = table(enemies=["titus, jedite, ann"], hands=["queen-beryl"], step=2)
    assert texts(state) == ["play queen-beryl jedite", "done"]
    answer(state, 0, "play queen-beryl jedite")

    assert [in_play(state, 0), gone(state, 0)] == [f"{BYSTANDER} titus queen-beryl ann", "jedite"]


@rule("ccg#defence", "ccg#knowledge")
def test_wiseman() -> None:
    """The attacking player discards the whole hand; the own deck is seen as it lies.  Neither has a price."""
    state = attacked("wiseman", hands=["luna rats"], decks=["titus", "lunch costume luna-ball"])
    defend(state, "awesome-power")
    assert who(state)[0] == 0
    answer(state, 0, "discard rats", "discard luna")
    assert [hand(state, 0), discards(state, 0)] == ["", "rats luna"]
    defend(state, "prophetic")

    assert [deck(state, 1), state.seen] == ["lunch costume luna-ball", [[0], [2, 2, 2]]]
    assert not any("Costume" in line for line in told(state, 0) + told(state))
    assert [damage(state, "wiseman"), wounds(state)] == [30, [60]]


@rule("ccg#villains", "ccg#hit-back")
def test_negaforce() -> None:
    """It goes on Queen Beryl alone, and hits for 150."""
    state = attacked("negaforce")

    assert [damage(state, "negaforce"), wounds(state)] == [30, [150]]

    state = table(enemies=["queen-beryl, jedite, titus"], hands=["negaforce"], step=2)

    assert texts(state) == ["play negaforce queen-beryl", "done"]


@rule("ccg#strong-and-weak")
@pytest.mark.parametrize("icon", NEUTRAL)
def test_villains_are_neither_strong_nor_weak(icon: str) -> None:
    """Whoever attacks does as much as is printed."""
    assert not any(card.strong or card.weak for card in CARDS if card.kind == "villain")

    state = attacked("ann", by=NEUTRAL[icon])

    assert damage(state, "ann") == 30


@rule("ccg#combined-attack")
def test_teleportation_from_a_combined_attack() -> None:
    """Avoided as one, and hit back: the 40 are divided."""
    state = table([f"{MOON} + 2 soul, {MERCURY} + 2 mind"], ["", "bertie + 2 mind"])
    combine(state, "bertie", sailor_moon_level_1=2, sailor_mercury_level_1=2)
    defend(state, "teleportation")
    answer(state, 0, "take 30")

    assert [damage(state, "bertie"), wounds(state)] == [0, [30, 10]]
