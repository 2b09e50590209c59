"""Every page and state: usable by everyone, on every screen, by night and by day."""

from __future__ import annotations

import pytest

from browser.conftest import Meet
from browser.person import Person
from browser.tour import PARTS, asked_in


@pytest.mark.parametrize("size", ["phone", "laptop"])
@pytest.mark.parametrize("part", PARTS)
def test_every_page_is_accessible_and_fits(person: Meet, part: str, size: str) -> None:
    """All that is wrong is told at once."""
    wrong: list[str] = []
    seen: list[str] = []

    def look(somebody: Person, where: str) -> None:
        seen.append(where)
        try:
            somebody.assert_fits(where)
            somebody.assert_accessible_by_night_and_day(where)
        except AssertionError as error:
            wrong.append(str(error))

    PARTS[part](lambda name: person(name, size), look)
    assert seen
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("game", "question", "what"), [("bluff", "respond", ".plate"), ("ccg", "play", ".place")])
def test_whoever_is_out_can_still_be_read(person: Meet, game: str, question: str, what: str) -> None:
    """Few games come to that, so everybody is made to look like it."""
    ami = person("Ami", "laptop")
    asked_in(ami, question, game, seats=4, bots="steady")
    out = ami.page.locator(what).evaluate_all("(all) => all.map((one) => one.classList.add('is-out')).length")

    assert out > 1
    ami.assert_accessible_by_night_and_day(f"{game}, with everybody out")


def test_the_checks_would_notice(person: Meet) -> None:
    """A button without a name, grey on grey, and something too wide."""
    somebody = person(None, "phone")
    somebody.go("/")
    somebody.see("h2")
    somebody.assert_fits("the lobby")
    somebody.page.evaluate(
        "document.querySelector('main').insertAdjacentHTML('beforeend', '<button id=planted></button>');"
        "document.querySelector('#planted').style.width = '900px';"
    )

    with pytest.raises(AssertionError, match="button-name"):
        somebody.assert_accessible("the lobby")
    with pytest.raises(AssertionError, match="wider than"):
        somebody.assert_fits("the lobby")
    somebody.page.evaluate(
        "document.querySelector('#planted').textContent = 'Start';"
        "document.querySelector('#planted').style = 'color: #777; background: #888';"
    )
    with pytest.raises(AssertionError, match=r'"color-contrast".*planted'):
        somebody.assert_accessible("the lobby")
    somebody.page.evaluate("console.error('planted'); fetch('/api/tables/planted-by-the-test')")
    somebody.until(lambda: len(somebody.wrong()) >= 2, "both are noticed")
    with pytest.raises(AssertionError, match="planted"):
        somebody.leave()
    somebody.complaints.clear()
