"""The list on paper: one row per hand, as high as its sum needs."""

from collections.abc import Iterator
from dataclasses import dataclass

from schafscore.core.accounts import Balances, Person, Pot
from schafscore.core.text import N_, Label, phrase
from schafscore.pdf.arrangement import Setting
from schafscore.pdf.columns import (
    DEALER,
    DEALS,
    HEADS,
    LONGEST_VALUE,
    NAMED,
    POT,
    RING,
    SIGN,
    Told,
    measured,
)
from schafscore.pdf.faces import Face, fit, width
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
from schafscore.pdf.signs import SUITS
from schafscore.sheets.rows import Row, State
from schafscore.sheets.told import remark

HEAD, CLOSING = 7.1, 9.4
_CAPITAL = 0.258
"""How high a digit is, in millimetres for every point of its size."""
_MOST_SUMS, _SHRUNK = 3, 0.82
_LONGEST_HEAD = 30.0
"""How long a name over a column may be: where columns are narrow it is turned upright."""
_NAMES = 0.42
"""The part of the room of a game that is kept for the names of its people."""


@dataclass(frozen=True, slots=True)
class _Sums:
    """The addition of a row as it is set: its lines and their size in points."""

    lines: tuple[str, ...]
    size: float


class ListTable:
    """The list of one session, measured before any page is set."""

    closing_high, most = CLOSING, 10_000

    def __init__(self, setting: Setting) -> None:
        self._page = setting.page
        self.layout = setting.layout
        self._session = setting.session
        self._wording = setting.wording
        self._pots = pots_shown(setting.session)
        self._told = [self._told_of(row, setting.marks) for row in setting.session.rows]
        self._columns = measured(setting, self._pots, self._told)
        self._sums = [self._sums_of(told) for told in self._told]
        self._apart = [self._stands_apart(told) for told in self._told]
        self._head_size = self.layout.words + 1
        self._names = tuple(self._heads())
        widest = max(width(each, self._head_size, "bold") for each in self._names)
        room = self._columns.wide - NAMED
        self._upright = widest * HEADS > room
        self.head_high = max(HEAD, widest + 3.2) if self._upright else HEAD
        if not self._upright:
            self._head_size *= min(1, room / widest)
        self.most_squeeze, self._squeezed = setting.layout.squeeze, 0.0

    @property
    def carry_high(self) -> float:
        """How high the line is that opens a following page."""
        return self.layout.pitch - self._squeezed

    def squeeze(self, by: float) -> None:
        """Set every row lower by so many millimetres."""
        self._squeezed = by

    # Measures -----------------------------------------------------------------------------

    def _told_of(self, row: Row, marks: Marks) -> Told:
        if row.state is not State.COUNTS or row.hand is None or _into_pot(row):
            return Told()
        kind = self._wording.say(row.kind)
        if row.announced is not None:
            kind += f" {self._wording.say(row.announced.label)}"
        face: Face = "bold" if row.alone else "plain"
        full, short = self._who(row)
        suit = row.suit is not None and row.suit.name in SUITS
        few = len(row.additions) <= _MOST_SUMS
        added = fit(marks.additions(row)) if few else ""
        remarks = tuple(self._remarks(row))
        return Told(fit(kind, face), face, suit, full, short, added, remarks, self._values(row))

    def _remarks(self, row: Row) -> Iterator[str]:
        """Yield who broke the rules, and what somebody wrote."""
        if row.offender is not None:
            said = phrase(N_("{who} broke the rules"), who=row.offender)
            yield fit(self._wording.say(said))
        if row.words:
            yield fit(row.words)

    def _heads(self) -> Iterator[str]:
        """Yield who stands over a column: the whole name, or the first one where it is too wide."""
        room, size = self._columns.wide - NAMED, self._head_size
        for person in self._session.people:
            name = fit(self._wording.name_fitting(person, room, size, "bold"), "bold")
            yield fitting(name, _LONGEST_HEAD, size, "bold", size)[0]

    def _who(self, row: Row) -> tuple[str, str]:
        """Return who played in full and short: a name alone is its own short form."""
        first = row.declarer or (row.side[0] if row.side else None)
        if first is None:
            return "", ""
        if row.partner is None:
            name = fit(self._wording.name(first))
            return name, name
        both = phrase(N_("{caller} with {partner}"), caller=first, partner=row.partner)
        short = f"{self._wording.first(first)} + {self._wording.first(row.partner)}"
        return fit(self._wording.say(both)), fit(short)

    def _sums_of(self, told: Told) -> _Sums:
        """Set an addition, and below it what else is said of the hand."""
        # A hair more than measured, so that rounding moves no word to the next line.
        size = self.layout.sum_sizes[1]
        room = self._columns.sum_end - self._columns.sums + 0.01
        sums = _sums(told.sum, self.layout, room)
        if not told.remarks:
            return sums
        said = (each for words in told.remarks for each in broken(words, room, size)[:_MOST_SUMS])
        return _Sums((*(each for each in sums.lines if each), *said), size)

    def _own_high(self, place: int) -> float:
        """Return how high the row at *place* needs, in millimetres."""
        layout, lines = self.layout, self._sums[place].lines
        sums = (layout.sum_drop if any(lines) else 0) + layout.line * (len(lines) - 1)
        stack = layout.stack if self._columns.stacked else 0
        names = layout.stack if self._apart[place] else 0
        low = max(names + sums if layout.sum_drop else max(names, sums), stack)
        return layout.first + low + layout.last

    def row_high(self, place: int) -> float:
        """Return how high the row of a hand is, in millimetres."""
        return max(self.layout.pitch, self._own_high(place)) - self._squeezed

    def height(self, place: int) -> float:
        """Return how high all that stands at *place* is, in millimetres."""
        return self.row_high(place)

    def ends_round(self, place: int) -> bool:
        """Whether everybody has dealt once more after the row at *place*."""
        return self._session.rows[place].number % len(self._session.people) == 0

    def _pot_columns(self) -> Iterator[tuple[float, Pot]]:
        for place, pot in enumerate(reversed(self._pots)):
            yield RIGHT - self.layout.bar - self._columns.pot * place, pot

    # Lines other than hands ---------------------------------------------------------------

    def head(self, y: float) -> float:
        """Set the heads of the columns, as on every page; return the line below them."""
        page, layout, columns, y = self._page, self.layout, self._columns, y + self.head_high - 1.7
        heads: tuple[tuple[float, str, Align], ...] = (
            (columns.number_end, N_("No."), "right"),
            (columns.game, N_("Game"), "left"),
            (columns.points_end, N_("Points"), "right"),
            (columns.value_end, N_("Value"), "right"),
        )
        sums: tuple[float, str, Align] = (columns.sums, N_("Sum"), "left")
        for x, label, align in heads if layout.sum_drop else (*heads, sums):
            page.text(x, y, self._wording.say(label), 7, ink=SOFT, align=align)
        for seat, name in enumerate(self._names):
            x = columns.right(seat)
            if self._upright:
                middle = y - width(name, self._head_size, "bold") / 2
                page.upright(x - 0.4, middle, name, self._head_size, "bold", INK)
            else:
                page.text(x, y, name, self._head_size, "bold", align="right")
        for x, pot in self._pot_columns():
            page.fitted(x, y, self._wording.name(pot), columns.pot - 1, 7, ink=SOFT, align="right")
        page.rule(LEFT, y + 1.7, RIGHT, y + 1.7, 0.8, INK)
        return y + 1.7

    def carry(self, y: float, label: Label, after: int) -> None:
        """Set the standing after *after* rows on the base line *y*."""
        row = self._session.rows[after - 1]
        size = self.layout.standing + 0.3
        room = self._columns.value_end - self._columns.game
        self._page.fitted(
            self._columns.game, y, self._wording.say(label), room, size, "italic", SOFT
        )
        self._totals(y, {**row.totals, **row.pots}, size)

    def closing(self, y: float) -> float:
        """Set the line that everybody is paid by; return y below it."""
        self._page.rule(LEFT, y, RIGHT, y, 0.8, INK)
        words, game = self._wording.say(N_("At the end")), self._columns.game
        self._page.text(game, y + 5.2, words, 10, "title")
        self._totals(y + 5.2, self._session.balances, max(11, self.layout.standing), loss=LOSS)
        self._page.rule(LEFT, y + 7.4, RIGHT, y + 7.4, 0.8, INK)
        return y + CLOSING

    def _totals(self, y: float, totals: Balances, size: float, loss: str = INK) -> None:
        """Set where everybody stands, all of them as large as the widest can be."""
        here = [each for each in self._session.people if each in totals]
        words = {each: self._wording.figure(totals[each]) for each in here}
        widest = max((width(each, size, "bold") for each in words.values()), default=1)
        size *= min(1, (self._columns.wide - NAMED) / widest)
        for seat, person in enumerate(self._session.people):
            if person in words:
                ink = loss if totals[person] < 0 else INK
                x = self._columns.right(seat)
                self._page.text(x, y, words[person], size, "bold", ink, "right")
        for x, pot in self._pot_columns():
            held = self._wording.standing(totals.get(pot, 0))
            self._page.amount(x, y, held, self._columns.pot - 1, POT, "plain", ACCENT)

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
        page, layout, columns = self._page, self.layout, self._columns
        row, told = self._session.rows[place], self._told[place]
        y = top + layout.first + (self.row_high(place) - self._own_high(place)) / 2
        if row.hand is not None:
            number = str(row.number)
            page.text(columns.number_end, y, number, layout.words, ink=SOFT, align="right")
        if row.later:
            page.text(columns.number_end + 0.3, y - 0.6, row.later, 8, "bold", LOSS)
        if row.state is not State.COUNTS or row.hand is None:
            self._remark(self._wording.say(remark(row)), y)
        elif into := _into_pot(row):
            pot, amount = into
            each = phrase(N_("each {amount} → {pot}"), amount=amount, pot=pot)
            self._remark(f"{self._wording.say(row.kind)}: {self._wording.say(each)}", y)
        else:
            self._game(row, told, y, apart=self._apart[place])
            sums, low = self._sums[place], y + layout.sum_drop
            low += layout.stack if layout.sum_drop and self._apart[place] else 0
            page.lines(columns.sums, low, sums.lines, sums.size, layout.line, SOFT)
            size = layout.words + 0.2
            if width(told.values, size, "bold") <= LONGEST_VALUE:
                page.text(columns.value_end, y, told.values, size, "bold", align="right")
        for seat, person in enumerate(self._session.people):
            if person in row.totals:
                self._figures(row, person, columns.right(seat), y)
        for x, pot in self._pot_columns():
            self._pot(place, pot, x, y)

    def _pot(self, place: int, pot: Pot, x: float, y: float) -> None:
        """Set what a pot holds, where it holds something or just gave it away."""
        row = self._session.rows[place]
        held = row.pots.get(pot, 0)
        if held or row.moves.get(pot, 0):
            face: Face = "bold" if held else "plain"
            room = self._columns.pot - 1
            self._page.amount(x, y, self._wording.standing(held), room, POT, face, ACCENT)

    def _remark(self, words: str, y: float) -> None:
        """Set a row without a game: one that does not count, or what went into or out of a pot."""
        columns = self._columns
        room = columns.value_end - columns.game
        self._page.fitted(columns.game, y, words, room, self.layout.words - 0.2, "italic", SOFT)

    def _game(self, row: Row, told: Told, y: float, *, apart: bool) -> None:
        """Set the kind, the sign of the suit, who played, and the card points."""
        page, columns, size = self._page, self._columns, self.layout.words
        room = columns.game_end - columns.game
        kind = room - self._names_room(told, room, apart=apart)
        x = columns.game + page.fitted(columns.game, y, told.kind, kind, size, told.face) + 1
        if row.suit is not None and page.suit(self._wording.suit(row.suit.name), x + 1.5, y - 1.15):
            x += SIGN
        if apart:
            low = y + self.layout.stack
            page.fitted(columns.game, low, self._named(told, room), room, size)
        else:
            room = columns.game_end - x
            page.fitted(x, y, self._named(told, room), room, size)
        if row.points is not None:
            page.text(columns.points_end, y, str(row.points), size, align="right")
        elif row.verdict is not None:
            page.text(columns.points_end, y, "–", size, ink=SOFT, align="right")

    def _names_room(self, told: Told, room: float, *, apart: bool) -> float:
        """Return what names and the sign take of the *room* of a game, in the line of its kind."""
        taken = 0 if apart else width(told.full, self.layout.words) + 1
        return min(taken + SIGN * told.suit, room * _NAMES)

    def _stands_apart(self, told: Told) -> bool:
        """Whether the names have a line of their own, for they would be cut beside their game."""
        layout = self.layout
        room = self._columns.game_end - self._columns.game
        room -= width(told.kind, layout.words, told.face) + 1 + SIGN * told.suit
        names = min(width(told.full, layout.words), width(told.short, layout.words))
        return bool(told.full) and names * _SHRUNK > room

    def _named(self, told: Told, room: float) -> str:
        """Return who played, in full where there is room; where nothing helps both are cut."""
        size = self.layout.words * _SHRUNK
        if told.full == told.short or width(told.full, size) <= room:
            return told.full
        if width(told.short, size) <= room:
            return told.short
        one, other = told.short.split(" + ", 1)
        half = (room - width(" + ", size)) / 2
        return " + ".join(fitting(name, half, size)[0] for name in (one, other))

    def _figures(self, row: Row, person: Person, right: float, y: float) -> None:
        """Set the amount of this hand, ringed for a soloist, and the total after it."""
        page, columns = self._page, self._columns
        delta = row.deltas.get(person)
        end, points = right - columns.figure_end, columns.figure
        words = "" if delta is None else self._wording.figure(delta)
        if person == row.dealer:
            size, aside = (2.1, 0.8) if delta is None else (DEALER, DEALS)
            aside += width(words, points)
            aside += RING if person == row.alone else 0
            page.ring(end - aside - size / 2, y - 1.1, size, size, FAINT, 0.6)
        if delta is not None:
            ink = LOSS if delta < 0 else INK
            page.text(end, y, words, points, ink=ink, align="right")
            if person == row.alone:
                wide = width(words, points)
                digits = _CAPITAL * points
                high = digits + (0.9 if columns.stacked else 1.6)
                page.ring(end - wide / 2, y - digits / 2, wide + 2 * RING, high)
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


def _into_pot(row: Row) -> tuple[Pot, int] | None:
    """Return the pot into which all pay the same where nobody plays, and how much."""
    paid = [
        (reason.amount, taker)
        for reason in row.reasons
        for giver, taker in reason.pairs
        if isinstance(giver, Person)
    ]
    amount, pot = paid[0] if paid else (0, None)
    alike = len(paid) == len(row.deltas) and len(set(paid)) == 1
    return (pot, amount) if alike and isinstance(pot, Pot) and not row.side else None


def _sums(words: str, layout: Layout, room: float) -> _Sums:
    """Set an addition closer, then smaller, then in several lines; it is never cut.

    Where it stands below the game, a single number would only repeat the value.
    """
    if layout.sum_drop and words.isdecimal():
        words = ""
    size, small = layout.sum_sizes
    for text, points in ((words, size), (tight(words), size), (tight(words), small)):
        if width(text, points) <= room:
            return _Sums((text,), points)
    return _Sums(broken(words, room, small), small)
