"""What takes long is done in short steps, one with each turn of the loop: nothing stands still."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal


class Turns(QObject):
    """Steps that follow each other: the first is done at once, each other one when it is its turn.

    A step that fails is the last one.
    """

    done = Signal()  # the last step

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[None] = iter(())
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether a step is left."""
        return self._soon.isActive()

    def run(self, steps: Iterator[None]) -> None:
        """Do the first of *steps*, and the others in turns; what was left of others is not done."""
        self._soon.stop()
        self._steps = steps
        self._go_on()

    def finish(self) -> None:
        """Do now what is left."""
        if self.busy:
            self._soon.stop()
            for _ in self._steps:
                pass
            self.done.emit()

    def drop(self) -> None:
        """Leave what is left."""
        self._soon.stop()
        self._steps = iter(())

    def _go_on(self) -> None:
        if next(self._steps, self) is self:
            self.done.emit()
        else:
            self._soon.start()
