"""The settlement on paper: who has what, who pays whom, and who agrees."""

from dataclasses import dataclass

from schafscore.core.accounts import Pot
from schafscore.core.text import N_, phrase
from schafscore.pdf.faces import fit, width
from schafscore.pdf.forms import LEFT, RIGHT
from schafscore.pdf.page import INK, LOSS, SOFT, Page
from schafscore.pdf.session import Session
from schafscore.pdf.wording import Wording, standing
from schafscore.sheets.played import played

_HEAD, _PITCH, _SIGNATURE = 12.4, 5.9, 7.1


@dataclass(frozen=True, slots=True)
class SettlementBlock:
    """The last block of a session; three columns side by side."""

    page: Page
    session: Session
    wording: Wording

    @property
    def height(self) -> float:
        """How much room it takes, in millimetres."""
        lines = max(len(self.session.people), len(self.session.payments), 1)
        return _HEAD + 3 + max(_PITCH * (lines + 0.6), _SIGNATURE * len(self.session.people) + 2)

    def draw(self, y: float) -> None:
        """Set the block below *y*."""
        self.page.part(y + 6, self.wording.say(N_("Settlement")), self._line())
        self._balances(y + _HEAD)
        self._payments(y + _HEAD)
        self._signatures(y + _HEAD)

    def _line(self) -> str:
        """Say what a point is worth and who kept the list."""
        words, session = [], self.session
        if session.unit == "cents":
            words.append(self.wording.say(N_("1 point is 1 cent")))
        elif sum(session.balances.values()):
            words.append(self.wording.say(N_("each pays each the difference of their points")))
        if session.scribe is not None:
            words.append(self.wording.say(phrase(N_("written by {who}"), who=session.scribe)))
        return " · ".join(words)

    def _balances(self, top: float) -> None:
        page, session, wording = self.page, self.session, self.wording
        ends = (58, 73, 87, 99)
        heads = (N_("Balance"), N_("declared"), N_("won"), N_("alone"))
        for x, label in zip(ends, heads, strict=True):
            page.text(x, top, wording.say(label), 7, ink=SOFT, align="right")
        y = top + 5.4
        order = sorted(session.people, key=lambda each: -session.balances[each])
        for person in order:
            total, counts = session.balances[person], played(session.rows, person)
            ahead = sum(session.balances[each] > total for each in order)
            page.text(LEFT, y, f"{ahead + 1}.", 8.6, ink=SOFT)
            page.fitted(LEFT + 5.5, y, wording.name(person), 24, 10, "bold")
            ink = LOSS if total < 0 else INK
            page.text(ends[0], y, wording.amount(total), 10, "bold", ink, "right")
            numbers = (counts.declared, counts.won, counts.alone)
            for x, number in zip(ends[1:], numbers, strict=True):
                page.text(x, y, str(number), 8.6, align="right")
            page.rule(LEFT, y + 1.9, ends[3], y + 1.9, 0.25)
            y += _PITCH
        page.fitted(LEFT, y - 0.6, self._proof(), ends[3] - LEFT, 7.5, ink=SOFT)

    def _proof(self) -> str:
        balances = self.session.balances
        total = sum(balances[person] for person in self.session.people)
        words = [self.wording.say(phrase(N_("Sum {sum}"), sum=standing(total)))]
        words += [
            f"{self.wording.name(pot)} {standing(amount)}"
            for pot, amount in balances.items()
            if isinstance(pot, Pot)
        ]
        if sum(balances.values()) == 0:
            words.append(self.wording.say(N_("adds up")))
        return " · ".join(words)

    def _payments(self, top: float) -> None:
        page, x, y = self.page, 106.0, top + 5.4
        page.text(x, top, self.wording.say(N_("Who pays whom")), 7, ink=SOFT)
        for each in self.session.payments:
            pair = phrase(N_("{giver} to {taker}"), giver=each.giver, taker=each.taker)
            amount = self.wording.amount(each.amount, sign=False)
            room = 44.5 - width(fit(amount, "bold"), 9.4, "bold")
            page.fitted(x, y, self.wording.say(pair), room, 9)
            page.text(x + 46, y, amount, 9.4, "bold", align="right")
            page.ring(x + 49.4, y - 1.15, 2.8, 2.8, SOFT, 0.5)
            page.rule(x, y + 1.9, x + 51, y + 1.9, 0.25)
            y += _PITCH
        words = N_("○ paid") if self.session.payments else N_("Nobody owes anything")
        page.text(x, y - 0.6, self.wording.say(words), 7.5, ink=SOFT)

    def _signatures(self, top: float) -> None:
        page, x, y = self.page, 164.0, top + 5.8
        page.text(x, top, self.wording.say(N_("Agreed")), 7, ink=SOFT)
        for person in self.session.people:
            page.rule(x, y, RIGHT, y, 0.4, INK)
            page.fitted(x, y + 2.7, self.wording.name(person), RIGHT - x, 6.4, ink=SOFT)
            y += _SIGNATURE
