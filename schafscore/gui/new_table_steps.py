"""The steps of a new table but for people and house rules: the game, a preset, and to begin."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from schafscore.core.outcome import Steps, explain
from schafscore.core.questions import Entry
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import AnyVariant, Preset, offered
from schafscore.gui.buttons import Choice, GoButton
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import Glyph
from schafscore.gui.panels import ACROSS, DOWN
from schafscore.gui.parts import Box, Kind
from schafscore.gui.titled import Entered, Low, Press, Sentence, TitledPanel
from schafscore.services.agreement import Agreement

MORE, ALL = "more", "all"
USUAL = 7  # kinds of hand; a game has the common ones first
LEAST_WORDS = 240  # px that the words of the foot have beside its buttons


class GamePanel(TitledPanel):
    """Step one: the game, and which kinds of it this table plays."""

    chosen = Signal(object)  # a variant
    asked = Signal(object)  # an agreement

    def __init__(self, look: Look, variants: Mapping[str, AnyVariant], *, number: int = 0) -> None:
        remark = N_("ticked: played at this table") if len(variants) == 1 else ""
        super().__init__(look, N_("Game"), remark, number=number)
        self.variants = {each.id: each for each in in_order(variants)}
        self.agreement: Agreement | None = None
        self.whole = False  # whether the seldom kinds are shown too
        self.all_games = False
        self.more = Press(look, MORE, N_("More games"), parent=self)
        self.more.clicked.connect(self._all_games)
        self.head.add(self.more)
        self.games = Low(look, N_("Game"), ())
        self.games.changed.connect(self._game)
        self.kinds = Low(look, N_("This table plays"), (), exclusive=False)
        self.kinds.changed.connect(self._kinds)
        for widget in (self.games, self.kinds):
            self.body.addWidget(widget)
        self.games.setVisible(len(variants) > 1)  # before it has its place it would be a window

    def show_agreement(self, agreement: Agreement) -> None:
        """Show game and kinds of *agreement*."""
        if self.agreement is not None and agreement.variant is not self.agreement.variant:
            self.whole = False
        self.agreement = agreement
        self._show_games(agreement.variant)
        entries = agreement.variant.entries
        asked = agreement.variant.optional or entries[:USUAL]
        shown = list(entries if self.whole else asked)
        choices = [Choice(each.kind, each.label, (56, 56), ticked=True) for each in shown]
        if len(entries) > len(asked):
            label = N_("Less") if self.whole else N_("More")
            choices.append(Choice(MORE, label, (56, 56)))
        self.kinds.set_choices(choices)
        played = [each for each in shown if agreement.plays(each)]
        self.kinds.choose([each.kind for each in played])
        every = [each for each in entries if agreement.plays(each)]
        last = [each.kind for each in every] if len(every) == 1 else []
        self.kinds.lock({name: "" for name in last if name in self.kinds.buttons})

    def _show_games(self, now: AnyVariant) -> None:
        first = [each.id for each in self.variants.values() if each.familiar or each is now]
        shown = list(self.variants) if self.all_games else first
        choices = [Choice(name, self._name(name), (56, 56), ticked=True) for name in shown]
        self.games.set_choices(choices)
        label = N_("Fewer games") if self.all_games else N_("More games")
        self.more.show_choice(replace(self.more.choice, label=label))
        self.more.setVisible(len(first) < len(self.variants))
        self.games.choose([now.id])

    def _all_games(self) -> None:
        if self.agreement is not None:
            self.all_games = not self.all_games
            self._show_games(self.agreement.variant)

    def _name(self, game: str) -> Label:
        variant = self.variants[game]
        return variant.short or variant.label

    def _game(self, names: list[str]) -> None:
        if names:
            self.chosen.emit(self.variants[names[0]])
        elif self.agreement is not None:
            self.games.choose([self.agreement.variant.id])

    def _kinds(self, names: list[str]) -> None:
        agreement = self.agreement
        if agreement is None:
            return
        if MORE in names:
            self.whole = not self.whole
            self.show_agreement(agreement)
            return
        entries: tuple[type[Entry], ...] = agreement.variant.entries
        for kind in entries:
            if kind.kind in self.kinds.buttons and agreement.plays(kind) is not (
                kind.kind in names
            ):
                agreement = agreement.allow(kind, allowed=kind.kind in names)
        self.asked.emit(agreement)


def in_order(variants: Mapping[str, AnyVariant]) -> list[AnyVariant]:
    """Return *variants*, the familiar ones first."""
    return sorted(variants.values(), key=lambda each: offered(each.familiar))


class PresetPanel(TitledPanel):
    """Step two: a preset to begin with, and keeping one of one's own."""

    taken = Signal(str)
    all_asked = Signal()
    kept = Signal(str)  # under which name

    def __init__(self, look: Look, *, keeps: bool) -> None:
        remark = "" if keeps else N_("everything can be changed after")
        super().__init__(look, N_("Preset"), remark, number=2)
        self.row = Low(look, N_("Preset"), ())
        self.row.changed.connect(self._chosen)
        self.body.addWidget(self.row)
        self.keep = Press(look, "keep", N_("Keep as my own"), parent=self)
        self.keep.setVisible(keeps)
        self.keep.clicked.connect(lambda: self.ask_name(wanted=True))
        self.head.add(self.keep)
        self.asking = QWidget(self)
        self.name = Entered(look, N_("Name of the preset"), self.asking)
        self.name.returnPressed.connect(self._keep)
        self.save = Press(look, "save", N_("Keep"), parent=self.asking)
        self.save.clicked.connect(self._keep)
        self.leave = Press(look, "leave", N_("Cancel"), parent=self.asking)
        self.leave.clicked.connect(lambda: self.ask_name(wanted=False))
        line = QHBoxLayout(self.asking)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.name, 1)
        line.addWidget(self.save)
        line.addWidget(self.leave)
        self.problem = Sentence(look, "", Face.STRONG, parent=self)
        self.body.addWidget(self.asking)
        self.body.addWidget(self.problem)
        self.ask_name(wanted=False)
        self.now = ""

    def show_presets(self, shown: list[Preset], count: int, now: str) -> None:
        """Show the first presets, how many there are, and which one the rules are."""
        self.now = now
        choices = [Choice(each.id, each.label, (56, 56), ticked=True) for each in shown]
        if count > len(shown):
            choices.append(Choice(ALL, phrase(N_("All {count} …"), count=count), (56, 56)))
        self.row.set_choices(choices)
        self.row.choose([now])
        self.row.setVisible(bool(choices))

    def ask_name(self, *, wanted: bool) -> None:
        """Ask in place under which name the rules are kept, or no longer."""
        self.asking.setVisible(wanted)
        self.problem.show_label("")
        self.problem.hide()
        if wanted:
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, sentence: Label) -> None:
        """Say what is wrong with the name."""
        self.problem.show_label(sentence)
        self.problem.show()

    def _keep(self) -> None:
        if self.name.text().strip():
            self.kept.emit(self.name.text().strip())
        else:
            self.say(N_("A name is missing"))

    def _chosen(self, names: list[str]) -> None:
        wanted = [name for name in names if name != ALL]
        if ALL in names:
            self.row.choose([self.now])
            self.all_asked.emit()
        elif wanted:
            self.taken.emit(wanted[0])
        else:
            self.taken.emit(self.now)  # once more: back to the preset as it is


class BeginFoot(Box):
    """What a hand would come to, or what is missing; reading aloud, and the button that begins."""

    begin_asked = Signal()
    shown = Signal(str)  # the line that is to be filled in

    def __init__(self, look: Look, label: Label, parent: QWidget | None = None) -> None:
        super().__init__(look, Kind.READY, parent)
        self.line = ""
        self.hand = Sentence(look, "", quiet=True, parent=self)
        self.sum = Sentence(look, "", Face.SUM, parent=self)
        self.where = Press(look, "where", N_("Show"), parent=self)
        self.where.clicked.connect(lambda: self.shown.emit(self.line))
        self.aloud = Press(look, "aloud", N_("Read aloud"), parent=self)
        tip = N_("Ctrl+Enter does the same from anywhere on this page")
        self.go = GoButton(look, label, self, glyph=Glyph.ARROW, tip=tip)
        self.go.clicked.connect(self.begin_asked)
        self._words = QVBoxLayout()
        self._words.addWidget(self.hand)
        self._words.addWidget(self.sum)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        for button in (self.where, self.aloud, self.go):
            self._buttons.addWidget(button)
        self._layout = QBoxLayout(ACROSS, self)
        self._layout.addLayout(self._words, 1)
        self._layout.addLayout(self._buttons)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        px = self.look.px
        self._layout.setContentsMargins(px(15), px(8), px(15), px(8))
        self._layout.setSpacing(px(16))
        self._buttons.setSpacing(px(16))
        self._words.setSpacing(0)
        self.go.setFixedHeight(px(56))
        words = self.look.width(self.go.text_of_label(), Face.GO)
        self.go.setMinimumWidth(max(px(168), round(words) + px(72)))
        self._break()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons below the words where these have no room beside them."""
        super().resizeEvent(event)
        self._break()

    def _break(self) -> None:
        beside = self.width() - self._buttons.minimumSize().width()
        self._layout.setDirection(ACROSS if beside >= self.look.px(LEAST_WORDS) else DOWN)

    def show_trial(self, hand: Label, steps: Steps) -> None:
        """Show a hand and what it comes to; one can begin."""
        self.hand.show_label(phrase(N_("Trial: {hand}"), hand=hand) if hand else "")
        self.sum.show_label(sums(steps))
        self.where.hide()
        self.go.unlock()

    def show_problem(self, sentence: Label, line: str = "") -> None:
        """Show what is missing, and the way to its *line* where there is one."""
        self.hand.show_label(sentence)
        self.sum.show_label("")
        self.line = line
        self.where.setVisible(bool(line))
        self.go.lock()


def sums(steps: Steps) -> str:
    """Write *steps* in numbers alone: ``20 + 10 + 0 = 30``."""
    return " ".join(explain(steps, lambda _: "").split()).replace(" ,", ",")
