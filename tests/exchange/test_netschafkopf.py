"""Reading protocols of NetSchafkopf: encodings, wrapped lines, and files that are damaged."""

import contextlib
import time
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schafscore.cards.card import Suit, card, cards
from schafscore.exchange import BadFileError
from schafscore.exchange.netschafkopf import Part, PriceStep, decode, read
from schafscore.games.bavarian.contract import Contract, Game, Promise

SHARED = Path(__file__).resolve().parents[3] / "shared" / "records" / "netschafkopf"

# Three games of our own in the words of the program: a lost call, a Ramsch, a Farbwenz Tout.
PROTOCOL = """Unser Tisch
gespielt von Gast am 03.02.24 mit Version 8.00, Update 07.09.20.

Geber: Gast
     PcLinks hat: HO HU HA H7 EA E7 SZ S8
      PcOben hat: SO H9 H8 GA GZ G9 EK SA
    PcRechts hat: EO GO EU HK GK G8 S9 S7
        Gast hat: GU SU HZ EZ E9 E8 G7 SK
PcRechts spielt Mit der Grün-Ass
     PcLinks spielt aus: EA EK HK E8
    PcRechts spielt aus: EO SU H7 H8
    PcRechts spielt aus: GO HZ HA H9
    PcRechts spielt aus: EU GU HU SO
      PcOben spielt aus: SA S7 SK S8
      PcOben spielt aus: GA G8 G7 HO
     PcLinks spielt aus: SZ GZ S9 EZ
     PcLinks spielt aus: E7 G9 GK E9
PcRechts gewinnt das Rufspiel: Mit der Grün-Ass mit PcOben. Die
Gegner haben 48 Augen
Das Rufspiel kostet 20 Punkte. 1 mal aufgedoppelt 40 Punkte. 2 mal
gespritzt 160 Punkte.
Spiel    Preis      PcLinks       PcOben     PcRechts         Gast    Stock
    1      160         -160         +160         +160         -160        0

Geber: PcLinks
      PcOben hat: EO EU HA EA GA SA E8 H7
    PcRechts hat: GO GU HZ EZ GZ SZ E7 H8
        Gast hat: HO HU HK EK GK SK G8 S8
     PcLinks hat: SO SU H9 E9 G9 S9 G7 S7
Es wurde Ramsch gespielt.
      PcOben spielt aus: EO GO HO SO
      PcOben spielt aus: EU GU HU SU
      PcOben spielt aus: HA HZ HK H9
      PcOben spielt aus: EA EZ EK E9
      PcOben spielt aus: GA GZ GK G9
      PcOben spielt aus: SA SZ SK S9
      PcOben spielt aus: E8 E7 G8 G7
      PcOben spielt aus: H7 H8 S8 S7
PcOben verliert den Ramsch
Der Ramsch kostet 10 Punkte. Mit 2 mal Jungfrau 40 Punkte.
Spiel    Preis      PcLinks       PcOben     PcRechts         Gast    Stock
    2       40         -120          +40         +200         -120        0

Geber: PcOben
    PcRechts hat: EU GU HU SU EA EZ EK EO
        Gast hat: E9 E8 E7 HA HZ HK HO H9
     PcLinks hat: GO GA GZ GK G9 G8 G7 SO
      PcOben hat: H8 H7 SA SZ SK S9 S8 S7
PcRechts spielt Eichel-Wenz Tout
    PcRechts spielt aus: EU E9 GO H8
    PcRechts spielt aus: GU E8 GA H7
    PcRechts spielt aus: HU E7 GZ SA
    PcRechts spielt aus: SU HA GK SZ
    PcRechts spielt aus: EA HZ G9 SK
    PcRechts spielt aus: EZ HK G8 S9
    PcRechts spielt aus: EK HO G7 S8
    PcRechts spielt aus: EO H9 SO S7
PcRechts gewinnt den Eichel-Wenz Tout
Das Einzelspiel kostet 50 Punkte. Mit 8 Laufenden 130 Punkte. Doppelt
für Tout 260 Punkte.
Spiel    Preis      PcLinks       PcOben     PcRechts         Gast    Stock
    3      260         -380         -220         +980         -380        0
"""


def damaged(old, new):
    assert PROTOCOL.count(old) == 1, old
    return PROTOCOL.replace(old, new).encode()


def test_the_head_names_house_rules_day_and_people():
    protocol = read(PROTOCOL.encode())
    assert protocol.house_rules == "Unser Tisch"
    assert protocol.day == date(2024, 2, 3)
    assert protocol.people == ("PcLinks", "PcOben", "PcRechts", "Gast")
    assert [game.line for game in protocol.games] == [4, 25, 44]


def test_a_call_is_read_with_everything_said_about_it():
    game = read(PROTOCOL.encode()).games[0]
    assert game.dealer == "Gast"
    assert game.people == ("PcLinks", "PcOben", "PcRechts", "Gast")
    assert game.deal.contract == Contract(Game.RUFSPIEL, 2, called=card("GA"))
    assert game.deal.hands[0] == cards("HO HU HA H7 EA E7 SZ S8")
    assert game.deal.plays[:4] == cards("EA EK HK E8")
    assert (game.deal.knocks, game.deal.replies) == ((None,), (None, None))
    assert game.won is True
    assert game.virgins == 0
    assert game.stated.steps == (
        PriceStep(Part.BASE, 1, 20),
        PriceStep(Part.KNOCKS, 1, 40),
        PriceStep(Part.REPLIES, 2, 160),
    )
    assert game.stated.price == 160
    assert game.stated.deltas == (-160, 160, 160, -160)


def test_a_ramsch_is_read_with_its_virgins():
    game = read(PROTOCOL.encode()).games[1]
    assert game.deal.contract == Contract(Game.RAMSCH)
    assert game.won is False
    assert game.virgins == 2
    assert game.stated.deltas == (40, -120, 40, 40)
    assert game.people[0] == "PcOben"


def test_a_tout_is_read():
    game = read(PROTOCOL.encode()).games[2]
    expected = Contract(Game.FARBWENZ, 0, Suit.ACORNS, promise=Promise.TOUT)
    assert game.deal.contract == expected
    assert game.stated.steps[-1] == PriceStep(Part.TOUT, 1, 260)
    assert game.stated.totals == (-380, -220, 980, -380)


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"], ids=["LF", "CRLF", "CR"])
@pytest.mark.parametrize(
    "encoded",
    [
        lambda text: text.encode("utf-8"),
        lambda text: text.encode("utf-8-sig"),
        lambda text: text.encode("cp1252"),
        lambda text: text.encode("utf-8").decode("cp1252").encode("utf-8"),
    ],
    ids=["UTF-8", "UTF-8 with mark", "Windows-1252", "UTF-8 taken for Windows-1252"],
)
def test_every_encoding_and_line_end_reads_the_same(encoded, ends):
    assert read(encoded(PROTOCOL.replace("\n", ends))) == read(PROTOCOL.encode())


def test_an_ace_may_be_spelt_with_one_s():
    assert read(PROTOCOL.replace("-Ass", "-As").encode()) == read(PROTOCOL.encode())


def test_the_player_himself_is_spoken_to():
    text = PROTOCOL.replace("PcRechts gewinnt das", "Du gewinnst das").replace(
        "von Gast", "von PcRechts"
    )
    assert read(text.encode()) == read(PROTOCOL.encode())
    text = PROTOCOL.replace("mit PcOben. Die", "mit dir. Die").replace("von Gast", "von PcOben")
    assert read(text.encode()) == read(PROTOCOL.encode())


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("gespielt von Gast am 03.02.24", "gespielt von Gast am 31.02.24", 2, "no such day"),
        ("gespielt von Gast am", "geschrieben von Gast am", 2, "no protocol"),
        ("Geber: Gast", "Gast gibt", 4, "“Geber:” is missing"),
        ("Geber: Gast", "Geber: PcOben", 4, "does not sit"),
        ("HO HU HA H7 EA E7 SZ S8", "HO HU HA H7 EA E7 SZ X8", 5, "no such card"),
        ("HO HU HA H7 EA E7 SZ S8", "HO HU HA H7 EA E7 SZ", 9, "too many or too few"),
        ("HO HU HA H7 EA E7 SZ S8", "HO HU HA H7 EA E7 SZ SA", 9, "twice"),
        ("Mit der Grün-Ass\n     PcLinks", "Mit der Herz-Ass\n     PcLinks", 9, "may not call"),
        ("PcRechts spielt Mit", "PcRechts spielt mit", 9, "not known"),
        ("PcRechts spielt Mit", "Niemand spielt Mit", 9, "Niemand"),
        ("EA EK HK E8", "EA EK HK", 10, "no full trick"),
        ("EA EK HK E8", "EA SA HK E8", 10, "led suit must be followed"),
        ("GA G8 G7 HO", "GZ G8 G7 HO", 15, "called ace must be played"),
        ("PcRechts spielt aus: EO SU", "PcLinks spielt aus: EO SU", 11, "Somebody else leads"),
        ("PcRechts gewinnt das", "PcRechts verliert das", 18, "does not fit the cards"),
        ("Gegner haben 48", "Gegner haben 47", 18, "does not fit the cards"),
        ("mit PcOben. Die", "mit Gast. Die", 18, "does not fit the cards"),
        ("PcOben verliert den Ramsch", "Gast verliert den Ramsch", 39, "does not fit the cards"),
        ("Mit 8 Laufenden", "Mit 7 Laufenden", 58, "price does not fit the cards"),
        ("Mit 2 mal Jungfrau", "Mit 1 mal Jungfrau", 39, "price does not fit the cards"),
        ("1 mal aufgedoppelt", "9 mal aufgedoppelt", 18, "doubles so often"),
        ("2 mal\ngespritzt", "2 mal\naufgedoppelt", 18, "there twice"),
        ("1 mal aufgedoppelt", "1 mal verdoppelt", 18, "not known"),
        ("kostet 20 Punkte", "ist umsonst", 18, "price is missing"),
        ("    1      160", "    2      160", 23, "numbered"),
        ("    1      160", "    1      150", 23, "differs from its own steps"),
        ("+160         -160 ", "+160         -170 ", 23, "add up to zero"),
        ("    1      160", "    1      abc", 23, "no row"),
    ],
)
def test_a_damaged_file_is_refused_whole_with_line_and_reason(old, new, line, why):
    with pytest.raises(BadFileError, match=why) as caught:
        read(damaged(old, new))
    assert caught.value.line == line
    assert str(caught.value) == f"Line {line}: {caught.value.reason}"


def test_other_people_in_a_later_game_are_refused():
    begins = PROTOCOL.index("Geber: PcOben")
    text = PROTOCOL[:begins] + PROTOCOL[begins:].replace("Gast", "Gustl")
    with pytest.raises(BadFileError, match="Line 45: Other people than before"):
        read(text.encode())


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "missing"),
        (b"\x81\x8d", "no text"),
        (b"\x00" * 100, "no protocol"),
        (PROTOCOL[: PROTOCOL.index("\nGeber")].encode(), "no game"),
        (PROTOCOL[: PROTOCOL.index("Spiel ")].encode(), "missing"),
        (b"x" * 5_000_001, "too large"),
    ],
)
def test_what_is_no_protocol_is_refused(content, why):
    with pytest.raises(BadFileError, match=why):
        read(content)


def test_a_hostile_file_is_refused_in_bounded_time():
    endless = PROTOCOL[: PROTOCOL.index("Spiel ")] + "Mit Schneider 30 Punkte.\n" * 100_000
    started = time.perf_counter()
    with pytest.raises(BadFileError, match="table with the totals"):
        read(endless.encode())
    assert time.perf_counter() - started < 5


BYTES = PROTOCOL.encode()


@settings(max_examples=500, deadline=2000)
@given(
    st.integers(0, len(BYTES)),
    st.integers(0, 80),
    st.one_of(st.binary(max_size=6), st.sampled_from(BYTES.splitlines(keepends=True))),
)
def test_whatever_is_damaged_nothing_but_a_bad_file_is_raised(start, length, instead):
    content = BYTES[:start] + instead + BYTES[start + length :]
    with contextlib.suppress(BadFileError):
        protocol = read(content)
        assert all(game.deal.replay().turn is None for game in protocol.games)


@pytest.mark.parametrize(
    ("name", "games", "people"),
    [
        ("netschafkopf_2022-12-14_pm.txt", 40, (-530, 2030, -990, -510)),
        ("netschafkopf_2023-10-05_01.txt", 99, (-85, 33, 25, 27)),
        ("netschafkopf_2024-08-04_kurz.txt", 4, (10, 14, -22, -2)),
    ],
)
def test_real_protocols_are_read_to_the_last_total(name, games, people):
    if not SHARED.is_dir():
        pytest.skip("the recorded games are not beside the repository")
    content = (SHARED / name).read_bytes()
    protocol = read(content)
    assert len(protocol.games) == games
    assert protocol.games[-1].stated.totals == people
    again = decode(content).encode("utf-8").decode("cp1252").encode("utf-8")
    assert read(again) == protocol
