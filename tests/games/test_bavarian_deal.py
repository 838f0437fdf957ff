"""Calling, the duties of the called ace, Stichzwang and whole deals, by paragraph."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schafscore.cards.card import Card, Rank, Suit, card, cards, points
from schafscore.cards.pack import LONG, SHORT
from schafscore.cards.trick import Runners
from schafscore.games import BadDealError, IllegalPlayError
from schafscore.games.bavarian.contract import (
    Contract,
    Game,
    Promise,
    callable_cards,
    holds_sie,
    renonce_cards,
)
from schafscore.games.bavarian.deal import Customs, Deal, Discard, legal

ON_BELLS = Contract(Game.RUFSPIEL, 1, called=card("SA"))


def may(hand, table="", contract=ON_BELLS, *, searched=False, dealt="", customs=None):
    allowed = legal(
        contract, cards(hand), cards(table), searched, cards(dealt or hand), customs or Customs()
    )
    return " ".join(map(str, allowed))


@pytest.mark.parametrize(
    ("hand", "aces"),
    [
        ("EA GA SA HK H9 SU G7 E7", ""),  # WE0069: all three aces
        ("EO HO HA H9 SU EA E7 GA", ""),  # WE0070: SU is no plain bells card
        ("EO GO HA H9 E7 G8 S9 SA", "EA GA"),  # WE0071
        ("EO GO HA HZ HK H9 H8 H7", ""),
    ],
)
def test_3_4_who_may_call_which_ace(hand, aces):
    assert callable_cards(cards(hand)) == cards(aces)


@pytest.mark.parametrize(
    ("hand", "may_call"),
    [
        ("EO GO HA H9 E7 G8 S9 SA", ""),  # not locked
        ("EO GO HA H9 SU EA E7 GA", "SA"),
        ("EO GO HA H9 EA E7 GA SA", "EZ GZ SZ"),
        ("EO GO EZ GZ SZ EA GA SA", "EK GK SK"),
    ],
)
def test_3_9_only_the_locked_call_in_a_renonce(hand, may_call):
    assert renonce_cards(cards(hand)) == cards(may_call)


def test_3_2_a_sie_is_all_obers_and_unters():
    assert holds_sie(cards("EO GO HO SO EU GU HU SU"), LONG)
    assert not holds_sie(cards("EO GO HO SO EU GU HU HA"), LONG)
    assert holds_sie(cards("EO GO HO SO EU GU"), SHORT)


def test_3_5_the_searched_ace_must_be_played():
    assert may("SZ SU SA S9", "SK") == "SA"
    assert may("SZ SA S9 S8", "SK") == "SA"


def test_3_5_up_to_three_of_the_suit_only_the_ace_may_be_led():
    assert may("SA S7 S8 H7") == "SA H7"


def test_3_5_with_four_of_the_suit_the_ace_may_run_away():
    assert may("SA S7 S8 S9 H7") == "SA S7 S8 S9 H7"
    assert may("SA S7 S8 S9 H7", "SK") == "SA"


def test_3_5_the_ace_may_not_be_thrown_away_before_its_suit_was_led():
    assert may("SA EK GA", "EZ", Contract(Game.RUFSPIEL, 1, called=card("SA"))) == "EK"
    assert may("SA GA GK", "EZ") == "GA GK"
    assert may("SA S9 GK", "HO") == "S9 GK"


def test_3_5_after_its_suit_was_led_the_ace_is_free():
    assert may("SA S7 S8 GK", "EZ", searched=True) == "SA S7 S8 GK"
    assert may("SA S7 S8 GK", "SK", searched=True) == "SA S7 S8"
    assert may("SA S7 GK", searched=True) == "SA S7 GK"


def test_3_5_the_last_card_may_always_be_played():
    assert may("SA", "EZ") == "SA"
    assert may("SA") == "SA"


def test_3_5_without_the_ace_there_is_no_duty():
    assert may("S9 GK", "SK") == "S9"
    assert may("S9 GK H7", "EO") == "H7"
    assert may("S9 GK") == "S9 GK"


@pytest.mark.parametrize(
    ("custom", "hand", "table", "usual", "other"),
    [
        ({"run_away_from": 3}, "SA S7 S8 H7", "", "SA H7", "SA S7 S8 H7"),
        ({"run_away_from_any_lead": True}, "SA S7 S8 S9", "SK", "SA", "SA S7 S8 S9"),
        ({"ace_discard": Discard.LAST_TWO}, "SA GK", "EZ", "GK", "SA GK"),
        ({"ace_discard": Discard.LAST_TWO}, "SA GK G8", "EZ", "GK G8", "GK G8"),
        ({"ace_discard": Discard.ALWAYS}, "SA GK G8", "EZ", "GK G8", "SA GK G8"),
    ],
)
def test_3_5_tables_that_play_otherwise(custom, hand, table, usual, other):
    assert may(hand, table) == usual
    assert may(hand, table, customs=Customs(**custom)) == other


def test_3_5_running_away_may_count_the_cards_at_the_deal():
    dealt = "SA S7 S8 S9 H7"
    assert may("SA S7 S8 H7", dealt=dealt) == "SA H7"
    customs = Customs(run_away_counts_deal=True)
    assert may("SA S7 S8 H7", dealt=dealt, customs=customs) == "SA S7 S8 H7"


def test_3_9_stichzwang_in_a_bettel_only_in_the_led_suit():
    bettel = Contract(Game.BETTEL, 0, heading=True)
    assert may("SK S7 EA", "SZ", bettel) == "SK"
    assert may("SK S7 EA", "SZ SA", bettel) == "SK S7"
    assert may("EA GA", "SZ", bettel) == "EA GA"
    with_trumps = Contract(Game.BETTEL, 0, suit=Suit.HEARTS, heading=True)
    assert may("H7 GA", "SZ", with_trumps) == "H7 GA"


def test_3_11_stichzwang_in_a_ramsch_trumps_too():
    ramsch = Contract(Game.RAMSCH, heading=True)
    assert may("H7 GA", "SZ", ramsch) == "H7"
    assert may("HA EU GA", "HO", ramsch) == "HA EU"
    assert may("S9 H7", "SZ", ramsch) == "S9"


# A deal of our own: seat 0 is forehand, seat 2 calls the leaf ace of seat 1.
HANDS = tuple(
    map(
        cards,
        (
            "HO HU HA H7 EA E7 SZ S8",
            "SO H9 H8 GA GZ G9 EK SA",
            "EO GO EU HK GK G8 S9 S7",
            "GU SU HZ EZ E9 E8 G7 SK",
        ),
    )
)
CALL = Contract(Game.RUFSPIEL, 2, called=card("GA"))
PLAYS = cards(
    "EA EK HK E8  EO SU H7 H8  GO HZ HA H9  EU GU HU SO"
    "  SA S7 SK S8  GA G8 G7 HO  SZ GZ S9 EZ  E7 G9 GK E9"
)
DEAL = Deal(HANDS, CALL, PLAYS)


def test_3_a_whole_deal_is_played_again():
    end = DEAL.replay()
    assert [trick.winner for trick in end.tricks] == [2, 2, 2, 1, 1, 0, 0, 3]
    assert end.turn is None
    assert end.legal == ()
    assert end.decided
    assert DEAL.side == (2, 1)
    assert DEAL.runners == Runners(2, held=True)
    assert sum(end.points) == 120
    assert end.declarers_points == end.points[1] + end.points[2]
    assert sum(end.taken) == 8
    assert end.trickless == ()


def test_1_2_the_points_of_each_trick_belong_to_its_winner():
    end = DEAL.replay()
    assert [trick.points for trick in end.tricks] == [19, 5, 24, 9, 15, 14, 30, 4]
    assert end.points == (44, 24, 48, 4)


@pytest.mark.parametrize(
    ("plays", "trick", "seat", "why"),
    [
        ("SA", 1, 0, "not in this hand"),
        ("EA SA", 1, 1, "led suit must be followed"),
        ("EA EK HK E8 GK G7", 2, 3, None),
        ("EA EK HK E8 G8 G7 HO G9", 2, 1, "called ace must be played"),
        ("EA EK HK E8 EO SU H7 H8 GK G7 HO GZ", 3, 1, "called ace must be played"),
    ],
)
def test_an_illegal_card_is_named_with_trick_seat_and_reason(plays, trick, seat, why):
    deal = replace(DEAL, plays=cards(plays))
    if why is None:
        assert deal.replay().turn is not None
        return
    with pytest.raises(IllegalPlayError, match=why) as caught:
        deal.replay()
    assert (caught.value.trick, caught.value.seat) == (trick, seat)
    assert caught.value.card == cards(plays)[-1]


def test_3_5_the_called_ace_thrown_away_is_named():
    hands = (cards("EA E7 HU HA H7 SZ S8 HO"), cards("SO H9 H8 GA GZ G9 SK SA"), *HANDS[2:])
    hands = (*hands[:3], cards("GU SU HZ EZ E9 E8 G7 EK"))
    deal = Deal(hands, CALL, cards("EA GA"))
    with pytest.raises(IllegalPlayError, match="thrown away before its suit is led"):
        deal.replay()


def test_a_card_after_the_last_trick_is_illegal():
    with pytest.raises(IllegalPlayError, match="every trick has been played"):
        replace(DEAL, plays=(*PLAYS, card("E7"))).replay()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"hands": (HANDS[0], *HANDS[:3])}, "twice"),
        ({"hands": (HANDS[0][:7], *HANDS[1:])}, "too many or too few"),
        ({"hands": HANDS[:3]}, "too many or too few"),
        ({"pack": SHORT}, "too many or too few"),
        ({"forehand": 4}, "no such seat"),
        ({"knocks": (None, 4)}, "no such seat"),
        ({"contract": Contract(Game.RAMSCH, 1)}, "has one declarer"),
        ({"contract": Contract(Game.WENZ)}, "has one declarer"),
        ({"contract": Contract(Game.SOLO, 1)}, "trump suit"),
        ({"contract": Contract(Game.WENZ, 1, Suit.HEARTS)}, "trump suit"),
        ({"contract": Contract(Game.RUFSPIEL, 1)}, "called card"),
        ({"contract": Contract(Game.WENZ, 1, called=card("GA"))}, "called card"),
        ({"contract": Contract(Game.RUFSPIEL, 1, called=card("GA"))}, "may not call"),
        ({"contract": Contract(Game.RUFSPIEL, 2, called=card("HA"))}, "may not call"),
        ({"contract": Contract(Game.RENONCE, 2, called=card("GA"))}, "may not call"),
        ({"contract": Contract(Game.MUSS, 0, called=card("GA"))}, "may not call"),
        ({"contract": Contract(Game.MUSS, 3, called=card("GA"))}, "Old One"),
        ({"contract": Contract(Game.WENZ, 1, heading=True)}, "Stichzwang"),
        ({"contract": Contract(Game.WENZ, 1, march=True)}, "march"),
        ({"contract": Contract(Game.WENZ, 1, asked=120)}, "asked up so far"),
        ({"contract": Contract(Game.BETTEL, 1, promise=Promise.TOUT)}, "one against three"),
        ({"contract": replace(CALL, promise=Promise.TOUT)}, "one against three"),
        ({"contract": Contract(Game.SOLO, 1, Suit.HEARTS, promise=Promise.SIE)}, "no Sie"),
        ({"contract": replace(CALL, partner=1)}, "Hochzeit"),
        ({"contract": Contract(Game.HOCHZEIT, 1)}, "Hochzeit"),
    ],
)
def test_what_cannot_have_been_dealt_or_announced_is_refused(change, why):
    with pytest.raises(BadDealError, match=why):
        replace(DEAL, plays=(), **change).start()


def test_3_9_the_old_one_may_call_in_a_muss():
    deal = replace(DEAL, contract=Contract(Game.MUSS, 2, called=card("GA")))
    assert deal.replay().tricks == DEAL.replay().tricks


BRIDE = tuple(
    map(
        cards,
        (
            "H7 EA EZ EK GA GZ SA SZ",
            "EO GO HO SO EU E7 G7 S7",
            "GU HU SU HA HZ E8 G8 S8",
            "HK H9 H8 E9 GK G9 SK S9",
        ),
    )
)


def wedding(**facts):
    usual = {"partner": 1, "given": card("H7"), "returned": card("S7")}
    return Deal(BRIDE, Contract(Game.HOCHZEIT, 0, **{**usual, **facts}))


def test_3_9_in_a_hochzeit_the_exchanged_cards_are_played():
    deal = wedding()
    assert card("S7") in deal.start().hands[0]
    assert card("H7") in deal.start().hands[1]
    assert deal.side == (0, 1)
    assert deal.runners == Runners(5, held=True)
    assert deal.hands == BRIDE


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"partner": 0}, "own partner"),
        ({"given": card("EA")}, "one trump only"),
        ({"returned": card("E8")}, "card of his own"),
        ({"returned": card("EU")}, "No trump"),
    ],
)
def test_3_9_what_no_hochzeit_is(facts, why):
    with pytest.raises(BadDealError, match=why):
        wedding(**facts).start()


def test_3_9_some_tables_let_a_trump_be_given_back():
    deal = replace(wedding(returned=card("EU")), customs=Customs(hochzeit_returns_trump=True))
    assert card("EU") in deal.start().hands[0]


def test_3_10_in_a_kreuz_those_opposite_play_together():
    assert replace(DEAL, contract=Contract(Game.KREUZ, 2)).side == (2, 0)


def test_3_9_the_soloist_leads_to_a_bettel_where_the_table_says_so():
    bettel = replace(DEAL, plays=(), contract=Contract(Game.BETTEL, 2, heading=True))
    assert bettel.start().turn == 0
    assert replace(bettel, customs=Customs(bettel_leads=True)).start().turn == 2
    free = replace(bettel.contract, heading=False)
    assert replace(bettel, contract=free, customs=Customs(bettel_leads=True)).start().turn == 0


def test_3_3_who_was_asked_up_needs_more_than_that():
    asked = [replace(DEAL, contract=replace(CALL, asked=points)) for points in (60, 71, 72)]
    assert [deal.replay().declarers_won for deal in asked] == [True, True, False]


def test_3_9_a_tout_is_decided_by_the_first_lost_trick():
    tout = Contract(Game.SOLO, 2, Suit.HEARTS, promise=Promise.TOUT)
    deal = replace(DEAL, contract=tout, plays=cards("EA EK HK E8 S7 SK SZ"))
    assert not deal.replay().decided
    assert replace(deal, plays=(*deal.plays, card("SA"))).replay().decided


def test_3_9_a_bettel_is_decided_by_the_first_trick_taken():
    bettel = Contract(Game.BETTEL, 0)
    deal = replace(DEAL, contract=bettel, plays=cards("SZ SA S9"))
    assert not deal.replay().decided
    assert not replace(deal, plays=(*deal.plays, card("SK"))).replay().decided
    assert replace(deal, plays=cards("EA EK EU E8")).replay().decided


def ramsch(*tricks):
    """A Ramsch in which seat 0 leads all tricks and wins them, as the rule book's examples."""
    hands = tuple(tuple(cards(trick)[seat] for trick in tricks) for seat in range(4))
    plays = tuple(each for trick in tricks for each in cards(trick))
    return Deal(hands, Contract(Game.RAMSCH), plays)


MARCH = (
    "EO GO HO SO",
    "EU GU HU SU",
    "HA HZ HK H9",
    "EA EZ EK E9",
    "GA GZ GK G9",
    "SA SZ SK S9",
    "E8 E7 G8 G7",
)


def test_3_11_a_march_leaves_three_without_a_trick():
    end = ramsch(*MARCH, "H8 H7 S8 S7").replay()
    assert end.trickless == (1, 2, 3)
    assert end.points == (120, 0, 0, 0)
    assert end.most == (0,)
    assert end.ramsch_payer == 0


def test_3_11_a_worthless_trick_is_a_trick():
    end = ramsch(*MARCH, "H7 H8 S8 S7").replay()
    assert end.trickless == (2, 3)
    assert end.points[1] == 0


@settings(max_examples=60, deadline=None)
@given(
    st.permutations(LONG.cards),
    st.sampled_from(
        [
            Contract(Game.RAMSCH),
            Contract(Game.RAMSCH, heading=True),
            Contract(Game.WENZ, 0),
            Contract(Game.FARBGEIER, 1, Suit.BELLS),
            Contract(Game.SOLO, 2, Suit.ACORNS),
            Contract(Game.BETTEL, 3, heading=True),
            Contract(Game.KREUZ, 0),
        ]
    ),
    st.randoms(use_true_random=False),
)
def test_1_5_every_way_to_play_a_deal_ends_with_120_points(mixed, contract, random):
    hands = tuple(tuple(mixed[seat * 8 : seat * 8 + 8]) for seat in range(4))
    position = Deal(hands, contract).start()
    while position.turn is not None:
        position = position.play(random.choice(position.legal))
    assert sum(position.points) == 120
    assert sum(position.taken) == 8
    assert sum(points(trick.cards) for trick in position.tricks) == 120


@settings(max_examples=60, deadline=None)
@given(st.permutations(LONG.cards), st.randoms(use_true_random=False))
def test_3_5_there_is_always_a_legal_card_for_the_partner(mixed, random):
    hands = tuple(tuple(mixed[seat * 8 : seat * 8 + 8]) for seat in range(4))
    calls = [(seat, ace) for seat in range(4) for ace in callable_cards(hands[seat])]
    if not calls:
        return
    caller, ace = random.choice(calls)
    position = Deal(hands, Contract(Game.RUFSPIEL, caller, called=ace)).start()
    while position.turn is not None:
        position = position.play(random.choice(position.legal))
    # Before its suit is led, the ace falls to its own suit or in the last trick.
    (falls,) = [each for each in position.tricks if ace in each.cards]
    led = [trick.cards[0] for trick in position.tricks[: position.tricks.index(falls) + 1]]
    searched = any(
        first.suit is ace.suit and first.rank not in (Rank.OBER, Rank.UNTER) for first in led
    )
    assert searched or falls is position.tricks[-1]
    assert ace == Card(ace.suit, Rank.ACE)
