"""Skat card by card: matadors with the skat, the cards put away, Null, Ramsch, and the entry."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import PEOPLE, amounts, opening, play

from schafscore.cards.card import cards, points
from schafscore.cards.pack import LONG
from schafscore.cards.trick import Runners
from schafscore.core.results import Holder, Trickless
from schafscore.games import BadDealError, IllegalPlayError
from schafscore.games.skat.contract import Contract, Game
from schafscore.games.skat.deal import Deal
from schafscore.games.skat.entry import entry_of
from schafscore.variants import skat
from schafscore.variants.skat import Announced, Manner, Shown, Tariff

HANDS = (
    cards("EU GU SA SZ S9 GA GZ GK HA H7"),
    cards("HU SU SK SO S8 S7 EA EZ E7 HZ"),
    cards("EK EO E9 E8 GO G9 G8 G7 HK HO"),
)
SKAT = cards("H9 H8")
DIAMONDS = Contract(Game.DIAMONDS, 0)
DEAL = Deal(HANDS, SKAT, DIAMONDS, laid_away=cards("H9 H8"))
BY_HAND = replace(DEAL, contract=Contract(Game.DIAMONDS, 0, Manner.HAND), laid_away=())
TARIFF = Tariff()
ISKO = Tariff(grand_ouvert_36=False, hand_lost_single=False)


def played_out(deal, choose=lambda legal: legal[0]):
    position = deal.start()
    while position.turn is not None:
        position = position.play(choose(position.legal))
    return position


@pytest.mark.parametrize(("game", "trumps"), [(Game.HEARTS, 11), (Game.GRAND, 4), (Game.NULL, 0)])
def test_5_2_how_many_trumps_there_are(game, trumps):
    assert sum(Contract(game, 0).order.is_trump(card) for card in LONG.cards) == trumps


def test_5_2_in_a_null_the_ten_is_below_the_unter():
    order = Contract(Game.NULL, 0).order
    assert order.beats(*cards("SU SZ"))
    assert order.beats(*cards("SZ S9"))


def test_5_5_matadors_count_the_skat_though_it_was_never_seen():
    assert DEAL.matadors == Runners(2, held=True)
    hands = (
        cards("EU HU SA SZ S9 GA GZ GK HA H7"),
        cards("H9 SU SK SO S8 S7 EA EZ E7 HZ"),
        HANDS[2],
    )
    unseen = Deal(hands, cards("GU H8"), Contract(Game.DIAMONDS, 0, Manner.HAND))
    assert unseen.matadors == Runners(3, held=True)
    without = replace(unseen, contract=Contract(Game.DIAMONDS, 2, Manner.HAND), skat=cards("GU H8"))
    assert without.matadors == Runners(1, held=False)
    null = replace(DEAL, contract=Contract(Game.NULL, 0))
    assert null.matadors == Runners(0, held=False)


def test_5_4_what_is_laid_away_counts_for_the_soloist_and_so_does_the_skat_of_a_hand_game():
    laid = replace(DEAL, laid_away=cards("HA GZ"))
    start = laid.start()
    assert start.declarers_points == 21
    assert set(start.hands[0]) == {*HANDS[0], *SKAT} - {*cards("HA GZ")}
    assert BY_HAND.start().declarers_points == 0
    assert BY_HAND.start().hands == HANDS
    assert replace(BY_HAND, skat=cards("HA HZ")).put_away == cards("HA HZ")


def test_1_3_trumps_are_one_suit_of_their_own():
    position = DEAL.start().play(*cards("EU"))
    assert set(position.legal) == {*cards("HU SU SK SO S8 S7")}
    with pytest.raises(IllegalPlayError, match="the led suit must be followed"):
        position.play(*cards("EA"))
    with pytest.raises(IllegalPlayError, match="not in this hand"):
        position.play(*cards("GU"))
    end = played_out(DEAL)
    assert end.legal == ()
    with pytest.raises(IllegalPlayError, match="every trick has been played"):
        end.play(*cards("EU"))


def test_5_4_forehand_leads_whoever_plays():
    assert replace(DEAL, forehand=2).start().turn == 2


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"hands": (*HANDS[:2], HANDS[2][:9])}, "too many or too few"),
        ({"skat": SKAT[:1]}, "too many or too few"),
        ({"skat": cards("H9 EU")}, "twice"),
        ({"forehand": 3}, "no such seat"),
        ({"replies": (4,)}, "no such seat"),
        ({"contract": Contract(Game.RAMSCH, 0)}, "one declarer"),
        ({"contract": Contract(Game.CLUBS)}, "one declarer"),
        ({"contract": Contract(Game.RAMSCH, None, Manner.HAND)}, "from the hand"),
        ({"laid_away": ()}, "laid away by who took the skat"),
        ({"laid_away": cards("EA EZ")}, "of his own"),
        ({"laid_away": cards("H9 H9")}, "of his own"),
        ({"contract": Contract(Game.RAMSCH)}, "laid away by who took the skat"),
        ({"contract": replace(DIAMONDS, announced=Announced.SCHWARZ)}, "announced in a suit"),
        ({"contract": replace(DIAMONDS, shown=Shown.OUVERT)}, "open by announcing"),
    ],
)
def test_what_no_table_can_have_dealt_or_announced(change, why):
    with pytest.raises(BadDealError, match=why):
        replace(DEAL, **change).start()


def test_levels_are_not_announced_in_a_null():
    null = Contract(Game.NULL, 0, Manner.HAND, Announced.SCHNEIDER)
    with pytest.raises(BadDealError, match="announced in a suit"):
        replace(BY_HAND, contract=null).start()


def test_5_5_a_null_is_lost_with_the_first_trick():
    null = replace(DEAL, contract=Contract(Game.NULL, 0, shown=Shown.OUVERT), bid=46)
    # Seat 1 puts the ten of hearts, below every court card in a Null.
    lost = replace(null, plays=cards("HA HZ HK")).replay()
    assert lost.decided
    entry = entry_of(lost, PEOPLE[:3], TARIFF)
    assert entry == skat.Null(declarer=PEOPLE[0], bid=46, shown=Shown.OUVERT)
    going_on = replace(null, plays=cards("H7 HZ HK")).replay()
    assert not going_on.decided
    with pytest.raises(BadDealError, match="still being played"):
        entry_of(going_on, PEOPLE[:3], TARIFF)


def test_a_finished_deal_is_the_entry_that_was_typed():
    # Five tricks of 8, 7, 15, 13 and 3; then seat 1 ruffs the ace of leaves and takes the rest.
    end = played_out(replace(BY_HAND, bid=20, replies=(2, 0)))
    entry = entry_of(end, PEOPLE[:3], replace(ISKO, replies=2))
    assert entry == skat.Diamonds(
        declarer=PEOPLE[0],
        result=46,
        manner=Manner.HAND,
        bid=20,
        replies=(PEOPLE[2], PEOPLE[0]),
        matadors=2,
        holder=Holder.WITH,
    )
    told = entry_of(end, PEOPLE[:3], ISKO)
    assert told.replies == ()


def test_5_5_schwarz_is_told_by_tricks():
    hands = (
        cards("EU GU HU SU EA EZ EK EO E9 E8"),
        cards("E7 SA SZ SK SO GA GZ GK GO HA"),
        cards("S9 S8 S7 G9 G8 G7 HZ HK HO H9"),
    )
    deal = Deal(hands, cards("H8 H7"), Contract(Game.CLUBS, 0, Manner.HAND, Announced.OUVERT))
    end = played_out(deal)
    assert end.taken == (10, 0, 0)
    entry = entry_of(end, PEOPLE[:3], ISKO)
    assert (entry.trickless, entry.result, entry.matadors) == (Trickless.OPPONENTS, 120, 10)
    # 10 tops, game, hand, Schneider and Schwarz reached and announced, ouvert: 17 times 12.
    assert amounts(play(opening("skat", ISKO), entry).hands[0], 3) == [204, 0, 0]
    for seat in (1, 2):
        beaten = replace(deal, contract=Contract(Game.GRAND, seat, Manner.HAND))
        lost = entry_of(played_out(beaten), PEOPLE[:3], ISKO)
        assert lost.trickless is Trickless.DECLARERS


def test_5_8_the_skat_of_a_ramsch_goes_with_the_last_trick():
    hands = (cards("EU GU SA SZ S9 GZ GK H9 H8 H7"), *HANDS[1:])
    end = played_out(Deal(hands, cards("GA HA"), Contract(Game.RAMSCH)))
    assert end.points == (71, 27, 0)
    assert end.ramsch_points == (71, 49, 0)
    entry = entry_of(end, PEOPLE[:3], TARIFF)
    assert entry == skat.Ramsch(
        points=((PEOPLE[0], 71), (PEOPLE[1], 49), (PEOPLE[2], 0)),
        trickless=frozenset({PEOPLE[2]}),
    )


@settings(max_examples=60, deadline=None)
@given(st.permutations(LONG.cards), st.sampled_from(Game), st.integers(0, 2), st.data())
def test_any_game_played_by_the_rules_is_an_entry_that_the_table_takes(pack, game, seat, data):
    hands = tuple(tuple(pack[at : at + 10]) for at in (0, 10, 20))
    contract = Contract(game, None if game is Game.RAMSCH else seat)
    if contract.takes_skat and data.draw(st.booleans()):
        contract = replace(contract, manner=Manner.HAND)
    laid_away = tuple(pack[30:]) if contract.takes_skat else ()
    deal = Deal(hands, tuple(pack[30:]), contract, laid_away, forehand=seat)
    chance = data.draw(st.randoms(use_true_random=False))
    end = played_out(deal, chance.choice)
    assert sum(end.taken) == 10
    assert sum(end.points) + points(deal.put_away) == 120
    entry = entry_of(end, PEOPLE[:3], TARIFF)
    (line,) = play(opening("skat", TARIFF), entry).hands
    if contract.declarer is not None:
        moved = amounts(line, 3)
        assert [bool(amount) for amount in moved] == [each == seat for each in range(3)]
        again = replace(deal, plays=tuple(card for trick in end.tricks for card in trick.cards))
        assert again.replay().tricks == end.tricks
