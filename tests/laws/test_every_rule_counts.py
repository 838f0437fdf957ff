"""No line of the rules is shown and ignored: each changes some hand, of the kinds that it names."""

from dataclasses import replace
from random import Random

import pytest
from drawn import answer, played, record, settled
from tables import CATALOGUE, PEOPLE

from schafscore.core.agreed import Agreed
from schafscore.core.evening import fold
from schafscore.core.journal import Hand, Opening
from schafscore.core.questions import (
    asked,
    needed,
)
from schafscore.core.variant import rules
from schafscore.houserules import duty_solo

TRIES = 3000
ENOUGH = 40
"""Hands of a kind that show which lines change it though they do not name it."""


def differing(agreed, name, value):
    """Return *agreed* with another answer to one question."""
    answers = {each.name: getattr(agreed, each.name) for each in asked(type(agreed))}
    return settled(type(agreed), {**answers, name: value})


def seen(evening, under=None):
    """Return what anybody notices of an evening: amounts, dealers, facts, refusals."""
    opened, *hands = evening.writings
    again = evening if under is None else fold([replace(opened, rules=under), *hands])
    return [
        (line.deltas, line.after.dealer, line.outcome and line.outcome.events, line.problems)
        for line in again.lines
    ]


def opening(variant, chance, kinds=(), *customs):
    agreed = rules(variant, record(variant.tariff, chance), *customs, kinds=kinds)
    people = PEOPLE[: chance.choice(sorted(agreed.seating))]
    return Opening(agreed, people, people[-1])


def changing(variant, lines, chance, kinds=(), least=0):
    """Return which lines of the tariff change a hand of *kinds*, until all of *lines* are found."""
    found = set()
    for number in range(TRIES):
        if number >= least and lines <= found:
            break
        evening = played(opening(variant, chance, kinds), chance)
        agreed, before = evening.position.rules, seen(evening)
        for question in asked(variant.tariff):
            if question.name in found or not needed(question, agreed.tariff, agreed.tariff):
                continue
            other = differing(agreed.tariff, question.name, answer(question.box, chance))
            if other == agreed.tariff:
                continue
            if seen(evening, replace(agreed, tariff=other)) != before:
                found.add(question.name)
    return found


every_variant = pytest.mark.parametrize(
    "variant", CATALOGUE.variants.values(), ids=lambda variant: variant.id
)


@every_variant
def test_A23_no_line_of_the_tariff_is_shown_and_ignored(variant):
    lines = {question.name for question in asked(variant.tariff)}
    assert lines - changing(variant, lines, Random(variant.id)) == set()


KINDS = [
    pytest.param(variant, kind.kind, id=f"{variant.id}-{kind.kind}")
    for variant in CATALOGUE.variants.values()
    if any(question.kinds for question in asked(variant.tariff))
    for kind in variant.entries
    if not issubclass(kind, Agreed)
]
BIDS = {"null", "null_hand", "null_ouvert", "null_hand_ouvert", "grand_ouvert_36"}
"""What can be bid on any game of Skat depends on these, which no game but their own counts (5.3)."""


@pytest.mark.parametrize(("variant", "kind"), KINDS)
def test_A23_a_line_names_the_kinds_of_hand_that_it_changes(variant, kind):
    naming = {question.name: question.kinds for question in asked(variant.tariff) if question.kinds}
    named = {line for line, kinds in naming.items() if kind in kinds}
    found = changing(variant, named, Random(kind), (kind,), least=ENOUGH)
    assert named - found == set()
    assert (found & naming.keys()) - named <= (BIDS if variant.id == "skat" else set())


LAID_OVER = [
    pytest.param(rule, variant, id=f"{rule.id}-{variant}")
    for rule in CATALOGUE.house_rules.values()
    for variant in sorted(rule.variants)
]
REMINDS = {"duty_solo": {"hands"}, "bock": {"crossed"}}
"""What changes no amount, only of what, or when, the table is reminded."""


@pytest.mark.parametrize(("rule", "variant"), LAID_OVER)
def test_no_line_of_a_house_rule_is_shown_and_ignored(rule, variant):
    chance, found = Random(rule.id), set()
    lines = {question.name for question in asked(rule.settings)} - REMINDS.get(rule.id, set())
    for _ in range(TRIES):
        if lines <= found:
            break
        settings = record(rule.settings, chance)
        evening = played(opening(CATALOGUE.variants[variant], chance, (), (rule, settings)), chance)
        agreed, before = evening.position.rules, seen(evening)
        for question in asked(rule.settings):
            if question.name not in found and needed(question, settings, settings):
                other = differing(settings, question.name, answer(question.box, chance))
                if seen(evening, replace(agreed, customs=((rule, other),))) != before:
                    found.add(question.name)
    assert lines - found == set()
    missing = owed_reminders() if rule.id == "duty_solo" else {True, False}
    assert missing == {True, False}


def owed_reminders():
    """Return whether there is a reminder before the last hand of five, and of ten."""
    return {
        bool(duty_solo.reminder(PEOPLE[:4], {}, 4, duty_solo.Settings(hands=hands)))
        for hands in (5, 10)
    }


ASKING = [each for each in LAID_OVER if each.values[0].asks]


@pytest.mark.parametrize(("rule", "variant"), ASKING)
def test_nothing_that_a_house_rule_asks_about_a_hand_is_ignored(rule, variant):
    chance, found = Random(rule.id), set()
    lines = {question.name for question in asked(rule.asks)}
    for _ in range(TRIES):
        if lines <= found:
            break
        settings = record(rule.settings, chance)
        evening = played(opening(CATALOGUE.variants[variant], chance, (), (rule, settings)), chance)
        last, before = evening.writings[-1], seen(evening)
        if not isinstance(last, Hand):
            continue
        ((name, told),) = last.asides
        table = evening.hands[-1].table
        for question in asked(rule.asks):
            if question.name not in found and needed(question, told, settings):
                value = answer(question.box, chance, table.playing, table.people)
                other = settled(
                    rule.asks,
                    {
                        **{each.name: getattr(told, each.name) for each in asked(rule.asks)},
                        question.name: value,
                    },
                    settings,
                )
                hand = replace(last, asides=((name, other),))
                if seen(fold([*evening.writings[:-1], hand])) != before:
                    found.add(question.name)
    assert lines - found == set()
