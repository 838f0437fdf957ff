"""Hands of Bavarian Schafkopf, named after the paragraph or the fault that decides them."""

from dataclasses import replace

import pytest
from tables import PEOPLE, A, B, C, D, E, amounts, booked, opening, play, score

from schafscore.core.agreed import Misdeal, Taker
from schafscore.core.evening import fold
from schafscore.core.outcome import Contract, Event, NextDeal, explain
from schafscore.core.questions import asked, questioned
from schafscore.core.results import Certain, Holder, Level, Limits, Trickless, Verdict
from schafscore.variants.bavarian import (
    VARIANT,
    Bettel,
    Geier,
    Hochzeit,
    Kaiser,
    Knocking,
    Knocks,
    Kreuz,
    Manual,
    March,
    Muss,
    Offence,
    Payers,
    Penalty,
    Promise,
    Ramsch,
    Renonce,
    Rufspiel,
    RunnersGo,
    Solo,
    Strictness,
    Suit,
    Tariff,
    ThrownIn,
    Virgins,
    Wenz,
)

SEED = Tariff()
SAUSPIEL = Tariff(
    call=20, wenz_runners_from=2, limits=Limits.ASYM91, knocking=Knocking.ANYBODY, replies=4
)
RUF = Rufspiel(declarer=A, partner=B, result=70)
SOLO = Solo(declarer=A, suit=Suit.BELLS, result=70)
WITH, WITHOUT = Holder.WITH, Holder.WITHOUT
NONE, DECLARERS, OPPONENTS = Trickless.NOBODY, Trickless.DECLARERS, Trickless.OPPONENTS


def won(tariff, hand):
    """What the first player wins or loses."""
    return score(opening("bavarian", tariff), hand)[0]


def paid(tariff, hand):
    return score(opening("bavarian", tariff), hand)


def refused(tariff, hand, people=4):
    evening = fold([opening("bavarian", tariff, people=people), *booked(hand)])
    if evening.problems:
        assert set(evening.position.balances.values()) <= {0}
    return [problem.question for problem in evening.problems]


def reasons(tariff, hand):
    line = play(opening("bavarian", tariff), hand).hands[0]
    return list(dict.fromkeys(explain(each.steps, said) for each in line.outcome.transfers))


NAMES = {A: "Anna", B: "Bernd", C: "Carla", D: "Dora"}


def said(label):
    """Say a label with names."""
    values = getattr(label, "values", ())
    if not values:
        return str(label)
    gaps = {name: NAMES.get(value, value) for name, value in values}
    return label.text.replace("%n", str(label.number)).format(**gaps)


# 1.5 the boundaries

TABLE_1_5 = {
    # card points: SYM30, ASYM91, LT30
    0: ("lost schneider",) * 3,
    29: ("lost schneider",) * 3,
    30: ("lost schneider", "lost schneider", "lost simple"),
    31: ("lost simple",) * 3,
    60: ("lost simple",) * 3,
    61: ("won simple",) * 3,
    89: ("won simple",) * 3,
    90: ("won schneider", "won simple", "won simple"),
    91: ("won schneider",) * 3,
    120: ("won schneider",) * 3,
}


@pytest.mark.parametrize("points", TABLE_1_5)
@pytest.mark.parametrize("column", range(3))
@pytest.mark.parametrize("hand", [RUF, SOLO, Wenz(declarer=A, result=0)], ids=lambda h: h.kind)
def test_1_5_every_cell_of_the_boundary_table(points, column, hand):
    limits = (Limits.SYM30, Limits.ASYM91, Limits.LT30)[column]
    tariff = Tariff(limits=limits)
    line = play(opening("bavarian", tariff), replace(hand, result=points)).hands[0]
    ended = ("won" if line.outcome.won else "lost") + " " + line.outcome.level.name.lower()
    assert ended == TABLE_1_5[points][column]


@pytest.mark.parametrize("limits", [Limits.SYM30, Limits.ASYM91, Limits.LT30])
def test_1_5_schwarz_is_about_tricks_never_about_points(limits):
    tariff = Tariff(limits=limits)
    assert won(tariff, replace(SOLO, result=0)) == -180
    assert won(tariff, replace(SOLO, result=0, trickless=DECLARERS)) == -210
    assert won(tariff, replace(SOLO, result=120)) == 180
    assert won(tariff, replace(SOLO, result=120, trickless=OPPONENTS)) == 210


# 3.1 three people


def three(tariff, hand):
    return score(opening("bavarian", tariff, people=3), hand)


def test_3_1_three_people_play_soli_with_24_cards_and_call_nobody():
    assert three(SEED, replace(SOLO, runners=8)) == [260, -130, -130]
    assert three(SEED, Wenz(declarer=B, result=40, runners=4, holder=WITHOUT)) == [90, -180, 90]
    assert three(SEED, Bettel(declarer=A, trickless=DECLARERS)) == [20, -10, -10]
    for hand in (RUF, Hochzeit(declarer=A, partner=B, result=70), Kreuz(declarer=A, result=70)):
        assert refused(SEED, hand, people=3) == [""]
    assert refused(SEED, replace(SOLO, runners=9), people=3) == ["runners"]
    assert refused(SEED, replace(SOLO, runners=12, holder=WITHOUT), people=3) == []
    assert refused(SEED, replace(SOLO, runners=13, holder=WITHOUT), people=3) == ["runners"]
    sie = replace(SOLO, promise=Promise.SIE, result=None)
    assert three(SEED, sie) == [1040, -520, -520]
    assert three(replace(SEED, replies=2), replace(SOLO, replies=(None,))) == [200, -100, -100]


def test_3_11_three_people_play_a_ramsch_as_four_do():
    clear = ((A, 61), (B, 40), (C, 19))
    assert three(SEED, Ramsch(payer=B)) == [10, -20, 10]
    assert three(SEED, Ramsch(points=clear)) == [-20, 10, 10]
    assert refused(SEED, Ramsch(points=((A, 50), (B, 50), (C, 20))), people=3) == ["payer"]
    own = Tariff(virgins=Virgins.DOUBLE_OWN)
    virgin = Ramsch(points=((A, 80), (B, 40), (C, 0)), trickless=frozenset({C}))
    assert three(own, virgin) == [-30, 10, 20]
    # All tricks win; two without a trick are a march here, and at four only two virgins.
    everything = Ramsch(points=((A, 120), (B, 0), (C, 0)), trickless=frozenset({B, C}))
    assert three(SEED, everything) == [20, -10, -10]
    assert three(Tariff(march=March.NEVER), everything) == [-20, 10, 10]
    assert refused(SEED, Ramsch(payer=A, trickless=frozenset({B, C})), people=3) == ["points"]
    nobody = Ramsch(trickless=frozenset({A, B, C}))
    assert refused(SEED, nobody, people=3) == ["trickless"]


def test_3_11_the_two_worst_of_three_pay_the_third():
    worst = Tariff(payers=Payers.TWO)
    assert three(worst, Ramsch(points=((A, 61), (B, 40), (C, 19)))) == [-10, -10, 20]
    tied = ((A, 60), (B, 30), (C, 30))
    assert refused(worst, Ramsch(points=tied), people=3) == ["payer"]
    assert three(Tariff(payers=Payers.TIED), Ramsch(points=((A, 50), (B, 50), (C, 20)))) == [
        -10,
        -10,
        20,
    ]


MIDDLE = Tariff(solo=40, runner=0, middle=True, raise_step=5, limits=Limits.ASYM91)


def test_3_1_or_with_two_cards_in_the_middle():
    assert three(MIDDLE, SOLO) == [80, -40, -40]
    assert three(MIDDLE, replace(SOLO, result=95)) == [100, -50, -50]
    schwarz = replace(SOLO, result=120, trickless=OPPONENTS)
    assert three(MIDDLE, schwarz) == [120, -60, -60]
    assert three(MIDDLE, replace(SOLO, result=15, trickless=DECLARERS)) == [-120, 60, 60]
    assert refused(MIDDLE, replace(SOLO, result=15, trickless=DECLARERS)) == ["result"]
    # Bid 70, need 70; the middle untouched or a Tout doubles.
    assert three(MIDDLE, replace(SOLO, asked=70, result=70)) == [80, -40, -40]
    assert three(MIDDLE, replace(SOLO, asked=75, result=74)) == [-80, 40, 40]
    assert three(MIDDLE, replace(SOLO, untouched=True)) == [160, -80, -80]
    tout = replace(SOLO, promise=Promise.TOUT, result=None, trickless=OPPONENTS)
    assert three(MIDDLE, tout) == [160, -80, -80]
    assert three(MIDDLE, replace(tout, untouched=True)) == [320, -160, -160]
    assert refused(MIDDLE, replace(SOLO, untouched=True)) == ["untouched"]
    assert refused(SEED, replace(SOLO, untouched=True), people=3) == ["untouched"]
    sie = replace(SOLO, promise=Promise.SIE, result=None)
    assert refused(MIDDLE, sie, people=3) == ["promise"]
    assert refused(replace(MIDDLE, runner=10), replace(SOLO, runners=12), people=3) == []
    assert refused(replace(MIDDLE, runner=10), replace(SOLO, runners=13), people=3) == ["runners"]


@pytest.mark.parametrize(
    ("tariff", "people", "asked", "needs"),
    [
        (replace(MIDDLE, middle=False), 4, 60, 61),
        (replace(MIDDLE, middle=False), 4, 65, 66),
        (replace(MIDDLE, middle=False), 4, 70, 71),
        (MIDDLE, 3, 60, 61),
        (MIDDLE, 3, 65, 65),
        (MIDDLE, 3, 70, 70),
    ],
)
def test_3_1_and_3_3_who_was_not_asked_up_needs_61_with_cards_in_the_middle_too(
    tariff, people, asked, needs
):
    def won(points):
        hand = replace(SOLO, asked=asked, result=points)
        return play(opening("bavarian", tariff, people=people), hand).hands[0].outcome.won

    assert won(needs)
    assert not won(needs - 1)


# 3.2 and 3.9 the kinds


def test_3_2_the_kinds_and_their_keys():
    keys = {kind.kind: kind.key for kind in VARIANT.entries}
    told = {"wenz": "w", "geier": "g", "solo": "o", "hochzeit": "h", "ramsch": "r"}
    assert told | {"thrown_in": "z", "rufspiel": ""} == {
        name: keys[name] for name in (*told, "thrown_in", "rufspiel")
    }
    given = [key for key in keys.values() if key]
    assert len(given) == len(set(given))
    assert not set(given) & set("abcdefj")
    assert [suit.key for suit in Suit] == ["e", "g", "h", "l"]
    assert [promise.key for promise in Promise] == ["", "t", "i"]


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        (RUF, "call"),
        (SOLO, "solo"),
        (replace(SOLO, suit=Suit.HEARTS), "heart_solo"),
        (Wenz(declarer=A, result=70), "wenz"),
        (Wenz(declarer=A, suit=Suit.HEARTS, result=70), "farbwenz"),
        (Geier(declarer=A, result=70), "geier"),
        (Geier(declarer=A, suit=Suit.LEAVES, result=70), "farbgeier"),
        (Kaiser(declarer=A, result=70), "kaiser"),
        (Kaiser(declarer=A, suit=Suit.LEAVES, result=70), "kaiser"),
        (Bettel(declarer=A, trickless=DECLARERS), "bettel"),
        (Hochzeit(declarer=A, partner=B, result=70), "hochzeit"),
        (Renonce(declarer=A, partner=B, result=70), "renonce"),
        (Muss(declarer=A, partner=B, result=70), "muss"),
        (Kreuz(declarer=A, result=70), "kreuz"),
        (Ramsch(payer=B), "ramsch"),
    ],
    ids=lambda told: told if isinstance(told, str) else "",
)
def test_3_6_every_contract_may_have_a_price_of_its_own(hand, line):
    tariff = replace(Tariff(suited=True), **{line: 70})
    transfers = play(opening("bavarian", tariff), hand).hands[0].outcome.transfers
    assert {each.amount for each in transfers} == {70}
    assert {each.steps[0].line for each in transfers} == {line}


@pytest.mark.parametrize(
    ("hand", "amount"),
    [
        (replace(SOLO, suit=Suit.HEARTS), 50),
        (Wenz(declarer=A, result=70), 40),
        (Wenz(declarer=A, suit=Suit.HEARTS, result=70), 40),
        (Geier(declarer=A, suit=Suit.HEARTS, result=70), 40),
        (Kaiser(declarer=A, result=70), 40),
    ],
)
def test_3_6_a_contract_without_a_price_costs_as_another(hand, amount):
    assert won(Tariff(wenz=40, suited=True), hand) == 3 * amount


@pytest.mark.parametrize("kind", [Hochzeit, Renonce, Muss])
def test_3_9_hochzeit_renonce_and_muss_are_paid_as_a_rufspiel(kind):
    hand = kind(declarer=A, partner=C, result=91, runners=3)
    assert paid(SAUSPIEL, hand) == [60, -60, 60, -60]


def test_3_10_in_a_kreuz_who_sit_opposite_play_together():
    assert paid(SEED, Kreuz(declarer=B, result=70)) == [-10, 10, -10, 10]
    five = play(opening("bavarian", SEED, people=5), ThrownIn(), Kreuz(declarer=B, result=70))
    assert amounts(five.hands[-1], 5) == [0, 10, -10, 10, -10]


def test_A31_a_kreuz_of_60_to_60_is_lost_or_played_again():
    even = Kreuz(declarer=A, result=60)
    assert paid(SEED, even) == [-10, 10, -10, 10]
    line = play(opening("bavarian", Tariff(kreuz_replay=True)), even).hands[0]
    assert line.deltas == {}
    assert line.outcome.won is None
    assert line.outcome.next_deal is NextDeal.STAYS
    assert Event.EVEN in line.outcome.events


def test_3_10_the_last_kontra_takes_a_kreuz_over():
    told = Kreuz(declarer=A, result=60, replies=(None,))
    assert paid(SEED, told) == [20, -20, 20, -20]


def test_3_9_in_a_muss_with_few_trumps_60_are_enough():
    hand = Muss(declarer=A, partner=B, result=60)
    assert won(SEED, hand) == -10
    assert won(SEED, replace(hand, few=True)) == 10
    assert won(SEED, replace(hand, few=True, result=59)) == -10
    assert refused(Tariff(muss_trumps=0), replace(hand, few=True)) == ["few"]


def test_3_9_a_bettel_is_won_without_a_trick_and_doubled_by_kontra():
    assert paid(SEED, Bettel(declarer=C, trickless=DECLARERS)) == [-10, -10, 30, -10]
    assert paid(SEED, Bettel(declarer=C)) == [10, 10, -30, 10]
    assert won(SEED, Bettel(declarer=A, replies=(None, None))) == -120
    assert refused(SEED, Bettel(declarer=A, trickless=OPPONENTS)) == ["trickless"]
    assert refused(SEED, Bettel(declarer=A, result=61)) == ["result"]


# 3.3 asked up


def test_3_3_asked_up_the_declarer_needs_one_more_and_each_step_may_cost():
    tariff = Tariff(raise_step=10, raise_price=5)
    assert won(tariff, replace(SOLO, asked=70, result=70)) == -165
    assert won(tariff, replace(SOLO, asked=70, result=71)) == 165
    assert won(tariff, replace(SOLO, asked=80, result=90)) == 210
    assert won(tariff, replace(SOLO, asked=100, result=95)) == -210
    assert refused(tariff, replace(SOLO, asked=75)) == ["asked"]
    assert refused(SEED, replace(SOLO, asked=70)) == ["asked"]
    tout = replace(SOLO, promise=Promise.TOUT, result=None, asked=70)
    assert refused(tariff, tout) == ["asked"]


def test_3_4_hearts_cannot_be_called():
    for kind in (Rufspiel, Renonce, Muss):
        hand = kind(declarer=A, partner=B, result=70, called=Suit.HEARTS)
        assert refused(SEED, hand) == ["called"]
        assert refused(SEED, replace(hand, called=Suit.LEAVES)) == []


# 3.6 the tariff, cell by cell

RUNNERS = (0, 2, *range(3, 15))
RUF_CELLS = {
    "simple": (10, 10, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150),
    "schneider": (20, 20, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160),
    "schwarz": (30, 30, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170),
}
SOLO_CELLS = {
    "simple": (50, 50, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190),
    "schneider": (60, 60, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200),
    "schwarz": (70, 70, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 210),
    "tout": (100, 100, 160, 180, 200, 220, 240, 260, 280, 300, 320, 340, 360, 380),
}
ENDED = {
    "simple": {"result": 70},
    "schneider": {"result": 95},
    "schwarz": {"result": 120, "trickless": OPPONENTS},
    "tout": {"result": None, "trickless": OPPONENTS, "promise": Promise.TOUT},
}


def cells(table):
    return [
        (level, runners, value)
        for level, values in table.items()
        for runners, value in zip(RUNNERS, values, strict=True)
    ]


@pytest.mark.parametrize(("level", "runners", "value"), cells(RUF_CELLS))
def test_3_6_every_cell_of_the_rufspiel(level, runners, value):
    hand = replace(RUF, runners=runners, **ENDED[level])
    assert paid(SEED, hand) == [value, value, -value, -value]


@pytest.mark.parametrize(("level", "runners", "value"), cells(SOLO_CELLS))
def test_3_6_every_cell_of_the_solo(level, runners, value):
    holder = WITHOUT if runners > 8 else WITH
    hand = replace(SOLO, runners=runners, holder=holder, **ENDED[level])
    assert paid(SEED, hand) == [3 * value, -value, -value, -value]


@pytest.mark.parametrize("from_two", [False, True])
@pytest.mark.parametrize(
    ("level", "values"),
    [
        ("simple", (50, 50, (50, 70), 80, 90)),
        ("schneider", (60, 60, (60, 80), 90, 100)),
        ("schwarz", (70, 70, (70, 90), 100, 110)),
        ("tout", (100, 100, (100, 140), 160, 180)),
    ],
)
@pytest.mark.parametrize("runners", range(5))
def test_3_6_every_cell_of_the_wenz(level, values, runners, from_two):
    value = values[runners]
    if isinstance(value, tuple):
        value = value[from_two]
    hand = Wenz(declarer=A, runners=runners, **ENDED[level])
    assert won(Tariff(wenz_runners_from=2 if from_two else 3), hand) == 3 * value


def test_3_6_who_wins_does_not_change_the_value():
    lost = replace(RUF, result=30, runners=4)
    assert paid(SEED, lost) == [-60, -60, 60, 60]


def test_3_6_schwarz_on_top_of_schneider_or_instead_of_it():
    hand = replace(SOLO, result=120, trickless=OPPONENTS)
    assert won(SEED, hand) == 210
    assert won(Tariff(schwarz_stacks=False), hand) == 180


def test_3_6_solos_may_have_levels_of_their_own():
    tariff = Tariff(own_levels=True, solo_schneider=25, solo_schwarz=30)
    schwarz = {"result": 120, "trickless": OPPONENTS}
    assert won(tariff, replace(SOLO, result=95)) == 225
    assert won(tariff, replace(SOLO, **schwarz)) == 315
    assert won(tariff, replace(RUF, **schwarz)) == 30


def test_3_6_a_tout_is_lost_with_one_trick_and_counts_no_level():
    lost = replace(SOLO, promise=Promise.TOUT, result=None)
    assert won(SEED, lost) == -300
    assert won(SEED, replace(lost, trickless=DECLARERS)) == -300
    assert won(SEED, replace(lost, trickless=OPPONENTS)) == 300
    assert refused(SEED, replace(lost, result=95)) == ["result"]


def test_3_6_the_price_of_a_tout():
    hand = replace(SOLO, promise=Promise.TOUT, result=None, trickless=OPPONENTS, runners=3)
    assert won(Tariff(tout_factor=3), hand) == 720
    # Of its own it is the price before runners, each of which counts double (Parlett: 100 + 60).
    assert won(Tariff(tout=100), hand) == 480
    assert won(Tariff(tout_counts_runners=False), hand) == 300
    assert refused(Tariff(runners_go=RunnersGo.NOBODY), hand) == ["runners"]


def test_3_6_a_sie_counts_every_runner_and_cannot_be_lost():
    sie = Solo(declarer=A, suit=Suit.HEARTS, promise=Promise.SIE)
    assert won(SEED, sie) == 3 * 520
    assert won(Tariff(short=True), sie) == 3 * 440
    assert won(Tariff(runners_from=14), sie) == 3 * 520
    assert won(Tariff(sie_counts_runners=False), sie) == 3 * 200
    assert won(Tariff(sie=210, sie_counts_runners=False), sie) == 3 * 210
    for told, question in (
        ({"result": 120}, "result"),
        ({"trickless": OPPONENTS}, "trickless"),
        ({"runners": 8}, "runners"),
    ):
        assert refused(SEED, replace(sie, **told)) == [question]
    assert refused(SEED, Wenz(declarer=A, promise=Promise.SIE)) == ["promise"]


# 3.7 runners


def test_A14_runners_of_either_side_are_paid_to_the_winner():
    for holder in Holder:
        assert won(SEED, replace(RUF, runners=3, holder=holder)) == 40
        assert won(SEED, replace(RUF, runners=3, holder=holder, result=40)) == -40


def test_3_7_or_only_where_the_losers_held_them():
    tariff = Tariff(runners_go=RunnersGo.LOSERS_HELD)
    assert won(tariff, replace(RUF, runners=3, holder=WITH)) == 10
    assert won(tariff, replace(RUF, runners=3, holder=WITHOUT)) == 40
    assert won(tariff, replace(RUF, runners=3, holder=WITH, result=40)) == -40
    assert won(tariff, replace(RUF, runners=3, holder=WITHOUT, result=40)) == -10


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        (RUF, "runners_from"),
        (SOLO, "runners_from"),
        (Wenz(declarer=A, result=70), "wenz_runners_from"),
        (Geier(declarer=A, result=70), "wenz_runners_from"),
        (Kaiser(declarer=A, result=70), "wenz_runners_from"),
        (Wenz(declarer=A, result=70, suit=Suit.HEARTS), "suited_runners_from"),
        (Geier(declarer=A, result=70, suit=Suit.HEARTS), "suited_runners_from"),
    ],
)
def test_A16_the_fewest_runners_belong_to_the_contract(hand, line):
    tariff = Tariff(suited=True, runners_from=1, wenz_runners_from=1, suited_runners_from=1)
    two = replace(hand, runners=2)
    assert won(tariff, two) - won(tariff, hand) == (20 if hand == RUF else 60)
    assert won(replace(tariff, **{line: 3}), two) == won(tariff, hand)
    assert won(replace(tariff, **{line: 2}), two) == won(tariff, two)


@pytest.mark.parametrize(
    ("hand", "long", "short"),
    [
        (replace(RUF, holder=WITH), 14, 12),
        (replace(RUF, holder=WITHOUT), 14, 12),
        (Kreuz(declarer=A, result=70), 14, 12),
        (replace(SOLO, holder=WITH), 8, 6),
        (replace(SOLO, holder=WITHOUT), 14, 12),
        (Wenz(declarer=A, result=70, suit=Suit.HEARTS), 8, 6),
        (Wenz(declarer=A, result=70, suit=Suit.HEARTS, holder=WITHOUT), 11, 9),
        (Geier(declarer=A, result=70, suit=Suit.HEARTS, holder=WITHOUT), 11, 9),
        (Kaiser(declarer=A, result=70, suit=Suit.HEARTS, holder=WITHOUT), 11, 9),
        (Wenz(declarer=A, result=70), 4, 4),
        (Geier(declarer=A, result=70, holder=WITHOUT), 4, 4),
        (Kaiser(declarer=A, result=70), 4, 4),
    ],
)
def test_A17_the_most_runners_belong_to_the_contract_and_the_pack(hand, long, short):
    for is_short, most in ((False, long), (True, short)):
        tariff = Tariff(suited=True, short=is_short)
        assert refused(tariff, replace(hand, runners=most)) == []
        if most < 14:
            assert refused(tariff, replace(hand, runners=most + 1)) == ["runners"]


def test_3_6_some_tables_pay_for_no_more_than_so_many():
    tariff = Tariff(runners_most=4, solo_runners_most=8)
    assert won(tariff, replace(RUF, runners=6)) == 50
    assert won(tariff, replace(SOLO, runners=10, holder=WITHOUT)) == 390
    assert reasons(tariff, replace(RUF, runners=6)) == [
        "10 Sauspiel + 40 for 6 runners (at most 4 pay) = 50"
    ]


def test_3_7_a_caller_without_an_ober_has_the_runners_alone():
    tariff = Tariff(no_ober_alone=True)
    hand = replace(RUF, runners=4, holder=WITHOUT, no_ober=True)
    assert paid(tariff, hand) == [90, 10, -50, -50]
    assert paid(tariff, replace(hand, result=40)) == [-90, -10, 50, 50]
    assert paid(tariff, replace(hand, replies=(None,))) == [180, 20, -100, -100]
    assert refused(SEED, hand) == ["no_ober"]


def test_3_7_who_calls_by_renonce_may_be_without_an_ober_too():
    tariff = Tariff(no_ober_alone=True)
    hand = Renonce(declarer=A, partner=B, result=70, runners=4, holder=WITHOUT, no_ober=True)
    assert paid(tariff, hand) == [90, 10, -50, -50]
    assert refused(SEED, hand) == ["no_ober"]


def test_3_7_soli_may_have_a_rate_of_their_own():
    mixed = Tariff(solo_runner=20, tout_factor=2)
    assert paid(mixed, replace(RUF, runners=3)) == [40, 40, -40, -40]
    assert won(mixed, replace(SOLO, runners=3)) == 3 * 110
    assert won(mixed, Wenz(declarer=A, result=40, runners=4, holder=WITHOUT)) == -3 * 130
    tout = replace(SOLO, promise=Promise.TOUT, result=None, trickless=OPPONENTS, runners=3)
    assert won(mixed, tout) == 3 * 220
    assert won(replace(mixed, solo_runners_most=4), replace(SOLO, runners=6)) == 3 * 130
    assert won(mixed, replace(SOLO, runners=2)) == 150
    assert reasons(mixed, replace(SOLO, runners=3)) == ["50 Solo + 60 for 3 runners = 110"]


# 3.8 knocks and Kontra


def test_A20_what_is_added_is_added_before_it_is_doubled():
    hand = replace(RUF, result=95, knocks=(None,))
    assert won(SAUSPIEL, hand) == 60


def test_A22_no_knock_leaves_the_price_as_it_is():
    for value in Knocks:
        assert won(replace(SAUSPIEL, knock_value=value), RUF) == 20


@pytest.mark.parametrize(
    ("value", "factors"),
    [
        (Knocks.DOUBLE, (1, 2, 4, 8, 16)),
        (Knocks.LINEAR, (1, 2, 3, 4, 5)),
        (Knocks.FIBONACCI, (1, 2, 3, 5, 8)),
        (Knocks.TRIPLE, (1, 3, 9, 27, 81)),
    ],
)
def test_3_8_what_so_many_knocks_are_worth(value, factors):
    tariff = replace(SAUSPIEL, knock_value=value)
    prices = [won(tariff, replace(RUF, knocks=(None,) * number)) for number in range(5)]
    assert prices == [20 * factor for factor in factors]


@pytest.mark.parametrize(
    ("knocking", "allowed", "refused_"),
    [
        (Knocking.NOBODY, [()], [(A,), (None,)]),
        (Knocking.ANYBODY, [(), (D, A), (None,) * 4, (A, None)], [(A, A)]),
        (Knocking.FOREHAND, [(A,), (None,)], [(B,), (A, B), (None, None)]),
        (Knocking.ONE, [(C,), (None,)], [(A, B), (None, None)]),
        (Knocking.IN_TURN, [(A,), (A, B, C), (None, None)], [(B,), (A, C), (None, C)]),
    ],
)
def test_3_8_who_may_knock(knocking, allowed, refused_):
    tariff = Tariff(knocking=knocking)
    for knocks in allowed:
        for hand in (RUF, Ramsch(payer=A)):
            assert refused(tariff, replace(hand, knocks=knocks)) == []
    for knocks in refused_:
        for hand in (RUF, Ramsch(payer=A)):
            assert refused(tariff, replace(hand, knocks=knocks)) == ["knocks"]


def test_3_8_no_more_knock_than_play():
    assert refused(SAUSPIEL, replace(SOLO, knocks=(None,) * 3), people=3) == []
    assert refused(SAUSPIEL, replace(SOLO, knocks=(None,) * 4), people=3) == ["knocks"]


def test_3_8_who_sits_out_does_not_knock():
    assert refused(SAUSPIEL, replace(RUF, knocks=(E,)), people=5) == ["knocks"]


@pytest.mark.parametrize("most", range(5))
def test_3_8_so_many_replies_as_the_table_allows(most):
    tariff = Tariff(replies=most)
    for said_ in range(5):
        hand = replace(RUF, replies=(None,) * said_)
        if said_ <= most:
            assert won(tariff, hand) == 10 * 2**said_
        else:
            assert refused(tariff, hand) == ["replies"]


def test_3_8_where_replies_have_no_end_each_doubles_once_more():
    endless = Tariff(replies=5)
    for number in range(9):
        assert won(endless, replace(RUF, replies=(None,) * number)) == 10 * 2**number
    assert refused(endless, replace(RUF, replies=(None,) * 9)) == ["replies"]
    assert refused(Tariff(replies=4), replace(RUF, replies=(None,) * 5)) == ["replies"]
    assert refused(endless, replace(RUF, replies=(C, A, D, B, C))) == []
    assert refused(endless, replace(RUF, replies=(C, A, D, B, A))) == ["replies"]
    assert reasons(endless, replace(RUF, replies=(C, None, None, None, D)))[0].endswith(
        "×2 reply 5 of Dora = 320"
    )


def test_A25_kontra_comes_from_the_other_side_and_re_from_the_declarers():
    for replies in ((C,), (D, B), (C, A, D, B), (None, A)):
        assert refused(SAUSPIEL, replace(RUF, replies=replies)) == []
    for replies in ((A,), (B,), (C, D), (None, C), (C, A, B)):
        assert refused(SAUSPIEL, replace(RUF, replies=replies)) == ["replies"]
    kreuz = Kreuz(declarer=A, result=70)
    assert refused(SAUSPIEL, replace(kreuz, replies=(C,))) == ["replies"]
    assert refused(SAUSPIEL, replace(kreuz, replies=(B, C))) == []


def test_A26_nothing_is_doubled_where_nobody_plays():
    for kind in (ThrownIn, Misdeal):
        assert not {"knocks", "replies"} & questioned(kind).keys()


def test_3_8_the_last_kontra_may_take_the_game_over():
    tariff = Tariff(takes_over=True, limits=Limits.ASYM91)
    for points, value in ((60, 20), (59, -20), (61, 20), (30, -20), (29, -40), (90, 40), (89, 20)):
        assert won(tariff, replace(RUF, result=points, replies=(None,))) == value, points
    assert won(tariff, replace(RUF, result=60, replies=(None, None))) == -40
    assert won(tariff, replace(RUF, result=60)) == -10
    trickless = replace(RUF, result=0, trickless=DECLARERS, replies=(None,))
    assert won(tariff, trickless) == -60
    told = replace(RUF, result=Verdict.WON, replies=(None,))
    assert won(tariff, told) == 20


def test_3_8_who_takes_a_raised_solo_back_with_re_needs_61_himself():
    tariff = Tariff(raise_step=10)
    raised = replace(SOLO, asked=70, result=65, replies=(None, None))
    assert won(tariff, raised) == -600
    assert won(replace(tariff, takes_over=True), raised) == 600
    assert won(replace(tariff, takes_over=True), replace(raised, result=60)) == -600
    kontra = replace(raised, replies=(None,))
    assert won(replace(tariff, takes_over=True), kontra) == 300
    assert won(replace(tariff, takes_over=True), replace(kontra, result=59)) == -300
    assert won(replace(tariff, takes_over=True), replace(raised, replies=())) == -150


def test_3_8_all_doublings_may_have_a_limit():
    tariff = replace(SAUSPIEL, most_times=4)
    assert won(tariff, replace(RUF, knocks=(None,) * 2)) == 80
    assert won(tariff, replace(RUF, knocks=(None,) * 2, replies=(None,) * 2)) == 80


# The sum explains itself


def test_A11_the_sum_names_everything_that_entered_it():
    hand = replace(RUF, result=Verdict.WON_SCHNEIDER, runners=2, replies=(None,))
    assert reasons(SAUSPIEL, hand) == [
        "20 Sauspiel + 10 Schneider + 0 for 2 runners (pay from 3) = 30, ×2 Kontra = 60"
    ]
    named = replace(hand, knocks=(D,), replies=(C, A))
    assert reasons(SAUSPIEL, named) == [
        "20 Sauspiel + 10 Schneider + 0 for 2 runners (pay from 3) = 30, "
        "×2 knock of Dora, ×2 Kontra of Carla, ×2 Re of Anna = 240"
    ]


def test_A12_a_tout_and_a_ramsch_explain_themselves():
    tout = replace(SOLO, promise=Promise.TOUT, result=None, trickless=OPPONENTS, runners=3)
    assert reasons(SEED, tout) == ["50 Solo + 30 for 3 runners = 80, ×2 Tout = 160"]
    assert reasons(Tariff(tout=100), tout) == ["100 Tout + 60 for 3 runners = 160"]
    ramsch = Ramsch(payer=A, trickless=frozenset({B}))
    assert reasons(Tariff(virgins=Virgins.DOUBLE_OWN), ramsch) == [
        "10 Ramsch, ×2 for 1 without a trick = 20",
        "10 Ramsch",
    ]


def test_3_6_every_step_names_its_line_of_the_tariff():
    tariff = replace(SAUSPIEL, raise_step=5, raise_price=2, most_times=2)
    lines = {question.name for question in asked(Tariff)}
    for hand in (
        replace(SOLO, asked=65, result=95, runners=4, knocks=(None,), replies=(None,)),
        replace(SOLO, result=0, trickless=DECLARERS, runners=1),
        Ramsch(payer=A, trickless=frozenset({B})),
    ):
        for each in play(opening("bavarian", tariff), hand).hands[0].outcome.transfers:
            assert {step.line for step in each.steps} <= lines | {""}


# 3.10, 3.11 nobody plays


def test_3_10_thrown_in_pays_nobody_and_the_deal_passes_or_stays():
    evening = play(opening("bavarian"), ThrownIn())
    assert evening.position.dealer == A
    assert set(evening.position.balances.values()) <= {0}
    assert play(opening("bavarian", Tariff(redeal=True)), ThrownIn()).position.dealer == D


def test_A53_a_hand_thrown_in_has_nobody_and_nothing_of_the_hand_before():
    line = play(opening("bavarian"), replace(SOLO, result=95), ThrownIn()).hands[-1]
    assert line.outcome.contract is Contract.NOBODY
    assert (line.outcome.side, line.outcome.won, line.deltas) == ((), None, {})


POINTS = ((A, 50), (B, 40), (C, 30), (D, 0))
ONE_TRICK_SHORT = ((A, 120), (B, 0), (C, 0), (D, 0))
TIED = ((A, 45), (B, 45), (C, 30), (D, 0))


def test_A41_who_paid_a_ramsch_is_enough():
    assert paid(SEED, Ramsch(payer=C)) == [10, 10, -30, 10]
    assert refused(SEED, Ramsch()) == ["payer"]


def test_3_11_most_points_lose():
    assert paid(SEED, Ramsch(points=POINTS)) == [-30, 10, 10, 10]
    assert refused(SEED, Ramsch(points=POINTS, payer=A)) == ["payer"]


@pytest.mark.parametrize(
    ("virgins", "amounts_"),
    [
        (Virgins.NOTHING, [-30, 10, 10, 10]),
        (Virgins.DOUBLE_ALL, [-120, 40, 40, 40]),
        (Virgins.DOUBLE_OWN, [-50, 10, 20, 20]),
        (Virgins.MULTIPLY_OWN, [-90, 10, 40, 40]),
    ],
)
def test_3_11_two_without_a_trick(virgins, amounts_):
    tariff = Tariff(virgins=virgins)
    trickless = frozenset({C, D})
    assert paid(tariff, Ramsch(points=ONE_TRICK_SHORT, trickless=trickless)) == amounts_
    assert paid(tariff, Ramsch(payer=A, trickless=trickless)) == amounts_


def test_A42_no_trick_is_not_read_off_no_points_unless_the_table_says_so():
    tariff = Tariff(virgins=Virgins.DOUBLE_OWN)
    assert paid(tariff, Ramsch(points=POINTS)) == [-30, 10, 10, 10]
    assert paid(replace(tariff, pointless=True), Ramsch(points=POINTS)) == [-40, 10, 10, 20]


def test_A43_of_a_tie_the_table_says_who_pays():
    assert refused(SEED, Ramsch(points=TIED)) == ["payer"]
    assert paid(SEED, Ramsch(points=TIED, payer=B)) == [10, -30, 10, 10]
    assert refused(SEED, Ramsch(points=TIED, payer=C)) == ["payer"]
    both = Tariff(payers=Payers.TIED)
    assert paid(both, Ramsch(points=TIED)) == [-10, -10, 10, 10]
    assert paid(both, Ramsch(payer=A, second=B)) == [-10, -10, 10, 10]
    assert paid(both, Ramsch(payer=A)) == [-30, 10, 10, 10]
    three = ((A, 40), (B, 40), (C, 40), (D, 0))
    assert paid(both, Ramsch(points=three)) == [-10, -10, -10, 30]
    assert paid(both, Ramsch(points=tuple((each, 30) for each in PEOPLE[:4]))) == [0, 0, 0, 0]


def test_3_11_two_payers_of_different_sums_pay_the_average():
    tariff = Tariff(payers=Payers.TIED, virgins=Virgins.DOUBLE_OWN, ramsch=5)
    hand = Ramsch(points=((A, 60), (B, 60), (C, 0), (D, 0)), trickless=frozenset({D}))
    assert paid(tariff, hand) == [-8, -7, 5, 10]
    assert paid(replace(tariff, virgins=Virgins.DOUBLE_ALL), hand) == [-10, -10, 10, 10]


def test_3_11_the_two_worst_pay_one_other_each():
    tariff = Tariff(payers=Payers.TWO)
    assert paid(tariff, Ramsch(points=POINTS)) == [-10, -10, 10, 10]
    assert paid(tariff, Ramsch(payer=D, second=B)) == [10, -10, 10, -10]
    assert refused(tariff, Ramsch(payer=D)) == ["second"]
    tie = ((A, 60), (B, 30), (C, 30), (D, 0))
    assert refused(tariff, Ramsch(points=tie)) == ["payer"]
    assert paid(tariff, Ramsch(points=tie, payer=A, second=C)) == [-10, 10, -10, 10]
    assert refused(tariff, Ramsch(points=tie, payer=B, second=C)) == ["payer"]
    assert refused(tariff, Ramsch(payer=B, second=B)) == ["second"]


def test_3_11_where_two_may_pay_it_is_asked_while_another_may_have_as_many_points():
    """Fault: A with 60 of 120 paid alone where both of a tie pay, though B may have the others."""
    both, worst = Tariff(payers=Payers.TIED), Tariff(payers=Payers.TWO)
    sixty, forty = ((A, 60),), ((A, 40), (B, 40))
    assert refused(both, Ramsch(points=sixty)) == ["payer"]
    assert paid(both, Ramsch(points=sixty, payer=A)) == [-30, 10, 10, 10]
    assert paid(both, Ramsch(points=sixty, payer=A, second=C)) == [-10, 10, -10, 10]
    assert paid(both, Ramsch(points=((A, 61),))) == [-30, 10, 10, 10]
    assert refused(worst, Ramsch(points=forty)) == ["payer"]
    assert paid(worst, Ramsch(points=forty, payer=A, second=B)) == [-10, -10, 10, 10]
    assert paid(worst, Ramsch(points=((A, 50), (B, 36)))) == [-10, -10, 10, 10]
    assert paid(Tariff(), Ramsch(points=sixty)) == [-30, 10, 10, 10]


def test_3_11_a_second_payer_only_where_two_may_pay():
    assert refused(SEED, Ramsch(payer=A, second=B)) == ["second"]
    assert refused(Tariff(payers=Payers.TIED), Ramsch(points=TIED, second=B)) == ["second"]


@pytest.mark.parametrize(
    ("tariff", "hand", "first"),
    [
        (Tariff(), Ramsch(trickless=frozenset({B, C, D})), 30),
        (Tariff(virgins=Virgins.DOUBLE_ALL), Ramsch(trickless=frozenset({B, C, D})), 30),
        (Tariff(), Ramsch(points=ONE_TRICK_SHORT, trickless=frozenset({C, D})), -30),
        (Tariff(march=March.POINTS), Ramsch(points=ONE_TRICK_SHORT), 30),
        (
            Tariff(march=March.POINTS, march_points=91),
            Ramsch(points=((A, 91), (B, 29), (C, 0), (D, 0))),
            30,
        ),
        (
            Tariff(march=March.POINTS, march_points=91),
            Ramsch(points=((A, 90), (B, 30), (C, 0), (D, 0))),
            -30,
        ),
        (Tariff(march=March.POINTS), Ramsch(trickless=frozenset({B, C, D})), 30),
        (Tariff(march=March.NEVER), Ramsch(payer=A, trickless=frozenset({B, C, D})), -30),
        (Tariff(march_price=40), Ramsch(trickless=frozenset({B, C, D})), 120),
        (Tariff(march_announced=True), Ramsch(payer=A, trickless=frozenset({B, C, D})), -30),
        (
            Tariff(march_announced=True),
            Ramsch(trickless=frozenset({B, C, D}), announced=True),
            30,
        ),
    ],
)
def test_3_11_who_takes_everything_wins(tariff, hand, first):
    assert won(tariff, hand) == first


def test_3_11_knocks_and_kontra_double_a_ramsch():
    assert won(SAUSPIEL, Ramsch(payer=A, knocks=(B,), replies=(None,))) == -240


@pytest.mark.parametrize(
    ("hand", "question"),
    [
        (Ramsch(payer=A, trickless=frozenset({A})), "payer"),
        (Ramsch(points=POINTS, trickless=frozenset({A})), "points"),
        (Ramsch(points=((A, 50), (B, 40), (C, 30), (D, 1))), "points"),
        (Ramsch(payer=A, trickless=frozenset(PEOPLE[:4])), "trickless"),
        (Ramsch(points=TIED[:3]), "payer"),
        (Ramsch(points=((A, 100), (B, 30))), "points"),
        (Ramsch(points=((A, 45), (A, 45))), "points"),
        (Ramsch(points=((A, 60),), trickless=frozenset({B, C})), "points"),
        (Ramsch(points=((A, 120),), trickless=frozenset({B, C})), "points"),
    ],
)
def test_8_what_cannot_be_in_a_ramsch(hand, question):
    assert question in refused(SEED, hand)


# 3.14 irregularities


def test_3_14_the_side_of_the_offender_loses():
    hand = Rufspiel(declarer=A, partner=B, offender=B, runners=3)
    assert paid(SEED, hand) == [-40, -40, 40, 40]
    assert paid(SEED, Solo(declarer=A, suit=Suit.BELLS, offender=C)) == [150, -50, -50, -50]


def test_A55_or_he_pays_alone_for_his_side():
    tariff = Tariff(offender_pays=True)
    assert paid(tariff, Rufspiel(declarer=A, partner=B, offender=C)) == [10, 10, -20, 0]
    solo = Solo(declarer=A, suit=Suit.BELLS, offender=C, replies=(None,))
    assert paid(tariff, solo) == [300, 0, -300, 0]


def test_3_14_he_pays_alone_for_the_runners_of_a_caller_without_an_ober_too():
    tariff = Tariff(offender_pays=True, no_ober_alone=True)
    hand = Rufspiel(declarer=A, partner=B, runners=3, holder=WITHOUT, no_ober=True, offender=C)
    assert paid(tariff, hand) == [70, 10, -80, 0]
    assert paid(tariff, replace(hand, offender=B)) == [0, -80, 40, 40]
    assert paid(tariff, replace(hand, offender=A)) == [-80, 0, 40, 40]
    assert paid(replace(tariff, offender_pays=False), hand) == [70, 10, -40, -40]


@pytest.mark.parametrize("strictness", Strictness)
@pytest.mark.parametrize("offence", Offence)
def test_3_14_which_offences_lose_the_game_is_agreed_on(strictness, offence):
    grave = {Offence.REVOKE, Offence.CALLED_ACE, Offence.WRONG_CALL, Offence.KONTRA}
    loses = {
        Strictness.GRAVE: grave,
        Strictness.OPEN: {*grave, Offence.LAID_DOWN},
        Strictness.ALL: set(Offence),
    }[strictness]
    tariff = Tariff(strictness=strictness)
    lost = Rufspiel(declarer=A, partner=B, offender=B, offence=offence)
    noted = replace(lost, result=70)
    if offence in loses:
        assert paid(tariff, lost) == [-10, -10, 10, 10]
        assert refused(tariff, noted) == ["result"]
    else:
        assert paid(tariff, noted) == [10, 10, -10, -10]
        assert refused(tariff, lost) == ["result"]


def test_3_14_a_called_ace_is_held_back_by_the_partner_and_by_nobody_else():
    """Fault: held back by an opponent it lost the game for his side, and in a Solo there is none."""
    hand = Rufspiel(declarer=A, partner=B, offender=B, offence=Offence.CALLED_ACE)
    for called in (hand, Muss(declarer=A, partner=B, offender=B, offence=Offence.CALLED_ACE)):
        assert paid(SEED, called) == [-10, -10, 10, 10]
        assert refused(SEED, replace(called, offender=C)) == ["offence"]
        assert refused(SEED, replace(called, offender=A)) == ["offence"]
    for other in (
        Solo(declarer=A, suit=Suit.BELLS, offender=A, offence=Offence.CALLED_ACE),
        Hochzeit(declarer=A, partner=B, offender=B, offence=Offence.CALLED_ACE),
        Kreuz(declarer=A, offender=C, offence=Offence.CALLED_ACE),
        Ramsch(offender=B, offence=Offence.CALLED_ACE),
    ):
        assert refused(SEED, other) == ["offence"]


def test_3_14_a_level_counts_where_it_was_certain_already():
    hand = Solo(declarer=A, suit=Suit.BELLS, offender=B, certain=Certain.SCHNEIDER)
    assert won(SEED, hand) == 180
    assert won(SEED, replace(hand, certain=Certain.SCHWARZ)) == 210


def test_3_14_or_it_is_schwarz_with_the_runners():
    tariff = Tariff(offence_schwarz=True)
    hand = Rufspiel(declarer=A, partner=B, offender=B, runners=3)
    assert paid(tariff, hand) == [-60, -60, 60, 60]
    assert refused(tariff, replace(hand, certain=Certain.SCHNEIDER)) == ["certain"]


def test_3_14_a_tout_lost_by_an_offence_stays_a_tout():
    tariff = Tariff(offence_schwarz=True)
    for offender, value in ((A, -480), (B, 480)):
        hand = Wenz(declarer=A, promise=Promise.TOUT, offender=offender, runners=3)
        assert won(tariff, hand) == value


def test_3_14_a_sie_is_lost_by_who_breaks_the_rules():
    assert won(SEED, Solo(declarer=A, suit=Suit.HEARTS, promise=Promise.SIE, offender=A)) == -1560


def test_3_14_a_bettel_can_be_lost_by_an_offence():
    assert won(SEED, Bettel(declarer=A, offender=A)) == -30
    assert won(SEED, Bettel(declarer=A, offender=B)) == 30


def test_3_14_who_calls_wrongly_has_no_partner_and_loses_alone():
    hand = Rufspiel(declarer=A, offender=A, offence=Offence.WRONG_CALL)
    assert paid(SEED, hand) == [-30, 10, 10, 10]
    assert refused(SEED, replace(hand, partner=B)) == ["partner"]
    assert refused(SEED, Rufspiel(declarer=A, result=70)) == ["partner"]


def test_3_14_a_forbidden_kontra_loses_the_game():
    tariff = Tariff(replies=0)
    assert refused(tariff, replace(RUF, replies=(C,))) == ["replies"]
    hand = Rufspiel(declarer=A, partner=B, offender=C, offence=Offence.KONTRA)
    assert paid(tariff, hand) == [10, 10, -10, -10]


def test_3_14_in_a_ramsch_the_offender_pays_everybody_the_simple_price():
    tariff = Tariff(virgins=Virgins.DOUBLE_ALL)
    hand = Ramsch(offender=B, trickless=frozenset({A}))
    assert paid(tariff, hand) == [10, -30, 10, 10]
    assert refused(tariff, replace(hand, offence=Offence.TALK)) == ["payer"]


def test_3_14_a_game_lost_by_an_offence_is_a_game_like_any_other():
    hand = Solo(declarer=A, suit=Suit.HEARTS, offender=A)
    (line,) = play(opening("bavarian"), hand).hands
    assert line.outcome.is_game
    assert line.outcome.events == {Event.HEART_SOLO_LOST}
    assert {each.tag for each in line.outcome.transfers} == {"price"}


def test_3_14_a_wrong_call_is_void_and_no_solo():
    hand = Rufspiel(declarer=A, offender=A, offence=Offence.WRONG_CALL)
    (line,) = play(opening("bavarian"), hand).hands
    assert line.outcome.soloist is None
    assert line.outcome.losers == (A,)


def test_3_14_after_a_misdeal_the_same_dealer_deals_again():
    evening = play(opening("bavarian"), Misdeal())
    assert evening.position.dealer == D
    assert evening.hands[0].deltas == {}


@pytest.mark.parametrize(
    ("amount", "taken"), [(10_000_000, True), (10_000_001, False), (10**23, False)]
)
def test_3_13_an_amount_beyond_anything_that_is_played_for_is_refused(amount, taken):
    entry = Manual(amounts=((A, amount), (B, -amount)))
    line = fold([opening("bavarian"), *booked(entry)]).lines[-1]
    assert (line.problems == ()) is taken


def test_3_13_a_manual_hand_and_a_penalty():
    manual = Manual(amounts=((A, 30), (B, -10), (C, -20)))
    assert paid(SEED, manual) == [30, -10, -20, 0]
    penalty = Penalty(payer=B, amount=10, taker=Taker.PLAYING)
    assert paid(SEED, penalty) == [10, -30, 10, 10]


def test_3_13_a_hand_of_a_special_round_may_count_so_many_times():
    manual = Manual(amounts=((A, 30), (B, -10), (C, -20)), times=4, reason="Fisiko")
    assert paid(SEED, manual) == [120, -40, -80, 0]
    assert reasons(SEED, manual) == [
        "10 Fisiko, ×4 for the round = 40",
        "20 Fisiko, ×4 for the round = 80",
    ]


# 8 what cannot be


@pytest.mark.parametrize(
    ("hand", "question"),
    [
        (replace(RUF, partner=A), "partner"),
        (Rufspiel(declarer=A, partner=B), "result"),
        (replace(RUF, result=121), "result"),
        (replace(RUF, offender=C), "result"),
        (replace(RUF, trickless=OPPONENTS), "result"),
        (replace(RUF, replies=(None,) * 3), "replies"),
        (replace(SOLO, holder=WITHOUT), "holder"),
        (Solo(declarer=A, suit=None, result=70), "suit"),
        (Wenz(declarer=A, result=70, suit=Suit.HEARTS), "suit"),
    ],
)
def test_8_what_cannot_be_is_refused_beside_its_question(hand, question):
    assert refused(SEED, hand) == [question]


def test_8_who_sits_out_cannot_declare():
    hand = Rufspiel(declarer=E, partner=B, result=70)
    assert refused(SEED, hand, people=5) == ["declarer"]


# Who gets what


def test_A34_A35_A37_who_pays_whom():
    assert paid(SEED, Solo(declarer=A, suit=Suit.BELLS, result=70)) == [150, -50, -50, -50]
    assert paid(SAUSPIEL, replace(RUF, partner=B)) == [20, 20, -20, -20]


def test_A38_the_partner_is_the_one_who_was_named():
    for partner, expected in ((A, [20, -20, 20, -20]), (D, [-20, -20, 20, 20])):
        assert paid(SAUSPIEL, Rufspiel(declarer=C, partner=partner, result=70)) == expected


def test_A19_the_sign_follows_the_result_in_every_kind():
    for kind in (Wenz, Geier, Kaiser, Kreuz):
        assert won(SEED, kind(declarer=A, result=61)) > 0 > won(SEED, kind(declarer=A, result=60))


# The facts that house rules and statistics read


def test_3_8_the_facts_that_begin_a_bock():
    def happened(hand, tariff=SEED):
        return play(opening("bavarian", tariff), hand).hands[0].outcome.events

    assert happened(Solo(declarer=A, suit=Suit.HEARTS, result=60)) == {
        Event.HEART_SOLO_LOST,
        Event.EVEN,
    }
    assert happened(Solo(declarer=A, suit=Suit.ACORNS, result=55)) == set()
    assert happened(replace(RUF, result=60)) == {Event.EVEN}
    assert happened(replace(RUF, replies=(None,))) == {Event.REPLY_LOST}
    assert happened(replace(RUF, replies=(None,), result=40)) == set()
    assert happened(ThrownIn()) == {Event.THROWN_IN}
    assert happened(Ramsch(trickless=frozenset({B, C, D}))) == set()


def test_3_6_the_facts_of_a_game():
    (line,) = play(opening("bavarian"), replace(RUF, result=95)).hands
    outcome = line.outcome
    assert (outcome.contract, outcome.side, outcome.against) == (Contract.PARTNERS, (A, B), (C, D))
    assert (outcome.won, outcome.level) == (True, Level.SCHNEIDER)


def test_3_8_who_takes_a_muss_over_with_re_needs_61_again():
    sixty = Muss(declarer=A, partner=B, few=True, result=60, replies=(None, None))
    assert won(Tariff(), sixty) == 40
    assert won(Tariff(takes_over=True), sixty) == -40
    assert won(Tariff(takes_over=True), replace(sixty, result=61)) == 40
    assert won(Tariff(takes_over=True), replace(sixty, replies=())) == 10
