"""The settlement on paper: who has what, who pays whom with which coins, and who agrees."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby

from schafscore.core.accounts import Account, Person, Pot
from schafscore.core.journal import Party
from schafscore.core.text import N_, Label, counted, phrase
from schafscore.pdf.faces import Face, fit, width
from schafscore.pdf.page import INK, LEFT, LOSS, RIGHT, SOFT, Page, broken
from schafscore.pdf.session import Session
from schafscore.pdf.wording import MINUS, Wording
from schafscore.sheets.called import flow
from schafscore.sheets.cash_words import in_cash, in_pots
from schafscore.sheets.played import played
from schafscore.sheets.reckoning import Due, coins

_HEAD, _PITCH, _COINS, _SIGNATURE = 12.4, 5.9, 3.2, 7.1
_ENDS, _LARGE_ENDS = (58.0, 73.0, 87.0, 99.0), (62.0, 82.0, 102.0, 118.0)
_TOGETHER, _SIGN, _NAMED, _LARGE_NAMED = 17.0, 164.0, 18.5, 26.0
_MOST_DONE, _SHRUNK = 8, 0.86
EURO_SIGN = "€"  # said once, in the last column
_PARTS: tuple[tuple[Label, Callable[[Due], int]], ...] = (
    (N_("Games"), lambda due: due.game),
    (N_("Drinks"), lambda due: due.drinks),
    (N_("Kitty"), lambda due: due.kitty),
    (N_("coins"), lambda due: due.rounding),
    (N_("paid"), lambda due: due.paid),
)


@dataclass(frozen=True, slots=True)
class _Paying:
    """A line of the payments: what is still to be paid, or was paid already."""

    giver: Account
    taker: Account
    cents: int
    done: bool = False


class SettlementBlock:
    """The last block of a session; three columns side by side."""

    def __init__(self, page: Page, session: Session, wording: Wording) -> None:
        self._page = page
        self._session = session
        self._wording = wording
        dues = session.reckoning.dues
        shown = [(label, part) for label, part in _PARTS if any(map(part, dues))]
        # Where there is nothing beside the games, how often everybody played tells more.
        told = len(shown) > 1 or (session.is_money and session.unit != "cents")
        self._parts = shown if told else []
        self._paying = tuple(self._payings())
        # Who has what needs the whole width in large print, and where much was paid.
        self._stacked = page.size(7) > 7 or self._tight()
        room = self._ends[-1] - LEFT
        self._proof = broken(self._proven(), room, page.size(7.5))

    def _payings(self) -> Iterator[_Paying]:
        done = self._session.reckoning.payments
        for _, paid in done if len(done) <= _MOST_DONE else ():  # the column has them anyway
            yield _Paying(paid.giver, paid.taker, paid.cents, done=True)
        for each in self._session.payments:
            yield _Paying(each.giver, each.taker, each.amount)

    @property
    def height(self) -> float:
        """How much room it takes, in millimetres."""
        people = len(self._session.people)
        table = _PITCH * (self._lines() + 0.6) + _COINS * (len(self._proof) - 1)
        payments = _PITCH * (max(1, len(self._paying)) + 0.6)
        payments += sum(_COINS * len(self._coins(each)) for each in self._paying)
        beside = max(payments, _SIGNATURE * people + 2)
        return _HEAD + 3 + (table + _HEAD + beside if self._stacked else max(table, beside))

    def _tight(self) -> bool:
        """Whether heads or amounts of the dues would be too small beside the payments."""
        if not self._parts:
            return False
        room = (_ENDS[-1] - _TOGETHER - LEFT - _NAMED) / len(self._parts) - 1
        dues = self._session.reckoning.dues
        amounts = (self._part(part(due)) for due in dues for _, part in self._parts)
        heads = (self._wording.say(label) for label, _ in self._parts)
        widest = max(width(fit(each), 7.6) for each in amounts)
        return max(widest, *(width(fit(each), 7) for each in heads)) * _SHRUNK > room

    def _part(self, cents: int) -> str:
        """Write a part of what is due, without the sign that the last column has."""
        words = self._wording.speech.money(cents, sign=True)
        return words.replace(EURO_SIGN, "").strip()

    @property
    def _ends(self) -> tuple[float, ...]:
        """Where the columns of who has what end."""
        return _LARGE_ENDS if self._stacked else _ENDS

    def _lines(self) -> int:
        return len(self._session.reckoning.dues) if self._parts else len(self._session.people)

    def draw(self, y: float) -> None:
        """Set the block below *y*."""
        self._page.part(y + 6, self._wording.say(N_("Settlement")), self._line())
        top = y + _HEAD
        low = self._dues(top) if self._parts else self._balances(top)
        low = self._page.lines(LEFT, low - 0.6, self._proof, 7.5, _COINS, SOFT) + 0.6 - _COINS
        top = low + _HEAD - 4 if self._stacked else top
        self._payments(top)
        self._signatures(top)

    def _line(self) -> str:
        """Say what a point is worth, what is rounded, and who kept the list."""
        words: list[Label] = []
        session, terms = self._session, self._session.reckoning.terms
        if session.unit == "cents":
            words.append(N_("1 point = 1 cent"))
        elif session.is_money:
            points, cents = terms.per_unit.denominator, terms.per_unit.numerator
            worth = counted("{cents} cents for %n points", "", points, cents=cents)
            words.append(worth)
        elif sum(session.balances.values()):
            words.append(N_("each pays each the difference of their points"))
        if terms.round_to:
            words.append(phrase(N_("in coins from {cents} cents"), cents=terms.round_to))
        if session.scribe is not None:
            words.append(phrase(N_("written by {who}"), who=session.scribe))
        return " · ".join(map(self._wording.say, words))

    # What everybody has -------------------------------------------------------------------

    def _heads(self, top: float, ends: tuple[float, ...], labels: list[Label]) -> None:
        for x, label in zip(ends, labels, strict=True):
            self._page.fitted(x, top, self._wording.say(label), 16, 7, ink=SOFT, align="right")

    def _balances(self, top: float) -> float:
        """Set who has what, and how often everybody played; return y below."""
        page, session = self._page, self._session
        self._heads(top, self._ends, [N_("Balance"), N_("as declarer"), N_("won"), N_("alone")])
        y, order = top + 5.4, self._order()
        for person in order:
            ahead = sum(session.balances[each] > session.balances[person] for each in order)
            page.text(LEFT, y, f"{ahead + 1}.", 8.6, ink=SOFT)
            name = self._wording.name_fitting(person, 24, 10, "bold")
            page.fitted(LEFT + 5.5, y, name, 24, 10, "bold")
            self._amount(self._ends[0], y, self._wording.amount(session.balances[person]), 10, 24)
            counts = played(session.rows, person)
            numbers = (counts.declared, counts.won, counts.alone)
            for x, number in zip(self._ends[1:], numbers, strict=True):
                page.text(x, y, str(number), 8.6, align="right")
            page.rule(LEFT, y + 1.9, self._ends[-1], y + 1.9, 0.25)
            y += _PITCH
        return y

    def _dues(self, top: float) -> float:
        """Set what games, drinks and kitty come to, and what is left to pay; return y below."""
        page, money = self._page, self._wording.speech.money
        dues = {each.who: each for each in self._session.reckoning.dues}
        last, named = (RIGHT, _LARGE_NAMED) if self._stacked else (self._ends[-1], _NAMED)
        first = LEFT + named
        step = (last - _TOGETHER - first) / len(self._parts)
        ends = [first + step * place for place in range(1, len(self._parts) + 1)]
        for x, (label, _) in zip(ends, self._parts, strict=True):
            page.fitted(x, top, self._wording.say(label), step - 0.4, 7, ink=SOFT, align="right")
        self._heads(top, (last,), [N_("Together")])
        y = top + 5.4
        order: list[Party] = [*self._order()]
        for who in (*order, *(each for each in dues if each not in order)):
            due = dues[who]
            name = self._wording.name_fitting(who, named, 10, "bold")
            page.fitted(LEFT, y, name, named, 10, "bold")
            for x, (_, part) in zip(ends, self._parts, strict=True):
                if part(due):
                    self._amount(x, y, self._part(part(due)), 7.6, step - 1, "plain")
            self._amount(last, y, money(due.outstanding, sign=True), 9, _TOGETHER - 1)
            page.rule(LEFT, y + 1.9, last, y + 1.9, 0.25)
            y += _PITCH
        return y

    def _order(self) -> list[Person]:
        balances = self._session.balances
        return sorted(self._session.people, key=lambda each: -balances[each])

    def _amount(
        self, x: float, y: float, words: str, size: float, room: float, face: Face = "bold"
    ) -> None:
        ink = LOSS if words.startswith(MINUS) else INK
        self._page.amount(x, y, words, room, size, face, ink)

    def _proven(self) -> str:
        balances = self._session.balances
        total = sum(balances[person] for person in self._session.people)
        words = [self._wording.say(phrase(N_("Sum {sum}"), sum=self._wording.standing(total)))]
        words += [
            f"{self._wording.name(pot)} {self._wording.standing(amount)}"
            for pot, amount in balances.items()
            if isinstance(pot, Pot)
        ]
        if sum(balances.values()) == 0:
            words.append(self._wording.say(N_("adds up")))
        bearer, left = self._session.reckoning.bearer, self._session.reckoning.left
        if bearer is not None and left:
            label = phrase(N_("rounding leaves {cents} to {who}"), cents=left, who=bearer)
            words.append(self._wording.say(label))
        now = self._session.reckoning
        words += map(self._wording.say, (*in_cash(now), *in_pots(now)))
        return " · ".join(words)

    # Who pays whom ------------------------------------------------------------------------

    def _payments(self, top: float) -> None:
        page, x, y, wide = self._page, self._pay, top + 5.4, self._pay_wide
        page.text(x, top, self._wording.say(N_("Who pays whom")), 7, ink=SOFT)
        for each in self._paying:
            pair = flow(each.giver, each.taker)
            amount = self._wording.paid(each.cents)
            room = wide - 6.5 - width(fit(amount, "bold"), 9.4, "bold")
            ink = SOFT if each.done else INK
            words = self._wording.say_fitting(pair, room, 9)
            page.fitted(x, y, words, room, 9, ink=ink)
            page.text(x + wide - 5, y, amount, 9.4, "bold", ink, "right")
            if self._session.is_money:  # points are paid once it is said what one is worth
                self._tick(x + wide - 1.6, y - 1.15, done=each.done)
            laid = self._coins(each)
            page.lines(x, y + 3, laid, 7, _COINS, SOFT)
            y += _COINS * len(laid)
            page.rule(x, y + 1.9, x + wide, y + 1.9, 0.25)
            y += _PITCH
        say = self._wording.say
        if not self._paying:
            page.text(x, y - 0.6, say(N_("Nobody owes anything")), 7.5, ink=SOFT)
        elif self._session.is_money:
            self._tick(x + 1.4, y - 1.5, done=True)
            page.text(x + 4, y - 0.6, say(N_("paid")), 7.5, ink=SOFT)

    def _tick(self, x: float, y: float, *, done: bool) -> None:
        """Draw the ring of a payment, with a dot in it where it was paid; its middle at x, y."""
        self._page.ring(x, y, 2.8, 2.8, SOFT, 0.5)
        if done:
            self._page.dot(x, y, 0.8, SOFT)

    @property
    def _pay(self) -> float:
        """Where payments begin."""
        return LEFT if self._stacked else 103.0

    @property
    def _pay_wide(self) -> float:
        return self._ends[-1] - LEFT if self._stacked else _SIGN - self._pay - 7

    def _coins(self, paying: _Paying) -> tuple[str, ...]:
        """Say with which notes and coins: ``20 + 2 × 2 + 50 ct``; one piece says nothing new."""
        shown = self._session.is_money and not paying.done
        pieces = coins(paying.cents) if shown else ()
        if len(pieces) < 2:
            return ()
        words = " + ".join(map(self._piece, _grouped(pieces)))
        return broken(words, self._pay_wide - 6, self._page.size(7))

    def _piece(self, counted: tuple[int, int]) -> str:
        piece, number = counted
        worth = str(piece // 100)
        if piece < 100:
            worth = self._wording.say(phrase(N_("{cents} ct"), cents=piece))
        return worth if number == 1 else f"{number} × {worth}"

    def _signatures(self, top: float) -> None:
        page, x, y = self._page, _SIGN, top + 5.8
        page.text(x, top, self._wording.say(N_("Agreed")), 7, ink=SOFT)
        for person in self._session.people:
            page.rule(x, y, RIGHT, y, 0.4, INK)
            page.fitted(x, y + 3.1, self._wording.name(person), RIGHT - x, 7.5, ink=SOFT)
            y += _SIGNATURE


def _grouped(pieces: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    return ((piece, len(list(same))) for piece, same in groupby(pieces))
