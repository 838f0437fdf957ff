"""Prints what was ordered: the list, the slip of one hand, or an empty list."""

from collections.abc import Mapping

from schafscore.core.accounts import Person
from schafscore.core.text import N_, phrase
from schafscore.pdf.empty_boards import empty_sheet_pdf
from schafscore.pdf.faces import UNKNOWN, fit
from schafscore.pdf.layout import LARGE, USUAL
from schafscore.pdf.session import PaperSpeech, session
from schafscore.pdf.session_sheet import session_pdf
from schafscore.pdf.slip import slip, slip_pdf
from schafscore.services.paper import Form, Order
from schafscore.sheets.rows import people


def printed(order: Order, speech: PaperSpeech) -> bytes:
    """Return the PDF that was ordered, in the language of *speech*.

    Raises `KeyError` for the slip of a hand that is not in the list.
    """
    wish, evening, record = order.wish, order.evening, order.record
    everybody = {**order.names, **_numbered(order, speech)}
    whole = session(
        evening,
        everybody,
        title=record.title or speech.say(evening.position.rules.variant.label),
        opened=record.opened_at,
        place=record.place,
        times=order.times,
    )
    match wish.form:
        case Form.SLIP:
            hand = -1 if wish.hand is None else wish.hand
            explained = slip(evening, whole, hand, order.entered)
            return slip_pdf(explained, speech, wish.paper)
        case Form.EMPTY:
            here = [everybody[each] for each in evening.position.people]
            names = here if wish.people is None else [""] * wish.people
            rules, agreed = evening.position.rules, wish.people is None
            return empty_sheet_pdf(rules, names, speech, wish.paper, agreed=agreed)
        case Form.LIST | Form.LARGE:
            layout = LARGE if wish.form is Form.LARGE else USUAL
            return session_pdf(whole, speech, wish.paper, layout, all_rules=wish.all_rules)


def _numbered(order: Order, speech: PaperSpeech) -> Mapping[Person, str]:
    """Name those by their column of whose names no face has a single letter (王小明).

    Boxes would be the same for all of them, and nobody could tell who pays whom.
    """
    columns = enumerate(people(order.evening), 1)
    return {
        who: speech.say(phrase(N_("Person {number}"), number=number))
        for number, who in columns
        if not set(fit(order.names[who], "bold")) - {UNKNOWN, " "}
    }
