"""Lines that go on below: at what width, and how high they are then."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from schafscore.gui.buttons import Choice, Text
from schafscore.gui.look import COMPACT, NARROW, ROOMY
from schafscore.gui.panels import Line, RowLabel
from schafscore.gui.rows import ChoiceRow, Wrapped
from schafscore.gui.titled import Low, TwoEnds
from schafscore.variants.bavarian import Rufspiel

WORDS = ("Acorns", "Leaves", "Hearts", "Bells", "Schneider", "Schwarz")
CHOICES = [Choice(word, word) for word in WORDS]


@pytest.fixture
def ground(qtbot):
    found = QWidget()
    qtbot.addWidget(found)
    found.resize(800, 400)
    found.show()
    return found


def shown(ground, widget, wide):
    """Show *widget* on *ground* so many px wide, as it is after it was away."""
    widget.setParent(ground)
    widget.resize(wide, widget.height())
    widget.show()
    QApplication.processEvents()
    widget.hide()
    widget.show()
    QApplication.processEvents()
    return widget


def lines(row):
    """Return the buttons of *row* by the line they stand in."""
    found = {}
    for button in row.buttons.values():
        found.setdefault(button.y(), []).append(button)
    return [found[y] for y in sorted(found)]


@pytest.mark.parametrize("measures", [ROOMY, COMPACT, NARROW])
@pytest.mark.parametrize("kind", [Wrapped, Low])
def test_a_row_that_goes_on_below_keeps_its_height_when_it_comes_back(look, ground, kind, measures):
    look.set_measures(measures)
    row = shown(ground, kind(look, "Suit", CHOICES), 240)
    high, gap = row.row_height(), look.px(8)
    found = lines(row)
    assert len(found) > 1
    assert {each.height() for each in row.buttons.values()} == {high}
    assert [line[0].y() for line in found] == [(high + gap) * n for n in range(len(found))]
    assert row.height() == (high + gap) * len(found) - gap


@pytest.mark.parametrize(("measures", "goes_on"), [(ROOMY, False), (NARROW, True)])
def test_a_row_of_the_pad_goes_on_below_in_a_narrow_window_alone(look, ground, measures, goes_on):
    look.set_measures(measures)
    row = shown(ground, ChoiceRow(look, "Suit", CHOICES), 240)
    assert (len(lines(row)) > 1) is goes_on


@pytest.mark.parametrize(("measures", "goes_on"), [(ROOMY, False), (NARROW, True)])
def test_a_line_goes_on_below_where_a_narrow_window_has_no_room(look, ground, measures, goes_on):
    look.set_measures(measures)
    left, right = Text(look, "Who pays whom"), Text(look, "with the fewest payments")
    ends = TwoEnds(look, [left], [right])
    line, behind, end = Line(look), Text(look, "Acorns and leaves"), Text(look, "of three runners")
    line.add(RowLabel(look, "Suit"), behind)
    line.space()
    line.add(end)
    for each, first, last in ((ends, left, right), (line, behind, end)):
        for wide, below in ((600, False), (130, goes_on)):
            shown(ground, each, wide)
            assert (first.y() + first.height() <= last.y()) is below


def test_3_14_what_was_broken_stands_in_the_whole_width_and_the_foot_stays_in_sight(make_window):
    """Fault: it broke at half the width, and at 1366 x 768 the button that books was pushed out."""
    window = make_window("de", size=(1366, 768))
    room = window.room
    room.take(room.pad.choose(Rufspiel))
    room.entry.kinds.special_asked.emit(True)
    room.take(room.pad.answer("offender", room.pad.table.playing[0]))
    for _ in range(4):
        QApplication.processEvents()
    rows = [each for each in room.entry.findChildren(Wrapped) if each.isVisible()]
    how = max(rows, key=lambda row: len(row.buttons))
    beside = how.mapTo(room.entry, how.rect().topRight()).x()
    assert room.entry.width() - beside <= 2 * room.look.measures.inset[0]
    book = room.foot.go
    assert window.rect().contains(book.mapTo(window, book.rect().bottomRight()))


@pytest.mark.parametrize("people", [4, 5])
@pytest.mark.parametrize("language", ["en", "de"])
def test_3_14_in_the_smallest_window_what_was_broken_leaves_the_foot_in_sight(
    make_window, language, people
):
    """Fault: a word that is never asked at the table made the column of words so wide that the
    ways to break a rule took four lines, and pushed half of the foot out of the window."""
    room = make_window(language, size=(1024, 600), people=people).room
    for kind in ("rufspiel", "solo", "bettel"):
        room.take(room.pad.choose(next(k for k in room.pad.kinds if k.kind == kind)))
        room.entry.kinds.special_asked.emit(True)
        room.take(room.pad.answer("offender", room.pad.table.playing[0]))
        for _ in range(6):
            QApplication.processEvents()
        page = room.entry._stack.currentWidget()
        offence = next(each for each in page.fields if each.name == "offence")
        assert offence.isVisible()
        assert offence.height() >= offence.row.height()
        assert room.scrolled.verticalScrollBar().maximum() == 0, kind
