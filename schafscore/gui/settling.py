"""What the panels of the settlement share: people to choose, and the words before a row."""

from collections.abc import Iterable, Mapping

from PySide6.QtWidgets import QWidget

from schafscore.core.accounts import Person
from schafscore.core.text import Label
from schafscore.gui.buttons import Choice
from schafscore.gui.look import Look
from schafscore.gui.panels import Line, RowLabel
from schafscore.gui.rows import ChoiceRow

Names = Mapping[Person, str]


def people_choices(people: Iterable[Person], names: Names) -> list[Choice]:
    """Return a button for each of *people*."""
    return [Choice(str(each.id), names.get(each, ""), (56, 56), given=True) for each in people]


def chosen_people(row: ChoiceRow) -> tuple[Person, ...]:
    """Return who is chosen in *row*."""
    return tuple(Person(int(name)) for name in row.chosen())


class Labelled(Line):
    """What stands behind the word that says what it is; the words of a panel are of one width."""

    WIDE = 88  # px

    def __init__(self, look: Look, label: Label, *widgets: QWidget) -> None:
        self.word = RowLabel(look, label)
        super().__init__(look)
        self.add(self.word, *widgets)

    def fit(self) -> None:
        """Take the look as it is now."""
        super().fit()
        self.word.widen(self.look.px(self.WIDE))
