"""The room where an evening from elsewhere is looked at, asked about, and taken in."""

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from functools import reduce
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from schafscore.core.accounts import Person
from schafscore.core.text import N_, Label, Option, counted, listed, phrase
from schafscore.gui.agreed import RulesForm
from schafscore.gui.arriving import Arriving, Recorded, UnreadableError, read_file
from schafscore.gui.beside import Quoted
from schafscore.gui.buttons import Choice, GoButton
from schafscore.gui.look import Face
from schafscore.gui.matching import MatchingPanel
from schafscore.gui.money import Stack
from schafscore.gui.painting import Glyph
from schafscore.gui.panels import Room
from schafscore.gui.shell import Shell
from schafscore.gui.standings import Standing, Standings
from schafscore.gui.titled import Press, Remark, Scrolled, Sentence, TabChain, TitledPanel
from schafscore.services.agreement import Agreement
from schafscore.services.desk import Desk
from schafscore.services.gone_on import Course, Meeting, go_on, in_words, meet
from schafscore.services.importing import Difference, book, compared, uid_of
from schafscore.services.ports import NameTakenError, RefusedError, SessionRecord, StoreError
from schafscore.services.travelling import Travelling, check, take_in
from schafscore.services.who_is_who import Who, proposed

LISTED = 40  # sentences about differences that are said one by one
FORM = 160  # px of the rules that are always in sight


class Known(NamedTuple):
    """What a file says, whichever kind it is."""

    names: tuple[str, ...]
    title: str
    words: Label
    standings: list[Standing]


class Offered(Option):
    """What the large button does."""

    TAKE = N_("Take in")
    GO_ON = N_("Go on with it here")
    OPEN = N_("Open the one here")
    BOTH = N_("Keep both")


class ArrivalRoom(Room):
    """Left the evening, its people and its rules, right what is to be said before it is kept."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.look)
        self.shell = shell
        self.tables = shell.tables
        self.arriving: Arriving | None = None
        self.here: SessionRecord | None = None
        self.meeting: Meeting | None = None
        self.agreement: Agreement | None = None
        self._tabs = TabChain()
        self._build()
        self.fit()
        self.show_evening()

    def _build(self) -> None:
        look = self.look
        self.evening = TitledPanel(look, N_("An evening from elsewhere"), parent=self)
        self.title = Quoted(look, "", Face.LARGE, parent=self.evening)
        self.words = Sentence(look, "", quiet=True, parent=self.evening)
        self.standings = Standings(look, self.evening)
        for part in (self.title, self.words, self.standings):
            self.evening.body.addWidget(part)
        self.matching = MatchingPanel(look, self)
        self.matching.changed.connect(lambda _: self.show_state())
        self.rules = TitledPanel(look, N_("The rules as the prices show them"), parent=self)
        self.unsure = Stack(look, 4)
        self.form = RulesForm(look)
        self.form.asked.connect(self.take_rules)
        self.form.filled.connect(self._order_tabs)
        self.rules.head.add(self.form.steps)
        inner = QWidget()
        self._inner = QVBoxLayout(inner)
        self._inner.setContentsMargins(0, 0, 0, 0)
        self._inner.addWidget(self.unsure)
        self._inner.addWidget(self.form)
        self._inner.addStretch(1)
        self.scrolled = Scrolled(look, inner, self.rules)
        self.rules.body.addWidget(self.scrolled, 1)
        for panel, share in ((self.evening, 0), (self.matching, 1), (self.rules, 2)):
            self.left.addWidget(panel, share)
        self.left.addStretch(0)  # below the evening, where nobody is asked about
        self.compared = TitledPanel(look, N_("Hand by hand"), parent=self.side)
        self.lines = Stack(look, 4)
        lines = QWidget()
        column = QVBoxLayout(lines)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.lines)
        column.addStretch(1)
        self.compared.body.addWidget(Scrolled(look, lines, self.compared), 1)
        self.already = TitledPanel(look, N_("It is here already"), parent=self.side)
        self.which = Sentence(look, "", parent=self.already)
        self.already.body.addWidget(self.which)
        self.told = Remark(look, Face.STRONG, parent=self.side)
        self.go = GoButton(look, N_("Take in"), self.side, glyph=Glyph.TICK)
        self.go.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.go.clicked.connect(self.take)
        self.both = Press(look, "both", N_("Keep both"), parent=self.side)
        self.both.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.both.clicked.connect(self.keep_both)
        self.back = Press(look, "back", N_("Leave it"), parent=self.side)
        self.back.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.back.clicked.connect(self.forget)
        for widget in (self.already, self.compared, self.told, self.back, self.both, self.go):
            self.right.addWidget(widget)
        self.right.setStretchFactor(self.compared, 1)
        self.right.addStretch(0)

    def fit(self) -> None:
        """Take the look as it is now."""
        super().fit()
        px = self.look.px
        self._inner.setSpacing(px(8))
        self.scrolled.setMinimumHeight(px(FORM))
        self.go.setFixedHeight(px(56))

    # The room

    def show_about(self, subject: object) -> None:
        """Look at what is in a file; where it brings no evening, say that at the start."""
        assert isinstance(subject, Path)
        try:
            self.show_arriving(read_file(subject, self.tables.catalogue))
        except UnreadableError as error:
            self.forget()
            if self.shell.room is not None:
                self.shell.room.tell(error.sentence)

    def show_arriving(self, subject: Arriving) -> None:
        """Look at what came out of a file."""
        self.arriving = subject
        self.here = self.meeting = None  # which may be of another file of the same evening
        self.agreement = subject.agreement if isinstance(subject, Recorded) else None
        self._meet()
        names = self._known(subject).names
        who = proposed(names, self.tables.people).knowing(self._certain())
        self.matching.show_who(who)
        self.show_evening()
        self.begin()

    def begin(self) -> None:
        """Put the focus on what one most probably wants."""
        wanted = self.go.isEnabled() and self._offer() is not Offered.BOTH
        first = self.go if wanted else self.back
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_key(self, event: QKeyEvent) -> bool:
        """Leave it with Escape."""
        if event.key() != Qt.Key.Key_Escape:
            return False
        self.forget()
        return True

    def forget(self) -> None:
        """Leave it where it is, and go back to the start."""
        self.arriving = None
        self.shell.go("start")

    def tell(self, sentence: Label) -> None:
        """Say why it cannot be taken in."""
        self.told.show_label(sentence)

    def take_rules(self, agreement: Agreement) -> None:
        """Compare under other rules."""
        self.agreement = agreement
        self.show_state()

    # What is shown

    def show_evening(self) -> None:
        """Show what the file says, and what is asked."""
        arriving = self.arriving
        recorded = arriving if isinstance(arriving, Recorded) else None
        self.evening.setVisible(arriving is not None)
        for panel in (self.rules, self.compared):
            panel.setVisible(recorded is not None)
        if arriving is not None:
            known = self._known(arriving)
            self.title.show_label(known.title)
            self.title.setVisible(bool(known.title))
            self.words.show_label(known.words)
            self.standings.show_standings(known.standings)
        if recorded is not None:
            note = N_("The file counts points; here each of them is a cent.")
            said: list[Label] = [note, *recorded.disputed]
            if recorded.unsure:
                words = N_("It does not say enough about these lines: {lines}")
                said.append(phrase(words, lines=listed([*recorded.unsure])))
            self.unsure.show_rows([Sentence(self.look, each) for each in said])
        self.show_state()

    def show_state(self) -> None:
        """Show whether it can be taken in as everything is answered now."""
        arriving = self.arriving
        self._meet()
        self.matching.setVisible(arriving is not None and bool(self.matching.rows.rows))
        self._show_here()
        problem: Label = "" if arriving is not None else N_("No file was opened.")
        if isinstance(arriving, Recorded) and self.agreement is not None:
            self._show_rules(arriving, self.agreement)
            if self.agreement.problems:
                problem = self.agreement.problems[0].sentence
        if self.matching.who.settled is None:
            problem = N_("First say who everybody is.")
        self.tell(problem)
        for button in (self.go, self.both):
            if problem and (button is self.both or self._offer() is not Offered.OPEN):
                button.lock()
            else:
                button.unlock()
        self._order_tabs()

    def _meet(self) -> None:
        """Look whether the evening is here, and compare the two where that changed."""
        arriving = self.arriving
        here = None if arriving is None else self.tables.called(_uid_of(arriving))
        if here is None or not isinstance(arriving, Travelling):
            self.meeting = None
        elif here != self.here or self.meeting is None:
            self.meeting = meet(arriving, self.tables)
        self.here = here

    def _certain(self) -> Mapping[int, Person]:
        """Return whom the evening here knows, by the place in the file."""
        if self.meeting is None or not isinstance(self.arriving, Travelling):
            return {}
        people = self.meeting.people
        places = enumerate(self.arriving.people)
        return {at: people[each] for at, each in places if each in people}

    def _offer(self) -> Offered:
        """Return what the large button does as things stand."""
        if self.here is None:
            return Offered.TAKE
        match self.meeting and self.meeting.course:
            case Course.THERE:
                return Offered.GO_ON
            case Course.HERE | Course.NOWHERE:
                return Offered.OPEN
            case _:
                return Offered.BOTH

    def _order_tabs(self) -> None:
        form = self.form.parts() if isinstance(self.arriving, Recorded) else ()
        self._tabs.run((*self.matching.parts(), *form, self.back, self.both, self.go))

    def _known(self, arriving: Arriving) -> Known:
        date = self.look.speech.date
        if isinstance(arriving, Recorded):
            evening = arriving.evening
            last = evening.games[-1].stated.totals
            totals = list(map(Standing, evening.people, last))
            hands = counted("%n hand(s)", "", len(evening.games))
            words = phrase(N_("{these}, {next}"), these=date(evening.day), next=hands)
            return Known(evening.people, evening.house_rules, words, totals)
        folded = check(arriving).position
        hands = counted("%n hand(s)", "", folded.number)
        parts = (folded.rules.variant.label, arriving.place, date(arriving.opened_at), hands)
        totals = [
            Standing(arriving.people[who], folded.balances.get(who, 0))
            for who in arriving.people
            if who in folded.balances or who in folded.people
        ]
        told = listed([each for each in parts if each])
        return Known(tuple(arriving.people.values()), arriving.title, told, totals)

    def _show_here(self) -> None:
        here, offer = self.here, self._offer()
        self.already.setVisible(here is not None)
        self.both.setVisible(offer in (Offered.GO_ON, Offered.OPEN))
        self.go.show_choice(Choice("go", offer.label, glyph=Glyph.TICK))
        if here is None:
            return
        written = self._when(N_("It was last written to on {day} at {time}."), here.last_at)
        if isinstance(self.arriving, Travelling):
            there = self.arriving.written[-1][1]
            in_file = self._when(N_("In the file it was on {day} at {time}."), there)
            written = _one_after_the_other(written, in_file)
        said: list[Label] = [written]
        if self.meeting is not None:
            said.insert(0, in_words(self.meeting))
        if offer is Offered.GO_ON:
            said.append(
                N_(
                    "Going on with it here adds what came later to what is here; every step of it "
                    "can be taken back."
                )
            )
        if offer is Offered.BOTH:
            said.append(N_("What is here stays as it is. Shall both be kept?"))
        self.which.show_label(reduce(_one_after_the_other, said))

    def _when(self, words: str, at: datetime) -> Label:
        speech = self.look.speech
        return phrase(words, day=speech.date(at), time=speech.time(at))

    def _show_rules(self, recorded: Recorded, agreement: Agreement) -> None:
        customs = self.tables.catalogue.house_rules.values()
        available = [each for each in customs if agreement.variant.id in each.variants]
        self.form.show_agreement(agreement, available)
        if not agreement.problems:
            found = compared(recorded.evening, agreement.rules)
            self._show_differences(found, len(recorded.evening.games))

    def _show_differences(self, found: tuple[Difference, ...], hands: int) -> None:
        look = self.look
        differing = len({each.number for each in found})
        said: Label = counted("%n hand(s) come to something else than in the file:", "", differing)
        if not found:
            said = counted("All %n hand(s) come to what the file says.", "", hands)
        sentences = list(_in_words(found, look.signed))
        rows = [Sentence(look, said, Face.STRONG)]
        rows += [Sentence(look, each) for each in sentences[:LISTED]]
        if len(sentences) > LISTED:
            rest = counted("and %n more", "", len(sentences) - LISTED)
            rows.append(Sentence(look, rest, quiet=True))
        self.lines.show_rows(rows)

    # What is done

    def take(self) -> None:
        """Do what is offered first, and open the evening."""
        self._do(self._offer())

    def keep_both(self) -> None:
        """Keep the evening of the file beside the one here, and open it."""
        self._do(Offered.BOTH)

    def _do(self, offer: Offered) -> None:
        arriving = self.arriving
        if arriving is None:
            return
        try:
            desk = self._taken(arriving, offer)
        except NameTakenError as error:
            self._ask_again(error.sentence)
        except RefusedError as error:
            self._ask_again(error.problems[0].sentence)
        except StoreError as error:
            self._ask_again(error.sentence)
        else:
            self.arriving = None
            self.shell.sit_down(desk)

    def _taken(self, arriving: Arriving, offer: Offered) -> Desk:
        if offer is Offered.OPEN and self.here is not None:
            return self.tables.open(self.here.id)
        who, twice = self.matching.who.settled, offer is Offered.BOTH
        assert who is not None  # nothing else can be pressed before
        if isinstance(arriving, Travelling):
            named: Mapping[Person, Who] = dict(zip(arriving.people, who, strict=True))
            if offer is Offered.GO_ON:
                return go_on(arriving, self.tables, named)
            return take_in(arriving, self.tables, named, twice=twice)
        assert self.agreement is not None
        people = dict(zip(arriving.evening.people, who, strict=True))
        return book(arriving.evening, self.agreement.rules, self.tables, people, twice=twice)

    def _ask_again(self, sentence: Label) -> None:
        """Say what went wrong; somebody may have come, or the evening, in another program."""
        self._meet()
        who = self.matching.who.among(dict(self.tables.people.names))
        self.matching.show_who(who.knowing(self._certain()))
        self.show_state()
        self.tell(sentence)


def _uid_of(arriving: Arriving) -> str:
    return uid_of(arriving.evening) if isinstance(arriving, Recorded) else arriving.uid


def _one_after_the_other(one: Label, two: Label) -> Label:
    return phrase(N_("{one} {two}"), one=one, two=two)


def _in_words(found: tuple[Difference, ...], signed: Callable[[int], str]) -> Iterator[Label]:
    """Yield for every hand what differs in it, one sentence for each kind of amount."""
    hands: dict[tuple[int, Label], list[Label]] = {}
    for each in found:
        amounts = hands.setdefault((each.number, each.what), [])
        if each.stated is not None and each.ours is not None:
            words = N_("{who} {stated}, ours {ours}") if each.who else N_("{stated}, ours {ours}")
            stated, ours = signed(each.stated), signed(each.ours)
            amounts.append(phrase(words, who=each.who, stated=stated, ours=ours))
    for (number, what), amounts in hands.items():
        hand = phrase(N_("Hand {number}"), number=number)
        if amounts:
            said = N_("{hand}, {what}: {amounts}")
            yield phrase(said, hand=hand, what=what, amounts=listed(amounts))
        else:
            yield phrase(N_("{hand}: {what}"), hand=hand, what=what)
