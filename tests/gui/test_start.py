"""The start: go on, last time's table, the example, and every evening there is."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from schafscore.core.results import Verdict
from schafscore.gui.aloud import ReadAloud
from schafscore.gui.evenings import EveningRow, EveningView
from schafscore.gui.look import Face
from schafscore.gui.standings import Standing
from schafscore.gui.titled import Sure
from schafscore.services.ports import GoneError
from schafscore.variants.bavarian import Rufspiel
from tests.gui.checks import check
from tests.gui.fingers import click

FIVE = ("Anna", "Bernd", "Carl", "Dora", "Emil")


def play(desk, hands=2):
    for _ in range(hands):
        caller, partner = desk.table.playing[:2]
        desk.book(Rufspiel(declarer=caller, partner=partner, result=Verdict.WON))
    return desk


@pytest.fixture
def evening(stocked):
    """Five people at the usual table, two hands in."""
    preset = stocked.presets["bav.wirtshaus"]
    return play(stocked.new(preset, FIVE, FIVE[-1], "Ochsen", "Bogen"))


def another(stocked, evening):
    return stocked.new(stocked.presets["bav.seed"], evening.people[:4], title="Kirchweih")


@pytest.fixture
def window(evening, make_start):
    return make_start("de")


def settle(qtbot, room):
    """Wait until every evening is summed up."""
    qtbot.waitUntil(lambda: not room._idle.isActive())


def choose(qtbot, room, row):
    box = room.list.view.visualRect(room.list.model.index(row))
    qtbot.mouseClick(
        room.list.view.viewport(), Qt.MouseButton.LeftButton, pos=box.center() + QPoint(1, 1)
    )
    rest()


def focus(widget):
    return widget.window().focusWidget() is widget


def rest():
    """Let the layouts settle."""
    for _ in range(4):
        QApplication.processEvents()


def test_without_an_evening_there_is_a_new_table_and_the_example(make_start):
    room = make_start("de").room
    assert room.new.isVisible()
    assert room.example.isVisible()
    for part in (room.go_on, room.again, room.list, room.rules):
        assert not part.isVisible()
    assert focus(room.new)


def test_the_start_says_that_a_hand_is_half_entered_in_the_evening_that_goes_on(
    evening, make_start
):
    evening.draft = "something"
    room = make_start("de").room
    assert room.go_on.stand.text().endswith("; ein Spiel ist halb eingegeben")
    evening.draft = None
    room.show_evening()
    assert "halb" not in room.go_on.stand.text()


def test_the_running_evening_shows_its_totals_and_goes_on_in_one_click(qtbot, window, evening):
    room = window.room
    said = [each.text() for each in room.go_on.standings.labels if each.isVisible()]
    totals = evening.evening.position.balances
    assert len(said) == 5
    for person, text in zip(evening.people, said, strict=True):
        assert text.startswith(evening.names[person])
        assert str(abs(totals.get(person, 0))) in text
    assert focus(room.go_on.go)
    click(qtbot, room.go_on.go)
    assert window.desk.record.id == evening.record.id
    assert len(window.desk.evening.hands) == 2


def test_a_settled_evening_does_not_run(make_start, evening):
    evening.settle()
    room = make_start("de").room
    assert not room.go_on.isVisible()
    assert focus(room.again.go)


def test_last_times_table_begins_in_one_click(qtbot, window, evening):
    click(qtbot, window.room.again.go)
    ended = evening.evening.position
    begun = window.desk.evening.position
    assert window.desk.record.id != evening.record.id
    assert (begun.rules, begun.people, begun.dealer) == (ended.rules, ended.people, ended.dealer)
    assert (window.desk.record.title, window.desk.record.place) == ("Ochsen", "Bogen")


def test_who_is_not_here_is_tapped_out_and_somebody_known_in(qtbot, window, evening):
    fritz = window.tables.people.named("Fritz")
    window.room.show_evening()
    again = window.room.again
    dealer = evening.evening.position.dealer
    click(qtbot, again.row.buttons[str(dealer.id)])
    click(qtbot, again.row.buttons["others"])
    click(qtbot, again.row.buttons[str(fritz.id)])
    click(qtbot, again.go)
    people = evening.people
    stayed = [each for each in people if each != dealer]
    assert list(window.desk.people) == [*stayed, fritz]
    left_of = people[(people.index(dealer) + 1) % 5]
    assert window.desk.table.dealer == left_of


def test_too_few_people_cannot_begin_and_it_says_so(qtbot, window, evening):
    again = window.room.again
    for person in evening.people[:3]:
        click(qtbot, again.row.buttons[str(person.id)])
    assert not again.go.isEnabled()
    assert "2" in again.ask.text()
    click(qtbot, again.row.buttons[str(evening.people[0].id)])
    assert again.go.isEnabled()


def test_the_example_opens_and_is_not_kept(qtbot, make_start):
    window = make_start("de")
    click(qtbot, window.room.example)
    assert not window.desk.kept
    assert window.tables.sessions() == ()


def test_all_evenings_stand_in_the_list_with_length_and_best(qtbot, window, evening, stocked):
    other = play(another(stocked, evening), 3)
    room = window.room
    room.show_evening()
    settle(qtbot, room)
    rows = room.list.model.rows
    assert [each.name for each in rows] == ["Kirchweih", "Ochsen"]
    assert rows[0].running
    assert not rows[1].running
    best = max(evening.people, key=lambda each: evening.evening.position.balances.get(each, 0))
    assert rows[1].best.startswith(evening.names[best])
    assert room.look.say(rows[1].right) == "2 Spiele, offen"  # nobody closed it either
    evening.settle()
    room.show_evening()
    settle(qtbot, room)
    assert room.look.say(room.list.model.rows[1].right) == "2 Spiele"
    assert other.record.id == rows[0].session


def test_who_has_most_keeps_the_amount_whole_and_loses_of_the_name(qtbot, make_start, stocked):
    """Fault: "Maximilian-Ferdinand +1.9…" stood in the list of evenings."""
    names = ("Maximilian-Ferdinand von und zu", "Bernd", "Carl", "Dora")
    play(stocked.new(stocked.presets["bav.wirtshaus"], names, names[3]), 1)
    room = make_start("de").room
    settle(qtbot, room)
    look = room.list.view.look
    look.tools.trace = []
    room.list.view.viewport().grab()
    (best,) = [each for each in look.tools.trace if each.text.startswith("Maximilian")]
    assert best.text.endswith("… +20")
    assert best.needs <= best.has


@pytest.mark.parametrize("wanted", ["kirch", "KIRCHWEIH", "november kirchweih", "dora kirch"])
def test_a_search_looks_through_title_day_place_and_people(qtbot, window, stocked, evening, wanted):
    another(stocked, evening)
    room = window.room
    room.show_evening()
    settle(qtbot, room)
    qtbot.keyClicks(room.list.search, wanted)
    assert [each.name for each in room.list.model.rows] == ["Kirchweih"]
    qtbot.keyClicks(room.list.search, " nowhere")
    assert room.list.model.rows == []
    assert room.list.nothing.isVisible()


def test_an_evening_is_chosen_and_opened(qtbot, window, stocked, evening):
    another(stocked, evening)
    window.room.show_evening()
    choose(qtbot, window.room, 1)
    click(qtbot, window.room.list.open)
    assert window.desk.record.id == evening.record.id


def test_an_evening_is_opened_by_keys(qtbot, window, evening):
    view = window.room.list.view
    view.setFocus()
    view.setCurrentIndex(window.room.list.model.index(0))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert window.desk.record.id == evening.record.id


def test_an_evening_is_renamed_in_the_page(qtbot, window):
    listed = window.room.list
    choose(qtbot, window.room, 0)
    click(qtbot, listed.rename)
    assert (listed.name.text(), listed.place.text()) == ("Ochsen", "Bogen")
    listed.name.selectAll()
    qtbot.keyClicks(listed.name, "Zum Ochsen")
    click(qtbot, listed.keep)
    (record,) = window.tables.sessions()
    assert (record.title, record.place) == ("Zum Ochsen", "Bogen")
    assert listed.model.rows[0].name == "Zum Ochsen"


def test_removing_for_good_is_asked_in_the_page_and_can_be_left(qtbot, window, evening):
    listed = window.room.list
    choose(qtbot, window.room, 0)
    click(qtbot, listed.remove)
    assert "Ochsen" in listed.question.text()
    assert focus(listed.spare)  # Enter by habit removes nothing
    click(qtbot, listed.spare)
    assert len(window.tables.sessions()) == 1
    click(qtbot, listed.remove)
    click(qtbot, listed.sure)
    assert window.tables.sessions() == ()
    assert not window.room.list.isVisible()
    with pytest.raises(GoneError):
        window.tables.open(evening.record.id)


def test_a_double_click_on_remove_does_not_answer_the_question(qtbot, window, monkeypatch):
    """The button that removes for good comes where the one lay that asks."""
    monkeypatch.setattr(Sure, "GUARD", 400)
    listed = window.room.list
    choose(qtbot, window.room, 0)
    click(qtbot, listed.remove)
    click(qtbot, listed.sure)
    assert len(window.tables.sessions()) == 1
    qtbot.wait(Sure.GUARD + 50)
    click(qtbot, listed.sure)
    assert window.tables.sessions() == ()


def test_who_removes_an_evening_is_told_of_the_copies_and_the_rest_is_copied_anew(
    qtbot, make_start, evening
):
    """All copies went without a word, and nothing was kept of the other evenings."""
    made = []
    copies = SimpleNamespace(secured_at=None, back_up=lambda: made.append(1))
    window = make_start("en", copies=copies)
    listed = window.room.list
    choose(qtbot, window.room, 0)
    click(qtbot, listed.remove)
    assert "copies" in listed.question.text()
    assert not made
    click(qtbot, listed.sure)
    qtbot.waitUntil(lambda: made == [1] and not window.room.worker.busy)


def test_an_evening_removed_by_another_program_is_told(qtbot, window, stocked, evening):
    room = window.room
    stocked.remove(evening.record.id)
    choose(qtbot, room, 0)
    click(qtbot, room.list.open)
    assert window.desk is None
    assert room.told.isVisible()


def test_it_says_where_the_evenings_lie(make_start, evening, tmp_path):
    copies = SimpleNamespace(secured_at=evening.record.opened_at)
    room = make_start("de", folder=tmp_path, copies=copies).room
    assert str(tmp_path) in room.where.text()
    assert room.look.speech.date(evening.record.opened_at) in room.where.text()


def test_light_and_dark_change_in_one_click(qtbot, window):
    assert not window.look.tokens.dark
    click(qtbot, window.room.theme)
    assert window.look.tokens.dark
    click(qtbot, window.room.theme)
    assert not window.look.tokens.dark


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_settings_open_below_their_button(qtbot, window):
    click(qtbot, window.room.settings)
    assert window.menu.isVisible()
    window.menu.close()


def test_language_changes_the_start_at_once(window):
    window.set_language("en")
    assert window.room.go_on.go.accessibleName() == "Go on"
    assert "hand" in window.room.go_on.stand.text()


def test_the_table_leads_back_to_the_start(qtbot, window):
    click(qtbot, window.room.go_on.go)
    (leave,) = [each for each in window.make_menu().actions() if each.text() == "Alle Abende"]
    leave.trigger()
    assert window.desk is None
    assert window.room.go_on.isVisible()


@pytest.mark.parametrize(
    ("language", "theme", "size", "percent"),
    [
        ("de", "light", (1280, 800), 100),
        ("de", "dark", (1024, 600), 100),
        ("en", "dark", (1280, 800), 200),
        ("ru", "light", (1024, 600), 130),
        ("de", "light", (1920, 1080), 150),
    ],
)
def test_the_start_holds_together(qtbot, evening, make_start, language, theme, size, percent):
    window = make_start(language, theme, size)
    window.set_percent(percent)
    rest()
    assert check(window) == []
    listed = window.room.list
    listed.view.setCurrentIndex(listed.model.index(0))
    for name in ("acts", "rename", "remove"):
        listed.show_foot(name)
        rest()
        assert check(window) == []


def test_the_list_stands_below_the_cards_in_a_small_window(evening, make_start):
    window = make_start("de", size=(1024, 600))
    room = window.room
    top = room.list.mapTo(room, QPoint(0, 0)).y()
    assert top > room.new.mapTo(room, QPoint(0, 0)).y() + room.new.height()


def test_evenings_of_one_name_and_day_are_told_apart_by_their_time(qtbot, window, stocked, evening):
    twin = play(stocked.new(stocked.presets["bav.seed"], evening.people[:4], title="Ochsen"))
    another(stocked, evening)
    room = window.room
    room.show_evening()
    settle(qtbot, room)
    time = window.look.speech.time(twin.record.opened_at)
    days = {row.name: [] for row in room.list.model.rows}
    for row in room.list.model.rows:
        days[row.name].append(row.day)
    assert all(day.endswith(f", {time}") for day in days["Ochsen"])
    assert not any(time in day for day in days["Kirchweih"])


def test_names_and_sums_stand_in_one_size_however_long_one_of_them_is(qtbot, make_start, evening):
    window = make_start("de")
    standings = window.room.go_on.standings
    shown = [Standing("Anna", 10), Standing("Maximiliane-Theresia", -12340)]
    faces = []
    look = window.room.look

    def note(painter, room, text, face, *rest):
        faces.append(face)
        return type(look).write(look, painter, room, text, face, *rest)

    standings.show_standings(shown)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(look, "write", note)
        for label in standings.labels[:2]:
            label.resize(100, 92)
            label.grab()
    assert faces[:2] == faces[2:4]
    assert faces[0] is Face.STRONG


def test_amounts_in_headings_have_the_figures_of_a_list(window):
    one, eight = (window.look.metrics(Face.HEADING).tightBoundingRect(digit) for digit in "18")
    assert one.height() >= eight.height() - 2, "an old-style 1 is as low as a small letter"


def test_rules_read_aloud_are_large_enough_for_two_metres(window):
    window.room.read_aloud()
    rest()
    page = window.findChild(ReadAloud)
    millimetres = 25.4 / 96
    for text in page.said():
        assert QFontMetricsF(text.font()).capHeight() * millimetres >= 8


def test_after_the_rules_were_read_the_focus_is_where_it_was(qtbot, window):
    """It was nowhere, and Tab began at the front again."""
    room = window.room
    click(qtbot, room.rules)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert room.page.isVisible()
    assert focus(room.rules)


@pytest.mark.parametrize("size", [(1280, 800), (640, 480)])
def test_a_title_of_one_long_word_leaves_the_list_in_the_window(qtbot, make_start, evening, size):
    """The page was 3,000 px wide, and the list of evenings out of reach."""
    title = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnungsbehörden"
    evening.retitle(title, "")
    window = make_start("de", size=size)
    rest()
    room = window.room
    assert room.minimumSizeHint().width() <= size[0]
    assert room.go_on.title.accessibleName() == title
    assert room.go_on.title.toolTip() == title
    assert room.go_on.remark.isVisible()
    for words in (room.go_on.title, room.go_on.remark):
        assert words.sizeHint().width() <= words.width()
    evening.retitle("Ochsen", "")
    room.show_evening()
    assert room.go_on.title.text() == "Ochsen"
    assert room.go_on.title.toolTip() == ""


def test_letters_typed_in_the_list_are_searched(qtbot, window, stocked, evening):
    """Fault: the list swallowed them, and went to some row."""
    another(stocked, evening)
    window.go("start")
    room = window.room
    settle(qtbot, room)
    choose(qtbot, room, 0)
    for letter in "kirch":
        qtbot.keyClick(window.focusWidget(), letter)
    assert focus(room.list.search)
    assert room.list.search.text() == "kirch"
    assert [each.name for each in room.list.model.rows] == ["Kirchweih"]
    room.list.view.setFocus()
    qtbot.keyClick(room.list.view, Qt.Key.Key_Down)
    qtbot.keyClick(room.list.view, Qt.Key.Key_Return)
    rest()
    assert window.desk.record.title == "Kirchweih"


def test_in_a_list_without_a_field_letters_go_to_the_row_that_begins_so(qtbot, window):
    view = EveningView(window.look, "Copies")
    qtbot.addWidget(view)
    names = ("Bogen", "Hirsch", "Ochsen")
    view.rows.show_rows([EveningRow(at, each, "") for at, each in enumerate(names)])
    view.show()
    view.setFocus()
    qtbot.keyClick(view, "h")
    assert view.chosen.name == "Hirsch"
