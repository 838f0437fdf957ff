"""Files that bring an evening: read whole, or refused with one sentence."""

from dataclasses import dataclass
from pathlib import Path

from schafscore.bootstrap import (
    BadFileError,
    is_evening_file,
    read_evening_file,
    read_protocol,
)
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Catalogue
from schafscore.services.agreement import Agreement
from schafscore.services.disk import why_not
from schafscore.services.importing import RecordedEvening, shown_by_prices
from schafscore.services.travelling import Travelling, UnfitError


class UnreadableError(Exception):
    """A file that brings no evening: *sentence* says which one, in which line, and why."""

    def __init__(self, sentence: Label) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


@dataclass(frozen=True)
class Recorded:
    """What another program recorded, and the rules as its prices show them.

    *unsure* are the lines of the rules of which it does not say enough, *disputed* where its games
    contradict each other.
    """

    evening: RecordedEvening
    agreement: Agreement
    unsure: tuple[Label, ...]
    disputed: tuple[Label, ...]


Arriving = Travelling | Recorded


def read_file(file: Path, catalogue: Catalogue) -> Arriving:
    """Read *file*, whichever kind it is; raise `UnreadableError`."""
    try:
        if is_evening_file(file):
            return read_evening_file(file, catalogue)
        return _recorded(file, catalogue)
    except BadFileError as error:
        said = N_("{file}, line {line}: {why}")
        sentence = phrase(said, file=file.name, line=error.line, why=error.reason)
        raise UnreadableError(sentence) from error
    except UnfitError as error:
        why = error.sentence
        raise UnreadableError(phrase(N_("{file}: {why}"), file=file.name, why=why)) from error
    except OSError as error:
        why = why_not(error)
        raise UnreadableError(phrase(N_("{file}: {why}"), file=file.name, why=why)) from error


def _recorded(file: Path, catalogue: Catalogue) -> Recorded:
    protocol, found = read_protocol(file)
    agreement, unsure = shown_by_prices(catalogue, found.tariff, found.kinds, found.unknown)
    return Recorded(protocol, agreement, unsure, found.disputed)
