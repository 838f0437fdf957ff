"""Why a file or a folder cannot be used, in words for people instead of those of the system."""

import errno

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
