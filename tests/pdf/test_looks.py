"""What can be seen of every page: nothing cut, nothing over another, nothing too small, no page more."""

import datetime as dt
from dataclasses import replace
from functools import cache
from itertools import product

import board_evenings as boards
import paper_evening as paper
import pytest
from boxes import boxes, overlapping
from paper_speech import FRIDAY
from tables import CATALOGUE

from schafscore.core.accounts import KITTY, Person
from schafscore.core.evening import step
from schafscore.core.journal import Charge, Correction, Hand, Paid, Remainder, Seats, Terms
from schafscore.core.variant import Board, rules
from schafscore.language.speech import LinguistSpeech
from schafscore.pdf.empty_boards import empty_sheet_pdf
from schafscore.pdf.layout import LARGE, USUAL
from schafscore.pdf.session import session
from schafscore.pdf.session_sheet import session_pdf
from schafscore.pdf.slip import slip, slip_pdf
from schafscore.pdf.wording import first_names
from schafscore.services.paper import Paper
from schafscore.variants import bavarian

LONG = (
    "Александра Жуковская",
    "Владимир Константино",
    "Екатерина Мирошничен",
    "Станислав Белозёров",
    "Маргарита Воскресенс",
    "Христофор Ярославцев",
    "Всеволод Щербаченков",
    "Иннокентий Филиппов",
)
"""Names of twenty letters, the longest that a table is likely to have."""
PEOPLE = (*paper.PEOPLE, Person(8))
NAMES = (*paper.NAMES, "Maximiliane")
LANGUAGES = ("de", "en", "ru")
MARGIN = 10  # the word beside a Bock round stands outside the lines


def guests(evening):
    """Let an eighth come, who takes the place of the first."""
    evening = step(evening, Seats(PEOPLE[1:]))
    for number in range(8):
        one, _, other, _ = evening.position.table().playing
        called = bavarian.Rufspiel(declarer=one, partner=other, result=70 + number)
        evening = step(evening, Hand(900 + number, called))
    assert not evening.problems
    return evening


@cache
def evening(what, count, seats):
    if what == "dear":
        return paper.dear(count=count, seats=seats)
    if what == "dearer":
        return paper.dear(6000, 2000, count=count, seats=seats)
    return (
        guests(paper.evening(count, seats=7)) if seats == 8 else paper.evening(count, seats=seats)
    )


def said(found, names):
    """An evening as it is printed, with everything that its head can say."""
    place = "Gasthof zur Post"
    named = dict(zip(PEOPLE, names, strict=True))
    times = {n: FRIDAY + dt.timedelta(minutes=n) for n in range(len(found.writings))}
    title = "Schafkopf am Freitag"
    return session(found, named, title=title, opened=FRIDAY, place=place, times=times)


def pages(found, language="de", names=NAMES, form=USUAL, sheet=Paper.A4, **more):
    """Return the boxes of every page of the list."""
    return boxes(session_pdf(said(found, names), LinguistSpeech(language), sheet, form, **more))


def assert_well_set(found, least):
    for number, (texts, wide, high) in enumerate(found, 1):
        outside = [
            each.text
            for each in texts
            if not (each.left > MARGIN and each.right < wide - MARGIN)
            or not (each.top > MARGIN and each.bottom < high - MARGIN)
        ]
        assert (number, outside) == (number, [])
        assert (number, overlapping(texts)) == (number, [])
        cut = [each.text for each in texts if "…" in each.text]
        assert (number, cut) == (number, [])
        small = [each.text for each in texts if each.size < least - 0.01]
        assert (number, small) == (number, [])


EVENINGS = [
    *product(("usual",), (0, 1, 15, 29, 60), (5,)),
    *product(("usual",), (60,), (4, 6, 7, 8)),
    *product(("dear",), (60,), (4, 5, 7)),
    ("usual", 300, 5),
    ("dearer", 60, 5),
]


@pytest.mark.parametrize("form", [USUAL, LARGE], ids=["usual", "large"])
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long"])
@pytest.mark.parametrize(("what", "count", "seats"), EVENINGS)
def test_nothing_is_cut_by_the_paper_or_set_over_another_or_too_small(
    what, count, seats, names, form
):
    found = evening(what, count, seats)
    language = "ru" if names is LONG else "de"
    assert_well_set(pages(found, language, names, form), 8 if form is LARGE else 6.4)


@pytest.mark.parametrize("sheet", Paper)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_well_set_on_every_paper(language, sheet):
    found = evening("usual", 60, 5)
    assert_well_set(pages(found, language, sheet=sheet, all_rules=True), 6.4)
    whole = said(found, NAMES)
    speech = LinguistSpeech(language)
    assert_well_set(boxes(slip_pdf(slip(found, whole, 48, FRIDAY), speech, sheet)), 7)
    names = list(NAMES[:5])
    agreed = found.position.rules
    assert_well_set(boxes(empty_sheet_pdf(agreed, names, speech, sheet, agreed=True)), 6.4)


@pytest.mark.parametrize("sheet", Paper)
@pytest.mark.parametrize(("language", "names"), [("de", NAMES), ("en", NAMES), ("ru", LONG)])
def test_a_slip_has_room_for_what_eight_people_had_and_have(language, names, sheet):
    found = evening("usual", 60, 8)
    whole, speech = said(found, names), LinguistSpeech(language)
    for row in whole.rows[-8:]:
        slipped = slip(found, whole, row.hand, FRIDAY)
        assert_well_set(boxes(slip_pdf(slipped, speech, sheet)), 7)


@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long"])
@pytest.mark.parametrize("form", [USUAL, LARGE], ids=["usual", "large"])
@pytest.mark.parametrize("sheet", Paper)
@pytest.mark.parametrize("board", [boards.heads, boards.bids, boards.chips])
def test_every_board_is_well_set(board, sheet, form, names):
    language = "ru" if names is LONG else "de"
    assert_well_set(pages(board(), language, names, form, sheet), 8 if form is LARGE else 6.4)


@pytest.mark.parametrize("variant", CATALOGUE.variants.values(), ids=CATALOGUE.variants)
def test_empty_lists_of_every_game_are_well_set(variant):
    agreed = rules(variant)
    tables = (3, 4) if variant.board is Board.BIDS else (3, 4, 7)
    for language, sheet, people in product(LANGUAGES, Paper, tables):
        for names in (("",) * people, NAMES[:people]):
            speech, filled = LinguistSpeech(language), bool(names[0])
            content = empty_sheet_pdf(agreed, names, speech, sheet, agreed=filled)
            assert_well_set(boxes(content), 6.4)


@pytest.mark.parametrize(("language", "sheet"), [*product(LANGUAGES, Paper)])
def test_sixty_hands_with_curve_and_settlement_fit_two_pages(language, sheet):
    assert len(pages(evening("usual", 60, 5), language, sheet=sheet)) == 2


@pytest.mark.parametrize("what", ["dear", "dearer"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_sixty_hands_for_much_fit_three_pages_with_every_amount_in_eight_points(language, what):
    found = evening(what, 60, 5)
    said_pages = pages(found, language)
    assert len(said_pages) == 3
    speech = LinguistSpeech(language)
    amounts = [each for page, *_ in said_pages for each in page if each.left > 100]
    whole = said(found, NAMES)
    totals = {total for row in whole.rows for total in row.totals.values() if abs(total) > 999}
    grouped = {"".join(speech.signed(total).removeprefix("+").split()) for total in totals}
    plain = {f"{'−' if total < 0 else ''}{abs(total)}" for total in totals}
    shown = [each for each in amounts if "".join(each.text.split()) in grouped | plain]
    assert len(shown) > 200
    assert min(each.size for each in shown) >= 8


@pytest.mark.parametrize("what", ["usual", "dear"])
@pytest.mark.parametrize(("language", "seats"), [*product(LANGUAGES, (4, 5, 6))])
def test_large_print_has_two_thirds_of_the_hands_on_a_page_and_larger_letters(
    language, seats, what
):
    found = evening(what, 60, seats)
    first, second, *_ = pages(found, language, form=LARGE)
    last = 20 - 20 % seats - seats
    numbers = [
        {int(each.text) for each in texts if each.text.strip().isdecimal() and each.left < 22}
        for texts, *_ in (first, second)
    ]
    assert max(numbers[0]) >= last
    assert max(numbers[1]) >= 2 * last


def test_amounts_of_large_print_have_ten_and_a_half_points():
    """Fault: they were barely larger than in the normal list, for people who see badly."""
    whole, found = said(evening("usual", 60, 5), NAMES), pages(evening("usual", 60, 5), form=LARGE)
    figures = {f"+{n}" for row in whole.rows for n in row.deltas.values() if n > 0}
    sizes = [each.size for texts, *_ in found[:2] for each in texts if each.text.strip() in figures]
    assert len(sizes) > 60
    assert min(sizes) >= 10.5


def test_names_over_narrow_columns_are_turned_and_none_is_cut():
    found = pages(evening("usual", 60, 7), "ru", LONG)
    for texts, *_ in found[:2]:
        heads = {each.text.strip() for each in texts if each.bottom - each.top > 8}
        assert {name.split()[0] for name in LONG[:7]} <= heads


def test_who_pays_whom_names_both_however_long():
    whole = said(evening("usual", 60, 5), LONG)
    *_, (texts, *_) = pages(evening("usual", 60, 5), "ru", LONG)
    words = {each.text.strip() for each in texts}
    assert whole.payments
    for each in whole.payments:
        pair = (whole.names[who].split()[0] for who in (each.giver, each.taker))
        assert " → ".join(pair) in words


@pytest.mark.parametrize("form", [USUAL, LARGE], ids=["usual", "large"])
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long"])
@pytest.mark.parametrize(("what", "seats", "cents"), [("usual", 5, 423), ("dearer", 5, 123456)])
def test_drinks_kitty_and_coins_are_well_set_whatever_they_come_to(what, seats, cents, names, form):
    found = evening(what, 60, seats)
    one, other, third, *_ = PEOPLE
    for writing in (
        Charge(one, third, cents, "beer"),
        Charge(other, KITTY, cents, "kitty"),
        Paid(other, third, cents - 3),
        Terms(round_to=10, remainder=Remainder.WINNER),
    ):
        found = step(found, writing)
    assert_well_set(pages(found, "ru" if names is LONG else "de", names, form), 6.4)


def test_people_who_share_a_first_name_keep_the_whole_one():
    names = ("Anna Ärmel", "Anna Bachl", *NAMES[2:])
    texts = [
        each.text.strip()
        for page, *_ in pages(evening("usual", 15, 5), names=names)
        for each in page
    ]
    assert any(text.startswith("Anna Ä") for text in texts)
    assert "Anna" not in texts


@pytest.mark.parametrize("count", [1, 29, 30, 36, 41, 46, 52, 60, 75, 90])
@pytest.mark.parametrize("sheet", Paper)
def test_no_page_has_a_heading_at_its_foot_or_signatures_alone(count, sheet):
    for texts, _, high in pages(evening("usual", count, 5), "en", sheet=sheet):
        body = [each for each in texts if 24 < each.top < high - 19]
        lowest = max(body, key=lambda each: each.bottom)
        assert lowest.text.strip() not in ("The evening", "Settlement", "Chips counted")
        words = {each.text.strip() for each in body}
        assert "Agreed" not in words or "Who pays whom" in words


def test_every_page_knows_how_many_there_are():
    for sheet, form, seats in product(Paper, (USUAL, LARGE), (4, 5, 7)):
        found = pages(evening("usual", 60, seats), "en", form=form, sheet=sheet)
        for number, (texts, *_) in enumerate(found, 1):
            assert f"Page {number} of {len(found)}" in {each.text.strip() for each in texts}


def test_many_corrections_go_on_overleaf():
    found = evening("usual", 60, 5)
    for place in range(150):
        line = found.hands[place % 60]
        entry = line.writing.entry
        if hasattr(entry, "runners"):
            wrong = replace(entry, runners=(entry.runners or 0) % 3 + 1)
            found = step(found, Correction(line.hand, wrong))
    assert_well_set(pages(found), 6.4)


def test_a_single_letter_is_nobodys_first_name():
    """Fault: "Ó Briain" was "Ó" over his column of the large print."""
    names = ("Ó Briain", "J. Huber", "Anna Lena", "X", "Karl Graf", "Karl May")
    assert first_names(names) == ("Ó Briain", "J. Huber", "Anna", "X", "Karl Graf", "Karl May")
