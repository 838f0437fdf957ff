"""A game of strokes on paper: every head, every stroke, on the side that drew it."""

from io import BytesIO

import board_evenings as boards
import pytest
from paper_speech import FRIDAY, PlainSpeech
from pypdf import PdfReader
from tables import CATALOGUE

from schafscore.core.evening import step
from schafscore.core.journal import Correction, Strike
from schafscore.core.race import drawn_in
from schafscore.language.speech import LinguistSpeech
from schafscore.pdf.layout import LARGE
from schafscore.pdf.page import MM
from schafscore.pdf.session import session
from schafscore.pdf.session_sheet import session_pdf
from schafscore.pdf.slate_board import MIDDLE
from schafscore.services.paper import Paper
from schafscore.sheets.heads import drawn, trophies
from schafscore.sheets.rows import rows
from schafscore.variants import german

NAMED = dict(zip(boards.PEOPLE, boards.EIGHT, strict=True))


def printed(evening, speech=None, **form):
    said = session(evening, NAMED, title="Heads", opened=FRIDAY)
    return said, PdfReader(BytesIO(session_pdf(said, speech or PlainSpeech(), **form)))


def placed(document):
    """Return every piece of text with its place across, in millimetres."""
    found = []
    for page in document.pages:
        page.extract_text(
            visitor_text=lambda text, _, at, *__: found.append((text.strip(), at[4] / MM))
        )
    return [(text, x) for text, x in found if text]


def test_6_5_every_hand_draws_what_a_second_count_draws():
    evening = boards.heads()
    sides = sorted({a for each in drawn(rows(evening)) for a in each.drawn}, key=lambda a: a.index)
    found = [
        (sides.index(side), number, tuple(each.stand.get(one, 0) for one in sides))
        for each in drawn(rows(evening))
        for side, number in each.drawn.items()
    ]
    assert found == boards.strokes_again()


def test_6_5_a_trophy_names_the_hand_that_filled_the_head():
    said, document = printed(boards.heads())
    assert [trophies(said.rows, slate) for slate in said.slates] == [(17, 24), (6, 16, 26)]
    first = document.pages[0].extract_text().split("\n")
    for number in (17, 24, 6, 16, 26):
        assert f"Hand {number}" in first
    assert "Anna and Carl" in first
    assert "6 of 9 strokes" in first
    assert "4 of 9 strokes" in first
    assert "Heads: 3 to 2 · ahead: Bernd and Dora" in document.pages[-1].extract_text()


def test_6_5_the_strokes_stand_on_the_side_that_drew_them():
    _, document = printed(boards.heads())
    found = placed(document)
    heads = [(text, x) for text, x in found if text.startswith("Head ")]
    left = [text for text, x in heads if x < MIDDLE]
    right = [text for text, x in heads if x > MIDDLE]
    assert left == ["Head 3", "Head 4"]
    assert right == ["Head 1", "Head 2", "Head 5"]


@pytest.mark.parametrize("language", ["de", "en", "ru"])
@pytest.mark.parametrize("form", [{}, {"paper": Paper.LETTER}, {"layout": LARGE}])
def test_twenty_nine_hands_fit_one_page_as_drawn_and_two_in_every_other_form(form, language):
    _, document = printed(boards.heads(), LinguistSpeech(language), **form)
    assert len(document.pages) == (2 if form else 1)
    for page in document.pages:
        assert "Anna" in page.extract_text()


@pytest.mark.parametrize("hands", [0, 1, 100])
def test_any_number_of_hands_is_printed(hands):
    many = (boards.GERMAN * 4)[:hands]
    said, document = printed(boards.heads(many))
    text = "\n".join(page.extract_text() for page in document.pages)
    assert f"{hands} hands" in text
    lines = [line.strip() for line in text.split("\n")]
    assert all(str(row.number) in lines for row in said.rows)
    assert ("Carried over" in text) == (len(document.pages) > 1)


def test_6_7_everybody_alone_has_a_slate_of_his_own():
    four = boards.PEOPLE[:4]
    tricks = german.Tricks(tricks=tuple(zip(four, (5, 2, 1, 0), strict=True)))
    evening = boards.evening_of(boards.opened("german"), tricks, tricks)
    _, document = printed(evening)
    text = document.pages[0].extract_text()
    assert text.count("0 of 9 strokes") == 4
    assert "Anna and Carl" not in text
    assert "Hand 2" in text
    for name in boards.EIGHT[:4]:
        assert name in text


def test_6_7_the_old_forms_for_six_and_eight_have_their_sides():
    for people, players in ((6, german.Players.SIX), (8, german.Players.EIGHT)):
        tariff = german.Tariff(players=players, teams=german.Teams.OPPOSITE)
        opening = boards.opened("german", tariff, people)
        hand = german.Fixed(declarer=boards.PEOPLE[0])
        said, document = printed(boards.evening_of(opening, hand))
        assert len(said.slates) == people // 2
        text = document.pages[0].extract_text()
        assert all(name[:4] in text for name in boards.EIGHT[:people])


@pytest.mark.parametrize("variant", ["mucken", "bierkopf", "kozel", "bauernstoss"])
def test_other_games_of_strokes_are_printed_by_the_same_board(variant):
    opening = boards.opened(variant)
    drawn = drawn_in(CATALOGUE.variants[variant].entries)
    strokes = drawn(person=boards.PEOPLE[0], strokes=3, reason="Ansage")
    said, document = printed(boards.evening_of(opening, strokes, strokes))
    assert said.slates
    text = document.pages[0].extract_text()
    assert f"6 of {said.slates[0].target}" in text


def test_a_corrected_a_struck_and_a_refused_hand_say_so():
    evening = boards.heads(boards.GERMAN[:4])
    evening = step(evening, Correction(2, boards.named(0, 7, boards.G, 61)))
    evening = step(evening, Strike(3))
    _, document = printed(evening)
    text = document.pages[0].extract_text()
    assert "Game, struck" in text
    assert "* Corrected: hand 2" in text


def test_7_1_what_is_carried_over_is_no_third_side():
    """Fault: "Carried over" was drawn as a third party with "1 of 21 strokes"."""
    opening = boards.opened("bierkopf")
    deal = CATALOGUE.variants["bierkopf"].entries[0]
    even = deal(declarer=boards.PEOPLE[0], result=60)
    _, document = printed(boards.evening_of(opening, even))
    text = document.pages[0].extract_text()
    assert "1 of 21" not in text
    assert text.count("0 of 21") == 2
    assert "Carried over: 1" in text
