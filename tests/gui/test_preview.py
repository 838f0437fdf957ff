"""The pages in the window: what is asked for is shown, printed and saved, beside the play."""

import threading
from io import BytesIO

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QWidget

from schafscore.core.text import N_, phrase
from schafscore.gui.pages import PageMaker, pictures
from schafscore.services.paper import Form, Paper
from schafscore.variants.bavarian import Rufspiel
from tests.gui.checks import check, title
from tests.gui.fingers import settle


@pytest.fixture
def room(make_window, qtbot):
    return preview(make_window("de"), qtbot)


def preview(window, qtbot, hands=4):
    """Book some hands, go to the paper and wait for its pages."""
    desk = window.desk
    for result in (70, 40, 95, 62)[:hands]:
        declarer, partner = desk.table.playing[:2]
        desk.book(Rufspiel(declarer=declarer, partner=partner, result=result))
    window.go("paper")
    ready(window.room, qtbot)
    return window.room


def ready(room, qtbot):
    qtbot.waitUntil(lambda: room.pdf is not None and room.go.isEnabled(), timeout=15_000)
    QApplication.processEvents()


def text(room):
    return "\n".join(page.extract_text() for page in PdfReader(BytesIO(room.pdf)).pages)


def press(qtbot, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_pages_of_the_evening_are_shown(room):
    assert len(room.pages.pictures) == len(PdfReader(BytesIO(room.pdf)).pages)
    assert "Endstand" in text(room)
    assert "Anna" in text(room)


def test_the_pages_are_as_wide_as_there_is_room(room, qtbot):
    for wide in (1280, 1024):
        room.shell.resize(wide, 800)
        qtbot.waitUntil(lambda: room.pages.pictures[0].width() == room.pages.paper(), timeout=5_000)
    assert room.pages.paper() < 750


@pytest.mark.parametrize(
    ("form", "words"),
    [(Form.LARGE, "Endstand"), (Form.SLIP, "4"), (Form.EMPTY, "____")],
)
def test_every_form_by_a_click(room, qtbot, form, words):
    before = room.pdf
    press(qtbot, room.forms.buttons[form.name])
    ready(room, qtbot)
    assert room.pdf != before
    assert words in text(room)
    press(qtbot, room.forms.buttons[form.name])
    assert room.forms.chosen() == [form.name]


def test_the_ring_goes_along_to_the_paper_that_is_chosen(room, qtbot):
    room.forms.buttons[Form.LIST.name].setFocus()
    press(qtbot, room.forms.buttons[Form.LARGE.name])
    assert room.window().focusWidget() is room.forms.buttons[Form.LARGE.name]


def test_pages_that_take_long_are_said_to_be_prepared(room, qtbot):
    go_on = threading.Event()

    def make(ordered, speech):
        go_on.wait(10)
        raise ValueError("no ink")

    room.make = make
    room.show_evening()
    assert room.pages.pictures
    qtbot.waitUntil(lambda: room.pages.waiting, timeout=5_000)
    assert not room.pages.pictures  # those of before are of something else
    assert room.pages.accessibleName() == room.look.say("It is being prepared …")
    room.look.tools.trace = []
    room.pages.grab()
    texts, room.look.tools.trace = room.look.tools.trace, None
    assert [each.text for each in texts] == [room.look.say("It is being prepared …")]
    go_on.set()
    qtbot.waitUntil(lambda: "no ink" in room.said.text(), timeout=5_000)
    assert not room.pages.waiting


@pytest.mark.parametrize("language", ["de", "en", "ru"])
def test_every_paper_has_a_whole_word_in_a_small_window(make_window, qtbot, language):
    room = preview(make_window(language, size=(1024, 600)), qtbot)
    for row in (room.forms, room.whole, room.papers, room.languages):
        for button in row.buttons.values():
            assert button.needs() <= button.width(), button.choice.name


def test_the_slip_is_of_the_hand_that_is_chosen(room, qtbot):
    room.show_slip(room.shell.desk.evening.hands[1].hand)
    ready(room, qtbot)
    assert "Spiel 2" in text(room)
    assert room.hand.isVisible()
    assert room.hand.field.text() == "2"
    press(qtbot, room.hand.more)
    ready(room, qtbot)
    assert "Spiel 3" in text(room)
    assert not room.whole.isVisible()


def test_without_a_hand_there_is_no_slip(make_window, qtbot):
    room = preview(make_window("de"), qtbot, hands=0)
    assert not room.forms.buttons["SLIP"].isEnabled()


def test_paper_language_and_rules_are_chosen_apart_from_the_window(room, qtbot):
    press(qtbot, room.papers.buttons["LETTER"])
    press(qtbot, room.languages.buttons["en"])
    press(qtbot, room.whole.buttons["all"])
    ready(room, qtbot)
    document = PdfReader(BytesIO(room.pdf))
    assert document.pages[0].mediabox.height == pytest.approx(Paper.LETTER.high * 72 / 25.4)
    assert "At the end" in text(room)
    assert "All the rules of the table" in text(room)
    assert room.look.speech.language == "de"


def test_an_empty_list_for_another_number_of_people(room, qtbot):
    press(qtbot, room.forms.buttons["EMPTY"])
    press(qtbot, room.people.buttons["6"])
    ready(room, qtbot)
    assert "Anna" not in text(room)
    press(qtbot, room.people.buttons[""])
    ready(room, qtbot)
    assert "Anna" in text(room)


def test_what_is_booked_meanwhile_is_on_the_pages(room, qtbot):
    desk = room.shell.desk
    declarer, partner = desk.table.playing[:2]
    desk.book(Rufspiel(declarer=declarer, partner=partner, result=100))
    room.shell.evening_changed()
    ready(room, qtbot)
    assert "100" in text(room).split("\n")


def test_the_pages_are_made_beside_the_window(room, qtbot):
    threads = []

    def make(ordered, speech):
        threads.append(threading.current_thread())
        raise ValueError("no ink")

    room.make = make
    room.show_evening()
    assert not room.go.isEnabled()
    qtbot.waitUntil(lambda: "no ink" in room.said.text(), timeout=5_000)
    assert threads[0] is not threading.main_thread()
    assert not room.save.isEnabled()


def test_only_the_last_order_counts(qtbot):
    maker, found = PageMaker(), []
    maker.failed.connect(found.append)

    def broken(why):
        def make():
            raise ValueError(why)

        return make

    for why in ("first", "second", "last"):
        maker.make(broken(why), lambda: 100)
    qtbot.waitUntil(lambda: bool(found), timeout=5_000)
    maker.stop()
    QApplication.processEvents()
    assert found == ["last"]


def test_A100_a_saved_file_is_the_pdf_that_was_seen(room, tmp_path):
    asked = []

    def answer(name):
        asked.append(name)
        return str(tmp_path / name)

    room.ask_file = answer
    room.save.click()
    (name,) = asked
    opened = room.shell.desk.record.opened_at.astimezone()
    assert name == f"2026-11-29 {opened:%H-%M} Schafkopf Stammtisch Ochsen.pdf"
    assert (tmp_path / name).read_bytes() == room.pdf
    assert name in room.shell.complaint.sentence.text()


def test_the_ending_of_a_pdf_is_added_and_nothing_is_overwritten(room, tmp_path):
    room.ask_file = lambda name: str(tmp_path / "29.11. Ochsen")
    room.save.click()
    saved = tmp_path / "29.11. Ochsen.pdf"
    assert saved.read_bytes() == room.pdf
    saved.write_bytes(b"mine")
    room.save.click()
    assert saved.read_bytes() == b"mine"


def test_a_file_that_cannot_be_written_is_said_in_place(room, tmp_path):
    room.ask_file = lambda name: str(tmp_path / "nowhere" / name)
    room.save.click()
    assert room.said.text()
    assert not list(tmp_path.rglob("*.pdf"))
    room.ask_file = lambda name: ""
    room.save.click()
    assert not list(tmp_path.rglob("*.pdf"))


def test_what_goes_to_the_printer_is_printed_though_other_pages_are_ordered(room, qtbot, tmp_path):
    """A window that was made wider just then ordered other pictures, and nothing was printed."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "out.pdf"))
    pdf = room.pdf
    with qtbot.waitSignals([room.maker.printed, room.maker.made], timeout=30_000):
        room.send(printer)
        room.maker.make(lambda: pdf, lambda: 300)
    assert (tmp_path / "out.pdf").exists()
    assert not room.maker.busy


@pytest.mark.parametrize("paper", list(Paper))
def test_every_page_goes_to_the_printer_on_its_paper(room, qtbot, tmp_path, paper):
    press(qtbot, room.papers.buttons[paper.name])
    ready(room, qtbot)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "out.pdf"))
    room.set_up(printer)
    with qtbot.waitSignal(room.maker.printed, timeout=30_000):
        room.send(printer)
    pages = PdfReader(tmp_path / "out.pdf").pages
    assert len(pages) == len(room.pages.pictures)
    assert float(pages[0].mediabox.height) == pytest.approx(paper.high * 72 / 25.4, abs=1)
    (first, *_) = pictures((tmp_path / "out.pdf").read_bytes(), wide=200)
    inked = sum(first.pixelColor(x, y).lightness() < 200 for x in range(200) for y in range(250))
    assert 200 < inked < 20_000


def test_only_the_pages_asked_for_are_printed(room, qtbot, tmp_path):
    press(qtbot, room.whole.buttons["all"])
    ready(room, qtbot)
    assert len(room.pages.pictures) > 1
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "out.pdf"))
    room.set_up(printer)
    printer.setFromTo(2, 2)
    with qtbot.waitSignal(room.maker.printed, timeout=30_000):
        room.send(printer)
    assert len(PdfReader(tmp_path / "out.pdf").pages) == 1


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_takes_nothing_is_said_in_place(room, qtbot, tmp_path):
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "nowhere" / "out.pdf"))
    room.set_up(printer)
    room.send(printer)
    refused = room.look.say(phrase(N_("That could not be done: {why}"), why=""))
    qtbot.waitUntil(lambda: room.said.text().startswith(refused), timeout=5_000)
    assert not (tmp_path / "nowhere").exists()


def test_what_went_well_passes_and_what_went_wrong_stays(room, qtbot, tmp_path):
    over = room.shell.complaint
    assert over.passing.interval() == 10_000
    over.passing.setInterval(50)
    room.ask_file = lambda name: str(tmp_path / "nowhere" / name)
    room.save.click()
    refused = room.said.text()
    qtbot.wait(150)
    assert room.said.text() == refused != ""
    room.ask_file = lambda name: str(tmp_path / name)
    room.save.click()
    assert (over.isVisible(), room.said.text()) == (True, "")
    qtbot.waitUntil(lambda: not over.isVisible(), timeout=5_000)
    room.tell("going")
    room.maker.printed.emit()
    assert (over.isVisible(), room.said.text()) == (True, "")
    qtbot.waitUntil(lambda: not over.isVisible(), timeout=5_000)


def test_print_and_save_have_their_keys(room, qtbot, tmp_path):
    asked = []
    room.ask_file = lambda name: asked.append(name) or ""
    qtbot.keyClick(room.shell, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert asked


def test_the_printer_is_kept_while_its_dialog_is_open(room):
    room.print_pages()
    assert room.dialog is not None
    assert room.dialog.printer() is room.printer
    assert room.printer.pageLayout().pageSize() == QPageSize(QPageSize.PageSizeId.A4)
    room.dialog.reject()


@pytest.mark.parametrize("language", ["de", "en", "ru"])
@pytest.mark.parametrize(
    ("size", "percent"), [((1280, 800), 100), ((1024, 600), 100), ((1920, 1200), 150)]
)
@pytest.mark.parametrize("form", [Form.LIST, Form.SLIP, Form.EMPTY])
def test_nothing_is_cut_crowded_faint_small_or_nameless(
    make_window, qtbot, language, size, percent, form
):
    room = preview(make_window(language, "dark", size, percent), qtbot)
    press(qtbot, room.forms.buttons[form.name])
    ready(room, qtbot)
    bar = {title(each) for each in room.shell.bar.findChildren(QWidget)}
    assert [fault for fault in check(room.shell) if fault.where not in bar] == []


def test_the_paper_calls_the_suits_as_the_window_does(make_window, qtbot):
    window = make_window("de")
    window.set_suits("french")
    room = preview(window, qtbot)
    asked = []

    def make(ordered, speech):
        asked.append((speech.language, speech.say("Acorns"), speech.say("Bells")))
        raise ValueError("no ink")

    room.make = make
    press(qtbot, room.languages.buttons["en"])
    qtbot.waitUntil(lambda: bool(asked), timeout=5_000)
    assert asked[-1] == ("en", "Clubs", "Diamonds")


def test_names_that_no_face_of_the_paper_has_are_told_before_they_are_printed(
    make_window, make_desk, qtbot
):
    window = make_window("en")
    room = preview(window, qtbot)
    assert room.said.text() == ""
    window.tables.people.rename(window.desk.people[0], "王小明")
    room.show_evening()
    ready(room, qtbot)
    told = "Paper has no letters for 王小明: boxes or a number stand there. Another name helps."
    assert room.said.text() == told


@pytest.mark.parametrize("percent", [130, 150])
def test_in_a_narrow_window_the_sheet_and_what_becomes_of_it_are_in_sight(
    qtbot, make_window, percent
):
    """Fault: of the sheet a strip was seen, and "Save as PDF" lay below the fold."""
    window = make_window("ru", size=(1024, 600))
    window.set_percent(percent)
    room = preview(window, qtbot)
    settle(window)
    assert room.narrow
    assert room.scrolled.visibleRegion().boundingRect().height() >= room.look.px(190)
    for button in (room.save, room.go):
        assert button.visibleRegion().boundingRect() == button.rect()
    assert not list(check(window))
    window.set_percent(100)
    settle(window)
    assert room.save.mapTo(room, room.save.rect().topLeft()).y() > room.languages.y()
    assert not list(check(window))
