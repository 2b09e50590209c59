"""People reload, lose the network, come back, and open a second tab; the house stands all the while."""

from __future__ import annotations

from browser.conftest import Meet
from browser.person import LONG_LIST, option_texts, play
from browser.test_line import LOST, OFFLINE, goes_on, in_the_middle
from waiting import PATIENCE


def test_whoever_loses_the_network_is_told_and_goes_on_when_it_is_back(person: Meet) -> None:
    ami = person("Ami", "phone", fresh=True)
    in_the_middle(ami)
    ami.forgive(OFFLINE)

    ami.context.set_offline(True)
    ami.page.locator(LOST).wait_for(timeout=PATIENCE * 1000)
    ami.context.set_offline(False)

    goes_on(ami)


def test_a_reload_in_the_middle_finds_the_table_as_it_was(person: Meet) -> None:
    ami = person("Ami", "phone")
    table = in_the_middle(ami)
    before = ami.page.locator(".prompt__ask").inner_text()

    ami.page.reload()
    ami.see(".dock.is-yours")

    assert ami.page.locator(".prompt__ask").inner_text() == before
    assert ami.page.url.endswith(f"/t/{table}")
    play([ami], 6, way="list")
    ami.see(".end")


def test_two_tabs_of_one_person_agree(person: Meet) -> None:
    """What is answered in one is answered in the other."""
    ami = person("Ami", "laptop")
    table = in_the_middle(ami)
    first, second = ami.page, ami.tab()
    second.goto(f"/t/{table}")
    for count in range(4):
        ami.page = (first, second)[count % 2]
        ami.until(lambda: bool(ami.options) or ami.over, "asked again")
        if ami.over:
            return
        ami.answer(ami.options[0], "list")
        for ami.page in (first, second):
            ami.until(lambda: ami.shown == option_texts(ami.options)[:LONG_LIST], "both show the same")
