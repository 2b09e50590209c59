"""The Scouts and Knights, each by its name: what it can do with which Power, and what that does.

What is attached stays, in every single attack.
"""

from __future__ import annotations

from rule import rule
from rulebook.ccg.asking import answer, offered
from rulebook.ccg.attacks import attack, combine, throw
from rulebook.ccg.looking import damage, discards, in_play, piece, power, wounds
from rulebook.ccg.table import JUPITER, MARS, MERCURY, MOON, VENUS, table

RIVAL = "sapphire"
"""Nobody is stronger or weaker against him, he lasts, and he does not hit back."""
STRIKER = "malachite"
"""He hits back with 70, whoever attacks."""


def moves(name: str, attached: str) -> set[str]:
    """The attacks that somebody can make with this Power and nothing else."""
    state = table([f"{name} + {attached}" if attached else name], ["", RIVAL])
    return {text.split()[2] for text in offered(state, "attack")}


def done(name: str, attached: str, move: str) -> int:
    """What an attack does.  Its Power stays where it is."""
    state = table([f"{name} + {attached}" if attached else name], ["", RIVAL])
    before = power(state, name)
    attack(state, name, move, RIVAL)

    assert [power(state, name), discards(state, 0)] == [before, ""]
    assert wounds(state) == [0]
    return int(damage(state, RIVAL))


def shielded(name: str, attached: str, move: str) -> list[list[int]]:
    """The damage on both after an attack that may stop the hit-back: challenge won, challenge lost."""
    found = []
    for won in (True, False):
        state = table([f"{name} + {attached}, {JUPITER}"], ["", STRIKER])
        attack(state, name, move, STRIKER)
        assert state.contest is not None
        assert state.contest.owner == 0
        throw(state, owner_wins=won)
        assert wounds(state)[1] == 0
        found.append([damage(state, STRIKER), damage(state, name)])
    return found


def raised(name: str, attached: str = "2 soul") -> None:
    """A higher Level takes the place of the one below: no damage is left, and what was attached may stay."""
    lower = f"{name[:-1]}{int(name[-1]) - 1}"
    state = table([f"{lower} + {attached} /40"], hands=[name], step=2)
    answer(state, 0, f"play {name} {lower}", "keep")

    assert [in_play(state, 0), damage(state, name), power(state, name)] == [name, 0, attached]
    assert len(piece(state, name).under) == int(name[-1]) - 1


@rule("ccg#selecting-an-attack")
def test_sailor_moon_level_1() -> None:
    """30 for two Soul; 40 for two Soul and any third."""
    assert moves(MOON, "1 soul 3 body") == set()
    assert moves(MOON, "2 soul") == {"moon-tiara-magic"}
    assert moves(MOON, "2 soul 1 mind") == {"moon-tiara-magic", "moon-healing-activation"}
    assert done(MOON, "2 soul", "moon-tiara-magic") == 30
    assert done(MOON, "3 soul", "moon-healing-activation") == 40


@rule("ccg#hit-back")
def test_sailor_mercury_level_1() -> None:
    """30 for two Mind, and by a challenge no hit-back."""
    assert moves(MERCURY, "1 mind 1 soul") == set()
    assert moves(MERCURY, "2 mind") == {"mercury-bubbles-blast"}
    assert shielded(MERCURY, "2 mind", "mercury-bubbles-blast") == [[30, 0], [30, 70]]


@rule("ccg#selecting-an-attack")
def test_sailor_mars_level_1() -> None:
    """30 for two Soul."""
    assert moves(MARS, "1 soul 4 mind") == set()
    assert done(MARS, "2 soul", "mars-fire-ignite") == 30


@rule("ccg#selecting-an-attack")
def test_sailor_jupiter_level_1() -> None:
    """30 for two Body."""
    assert moves(JUPITER, "1 body 4 mind") == set()
    assert done(JUPITER, "2 body", "jupiter-thunder-crash") == 30


@rule("ccg#selecting-an-attack")
def test_sailor_venus_level_1() -> None:
    """30 for two Mind."""
    assert moves(VENUS, "1 mind 4 body") == set()
    state = table([f"{VENUS} + 2 mind", MARS], ["", RIVAL])
    attack(state, VENUS, "venus-crescent-beam-smash", RIVAL)

    assert damage(state, RIVAL) == 30


@rule("ccg#hit-back")
def test_tuxedo_mask_level_1() -> None:
    """10 for a Body.  For three and any fourth a Rose: 30, and by a challenge no hit-back."""
    mask = "tuxedo-mask-level-1"
    assert moves(mask, "2 soul") == set()
    assert moves(mask, "1 body") == {"cane-attack"}
    assert moves(mask, "3 body") == {"cane-attack"}
    assert moves(mask, "3 body 1 soul") == {"cane-attack", "rose-throw"}
    assert done(mask, "1 body", "cane-attack") == 10
    assert shielded(mask, "3 body 1 soul", "rose-throw") == [[30, 0], [30, 70]]


@rule("ccg#hit-back")
def test_moonlight_knight_level_1() -> None:
    """20 for two Body.  For three and any fourth a white Rose: 40, and by a challenge no hit-back."""
    knight = "moonlight-knight-level-1"
    assert moves(knight, "1 body 1 soul") == set()
    assert moves(knight, "2 body 2 mind") == {"sword-attack"}
    assert moves(knight, "4 body") == {"sword-attack", "white-rose-throw"}
    assert done(knight, "2 body", "sword-attack") == 20
    assert shielded(knight, "3 body 1 mind", "white-rose-throw") == [[40, 0], [40, 70]]


@rule("ccg#hit-back", "ccg#combined-attack")
def test_prince_darien_level_1() -> None:
    """40 for two Body and any third.  10 less from every hit-back, but not after a combined attack."""
    darien = "prince-darien-level-1"
    assert moves(darien, "2 body") == set()
    assert moves(darien, "2 body 1 soul") == {"sword-attack"}
    assert done(darien, "2 body 1 soul", "sword-attack") == 40

    state = table([f"{darien} + 3 body, {MOON} + 2 soul"], ["", STRIKER])
    attack(state, darien, "sword-attack", STRIKER)
    assert wounds(state) == [60, 0]

    state = table([f"{darien} + 3 body, {MOON} + 2 soul"], ["", STRIKER])
    combine(state, STRIKER, prince_darien_level_1=2, sailor_moon_level_1=1)
    throw(state, owner_wins=True)
    answer(state, 0, "take 30")

    assert [damage(state, STRIKER), wounds(state)] == [70, [30, 40]]


@rule("ccg#hit-back")
def test_prince_darien_is_not_asked_where_armour_is_declared() -> None:
    """The switch is about defences against an attack: what protects him from a hit-back acts by itself."""
    state = table(["prince-darien-level-1 + 3 body"], ["", STRIKER], armor="declared")
    attack(state, "prince-darien-level-1", "sword-attack", STRIKER)

    assert wounds(state) == [60]


@rule("ccg#scouts-and-knights")
def test_sailor_moon_level_2() -> None:
    """What she could before, and 50 for four Soul."""
    moon = "sailor-moon-level-2"
    raised(moon)
    assert moves(moon, "3 soul 3 mind") == {"moon-tiara-magic", "moon-healing-activation"}
    assert moves(moon, "4 soul") == {"moon-tiara-magic", "moon-healing-activation", "cosmic-moon-power"}
    assert done(moon, "4 soul", "cosmic-moon-power") == 50
    assert done(moon, "2 soul", "moon-tiara-magic") == 30


@rule("ccg#scouts-and-knights", "ccg#hit-back")
def test_sailor_mercury_level_2() -> None:
    """What she could before, and 50 for four Mind; all of it may stop the hit-back."""
    mercury = "sailor-mercury-level-2"
    raised(mercury, "2 mind")
    assert moves(mercury, "3 mind 1 soul") == {"mercury-bubbles-blast"}
    assert shielded(mercury, "4 mind", "mercury-ice-bubbles-freeze") == [[50, 0], [50, 70]]
    assert shielded(mercury, "2 mind", "mercury-bubbles-blast") == [[30, 0], [30, 70]]


@rule("ccg#scouts-and-knights")
def test_sailor_mars_level_2() -> None:
    """What she could before, and 50 for four Soul."""
    mars = "sailor-mars-level-2"
    raised(mars)
    assert moves(mars, "3 soul 1 body") == {"mars-fire-ignite"}
    assert done(mars, "4 soul", "mars-firebird-strike") == 50


@rule("ccg#scouts-and-knights")
def test_sailor_jupiter_level_2() -> None:
    """What she could before, and 50 for four Body."""
    jupiter = "sailor-jupiter-level-2"
    raised(jupiter, "2 body")
    assert moves(jupiter, "3 body 1 soul") == {"jupiter-thunder-crash"}
    assert done(jupiter, "4 body", "jupiter-thunder-dragon") == 50


@rule("ccg#scouts-and-knights")
def test_sailor_venus_level_2() -> None:
    """What she could before, and 50 for four Mind."""
    venus = "sailor-venus-level-2"
    raised(venus, "2 mind")
    assert moves(venus, "3 mind 1 soul") == {"venus-crescent-beam-smash"}
    assert done(venus, "4 mind", "venus-meteor-shower") == 50


@rule("ccg#scouts-and-knights")
def test_sailor_moon_level_3() -> None:
    """What she could before, and 90 for six Soul."""
    moon = "sailor-moon-level-3"
    raised(moon)
    assert "moon-scepter-elimination" not in moves(moon, "5 soul 3 mind")
    assert len(moves(moon, "6 soul")) == 4
    assert done(moon, "6 soul", "moon-scepter-elimination") == 90


@rule("ccg#scouts-and-knights", "ccg#hit-back")
def test_sailor_mercury_level_3() -> None:
    """What she could before, and 70 for two Mind and any two; all of it may stop the hit-back."""
    mercury = "sailor-mercury-level-3"
    raised(mercury, "2 mind")
    assert moves(mercury, "2 mind 1 soul") == {"mercury-bubbles-blast"}
    assert moves(mercury, "2 mind 2 soul") == {"mercury-bubbles-blast", "shine-aqua-illusion"}
    assert len(moves(mercury, "4 mind")) == 3
    assert shielded(mercury, "2 mind 2 soul", "shine-aqua-illusion") == [[70, 0], [70, 70]]


@rule("ccg#scouts-and-knights")
def test_sailor_mars_level_3() -> None:
    """What she could before, and 70 for two Soul and any two."""
    mars = "sailor-mars-level-3"
    raised(mars)
    assert moves(mars, "2 soul 2 body") == {"mars-fire-ignite", "mars-celestial-fire-surround"}
    assert done(mars, "2 soul 2 body", "mars-celestial-fire-surround") == 70
    assert done(mars, "4 soul", "mars-firebird-strike") == 50


@rule("ccg#scouts-and-knights")
def test_sailor_jupiter_level_3() -> None:
    """What she could before, and 70 for two Body and any two."""
    jupiter = "sailor-jupiter-level-3"
    raised(jupiter, "2 body")
    assert moves(jupiter, "2 body 1 soul 1 mind") == {"jupiter-thunder-crash", "jupiter-thundercrash-zap"}
    assert done(jupiter, "2 body 2 mind", "jupiter-thundercrash-zap") == 70
    assert done(jupiter, "4 body", "jupiter-thunder-dragon") == 50


@rule("ccg#scouts-and-knights")
def test_sailor_venus_level_3() -> None:
    """What she could before, and 70 for two Mind and any two."""
    venus = "sailor-venus-level-3"
    raised(venus, "2 mind")
    assert moves(venus, "2 mind 2 soul") == {"venus-crescent-beam-smash", "venus-love-chain-encircle"}
    assert done(venus, "2 mind 2 soul", "venus-love-chain-encircle") == 70
    assert done(venus, "4 mind", "venus-meteor-shower") == 50


@rule("ccg#scouts-and-knights")
def test_sailor_moon_level_4() -> None:
    """The same four attacks for less: one Soul, one and any, two, one and any two."""
    moon = "sailor-moon-level-4"
    raised(moon)
    assert moves(moon, "3 body") == set()
    assert moves(moon, "1 soul") == {"moon-tiara-magic"}
    assert moves(moon, "1 soul 1 body") == {"moon-tiara-magic", "moon-healing-activation"}
    assert "moon-scepter-elimination" not in moves(moon, "2 soul")
    found = [done(moon, "3 soul", move) for move in sorted(moves(moon, "3 soul"))]
    assert found == [50, 40, 90, 30]


@rule("ccg#scouts-and-knights", "ccg#hit-back")
def test_sailor_mercury_level_4() -> None:
    """Her three attacks for less; the last does 90; all may stop the hit-back."""
    mercury = "sailor-mercury-level-4"
    raised(mercury, "2 mind")
    assert moves(mercury, "1 mind 1 soul") == {"mercury-bubbles-blast"}
    assert shielded(mercury, "1 mind", "mercury-bubbles-blast") == [[30, 0], [30, 70]]
    assert shielded(mercury, "2 mind", "mercury-ice-bubbles-freeze") == [[50, 0], [50, 70]]
    assert shielded(mercury, "1 mind 2 soul", "shine-aqua-illusion") == [[90, 0], [90, 70]]


def cheaper(name: str, icon: str, small: str, middle: str, great: str) -> None:
    """Level 4: one of their own for 30, two for 50, one and any two for 90."""
    other = next(kind for kind in ("body", "mind", "soul") if kind != icon)
    raised(name, f"2 {icon}")

    assert moves(name, f"3 {other}") == set()
    assert moves(name, f"1 {icon} 1 {other}") == {small}
    assert moves(name, f"2 {icon}") == {small, middle}
    assert moves(name, f"1 {icon} 2 {other}") == {small, great}
    assert [done(name, f"3 {icon}", move) for move in (small, middle, great)] == [30, 50, 90]


@rule("ccg#scouts-and-knights")
def test_sailor_mars_level_4() -> None:
    """Her three attacks for less Soul; the last does 90."""
    cheaper("sailor-mars-level-4", "soul", "mars-fire-ignite", "mars-firebird-strike", "mars-celestial-fire-surround")


@rule("ccg#scouts-and-knights")
def test_sailor_jupiter_level_4() -> None:
    """Her three attacks for less Body; the last does 90."""
    crash, dragon, zap = "jupiter-thunder-crash", "jupiter-thunder-dragon", "jupiter-thundercrash-zap"
    cheaper("sailor-jupiter-level-4", "body", crash, dragon, zap)


@rule("ccg#scouts-and-knights")
def test_sailor_venus_level_4() -> None:
    """Her three attacks for less Mind; the last does 90."""
    beam, shower, chain = "venus-crescent-beam-smash", "venus-meteor-shower", "venus-love-chain-encircle"
    cheaper("sailor-venus-level-4", "mind", beam, shower, chain)


@rule("ccg#hit-back")
def test_tuxedo_mask_level_2() -> None:
    """20 without any Power.  For two Body a Rose: 60, and by a challenge no hit-back."""
    mask = "tuxedo-mask-level-2"
    raised(mask, "2 body")
    assert moves(mask, "") == {"cane-attack"}
    assert moves(mask, "1 body 1 soul") == {"cane-attack"}
    assert done(mask, "", "cane-attack") == 20
    assert shielded(mask, "2 body", "rose-throw") == [[60, 0], [60, 70]]
