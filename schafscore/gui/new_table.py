"""The room of a new table: on one page the game, a preset, people with their seats, house rules."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from schafscore.core.accounts import Person
from schafscore.core.questions import Problem
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import AnyHouseRule, AnyVariant, Rules
from schafscore.gui.agreed import RulesForm
from schafscore.gui.aloud import ReadAloud
from schafscore.gui.bar import ProgramSign
from schafscore.gui.buttons import TabButton, TabStop, Text
from schafscore.gui.look import Face
from schafscore.gui.new_table_steps import BeginFoot, GamePanel, PresetPanel, in_order
from schafscore.gui.panels import ACROSS, DOWN, NO_LIMIT, Room
from schafscore.gui.parts import Bar
from schafscore.gui.people import PeoplePanel
from schafscore.gui.presets import PresetPage, presets_of
from schafscore.gui.shell import Shell
from schafscore.gui.titled import Entered, Press, Scrolled, TabChain, TitledPanel
from schafscore.gui.units import unit_of
from schafscore.services.agreement import Agreement, agreement_of_preset, follows, own_preset
from schafscore.services.disk import why_not
from schafscore.services.ports import NameTakenError, RefusedError, StoreError
from schafscore.services.probe import probe

SHOWN = 6  # presets that stand there as buttons
LOWEST = 360  # px of a page with a foot that stays in sight


class NewTableRoom(Room):
    """A new table, until it is begun or given up."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.look)
        self.shell = shell
        self.tables = shell.tables
        self._warned = False  # that Escape gives up what is entered
        self.keep_preset = shell.outside.keep_preset
        self.agreement = Agreement(in_order(self.tables.catalogue.variants)[0])
        self.preset = ""
        self.tab = "people"
        self._tabs = TabChain()
        self._build()
        self._place()

    # The parts

    def _build(self) -> None:
        look = self.look
        self.bar = Bar(look, self)
        self.title = Text(look, N_("New table"), Face.NAME, parent=self.bar)
        self.subtitle = Text(look, N_("One page, four steps"), quiet=True, parent=self.bar)
        self.name = Entered(look, N_("Name of the evening"), self.bar)
        tabs = (("people", N_("Game and people")), ("rules", N_("House rules")))
        self.tabs = {name: TabButton(look, name, label, self.bar) for name, label in tabs}
        for name, tab in self.tabs.items():
            tab.clicked.connect(lambda _=False, name=name: self.show_tab(name))
        self._tab_stop = TabStop(self.tabs.values())
        self.cancel = Press(look, "cancel", N_("Cancel"), parent=self.bar)
        self.cancel.clicked.connect(self.give_up)
        self._bar = QHBoxLayout(self.bar)
        heads: tuple[QWidget, ...] = (ProgramSign(look, self.bar), self.title, self.subtitle)
        for head in heads:
            self._bar.addWidget(head)
        self._bar.addStretch(1)
        tails: tuple[QWidget, ...] = (*self.tabs.values(), self.name, self.cancel)
        for tail in tails:
            self._bar.addWidget(tail)

        self.games = GamePanel(look, self.tables.catalogue.variants, number=1)
        self.games.chosen.connect(self.take_variant)
        self.games.asked.connect(self.take)
        self.presets = PresetPanel(look, keeps=self.keep_preset is not None)
        self.presets.taken.connect(self.take_preset)
        self.presets.all_asked.connect(self.show_presets)
        self.presets.kept.connect(self._keep_preset)
        self.people = PeoplePanel(look, self.tables.people, self.shell.outside.lots, number=3)
        self.people.changed.connect(self.show_state)
        self.form = RulesForm(look)
        self.form.asked.connect(self.take)
        self.form.filled.connect(self._order_tabs)
        self.rules = TitledPanel(look, N_("House rules"), number=4, parent=self)
        self.rules.head.add(self.form.steps)
        self.scrolled = Scrolled(look, self.form, self.rules, marked=True)
        self.rules.body.addWidget(self.scrolled, 1)
        self.foot = BeginFoot(look, N_("Begin"), self)
        self.foot.begin_asked.connect(self.begin_evening)
        self.foot.shown.connect(self.show_line)
        self.aloud = self.foot.aloud
        self.aloud.clicked.connect(self.read_aloud)

        self._first = QVBoxLayout()
        self._first.setContentsMargins(0, 0, 0, 0)
        self._first.addWidget(self.games)
        self._first.addWidget(self.presets)
        self._first.addStretch(1)
        self.steps = QWidget(self)
        self._steps = QBoxLayout(DOWN, self.steps)
        self._steps.setContentsMargins(0, 0, 0, 0)
        self._steps.addLayout(self._first)
        self._steps.addWidget(self.people)
        self.steps_side = Scrolled(look, self.steps, self, marked=True)
        # It scrolls, so it wants no height of its own: else the page would be higher than the
        # window, and the button that begins below its edge.
        self.steps_side.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.page = QWidget(self)
        self._grid = QGridLayout(self.page)
        whole = QVBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addWidget(self.page, 1)
        form = QWidget(self)
        form.setLayout(whole)
        self.reading = ReadAloud(look, self)
        self.reading.closed.connect(self.show_form)
        self.choosing = PresetPage(look, self)
        self.choosing.closed.connect(self.show_form)
        self.choosing.taken.connect(self.take_preset)
        self.pages = QStackedLayout()
        for page in (form, self.reading, self.choosing):
            self.pages.addWidget(page)
        self.pages.currentChanged.connect(self._leave_room)
        self._leave_room(0)
        self.left.addLayout(self.pages)
        self.side.hide()

    def _leave_room(self, shown: int) -> None:
        """Let only the page that is *shown* claim room: the others were laid out for another."""
        policy = QSizePolicy.Policy
        for place in range(self.pages.count()):
            page = self.pages.widget(place)
            claim = policy.Preferred if place == shown else policy.Ignored
            if page is not None:
                page.setSizePolicy(claim, claim)

    def fit(self) -> None:
        """Take the look as it is now."""
        self._place()
        self.show_state()

    def _place(self) -> None:
        px, measures = self.look.px, self.look.measures
        margin, gap = px(measures.margin), px(measures.gap)
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.bar.setFixedHeight(px(measures.bar))
        self._bar.setContentsMargins(margin, px(1), margin, 0)
        self._bar.setSpacing(px(8))
        self._place_name()
        self.subtitle.setVisible(not measures.compact)
        self.title.setVisible(not self.narrow)
        for layout in (self._first, self._steps):
            layout.setSpacing(px(8))
        self._grid.setContentsMargins(margin, px(8), margin, margin)
        self._grid.setSpacing(gap)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the whole page scroll where the window is too low for a part of it to do so."""
        super().resizeEvent(event)
        view = self.parentWidget()
        low = self.narrow and view is not None and view.height() < self.look.px(LOWEST)
        for side in (self.steps_side, self.scrolled):
            side.unroll(unrolled=low)

    def _place_name(self) -> None:
        """Put the name of the evening into the bar, or below it where the bar has no room."""
        if self.narrow and self._first.indexOf(self.name) < 0:
            self._first.insertWidget(0, self.name)
        elif not self.narrow and self._bar.indexOf(self.name) < 0:
            self._bar.insertWidget(self._bar.indexOf(self.cancel), self.name)
        self.name.setMinimumWidth(0 if self.narrow else self.look.px(240))
        self.name.setMaximumWidth(NO_LIMIT if self.narrow else self.look.px(240))

    def _arrange(self) -> None:
        """Put everything on one page, or people and rules each on a tab."""
        tabbed = self.look.measures.compact
        side_by_side = tabbed and not self.narrow
        self._steps.setDirection(ACROSS if side_by_side else DOWN)
        for place, share in enumerate((2, 3) if side_by_side else (0, 1)):
            self._steps.setStretch(place, share)
        for widget in (self.steps_side, self.rules, self.foot):
            self._grid.removeWidget(widget)
        if tabbed:
            self._grid.addWidget(self.steps_side, 0, 0, 1, 2)
            self._grid.addWidget(self.rules, 0, 0, 1, 2)
            self._grid.addWidget(self.foot, 1, 0, 1, 2)
        else:
            self._grid.addWidget(self.steps_side, 0, 0, 2, 1)
            self._grid.addWidget(self.rules, 0, 1)
            self._grid.addWidget(self.foot, 1, 1)
        for column in (0, 1):
            self._grid.setColumnStretch(column, 1)
        self._grid.setRowStretch(0, 1)
        for name, tab in self.tabs.items():
            tab.setVisible(tabbed)
            tab.setChecked(name == self.tab)
        self.steps_side.setVisible(not tabbed or self.tab == "people")
        self.rules.setVisible(not tabbed or self.tab == "rules")

    def show_tab(self, name: str) -> None:
        """Show people or rules, where they do not fit beside each other."""
        self.tab = name
        self._arrange()

    def prepare(self) -> Iterator[None]:
        """Make the lines of the game that comes first."""
        self.show_state()
        yield

    def come_in(self) -> None:
        """Empty the page; the game is that of the last evening."""
        self._warned = False
        last = self.tables.last()
        variants = self.tables.catalogue.variants
        game = last.variant if last is not None and last.variant in variants else ""
        self.name.clear()
        self.people.empty()
        self.take_variant(variants.get(game) or in_order(variants)[0])
        self.show_tab("people")
        for side in (self.steps_side, self.scrolled):
            side.verticalScrollBar().setValue(0)
        self.show_form()

    def begin(self) -> None:
        """Put the focus on the game."""
        self.games.games.buttons[self.agreement.variant.id].setFocus()

    def tell(self, sentence: Label) -> None:
        """Say why something could not be done."""
        self.foot.show_problem(sentence)

    def give_up(self) -> None:
        """Go back to where one came from."""
        self.shell.close_evening()

    # What is agreed on

    def take_variant(self, variant: AnyVariant) -> None:
        """Play *variant*, by its first preset."""
        presets = presets_of(variant, self.tables.presets)
        whole = [each for each in presets if not each.incomplete]
        if whole:
            self.take_preset(whole[0].id)
        else:
            self.preset = ""
            self.take(Agreement(variant))

    def take_preset(self, name: str) -> None:
        """Take the rules of a preset; where some are left open, go to the first of them."""
        preset = self.tables.presets.get(name)
        if preset is None:
            return
        self.preset = name
        self.show_form()
        self.take(agreement_of_preset(preset))
        if preset.incomplete:
            self.show_line(self.agreement.problems[0].question)

    def take(self, agreement: Agreement) -> None:
        """Go on with *agreement*."""
        self.agreement = agreement
        self.show_state()

    def available(self) -> list[AnyHouseRule]:
        """Return the house rules that this game can have."""
        rules = self.tables.catalogue.house_rules.values()
        return [each for each in rules if self.agreement.variant.id in each.variants]

    def show_state(self) -> None:
        """Show everything that is agreed on, and what is missing."""
        agreement = self.agreement
        self.games.show_agreement(agreement)
        presets = presets_of(agreement.variant, self.tables.presets)
        shown = list(presets[:SHOWN])
        chosen = self.tables.presets.get(self.preset)
        if chosen is not None and chosen in presets and chosen not in shown:
            shown = [*shown[:-1], chosen]
        same = chosen is not None and follows(agreement, chosen)
        self.presets.show_presets(shown, len(presets), self.preset if same else "")
        self.form.show_agreement(agreement, self.available())
        self.rules.show_remark(unit_of(agreement.variant))
        self.people.show_seating(agreement.rules.seating)
        self._show_foot()

    def _order_tabs(self) -> None:
        self._tabs.run(self._parts())

    def _parts(self) -> Iterator[QWidget]:
        bar = (self.name, self.cancel) if not self.narrow else (self.cancel, self.name)
        yield from (*self.tabs.values(), *bar)
        yield from (self.games.more, self.games.games, self.games.kinds)
        presets = self.presets
        yield from (presets.keep, presets.row, presets.name, presets.save, presets.leave)
        yield from self.people.parts()
        yield from self.form.parts()
        yield from (self.foot.where, self.aloud, self.foot.go)

    def _show_foot(self) -> None:
        agreed = self.agreement.rules
        if self.agreement.problems:
            first = self.agreement.problems[0]
            self.foot.show_problem(first.sentence, first.question)
        elif (unfit := self._unfit(agreed)) is not None:
            self.foot.show_problem(unfit.sentence)
        else:
            trial = probe(agreed)
            self.foot.show_trial(trial.hand if trial else "", trial.steps if trial else ())

    def _unfit(self, agreed: Rules) -> Problem | None:
        seated = self.people.seated
        if not seated:
            return Problem("people", N_("Who plays? Choose the people"))
        problems = agreed.problems(tuple(Person(place) for place in range(len(seated))))
        return next(problems, None)

    def show_line(self, name: str) -> None:
        """Go to line *name* of the house rules."""
        line = self.form.reveal(name)
        if line is not None:
            self.show_tab("rules")
            self.scrolled.show_widget(line.target)

    # Pages

    def show_form(self) -> None:
        """Show the page with the four steps."""
        self.pages.setCurrentIndex(0)

    def read_aloud(self) -> None:
        """Show the rules in words."""
        self.pages.setCurrentWidget(self.reading)
        self.reading.show_rules(self.agreement.variant.label, self.agreement.rules)

    def show_presets(self) -> None:
        """Show every preset of the game."""
        self.choosing.show_presets(presets_of(self.agreement.variant, self.tables.presets))
        self.pages.setCurrentWidget(self.choosing)

    def _keep_preset(self, name: str) -> None:
        if self.keep_preset is None:
            return
        if self.agreement.problems:
            self.presets.say(self.agreement.problems[0].sentence)
            return
        preset = own_preset(name, self.agreement.rules, self.tables.presets)
        try:
            self.keep_preset(preset)
        except OSError as error:
            self.presets.say(phrase(N_("It could not be kept: {why}"), why=why_not(error)))
            return
        self.preset = preset.id
        self.presets.ask_name(wanted=False)
        self.show_state()

    # Beginning

    def begin_evening(self) -> None:
        """Begin the evening; what does not fit is said where it stands."""
        if self.shell.opening:
            return
        seated, title = self.people.seated, self.name.text().strip()
        try:
            desk = self.tables.new(
                self.agreement.rules, [each.who for each in seated], self.people.dealer.who, title
            )
        except RefusedError as error:
            self.tell(error.problems[0].sentence)
        except NameTakenError as error:
            self.people.take_known(error.person)
        except StoreError as error:
            self.tell(error.sentence)
            self.foot.go.unlock()  # the next time it may work
        else:
            self.shell.sit_down(desk)

    def _begin_by_key(self) -> None:
        """Begin from wherever the focus is; what the field there held is taken already.

        Where something is missing the foot says what; the key says it once more, so that it does
        not seem to do nothing. A name that was not taken waits where it was typed, and says why.
        """
        if self.people.name.text().strip():
            return
        if self.foot.go.isEnabled():
            self.begin_evening()
        else:
            self.shell.mention(self.foot.hand.label)

    def take_key(self, event: QKeyEvent) -> bool:
        """Give up with Escape, begin with Ctrl+Enter; every letter goes to the field of names."""
        if event.key() == Qt.Key.Key_Escape:
            begun = bool(self.people.seated or self.name.text().strip())
            if begun and not self._warned:
                self.shell.mention(
                    N_("Escape once more gives up this table and all that is entered")
                )
                self._warned = True
            else:
                self.give_up()
            return True
        self._warned = False
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if control and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.pages.currentIndex() == 0 and not event.isAutoRepeat():
                self._begin_by_key()
            return True
        if event.text().isprintable() and event.text().strip():
            self.show_tab("people")
            self.people.name.setFocus()
            self.people.name.insert(event.text())
            return True
        return False
