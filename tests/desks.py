"""A file with tables for the tests, and a clock that only goes when it is told to."""

from datetime import UTC, datetime, timedelta

from tables import CATALOGUE

from schafscore.core.variant import rules
from schafscore.houserules import stock
from schafscore.services.tables import Tables
from schafscore.store.sqlite import SqliteStore
from schafscore.variants.bavarian import Rufspiel

NAMES = ("Resi", "Sepp", "Vroni", "Hans", "Korbinian")
EIGHT = datetime(2026, 3, 6, 20, tzinfo=UTC)


class Hours:
    """A clock that is a minute later every time one looks."""

    def __init__(self, now=EIGHT):
        self.at = now

    def now(self):
        self.at += timedelta(minutes=1)
        return self.at


def tables(path=None, clock=None):
    """Open the tables in the file at *path*, or some in memory."""
    return Tables(
        SqliteStore(path), clock or Hours(), CATALOGUE, {}, example=None, scratch=SqliteStore
    )


def plain_rules(**tariff):
    variant = CATALOGUE.variants["bavarian"]
    return rules(variant, variant.tariff(**tariff))


def stock_rules():
    return rules(
        CATALOGUE.variants["bavarian"],
        None,
        (CATALOGUE.house_rules["stock"], stock.Settings(stake=10)),
    )


def ruf(desk, result=70, **more):
    """Let forehand call the one at his left."""
    declarer, partner = desk.table.playing[:2]
    return Rufspiel(declarer=declarer, partner=partner, result=result, **more)


def totals(desk):
    """What everybody has, by name."""
    balances = desk.evening.position.balances
    return {desk.names[who]: balances.get(who, 0) for who in desk.people}
