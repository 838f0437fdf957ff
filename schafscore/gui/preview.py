"""The room where an evening is looked at as paper, printed and saved."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage, QKeyEvent, QKeySequence, QPageSize, QResizeEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from schafscore.bootstrap import LinguistSpeech, documents_folder, print_order, unprintable_names
from schafscore.core.text import N_, Label, phrase
from schafscore.gui.buttons import Choice
from schafscore.gui.leaving import keep
from schafscore.gui.look import Face
from schafscore.gui.pages import PageMaker, Pages
from schafscore.gui.panels import Room
from schafscore.gui.points import Stepper
from schafscore.gui.shell import Shell
from schafscore.gui.titled import Low, Press, Scrolled, Sentence, TabChain, TitledPanel
from schafscore.services.paper import Form, Order, Paper, Wish, file_name, order
from schafscore.services.ports import RefusedError

PAGE_SIZES = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}
PAPER_NAMES = {Paper.A4: N_("A4"), Paper.LETTER: N_("Letter")}
SETTLED = 150  # milliseconds after which a new width of the window is taken for good
PATIENCE = 300  # milliseconds before it is said that pages are being prepared
MOST_PEOPLE = 7
LEAST = (56, 56)  # px of a button
SHEET = 200  # px of the pages that are in sight at once where the choices lie below them
LINE = 36  # px of two pages of the window that overlap


class PreviewRoom(Room):
    """Left the pages, right what they show and what becomes of them.

    *make* makes the PDF of an order in a language.
    """

    def __init__(
        self, shell: Shell, make: Callable[[Order, LinguistSpeech], bytes] = print_order
    ) -> None:
        super().__init__(shell.look)
        look = self.look
        self.shell = shell
        self.make = make
        self.wish = Wish()
        self.language = ""  # that of the window
        self.pdf: bytes | None = None
        self.name = ""  # what its file shall be called
        self.wide = 0  # px of the pictures
        self.printer: QPrinter | None = None  # kept while a dialog or the printer needs it
        self.dialog: QPrintDialog | None = None
        self.ask_file: Callable[[str], str] = self._asked_file
        self.maker = PageMaker(self)
        self.maker.made.connect(self._show)
        self.maker.printed.connect(partial(self._done, N_("It is at the printer.")))
        self.maker.failed.connect(self._failed)
        self._settled = QTimer(self, singleShot=True, interval=SETTLED)
        self._settled.timeout.connect(self._fit_pictures)
        self._waiting = QTimer(self, singleShot=True, interval=PATIENCE)
        self._tabs = TabChain()
        self._build()
        look.changed.connect(self._dressed)
        self._dressed()

    # Building

    def _build(self) -> None:
        look = self.look
        self.pages = Pages(look)
        self._waiting.timeout.connect(self.pages.show_waiting)
        self.scrolled = Scrolled(look, self.pages, self)
        # Always there, so that the pages do not get narrower by it.
        self.scrolled.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.left.addWidget(self.scrolled)
        self.panel = TitledPanel(look, N_("Paper"), parent=self.side)
        self.inner = QWidget()
        self.options = QVBoxLayout(self.inner)
        self.options.setContentsMargins(0, 0, 0, 0)
        self.forms = self._row(N_("What"), {form.name: form.label for form in Form}, self._form)
        self.hand = Stepper(look, N_("Hand"), 1)
        self.hand.changed.connect(self._hand)
        self.hand_line = self._line(N_("Hand"), self.hand)
        self.whole = Low(
            look, N_("Rules"), [Choice("all", N_("All the rules"), LEAST, ticked=True)]
        )
        self.whole.changed.connect(lambda names: self._ask(all_rules=bool(names)))
        self.options.addWidget(self.whole)
        counts = {"": N_("those here"), **{str(n): str(n) for n in range(4, MOST_PEOPLE + 1)}}
        self.people = self._row(N_("For"), counts, self._people)
        papers = {paper.name: PAPER_NAMES[paper] for paper in Paper}
        self.papers = self._row(N_("Size"), papers, self._paper)
        self.languages = Low(look, N_("Language"), self._language_choices())
        self.languages.changed.connect(self._language)
        self.options.addWidget(self.languages)
        self.options.addStretch(1)
        self.panel.body.addWidget(Scrolled(look, self.inner, self.panel), 1)
        self.said = Sentence(look, "", Face.STRONG, parent=self.panel)
        self.panel.body.addWidget(self.said)
        self.save = Press(look, "save", N_("Save as PDF"), parent=self.panel)
        self.save.clicked.connect(self.save_file)
        self.go = Press(look, "print", N_("Print"), parent=self.panel)
        self.go.clicked.connect(self.print_pages)
        self.acts_line = QWidget(self.panel)
        self.buttons = QHBoxLayout(self.acts_line)
        self.buttons.setContentsMargins(0, 0, 0, 0)
        self.buttons.addWidget(self.save)
        self.buttons.addWidget(self.go)
        self.buttons.addStretch(1)
        self.panel.body.addWidget(self.acts_line)
        self.right.addWidget(self.panel)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now; in a narrow window sheet and buttons come before choices."""
        super().fit()
        self.scrolled.setMinimumHeight(self.look.px(SHEET if self.narrow else 0))
        body, acts = self.panel.body, (self.save, self.go)
        choices = (self.forms, self.hand, self.whole, self.people, self.papers, self.languages)
        for part in (self.said, self.acts_line):
            body.removeWidget(part)
        if self.narrow:
            body.insertWidget(1, self.acts_line)
            body.insertWidget(2, self.said)
            self._tabs.run((*acts, *choices))
        else:
            body.addWidget(self.said)
            body.addWidget(self.acts_line)
            self._tabs.run((*choices, *acts))

    def _row(self, group: Label, labels: dict[str, str], act: Callable[[str], None]) -> Low:
        choices = [Choice(name, label, LEAST) for name, label in labels.items()]
        row = Low(self.look, group, choices)
        row.changed.connect(lambda names: self._chosen(row, names, act))
        self.options.addWidget(row)
        return row

    def _chosen(self, row: Low, names: list[str], act: Callable[[str], None]) -> None:
        if names:
            act(names[0])
        else:
            self._mark()  # one of them always holds

    def _line(self, label: Label, widget: QWidget) -> QWidget:
        line = QWidget()
        layout = QHBoxLayout(line)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(Sentence(self.look, label), 1)
        layout.addWidget(widget)
        self.options.addWidget(line)
        return line

    def _language_choices(self) -> list[Choice]:
        languages = self.shell.languages.items()
        return [Choice(name, label, LEAST, given=True) for name, label in languages]

    def _dressed(self) -> None:
        """Take the look as it is now."""
        px = self.look.px
        self.options.setSpacing(px(16))
        self.buttons.setSpacing(px(8))
        self.hand.setFixedHeight(px(self.look.measures.row))

    # What is asked for

    def wanted_language(self) -> str:
        """Return the language of the pages: as chosen, or that of the window."""
        speech = self.look.speech
        own = speech.language if isinstance(speech, LinguistSpeech) else ""
        return self.language or own

    def show_slip(self, hand: int) -> None:
        """Show the dispute slip of *hand*."""
        self._ask(form=Form.SLIP, hand=hand)

    def _ask(self, **changes: object) -> None:
        self.wish = replace(self.wish, **changes)  # type: ignore[arg-type]
        self.show_evening()

    def _form(self, name: str) -> None:
        self._ask(form=Form[name])

    def _paper(self, name: str) -> None:
        self._ask(paper=Paper[name])

    def _people(self, name: str) -> None:
        self._ask(people=int(name) if name else None)

    def _language(self, names: list[str]) -> None:
        self.language = names[0] if names else ""
        self.show_evening()

    def _hand(self, number: int | None) -> None:
        hands = self._hands()
        if number is not None and 1 <= number <= len(hands):
            self._ask(hand=hands[number - 1])

    def _hands(self) -> list[int]:
        desk = self.shell.desk
        lines = desk.evening.hands if desk else ()
        return [line.hand for line in lines if line.hand is not None]

    def show_evening(self) -> None:
        """Make the pages of the evening as it is now."""
        desk = self.shell.desk
        if desk is None:
            return
        hands = self._hands()
        if self.wish.hand not in hands:
            self.wish = replace(self.wish, hand=hands[-1] if hands else None)
        if self.wish.form is Form.SLIP and not hands:
            self.wish = replace(self.wish, form=Form.LIST)
        self._mark()
        self.pdf = None
        self._ready(ready=False)
        self._waiting.stop()
        try:
            ordered = order(desk, self.wish)
        except RefusedError as error:
            self.tell(error.problems[0].sentence)
            return
        speech = LinguistSpeech(self.wanted_language())
        speech.call(self.look.speech.instead)
        self.name = file_name(ordered, speech)
        self.tell("")
        self._waiting.start()
        self._make(partial(self.make, ordered, speech))

    def _mark(self) -> None:
        """Show what is chosen, and only what matters to it."""
        wish, hands = self.wish, self._hands()
        self.forms.choose([wish.form.name])
        self.forms.lock({} if hands else {Form.SLIP.name: N_("no hand yet")})
        self.papers.choose([wish.paper.name])
        self.languages.choose([self.wanted_language()])
        self.people.choose(["" if wish.people is None else str(wish.people)])
        self.whole.choose(["all"] if wish.all_rules else [])
        self.hand_line.setVisible(wish.form is Form.SLIP)
        self.people.setVisible(wish.form is Form.EMPTY)
        self.whole.setVisible(wish.form in (Form.LIST, Form.LARGE))
        self.hand.field.setRange(-1, max(1, len(hands)))  # -1 is the dash
        if wish.hand in hands:
            self.hand.show_value(hands.index(wish.hand) + 1)

    def _show(self, made: tuple[bytes, tuple[QImage, ...]]) -> None:
        self._waiting.stop()
        self.pdf, pictures = made
        self.pages.show_pictures(pictures)
        self._settled.start()
        self._ready(ready=True)
        desk = self.shell.desk
        told = unprintable_names(desk.names[each] for each in desk.people) if desk else None
        if told is not None:
            self.tell(told)

    def _failed(self, why: str) -> None:
        self._waiting.stop()
        self.pages.show_pictures(self.pages.pictures)  # none are being prepared any more
        self._ready(ready=self.pdf is not None)
        self.tell(phrase(N_("That could not be done: {why}"), why=why))

    def _ready(self, *, ready: bool) -> None:
        for button in (self.save, self.go):
            if ready:
                button.unlock()
            else:
                button.lock(N_("being made"), shown=False)

    # What becomes of it

    def save_file(self) -> None:
        """Ask for a place and write the PDF there."""
        pdf = self.pdf
        chosen = self.ask_file(self.name) if pdf is not None else ""
        if pdf is not None and chosen:
            left = keep(chosen, ".pdf", lambda: pdf)
            say = self._done if left.done else self.tell
            say(left.sentence)

    def _asked_file(self, name: str) -> str:
        """Let the system ask where; return "" where nobody answered."""
        title, kind = self.look.say(N_("Save as PDF")), self.look.say(N_("PDF files"))
        proposed = str(documents_folder() / name)
        path, _ = QFileDialog.getSaveFileName(self, title, proposed, f"{kind} (*.pdf)")
        return path

    def print_pages(self) -> None:
        """Let the system ask for a printer, and print."""
        if self.pdf is None:
            return
        self.printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.set_up(self.printer)
        self.dialog = QPrintDialog(self.printer, self)
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.accepted.connect(partial(self.send, self.printer))
        QDialog.open(self.dialog)  # its own wants a slot by name

    def set_up(self, printer: QPrinter) -> None:
        """Tell *printer* what paper it is and how many pages, edge to edge."""
        printer.setPageSize(QPageSize(PAGE_SIZES[self.wish.paper]))
        printer.setFullPage(True)
        printer.setDocName(self.name.removesuffix(".pdf"))

    def send(self, printer: QPrinter) -> None:
        """Print the pages that are shown."""
        if self.pdf is not None:
            self.printer = printer
            self.tell(N_("It is going to the printer …"))
            self.maker.send(self.pdf, printer)

    # The room

    def tell(self, sentence: Label) -> None:
        """Say below the choices what goes on, or went wrong: it stays until something else does."""
        self.said.show_label(sentence)

    def _done(self, sentence: Label) -> None:
        """Say over the bar what went well; it passes."""
        self.tell("")
        self.shell.mention(sentence)

    def begin(self) -> None:
        """Put the focus where one begins."""
        self.forms.buttons[self.wish.form.name].setFocus()

    def leave(self) -> None:
        """Let nothing come of what is being made."""
        self._waiting.stop()
        self._settled.stop()
        self.maker.stop()

    def take_key(self, event: QKeyEvent) -> bool:
        """Print and save by the keys of the system, and turn the pages."""
        acts = {
            QKeySequence.StandardKey.Print: self.print_pages,
            QKeySequence.StandardKey.Save: self.save_file,
        }
        bar = self.scrolled.verticalScrollBar()
        page = bar.pageStep() - self.look.px(LINE)  # a line that was cut is whole on the next one
        turns = {
            Qt.Key.Key_PageDown: bar.value() + page,
            Qt.Key.Key_PageUp: bar.value() - page,
            Qt.Key.Key_Home: bar.minimum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        act = next((act for keys, act in acts.items() if event.matches(keys)), None)
        if act is not None:
            act()
        elif event.key() in turns:
            bar.setValue(turns[Qt.Key(event.key())])
        else:
            return False
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the pictures anew for another width, once it stays."""
        super().resizeEvent(event)
        self._settled.start()

    def _fit_pictures(self) -> None:
        pdf = self.pdf
        if pdf is not None and self.wide != self.pages.paper():
            self._make(lambda: pdf)

    def _make(self, pdf: Callable[[], bytes]) -> None:
        self.maker.make(pdf, self._measured)

    def _measured(self) -> int:
        """Return how wide the pages shall be, and remember it: so wide is the page now."""
        self.wide = self.pages.paper()
        return self.wide
