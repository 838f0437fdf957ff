"""What painted parts look like, kept as pictures: a state seen before is not painted again."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

Paint = Callable[[QPainter, QRectF], None]
State = tuple[object, ...]  # all that can be told apart by its hash
MOST = 48 * 2**20  # bytes; a window of twice the size shows pictures of about 12 MiB
BYTES = 4  # of one pixel


class Pictures:
    """Pictures by the state of the part that they show.

    Painting a button from Python takes 0.1 ms, showing its picture a tenth of that; with every hand
    booked two dozen buttons change and the whole list moves up.
    """

    def __init__(self) -> None:
        self._kept: dict[State, QPixmap] = {}
        self._bytes = 0

    def clear(self) -> None:
        """Forget every picture, for the look has changed."""
        self._kept.clear()
        self._bytes = 0

    def show(
        self,
        painter: QPainter,
        box: QRectF,
        state: State,
        paint: Paint,
        ground: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent,
    ) -> None:
        """Show in *box* the part in this *state*; *paint* is asked for it where none is kept.

        *state* is everything on which the picture depends besides the look and the size.
        """
        ratio = painter.device().devicePixelRatio()
        size = (box.size() * ratio).toSize()
        key = (*state, size.width(), size.height(), ratio)
        picture = self._kept.get(key)
        if picture is None:
            picture = QPixmap(size)
            picture.setDevicePixelRatio(ratio)
            picture.fill(ground)
            at = QPainter(picture)
            paint(at, QRectF(0, 0, box.width(), box.height()))
            at.end()
            self._keep(key, picture)
        painter.drawPixmap(box.topLeft(), picture)

    def _keep(self, key: State, picture: QPixmap) -> None:
        needs = picture.width() * picture.height() * BYTES
        if self._bytes + needs > MOST:
            self.clear()
        self._kept[key] = picture
        self._bytes += needs
