"""The Wendish game on paper: every stake and payment, what the pool held, and no chip lost."""

import re
from dataclasses import replace
from io import BytesIO

import board_evenings as boards
import pytest
from paper_speech import FRIDAY, PlainSpeech, figure, standing
from pypdf import PdfReader

from schafscore.core.accounts import Pot
from schafscore.language.speech import LinguistSpeech
from schafscore.pdf.layout import LARGE
from schafscore.pdf.session import session
from schafscore.pdf.session_sheet import session_pdf
from schafscore.services.paper import Paper
from schafscore.variants import wendish

NAMED = dict(zip(boards.PEOPLE, boards.EIGHT, strict=True))
POOL = Pot("pool")


def printed(evening, speech=None, **form):
    said = session(evening, NAMED, title="Chips", opened=FRIDAY)
    return said, PdfReader(BytesIO(session_pdf(said, speech or PlainSpeech(), **form)))


def words(document):
    return "\n".join(page.extract_text() for page in document.pages)


def test_4_4_the_pool_holds_what_a_second_count_says():
    said, document = printed(boards.chips())
    assert [row.pots[POOL] for row in said.rows] == boards.pool_again()
    lines = [line.strip() for line in words(document).split("\n")]
    assert all(str(held) in lines for held in boards.pool_again())


def test_4_5_a_dry_pool_is_staked_again_on_a_line_of_its_own():
    _, document = printed(boards.chips())
    text = words(document)
    assert "Each stakes 50" in text
    assert "The pool cannot pay 30: each stakes 50" in text
    assert "−35" not in text.split("The pool cannot")[1].split("16")[0]


def test_every_amount_and_total_is_on_paper_stakes_apart():
    said, document = printed(boards.chips())
    found = set(re.findall(r"[+−]?\d+", words(document)))
    staked = {row.number: 50 for row in said.rows if row.number == 16}
    for row in said.rows:
        amounts = [n + staked.get(row.number, 0) for n in row.deltas.values()]
        assert found.issuperset(figure(n) for n in amounts if n), row.number
        assert found.issuperset(standing(n) for n in row.totals.values()), row.number


def test_no_chip_is_lost_and_the_sheet_counts_them():
    said, document = printed(boards.chips())
    assert said.pool.check == 0
    text = words(document)
    assert "staked 400 · paid out 310 · in the pool 90" in text
    assert "310 + 90 = 400: no chip is missing" in text
    assert "The evening" in text


def test_a_lost_chip_would_be_seen():
    said = session(boards.chips(), NAMED, title="Chips", opened=FRIDAY)
    short = replace(said, pool=replace(said.pool, accounts=said.pool.accounts - 5))
    text = words(PdfReader(BytesIO(session_pdf(short, PlainSpeech()))))
    assert "5 chips are missing" in text


def test_what_everybody_has_is_told_by_stakes_pool_and_soli():
    _, document = printed(boards.chips())
    lines = words(document).split("\n")
    at = lines.index("Anna")
    assert lines[at + 1 : at + 8] == [
        "−35", "staked", "−100", "from the pool", "+95", "soli, penalties", "−30",
    ]  # fmt: skip


@pytest.mark.parametrize("language", ["de", "en", "ru"])
@pytest.mark.parametrize("form", [{}, {"paper": Paper.LETTER}, {"layout": LARGE}])
def test_twenty_four_hands_with_curve_and_settlement_fit_two_pages(form, language):
    said, document = printed(boards.chips(), LinguistSpeech(language), **form)
    assert len(document.pages) == 2
    found = set(re.findall(r"[+−]?\d+", words(document)))
    assert found.issuperset(figure(said.balances[each]) for each in said.people)


@pytest.mark.parametrize("hands", [0, 1, 100])
def test_any_number_of_hands_is_printed(hands):
    _, document = printed(boards.chips((boards.WENDISH * 5)[:hands]))
    text = words(document)
    assert f"{hands} hands" in text
    assert ("Carried over" in text) == (hands > 24)
    assert "no chip is missing" in text


@pytest.mark.parametrize("people", [5, 7])
def test_more_than_four_people_have_their_chips_in_two_lines(people):
    said, document = printed(boards.chips(boards.WENDISH[:1], people))
    text = document.pages[0].extract_text()
    assert all(text.count(name) >= 2 for name in boards.EIGHT[:people])
    assert said.pool.check == 0


def test_4_7_two_and_three_people_have_the_general_list():
    opening = boards.opened("wendish", people=3)
    old = wendish.Old(declarer=boards.PEOPLE[0], result=70)
    said, document = printed(boards.evening_of(opening, old))
    assert said.pool is None
    assert "The Old One alone" in words(document)
    assert "Chips counted" not in words(document)


@pytest.mark.parametrize("dry", [wendish.Dry.END_SESSION, wendish.Dry.PRORATA])
def test_4_5_what_is_left_in_the_pool_is_shared_and_told(dry):
    opening = boards.opened("wendish", wendish.Tariff(stake=5, dry=dry))
    hand = boards.chipped("Schwarz", (1, 3), 120)
    said, document = printed(boards.evening_of(opening, hand))
    text = words(document)
    assert said.rows[0].pots[POOL] == 0
    assert "staked 20 · paid out 20 · in the pool 0" in text
