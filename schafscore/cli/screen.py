"""What the terminal shows: words in the user's language, in whatever letters it can print."""

import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from shutil import get_terminal_size
from typing import TextIO

from schafscore.bootstrap import LinguistSpeech
from schafscore.cli.columns import table
from schafscore.core.accounts import Account, Balances, Person, Pot, Side
from schafscore.core.text import N_, Label
from schafscore.sheets.called import called
from schafscore.sheets.strokes import Slate

SIDES = (N_("first side"), N_("second side"), N_("third side"), N_("fourth side"))
_PLAIN = str.maketrans(
    {
        "−": "-",
        "–": "-",
        "×": "x",
        "→": "->",
        "“": '"',
        "”": '"',
        "„": '"',
        "…": "...",
        "€": "EUR",
        "ß": "ss",
        "\N{NO-BREAK SPACE}": " ",
    }
)


@dataclass(frozen=True, slots=True)
class Screen:
    """Where commands write. *names* is what people are called."""

    speech: LinguistSpeech
    out: TextIO
    err: TextIO
    names: Mapping[object, str]

    def at(self, names: Mapping[Person, str], sides: Iterable[Slate] = ()) -> "Screen":
        """Return the screen of one evening, in which *sides* are called by their people."""
        return replace(self, names=dict([*names.items(), *_sides(names, sides)]))

    def say(self, label: Label) -> str:
        """Return *label* in the user's language."""
        return self.speech.say(label, self.names)

    def has(self, sign: str) -> bool:
        """Whether the terminal can print *sign*."""
        return printable(sign, self.out.encoding) == sign

    def tell(self, label: Label) -> None:
        """Print a sentence of ours."""
        self.show(self.say(label))

    def goes_ahead(self, *, yes: bool) -> bool:
        """Return *yes*; where it was not said, tell that nothing was written, and how it is."""
        if not yes:
            self.tell(N_("Nothing was written; --yes does it."))
        return yes

    def show(self, text: str = "") -> None:
        """Print a line as it is."""
        print(printable(text, self.out.encoding), file=self.out)

    def complain(self, label: Label) -> None:
        """Print a sentence where errors go."""
        print(printable(self.say(label), self.err.encoding), file=self.err)

    def table(
        self,
        heads: Sequence[Label],
        rows: Sequence[Sequence[str]],
        right: Collection[int] = (),
    ) -> None:
        """Print a table under translated heads; in a terminal it is no wider than that."""
        most = get_terminal_size().columns if self.out.isatty() else None
        for line in table([self.say(head) for head in heads], rows, right, most):
            self.show(line)

    def called(self, account: Account) -> str:
        """Return the name of a person, or the word for any other account."""
        if isinstance(account, Pot):
            return self.say(called(account))
        if isinstance(account, Side):
            return self.names.get(account) or self.say(SIDES[account.index])
        return self.names[account] if isinstance(account, Person) else account.unit

    def amount(self, amount: int) -> str:
        """Return an amount of a hand, with its sign, as whole cents or points."""
        return self.speech.signed(amount)

    def amounts(self, balances: Balances) -> str:
        """Return who has what, in one line."""
        return "  ".join(
            f"{self.called(account)} {self.amount(amount)}"
            for account, amount in balances.items()
            if isinstance(account, Person | Side) or (isinstance(account, Pot) and not account.unit)
        )


def _sides(names: Mapping[Person, str], sides: Iterable[Slate]) -> Iterator[tuple[Side, str]]:
    for each in sides:
        if isinstance(each.account, Side):
            yield each.account, " + ".join(names[person] for person in each.people)


def printable(text: str, encoding: str | None) -> str:
    """Return *text* in letters that *encoding* has; nothing is ever a reason to stop."""
    known = encoding or "ascii"
    try:
        text.encode(known)
    except UnicodeEncodeError:
        pass
    else:
        return text
    return "".join(_letter(letter, known) for letter in text)


def _letter(letter: str, encoding: str) -> str:
    for tried in (letter, letter.translate(_PLAIN), unicodedata.normalize("NFKD", letter)[:1]):
        try:
            tried.encode(encoding)
        except UnicodeEncodeError:
            continue
        return tried
    return "?"
