"""The list of evenings says how each went, at a price that grows with the list and no faster."""

import json
import sqlite3

import pytest
from desks import NAMES, plain_rules, ruf, tables

from schafscore.core.journal import dump_writing
from schafscore.core.text import Verbatim
from schafscore.services.desk import UNRECKONED
from schafscore.services.ports import SpoiltEveningError
from schafscore.services.summaries import HandsOf, Summaries
from schafscore.store.sqlite import SqliteStore


def test_of_many_evenings_each_is_read_once_and_the_list_is_not_read_again(monkeypatch):
    opened = tables()
    desk = opened.new(plain_rules(), NAMES)
    desk.book(ruf(desk))
    for _ in range(3):
        opened.again(desk.record.id)
    records = opened.sessions()
    listed, read = [], []
    sessions, journal = SqliteStore.sessions, SqliteStore.journal
    monkeypatch.setattr(SqliteStore, "sessions", lambda own: listed.append(1) or sessions(own))
    monkeypatch.setattr(
        SqliteStore, "journal", lambda own, number: read.append(number) or journal(own, number)
    )
    summaries = Summaries(opened)
    said = {each.id: summaries.of(each) for each in records}
    assert [said[each.id].hands for each in records] == [0, 0, 0, 1]
    assert said[desk.record.id].people == NAMES
    assert sorted(read) == sorted(each.id for each in records)
    assert listed == []


def raws(desk):
    return [json.dumps(dump_writing(each)).encode() for each in desk.evening.writings]


def test_hands_are_counted_as_the_list_has_them_without_asking_what_they_come_to():
    opened = tables()
    desk, hands_of = opened.new(plain_rules(), NAMES), HandsOf(opened.catalogue)
    acts = [
        lambda: desk.book(ruf(desk)),
        lambda: desk.book(ruf(desk)),
        lambda: desk.book(ruf(desk)),
        desk.undo,
        desk.redo,
        lambda: desk.delete(2),
        lambda: desk.strike(3),
        lambda: desk.insert(1, ruf(desk)),
        desk.undo,
    ]
    found = []
    for act in acts:
        act()
        assert hands_of(raws(desk)) == desk.evening.position.number
        found.append(hands_of(raws(desk)))
    assert found == [1, 2, 3, 2, 3, 2, 2, 3, 2]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda raw: raw.replace(b"rufspiel", b"rufspeil"),
        lambda raw: raw.replace(b'"writing"', b'"wriring"'),
        lambda raw: raw.replace(b'"hand"', b"'hand'"),
        lambda raw: raw.replace(b'"hand"', b'"ha\xffd"'),
        lambda raw: b"[" * 100_000,
    ],
)
def test_A98_writings_with_a_spoilt_letter_are_no_hands(spoil):
    opened = tables()
    desk = opened.new(plain_rules(), NAMES)
    desk.book(ruf(desk))
    whole = raws(desk)
    spoilt = [*whole[:-1], spoil(whole[-1])]
    assert spoilt != whole
    hands_of = HandsOf(opened.catalogue)
    assert (hands_of(whole), hands_of(spoilt)) == (1, None)


def test_A98_an_evening_with_a_spoilt_word_is_known_as_damaged_and_the_others_are_not(tmp_path):
    path = tmp_path / "evenings.db"
    opened = tables(path)
    opened.again(opened.new(plain_rules(), NAMES).record.id)
    with sqlite3.connect(path) as other:
        other.execute("DROP TRIGGER writing_is_not_changed")
        other.execute(
            "UPDATE writing SET body = replace(body, 'opening', 'openink') WHERE session = 1"
        )
    other.close()
    summaries = Summaries(opened)
    one, two = sorted(opened.sessions(), key=lambda each: each.id)
    assert not summaries.spoilt(one)
    with pytest.raises(SpoiltEveningError):
        summaries.of(one)
    summaries.of(two)
    assert (summaries.spoilt(one), summaries.spoilt(two)) == (True, False)


def test_A98_an_evening_that_can_be_read_and_not_reckoned_is_the_damage_of_that_one_alone(tmp_path):
    """Fault: what a game stumbled over was a mistake of the program that came again and again."""
    path = tmp_path / "evenings.db"
    opened = tables(path)
    opened.new(plain_rules(), NAMES, title="Löwen")
    opened.again(1, title="Post")
    with sqlite3.connect(path) as other:
        other.execute("DROP TRIGGER writing_is_not_changed")
        other.execute(
            """UPDATE writing SET body = replace(body, '"dealer": 1', '"dealer": 77')
            WHERE session = 1"""
        )
    other.close()
    summaries = Summaries(opened)
    one, two = sorted(opened.sessions(), key=lambda each: each.id)
    with pytest.raises(SpoiltEveningError) as caught:
        summaries.of(one)
    assert dict(caught.value.sentence.values) == {"evening": Verbatim("Löwen"), "why": UNRECKONED}
    assert caught.value.session == one.id
    assert summaries.spoilt(one)
    assert summaries.of(two).people == tuple(NAMES)
    assert b'"dealer": 77' in opened.raw(one)
