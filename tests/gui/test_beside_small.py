"""In the smallest window every kind of hand of every game has room beside a page."""

import pytest
from PySide6.QtWidgets import QApplication

from schafscore.core.text import N_
from schafscore.core.variant import rules
from schafscore.gui.beside import LIST, SidePage
from schafscore.gui.points import PointsRuler
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


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize(("size", "percent"), [((1024, 600), 100), ((1280, 800), 130)])
def test_of_two_results_with_one_word_the_sign_tells_which_at_every_size(
    make_window, language, size, percent
):
    """Fault: at 1024 x 600 two buttons read "Schneider", at 130 % two in Russian "schwarz"."""
    room = make_window(language, size=size, percent=percent).room
    room.take(room.pad.choose(room.desk.rules.entries[1]))
    settle()
    ruler = room.findChild(PointsRuler)
    for name, button in ruler.buttons.items():
        pieces = button._pieces(button.text_of_label())
        assert pieces[0][0] in ("sign", "tick"), name
        assert button.isChecked() or pieces[0][0] == "sign", name
        assert button._width(pieces) <= button.width(), name
        assert len(button.text_of_label()) > 2, name


def test_without_a_page_the_column_is_that_of_the_list(make_window):
    room = make_window("de", size=(1024, 600)).room
    widths = [room.side.width()]
    for change in (lambda: room.show_beside(SidePage(room.look, LIST)), room.close_beside):
        change()
        settle()
        widths.append(room.side.width())
    assert widths == [288, 360, 288]
