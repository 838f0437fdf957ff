"""The list of a series of bids on paper: boxes that are ticked, a column for each, the count."""

from collections.abc import Callable, Iterator, Sequence

from schafscore.core.accounts import Person
from schafscore.core.results import Holder
from schafscore.core.text import N_, Label, counted, phrase
from schafscore.pdf.arrangement import Arrangement, Block, Setting, dealers, together
from schafscore.pdf.faces import Face, fit, width
from schafscore.pdf.page import FAINT, HAIR, INK, LEFT, LOSS, RIGHT, SOFT, Page, broken
from schafscore.pdf.seats_board import settlement
from schafscore.pdf.signatures import signatures
from schafscore.pdf.wording import DASH, names_fitting
from schafscore.sheets.bids import BOXES, Bid, put_up
from schafscore.sheets.called import flow
from schafscore.sheets.rows import Row
from schafscore.sheets.told import remark
from schafscore.sheets.views import Count, Sums

# Where columns begin and end, in millimetres.
NUMBER_END, GAME, BASE_END, TOPS, MARKS, MARK = 17.6, 19.5, 32.8, 34.0, 43.4, 4.7
PLUS_END, MINUS_END, FIRST, PASSED = 80.0, 89.6, 91.0, 194.4
_TOTAL, _WON, _LOST = 0.47, 0.72, 0.97
"""Parts of the column of a person: where his points end, the games he won and those he lost."""

_HEAD, _APART, _ROOMY, _TIGHT, _LARGE = 14.5, 1.2, 5.0, 3.0, 6.9
_SMALLEST, _NAME, _FEES, _BELOW = 6.4, 5.6, 5.8, 1.4
_HEADS: tuple[tuple[float, Label], ...] = (
    (GAME + 10.5, N_("base value")),
    (TOPS + 5, N_("with / without")),
    *((MARKS + (place + 0.62) * MARK, box) for place, box in enumerate(BOXES)),
    (PLUS_END - 1.5, N_("won")),
    (MINUS_END - 2, N_("lost")),
    (PASSED + 2.4, N_("passed")),
)
_HELD = {Holder.WITH: N_("w|with"), Holder.WITHOUT: N_("w/o|without")}


def bids_board(setting: Setting) -> Arrangement:
    """Arrange the official list; what the points are worth in money is settled below it."""
    table = BidsTable(setting)
    count = _count(setting)
    below: tuple[Block, ...] = (together(count, signatures(setting)),)
    if setting.session.is_money:
        below = (count, settlement(setting))
    return Arrangement(table=table, below=below, legend=table.legend, curve=False)


class BidsFrame:
    """The columns of the list and their heads, filled in or to be filled in by hand."""

    def __init__(
        self, page: Page, names: Sequence[str], say: Callable[[Label], str], high: float = _HEAD
    ) -> None:
        self.page, self.names, self.say = page, names, say
        self.wide = (PASSED - FIRST) / len(names)
        size = page.size(6.4)
        told = (width(fit(say(label)), size) for _, label in _HEADS)
        self.head_high = max(high, *(each + 2.6 for each in told)) + _APART

    def column(self, seat: int, part: float) -> float:
        """Return where *part* of the column of *seat* ends."""
        return FIRST + (seat + part) * self.wide

    def head(self, y: float) -> float:
        """Set the heads of all columns below *y*; return the line below them."""
        page, say, base = self.page, self.say, y + self.head_high
        y += _APART
        page.rule(LEFT, y, RIGHT, y, 0.8, INK)
        page.text(NUMBER_END, base - 1.5, say(N_("No.")), 7, ink=SOFT, align="right")
        for x, label in _HEADS:
            words = say(label)
            high = width(fit(words), page.size(6.4))
            page.upright(x, base - 1.5 - high / 2, words, 6.4, "plain", SOFT)
        for seat, name in enumerate(self.names):
            x, room = self.column(seat, 0), name_room(len(self.names))
            page.text(x + 1, y + 4.8, str(seat + 1), 11, "title", SOFT)
            page.fitted(x + 4.8, y + 4.6, name, room, 8.6, "bold")
            if not name:
                page.rule(x + 4.8, y + 5.2, x + 4.8 + room, y + 5.2, 0.35, FAINT)
            parts = ((_TOTAL, N_("points")), (_WON, N_("W.")), (_LOST, N_("L.")))
            before = 0.02
            for part, label in parts:
                room = (part - before) * self.wide - 0.3
                end, words = self.column(seat, part), say(label)
                page.fitted(end, base - 1.5, words, room, 6.4, ink=SOFT, align="right")
                before = part
        page.rule(LEFT, base, RIGHT, base, 0.8, INK)
        return base

    def down(self, top: float, low: float) -> None:
        """Set the lines between the columns: the form is official."""
        page, seats = self.page, range(len(self.names))
        faint = [MARKS + place * MARK for place in range(1, len(BOXES))]
        faint += [self.column(seat, part) + 0.9 for seat in seats for part in (_TOTAL, _WON)]
        for x in faint:
            page.rule(x, top, x, low, 0.2, HAIR)
        for x in (GAME - 1.2, TOPS - 0.8, MARKS, PLUS_END - 8.4, PLUS_END + 0.7):
            page.rule(x, top, x, low, 0.35, FAINT)
        self.sides(top, low)

    def sides(self, top: float, low: float) -> None:
        """Set the lines beside the columns of people."""
        for x in (*(self.column(seat, 0) for seat in range(len(self.names))), PASSED):
            self.page.rule(x, top, x, low, 0.35, FAINT)

    def number(self, number: int, y: float, size: float = 7.2) -> None:
        """Set the number of a hand."""
        self.page.text(NUMBER_END, y, str(number), size, ink=SOFT, align="right")

    def dash(self, seat: int, y: float) -> None:
        """Mark who deals."""
        x = self.column(seat, 0)
        self.page.rule(x + 1.4, y, x + 4.2, y, 0.5, FAINT)


def _frame(setting: Setting) -> BidsFrame:
    names = [setting.wording.name(each) for each in setting.session.people]
    short = names_fitting(names, name_room(len(names)), setting.page.size(8.6))
    return BidsFrame(setting.page, short, setting.wording.say)


def name_room(many: int) -> float:
    """Return how wide the name of one of *many* may be, in millimetres."""
    return (PASSED - FIRST) / many - _NAME


class BidsTable:
    """The hands of the list, measured before any page is set."""

    closing_high = 0.6

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        session = setting.session
        self._frame = _frame(setting)
        self._rows, self._bids = session.rows, session.bids
        self._large = setting.layout.least > 0
        self._pitch = _LARGE if self._large else _ROOMY
        self._size = 9.5 if self._large else 7.5
        self._more = [
            " ".join(setting.marks.of(label) for label in each.more) for each in self._bids
        ]
        self._won = list(_so_far(self._bids, session.people, won=True))
        self._lost = list(_so_far(self._bids, session.people, won=False))
        self.head_high = self._frame.head_high

    @property
    def most(self) -> int:
        """How many rows a page has at most: a series."""
        series = self._setting.session.series
        return series.of if series else len(self._rows)

    @property
    def carry_high(self) -> float:
        """How high the line is that opens a following page."""
        return max(self._pitch, 4.4)

    @property
    def legend(self) -> tuple[str, ...]:
        """What letters, signs and dashes mean."""
        say = self._setting.wording.say
        words = [say(label).replace("|", " ", 1) for label in _HELD.values()]
        words.append(say(N_("lost games count as minus")))
        return (*words, *dealers(self._setting, DASH))

    @property
    def most_squeeze(self) -> float:
        """How much lower rows may be, so that a series and its count stand on one page."""
        return 0 if self._large else _ROOMY - _TIGHT

    def squeeze(self, by: float) -> None:
        """Set every row lower by so many millimetres, in type that fits."""
        if not self._large:
            self._pitch = _ROOMY - by
            self._size = max(6.5, min(7.5, self._pitch * 2.1))

    def height(self, place: int) -> float:
        """Return how high a row is, in millimetres."""
        return self._pitch

    def ends_round(self, place: int) -> bool:
        """Whether everybody has dealt once more after the row at *place*."""
        return self._rows[place].number % len(self._setting.session.people) == 0

    def head(self, y: float) -> float:
        """Set the heads of the columns; return the line below them."""
        return self._frame.head(y)

    def rows(self, start: int, end: int, y: float) -> float:
        """Set the rows from *start* up to *end* below the line *y*; return the line below."""
        top = y
        for place in range(start, end):
            self._row(place, y)
            y += self._pitch
            weight, ink = (0.5, FAINT) if self.ends_round(place) else (0.22, HAIR)
            self._setting.page.rule(LEFT, y, RIGHT, y, weight, ink)
        self._frame.down(top, y)
        return y

    def carry(self, y: float, label: Label, after: int) -> None:
        """Set the standing after *after* rows."""
        words = self._setting.wording.say(label)
        room = MINUS_END - GAME
        self._setting.page.fitted(GAME, y - 0.6, words, room, 7.6, "italic", SOFT)
        for seat, person in enumerate(self._setting.session.people):
            self._person(seat, person, after - 1, y - 0.6, whole=True)

    def closing(self, y: float) -> float:
        """Close the list; the count below it says how everybody stands."""
        self._setting.page.rule(LEFT, y, RIGHT, y, 0.8, INK)
        return y + self.closing_high

    def _row(self, place: int, top: float) -> None:
        page, row, bid, size = self._setting.page, self._rows[place], self._bids[place], self._size
        y = top + self._pitch / 2 + size * 0.127
        if row.hand is not None:
            self._frame.number(row.number, y, max(_SMALLEST, size - 0.2))
        if row.later:
            page.text(NUMBER_END + 0.1, y - 0.3, row.later, 7, "bold", LOSS)
        if bid.soloist is not None:
            self._game(place, row, bid, y)
        else:
            words = self._setting.wording.say(remark(row))
            room = PLUS_END - 9 - GAME
            page.fitted(GAME, y, words, room, max(_SMALLEST, size - 0.4), "italic", SOFT)
            if bid.passed:
                page.cross(PASSED + 1.8, y - size * 0.127, 1.9)
        for seat, person in enumerate(self._setting.session.people):
            if person == row.dealer:
                self._frame.dash(seat, y - size * 0.127)
            if row.deltas.get(person, 0):
                self._person(seat, person, place, y)

    def _game(self, place: int, row: Row, bid: Bid, y: float) -> None:
        page, say, size = self._setting.page, self._setting.wording.say, self._size
        sign, high = self._setting.wording.suit(bid.sign), min(2.9, self._pitch - 0.7)
        if not page.suit(sign, GAME + 1.5, y - size * 0.13, high):
            page.fitted(GAME, y, say(row.kind), BASE_END - 4.3 - GAME, size, "bold")
        page.text(BASE_END, y, str(bid.base), size, align="right")
        held = f"{say(_HELD[bid.holder]).partition('|')[0]} {bid.matadors}" if bid.holder else ""
        words = f"{held} {self._more[place]}".strip()
        page.fitted(TOPS, y, words, MARKS - TOPS - 0.6, size)
        for box, ticked in enumerate(bid.ticked):
            if ticked:
                page.cross(MARKS + (box + 0.5) * MARK, y - size * 0.127, 1.9)
        x, ink = (PLUS_END, INK) if bid.won else (MINUS_END, LOSS)
        points = self._setting.wording.standing(bid.points)
        page.amount(x, y, points, 7.8, size + 0.3, "bold", ink)

    def _person(
        self, seat: int, person: Person, place: int, y: float, *, whole: bool = False
    ) -> None:
        """Set the points of *person* after the row, and how many games he has won or lost."""
        page, row, size = self._setting.page, self._rows[place], self._size
        total = self._setting.wording.standing(row.totals.get(person, 0))
        room = _TOTAL * self._frame.wide - 0.6
        at = self._frame.column(seat, _TOTAL)
        page.amount(at, y, total, room, size + 0.3, "bold")
        bid = self._bids[place]
        won, lost = self._won[place][person], self._lost[place][person]
        if whole or (bid.soloist == person and bid.won):
            page.text(self._frame.column(seat, _WON), y, str(won), size, align="right")
        if whole or (bid.soloist == person and not bid.won):
            end = self._frame.column(seat, _LOST)
            page.text(end, y, str(lost), size, "bold", LOSS, "right")


def _so_far(
    bids: Sequence[Bid], people: Sequence[Person], *, won: bool
) -> Iterator[dict[Person, int]]:
    counts = dict.fromkeys(people, 0)
    for bid in bids:
        if bid.soloist is not None and bid.won is won:
            counts[bid.soloist] += 1
        yield dict(counts)


class _Reckoning:
    """The count of the series: game points, what is added for games won and lost, and the rank."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._people = setting.session.people
        self._frame = _frame(setting)
        points = [each for each in setting.session.counts if each.unit == setting.session.unit]
        # Of views that agree, the later one says more: it would count what has not happened yet.
        self._main = max(reversed(points), key=lambda each: len(each.parts))
        self._others = [each for each in points[1:] if each is not self._main]
        self._parts = list(self._main.parts.values())
        self._size = setting.page.size(8.4)
        told = setting.session.paid
        paid = [setting.wording.say(told)] if setting.session.is_money else self._paying()
        notes = [self._otherwise(), *paid]
        size = setting.page.size(7.4)
        self._notes = [line for each in notes for line in broken(each, RIGHT - LEFT, size)]
        self._check = broken(self._cross_check(), RIGHT - LEFT, setting.page.size(7.4))

    def block(self) -> Block:
        lines = max(1, len(self._parts)) * 4.4
        lines += _FEES if self._setting.session.loss_money else _BELOW
        return Block(11.6 + lines + 3.5 * (len(self._notes) + len(self._check)), self._draw)

    def _draw(self, y: float) -> None:
        page, wording, say = self._setting.page, self._setting.wording, self._setting.wording.say
        for place, sums in enumerate(self._parts or [dict.fromkeys(self._people, 0)]):
            label, how = self._line(sums) if place else (N_("Game points"), "")
            y += 4.4
            show = wording.standing if place == 0 else wording.figure
            self._cells(y, say(label), how, [show(sums.get(each, 0)) for each in self._people])
        if len(self._parts) > 1:
            page.rule(LEFT, y + 1.6, RIGHT, y + 1.6, 0.4, INK)
        y += 6.4
        total = self._main.total
        number = self._setting.wording.standing
        sums_ = [number(total.get(each, 0)) for each in self._people]
        self._cells(y, say(N_("Total")), say(self._main.label), sums_, "bold", 10.5)
        for seat, person in enumerate(self._people):
            rank = 1 + sum(total.get(each, 0) > total.get(person, 0) for each in self._people)
            end = self._frame.column(seat, _LOST)
            page.text(end, y, f"{rank}.", 10.5, "title", SOFT, "right")
        page.rule(LEFT, y + 1.8, RIGHT, y + 1.8, 0.8, INK)
        if self._setting.session.loss_money:
            y += _FEES
            money, fees = wording.speech.money, put_up(self._setting.session.rows)
            shown = [money(fees.get(each, 0)) for each in self._people]
            self._cells(y, say(N_("Loss money")), "", shown, size=7.6)
        else:
            y += _BELOW
        y = page.lines(LEFT, y + 4, self._check, 7.4, 3.5, SOFT)
        page.lines(LEFT, y, self._notes, 7.4, 3.5, SOFT)

    def _cells(
        self,
        y: float,
        words: str,
        how: str,
        figures: Sequence[str],
        face: Face = "plain",
        size: float = 8.4,
    ) -> None:
        page = self._setting.page
        wide = page.fitted(LEFT, y, words, 56, size, "title" if face == "bold" else "plain")
        page.fitted(MINUS_END, y, how, MINUS_END - LEFT - wide - 2, 7, ink=SOFT, align="right")
        for seat, shown in enumerate(figures):
            end, room = self._frame.column(seat, _TOTAL), self._frame.wide * _TOTAL - 0.5
            page.amount(end, y, shown, room, size, face)

    def _line(self, sums: Sums) -> tuple[Label, str]:
        """Say what a part counts, and how much for each: found by dividing what it came to."""
        won, lost = self._main.won, self._main.lost
        everybody = sum(lost.values())
        own = {who: won.get(who, 0) - lost.get(who, 0) for who in self._people}
        others = {who: everybody - lost.get(who, 0) for who in self._people}
        ways: tuple[tuple[Label, Sums], ...] = (
            (N_("Games won less games lost"), own),
            (N_("Games lost by the others"), others),
        )
        for label, numbers in ways:
            each = {sums.get(who, 0) / n for who, n in numbers.items() if n}
            if len(each) == 1 and all(not sums.get(who, 0) for who, n in numbers.items() if not n):
                return label, f"× {round(each.pop())}"
        return N_("Added"), ""

    def _cross_check(self) -> str:
        """Count the games: those won, lost, and all the others are as many as the list has."""
        say, session = self._setting.wording.say, self._setting.session
        won, lost = sum(self._main.won.values()), sum(self._main.lost.values())
        hands = sum(row.hand is not None for row in session.rows)
        passed = sum(bid.passed for bid in session.bids)
        parts = [(N_("{n} won"), won), (N_("{n} lost"), lost), (N_("{n} passed"), passed)]
        others = hands - won - lost - passed
        parts += [(N_("{n} others"), others)] if others else []
        told = " + ".join(say(phrase(text, n=number)) for text, number in parts)
        number = self._setting.wording.standing
        sums = [
            phrase(N_("game points together {sum}"), sum=number(sum(session.balances.values()))),
            phrase(N_("total {sum}"), sum=number(sum(self._main.total.values()))),
        ]
        words = " · ".join(map(say, sums))
        return f"{say(N_('Cross-check'))}: {told} = {say(counted('%n hands', '', hands))} · {words}"

    def _otherwise(self) -> str:
        """Say what the other ways to count come to."""
        wording = self._setting.wording
        return " · ".join(self._named(each, wording.say(each.label)) for each in self._others)

    def _paying(self) -> Iterator[str]:
        """Yield who pays whom for the game points, each the difference to each, in one line."""
        wording = self._setting.wording
        pairs = (
            f"{wording.say(flow(each.giver, each.taker))} {each.amount}"
            for each in self._setting.session.payments
        )
        words = " · ".join(pairs)
        if words:
            yield f"{wording.say(N_('Settled by game points'))}: {words}"

    def _named(self, each: Count, label: str) -> str:
        name, number = self._setting.wording.first, self._setting.wording.standing
        sums = (f"{name(who)} {number(each.total.get(who, 0))}" for who in self._people)
        return f"{label}: {', '.join(sums)}"


def _count(setting: Setting) -> Block:
    return _Reckoning(setting).block()
