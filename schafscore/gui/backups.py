"""The copies of all evenings: when each was made, what it holds, and how it comes back."""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from schafscore.bootstrap import look_inside
from schafscore.core.text import N_, Label, Verbatim, counted, listed, phrase
from schafscore.core.variant import Catalogue
from schafscore.gui.beside import Heading, Quoted
from schafscore.gui.evenings import ROW_HEIGHT, EveningRow, EveningView
from schafscore.gui.look import Face, Look
from schafscore.gui.panels import Room
from schafscore.gui.shell import Shell
from schafscore.gui.titled import Press, Remark, Sentence, Sure, TabChain, TitledPanel
from schafscore.gui.working import Worker
from schafscore.services.ports import UNCHANGED, Backup, Contents, SessionRecord, StoreError
from schafscore.services.summaries import HandsOf

IN_SIGHT = 3  # rows of a list that are always in sight
COMING = N_("The evenings are being brought back …")


def moment(look: Look, at: datetime, *, exact: bool = False) -> str:
    """Return a day and the time of day, with its second where it is to be *exact*."""
    second = f":{at.astimezone():%S}" if exact else ""
    return f"{look.speech.date(at)}, {look.speech.time(at)}{second}"


def amount_in(held: Contents) -> Label:
    """Say how many evenings and hands a copy holds."""
    hands = sum(each or 0 for each in held.hands.values())
    evenings = counted("%n evening(s)", "", len(held.sessions))
    return listed([evenings, counted("%n hand(s)", "", hands)])


def back_again(look: Look, held: Contents) -> Label:
    """Say what is there again, after a copy came back."""
    last = max((each.last_at for each in held.sessions), default=None)
    if last is None:
        return N_("No evening is in it.")
    words = N_("There are again: {amount}, last written to on {when}.")
    return phrase(words, amount=amount_in(held), when=moment(look, last))


class BackupsPage(QWidget):
    """Left the copies, right what the chosen one holds. `restored` is sent with one of them.

    What a copy holds is read once, one by one, beside the thread of the window; so one comes back.
    """

    restored = Signal(object)

    def __init__(self, look: Look, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.catalogue = catalogue
        self._hands_of = HandsOf(catalogue)
        self.backups: Sequence[Backup] = ()
        self._held: dict[Backup, Contents | Label] = {}  # or why it cannot be used
        self._reading: Backup | None = None
        self._offered: Backup | None = None  # what is selected without anybody having done so
        self._held_back: Sequence[Press] = ()  # what else cannot be pressed while a copy comes back
        self.coming = False  # whether one takes the place of the evenings just now
        self.worker = Worker(self)
        self.copies = TitledPanel(look, N_("Copies"), parent=self)
        self.view = EveningView(look, N_("Copies"), self.copies)
        self.view.selectionModel().selectionChanged.connect(lambda *_: self._show_chosen())
        self.view.activated.connect(lambda _: self.ask(asked=True))
        self.count = Sentence(look, "", quiet=True, parent=self.copies)
        self.copies.body.addWidget(self.view, 1)
        self.copies.body.addWidget(self.count)
        self.copies.body.addStretch(0)
        self.inside = TitledPanel(look, N_("What it holds"), parent=self)
        self.problem = Sentence(look, "", Face.STRONG, parent=self.inside)
        self.evenings = EveningView(look, N_("Evenings in the copy"), self.inside)
        self.people = Quoted(look, "", quiet=True, parent=self.inside)
        self.restore = Press(look, "restore", N_("Bring back …"), parent=self.inside)
        self.restore.clicked.connect(lambda: self.ask(asked=True))
        self.question = Sentence(look, "", Face.STRONG, parent=self.inside)
        self.spare = Press(look, "spare", N_("Leave it"), parent=self.inside)
        self.spare.clicked.connect(lambda: self.ask(asked=False))
        self.sure = Sure(look, "sure", N_("Bring back"), parent=self.inside)
        self.sure.clicked.connect(self._restore)
        self._acts = QHBoxLayout()
        self._acts.addStretch(1)
        for button in (self.restore, self.spare, self.sure):
            self._acts.addWidget(button)
        for widget in (self.problem, self.evenings, self.people, self.question):
            self.inside.body.addWidget(widget)
        self.inside.body.setStretchFactor(self.evenings, 1)
        self.inside.body.addStretch(0)
        self.inside.body.addLayout(self._acts)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._both.setContentsMargins(0, 0, 0, 0)
        self._both.addWidget(self.copies, 1)
        self._both.addWidget(self.inside, 1)
        look.changed.connect(self.fit)
        self.ask(asked=False)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        px = self.look.px
        self._both.setSpacing(px(self.look.measures.gap))
        self._acts.setSpacing(px(8))
        for view in (self.view, self.evenings):
            view.setMinimumHeight(px(ROW_HEIGHT * IN_SIGHT))

    def set_narrow(self, narrow: bool) -> None:
        """Put what a copy holds below the copies, or beside them."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._both.setDirection(down if narrow else across)

    def parts(self) -> Iterator[QWidget]:
        """Yield what Tab goes through, in its order."""
        yield from (self.view, self.evenings, self.restore, self.spare, self.sure)

    # What is shown

    def show_backups(self, backups: Sequence[Backup]) -> None:
        """Show the copies, the newest first."""
        self.backups = backups
        self.count.show_label(counted("%n copies", "", len(backups)))
        self._show_rows()
        self.view.setVisible(bool(backups))
        if self.chosen is None and backups:
            self._offer(0)
            self._offer_what_can_be_used()
        self._show_inside()
        self._read_next()

    def stop(self) -> None:
        """Read no more, and wait for what is being done."""
        self.worker.stop()
        self._reading = None

    def held(self, backup: Backup) -> Contents | None:
        """Return what a copy holds, as far as it has been read and can be used."""
        held = self._held.get(backup)
        return held if isinstance(held, Contents) else None

    @property
    def chosen(self) -> Backup | None:
        """The copy that is selected."""
        row = self.view.chosen
        return self.backups[row.session] if row is not None else None

    def _read_next(self) -> None:
        """Look into the next copy, first that which is selected; each only once."""
        wanted = (*filter(None, [self.chosen]), *self.backups)
        following = next((each for each in wanted if each not in self._held), None)
        if self._reading is None and following is not None:
            self._reading = following
            read = partial(look_inside, following.file, self._hands_of)
            self.worker.do(read, self._take, self._take_problem)

    def _offer(self, place: int) -> None:
        self._offered = self.backups[place]
        self.view.setCurrentIndex(self.view.rows.index(place))

    def _offer_what_can_be_used(self) -> None:
        """Select the newest copy that can be used, where nobody chose and the newest cannot."""
        offered = self._offered
        if offered is None or offered != self.chosen or offered not in self._held:
            return
        usable = (place for place, each in enumerate(self.backups) if self.held(each) is not None)
        place = next(usable, None)
        if self.held(offered) is None and place is not None:
            self._offer(place)

    def _take_problem(self, error: StoreError) -> None:
        self._take(error.sentence)

    def _take(self, held: Contents | Label) -> None:
        read, self._reading = self._reading, None
        if read is not None:
            self._held[read] = held
            self._show_rows()
            if read == self.chosen:
                self._show_inside()
            self._offer_what_can_be_used()
        self._read_next()

    def _show_rows(self) -> None:
        self.view.rows.show_rows([self._row(place) for place in range(len(self.backups))])

    def _row(self, place: int) -> EveningRow:
        backup = self.backups[place]
        held = self._held.get(backup)
        right: Label = N_("put aside") if backup.replaced else ""
        below, newest = "", ""
        if isinstance(held, Contents):
            below = self.look.say(amount_in(held))
            newest = next((self._name(each) for each in held.sessions), "")
            spoilt = sum(each is None for each in held.hands.values())
            if spoilt:
                right = counted("%n evening(s) damaged", "", spoilt)
        elif held is not None:
            right = N_("damaged")
        return EveningRow(place, self._moment(backup), below, right=right, best=newest)

    def _moment(self, backup: Backup) -> str:
        """Return when a copy was made; with seconds where another is of the same minute."""
        said = moment(self.look, backup.at)
        twins = [each for each in self.backups if moment(self.look, each.at) == said]
        return moment(self.look, backup.at, exact=len(twins) > 1)

    def _name(self, record: SessionRecord) -> str:
        variant = self.catalogue.variants.get(record.variant)
        return record.title or (self.look.say(variant.label) if variant else record.variant)

    def _show_chosen(self) -> None:
        self.ask(asked=False)
        self._show_inside()

    def _show_inside(self) -> None:
        """Show what the copy holds that is selected, as far as it has been read."""
        backup = self.chosen
        held = self._held.get(backup) if backup is not None else None
        problem: Label = "" if held is None or isinstance(held, Contents) else held
        shown = held if isinstance(held, Contents) else Contents((), (), {})
        self.problem.show_label(problem)
        self.problem.setVisible(bool(problem))
        self.inside.show_remark(self._moment(backup) if backup is not None else "")
        rows = [
            EveningRow(
                each.id,
                self._name(each),
                self.look.speech.date(each.opened_at),
                right=N_("damaged") if hands is None else counted("%n hand(s)", "", hands),
            )
            for each, hands in ((each, shown.hands[each.id]) for each in shown.sessions)
        ]
        self.evenings.rows.show_rows(rows)
        self.evenings.setVisible(bool(rows))
        self.people.show_label(", ".join(shown.people))
        if shown is held:
            self.restore.unlock()
        else:
            self.restore.lock()

    # What is done

    def ask(self, *, asked: bool) -> None:
        """Ask in place whether the chosen copy shall come back, or no longer."""
        backup, before = self.chosen, self.asking()
        asked = asked and backup is not None and self.restore.isEnabled()
        if asked and backup is not None:
            question = N_(
                "Shall the evenings be again as they were on {when}? Those of now are put aside "
                "and then stand among the copies."
            )
            self.question.show_label(phrase(question, when=self._moment(backup)))
        for widget in (self.question, self.spare, self.sure):
            widget.setVisible(asked)
        self.restore.setVisible(not asked)
        if asked:
            self.spare.setFocus(Qt.FocusReason.OtherFocusReason)
        elif before and self.isVisible():
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def asking(self) -> bool:
        """Whether the question stands there."""
        return not self.question.isHidden()

    def _restore(self) -> None:
        backup = self.chosen
        if backup is not None:
            self.ask(asked=False)
            self.restored.emit(backup)

    def bring_back(
        self,
        backup: Backup,
        restore: Callable[[Backup], object],
        others: Sequence[Press],
        done: Callable[[Label], object],
        failed: Callable[[Label], object],
    ) -> None:
        """Let *restore* bring *backup* back; till then neither this nor *others* can be pressed.

        Then *done* is called with what is there again, or *failed* with why it is not.
        """
        self._held_back, self.coming = others, True
        for each in others:
            each.lock()
        self.setEnabled(False)
        held = self.held(backup)
        there: Label = back_again(self.look, held) if held is not None else ""
        self.worker.do(
            partial(restore, backup),
            lambda _: done(there),
            lambda error: failed(error.sentence),
            ended=self._end_bringing_back,
        )

    def _end_bringing_back(self) -> None:
        for each in self._held_back:
            each.unlock()
        self._held_back, self.coming = (), False
        self.setEnabled(True)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)


class BackupsRoom(Room):
    """The copies, in the window that shows the evenings."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.look)
        look = self.look
        self.shell = shell
        self.heading = Heading(look, N_("Copies of all evenings"), self)
        self.now = Press(look, "now", N_("Copy now"), parent=self)
        self.now.clicked.connect(self.copy_now)
        self.back = Press(look, "back", N_("Back"), parent=self)
        self.back.clicked.connect(lambda: shell.go("start"))
        self.about = Sentence(
            look,
            N_(
                "A copy is made when the program is opened, if the last is older than six hours, "
                "and when it is closed. The last ten are kept, beside the evenings."
            ),
            quiet=True,
            parent=self,
        )
        self.told = Remark(look, Face.STRONG, parent=self)
        self.page = BackupsPage(look, shell.tables.catalogue, self)
        self.page.restored.connect(self.restore)
        self._head = QHBoxLayout()
        self._head.addWidget(self.heading, 1)
        self._head.addWidget(self.now)
        self._head.addWidget(self.back)
        self.left.addLayout(self._head)
        for widget in (self.about, self.told, self.page):
            self.left.addWidget(widget)
        self.left.setStretchFactor(self.page, 1)
        self.side.hide()
        self._tabs = TabChain()
        self._moved_to: QWidget | None = None  # where the focus went while a copy is made
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        super().fit()
        self._head.setSpacing(self.look.px(8))
        self.page.set_narrow(self.narrow)

    # The room

    def show_evening(self) -> None:
        """Look again which copies there are."""
        copies = self.shell.outside.copies
        self.tell("")
        self.page.show_backups(copies.backups() if copies else ())
        self.now.setVisible(copies is not None)
        self._tabs.run((self.now, self.back, *self.page.parts()))

    def begin(self) -> None:
        """Put the focus on the list."""
        first = self.page.view if self.page.backups else self.back
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, sentence: Label) -> None:
        """Say what was done, or why it could not be."""
        self.told.show_label(sentence)

    def leave(self) -> None:
        """Read no more; what is being done is done first."""
        self.page.stop()

    def take_key(self, event: QKeyEvent) -> bool:
        """Leave the question with Escape; once more, go back."""
        if event.key() != Qt.Key.Key_Escape:
            return False
        if self.page.asking():
            self.page.ask(asked=False)
        elif not self.page.coming:
            self.shell.go("start")
        return True

    # What is done

    def copy_now(self) -> None:
        """Keep a copy of the evenings as they are; meanwhile one may go on with anything."""
        copies = self.shell.outside.copies
        if copies is not None:
            self.tell("")
            focused = self.now.hasFocus()
            self.now.lock(N_("Copying …"))
            self._moved_to = self.window().focusWidget() if focused else None
            self.page.worker.do(
                copies.back_up, self._copied, self._not_copied, ended=self._end_copying
            )

    def _copied(self, made: Backup) -> None:
        before = next((each for each in self.page.backups if each.file == made.file), None)
        self.show_evening()
        if before is None:
            self.shell.mention(phrase(N_("Copied: {file}"), file=str(made.file)))
        else:
            when = Verbatim(moment(self.look, made.at, exact=True))
            self.shell.mention(phrase(UNCHANGED, when=when, file=str(made.file)))

    def _not_copied(self, error: StoreError) -> None:
        if self.isVisible():
            self.tell(error.sentence)
        else:  # one has gone on meanwhile
            self.shell.complain(error.sentence)

    def _end_copying(self) -> None:
        self.now.unlock()
        moved, self._moved_to = self._moved_to, None
        if moved is not None and moved.hasFocus():  # Qt went on from the button that was locked
            self.now.setFocus(Qt.FocusReason.OtherFocusReason)

    def restore(self, backup: Backup) -> None:
        """Let *backup* take the place of the evenings, and show those; nobody leaves meanwhile."""
        copies, shell = self.shell.outside.copies, self.shell
        if copies is None:
            return
        if shell.desk is not None:  # what is half entered belongs to the evenings that go
            shell.close_evening()
            shell.go("backups")
        self.tell(COMING)
        self.page.bring_back(
            backup,
            copies.restore,
            (self.now, self.back),
            partial(self._restored, backup, copies.open_again),
            self.tell,
        )

    def _restored(self, backup: Backup, open_again: Callable[[], None], there: Label) -> None:
        shell = self.shell
        try:
            open_again()
        except StoreError as error:
            self.tell(error.sentence)
            return
        said: Label = phrase(
            N_("The evenings are as they were on {when}."), when=moment(self.look, backup.at)
        )
        if there:
            said = phrase(N_("{one} {two}"), one=said, two=there)
        shell.read_again()
        shell.mention(said)
