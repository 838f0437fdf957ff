"""What changes no amount under the rules of the table is said, before a scorer wonders."""

import pytest
from lines import reading, under
from paper_speech import PlainSpeech
from tables import CATALOGUE, B, C

from schafscore.services.no_more import pays_no_more

VIRGINS = type(CATALOGUE.variants["bavarian"].tariff().virgins)


def told(pad):
    assert pad.outcome is not None, pad.problems
    return [PlainSpeech().say(each, {}) for each in pays_no_more(pad)]


def typed(line, **tariff):
    return reading(under("bavarian", people=4, **tariff), line).pad


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("a o h", []),
        ("a o h s", ["Schneider pays nothing more here"]),
        ("a o h 95", ["Schneider pays nothing more here"]),
        ("a o h x -", ["Schwarz pays nothing more here"]),
        ("a b s", []),
        ("a b x", []),
    ],
)
def test_3_6_a_level_that_a_solo_does_not_pay_says_so(line, said):
    assert told(typed(line, own_levels=True)) == said


def test_3_6_a_level_that_is_paid_says_nothing():
    for line in ("a o h s", "a o h x -", "a w -s"):
        assert told(typed(line)) == []


def test_3_11_no_trick_in_a_ramsch_says_where_it_pays_nothing_more():
    for virgins in VIRGINS:
        pad = typed("r a", virgins=virgins).answer("trickless", frozenset({B}))
        none = virgins is VIRGINS.NOTHING
        assert told(pad) == (["No trick pays nothing more here"] if none else [])


def test_3_11_three_without_a_trick_are_a_march_and_that_pays():
    table = under("bavarian", people=4)
    pad = reading(table, "r").pad
    three = frozenset(pad.table.playing) - {C}
    assert told(pad.answer("trickless", three)) == []
