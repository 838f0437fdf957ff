"""The command ``schafscore``: the window, or a command of the terminal."""

import gc
import sys
from importlib import import_module
from pathlib import Path

from schafscore import __version__
from schafscore.resources import MissingError


def main() -> int:
    """Open the window where no command is given; return the exit code.

    Only the face that is used is loaded: the terminal needs no window, and may have no display.
    """
    arguments = sys.argv[1:]
    if arguments == ["--version"]:
        print(f"schafscore {__version__}")
        return 0
    try:
        if arguments:
            return int(import_module("schafscore.cli.main").main(arguments, _window))
        return _window(None, "")
    except MissingError as error:  # the translations among them, so it is said in English
        print(error, file=sys.stderr)
        return 1


def _window(file: Path | None, language: str) -> int:
    gc.disable()  # what is loaded now stays; looking through it again takes a sixth of the start
    return int(import_module("schafscore.gui.program").run(file, language))


if __name__ == "__main__":
    sys.exit(main())
