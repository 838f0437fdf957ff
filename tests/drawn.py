"""Any hand of any game, drawn by chance: half of what need not be told is as it was declared."""

from types import SimpleNamespace

from schafscore.core.evening import Evening, step
from schafscore.core.journal import Hand
from schafscore.core.questions import (
    AmountsBox,
    CheckBox,
    ChoiceBox,
    CountBox,
    PeopleBox,
    PersonBox,
    PointsBox,
    ResultBox,
    SaidBox,
    TextBox,
    asked,
    needed,
)
from schafscore.core.results import Verdict

EDGES = 29, 30, 31, 60, 61, 89, 90, 91, 120


def answer(box, chance, playing=(), here=()):
    """Draw an answer, at the edges of what is possible as often as not."""
    match box:
        case PersonBox(anybody):
            return chance.choice(here if anybody else playing)
        case PeopleBox():
            return frozenset(chance.sample(playing, chance.randrange(len(playing))))
        case PointsBox(total):
            left, shares = total, []
            for _ in playing[1:]:
                shares.append(
                    min(left, chance.choice((0, total // 3, total // 2, chance.randint(0, left))))
                )
                left -= shares[-1]
            shares.append(left)
            chance.shuffle(shares)
            return tuple(zip(playing, shares, strict=True))
        case AmountsBox():
            return ((playing[0], 10), (playing[1], -10))
        case SaidBox(most):
            return (None,) * chance.randint(0, most)
        case TextBox():
            return ""
        case CountBox(low, high):
            return chance.choice((low, high, chance.randint(low, min(high, low + 12))))
        case CheckBox():
            return chance.random() < 0.5
        case ChoiceBox(options):
            return chance.choice(list(options))
        case ResultBox():
            return chance.choice(
                (chance.choice(EDGES), chance.randint(0, 120), chance.choice(list(Verdict)))
            )
    raise AssertionError(box)


def settled(cls, answers, tariff=None):
    """Make a record in which what does not matter is as it was declared."""
    for _ in range(3):
        told = SimpleNamespace(**answers)
        for question in asked(cls):
            if not needed(question, told, tariff if tariff is not None else told):
                answers[question.name] = question.default
    return cls(**answers)


def record(cls, chance, playing=(), here=(), tariff=None):
    """Draw a record: half of what need not be told is as it was declared."""
    answers = {}
    for question in asked(cls):
        told = question.required or (question.default is None and question.needed is not None)
        drawn = told or chance.random() < 0.5
        answers[question.name] = (
            answer(question.box, chance, playing, here) if drawn else question.default
        )
    return settled(cls, answers, tariff)


def played(opened, chance, most=4):
    """Play up to *most* hands, each possible where it stands."""
    evening = step(Evening(), opened)
    for number in range(1, chance.randint(2, most + 1)):
        table, agreed = evening.position.table(), evening.position.rules
        kind = chance.choice(agreed.entries)
        for _ in range(8):
            entry = record(kind, chance, table.playing, table.people, agreed.tariff)
            asides = tuple(
                (custom.id, record(custom.asks, chance, table.playing, table.people, settings))
                for custom, settings in agreed.customs
                if custom.asks
            )
            if not agreed.refuses(entry, table, asides):
                evening = step(evening, Hand(number, entry, asides=asides))
                break
    return evening
