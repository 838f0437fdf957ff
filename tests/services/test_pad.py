"""The pad: seats and buttons fill a hand, presets, what is open, what is locked, its sentence."""

from dataclasses import replace

import pytest
from evenings import entries, evenings
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tables import CATALOGUE, A, B, C, D, E, opening

from schafscore.core import questions as ask
from schafscore.core.declared import Suit
from schafscore.core.evening import fold
from schafscore.core.questions import BadAnswerError, Role, asked
from schafscore.core.results import Trickless, Verdict
from schafscore.core.text import Option, Phrase
from schafscore.core.variant import HouseRule, Rules, rules
from schafscore.services.pad import Pad, Six, dump_pad, in_words, load_pad, pad_of, remarks
from schafscore.variants.bavarian import Promise

BAVARIAN = CATALOGUE.variants["bavarian"]
KIND = {kind.kind: kind for kind in BAVARIAN.entries}
NAMES = {A: "Anna", B: "Bernd", C: "Carl", D: "Dora", E: "Emil"}
every_variant = pytest.mark.parametrize(
    "variant", CATALOGUE.variants.values(), ids=lambda variant: variant.id
)


@ask.questions
class Asked:
    """What a custom asks in these tests."""

    cheap: bool = ask.flag("Was the only trick worth nothing", default=False)
    treats: object = ask.person("Who pays the round", Role.RULE, default=None)


ASKING = HouseRule(
    id="rounds",
    label="Rounds",
    order=99,
    variants=frozenset({"bavarian"}),
    settings=Asked,
    apply=lambda outcome, table, settings, aside: outcome,
    does=lambda settings: (),
    asks=Asked,
)


def pad(*customs, people=4, **tariff):
    knocking = type(BAVARIAN.tariff().knocking)["ANYBODY"]
    agreed = BAVARIAN.tariff(**{"replies": 4, "knocking": knocking, **tariff})
    under = Rules(BAVARIAN, agreed, tuple((custom, Asked()) for custom in customs))
    table = fold([replace(opening("bavarian", people=people), rules=under)]).position.table()
    return Pad(under, table)


def said(label):
    """Say a label in English, with names."""
    if isinstance(label, str):
        return label
    values = {
        gap: said(value)
        if isinstance(value, str | Phrase)
        else value.label
        if isinstance(value, Option)
        else NAMES.get(value, value)
        for gap, value in label.values
    }
    return label.text.replace("%n", str(label.number)).format(**values)


def test_3_1_a_table_of_three_is_offered_only_what_three_can_play():
    offered = [kind.kind for kind in pad(people=3).kinds]
    assert not {"rufspiel", "hochzeit", "renonce", "muss", "kreuz"} & set(offered)
    assert {"wenz", "geier", "solo", "ramsch", "bettel", "thrown_in"} <= set(offered)
    assert [kind.kind for kind in pad(people=4).kinds] == list(KIND)
    second = pad(people=3).press(A).press(B)
    assert second.kind is None
    assert second.person(Role.DECLARER) == B
    told = pad(people=3).choose(KIND["rufspiel"])
    assert KIND["rufspiel"] in told.kinds
    assert (
        said(told.press(A).press(B).objections[0].sentence) == "Three people play one against two"
    )


def test_the_sample_hand_is_four_presses_and_the_button():
    hand = pad().press(A).press(B).verdict(Six.WON_SCHNEIDER).answer("runners", 2)
    assert hand.entry == KIND["rufspiel"](
        declarer=A, partner=B, result=Verdict.WON_SCHNEIDER, runners=2
    )
    assert said(in_words(hand)) == "Anna with Bernd: Sauspiel won, Schneider, 2 runners"


def test_a_lost_solo_with_kontra_is_five_presses_and_the_button():
    hand = pad().press(D).choose(KIND["solo"]).answer("suit", Suit.HEARTS)
    hand = hand.verdict(Six.LOST).said("replies")
    assert hand.entry == KIND["solo"](
        declarer=D, suit=Suit.HEARTS, result=Verdict.LOST, replies=(None,)
    )
    assert said(in_words(hand)) == "Dora: Hearts Solo lost, Kontra"


def test_a_tout_belongs_to_the_game_and_kontra_stands_at_the_end():
    hand = pad().press(D).choose(KIND["wenz"]).answer("promise", Promise.TOUT)
    hand = hand.said("replies").answer("runners", 2)
    assert said(in_words(hand)) == "Dora: Wenz Tout won, 2 runners, Kontra"


def test_knocks_without_a_name_are_counted_as_players_say_it():
    hand = pad().press(A).press(B).answer("knocks", (None, None))
    assert said(in_words(hand)) == "Anna with Bernd: Sauspiel won, 2 knocks"


def test_a_ramsch_is_the_kind_who_pays_and_who_took_no_trick():
    hand = pad().choose(KIND["ramsch"]).press(A).press(B)
    assert hand.entry == KIND["ramsch"](payer=A, trickless=frozenset({B}))
    assert hand.press(C).press(C).entry == hand.entry
    assert hand.press(A).entry is None


def test_a_thrown_in_hand_is_one_press_and_a_seat_begins_another():
    hand = pad().choose(KIND["thrown_in"])
    assert hand.entry == KIND["thrown_in"]()
    assert hand.press(C) == pad().press(C)


def test_a_second_press_frees_the_seat():
    hand = pad().press(A)
    assert hand.press(A) == pad()
    sauspiel = hand.press(B)
    assert sauspiel.press(B).value("partner") is None
    assert sauspiel.press(C).value("partner") == C


def test_the_kind_keeps_who_plays_and_drops_the_partner():
    wenz = pad().press(A).press(B).choose(KIND["wenz"])
    assert wenz.answers == {"declarer": A, "result": Verdict.WON}


def test_a_lost_game_stays_lost_when_its_kind_changes():
    lost = pad().press(A).press(B).verdict(Six.LOST).choose(KIND["wenz"])
    assert lost.six is Six.LOST


def test_knocks_may_be_told_before_anything_else():
    hand = pad().said("knocks", B).press(A).press(B)
    assert hand.entry.knocks == (B,)
    assert hand.choose(KIND["thrown_in"]).entry == KIND["thrown_in"]()


def test_3_9_in_a_tout_only_the_tricks_tell():
    promise = KIND["solo"](declarer=A, suit=Suit.HEARTS, result=Verdict.WON).promise
    tout = type(promise)["TOUT"]
    solo = pad().press(A).choose(KIND["solo"]).answer("suit", Suit.HEARTS)
    won = solo.answer("promise", tout)
    assert won.entry.trickless is Trickless.OPPONENTS
    assert won.verdict(Six.LOST).entry.trickless is Trickless.NOBODY
    assert won.verdict(Six.LOST).six is Six.LOST
    assert solo.verdict(Six.LOST).answer("promise", tout).six is Six.LOST
    assert won.answer("promise", None).entry == solo.entry


def test_3_14_card_points_stop_mattering_where_somebody_broke_the_rules():
    hand = pad().press(A).press(B).points(70).answer("offender", C)
    assert "result" not in hand.answers
    assert hand.entry is not None
    assert hand.answer("offender", None).entry.result == 70
    corrected = pad_of(hand.rules, hand.table, hand.entry).answer("offender", None)
    assert corrected.entry.result is Verdict.WON


def test_a_number_takes_schwarz_back_where_they_contradict():
    schwarz = pad().press(A).press(B).verdict(Six.WON_SCHWARZ)
    assert schwarz.points(120).entry.trickless is Trickless.OPPONENTS
    assert schwarz.points(70).entry.trickless is Trickless.NOBODY


def test_1_5_the_zones_of_the_ruler_follow_the_limits():
    zones = pad(limits=type(BAVARIAN.tariff().limits)["ASYM91"]).press(A).press(B).zones()
    assert zones == {
        Six.LOST_SCHNEIDER: range(31),
        Six.LOST: range(31, 61),
        Six.WON: range(61, 91),
        Six.WON_SCHNEIDER: range(91, 121),
    }
    assert pad().choose(KIND["ramsch"]).zones() == {}


@every_variant
def test_1_5_the_zones_of_the_ruler_are_those_of_every_single_number(variant):
    table = fold([opening(variant.id)]).position.table()
    for kind in variant.entries:
        hand = Pad(rules(variant), table).choose(kind)
        for person in table.playing[:2]:
            hand = hand.press(person)
        zones = hand.zones()
        for number in range(121) if zones else ():
            six = hand.points(number).six  # None where the game is even
            assert [each for each in zones if number in zones[each]] == ([six] if six else [])


@pytest.mark.parametrize("six", Six)
def test_every_verdict_is_read_back(six):
    assert pad().press(A).press(B).verdict(six).six is six


def test_what_is_open_is_named_beside_its_question():
    assert [each.question for each in pad().problems] == ["declarer", ""]
    assert [str(each.sentence) for each in pad().press(A).problems] == ["Which game?"]
    open_ = pad().press(A).choose(KIND["rufspiel"]).problems
    assert [(each.question, str(each.sentence)) for each in open_] == [
        ("partner", "Who is the partner?")
    ]


def test_locked_buttons_say_why():
    five = pad(people=5).press(A).press(B)
    assert said(five.locked("partner", E)) == "Emil sits out"
    assert five.locked("partner", C) is None
    assert five.locked("points", ()) == "This is not asked here"
    solo = pad().press(A).choose(KIND["wenz"]).answer("result", Verdict.WON)
    assert solo.locked("suit", Suit.HEARTS)
    assert pad(suited=True).press(A).choose(KIND["wenz"]).locked("suit", Suit.HEARTS) is None


def test_3_11_the_last_card_points_follow_from_the_others():
    hand = pad().choose(KIND["ramsch"]).amount("points", A, 40).amount("points", B, 30)
    assert said(hand.problems[0].sentence) == "Who pays? Or 50 card points of others"
    hand = hand.amount("points", C, 15)
    assert dict(hand.entry.points) == {A: 40, B: 30, C: 15, D: 35}
    assert hand.amount("points", C, None).entry is None
    over = hand.amount("points", B, 70)
    assert said(over.problems[0].sentence) == "125 of 120 card points"


def test_3_11_who_cannot_be_exceeded_pays_whatever_the_others_have():
    ramsch = pad().choose(KIND["ramsch"])
    for number in (60, 70, 90):
        hand = ramsch.amount("points", A, number)
        assert hand.entry == KIND["ramsch"](points=((A, number),))
        assert hand.outcome.losers == (A,)
        assert said(in_words(hand)) == f"Ramsch, Anna pays, Card points: Anna {number}"
    assert ramsch.amount("points", A, 59).entry is None
    assert ramsch.amount("points", A, 60).amount("points", B, 60).entry is None
    assert ramsch.amount("points", A, 40).amount("points", B, 40).entry is None
    named = ramsch.press(A).amount("points", A, 45)
    assert named.entry == KIND["ramsch"](payer=A, points=((A, 45),))


def test_3_11_of_a_tie_in_a_ramsch_it_is_said_who_is_level():
    """Fault: with all card points told it only asked "Who pays?"."""
    hand = pad().choose(KIND["ramsch"])
    for who, number in ((A, 40), (B, 40), (C, 30)):
        hand = hand.amount("points", who, number)
    assert [said(each.sentence) for each in hand.problems] == ["Who pays? Level: Anna, Bernd"]
    clear = hand.amount("points", A, 41)
    assert clear.problems == ()


def test_3_11_what_one_alone_has_left_may_be_a_tie():
    hand = pad().choose(KIND["ramsch"]).answer("trickless", frozenset({B, C}))
    tied = hand.amount("points", A, 60)
    assert [each.question for each in tied.problems] == ["payer"]
    assert dict(tied.press(D).entry.points) == {A: 60, B: 0, C: 0, D: 60}
    assert hand.amount("points", A, 61).outcome.losers == (A,)


def test_3_11_where_two_pay_the_second_is_asked_for_by_name():
    payers = type(BAVARIAN.tariff().payers)
    hand = pad(payers=payers.TWO).choose(KIND["ramsch"]).press(A)
    assert [said(each.sentence) for each in hand.problems] == ["Pays too?"]
    assert hand.answer("second", B).entry is not None


@pytest.mark.parametrize("people", [3, 4])
def test_3_11_the_120_card_points_of_one_do_not_say_that_nobody_else_took_a_trick(people):
    told = pad(people=people).choose(KIND["ramsch"]).amount("points", B, 120)
    for hand in (told, told.answer("trickless", frozenset({A}))):
        assert hand.outcome.losers == (B,)
        assert hand.outcome.winners == tuple(p for p in hand.table.playing if p != B)


def test_3_11_who_pays_by_the_card_points_is_known_beside_the_question_for_it():
    """Fault: all buttons of “Who pays” were grey where the card points said it."""
    payers = type(BAVARIAN.tariff().payers)
    one = pad().choose(KIND["ramsch"])
    assert one.following("payer") == ()
    assert one.amount("points", B, 70).following("payer") == (B,)
    assert one.amount("points", B, 70).following("second") == ()
    assert one.press(B).amount("points", B, 45).following("payer") == ()
    two = pad(payers=payers.TWO).choose(KIND["ramsch"])
    for who, number in ((C, 50), (A, 40), (B, 30)):
        two = two.amount("points", who, number)
    assert two.following("payer") == (C,)
    assert two.following("second") == (A,)
    march = pad(march=type(BAVARIAN.tariff().march).POINTS, march_points=100)
    assert march.choose(KIND["ramsch"]).amount("points", A, 110).following("payer") == ()


def test_3_11_all_card_points_of_one_ask_whether_anybody_else_took_a_trick():
    """Fault: who had taken every trick was let pay for his 120 without a word.

    And the question was gone after the first of the three who took no trick.
    """
    march = type(BAVARIAN.tariff().march)
    ramsch = pad(march=march.ALL_TRICKS).choose(KIND["ramsch"])
    told = ramsch.amount("points", A, 120)
    whole = told
    for who in (B, C, D):
        whole = whole.amount("points", who, 0)
    asks = {
        (): "All tricks for Anna? Then Bernd, Carl, Dora: “No trick”",
        (C,): "All tricks for Anna? Then Bernd, Dora: “No trick”",
        (C, B): "All tricks for Anna? Then Dora: “No trick”",
    }
    for hand in (told, whole):
        for people, words in asks.items():
            found = remarks(hand.answer("trickless", frozenset(people)))
            assert [said(each) for each in found] == [words]
        assert remarks(hand.answer("trickless", frozenset({B, C, D}))) == ()
    assert remarks(ramsch.amount("points", A, 119)) == ()
    never = pad(march=march.NEVER, virgins=type(BAVARIAN.tariff().virgins).NOTHING)
    assert remarks(never.choose(KIND["ramsch"]).amount("points", A, 120)) == ()


def test_3_11_no_card_points_as_no_trick_asks_those_of_everybody():
    few = pad(pointless=True).choose(KIND["ramsch"]).amount("points", A, 70)
    assert [each.question for each in few.problems] == ["points"]
    assert few.amount("points", B, 30).amount("points", C, 20).entry is not None


@pytest.mark.parametrize("people", [3, 4])
def test_3_11_who_alone_took_tricks_marches_with_three_as_with_four(people):
    ramsch = pad(people=people).choose(KIND["ramsch"])
    *others, marcher = ramsch.table.playing
    hand = ramsch.answer("trickless", frozenset(others))
    assert (hand.entry.points is None) is (people == 4), "only what is needed is added"
    assert hand.outcome.winners == (marcher,)
    assert hand.outcome.losers == tuple(others)
    assert hand.answer("trickless", frozenset(others[1:])).entry is None


def test_who_took_no_trick_has_no_card_points():
    hand = pad().choose(KIND["ramsch"]).press(A).press(B)
    hand = hand.amount("points", A, 80).amount("points", C, 40)
    assert dict(hand.entry.points) == {A: 80, B: 0, C: 40, D: 0}


def test_amounts_that_do_not_add_up_are_open():
    hand = pad().choose(KIND["manual"]).amount("amounts", A, 30)
    assert [str(each.sentence) for each in hand.problems] == [
        "The amounts add up to 30, not to zero"
    ]
    assert hand.amount("amounts", B, -30).entry is not None


def test_what_a_house_rule_asks_goes_with_the_hand():
    hand = pad(ASKING).press(A).press(B)
    assert hand.asides == ()
    told = hand.answer("rounds.cheap", True)
    assert told.asides == (("rounds", Asked(cheap=True)),)
    assert told.entry == hand.entry
    assert pad_of(told.rules, told.table, told.entry, told.asides) == told
    assert load_pad(dump_pad(told), told.rules, told.table) == told


def test_a_kontra_is_taken_back():
    hand = pad().press(A).press(B).said("replies").said("replies", A)
    assert hand.unsaid("replies").entry.replies == (None,)
    knocked = pad().said("knocks", B).said("knocks", C)
    assert knocked.unsaid("knocks", B).value("knocks") == (C,)


def test_a_draft_that_no_longer_fits_is_refused():
    half = pad().choose(KIND["ramsch"]).press(A).amount("points", A, 40)
    assert load_pad(dump_pad(half), half.rules, half.table) == half
    for text in (
        "",
        "{}",
        '{"kind": "bridge", "answers": {}}',
        dump_pad(half).replace("payer", "no"),
    ):
        with pytest.raises(BadAnswerError):
            load_pad(text, half.rules, half.table)


def test_a_draft_holds_what_was_told_before_the_kind():
    half = pad().said("knocks", None).press(B)
    assert load_pad(dump_pad(half), half.rules, half.table) == half


@every_variant
@given(data=st.data())
@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
def test_every_hand_comes_back_from_the_pad_and_from_the_draft(variant, data):
    evening = data.draw(evenings(variant, most=0))
    hand = data.draw(entries(evening))
    agreed, seated = evening.position.rules, evening.position.table()
    there = pad_of(agreed, seated, hand)
    assert there.problems == ()
    partly = any(
        getattr(q.box, "partly", False) and q.name in there.answers for q in asked(type(hand))
    )
    if partly:  # what follows from the card points that were told is told after it
        assert agreed.score(there.entry, seated) == agreed.score(hand, seated)
        hand = there.entry
        there = pad_of(agreed, seated, hand)
    assert there.entry == hand
    assert load_pad(dump_pad(there), agreed, seated) == there
    assert said(in_words(there))


@every_variant
@given(data=st.data())
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_presses_in_any_order_never_break_the_pad(variant, data):
    evening = data.draw(evenings(variant, most=0))
    agreed, seated = evening.position.rules, evening.position.table()
    there = Pad(agreed, seated)
    for _ in range(data.draw(st.integers(1, 8))):
        act = data.draw(st.sampled_from(("press", "choose", "verdict", "points")))
        if act == "press":
            there = there.press(data.draw(st.sampled_from(seated.playing)))
        elif act == "choose":
            there = there.choose(data.draw(st.sampled_from(agreed.entries)))
        elif act == "verdict":
            there = there.verdict(data.draw(st.sampled_from(Six)))
        else:
            there = there.points(data.draw(st.integers(0, 120)))
    assert said(in_words(there))
    assert (there.entry is None) is bool(there.problems)
    assert load_pad(dump_pad(there), agreed, seated) == there


def test_3_11_points_taken_back_leave_who_pays_to_be_told():
    ramsch = pad().choose(KIND["ramsch"])
    again = ramsch.amount("points", B, 0).amount("points", B, None)
    assert again == ramsch
    assert again.press(B).entry == KIND["ramsch"](payer=B)


def test_3_11_a_zero_alone_does_not_stand_against_who_pays():
    ramsch = pad().choose(KIND["ramsch"]).amount("points", B, 0)
    assert ramsch.problems
    assert ramsch.press(B).entry == KIND["ramsch"](payer=B)
    assert ramsch.amount("points", C, 60).press(B).value("points") == ((B, 0), (C, 60))


@pytest.mark.parametrize(
    ("variant", "kind", "promises"),
    [
        ("skat", "clubs", {"SCHNEIDER": (1, 5), "SCHWARZ": (2, 7), "OUVERT": (2, 8)}),
        ("mucken", "muck", {"SCHNEIDER": (1, 3), "SCHWARZ": (2, 4)}),
    ],
)
def test_5_5_7_3_a_game_that_is_won_stays_won_when_a_level_is_announced(variant, kind, promises):
    """Fault: Schneider announced and nothing said of the end was booked as lost, for a simple win."""
    game = CATALOGUE.variants[variant]
    start = fold([opening(variant)]).position
    plain = Pad(rules(game), start.table()).press(A)
    plain = plain.choose(next(each for each in game.entries if each.kind == kind))
    assert plain.value("result") is Verdict.WON
    for name, (level, counted) in promises.items():
        option = next(each for each in type(plain.every["announced"].default) if each.name == name)
        won = plain.imply("announced", option)
        assert (won.outcome.won, won.outcome.level) == (True, level)
        assert sum(step.number for step in won.outcome.transfers[0].steps[:-1]) == counted
        none = type(option).NOTHING
        assert won.answer("announced", none).value("result") is Verdict.WON
        lost = won.verdict(Six.LOST)
        assert lost.answer("announced", none).value("result") is Verdict.LOST
        told = plain.points(89).imply("announced", option)
        assert (told.value("result"), told.outcome.won) == (89, False)


def test_5_6_no_schneider_is_made_up_to_reach_a_bid():
    game = CATALOGUE.variants["skat"]
    kinds = {each.kind: each for each in game.entries}
    start = fold([opening("skat")]).position
    pad = Pad(rules(game), start.table()).press(A).choose(kinds["hearts"])
    without = pad.put("matadors", 1).answer("bid", 22).choose(kinds["diamonds"])
    assert (without.value("result"), without.outcome.won) == (Verdict.WON, False)
    by_hand = pad.answer("bid", 55).choose(kinds["diamonds"])
    announced = type(by_hand.every["announced"].default).SCHNEIDER
    told = by_hand.imply("announced", announced)
    assert (told.value("result"), told.outcome.won) == (Verdict.WON, False)


def few_answers(box, playing):
    """Return what a press may answer, the end of the hand left out."""
    match box:
        case ask.ChoiceBox(options):
            return [*options]
        case ask.CheckBox():
            return [True]
        case ask.CountBox(low, high):
            return [low, low + 1, high]
        case ask.SaidBox():
            return [(None,), (playing[-1],)]
        case ask.PersonBox():
            return playing
        case ask.PeopleBox():
            return [frozenset({each}) for each in playing]
    return []


@every_variant
def test_a_press_that_is_taken_back_leaves_the_hand_as_it_was(variant):
    """Fault: 75 card points were booked as lost after an offence was pressed and taken back."""
    table = fold([opening(variant.id)]).position.table()
    pressed = 0
    for kind in rules(variant).entries:
        won = Pad(rules(variant), table).press(A).choose(kind)
        for begun in (won, won.points(75), won.verdict(Six.LOST)):
            for name, question in begun.questions.items():
                for value in few_answers(question.box, table.playing):
                    there = begun.imply(name, value)
                    if there != begun and there.locked(name, value) is None:
                        pressed += 1
                        assert there.answer(name, begun.value(name)) == begun, there.answers
    assert pressed


@every_variant
def test_another_kind_of_hand_and_back_leaves_the_hand_as_it_was(variant):
    table = fold([opening(variant.id)]).position.table()
    for kind in rules(variant).entries:
        begun = Pad(rules(variant), table).press(A).choose(kind).points(75)
        for other in begun.kinds:
            assert begun.choose(other).choose(kind) == begun


def test_3_14_what_was_told_counts_again_where_an_offence_leaves_it_to_the_cards():
    """Fault: a game told as won Schwarz was booked as won simply, since the offence came after."""
    game = pad()
    told = game.press(A).choose(KIND["wenz"]).verdict(Six.LOST_SCHWARZ).answer("offender", B)
    offences = told.every["offence"].box.options
    quitted = told.answer("offence", offences["QUITTED"])
    assert (quitted.outcome.won, quitted.six) == (False, Six.LOST_SCHWARZ)
    first = game.press(A).choose(KIND["wenz"]).answer("offender", B)
    assert first.answer("offence", offences["QUITTED"]).verdict(Six.LOST_SCHWARZ) == quitted


def test_5_5_a_hand_game_that_is_none_takes_back_the_schwarz_that_was_only_announced():
    """Fault: without the announcement it stayed won Schwarz, for 96 instead of 48."""
    game = CATALOGUE.variants["skat"]
    table = fold([opening("skat")]).position.table()
    grand = next(each for each in game.entries if each.kind == "grand")
    plain = Pad(rules(game), table).press(A).choose(grand)
    announced = type(plain.every["announced"].default).SCHWARZ
    schwarz = plain.imply("announced", announced)
    assert schwarz.answer("manner", None) == plain
    assert schwarz.answer("announced", None) == plain
    by_hand = plain.answer("manner", schwarz.value("manner"))
    assert by_hand.imply("announced", announced).answer("announced", None) == by_hand
    told = by_hand.verdict(Six.WON_SCHNEIDER).imply("announced", type(announced).SCHNEIDER)
    assert told.points(95).answer("manner", None).value("result") == 95
