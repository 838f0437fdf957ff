"""What stands beside the table once a hand of the list is opened: why, what to mend, the log."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from schafscore.core.journal import Writing
from schafscore.core.text import N_, Label, phrase
from schafscore.gui.beside import SidePage
from schafscore.gui.correction import ChangesPage
from schafscore.gui.log import LogPage
from schafscore.gui.table_room import TableRoom
from schafscore.gui.why import MendPage, NotePage, WhyPage, acts_on
from schafscore.services.desk import Done
from schafscore.services.pad import Pad
from schafscore.services.ports import RefusedError, StoreError
from schafscore.services.spot import Spot, deleted, forgotten, old_hand


class OldHands(QObject):
    """Opens the pages beside the table and does what they ask for."""

    def __init__(self, room: TableRoom) -> None:
        super().__init__(room)
        self.room = room
        self.desk = room.desk
        self.page: SidePage | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._renew_log)
        room.opened.connect(self.show_why)
        room.pad_shown.connect(self._follow_pad)
        room.amended.connect(self._amended)
        room.renewed.connect(self._renew)
        room.escaped.connect(self._back)
        room.list_wanted.connect(self._give_way)
        room.page_asked.connect(self._open)

    # Pages

    def _show(self, page: SidePage, back: Callable[[], None] | None = None) -> None:
        page.closed.connect(back or self.close)
        self.page = page
        self.room.show_beside(page)
        page.begin()

    def close(self) -> None:
        """Show the list again, and go on with the next hand."""
        self.page = None
        self.room.close_beside()
        self.room.end_amending()
        self.room.begin()

    def _give_way(self) -> None:
        """Let the list be seen: what is new stands there."""
        if self.page is not None:
            self.close()

    def _open(self, name: str) -> None:
        """Show the page that is asked for by its name."""
        if name == "log":
            self.show_log()

    def _back(self) -> None:
        if self.page is not None:
            self.page.closed.emit()

    def show_why(self, hand: int) -> None:
        """Explain *hand*; what was being mended is left as it is."""
        self.room.end_amending()
        page = WhyPage(self.room.look, self.desk, hand)
        page.asked.connect(lambda name: self._act(name, hand))
        page.mend_asked.connect(lambda: self.show_mend(hand))
        self._show(page)

    def show_mend(self, hand: int) -> None:
        """Offer everything that can be done about *hand*."""
        page = MendPage(self.room.look, self.desk, hand)
        page.asked.connect(lambda name: self._act(name, hand))
        self._show(page, lambda: self.show_why(hand))

    def _act(self, name: str, hand: int) -> None:
        """Do what has this *name* about *hand*, or ask about it first."""
        acts: dict[str, Callable[[], None]] = {
            "correct": lambda: self.correct(hand),
            "before": lambda: self._insert(hand),
            "after": lambda: self._insert(self._after(hand)),
            "strike": lambda: self._strike(hand),
            "restore": lambda: self._restore(hand),
            "delete": lambda: self._delete(hand),
            "note": lambda: self.show_note(hand),
            "slip": lambda: self._print(hand),
            "log": self.show_log,
        }
        acts[name]()

    def show_note(self, hand: int) -> None:
        """Let a note be written on *hand*."""
        page = NotePage(self.room.look, self.desk, hand)

        def keep(text: str) -> None:
            def then() -> None:
                self.show_why(hand)

            self._done(lambda: self.desk.note(text, hand), N_("The note is kept"), then)

        page.written.connect(keep)
        self._show(page, lambda: self.show_why(hand))

    def show_log(self, rows: int = LogPage.AT_ONCE) -> None:
        """Show the changes of the evening, so many of them at once."""
        page = LogPage(self.room.look, self.desk, rows)
        page.wanted.connect(self._enter_again)
        self._show(page)

    def _enter_again(self, hand: int) -> None:
        """Take a deleted hand to the pad, at its place or as the next one."""
        spot, pad = deleted(self.desk, hand)
        if spot.words:
            self._mend(spot, pad)
        else:
            self.close()
            self.room.take_another(pad)

    def _print(self, hand: int) -> None:
        """Show the slip that settles a dispute about *hand*, on paper."""
        # Not at the start of the program: the paper takes a moment to load.
        from schafscore.gui.preview import PreviewRoom  # noqa: PLC0415

        shell = self.room.shell
        self.close()
        shell.go("paper")
        if isinstance(shell.room, PreviewRoom):
            shell.room.show_slip(hand)

    # Acts for which the pad is needed

    def correct(self, hand: int) -> None:
        """Take *hand* to the pad."""
        page = ChangesPage(self.room.look, self.desk)
        page.offer_instead(acts_on(self.desk, hand, "strike", "restore", "delete"))
        page.asked.connect(lambda name: self._instead(name, hand))
        self._mend(*old_hand(self.desk, hand), page)

    def _instead(self, name: str, hand: int) -> None:
        """Do something else about *hand* than to correct it."""
        self.page = None
        self.room.end_amending()
        self._act(name, hand)

    def _insert(self, before: int) -> None:
        self._mend(*forgotten(self.desk, before))

    def _after(self, hand: int) -> int:
        hands = [line.hand for line in self.desk.evening.hands]
        after = hands[hands.index(hand) + 1]
        assert after is not None
        return after

    def _mend(self, spot: Spot, pad: Pad, page: ChangesPage | None = None) -> None:
        """Take *pad* to its place, and show on *page* what would change."""
        page = page or ChangesPage(self.room.look, self.desk)
        page.dealers_kept.connect(self._keep_dealers)
        self._show(page, self.room.end_amending)
        self.room.amend(spot, pad)
        self.room.begin()

    def _keep_dealers(self, kept: bool) -> None:
        self.room.keep_dealers = kept
        self._follow_pad()

    def _follow_pad(self) -> None:
        """Show what the hand on the pad would change."""
        room, page = self.room, self.page
        spot = room.spot
        if spot is None or not isinstance(page, ChangesPage):
            return
        if room.unchanged:
            page.show_unchanged()
            return
        entry = None if room.problem else room.pad.entry
        if entry is None:
            problems = room.pad.problems
            page.show_open(room.problem or (problems[0].sentence if problems else ""))
            return
        asides = room.pad.asides
        try:
            kept = spot.would(entry, asides, True)
            moved = spot.would(entry, asides, False)
        except RefusedError as error:
            page.show_open(error.problems[0].sentence)
            return
        page.offer_dealers(offered=kept != moved, kept=room.keep_dealers)
        page.show_change(kept if room.keep_dealers else moved)

    def _amended(self) -> None:
        if isinstance(self.page, ChangesPage):
            self.close()

    # Acts that are only asked about

    def _ask(
        self,
        hand: int,
        name: str,
        would: Callable[[bool], tuple[Writing, ...]],
        act: Callable[[bool], Done],
        done: Label,
    ) -> None:
        """Show what an act would change, and do it when it is wanted."""
        (offered,) = acts_on(self.desk, hand, name)
        page = ChangesPage(self.room.look, self.desk, offered.label, offered.when)
        kept, moved, keeps = would(True), would(False), True

        def show(keep: bool) -> None:
            nonlocal keeps
            keeps = keep
            page.offer_dealers(offered=kept != moved, kept=keep)
            page.show_change(kept if keep else moved)

        def write() -> None:
            self._done(lambda: act(keeps), done, self.close)

        page.dealers_kept.connect(show)
        page.done.connect(write)
        show(True)
        self._show(page, lambda: self.show_why(hand))

    def _strike(self, hand: int) -> None:
        desk, number = self.desk, self.desk.line(hand).after.number
        self._ask(
            hand,
            "strike",
            lambda _: desk.would_strike(hand),
            lambda _: desk.strike(hand),
            phrase(N_("Hand {number} struck"), number=number),
        )

    def _restore(self, hand: int) -> None:
        desk, number = self.desk, self.desk.line(hand).after.number
        self._ask(
            hand,
            "restore",
            lambda _: desk.would_restore(hand),
            lambda _: desk.restore(hand),
            phrase(N_("Hand {number} counts again"), number=number),
        )

    def _delete(self, hand: int) -> None:
        desk, number = self.desk, self.desk.line(hand).after.number
        self._ask(
            hand,
            "delete",
            lambda keep: desk.would_delete(hand, keep_dealers=keep),
            lambda keep: desk.delete(hand, keep_dealers=keep),
            phrase(N_("Hand {number} deleted"), number=number),
        )

    def _done(self, act: Callable[[], Done], done: Label, then: Callable[[], None]) -> None:
        """Write something, show what comes *then*, and say so; or say why it was not written."""
        try:
            act()
        except RefusedError as error:
            self.room.tell(error.problems[0].sentence)
        except StoreError as error:
            self.room.shell.evening_changed()
            self.room.tell(error.sentence)
        else:
            self.page = None
            self.room.shell.evening_changed()
            then()
            self.room.notify(done)  # where it is looked for now: below the list that is seen again

    def _renew(self) -> None:
        """Show the page again after something was written, or leave it where it is no longer so."""
        page = self.page
        hands = [line.hand for line in self.desk.evening.hands]
        if isinstance(page, WhyPage) and page.hand in hands:
            page.show_hand(page.hand)
        elif isinstance(page, LogPage):
            self._soon.start()  # the table, of which totals are read, is seen first
        elif page is not None:
            self.close()

    def _renew_log(self) -> None:
        if isinstance(self.page, LogPage):
            self.show_log(self.page.rows)
