"""The head of the list, larger windows, and the line of machines."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from schafscore.core.variant import rules
from schafscore.gui.hands import ListFoot, column_edge
from schafscore.gui.look import COMPACT, LOW, ROOMY, Face, measures_for
from schafscore.gui.machines import MachineKind, Machines, MachineState
from schafscore.variants.bavarian import Rufspiel
from tests.gui.checks import check, tab_order, unfocused
from tests.gui.conftest import CATALOGUE, wirtshaus

# The head of the list
from tests.gui.fingers import undo


def heads(window):
    window.look.tools.trace = []
    window.room.list.head.grab()
    return [each for each in window.look.tools.trace if each.owner == "Head"]


@pytest.mark.parametrize("people", [5, 6, 7])
def test_every_name_over_the_list_is_whole(make_window, tables, people):
    names = ("Anna-Lena", "Bernhard", "Christoph", "Dorothea", "Emilia", "Ferdinand", "Gertraud")
    desk = tables.new(wirtshaus(), names[:people], names[0], "", "")
    window = make_window("en", desk=desk)
    written = heads(window)
    assert [each.text for each in written if each.text != "No."]
    assert {each.text for each in written} - {"No."} == set(names[:people])
    assert all(each.needs <= each.has + 0.5 for each in written)


def test_names_that_cannot_fit_are_cut_to_the_same_width(make_window, tables):
    names = ("Maximilian-Alexander", "Konstantin-Emanuel", "Anna", "Bernd", "Theodora-Sophie")
    desk = tables.new(wirtshaus(), names, names[0], "", "")
    texts = {each.text for each in heads(make_window("en", desk=desk))}
    assert {"Anna", "Bernd"} <= texts
    assert any(each.endswith("…") for each in texts)


def test_a_long_name_does_not_push_the_others_over_totals_that_are_not_theirs(
    make_window, tables, monkeypatch
):
    """Fault: "Zoë" stood over the totals of Łukasz, since Maximilian-Ferdinand had their room."""
    names = ("Maximilian-Ferdinand", "Zoë", "Łukasz", "Ó Briain", "X")
    window = make_window("de", desk=tables.new(wirtshaus(), names, names[0], "", ""))
    head = window.room.list.head
    look, write = head.look, head.look.write
    ends = {}

    def note(painter, box, text, *rest):
        ends[text] = box.right()
        return write(painter, box, text, *rest)

    monkeypatch.setattr(look, "write", note)
    head.grab()
    assert set(names) <= set(ends)  # all of them whole
    edges = [column_edge(look, head.width(), at, len(names)) for at in range(len(names))]
    column = edges[1] - edges[0]
    far = [
        name for name, edge in zip(names, edges, strict=True) if abs(ends[name] - edge) > column / 3
    ]
    assert far in ([], [names[0]])  # the first reaches over what is behind it


@pytest.mark.parametrize(
    ("game", "typed", "marks"),
    [
        ("wendish", "a c -s", ["Schneider"]),
        ("wendish", "d o -x", ["Schwarz"]),
        ("german", "b t g -s", ["Schneider"]),
        ("german", "b t g", []),
        ("three-handed", "b 25", ["Schneider"]),
    ],
)
def test_the_list_says_schneider_where_one_price_has_it_all(
    make_window, tables, game, typed, marks
):
    """Fault: "Bernd Spiel −4" did not say why it was four."""
    variant = CATALOGUE.variants[game]
    names = ("Anna", "Bernd", "Carl", "Dora")[: min(4, max(variant.seating))]
    desk = tables.new(rules(variant, variant.tariff()), names, names[0], "", "")
    window = make_window("en", desk=desk)
    QTest.keyClicks(window.room.foot.keys, typed)
    QTest.keyClick(window.room.foot.keys, Qt.Key.Key_Return)
    (row,) = window.room.list.model.rows
    assert [*map(window.look.say, row.marks)] == marks


def test_tab_comes_to_the_newest_row_of_the_list(qtbot, window):
    for _ in range(30):
        window.room.foot._since.invalidate()
        qtbot.keyClicks(window.room.foot.keys, "z")
        qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Return)
    view = window.room.list.view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.currentIndex().row() == 29


def test_tab_passes_by_a_list_that_has_no_row_to_show_it(qtbot, window):
    view = window.room.list.view
    assert view.model().rowCount() == 0
    assert view not in tab_order(window)
    qtbot.keyClicks(window.room.foot.keys, "z")
    qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Return)
    assert view in tab_order(window)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    undo(window)
    assert not view.hasFocus()
    assert window.focusWidget() in tab_order(window)


@pytest.mark.parametrize("percent", [130, 200])
def test_tab_brings_every_part_of_a_page_that_scrolls_into_sight(make_window, percent):
    window = make_window("de", size=(1280, 800), percent=percent)
    for room in ("table", "settlement"):
        window.go(room)
        QApplication.processEvents()
        assert list(unfocused(window)) == []
        page = window.room.scrolled if room == "table" else window.scrolls[room]
        scroll = page.verticalScrollBar()
        assert scroll.maximum() > 0
        scroll.setValue(scroll.maximum())
        window.bar.menu.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(window.bar.menu, Qt.Key.Key_Tab)
        first = window.focusWidget()
        assert first is not window.bar.menu
        assert first.visibleRegion().boundingRect().contains(first.rect())


@pytest.mark.parametrize("size", [(1280, 800), (1280, 650)])
@pytest.mark.parametrize("language", ["de", "en", "ru"])
def test_three_marks_of_a_hand_are_whole_whoever_played_it(
    qtbot, make_window, tables, language, size
):
    names = ("Korbinian", "Ferdinand", "Sebastian", "Theodora", "Wolfgang")
    window = make_window(
        language, size=size, desk=tables.new(wirtshaus(), names, names[-1], "", "")
    )
    for line in ("abes5kk", "bcl"):
        window.room.foot._since.invalidate()
        qtbot.keyClicks(window.room.foot.keys, line)
        qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Return)
        QApplication.processEvents()
    look = window.look
    look.tools.trace = []
    window.room.list.view.grab()
    texts, look.tools.trace = [each.text for each in look.tools.trace], None
    assert not any(each.endswith("…") for each in texts)
    assert {"K + F", look.say("Re"), "Ferdinand+Sebastian"} <= set(texts)


# Larger windows


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_a_hand_put_in_later_and_one_corrected_have_the_signs_of_paper(make_window, size):
    """Fault: in the window's list nothing told them from the others."""
    window = make_window("en", size=size, people=4)
    desk = window.desk
    anna, bernd, carl, dora = desk.people
    first, second = (desk.book(Rufspiel(declarer=anna, partner=bernd, result=70)) for _ in range(2))
    desk.correct(first.line.hand, Rufspiel(declarer=carl, partner=dora, result=70))
    put_in = desk.insert(second.line.hand, Rufspiel(declarer=anna, partner=carl, result=70))
    desk.correct(put_in.line.hand, Rufspiel(declarer=anna, partner=dora, result=70))
    window.evening_changed()
    window.look.tools.trace = []
    window.grab()
    for number, signs, words in (
        (1, "*", "corrected"),
        (2, "+*", "put in later, corrected"),
        (3, "", ""),
    ):
        index = window.room.list.model.index(number - 1, 0)
        told = f"Hand {number}, {words}, " if words else f"Hand {number}, Anna, Bernd"
        assert index.data(Qt.ItemDataRole.AccessibleTextRole).startswith(told)
        tip = index.data(Qt.ItemDataRole.ToolTipRole)
        assert tip == (f"Hand {number}: {words}" if words else None)
        painted = [each for each in window.look.tools.trace if each.owner == f"Hand {number}"]
        assert [each.text for each in painted if each.text in ("+", "*", "+*")] == [signs][
            : bool(signs)
        ]
        assert all(each.needs <= each.has + 0.5 for each in painted)


def test_in_a_larger_window_rows_are_higher_and_the_list_is_wider(make_window):
    small = make_window("de")
    large = make_window("de", size=(1920, 1080), desk=small.desk)
    key = large.room.entry.kinds.buttons["rufspiel"]
    assert key.height() > small.room.entry.kinds.buttons["rufspiel"].height()
    assert large.room.list.width() > small.room.list.width()
    page = large.room.entry._stack.currentWidget()
    used = max(each.mapTo(page, each.rect().bottomLeft()).y() for each in page.fields)
    assert used > page.height() * 0.75


def test_the_measures_grow_in_steps_and_never_below_the_roomy_ones():
    known = measures_for(1280, 800)
    assert known == ROOMY
    for high in range(800, 1400, 20):
        measures = measures_for(1920, high)
        assert measures.row >= known.row
        assert measures.row % 4 == 0
        known = measures


# A laptop, less the bars around the window

LAPTOPS = [
    ((1280, 650), 100),
    ((1280, 720), 100),
    ((1280, 770), 100),
    ((1366, 700), 100),
    ((1366, 768), 100),
    ((1440, 720), 100),
    ((1264, 800), 100),
    ((1920, 1000), 150),
]


@pytest.mark.parametrize(("size", "percent"), LAPTOPS)
@pytest.mark.parametrize("language", ["de", "ru"])
def test_a_laptop_keeps_large_totals_and_the_totals_of_the_list(
    qtbot, make_window, language, size, percent
):
    window = make_window(language, size=size, percent=percent)
    for line in ("abs2", "cdg-", "z"):
        window.room.foot._since.invalidate()
        qtbot.keyClicks(window.room.foot.keys, line)
        qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Return)
    room, look = window.room, window.look
    look.tools.trace = []
    window.grab()
    texts, look.tools.trace = look.tools.trace, None
    for person, card in zip(window.desk.table.people, room.cards, strict=False):
        name, total = look.names[person], look.signed(card.seat.total)
        large = look.width(total, Face.TOTAL_LESS)
        assert any(e.owner == name and e.text == total and e.needs >= large for e in texts)
        assert any(e.owner == "Hand 3" and e.text == total for e in texts)
    for line in ("", "abs2", "coh3k", "r", "z"):
        room.foot.keys.clear()
        qtbot.keyClicks(room.foot.keys, line)
        QApplication.processEvents()
        assert room.scrolled.verticalScrollBar().maximum() == 0
        assert room.rect().contains(room.foot.geometry().translated(room.foot.parent().pos()))
        assert check(window) == []


def test_the_arrangement_shrinks_in_steps_from_the_roomy_to_the_low_one():
    known = ROOMY
    for high in range(800, 630, -10):
        measures = measures_for(1366, high)
        assert measures.compact is (high < 640)
        if measures.compact:
            break
        for name in ("bar", "gap", "row", "row_gap", "seat", "foot"):
            assert getattr(measures, name) <= getattr(known, name)
        assert measures.side >= ROOMY.side
        known = measures
    assert known.seat == LOW.seat


def test_a_window_a_little_narrower_takes_it_from_the_list():
    assert measures_for(1270, 800) == replace(ROOMY, side=390)
    assert measures_for(1200, 800) is COMPACT
    assert measures_for(1024, 600) is COMPACT


# The machines


def test_where_the_line_is_too_short_what_rests_is_left_out(qtbot, look):
    look.set_measures(COMPACT)
    states = [
        MachineState("Stock", "empty", MachineKind.COINS),
        MachineState("Bock", "at rest", MachineKind.DOTS),
        MachineState("Last round", "5 to come", MachineKind.DOTS, working=True),
    ]
    machines = Machines(look, states)
    qtbot.addWidget(machines)
    machines.resize(400, 40)
    machines.show()
    assert [each.isHidden() for each in machines.machines] == [False, False, False]
    machines.resize(300, 40)
    assert [each.isHidden() for each in machines.machines] == [True, False, False]


def test_rows_kept_as_pictures_follow_theme_language_and_corrections(qtbot, make_window):
    window = make_window("de")
    for line in ("abs2", "bcs"):
        window.room.foot._since.invalidate()
        qtbot.keyClicks(window.room.foot.keys, line)
        qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Return)
    view = window.room.list.view

    def looks():
        QApplication.processEvents()
        return view.grab().toImage()

    first = looks()
    assert looks() == first
    window.set_language("en")
    assert (english := looks()) != first
    window.set_theme("dark")
    assert looks() != english
    window.set_theme("light")
    window.set_language("de")
    assert looks() == first
    window.desk.strike(window.desk.evening.hands[0].hand)
    window.evening_changed()
    assert looks() != first


def test_a_question_asked_before_the_first_layout_lies_in_its_line_afterwards(qtbot, look):
    foot = ListFoot(look)
    qtbot.addWidget(foot)
    foot.resize(60, foot.height())
    foot.notice.ask("Half entered")
    assert foot.notice.lines() == 2
    foot.resize(400, foot.height())
    foot.show()
    foot.fit()
    assert foot.notice.lines() == 1
    assert foot.notice.height() == foot.height() == foot.minimumHeight()
