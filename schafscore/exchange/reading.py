"""Reads a file that somebody hands in: an ordinary one, and never more of it than it may have."""

import errno
import os
import stat
from pathlib import Path


def content(file: Path, most: int) -> bytes:
    """Return what is in *file*, a byte more than *most* where it has more.

    Raises `OSError` where it is not there, and for a pipe or a device, which may never end.
    """
    # Opening a pipe waits for whoever writes to it, so it is looked at first.
    if not stat.S_ISREG(os.stat(file).st_mode) and not file.is_dir():
        raise OSError(errno.ENODEV, os.strerror(errno.ENODEV), str(file))
    with file.open("rb") as opened:
        return opened.read(most + 1)
