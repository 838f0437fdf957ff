"""Why a hand came to its amounts: what is said is what the fold moved."""

import paper_evening as paper
import pytest
from evenings import evenings
from hypothesis import given, settings
from tables import CATALOGUE

from schafscore.core.evening import step
from schafscore.core.journal import Strike
from schafscore.core.outcome import worth
from schafscore.core.questions import asked
from schafscore.sheets.differences import differences
from schafscore.sheets.rows import rows
from schafscore.sheets.why import Rank, why

EVENING = paper.evening()


def plain(number):
    hand = next(row.hand for row in rows(EVENING) if row.number == number)
    return why(EVENING, hand)


def reckoned(sum_):
    return [(str(each.sign), each.number, str(each.words)) for each in sum_.rows]


def grounds(sum_):
    return [str(ground) for each in sum_.rows for ground in each.grounds]


def test_every_sum_ends_with_what_was_moved():
    for line in EVENING.hands:
        explained = why(EVENING, line.hand)
        money = [each for each in line.outcome.transfers if each.tag != "bock"]
        pairs = [pair for each in explained.sums for pair in each.pairs]
        assert pairs == [(each.giver, each.taker) for each in money]
        for each in explained.sums:
            assert each.rows[-1].rank is Rank.TOTAL
            assert each.rows[-1].number == each.amount


def test_A5_the_subtotal_stands_where_adding_ends():
    (price,) = [each for each in plain(48).sums if str(each.label) == "Sauspiel"]
    assert worth(plain(48).row.reasons[0].steps) == price.amount == 240
    signs = [(str(each.sign), each.number) for each in price.rows]
    assert signs == [
        ("", 20),
        ("+", 10),
        ("+", 0),
        ("=", 30),
        ("×", 2),
        ("×", 2),
        ("×", 2),
        ("=", 240),
    ]
    assert [each.rank for each in price.rows][3] is Rank.SUBTOTAL


def test_who_pays_into_a_pot_does_not_pay_somebody():
    thrown_in = next(row.hand for row in rows(EVENING) if str(row.kind) == "Thrown in")
    (stake,) = why(EVENING, thrown_in).sums
    assert str(stake.rows[-1].words) == "each pays in: Stock"


def test_a_step_names_the_line_of_the_tariff_it_rests_on():
    (price,) = plain(1).sums
    tariff = {each.label for each in asked(type(EVENING.position.rules.tariff))}
    said = [ground.values[1][1] for each in price.rows for ground in each.grounds]
    assert said
    assert {dict(each.values)["what"] for each in said} <= tariff


def test_A29_a_doubled_hand_names_the_hand_that_began_the_round():
    said = grounds(plain(28).sums[0])
    assert "House rule: Bock" in said
    assert "Hand 1 of 4" in said
    assert any(each.startswith("because of hand 27") for each in said)


def test_a_round_that_begins_is_a_remark_and_no_sum():
    explained = plain(27)
    assert [str(each) for each in explained.remarks] == [
        "Bock: 4 doubled hands after a lost Herz-Solo"
    ]
    assert all(str(each.label) != "Bock" for each in explained.sums)


@pytest.mark.parametrize(
    "row", [row for row in rows(EVENING) if row.moves], ids=lambda row: row.number
)
def test_the_stock_is_explained_beside_the_price(row):
    moved = {each for each in row.moves if row.moves[each] and not each.unit}
    explained = why(EVENING, row.hand)
    named = {account for each in explained.sums for pair in each.pairs for account in pair}
    assert moved <= named


@pytest.mark.parametrize("variant", CATALOGUE.variants.values(), ids=lambda each: each.id)
def test_every_hand_of_every_game_is_explained_to_the_last_unit(variant):
    @given(evenings(variant, most=3))
    @settings(max_examples=8, deadline=None)
    def explained(evening):
        for line in evening.hands:
            for each in why(evening, line.hand).sums:
                assert each.rows[-1].number == each.amount
                assert each.pairs
            strike = (Strike(line.hand),)
            totals = differences(evening, strike).totals
            after = step(evening, *strike).position.balances
            assert {each.account: each.becomes for each in totals}.items() <= {
                **dict.fromkeys((t.account for t in totals), 0),
                **after,
            }.items()

    explained()
