"""In the smallest window every kind of hand of every game has room beside a page."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from schafscore.core.text import N_
from schafscore.core.variant import rules
from schafscore.gui.beside import LIST, SidePage
from schafscore.gui.buttons import CORNER_TICK
from schafscore.gui.fields import VERDICTS
from schafscore.gui.points import PointsRuler
from schafscore.services.pad import Six
from tests.gui.checks import check
from tests.gui.conftest import CATALOGUE, NAMES

LEAST = 288  # px of the column without a page, and of what other games and languages leave to it
CUSTOMS = {"bavarian": ("stock", "bock")}


def settle():
    for _ in range(4):
        QApplication.processEvents()


def seatings(variant):
    """The most who can sit there, and the usual four."""
    return sorted({max(variant.seating), 4 if 4 in variant.seating else min(variant.seating)})


TABLES = [(name, people) for name, each in CATALOGUE.variants.items() for people in seatings(each)]


@pytest.mark.parametrize("language", ["de", "ru"])
@pytest.mark.parametrize(("game", "people"), TABLES)
def test_every_kind_has_room_beside_a_page(make_window, tables, game, people, language):
    variant, house = CATALOGUE.variants[game], CATALOGUE.house_rules
    customs = [(house[name], house[name].settings()) for name in CUSTOMS.get(game, ())]
    seated = (*NAMES, "Hans")[:people]
    desk = tables.new(rules(variant, variant.tariff(), *customs), seated, seated[-1], "Ochsen", "")
    window = make_window(language, size=(1024, 600), desk=desk)
    room = window.room
    room.show_beside(SidePage(room.look, N_("What changes?")))
    room.foot.amend(N_("Correct it"))
    faults = {}
    for kind in desk.rules.entries:
        room.take(room.pad.choose(kind))
        settle()
        assert room.width() <= window.width()
        assert LEAST <= room.side.width() <= 360
        found = (each for each in check(window) if "KeyLine" not in each.where)  # that one scrolls
        faults |= {(kind.kind, fault.check, fault.where): fault for fault in found}
    assert list(faults.values()) == []
    if game in ("bavarian", "skat") and language == "de":
        assert room.side.width() == 360


def verdicts(room):
    """The six that are seen, by name."""
    seen = (each for each in room.findChildren(PointsRuler) if each.isVisible())
    return next(seen).buttons.items()


SMALL = [((1024, 600), 100), ((1366, 768), 130), ((1024, 600), 130), ((800, 600), 200)]


@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize(("size", "percent"), SMALL)
def test_of_two_results_with_one_word_the_sign_tells_which_at_every_size(
    make_window, language, size, percent, beside
):
    """Fault: beside a page at 1024 x 600 two buttons read "Schneider", and none had its sign."""
    room = make_window(language, size=size, percent=percent).room
    if beside:
        room.show_beside(SidePage(room.look, N_("What changes?")))
    pad = room.pad.choose(room.desk.rules.entries[1])
    for six in Six:
        room.take(pad.verdict(six))
        settle()
        for name, button in verdicts(room):
            pieces = button._pieces(button.text_of_label())
            assert [piece for piece, _ in pieces] == ["sign", "label"], name
            assert button._width(pieces) <= button.width(), name
            assert button.text_of_label() == button.wanted(), name


def test_a_result_that_is_chosen_keeps_its_sign_and_gets_a_tick(make_window):
    """Fault: a tick took the place of the sign, and of "schwarz" the tick was left out."""
    window = make_window("de", size=(1024, 600))
    room = window.room
    pad = room.pad.choose(room.desk.rules.entries[1])
    for chosen, six in VERDICTS.items():
        room.take(pad.verdict(six))
        settle()
        for name, button in verdicts(room):
            side = window.look.px(CORNER_TICK)
            corner = button.grab().toImage().copy(button.width() - side - 3, 3, side, side)
            points = [(x, y) for x in range(side) for y in range(side)]
            colours = {corner.pixelColor(*each).name() for each in points}
            white = window.look.colour("on_blue").name()
            assert button.isChecked() is (name == chosen)
            assert (white in colours and len(colours) > 2) is (name == chosen), (name, colours)


@pytest.mark.parametrize("language", ["de", "en", "ru"])
@pytest.mark.parametrize(
    ("size", "percent"),
    [
        ((1024, 600), 100),
        ((1024, 600), 150),
        ((1280, 800), 100),
        ((1280, 800), 200),
        ((1366, 768), 130),
        ((640, 480), 100),
    ],
)
def test_no_result_touches_the_border_of_its_button_and_no_tick_lies_over_a_word(
    make_window, language, size, percent
):
    """Fault: "schwarz" ended at the border of its button, the tick of "lost" on its letters."""
    window = make_window(language, size=size, percent=percent)
    room, px = window.room, window.look.px
    room.take(room.pad.choose(room.desk.rules.entries[1]))
    settle()
    for name, button in verdicts(room):
        pieces = button._pieces(button.text_of_label())
        assert (button.width() - button._width(pieces)) / 2 >= px(2), name
        word = QRectF(button.rect())
        line = window.look.metrics(button.face())
        rise = line.ascent() + line.tightBoundingRect(button.wanted()).top()
        top = (word.height() - line.height()) / 2 + rise
        corner = button._corner(word)
        assert corner.bottom() < top, name
        assert corner.height() >= px(8), name
        assert word.contains(corner), name


def test_without_a_page_the_column_is_that_of_the_list(make_window):
    room = make_window("de", size=(1024, 600)).room
    widths = [room.side.width()]
    for change in (lambda: room.show_beside(SidePage(room.look, LIST)), room.close_beside):
        change()
        settle()
        widths.append(room.side.width())
    assert widths == [288, 360, 288]
