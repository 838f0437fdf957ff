"""An evening that comes back from another machine goes on here, and nothing of it is lost."""

import signal
import subprocess
import sys
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import killed_going_on
import pytest
from desks import EIGHT, NAMES, Hours, ruf, stock_rules, tables, totals
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tables import CATALOGUE
from travellers import machine, travelling

from schafscore.core.accounts import KITTY, Person
from schafscore.core.journal import Charge
from schafscore.exchange.evening_file import read_evening, write_evening
from schafscore.services.gone_on import Course, go_on, in_words, meet
from schafscore.services.ports import (
    ChangedElsewhereError,
    ForgottenError,
    RefusedError,
    StoreError,
)
from schafscore.services.travelling import mentioned, pack, renamed, take_in
from schafscore.store import failures
from schafscore.variants.bavarian import ThrownIn


@pytest.fixture
def here():
    """Our machine, on which somebody else is known too, so that ids differ."""
    return machine()


@pytest.fixture
def desk(here):
    opened = here.new(stock_rules(), NAMES, title="Ochsen", place="Stube")
    opened.book(ThrownIn())
    opened.book(ruf(opened))
    return opened


def carried(desk):
    """Take the evening along in a file."""
    return read_evening(write_evening(pack(desk)), CATALOGUE)


def another():
    there = machine()
    there.new(stock_rules(), ("Xaver", "Yvonne", "Zenzi", "Quirin"))
    return there


def everybody(packed, tables):
    return {who: tables.people.find(name) or name for who, name in packed.people.items()}


def brought(desk, there=None):
    """Let the evening go on at another machine."""
    packed, there = carried(desk), there or another()
    return take_in(packed, there, everybody(packed, there))


def words(packed, tables):
    return str(in_words(meet(packed, tables)))


def test_an_evening_gone_on_with_elsewhere_goes_on_here(here, desk):
    there = brought(desk)
    there.book(ruf(there, 90))
    there.undo()
    there.redo()
    there.charge(Charge(there.people[0], KITTY, 100, "Kasse"))
    there.book(ThrownIn())
    packed = carried(there)
    assert words(packed, here) == "The file has 2 more hand(s) than the evening here."
    gone_on = go_on(packed, here, everybody(packed, here))
    assert gone_on.record.id == desk.record.id
    assert gone_on.record.uid == desk.record.uid
    assert here.last().id == desk.record.id
    assert totals(gone_on) == totals(there)
    assert [each.at for each in gone_on.written] == [each.at for each in there.written]
    assert [each.act for each in gone_on.written] == [each.act for each in there.written]
    assert len(here.sessions()) == 1
    assert len(here.people.names) == len(NAMES)


def test_what_came_is_taken_back_act_by_act_and_what_was_here_is_still_there(here, desk):
    before, hands = desk.evening.writings, totals(desk)
    there = brought(desk)
    there.book(ruf(there))
    there.book(ThrownIn())
    packed = carried(there)
    gone_on = go_on(packed, here, everybody(packed, here))
    assert gone_on.evening.writings[: len(before)] == before
    gone_on.undo()
    gone_on.undo()
    assert totals(gone_on) == hands
    gone_on.redo()
    gone_on.redo()
    assert totals(gone_on) == totals(there)


def test_it_goes_there_and_back_as_often_as_one_likes(here, desk):
    tables = another()
    there = brought(desk, tables)
    for _ in range(3):
        there.book(ruf(there))
        packed = carried(there)
        mine = go_on(packed, here, everybody(packed, here))
        mine.book(ThrownIn())
        packed = carried(mine)
        there = go_on(packed, tables, everybody(packed, tables))
    assert len(there.evening.hands) == 8
    assert totals(mine) == totals(there)


def test_the_evening_here_is_the_newer_or_the_same_and_nothing_is_done(here, desk):
    packed = carried(desk)
    assert meet(packed, here).course is Course.NOWHERE
    assert words(packed, here).startswith("The evening here is the same as in the file")
    desk.book(ThrownIn())
    assert meet(packed, here).course is Course.HERE
    assert words(packed, here).startswith("The evening here has 1 more hand(s) than the file")
    desk.undo()
    assert words(packed, here).startswith("The evening here has 2 later change(s)")
    with pytest.raises(ChangedElsewhereError):
        go_on(packed, here, everybody(packed, here))


def test_where_both_went_on_it_is_said_from_where_and_nothing_is_written(here, desk):
    there = brought(desk)
    there.book(ruf(there))
    there.book(ThrownIn())
    desk.book(ruf(desk, 30))
    packed, before = carried(there), desk.evening.writings
    meeting = meet(packed, here)
    assert (meeting.course, meeting.hands) == (Course.BOTH, (2, 3, 4))
    assert "In common: 2 hand(s); here: 3 hand(s); in the file: 4 hand(s)." in words(packed, here)
    with pytest.raises(ChangedElsewhereError):
        go_on(packed, here, everybody(packed, here))
    assert here.open(desk.record.id).evening.writings == before


def test_a_hand_that_both_wrote_alike_is_two_hands(here, desk):
    there = brought(desk)
    desk.note("late")
    desk.book(ThrownIn())
    there.book(ThrownIn())
    assert meet(carried(there), here).course is Course.BOTH


def test_a_hand_that_both_wrote_alike_at_two_times_is_two_hands(here, desk):
    there = brought(desk)
    desk.book(ThrownIn())
    there.book(ThrownIn())
    assert desk.written[-1].at != there.written[-1].at
    meeting = meet(carried(there), here)
    assert (meeting.course, meeting.hands) == (Course.BOTH, (2, 3, 3))


def test_who_came_there_is_not_who_went_on_here_on_the_same_seat_at_the_same_minute():
    clocks = Hours(), Hours()
    here, elsewhere = (tables(clock=clock) for clock in clocks)
    desk = here.new(stock_rules(), NAMES)
    there = brought(desk, elsewhere)
    _, *others = there.table.people
    clocks[0].at = clocks[1].at = EIGHT + timedelta(hours=1)
    desk.seat([*desk.table.people[1:], desk.table.people[0]])
    clocks[1].at = EIGHT + timedelta(hours=1)
    there.seat([*others, there.known.named("Emil")])
    assert (desk.written[-1].act, desk.written[-1].at) == (
        there.written[-1].act,
        there.written[-1].at,
    )
    assert meet(carried(there), here).course is Course.BOTH


def test_an_evening_that_is_not_here_meets_nothing(desk):
    assert meet(carried(desk), machine()) is None


def test_who_was_renamed_here_stays_who_he_is_and_who_is_new_is_asked_about(here, desk):
    there = brought(desk)
    sepp = here.people.find("Sepp")
    here.people.rename(sepp, "Josef")
    other = here.people.named("Sepp")
    there.seat([*there.table.people[1:], there.known.named("Emil")])
    there.book(ruf(there))
    packed = carried(there)
    meeting = meet(packed, here)
    named = {packed.people[who]: mine for who, mine in meeting.people.items()}
    assert named["Sepp"] == sepp
    assert "Emil" not in named
    with pytest.raises(RefusedError, match="The evening itself says who Sepp is"):
        go_on(packed, here, everybody(packed, here))  # the other Sepp
    who = {**everybody(packed, here), **meeting.people}
    gone_on = go_on(packed, here, who)
    assert here.people.find("Emil") in gone_on.people
    assert other not in gone_on.people


def test_nobody_new_is_somebody_of_the_evening(here, desk):
    there = brought(desk)
    emil = there.known.named("Emil")
    there.seat([*there.table.people[1:], emil])
    packed = carried(there)
    who = {**everybody(packed, here), **meet(packed, here).people}
    (new,) = set(packed.people) - set(meet(packed, here).people)
    with pytest.raises(RefusedError):
        go_on(packed, here, {**who, new: here.people.find("Resi")})
    assert len(desk.written) == len(here.open(desk.record.id).written)


def test_somebody_forgotten_meanwhile_lets_nothing_be_written(here, desk):
    there = brought(desk)
    there.seat([*there.table.people[1:], there.known.named("Emil")])
    packed = carried(there)
    who = {**everybody(packed, here), **meet(packed, here).people}
    (new,) = set(packed.people) - set(meet(packed, here).people)
    with pytest.raises(ForgottenError):
        go_on(packed, here, {**who, new: Person(999)})
    assert len(here.open(desk.record.id).evening.lines) == len(desk.evening.lines)


def test_a_file_whose_people_are_mixed_up_is_another_evening(here, desk):
    desk.book(ruf(desk))
    packed = carried(desk)
    *others, one, two = packed.people
    mixed = {one: two, two: one, **{each: each for each in others}}
    opening, *later = packed.writings
    mixed_up = replace(packed, writings=(opening, *(renamed(each, mixed) for each in later)))
    assert meet(mixed_up, here).course is Course.BOTH


def test_a_full_disk_keeps_nothing_of_what_comes_and_everything_that_was_here(here, desk):
    there = brought(desk)
    there.book(ruf(there))
    for _ in range(300):
        there.book(ThrownIn())
    packed, before = carried(there), desk.evening.writings
    connection = here._store.connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count={pages + 2}")
    with pytest.raises(StoreError) as caught:
        go_on(packed, here, everybody(packed, here))
    assert caught.value.sentence == failures.FULL
    assert here.open(desk.record.id).evening.writings == before
    connection.execute("PRAGMA max_page_count=100000")
    assert totals(go_on(packed, here, everybody(packed, here))) == totals(there)


def test_a_program_killed_in_the_middle_of_it_has_written_nothing(tmp_path):
    path = tmp_path / "evenings.db"
    here = machine(path)
    desk = here.new(stock_rules(), NAMES)
    there = brought(desk)
    for _ in range(5):
        there.book(ThrownIn())
    (tmp_path / "evening").write_bytes(write_evening(pack(there)))
    killed = subprocess.run(
        [sys.executable, str(Path(killed_going_on.__file__)), str(path), str(tmp_path / "evening")],
        check=False,
    )
    assert killed.returncode == -signal.SIGKILL
    assert len(machine(path).open(desk.record.id).written) == 1
    packed = carried(there)
    assert len(go_on(packed, here, everybody(packed, here)).evening.hands) == 5


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(travelling(), st.data())
def test_exported_at_any_point_and_gone_on_with_it_is_the_evening_gone_on(packed, data):
    acts = [act for act, _ in packed.written]
    ends = [at for at in range(1, len(acts)) if acts[at] == at]
    cut = data.draw(st.sampled_from([*ends, len(acts)]))
    begun = packed.writings[:cut]
    early = replace(
        packed,
        people={who: packed.people[who] for who in packed.people if who in mentioned(begun)},
        writings=begun,
        written=packed.written[:cut],
    )
    here = machine()
    for number in range(data.draw(st.integers(0, 3))):
        here.people.named(f"somebody known {number}")
    desk = take_in(early, here, dict(early.people))
    meeting = meet(packed, here)
    assert set(early.people) == set(meeting.people)
    if cut == len(acts):
        assert meeting.course is Course.NOWHERE
        return
    assert meeting.course is Course.THERE
    assert str(in_words(meeting))
    gone_on = go_on(packed, here, {**packed.people, **meeting.people})
    assert gone_on.record.id == desk.record.id
    names = dict(zip(packed.people, map(here.people.find, packed.people.values()), strict=True))
    assert gone_on.evening.writings == tuple(renamed(each, names) for each in packed.writings)
    assert pack(gone_on).written == packed.written
    assert meet(packed, here).course is Course.NOWHERE
    assert meet(early, here).course is Course.HERE
    whole = take_in(packed, machine(), dict(packed.people))
    assert totals(gone_on) == totals(whole)
