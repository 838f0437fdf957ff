"""The empty list: rows in whole rounds, the dealer of each printed."""

import re
from dataclasses import replace
from io import BytesIO

import paper_evening as paper
import pytest
from paper_speech import PlainSpeech, record
from pypdf import PdfReader

from schafscore.pdf.printing import printed
from schafscore.pdf.wording import in_lines
from schafscore.services.paper import Form, Order, Paper, Wish

PAPERS = list(Paper)


def lines(pdf):
    document = PdfReader(BytesIO(pdf))
    assert len(document.pages) == 1
    return document.pages[0].extract_text().split("\n")


@pytest.mark.parametrize("paper_size", PAPERS)
@pytest.mark.parametrize("people", [3, 4, 5, 6, 7])
def test_the_rows_are_whole_rounds_of_deals_and_at_least_twenty(people, paper_size):
    asked = Order(Wish(Form.EMPTY, paper_size, people=people), paper.evening(0), {}, record(), {})
    asked = replace(asked, names=dict(zip(paper.PEOPLE, paper.NAMES, strict=False)))
    found = lines(printed(asked, PlainSpeech()))
    numbers = [int(line) for line in found if line.isdigit()]
    last = max(numbers)
    assert last % people == 0
    assert last >= 18
    assert set(range(1, last + 1)) <= set(numbers)
    assert "At the end" in found


def test_the_list_of_a_table_has_its_names_and_rules():
    evening = paper.evening(3)
    named = dict(zip(paper.PEOPLE, paper.NAMES, strict=False))
    asked = Order(Wish(Form.EMPTY), evening, named, record(), {})
    found = lines(printed(asked, PlainSpeech()))
    for name in paper.NAMES[:5]:
        assert name in found
    assert any("Solo 50" in line for line in found)
    blank = lines(printed(replace(asked, wish=Wish(Form.EMPTY, people=4)), PlainSpeech()))
    assert not any("50" in line for line in blank)
    assert {"Sauspiel", "Schneider"} <= set(blank)


LONG = (
    "Maximiliane-Theresia",
    "Bartholomäus Huber",
    "Hinterhuberseherlein",
    "Annamirl Schwarzmann",
    "Wolfgang Amadeus",
    "Sepp",
    "Johanna Hinterseher",
)


@pytest.mark.parametrize("seats", [5, 6, 7])
def test_a_name_of_twenty_letters_loses_none_however_many_sit_there(seats):
    names = dict(zip(paper.PEOPLE, LONG, strict=False))
    asked = Order(Wish(Form.EMPTY), paper.evening(3, seats=seats), names, record(), {})
    found = "".join(lines(printed(asked, PlainSpeech())))
    assert "…" not in found
    shown = re.sub(r"[\s-]", "", found)
    heads = [line for name in LONG[:seats] for line in in_lines(name, 110 / seats - 3.2, 9)]
    assert all(re.sub(r"[\s-]", "", line) in shown for line in heads)
    assert re.sub(r"[\s-]", "", "".join(heads)) == re.sub(r"[\s-]", "", "".join(LONG[:seats]))


@pytest.mark.parametrize(
    ("name", "room", "found"),
    [
        ("Hans - Peter", 40, ("Hans - Peter",)),
        ("Hans-Peter", 40, ("Hans-Peter",)),
        ("Hans-Peter", 12, ("Hans-", "Peter")),
        ("Hans  Peter-Paul", 12, ("Hans", "Peter-", "Paul")),
    ],
)
def test_a_name_is_broken_at_gaps_and_hyphens_and_stays_as_it_is_written(name, room, found):
    assert in_lines(name, room, 9) == found
