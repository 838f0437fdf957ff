"""The printed session: read back, every amount is that of the rows, and no name loses a letter."""

import datetime as dt
import re
from dataclasses import replace
from fractions import Fraction
from io import BytesIO
from types import MappingProxyType

import board_evenings as boards
import paper_evening as paper
import pytest
from calls import calls
from evenings import evenings
from hypothesis import given, settings
from paper_speech import FRIDAY, PlainSpeech, figure, standing
from pypdf import PdfReader
from tables import CATALOGUE

from schafscore.core.accounts import KITTY, STOCK
from schafscore.core.evening import fold, step
from schafscore.core.journal import (
    Charge,
    Correction,
    Deletion,
    Hand,
    Insertion,
    Opening,
    Paid,
    PotShared,
    Remainder,
    Seats,
    Strike,
    Terms,
)
from schafscore.core.results import Certain, Holder, Verdict
from schafscore.core.variant import rules
from schafscore.language.speech import LinguistSpeech
from schafscore.pdf.faces import UNKNOWN
from schafscore.pdf.layout import LARGE, USUAL
from schafscore.pdf.page import Page
from schafscore.pdf.session import session
from schafscore.pdf.session_sheet import session_pdf
from schafscore.services.paper import Paper
from schafscore.sheets.reckoning import coins
from schafscore.sheets.rows import rows
from schafscore.variants import bavarian


def printed(evening, names=paper.NAMES, speech=None, form=MappingProxyType({}), **more):
    named = dict(zip(paper.PEOPLE, names, strict=False))
    said = session(evening, named, title="Schafkopf am Freitag", opened=FRIDAY, **more)
    return said, PdfReader(BytesIO(session_pdf(said, speech or PlainSpeech(), **form)))


def words(document):
    return "\n".join(page.extract_text() for page in document.pages)


def test_the_evening_adds_up_as_a_second_count_has_it():
    said, _ = printed(paper.evening())
    assert [said.balances[each] for each in said.people] == [-420, 480, 710, -280, -490]


FORMS = ({}, {"paper": Paper.LETTER}, {"layout": LARGE}, {"paper": Paper.LETTER, "layout": LARGE})


@pytest.mark.parametrize("form", FORMS, ids=["A4", "Letter", "large", "large Letter"])
@pytest.mark.parametrize("seats", [4, 5, 7])
def test_every_form_has_the_same_amounts_on_its_paper(form, seats):
    said, document = printed(paper.evening(45, seats=seats), form=form)
    found = set(re.findall(r"[+−]?\d+", words(document)))
    for row in said.rows:
        figures = [figure(amount) for amount in row.deltas.values() if amount]
        totals = [standing(total) for total in row.totals.values()]
        assert found.issuperset(figures + totals), row.number
    wide, high = (each * 72 / 25.4 for each in form.get("paper", Paper.A4).value)
    for page in document.pages:
        assert page.mediabox.width == pytest.approx(wide)
        assert page.mediabox.height == pytest.approx(high)


def test_all_the_rules_stand_behind_when_asked_for():
    said, document = printed(paper.evening(5), form={"all_rules": True})
    assert "All the rules of the table" in document.pages[-1].extract_text()
    text = " ".join(words(document).split())
    for part in said.rules:
        assert all(" ".join(str(line).split()) in text for line in part.lines)
    _, brief = printed(paper.evening(5))
    assert "All the rules" not in words(brief)


def test_every_amount_of_every_row_is_on_paper():
    said, document = printed(paper.evening())
    lines = words(document).split("\n")
    for row in said.rows:
        figures = [figure(amount) for amount in row.deltas.values() if amount]
        totals = [standing(total) for total in row.totals.values()]
        assert all(each in lines for each in figures + totals), row.number
    assert "4 people" not in lines


@pytest.mark.parametrize(("seats", "count"), [(4, 45), (5, 0), (5, 1), (5, 60), (6, 30), (7, 120)])
def test_any_number_of_people_and_hands_fits(seats, count):
    said, document = printed(paper.evening(count, seats=seats))
    pages = [page.extract_text() for page in document.pages]
    for place, text in enumerate(pages, 1):
        assert f"Page {place} of {len(pages)}" in text
        assert "Schafkopf am Freitag" in text
    assert "Settlement" in pages[-1]
    assert len(said.rows) == count


def test_the_heads_and_the_standing_are_repeated_on_every_page_of_the_list():
    said, document = printed(paper.evening(150))
    pages = [page.extract_text() for page in document.pages]
    lists = [text for text in pages if "Value" in text]
    assert len(lists) > 2
    for text in lists:
        assert all(name in text for name in paper.NAMES[:5])
    for place, text in enumerate(lists[1:], 1):
        assert f"Carried from page {place}" in text
        assert "Carried over after" in lists[place - 1]
    after = int(lists[0].split("Carried over after ")[1].split(" ")[0])
    assert after % 5 == 0
    carried = lists[1].split("Carried from page 1")[1].split("\n")[1:6]
    assert carried == [figure(said.rows[after - 1].totals[each]) for each in said.people]


def test_A100_names_keep_their_letters_and_an_emoji_becomes_a_mark():
    names = ("Jürgen Groß", "Ксения", "Łukasz", "Ju\u0308rg", "<b>Resi</b> 🐑")
    _, document = printed(paper.evening(5), names)
    text = words(document)
    for name in ("Jürgen Groß", "Ксения", "Łukasz", "Jürg", f"<b>Resi</b> {UNKNOWN}"):
        assert name in text


def test_long_names_are_cut_and_the_partner_is_never_lost():
    names = tuple(f"Maximiliane{letter} von und zu Hohenaschau" for letter in "ABCDE")
    said, document = printed(paper.evening(5), names)
    text = words(document)
    pairs = [line for line in text.split("\n") if " + " in line and "Maxi" in line]
    assert len(pairs) == sum(row.partner is not None for row in said.rows)
    assert all(line.count("Maxi") == 2 for line in pairs)


def test_a_name_is_never_taken_for_a_word_of_the_program():
    _, document = printed(
        paper.evening(5), ("Bock", "Stock", "Solo", "Re", "Hand"), LinguistSpeech("de")
    )
    assert "Bock" in words(document)
    assert "Re" in words(document).split("\n")


def test_payments_clear_and_stand_there_to_be_ticked():
    said, document = printed(paper.evening())
    lines = words(document).split("\n")
    for each in said.payments:
        pair = f"{said.names[each.giver]} → {said.names[each.taker]}"
        assert pair in lines
        assert f"{each.amount} ct" in lines
    assert "paid" in lines


def test_corrections_are_told_below_the_list():
    said, document = printed(paper.evening(), times={61: FRIDAY, 62: FRIDAY})
    text = words(document).replace("\n", " ")
    numbers = {row.hand: row.number for row in said.rows}
    assert [numbers[change.hand] for change in said.changes] == [14, 48]
    assert "hand 14 at 19:40, Card points: 93 instead of 83, 30 instead of 20." in text
    assert "Hand 48 at 19:40, Kontra, Re, 240 instead of 120." in text


def test_a_correction_is_told_of_its_hand_though_that_has_another_number_now():
    """Fault: the sheet put its mark at hand 15 and said below that hand 14 was corrected."""
    evening = paper.evening()
    first = evening.hands[0]
    later = step(evening, Insertion(900, first.hand, first.writing.entry))
    _, document = printed(later, times={61: FRIDAY, 62: FRIDAY})
    text = words(document).replace("\n", " ")
    assert "hand 15 at 19:40, Card points: 93 instead of 83, 30 instead of 20." in text
    assert "Hand 49 at 19:40, Kontra, Re, 240 instead of 120." in text
    corrected = [row.number for row in rows(later) if row.corrected]
    assert corrected == [15, 49]
    gone = step(later, Deletion(next(row.hand for row in rows(later) if row.number == 15)))
    _, document = printed(gone)
    text = words(document).replace("\n", " ")
    assert "93 instead of 83" not in text, "there is no mark to explain any more"
    assert "hand 48, Kontra, Re, 240 instead of 120." in text


def test_a_correction_writes_its_amounts_as_the_list_does():
    _, document = printed(paper.dear(), speech=LinguistSpeech("de"))
    assert "1680 statt 840" in words(document).replace("\n", " ")
    _, document = printed(paper.dear(6000, 2000), speech=LinguistSpeech("de"))
    assert "16.080 statt 8.040" in words(document).replace("\n", " ")


def test_the_legend_explains_every_mark_and_no_other():
    _, document = printed(paper.evening())
    foot = document.pages[0].extract_text().replace("\N{NO-BREAK SPACE}", " ")
    for entry in ("S Schneider", "W Schwarz", "Ru runners", "Kn knocked", "K Kontra", "B Bock"):
        assert entry in foot
    _, plain = printed(paper.evening(2))
    assert "Schwarz" not in plain.pages[0].extract_text().split("Settlement")[1]


def test_runners_one_is_without_are_told_apart():
    opened = paper.evening(1).writings[0]
    solo = bavarian.Solo(
        declarer=paper.PEOPLE[1],
        suit=paper.SUITS["H"],
        result=Verdict.WON,
        runners=3,
        holder=Holder.WITHOUT,
    )
    for entry, mark in ((replace(solo, holder=Holder.WITH), "30 3Ru"), (solo, "30 3w/o")):
        said, document = printed(fold((opened, Hand(1, entry))))
        text = words(document).replace("\N{NO-BREAK SPACE}", " ")
        assert mark in text
        assert ("w/o without runners" in text) == said.rows[0].without


def test_amounts_are_grouped_from_five_digits_on_and_then_all_of_the_list():
    for solo in (600, 6000):
        said, document = printed(paper.dear(solo), speech=LinguistSpeech("de"))
        most = max(abs(total) for row in said.rows for total in row.totals.values())
        assert (most > 9999) == (solo > 600)
        amounts = {n for row in said.rows for n in row.deltas.values() if 999 < n < 9999}
        assert amounts
        lines = words(document).split("\n")
        for amount in amounts:
            grouped = f"+{amount // 1000}.{amount % 1000:03}"
            assert (grouped if most > 9999 else f"+{amount}") in lines


def test_struck_and_refused_hands_say_so_and_move_nothing():
    evening = step(paper.evening(10), Strike(3))
    wrong = bavarian.Rufspiel(declarer=paper.PEOPLE[1], partner=paper.PEOPLE[1], result=70)
    evening = step(evening, Hand(99, wrong))
    said, document = printed(evening)
    text = words(document)
    assert "Solo, struck" in text
    assert "does not count: " in text
    assert said.rows[2].totals == said.rows[1].totals


def test_a_shared_stock_has_a_line_of_its_own():
    evening = paper.evening(17)
    assert evening.position.balances[STOCK] == 80
    evening = step(evening, PotShared("stock", paper.PEOPLE[:5]))
    said, document = printed(evening)
    assert said.rows[-1].hand is None
    assert "Share of what was left" in words(document)
    assert sum(said.balances[each] for each in said.people) == 0


def test_the_sheet_says_of_the_dealer_what_he_did_in_the_hands_that_are_on_it():
    """Fault: "deals and sits out" stood below a list whose hands of four the dealer played."""
    five = paper.evening(12)
    _, document = printed(five)
    assert "○ deals and sits out" in spaced(document)
    _, document = printed(paper.evening(12, seats=4))
    assert "○ deals" in spaced(document)
    assert "sits out" not in spaced(document)
    fewer = step(five, Seats(five.position.people[:4]))
    one, other = fewer.position.table().playing[:2]
    entry = bavarian.Rufspiel(declarer=one, partner=other, result=70)
    _, document = printed(step(fewer, Hand(900, entry)))
    assert "○ deals, and sits out where more are here than play" in spaced(document)
    assert "○ deals and sits out" not in spaced(document)


def spaced(document):
    return " ".join(words(document).replace("\N{NO-BREAK SPACE}", " ").split())


def test_a_correction_on_the_next_day_makes_no_evening_longer():
    """Fault: "19:40 to 11:20" stood above an evening that was over before midnight."""
    evening = paper.evening(12, seats=4)
    times = {n: FRIDAY + dt.timedelta(minutes=n) for n in range(13)}
    later = step(evening, Correction(12, evening.hands[-1].writing.entry))
    times[len(later.writings) - 1] = FRIDAY + dt.timedelta(hours=16)
    _, document = printed(later, times=times)
    assert "19:41 to 19:52" in spaced(document)


def test_points_that_are_no_money_yet_have_nothing_to_tick_on_paper_as_in_the_window():
    """Fault: paper printed a box to tick for payments that the window cannot take as paid."""
    said, document = printed(boards.chips())
    assert said.payments
    assert "paid" not in words(document).split("\n")
    money, document = printed(step(boards.chips(), Terms(per_unit=Fraction(10))))
    assert money.payments
    assert "paid" in words(document).split("\n")


def test_it_is_said_below_the_list_who_got_what_did_not_divide():
    """Fault: of what was left one got more than another, and nothing said why."""
    evening = paper.evening(17)
    people = evening.position.people
    assert evening.position.balances[STOCK] == 80
    shared = step(evening, PotShared("stock", people[:3]))
    _, document = printed(shared)
    first = "What does not divide goes one each to the winners of the last hand first"
    assert first in spaced(document)
    even = step(evening, PotShared("stock", people[:4]))
    assert "What does not divide" not in spaced(printed(even)[1])


def test_a_stock_left_over_is_paid_like_a_person():
    said, document = printed(paper.evening(17))
    assert sum(each.amount for each in said.payments if each.taker == STOCK) == 80
    assert " → Stock (pays in)" in words(document)


def test_who_comes_later_has_a_column_and_nothing_before():
    evening = fold([*paper.evening(4).writings, Seats(paper.PEOPLE[:6])])
    evening = step(evening, Hand(50, bavarian.ThrownIn()))
    said, _ = printed(evening)
    assert paper.PEOPLE[5] not in said.rows[3].totals
    assert said.rows[4].totals[paper.PEOPLE[5]] in (0, -20)


def test_it_speaks_german():
    _, document = printed(paper.evening(), speech=LinguistSpeech("de"))
    text = words(document)
    assert document.trailer["/Root"]["/Lang"] == "de"
    assert document.metadata.title == "Schafkopf am Freitag"
    assert "Freitag, 27. November 2026" in text
    assert "7,10 €" in text
    assert "Sepp mit Resi" in text


@pytest.mark.parametrize("variant", CATALOGUE.variants.values(), ids=CATALOGUE.variants)
def test_any_evening_of_any_variant_can_be_printed(variant):
    @given(evenings(variant, most=3))
    @settings(max_examples=4, deadline=None)
    def prints(evening):
        names = {each: f"Person {each.id}" for each in evening.position.people}
        said = session(evening, names, title="Liste")
        text = words(PdfReader(BytesIO(session_pdf(said, PlainSpeech()))))
        assert all(name in text for name in names.values())
        for each in said.payments:
            assert each.amount > 0

    prints()


def test_the_head_says_when_and_where_and_the_end_who_wrote():
    times = {n: FRIDAY + dt.timedelta(minutes=45 * n) for n in range(6)}
    more = {"times": times, "place": "Gasthof zur Post", "scribe": paper.PEOPLE[2]}
    text = words(printed(paper.evening(5), **more)[1])
    facts = "Friday, 27 November 2026 · Bavarian Schafkopf · Gasthof zur Post · 20:25 to 23:25"
    assert f"{facts} · 5 hands · 5 people" in text
    assert "1 point = 1 cent · written by Vroni" in text


def test_an_evening_without_a_name_does_not_say_its_game_twice():
    game = "Bavarian Schafkopf"
    said = replace(printed(paper.evening(1))[0], title=game)
    text = words(PdfReader(BytesIO(session_pdf(said, PlainSpeech()))))
    assert text.count(game) == 1


@pytest.mark.parametrize("layout", [USUAL, LARGE])
def test_the_ring_of_a_dealer_who_plays_does_not_touch_his_amount(monkeypatch, layout):
    """Where four play everybody has an amount, and the dealer's ring is set just before his."""
    set_, ends, gaps = Page.text, [], []

    def ring(page, x, y, wide, high, *more):
        ends.append(x + wide / 2)

    def text(page, x, *words, **set_so):
        wide = set_(page, x, *words, **set_so)
        gaps.extend(x - wide - end for end in ends)
        ends.clear()
        return wide

    monkeypatch.setattr(Page, "ring", ring)
    monkeypatch.setattr(Page, "text", text)
    printed(evening := paper.evening(seats=4), form={"layout": layout})
    dealt = gaps[: len(evening.hands)]
    assert len(dealt) == 60
    assert min(gap for gap in dealt if gap > 0) > 0.7


def test_the_same_evening_is_the_same_file(monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796000000")
    said, _ = printed(paper.evening(12))
    assert session_pdf(said, PlainSpeech()) == session_pdf(said, PlainSpeech())


def test_ten_times_the_hands_are_ten_times_the_work_on_paper():
    first, *hands = [w for w in paper.evening().writings if isinstance(w, Opening | Hand)]

    def work(rounds):
        booked = [Hand(n, hands[n % len(hands)].entry) for n in range(rounds * len(hands))]
        evening = fold((first, *booked))
        named = dict(zip(paper.PEOPLE, paper.NAMES, strict=True))

        def prints():
            said = session(evening, named, title="Schafkopf am Freitag", opened=FRIDAY)
            session_pdf(said, PlainSpeech())

        return calls(prints)

    assert work(10) < 12 * work(1)


def test_who_broke_the_rules_and_what_somebody_wrote_stand_below_the_sum():
    evening = paper.evening(2)
    playing = evening.position.table().playing
    broken = bavarian.Rufspiel(
        declarer=playing[0],
        partner=playing[1],
        offender=playing[2],
        offence=bavarian.Offence.REVOKE,
        certain=Certain.NOTHING,
    )
    evening = step(evening, Hand(50, broken))
    told = bavarian.Manual(amounts=((playing[0], 30), (playing[3], -30)), reason="A bet, lost")
    evening = step(evening, Hand(51, told))
    fined = bavarian.Penalty(payer=playing[1], amount=50, reason="Late")
    evening = step(evening, Hand(52, fined))
    assert evening.problems == ()
    said, document = printed(evening)
    lines = words(document).split("\n")
    assert f"{said.names[playing[2]]} broke the rules" in lines
    assert "A bet, lost" in lines
    assert "Late" in lines
    assert [row.offender for row in said.rows[2:]] == [playing[2], None, None]


def with_drinks():
    resi, _, vroni, hans, korbinian = paper.PEOPLE[:5]
    evening = paper.evening()
    for writing in (
        Charge(resi, vroni, 423, "beer"),
        Charge(hans, KITTY, 100, "kitty"),
        Paid(korbinian, vroni, 300),
        Terms(round_to=10, remainder=Remainder.WINNER),
    ):
        evening = step(evening, writing)
    return evening


@pytest.mark.parametrize("form", FORMS, ids=["A4", "Letter", "large", "large Letter"])
def test_A50_drinks_kitty_and_what_was_paid_stand_beside_the_games(form):
    said, document = printed(with_drinks(), form=form)
    lines = words(document).split("Settlement")[1].split("\n")
    for head in ("Games", "Drinks", "Kitty", "coins", "paid", "Together"):
        assert head in lines
    for due in said.reckoning.dues:
        for part in (due.game, due.drinks, due.kitty, due.rounding, due.paid):
            assert not part or f"{figure(part)} ct" in lines
        assert f"{figure(due.outstanding)} ct" in lines
    names = {**said.names, KITTY: "Kitty"}
    for each in said.payments:
        into = " (pays in)" if each.taker == KITTY else ""
        assert f"{names[each.giver]} → {names[each.taker]}{into}" in lines
    assert not any("…" in line for line in lines)


def test_A49_each_payment_says_its_notes_and_coins_and_what_was_paid_is_not_asked_again():
    said, document = printed(with_drinks())
    text = words(document).split("Settlement")[1]
    assert "Korbinian → Vroni\n300 ct" in text
    for each in said.payments:
        laid = coins(each.amount)
        if len(laid) > 1 and len(set(laid)) == len(laid):
            pieces = [f"{n} ct" if n < 100 else str(n // 100) for n in laid]
            assert " + ".join(pieces) in text


def test_points_that_are_worth_cents_are_paid_in_money():
    skat = CATALOGUE.variants["skat"]
    opened = Opening(rules(skat), paper.PEOPLE[:3], paper.PEOPLE[0])
    evening = step(fold([opened]), Terms(per_unit=Fraction(5, 2)))
    said, document = printed(evening)
    assert "5 cents for 2 points" in words(document)
    assert said.is_money


def test_a_hand_that_was_put_in_later_is_marked_and_told():
    """Fault: a corrected hand had its star, one that was put in stood there as if always."""
    whole = paper.evening(4)
    before, entry = whole.hands[1].hand, whole.hands[0].writing.entry
    _, document = printed(step(whole, Insertion(900, before, entry)))
    text = words(document)
    assert "+ Put in later: hand 2" in text
    _, plain = printed(whole)
    assert "Put in later" not in words(plain)
