"""Cards, packs and trump orders, named after the paragraphs that decide them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schafscore.cards.card import Rank, Suit, card, cards, points
from schafscore.cards.order import PLAIN_10HIGH, PLAIN_10LOW, order, without_trumps
from schafscore.cards.pack import LONG, SHORT, Pack

RUFSPIEL = order(Rank.OBER, Rank.UNTER, suit=Suit.HEARTS)
WENZ = order(Rank.UNTER)


def codes(held):
    return " ".join(map(str, held))


def test_1_1_a_code_is_suit_and_rank():
    assert card("HZ").suit is Suit.HEARTS
    assert card("HZ").rank is Rank.TEN
    assert repr(card("EO")) == "EO"
    assert cards("EO GO") == cards("EOGO") == (card("EO"), card("GO"))


@pytest.mark.parametrize("code", ["", "E", "H10", "eo", "OE", "E1", "EO "])
def test_1_1_what_is_no_card_is_refused(code):
    with pytest.raises(ValueError, match="no card"):
        card(code)


@pytest.mark.parametrize(
    ("pack", "size"),
    [
        (LONG, 32),
        (SHORT, 24),
        (Pack("Lambapea", tuple(Rank)), 36),
        (Pack("Bierkopf", tuple(Rank)[:5]), 20),
    ],
    ids=lambda value: getattr(value, "name", value),
)
def test_1_2_a_pack_has_120_card_points(pack, size):
    assert len(pack.cards) == len(set(pack.cards)) == size
    assert points(pack.cards) == 120


@pytest.mark.parametrize(("ranks", "size"), [(6, 48), (8, 64)])
def test_1_2_a_double_pack_has_240_card_points(ranks, size):
    pack = Pack("double", tuple(Rank)[:ranks], copies=2)
    assert len(pack.cards) == size
    assert points(pack.cards) == 240
    assert not pack.is_all_of(pack.cards[:-1] + pack.cards[:1])


def test_a_pack_knows_a_missing_and_a_doubled_card():
    assert LONG.is_all_of(reversed(LONG.cards))
    assert not LONG.is_all_of(LONG.cards[1:])
    assert not LONG.is_all_of((*LONG.cards[1:], LONG.cards[1]))


# The trumps of every game of the family from the highest down, and how many there are.
ORDERS = {
    "3.2 Rufspiel (WE0067)": (RUFSPIEL, "EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7", 14),
    "3.2 Solo in acorns": (
        order(Rank.OBER, Rank.UNTER, suit=Suit.ACORNS),
        "EO GO HO SO EU GU HU SU EA EZ EK E9 E8 E7",
        14,
    ),
    "3.2 Wenz (WE0068)": (WENZ, "EU GU HU SU", 4),
    "3.2 Farbwenz in leaves": (
        order(Rank.UNTER, suit=Suit.LEAVES),
        "EU GU HU SU GA GZ GK GO G9 G8 G7",
        11,
    ),
    "3.2 Geier": (order(Rank.OBER), "EO GO HO SO", 4),
    "3.2 Farbgeier in bells": (
        order(Rank.OBER, suit=Suit.BELLS),
        "EO GO HO SO SA SZ SK SU S9 S8 S7",
        11,
    ),
    "3.2 Kaiser": (order(Rank.KING), "EK GK HK SK", 4),
    "3.2 Farbkaiser in hearts": (
        order(Rank.KING, suit=Suit.HEARTS),
        "EK GK HK SK HA HZ HO HU H9 H8 H7",
        11,
    ),
    "3.2 Bettel": (without_trumps(PLAIN_10LOW), "", 0),
    "2.2 and 4.1 Wendish and three-handed": (
        order(Rank.OBER, Rank.UNTER, suit=Suit.BELLS),
        "EO GO HO SO EU GU HU SU SA SZ SK S9 S8 S7",
        14,
    ),
    "5.2 Skat in clubs": (
        order(Rank.UNTER, suit=Suit.ACORNS),
        "EU GU HU SU EA EZ EK EO E9 E8 E7",
        11,
    ),
    "6.2 German (WE0457)": (
        order(Rank.UNTER, suit=Suit.LEAVES, plain=PLAIN_10LOW),
        "EU GU HU SU GA GK GO GZ G9 G8 G7",
        11,
    ),
    "7.2 Blattla": (
        order(suit=Suit.HEARTS, plain=PLAIN_10HIGH),
        "HA HZ HK HO HU H9 H8 H7",
        8,
    ),
}


@pytest.mark.parametrize(("trumps", "expected", "count"), ORDERS.values(), ids=ORDERS)
def test_trumps_from_the_highest_down(trumps, expected, count):
    held = [each for each in trumps.trumps if each in LONG.cards]
    assert codes(held) == expected
    assert len(held) == count


def test_3_2_the_short_pack_has_12_trumps_in_a_rufspiel():
    assert len(RUFSPIEL.of(None, SHORT.cards)) == 12


@pytest.mark.parametrize(
    ("trumps", "suit", "expected"),
    [
        (RUFSPIEL, Suit.ACORNS, "EA EZ EK E9 E8 E7"),
        (WENZ, Suit.HEARTS, "HA HZ HK HO H9 H8 H7"),
        (order(Rank.OBER), Suit.HEARTS, "HA HZ HK HU H9 H8 H7"),
        (order(Rank.KING), Suit.BELLS, "SA SZ SO SU S9 S8 S7"),
        (without_trumps(PLAIN_10LOW), Suit.LEAVES, "GA GK GO GU GZ G9 G8 G7"),
        # WE0458: the ten of the German game stands between Ober and nine.
        (
            order(Rank.UNTER, suit=Suit.HEARTS, plain=PLAIN_10LOW),
            Suit.BELLS,
            "SA SK SO SZ S9 S8 S7",
        ),
    ],
)
def test_3_2_plain_suits_from_the_highest_down(trumps, suit, expected):
    assert codes(trumps.arranged(trumps.of(suit, LONG.cards))) == expected


@given(st.permutations(LONG.cards), st.sampled_from([entry[0] for entry in ORDERS.values()]))
def test_of_two_cards_at_most_one_beats_the_other(mixed, trumps):
    first, second = mixed[:2]
    both_ways = (trumps.beats(first, second), trumps.beats(second, first))
    # Only two plain cards of different suits leave each other alone.
    apart = trumps.suit(first) is not trumps.suit(second)
    neither = apart and not trumps.is_trump(first) and not trumps.is_trump(second)
    assert sum(both_ways) == (0 if neither else 1)


@given(st.permutations(LONG.cards))
def test_a_hand_is_arranged_trumps_first_whatever_its_order(mixed):
    expected = "EO HO EU HA H7 EA GZ G9 SK"
    held = [each for each in mixed if each in cards(expected)]
    assert codes(RUFSPIEL.arranged(held)) == expected
