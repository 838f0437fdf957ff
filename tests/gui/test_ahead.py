"""Rooms that one may come to next are made ahead, and none of it is in the way."""

from dataclasses import replace

import pytest

from schafscore.services.ports import StoreError


@pytest.fixture
def window(make_window):
    opened = make_window("en")
    opened._pause.stop()
    return opened


def steps(window):
    """Take every step, and count them."""
    taken = 0
    window._go_ahead()
    while window._pause.isActive():
        window._pause.stop()
        taken += 1
        window._go_ahead()
    return taken


def test_rooms_of_the_evening_are_made_ahead_each_in_two_steps(window):
    wanted = {name for name, offer in window.offers.items() if offer.ahead and offer.evening}
    assert {"settlement", "rules"} <= wanted
    assert set(window.rooms) == {"table"}
    assert steps(window) == 2 * len(wanted)
    assert set(window.rooms) == {"table", *wanted}
    assert window.room is window.rooms["table"]
    made = window.rooms["settlement"]
    window.go("settlement")
    assert window.room is made


def test_what_was_made_ahead_has_the_look_of_now_when_one_comes_there(window):
    steps(window)
    window.set_percent(130)
    room = window.rooms["rules"]
    assert room.look.percent == 100
    window.go("rules")
    assert room.look.percent == 130


def test_a_room_that_went_with_its_evening_is_not_made_ready(window, monkeypatch):
    window._go_ahead()
    assert "settlement" in window.rooms

    def broken(shell):
        raise StoreError("unreadable")

    table = window.offers["table"]
    monkeypatch.setitem(window.offers, "table", replace(table, make=broken))
    with pytest.raises(StoreError):
        window.open_evening(window.desk)
    window._go_ahead()
    assert "settlement" not in window.rooms
