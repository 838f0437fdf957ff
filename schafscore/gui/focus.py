"""The ring around whatever has the focus."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLineEdit, QListView, QWidget
from shiboken6 import isValid

from schafscore.gui.buttons import SMOOTH
from schafscore.gui.look import Look
from schafscore.gui.painting import draw_frame
from schafscore.gui.seats import SeatCard
from schafscore.gui.titled import Scrolled


class FocusRing(QWidget):
    """A ring of 3 px, 2 px off. It lies over the window, for it reaches beyond its target."""

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(window)
        self.look = look
        self.ground = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.target: QWidget | None = None
        self.watched: list[QWidget] = []  # the target and all it lies in: any of them may move
        self.listening = False
        window.installEventFilter(self)
        look.changed.connect(self._follow)
        self.hide()

    def _listen(self, wanted: bool) -> None:
        # Only while the window is shown: the application's signals outlive the ring.
        application = QApplication.instance()
        if wanted == self.listening or not isinstance(application, QApplication):
            return
        self.listening = wanted
        if wanted:
            application.focusChanged.connect(self._moved)
        else:
            application.focusChanged.disconnect(self._moved)
            self._moved(None, None)

    def _moved(self, old: QWidget | None, new: QWidget | None) -> None:
        for watched in filter(isValid, self.watched):  # a page may have gone with its parts
            watched.removeEventFilter(self)
        self.watched, self.target = [], None
        # A line edit has a blue border of its own, and the list frames a row.
        own_frame = isinstance(new, QLineEdit | QListView)
        if new is not None and new.window() is self.ground and not own_frame:
            self.target = new
            widget: QWidget | None = new
            while widget is not None and widget is not self.ground:
                widget.installEventFilter(self)
                if isinstance(widget, Scrolled):  # Qt follows with the area that was left only
                    widget.ensureWidgetVisible(new)
                self.watched.append(widget)
                widget = widget.parentWidget()
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the target when it or anything it lies in moves."""
        shown = (QEvent.Type.Show, QEvent.Type.Hide)
        if watched is self.ground:
            if event.type() in shown:
                self._listen(event.type() == QEvent.Type.Show)
        elif event.type() in (QEvent.Type.Move, QEvent.Type.Resize, *shown):
            self._follow()
        return False

    def _follow(self) -> None:
        if self.target is None or not isValid(self.target) or not self.target.isVisible():
            self.hide()
            return
        reach = self.look.px(5)
        target = QRect(self.target.mapTo(self.ground, QPoint(0, 0)), self.target.size())
        box = target.adjusted(-reach, -reach, reach, reach)
        seen = self._seen(target)
        if not seen.intersects(target):
            self.hide()
            return
        self.setGeometry(box)
        self.setMask(QRegion(seen.translated(-box.topLeft())))
        self.raise_()
        self.show()

    def _seen(self, target: QRect) -> QRect:
        """Return where the ring is seen: not beyond a page that was scrolled over its target."""
        seen = self.ground.rect()
        for around in filter(isValid, self.watched):  # a part may have left a page that went
            page = around.parentWidget()
            if isinstance(page, QAbstractScrollArea) and page.viewport() is around:
                view = QRect(around.mapTo(self.ground, QPoint(0, 0)), around.size())
                seen = seen if view.contains(target) else seen.intersected(view)
        return seen

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring."""
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        px = self.look.px
        radius = px(17 if isinstance(self.target, SeatCard) else 13)
        draw_frame(painter, QRectF(self.rect()), radius, self.look.colour("blue"), px(3))
