"""What a table agreed on, as titles and lines to print or read aloud."""

from collections.abc import Iterator
from dataclasses import dataclass

from schafscore.core.questions import PRICES, Question, asked, needed
from schafscore.core.text import N_, Label, Option, phrase
from schafscore.core.variant import Rules


@dataclass(frozen=True, slots=True)
class Part:
    """Some lines of the rules under one title."""

    title: Label
    lines: tuple[Label, ...]


def in_words(rules: Rules) -> tuple[Part, ...]:
    """Return *rules* in words: the prices, then the other lines by group, then the customs.

    What does not matter, is not played or costs nothing is left out. Prices are in the unit of
    the variant.
    """
    groups: dict[str, list[Label]] = {}
    for group, line in _lines(rules.tariff):
        groups.setdefault(group, []).append(line)
    prices = groups.pop(PRICES, [])
    parts = [Part(N_("Tariff"), tuple(prices))] if prices else []
    parts += [Part(group or N_("Rules"), tuple(lines)) for group, lines in groups.items()]
    parts += [
        Part(custom.label, tuple(line for _, line in _lines(settings)))
        for custom, settings in rules.customs
    ]
    return tuple(parts)


def _lines(record: object) -> Iterator[tuple[str, Label]]:
    for question in asked(type(record)):
        answer = getattr(record, question.name)
        unsaid = answer is None or answer is False or answer == 0
        if unsaid or not needed(question, record, record):
            continue
        yield question.group, _line(question, answer)


def _line(question: Question, answer: object) -> Label:
    if answer is True:
        return question.label
    if isinstance(answer, Option):
        return phrase(N_("{what}: {answer}"), what=question.label, answer=answer)
    return phrase(N_("{what} {answer}"), what=question.label, answer=answer)
