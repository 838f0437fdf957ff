"""What changes: every later hand and every total before and after, before anything is written."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy

from schafscore.core.accounts import Pot, is_closed
from schafscore.core.journal import Writing
from schafscore.core.text import N_, Label, counted, listed, phrase
from schafscore.gui.beside import ChangeHead, ChangeRow, Columns, SidePage
from schafscore.gui.buttons import Choice, GoButton
from schafscore.gui.foot import CheckLabel
from schafscore.gui.hand_words import hand_row
from schafscore.gui.hands import HandRow
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import Glyph
from schafscore.gui.table_room import UNCHANGED
from schafscore.gui.titled import Low, Press
from schafscore.gui.why import Act
from schafscore.services.desk import Desk
from schafscore.services.log_words import act_in_words
from schafscore.sheets.called import called
from schafscore.sheets.differences import Changed, Differences, Total, differences
from schafscore.sheets.rows import Row

KEEP, MOVE = "keep", "move"


class ChangesPage(SidePage):
    """What some writings would change.

    `done` is sent when they shall be written, where the page has the button for it; `dealers_kept`
    when it was chosen who deals the later hands; `asked` with the name of an act that was meant
    instead.
    """

    done = Signal()
    asked = Signal(str)
    dealers_kept = Signal(bool)

    def __init__(self, look: Look, desk: Desk, act: Label = "", when: Label = "") -> None:
        """Take *act* as the words of the button that writes; without it the foot has one.

        *when* says when one does that.
        """
        super().__init__(look, N_("What changes?"), N_("Discard"))
        self.desk = desk
        self.when = when
        self.instead: Sequence[Act] = ()
        self._instead: list[Press] = []
        choices = (
            Choice(KEEP, N_("later deals stay"), (56, 56)),
            Choice(MOVE, N_("they move on"), (56, 56)),
        )
        self.dealers = Low(look, N_("Later dealers"), choices)
        self.dealers.choose([KEEP])
        self.dealers.changed.connect(self._choose_dealers)
        self._layout.insertWidget(2, self.dealers)
        self.dealers.hide()
        self._kept = True
        self.back.setVisible(bool(act))
        if act:
            self.act = GoButton(look, act, self, glyph=Glyph.TICK)
            self.act.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self.act.clicked.connect(self.done)
            self.buttons.addWidget(self.act)

    def _choose_dealers(self, names: list[str]) -> None:
        kept = KEEP in names if names else not self._kept
        self.dealers.choose([KEEP if kept else MOVE])
        self.dealers_kept.emit(kept)

    def offer_dealers(self, *, offered: bool, kept: bool) -> None:
        """Ask who deals the later hands, where that is a question."""
        self._kept = kept
        self.dealers.setVisible(offered)
        self.dealers.choose([KEEP if kept else MOVE])

    def offer_instead(self, acts: Iterable[Act]) -> None:
        """Offer *acts* that take the hand out, as long as nothing is changed."""
        self.instead = tuple(acts)
        for act in self.instead:
            button = self.button(act.name, act.label)
            button.clicked.connect(lambda _=False, name=act.name: self.asked.emit(name))
            self._instead.append(button)

    def _show_instead(self, *, shown: bool) -> None:
        for button in self._instead:
            button.setVisible(shown)

    def show_unchanged(self) -> None:
        """Say that nothing is changed yet."""
        self.clear()
        self.offer_dealers(offered=False, kept=self._kept)
        self._show_instead(shown=True)
        self.sentence(UNCHANGED, Face.STRONG)
        self.sentence(N_("Enter the hand as it was; what that changes stands here."))
        for act in self.instead:
            words = phrase(N_("{act}: {when}"), act=act.label, when=act.when)
            self.sentence(words, quiet=True)

    def show_open(self, question: Label) -> None:
        """Say what is still missing."""
        self.clear()
        self._show_instead(shown=False)
        self.sentence(N_("The hand is not complete yet:"), quiet=True)
        self.sentence(question)

    def show_change(self, writings: Sequence[Writing]) -> None:
        """Show what *writings* would change."""
        self.clear()
        self._show_instead(shown=False)
        if self.when:
            self.sentence(self.when, quiet=True)
        found = differences(self.desk.evening, writings, self.desk.rows())
        for remark in found.remarks:
            self.sentence(remark)
        if found.hands:
            columns = Columns()
            self.say(ChangeHead(self.look, columns))
            self.rule(strong=True)
            for each in found.hands:
                self.say(self._hand_row(each, columns))
            self.sentence(self._rest(found), quiet=True)
            self._show_totals(found)
        else:
            self.sentence(N_("No amount changes."))
        self._log_line(writings)

    def _show_totals(self, found: Differences) -> None:
        words = phrase(N_("Totals after hand {number}"), number=found.number)
        self.sentence(words, Face.STRONG)
        self.rule(strong=True)
        columns = Columns()
        for total in found.totals:
            self.say(self._total_row(total, columns))
        self._check(found)

    def _check(self, found: Differences) -> None:
        """Say what adds up to nothing; a pot that stays as it is stands not among the totals."""
        balances = self.desk.evening.position.balances
        if not is_closed(balances, self.desk.rules.variant.unit):
            return
        shown = {total.account for total in found.totals}
        pots = [each for each in balances if isinstance(each, Pot) and not each.unit]
        hidden = listed(called(pot) for pot in pots if balances[pot] and pot not in shown)
        told = N_("before and after")
        words = phrase(N_("with {pots}, before and after"), pots=hidden) if hidden else told
        self.say(CheckLabel(self.look, N_("Sum 0"), words))

    def _hand_row(self, each: Changed, columns: Columns) -> ChangeRow:
        shown = [None if row is None else self._picked(row) for row in (each.was, each.becomes)]
        was, becomes = shown
        here = becomes or was
        assert here is not None
        kind = self.look.say(here.kind)
        callers, letters = "+".join(here.callers), "+".join(name[:1] for name in here.callers)
        return ChangeRow(
            self.look,
            f"{callers} {kind}" if callers else kind,
            self._amount(was),
            self._amount(becomes),
            columns=columns,
            number=here.number,
            short=f"{letters} {kind}" if callers else kind,
            loss=becomes is not None and (becomes.value or 0) < 0,
        )

    def _picked(self, row: Row) -> HandRow:
        return hand_row(row, self.desk.people, self.look)

    def _amount(self, row: HandRow | None) -> Label:
        if row is None:
            return N_("none")
        return self.look.signed(row.value) if row.value is not None else row.note or N_("nobody")

    def _total_row(self, total: Total, columns: Columns) -> ChangeRow:
        changed = total.difference != 0
        return ChangeRow(
            self.look,
            called(total.account, self.desk.table.people),
            self.look.signed(total.was) if changed else "",
            self.look.signed(total.becomes),
            columns=columns,
            difference=total.difference,
            loss=total.becomes < 0,
        )

    def _rest(self, found: Differences) -> Label:
        """Say how many hands stay as they are."""
        changed = {each.hand for each in found.hands}
        same = sum(line.hand not in changed for line in self.desk.evening.hands)
        return counted("%n other hand(s) stay as they are.", "", same)

    def _log_line(self, writings: Sequence[Writing]) -> None:
        """Say what will stand in the log."""
        words = act_in_words(self.desk, writings[0])
        self.sentence(phrase(N_("For the log: {words}"), words=words), quiet=True)
