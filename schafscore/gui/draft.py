"""The half-entered hand of an evening as it lies on disk."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from schafscore.core.questions import BadAnswerError
from schafscore.core.text import Label
from schafscore.services.desk import Desk
from schafscore.services.pad import Pad, dump_pad, load_pad
from schafscore.services.ports import StoreError

REST = 400  # milliseconds without a press before it is kept


class Draft(QObject):
    """Keeps the hand that is half entered, and has it again after a crash.

    *entered* returns it, None where nothing is entered; what cannot be written is told *complain*.
    """

    def __init__(
        self,
        desk: Desk,
        entered: Callable[[], Pad | None],
        complain: Callable[[Label], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._entered = entered
        self._complain = complain
        self._on_disk: str | None = None
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self.keep)

    def open(self, desk: Desk) -> Pad | None:
        """Go on with the draft of another evening; return it, None where there is none."""
        self._rest.stop()
        self._desk, self._on_disk = desk, desk.draft
        if not self._on_disk:
            return None
        try:
            return load_pad(self._on_disk, desk.rules, desk.table)
        except BadAnswerError:
            return None  # the rules have changed since; nothing is lost but a half-entered hand

    def keep_soon(self) -> None:
        """Keep it after a moment of rest."""
        self._rest.start()

    def keep_what_waits(self) -> None:
        """Keep now what would have been kept soon."""
        if self._rest.isActive():
            self.keep()

    def keep(self) -> None:
        """Write down what is half entered, unless it is on disk as it is."""
        self._rest.stop()
        pad = self._entered()
        text = None if pad is None else dump_pad(pad)
        if text == self._on_disk:
            return
        try:
            self._desk.draft = text
        except StoreError as error:
            self._complain(error.sentence)
        else:
            self._on_disk = text

    def booked(self) -> None:
        """Know that a booking threw away what was on disk."""
        self._rest.stop()
        self._on_disk = None
