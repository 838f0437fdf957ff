"""What was told about a hand and pays nothing more under the rules of its table."""

from collections.abc import Iterator

from schafscore.core.outcome import Outcome, moved
from schafscore.core.questions import PeopleBox, Role
from schafscore.core.results import Level
from schafscore.core.text import N_, Label, phrase
from schafscore.services.pad import Pad, six_of

WORDS = N_("{what} pays nothing more here")


def pays_no_more(pad: Pad) -> Iterator[Label]:
    """Yield what stands on *pad* and leaves every amount as it would be without it.

    A table may pay no Schneider in a Solo (3.6), and nothing for no trick in a Ramsch (3.11). It is
    told all the same: later rules may pay it, and statistics count it.
    """
    outcome, six = pad.outcome, pad.six
    if outcome is None:
        return
    if six is not None and six.level is not Level.SIMPLE:
        lower = pad.verdict(six_of(six.won, Level(six.level - 1))).outcome
        if lower is not None and lower.level != outcome.level and _same(lower, outcome):
            what = N_("Schneider") if six.level is Level.SCHNEIDER else N_("Schwarz")
            yield phrase(WORDS, what=what)
    for name in pad.answers:
        question = pad.questions.get(name)
        if question and question.role is Role.RESULT and isinstance(question.box, PeopleBox):
            without = pad.answer(name, None).outcome
            if without is not None and _same(without, outcome):
                yield phrase(WORDS, what=question.label)


def _same(one: Outcome, other: Outcome) -> bool:
    return moved({}, one.transfers) == moved({}, other.transfers)
