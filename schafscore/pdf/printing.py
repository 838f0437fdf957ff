"""Prints what was ordered: the list, the slip of one hand, or an empty list."""

from schafscore.pdf.empty_list import empty_list_pdf
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
        closed=record.last_at,
        place=record.place,
        times=order.times,
    )
    match wish.form:
        case Form.SLIP:
            hand = -1 if wish.hand is None else wish.hand
            explained = slip(evening, whole, hand, order.entered)
            return slip_pdf(explained, speech, wish.paper)
        case Form.EMPTY if wish.people is not None:
            return empty_list_pdf(wish.people, speech, wish.paper)
        case Form.EMPTY:
            names = [order.names[each] for each in evening.position.people]
            return empty_list_pdf(names, speech, wish.paper, whole.brief)
        case Form.LIST | Form.LARGE:
            layout = LARGE if wish.form is Form.LARGE else USUAL
            return session_pdf(whole, speech, wish.paper, layout, all_rules=wish.all_rules)
