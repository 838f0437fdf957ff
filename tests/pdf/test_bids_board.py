"""The list of a Skat series on paper: every game ticked and counted, Seeger-Fabian, cross-check."""

import re
from dataclasses import replace
from fractions import Fraction
from io import BytesIO
from types import MappingProxyType

import board_evenings as boards
import pytest
from paper_speech import FRIDAY, PlainSpeech, figure, standing
from pypdf import PdfReader
from tables import CATALOGUE

from schafscore.core.evening import step
from schafscore.core.journal import Terms
from schafscore.core.results import Holder, Trickless
from schafscore.houserules.loss_money import Settings as LossMoney
from schafscore.language.speech import LinguistSpeech
from schafscore.pdf.layout import LARGE
from schafscore.pdf.session import session
from schafscore.pdf.session_sheet import session_pdf
from schafscore.pdf.wording import Wording
from schafscore.services.paper import Paper
from schafscore.sheets.bids import BOXES, put_up
from schafscore.variants import skat

NAMED = dict(zip(boards.PEOPLE, boards.EIGHT, strict=True))
A, B, C, D = boards.PEOPLE[:4]


def printed(evening, speech=None, **form):
    said = session(evening, NAMED, title="Series", opened=FRIDAY)
    return said, PdfReader(BytesIO(session_pdf(said, speech or PlainSpeech(), **form)))


def words(document):
    return "\n".join(page.extract_text() for page in document.pages)


def ticked(entry, tariff=boards.SKAT):
    said = session(boards.evening_of(boards.opened("skat", tariff), entry), NAMED, title="")
    (bid,) = said.bids
    return bid, [str(box) for box, tick in zip(BOXES, bid.ticked, strict=True) if tick]


def test_5_5_every_box_of_an_open_grand_is_ticked():
    ouvert = skat.Grand(
        declarer=A,
        result=120,
        trickless=Trickless.OPPONENTS,
        matadors=4,
        manner=skat.Manner.HAND,
        announced=skat.Announced.OUVERT,
    )
    bid, boxes = ticked(ouvert)
    assert boxes == [str(box) for box in BOXES]
    assert (bid.base, bid.holder, bid.matadors, bid.points) == (24, Holder.WITH, 4, 264)


def test_5_4_an_announced_level_ticks_what_it_implies_even_where_it_was_missed():
    hand = skat.Spades(
        declarer=B,
        result=80,
        matadors=2,
        holder=Holder.WITHOUT,
        manner=skat.Manner.HAND,
        announced=skat.Announced.SCHNEIDER,
    )
    bid, boxes = ticked(hand)
    assert boxes == ["hand", "Schneider", "announced"]
    assert not bid.won
    assert (bid.sign, bid.base) == ("SPADES", 11)


def test_5_5_a_null_has_its_own_value_and_its_open_cards():
    null = skat.Null(declarer=C, trickless=Trickless.DECLARERS, shown=skat.Shown.OUVERT)
    bid, boxes = ticked(null)
    assert boxes == ["ouvert"]
    assert (bid.base, bid.holder, bid.won, bid.points) == (46, None, True, 46)


def test_doublings_beside_the_loss_are_told_and_the_loss_is_none():
    replying = skat.Tariff(replies=2, hand_lost_single=False)
    lost = skat.Clubs(declarer=A, result=40, replies=(B, A))
    bid, _ = ticked(lost, replying)
    assert [str(label) for label in bid.more] == ["Kontra", "Re"]
    assert bid.points == -2 * 4 * 24


def test_5_9_the_series_counts_as_a_second_count_has_it():
    said, document = printed(boards.bids())
    won, lost, points = (dict.fromkeys(said.people, 0) for _ in range(3))
    for bid in said.bids:
        if bid.soloist is not None:
            (won if bid.won else lost)[bid.soloist] += 1
            points[bid.soloist] += bid.points
    assert points == {each: said.balances[each] for each in said.people}
    everybody = sum(lost.values())
    final = {
        who: points[who] + 50 * (won[who] - lost[who]) + 30 * (everybody - lost[who])
        for who in said.people
    }
    lines = [line.strip() for line in words(document).split("\n")]
    at = lines.index("Seeger-Fabian")
    assert lines[at + 1 : at + 5] == [standing(final[who]) for who in said.people]
    assert lines[at + 5 : at + 9] == [
        f"{1 + sum(other > final[who] for other in final.values())}." for who in said.people
    ]
    text = words(document)
    assert "× 50" in text
    assert "× 30" in text
    passed = sum(bid.passed for bid in said.bids)
    told = f"{sum(won.values())} won + {everybody} lost + {passed} passed = 48 hands"
    assert f"Cross-check: {told}" in text
    assert sum(won.values()) + everybody + passed == 48


def test_A92_a_table_of_three_has_forty_for_a_game_lost_by_another():
    _, document = printed(boards.bids(36, people=3))
    text = words(document)
    assert "× 40" in text
    assert "× 30" not in text
    assert "36 hands" in text


def test_every_amount_and_total_of_every_row_is_on_paper():
    said, document = printed(boards.bids())
    found = set(re.findall(r"[+−]?\d+", words(document)))
    for row, bid in zip(said.rows, said.bids, strict=True):
        if bid.soloist is not None:
            assert {standing(bid.points), standing(row.totals[bid.soloist])} <= found


def test_loss_money_that_nobody_agreed_on_is_not_printed():
    """Fault: a table that does not play for it read "Loss money 0.50" below its list."""
    said, document = printed(boards.bids())
    assert not said.loss_money
    assert "Loss money" not in words(document)


def test_suits_have_the_signs_of_their_names():
    """Fault: the list showed a spade where the table says leaves."""

    class French(PlainSpeech):
        def say(self, label, names=MappingProxyType({})):
            return "Spades" if label == "Leaves" else super().say(label, names)

    said, _ = printed(boards.bids())
    german, french = (Wording(said, speech) for speech in (PlainSpeech(), French()))
    assert [german.suit(name) for name in ("SPADES", "ACORNS", "HEARTS")] == [
        "LEAVES",
        "ACORNS",
        "HEARTS",
    ]
    assert [french.suit(name) for name in ("LEAVES", "CLUBS", "HEARTS")] == [
        "SPADES",
        "CLUBS",
        "HEARTS",
    ]


LOST = skat.Clubs(declarer=A, result=50)


def for_loss_money(*hands):
    opened = boards.opened("skat", boards.SKAT, 3)
    custom = CATALOGUE.house_rules["loss_money"], LossMoney(each=20, dear=30, dear_from=2)
    opened = replace(opened, rules=replace(opened.rules, customs=(custom,)))
    return printed(boards.evening_of(opened, *hands))


def test_loss_money_is_what_the_table_plays_for():
    losers = A, C, B, A
    said, document = for_loss_money(*(replace(LOST, declarer=each) for each in losers))
    assert put_up(said.rows) == {A: 50, B: 20, C: 20}
    assert said.is_money
    text = words(document)
    assert "50 ct" in text
    assert put_up(printed(boards.bids())[0].rows) == {}


def test_loss_money_that_is_agreed_is_not_told_otherwise_while_nobody_has_lost():
    _, document = for_loss_money(replace(LOST, result=70))
    text = words(document)
    assert "0 ct" in text


PAPERS = [{}, {"paper": Paper.LETTER}]


@pytest.mark.parametrize("language", ["de", "en", "ru"])
@pytest.mark.parametrize("form", PAPERS, ids=["A4", "Letter"])
@pytest.mark.parametrize(("hands", "people"), [(48, 4), (36, 3)])
def test_a_series_stands_on_one_page(hands, people, form, language):
    _, document = printed(boards.bids(hands, people), LinguistSpeech(language), **form)
    assert len(document.pages) == 1


def test_a_second_series_has_a_page_of_its_own_and_the_standing_goes_over():
    _, document = printed(boards.bids(60))
    assert len(document.pages) == 2
    first, second = (page.extract_text() for page in document.pages)
    assert "Carried over after 48 hands" in first
    assert "Seeger-Fabian" not in first
    assert "Seeger-Fabian" in second


def test_large_print_has_nothing_smaller_than_eight_points():
    _, document = printed(boards.bids(), layout=LARGE)
    sizes = []
    for page in document.pages:
        page.extract_text(
            visitor_text=lambda text, _, at, __, size: sizes.append(size) if text.strip() else None
        )
    assert min(sizes) >= 8


@pytest.mark.parametrize("hands", [0, 1])
def test_an_evening_that_has_hardly_begun_is_printed(hands):
    _, document = printed(boards.bids(hands))
    text = words(document)
    assert "Game points" in text
    assert f"= {hands} hands" in text


def test_ramsch_and_agreed_hands_change_their_columns_and_are_counted_apart():
    points = tuple(zip((A, B, C), (70, 30, 20), strict=True))
    opening = boards.opened("skat", skat.Tariff(passing=skat.Passing.RAMSCH))
    evening = boards.evening_of(
        opening,
        skat.Ramsch(points=points),
        skat.Written(amounts=((D, -20),), reason="Zu spät"),
    )
    said, document = printed(evening)
    text = words(document)
    assert "0 won + 0 lost + 0 passed + 2 others = 2 hands" in text
    assert figure(-70) in text
    assert said.balances[D] == -20


def test_what_the_points_are_worth_is_settled_below():
    evening = step(boards.bids(12), Terms(per_unit=Fraction(1, 10)))
    _, document = printed(evening)
    assert "Who pays whom" in words(document)
    assert "Seeger-Fabian" in words(document)
