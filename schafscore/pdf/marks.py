"""The letters that stand for the words of a sum, where a column has no room for them."""

from collections.abc import Callable, Iterable

from schafscore.core.accounts import Person, Pot
from schafscore.core.outcome import Step
from schafscore.core.text import N_, Label, Phrase
from schafscore.sheets.rows import RUNNERS, Addition, Row

# The letters, a stroke, and what the legend says. Known by the line of the tariff or the words.
_KNOWN = {
    "schneider": N_("S|Schneider"),
    "Schneider": N_("S|Schneider"),
    "schwarz": N_("W|Schwarz"),
    "Schwarz": N_("W|Schwarz"),
    **dict.fromkeys(RUNNERS, N_("Ru|runners")),
    "Tout": N_("T|Tout"),
    "Sie": N_("Si|Sie"),
    "knock": N_("Kn|knocked"),
    "knock_value": N_("Kn|knocked"),
    "Kontra": N_("K|Kontra"),
    "Re": N_("R|Re"),
    "Sub": N_("Su|Sub"),
    "Hirsch": N_("H|Hirsch"),
    "Bock": N_("B|Bock"),
    "Stock": N_("St|Stock"),
    "virgins": N_("V|without a trick"),
}
_WITHOUT = N_("w/o|without runners")


class Marks:
    """The letters of one document: known ones, and for other words their beginning.

    Every mark that is given out is listed in the legend, and no two words share one.
    """

    def __init__(self, say: Callable[[Label], str]) -> None:
        self._say = say
        self._given: dict[str, str] = {}

    @property
    def legend(self) -> tuple[str, ...]:
        """What the marks given out so far mean, each as "S Schneider", in a fixed order."""
        known = [self._say(each).partition("|")[0] for each in (*_KNOWN.values(), _WITHOUT)]
        order = dict.fromkeys([*known, *self._given])
        return tuple(f"{mark} {self._given[mark]}" for mark in order if mark in self._given)

    def of(self, label: Label, line: str = "", *, without: bool = False) -> str:
        """Return the mark of *label*, or of the *line* of the tariff, with its count in front.

        Of "Kontra of Resi" it is that of Kontra, and runners may be those one is *without*.
        """
        label = _word(label)
        text = label.text if isinstance(label, Phrase) else label
        known = _KNOWN.get(line) or _KNOWN.get(text)
        if without and line in RUNNERS:
            known = _WITHOUT
        count = _count(label)
        number = str(count) if count is not None and count > 1 else ""
        if known is not None:
            mark, _, meaning = self._say(known).partition("|")
            self._given[mark] = meaning
            return number + mark
        return number + self._new(_bare(self._say(label)))

    def _new(self, meaning: str) -> str:
        for mark, known in self._given.items():
            if known == meaning:
                return mark
        word = max(meaning.split(), key=len, default="?")
        sizes = range(2, len(word) + 1)
        free = (word[:size] for size in sizes if word[:size] not in self._given)
        mark = next(free, meaning)
        self._given[mark] = meaning
        return mark

    def addition(self, paid: Addition, *, without: bool = False) -> str:
        """Write a sum in one line: ``(20 + 10 S + 40 4L) × 8 2Kl K``.

        The first summand needs no mark: it is the game in the column before.
        """
        terms = [
            self._term(step, first=step is paid.steps[0], without=without) for step in paid.terms
        ]
        words = " + ".join(terms) or "0"
        if paid.factors:
            product = 1
            for step in paid.factors:
                product *= step.number
            letters = " ".join(self.of(step.label, step.line) for step in paid.factors)
            words = f"({words})" if len(terms) > 1 else words
            words += f" × {product} {letters}"
        for bound in paid.bounds:
            words += f", {self.of(bound.label, bound.line)} {bound.number}"
        return words

    def additions(self, row: Row) -> str:
        """Write the different sums of *row*, usually one, and what a pot added to them."""
        sums = (self.addition(each, without=row.without) for each in row.additions)
        words = " / ".join(sums)
        paid = {addition.steps for addition in row.additions}
        for reason in row.reasons:
            giver, taker = reason.pairs[0]
            if reason.steps not in paid and isinstance(giver, Pot) and isinstance(taker, Person):
                words += f" +{reason.amount} {self.of(reason.label)}"
            if reason.steps not in paid and isinstance(giver, Person) and isinstance(taker, Pot):
                words += f" \N{MINUS SIGN}{reason.amount} {self.of(reason.label)}"
        return words.strip()

    def _term(self, step: Step, *, first: bool, without: bool) -> str:
        if first:
            return str(step.number)
        return f"{step.number} {self.of(step.label, step.line, without=without)}"


def _bare(words: str) -> str:
    """Return *words* without their numbers and gaps: "{count} knocks" is "knocks"."""
    return " ".join(word for word in words.split() if word[0].isalpha() or word[0] == "-")


def _word(label: Label) -> Label:
    if not isinstance(label, Phrase):
        return label
    words = (value for name, value in label.values if name == "word")
    return next((word for word in words if isinstance(word, str | Phrase)), label)


def _count(label: Label) -> int | None:
    if not isinstance(label, Phrase):
        return None
    counts: Iterable[object] = (label.number, *(value for _, value in label.values))
    return next((count for count in counts if isinstance(count, int)), None)


def tight(words: str) -> str:
    """Return a sum set without spaces between its parts, where there is little room."""
    return words.replace(" + ", "+").replace(" × ", "×").replace(", ", ",")
