"""An evening that another program recorded: booked as facts, its amounts only compared."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time
from functools import lru_cache
from hashlib import sha256
from typing import Protocol

from schafscore.core.accounts import STOCK, Person
from schafscore.core.evening import Evening, Line, step
from schafscore.core.journal import Dealer, Hand, Opening, dump_writing
from schafscore.core.text import N_, Label
from schafscore.core.variant import Catalogue, Rules, rules
from schafscore.games.bavarian.deal import Deal, Position
from schafscore.games.bavarian.entry import entry_of
from schafscore.games.bavarian.text import dump
from schafscore.services.agreement import Agreement, agreement_of
from schafscore.services.desk import Desk
from schafscore.services.people import worded
from schafscore.services.ports import HereAlreadyError, Written
from schafscore.services.tables import Tables
from schafscore.variants.bavarian import Tariff

GAME = "bavarian"
"""What protocols are about."""
LONGEST = 500  # hands of an evening that are not played again for every answer about its rules


class StatedAmounts(Protocol):
    """What the file says a hand came to, in the order of its people; asserted, never booked."""

    @property
    def price(self) -> int:
        """What one loser pays one winner."""

    @property
    def deltas(self) -> tuple[int, ...]:
        """What everybody won or lost."""

    @property
    def totals(self) -> tuple[int, ...]:
        """What everybody had after the hand."""

    @property
    def stock(self) -> int:
        """What lay in the Stock after the hand."""


class RecordedHand(Protocol):
    """A hand with its cards: who dealt, who sat where, forehand first."""

    @property
    def dealer(self) -> str:
        """Who dealt."""

    @property
    def people(self) -> tuple[str, ...]:
        """Who played, by seat."""

    @property
    def deal(self) -> Deal:
        """All cards and plays."""

    @property
    def stated(self) -> StatedAmounts:
        """What the file says it came to."""


class RecordedEvening(Protocol):
    """A whole file: when it was, who sat there clockwise, and the hands."""

    @property
    def day(self) -> date:
        """When it was."""

    @property
    def house_rules(self) -> str:
        """What the file calls its rules."""

    @property
    def people(self) -> tuple[str, ...]:
        """Who sat there, clockwise."""

    @property
    def games(self) -> Sequence[RecordedHand]:
        """The hands, in their order."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Where hand *number* comes to something else than the file says: amounts in cents.

    *who* is the name in the file, "" for the Stock; without amounts *what* alone says it.
    """

    number: int
    what: Label
    who: str = ""
    stated: int | None = None
    ours: int | None = None


People = Mapping[str, Person]


def known(recorded: RecordedEvening, tables: Tables) -> Mapping[str, Person | None]:
    """Say whom each name of the file may be; whoever imports it confirms that or says otherwise."""
    return {name: tables.people.find(name) for name in recorded.people}


def uid_of(recorded: RecordedEvening) -> str:
    """Return the name of the evening on every machine: the same file makes the same one again."""
    hands = (
        (each.dealer, each.people, dump(each.deal), each.stated.deltas, each.stated.totals)
        for each in recorded.games
    )
    told = (recorded.day.isoformat(), recorded.house_rules, recorded.people, *hands)
    return sha256(repr(told).encode()).hexdigest()[:32]


def shown_by_prices(
    catalogue: Catalogue, tariff: Tariff, kinds: frozenset[str], unknown: Iterable[str]
) -> tuple[Agreement, tuple[Label, ...]]:
    """Return the agreement under which prices were made, and the lines they do not show."""
    agreement = agreement_of(rules(catalogue.variants[GAME], tariff, kinds=kinds))
    lines = {
        name: question.label
        for section in agreement.sections()
        for name, question in section.questions.items()
    }
    return agreement, tuple(lines[name] for name in unknown)


def compared(recorded: RecordedEvening, rules: Rules) -> tuple[Difference, ...]:
    """Return every difference that an import under *rules* would have; nothing is written."""
    people = {name: Person(seat) for seat, name in enumerate(recorded.people)}
    return differences(recorded, _evening(recorded, rules, people), people)


def book(
    recorded: RecordedEvening,
    rules: Rules,
    tables: Tables,
    who: Mapping[str, Person | str],
    place: str = "",
    *,
    twice: bool = False,
) -> Desk:
    """Book the evening as one, at the time it was played, each hand with its cards.

    *who* says for every name of the file which person that is, or the new name to take in. Each
    hand keeps what the file says that it came to. An evening that was booked before raises
    `HereAlreadyError`, or with *twice* is kept beside the first. Raises `RefusedError` and
    `NameTakenError` before anything is written.
    """
    uid = uid_of(recorded)
    here = tables.called(uid)
    if here is not None and not twice:
        raise HereAlreadyError(here.id)
    taken = tables.take_in([who[name] for name in recorded.people])
    people = dict(zip(recorded.people, taken, strict=True))
    played = datetime.combine(recorded.day, time()).astimezone()
    # The opening is an act of its own, which no undo takes back; all hands are another.
    written = [
        Written(at, min(at, 1), played, dump_writing(writing))
        for at, writing in enumerate(_evening(recorded, rules, people).writings)
    ]
    title, place = worded("title", recorded.house_rules), worded("place", place)
    uid_here = None if here else uid
    return tables.take_over(written, rules.variant.id, title, place, played, uid_here)


def differences(
    recorded: RecordedEvening, evening: Evening, people: People
) -> tuple[Difference, ...]:
    """Compare every hand of *evening* with what the file says, amounts and running totals."""
    lines = zip(recorded.games, evening.hands, strict=True)
    return tuple(
        difference
        for number, (hand, line) in enumerate(lines, 1)
        for difference in _differences(number, hand.stated, line, people)
    )


def _differences(
    number: int, stated: StatedAmounts, line: Line, people: People
) -> Iterator[Difference]:
    for problem in line.problems:
        yield Difference(number, problem.sentence)
    after = line.after.balances
    for (name, person), delta, total in zip(
        people.items(), stated.deltas, stated.totals, strict=True
    ):
        if (ours := line.deltas.get(person, 0)) != delta:
            yield Difference(number, N_("Won or lost"), name, delta, ours)
        if (ours := after.get(person, 0)) != total:
            yield Difference(number, N_("Total"), name, total, ours)
    if (ours := after.get(STOCK, 0)) != stated.stock:
        yield Difference(number, N_("Stock"), "", stated.stock, ours)


def _evening(recorded: RecordedEvening, rules: Rules, people: People) -> Evening:
    """Return the evening; where another one dealt than would follow, that is written down too."""
    tariff = rules.tariff
    assert isinstance(tariff, Tariff)
    seated = tuple(people.values())
    opening = Opening(rules, seated, people[recorded.games[0].dealer])
    evening = step(Evening(), opening)
    for number, hand in enumerate(recorded.games, 1):
        if evening.position.dealer != people[hand.dealer]:
            evening = step(evening, Dealer(people[hand.dealer]))
        playing = [people[name] for name in hand.people]
        position, cards = _replayed(hand.deal)
        booked = Hand(
            number,
            entry_of(position, playing, tariff),
            cards,
            stated=tuple(zip(seated, hand.stated.deltas, strict=True)),
        )
        evening = step(evening, booked)
    return evening


@lru_cache(maxsize=LONGEST)
def _replayed(deal: Deal) -> tuple[Position, str]:
    """Return how a deal ended, and how it is kept: the same under any rules one compares it by."""
    return deal.replay(), dump(deal)
