"""Everything that the printed session says, as one plain value."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol

from schafscore.core.accounts import Account, Balances, Person, Pot
from schafscore.core.evening import Evening
from schafscore.core.questions import PointsBox, asked
from schafscore.core.text import N_, Label, Speech
from schafscore.core.variant import Board, Rules
from schafscore.houserules import loss_money
from schafscore.sheets.bids import Bid, bids
from schafscore.sheets.changes import Change, changes, inserted
from schafscore.sheets.pool import Pool, pool
from schafscore.sheets.reckoning import Reckoning, reckoning
from schafscore.sheets.rows import Row, people, rows
from schafscore.sheets.rules_in_words import Part, in_brief, in_words
from schafscore.sheets.settlement import Payment, pots_of_people
from schafscore.sheets.span import span
from schafscore.sheets.strokes import Slate, slates
from schafscore.sheets.views import Count, Series, count, series

CARD_POINTS = N_("Card points")


class PaperSpeech(Speech, Protocol):
    """What paper needs to say on top: days, times, and which language it is in."""

    @property
    def language(self) -> str:
        """The language as in ``de`` or ``de-DE``."""

    def date(self, day: datetime) -> str:
        """Return the day in words: ``27. November 2026``."""

    def day(self, day: datetime) -> str:
        """Return the day with its name: ``Freitag, 27. November 2026``."""

    def time(self, moment: datetime) -> str:
        """Return the time of day: ``20:35``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """An evening ready to be printed; *balances* are people and pots that hold money.

    *inserted* are the hands that were put in later, each with its place in the journal.

    *times* says when a writing was made, by its place in the journal. *variant* is its name,
    *unit* what the amounts count: cents are printed as money. *brief* and *rules* are the rules in
    words, the second time all of them; *points* say what card points hold beside tricks.

    *board* says how a table of the game is drawn: *slates*, *pool*, or *bids* with *counts*, which
    are the list counted in other ways, for a *series*; *paid* says which is paid. *loss_money* says
    whether they play for it. *span* is from when to when was played.
    """

    title: str
    names: Mapping[Person, str]
    people: tuple[Person, ...]
    rows: tuple[Row, ...]
    brief: tuple[Part, ...]
    rules: tuple[Part, ...]
    changes: tuple[Change, ...]
    inserted: Mapping[int, int]
    balances: Balances
    reckoning: Reckoning
    payments: tuple[Payment, ...]
    variant: str
    unit: str
    points: tuple[Label, ...] = ()
    board: Board = Board.SEATS
    slates: tuple[Slate, ...] = ()
    pool: Pool | None = None
    bids: tuple[Bid, ...] = ()
    counts: tuple[Count, ...] = ()
    paid: Label = ""
    series: Series | None = None
    loss_money: bool = False
    opened: datetime | None = None
    span: tuple[datetime, datetime] | None = None
    place: str = ""
    scribe: Person | None = None
    times: Mapping[int, datetime] = field(default_factory=dict)

    @property
    def is_money(self) -> bool:
        """Whether it is paid in money: cents were played for, or somebody said what points are."""
        return self.reckoning.in_money


def session(
    evening: Evening,
    names: Mapping[Person, str],
    *,
    title: str,
    opened: datetime | None = None,
    place: str = "",
    scribe: Person | None = None,
    times: Mapping[int, datetime] | None = None,
    payments: tuple[Payment, ...] | None = None,
) -> Session:
    """Put *evening* together for print; without *payments* the fewest are worked out (1.7)."""
    everybody = people(evening)
    reckoned, listed = reckoning(evening), rows(evening)
    rules, now = evening.position.rules, evening.position.balances
    transfers = (t for line in evening.lines if line.outcome for t in line.outcome.transfers)
    accounts: tuple[Account, ...] = (*everybody, *pots_of_people(transfers))
    balances = {account: now.get(account, 0) for account in accounts}
    return Session(
        title=title,
        names=names,
        people=everybody,
        rows=listed,
        brief=in_brief(rules),
        rules=in_words(rules),
        changes=changes(evening),
        inserted=inserted(evening),
        balances=balances,
        reckoning=reckoned,
        payments=reckoned.fewest() if payments is None else payments,
        variant=rules.variant.label,
        unit=rules.variant.unit,
        points=points_told(rules),
        board=rules.variant.board,
        slates=slates(rules, evening.position.table(), now),
        pool=pool(evening, now, everybody),
        bids=bids(evening, listed) if rules.variant.board is Board.BIDS else (),
        series=series(evening),
        paid=rules.variant.paid,
        counts=tuple(count(evening, everybody, view) for view in rules.variant.views),
        loss_money=any(custom.id == loss_money.HOUSE_RULE.id for custom, _ in rules.customs),
        opened=opened,
        span=_played(evening, times or {}),
        place=place,
        scribe=scribe,
        times=times or {},
    )


def _played(evening: Evening, times: Mapping[int, datetime]) -> tuple[datetime, datetime] | None:
    """Return from when to when was played, None where that is not known or took no time."""
    known = [times[place] for place in span(evening) or () if place in times]
    return (known[0], known[1]) if len(known) == 2 and known[0] < known[1] else None


def points_told(rules: Rules) -> tuple[Label, ...]:
    """Return what card points are said to hold beside tricks: the blind, the skat."""
    questions = (each for kind in rules.entries for each in asked(kind))
    told = (each.label for each in questions if each.box == PointsBox())
    return tuple(label for label in dict.fromkeys(told) if label != CARD_POINTS)


def pots_shown(session: Session) -> tuple[Pot, ...]:
    """Return the pots that have a column: those that held money at some time."""
    moved = {pot for row in session.rows for pot, amount in row.moves.items() if amount}
    return tuple(
        pot
        for pot, amount in session.balances.items()
        if isinstance(pot, Pot) and (amount or pot in moved)
    )
