"""What customs hold from hand to hand is told in the same words to window and terminal."""

from lines import typed, under
from paper_speech import PlainSpeech
from tables import CATALOGUE, A, B, C, D

from schafscore.core.evening import step
from schafscore.core.journal import Hand
from schafscore.houserules import dealt_ahead, duty_solo
from schafscore.sheets.gauges import Holding, held
from schafscore.variants.three_handed import Least

HOUSE = CATALOGUE.house_rules


def bavarian(*customs):
    return under("bavarian", people=4, customs=customs)


def test_3_8_doubled_hands_count_down_and_say_what_began_them():
    start = bavarian("bock")
    (rests,) = held(start)
    assert (rests.kind, rests.working, str(rests.state)) == (Holding.ROUNDS, False, "at rest")
    (rounds,) = held(typed(start, "d o h -", "a b"))
    assert (rounds.count, rounds.of, rounds.working) == (3, 4, True)
    assert [str(each) for each in (rounds.state, rounds.since, rounds.why)] == [
        "3 doubled to come",
        "because of hand 1",
        "doubled hands after a lost Herz-Solo",
    ]


def test_3_12_money_says_since_when_it_lies_there():
    start = bavarian("stock")
    (empty,) = held(start)
    assert (empty.kind, str(empty.state), empty.since) == (Holding.MONEY, "empty", "")
    (stock,) = held(typed(start, "z"))
    assert (stock.count, str(stock.state), str(stock.since)) == (40, "40", "since hand 1")


def test_3_10_hands_thrown_in_say_what_they_make_of_the_next():
    (thrown,) = held(typed(bavarian("double_next"), "z", "z"))
    assert (thrown.kind, thrown.count, thrown.of) == (Holding.NUMBER, 2, 2)
    assert str(thrown.state) == "next × 4"


def test_duty_soli_name_who_owes_them_until_all_are_played():
    soli = HOUSE["duty_solo"]
    start = bavarian(("duty_solo", soli.settings(soli=2)))
    (owing,) = held(typed(start, "a o e"))
    assert (owing.kind, owing.owing) == (Holding.OWING, {A: 1, B: 2, C: 2, D: 2})
    assert (str(owing.state), owing.since) == ("7", "")
    named = {A: "Anna", B: "Bernd", C: "Carl", D: "Dora"}
    assert PlainSpeech().say(owing.who, named) == "Anna, Bernd × 2, Carl × 2, Dora × 2"
    (done,) = held(typed(bavarian("duty_solo"), "a o e", "b o e", "c o e", "d o e"))
    assert (done.owing, str(done.state)) == ({}, "done")
    assert not duty_solo.owed([A], {duty_solo.played(A): 1}, soli.settings())


def test_2_7_who_dealt_ahead_is_seen_until_he_is_passed_over():
    start = under("three-handed", people=3, customs=["dealt_ahead"])
    (nobody,) = held(start)
    assert (nobody.owing, str(nobody.state)) == ({}, "nobody")
    lead = next(iter(start.position.people))
    told = (("dealt_ahead", dealt_ahead.Told(turn=lead)),)
    ahead = step(start, Hand(1, Least(winner=lead), asides=told))
    dealer = start.position.dealer
    (dealt,) = held(ahead)
    assert (dealt.owing, str(dealt.state)) == ({dealer: 1}, "to be passed over")
    assert str(dealt.title) == "Dealt ahead"
    assert ahead.position.dealer == lead


def test_3_8_in_a_kreuzbock_the_next_hand_is_said_to_be_a_kreuz():
    crossed = HOUSE["bock"].settings(crossed=True)
    (rounds,) = held(typed(bavarian(("bock", crossed)), "d o h -"))
    cause, kreuz = "doubled hands after a lost Herz-Solo", "Kreuz: those opposite play together"
    assert str(rounds.why) == f"{cause}, {kreuz}"
