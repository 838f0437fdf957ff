"""Speaks to people: texts, numbers, money and dates as their language has them."""

import datetime as dt
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cmp_to_key
from pathlib import Path

from PySide6.QtCore import (
    QCollator,
    QCoreApplication,
    QDate,
    QLibraryInfo,
    QLocale,
    Qt,
    QTranslator,
)

from schafscore.core.text import NO_NAMES, Label, Money, Option, Phrase, Speech, Verbatim
from schafscore.resources import MissingError, resource

MINUS = "\N{MINUS SIGN}"
BILLION = 1_000_000_000
"""Qt counts a plural to twice as many."""
QT_NUMBERS = 2**63
"""Where the numbers end that Qt can write."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language the program speaks, and the forms we want other than Qt's locale has them."""

    name: str  # as its speakers call it
    locale: str
    money: str
    date: str
    short_date: str


# A no-break space keeps amount and sign on one line. Qt would write a loss as (€1.50) in English.
LANGUAGES = {
    "de": Language("Deutsch", "de_DE", "{amount}\N{NO-BREAK SPACE}€", "d. MMMM yyyy", "dd.MM.yyyy"),
    "en": Language("English", "en_GB", "€{amount}", "d MMMM yyyy", "dd/MM/yyyy"),
    "ru": Language("Русский", "ru_RU", "{amount}\N{NO-BREAK SPACE}€", "d MMMM yyyy", "dd.MM.yyyy"),
}
SOURCE_LANGUAGE = "en"


def system_language() -> str:
    """Return the first language that the user's system prefers and the program speaks."""
    preferred = (name.split("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in preferred if code in LANGUAGES), SOURCE_LANGUAGE)


class LinguistSpeech(Speech):
    """The port `schafscore.core.text.Speech`, in a language that can change at any time.

    With *application* Qt's own texts, such as those of its dialogs, change with it.
    """

    def __init__(
        self,
        language: str = "",
        application: QCoreApplication | None = None,
        *,
        translations: Path | None = None,
    ) -> None:
        """Speak *language*, a key of `LANGUAGES`, or that of the system."""
        self._application = application
        self._folder = translations or resource("translations")
        self._texts = QTranslator()
        self._texts_of_qt = QTranslator()
        self.instead: Mapping[str, str] = {}
        self.use(language or system_language())

    def use(self, language: str) -> None:
        """Change to *language*.

        Raises `KeyError` for one the program does not speak, `MissingError` where its
        translation is missing.
        """
        self._forms = LANGUAGES[language]
        self._language = language
        self._locale = QLocale(self._forms.locale)
        self._collator = QCollator(self._locale)
        self._collator.setNumericMode(True)
        self._collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        file = self._folder / f"schafscore_{language}.qm"
        if not file.exists():
            raise MissingError(file)
        self._texts.load(str(file))
        if self._application is not None:
            self._teach_qt(self._application)

    def release(self) -> None:
        """Let Qt's own texts and its locale be those of the system again."""
        if self._application is not None:
            self._application.removeTranslator(self._texts_of_qt)
            QLocale.setDefault(QLocale.system())

    def call(self, instead: Mapping[str, str]) -> None:
        """Say other words where a label stands alone, such as another name of a suit."""
        self.instead = dict(instead)

    @property
    def language(self) -> str:
        """The key of the language in `LANGUAGES`: ``de``."""
        return self._language

    def say(self, label: Label, names: Mapping[object, str] = NO_NAMES) -> str:
        """Return *label* in the user's language.

        Raises `KeyError` where it mentions somebody whom *names* does not name.
        """
        if isinstance(label, str):
            label = self.instead.get(label, label)
            return self._texts.translate("", label) or label
        if label.number is None:
            text = self._texts.translate("", label.text) or label.text
        else:
            text = self._texts.translate("", label.text, "", _counted(label.number)) or label.text
            text = text.replace("%n", self.number(label.number))
        return text.format(**{gap: self._fill(value, names) for gap, value in label.values})

    def _fill(self, value: object, names: Mapping[object, str]) -> str:
        match value:
            case Option():
                return self.say(value.label)
            case str() | Phrase():
                return self.say(value, names)
            case Verbatim(words):
                return words
            case int():
                return self.number(value)
            case Money(cents):
                return self.money(cents)
            case _:
                return names[value]

    def number(self, number: int) -> str:
        """Return a whole number, its thousands set apart: ``1.234``, ``−5``."""
        return _sign(number) + self._digits(number)

    def signed(self, number: int) -> str:
        """Return a number of points or cents with its sign: ``+30``, ``−30``, ``0``."""
        return _sign(number, plus="+") + self._digits(number)

    def money(self, cents: int, *, sign: bool = False) -> str:
        """Return whole cents as an amount of money: ``4,30 €``; with *sign* ``+4,30 €``."""
        euros, rest = divmod(abs(cents), 100)
        amount = f"{self._digits(euros)}{self._locale.decimalPoint()}{rest:02}"
        return _sign(cents, plus="+" if sign else "") + self._forms.money.format(amount=amount)

    def date(self, day: dt.date) -> str:
        """Return a day in full: ``1. März 2026``. A moment with a time zone is taken to ours."""
        return self._locale.toString(_local_day(day), self._forms.date)

    def day(self, day: dt.date) -> str:
        """Return a day with its name: ``Sonntag, 1. März 2026``."""
        return self._locale.toString(_local_day(day), f"dddd, {self._forms.date}")

    def short_date(self, day: dt.date) -> str:
        """Return a day in digits, as a list has it: ``01.03.2026``."""
        return self._locale.toString(_local_day(day), self._forms.short_date)

    def time(self, moment: dt.datetime) -> str:
        """Return the time of day: ``20:15``. A moment with a time zone is taken to ours."""
        local = moment.astimezone() if moment.tzinfo else moment
        return f"{local:%H:%M}"

    def collate(self, names: Iterable[str]) -> list[str]:
        """Return *names* in the order of a list of names: Anna, Äpfel, Otto, Tisch 2, Tisch 10."""
        return sorted(names, key=cmp_to_key(self._collator.compare))

    def _digits(self, number: int) -> str:
        size = abs(number)
        return self._locale.toString(size) if size < QT_NUMBERS else str(size)

    def _teach_qt(self, application: QCoreApplication) -> None:
        QLocale.setDefault(self._locale)
        application.removeTranslator(self._texts_of_qt)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._texts_of_qt.load(f"qtbase_{self._language}", folder):
            application.installTranslator(self._texts_of_qt)


def _counted(number: int) -> int:
    """Return a number that Qt can count to, of the same grammatical number as *number*."""
    return number if abs(number) < BILLION else BILLION + number % BILLION


def _sign(number: int, plus: str = "") -> str:
    if number < 0:
        return MINUS
    return plus if number else ""


def _local_day(day: dt.date) -> QDate:
    if isinstance(day, dt.datetime) and day.tzinfo:
        day = day.astimezone()
    return QDate(day.year, day.month, day.day)
