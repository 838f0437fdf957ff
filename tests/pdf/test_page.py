"""The page: words that fit, are composed, and never lose a letter."""

from io import BytesIO

import pypdfium2 as pdfium
import pytest
from pypdf import PdfReader

from schafscore.pdf.faces import UNKNOWN, fit, width
from schafscore.pdf.page import LEFT, MM, Page, broken, fitting
from schafscore.pdf.signs import SUITS, segments


def read(page):
    return PdfReader(BytesIO(page.finished()))


@pytest.mark.parametrize("face", ["plain", "bold", "italic", "title"])
def test_A100_umlauts_cyrillic_and_signs_are_read_back_in_every_face(face):
    page = Page("Liste", "de")
    words = "Jürgen Groß, Łukasz Dvořák, Ксения Жукова −12,40 €"
    page.text(LEFT, 50, words, 8, face)
    assert words in read(page).pages[0].extract_text()


def test_A100_letters_in_two_parts_are_composed():
    assert fit("Ju\u0308rgen") == "Jürgen"


def test_A100_what_no_face_has_becomes_a_mark():
    assert fit("Resi 🐑\ufe0f") == f"Resi {UNKNOWN}"
    assert fit("\x00\x07") == UNKNOWN * 2
    assert fit("zwei\nZeilen") == "zwei Zeilen"


def test_A100_markup_is_only_words():
    page = Page("Liste", "de")
    page.text(LEFT, 50, "<b>Resi</b> & Söhne &amp;")
    assert "<b>Resi</b> & Söhne &amp;" in read(page).pages[0].extract_text()


def test_the_file_names_its_language_and_title():
    found = read(Page("Schafkopf am Freitag", "de-DE"))
    assert found.metadata.title == "Schafkopf am Freitag"
    assert found.trailer["/Root"]["/Lang"] == "de-DE"


def test_every_face_is_embedded():
    page = Page("Liste", "de")
    page.text(LEFT, 50, "Resi")
    for font in read(page).pages[0]["/Resources"]["/Font"].values():
        assert "/FontFile2" in font.get_object()["/FontDescriptor"]


def test_the_same_page_is_the_same_file(monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796000000")
    first, second = (Page("Liste", "de").finished() for _ in range(2))
    assert first == second


def test_long_words_shrink_and_then_end_in_an_ellipsis():
    room = 17.2
    assert fitting("Resi", room, 8.8, "bold") == ("Resi", 8.8)
    words, size = fitting("Maximiliane", room, 8.8, "bold")
    assert words == "Maximiliane"
    assert 7 < size < 8.8
    words, size = fitting("Donaudampfschifffahrtsgesellschaftskapitän", room, 8.8, "bold")
    assert words.endswith("…")
    assert width(words, size, "bold") <= room


def test_broken_lines_fit_and_lose_no_word():
    words = "Ein gewonnener Ruf teilt den Stock, ein verlorener verdoppelt ihn."
    lines = broken(words, 30, 7.5)
    assert " ".join(lines) == words
    assert all(width(line, 7.5) <= 30 for line in lines)


def test_every_sign_is_drawn_of_whole_steps():
    paths = [shape.path for shapes in SUITS.values() for shape in shapes]
    for path in paths:
        assert sum(1 + len(numbers) for _, numbers in segments(path)) == len(
            path.replace("M", "M ").replace("C", "C ").replace("L", "L ").split()
        )


@pytest.mark.parametrize("size", [3.3, 9])
@pytest.mark.parametrize("name", SUITS)
def test_every_sign_can_be_seen_where_it_belongs_however_often_it_is_drawn(name, size):
    page = Page("Liste", "de")
    for x in (30, 60, 90):
        page.suit(name, x, 40, size)
    picture = pdfium.PdfDocument(page.finished())[0].render(scale=10 / MM).to_pil().convert("L")

    def darkest(x):
        return picture.crop(((x - 2) * 10, 380, (x + 2) * 10, 420)).getextrema()[0]

    assert all(darkest(x) < 160 for x in (30, 60, 90))
    assert darkest(45) > 250


def test_a_suit_without_a_sign_says_so():
    page = Page("Liste", "de")
    assert page.suit("HEARTS", 20, 20)
    assert not page.suit("STARS", 20, 20)
