"""Presets: rules that have a name, one .toml file each; to add one is to add a file."""

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from schafscore.core.questions import BadAnswerError, asked, dump, load, misanswered, questioned
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import AnyVariant, Catalogue, Preset, Rules, rules
from schafscore.resources import resource
from schafscore.services.disk import why_not, write_whole

ENDING = ".toml"
FIELDS = frozenset(
    {"id", "label", "about", "familiar", "variant", "kinds", "incomplete", "tariff", "customs"}
)
_Found = Mapping[str, Preset]


class BadPresetError(ValueError):
    """A preset that cannot be read: which file, which field of it, and why."""

    def __init__(self, file: Path, field: str, reason: Label) -> None:
        super().__init__(f"{file}: {field}: {reason}")
        self.file = file
        self.field = field
        self.reason = reason

    @property
    def sentence(self) -> Label:
        """What to tell the user."""
        what = N_("{file}, {field}: {reason}") if self.field else N_("{file}: {reason}")
        return phrase(what, file=str(self.file), field=self.field, reason=self.reason)


def load_presets(catalogue: Catalogue, own: Path | None = None) -> "Presets":
    """Return the presets of the program and those in the user's folder *own*, by id.

    One of the user's own takes the place of one with the same id; one that cannot be read is left
    out. Raises `BadPresetError` for one of the program.
    """
    return Presets(catalogue, own)


class Presets(Mapping[str, Preset]):
    """The user's own, read at once, over those of the program, read when first looked at.

    *left_out* says which of the user's own cannot be read, and why.
    """

    def __init__(
        self, catalogue: Catalogue, own: Path | None, ours: Callable[[], _Found] | None = None
    ) -> None:
        self._catalogue = catalogue
        self._ours = ours or cache(self._read_ours)
        left_out: list[BadPresetError] = []
        found = self._read_own(own, left_out) if own is not None and own.is_dir() else ()
        self._own = dict(found)
        self.left_out = tuple(left_out)

    def _read_own(
        self, folder: Path, left_out: list[BadPresetError]
    ) -> Iterator[tuple[str, Preset]]:
        for file in _files(folder):
            try:
                preset = read_preset(file, self._catalogue)
            except BadPresetError as error:
                left_out.append(error)
            else:
                yield preset.id, preset

    def again(self, own: Path) -> "Presets":
        """Return them with the user's own read anew; those of the program are as they were."""
        return Presets(self._catalogue, own, self._ours)

    def _read_ours(self) -> _Found:
        ours = (read_preset(file, self._catalogue) for file in _files(resource("presets")))
        return {each.id: each for each in ours}

    @cached_property
    def _every(self) -> Mapping[str, Preset]:
        return {**self._ours(), **self._own}

    def __getitem__(self, name: str) -> Preset:
        return self._every[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._every)

    def __len__(self) -> int:
        return len(self._every)


def _files(folder: Path) -> Sequence[Path]:
    return sorted(folder.glob(f"*{ENDING}"))


def read_preset(file: Path, catalogue: Catalogue) -> Preset:
    """Read one preset; raise `BadPresetError` for what is not right in it."""
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadPresetError(file, "", why_not(error)) from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadPresetError(file, "", str(error)) from error
    return _Reader(file, raw, catalogue).preset()


def write_preset(preset: Preset, folder: Path) -> Path:
    """Keep *preset* in *folder*, every line of it; raise `OSError` where that fails."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{preset.id}{ENDING}"
    write_whole(file, preset_text(preset).encode())
    return file


def preset_text(preset: Preset) -> str:
    """Return *preset* as the text of its file.

    Every line is written, those that are as usual too: what is usual may change.
    """
    return "\n".join(_lines(preset)) + "\n"


def _lines(preset: Preset) -> Iterator[str]:
    agreed = preset.rules
    yield f"id = {_text(preset.id)}"
    yield f"label = {_text(preset.label)}"
    yield f"about = {_text(preset.about)}"
    if preset.familiar:
        yield f"familiar = {preset.familiar}"
    yield f"variant = {_text(agreed.variant.id)}"
    if agreed.kinds:
        kinds = (kind.kind for kind in agreed.variant.entries)
        yield f"kinds = {_text([kind for kind in kinds if kind in agreed.kinds])}"
    if preset.incomplete:
        yield f"incomplete = {_text(list(preset.incomplete))}"
    yield from ("", "[tariff]", *_answers(agreed.tariff))
    for custom, settings in agreed.customs:
        yield from ("", f"[customs.{custom.id}]", *_answers(settings))


def _answers(record: object) -> Iterator[str]:
    return (f"{name} = {_text(answer)}" for name, answer in dump(record).items())


def _text(value: object) -> str:
    # What JSON writes for strings, whole numbers, truth and lists of strings is TOML as well.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


class _Reader:
    """Reads one file, and knows which one to blame."""

    def __init__(self, file: Path, raw: Mapping[str, Any], catalogue: Catalogue) -> None:
        self._file = file
        self._raw = raw
        self._catalogue = catalogue

    def preset(self) -> Preset:
        for name in self._raw.keys() - FIELDS:
            raise self._bad(name, N_("There is no such field"))
        named = self._file.name.removesuffix(ENDING)
        if self._words("id") != named:
            raise self._bad("id", phrase(N_("The file is called {named}"), named=named))
        agreed = self._rules()
        incomplete = self._list("incomplete")
        for name in incomplete:
            if name not in questioned(type(agreed.tariff)):
                raise self._bad("incomplete", phrase(N_("There is no line {name}"), name=name))
        label, about = self._words("label"), self._words("about")
        return Preset(named, label, about, agreed, incomplete, self._place())

    def _place(self) -> int:
        value = self._raw.get("familiar", 0)
        if type(value) is not int or value < 0:
            raise self._bad("familiar", N_("This cannot be"))
        return value

    def _rules(self) -> Rules:
        variant = self._catalogue.variants.get(self._words("variant"))
        if variant is None:
            raise self._bad("variant", N_("There is no such game"))
        tariff = self._record("tariff", variant.tariff, self._table("tariff", self._raw))
        customs = self._table("customs", self._raw)
        laid_over = (self._custom(name, variant, customs) for name in customs)
        agreed = rules(variant, tariff, *laid_over, kinds=self._list("kinds"))
        for problem in agreed.problems(()):
            if problem.question == "kinds":
                raise self._bad("kinds", problem.sentence)
        return agreed

    def _custom(self, name: str, variant: AnyVariant, customs: Mapping[str, Any]) -> Any:
        field = f"customs.{name}"
        custom = self._catalogue.house_rules.get(name)
        if custom is None or variant.id not in custom.variants:
            raise self._bad(field, N_("There is no such house rule in this game"))
        return custom, self._record(field, custom.settings, self._table(name, customs, field))

    def _record(self, field: str, cls: type[Any], raw: Mapping[str, Any]) -> object:
        names = {question.name for question in asked(cls)}
        for name, value in raw.items():
            if name not in names:
                raise self._bad(f"{field}.{name}", N_("There is no such line"))
            try:
                load(cls, {name: value})
            except BadAnswerError as error:
                raise self._bad(f"{field}.{name}", N_("This cannot be")) from error
        record = load(cls, raw)
        for problem in misanswered(record, record):
            raise self._bad(f"{field}.{problem.question}", problem.sentence)
        return record

    def _words(self, name: str) -> str:
        value = self._raw.get(name)
        if not isinstance(value, str) or not value.strip():
            raise self._bad(name, N_("This is missing"))
        return value

    def _list(self, name: str) -> tuple[str, ...]:
        value = self._raw.get(name, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self._bad(name, N_("This is no list of words"))
        return tuple(value)

    def _table(self, name: str, raw: Mapping[str, Any], field: str = "") -> Mapping[str, Any]:
        value = raw.get(name, {})
        if not isinstance(value, dict):
            raise self._bad(field or name, N_("This is no table"))
        return value

    def _bad(self, field: str, reason: Label) -> BadPresetError:
        return BadPresetError(self._file, field, reason)
