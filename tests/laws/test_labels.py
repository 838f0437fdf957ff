"""No step says its own number twice: "40 for 40 out of the Stock" is read as two amounts."""

from collections import defaultdict
from random import Random

import pytest
from drawn import played, record
from tables import CATALOGUE, PEOPLE

from schafscore.core.journal import Opening
from schafscore.core.text import Phrase
from schafscore.core.variant import rules

EVENINGS = 400


def numbers(label):
    """Yield the numbers that *label* says, each with the gap where it stands."""
    if "%n" in label.text:
        yield "%n", label.number
    yield from ((gap, value) for gap, value in label.values if type(value) is int)


def said(variant, tariff, chance):
    """Return, for every gap in the words of a step, what it said beside which number."""
    found = defaultdict(set)
    for _ in range(EVENINGS):
        laid_over = [
            (custom, record(custom.settings, chance))
            for custom in CATALOGUE.house_rules.values()
            if variant.id in custom.variants and chance.random() < 0.5
        ]
        agreed = rules(variant, tariff(chance), *laid_over)
        people = PEOPLE[: chance.choice(sorted(agreed.seating))]
        for line in played(Opening(agreed, people, people[-1]), chance).lines:
            for transfer in line.outcome.transfers if line.outcome else ():
                for each in transfer.steps:
                    for gap, number in numbers(each.label) if type(each.label) is Phrase else ():
                        found[each.label.text, gap].add((number, each.number))
    return found


@pytest.mark.parametrize("variant", CATALOGUE.variants.values(), ids=lambda variant: variant.id)
def test_no_label_repeats_the_amount_of_its_own_step(variant):
    """Two numbers that happen to be equal are no fault; two that always are say one thing."""
    usual = said(variant, lambda chance: variant.tariff(), Random(variant.id))
    other = said(variant, lambda chance: record(variant.tariff, chance), Random(variant.id))
    repeated = {
        words
        for found in (usual, other)
        for words, pairs in found.items()
        if len(pairs) > 1 and all(number == amount for number, amount in pairs)
    }
    assert repeated == set()
