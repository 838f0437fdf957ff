"""Any two customs may lie over one game: what they hold is told, and no page is lost by it."""

from itertools import combinations
from random import Random

import pytest
from drawn import played, record
from paper_speech import FRIDAY, PlainSpeech
from tables import CATALOGUE, PEOPLE, booked

from schafscore.core.accounts import Pot
from schafscore.core.evening import fold
from schafscore.core.journal import Opening
from schafscore.core.rounds import WAITING
from schafscore.core.variant import rules
from schafscore.houserules import bock, skat_bock
from schafscore.pdf.session import session
from schafscore.pdf.session_sheet import session_pdf
from schafscore.sheets.gauges import held
from schafscore.sheets.rows import rows
from schafscore.sheets.why import why
from schafscore.variants.bavarian import Solo, Suit

NAMES = {person: f"Person {place}" for place, person in enumerate(PEOPLE)}
EVENINGS = 12
PAIRS = [
    pytest.param(variant, pair, id=f"{variant}-{'-'.join(custom.id for custom in pair)}")
    for pair in combinations(CATALOGUE.house_rules.values(), 2)
    for variant in sorted(pair[0].variants | pair[1].variants)
]


def evenings(variant, pair, chance):
    """Draw evenings under *pair*, those of other games too: a file made by hand may lay them so."""
    for _ in range(EVENINGS):
        laid_over = [(custom, record(custom.settings, chance)) for custom in pair]
        agreed = rules(variant, record(variant.tariff, chance), *laid_over)
        people = PEOPLE[: chance.choice(sorted(agreed.seating))]
        yield played(Opening(agreed, people, people[-1]), chance, most=12)


@pytest.mark.parametrize(("variant", "pair"), PAIRS)
def test_two_customs_never_break_list_gauges_or_paper(variant, pair):
    foreign = any(variant not in custom.variants for custom in pair)
    chance = Random(str([variant, *(custom.id for custom in pair)]))
    for evening in evenings(CATALOGUE.variants[variant], pair, chance):
        for line in evening.lines:
            balances = line.after.balances
            assert foreign or all(balances[p] >= 0 for p in balances if isinstance(p, Pot))
            assert sum(line.deltas.values()) == 0
        assert len(rows(evening)) >= len(evening.hands)
        assert len(held(evening)) == sum(custom.shows is not None for custom in pair)
        for line in evening.hands:
            assert why(evening, line.hand).row.hand == line.hand
    said = session(evening, NAMES, title="Friday", opened=FRIDAY)
    assert session_pdf(said, PlainSpeech()).startswith(b"%PDF")


def test_3_8_a_hand_uses_up_one_doubled_hand_though_two_customs_begin_rounds():
    both = [(each.HOUSE_RULE, each.Settings(hands=2)) for each in (bock, skat_bock)]
    agreed = rules(CATALOGUE.variants["bavarian"], None, *both)
    lost = Solo(declarer=PEOPLE[0], suit=Suit.HEARTS, result=50)
    won = Solo(declarer=PEOPLE[0], suit=Suit.ACORNS, result=70)
    evening = fold([Opening(agreed, PEOPLE[:4], PEOPLE[3]), *booked(lost, won, won, won)])
    assert [line.after.balances.get(WAITING, 0) for line in evening.hands] == [2, 1, 0, 0]
    assert [line.deltas[PEOPLE[0]] for line in evening.hands] == [-150, 300, 300, 150]
    assert [str(each.sentence) for each in agreed.problems(PEOPLE[:4])] == [
        "There is no such house rule in this game"
    ]
