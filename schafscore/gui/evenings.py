"""The list of all evenings: searched, opened, renamed, and forgotten for good."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from schafscore.core.text import N_, Label, counted, phrase
from schafscore.gui.buttons import RIGHT
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import draw_frame
from schafscore.gui.parts import SlimBar
from schafscore.gui.titled import Entered, Press, Sentence, Sure, TitledPanel

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()
ROW_HEIGHT = 64


@dataclass(frozen=True)
class EveningRow:
    """One evening as the list shows it; *right* stands opposite the name, *best* below it.

    *name* is its title, or its game where it has none; *people* are only searched. One that is
    *spoilt* can only leave as it is, or be removed.
    """

    session: int
    name: str
    day: str
    title: str = ""
    place: str = ""
    right: Label = ""
    best: str = ""
    total: str = ""  # of the best; it is never cut
    running: bool = False
    spoilt: bool = False
    people: tuple[str, ...] = ()

    def found(self, wanted: str) -> bool:
        """Whether every word of *wanted* is somewhere in it."""
        text = " ".join((self.name, self.day, self.place, *self.people)).casefold()
        return all(word in text for word in wanted.casefold().split())


class EveningModel(QAbstractListModel):
    """The evenings that were found, the one written to last first."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.rows: list[EveningRow] = []

    def show_rows(self, rows: Sequence[EveningRow]) -> None:
        """Show *rows*; where the same evenings stay, selection and place stay too."""
        if [each.session for each in rows] == [each.session for each in self.rows]:
            self.rows = list(rows)
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
        else:
            self.beginResetModel()
            self.rows = list(rows)
            self.endResetModel()

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the row as a sentence."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row = self.rows[index.row()]
        best = f"{row.best} {row.total}".rstrip()
        parts = (row.name, row.day, self.look.say(row.right), best)
        return ", ".join(part for part in parts if part)


class EveningDelegate(QStyledItemDelegate):
    """Paints a row: name and length, below them the day and who has most."""

    def __init__(self, look: Look, view: QListView, row: Callable[[int], EveningRow]) -> None:
        super().__init__(view)
        self.look = look
        self.row = row

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return two lines with room around."""
        return QSize(self.look.px(240), self.look.px(ROW_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row."""
        look, px, row = self.look, self.look.px, self.row(index.row())
        box = QRectF(option.rect)
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        on = "soft" if chosen else "panel"
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(box, look.colour("soft"))
        inner = box.adjusted(px(8), 0, -px(8), 0)
        upper = QRectF(inner.left(), box.top() + px(8), inner.width(), px(24))
        lower = upper.translated(0, px(24))
        face = Face.STRONG if row.running else Face.TEXT
        tone = "ink" if row.running or chosen else "quiet"
        right = look.say(row.right)
        taken = look.write(painter, upper, right, face, tone, on, "Evenings", RIGHT) + px(8)
        name = look.cut(row.name, Face.STRONG, upper.width() - taken)
        room = QRectF(upper.left(), upper.top(), upper.width() - taken + 1, upper.height())
        look.write(painter, room, name, Face.STRONG, "ink", on, "Evenings")
        tone = "ink" if chosen else "quiet"
        taken = look.width(row.day, Face.TEXT) + px(8)
        total = f" {row.total}" if row.total else ""
        taken += look.width(total, Face.TEXT)
        best = look.cut(row.best, Face.TEXT, lower.width() - taken) + total
        look.write(painter, lower, row.day, Face.TEXT, tone, on, "Evenings")
        look.write(painter, lower, best, Face.TEXT, tone, on, "Evenings", RIGHT)
        painter.fillRect(
            QRectF(box.left(), box.bottom() - px(1), box.width(), px(1)), look.colour("line")
        )
        if state & QStyle.StateFlag.State_HasFocus:
            draw_frame(painter, box.adjusted(2, 2, -2, -2), px(8), look.colour("blue"), px(3))
        painter.restore()


class EveningView(QListView):
    """A list of evenings, or of what is shown like them; it says aloud that it is *label*.

    Letters that are typed here go to the field that *finds*; where there is none, the list goes
    to the row that begins with them.
    """

    def __init__(
        self,
        look: Look,
        label: Label,
        parent: QWidget | None = None,
        *,
        finds: QLineEdit | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.label = label
        self.finds = finds
        self.rows = EveningModel(look, self)
        self.setModel(self.rows)
        self.setItemDelegate(EveningDelegate(look, self, lambda place: self.rows.rows[place]))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimBar(look))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        self.setAccessibleName(self.look.say(self.label))
        self.scheduleDelayedItemsLayout()

    @property
    def chosen(self) -> EveningRow | None:
        """The row that is selected."""
        index = self.currentIndex()
        selected = index.isValid() and self.selectionModel().isSelected(index)
        return self.rows.rows[index.row()] if selected else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the field that finds have what is typed; Space and the arrows are for the rows."""
        typed = event.text()
        if self.finds is None or not typed.isprintable() or not typed.strip():
            super().keyPressEvent(event)
            return
        self.finds.setFocus(Qt.FocusReason.OtherFocusReason)
        self.finds.insert(typed)

    def choose(self, session: int) -> None:
        """Select the row of an evening, where it is shown."""
        places = (at for at, row in enumerate(self.rows.rows) if row.session == session)
        for place in places:
            self.setCurrentIndex(self.rows.index(place))


class EveningList(TitledPanel):
    """The panel. What is done to an evening is asked below the list, never in a dialog."""

    opened = Signal(int)
    renamed = Signal(int, str, str)
    removed = Signal(int)
    raw_asked = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, N_("All evenings"), parent=parent)
        self.every: Sequence[EveningRow] = ()
        self.shown_foot = "count"
        self.search = Entered(look, N_("Search"), self)
        self.search.textChanged.connect(self._filter)
        self.head.add(self.search)
        self.view = EveningView(look, N_("All evenings"), self, finds=self.search)
        self.model = self.view.rows
        self.view.activated.connect(self._open)
        self.view.doubleClicked.connect(self._open)
        self.view.selectionModel().selectionChanged.connect(lambda *_: self.show_foot("acts"))
        self.model.modelReset.connect(lambda: self.show_foot("acts"))
        self.nothing = Sentence(look, N_("No evening is called that"), quiet=True, parent=self)
        self.body.addWidget(self.nothing)
        self.body.addWidget(self.view, 1)
        self.foot = QStackedWidget(self)
        self.body.addWidget(self.foot)
        self.feet = {
            "count": self._count_foot(),
            "acts": self._acts_foot(),
            "rename": self._rename_foot(),
            "remove": self._remove_foot(),
        }
        for page in self.feet.values():
            self.foot.addWidget(page)
        self._measure()
        look.changed.connect(self._measure)

    def _count_foot(self) -> QWidget:
        page = QWidget(self)
        self.count = Sentence(self.look, "", quiet=True, parent=page)
        QVBoxLayout(page).addWidget(self.count)
        return page

    def _acts_foot(self) -> QWidget:
        look, page = self.look, QWidget(self)
        self.open = Press(look, "open", N_("Open"), parent=page)
        self.open.clicked.connect(lambda: self._open(self.view.currentIndex()))
        self.raw = Press(look, "raw", N_("Save as raw text …"), parent=page)
        self.raw.clicked.connect(self._save_raw)
        self.raw.hide()
        self.rename = Press(look, "rename", N_("Rename"), parent=page)
        self.rename.clicked.connect(self._ask_name)
        self.remove = Press(look, "remove", N_("Remove …"), parent=page)
        self.remove.clicked.connect(lambda: self.show_foot("remove"))
        row = QHBoxLayout(page)
        for button in (self.open, self.rename, self.raw, self.remove):
            row.addWidget(button, 1)
        return page

    def _rename_foot(self) -> QWidget:
        look, page = self.look, QWidget(self)
        self.name = Entered(look, N_("Name of the evening"), page)
        self.place = Entered(look, N_("Place"), page)
        self.keep = Press(look, "keep", N_("Keep"), parent=page)
        self.keep.clicked.connect(self._rename)
        for field in (self.name, self.place):
            field.returnPressed.connect(self._rename)
        self.leave = Press(look, "leave", N_("Cancel"), parent=page)
        self.leave.clicked.connect(lambda: self.show_foot("acts"))
        column, row = QVBoxLayout(page), QHBoxLayout()
        column.addWidget(self.name)
        column.addWidget(self.place)
        row.addWidget(self.keep, 1)
        row.addWidget(self.leave, 1)
        column.addLayout(row)
        return page

    def _remove_foot(self) -> QWidget:
        look, page = self.look, QWidget(self)
        self.question = Sentence(look, "", Face.STRONG, parent=page)
        self.sure = Sure(look, "sure", N_("Remove for good"), parent=page)
        self.sure.clicked.connect(self._remove)
        self.spare = Press(look, "spare", N_("Keep it"), parent=page)
        self.spare.clicked.connect(lambda: self.show_foot("acts"))
        column, row = QVBoxLayout(page), QHBoxLayout()
        column.addWidget(self.question)
        row.addWidget(self.spare, 1)
        row.addWidget(self.sure, 1)
        column.addLayout(row)
        return page

    def _measure(self) -> None:
        px = self.look.px
        self.search.setFixedWidth(px(152))
        for page in self.feet.values():
            layout = page.layout()
            if layout is not None:
                layout.setContentsMargins(0, 0, 0, 0)
                layout.setSpacing(px(8))
        self.show_foot(self.shown_foot)

    # What is shown

    def parts(self) -> Iterator[QWidget]:
        """Yield what Tab goes through, in its order."""
        yield from (self.search, self.view, self.open, self.rename, self.raw, self.remove)
        yield from (self.name, self.place, self.keep, self.leave, self.spare, self.sure)

    def show_evenings(self, every: Sequence[EveningRow]) -> None:
        """Show the evenings, the one written to last first."""
        self.every = every
        self._filter()

    def _filter(self) -> None:
        wanted, chosen = self.search.text(), self.chosen
        self.model.show_rows([each for each in self.every if each.found(wanted)])
        if chosen is not None and self.chosen is None:
            self.view.choose(chosen.session)  # whatever came or went around it
        self.nothing.setVisible(bool(self.every) and not self.model.rows)
        if self.chosen is None:
            self.show_foot("count")

    @property
    def chosen(self) -> EveningRow | None:
        """The evening that is selected."""
        return self.view.chosen

    @property
    def asks(self) -> bool:
        """Whether it is being asked about an evening, or somebody is about to press below it."""
        asked = self.shown_foot in ("rename", "remove")
        return asked or any(each.hasFocus() for each in self.foot.findChildren(QWidget))

    def _fit_foot(self) -> None:
        """Make the foot as high as what it shows, in as many lines as its width takes."""
        page = self.feet[self.shown_foot]
        high, wide = page.sizeHint().height(), self.foot.width()
        if page.hasHeightForWidth():
            high = max(high, page.heightForWidth(wide))
        self.foot.setFixedHeight(max(self.look.px(40), high))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the question anew at another width."""
        super().resizeEvent(event)
        self._fit_foot()

    def show_foot(self, name: str) -> None:
        """Show what can be done with the selected evening; without one how many there are."""
        row = self.chosen
        if row is None:
            name = "count"
            number = len(self.model.rows)
            self.count.show_label(counted("%n evening(s)", "", number))
        else:
            what = phrase(N_("{name}, {day}"), name=row.name, day=row.day)
            question = N_(
                "Remove {what} for good, with every hand? It is in the copies, so all of them go, "
                "and the other evenings are copied anew. This cannot be undone."
            )
            if row.spoilt:
                question = N_(
                    "Remove {what} for good, with every copy of all evenings, also one in which it "
                    "may still be whole? This cannot be undone."
                )
            self.question.show_label(phrase(question, what=what))
            self.raw.setVisible(row.spoilt)
            for button in (self.open, self.rename):
                button.setVisible(not row.spoilt)
        self.shown_foot = name
        self.foot.setCurrentWidget(self.feet[name])
        # Only as high as what it shows.
        for each, page in self.feet.items():
            page.setMaximumHeight(16_777_215 if each == name else 0)
        self._fit_foot()
        if name == "remove":
            self.spare.setFocus(Qt.FocusReason.OtherFocusReason)

    # What is done

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(self.model.rows[index.row()].session)

    def _ask_name(self) -> None:
        row = self.chosen
        if row is not None:
            self.name.setText(row.title)
            self.place.setText(row.place)
            self.show_foot("rename")
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rename(self) -> None:
        row = self.chosen
        if row is not None:
            self.renamed.emit(row.session, self.name.text().strip(), self.place.text().strip())
            self.show_foot("acts")

    def _save_raw(self) -> None:
        row = self.chosen
        if row is not None:
            self.raw_asked.emit(row.session)

    def _remove(self) -> None:
        row = self.chosen
        if row is not None:
            self.removed.emit(row.session)
