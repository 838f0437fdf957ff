"""Where the columns of a list stand: as wide as what is in them, and people have the rest."""

from collections.abc import Sequence
from dataclasses import dataclass

from schafscore.core.accounts import Pot
from schafscore.core.text import N_
from schafscore.pdf.arrangement import Setting
from schafscore.pdf.faces import Face, fit, width
from schafscore.pdf.layout import Layout
from schafscore.pdf.marks import tight
from schafscore.pdf.page import LEFT, RIGHT
from schafscore.sheets.rows import Row

SIGN = 3.9
"""How wide the sign of a suit is, with the gap after it, in millimetres."""
LONGEST_VALUE = 12.0
"""How wide a value may be, in millimetres; where it is wider, every amount tells it anyway."""
EDGE = 1.0
"""How far a total ends from the edge of its column, in millimetres."""
RING = 0.9
"""How far a ring reaches beyond its figure at either side, in millimetres."""
POT = 7.6
"""The size of what a pot holds, in points."""
HEADS = 0.75
"""To what part of their size names over the columns shrink before they are turned upright."""
NAMED = 1.4
"""What stays free beside a name at the head of a column, in millimetres."""
DEALER = 1.7
"""How wide the ring of a dealer who plays is, in millimetres."""
DEALS = 0.8
"""What stays free between the ring of the dealer and his amount, in millimetres."""
_BAR, _GAME, _SUM, _VALUE, _PEOPLE = 2.4, 2.4, 1.6, 1.5, 1.2
_APART, _BEFORE, _STACKED, _FREE = 1.3, 0.5, 1.7, 2.4
_SHRUNK, _LEAST_GAME, _NAME = 0.82, 20.0, 17.0


@dataclass(frozen=True, slots=True)
class Told:
    """What a row says of its game: its kind, who played, in *full* and *short*, and its sum.

    *remarks* stand below the sum, *values* beside it.
    """

    kind: str = ""
    face: Face = "plain"
    suit: bool = False
    full: str = ""
    short: str = ""
    sum: str = ""
    remarks: tuple[str, ...] = ()
    values: str = ""


@dataclass(frozen=True, slots=True)
class Columns:
    """Where columns begin and end; those of people are *wide*, sizes are in points.

    *stacked* sets a total below the amount of the hand, which else ends *figure_end* before it.
    """

    number_end: float
    game: float
    game_end: float
    points_end: float
    sums: float
    sum_end: float
    value_end: float
    people: float
    wide: float
    stacked: bool
    figure: float
    standing: float
    figure_end: float
    pot: float

    def right(self, seat: int) -> float:
        """Return where the totals of *seat* end."""
        return self.people + (seat + 1) * self.wide - EDGE


def measured(setting: Setting, pots: Sequence[Pot], told: Sequence[Told]) -> Columns:
    """Measure what stands in the list.

    An amount stands beside its total where there is room for it in a legible size, also where
    sums are then set closer and long names smaller; else it stands above it.
    """
    layout, many = setting.layout, len(setting.session.people)
    figures, left = _Figures.of(setting), _Left.of(setting, told)
    pot = max(layout.pot, _widest_pot(setting, pots) + EDGE)
    end = RIGHT - pot * len(pots) - layout.bar
    stacked = left.fitting(end - many * figures.beside(layout.figure)) is None
    need = figures.stacked if stacked else figures.beside
    least = need(layout.figure)
    game, sums = (
        left.fitting(end - many * max(least, figures.name * HEADS + NAMED))
        or left.fitting(end - many * least)
        or left.least
    )
    if stacked:
        game -= max(0, left.people(game, sums) + many * least - end)
        game = max(game, _LEAST_GAME)
    start = left.people(game, sums)
    wanted = max(need(layout.figure_most), figures.name + NAMED)
    slack = min(layout.people, end - many * wanted) - start
    if slack > 0 and not layout.sum_drop:
        sums += slack
    elif slack > 0:
        game += slack
    start += max(0, slack)
    wide = (end - start) / many
    number_end = LEFT + left.number
    begin = number_end + _GAME
    points_end = begin + game + left.points
    value_end = start - _PEOPLE
    below = layout.sum_drop > 0
    figure, standing = figures.sizes(wide, stacked=stacked)
    total = figures.total * standing / layout.standing
    amount_end = max(wide * 0.555, total + _APART)
    return Columns(
        number_end=number_end,
        game=begin,
        game_end=begin + game,
        points_end=points_end,
        sums=begin if below else points_end + _SUM,
        sum_end=value_end if below else points_end + _SUM + sums,
        value_end=value_end,
        people=start,
        wide=wide,
        stacked=stacked,
        figure=figure,
        standing=standing,
        pot=pot,
        figure_end=0 if stacked else min(amount_end, wide - EDGE - _BEFORE - figures.high(figure)),
    )


@dataclass(frozen=True, slots=True)
class _Figures:
    """How wide the widest *total* is, and for every point of its size an amount.

    *dealt* is the widest amount of a dealer who plays, *ring* what his sign takes beside it. *name*
    is how wide the names over the columns are, unless they are very long.
    """

    layout: Layout
    name: float
    total: float
    amount: float
    dealt: float
    ring: float

    @staticmethod
    def of(setting: Setting) -> "_Figures":
        layout, rows, wording = setting.layout, setting.session.rows, setting.wording
        totals = {total for row in rows for total in row.totals.values()}
        amounts = {amount for row in rows for amount in row.deltas.values()}
        dealers = [row for row in rows if row.dealer in row.deltas]
        dealt = {row.deltas[row.dealer] for row in dealers if row.dealer is not None}
        alone = any(row.alone == row.dealer for row in dealers)

        def widest(numbers: set[int]) -> float:
            return max((width(wording.figure(each), 10) / 10 for each in numbers), default=0)

        size = layout.standing
        total = max((width(wording.standing(each), size, "bold") for each in totals), default=0)
        ring = DEALER + DEALS + (RING if alone else 0)
        firsts = (wording.first(each) for each in setting.session.people)
        named = max(width(fit(each, "bold"), layout.words + 1, "bold") for each in firsts)
        name = min(named, _NAME * layout.words / 8)
        return _Figures(layout, name, total, widest(amounts), widest(dealt), ring if dealers else 0)

    def high(self, size: float) -> float:
        """Return how wide the widest amount of *size* points is, with the dealer's sign."""
        return max(self.amount * size, self.dealt * size + self.ring)

    def beside(self, size: float) -> float:
        """Return how wide a column is with an amount of *size* points beside its total."""
        return EDGE + self.total + _APART + self.high(size) + _BEFORE

    def stacked(self, size: float) -> float:
        """Return how wide a column is with the amount, in its best size, above its total."""
        return max(self.total, self.high(max(size, self.layout.figure_most))) + _STACKED

    def sizes(self, wide: float, *, stacked: bool) -> tuple[float, float]:
        """Return the sizes of amounts and totals in a column so *wide*."""
        layout, best = self.layout, self.layout.figure_most
        if stacked:
            room = wide - _FREE  # set a little smaller, so that no total touches the next one
            amount = min(best, best * room / (self.high(best) or 1))
            return amount, layout.standing * min(1, room / (self.total or 1))
        room = wide - EDGE - self.total - _APART - _BEFORE
        sizes = [room / self.amount] if self.amount else []
        sizes += [(room - self.ring) / self.dealt] if self.dealt else []
        return min((best, *sizes)), layout.standing


@dataclass(frozen=True, slots=True)
class _Left:
    """How wide the columns left of people are; game and sum at *best*, and at *least*."""

    number: float
    points: float
    value: float
    below: bool
    best: tuple[float, float]
    least: tuple[float, float]

    @staticmethod
    def of(setting: Setting, told: Sequence[Told]) -> "_Left":
        layout, say, page = setting.layout, setting.wording.say, setting.page
        number = max(
            (width(str(row.number), layout.words) for row in _numbered(setting)), default=0
        )
        values = (width(each.values, layout.words + 0.2, "bold") for each in told)
        head = width(fit(say(N_("Value"))), page.size(7))
        value = max((head, *(each for each in values if each <= LONGEST_VALUE))) + _VALUE
        points = 6 * layout.words / 7.8
        (size, small), most = layout.sum_sizes, layout.sum
        said = max((width(each, small) for row in told for each in row.remarks), default=0)
        best = min(most, max((said, *(width(each.sum, size) for each in told))))
        close = min(most, max((said, *(width(tight(each.sum), small) for each in told))))
        games = [_LEAST_GAME, *(_game(each, layout) for each in told)]
        shorter = [_LEAST_GAME, *(_least_game(each, layout) for each in told)]
        game, least = min(max(games), layout.game), min(max(shorter), layout.game)
        if layout.sum_drop:
            game = max(game, min(best, layout.game) - points - value)
            least = max(least, min(close, layout.game) - points - value)
        return _Left(
            max(layout.number, number + _BAR),
            points,
            value,
            layout.sum_drop > 0,
            (game, best),
            (least, close),
        )

    def people(self, game: float, sums: float) -> float:
        """Return where people begin right of a *game* and *sums* so wide."""
        left = LEFT + self.number + _GAME + game + self.points + self.value + _PEOPLE
        return left if self.below else left + _SUM + sums

    def fitting(self, most: float) -> tuple[float, float] | None:
        """Return the widths of game and sum with which people begin at *most* or before.

        What there is goes to the names of the game first, then to the sum.
        """
        (game, sums), (best_game, best_sums) = self.least, self.best
        spare = most - self.people(game, sums)
        if spare < 0:
            return None
        wider = min(spare, best_game - game)
        return game + wider, min(best_sums, sums + spare - wider)


def _widest_pot(setting: Setting, pots: Sequence[Pot]) -> float:
    held = {row.pots.get(pot, 0) for row in setting.session.rows for pot in pots}
    words = map(setting.wording.standing, held)
    return max((width(each, setting.page.size(POT), "bold") for each in words), default=0)


def _numbered(setting: Setting) -> list[Row]:
    return [row for row in setting.session.rows if row.hand is not None]


def _game(told: Told, layout: Layout) -> float:
    return _kind(told, layout) + width(told.full, layout.words)


def _least_game(told: Told, layout: Layout) -> float:
    names = min(width(told.full, layout.words), width(told.short, layout.words))
    return _kind(told, layout) + names * _SHRUNK


def _kind(told: Told, layout: Layout) -> float:
    wide = width(told.kind, layout.words, told.face) + 1
    return wide + SIGN if told.suit else wide
