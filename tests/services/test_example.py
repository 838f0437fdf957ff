"""The evening that comes with the program, whose totals were counted apart from it."""

import json
from pathlib import Path

import pytest
from desks import Hours
from tables import CATALOGUE

from schafscore.core.accounts import STOCK
from schafscore.core.outcome import Contract
from schafscore.core.results import Level
from schafscore.resources import resource
from schafscore.services import example
from schafscore.services.tables import Tables
from schafscore.store.sqlite import SqliteStore
from schafscore.variants.bavarian import ThrownIn

GOLDEN = Path(__file__).parents[1] / "golden" / "example_evening.json"


@pytest.fixture
def store():
    return SqliteStore()


@pytest.fixture
def desk(store):
    def read():
        return example.read(resource("example/evening.json").read_text(encoding="utf-8"))

    tables = Tables(store, Hours(), CATALOGUE, {}, example=read, scratch=SqliteStore)
    return tables.example()


def test_every_total_of_the_example_is_as_counted_apart(desk):
    counted = json.loads(GOLDEN.read_text(encoding="utf-8"))["totals"]
    accounts = (*desk.people, STOCK)
    folded = [
        [line.after.balances.get(each, 0) for each in accounts] for line in desk.evening.hands
    ]
    assert folded == counted
    assert desk.evening.problems == ()
    assert [desk.names[who] for who in desk.people] == [
        "Resi",
        "Sepp",
        "Vroni",
        "Hans",
        "Korbinian",
    ]


def test_the_example_shows_every_common_thing(desk):
    rows = desk.rows()
    assert {row.kind for row in rows} >= {"Solo", "Wenz", "Thrown in"}
    assert {row.contract for row in rows} >= {Contract.SOLO, Contract.PARTNERS, Contract.NOBODY}
    assert any(row.doubled for row in rows)
    assert any(row.level is Level.SCHWARZ for row in rows)
    assert [row.number for row in rows if row.corrected] == [14, 48]
    assert [each.number for each in desk.log()] == [14, 48]
    assert [f"{each.at:%H:%M}" for each in desk.log()] == ["19:35", "21:41"], "in UTC"


def test_the_example_can_be_played_on_and_nothing_of_it_is_kept(store, desk):
    assert not desk.kept
    assert desk.book(ThrownIn()).touched == 61
    assert desk.undo() is not None
    assert len(desk.evening.hands) == 60
    assert store.sessions() == ()
    assert store.people() == {}
