"""A pad as text, while a hand is half entered, and a hand that is there back on the pad."""

import json
from dataclasses import replace

from schafscore.core.questions import BadAnswerError, Entry, asked, dump, load
from schafscore.core.variant import Asides, Rules, Table
from schafscore.services.pad.pad import Pad, filled


def pad_of(rules: Rules, table: Table, entry: Entry, asides: Asides = ()) -> Pad:
    """Put a hand that is there back on the pad, to be corrected."""
    pad = Pad(rules, table, type(entry))
    for owner, record in (("", entry), *((f"{rule}.", told) for rule, told in asides)):
        for each in asked(type(record)):
            pad = pad.put(f"{owner}{each.name}", getattr(record, each.name))
    return pad


def dump_pad(pad: Pad) -> str:
    """Return *pad* as text, to be kept while the hand is half entered."""
    told: dict[str, object] = {}
    whole = replace(pad, answers={**filled(pad).answers, **pad.answers})
    for owner, record in whole.records():
        plain = dump(record)
        told |= {
            name: plain[name.removeprefix(owner)]
            for name in pad.answers
            if name.startswith(owner) and name.removeprefix(owner) in plain
        }
    return json.dumps({"kind": pad.kind and pad.kind.kind, "answers": told})


def load_pad(text: str, rules: Rules, table: Table) -> Pad:
    """Read what `dump_pad` wrote.

    Raises `BadAnswerError` where it does not fit the rules, which may have changed since.
    """
    try:
        raw = json.loads(text)
        kinds = {kind.kind: kind for kind in rules.entries}
        pad = Pad(rules, table, raw["kind"] and kinds[raw["kind"]])
        told = dict(raw["answers"])
        rules_told = {name.split(".")[0] for name in told if "." in name}
        beside = {n: q.default for n, q in pad.every.items() if n.split(".")[0] in rules_told}
        for owner, record in filled(replace(pad, answers=beside)).records():
            mine = {
                name.removeprefix(owner): plain
                for name, plain in told.items()
                if ("." in name) is bool(owner) and name.startswith(owner)
            }
            read = load(type(record), {**dump(record), **mine})
            for name in mine:
                pad = pad.put(f"{owner}{name}", getattr(read, name))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadAnswerError(f"unreadable draft: {error}") from error
    return pad.cleared()
