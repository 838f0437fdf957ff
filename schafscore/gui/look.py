"""Colours, type and measures of the window, and the style sheets of the few parts that have one.

A `Look` belongs to one window, or to a room in it, and is handed to its parts; `changed` tells them
to measure, say and paint everything again. Sizes are pixels at 96 dpi for a text factor of 100 per
cent; `Look.px` scales them, so that buttons grow with the text.
"""

import datetime as dt
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from string import Template
from typing import Any, Protocol

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter, QPalette
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QToolTip, QWidget

from schafscore.core.text import N_, Label, Speech, phrase
from schafscore.gui.pictures import Paint, Pictures, State
from schafscore.resources import resource

FONT_FILES = (
    "OpenSans-Regular.ttf",
    "OpenSans-SemiBold.ttf",
    "OpenSans-Bold.ttf",
    "Vollkorn-SemiBold.ttf",
)
FACTORS = (100, 115, 130, 150, 200)


@dataclass(frozen=True)
class Tokens:
    """The colours of one theme."""

    ground: str  # window
    panel: str  # groups, list, foot
    raised: str  # buttons, fields, seats
    line: str  # separators, never the only edge of a control
    edge: str  # edge of every control
    ink: str  # text, gains
    quiet: str  # labels, running totals
    blue: str  # chosen, focus, the button that books
    on_blue: str  # text on blue
    soft: str  # partner, chosen zone, pressed
    loss: str  # amounts with a minus
    dark: bool
    gold: str = "#E0B43A"  # coins; this and what follows is the same in both
    wood: str = "#8B6238"  # frame of the slate, bowl
    wood_edge: str = "#4A3420"
    slate: str = "#2F3B42"
    chalk: str = "#F4F1E8"
    wiped: str = "#53636D"  # a stroke that is still missing


LIGHT = Tokens(
    ground="#F1EADA",
    panel="#FAF5E9",
    raised="#FFFDF7",
    line="#D8CCB3",
    edge="#8A7E66",
    ink="#221E19",
    quiet="#5A5142",
    blue="#0B5A9D",
    on_blue="#FFFFFF",
    soft="#DCE8F2",
    loss="#98291C",
    dark=False,
)
DARK = Tokens(
    ground="#1C2225",
    panel="#252C30",
    raised="#323B40",
    line="#424D53",
    edge="#84918F",
    ink="#F4EFE2",
    quiet="#C3C7BF",
    blue="#92C7F0",
    on_blue="#0F2230",
    soft="#28445A",
    loss="#FFB09C",
    dark=True,
)
THEMES = {"light": LIGHT, "dark": DARK}


class Face(Enum):
    """The type scale: family, size, weight. Vollkorn has the figures of a list."""

    TEXT = ("Open Sans", 16, 400)
    STRONG = ("Open Sans", 16, 600)
    MARK = ("Open Sans", 16, 700)
    SHARE = ("Open Sans", 18, 400)
    SHARE_STRONG = ("Open Sans", 18, 600)
    SUM_SMALL = ("Open Sans", 17, 600)
    LARGE = ("Open Sans", 20, 400)
    SUM = ("Open Sans", 20, 600)
    GO = ("Open Sans", 24, 600)
    TOTAL_LEAST = ("Open Sans", 28, 700)
    TOTAL_SMALL = ("Open Sans", 36, 700)
    TOTAL_LESS = ("Open Sans", 40, 700)
    TOTAL_LARGE = ("Open Sans", 44, 700)
    TOTAL = ("Open Sans", 48, 700)
    NAME_TIGHT = ("Vollkorn", 16, 600)
    NAME_LEAST = ("Vollkorn", 17, 600)
    NAME_SMALL = ("Vollkorn", 20, 600)
    NAME = ("Vollkorn", 24, 600)
    HEADING = ("Vollkorn", 32, 600)
    TITLE = ("Vollkorn", 48, 600)
    # Capitals 8 mm high are read from two metres (14 minutes of arc).
    ALOUD = ("Open Sans", 44, 400)
    ALOUD_LESS = ("Open Sans", 36, 400)
    STAND = ("Open Sans", 32, 700)


TOTALS = (Face.TOTAL, Face.TOTAL_LARGE, Face.TOTAL_LESS, Face.TOTAL_SMALL)
"""What totals are written in: as large as they have room, and their digits a little closer."""


@dataclass(frozen=True)
class Measures:
    """One arrangement: roomy where pad and list have room side by side, else compact."""

    compact: bool
    bar: int
    margin: int
    gap: int  # between panels
    row: int  # height of a row of buttons
    row_gap: int
    inset: tuple[int, int]  # padding of a panel: sideways, up and down
    label: int
    seat: int
    foot: int
    machines: int
    side: int  # width of the right column
    list_row: int
    list_head: int
    ruler: int
    narrow: bool = False  # one column, in which rows that are too long go on below


ROOMY = Measures(
    compact=False,
    bar=56,
    margin=16,
    gap=16,
    row=48,
    row_gap=16,
    inset=(16, 16),
    label=96,
    seat=152,
    foot=144,
    machines=72,
    side=400,
    list_row=48,
    list_head=48,
    ruler=48,
)
LOW = replace(
    ROOMY,
    bar=48,
    margin=8,
    gap=6,
    row=46,  # 150 square millimetres, 48 px wide
    row_gap=6,
    inset=(16, 6),
    seat=112,
    foot=132,
    list_head=42,
    ruler=46,
)
LOW_HEIGHT, STEP_HEIGHT = 640, 40  # px of a window, and between two heights of its parts
ROOMY_SIZE, COMPACT_SIZE = (1280, 800), (1024, 600)
ROOMY_PAD, LEAST_SIDE = 832, 384  # px of width
COMPACT = Measures(
    compact=True,
    bar=48,
    margin=8,
    gap=8,
    row=40,
    row_gap=12,
    inset=(8, 12),
    label=64,
    seat=96,
    foot=104,
    machines=40,
    side=288,
    list_row=40,
    list_head=40,
    ruler=40,
)
NARROW = replace(COMPACT, narrow=True)


def measures_for(wide: float, high: float) -> Measures:
    """Return the arrangement of a window of so many px at a text factor of 100 per cent.

    Where it is lower or narrower than `ROOMY_SIZE`, as on a laptop with bars around the window, its
    parts get lower and the list gets narrower, in steps. In a larger one they grow.
    """
    if wide < COMPACT_SIZE[0]:
        return NARROW
    steps = (ROOMY_SIZE[1] - LOW_HEIGHT) // STEP_HEIGHT
    measures = _between(LOW, ROOMY, min(steps, (high - LOW_HEIGHT) // STEP_HEIGHT) / steps)
    left = wide - ROOMY_PAD - 3 * measures.margin
    if high < LOW_HEIGHT or left < LEAST_SIDE:
        return COMPACT
    tall = max(0.0, min(1.0, (high - ROOMY_SIZE[1]) / 320))
    broad = max(0.0, min(1.0, (wide - ROOMY_SIZE[0]) / 640))
    return replace(
        measures,
        row=measures.row + 4 * round(6 * tall),
        row_gap=measures.row_gap + 4 * round(4 * tall),
        ruler=measures.ruler + 4 * round(6 * tall),
        side=min(ROOMY.side + 20 * round(8 * broad), int(left)),
        label=ROOMY.label + 8 * round(4 * broad),
    )


def _between(least: Measures, most: Measures, share: float) -> Measures:
    """Return what lies between two arrangements: at 0 the first, at 1 the second."""

    def part(one: int, other: int) -> int:
        return round(one + (other - one) * share)

    return replace(
        least,
        bar=part(least.bar, most.bar),
        margin=part(least.margin, most.margin),
        gap=part(least.gap, most.gap),
        row=part(least.row, most.row),
        row_gap=part(least.row_gap, most.row_gap),
        inset=(least.inset[0], part(least.inset[1], most.inset[1])),
        seat=part(least.seat, most.seat),
        foot=part(least.foot, most.foot),
        list_head=part(least.list_head, most.list_head),
        ruler=part(least.ruler, most.ruler),
    )


@dataclass(frozen=True)
class Written:
    """A text that a painted part put down: what, in how much room, in which colours."""

    owner: str
    text: str
    needs: float
    has: float
    colour: str
    on: str


# The palette gives colours to everything; of these parts Qt draws more than that.
LINES = Template("""
QLineEdit { background: $raised; color: $ink;
    border: ${p1}px solid $edge; border-radius: ${p8}px;
    padding: 0 ${p10}px; selection-background-color: $blue; selection-color: $on_blue; }
QLineEdit:focus { border: ${p2}px solid $blue; padding: 0 ${p9}px; }
""")
NUMBERS = Template("""
QSpinBox { background: $raised; color: $ink; border: ${p1}px solid $edge; border-left: none;
    border-radius: 0; padding: 0; selection-background-color: $soft; selection-color: $ink; }
QSpinBox[alone="true"] { border: ${p1}px solid $edge; border-radius: ${p8}px; }
QSpinBox:disabled { background: transparent; color: $quiet; border-color: $line; }
QSpinBox:focus { border-color: $blue; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; height: 0; border: none; }
QSpinBox QLineEdit { border: none; padding: 0; background: transparent; }
""")
BARS = Template("""
QScrollBar:vertical { background: transparent; border: none; width: ${p10}px; margin: 0; }
QScrollBar::handle:vertical { background: $edge; border-radius: ${p2}px; min-height: ${p40}px;
    margin: 0 ${p3}px 0 ${p3}px; }
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical { background: transparent; }
""")
MENUS = Template("""
QMenu { background: $panel; color: $ink; border: ${p1}px solid $edge; padding: ${p8}px 0; }
QMenu::item { padding: ${p8}px ${p40}px ${p8}px ${p40}px; }
QMenu::item:selected { background: $blue; color: $on_blue; }
QMenu::item:disabled { color: $quiet; }
QMenu::separator { height: ${p1}px; background: $line; margin: ${p8}px 0; }
QMenu::indicator { width: ${p16}px; height: ${p16}px; left: ${p12}px; }
QMenu::right-arrow { width: ${p16}px; height: ${p16}px; right: ${p12}px; }
""")


SHEET_COLOURS = (
    "panel",
    "raised",
    "line",
    "edge",
    "ink",
    "quiet",
    "blue",
    "on_blue",
    "soft",
)
SHEET_SIZES = (1, 2, 3, 8, 9, 10, 12, 16, 40)
PALETTE = {
    QPalette.ColorRole.Window: "ground",
    QPalette.ColorRole.WindowText: "ink",
    QPalette.ColorRole.Base: "raised",
    QPalette.ColorRole.AlternateBase: "panel",
    QPalette.ColorRole.Text: "ink",
    QPalette.ColorRole.Button: "raised",
    QPalette.ColorRole.ButtonText: "ink",
    QPalette.ColorRole.PlaceholderText: "quiet",
    QPalette.ColorRole.Highlight: "blue",
    QPalette.ColorRole.HighlightedText: "on_blue",
    QPalette.ColorRole.Mid: "edge",
    QPalette.ColorRole.Midlight: "line",
    QPalette.ColorRole.ToolTipBase: "panel",
    QPalette.ColorRole.ToolTipText: "ink",
}


def load_fonts() -> None:
    """Make the faces known to Qt; a substitute would change every width.

    Raises `FileNotFoundError` where a font file is missing.
    """
    for name in FONT_FILES:
        path = resource(f"fonts/{name}")
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise FileNotFoundError(f"font file not readable: {path}")


class WindowSpeech(Speech, Protocol):
    """What the window says beside texts: dates, times, and names in their order.

    *instead* are other words for labels that stand alone.
    """

    instead: Mapping[str, str]

    @property
    def language(self) -> str:
        """The key of the language that is spoken: ``de``."""

    def date(self, day: dt.date) -> str:
        """Return a day in full."""

    def time(self, moment: dt.datetime) -> str:
        """Return the time of day."""

    def collate(self, names: Iterable[str]) -> list[str]:
        """Return *names* in the order of a list of names."""

    def call(self, instead: Mapping[str, str]) -> None:
        """Say other words where a label stands alone."""


class Tools:
    """What everything in one window is painted with: fonts, signs, and pictures kept.

    *trace* is what was written, while somebody wants to know.
    """

    def __init__(self) -> None:
        self.motion = True
        self.trace: list[Written] | None = None
        self.signs: dict[tuple[str, bool], QSvgRenderer] = {}
        self.fonts: dict[tuple[Face, int], tuple[QFont, QFontMetricsF]] = {}
        self.pictures = Pictures()


class _Cut(Mapping[object, str]):
    """Names of which one is cut as soon as it is said: most never are."""

    def __init__(self, names: Mapping[object, str], cut: Callable[[str], str]) -> None:
        self._names, self._cut = names, cut

    def __getitem__(self, who: object) -> str:
        return self._cut(self._names[who])

    def __iter__(self) -> Iterator[object]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


class Look(QObject):
    """Theme, text factor, arrangement and language of one window, or of a room in it.

    `changed` is sent where words or sizes are others, `recoloured` where the theme alone is: then
    everything stays where it is. A room that is not seen need not keep up: it has a look of its
    own, which follows that of the window when one comes there.
    """

    changed = Signal()
    recoloured = Signal()

    def __init__(
        self,
        speech: WindowSpeech,
        tokens: Tokens = LIGHT,
        percent: int = 100,
        measures: Measures = ROOMY,
        tools: Tools | None = None,
    ) -> None:
        super().__init__()
        self.speech = speech
        self.names: dict[object, str] = {}
        self.tokens = tokens
        self.percent = percent
        self.measures = measures
        self.tools = tools or Tools()
        self._turn = 0  # how often it changed
        self._followed = 0  # up to which turn of the window's
        for signal in (self.changed, self.recoloured):
            signal.connect(self.tools.pictures.clear)
        self.changed.connect(self._count)

    def _count(self) -> None:
        self._turn += 1

    def of_room(self) -> "Look":
        """Return a look like this one that can follow it; names and tools are the same for both."""
        look = Look(self.speech, self.tokens, self.percent, self.measures, self.tools)
        look.names, look._followed = self.names, self._turn
        return look

    def follow(self, other: "Look") -> None:
        """Be as *other* is now."""
        changed, recoloured = other._turn != self._followed, other.tokens != self.tokens
        self._followed, self.tokens = other._turn, other.tokens
        self.percent, self.measures = other.percent, other.measures
        if changed:
            self.changed.emit()
        elif recoloured:
            self.recoloured.emit()

    # Changing it

    def set_tokens(self, tokens: Tokens) -> None:
        """Change the theme."""
        if tokens != self.tokens:
            self.tokens = tokens
            self.recoloured.emit()

    def set_measures(self, measures: Measures) -> None:
        """Change the arrangement."""
        self.set_size(self.percent, measures)

    def set_size(self, percent: int, measures: Measures) -> None:
        """Change the size of everything, in per cent, and the arrangement that fits it."""
        if (percent, measures) != (self.percent, self.measures):
            self.percent, self.measures = percent, measures
            self.changed.emit()

    def set_names(self, names: Mapping[Any, str]) -> None:
        """Give people the names that labels shall say.

        Others keep theirs: a room that is about to go may still speak of them.
        """
        renamed = any(self.names.get(who, name) != name for who, name in names.items())
        self.names.update(names)
        if renamed:  # of anybody else nothing was said so far
            self.changed.emit()

    def dress(self, window: QWidget) -> None:
        """Put palette and font on *window*; its children inherit both."""
        palette, font = self.palette(), self.font(Face.TEXT)
        window.setPalette(palette)
        window.setFont(font)
        QToolTip.setPalette(palette)  # a window of its own, which inherits nothing
        QToolTip.setFont(font)

    def dress_part(self, part: QWidget, sheet: Template) -> None:
        """Put a style *sheet* on *part*, in the colours and sizes of now."""
        colours = {name: getattr(self.tokens, name) for name in SHEET_COLOURS}
        sizes = {f"p{n}": str(max(1, self.px(n))) for n in SHEET_SIZES}
        words = sheet.substitute(colours, **sizes)
        if words != part.styleSheet():
            part.setStyleSheet(words)

    # Words

    def say(self, label: Label) -> str:
        """Return *label* in the language of the window; nothing of nothing."""
        return self.speech.say(label, self.names) if label else ""

    def say_briefly(self, label: Label, face: Face, most: float) -> str:
        """Return *label* with names that are cut where they are wider than *most*."""
        names = _Cut(self.names, lambda name: self.cut(name, face, most))
        return self.speech.say(label, names) if label else ""

    def signed(self, amount: int) -> str:
        """Return *amount* with plus or the true minus sign: +30, \u221230, 0."""
        return self.speech.signed(amount)

    def number(self, amount: int) -> str:
        """Return *amount* with its digits grouped, and a sign only where it is negative."""
        return self.signed(amount).removeprefix("+")

    def aloud(self, amount: int) -> str:
        """Return *amount* for a screen reader, that may skip a sign: minus 30."""
        if amount == 0:
            return self.signed(0)
        text = N_("plus {number}") if amount > 0 else N_("minus {number}")
        return self.say(phrase(text, number=abs(amount)))

    # Measures

    def px(self, pixels: float) -> int:
        """Return *pixels* of the drawing in pixels of the window."""
        return round(pixels * self.percent / 100)

    def colour(self, name: str) -> QColor:
        """Return the colour of the token *name*."""
        return QColor(getattr(self.tokens, name))

    def _type(self, face: Face) -> tuple[QFont, QFontMetricsF]:
        # Kept: making them anew for every text is what painting from Python spends most on.
        if (face, self.percent) not in self.tools.fonts:
            family, size, weight = face.value
            font = QFont(family)
            font.setPixelSize(self.px(size))
            font.setWeight(QFont.Weight(weight))
            # Without hinting widths grow evenly with the factor.
            font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
            if family == "Vollkorn":
                # Its old-style 1 is a small I: an amount in a heading would be misread.
                font.setFeature(QFont.Tag("lnum"), 1)
            if face in TOTALS:
                font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, -self.percent / 200)
            if face is Face.NAME_TIGHT:  # ten letters on a card among eight
                font.setStretch(88)
            self.tools.fonts[face, self.percent] = font, QFontMetricsF(font)
        return self.tools.fonts[face, self.percent]

    def font(self, face: Face) -> QFont:
        """Return the font of *face* at the factor of the window."""
        return self._type(face)[0]

    def metrics(self, face: Face) -> QFontMetricsF:
        """Return the measures of *face*."""
        return self._type(face)[1]

    def width(self, text: str, face: Face) -> float:
        """Return how wide *text* is."""
        return self._type(face)[1].horizontalAdvance(text)

    def fitting(self, text: str, room: float, *faces: Face) -> Face:
        """Return the first of *faces* in which *text* fits into *room*, else the last."""
        return next((face for face in faces if self.width(text, face) <= room), faces[-1])

    def cut(self, text: str, face: Face, room: float) -> str:
        """Return *text*, ending in dots where *room* is too small for it."""
        return self.metrics(face).elidedText(text, Qt.TextElideMode.ElideRight, room + 0.5)

    # Palette

    def palette(self) -> QPalette:
        """Return the colours that Qt paints with: grounds, labels, rules, native dialogs."""
        palette = QPalette()
        for role, name in PALETTE.items():
            palette.setColor(role, self.colour(name))
        for role in (
            QPalette.ColorRole.WindowText,
            QPalette.ColorRole.Text,
            QPalette.ColorRole.ButtonText,
        ):
            palette.setColor(QPalette.ColorGroup.Disabled, role, self.colour("quiet"))
        return palette

    # Painting

    def write(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        face: Face,
        colour: str,
        on: str,
        owner: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> float:
        """Write one line, centred in the height of *box*, and return its width.

        Every painted text goes this way; *on* and *owner* are for the checks.
        """
        needs = self.width(text, face)
        painter.setFont(self.font(face))
        painter.setPen(self.colour(colour))
        one_line = Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine
        painter.drawText(box, int(align | Qt.AlignmentFlag.AlignVCenter | one_line), text)
        if self.tools.trace is not None:
            self.tools.trace.append(Written(owner, text, needs, box.width(), colour, on))
        return needs

    def show_picture(
        self,
        painter: QPainter,
        box: QRectF,
        state: State,
        paint: Paint,
        ground: str = "",
    ) -> None:
        """Show a part in this *state* from its picture; *paint* makes one, on the colour *ground*.

        While texts are traced everything is painted.
        """
        if self.tools.trace is not None:
            self.tools.pictures.clear()
        colour = self.colour(ground) if ground else Qt.GlobalColor.transparent
        self.tools.pictures.show(painter, box, state, paint, colour)

    def sign(self, painter: QPainter, suit: str, box: QRectF, *, rim: bool) -> None:
        """Paint the sign of *suit*; on dark and on blue ground with its light *rim*."""
        if (suit, rim) not in self.tools.signs:
            path = resource(f"icons/suits/{suit}{'-rim' if rim else ''}.svg")
            renderer = QSvgRenderer(str(path))
            if not renderer.isValid():
                raise FileNotFoundError(f"suit sign not readable: {path}")
            self.tools.signs[suit, rim] = renderer
        self.tools.signs[suit, rim].render(painter, box)
