"""The window holds together in every language, theme, size and text factor; names and roles too."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolTip

from schafscore.gui.draft import REST
from schafscore.gui.look import Face
from tests.gui.checks import check, tab_order

EVENING = ("abs2", "cdg-", "doh-k", "aw95", "z", "bcx", "rbd")
OPEN = "cde3s"
SIZES = (
    ((1280, 800), 100),
    ((1024, 600), 100),
    ((2048, 1200), 200),
    ((1920, 1080), 130),
    ((1280, 800), 150),
)


def play(window):
    """Book an evening, and leave a hand on the pad."""
    keys = window.room.foot.keys
    for line in (*EVENING, OPEN):
        QTest.keyClicks(keys, line)
        if line != OPEN:
            window.room.foot._since.invalidate()
            QTest.keyClick(keys, Qt.Key.Key_Return)
            assert not keys.text(), line
    window.room.list.foot.notice.end()
    QApplication.processEvents()


@pytest.mark.parametrize(("size", "percent"), SIZES)
@pytest.mark.parametrize(("language", "theme"), [("de", "light"), ("en", "light"), ("ru", "dark")])
def test_nothing_is_cut_crowded_faint_small_or_nameless(
    make_window, language, theme, size, percent
):
    window = make_window(language, theme, size, percent)
    play(window)
    assert check(window) == []


@pytest.mark.parametrize(("size", "percent"), SIZES[:3])
@pytest.mark.parametrize("people", [4, 6, 7])
def test_every_table_has_room(make_window, people, size, percent):
    assert check(make_window("de", "light", size, percent, people)) == []


@pytest.mark.parametrize(
    "kind", ["rufspiel", "solo", "bettel", "ramsch", "manual", "penalty", "muss"]
)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_every_page_of_the_pad_holds_together(make_window, size, kind):
    window = make_window(size=size)
    room = window.room
    kinds = {each.kind: each for each in room.pad.rules.entries}
    room.take(room.pad.choose(kinds[kind]))
    QApplication.processEvents()
    assert check(window) == []
    assert room.width() <= window.width()


def break_text(window):
    window.room.foot.addition.setText("sehr lang " * 30)


def break_place(window):
    window.room.foot.keys.move(window.room.foot.go.pos())


def break_frame(window):
    window.room.foot.keys.move(window.room.foot.width() - 5, 0)


def break_contrast(window):
    window.look.tokens = replace(window.look.tokens, quiet=window.look.tokens.edge)


def break_target(window):
    window.room.foot.keys.resize(100, 24)


def break_name(window):
    window.room.foot.keys.setAccessibleName("")
    window.room.foot.caption.setBuddy(window.room.foot.go)


def break_reach(window):
    window.bar.menu.setFocusPolicy(Qt.FocusPolicy.NoFocus)


@pytest.mark.parametrize(
    ("found", "break_it"),
    [
        ("cut", break_text),
        ("overlap", break_place),
        ("outside", break_frame),
        ("contrast", break_contrast),
        ("target", break_target),
        ("name", break_name),
        ("unreached", break_reach),
    ],
)
def test_every_check_notices_what_it_is_for(make_window, found, break_it):
    window = make_window()
    assert check(window) == []
    break_it(window)
    assert found in {fault.check for fault in check(window)}


def texts(window):
    labels = (each.text() for each in window.findChildren(QLabel) if each.isVisible())
    names = (each.accessibleName() for each in window.findChildren(QPushButton) if each.isVisible())
    return {*labels, *names}


def test_language_changes_everything_at_once(qtbot, make_window):
    window = make_window("de")
    play(window)
    german = texts(window)
    window.set_language("en")
    QApplication.processEvents()
    qtbot.wait(REST + 100)  # the half-entered hand is there for the other window too
    fresh = make_window("en", desk=window.desk)
    fresh.room.list.foot.notice.end()
    assert texts(window) == texts(fresh)
    assert "Eintragen" in german
    assert "Book" in texts(window)


def test_theme_and_text_size_change_at_once_and_are_remembered(make_window):
    window = make_window()
    ground = window.grab().toImage().pixelColor(4, 400)
    window.set_theme("dark")
    QApplication.processEvents()
    assert window.grab().toImage().pixelColor(4, 400).lightness() < ground.lightness() - 100
    window.set_percent(115)
    assert window.look.percent == 115
    assert window.room.foot.keys.font().pixelSize() == round(16 * 1.15)
    assert window.settings.value("theme") == "dark"
    assert int(window.settings.value("percent")) == 115


@pytest.mark.parametrize(("size", "percent"), [((1024, 600), 100), ((1024, 600), 200)])
def test_the_menu_of_the_table_is_one_column_in_one_face(make_window, size, percent):
    window = make_window("de", size=size, percent=percent)
    menu = window.make_menu()
    menu.ensurePolished()
    assert menu.sizeHint().height() <= 600 * percent / 100
    assert menu.sizeHint().width() <= 1024
    assert len({menu.actionGeometry(each).x() for each in menu.actions()}) == 1, "one column"
    unders = [each.menu() for each in menu.actions() if each.menu()]
    assert {each.font().pixelSize() for each in unders} == {menu.font().pixelSize()}
    texts = [each.text().split("\t")[0] for each in menu.actions() if each.text()]
    assert len(texts) == len(set(texts)), "no word stands twice"
    assert texts[-1] == "Beenden"


@pytest.mark.parametrize("percent", [100, 200])
def test_ticks_and_arrows_of_the_menu_are_as_large_as_its_words(make_window, percent):
    window = make_window("de", size=(1280, 800), percent=percent)
    window.room.announce_last_round()
    menu = window.make_menu()
    menu.resize(menu.sizeHint())
    picture, px = menu.grab().toImage(), window.look.px
    inner = px(3)  # inside the frame

    def inked(entry, left, right):
        box = menu.actionGeometry(entry)
        columns = [
            x
            for x in range(left, right)
            for y in range(box.top() + 1, box.bottom())
            if picture.pixelColor(x, y).lightness() < 120
        ]
        return max(columns) - min(columns)

    (ticked,) = [each for each in menu.actions() if each.isChecked()]
    (under, *_) = [each for each in menu.actions() if each.menu()]
    assert inked(ticked, inner, px(36)) >= px(10)
    assert inked(under, menu.width() - px(36), menu.width() - inner) >= px(5)


@pytest.mark.parametrize("percent", [100, 130, 150, 200])
def test_no_part_of_the_menu_lies_below_the_screen(make_window, percent):
    window = make_window("de", size=(1280, 800), percent=percent)
    menu = window.make_menu()
    menu.ensurePolished()
    assert menu.sizeHint().height() <= window.screen().availableGeometry().height()


@pytest.mark.parametrize("language", ["de", "ru"])
def test_the_language_in_use_is_ticked_before_one_was_ever_chosen(make_window, language):
    """None was: the tick followed what was chosen, and that of the system is spoken unchosen."""
    window = make_window(language)
    assert window.settings.value("language") is None
    menu = window.make_menu()
    (settings,) = [each.menu() for each in menu.actions() if each.menu() is not None][-1:]
    ticked = [
        action.data()
        for under in settings.actions()
        for action in under.menu().actions()
        if action.isChecked()
    ]
    assert language in ticked
    assert len(ticked) == 4  # one of each choice


def test_menu_offers_theme_language_and_size(make_window):
    window = make_window()
    menu = window.make_menu()
    (settings,) = [each.menu() for each in menu.actions() if each.text() == "Einstellungen"]
    under = [each.menu() for each in settings.actions() if each.menu() is not None]
    every = [action for each in under for action in each.actions()]
    offered = {action.data() for action in every if action.isCheckable()}
    assert {
        "system",
        "light",
        "dark",
        "de",
        "en",
        "ru",
        "100",
        "115",
        "130",
        "150",
        "200",
        "leaves",
        "green",
        "foliage",
        "french",
    } == offered
    next(action for action in every if action.data() == "en").trigger()
    assert window.room.foot.go.accessibleName() == "Book"


def test_size_chooses_the_arrangement(make_window):
    window = make_window()
    assert not window.look.measures.compact
    window.resize(1024, 600)
    QApplication.processEvents()
    assert window.look.measures.compact
    assert check(window) == []
    window.resize(1280, 800)
    QApplication.processEvents()
    assert not window.look.measures.compact
    assert check(window) == []


def test_a_row_is_one_stop_and_arrows_go_along(qtbot, make_window):
    window = make_window()
    room = window.room
    chain = tab_order(window)
    row = room.entry.kinds
    stops = [each for each in chain if each in row.buttons.values()]
    assert len(stops) == 1
    stops[0].setFocus()
    qtbot.keyClick(stops[0], Qt.Key.Key_Right)
    assert row.buttons["wenz"].hasFocus()
    qtbot.keyClick(row.buttons["wenz"], Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: room.pad.kind is not None and room.pad.kind.kind == "wenz")


def test_focus_is_seen(make_window):
    window = make_window()
    window.bar.menu.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert window.ring.isVisible()
    assert window.ring.geometry().contains(window.bar.menu.geometry())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_said_where_the_pointer_rests_has_the_colours_and_letters_of_the_window(
    make_window, theme
):
    window = make_window("en", theme=theme, percent=130)
    palette, look = QToolTip.palette(), window.look
    assert palette.color(QPalette.ColorRole.ToolTipBase) == look.colour("panel")
    assert palette.color(QPalette.ColorRole.ToolTipText) == look.colour("ink")
    assert QToolTip.font().pixelSize() == look.font(Face.TEXT).pixelSize()
