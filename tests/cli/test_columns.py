"""Tables of the terminal stay straight, whatever the names are written in."""

import io

import pytest

from schafscore.cli.columns import table, width
from schafscore.cli.screen import printable


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("Anna", 4),
        ("Dörte", 5),
        ("Do\u0308rte", 5),
        ("Łukasz", 6),
        ("Вера", 4),
        ("山田", 4),
        ("🐑", 2),
    ],
)
def test_a_text_is_as_wide_as_its_cells(text, cells):
    assert width(text) == cells


def test_columns_start_at_the_same_cell():
    lines = list(table(["Who", "Sum"], [["山田", "+30"], ["Dörte", "−120"]], right={1}))
    assert lines == [
        "Who     Sum",
        "-----  ----",
        "山田    +30",
        "Dörte  −120",
    ]


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        ("ascii", 'Dorte -30 x2 -> "a" 2,30 EUR ??'),
        ("latin-1", 'Dörte -30 ×2 -> "a" 2,30 EUR ??'),
        ("utf-8", "Dörte −30 ×2 → “a” 2,30 € 山田"),
        (None, 'Dorte -30 x2 -> "a" 2,30 EUR ??'),
    ],
)
def test_no_locale_stops_the_program(encoding, text):
    shown = printable("Dörte −30 ×2 → “a” 2,30 € 山田", encoding)
    assert shown == text
    io.TextIOWrapper(io.BytesIO(), encoding=encoding or "ascii").write(shown)


def test_words_of_the_last_column_go_on_below_where_a_terminal_is_narrow():
    rows = [("bav.x", "Sauspiel 10, Soli 50, alles andere zehn"), ("y", "")]
    assert list(table(("Id", "About"), rows, most=27)) == [
        "Id     About",
        "-----  -----------------",
        "bav.x  Sauspiel 10, Soli",
        "       50, alles andere",
        "       zehn",
        "y",
    ]
    assert len(list(table(("Id", "About"), rows))) == 4
