"""Bock: what begins a round, what it doubles, and how long it lasts (3.8)."""

from dataclasses import replace

import pytest
from tables import CATALOGUE, A, B, C, D, amounts, because_of, booked, opening, play

from schafscore.core.agreed import Manual, Misdeal, Penalty
from schafscore.core.evening import fold, step
from schafscore.core.journal import Hand, Opening
from schafscore.core.outcome import explain
from schafscore.core.questions import questioned
from schafscore.core.variant import rules
from schafscore.houserules.bock import WAITING, Settings, Told, shown
from schafscore.variants.bavarian import (
    Kreuz,
    Payers,
    Ramsch,
    Rufspiel,
    Solo,
    Suit,
    Tariff,
    ThrownIn,
    Virgins,
)

HEARTS_LOST = Solo(declarer=A, suit=Suit.HEARTS, result=50)
RUF = Rufspiel(declarer=A, partner=B, result=70)
ALL = Settings(single_trick=True, even=True, reply_lost=True, thrown_in=True)


def waiting(settings, *entries, people=4):
    evening = play(opening("bavarian", Tariff(), ("bock", settings), people=people), *entries)
    return [line.after.balances.get(WAITING, 0) for line in evening.hands]


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        (HEARTS_LOST, "heart_solo"),
        (replace(RUF, result=60), "even"),
        (replace(RUF, replies=(None,)), "reply_lost"),
        (ThrownIn(), "thrown_in"),
    ],
)
def test_3_8_what_begins_a_round_is_agreed_on(hand, line):
    never = Settings(heart_solo=False)
    assert waiting(never, hand) == [0]
    assert waiting(replace(never, **{line: True}), hand) == [4]
    others = dict.fromkeys(("heart_solo", "even", "reply_lost", "thrown_in"), False)
    assert waiting(replace(ALL, **(others | {line: True})), hand) == [4]
    assert waiting(replace(ALL, **{line: False}), hand) == [0]


def test_3_8_in_a_kreuzbock_the_table_is_reminded_of_the_kreuz():
    def warned(settings, *entries):
        evening = play(opening("bavarian", Tariff(), ("bock", settings)), *entries)
        return bool(shown(evening.position.table(), len(entries), settings).warning)

    crossed = Settings(crossed=True)
    kreuz = Kreuz(declarer=B, result=70)
    assert not warned(crossed)
    assert warned(crossed, HEARTS_LOST)
    assert warned(crossed, HEARTS_LOST, kreuz)
    assert not warned(crossed, HEARTS_LOST, *[kreuz] * 4)
    assert not warned(Settings(), HEARTS_LOST)
    table = play(opening("bavarian", Tariff(), ("bock", crossed))).position.table()
    assert (shown(table, 0, crossed).title, shown(table, 0, Settings()).title) == ("Kreuzbock", "")
    evening = play(opening("bavarian", Tariff(), ("bock", crossed)), HEARTS_LOST, kreuz)
    assert amounts(evening.hands[-1]) == [-20, 20, -20, 20]


def test_3_8_who_plays_kreuzbock_plays_kreuz_whatever_else_is_ticked():
    kreuz = Kreuz(declarer=A, result=70)
    bavarian, custom = CATALOGUE.variants["bavarian"], CATALOGUE.house_rules["bock"]
    for crossed in (True, False):
        agreed = rules(bavarian, None, (custom, Settings(crossed=crossed)), kinds=["solo"])
        assert [each.kind for each in agreed.entries] == ["solo"] + (["kreuz"] if crossed else [])
        price = questioned(Tariff)["kreuz"]
        assert agreed.concerns(price) is crossed
        evening = play(Opening(agreed, (A, B, C, D), D), HEARTS_LOST)
        refused = step(evening, Hand(2, kreuz)).hands[-1].problems
        assert [str(each.sentence) for each in refused] == (
            [] if crossed else ["This table does not play that"]
        )
    assert rules(bavarian, None, (custom, Settings(crossed=True))).kinds == frozenset()


def test_3_1_three_people_are_not_reminded_of_a_kreuz():
    crossed = Settings(crossed=True)
    opened = opening("bavarian", Tariff(), ("bock", crossed), people=3)
    table = play(opened, HEARTS_LOST).position.table()
    assert (shown(table, 1, crossed).title, shown(table, 1, crossed).warning) == ("", "")


def test_3_8_a_single_worthless_trick_is_told_beside_the_hand():
    agreed = opening("bavarian", Tariff(), ("bock", Settings(single_trick=True)))
    told = Hand(1, RUF, asides=(("bock", Told(single_trick=True)),))
    line = fold([agreed, told]).hands[0]
    assert line.problems == ()
    assert line.after.balances[WAITING] == 4
    not_asked = fold([opening("bavarian", Tariff(), ("bock", Settings())), told]).hands[0]
    assert [problem.question for problem in not_asked.problems] == ["single_trick"]


@pytest.mark.parametrize(
    "entry", [Misdeal(), Penalty(payer=A, amount=10), Manual(amounts=((A, 10), (B, -10)))]
)
def test_3_14_what_is_no_game_begins_no_round_whatever_is_told_beside_it(entry):
    agreed = opening("bavarian", Tariff(), ("bock", Settings(single_trick=True)))
    told = Hand(1, entry, asides=(("bock", Told(single_trick=True)),))
    line = fold([agreed, told]).hands[0]
    assert not line.outcome.is_game
    assert line.after.balances.get(WAITING, 0) == 0


def test_3_8_a_round_has_a_hand_for_each_at_the_table_or_a_number():
    assert waiting(Settings(), HEARTS_LOST, people=5) == [5]
    assert waiting(Settings(hands=3), HEARTS_LOST, people=5) == [3]


def test_3_8_rounds_queue_up():
    assert waiting(Settings(), HEARTS_LOST, HEARTS_LOST, RUF) == [4, 7, 6]
    assert waiting(ALL, replace(HEARTS_LOST, result=60)) == [8]


def test_A29_the_next_hands_are_doubled_and_count_down():
    evening = play(
        opening("bavarian", Tariff(), ("bock", Settings(hands=2))), HEARTS_LOST, RUF, RUF, RUF
    )
    assert [amounts(line)[0] for line in evening.hands] == [-150, 20, 20, 10]
    because = because_of(evening)
    assert because == {2: 1, 3: 1}
    text = explain(evening.hands[1].outcome.transfers[0].steps)
    assert text == "10 Sauspiel, ×2 Bock = 20"


@pytest.mark.parametrize(
    "hand",
    [
        Misdeal(),
        Penalty(payer=A),
        Manual(amounts=((A, 10), (B, -10))),
        Kreuz(declarer=A, result=60),
    ],
)
def test_3_8_what_neither_uses_a_hand_of_it_nor_is_doubled(hand):
    tariff = Tariff(kreuz_replay=True)
    with_ = play(opening("bavarian", tariff, ("bock", Settings())), HEARTS_LOST, hand)
    without = play(opening("bavarian", tariff), HEARTS_LOST, hand)
    assert with_.position.balances[WAITING] == 4
    assert amounts(with_.hands[-1]) == amounts(without.hands[-1])


def test_3_14_a_game_lost_by_an_offence_is_doubled_and_uses_a_hand():
    revoked = Solo(declarer=A, suit=Suit.BELLS, offender=A)
    evening = play(opening("bavarian", Tariff(), ("bock", Settings())), HEARTS_LOST, revoked)
    assert amounts(evening.hands[-1]) == [-300, 100, 100, 100]
    assert evening.position.balances[WAITING] == 3
    text = explain(evening.hands[-1].outcome.transfers[0].steps)
    assert text == "50 Solo, ×2 Bock = 100"


def test_3_14_a_heart_solo_lost_by_an_offence_begins_a_round():
    revoked = Solo(declarer=A, suit=Suit.HEARTS, offender=A)
    assert waiting(Settings(), revoked) == [4]
    assert waiting(Settings(), replace(revoked, offender=B)) == [0]


def test_3_8_a_struck_or_refused_hand_begins_nothing():
    evening = fold(
        [
            opening("bavarian", Tariff(), ("bock", Settings())),
            *booked(replace(HEARTS_LOST, result=121), RUF),
        ]
    )
    assert evening.position.balances.get(WAITING, 0) == 0
    assert amounts(evening.hands[-1]) == [10, 10, -10, -10]


def test_A22_a_table_without_bock_doubles_nothing():
    evening = play(opening("bavarian", Tariff()), HEARTS_LOST, RUF)
    assert [each for each in (A, B, C, D) if evening.position.balances[each] % 10] == []
    assert amounts(evening.hands[-1]) == [10, 10, -10, -10]


def test_1_7_what_two_pay_together_is_halved_after_it_was_doubled():
    """Fault: of 5 and 10 one paid 8 and one 7, and in a round 16 and 14, though 30 has halves."""
    tariff = Tariff(payers=Payers.TIED, virgins=Virgins.DOUBLE_OWN, ramsch=5)
    points = ((A, 45), (B, 45), (C, 30), (D, 0))
    ramsch = Ramsch(points=points, trickless=frozenset({D}))
    opened = opening("bavarian", tariff, ("bock", Settings()))
    line = play(opened, HEARTS_LOST, ramsch).hands[-1]
    assert amounts(line) == [-15, -15, 10, 20]
    paid = [each for each in line.outcome.transfers if each.taker in (C, D)]
    assert [explain(each.steps) for each in paid] == [
        "5 Ramsch, ×2 Bock, ÷2 paid by two, rounded up = 5",
        "5 Ramsch, ×2 Bock, ÷2 paid by two, rounded down = 5",
        *["5 Ramsch, ×2 for 1 without a trick, ×2 Bock, ÷2 paid by two = 10"] * 2,
    ]
    assert amounts(play(opening("bavarian", tariff), ramsch).hands[-1]) == [-8, -7, 5, 10]
