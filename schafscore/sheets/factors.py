"""A sum in fewer words: factors that follow each other become one."""

from collections import Counter
from itertools import groupby
from math import prod

from schafscore.core.outcome import Steps, Times
from schafscore.core.text import N_, Label, Phrase, listed, phrase


def joined(steps: Steps) -> Steps:
    """Return *steps* with each run of factors as one, without who said what.

    "×2 knock of Anna, ×2 knock of Bernd, ×2 Kontra" becomes "×8 for 2 knock, Kontra".
    """
    parts: list[Steps] = []
    for factors, run in groupby(steps, lambda step: isinstance(step, Times)):
        each = tuple(run)
        parts.append((_one(each),) if factors and len(each) > 1 else each)
    return tuple(step for part in parts for step in part)


def _one(factors: Steps) -> Times:
    counts = Counter(_word(each.label) for each in factors)
    words = [
        phrase(N_("{count} {what}"), count=count, what=word) if count > 1 else word
        for word, count in counts.items()
    ]
    return Times(listed(words), prod(each.number for each in factors))


def _word(label: Label) -> Label:
    """Return what was said, without who said it."""
    word = dict(label.values).get("word") if isinstance(label, Phrase) else None
    return word if isinstance(word, str | Phrase) else label
