"""What is shown from a picture looks as if it were painted anew, in every state of every button."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from schafscore.core.accounts import Person
from schafscore.gui import pictures
from schafscore.gui.buttons import BarButton, Choice, ChoiceButton, GoButton, TabButton
from schafscore.gui.look import COMPACT, DARK, LIGHT, ROOMY, Face
from schafscore.gui.money import TickBox
from schafscore.gui.painting import Glyph
from schafscore.gui.pictures import Pictures
from schafscore.gui.plan import Place, PlaceButton
from schafscore.gui.points import Ruler, Thresholds
from schafscore.gui.titled import LowButton
from schafscore.sheets.settlement import Payment


def buttons(look):
    """Return buttons that differ in all that can stand on one."""
    yield ChoiceButton(look, Choice("w", "Wenz", key="w"))
    yield ChoiceButton(look, Choice("e", "Acorns", key="e", suit="acorns"))
    yield ChoiceButton(look, Choice("s", "Schneider", key="s", sign="+", ticked=True))
    yield ChoiceButton(look, Choice("m", "", spoken="Menu", glyph=Glyph.MENU), part="flat")
    yield BarButton(look, Choice("m", "Menu", glyph=Glyph.MENU), part="flat")
    yield BarButton(look, Choice("back", "Undo"))
    yield GoButton(look, "Book")
    yield LowButton(look, Choice("k", "Kontra", key="k", ticked=True))
    yield TickBox(look, Payment(Person(1), Person(2), 120), paid=False)
    yield TabButton(look, "table", "Table")
    place = PlaceButton(look, None, "{who} deals first")
    place.show_place(Place("Resi", deals=True), 120)
    yield place


def states(button):
    """Bring *button* into each of its states, one after the other."""
    button.setCheckable(True)
    button.resize(QSize(120, 48))
    for free, chosen, down in product((True, False), repeat=3):
        if free:
            button.unlock()
        else:
            button.lock("locked because")
        button.setChecked(chosen)
        button.setDown(down)
        yield free, chosen, down


def painted(button):
    """Return *button* as it is painted."""
    shown = QPixmap(button.size())
    shown.fill(QColor("#FAF5E9"))
    button.render(shown)
    return shown.toImage()


@pytest.mark.parametrize("tokens", [LIGHT, DARK])
@pytest.mark.parametrize("measures", [ROOMY, COMPACT], ids=["roomy", "compact"])
def test_every_state_of_a_button_has_a_picture_of_its_own(look, qtbot, tokens, measures):
    look.set_tokens(tokens)
    look.set_measures(measures)
    look.set_names({Person(1): "Resi", Person(2): "Sepp"})
    for button in buttons(look):
        qtbot.addWidget(button)
        first = {state: painted(button) for state in states(button)}
        again = {state: painted(button) for state in states(button)}
        fresh = {}
        for state in states(button):
            look.tools.pictures.clear()
            fresh[state] = painted(button)
        assert first == again == fresh
        assert len({bytes(each.constBits()) for each in fresh.values()}) >= 3


POINTS = [
    (each, zone, points)
    for each in (Thresholds(31, 61, 91), Thresholds(30, 61, 90))
    for zone, points in ((-1, None), (2, None), (2, 70), (2, 71), (3, 120), (0, 0))
]


@pytest.mark.parametrize("tokens", [LIGHT, DARK])
def test_every_state_of_the_ruler_has_a_picture_of_its_own(look, qtbot, tokens):
    look.set_tokens(tokens)
    around = QWidget()
    qtbot.addWidget(around)
    ruler = Ruler(look, POINTS[0][0], around)
    ruler.resize(QSize(500, 64))

    def every(*, anew):
        for free, (thresholds, zone, points) in product((True, False), POINTS):
            if anew:
                look.tools.pictures.clear()
            ruler.setEnabled(free)
            ruler.set_thresholds(thresholds)
            ruler.show_state(zone, points)
            yield painted(ruler)

    first, again = list(every(anew=False)), list(every(anew=False))
    assert first == again == list(every(anew=True))
    assert len({bytes(each.constBits()) for each in first}) == 2 * len(POINTS)


def test_another_look_is_painted_anew(look, qtbot):
    button = ChoiceButton(look, Choice("w", "Wenz"))
    qtbot.addWidget(button)
    button.resize(QSize(120, 48))
    light = painted(button)
    look.set_tokens(DARK)
    assert painted(button) != light
    look.set_tokens(LIGHT)
    assert painted(button) == light


def test_another_place_at_the_table_is_another_picture(look, qtbot):
    place = PlaceButton(look, None, "{who} deals first")
    qtbot.addWidget(place)
    place.resize(QSize(120, 48))
    seen = []
    for each in (Place("Resi"), Place("Resi", deals=True), Place("Sepp")):
        place.show_place(each, 120)
        seen.append(painted(place))
    assert seen[0] != seen[1] != seen[2] != seen[0]


def test_traced_texts_are_painted_though_a_picture_is_kept(look, qtbot):
    button = ChoiceButton(look, Choice("w", "Wenz"))
    qtbot.addWidget(button)
    painted(button)
    look.tools.trace = []
    painted(button)
    assert [each.text for each in look.tools.trace] == ["Wenz"]


def test_pictures_have_an_end(qapp, monkeypatch):
    monkeypatch.setattr(pictures, "MOST", 10 * 100 * 100 * pictures.BYTES)
    kept, asked = Pictures(), []
    screen = QPixmap(100, 100)
    painter = QPainter(screen)
    for number in (*range(25), *range(20, 25), 0):
        kept.show(painter, QRectF(0, 0, 100, 100), (number,), lambda *_, n=number: asked.append(n))
        assert kept._bytes <= pictures.MOST
    painter.end()
    assert asked == [*range(25), 0]


def test_a_screen_of_twice_the_points_has_pictures_as_sharp(look, qtbot):
    screen = QPixmap(200, 100)
    screen.setDevicePixelRatio(2)
    screen.fill("white")
    sharp = QPixmap(200, 100)
    sharp.setDevicePixelRatio(2)
    sharp.fill("white")

    def write(painter, box):
        look.write(painter, box, "Wenz", Face.STRONG, "ink", "raised", "w")

    box = QRectF(0, 0, 100, 50)
    painter = QPainter(screen)
    look.show_picture(painter, box, ("w",), write, "raised")
    painter.end()
    painter = QPainter(sharp)
    painter.fillRect(box, look.colour("raised"))
    write(painter, box)
    painter.end()
    assert screen.toImage() == sharp.toImage()


@pytest.mark.parametrize("wide", [140, 64])
def test_the_key_of_a_button_is_seen_however_narrow_it_is(look, qtbot, wide):
    button = ChoiceButton(look, Choice("w", "Венц", key="w"))
    qtbot.addWidget(button)
    button.resize(QSize(wide, 48))
    look.tools.trace = []
    painted(button)
    written, look.tools.trace = look.tools.trace, None
    assert {each.text for each in written} == {"Венц", "w"}
    assert all(each.needs <= each.has for each in written)
