"""The list of Skat counted in other ways, and where the series stands (5.9)."""

from dataclasses import replace

from lines import typed, under
from tables import A, B, C, D, opening, play

from schafscore.core.evening import step
from schafscore.core.journal import Strike
from schafscore.core.results import Trickless
from schafscore.sheets.views import count, series
from schafscore.variants.bavarian import Promise, Solo, Suit, Tariff

LINES = ("a e m2", "b o h", "c l -", "a h", "z")


def evening_of_three(*lines):
    return typed(under("skat", people=3), *(lines or LINES))


def test_the_list_is_counted_as_it_is_written_without_a_view():
    evening = evening_of_three()
    plain = count(evening, (A, B, C))
    assert dict(plain.total) == {A: 36 + 20, B: 72, C: -36}
    assert dict(plain.total) == dict(count(evening, (A, B, C), "plain").total)


def test_5_9_seeger_adds_fifty_for_a_game_won_and_takes_fifty_for_one_lost():
    told = count(evening_of_three(), (A, B, C), "seeger")
    assert dict(told.total) == {A: 56 + 100, B: 72 + 50, C: -36 - 50}
    assert (dict(told.won), dict(told.lost)) == ({A: 2, B: 1, C: 0}, {A: 0, B: 0, C: 1})


def test_5_9_seeger_fabian_gives_forty_to_the_others_at_a_table_of_three_thirty_at_four():
    told = count(evening_of_three(), (A, B, C), "seeger-fabian")
    assert dict(told.total) == {A: 56 + 100 + 40, B: 72 + 50 + 40, C: -36 - 50}
    four = typed(under("skat", people=4), "a l -")
    assert dict(count(four, (A, B, C, D), "seeger-fabian").total) == {
        A: -36 - 50,
        B: 30,
        C: 30,
        D: 30,
    }


def test_the_parts_of_a_count_come_to_its_total():
    evening = evening_of_three()
    for view in evening.position.rules.variant.views:
        told = count(evening, (A, B, C), view)
        for person in (A, B, C):
            assert sum(part[person] for part in told.parts.values()) == told.total[person]


def test_5_9_bierlachs_and_losses_write_minuses_alone():
    evening = evening_of_three()
    assert dict(count(evening, (A, B, C), "losses").total) == {A: 0, B: 0, C: -36}
    told = count(evening, (A, B, C), "bierlachs")
    assert dict(told.total) == {A: -72, B: -36 - 20, C: -36 - 36 - 72 - 20}


def test_3_15_a_middle_left_alone_changes_no_tournament_points():
    three = opening("bavarian", Tariff(middle=True), people=3)
    solo = Solo(declarer=A, suit=Suit.BELLS, result=70)
    evening = play(three, solo, replace(solo, untouched=True))
    for view in ("tour_123", "tour_sie42"):
        assert dict(count(evening, (A, B, C), view).total) == {A: 8, B: -4, C: -4}


def test_a_struck_hand_counts_in_no_view():
    evening = step(evening_of_three(), Strike(2))
    assert count(evening, (A, B, C), "seeger").total[B] == 0


def test_5_9_a_series_is_36_deals_of_three_people_48_of_four():
    assert (series(evening_of_three()).played, series(evening_of_three()).of) == (5, 36)
    assert series(under("skat", people=4)).of == 48
    whole = typed(under("skat", people=3), *("z",) * 36)
    assert series(whole).played == 36
    assert series(typed(whole, "z")).played == 1


def test_3_15_no_price_of_the_table_is_taken_for_tournament_points():
    dear = Tariff(tout=100, sie=200, sie_factor=8, heart_solo=60)
    evening = play(
        opening("bavarian", dear),
        Solo(declarer=A, suit=Suit.HEARTS, promise=Promise.SIE),
        Solo(declarer=A, suit=Suit.HEARTS, promise=Promise.TOUT, trickless=Trickless.OPPONENTS),
    )
    assert dict(count(evening, (A, B, C, D), "tour_123").total) == {A: 48, B: -16, C: -16, D: -16}
    assert count(evening, (A, B, C, D), "tour_sie42").total[A] == 42 + 18
