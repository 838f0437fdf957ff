"""What an eye would find on a bad day, found by a machine on a rendered window.

Cut text, parts that overlap or leave their frame, contrast, small targets, missing names and
roles, parts out of reach of the keyboard.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QLabel,
    QLineEdit,
    QListView,
    QScrollBar,
    QSpinBox,
    QWidget,
)

from schafscore.gui.buttons import ChoiceButton
from schafscore.gui.look import Tokens, Written

TEXT_CONTRAST, EDGE_CONTRAST = 4.5, 3.0
LEAST_SIDE = 40  # px at 96 dpi, in every arrangement
LEAST_AREA = 150 * (96 / 25.4) ** 2  # 150 square millimetres in px, in the roomy arrangement


@dataclass(frozen=True)
class Fault:
    check: str
    where: str
    what: str


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


def shown(window: QWidget) -> list[QWidget]:
    """Visible widgets but overlays and the innards of Qt's own widgets."""
    return [
        w
        for w in window.findChildren(QWidget)
        if w.isVisible()
        and not w.property("overlay")
        and w.window() is window
        and not isinstance(w.parentWidget(), QSpinBox | QListView | QScrollBar)
    ]


def written(window) -> list[Written]:
    """Everything the painted parts write while the window is rendered once."""
    window.look.trace = []
    window.grab()
    texts, window.look.trace = window.look.trace, None
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
            if one.geometry().intersects(two.geometry()):
                yield Fault(
                    "overlap",
                    title(one),
                    f"{box(one.geometry())} and {title(two)} {box(two.geometry())}",
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
            and not reached(widget, chain)
        ):
            yield Fault("unreached", title(widget), "not in the tab order")
    corners = [widget.mapTo(window, widget.rect().topLeft()) for widget in chain]
    for k in range(1, len(chain)):
        next_column = corners[k].x() > corners[k - 1].x() + chain[k - 1].width() - 1
        if corners[k].y() < corners[k - 1].y() and not next_column:
            yield Fault(
                "order", title(chain[k]), f"comes after {title(chain[k - 1])}, above and left of it"
            )


def check(window) -> list[Fault]:
    texts = written(window)
    return [
        *cut_text(window, texts),
        *misplaced(window),
        *contrasts(window.look.tokens, texts),
        *targets(window),
        *names_and_roles(window),
        *keyboard(window),
    ]
