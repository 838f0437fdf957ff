"""Files in and out: every format that others can read or have written."""

from schafscore.core.text import N_, Label, phrase


class BadFileError(ValueError):
    """A file that is refused as a whole: the line where it breaks (from 1), and why."""

    def __init__(self, line: int, reason: Label) -> None:
        sentence = phrase(N_("Line {line}: {reason}"), line=line, reason=reason)
        super().__init__(str(sentence))
        self.line = line
        self.reason = reason
        self.sentence = sentence
