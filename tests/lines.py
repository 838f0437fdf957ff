"""An evening of any game written in the lines of keys that a scorer would type."""

from tables import CATALOGUE, opening

from schafscore.core.evening import Evening, fold, step
from schafscore.core.journal import Hand
from schafscore.core.variant import rules
from schafscore.services.keyline import read


def under(variant, people=None, customs=(), **tariff):
    """Open an evening of *variant* under a tariff, with house rules as they are."""
    game, house = CATALOGUE.variants[variant], CATALOGUE.house_rules
    laid_over = [
        (house[each], house[each].settings())
        if isinstance(each, str)
        else (house[each[0]], each[1])
        for each in customs
    ]
    agreed = rules(game, game.tariff(**tariff), *laid_over)
    start = opening(variant) if people is None else opening(variant, people=people)
    return fold([type(start)(agreed, start.people, start.dealer)])


def typed(evening: Evening, *lines: str) -> Evening:
    """Book every line; each must be whole and allowed."""
    for line in lines:
        there = reading(evening, line)
        assert there.problem is None, (line, str(there.problem))
        assert there.pad.problems == (), (line, there.pad.problems)
        number = len(evening.lines)
        evening = step(evening, Hand(number, there.pad.entry, asides=there.pad.asides))
    assert evening.problems == ()
    return evening


def reading(evening: Evening, line: str):
    """Read *line* at the next hand of *evening*."""
    return read(line, evening.position.rules, evening.position.table())
