"""What a hand comes to, in the words and amounts of foot, list and notice."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from schafscore.core.accounts import Account, Balances, Person, Pot, is_closed
from schafscore.core.evening import Line
from schafscore.core.outcome import LookUp, Steps, explain
from schafscore.core.results import Level
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Rules
from schafscore.gui.boards import SeatsBoard
from schafscore.gui.foot import Share
from schafscore.gui.hands import HandRow
from schafscore.gui.look import Look
from schafscore.sheets.at_once import AtOnce
from schafscore.sheets.called import called
from schafscore.sheets.cash_words import in_words, owed_on
from schafscore.sheets.reckoning import cash
from schafscore.sheets.rows import Row, State, is_money, reasons


class HandWords:
    """Puts a line of the evening into words, as its *board* counts."""

    def __init__(self, look: Look, board: SeatsBoard) -> None:
        self.look = look
        self.board = board
        self.cash_paid: AtOnce | None = None  # which hands are paid in cash

    def check(self, amounts: Balances, rules: Rules) -> Label:
        """Return the proof that nothing was lost, where *amounts* have one."""
        return N_("Sum 0") if is_closed(amounts, rules.variant.unit) else ""

    def cash(self, line: Line, *, inserted: bool = False) -> Sequence[Label]:
        """Return who pays whom there and then, where *line* is paid in cash, and what pots owe on.

        It may be *inserted* before the hand that has its number so far.
        """
        now = self.cash_paid
        if now is None or not now.holds(line.after.number, inserted=inserted):
            return ()
        return (*in_words(cash(line, now)), *owed_on(now.lacking(line)))

    def shares(self, line: Line) -> Iterable[Share]:
        """Yield what everybody gets of a hand, in the order of the seats."""
        deltas = line.deltas
        here = line.table.people if line.table else ()
        return (
            Share(self.look.names.get(person, ""), deltas[person])
            for person in here
            if deltas.get(person)
        )

    def pots(self, line: Line) -> Iterable[Share]:
        """Yield what a hand moves into pots or out of them."""
        return (
            Share(self.look.say(called(account)), amount)
            for account, amount in line.deltas.items()
            if isinstance(account, Pot) and not account.unit and amount
        )

    def everybody(self, line: Line) -> Sequence[Share]:
        """Return who gets what; of heads and strokes in one hand, which they are."""
        say = self.look.say
        games = [*self.shares(line)]
        strokes = [Share(say(name), amount) for name, amount in self.board.counted(line)]
        if games and strokes:
            for shares, unit in zip(
                (games, strokes), self.board.units(line.after.rules), strict=True
            ):
                first = phrase(N_("{what}: {who}"), what=unit, who=shares[0].name)
                shares[0] = replace(shares[0], name=say(first))
        return [*games, *self.pots(line), *strokes]

    def addition(self, line: Line, told: Callable[[Steps], Steps]) -> Label:
        """Return the sums as *told*, each once; what moves hands to double is not money."""
        if line.outcome is None:
            return ""
        money = [each for each in reasons(line.outcome.transfers) if is_money(each)]
        say, number = self.look.say, self.look.number
        sums = dict.fromkeys(explain(told(each.steps), say, number) for each in money)
        return "; ".join(sums) if sums else self.look.say(N_("Nobody pays anything"))

    def booked(self, line: Line, words: str) -> Sequence[Label]:
        """Return what is said of a hand just written: *words* with its number, the longest first.

        Which of them has room is for who shows them.
        """
        number = line.after.number
        told = self.everybody(line) if any(self.board.counted(line)) else self.shares(line)
        each = [f"{share.name} {self.look.signed(share.value)}" for share in told]
        shares = ", ".join(map(self.look.say, self.cash(line))) or ", ".join(each)
        short, hand = phrase(words, number=number), phrase(N_("Hand {number}"), number=number)
        long = f"{self.look.say(short)}: {shares}" if shares else short
        # The slate shows the strokes anyway: where all has no room, the heads are said before less.
        heads = each[: len([*self.shares(line)])]
        less = 0 < len(heads) < len(each)
        brief = [f"{self.look.say(hand)}: {', '.join(heads)}"] if less else []
        return (long, *brief, short, hand)


def hand_row(row: Row, accounts: Sequence[Account], look: Look) -> HandRow:
    """Pick from *row* what the list shows; *accounts* are those whose totals it has."""
    callers = [each for each in (row.declarer, row.partner) if each is not None]
    if not callers and row.won is not None:
        callers = list(row.side)
    lost = row.won is False
    value = row.value if row.state is State.COUNTS else None
    note: Label = ""
    if row.state is State.STRUCK:
        note = N_("struck")
    elif row.state is State.REFUSED:
        note = N_("does not fit")
    elif value is None or not callers:
        value, note = None, _pot_note(row)
    suit = row.suit.name.lower() if row.suit else ""
    return HandRow(
        hand=row.hand,
        number=str(row.number) if row.hand is not None else "",
        callers=tuple(look.names.get(each, "") for each in callers),
        kind=row.kind,
        marks=(*row.marks, *_level(row)),
        value=None if value is None else -value if lost else value,
        totals=tuple(_total(row, each) for each in accounts),
        suit=suit,
        suit_word=row.suit.label if row.suit else "",
        dealer=accounts.index(row.dealer) if row.dealer in accounts else None,
        note=note,
        quiet=not callers or row.state is not State.COUNTS,
        struck=row.state is State.STRUCK,
        later=row.later,
    )


def _level(row: Row) -> Iterator[Label]:
    """Yield how high a hand was won or lost where one price has it all and no summand says so."""
    if row.declarer is None or not row.reasons or not isinstance(row.reasons[0].steps[0], LookUp):
        return
    if row.level is Level.SCHNEIDER:
        yield N_("Schneider")
    elif row.level is Level.SCHWARZ:
        yield N_("Schwarz")


def _pot_note(row: Row) -> Label:
    moved = [pot for pot, amount in row.moves.items() if isinstance(pot, Pot) and amount]
    money = [pot for pot in moved if not pot.unit]
    if not money:
        return ""
    pot = money[0]
    return phrase(N_("{pot} {amount}"), pot=called(pot), amount=row.pots.get(pot, 0))


def stock(balances: Balances) -> Label:
    """Say what the first pot of money holds, "" where there is none."""
    pots = [
        phrase(N_("{pot} {amount}"), pot=called(account), amount=amount)
        for account, amount in balances.items()
        if isinstance(account, Pot) and not account.unit
    ]
    return pots[0] if pots else ""


def _total(row: Row, account: Account) -> int | None:
    return row.totals.get(account) if isinstance(account, Person) else row.pots.get(account, 0)
