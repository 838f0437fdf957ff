"""Empty sheets of every game: what its players write by hand has its place and its words."""

from io import BytesIO

import board_evenings as boards
import pytest
from paper_speech import PlainSpeech
from pypdf import PdfReader
from tables import CATALOGUE

from schafscore.core.variant import rules
from schafscore.language.speech import LinguistSpeech
from schafscore.pdf.empty_boards import EMPTY, empty_sheet_pdf
from schafscore.services.paper import Paper


def sheet(variant, people, *, agreed=False, speech=None, paper=Paper.A4):
    names = boards.EIGHT[:people] if agreed else [""] * people
    played = rules(CATALOGUE.variants[variant])
    found = empty_sheet_pdf(played, names, speech or PlainSpeech(), paper, agreed=agreed)
    document = PdfReader(BytesIO(found))
    assert len(document.pages) == 1
    return [line.strip() for line in document.pages[0].extract_text().split("\n")]


def numbers(lines):
    return [int(line) for line in lines if line.isdigit()]


@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("language", ["de", "en", "ru"])
@pytest.mark.parametrize(
    ("variant", "people"), [("german", 4), ("wendish", 4), ("skat", 3), ("skat", 4)]
)
def test_a_sheet_of_every_board_is_one_page_with_the_names_of_the_table(
    variant, people, language, paper
):
    text = " ".join(
        sheet(variant, people, agreed=True, speech=LinguistSpeech(language), paper=paper)
    )
    assert all(name in text for name in boards.EIGHT[:people])
    assert str(CATALOGUE.variants[variant].label) in text or language != "en"


def test_every_board_has_its_empty_sheet():
    assert {variant.board for variant in CATALOGUE.variants.values()} == set(EMPTY)


@pytest.mark.parametrize("variant", sorted(CATALOGUE.variants))
def test_every_game_has_a_sheet_for_as_many_as_can_play_it(variant):
    for people in CATALOGUE.variants[variant].seating:
        found = sheet(variant, people)
        assert max(numbers(found)) >= 12


@pytest.mark.parametrize(("people", "hands"), [(3, 36), (4, 48)])
def test_5_9_a_series_of_skat_has_its_number_of_lines_and_the_count(people, hands):
    found = sheet("skat", people)
    assert set(range(1, hands + 1)) <= set(numbers(found))
    assert hands + 1 not in numbers(found)
    for label in ("Game points", "Games lost by the others", "Total", "Loss money"):
        assert label in found
    deals = "— deals and sits out" if people == 4 else "— deals"
    assert any(line.endswith(deals) for line in found)


def test_4_1_the_wendish_sheet_begins_with_the_stakes_and_has_a_pool():
    found = sheet("wendish", 4)
    assert "Everybody stakes" in found
    assert "Pool" in found
    assert "Everybody stakes" not in sheet("wendish", 3)


def test_6_5_the_german_sheet_has_a_side_left_and_right():
    found = sheet("german", 4, agreed=True)
    assert "Anna, Carl" in found
    assert "Bernd, Dora" in found
    assert found.count("Strokes") == 2


def test_2_6_the_sheet_for_three_says_that_card_points_hold_the_blind():
    found = sheet("three-handed", 3)
    assert "Game, who: Card points + blind" in found
    assert "Stock" not in found
    assert not any("Kontra" in line or "adds up to nothing" in line for line in found)
    bavarian = sheet("bavarian", 4)
    assert "Game, who, points" in bavarian
    assert "Stock" in bavarian
    assert any("K Kontra" in line and "adds up to nothing" in line for line in bavarian)
