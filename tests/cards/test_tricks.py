"""Following suit, winning a trick and counting runners, named after their paragraphs."""

import pytest

from schafscore.cards.card import Rank, Suit, card, cards, points
from schafscore.cards.order import PLAIN_10LOW, order, without_trumps
from schafscore.cards.pack import LONG, SHORT
from schafscore.cards.trick import Runners, best, follow, heading, runners

RUFSPIEL = order(Rank.OBER, Rank.UNTER, suit=Suit.HEARTS)
WENZ = order(Rank.UNTER)
SKAT_SPADES = order(Rank.UNTER, suit=Suit.LEAVES)
SKAT_HEARTS = order(Rank.UNTER, suit=Suit.HEARTS)


@pytest.mark.parametrize(
    ("trumps", "hand", "trick", "allowed"),
    [
        (RUFSPIEL, "GK SU H7", "", "GK SU H7"),
        (RUFSPIEL, "GK G8 SU H7", "GA", "GK G8"),
        (RUFSPIEL, "SK SU H7", "SA", "SK"),
        (RUFSPIEL, "SU GK G8", "SA", "SU GK G8"),
        (RUFSPIEL, "SU GK H7", "EO", "SU H7"),
        (RUFSPIEL, "GK G8", "H7", "GK G8"),
        (WENZ, "HO H7 HU", "HA", "HO H7"),
        (WENZ, "HO H7 HU", "EU", "HU"),
    ],
)
def test_1_3_the_led_suit_is_followed_and_trumps_are_one_suit(trumps, hand, trick, allowed):
    assert follow(trumps, cards(hand), cards(trick)) == cards(allowed)


@pytest.mark.parametrize(
    ("trumps", "trick", "winner"),
    [
        (RUFSPIEL, "GK G8 GA H7", 3),  # WE0075, the first trick of the example in the seed
        (RUFSPIEL, "GK EA SA GA", 3),
        (RUFSPIEL, "GK EA SA G7", 0),
        (RUFSPIEL, "H7 GU EU SO", 3),
        (WENZ, "HO H7 HA HZ", 2),
        (WENZ, "HA EO GO SU", 3),
        (without_trumps(PLAIN_10LOW), "SZ SU S9 EA", 1),
    ],
)
def test_1_3_the_highest_trump_or_else_the_led_suit_wins(trumps, trick, winner):
    assert best(trumps, cards(trick)) == winner


def test_we0075_the_first_trick_of_the_seed_has_15_points():
    assert points(cards("GK G8 GA H7")) == 15


def test_1_3_of_two_identical_cards_the_first_wins():
    assert best(RUFSPIEL, cards("HZ EO EO H7")) == 1
    assert best(RUFSPIEL, cards("GA GA G9")) == 0


def test_3_9_beating_the_trick_where_it_can_be_beaten():
    assert heading(RUFSPIEL, cards("GZ G7"), cards("GK")) == cards("GZ")
    assert heading(RUFSPIEL, cards("GZ G7"), cards("GA")) == cards("GZ G7")
    assert heading(RUFSPIEL, cards("GZ G7"), cards("GK SU")) == cards("GZ G7")


@pytest.mark.parametrize(
    ("trumps", "pack", "side", "expected"),
    [
        (RUFSPIEL, LONG, "EO GO", Runners(2, held=True)),  # WE0088
        (RUFSPIEL, LONG, "EO HO SO", Runners(1, held=True)),
        (RUFSPIEL, LONG, "GO HO SO", Runners(1, held=False)),
        (RUFSPIEL, LONG, "SO HA", Runners(3, held=False)),
        (RUFSPIEL, LONG, "EA GA", Runners(14, held=False)),
        (RUFSPIEL, SHORT, "EA GA", Runners(12, held=False)),
        (RUFSPIEL, SHORT, "EO GO HO SO EU GU HU SU HA HZ HK H9", Runners(12, held=True)),
        (WENZ, LONG, "EU GU HU SU", Runners(4, held=True)),
        (WENZ, LONG, "EO GO HO SO", Runners(4, held=False)),
        (without_trumps(PLAIN_10LOW), LONG, "EO", Runners(0, held=False)),
        # Matadors of Skat are runners too: WE0344, WE0345, WE0346.
        (SKAT_SPADES, LONG, "EU GU HU SU GA GK GO", Runners(5, held=True)),
        (SKAT_HEARTS, LONG, "HZ HK HO H8", Runners(5, held=False)),
        (WENZ, LONG, "EU HU SU", Runners(1, held=True)),
    ],
)
def test_3_7_runners_count_from_the_highest_trump(trumps, pack, side, expected):
    assert runners(trumps, pack, cards(side)) == expected


def test_3_7_the_low_trumps_of_the_long_pack_do_not_break_the_short_one():
    every_trump = {each for each in RUFSPIEL.trumps if each in SHORT.cards}
    assert card("H7") not in every_trump
    assert runners(RUFSPIEL, SHORT, every_trump) == Runners(12, held=True)
