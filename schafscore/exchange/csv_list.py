"""The list as a table for a spreadsheet, such that German Excel opens it right (fault A101)."""

import csv
import io
import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from schafscore.core.accounts import Account, Person, Pot
from schafscore.core.outcome import explain
from schafscore.core.results import Level, Verdict
from schafscore.core.text import N_, Label, Speech
from schafscore.services.desk import Desk
from schafscore.sheets.called import called
from schafscore.sheets.rows import Row, is_money
from schafscore.sheets.told import what

Say = Callable[[Label], str]

_MONTHS = "jan|feb|mär|mrz|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec"
_LIKE_A_NUMBER = re.compile(
    rf"(?=.*\d)(?:(?:{_MONTHS})[a-zä]*\.?|am|pm|uhr|[\d\s.,:/'+()e€$£%-])+"
    "|wahr|falsch|true|false",
    re.IGNORECASE,
)
_BEGINS_A_FORMULA = tuple("=+-@\uff1d\uff0b\uff0d\uff20")


def csv_list(desk: Desk, speech: Speech) -> bytes:
    """Return the list of the evening at *desk*: a line for each hand, then the totals.

    Columns are parted by semicolons, money has a decimal comma, and no word of ours or of a
    player is a formula, a number or a date.
    """
    rows, people = desk.rows(), desk.people
    names: Mapping[object, str] = dict(desk.names.items())

    def say(label: Label) -> str:
        return plain(speech.say(label, names))

    pots = _pots(rows)
    amount = _euros if desk.rules.variant.unit == "cents" else str
    written = io.StringIO()
    table = csv.writer(written, delimiter=";", lineterminator="\r\n")
    heads = [N_("No."), N_("Dealer"), N_("Declarer"), N_("Partner"), N_("Hand"), N_("Card points")]
    heads += [N_("Calculation"), N_("Value")]
    accounts: Sequence[Account] = (*people, *pots)
    columns = [say(called(each)) for each in accounts]
    sums = [plain(f"{speech.say(N_('Total'))} {names[each]}") for each in people]
    table.writerow([*map(say, heads), *columns, *sums, say(N_("Note"))])
    notes = desk.notes  # read once: it goes through the whole evening
    for row in rows:
        table.writerow(_cells(row, people, pots, say, amount, notes))
    balances = desk.evening.position.balances
    totals = [amount(balances.get(each, 0)) for each in accounts]
    table.writerow([*[""] * 4, say(N_("Total")), "", "", "", *totals, *[""] * (len(people) + 1)])
    return written.getvalue().encode("utf-8-sig")


def plain(text: str) -> str:
    """Return *text* so that a spreadsheet takes it for text and nothing else."""
    line = " ".join(text.split())
    risky = line.startswith(_BEGINS_A_FORMULA) or _LIKE_A_NUMBER.fullmatch(line)
    return f"'{line}" if risky else line


def _pots(rows: Sequence[Row]) -> tuple[Pot, ...]:
    """Return the pots that held something people play for."""
    held = (pot for row in rows for pot, amount in row.pots.items() if amount)
    return tuple(dict.fromkeys(pot for pot in held if isinstance(pot, Pot) and not pot.unit))


def _cells(
    row: Row,
    people: Sequence[Person],
    pots: Sequence[Pot],
    say: Say,
    amount: Callable[[int], str],
    notes: Mapping[int | None, str],
) -> Iterator[str]:
    yield "" if row.hand is None else str(row.number)
    for who in (row.dealer, row.declarer, row.partner):
        yield "" if who is None else say(called(who))
    yield plain(", ".join(map(say, what(row))))
    yield str(row.points) if row.points is not None else say(_ending(row))
    sums = dict.fromkeys(explain(each.steps, say) for each in row.reasons if is_money(each))
    yield plain("; ".join(sums))
    yield "" if row.value is None else amount(row.value)
    for person in people:
        yield amount(row.deltas[person]) if person in row.deltas else ""
    for pot in pots:
        yield amount(row.pots.get(pot, 0))
    for person in people:
        yield amount(row.totals[person]) if person in row.totals else ""
    yield plain(notes.get(row.hand, "")) if row.hand is not None else ""


def _ending(row: Row) -> Label:
    """Return how a hand ended where nobody counted; "" where nobody declared it."""
    if row.declarer is None or row.won is None:
        return ""
    if row.level is Level.SCHWARZ:  # a fact of its own, which no verdict has
        return N_("won with Schwarz") if row.won else N_("lost with Schwarz")
    if row.verdict is not None:
        return row.verdict.label
    return Verdict.WON.label if row.won else Verdict.LOST.label


def _euros(cents: int) -> str:
    euros, rest = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}{euros},{rest:02}"
