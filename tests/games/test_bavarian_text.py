"""The line that keeps a deal in the journal."""

import contextlib
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schafscore.cards.card import Suit, card, cards
from schafscore.cards.pack import LONG, SHORT
from schafscore.games import BadDealError
from schafscore.games.bavarian.contract import Contract, Game, Promise
from schafscore.games.bavarian.deal import Customs, Deal, Discard
from schafscore.games.bavarian.text import dump, load

HANDS = tuple(tuple(LONG.cards[seat::4]) for seat in range(4))
SHORT_HANDS = tuple(tuple(SHORT.cards[seat::4]) for seat in range(4))
DEALS = {
    "plain": Deal(HANDS, Contract(Game.RAMSCH)),
    "called": Deal(HANDS, Contract(Game.RUFSPIEL, 3, called=card("GA")), cards("EAEK"), forehand=2),
    "short": Deal(SHORT_HANDS, Contract(Game.SOLO, 0, Suit.ACORNS), pack=SHORT),
    "said": Deal(
        HANDS, Contract(Game.WENZ, 1, promise=Promise.TOUT), knocks=(0, None), replies=(2,)
    ),
    "wedding": Deal(
        HANDS,
        Contract(Game.HOCHZEIT, 0, partner=2, given=card("H7"), returned=card("S7")),
    ),
    "asked up": Deal(HANDS, Contract(Game.SOLO, 0, Suit.BELLS, asked=70)),
    "march": Deal(HANDS, Contract(Game.RAMSCH, march=True)),
    "other customs": Deal(
        HANDS,
        Contract(Game.BETTEL, 0, heading=True),
        customs=Customs(3, True, True, Discard.ALWAYS, True, True),
    ),
}


@pytest.mark.parametrize("deal", DEALS.values(), ids=DEALS)
def test_a_deal_is_read_as_it_was_written(deal):
    assert load(dump(deal)) == deal


def test_the_text_stays_what_it_is():
    # Journals hold this: a change of the text needs a new version beside the old.
    written = dump(replace(DEALS["called"], hands=(cards("EA GA"), cards("HA SA"), (), ())))
    assert written == (
        "bavarian deal 1; hands=EAGA,HASA,,; forehand=2; plays=EAEK; "
        "game=rufspiel; declarer=3; called=GA"
    )


@pytest.mark.parametrize("more", ["; game=solo", "; colour=red", "; declarer", "; pack=huge", ";"])
def test_what_is_there_twice_or_not_known_is_refused(more):
    with pytest.raises(BadDealError, match="not the text of a deal"):
        load(dump(DEALS["plain"]) + more)


def test_a_newer_text_is_refused_with_a_sentence():
    with pytest.raises(BadDealError, match="newer version"):
        load(dump(DEALS["plain"]).replace("deal 1", "deal 2"))


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(list(DEALS.values())), st.integers(0, 400), st.text(max_size=3))
def test_a_damaged_text_is_refused_and_nothing_else(deal, place, instead):
    text = dump(deal)
    at = place % len(text)
    with contextlib.suppress(BadDealError):
        assert isinstance(load(text[:at] + instead + text[at + 1 :]), Deal)
