"""What the start offers, each as a card: to go on, the table of last time, a large choice."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QWidget,
)

from schafscore.core.accounts import Person
from schafscore.core.questions import Problem
from schafscore.core.text import N_, Label, counted, phrase
from schafscore.core.variant import Rules
from schafscore.gui.buttons import SMOOTH, Aimed, Choice, GoButton, draw_button
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import Glyph, draw_glyph, draw_sign_of_program
from schafscore.gui.panels import ACROSS, DOWN
from schafscore.gui.parts import Kind
from schafscore.gui.standings import Standing, Standings
from schafscore.gui.titled import Low, Press, Sentence, TitledPanel
from schafscore.services.desk import Desk

OTHERS = "others"
LEAST_BESIDE = 680  # px of the card of the evening that runs, with its button at the right


class LargeSign(QLabel):
    """The nine strokes, large."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setAccessibleName("schafscore")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Return a square."""
        side = self.look.px(56 if self.look.measures.compact else 96)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strokes."""
        draw_sign_of_program(QPainter(self), QRectF(self.rect()), self.look.colour("ink"))


class CardButton(Aimed):
    """A large choice: title and up to two lines of words, suit signs before or an arrow behind."""

    def __init__(
        self,
        look: Look,
        title: Label,
        words: Label,
        *,
        suits: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.title = title
        self.words = words
        self.suits = suits
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        self.setAccessibleName(self.look.say(self.title))
        self.setAccessibleDescription(self.look.say(self.words))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the words in one line."""
        return self._holding(self.look.width(self.look.say(self.words), Face.TEXT))

    def minimumSizeHint(self) -> QSize:
        """Return room for the words in two lines; they are never cut."""
        return self._holding(max(self.look.width(each, Face.TEXT) for each in self._in_two()))

    def _holding(self, words: float) -> QSize:
        px, title = self.look.px, self.look.width(self.look.say(self.title), Face.NAME)
        return QSize(round(max(title, words)) + px(48) + self._beside(), px(96))

    def _beside(self) -> int:
        return self.look.px(34 * len(self.suits) + 16 if self.suits else 40)

    def _in_two(self) -> tuple[str, str]:
        """Return the words in the two lines that need the least width."""
        words = self.look.say(self.words).split(" ")
        splits = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words) + 1))
        return min(splits, key=lambda two: max(self.look.width(each, Face.TEXT) for each in two))

    def _lines(self) -> tuple[str, ...]:
        room = self.width() - self.look.px(48) - self._beside() + 1
        words = self.look.say(self.words)
        return (words,) if self.look.width(words, Face.TEXT) <= room else self._in_two()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, and write upon it."""
        look, px = self.look, self.look.px
        painter = QPainter(self)
        draw_button(painter, look, QRectF(self.rect()), down=self.isDown())
        painter.setRenderHint(SMOOTH)
        left, middle = px(24), self.height() / 2
        for suit in self.suits:
            sign = QRectF(left, middle - px(16), px(32), px(32))
            look.sign(painter, suit, sign, rim=look.tokens.dark)
            left += px(34)
        left += px(16) if self.suits else 0
        on = "soft" if self.isDown() else "raised"
        lines = self._lines()
        top = middle - px(30) - px(12) * (len(lines) - 1)
        title = QRectF(left, top, self.width() - left, px(32))
        look.write(painter, title, look.say(self.title), Face.NAME, "ink", on, "Card")
        for place, line in enumerate(lines):
            words = QRectF(left, top + px(32 + 24 * place), self.width() - left, px(24))
            look.write(painter, words, line, Face.TEXT, "quiet", on, "Card")
        if not self.suits:
            arrow = QRectF(self.width() - px(48), middle - px(12), px(24), px(24))
            draw_glyph(painter, Glyph.ARROW, arrow, look.colour("ink"))


class RoomyCard(TitledPanel):
    """A panel with more room around what it holds, where there is room."""

    def fit(self) -> None:
        """Take the look as it is now."""
        super().fit()
        if not self.look.measures.compact:
            side, top = self.look.px(24), self.look.px(20)
            self.body.setContentsMargins(side, top, side, top)
            self.body.setSpacing(self.look.px(12))


class GoOnCard(RoomyCard):
    """The evening that is running: how it stands, and the way back to it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self._called = ""  # a person's own words, which may be one long word
        self.show_kind(Kind.READY)
        self.title.set_face(Face.HEADING)
        self.title.setMinimumWidth(1)
        self.stand = Sentence(look, "", Face.LARGE, quiet=True, parent=self)
        self.standings = Standings(look, self)
        self.go = GoButton(look, N_("Go on"), self, glyph=Glyph.ARROW)
        self._line = QBoxLayout(DOWN)
        self._line.addWidget(self.standings, 1)
        self._line.addWidget(self.go)
        self.body.addWidget(self.stand)
        self.body.addLayout(self._line)
        look.changed.connect(self._measure)
        self._measure()

    def _measure(self) -> None:
        px = self.look.px
        self._line.setSpacing(px(16))
        self.go.setFixedHeight(px(72))
        words = self.look.width(self.look.say(N_("Go on")), Face.GO)
        self.go.setMinimumWidth(max(px(184), round(words) + px(80)))
        self._fit_title()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the way back below, where seven people have no room beside it."""
        super().resizeEvent(event)
        self._line.setDirection(ACROSS if self.width() >= self.look.px(LEAST_BESIDE) else DOWN)
        self._fit_title()

    def _fit_title(self) -> None:
        """Cut a title that has no room in one line; the whole is told to who waits there."""
        look, margins = self.look, self.body.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        since = look.say(self.remark.label)
        beside = look.width(since, Face.TEXT) + look.px(self.head.GAP + 4) if since else 0
        whole = look.width(self._called, self.title.face)
        shown = (
            self._called
            if whole <= room
            else look.cut(self._called, self.title.face, room - beside)
        )
        self.title.setText(shown)
        self.title.setAccessibleName(self._called)
        self.title.setToolTip(self._called if shown != self._called else "")
        self.head.fit_remark(0 if room - beside < whole <= room else room)

    def show_desk(self, desk: Desk, title: str, since: Label) -> None:
        """Show how the evening stands."""
        position = desk.evening.position
        self._called = title
        self.show_remark(since)
        self._fit_title()
        hands = counted("%n hand(s)", "", position.number)
        stand: Label = phrase(
            N_("{hands} played, {who} deals next"), hands=hands, who=position.dealer
        )
        if desk.draft is not None:
            stand = phrase(N_("{stand}; a hand is half entered"), stand=stand)
        self.stand.show_label(stand)
        self.standings.show_standings(
            [Standing(desk.names[each], position.balances.get(each, 0)) for each in desk.people]
        )


class LastTableCard(RoomyCard):
    """The table of last time: who is here today, and begin. `begun` is sent with the people."""

    begun = Signal(list)
    shown = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, N_("The table of last time"), parent=parent)
        self.rules: Rules | None = None
        self.people: list[Person] = []
        self.others: list[Person] = []
        self.names: dict[Person, str] = {}
        self.here: set[Person] = set()
        self.whole = False
        self._ended: tuple[int, int] | None = None  # the evening whose table is shown
        self.ask = Sentence(look, "", quiet=True, parent=self)
        self.row = Low(look, N_("Who is here?"), (), exclusive=False)
        self.row.changed.connect(self._toggled)
        self.go = Press(look, "again", N_("Begin anew"), parent=self)
        self.go.clicked.connect(lambda: self.begun.emit(self.seated))
        self._line = QHBoxLayout()
        self._line.addWidget(self.row, 1)
        self._line.addWidget(self.go, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(self.ask)
        self.body.addLayout(self._line)
        look.changed.connect(self._measure)
        self._measure()

    def _measure(self) -> None:
        self._line.setSpacing(self.look.px(16))
        self.go.setMinimumWidth(self.look.px(184))

    @property
    def seated(self) -> list[Person]:
        """Who is here, in the order of the seats, whoever comes new behind them."""
        return [each for each in (*self.people, *self.others) if each in self.here]

    def show_table(self, desk: Desk, known: dict[Person, str], agreed: Label) -> None:
        """Show the table that *desk* ended with; *known* is everybody there is."""
        position = desk.evening.position
        self.show_remark(agreed)
        if (ended := (desk.record.id, desk.record.writings)) != self._ended:
            self._ended = ended
            self.here = set(position.people)
            self.whole = False
        self.rules = desk.rules
        self.people = list(desk.people)
        self.names = known
        self.others = [each for each in known if each not in self.people]
        self._show()

    def _show(self) -> None:
        shown = [*self.people, *(self.others if self.whole else ())]
        choices = [
            Choice(str(each.id), self.names[each], (76, 72), given=True, ticked=True)
            for each in shown
        ]
        if self.others and not self.whole:
            choices.append(Choice(OTHERS, N_("Others …"), (56, 56)))
        self.row.set_choices(choices)
        self.row.choose([str(each.id) for each in self.here])
        problem = self._problem()
        if problem is None:
            self.ask.show_label(N_("Who is here? A tap takes out or adds."))
            self.go.unlock()
        else:
            self.ask.show_label(problem.sentence)
            self.go.lock()
        self.shown.emit()

    def _problem(self) -> Problem | None:
        return next(self.rules.problems(tuple(self.seated)), None) if self.rules else None

    def _toggled(self, names: list[str]) -> None:
        if OTHERS in names:
            self.whole = True
        else:
            self.here = {each for each in self.names if str(each.id) in names}
        self._show()

    def say(self, sentence: Label) -> None:
        """Say why it could not be begun."""
        self.ask.show_label(sentence)
