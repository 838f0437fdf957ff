"""Who everybody in a file is: one row for each, answered in place."""

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from schafscore.core.accounts import Person
from schafscore.core.text import N_, Verbatim, phrase
from schafscore.gui.beside import Quoted
from schafscore.gui.buttons import Choice
from schafscore.gui.look import Face, Look
from schafscore.gui.money import Stack
from schafscore.gui.titled import Entered, Low, Scrolled, Sentence, TitledPanel
from schafscore.services.who_is_who import WhoIsWho

SAME, OTHER, NEW = "same", "other", "new"
NAME = 112  # px before the answers
ROW, IN_SIGHT = 48, 4  # px of a row with its gap, and how many are always in sight


class PersonRow(QWidget):
    """Who the one at *at* is. `answered` is sent with that place and the answer."""

    answered = Signal(int, object)

    def __init__(self, look: Look, at: int, who: WhoIsWho) -> None:
        super().__init__()
        self.look = look
        self.at = at
        name = who.names[at]
        about = phrase(N_("Who is {name}?"), name=Verbatim(name))
        self.name = Quoted(look, name, Face.STRONG, parent=self)
        self.name.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.row = Low(look, about, (), parent=self)
        self.row.changed.connect(self._choose)
        self.others = Low(look, about, (), parent=self)
        self.others.changed.connect(self._other)
        self.field = Entered(look, N_("New name"), self)
        self.field.setText(name)
        self.field.textEdited.connect(lambda text: self.answered.emit(self.at, text))
        self.problem = Sentence(look, "", quiet=True, parent=self)
        self._answers = QVBoxLayout()
        for widget in (self.row, self.others, self.field, self.problem):
            self._answers.addWidget(widget)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._before = QVBoxLayout()
        self._before.addWidget(self.name)
        self._before.addStretch(1)
        self._line.addLayout(self._before)
        self._line.addLayout(self._answers, 1)
        look.changed.connect(self.fit)
        self.fit()
        self.show_who(who)

    def fit(self) -> None:
        """Take the look as it is now."""
        px = self.look.px
        self._answers.setSpacing(px(8))
        self._line.setSpacing(px(12))
        self._before.setContentsMargins(0, px(8), 0, 0)  # beside the words of the buttons
        self.name.setFixedWidth(px(NAME))

    def parts(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through, in its order."""
        return self.row, self.others, self.field

    def show_who(self, who: WhoIsWho) -> None:
        """Show the answer of now, and what else it could be."""
        self.who = who
        answer, same = who.answers[self.at], who.same(self.at)
        others = who.others(self.at)
        choices: list[Choice] = []
        if same is not None:
            choices.append(Choice(SAME, N_("the one known here"), (56, 56), ticked=True))
        if others:
            choices.append(Choice(OTHER, N_("somebody else known"), (56, 56), ticked=True))
        choices.append(Choice(NEW, N_("new here"), (56, 56), ticked=True))
        chosen = NEW if isinstance(answer, str) else SAME
        if chosen is SAME and (answer is None or answer != same):
            chosen = OTHER
        if choices != [button.choice for button in self.row.buttons.values()]:
            self.row.set_choices(choices)
        self.row.choose([chosen])
        self.others.set_choices(
            [Choice(str(each.id), name, (56, 56), given=True) for each, name in others.items()]
        )
        self.others.choose([str(answer.id)] if isinstance(answer, Person) else [])
        self.others.setVisible(chosen == OTHER)
        problem = who.problem(self.at)
        # A name of its own is asked for where it is not free, and stays once it was.
        asked = chosen == NEW and (bool(problem) or answer != who.names[self.at])
        self.field.setVisible(asked)
        self.problem.show_label(problem)
        self.problem.setVisible(bool(problem))

    def _choose(self, names: list[str]) -> None:
        who, (name,) = self.who, names or [""]
        match name:
            case "same":
                self.answered.emit(self.at, who.same(self.at))
            case "other":
                self.answered.emit(self.at, None)
            case "new":
                self.answered.emit(self.at, self.field.text())
                if self.field.isVisible():
                    self.field.setFocus()
                    self.field.selectAll()
            case _:
                self.show_who(who)  # one of them always holds

    def _other(self, names: list[str]) -> None:
        self.answered.emit(self.at, Person(int(names[0])) if names else None)


class MatchingPanel(TitledPanel):
    """All of them. `changed` is sent with who is who now."""

    changed = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, N_("Who is who?"), parent=parent)
        self.rows = Stack(look, 8)
        inner = QWidget()
        layout = QVBoxLayout(inner)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.rows)
        layout.addStretch(1)
        self.scrolled = Scrolled(look, inner, self)
        self.body.addWidget(self.scrolled, 1)
        self.who = WhoIsWho((), {}, ())
        look.changed.connect(self._measure)
        self._measure()

    def _measure(self) -> None:
        seen = min(IN_SIGHT, len(self.rows.rows))
        self.scrolled.setMinimumHeight(self.look.px(seen * ROW))

    def show_who(self, who: WhoIsWho) -> None:
        """Ask anew about everybody who is not certain."""
        self.who = who
        asked = (at for at in range(len(who.names)) if at not in who.certain)
        rows = [PersonRow(self.look, at, who) for at in asked]
        for row in rows:
            row.answered.connect(self._answer)
        self.rows.show_rows(rows)
        self._measure()

    def parts(self) -> Iterator[QWidget]:
        """Yield what Tab goes through, in its order."""
        for row in self.rows.rows:
            if isinstance(row, PersonRow):
                yield from row.parts()

    def _answer(self, at: int, answer: Person | str | None) -> None:
        self.who = self.who.answer(at, answer)
        for row in self.rows.rows:
            if isinstance(row, PersonRow):
                row.show_who(self.who)
        self.changed.emit(self.who)
