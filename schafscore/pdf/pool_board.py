"""The game with a pool on paper: chips, every stake, what the pool held, and that none is lost."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from schafscore.core.accounts import Account, Balances, Person, Pot
from schafscore.core.outcome import STAKE
from schafscore.core.text import N_, counted, phrase
from schafscore.pdf.arrangement import Arrangement, Block, Setting
from schafscore.pdf.chips import chip_of, draw_chip, draw_pile
from schafscore.pdf.faces import width
from schafscore.pdf.layout import USUAL, Layout
from schafscore.pdf.list_table import ListTable
from schafscore.pdf.page import ACCENT, FAINT, HAIR, INK, LEFT, LOSS, RIGHT, SOFT, broken
from schafscore.pdf.seats_board import hints, seats_board, settlement
from schafscore.pdf.session import Session, pots_shown
from schafscore.sheets.pool import CHIP, PILE, Pool, piles
from schafscore.sheets.rows import Addition, Row

_BAR, _SHORT_BAR, _BAR_HIGH, _FULL, _PAID = 24.0, 14.0, 2.7, "#6f9480", "#dfe7df"
_PITCH, _ABREAST, _PERSON_HIGH, _MIDDLE = 6.3, 4, 26.0, 144.0
_MOST_PILES = 12


def pool_board(setting: Setting) -> Arrangement:
    """Arrange the pool over the list; a table without one has the general list."""
    pool = setting.session.pool
    if pool is None:
        return seats_board(setting)
    pot = pots_shown(setting.session)[0]
    pooled = replace(setting, layout=_pooled(setting.layout))
    table = PoolTable(pooled, pot)
    chips = _chips(setting, pool, pot)
    return Arrangement(
        table=table,
        above=lambda _: (chips,),
        below=(_proof(setting, pool, pot), settlement(setting)),
        legend=hints(setting),
    )


def _pooled(layout: Layout) -> Layout:
    """Make room for the bar of the pool: a sum says little here, and stands below the game."""
    if layout != USUAL:
        return replace(layout, bar=_SHORT_BAR)
    return replace(layout, people=91, bar=_BAR, sum=76, sum_drop=2.8, pitch=_PITCH)


@dataclass(frozen=True, slots=True)
class _Staked:
    """A line over a hand: why everybody stakes, and how they and the pool stand then."""

    words: str
    totals: Balances
    pot: int
    was: int


def _stakes(row: Row) -> dict[Account, int]:
    """Return what everybody staked again in the hand of *row*."""
    found: dict[Account, int] = {}
    for reason in row.reasons:
        for giver, _ in reason.pairs:
            if reason.tag == STAKE and isinstance(giver, Person):
                found[giver] = found.get(giver, 0) + reason.amount
    return found


class PoolTable(ListTable):
    """The list with a line wherever everybody stakes, and a bar of what the pool holds."""

    def __init__(self, setting: Setting, pot: Pot) -> None:
        self._pot_shown = pot
        self._whole = setting.session.rows
        # Stakes have a line of their own: the amount of a hand is what it was worth.
        apart = tuple(_apart(row, pot) for row in self._whole)
        super().__init__(replace(setting, session=replace(setting.session, rows=apart)))
        self._lines = [tuple(self._lines_over(place)) for place in range(len(apart))]
        held = [row.pots.get(pot, 0) for row in apart]
        held += [line.pot for lines in self._lines for line in lines]
        self._scale = (self.layout.bar - 1.5) / max(1, *held) if held else 0

    def _lines_over(self, place: int) -> Iterator[_Staked]:
        row, say = self._whole[place], self._wording.say
        totals = {who: total - row.deltas.get(who, 0) for who, total in row.totals.items()}
        held = row.pots.get(self._pot_shown, 0) - row.moves.get(self._pot_shown, 0)
        if place == 0:
            paid = {-total for total in totals.values()}
            amount = phrase(N_("each stakes {amount}"), amount=max(paid))
            words = say(amount if len(paid) == 1 else N_("at the beginning"))
            yield _Staked(words[:1].upper() + words[1:], totals, held, held)
        staked = _stakes(row)
        if staked:
            reason = next(each for each in row.reasons if each.tag == STAKE)
            why = say(reason.steps[-1].label)
            amount = phrase(N_("each stakes {amount}"), amount=reason.amount)
            after = {who: total - staked.get(who, 0) for who, total in totals.items()}
            words = f"{why[:1].upper()}{why[1:]}: {say(amount)}"
            yield _Staked(words, after, held + sum(staked.values()), held)

    def height(self, place: int) -> float:
        """Return how high the row at *place* is, with the lines over it, in millimetres."""
        return self.row_high(place) + self.carry_high * len(self._lines[place])

    def _row(self, place: int, top: float) -> None:
        for line in self._lines[place]:
            self._line(line, top + self.carry_high / 2 + 1.1)
            top += self.carry_high
            self._page.rule(LEFT, top, RIGHT, top, 0.25, HAIR)
        super()._row(place, top)

    def _line(self, line: _Staked, y: float) -> None:
        self._remark(line.words, y)
        for seat, person in enumerate(self._session.people):
            if person in line.totals:
                words = self._wording.standing(line.totals[person])
                right = self._columns.right(seat)
                self._page.text(right, y, words, self._columns.standing, "bold", align="right")
        for x, pot in self._pot_columns():
            if pot == self._pot_shown:
                self._held(x, y, line.pot, line.was)

    def _pot(self, place: int, pot: Pot, x: float, y: float) -> None:
        if pot != self._pot_shown:
            super()._pot(place, pot, x, y)
            return
        row, lines = self._session.rows[place], self._lines[place]
        was = lines[-1].pot if lines else row.pots.get(pot, 0) - row.moves.get(pot, 0)
        self._held(x, y, row.pots.get(pot, 0), was)

    def _held(self, x: float, y: float, held: int, was: int) -> None:
        """Set what the pool holds, with a bar; what was paid out or in is lighter."""
        size = self.layout.words + 0.5
        words = self._wording.standing(held)
        self._page.amount(x, y, words, self._columns.pot, size, "bold", ACCENT)
        low, high = sorted((held, was))
        left, top = x + 1.5, y - _BAR_HIGH + 0.2
        self._page.band(left, top, high * self._scale, _BAR_HIGH, _PAID)
        self._page.band(left, top, low * self._scale, _BAR_HIGH, _FULL)


def _apart(row: Row, pot: Pot) -> Row:
    """Return *row* as what the hand was worth: without stakes, the sums from *pot* among the rest.

    Where nothing changed there is nothing to print.
    """
    staked = _stakes(row)
    deltas = {who: n + staked.get(who, 0) for who, n in row.deltas.items()}
    drawn = [each for each in row.reasons if any(giver == pot for giver, _ in each.pairs)]
    paid = [Addition(each.steps) for each in drawn]
    told = [each for each in row.additions if each.value and not (paid and staked)]
    return replace(
        row,
        deltas={who: n for who, n in deltas.items() if n},
        additions=tuple(dict.fromkeys((*told, *paid))),
        reasons=tuple(each for each in row.reasons if each not in drawn and each.tag != STAKE),
    )


def _from_the_pool(session: Session, pot: Pot) -> dict[Person, int]:
    """Return what everybody got out of the pool, less what was paid into it beside the stakes."""
    found = dict.fromkeys(session.people, 0)
    for row in session.rows:
        for reason in row.reasons:
            for giver, taker in reason.pairs:
                if giver == pot and isinstance(taker, Person):
                    found[taker] += reason.amount
                elif taker == pot and isinstance(giver, Person) and reason.tag != STAKE:
                    found[giver] -= reason.amount
    return found


def _chips(setting: Setting, pool: Pool, pot: Pot) -> Block:
    """Show everybody's chip and what his total is made of, and the chips in the pool."""
    page, wording, session = setting.page, setting.wording, setting.session
    taken, people = _from_the_pool(session, pot), session.people
    abreast = min(_ABREAST, len(people))
    lines, wide = -(-len(people) // abreast), _MIDDLE / abreast

    def draw(y: float) -> None:
        for place, person in enumerate(people):
            x, top = LEFT + place % abreast * wide, y + 4 + place // abreast * _PERSON_HIGH
            total, staked = session.balances[person], pool.staked.get(person, 0)
            draw_chip(page, chip_of(place), x + 4.6, top + 2.4, 8.8)
            name = wording.name_fitting(person, wide - 13, 12.5, "title")
            page.fitted(x + 11, top + 1.6, name, wide - 13, 12.5, "title")
            ink = LOSS if total < 0 else INK
            page.text(x + 11, top + 6.6, wording.figure(total), 12, "bold", ink)
            parts = (
                (N_("staked"), -staked),
                (N_("from the pool"), taken[person]),
                (N_("soli, penalties"), total + staked - taken[person]),
            )
            for line, (label, amount) in enumerate(parts):
                low = top + 12.4 + 4 * line
                page.fitted(x, low, wording.say(label), wide - 17, 7.4, ink=SOFT)
                page.text(x + wide - 7, low, wording.figure(amount), 8, align="right")
        page.rule(LEFT + _MIDDLE, y + 1, LEFT + _MIDDLE, y + 26, 0.4, FAINT)
        _pile_up(setting, pool.amount, y + 4)

    return Block(_PERSON_HIGH * lines + 4, draw)


def _pile_up(setting: Setting, amount: int, y: float) -> None:
    page, say, x = setting.page, setting.wording.say, LEFT + 150
    number = str(amount)
    room = RIGHT - x - width(number, 16, "bold") - 2
    page.fitted(x, y + 1.6, say(N_("In the pool")), room, 12.5, "title")
    page.text(RIGHT, y + 1.6, number, 16, "bold", ACCENT, "right")
    there = piles(amount)[:_MOST_PILES]
    step = min(9.0, (RIGHT - x) / max(1, len(there)))
    for place, count in enumerate(there):
        draw_pile(page, chip_of(place), count, x + step * (place + 0.5), y + 17, step * 0.88)
    page.rule(x, y + 17.1, RIGHT, y + 17.1, 0.4, FAINT)
    words = say(
        phrase(N_("one chip drawn is {worth}, a pile {pile}"), worth=CHIP, pile=PILE * CHIP)
    )
    for place, line in enumerate(broken(words, RIGHT - x, page.size(6.6))):
        low = y + 20.4 + place * 0.42 * page.size(6.6)
        page.text(RIGHT, low, line, 6.6, ink=SOFT, align="right")


def _proof(setting: Setting, pool: Pool, pot: Pot) -> Block:
    """Count the chips: what was staked is what was paid out and what is left."""
    page, wording, session = setting.page, setting.wording, setting.session
    say = wording.say
    staked, paid = sum(pool.staked.values()), sum(_from_the_pool(session, pot).values())
    elsewhere = staked - paid - pool.amount
    words = [
        say(phrase(N_("staked {amount}"), amount=staked)),
        say(phrase(N_("paid out {amount}"), amount=paid)),
        say(phrase(N_("in the pool {amount}"), amount=pool.amount)),
    ]
    words += [say(phrase(N_("elsewhere {amount}"), amount=elsewhere))] if elsewhere else []
    equation = " + ".join(map(str, (paid, pool.amount, *([elsewhere] if elsewhere else []))))
    missing = -pool.check
    found = counted("%n chips are missing", "", missing) if missing else N_("no chip is missing")
    words.append(f"{equation} = {staked}: {say(found)}")
    lines = broken(" · ".join(words), RIGHT - LEFT, page.size(9))

    def draw(y: float) -> None:
        page.text(LEFT, y + 6, say(N_("Chips counted")), 12, "title")
        page.lines(LEFT, y + 11.4, lines, 9, 4.4)

    return Block(9.5 + 4.4 * len(lines), draw)
