"""What argparse itself says of usage and mistakes, in the user's language."""

import argparse
from collections.abc import Callable

from schafscore.core.text import N_

SENTENCES = (
    N_("usage: "),
    N_("positional arguments"),
    N_("options"),
    N_("show this help message and exit"),
    N_("%(prog)s: error: %(message)s\n"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("the following arguments are required: %s"),
    N_("unrecognized arguments: %s"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("invalid %(type)s value: %(value)r"),
    N_("expected one argument"),
    N_("expected at least one argument"),
    N_("expected %s arguments"),
    N_("not allowed with argument %s"),
    N_("ignored explicit argument %r"),
)
"""All that can become of our commands; argparse fills the gaps after it was translated."""


def speak(say: Callable[[str], str]) -> None:
    """Let argparse say its sentences with *say*.

    argparse has no other hook: it takes its sentences from gettext by two names of its module.
    They are changed for the whole process, which speaks one language.
    """

    def several(_one: str, many: str, _number: int) -> str:
        return say(many)  # what is expected once has a sentence of its own

    vars(argparse).update({"_": say, "ngettext": several})
