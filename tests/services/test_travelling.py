"""An evening from another machine is the same evening here, and nobody is taken for another."""

from dataclasses import replace
from time import perf_counter

import pytest
from desks import EIGHT, NAMES, ruf, stock_rules, totals
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from travellers import machine, travelling

from schafscore.core.accounts import KITTY, Person
from schafscore.core.journal import Charge, Correction, NewRules, Seats
from schafscore.services.ports import HereAlreadyError, RefusedError
from schafscore.services.travelling import (
    MOST_WORK,
    check,
    mentioned,
    pack,
    renamed,
    review,
    take_in,
)
from schafscore.variants.bavarian import ThrownIn


@pytest.fixture
def desk():
    opened = machine().new(stock_rules(), NAMES, title="Ochsen", place="Stube")
    opened.book(ThrownIn())
    opened.book(ruf(opened))
    opened.charge(Charge(opened.people[0], KITTY, 100, "Kasse"))
    opened.undo()
    return opened


def new(packed):
    """Everybody is a new one."""
    return dict(packed.people)


def test_A86_ids_are_rewritten_wherever_they_stand(desk):
    there = machine()
    there.new(stock_rules(), ("Xaver", "Yvonne", "Zenzi", "Quirin"))
    packed = pack(desk)
    taken = take_in(packed, there, new(packed))
    assert totals(taken) == totals(desk)
    assert {each.id for each in taken.people} == {5, 6, 7, 8, 9}
    assert mentioned(taken.evening.writings) == set(taken.people)
    assert [row.additions for row in taken.rows()] == [row.additions for row in desk.rows()]
    assert taken.record.uid == desk.record.uid
    assert taken.record.opened_at == desk.record.opened_at
    assert (taken.record.title, taken.record.place) == ("Ochsen", "Stube")
    assert [each.at for each in taken.written] == [each.at for each in desk.written]


def test_what_was_taken_back_can_be_brought_back_on_the_other_machine(desk):
    packed = pack(desk)
    taken = take_in(packed, machine(), new(packed))
    assert not taken.reckoning().charges
    taken.redo()
    assert [each.words for _, each in taken.reckoning().charges] == ["Kasse"]
    taken.undo()
    taken.undo()
    assert len(taken.evening.hands) == 1


def test_A83_who_has_the_name_of_somebody_here_is_asked_about(desk):
    there = machine()
    sepp = there.people.named("SEPP")
    packed = pack(desk)
    arrival = review(packed, there)
    same = {packed.people[who]: found for who, found in arrival.people.items()}
    assert same == {"Resi": None, "Sepp": sepp, "Vroni": None, "Hans": None, "Korbinian": None}
    assert arrival.here is None
    answers = {who: found or packed.people[who] for who, found in arrival.people.items()}
    taken = take_in(packed, there, answers)
    assert sepp in taken.people
    assert len(there.people.names) == 5


def test_one_of_the_same_name_can_be_another_and_take_another_name(desk):
    there = machine()
    sepp = there.people.named("Sepp")
    packed = pack(desk)
    answers = {who: "Sepp vom Berg" if n == "Sepp" else n for who, n in packed.people.items()}
    taken = take_in(packed, there, answers)
    assert sepp not in taken.people
    assert "Sepp vom Berg" in taken.names.values()


def test_two_of_them_are_never_one_here(desk):
    there = machine()
    sepp = there.people.named("Sepp")
    packed = pack(desk)
    answers = {
        who: sepp if name in ("Sepp", "Hans") else name for who, name in packed.people.items()
    }
    with pytest.raises(RefusedError):
        take_in(packed, there, answers)
    assert there.sessions() == ()
    assert list(there.people.names.values()) == ["Sepp"]


def test_A88_an_evening_that_is_here_is_skipped_or_kept_twice_and_never_replaced(desk):
    there = machine()
    packed = pack(desk)
    first = take_in(packed, there, new(packed))
    first.book(ThrownIn())
    arrival = review(packed, there)
    assert arrival.here.id == first.record.id
    answers = {who: found or "nobody" for who, found in arrival.people.items()}
    with pytest.raises(HereAlreadyError) as caught:
        take_in(packed, there, answers)
    assert caught.value.session == first.record.id
    second = take_in(packed, there, answers, twice=True)
    assert second.record.uid != first.record.uid
    assert len(there.open(first.record.id).evening.hands) == 3
    assert len(second.evening.hands) == 2


def test_only_who_is_mentioned_travels():
    tables = machine()
    tables.people.named("Somebody else")
    packed = pack(tables.new(stock_rules(), NAMES))
    assert tuple(packed.people.values()) == NAMES


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(travelling(), st.data())
def test_an_evening_taken_in_folds_to_the_same_for_other_people(packed, data):
    there = machine()
    for number in range(data.draw(st.integers(0, 3))):
        there.people.named(f"somebody known {number}")
    taken = take_in(packed, there, new(packed))
    here = dict(zip(packed.people, map(there.people.find, packed.people.values()), strict=True))
    assert taken.evening.writings == tuple(renamed(each, here) for each in packed.writings)
    back = pack(taken)
    assert (back.uid, back.title, back.place) == (packed.uid, packed.title, packed.place)
    assert list(back.people.values()) == list(packed.people.values())
    assert back.written == packed.written
    there = {mine: his for his, mine in here.items()}
    assert tuple(renamed(each, there) for each in back.writings) == packed.writings


def test_nobody_is_left_out_when_ids_are_rewritten(desk):
    writings = desk.evening.writings
    others = {who: Person(who.id + 100) for who in desk.people}
    assert all(who.id > 100 for who in mentioned(tuple(renamed(w, others) for w in writings)))


@pytest.mark.parametrize("hands", [400, 2000])
def test_a_long_evening_with_many_changes_comes_back(desk, hands):
    """400 hands with other seats at each, and 2,000 with 160 corrections, were refused."""
    opening, _, hand = desk.evening.writings[:3]
    writings = [opening]
    people = opening.people
    for number in range(1, hands + 1):
        if hands == 400:
            people = (*people[1:], people[0])
            writings.append(Seats(people))
        writings.append(replace(hand, hand=number, entry=ThrownIn()))
    corrections = 0 if hands == 400 else 160
    writings += [Correction(number, ThrownIn()) for number in range(1, corrections + 1)]
    long = machine()
    for name in NAMES:
        long.people.named(name)
    packed = pack(long.begin(writings, EIGHT))
    assert len(check(packed).hands) == hands
    there = machine()
    assert len(take_in(packed, there, packed.people).evening.hands) == hands


@pytest.mark.parametrize(
    "change",
    [
        lambda desk: Correction(1, ThrownIn()),
        lambda desk: NewRules(desk.rules, for_all=True),
    ],
    ids=["corrections", "rules for all"],
)
def test_a_file_made_to_keep_us_busy_is_read_in_good_time(desk, change):
    opening, _, hand = desk.evening.writings[:3]
    hands = [replace(hand, hand=number, entry=ThrownIn()) for number in range(1, 3001)]
    changes = [change(desk) for _ in range(MOST_WORK // 5_000 - 1_000)]
    begun = perf_counter()
    writings = (opening, *hands, *changes)
    written = tuple((place, EIGHT) for place in range(len(writings)))
    packed = replace(pack(desk), writings=writings, written=written)
    assert len(check(packed).hands) == 3000
    assert perf_counter() - begun < 15
