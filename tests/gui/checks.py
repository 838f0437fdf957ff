"""What an eye would find on a bad day, found by a machine on a rendered window.

Cut and shortened text, text that nobody translated, parts that overlap or leave their frame,
contrast, small targets, pages that are too wide, missing names and roles, parts out of reach of the
keyboard or without a sign that they have the focus.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QLabel,
    QLineEdit,
    QListView,
    QScrollArea,
    QScrollBar,
    QSpinBox,
    QWidget,
)

from schafscore.gui.buttons import ChoiceButton
from schafscore.gui.complaint import Complaint
from schafscore.gui.focus import FocusRing
from schafscore.gui.hands import HandList
from schafscore.gui.look import Tokens, Written
from schafscore.gui.parts import Kind
from schafscore.gui.titled import MoreBelow

TEXT_CONTRAST, EDGE_CONTRAST = 4.5, 3.0
LEAST_SIDE = 40  # px at 96 dpi, in every arrangement
LEAST_AREA = 150 * (96 / 25.4) ** 2  # 150 square millimetres in px, in the roomy arrangement


@dataclass(frozen=True)
class Fault:
    check: str
    where: str
    what: str


@cache
def luminance(colour: str) -> float:
    channels = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast of two colours after WCAG 2, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def title(widget: QWidget) -> str:
    said = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    return f"{type(widget).__name__} {(widget.accessibleName() or said)[:40]!r}"


def _overlay(widget: QWidget) -> bool:
    """Whether *widget* lies over others on purpose."""
    over_the_list = isinstance(widget, QScrollBar) and isinstance(widget.parentWidget(), HandList)
    return over_the_list or isinstance(widget, FocusRing | Complaint | MoreBelow)


def shown(window: QWidget) -> list[QWidget]:
    """Visible widgets but overlays and the innards of Qt's own widgets."""
    return [
        w
        for w in window.findChildren(QWidget)
        if w.isVisible()
        and not _overlay(w)
        and w.window() is window
        and not isinstance(w.parentWidget(), QSpinBox | QListView | QScrollBar)
    ]


def written(window) -> list[Written]:
    """Everything the painted parts write while the window is rendered once."""
    window.look.tools.trace = []
    window.grab()
    texts, window.look.tools.trace = window.look.tools.trace, None
    return texts


def cut_text(window, texts: list[Written]) -> Iterator[Fault]:
    for text in texts:
        if text.needs > text.has + 1:
            yield Fault(
                "cut", text.owner, f"{text.text!r} needs {text.needs:.0f}, has {text.has:.0f}"
            )
    for button in window.findChildren(ChoiceButton):
        if button.isVisible() and button.needs() > button.width() - window.look.px(2) + 0.5:
            yield Fault("cut", title(button), f"needs {button.needs():.0f}, has {button.width()}")
    painted = {id(w) for w in shown(window) if "paintEvent" in type(w).__dict__}
    for widget in shown(window):
        if not isinstance(widget, QLabel | QLineEdit) or id(widget) in painted or not widget.text():
            continue
        metrics, room = QFontMetricsF(widget.font()), widget.contentsRect()
        if isinstance(widget, QLabel) and widget.wordWrap():
            lines = metrics.boundingRect(QRectF(room), int(Qt.TextFlag.TextWordWrap), widget.text())
            if lines.height() > room.height() + 1 or lines.width() > room.width() + 1:
                yield Fault(
                    "cut",
                    title(widget),
                    f"needs {lines.width():.0f} x {lines.height():.0f} in {room.width()} x {room.height()}",
                )
            continue
        has = room.width() - (window.look.px(20) if isinstance(widget, QLineEdit) else 0)
        needs = metrics.horizontalAdvance(widget.text())
        if needs > has + 1 or metrics.height() > room.height() + 1:
            yield Fault(
                "cut",
                title(widget),
                f"needs {needs:.0f} x {metrics.height():.0f}, has {has} x {room.height()}",
            )


def misplaced(window: QWidget) -> Iterator[Fault]:
    children: dict[QWidget, list[QWidget]] = {}
    for widget in shown(window):
        parent = widget.parentWidget()
        if parent is not None:
            children.setdefault(parent, []).append(widget)
    for parent, widgets in children.items():
        scrolled = isinstance(parent.parentWidget(), QAbstractScrollArea)
        for widget in widgets:
            if not scrolled and not parent.rect().contains(widget.geometry()):
                yield Fault(
                    "outside", title(widget), f"{box(widget.geometry())} in {box(parent.rect())}"
                )
        for one, two in combinations(widgets, 2):
            if one.geometry().intersects(two.geometry()) and not covers(one, two):
                yield Fault(
                    "overlap",
                    title(one),
                    f"{box(one.geometry())} and {title(two)} {box(two.geometry())}",
                )


def covers(one: QWidget, two: QWidget) -> bool:
    """Whether one of them is a notice that takes the place of the other for a while."""
    return any(
        getattr(each, "kind", None) is Kind.NOTICE and each.geometry().contains(other.geometry())
        for each, other in ((one, two), (two, one))
    )


def box(rect: QRect) -> str:
    return f"({rect.x()}, {rect.y()}, {rect.width()} x {rect.height()})"


def contrasts(tokens: Tokens, texts: list[Written]) -> Iterator[Fault]:
    """Pairs that were painted, the pairs of labels and fields, and the edge of every control."""
    pairs = {(text.colour, text.on) for text in texts}
    pairs |= {
        ("ink", "panel"),
        ("quiet", "panel"),
        ("ink", "raised"),
        ("on_blue", "blue"),
        ("ink", "soft"),
    }
    for colour, on in sorted(pairs):
        value = contrast(getattr(tokens, colour), getattr(tokens, on))
        if value < TEXT_CONTRAST:
            yield Fault("contrast", f"{colour} on {on}", f"{value:.2f}")
    for ground in ("raised", "panel", "ground"):
        for colour in ("edge", "blue"):
            value = contrast(getattr(tokens, colour), getattr(tokens, ground))
            if value < EDGE_CONTRAST:
                yield Fault("contrast", f"{colour} beside {ground}", f"{value:.2f}")


def targets(window) -> Iterator[Fault]:
    look = window.look
    scale = look.percent / 100
    for widget in shown(window):
        if (
            isinstance(widget, QAbstractButton | QLineEdit | QAbstractSlider | QSpinBox)
            and widget.isEnabled()
            and not isinstance(widget, QScrollBar)
        ):  # wheel and Tab move the page as well
            wide, high = widget.width() / scale, widget.height() / scale
            small = not look.measures.compact and wide * high < LEAST_AREA
            if min(wide, high) < LEAST_SIDE - 0.5 or small:
                yield Fault("target", title(widget), f"{wide:.0f} x {high:.0f} px")


def names_and_roles(window: QWidget) -> Iterator[Fault]:
    silent = (QAccessible.Role.NoRole, QAccessible.Role.Client)
    for widget in shown(window):
        if widget.focusPolicy() == Qt.FocusPolicy.NoFocus and not isinstance(
            widget, QAbstractButton
        ):
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        if interface is None or interface.role() in silent:
            yield Fault("role", title(widget), "none")
        elif not interface.text(QAccessible.Text.Name):
            yield Fault("name", title(widget), "none")


def tab_order(window: QWidget) -> list[QWidget]:
    """Enabled parts in the order in which Tab reaches them, from the first of the top bar."""
    chain, widget = [], window.nextInFocusChain()
    while widget is not None and widget is not window:
        takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None
        inner = isinstance(widget.parentWidget(), QSpinBox)
        if (
            takes
            and widget.isVisible()
            and widget.isEnabled()
            and not inner
            and widget.window() is window
        ):
            chain.append(widget)
        widget = widget.nextInFocusChain()
    return chain


def reached(widget: QWidget, chain: list[QWidget]) -> bool:
    """By Tab, or by the arrows from another button of its row."""
    stop = getattr(widget, "stop", None)
    return widget in chain or (stop is not None and any(each in chain for each in stop.buttons))


def _empty(widget: QWidget) -> bool:
    """Whether it is a list without a row that could show the focus."""
    model = widget.model() if isinstance(widget, QListView) else None
    return model is not None and not model.rowCount()


def keyboard(window: QWidget) -> Iterator[Fault]:
    """Everything that works is reached, and Tab runs down each column without going back up."""
    chain = tab_order(window)
    for widget in shown(window):
        works = isinstance(
            widget, QAbstractButton | QLineEdit | QAbstractSlider | QSpinBox | QListView
        )
        if (
            works
            and widget.isEnabled()
            and not isinstance(widget, QScrollBar)
            and not _empty(widget)
            and not reached(widget, chain)
        ):
            yield Fault("unreached", title(widget), "not in the tab order")
    for before, after in pairwise(chain):
        together = page_of(before) is page_of(after)
        one, two = (corner(each, window, clipped=not together) for each in (before, after))
        if two.y() < one.y() and two.x() <= one.x() + before.width() - 1:
            yield Fault("order", title(after), f"comes after {title(before)}, above and left of it")


def page_of(widget: QWidget) -> QAbstractScrollArea | None:
    """What *widget* is scrolled by."""
    above = widget.parentWidget()
    while above is not None and not isinstance(above, QAbstractScrollArea):
        above = above.parentWidget()
    return above


def corner(widget: QWidget, window: QWidget, *, clipped: bool) -> QPoint:
    """Where *widget* lies in the window; what is scrolled away counts as at the edge."""
    place = widget.mapTo(window, widget.rect().topLeft())
    page = page_of(widget)
    while clipped and page is not None:
        edge = page.viewport().rect().translated(page.viewport().mapTo(window, QPoint(0, 0)))
        place.setY(min(max(place.y(), edge.top()), edge.bottom()))
        page = page_of(page)
    return place


DOTS = "…"
WORD = re.compile(r"[^\W\d_]{2,}")
FILE_NAME = re.compile(r"\S+\.[a-z]{2,}")
ROWS_READ = 30  # of a list; the others are of the same make


def said(window: QWidget, texts: list[Written]) -> Iterator[tuple[str, str]]:
    """Yield every text of the window, painted, in labels and for screen readers, and its owner."""
    yield "title", window.windowTitle()
    for text in texts:
        yield text.owner, text.text
    for widget in shown(window):
        owner = title(widget)
        if isinstance(widget, QLabel | QAbstractButton):
            yield owner, widget.text()
        if isinstance(widget, QLineEdit):
            yield owner, widget.placeholderText()
        yield owner, widget.accessibleName()
        yield owner, widget.accessibleDescription()
        yield owner, widget.toolTip()
        if isinstance(widget, QListView) and (model := widget.model()) is not None:
            for row in range(min(model.rowCount(), ROWS_READ)):
                aloud = model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
                yield f"{owner}, row {row + 1}", aloud or ""


def shortened(texts: Iterable[tuple[str, str]], whole: Collection[str]) -> Iterator[Fault]:
    """What ends in dots though nobody wrote it so: *whole* are the texts as they were said."""
    dotted = tuple(each for each in whole if each.endswith(DOTS))
    for owner, text in texts:
        if text.endswith(DOTS) and not text.endswith(dotted):
            yield Fault("shortened", owner, repr(text))


def untranslated(texts: Iterable[tuple[str, str]], words: Collection[str]) -> Iterator[Fault]:
    """Words that are none of *words*: those of translations, of names, and of people's own."""
    for owner, text in texts:
        strange = [each for each in WORD.findall(FILE_NAME.sub("", text)) if each not in words]
        if strange and not text.endswith(DOTS):
            yield Fault("untranslated", owner, f"{text!r}: {', '.join(strange)}")


def faint(window) -> Iterator[Fault]:
    """Labels and buttons, measured in the picture: the farthest from the commonest colour."""
    picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    ratio = picture.devicePixelRatio()
    for widget in shown(window):
        if not isinstance(widget, QLabel | QAbstractButton):
            continue
        if not widget.text() and not widget.accessibleName():
            continue
        if widget.visibleRegion().boundingRect() != widget.rect() or not widget.isEnabled():
            continue
        place = widget.mapTo(window, widget.rect().topLeft())
        piece = picture.copy(QRect(place * ratio, widget.size() * ratio))
        pixels = Counter(memoryview(piece.constBits()).cast("I").tolist())
        ground, _ = pixels.most_common(1)[0]
        colours = sorted(map(_hex, pixels), key=luminance)
        best = max(contrast(_hex(ground), each) for each in (colours[0], colours[-1]))
        least = TEXT_CONTRAST if _writes(window.look, widget) else EDGE_CONTRAST
        if len(pixels) > 1 and best < least:
            yield Fault("faint", title(widget), f"{best:.2f}")


def _writes(look, widget: QLabel | QAbstractButton) -> bool:
    if widget.text():
        return True
    look.tools.trace = []
    widget.grab()
    texts, look.tools.trace = look.tools.trace, None
    return bool(texts)


def _hex(pixel: int) -> str:
    return f"#{pixel & 0xFFFFFF:06x}"


def low_rows(window) -> Iterator[Fault]:
    """Rows of lists are targets, too."""
    for view in shown(window):
        if isinstance(view, QListView) and view.model() is not None and view.model().rowCount():
            high = view.sizeHintForRow(0) * 100 / window.look.percent
            if high < LEAST_SIDE - 0.5:
                yield Fault("target", title(view), f"rows {high:.0f} px high")


def unfocused(window) -> Iterator[Fault]:
    """What Tab reaches but one does not see there, as it is hidden or looks as before."""
    window.setFocus()
    for _ in range(len(tab_order(window)) + 1):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        widget = QApplication.focusWidget()
        if widget is None or widget.window() is not window:
            yield Fault("focus", "Tab", f"goes to {widget}")
            return
        QApplication.processEvents()
        seen = widget.visibleRegion().boundingRect()
        if seen.height() < min(widget.height(), LEAST_SIDE) - 1:
            yield Fault("focus", title(widget), f"in sight: {box(seen)}")
        elif not _ringed(window, widget) and not _framed(widget):
            yield Fault("focus", title(widget), "looks as without")


def sideways(window) -> Iterator[Fault]:
    """A page that is wider than its place: what is at the right is cut, or a bar lies over it."""
    for page in shown(window):
        if isinstance(page, QScrollArea) and page.horizontalScrollBar().maximum() > 0:
            over = page.horizontalScrollBar().maximum()
            yield Fault("sideways", title(page), f"{over} px wider than its place")


def _ringed(window, widget: QWidget) -> bool:
    around = QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())
    return window.ring.isVisible() and window.ring.geometry().contains(around)


def _framed(widget: QWidget) -> bool:
    """Whether it looks otherwise without the focus."""
    focused = widget.grab().toImage()
    widget.clearFocus()
    QApplication.processEvents()
    other = widget.grab().toImage() != focused
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    return other


def check(window, painted: list[Written] | None = None) -> list[Fault]:
    """Return what is wrong with how *window* looks; *painted* is what it writes, where known."""
    texts = written(window) if painted is None else painted
    return [
        *cut_text(window, texts),
        *misplaced(window),
        *contrasts(window.look.tokens, texts),
        *targets(window),
        *names_and_roles(window),
        *keyboard(window),
    ]


def examine(window, whole: Collection[str], words: Callable[[], Collection[str] | None]):
    """Return everything there is to find.

    *whole* are all texts that were said, *words* the words that may be shown, None where every
    word may; both grow while the texts of the window are read.
    """
    painted = written(window)
    texts = list(dict.fromkeys(said(window, painted)))
    known = words()
    return [
        *check(window, painted),
        *shortened(texts, whole),
        *(untranslated(texts, known) if known is not None else ()),
        *faint(window),
        *low_rows(window),
        *sideways(window),
        *unfocused(window),
    ]
