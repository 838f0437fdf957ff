"""How the printed session names people and pots and writes amounts."""

from collections.abc import Mapping

from schafscore.core.accounts import Account, Person, Pot
from schafscore.core.text import N_, Label
from schafscore.pdf.session import PaperSpeech, Session

MINUS = "\N{MINUS SIGN}"
_POTS = {"stock": N_("Stock"), "pool": N_("Pool")}


def figure(amount: int) -> str:
    """Write an amount of a hand: always with its sign, and tight, for a narrow column."""
    return f"+{amount}" if amount > 0 else standing(amount)


def standing(total: int) -> str:
    """Write a running total: a sign only where it is negative."""
    return f"{MINUS}{-total}" if total < 0 else str(total)


class Wording:
    """The words of one document."""

    def __init__(self, session: Session, speech: PaperSpeech) -> None:
        self._session = session
        self.speech = speech
        names: dict[object, str] = dict(session.names.items())
        names |= {each: self._pot(each) for each in session.balances if isinstance(each, Pot)}
        self.names: Mapping[object, str] = names

    def say(self, label: Label) -> str:
        """Return *label* in the language of the document, people by their names."""
        return self.speech.say(label, self.names)

    def name(self, account: Account) -> str:
        """Return the name of a person or a pot."""
        return self.names[account]

    def amount(self, amount: int, *, sign: bool = True) -> str:
        """Write an amount that is paid: cents as money, everything else as a number."""
        if self._session.unit == "cents":
            return self.speech.money(amount, sign=sign)
        return self.speech.signed(amount) if sign else str(amount)

    def first(self, person: Person) -> str:
        """Return the name of *person* up to its first space: short, where there is little room."""
        return self.name(person).split(" ")[0]

    def _pot(self, pot: Pot) -> str:
        return self.speech.say(_POTS.get(pot.name, pot.name.capitalize()))
