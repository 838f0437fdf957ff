"""The ring around the focus outlives what it was drawn around."""

from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from shiboken6 import delete

from schafscore.gui.focus import FocusRing


def test_a_part_that_left_a_page_before_it_went_is_followed_further(qtbot, look):
    """Fault: what it had lain in was asked where it lies, and the program ended."""
    window = QWidget()
    qtbot.addWidget(window)
    page = QWidget(window)
    button = QPushButton("Book", page)
    QVBoxLayout(page).addWidget(button)
    ring = FocusRing(look, window)
    window.resize(300, 200)
    window.show()
    window.activateWindow()
    button.setFocus()
    QApplication.processEvents()
    assert ring.target is button
    assert page in ring.watched
    button.setParent(window)
    ring._moved(None, None)
    ring._moved(None, button)
    ring.watched.append(page)
    delete(page)
    button.show()
    button.setGeometry(40, 60, 100, 30)
    QApplication.processEvents()
    assert ring.geometry().contains(button.geometry())
    delete(button)
    ring._follow()
    assert ring.isHidden()
