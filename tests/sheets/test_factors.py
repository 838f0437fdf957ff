"""A sum whose factors are joined comes to the same, and says each word once."""

from schafscore.core.accounts import Person
from schafscore.core.outcome import Add, Times, explain, worth
from schafscore.core.text import phrase
from schafscore.sheets.factors import joined

ANNA, BERND = Person(0), Person(1)


def said(word, who):
    return Times(phrase("{word} of {who}", word=word, who=who), 2)


def test_factors_become_one_that_says_how_often():
    steps = (Add("Geier", 50), said("knock", ANNA), said("knock", BERND), said("Kontra", BERND))
    assert explain(joined(steps)) == "50 Geier, ×8 for 2 knock, Kontra = 400"
    assert worth(joined(steps)) == worth(steps)


def test_what_stands_between_factors_keeps_its_place():
    steps = (Add("Solo", 50), Times("Kontra", 2), Add("Tout", 10), Times("Bock", 2))
    assert joined(steps) == steps
