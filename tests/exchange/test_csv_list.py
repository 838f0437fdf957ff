"""The list opens in a German spreadsheet as it stands, and no cell of it does anything."""

import csv
import io
import re
from dataclasses import replace

import pytest
from calls import calls
from desks import NAMES, ruf, stock_rules
from hypothesis import given
from hypothesis import strategies as st
from paper_speech import PlainSpeech
from tables import CATALOGUE
from travellers import machine

from schafscore.core.declared import Suit
from schafscore.core.results import Trickless, Verdict
from schafscore.core.variant import rules
from schafscore.exchange.csv_list import csv_list, plain
from schafscore.variants.bavarian import Manual, Promise, Solo, ThrownIn
from schafscore.variants.wendish import Partnership


@pytest.fixture
def desk():
    opened = machine().new(
        stock_rules(), ("=Resi", "März 5", 'Mäxchen; „der" Große', "Łukasz", "3.5.")
    )
    opened.book(ThrownIn())
    opened.book(ruf(opened, 95))
    opened.note("=cmd|' /C calc'!A0", 2)
    opened.strike(1)
    return opened


def read(content):
    assert content.startswith(b"\xef\xbb\xbf")
    text = content.decode("utf-8-sig")
    assert "\n" not in text.replace("\r\n", "")
    head, *rows = csv.reader(io.StringIO(text, newline=""), delimiter=";")
    assert all(len(row) == len(head) for row in rows)
    return head, rows


def test_A101_every_hand_is_a_line_and_every_person_a_column(desk):
    head, rows = read(csv_list(desk, PlainSpeech()))
    assert head == [
        "No.", "Dealer", "Declarer", "Partner", "Hand", "Card points", "Calculation", "Value",
        "'=Resi", "'März 5", 'Mäxchen; „der" Große', "Łukasz", "'3.5.",
        "Total =Resi", "Total März 5", 'Total Mäxchen; „der" Große', "Total Łukasz", "Total 3.5.",
        "Note",
    ]  # fmt: skip
    struck, called, total = rows
    assert struck[4:9] == ["Thrown in, struck", "", "", "", ""]
    assert called[:6] == [
        "2",
        "'März 5",
        'Mäxchen; „der" Große',
        "Łukasz",
        "Sauspiel, Schneider",
        "95",
    ]
    assert called[7:13] == ["0,20", "-0,20", "", "0,20", "0,20", "-0,20"]
    assert called[-1] == "'=cmd|' /C calc'!A0"
    assert total[4] == "Total"
    assert total[8:13] == ["-0,20", "0,00", "0,20", "0,20", "-0,20"]


def test_the_columns_add_up_to_the_totals(desk):
    for result in (30, 61, 100):
        desk.book(ruf(desk, result))
    _, rows = read(csv_list(desk, PlainSpeech()))
    *hands, total = rows
    for column in range(8, 13):
        cents = [int(row[column].replace(",", "")) for row in hands if row[column]]
        assert sum(cents) == int(total[column].replace(",", ""))
    assert len(hands) == 5


def test_how_a_hand_ended_is_said_where_nobody_counted(desk):
    """Fault: a hand lost Schwarz was said to be lost with Schneider, and of a Tout nothing."""
    desk.book(ruf(desk, Verdict.LOST_SCHNEIDER, trickless=Trickless.DECLARERS))
    desk.book(ruf(desk, Verdict.WON_SCHNEIDER))
    alone = Solo(declarer=desk.table.playing[0], suit=Suit.ACORNS, promise=Promise.TOUT)
    desk.book(replace(alone, trickless=Trickless.OPPONENTS))
    desk.book(replace(alone, declarer=desk.table.playing[0]))
    head, rows = read(csv_list(desk, PlainSpeech()))
    said = [row[head.index("Card points")] for row in rows]
    assert said == ["", "95", "lost with Schwarz", "won with Schneider", "won", "lost", ""]


def test_what_comes_out_of_a_pot_is_in_the_calculation():
    """Fault: "= 120" stood beside 1,60, of which 0,40 came out of the Stock."""
    desk = machine().new(stock_rules(), NAMES)
    desk.book(ThrownIn())
    desk.book(ruf(desk, 95))
    head, (_, row, _) = read(csv_list(desk, PlainSpeech()))
    assert row[head.index("Calculation")] == "10 Sauspiel + 10 Schneider = 20; 20 out of the Stock"
    wendish = CATALOGUE.variants["wendish"]
    pooled = machine().new(rules(wendish), NAMES[:4])
    pooled.book(
        Partnership(declarer=pooled.people[0], partner=pooled.people[2], result=Verdict.WON)
    )
    head, (*_, row, _) = read(csv_list(pooled, PlainSpeech()))
    assert row[head.index("Calculation")] == "5 Won"


def test_points_are_whole_numbers_and_pots_have_a_column():
    skat = CATALOGUE.variants["skat"]
    desk = machine().new(rules(skat), ("Anna", "Bernd", "Carl"))
    kind = next(each for each in skat.entries if issubclass(each, Manual))
    desk.book(kind(amounts=((desk.people[0], 1234),), reason="Übertrag"))
    head, (row, total) = read(csv_list(desk, PlainSpeech()))
    assert row[head.index("Anna")] == total[head.index("Anna")] == "1234"
    stocked = machine().new(stock_rules(), NAMES)
    stocked.book(ThrownIn())
    head, rows = read(csv_list(stocked, PlainSpeech()))
    assert rows[-1][head.index("Stock")] == "0,40"


@pytest.mark.parametrize(
    "risky",
    ["=1+1", "+49", "-5", "@SUM", "\t=1", "22.5", "22,5", "1/2", "1-2", "12:30", "5. März", "Mai 5",
     "1e5", "3 €", "50 %", "WAHR", "true", "(5)", "\uff1d1", "  =A1", "1. Okt. 26", "8 Uhr"],
)  # fmt: skip
def test_A101_what_a_spreadsheet_would_change_stays_text(risky):
    assert plain(risky).startswith("'")


@pytest.mark.parametrize(
    "harmless", ["Anna", "Hans 2", "Tisch 5", "Maier", "5er Franz", "O'Hara", "Wahrig", ""]
)
def test_an_ordinary_name_stays_as_it_is(harmless):
    assert plain(harmless) == harmless


@given(st.text(max_size=20))
def test_no_text_begins_a_formula_or_a_line(text):
    made = plain(text)
    assert not re.match(r"[=+\-@\t\r\n]", made)
    assert len(made.splitlines()) <= 1


def test_ten_times_the_hands_are_ten_times_the_work():
    def work(hands):
        opened = machine().new(stock_rules(), NAMES)
        for number in range(hands):
            opened.book(ruf(opened, 61 + number % 50))
        opened.rows()
        return calls(lambda: csv_list(opened, PlainSpeech()))

    assert work(400) < 12 * work(40)
