"""Short words to write evenings into a store in the tests, and the programs that came before."""

from datetime import UTC, datetime

from sqlite_utils import Migrations

from schafscore.store.schema import EVENINGS, PEOPLE_AND_ORDER, UID

NOW = datetime(2026, 3, 6, 20, tzinfo=UTC)


def opening(*people):
    return {"writing": "opening", "people": [person.id for person in people]}


def hand(number, remark="hand of that evening"):
    return {"writing": "hand", "hand": number, "entry": {"reason": remark}}


def begin(store, *people, title="Friday", at=NOW):
    return store.create(title, "Kitchen", at, "bavarian", [opening(*people)])


def released(*versions):
    """The migrations of an older program, or of a newer one."""
    known = Migrations("schafscore")

    def statements(name, given):
        def migrate(db):
            for statement in given:
                db.execute(statement)

        migrate.__name__ = name
        known()(migrate)

    for name, given in versions:
        statements(name, given)
    return known


FIRST, SECOND = ("m0001_evenings", EVENINGS), ("m0002_uid", UID)
THIRD = ("m0003_people_and_order", PEOPLE_AND_ORDER)
