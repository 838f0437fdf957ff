"""The pages of a PDF as pictures: made beside the window, shown one by one, printed.

This is no `gui/working.Worker`, which does all that it was told: pages that were overtaken are not
made, how wide they are is measured when their turn comes, and nobody waits for them who leaves.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from importlib import import_module

from PySide6.QtCore import QObject, QRect, QRectF, QSize, QThreadPool, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QSizePolicy, QWidget

from schafscore.core.text import N_, phrase
from schafscore.gui.buttons import CENTRE
from schafscore.gui.look import Face, Look
from schafscore.gui.working import SOON

POINTS_PER_INCH = 72
PREPARED = N_("It is being prepared …")
LINE = 96  # px of the words while there is no page
FINEST = 300  # dots per inch: no printer shows more of a picture, and A4 has 35 MB by then
LONGEST_WAIT = 5_000  # milliseconds
PRINTING = 0  # the number of an order for a printer; those of pages count up from it

Made = tuple[bytes, tuple[QImage, ...]]


def pictures(pdf: bytes, wide: int = 0, dots: float = 0) -> Iterator[QImage]:
    """Yield the pages of *pdf*, so many px *wide* or of so many *dots* per inch.

    Raises:
        ValueError: where PDFium cannot read it.

    """
    # Loading its thousands of C names takes three frames: it is done where pages are made.
    pdfium = import_module("pypdfium2")
    try:
        with closing(pdfium.PdfDocument(pdf)) as document:
            for page in document:
                with closing(page):
                    # A hair less, for PDFium takes a whole px more for the least bit above one.
                    scale = (wide - 0.01) / page.get_width() if wide else dots / POINTS_PER_INCH
                    bitmap = page.render(scale=scale, prefer_bgrx=True)
                    shape = bitmap.width, bitmap.height, bitmap.stride
                    # A copy, for the buffer goes with the bitmap.
                    yield QImage(bitmap.buffer, *shape, QImage.Format.Format_RGB32).copy()
    except pdfium.PdfiumError as error:
        raise ValueError(str(error)) from error


class PageMaker(QObject):
    """Makes pages one order after the other, none in the thread of the window.

    One thread, for PDFium knows only one at a time. `made` is sent with the PDF and its pictures,
    `printed` when all is at the printer, `failed` with the reason. Of pages only those ordered last
    count; what goes to a printer is printed, whatever is ordered meanwhile.
    """

    made = Signal(object)
    printed = Signal()
    failed = Signal(str)
    _done = Signal(int, object)
    _broke = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._order = PRINTING
        self._under_way: set[int] = set()
        self._done.connect(self._take)
        self._broke.connect(self._give_up)

    @property
    def busy(self) -> bool:
        """Whether anybody waits for something."""
        return bool(self._under_way)

    def make(self, pdf: Callable[[], bytes], wide: Callable[[], int]) -> None:
        """Make a PDF and pictures of its pages, as many px *wide* as it says when work begins."""

        def work(across: int) -> Made:
            found = pdf()
            return found, tuple(pictures(found, across))

        self._order += 1
        self._under_way &= {PRINTING}
        self._under_way.add(self._order)
        self._soon(self._order, lambda: partial(work, wide()))

    def send(self, pdf: bytes, printer: QPrinter) -> None:
        """Print *pdf* on *printer*, which must be kept until `printed` or `failed`."""
        self._under_way.add(PRINTING)
        self._soon(PRINTING, lambda: partial(_print, pdf, printer))

    def stop(self) -> None:
        """Let nothing come of the pages that are being made, and wait for what is being done."""
        self._order += 1
        self._under_way.clear()
        self._pool.waitForDone(LONGEST_WAIT)

    def _soon(self, number: int, prepared: Callable[[], Callable[[], Made | None]]) -> None:
        def begin() -> None:
            if number in (PRINTING, self._order):
                self._pool.start(partial(self._run, number, prepared()))

        QTimer.singleShot(SOON, self, begin)

    def _run(self, number: int, work: Callable[[], Made | None]) -> None:
        if number not in (PRINTING, self._order):
            return
        try:
            found = work()
        except (OSError, ValueError, LookupError) as error:
            self._broke.emit(number, str(error))
        except Exception as error:  # reported like any mistake of ours, and nobody waits on
            self._broke.emit(number, type(error).__name__)
            raise
        else:
            self._done.emit(number, found)

    def _take(self, number: int, found: Made | None) -> None:
        if number in self._under_way:
            self._under_way.discard(number)
            if number == PRINTING:
                self.printed.emit()
            else:
                self.made.emit(found)

    def _give_up(self, number: int, why: str) -> None:
        if number in self._under_way:
            self._under_way.discard(number)
            self.failed.emit(why)


def _print(pdf: bytes, printer: QPrinter) -> None:
    """Put the pages that were asked for on paper; raise `OSError` where the printer takes none."""
    dots = min(printer.resolution(), FINEST)
    copies = 1 if printer.supportsMultipleCopies() else printer.copyCount()
    first, last = printer.fromPage() or 1, printer.toPage() or 10_000
    painter = QPainter()
    if not painter.begin(printer):
        raise OSError(printer.printerName())
    try:
        paper = printer.paperRect(QPrinter.Unit.DevicePixel)
        begun = False
        for _ in range(copies):
            for number, picture in enumerate(pictures(pdf, dots=dots), 1):
                if first <= number <= last:
                    if begun:
                        printer.newPage()
                    painter.drawImage(paper, picture)
                    begun = True
    finally:
        painter.end()


class Pages(QWidget):
    """The pages one below the other, each with its frame."""

    LEAST, MOST = 240, 920  # px of width

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.pictures: Sequence[QImage] = ()
        self.waiting = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.fit)
        self.fit()

    def paper(self) -> int:
        """Return how wide a page is shown, in px of the screen."""
        least, most = self.look.px(self.LEAST), self.look.px(self.MOST)
        return round(min(most, max(least, self.width() - 2)) * self.devicePixelRatioF())

    def show_pictures(self, found: Sequence[QImage]) -> None:
        """Show other pages."""
        ratio = self.devicePixelRatioF()
        for each in found:
            each.setDevicePixelRatio(ratio)
        self.pictures, self.waiting = found, False
        self.fit()

    def show_waiting(self) -> None:
        """Say that pages are being prepared; those of before are of something else."""
        self.pictures, self.waiting = (), True
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        words = phrase(N_("Preview, {pages} pages"), pages=len(self.pictures))
        self.setAccessibleName(self.look.say(PREPARED if self.waiting else words))
        least = self.look.px(LINE) if self.waiting else 0
        self.setFixedHeight(max((place.bottom() + 2 for place in self._places()), default=least))
        self.update()

    def _places(self) -> Iterator[QRect]:
        y, gap = 1, self.look.px(12)
        for each in self.pictures:
            size = each.deviceIndependentSize().toSize()
            yield QRect((self.width() - size.width()) // 2, y, size.width(), size.height())
            y += size.height() + gap

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pages that are in sight."""
        painter = QPainter(self)
        if self.waiting:
            words, line = self.look.say(PREPARED), QRectF(self.rect())
            self.look.write(painter, line, words, Face.TEXT, "quiet", "ground", "Pages", CENTRE)
            return
        painter.setPen(QPen(self.look.colour("edge")))
        painter.setBrush(QColor("white"))
        for place, picture in zip(self._places(), self.pictures, strict=True):
            if place.intersects(event.rect()):
                painter.drawRect(place.adjusted(-1, -1, 0, 0))
                painter.drawImage(place.topLeft(), picture)

    def sizeHint(self) -> QSize:
        """Return the width of a page and the height of all of them."""
        return QSize(self.look.px(self.MOST), self.minimumHeight())
