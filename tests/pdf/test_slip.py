"""The dispute slip: every step, what it rests on, who stood where; for any hand of any variant."""

from io import BytesIO

import paper_evening as paper
import pytest
from evenings import evenings
from hypothesis import given, settings
from paper_speech import FRIDAY, PlainSpeech, figure, record
from pypdf import PdfReader
from tables import CATALOGUE

from schafscore.core.evening import step
from schafscore.core.journal import Hand, Insertion, Seats, Strike
from schafscore.pdf.printing import printed
from schafscore.services.paper import Form, Order, Paper, Wish
from schafscore.sheets.rows import rows
from schafscore.variants import bavarian

HANS, SEPP = paper.PEOPLE[3], paper.PEOPLE[1]


def slip_of(evening, hand, times=None, entered=None):
    named = dict(zip(paper.PEOPLE, paper.NAMES, strict=False))
    wish = Wish(Form.SLIP, Paper.LETTER, hand=hand)
    asked = Order(wish, evening, named, record(), times or {}, entered)
    document = PdfReader(BytesIO(printed(asked, PlainSpeech())))
    return " ".join("\n".join(page.extract_text() for page in document.pages).split()), document


def test_every_step_and_what_it_leaves_standing():
    text, _ = slip_of(paper.evening(), 48)
    assert "Why 240?" in text
    assert "Hand 48" in text
    for words in ("Schneider", "Kontra", "Bock", "(20 + 10) × 2 × 2 × 2 ="):
        assert words in text
    stands = [int(word) for word in text.split() if word.isdigit()]
    for running in (20, 30, 60, 120, 240):
        assert running in stands


def test_what_adds_nothing_is_there_too():
    text, _ = slip_of(paper.evening(), 48)
    assert "+0" in text


def test_who_stood_where_before_and_after():
    text, _ = slip_of(paper.evening(), 48)
    for change in ("−860 → −1100", "+790 → +550", "+830 → +830", "−520 → −280", "−240 → 0"):
        assert change in text
    assert "Sum 0 · adds up" in text


def test_what_would_be_without_a_step():
    text, _ = slip_of(paper.evening(), 48)
    assert text.count("(20 + 10) × 2 × 2 120") + text.count("120 (20 + 10) × 2 × 2") >= 1
    for what in ("Kontra", "Bock", "knock"):
        assert f"without {what}" in text
    alone, _ = slip_of(paper.evening(), 19)
    assert "without" not in alone


def test_a_correction_is_told_with_its_times():
    evening = paper.evening()
    times = {len(evening.writings) - 1: FRIDAY}
    text, _ = slip_of(evening, 48, times, FRIDAY)
    assert "Entered at 19:40" in text
    assert "corrected at 19:40: Kontra, Re, 240 instead of 120" in text
    assert "Knock" in text.split("Step by step")[1]
    untouched, _ = slip_of(evening, 47)
    assert "Nothing was changed since" in untouched


def test_a_stock_has_a_sum_of_its_own():
    text, _ = slip_of(paper.evening(), 19)
    assert "Sum 160 · Stock −160 · adds up" in text


def test_struck_manual_and_penalty_hands_have_one_too():
    evening = step(paper.evening(5), Strike(3))
    text, _ = slip_of(evening, 3)
    assert "Why hand 3?" in text
    assert "+180" not in text
    told = bavarian.Manual(amounts=((HANS, 30), (SEPP, -30)), reason="a bet")
    text, _ = slip_of(step(evening, Hand(50, told)), 50)
    assert "+30 ct" in text
    assert "a bet" in text


def test_a_hand_that_is_not_in_the_list_has_no_slip():
    with pytest.raises(KeyError):
        slip_of(paper.evening(3), 99)
    with pytest.raises(KeyError):
        slip_of(paper.evening(3), None)


@pytest.mark.parametrize("variant", CATALOGUE.variants.values(), ids=CATALOGUE.variants)
def test_any_hand_of_any_variant_has_a_slip(variant):
    @given(evenings(variant, least=1, most=2))
    @settings(max_examples=6, deadline=None)
    def explained(evening):
        names = {person: f"Name{person.id}" for person in evening.position.people}
        for row in rows(evening):
            asked = Order(Wish(Form.SLIP, hand=row.hand), evening, names, record(), {})
            document = PdfReader(BytesIO(printed(asked, PlainSpeech())))
            text = "".join(page.extract_text() for page in document.pages)
            assert all(name in text for name in names.values())
            for person, total in row.totals.items():
                assert f"→ {figure(total)}" in text, person

    explained()


def test_the_slip_tells_what_was_corrected_of_its_own_hand():
    """Fault: after a hand was put before it, the slip of another hand told the correction."""
    evening = paper.evening()
    later = step(evening, Insertion(900, evening.hands[0].hand, evening.hands[0].writing.entry))
    numbered = {row.number: row.hand for row in rows(later)}
    corrected, _ = slip_of(later, numbered[49])
    assert "Hand 49" in corrected
    assert "240 instead of 120" in corrected
    untouched, _ = slip_of(later, numbered[48])
    assert "Hand 48" in untouched
    assert "nothing was changed since" in untouched.lower()
    assert "instead of" not in untouched


def test_who_had_gone_home_did_not_sit_out():
    """Fault: the slip said "sits out" of somebody who was not there any more."""
    evening = paper.evening(12)
    dealer = evening.position.dealer
    gone = next(each for each in evening.position.people if each != dealer)
    four = tuple(each for each in evening.position.people if each != gone)
    later = step(evening, Seats(four))
    table = later.position.table()
    one, other = table.playing[:2]
    entry = bavarian.Rufspiel(declarer=one, partner=other, result=70)
    text, _ = slip_of(step(later, Hand(900, entry)), 900)
    assert "not here" in text
    assert "sits out" not in text
    before, _ = slip_of(later, 12)
    assert "not here" not in before


def test_a_struck_hand_says_of_nobody_who_played_that_he_sat_out():
    """Fault: of a hand that was struck, the slip said that everybody had sat out."""
    evening = paper.evening(12, seats=4)
    text, _ = slip_of(step(evening, Strike(12)), 12)
    assert "sits out" not in text
    assert "deals ·" not in text
