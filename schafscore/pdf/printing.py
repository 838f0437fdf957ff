"""Prints what was ordered: the list, the slip of one hand, or an empty list."""

from schafscore.pdf.empty_boards import empty_sheet_pdf
from schafscore.pdf.layout import LARGE, USUAL
from schafscore.pdf.session import PaperSpeech, session
from schafscore.pdf.session_sheet import session_pdf
from schafscore.pdf.slip import slip, slip_pdf
from schafscore.services.paper import Form, Order


def printed(order: Order, speech: PaperSpeech) -> bytes:
    """Return the PDF that was ordered, in the language of *speech*.

    Raises `KeyError` for the slip of a hand that is not in the list.
    """
    wish, evening, record = order.wish, order.evening, order.record
    whole = session(
        evening,
        order.names,
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
            here = [order.names[each] for each in evening.position.people]
            names = here if wish.people is None else [""] * wish.people
            rules, agreed = evening.position.rules, wish.people is None
            return empty_sheet_pdf(rules, names, speech, wish.paper, agreed=agreed)
        case Form.LIST | Form.LARGE:
            layout = LARGE if wish.form is Form.LARGE else USUAL
            return session_pdf(whole, speech, wish.paper, layout, all_rules=wish.all_rules)
