"""An evening from elsewhere is read whole, asked about, and kept only as its user says."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from schafscore.bootstrap import file_of
from schafscore.services.tables import Tables
from schafscore.services.travelling import pack, take_in
from schafscore.store.sqlite import SqliteStore
from schafscore.variants.bavarian import ThrownIn
from tests.exchange.test_netschafkopf import PROTOCOL
from tests.gui.checks import check, unfocused
from tests.gui.conftest import CATALOGUE, Clock
from tests.gui.fingers import click
from tests.gui.test_start import FIVE, focus, play


@pytest.fixture
def elsewhere(stocked):
    """Another machine, where five people played two hands."""
    store = SqliteStore(None)
    example, scratch = (lambda: None), partial(SqliteStore, None)
    there = Tables(store, Clock(), CATALOGUE, stocked.presets, example=example, scratch=scratch)
    yield play(there.new(stocked.presets["bav.wirtshaus"], FIVE, FIVE[-1], "Ochsen", "Bogen"))
    store.close()


@pytest.fixture
def window(make_start):
    return make_start("de")


def open_file(qtbot, window, file, content):
    file.write_bytes(content)
    if window.room is not window.rooms["start"]:
        window.go("start")
    room = window.room
    room.ask_file = lambda: str(file)
    click(qtbot, room.arrive)
    QApplication.processEvents()
    return window.room


@pytest.fixture
def bring(qtbot, window, tmp_path):
    return lambda content, name="abend.schafscore": open_file(
        qtbot, window, tmp_path / name, content
    )


def row(room, name):
    return next(each for each in room.matching.rows.rows if each.who.names[each.at] == name)


def totals(desk):
    balances = desk.evening.position.balances
    return {desk.names[each]: balances.get(each, 0) for each in desk.people}


def test_an_evening_of_people_nobody_knows_is_taken_in_by_one_click(
    qtbot, window, elsewhere, bring
):
    room = bring(file_of(elsewhere))
    assert room.title.text() == "Ochsen"
    assert "2 Spiele" in room.words.text()
    assert [each.row.chosen() for each in room.matching.rows.rows] == [["new"]] * 5
    assert focus(room.go)
    assert window.tables.sessions() == ()
    click(qtbot, room.go)
    assert totals(window.desk) == totals(elsewhere)
    assert window.desk.record.title == "Ochsen"


def test_and_by_the_keys_alone(qtbot, window, elsewhere, bring):
    bring(file_of(elsewhere))
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert totals(window.desk) == totals(elsewhere)


def test_a_file_is_known_by_what_is_in_it_whatever_a_chat_called_it(elsewhere, bring):
    room = bring(file_of(elsewhere), "abend (1).txt")
    assert room.title.text() == "Ochsen"


def test_A83_who_is_known_here_by_name_is_proposed_and_can_be_somebody_else(
    qtbot, window, elsewhere, bring
):
    people = window.tables.people
    anna, bernhard = people.named("ANNA"), people.named("Bernhard")
    room = bring(file_of(elsewhere))
    assert row(room, "Anna").row.chosen() == ["same"]
    bernd = row(room, "Bernd")
    click(qtbot, bernd.row.buttons["other"])
    assert not room.go.isEnabled()
    assert list(bernd.others.buttons) == [str(bernhard.id)]  # Anna is Anna
    click(qtbot, bernd.others.buttons[str(bernhard.id)])
    click(qtbot, room.go)
    assert list(window.desk.people)[:2] == [anna, bernhard]
    assert len(people.names) == 5


def test_A83_one_of_the_same_name_can_be_new_under_another(qtbot, window, elsewhere, bring):
    anna = window.tables.people.named("Anna")
    room = bring(file_of(elsewhere))
    asked = row(room, "Anna")
    click(qtbot, asked.row.buttons["new"])
    assert focus(asked.field)
    assert asked.problem.text() == "Anna gibt es schon"
    assert not room.go.isEnabled()
    qtbot.keyClicks(asked.field, "Anna vom Berg")
    assert not asked.problem.isVisible()
    click(qtbot, room.go)
    assert anna not in window.desk.people
    assert "Anna vom Berg" in window.desk.names.values()


def test_two_of_them_are_never_one_here(qtbot, window, elsewhere, bring):
    window.tables.people.named("Xaver")
    room = bring(file_of(elsewhere))
    for name in ("Anna", "Bernd"):
        click(qtbot, row(room, name).row.buttons["other"])
    (xaver,) = row(room, "Anna").others.buttons.values()
    click(qtbot, xaver)
    assert row(room, "Bernd").others.buttons == {}
    assert not room.go.isEnabled()


@pytest.mark.parametrize("twice", [False, True])
def test_A88_an_evening_that_is_here_is_said_and_kept_twice_or_left(
    qtbot, window, elsewhere, bring, twice
):
    click(qtbot, bring(file_of(elsewhere)).go)
    play(window.desk, 1)
    first = window.desk
    window.close_evening()
    room = bring(file_of(elsewhere))
    assert room.already.isVisible()
    assert room.which.text().startswith("Der Abend hier hat 1 Spiel mehr als die Datei")
    assert focus(room.go)  # Enter by habit keeps no second one, it opens the one here
    click(qtbot, room.both if twice else room.back)
    records = window.tables.sessions()
    assert len(records) == 1 + twice
    assert len(first.evening.hands) == 3
    assert (window.desk is not None) is twice
    if twice:
        assert len(window.desk.evening.hands) == 2


def gone_on_with(elsewhere):
    """A third machine that took it from the second one too, and went on with it."""
    there = Tables(SqliteStore(None), Clock(), CATALOGUE, {}, example=None, scratch=None)
    packed = pack(elsewhere)
    return play(take_in(packed, there, dict(packed.people)), 3)


def test_an_evening_gone_on_with_elsewhere_takes_its_place_by_one_click(
    qtbot, window, elsewhere, bring
):
    """Fault: an import that was newer than the evening here could only be kept beside it."""
    click(qtbot, bring(file_of(elsewhere)).go)
    first = window.desk.record
    window.close_evening()
    there = gone_on_with(elsewhere)
    room = bring(file_of(there))
    assert room.which.text().startswith("Die Datei hat 3 Spiele mehr als der Abend hier.")
    assert not room.matching.isVisible()  # the evening says who everybody is
    assert focus(room.go)
    assert room.both.isVisible()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert totals(window.desk) == totals(there)
    assert (window.desk.record.id, window.desk.record.uid) == (first.id, first.uid)
    assert len(window.tables.sessions()) == 1


def test_another_file_of_the_same_evening_is_compared_anew(qtbot, window, elsewhere, bring):
    """Fault: what was said of the first file was said of the second one too."""
    click(qtbot, bring(file_of(elsewhere)).go)
    window.close_evening()
    there = gone_on_with(elsewhere)
    older = file_of(there)
    there.seat([*there.table.people[1:], there.known.named("Xaver")])
    there.book(ThrownIn())
    bring(older)
    room = bring(file_of(there))
    assert room.which.text().startswith("Die Datei hat 4 Spiele mehr als der Abend hier.")
    assert [each.name.text() for each in room.matching.rows.rows] == ["Xaver"]
    room = bring(file_of(elsewhere))
    assert room.which.text().startswith("Der Abend hier ist derselbe wie in der Datei")
    assert not room.matching.isVisible()


def test_and_can_still_be_kept_beside_it(qtbot, window, elsewhere, bring):
    click(qtbot, bring(file_of(elsewhere)).go)
    window.close_evening()
    click(qtbot, bring(file_of(gone_on_with(elsewhere))).both)
    assert sorted(
        len(window.tables.open(each.id).evening.hands) for each in window.tables.sessions()
    ) == [2, 5]


def test_who_came_later_is_asked_about_and_nobody_else(qtbot, window, elsewhere, bring):
    window.tables.people.named("Xaver")
    click(qtbot, bring(file_of(elsewhere)).go)
    window.close_evening()
    there = gone_on_with(elsewhere)
    there.seat([*there.table.people[1:], there.known.named("Xaver")])
    room = bring(file_of(there))
    assert [each.name.text() for each in room.matching.rows.rows] == ["Xaver"]
    click(qtbot, room.go)
    assert window.tables.people.find("Xaver") in window.desk.people
    assert len(window.tables.people.names) == 6


def test_where_both_went_on_both_are_kept_or_it_is_left(qtbot, window, elsewhere, bring):
    click(qtbot, bring(file_of(elsewhere)).go)
    window.desk.book(ThrownIn())
    window.close_evening()
    room = bring(file_of(gone_on_with(elsewhere)))
    assert "Gemeinsam: 2 Spiele; hier: 3 Spiele; in der Datei: 5 Spiele." in room.which.text()
    assert focus(room.back)
    assert not room.both.isVisible()
    click(qtbot, room.go)
    assert len(window.tables.sessions()) == 2


def test_the_evening_that_is_here_as_it_is_in_the_file_is_opened(qtbot, window, elsewhere, bring):
    click(qtbot, bring(file_of(elsewhere)).go)
    window.close_evening()
    room = bring(file_of(elsewhere))
    assert room.which.text().startswith("Der Abend hier ist derselbe wie in der Datei")
    click(qtbot, room.go)
    assert len(window.tables.sessions()) == 1
    assert totals(window.desk) == totals(elsewhere)


def test_a_hand_booked_here_while_it_was_looked_at_is_not_passed_over(
    qtbot, window, elsewhere, bring
):
    click(qtbot, bring(file_of(elsewhere)).go)
    session = window.desk.record.id
    window.close_evening()
    room = bring(file_of(gone_on_with(elsewhere)))
    window.tables.open(session).book(ThrownIn())
    click(qtbot, room.go)
    assert window.desk is None
    assert room.told.isVisible()
    assert "Gemeinsam: 2 Spiele" in room.which.text()
    assert len(window.tables.open(session).evening.hands) == 3


@pytest.mark.parametrize("twice", [False, True])
def test_A88_a_protocol_that_was_booked_before_is_asked_about(qtbot, window, bring, twice):
    click(qtbot, bring(PROTOCOL.encode(), "p.txt").go)
    window.close_evening()
    room = bring(PROTOCOL.encode(), "again.txt")
    assert room.already.isVisible()
    assert focus(room.back)
    click(qtbot, room.go if twice else room.back)
    assert len(window.tables.sessions()) == 1 + twice


def test_A88_one_that_came_while_it_was_looked_at_is_asked_about(
    qtbot, window, elsewhere, bring, monkeypatch
):
    room = bring(file_of(elsewhere))
    packed = room.arriving
    take_in(packed, window.tables, dict(packed.people))
    click(qtbot, room.go)
    assert len(window.tables.sessions()) == 1
    assert room.already.isVisible()
    assert room.told.isVisible()


def test_somebody_who_came_while_it_was_looked_at_is_asked_about(qtbot, window, elsewhere, bring):
    room = bring(file_of(elsewhere))
    window.tables.people.named("Anna")
    click(qtbot, room.go)
    QApplication.processEvents()
    assert window.tables.sessions() == ()
    assert row(room, "Anna").problem.isVisible()
    click(qtbot, row(room, "Anna").row.buttons["same"])
    click(qtbot, room.go)
    assert len(window.tables.people.names) == 5


def test_somebody_forgotten_while_it_was_looked_at_is_asked_about(qtbot, window, elsewhere, bring):
    """His id was given to a stranger, who then sat there for him."""
    here = window.tables.new(elsewhere.rules, [elsewhere.names[each] for each in elsewhere.people])
    room = bring(file_of(elsewhere))
    window.tables.remove(here.record.id)
    window.tables.people.named("Xaver")
    click(qtbot, room.go)
    QApplication.processEvents()
    assert window.tables.sessions() == ()
    assert list(window.tables.people.names.values()) == ["Xaver"]
    assert room.told.isVisible()
    assert all(each.row.buttons["new"].isChecked() for each in room.matching.rows.rows)
    click(qtbot, room.go)
    assert totals(window.desk) == totals(elsewhere)


def test_a_protocol_shows_its_tariff_and_what_differs_under_another(qtbot, window, bring):
    room = bring(PROTOCOL.encode("cp1252"), "protokoll.txt")
    assert room.title.text() == "Unser Tisch"
    assert room.agreement.value("call") == 20
    assert len(room.lines.rows) == 1
    room.take_rules(room.agreement.answer("call", 30))
    said = [each.text() for each in room.lines.rows]
    assert "PcOben +160" in said[1]
    assert "+240" in said[1]
    assert [each.startswith("Spiel 1") for each in said[1:3]] == [True, True]
    assert window.tables.sessions() == ()
    room.take_rules(room.agreement.answer("call", 20))
    assert len(room.lines.rows) == 1
    click(qtbot, room.go)
    assert totals(window.desk) == {"PcLinks": -380, "PcOben": -220, "PcRechts": 980, "Gast": -380}
    assert window.desk.record.title == "Unser Tisch"


def test_a_protocol_says_what_it_does_not_say(bring):
    room = bring(PROTOCOL.encode(), "protokoll.txt")
    assert any("Schneider" in each.text() for each in room.unsure.rows)


@pytest.mark.parametrize(
    ("name", "spoil", "said"),
    [
        ("p.txt", lambda _: PROTOCOL.encode()[:-400], "p.txt, Zeile 54: "),
        ("a.schafscore", lambda content: content[:-40], "Zeile"),
        ("a.schafscore", lambda _: b"\0\1\2", "a.schafscore: "),
        ("a.txt", lambda _: b"", "a.txt, Zeile 1: "),
    ],
)
def test_a_damaged_file_is_one_sentence_with_its_line(window, elsewhere, bring, name, spoil, said):
    room = bring(spoil(file_of(elsewhere)), name)
    assert room is window.rooms["start"]
    assert room.told.isVisible()
    assert room.told.text().startswith(name)
    assert said in room.told.text()
    assert window.tables.sessions() == ()


def test_a_file_that_is_gone_is_one_sentence(qtbot, window, tmp_path):
    room = window.room
    room.ask_file = lambda: str(tmp_path / "gone.schafscore")
    click(qtbot, room.arrive)
    assert window.room is room
    assert room.told.text().startswith("gone.schafscore: ")


def test_no_file_is_no_question(qtbot, window):
    room = window.room
    room.ask_file = lambda: ""
    click(qtbot, room.arrive)
    assert window.room is room
    assert not room.told.isVisible()


def test_escape_leaves_it(qtbot, window, elsewhere, bring):
    bring(file_of(elsewhere))
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert window.room is window.rooms["start"]
    assert window.tables.sessions() == ()


@pytest.mark.parametrize(
    ("theme", "size", "percent"),
    [
        ("light", (1280, 800), 100),
        ("dark", (1024, 600), 100),
        ("light", (1024, 600), 130),
        ("dark", (1280, 800), 200),
    ],
)
@pytest.mark.parametrize("protocol", [False, True])
def test_it_holds_together(qtbot, make_start, elsewhere, tmp_path, theme, size, percent, protocol):
    window = make_start("de", theme, size)
    window.tables.people.named("Anna")
    window.tables.people.named("Xaver")
    window.set_percent(percent)
    content = PROTOCOL.encode() if protocol else file_of(elsewhere)
    room = open_file(qtbot, window, tmp_path / "file", content)
    click(qtbot, room.matching.rows.rows[-1].row.buttons["other"])
    if not protocol:
        click(qtbot, row(room, "Anna").row.buttons["new"])
    for _ in range(4):
        QApplication.processEvents()
    assert [*check(window), *unfocused(window)] == []
