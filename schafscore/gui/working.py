"""Work beside the thread of the window: what a disk may keep waiting, whoever presses.

All that was asked for is done, in its order, whatever is asked for next. Pages of paper are another
thing (`gui/pages.PageMaker`): the next order makes the last one needless.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from schafscore.services.ports import StoreError

T = TypeVar("T")
# Milliseconds before work begins: Python runs one thread at a time, and who asked is seen first.
SOON = 20
LONGEST_WAIT = 30_000  # milliseconds that a window waits for what was begun, before it goes


class Worker(QObject):
    """Does one work after the other, in the order they were asked for, none in this thread.

    What comes of it is told in this thread, unless `stop` was called meanwhile.
    """

    _ended = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._asked: list[Callable[[], None]] = []
        self._open = 0
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._start)
        self._stops = 0
        self._ended.connect(self._end)

    @property
    def busy(self) -> bool:
        """Whether anything is still to be told."""
        return self._open > 0

    def do(
        self,
        work: Callable[[], T],
        done: Callable[[T], object],
        failed: Callable[[StoreError], object],
        *,
        ended: Callable[[], object] = lambda: None,
    ) -> None:
        """Let *work* be done; then call *done* with what came of it, or *failed* with why not.

        Before either, and where a mistake of ours came of it, *ended* is called.
        """
        self._open += 1
        stops = self._stops

        def run() -> None:
            try:
                told: Callable[[], object] = partial(done, work())
            except StoreError as error:
                told = partial(failed, error)
            except Exception as error:
                told = partial(_fail, error)  # a mistake of ours, reported like any other
            self._ended.emit(stops, (ended, told))

        self._asked.append(run)
        self._soon.start()

    def stop(self) -> None:
        """Wait until everything is done that was asked for; nothing of it is told any more."""
        self._stops += 1
        self._start()
        self._pool.waitForDone(LONGEST_WAIT)

    def _start(self) -> None:
        self._soon.stop()
        asked, self._asked = self._asked, []
        for each in asked:
            self._pool.start(each)

    def _end(self, stops: int, told: Iterable[Callable[[], object]]) -> None:
        self._open -= 1
        if stops == self._stops:
            for tell in told:
                tell()


def _fail(error: Exception) -> None:
    raise error
