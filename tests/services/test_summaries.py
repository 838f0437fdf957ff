"""The list of evenings says how each went, at a price that grows with the list and no faster."""

from desks import NAMES, plain_rules, ruf, tables

from schafscore.services.summaries import Summaries
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
