"""What happens when the program itself is at fault: a report, a sentence, and it goes on."""

import platform
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal, qVersion
from PySide6.QtWidgets import QApplication

from schafscore import __version__
from schafscore.core.text import N_, Label, phrase

REPORT = "report-"
REPORTS = 10  # that are kept
WRITTEN = N_(
    "This was a mistake of the program. What was booked is kept, and you can go on. A report "
    "without names lies in {file}"
)
NOT_WRITTEN = N_("This was a mistake of the program. What was booked is kept, and you can go on.")


class Mishaps(QObject):
    """Takes errors that nobody foresaw. `told` is sent with a sentence, in the window's thread.

    A report in *folder* says which version, where, and how long the evening's journal was, which
    *writings* tells; no name and nothing that was entered.
    """

    told = Signal(object)

    def __init__(self, folder: Path, writings: Callable[[], int]) -> None:
        super().__init__()
        self.folder = folder
        self.writings = writings
        self._known: set[tuple[str, int | None]] = set()

    def take(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Take an error in the place of `sys.excepthook`; the same one is reported once."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.exit(130)
            return
        frames = traceback.extract_tb(trace)
        place = (frames[-1].filename, frames[-1].lineno) if frames else (kind.__name__, None)
        if place in self._known:  # what fails while painting fails at every painting
            return
        self._known.add(place)
        where = "".join(traceback.format_tb(trace))
        print(f"{where}{kind.__name__}: {error}", file=sys.stderr)
        sentence: Label = NOT_WRITTEN
        with suppress(OSError):  # the disk may be what fails
            sentence = phrase(WRITTEN, file=str(self._report(where + kind.__name__)))
        self.told.emit(sentence)

    def _report(self, where: str) -> Path:
        """Write a report; the message of the error stays out, for it may have names in it."""
        file = self.folder / f"{REPORT}{datetime.now():%Y-%m-%d-%H%M%S-%f}.txt"
        lines = (
            f"schafscore {__version__}",
            f"Python {platform.python_version()}, Qt {qVersion()}, {platform.system()}",
            f"writings: {self.writings()}",
            "",
            where,
        )
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        for old in sorted(self.folder.glob(f"{REPORT}*.txt"))[:-REPORTS]:
            old.unlink()
        return file
