"""Writing a file whole or not at all, and why one cannot be used, in words for people."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from schafscore.core.text import N_, Label, phrase

NO_RIGHT = N_("You have no right to read or write there")
NOT_THERE = N_("There is no such file or folder")
IN_THE_WAY = N_("There is a file where a folder should be")
FULL = N_("The disk is full")

WORDS = {
    errno.EACCES: NO_RIGHT,
    errno.EPERM: NO_RIGHT,
    errno.EROFS: N_("Nothing can be written there"),
    errno.ENOENT: NOT_THERE,
    errno.ENOTDIR: IN_THE_WAY,
    errno.EEXIST: IN_THE_WAY,  # all that is made without asking first is a folder
    errno.EISDIR: N_("This is a folder, not a file"),
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.ENODEV: N_("This is not a file that can be read"),
    errno.EFBIG: N_("This file is too large"),
    errno.ENAMETOOLONG: N_("This name is too long"),
}


class NoPlaceError(OSError):
    """The folder of the evenings cannot be made; *sentence* names it and says what to do."""

    def __init__(self, sentence: Label) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


def write_whole(file: Path, content: bytes) -> None:
    """Write *content* to *file*, or leave what was there as it was; raise `OSError` then.

    What a full disk cuts off lies beside it, and is taken away.
    """
    if file.exists() and not file.is_file():  # a pipe or a device has nothing to lose
        file.write_bytes(content)
        return
    place = file.resolve()  # a link stays one
    try:
        with NamedTemporaryFile(dir=place.parent, prefix=".", suffix=".part", delete=False) as part:
            beside = Path(part.name)
            try:
                part.write(content)
                part.flush()
                os.fsync(part.fileno())
                part.close()  # some systems move nothing that is open
                _as_others_may(beside, place)
                beside.replace(place)
            except BaseException:
                with suppress(OSError):
                    part.close()
                beside.unlink(missing_ok=True)
                raise
    except OSError as error:
        error.filename = str(file)  # nobody has heard of the one beside it
        raise


def _as_others_may(new: Path, old: Path) -> None:
    """Give *new* the rights of *old*, or those of any new file."""
    if old.exists():
        new.chmod(old.stat().st_mode & 0o777)
    else:
        mask = os.umask(0)
        os.umask(mask)
        new.chmod(0o666 & ~mask)


def why_not(error: OSError) -> Label:
    """Say what failed; in the words of the system where we have none."""
    return WORDS.get(error.errno or 0) or error.strerror or str(error)


def told(error: OSError) -> Label:
    """Say which file or folder failed, and why."""
    if isinstance(error, NoPlaceError):
        return error.sentence
    if error.filename is None:
        return why_not(error)
    return phrase(N_("{file}: {why}"), file=str(error.filename), why=why_not(error))
