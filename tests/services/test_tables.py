"""Evenings are begun whole or not at all, and the one that is opened is the one that was meant."""

import pytest
from desks import NAMES, Hours, plain_rules, ruf, stock_rules, tables, totals

from schafscore.core.accounts import STOCK, Person
from schafscore.core.variant import Preset
from schafscore.services.ports import GoneError, NameTakenError, RefusedError, StoreError
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
    with pytest.raises(StoreError, match="cannot be read by this version"):
        opened.open(session)
    assert len(store.journal(session)) == 1
    assert Person(1) not in opened.people.names
