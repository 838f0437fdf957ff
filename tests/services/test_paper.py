"""What is ordered is what is printed, and its file has a name that any system takes."""

from dataclasses import replace
from datetime import timedelta
from io import BytesIO

import pytest
from desks import NAMES, ruf, stock_rules, tables
from hypothesis import given, settings
from hypothesis import strategies as st
from paper_speech import PlainSpeech
from pypdf import PdfReader

from schafscore.pdf.printing import printed
from schafscore.services.paper import Form, Paper, Wish, file_name, order
from schafscore.services.ports import RefusedError


@pytest.fixture
def desk():
    made = tables().new(stock_rules(), NAMES, NAMES[0], "Stammtisch Ochsen", "Ochsen")
    for result in (70, 40, 95):
        made.book(ruf(made, result))
    made.correct(2, ruf(made, 62))
    return made


def text(pdf):
    return "\n".join(page.extract_text() for page in PdfReader(BytesIO(pdf)).pages)


def test_every_form_is_printed_from_the_desk(desk):
    found = {
        form: text(printed(order(desk, Wish(form, Paper.A4, hand=2)), PlainSpeech()))
        for form in Form
    }
    assert "At the end" in found[Form.LIST]
    assert "* Corrected: hand 2 at " in found[Form.LIST]
    assert "At the end" in found[Form.LARGE]
    assert "Entered at " in found[Form.SLIP]
    assert "corrected at " in found[Form.SLIP]
    assert "Sheet ____" in found[Form.EMPTY]
    for pages in found.values():
        assert all(name in pages for name in NAMES)


def test_what_was_ordered_stays_as_it_was_when_play_goes_on(desk):
    asked = order(desk, Wish())
    before = text(printed(asked, PlainSpeech()))
    desk.book(ruf(desk))
    assert text(printed(asked, PlainSpeech())) == before


def test_there_is_no_slip_of_a_hand_that_is_not_there(desk):
    with pytest.raises(RefusedError):
        order(desk, Wish(Form.SLIP, hand=99))


def test_the_file_is_named_by_day_and_game_and_table(desk):
    day = f"{desk.record.opened_at.astimezone():%Y-%m-%d %H-%M}"

    def named(**wish):
        return file_name(order(desk, Wish(**wish)), PlainSpeech())

    assert named() == f"{day} Schafkopf Stammtisch Ochsen.pdf"
    assert named(form=Form.LARGE) == f"{day} Schafkopf Stammtisch Ochsen large print.pdf"
    assert named(form=Form.SLIP, hand=2) == f"{day} Schafkopf Stammtisch Ochsen hand 2.pdf"
    assert named(form=Form.EMPTY) == "Schafkopf empty list.pdf"
    desk.retitle("Schafkopf am Freitag", "")
    assert named() == f"{day} Schafkopf am Freitag.pdf"
    desk.retitle("", "Ochsen")
    assert named() == f"{day} Schafkopf Ochsen.pdf"


def test_people_whose_names_no_face_can_draw_are_told_apart_on_paper(desk):
    """Fault: every name in Chinese was the same row of boxes: nobody saw who paid whom."""
    asked = order(desk, Wish())
    first, second, third, *_ = desk.people
    named = {**asked.names, first: "王小明", second: "山本 太郎", third: "Resi 王"}
    for wish in (Wish(), Wish(Form.LARGE), Wish(Form.SLIP, hand=1), Wish(Form.EMPTY)):
        sheet = text(printed(replace(order(desk, wish), names=named), PlainSpeech()))
        assert "Person 1" in sheet
        assert "Person 2" in sheet
        assert "Resi" in sheet
        assert "Person 3" not in sheet


def test_two_evenings_of_one_day_have_files_of_two_names(desk):
    """Fault: every evening of a day proposed one file name, and the second took the first's place."""
    asked = order(desk, Wish())
    later = replace(asked.record, opened_at=asked.record.opened_at + timedelta(minutes=90))
    names = {
        file_name(replace(asked, record=each), PlainSpeech()) for each in (asked.record, later)
    }
    assert len(names) == 2


@given(st.text(max_size=200))
@settings(max_examples=40, deadline=None)
def test_a_file_name_is_safe_on_every_system(title):
    made = tables().new(stock_rules(), NAMES, NAMES[0], "x", "")
    asked = order(made, Wish())
    name = file_name(replace(asked, record=replace(asked.record, title=title)), PlainSpeech())
    stem = name.removesuffix(".pdf")
    assert not set('<>:"/\\|?*\n\r\t\0') & set(name)
    assert stem == stem.strip(" .")
    assert 10 <= len(name) <= 124
    assert name[:4].isdigit()
