"""A finished deal becomes the entry that somebody at the table would have typed."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schafscore.cards.card import Suit as CardSuit
from schafscore.cards.card import card, cards
from schafscore.cards.pack import LONG
from schafscore.core.accounts import Person
from schafscore.core.declared import Suit
from schafscore.core.results import Holder, Trickless
from schafscore.core.variant import Table, rules
from schafscore.games import BadDealError
from schafscore.games.bavarian.contract import Contract, Game, Promise, callable_cards
from schafscore.games.bavarian.deal import Deal
from schafscore.games.bavarian.entry import entry_of
from schafscore.variants import bavarian
from schafscore.variants.bavarian import VARIANT, Knocking, March, Tariff

PEOPLE = A, B, C, D = tuple(Person(number) for number in range(4))
TARIFF = Tariff(suited=True, knocking=Knocking.ANYBODY, replies=4)
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
PLAYS = cards(
    "EA EK HK E8  EO SU H7 H8  GO HZ HA H9  EU GU HU SO"
    "  SA S7 SK S8  GA G8 G7 HO  SZ GZ S9 EZ  E7 G9 GK E9"
)
CALLED = Deal(HANDS, Contract(Game.RUFSPIEL, 2, called=card("GA")), PLAYS)
STRONG = tuple(
    map(
        cards,
        (
            "EO GO HO SO EU GU HU SU",
            "EA EZ EK E9 E8 E7 HA HZ",
            "GA GZ GK G9 G8 G7 HK H9",
            "SA SZ SK S9 S8 S7 H8 H7",
        ),
    )
)
STRONG_PLAYS = cards(
    "EO HA HK H8  GO HZ H9 H7  HO EA GA SA  SO EZ GZ SZ"
    "  EU EK GK SK  GU E9 G9 S9  HU E8 G8 S8  SU E7 G7 S7"
)


def typed(deal, tariff=TARIFF):
    """The entry, which the table must take as it stands."""
    entry = entry_of(deal.replay(), PEOPLE, tariff)
    table = Table(PEOPLE, D, PEOPLE, {})
    assert rules(VARIANT, tariff).refuses(entry, table) == ()
    return entry


def test_a_call_names_partner_points_runners_and_what_was_said():
    deal = replace(CALLED, knocks=(1, None), replies=(0, 2))
    assert typed(deal) == bavarian.Rufspiel(
        declarer=C,
        partner=B,
        called=Suit.LEAVES,
        result=72,
        runners=2,
        knocks=(B, None),
        replies=(A, C),
    )


def test_what_the_tariff_does_not_ask_is_left_out():
    plain = typed(CALLED, Tariff(runners_go=bavarian.RunnersGo.NOBODY))
    assert plain == bavarian.Rufspiel(declarer=C, partner=B, called=Suit.LEAVES, result=72)


def test_3_7_a_caller_without_an_ober_is_known_from_the_cards():
    tariff = replace(TARIFF, no_ober_alone=True)
    assert typed(CALLED, tariff).no_ober is False
    hands = (*HANDS[:2], cards("GU SU HZ HK GK G8 S9 S7"), cards("EO GO EU EZ E9 E8 G7 SK"))
    caught = replace(CALLED, hands=hands, plays=())
    position = caught.start()
    while position.turn is not None:
        position = position.play(position.legal[0])
    assert entry_of(position, PEOPLE, tariff).no_ober is True


@pytest.mark.parametrize(
    ("contract", "kind", "suit"),
    [
        (Contract(Game.SOLO, 0, CardSuit.HEARTS), bavarian.Solo, Suit.HEARTS),
        (Contract(Game.WENZ, 0), bavarian.Wenz, None),
        (Contract(Game.FARBWENZ, 0, CardSuit.BELLS), bavarian.Wenz, Suit.BELLS),
        (Contract(Game.GEIER, 0), bavarian.Geier, None),
        (Contract(Game.FARBGEIER, 0, CardSuit.ACORNS), bavarian.Geier, Suit.ACORNS),
        (Contract(Game.KAISER, 0), bavarian.Kaiser, None),
        (Contract(Game.FARBKAISER, 0, CardSuit.LEAVES), bavarian.Kaiser, Suit.LEAVES),
    ],
)
def test_3_2_each_contract_is_its_kind_and_suit(contract, kind, suit):
    position = Deal(STRONG, contract).start()
    while position.turn is not None:
        position = position.play(position.legal[0])
    entry = typed(replace(position.deal, plays=_played(position)))
    assert type(entry) is kind
    assert entry.suit is suit
    assert entry.declarer == A
    assert entry.result == position.declarers_points


def _played(position):
    return tuple(each for trick in position.tricks for each in trick.cards)


def test_1_5_every_trick_is_schwarz_by_tricks():
    deal = Deal(STRONG, Contract(Game.SOLO, 0, CardSuit.HEARTS), STRONG_PLAYS)
    assert typed(deal) == bavarian.Solo(
        declarer=A,
        suit=Suit.HEARTS,
        result=120,
        trickless=Trickless.OPPONENTS,
        runners=8,
        holder=Holder.WITH,
    )
    lost = replace(deal, contract=Contract(Game.SOLO, 1, CardSuit.HEARTS))
    assert typed(lost) == bavarian.Solo(
        declarer=B,
        suit=Suit.HEARTS,
        result=0,
        trickless=Trickless.DECLARERS,
        runners=8,
        holder=Holder.WITHOUT,
    )


def test_3_9_a_tout_has_no_card_points_and_may_end_early():
    tout = Contract(Game.SOLO, 0, CardSuit.HEARTS, promise=Promise.TOUT)
    won = typed(Deal(STRONG, tout, STRONG_PLAYS))
    assert won.promise is bavarian.Promise.TOUT
    assert won.result is None
    assert won.trickless is Trickless.OPPONENTS
    lost = replace(
        CALLED, contract=replace(tout, declarer=2), plays=cards("EA EK HK E8 S7 SK SZ SA")
    )
    assert typed(lost).trickless is Trickless.NOBODY


def test_3_9_a_tout_lost_in_the_first_trick_is_not_yet_without_a_trick():
    tout = Contract(Game.SOLO, 0, CardSuit.HEARTS, promise=Promise.TOUT)
    assert typed(replace(CALLED, contract=tout, plays=cards("EA EK HK E8"))) == bavarian.Solo(
        declarer=A,
        suit=Suit.HEARTS,
        promise=bavarian.Promise.TOUT,
        runners=2,
        holder=Holder.WITHOUT,
    )


def test_3_9_a_sie_is_said_and_nothing_else():
    sie = Contract(Game.SOLO, 0, CardSuit.HEARTS, promise=Promise.SIE)
    entry = typed(Deal(STRONG, sie, STRONG_PLAYS))
    expected = bavarian.Solo(declarer=A, suit=Suit.HEARTS, promise=bavarian.Promise.SIE)
    assert entry == expected


def test_3_9_a_bettel_is_won_without_a_trick():
    # Obers and Unters are no trumps here: the king of seat 1 takes the first trick already.
    lost = replace(CALLED, contract=Contract(Game.BETTEL, 2), plays=cards("SZ SA S7 SK"))
    with pytest.raises(BadDealError, match="still being played"):
        typed(lost)
    taken = replace(lost, contract=Contract(Game.BETTEL, 1))
    assert typed(taken) == bavarian.Bettel(declarer=B)
    won = Deal(STRONG, Contract(Game.BETTEL, 3)).start()
    while won.turn is not None:
        won = won.play(won.legal[0 if won.turn == 0 else -1])
    assert won.taken[3] == 0
    assert entry_of(won, PEOPLE, TARIFF) == bavarian.Bettel(
        declarer=D, trickless=Trickless.DECLARERS
    )


def test_3_9_hochzeit_muss_and_kreuz_name_who_plays():
    muss = typed(replace(CALLED, contract=Contract(Game.MUSS, 2, called=card("GA"))))
    assert (muss.declarer, muss.partner, muss.few) == (C, B, False)
    kreuz = typed(replace(CALLED, contract=Contract(Game.KREUZ, 2)))
    assert kreuz.declarer == C
    assert kreuz.result == 92
    bride = (
        cards("H7 EA EZ EK GA GZ SA SZ"),
        cards("EO GO HO SO EU E7 G7 S7"),
        cards("GU HU SU HA HZ E8 G8 S8"),
        cards("HK H9 H8 E9 GK G9 SK S9"),
    )
    given = {"partner": 1, "given": card("H7"), "returned": card("S7")}
    position = Deal(bride, Contract(Game.HOCHZEIT, 0, **given)).start()
    while position.turn is not None:
        position = position.play(position.legal[0])
    hochzeit = typed(replace(position.deal, plays=_played(position)))
    assert (hochzeit.declarer, hochzeit.partner, hochzeit.runners) == (A, B, 5)


def test_3_9_few_trumps_in_a_muss_are_counted():
    few = replace(CALLED, contract=Contract(Game.MUSS, 2, called=card("GA")))
    assert typed(few, replace(TARIFF, muss_trumps=4)).few is True
    assert typed(few, replace(TARIFF, muss_trumps=3)).few is False


def test_3_3_what_was_asked_up_to_is_kept():
    asked = Contract(Game.SOLO, 0, CardSuit.HEARTS, asked=70)
    entry = typed(Deal(STRONG, asked, STRONG_PLAYS), replace(TARIFF, raise_step=10))
    assert entry.asked == 70


def test_3_11_a_ramsch_names_points_and_who_took_no_trick():
    deal = replace(CALLED, contract=Contract(Game.RAMSCH), plays=PLAYS)
    end = deal.replay()
    assert typed(deal) == bavarian.Ramsch(points=tuple(zip(PEOPLE, end.points, strict=True)))
    march = Deal(STRONG, Contract(Game.RAMSCH, march=True), STRONG_PLAYS)
    entry = typed(march, replace(TARIFF, march_announced=True))
    assert entry.announced
    assert entry.trickless == {B, C, D}
    assert not typed(march).announced


def test_3_11_of_the_tied_the_highest_trump_won_pays():
    hands = tuple(
        map(
            cards,
            (
                "GO HO SA SZ SK S9 GA E8",
                "EO SO EA EZ HA HZ G9 GK",
                "EU GU SU HU HK H9 GZ E9",
                "H8 H7 E7 EK G8 G7 S8 S7",
            ),
        )
    )
    position = Deal(hands, Contract(Game.RAMSCH)).start()
    tied = [found for found in _ways(position, 2000) if len(found.most) > 1]
    assert tied
    for end in tied:
        taken_by = {each: trick.winner for trick in end.tricks for each in trick.cards}
        trumps = [each for each in end.deal.contract.order.trumps if taken_by.get(each) in end.most]
        highest = taken_by[trumps[0]]
        assert end.ramsch_payer == highest
        entry = entry_of(end, PEOPLE, TARIFF)
        assert entry.payer == PEOPLE[highest]


def _ways(position, most):
    """Different ways to play a deal to its end."""
    ends, open_ones = [], [position]
    while open_ones and len(ends) < most:
        here = open_ones.pop()
        if here.turn is None:
            ends.append(here)
        else:
            open_ones += [here.play(each) for each in here.legal[:2]]
    return ends


@settings(max_examples=40, deadline=None)
@given(st.permutations(LONG.cards), st.randoms(use_true_random=False))
def test_whatever_is_played_the_table_takes_the_entry_and_it_sums_to_zero(mixed, random):
    hands = tuple(tuple(mixed[seat * 8 : seat * 8 + 8]) for seat in range(4))
    calls = [
        Contract(Game.RUFSPIEL, seat, called=ace)
        for seat in range(4)
        for ace in callable_cards(hands[seat])
    ]
    others = [
        Contract(Game.RAMSCH),
        Contract(Game.WENZ, 1),
        Contract(Game.FARBGEIER, 2, CardSuit.BELLS, promise=Promise.TOUT),
        Contract(Game.BETTEL, 3),
        Contract(Game.KREUZ, 0),
    ]
    position = Deal(hands, random.choice(calls + others), knocks=(1,), replies=(None,)).start()
    while not position.decided:
        position = position.play(random.choice(position.legal))
    tariff = replace(TARIFF, march=random.choice(list(March)))
    entry = entry_of(position, PEOPLE, tariff)
    table = Table(PEOPLE, D, PEOPLE, {})
    agreed = rules(VARIANT, tariff)
    assert agreed.refuses(entry, table) == ()
    assert agreed.score(entry, table).winners
