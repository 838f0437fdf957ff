"""The program with its window in a process of its own, played from outside.

Every line that it is sent is an act, answered by a line with what is to be seen in the window.
"""

import ctypes
import json
import os
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).parents[2]
DROP, OVERRIDE, SEARCH = 24, 1, 2  # of Linux: give up the right of root to write anywhere


def give_up_rights():
    """Let root be refused what anybody is refused: it holds for the program that comes next."""
    if sys.platform == "linux" and os.geteuid() == 0:
        for right in (OVERRIDE, SEARCH):
            ctypes.CDLL(None).prctl(DROP, right, 0, 0, 0)
    os.execv(sys.executable, [sys.executable, "-m", "tests.gui.played"])


def allow_at_most(size):
    """Let no file grow over *size* bytes."""
    import resource  # noqa: PLC0415

    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


class Program:
    """A running program; *limit* is "rights", or how many bytes a file may have."""

    def __init__(self, home, limit=""):
        environment = {
            **os.environ,
            "SCHAFSCORE_HOME": str(home),
            "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.gui.played", str(limit)],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.first = self.seen()

    def seen(self):
        """Return what is seen next, None where the program has ended."""
        line = self.process.stdout.readline()
        return json.loads(line) if line else None

    def act(self, name, what=""):
        self.process.stdin.write(json.dumps([name, what]) + "\n")
        self.process.stdin.flush()
        return self.seen()

    def type(self, line):
        return self.act("type", line)

    def enter(self):
        return self.act("enter")

    def wait(self, milliseconds):
        return self.act("wait", milliseconds)

    def kill(self):
        """End it as a power cut would; nothing of it runs any more."""
        self.process.kill()
        self.process.communicate()

    def end(self):
        """Close the window; return the exit code and what was said on the way."""
        if self.process.poll() is None and not self.process.stdin.closed:
            self.act("close")
        _, said = self.process.communicate(timeout=60)
        return self.process.returncode, said


def serve():
    """Run the program; do in its window what the lines of stdin say."""
    from PySide6.QtCore import QObject, Qt, Signal  # noqa: PLC0415
    from PySide6.QtTest import QTest  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication, QMessageBox  # noqa: PLC0415

    from schafscore.gui import program  # noqa: PLC0415

    def tell(seen):
        print(json.dumps(seen), flush=True)

    def dialog(_parent, _title, sentence):
        tell({"dialog": sentence})

    QMessageBox.critical = dialog
    opened = program.open_window

    class Lines(QObject):
        read = Signal(str)

    lines = Lines()

    def state(window):
        room, complaint = window.room, window.complaint
        seen = {
            "said": complaint.sentence.text() if complaint.isVisible() else "",
            "room": type(room).__name__,
        }
        if hasattr(room, "foot") and hasattr(room, "list"):
            notice = room.notice
            seen |= {
                "hands": len(room.list.model.rows),
                "totals": list(room.list.model.rows[-1].totals) if room.list.model.rows else [],
                "keys": room.foot.keys.text().replace(" ", ""),
                "notice": notice.text.text() if notice.isVisible() else "",
            }
        return seen

    def act(window, line):
        name, what = json.loads(line)
        handle = window.windowHandle()
        if name == "type":
            for letter in what:
                QTest.keyClick(handle, ord(letter))
        elif name == "enter":
            QTest.keyClick(handle, Qt.Key.Key_Return)
        elif name == "wait":
            QTest.qWait(what)
        elif name == "close":
            window.close()
        QApplication.processEvents()
        tell(state(window))

    def open_window(app, language=""):
        window = opened(app, language or "en")
        window.look.tools.motion = False
        lines.read.connect(lambda line: act(window, line))
        window.show()
        window.activateWindow()
        QTest.qWaitForWindowActive(window)
        QApplication.processEvents()
        tell(state(window))

        def listen():
            for line in sys.stdin:
                lines.read.emit(line)

        threading.Thread(target=listen, daemon=True).start()
        return window

    program.open_window = open_window
    return program.run(language="en")


if __name__ == "__main__":
    limited = "".join(sys.argv[1:])
    if limited == "rights":
        give_up_rights()
    elif limited:
        allow_at_most(int(limited))
    sys.exit(serve())
