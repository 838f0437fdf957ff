"""The numbers of several people: what follows from those that were told, and what is missing."""

from collections.abc import Mapping, Sequence
from typing import Any

from schafscore.core.accounts import Person
from schafscore.core.questions import AmountsBox, PointsBox, Question
from schafscore.core.results import CARD_POINTS
from schafscore.core.text import N_, Label, phrase


def completed(
    question: Question, value: Any, playing: Sequence[Person], answers: Mapping[str, Any]
) -> Any:
    """Give who took no trick, and then the last one left, the card points that are missing.

    Who took no trick is read from the *answers*; *value* is what was told of those *playing*.
    """
    if not isinstance(question.box, PointsBox) or not value:
        return value
    told = dict(value)
    missing = [person for person in playing if person not in told]
    crowds = (each for each in answers.values() if isinstance(each, frozenset))
    trickless = next(crowds, frozenset())
    told |= {person: 0 for person in missing if person in trickless}
    left = [person for person in missing if person not in told]
    rest = question.box.total - sum(told.values())
    if len(left) == 1 and rest >= 0:
        told[left[0]] = rest
    return tuple(told.items())


def short(
    question: Question, value: Any, playing: Sequence[Person], answers: Mapping[str, Any]
) -> Label | None:
    """Say what is still missing in the numbers of several people."""
    match question.box:
        case PointsBox(whole, partly):
            told = completed(question, value, playing, answers)
            total = sum(number for _, number in told or ())
            missing = len(told or ()) < len(playing)
            if (missing and not partly) or total > whole or (total < whole and not missing):
                points = N_("{sum} of {all} card points")
                what = points if whole == CARD_POINTS else N_("{sum} of {all} tricks")
                return phrase(what, sum=total, all=whole)
        case AmountsBox(even):
            total = sum(number for _, number in value)
            if even and total:
                return phrase(N_("The amounts add up to {total}, not to zero"), total=total)
        case _:
            pass
    return None
