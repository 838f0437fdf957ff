"""How the printed session names people and pots and writes amounts."""

from collections.abc import Mapping

from schafscore.core.accounts import KITTY, Account, Person, Pot
from schafscore.core.text import Label
from schafscore.pdf.session import PaperSpeech, Session
from schafscore.sheets.called import called

MINUS = "\N{MINUS SIGN}"


class Wording:
    """The words of one document."""

    def __init__(self, session: Session, speech: PaperSpeech) -> None:
        self._session = session
        self.speech = speech
        names: dict[object, str] = dict(session.names.items())
        pots = (*session.balances, *(due.who for due in session.reckoning.dues), KITTY)
        names |= {each: speech.say(called(each), names) for each in pots if isinstance(each, Pot)}
        self.names: Mapping[object, str] = names

    def say(self, label: Label) -> str:
        """Return *label* in the language of the document, people by their names."""
        return self.speech.say(label, self.names)

    def name(self, account: Account) -> str:
        """Return the name of a person or a pot."""
        return self.names[account]

    def figure(self, amount: int) -> str:
        """Write an amount of a hand: always with its sign, and tight, for a narrow column."""
        return self.speech.signed(amount)

    def standing(self, total: int) -> str:
        """Write a running total, or a value: a sign only where it is negative."""
        return self.speech.signed(total).removeprefix("+")

    def amount(self, amount: int) -> str:
        """Write what the games came to: cents as money, everything else as a number."""
        if self._session.unit == "cents":
            return self.speech.money(amount, sign=True)
        return self.speech.signed(amount)

    def paid(self, amount: int) -> str:
        """Write what is to be paid: as money where it is paid in money."""
        return self.speech.money(amount) if self._session.is_money else self.standing(amount)

    def first(self, person: Person) -> str:
        """Return the name of *person* up to its first space: short, where there is little room."""
        return self.name(person).split(" ")[0]
