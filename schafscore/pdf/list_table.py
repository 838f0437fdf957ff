"""The list on paper: one row per hand, as high as its sum needs."""

from collections.abc import Iterator
from dataclasses import dataclass

from schafscore.core.accounts import Balances, Person, Pot
from schafscore.core.text import N_, Label, phrase
from schafscore.pdf.arrangement import Setting
from schafscore.pdf.faces import Face, width
from schafscore.pdf.layout import Layout
from schafscore.pdf.marks import Marks, tight
from schafscore.pdf.page import (
    ACCENT,
    FAINT,
    HAIR,
    INK,
    LEFT,
    LOSS,
    RIGHT,
    SOFT,
    Align,
    broken,
    fitting,
)
from schafscore.pdf.session import pots_shown
from schafscore.sheets.rows import Row, State
from schafscore.sheets.told import remark

HEAD, CLOSING = 7.1, 9.4
_GAPS = 3.2
"""What is free between two totals and the amount between them: room for its ring."""
_TIGHT = 0.85
"""How small the widest amounts may be set, so that their totals still stand beside them."""
_CAPITAL = 0.258
"""How high a digit is, in millimetres for every point of its size."""
_MOST_SUMS = 3
_NAMES = 0.42
"""The part of the room of a game that is kept for the names of its people."""
_KINDS = {"Sauspiel": N_("Ruf")}


@dataclass(frozen=True, slots=True)
class _Columns:
    """The columns of people: *stacked* sets the total below the amount of the hand."""

    wide: float
    stacked: bool
    figure: float
    standing: float
    figure_end: float


@dataclass(frozen=True, slots=True)
class _Sums:
    """The addition of a row as it is set: its lines and their size in points."""

    lines: tuple[str, ...]
    size: float


class ListTable:
    """The list of one session, measured before any page is set."""

    head_high, closing_high, most = HEAD, CLOSING, 10_000

    def __init__(self, setting: Setting) -> None:
        self._page = setting.page
        self.layout = setting.layout
        self._session = setting.session
        self._wording = setting.wording
        self._pots = pots_shown(setting.session)
        self._sums = [self._sums_of(row, setting.marks) for row in setting.session.rows]
        self._columns = self._measured()

    @property
    def carry_high(self) -> float:
        """How high the line is that opens a following page."""
        return self.layout.pitch

    def fit(self, room: float) -> None:
        """Rows are as high as they are."""

    # Measures -----------------------------------------------------------------------------

    def _measured(self) -> _Columns:
        """Give people the room there is; where both figures do not fit, stack them."""
        layout = self.layout
        pots = layout.pot * len(self._pots) + layout.bar
        wide = (RIGHT - pots - layout.people) / len(self._session.people)
        rows = self._session.rows
        totals = {total for row in rows for total in row.totals.values()}
        deltas = {delta for row in rows for delta in row.deltas.values()}
        total = max(
            (width(self._wording.standing(each), layout.standing, "bold") for each in totals),
            default=0,
        )
        delta = max(
            (width(self._wording.figure(each), layout.figure) for each in deltas), default=0
        )
        small = layout.smallest / layout.standing
        stacked, room = total * small + delta * _TIGHT + _GAPS > wide, wide - 2.2
        shrunk = (
            min(1, room / total)
            if stacked
            else min(1, (wide - _GAPS - delta * _TIGHT) / (total or 1))
        )
        return _Columns(
            wide,
            stacked,
            layout.figure * (min(1, room / delta) if stacked else 1),
            layout.standing * shrunk,
            0 if stacked else max(min(wide * 0.555, wide - delta - 1.7), total * shrunk + 1.5),
        )

    def _sums_of(self, row: Row, marks: Marks) -> _Sums:
        """Set the addition of *row*, below it who broke the rules, and what somebody wrote."""
        layout, said = self.layout, []
        few = len(row.additions) <= _MOST_SUMS
        sums = _sums(marks.additions(row) if few else "", layout)
        if row.offender is not None:
            said.append(self._wording.say(phrase(N_("{who} broke the rules"), who=row.offender)))
        if row.words:
            said.append(row.words)
        if not said or row.state is not State.COUNTS:
            return sums
        room, size = layout.sum_end - layout.sums, layout.sum_sizes[1]
        told = tuple(line for words in said for line in broken(words, room, size)[:_MOST_SUMS])
        return _Sums((*(each for each in sums.lines if each), *told), size)

    def height(self, place: int) -> float:
        """Return how high the row at *place* is, in millimetres."""
        layout = self.layout
        lines = self._sums[place].lines
        sums = (layout.sum_drop if any(lines) else 0) + layout.line * (len(lines) - 1)
        stack = layout.stack if self._columns.stacked else 0
        return max(layout.pitch, layout.first + max(sums, stack) + layout.last)

    def ends_round(self, place: int) -> bool:
        """Whether everybody has dealt once more after the row at *place*."""
        return self._session.rows[place].number % len(self._session.people) == 0

    def _right(self, seat: int) -> float:
        return self.layout.people + (seat + 1) * self._columns.wide - 1

    def _pot_columns(self) -> Iterator[tuple[float, Pot]]:
        for place, pot in enumerate(reversed(self._pots)):
            yield RIGHT - self.layout.bar - self.layout.pot * place, pot

    # Lines other than hands ---------------------------------------------------------------

    def head(self, y: float) -> float:
        """Set the heads of the columns, as on every page; return the line below them."""
        page, layout, y = self._page, self.layout, y + 5.4
        heads: tuple[tuple[float, str, Align], ...] = (
            (layout.number_end, N_("No."), "right"),
            (layout.game, N_("Game"), "left"),
            (layout.points_end, N_("Points"), "right"),
            (layout.value_end, N_("Value"), "right"),
        )
        sums: tuple[float, str, Align] = (layout.sums, N_("Sum"), "left")
        for x, label, align in heads if layout.sum_drop else (*heads, sums):
            page.text(x, y, self._wording.say(label), 7, ink=SOFT, align=align)
        room = self._columns.wide - 1.4
        for seat, person in enumerate(self._session.people):
            name = self._wording.name(person)
            page.fitted(self._right(seat), y, name, room, layout.words + 1, "bold", align="right")
        for x, pot in self._pot_columns():
            page.fitted(x, y, self._wording.name(pot), layout.pot - 1, 7, ink=SOFT, align="right")
        page.rule(LEFT, y + 1.7, RIGHT, y + 1.7, 0.8, INK)
        return y + 1.7

    def carry(self, y: float, label: Label, after: int) -> None:
        """Set the standing after *after* rows on the base line *y*."""
        row = self._session.rows[after - 1]
        size = self.layout.standing + 0.3
        self._page.text(self.layout.game, y, self._wording.say(label), size, "italic", SOFT)
        self._totals(y, {**row.totals, **row.pots}, size)

    def closing(self, y: float) -> float:
        """Set the line that everybody is paid by; return y below it."""
        self._page.rule(LEFT, y, RIGHT, y, 0.8, INK)
        self._page.text(self.layout.game, y + 5.2, self._wording.say(N_("At the end")), 10, "title")
        self._totals(y + 5.2, self._session.balances, 11, loss=LOSS)
        self._page.rule(LEFT, y + 7.4, RIGHT, y + 7.4, 0.8, INK)
        return y + CLOSING

    def _totals(self, y: float, totals: Balances, size: float, loss: str = INK) -> None:
        room = self._columns.wide - 1.4
        for seat, person in enumerate(self._session.people):
            if person in totals:
                ink = loss if totals[person] < 0 else INK
                words = self._wording.figure(totals[person])
                self._page.fitted(self._right(seat), y, words, room, size, "bold", ink, "right")
        for x, pot in self._pot_columns():
            words = self._wording.standing(totals.get(pot, 0))
            self._page.fitted(x, y, words, self.layout.pot - 1, 7.6, "plain", ACCENT, "right")

    # Hands --------------------------------------------------------------------------------

    def rows(self, start: int, end: int, y: float) -> float:
        """Set the rows from *start* up to *end* below the line *y*; return the line below."""
        self._bock(start, end, y)
        for place in range(start, end):
            self._row(place, y)
            y += self.height(place)
            weight, ink = (0.55, FAINT) if self.ends_round(place) else (0.25, HAIR)
            self._page.rule(LEFT, y, RIGHT, y, weight, ink)
        return y

    def _bock(self, start: int, end: int, y: float) -> None:
        """Tint the hands that count double and set a bar with the word beside each round."""
        bars: list[tuple[float, float, int]] = []
        for place in range(start, end):
            high, doubled = self.height(place), self._session.rows[place].doubled
            if doubled:
                self._page.band(LEFT + 2.4, y + 0.15, RIGHT - LEFT - 2.4, high - 0.3)
                goes_on = bars and bars[-1][1] == y and doubled.place > 1
                top = bars.pop()[0] if goes_on else y
                bars.append((top, y + high, place))
            y += high
        for top, bottom, last in bars:
            self._page.rule(LEFT + 1.7, top + 0.3, LEFT + 1.7, bottom - 0.3, 1.6, ACCENT)
            words = self._bock_words(last, end, bottom - top)
            size = 6.6 * min(1, (bottom - top) / width(words, 6.6, "bold"))
            self._page.upright(LEFT + 0.6, (top + bottom) / 2, words, size, "bold", ACCENT)

    def _bock_words(self, last: int, end: int, high: float) -> str:
        """Say "Bock", and to which hand it lasts where it goes on overleaf."""
        round_of = self._session.rows[last].doubled
        rest = [
            row.number
            for row in self._session.rows[end:]
            if row.doubled and round_of and row.doubled.because == round_of.because
        ]
        if rest and last == end - 1:
            longer = self._wording.say(phrase(N_("Bock to hand {number}"), number=rest[-1]))
            if width(longer, self._page.size(6.6), "bold") < high:
                return longer
        return self._wording.say(N_("Bock"))

    def _row(self, place: int, top: float) -> None:
        page, layout, row = self._page, self.layout, self._session.rows[place]
        y = top + layout.first
        if row.hand is not None:
            number = str(row.number)
            page.text(layout.number_end, y, number, layout.words, ink=SOFT, align="right")
        if row.corrected:
            page.text(layout.number_end + 0.3, y - 0.6, "*", 8, "bold", LOSS)
        if row.state is not State.COUNTS or row.hand is None:
            self._remark(row, y)
        else:
            self._game(row, y)
            sums, low = self._sums[place], y + layout.sum_drop
            page.lines(layout.sums, low, sums.lines, sums.size, layout.line, SOFT)
            values, size = self._values(row), layout.words + 0.2
            if width(values, size * 0.8, "bold") <= 9:
                page.fitted(layout.value_end, y, values, 9, size, "bold", align="right")
        for seat, person in enumerate(self._session.people):
            if person in row.totals:
                self._figures(row, person, self._right(seat), y)
        for x, pot in self._pot_columns():
            self._pot(place, pot, x, y)

    def _pot(self, place: int, pot: Pot, x: float, y: float) -> None:
        """Set what a pot holds, where it holds something or just gave it away."""
        row = self._session.rows[place]
        held = row.pots.get(pot, 0)
        if held or row.moves.get(pot, 0):
            face: Face = "bold" if held else "plain"
            room = self.layout.pot - 1
            self._page.fitted(x, y, self._wording.standing(held), room, 7.6, face, ACCENT, "right")

    def _remark(self, row: Row, y: float) -> None:
        """Set a row without a game: a struck or refused hand, or a pot that was shared out."""
        words = self._wording.say(remark(row))
        layout = self.layout
        room = layout.value_end - layout.game
        self._page.fitted(layout.game, y, words, room, layout.words - 0.2, "italic", SOFT)

    def _game(self, row: Row, y: float) -> None:
        """Set the kind, the sign of the suit, who played, and the card points."""
        page, layout = self._page, self.layout
        kind = self._wording.say(_KINDS.get(str(row.kind), row.kind))
        if row.announced is not None:
            kind += f" {self._wording.say(row.announced.label)}"
        face: Face = "bold" if row.alone else "plain"
        size, end = layout.words, layout.game_end
        room = end - layout.game
        room -= min(width(self._who(row, room), size) + 1, room * _NAMES)
        x = layout.game + page.fitted(layout.game, y, kind, room, size, face) + 1
        if row.suit is not None and page.suit(row.suit.name, x + 1.5, y - 1.15):
            x += 3.9
        page.fitted(x, y, self._who(row, end - x), end - x, size)
        if row.points is not None:
            page.text(layout.points_end, y, str(row.points), size, align="right")
        elif row.verdict is not None:
            page.text(layout.points_end, y, "–", size, ink=SOFT, align="right")

    def _who(self, row: Row, room: float) -> str:
        first = row.declarer or (row.side[0] if row.side else None)
        if first is None:
            return ""
        if row.partner is None:
            return self._wording.name(first)
        both = phrase(N_("{caller} with {partner}"), caller=first, partner=row.partner)
        words, size = self._wording.say(both), self.layout.words
        if width(words, size) * 0.82 <= room:
            return words
        # Both names are cut rather than the second one lost.
        names, size = (self._wording.first(each) for each in (first, row.partner)), size * 0.82
        return " + ".join(fitting(name, (room - 2.2) / 2, size)[0] for name in names)

    def _figures(self, row: Row, person: Person, right: float, y: float) -> None:
        """Set the amount of this hand, ringed for a soloist, and the total after it."""
        page, columns = self._page, self._columns
        delta = row.deltas.get(person)
        end, points = right - columns.figure_end, columns.figure
        words = "" if delta is None else self._wording.figure(delta)
        if words and not columns.stacked:
            room = columns.wide - columns.figure_end - 1.7
            if person == row.dealer:  # whose sign stands before it
                room -= 2.4 if person == row.alone else 0.8
            points *= min(1, max(0.75, room / width(words, points)))
        if person == row.dealer:
            size, aside = (2.1, 0.8) if delta is None else (1.7, 0.3)
            aside += width(words, points)
            aside += 1.2 if person == row.alone else 0
            page.ring(end - aside - size / 2, y - 1.1, size, size, FAINT, 0.6)
        if delta is not None:
            ink = LOSS if delta < 0 else INK
            page.text(end, y, words, points, ink=ink, align="right")
            if person == row.alone:
                wide = width(words, points)
                digits = _CAPITAL * points
                high = digits + (1 if columns.stacked else 1.7)
                page.ring(end - wide / 2, y - digits / 2, wide + 2, high)
        low = y + self.layout.stack if columns.stacked else y
        total, size = self._wording.standing(row.totals[person]), columns.standing
        if delta is None:
            page.text(right, low, total, size, ink=FAINT, align="right")
        else:
            page.text(right, low, total, size, "bold", align="right")

    def _values(self, row: Row) -> str:
        """Return what one pays another; where each pays a sum of his own there is none to show."""
        values = dict.fromkeys(each.value for each in row.additions)
        return "/".join(map(self._wording.standing, values))


def _sums(words: str, layout: Layout) -> _Sums:
    """Set an addition closer, then smaller, then in several lines; it is never cut.

    Where it stands below the game, a single number would only repeat the value.
    """
    if layout.sum_drop and words.isdecimal():
        words = ""
    (size, small), room = layout.sum_sizes, layout.sum_end - layout.sums
    for text, points in ((words, size), (tight(words), size), (tight(words), small)):
        if width(text, points) <= room:
            return _Sums((text,), points)
    return _Sums(broken(words, room, small), small)
