"""Evenings are begun whole or not at all, and the one that is opened is the one that was meant."""

from datetime import timedelta

import pytest
from desks import NAMES, Hours, plain_rules, ruf, stock_rules, tables, totals

from schafscore.core.accounts import STOCK, Person
from schafscore.core.variant import Preset
from schafscore.services.ports import (
    ForgottenError,
    GoneError,
    NameTakenError,
    RefusedError,
    StoreError,
)
from schafscore.services.travelling import pack, review, take_in
from schafscore.variants.bavarian import ThrownIn


def test_a_new_evening_seats_new_people_and_known_ones(tmp_path):
    opened = tables(tmp_path / "evenings.db")
    hans = opened.people.named("Hans")
    desk = opened.new(plain_rules(), ["Resi", hans, "Sepp", "Vroni"], "Sepp", "Friday", "Kitchen")
    assert [desk.names[who] for who in desk.table.people] == ["Resi", "Hans", "Sepp", "Vroni"]
    assert desk.names[desk.table.dealer] == "Sepp"
    assert (desk.record.title, desk.record.place) == ("Friday", "Kitchen")
    again = tables(tmp_path / "evenings.db").open(desk.record.id)
    assert again.evening == desk.evening
    assert again.record == desk.record


def test_the_first_deals_where_nobody_is_named():
    desk = tables().new(plain_rules(), NAMES)
    assert desk.names[desk.table.dealer] == "Resi"


@pytest.mark.parametrize(
    ("seated", "dealer", "error"),
    [
        (["Resi", "Sepp"], None, RefusedError),
        ([], None, RefusedError),
        (["Resi", "Sepp", "Vroni", "Hans", *"KLMN"], None, RefusedError),
        (["Resi", "Sepp", "Vroni", "resi "], None, RefusedError),
        (["Resi", "Sepp", "Vroni", " "], None, RefusedError),
        (["Resi", "Sepp", "Vroni", "Hans"], "Korbinian", RefusedError),
        (["Resi", "Sepp", "Vroni", "KNOWN"], None, NameTakenError),
    ],
)
def test_a_table_that_cannot_be_takes_nobody_in(seated, dealer, error):
    opened = tables()
    known = opened.people.named("Known")
    with pytest.raises(error):
        opened.new(plain_rules(), seated, dealer)
    assert opened.people.names == {known: "Known"}
    assert opened.sessions() == ()
    assert opened.last() is None


def test_an_incomplete_preset_names_what_is_missing():
    preset = Preset("x", "X", "", plain_rules(), incomplete=("solo", "runner"))
    with pytest.raises(RefusedError) as caught:
        tables().new(preset, NAMES)
    assert [each.question for each in caught.value.problems] == ["solo", "runner"]
    assert tables().new(Preset("x", "X", "", plain_rules()), NAMES).rules.variant.id == "bavarian"


def test_A97_the_evening_opened_is_the_one_that_was_running():
    clock = Hours()
    opened = tables(clock=clock)
    first = opened.new(plain_rules(), NAMES)
    second = opened.new(plain_rules(), list(first.people))
    assert opened.last().id == second.record.id
    first.book(ThrownIn())
    assert opened.last().id == first.record.id
    assert opened.open(opened.last().id).evening == first.evening


def test_last_times_table_again():
    opened = tables()
    old = opened.new(stock_rules(), NAMES)
    old.book(ThrownIn())
    new = opened.again(old.record.id, "Friday")
    assert new.rules.tariff == old.rules.tariff
    assert new.table.people == old.table.people
    assert new.table.dealer == old.table.dealer
    assert totals(new) == dict.fromkeys(NAMES, 0)
    assert new.record.id != old.record.id


def test_a_stock_carried_over_is_in_the_middle_at_the_beginning():
    desk = tables().new(stock_rules(), NAMES, carried=(("stock", 80),))
    assert desk.evening.position.balances[STOCK] == 80
    desk.book(ruf(desk))
    assert desk.evening.position.balances[STOCK] == 0


def test_a_removed_evening_is_gone():
    opened = tables()
    desk = opened.new(plain_rules(), NAMES)
    opened.remove(desk.record.id)
    assert opened.sessions() == ()
    with pytest.raises(GoneError):
        opened.open(desk.record.id)
    with pytest.raises(GoneError):
        desk.book(ThrownIn())
    assert desk.evening.hands == ()


def test_an_evening_of_other_rules_than_we_know_is_named_and_left_alone():
    opened = tables()
    store = opened._store
    body = {"writing": "opening", "rules": {"variant": "mulatschak"}}
    session = store.create("", "", Hours().now(), "mulatschak", [body])
    with pytest.raises(StoreError, match="line 1 of it is damaged, or of a newer version"):
        opened.open(session)
    assert len(store.journal(session)) == 1
    assert Person(1) not in opened.people.names


@pytest.mark.parametrize("days", [-9999, 9999])
def test_a_wrong_clock_does_not_say_which_evening_is_the_last(days):
    clock = Hours()
    opened = tables(clock=clock)
    earlier = opened.new(plain_rules(), NAMES)
    clock.at += timedelta(days=days)
    tonight = opened.new(plain_rules(), list(earlier.people))
    tonight.book(ThrownIn())
    assert opened.last().id == tonight.record.id
    clock.at -= timedelta(days=2 * days)
    earlier.undo()
    earlier.book(ThrownIn())
    assert opened.last().id == earlier.record.id


def test_an_evening_taken_in_while_tonights_runs_is_not_the_last():
    clock = Hours()
    clock.at += timedelta(days=1)
    there = tables(clock=clock)
    packed = pack(there.new(plain_rules(), NAMES))
    opened = tables()
    tonight = opened.new(plain_rules(), ["Anna", "Bernd", "Carl", "Dora"])
    taken = take_in(packed, opened, packed.people)
    assert opened.last().id == tonight.record.id
    taken.book(ThrownIn())
    assert opened.last().id == taken.record.id


def test_nobody_sits_for_somebody_who_was_forgotten_in_another_window(tmp_path):
    opened, beside = tables(tmp_path / "evenings.db"), tables(tmp_path / "evenings.db")
    first = opened.new(plain_rules(), ["Anna", "Bernd", "Carl", "Dora"])
    anna, *others = first.people
    packed = pack(first)
    arrival = review(packed, opened)
    beside.remove(first.record.id)
    emil, *strangers = beside.new(plain_rules(), ["Emil", "Fritz", "Gerd", "Hans"]).people
    desk = opened.open(opened.last().id)
    for deed in (
        lambda: opened.new(plain_rules(), [anna, *others]),
        lambda: opened.new(plain_rules(), [*strangers, "Max"], dealer=anna),
        lambda: opened.new(plain_rules(), ["Somebody new", *others]),
        lambda: opened.take_in([anna, "Somebody new"]),
        lambda: opened.people.taken_in([anna, "Somebody new"]),
        lambda: opened.people.rename(anna, "Annika"),
        lambda: take_in(packed, opened, arrival.people),
        lambda: desk.seat([anna, *strangers]),
    ):
        with pytest.raises(ForgottenError):
            deed()
    assert sorted(beside.people.names.values()) == ["Emil", "Fritz", "Gerd", "Hans"]
    assert [each.id for each in beside.sessions()] == [desk.record.id]
    assert beside.people.names[emil] == "Emil"
