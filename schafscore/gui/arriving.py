"""Files that bring an evening: read whole, or refused with one sentence."""

from dataclasses import dataclass
from pathlib import Path

from schafscore.bootstrap import (
    BadFileError,
    read_evening_file,
    read_protocol,
)
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Catalogue, rules
from schafscore.gui.asking import CARRIED
from schafscore.services.agreement import Agreement, agreement_of
from schafscore.services.importing import RecordedEvening
from schafscore.services.travelling import Travelling, UnfitError

GAME = "bavarian"  # what protocols are about
BEGINNING = 64  # bytes that tell one kind of file from the other


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
        if _is_ours(file):
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
        reason = error.strerror or str(error)
        raise UnreadableError(phrase(N_("{file}: {why}"), file=file.name, why=reason)) from error


def _is_ours(file: Path) -> bool:
    """Whether it is a file of ours, whatever it is called now: a chat may have renamed it."""
    with file.open("rb") as opened:
        begins = opened.read(BEGINNING).removeprefix(b"\xef\xbb\xbf").lstrip()
    return file.suffix.casefold() == CARRIED or begins.startswith(b"{")


def _recorded(file: Path, catalogue: Catalogue) -> Recorded:
    protocol, found = read_protocol(file)
    agreed = rules(catalogue.variants[GAME], found.tariff, kinds=found.kinds)
    agreement = agreement_of(agreed)
    lines = {name: q.label for s in agreement.sections() for name, q in s.questions.items()}
    unsure = tuple(lines[name] for name in found.unknown)
    return Recorded(protocol, agreement, unsure, found.disputed)
