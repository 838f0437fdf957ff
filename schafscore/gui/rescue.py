"""The window where the file of the evenings is spoilt or lost: its copies, and the way back."""

from collections.abc import Callable

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from schafscore.core.text import N_, Label
from schafscore.core.variant import Catalogue
from schafscore.gui.backups import COMING, BackupsPage
from schafscore.gui.beside import Heading
from schafscore.gui.buttons import Aimed
from schafscore.gui.focus import FocusRing
from schafscore.gui.look import COMPACT_SIZE, Face, Look, measures_for
from schafscore.gui.titled import Press, Scrolled, Sentence
from schafscore.services.ports import Backup


class Rescue(QWidget):
    """Asks which copy shall take the place of the file. *restore* lets one, in any thread.

    Where the file is *lost*, one may begin *anew* as well: nothing is given up by it. Where only a
    part of it is damaged, `partly`, one may open the rest.
    """

    def __init__(
        self,
        look: Look,
        why: Label,
        catalogue: Catalogue,
        backups: tuple[Backup, ...],
        restore: Callable[[Backup], object],
        *,
        lost: bool = False,
        partly: bool = False,
    ) -> None:
        super().__init__()
        self.look = look
        self.restore = restore
        self.anew = self.partly = False
        self.told: Label = ""  # what is there again, once a copy came back
        self.heading = Heading(look, N_("The evenings cannot be opened"), self)
        self.quit = Press(look, "quit", N_("Quit"), parent=self)
        self.quit.clicked.connect(self.close)
        self.why = Sentence(look, why, Face.STRONG, parent=self)
        self.begin = Press(look, "begin", N_("Begin anew"), parent=self)
        self.begin.clicked.connect(self._begin_anew)
        self.begin.setVisible(lost)
        self.rest = Press(look, "rest", N_("Open the rest"), parent=self)
        self.rest.clicked.connect(self._open_the_rest)
        self.rest.setVisible(partly)
        about = N_("One of these copies can take its place. What is there now is put aside.")
        if lost:
            about = N_(
                "One of these copies can take its place. You can begin anew too: the copies stay."
            )
        elif partly:
            about = N_(
                "One of these copies can take its place. What is there now is put aside. You can "
                "also open the rest of it: what is damaged stays as it is, and so do the copies."
            )
        self.about = Sentence(look, about, parent=self)
        self.page = BackupsPage(look, catalogue, self)
        self.page.restored.connect(self._restore)
        self._head = QHBoxLayout()
        self._head.addWidget(self.heading, 1)
        self._head.addWidget(self.begin)
        self._head.addWidget(self.rest)
        self._head.addWidget(self.quit)
        inner = QWidget()
        self._layout = QVBoxLayout(inner)
        self._layout.addLayout(self._head)
        for widget in (self.why, self.about, self.page):
            self._layout.addWidget(widget)
        self._layout.setStretchFactor(self.page, 1)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(Scrolled(look, inner, self))
        self.ring = FocusRing(look, self)
        self._loop = QEventLoop(self)
        look.changed.connect(self.fit)
        look.recoloured.connect(self.fit)
        self.page.show_backups(backups)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        px, margin = self.look.px, self.look.px(self.look.measures.margin)
        self.look.dress(self)
        self._layout.setContentsMargins(margin, px(8), margin, margin)
        self._layout.setSpacing(px(8))
        self.setWindowTitle("schafscore")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the arrangement."""
        super().resizeEvent(event)
        wide, high = (length * 100 / self.look.percent for length in (self.width(), self.height()))
        self.page.set_narrow(wide < COMPACT_SIZE[0])
        self.look.set_measures(measures_for(wide, high))

    def ask(self) -> bool:
        """Show the copies until the window is closed; return whether the program can go on."""
        self.show()
        self.page.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._loop.exec()
        self.deleteLater()
        return bool(self.told) or self.anew or self.partly

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button with the focus."""
        button = Aimed.entered()
        if button is None:
            super().keyPressEvent(event)
        else:
            button.click()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Read no more; a copy that is being brought back is there first."""
        self.page.stop()
        self._loop.quit()
        super().closeEvent(event)

    def _begin_anew(self) -> None:
        self.anew = True
        self.close()

    def _open_the_rest(self) -> None:
        self.partly = True
        self.close()

    def _restore(self, backup: Backup) -> None:
        self.why.show_label(COMING)
        others = (self.begin, self.rest, self.quit)
        self.page.bring_back(backup, self.restore, others, self._restored, self.why.show_label)

    def _restored(self, there: Label) -> None:
        self.told = there
        self.close()
