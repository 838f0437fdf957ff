"""What a table agreed on, as titles and lines to print or read aloud."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from schafscore.core.questions import PRICES, TARIFF, CountBox, Question, asked, needed
from schafscore.core.text import N_, Label, Option, phrase
from schafscore.core.variant import Rules


@dataclass(frozen=True, slots=True)
class Part:
    """Some lines of the rules under one title; a custom that leaves nothing open has no line."""

    title: Label
    lines: tuple[Label, ...]


Wanted = Callable[[Question, object], bool]
USUALLY = N_("{what} {answer}")


def in_words(rules: Rules) -> tuple[Part, ...]:
    """Return the whole *rules*: the prices, then the other lines by group, then the customs.

    What does not matter, is not played, or costs nothing and stands for nothing is left out.
    Prices are in the unit of the variant.
    """
    return tuple(_parts(rules, _matters))


def in_brief(rules: Rules) -> tuple[Part, ...]:
    """Return of *rules* what the table needs at hand.

    That is what anything costs, what differs from what is usual, and every line that has words
    of its own for it, also where 0 stands for something else.
    """
    return tuple(_parts(rules, _needed_at_hand))


def _parts(rules: Rules, wanted: Wanted) -> Iterator[Part]:
    groups: dict[str, list[Label]] = {PRICES: []}
    for question, line in _lines(rules.tariff, wanted):
        if rules.concerns(question):
            groups.setdefault(question.group, []).append(line)
    for group, lines in groups.items():
        title = TARIFF if group == PRICES else group or N_("Rules")
        if lines:
            yield Part(title, tuple(lines))
    for custom, settings in rules.customs:
        yield Part(custom.label, tuple(line for _, line in _lines(settings, wanted)))


def _lines(record: object, wanted: Wanted) -> Iterator[tuple[Question, Label]]:
    for question in asked(type(record)):
        answer = getattr(record, question.name)
        if needed(question, record, record) and wanted(question, answer):
            yield question, in_a_line(question, answer)


def _matters(question: Question, answer: object) -> bool:
    return bool(answer) or (_is_zero(answer) and question.zero != "")


def _needed_at_hand(question: Question, answer: object) -> bool:
    if _is_zero(answer):
        return question.zero != "" and question.printed not in ("", USUALLY)
    return bool(answer) and (question.printed != "" or answer != question.default)


def _is_zero(answer: object) -> bool:
    return answer == 0 and answer is not False


def in_a_line(question: Question, answer: object) -> Label:
    """Return what was agreed on for *question* as one line."""
    if isinstance(question.box, CountBox) and question.short:
        words = question.short[int(str(answer)) - question.box.low]
        return phrase(question.printed or USUALLY, what=question.label, answer=words)
    if _is_zero(answer):
        return phrase(N_("{what}: {answer}"), what=question.label, answer=question.zero)
    if question.printed:
        return phrase(question.printed, what=question.label, answer=answer)
    if answer is True:
        return question.label
    if isinstance(answer, Option):
        return phrase(N_("{what}: {answer}"), what=question.label, answer=answer)
    return phrase(USUALLY, what=question.label, answer=answer)
