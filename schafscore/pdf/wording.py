"""How the printed session names people and pots and writes amounts."""

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from schafscore.core.accounts import KITTY, Account, Person, Pot
from schafscore.core.text import N_, Label, phrase
from schafscore.pdf.faces import Face, fit, width
from schafscore.pdf.session import PaperSpeech, Session
from schafscore.sheets.called import called

PARTS = re.compile(r"(\s*)([^\s-]*-|[^\s-]+)")
"""The parts between which a name is broken, after a hyphen too, each with the gap before it."""
MINUS = "\N{MINUS SIGN}"
CIRCLE, DASH = "○", "—"  # that mark who deals
_FRENCH = {"ACORNS": "CLUBS", "LEAVES": "SPADES", "BELLS": "DIAMONDS"}
_GROUPED = 10_000
_FIRST = re.compile(r"(?:\w\W? )?[^ ]*")
_SHRUNK = 0.8
"""How small words may be set before they are cut."""


def first_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return *names* up to their first space; who shares that with somebody keeps the whole.

    A single letter calls nobody: "Ó" of "Ó Briain" and "J." keep the word behind them.
    """
    firsts: list[str] = [_FIRST.findall(name)[0] for name in names]
    shared = Counter(firsts)
    both = zip(names, firsts, strict=True)
    return tuple(first if shared[first] == 1 else name for name, first in both)


def names_fitting(
    names: Sequence[str], room: float, size: float, face: Face = "bold"
) -> tuple[str, ...]:
    """Return *names*, the first one of each for which *room* is not enough."""
    both = zip(names, first_names(names), strict=True)
    return tuple(
        name if width(fit(name, face), size, face) * _SHRUNK <= room else first
        for name, first in both
    )


def begun(words: str) -> str:
    """Return *words* as the beginning of a line or sentence: in Russian days have small letters."""
    return words[:1].upper() + words[1:]


def in_lines(name: str, room: float, size: float, face: Face = "bold") -> tuple[str, ...]:
    """Return *name* in as few lines as *room* takes, broken between words, else within one."""

    def fits(words: str) -> bool:
        return width(fit(words, face), size, face) * _SHRUNK <= room

    lines: list[str] = []
    for gap, word in PARTS.findall(name):
        joined = f"{lines[-1]}{' ' if gap else ''}{word}" if lines else word
        if lines and fits(joined):
            lines[-1] = joined
            continue
        rest = word
        while not fits(rest):
            first = next(end for end in range(len(rest) - 1, 0, -1) if fits(f"{rest[:end]}-"))
            lines.append(f"{rest[:first]}-")
            rest = rest[first:]
        lines.append(rest)
    return tuple(lines)


def dealing(sign: str, sat_out: Collection[bool]) -> Label:
    """Say what the *sign* of who deals means: whether he *sat_out* hands, some of them or none."""
    words = N_("{sign} deals")
    if True in sat_out:
        words = N_("{sign} deals and sits out")
        if False in sat_out:
            words = N_("{sign} deals, and sits out where more are here than play")
    return phrase(words, sign=sign)


class Wording:
    """The words of one document."""

    def __init__(self, session: Session, speech: PaperSpeech) -> None:
        self._session = session
        self.speech = speech
        totals = (total for row in session.rows for total in row.totals.values())
        self._grouped = any(abs(total) >= _GROUPED for total in totals)
        short = first_names(tuple(session.names.values()))
        self._firsts: dict[object, str] = dict(zip(session.names, short, strict=True))
        names: dict[object, str] = dict(session.names.items())
        pots = (*session.balances, *(due.who for due in session.reckoning.dues), KITTY)
        names |= {each: speech.say(called(each), names) for each in pots if isinstance(each, Pot)}
        self.names: Mapping[object, str] = names
        self._short: Mapping[object, str] = {**names, **self._firsts}

    def say(self, label: Label) -> str:
        """Return *label* in the language of the document, people by their names."""
        return self.speech.say(label, self.names)

    def say_fitting(self, label: Label, room: float, size: float, face: Face = "plain") -> str:
        """Return *label* with whole names where *room* is enough, else with the first ones."""
        words = self.say(label)
        if width(fit(words, face), size, face) * _SHRUNK <= room:
            return words
        return self.speech.say(label, self._short)

    def name_fitting(self, account: Account, room: float, size: float, face: Face = "plain") -> str:
        """Return the name of *account*, the first one where *room* is not enough for all of it."""
        name = fit(self.names[account], face)
        fits = width(name, size, face) * _SHRUNK <= room
        return name if fits else self._short[account]

    def name(self, account: Account) -> str:
        """Return the name of a person or a pot."""
        return self.names[account]

    def figure(self, amount: int) -> str:
        """Write an amount of a hand: always with its sign, and tight, for a narrow column.

        Digits are grouped from five on, and then all of the list.
        """
        if self._grouped:
            return self.speech.signed(amount)
        return f"{'+' if amount > 0 else MINUS if amount < 0 else ''}{abs(amount)}"

    def standing(self, total: int) -> str:
        """Write a running total, or a value: a sign only where it is negative."""
        return self.figure(total).removeprefix("+")

    def amount(self, amount: int) -> str:
        """Write what the games came to: cents as money, everything else as a number."""
        if self._session.unit == "cents":
            return self.speech.money(amount, sign=True)
        return self.speech.signed(amount)

    def paid(self, amount: int) -> str:
        """Write what is to be paid: as money where it is paid in money."""
        return self.speech.money(amount) if self._session.is_money else self.standing(amount)

    def suit(self, name: str) -> str:
        """Return the sign of the suit *name*, a French one where spades are called so."""
        for german, french in _FRENCH.items():
            if name in (german, french):
                return french if self.say("Leaves") == self.say(N_("Spades")) else german
        return name

    def first(self, person: Person) -> str:
        """Return the name of *person* up to its first space, for there may be little room.

        Who shares it with somebody else keeps the whole name.
        """
        return self._firsts[person]
