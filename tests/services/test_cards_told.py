"""A hand whose facts were corrected against its cards is known as such."""

from dataclasses import replace

import pytest
from desks import NAMES, plain_rules, tables

from schafscore.games.bavarian import text
from schafscore.games.bavarian.entry import entry_of
from schafscore.services.cards_told import contradicted
from schafscore.variants.bavarian import ThrownIn

# The first seat leads with all eight highest trumps of his Solo, and takes every trick.
TOUT = (
    "bavarian deal 1; hands=EOGOHOSOEUGUHUSU,EAEZEKE9E8E7GAGZ,GKG9G8G7HAHZHKH9,H8H7SASZSKS9S8S7; "
    "game=solo; declarer=0; suit=E; plays="
    "EOEAGKH8GOEZG9H7HOEKG8SASOE9G7SZEUE8HASKGUE7HZS9HUGAHKS8SUGZH9S7"
)


@pytest.fixture
def desk():
    return tables().new(plain_rules(), NAMES)


def told(desk):
    return entry_of(text.load(TOUT).replay(), desk.table.playing, desk.rules.tariff)


def test_what_is_booked_as_the_cards_say_is_not_marked(desk):
    line = desk.book(told(desk), deal=TOUT).line
    assert line.outcome.won
    assert contradicted(line) == ()


def test_a_fact_corrected_against_the_cards_is_named(desk):
    entry = told(desk)
    desk.book(entry, deal=TOUT)
    line = desk.correct(1, replace(entry, runners=3)).line
    assert contradicted(line) == ("runners",)
    assert contradicted(desk.correct(1, ThrownIn()).line) == ("",)
    desk.undo()
    desk.undo()
    assert contradicted(desk.line(1)) == ()


def test_without_cards_or_with_those_of_a_newer_version_nothing_is_said(desk):
    assert contradicted(desk.book(ThrownIn()).line) == ()
    newer = TOUT.replace("deal 1", "deal 2")
    assert contradicted(desk.book(ThrownIn(), deal=newer).line) == ()
