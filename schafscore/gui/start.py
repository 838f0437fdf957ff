"""The start: go on, last time's table, a new one, the example, and every evening there is."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from schafscore.core.accounts import Person
from schafscore.core.text import N_, Label, counted, listed, phrase
from schafscore.core.variant import Rules
from schafscore.gui.aloud import ReadAloud
from schafscore.gui.asking import AskWhere, AskWhich, ask_where, ask_which
from schafscore.gui.buttons import Text
from schafscore.gui.evenings import ROW_HEIGHT, EveningList, EveningRow
from schafscore.gui.leaving import save_raw
from schafscore.gui.look import Face
from schafscore.gui.panels import ACROSS, DOWN, NO_LIMIT, Room
from schafscore.gui.shell import LOOK_AGAIN, Shell
from schafscore.gui.start_cards import CardButton, GoOnCard, LargeSign, LastTableCard
from schafscore.gui.titled import Press, Sentence, TabChain, TwoEnds
from schafscore.gui.working import Worker
from schafscore.services.agreement import preset_of
from schafscore.services.desk import Desk
from schafscore.services.ports import RefusedError, SessionRecord, SpoiltError, StoreError
from schafscore.services.summaries import Summaries, Summary

SUITS = ("acorns", "leaves", "hearts", "bells")
FIRST_CARD = 240  # px of height where there is nothing but a new table and the example
LISTED = 5  # evenings in sight where the list stands below the cards
SHOWN_AGAIN = 300  # milliseconds before the list is shown again with what was summed up


class StartRoom(Room):
    """The page one sees first, and comes back to."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.look)
        self.shell = shell
        self.tables = shell.tables
        self.summaries = Summaries(self.tables)
        self.last: Desk | None = None
        self._tabs = TabChain()
        self._build()
        # One evening at a time is summed up while nobody waits for it.
        self._idle = QTimer(self, interval=0)
        self._since_shown = QElapsedTimer()
        self._idle.timeout.connect(self._sum_up)
        self._open_again: list[SessionRecord] = []
        # What another program did is seen while one is here; coming here reads everything anyway.
        self._watch = QTimer(self, interval=LOOK_AGAIN)
        self._watch.timeout.connect(self._look_again)
        self._failing: Label = ""  # why the file could not be looked at
        self.fit()

    # The parts

    def _build(self) -> None:
        look = self.look
        self.title = Text(look, "schafscore", Face.TITLE, parent=self)
        motto = N_("Keeps the score, settles up, forgets nothing.")
        self.motto = Text(look, motto, Face.LARGE, quiet=True, parent=self)
        self.rules = Press(look, "rules", N_("Rules"), parent=self)
        self.rules.clicked.connect(self.read_aloud)
        self.settings = Press(look, "settings", N_("Settings"), parent=self)
        self.settings.clicked.connect(lambda: self.shell.show_menu(self.settings))
        self.theme = Press(look, "theme", N_("Light / dark"), parent=self)
        self.theme.clicked.connect(self._other_theme)
        words = QWidget(self)
        self._words = lines = QVBoxLayout(words)
        lines.setSpacing(0)
        lines.addWidget(self.title)
        lines.addWidget(self.motto)
        right = (self.rules, self.settings, self.theme)
        self._head = TwoEnds(look, (LargeSign(look, self), words), right)
        self.told = Sentence(look, "", Face.STRONG, parent=self)

        self.go_on = GoOnCard(look, self)
        self.go_on.go.clicked.connect(self._go_on)
        self.again = LastTableCard(look, self)
        self.again.begun.connect(self._again)
        self.again.shown.connect(self._run_tabs)
        new = N_("Game, rules, people")
        self.new = CardButton(look, N_("New table"), new, suits=SUITS, parent=self)
        self.new.clicked.connect(lambda: self.shell.visit("new"))
        example = N_("To try things on; nothing of it is kept")
        self.example = CardButton(look, N_("Example evening"), example, parent=self)
        self.example.clicked.connect(self._example)
        self._cards = QHBoxLayout()
        self._cards.addWidget(self.new, 1)
        self._cards.addWidget(self.example, 1)
        self.list = EveningList(look, self)
        self.list.opened.connect(self._open)
        self.list.renamed.connect(self._rename)
        self.list.removed.connect(self._remove)
        self.list.raw_asked.connect(self._save_raw)
        self.ask_where: AskWhere = ask_where(self, look)
        self.worker = Worker(self)
        self.where = Sentence(look, "", quiet=True, parent=self)
        self.arrive = Press(look, "arrive", N_("Open an evening …"), parent=self)
        self.arrive.clicked.connect(self.open_file)
        self.ask_file: AskWhich = ask_which(self, look)
        self.backups = Press(look, "backups", N_("Copies"), parent=self)
        self.backups.clicked.connect(lambda: self.shell.visit("backups"))
        self.backups.setVisible(self.shell.outside.copies is not None)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.where, 1)
        self._foot.addWidget(self.arrive)
        self._foot.addWidget(self.backups)

        self._left = QVBoxLayout()
        self._left.addWidget(self.go_on)
        self._left.addWidget(self.again)
        self._left.addLayout(self._cards, 1)
        self._left.addStretch(0)
        self._both = QBoxLayout(ACROSS)
        self._both.addLayout(self._left, 1)
        self._both.addWidget(self.list)
        self.page = QWidget(self)
        page = QVBoxLayout(self.page)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._head)
        page.addWidget(self.told)
        page.addLayout(self._both, 1)
        page.addLayout(self._foot)
        self._page = page
        self.reading = ReadAloud(look, self)
        self.reading.closed.connect(self._was_read)
        self.left.addWidget(self.page)
        self.left.addWidget(self.reading)
        self.reading.hide()
        self.side.hide()

    def fit(self) -> None:
        """Take the look as it is now."""
        px, measures = self.look.px, self.look.measures
        side = px(measures.margin if measures.compact else 48)
        self.columns.setContentsMargins(side, px(8 if measures.compact else 24), side, px(8))
        gap = px(measures.gap)
        self._foot.setSpacing(px(8))
        self._head.setContentsMargins(0, 0, 0, px(0 if measures.compact else 16))
        self._words.setContentsMargins(px(0 if measures.compact else 16), 0, 0, 0)
        for layout in (self._left, self._both, self._cards, self._page):
            layout.setSpacing(gap)
        below = measures.compact or self.narrow
        self._both.setDirection(DOWN if below else ACROSS)
        self.list.setMinimumWidth(0 if below else px(416))
        self.list.setMaximumWidth(NO_LIMIT if below else px(416))
        high = px(ROW_HEIGHT) * min(LISTED, max(1, len(self.list.every)))
        self.list.view.setMinimumHeight(high if below else px(ROW_HEIGHT))
        self._cards.setDirection(DOWN if self.narrow else ACROSS)
        self.motto.setVisible(not measures.compact)
        self.title.set_face(Face.HEADING if measures.compact else Face.TITLE)

    # What is shown

    def show_evening(self) -> None:
        """Read again what evenings there are."""
        self.told.hide()
        self._show_all()

    def _show_all(self) -> None:
        self.shell.look.set_names(self.tables.people.names)
        try:
            self._show_last()
            self._show_list()
        except StoreError as error:
            self.tell(error.sentence)
        self._show_where()
        self.fit()
        self._run_tabs()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to look whether another program writes."""
        super().showEvent(event)
        self._watch.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the room that is seen look after the file."""
        super().hideEvent(event)
        self._watch.stop()

    def _look_again(self) -> None:
        """Show what another program wrote; say once why its file cannot be looked at.

        Nothing is taken out of somebody's hands: it waits while an evening gets another name or
        is about to go, while rules are read, and while an evening opens.
        """
        if self.list.asks or self.shell.opening or not self.page.isVisible():
            return
        try:
            changed = self.tables.changed()
        except StoreError as error:
            if self._failing != error.sentence:
                self.tell(error.sentence)
            self._failing = error.sentence
        else:
            self._failing = ""
            if changed:
                self._show_all()

    def _run_tabs(self) -> None:
        head = (self.rules, self.settings, self.theme)
        cards = (self.go_on.go, self.again.row, self.again.go, self.new, self.example)
        self._tabs.run((*head, *cards, *self.list.parts(), self.arrive, self.backups))

    def begin(self) -> None:
        """Put the focus on what one most probably wants."""
        self._show_page()
        wanted = (self.go_on.go, self.again.go, self.new)
        first = next(each for each in wanted if each.isVisibleTo(self))
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, sentence: Label) -> None:
        """Say why something could not be done."""
        self.told.show_label(sentence)
        self.told.show()

    def leave(self) -> None:
        """Stop summing up, and let what was begun beside the window come to its end."""
        self._idle.stop()
        self._watch.stop()
        self.worker.stop()

    def _show_last(self) -> None:
        record = self.tables.last()
        before, self.last = self.last, None
        if before is not None and before.record == record:
            self.last = before  # as it was read: an evening of a thousand hands is folded once
        elif record is not None:
            try:
                self.last = self.tables.open(record.id)
            except StoreError as error:
                self.tell(error.sentence)
        desk = self.last
        running = desk is not None and desk.settlement is None
        self.go_on.setVisible(running)
        self.again.setVisible(desk is not None)
        self.rules.setVisible(desk is not None)
        self.list.setVisible(record is not None)
        for card in (self.new, self.example):
            card.setMaximumHeight(self.look.px(FIRST_CARD) if record is None else NO_LIMIT)
        if desk is None:
            return
        if running:
            self.go_on.show_desk(desk, self._name(desk.record), self._since(desk.record))
        known = dict(self.tables.people.names)
        self.again.show_table(desk, known, self._agreed(desk.rules))

    def _name(self, record: SessionRecord) -> str:
        if record.title:
            return record.title
        variant = self.tables.catalogue.variants.get(record.variant)
        return self.look.say(variant.label) if variant else record.variant

    def _since(self, record: SessionRecord) -> Label:
        opened = record.opened_at
        time = self.look.speech.time(opened)
        if opened.astimezone().date() == datetime.now().astimezone().date():
            return phrase(N_("today, since {time}"), time=time)
        return phrase(N_("{day}, since {time}"), day=self.look.speech.date(opened), time=time)

    def _agreed(self, agreed: Rules) -> Label:
        preset = preset_of(agreed, self.tables.presets)
        words = [preset.label if preset else agreed.variant.label]
        return listed([*words, *(custom.label for custom, _ in agreed.customs)])

    def _show_list(self) -> None:
        records = self.tables.sessions()
        self._show_rows(records)
        known, spoilt = self.summaries.known, self.summaries.spoilt
        self._open_again = [each for each in records if not (known(each) or spoilt(each))]
        if self._open_again:
            self._idle.start()

    def _show_rows(self, records: Sequence[SessionRecord]) -> None:
        """Show a row for each; where two would look the same, the day has its time."""
        self._since_shown.start()
        named = Counter(
            (self._name(each), self.look.speech.date(each.opened_at)) for each in records
        )
        twins = {called for called, times in named.items() if times > 1}
        self.list.show_evenings([self._row(each, twins) for each in records])

    def _row(self, record: SessionRecord, twins: Collection[tuple[str, str]]) -> EveningRow:
        name, day = self._name(record), self.look.speech.date(record.opened_at)
        if (name, day) in twins:
            time = self.look.speech.time(record.opened_at)
            day = self.look.say(phrase(N_("{day}, {time}"), day=day, time=time))
        summary = self.summaries.known(record)
        running = self.last is not None and record.id == self.last.record.id
        running = running and self.go_on.isVisibleTo(self)
        right: Label = ""
        if running:
            right = N_("running")
        elif self.summaries.spoilt(record):
            right = N_("damaged")
        elif summary is not None:
            right = counted("%n hand(s)", "", summary.hands)
            if not summary.settled:
                right = phrase(N_("{hands}, open"), hands=right)
        best, total = self._best(summary)
        return EveningRow(
            session=record.id,
            name=name,
            day=day,
            title=record.title,
            place=record.place,
            right=right,
            best=best,
            total=total,
            running=running,
            spoilt=self.summaries.spoilt(record),
            people=summary.people if summary else (),
        )

    def _best(self, summary: Summary | None) -> tuple[str, str]:
        """Return who has most, and how much; both empty where that is not known."""
        if summary is None or summary.best is None:
            return "", ""
        name, total = summary.best
        return name, self.look.signed(total)

    def _sum_up(self) -> None:
        if not self._open_again:
            self._idle.stop()
            return
        record = self._open_again.pop(0)
        try:
            self.summaries.of(record)
        except SpoiltError:
            pass  # opening it says why
        except StoreError:
            pass  # it stays in the list without a summary
        # All rows at once, and not anew for each: of 500 evenings that took a minute.
        if not self._open_again or self._since_shown.elapsed() > SHOWN_AGAIN:
            self._show_rows(self.tables.sessions())

    def _show_where(self) -> None:
        outside = self.shell.outside
        if outside.folder is None:
            self.where.show_label(N_("Everything stays on this computer."))
            return
        words: Label = phrase(
            N_("Everything stays on this computer, in {folder}."), folder=str(outside.folder)
        )
        secured = outside.copies.secured_at if outside.copies else None
        if secured is not None:
            day, time = self.look.speech.date(secured), self.look.speech.time(secured)
            last = phrase(N_("Last copied on {day} at {time}."), day=day, time=time)
            words = phrase(N_("{one} {two}"), one=words, two=last)
        self.where.show_label(words)

    # What is done

    def _go_on(self) -> None:
        if self.last is not None:
            self.shell.sit_down(self.last)

    def _again(self, seated: list[Person]) -> None:
        desk = self.last
        if desk is None or self.shell.opening:
            return
        record, ended = desk.record, desk.evening.position
        try:
            if tuple(seated) == ended.people:
                begun = self.tables.again(record.id, record.title, record.place)
            else:
                dealer = _next_dealer(ended.people, ended.dealer, seated)
                begun = self.tables.new(ended.rules, seated, dealer, record.title, record.place)
        except RefusedError as error:
            self.again.say(error.problems[0].sentence)
        except StoreError as error:
            self.tell(error.sentence)
        else:
            self.shell.sit_down(begun)

    def _example(self) -> None:
        try:
            self.shell.sit_down(self.tables.example())
        except StoreError as error:
            self.tell(error.sentence)

    def _open(self, session: int) -> None:
        try:
            self.shell.sit_down(self.tables.open(session))
        except StoreError as error:
            self.show_evening()
            self.tell(error.sentence)

    def open_file(self) -> None:
        """Ask for the file of an evening and look at what is in it."""
        chosen = self.ask_file()
        if chosen:
            self.shell.visit("arrival", Path(chosen))

    def _rename(self, session: int, title: str, place: str) -> None:
        self._do(lambda: self.tables.open(session).retitle(title, place))

    def _save_raw(self, session: int) -> None:
        records = (each for each in self.tables.sessions() if each.id == session)
        try:
            for record in records:
                left = save_raw(self.tables, record, self.look, self.ask_where)
                if left.sentence:
                    (self.shell.mention if left.done else self.tell)(left.sentence)
        except StoreError as error:
            self.tell(error.sentence)

    def _remove(self, session: int) -> None:
        """Remove an evening; every copy went with it, so there is another of what is left."""
        copies = self.shell.outside.copies
        if self._do(lambda: self.tables.remove(session)) and copies is not None:
            self.worker.do(
                copies.back_up,
                lambda _: self._show_where(),
                lambda error: self.tell(error.sentence),
            )

    def _do(self, act: Callable[[], None]) -> bool:
        """Do what may fail, show what is there then, and answer whether it was done."""
        sentence: Label = ""
        try:
            act()
        except StoreError as error:
            sentence = error.sentence
        self.show_evening()
        if sentence:
            self.tell(sentence)
        return not sentence

    def _other_theme(self) -> None:
        self.shell.set_theme("light" if self.look.tokens.dark else "dark")

    def read_aloud(self) -> None:
        """Show the rules of the last table in words."""
        if self.last is not None:
            self.page.hide()
            self.reading.show()
            self.reading.show_rules(self.last.rules.variant.label, self.last.rules)

    def _was_read(self) -> None:
        self._show_page()
        self.rules.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_page(self) -> None:
        self.reading.hide()
        self.page.show()


def _next_dealer(
    people: Sequence[Person], dealer: Person, seated: Sequence[Person]
) -> Person | None:
    """Return who deals: the dealer of last time, or the next one to his left who is here."""
    at = people.index(dealer)
    return next((each for each in (*people[at:], *people[:at]) if each in seated), None)
