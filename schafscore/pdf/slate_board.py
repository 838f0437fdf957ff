"""A game of strokes on paper: heads won, the heads that grow, and the strokes of every hand."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from schafscore.core.accounts import Account, Person, Pot
from schafscore.core.race import STROKES, own
from schafscore.core.results import Level
from schafscore.core.text import N_, Label, counted, phrase
from schafscore.pdf.arrangement import Arrangement, Block, Setting, together
from schafscore.pdf.faces import Face, fit, width
from schafscore.pdf.page import ACCENT, FAINT, HAIR, INK, LEFT, LOSS, RIGHT, SOFT, Align, broken
from schafscore.pdf.seats_board import seats_board, settlement
from schafscore.pdf.signatures import signatures
from schafscore.pdf.wording import Wording
from schafscore.sheets.called import called
from schafscore.sheets.heads import Drawn, drawn, trophies
from schafscore.sheets.rows import Row, State
from schafscore.sheets.strokes import Slate
from schafscore.sheets.told import remark

MIDDLE = (LEFT + RIGHT) / 2
HALF = 34.0
"""Half of the column of hands, where two sides stand left and right of it, in millimetres."""
_MOST_HALF, _FEW_HALF, _GAP, _STANDS = 49.0, 40.0, 3.0, 26.0
_STROKE, _LEAST_STROKE, _LEANS = 2.3, 1.4, (0.35, -0.2, 0.25, 0.05, -0.3, 0.3, -0.1, 0.2, 0.0)
_TROPHY, _GROWING, _SMALLER = 23.0, 54.0, 44.0
_LESS = 0.4
"""The part of a figure by which it may be smaller, where that saves a page."""
_NAME_ROOM, _SUIT, _BESIDE, _SHRUNK = 20.0, 4.5, 18.5, 0.82
_LARGE, _ROOMY, _TIGHT = 7.6, 5.05, 4.1
_MOST_SIZE = 10.0
_REMARK = 7.2
_UNITS: Mapping[str, Label] = {"heads": N_("Heads"), "games": N_("Games")}
_LEVELS: Mapping[Level, Label] = {Level.SCHNEIDER: N_("Schneider"), Level.SCHWARZ: N_("Schwarz")}


def slate_board(setting: Setting) -> Arrangement:
    """Arrange the slates over a list of strokes; a table without slates has the general list."""
    if not setting.session.slates:
        return seats_board(setting)
    slates = tuple(_every_slate(setting))
    table = SlateTable(setting, slates)
    below = (together(_result(setting, slates), signatures(setting)),)
    return Arrangement(
        table=table,
        above=lambda part: (_Figures(setting, slates, part).block(),),
        below=(settlement(setting),) if setting.session.is_money else below,
        curve=False,
    )


def _every_slate(setting: Setting) -> Iterator[Slate]:
    """Yield the slates that were drawn on; of people, who draw for themselves, all of them."""
    session = setting.session
    held = session.rows[-1].pots if session.rows else {}
    drawn_on = dict.fromkeys(each for row in drawn(session.rows) for each in row.drawn)
    alone: dict[Account, Person] = {own(person): person for person in session.people}
    known = {slate.account: slate for slate in session.slates}
    by_themselves = bool(alone.keys() & drawn_on.keys())
    for slate in session.slates:
        if not by_themselves or slate.account in drawn_on or slate.account in alone:
            yield slate
    # What is carried over waits in the middle, it is nobody's slate.
    somebodys = (each for each in drawn_on if not isinstance(each, Pot) or each.owner is not None)
    others = (*(alone if by_themselves else ()), *somebodys)
    target = session.slates[0].target
    for account in dict.fromkeys(others):
        if account not in known:
            person = alone.get(account)
            games = {} if person is None else {person: session.balances[person]}
            yield Slate(account, tuple(games), target, held.get(account, 0), 0, games)


def _name(setting: Setting, slate: Slate, room: float, size: float, face: Face) -> str:
    """Return who draws on *slate*, by first names where *room* is not enough."""
    wording, size = setting.wording, setting.page.size(size)
    if len(slate.people) == 2:
        one, other = slate.people
        both = phrase(N_("{one} and {other}"), one=one, other=other)
        words = wording.say_fitting(both, room, size, face)
        fits = width(fit(words, face), size, face) * _SHRUNK <= room
        return words if fits else f"{wording.first(one)} + {wording.first(other)}"
    if slate.people:
        each = room / len(slate.people) - width(", ", size, face)
        return ", ".join(wording.name_fitting(who, each, size, face) for who in slate.people)
    return wording.say(called(slate.account))


def _games(slate: Slate, wording: Wording) -> str:
    """Write how many heads were won; where each has his own number, all of them."""
    numbers = [wording.standing(number) for number in slate.games.values()]
    return numbers[0] if len(set(numbers)) == 1 else " + ".join(numbers)


def _result(setting: Setting, slates: tuple[Slate, ...]) -> Block:
    """Say how the heads stand between two sides, else how many everybody has."""
    session, wording = setting.session, setting.wording
    numbers = [set(slate.games.values()) for slate in slates]
    words = wording.say(_UNITS.get(session.unit, session.unit)) + ": "
    if len(slates) == 2 and all(len(each) == 1 for each in numbers):
        (one,), (other,) = numbers
        words += wording.say(
            phrase(N_("{one} to {other}"), one=max(one, other), other=min(one, other))
        )
        if one != other:
            ahead = _name(setting, slates[0 if one > other else 1], RIGHT - LEFT - 60, 9.5, "bold")
            words += " · " + wording.say(N_("ahead")) + f": {ahead}"
    else:
        held = session.balances
        each = (
            f"{wording.name(person)} {wording.standing(held[person])}" for person in session.people
        )
        words += " · ".join(each)
    lines = broken(words, RIGHT - LEFT, 9.5, "bold")

    def draw(y: float) -> None:
        for place, line in enumerate(lines):
            setting.page.text(LEFT, y + 5 + place * 4.4, line, 9.5, "bold")

    return Block(3.6 + 4.4 * len(lines), draw)


class _Figures:
    """The slates side by side: heads that were won as trophies, below them the one that grows."""

    def __init__(self, setting: Setting, slates: tuple[Slate, ...], part: float) -> None:
        self._setting = setting
        self._slates = slates
        less = 1 - _LESS * part
        self._wide = (RIGHT - LEFT + 12) / len(slates) - 12
        self._trophies = [trophies(setting.session.rows, slate) for slate in slates]
        most = max(map(len, self._trophies))
        self._abreast = max(3, -(-most // 2)) if most > 6 else max(3, most)
        self._trophy = less * min(_TROPHY, (self._wide + 2.5) / self._abreast - 2.5)
        lines = -(-most // self._abreast)
        self._trophies_high = lines * (self._trophy + 5) + (4 if lines else 0)
        self._growing = min(_GROWING if lines < 2 else _SMALLER, self._wide * 0.76) * less

    def block(self) -> Block:
        return Block(20.5 + self._trophies_high + self._growing, self._draw)

    def _draw(self, y: float) -> None:
        step = self._wide + 12
        for place, slate in enumerate(self._slates):
            self._slate(LEFT + place * step, y + 9, slate, self._trophies[place])
            if place:
                x = LEFT + place * step - 6
                low = y + 16 + self._trophies_high + self._growing
                self._setting.page.rule(x, y + 3, x, low, 0.4, FAINT)

    def _slate(self, x: float, y: float, slate: Slate, won: tuple[int, ...]) -> None:
        page, wording, right = self._setting.page, self._setting.wording, x + self._wide
        games = _games(slate, wording) if slate.games else ""
        size = 22 if width(games, 22, "title") < self._wide / 3 else 12
        taken = page.text(right, y, games, size, "title", ACCENT, "right") + 1
        unit = self._setting.session.unit
        if slate.games and self._wide > 40:
            word = wording.say(_UNITS.get(unit, unit))
            taken += page.text(right - taken, y, word, 8, ink=SOFT, align="right") + 3
        room, size = self._wide - taken, 15 if self._wide > 40 else 10
        name = _name(self._setting, slate, room, size, "title")
        page.fitted(x, y, name, room, size, "title")
        for place, number in enumerate(won):
            left = x + place % self._abreast * (self._trophy + 2.5)
            top = y + 3.5 + place // self._abreast * (self._trophy + 5)
            page.figure(slate.strokes, slate.target, left, top, self._trophy)
            hand = wording.say(phrase(N_("Hand {number}"), number=number))
            middle = left + self._trophy / 2
            if width(hand, page.size(7.5)) > self._trophy + 2:
                hand = str(number)
            page.text(middle, top + self._trophy + 3, hand, 7.5, ink=SOFT, align="middle")
        top, middle = y + self._trophies_high + 1, x + self._wide / 2
        page.figure(slate.strokes, slate.done, middle - self._growing / 2, top, self._growing)
        target, done = slate.target, slate.done
        stands = (
            counted("{done} of %n strokes", "", target, done=done)
            if unit == "heads"
            else phrase(N_("{done} of {target}"), done=done, target=target)
        )
        words = wording.say(stands)
        if width(fit(words, "bold"), page.size(10), "bold") > self._wide:
            words = f"{slate.done} / {slate.target}"
        page.text(middle, top + self._growing + 5, words, 10, "bold", INK, "middle")


@dataclass(frozen=True, slots=True)
class _Side:
    """Where a slate stands beside the hands: its strokes begin at *x* and go on *towards*."""

    slate: Slate
    x: float
    towards: int
    stand: float
    edge: float

    @property
    def outer(self) -> Align:
        """How words at the outer edge are aligned."""
        return "left" if self.towards < 0 else "right"

    @property
    def inner(self) -> Align:
        """How words beside the hands are aligned."""
        return "right" if self.towards < 0 else "left"


class SlateTable:
    """The hands, two sides left and right of them, or more slates in columns beside them."""

    head_high, closing_high, carry_high, most = 5.6, 2.0, 5.05, 10_000

    def __init__(self, setting: Setting, slates: tuple[Slate, ...]) -> None:
        self._setting = setting
        self._rows = setting.session.rows
        self._drawn = drawn(self._rows)
        self._mirrored = len(slates) == 2
        self._size = min(setting.layout.words, _MOST_SIZE) if setting.layout.least else 8.0
        most = _MOST_HALF if self._mirrored else _FEW_HALF
        half = min(most, max((HALF, *map(self._half, self._rows))))
        self._left = MIDDLE - half if self._mirrored else LEFT
        self._right = self._left + 2 * half
        self._sides = tuple(self._placed(slates))
        self._games = self._numbered()
        least = _LARGE if setting.layout.least else _TIGHT
        self._pitch = self._roomy = max(least, _ROOMY)
        self.most_squeeze = self._roomy - least

    def _placed(self, slates: tuple[Slate, ...]) -> Iterator[_Side]:
        if self._mirrored:
            one, other = slates
            yield _Side(one, self._left - 4, -1, self._left - _STANDS, LEFT)
            yield _Side(other, self._right + 4, 1, self._right + _STANDS, RIGHT)
            return
        wide = (RIGHT - self._right - _GAP) / len(slates)
        for place, slate in enumerate(slates):
            x = self._right + _GAP + place * wide
            yield _Side(slate, x + 1.5, 1, x + wide - 1, x + wide - 1)

    def _numbered(self) -> Mapping[int, int]:
        """Give the heads that were finished their numbers, by the place of the hand."""
        ends = [place for place, each in enumerate(self._drawn) if each.ends]
        return {place: number for number, place in enumerate(ends, 1)}

    def squeeze(self, by: float) -> None:
        """Set every row lower by so many millimetres."""
        self._pitch = self._roomy - by

    def height(self, place: int) -> float:
        """Return how high a row is, in millimetres."""
        return self._pitch

    def ends_round(self, place: int) -> bool:
        """Whether a page may end after the row at *place*: a game is not torn apart."""
        return place in self._games

    def head(self, y: float) -> float:
        """Set who stands where, and the heads of the middle."""
        page, say, low = self._setting.page, self._setting.wording.say, y + 4
        end = LEFT if self._mirrored else RIGHT
        for side in self._sides:
            room = abs(side.edge - side.x) if self._mirrored else side.stand - side.x
            name = _name(self._setting, side.slate, room, 8.2, "bold")
            page.fitted(side.x, low, name, room, 8.2, "bold", align=side.inner)
        page.text(self._left + 5, low, say(N_("No.")), 7, ink=SOFT, align="right")
        page.fitted(self._left + 8, low, say(N_("Game")), 40, 7, ink=SOFT)
        page.text(self._right - 1, low, say(N_("Points")), 7, ink=SOFT, align="right")
        page.rule(LEFT, low + 1.6, max(end, RIGHT), low + 1.6, 0.8, INK)
        return low + 1.6

    def rows(self, start: int, end: int, y: float) -> float:
        """Set the rows from *start* up to *end* below the line *y*; return the line below."""
        page = self._setting.page
        for place in range(start, end):
            self._row(place, y)
            y += self._pitch
            if place in self._games:
                page.rule(LEFT, y, RIGHT, y, 0.8, INK)
            else:
                page.rule(self._left, y, self._right, y, 0.25, HAIR)
        return y

    def carry(self, y: float, label: Label, after: int) -> None:
        """Set how many strokes stood after *after* rows."""
        page, held = self._setting.page, self._rows[after - 1].pots
        words = self._setting.wording.say(label)
        page.fitted(self._left, y, words, self._right - self._left, 8.2, "italic", SOFT)
        for side in self._sides:
            self._stand(side, held.get(side.slate.account, 0), y, "bold")

    def closing(self, y: float) -> float:
        """Close the list; the slates above it say how it ended."""
        self._setting.page.rule(LEFT, y, RIGHT, y, 0.8, INK)
        return y + self.closing_high

    def _row(self, place: int, top: float) -> None:
        page, row, size = self._setting.page, self._rows[place], self._size
        y = top + self._pitch / 2 + 1.2
        if row.hand is not None:
            page.text(self._left + 5, y, str(row.number), size, ink=SOFT, align="right")
        if row.later:
            page.text(self._left + 5.2, y - 0.6, row.later, 8, "bold", LOSS)
        if row.state is State.COUNTS and row.hand is not None:
            self._game(row, y)
            self._strokes(place, y)
        else:
            words = self._setting.wording.say(remark(row))
            page.fitted(
                self._left + 8, y, words, self._right - self._left - 9, size - 0.4, "italic", SOFT
            )

    def _game(self, row: Row, y: float) -> None:
        page, wording, size = self._setting.page, self._setting.wording, self._size
        x, end = self._left + 8, self._right - 9
        if row.points is not None:
            page.text(self._right - 1, y, str(row.points), size, align="right")
        words, name = self._remarks(row), self._declarer(row)
        room = end - x - self._kind(row) - width(fit(name), size) * _SHRUNK - 1.2
        room = max(room, (end - x) / 2)
        end -= page.fitted(end, y, words, room, _REMARK, "italic", SOFT, "right") + 1.2
        if row.suit is not None and page.suit(wording.suit(row.suit.name), x + 1.6, y - 1.15, 3.2):
            x += _SUIT
        if row.suit is None or row.alone:
            kind = wording.say(row.kind)
            x += page.fitted(x, y, kind, end - x, size, "bold" if row.alone else "plain") + 1
        if name and end > x:
            page.fitted(x, y, name, end - x, size)

    def _remarks(self, row: Row) -> str:
        """Say what was told of the game, how it ended, and who broke the rules."""
        told: list[Label] = [words for level, words in _LEVELS.items() if level is row.level]
        if row.offender is not None:
            told.append(phrase(N_("{who} broke the rules"), who=row.offender))
        for pot, amount in row.moves.items():
            if isinstance(pot, Pot) and pot.owner is None and pot.unit == STROKES.unit:
                waits = N_("{what}: {answer}")
                told += [phrase(waits, what=called(pot), answer=amount)] if amount > 0 else []
        return " · ".join(map(self._setting.wording.say, (*row.said, *told)))

    def _declarer(self, row: Row) -> str:
        who = row.declarer or (row.side[0] if row.side else None)
        wording = self._setting.wording
        return "" if who is None else wording.name_fitting(who, _NAME_ROOM, self._size)

    def _kind(self, row: Row) -> float:
        """Return how wide the sign of the suit is, and the kind of the game where it is said."""
        wide = _SUIT if row.suit is not None else 0
        if row.suit is None or row.alone:
            face: Face = "bold" if row.alone else "plain"
            wide += width(fit(self._setting.wording.say(row.kind), face), self._size, face) + 1
        return wide

    def _half(self, row: Row) -> float:
        """Return half of how wide all that stands in *row* is."""
        name, words = fit(self._declarer(row)), fit(self._remarks(row), "italic")
        wide = width(name, self._size) + width(words, self._setting.page.size(_REMARK), "italic")
        return (wide + self._kind(row) + _BESIDE) / 2

    def _strokes(self, place: int, y: float) -> None:
        page, each, size = self._setting.page, self._drawn[place], self._size
        for side in self._sides:
            account = side.slate.account
            number, stand = each.drawn.get(account, 0), each.stand.get(account, 0)
            room = abs(side.stand - side.x) - 5
            step = min(_STROKE, room / max(1, number))
            if step < _LEAST_STROKE:
                page.text(side.x, y, f"+{number}", size, "bold", align=side.inner)
            else:
                self._tally(side, number, step, y)
            if number:
                self._stand(side, stand, y)
            if each.ends and self._mirrored and _finished(side.slate, each):
                game = self._setting.wording.say(each.game)
                words = f"{game[:1].upper()}{game[1:]} {self._games[place]}"
                page.text(side.edge, y, words, size, "bold", ACCENT, side.outer)

    def _tally(self, side: _Side, number: int, step: float, y: float) -> None:
        """Draw strokes as a pencil makes them, away from the hands."""
        for place in range(number):
            lean, x = _LEANS[place % len(_LEANS)], side.x + side.towards * step * place
            self._setting.page.rule(x + lean, y - 2.5, x - lean * 0.6, y + 0.4, 1.15, INK)

    def _stand(self, side: _Side, stand: int, y: float, face: str = "plain") -> None:
        bold, ink = face == "bold", INK if face == "bold" else SOFT
        align: Align = "right" if not self._mirrored else side.inner
        words = str(stand)
        self._setting.page.text(
            side.stand, y, words, self._size, "bold" if bold else "plain", ink, align
        )


def _finished(slate: Slate, each: Drawn) -> bool:
    """Whether somebody of *slate* got the head, or lost it."""
    return any(person in each.won or person in each.lost for person in slate.people)
