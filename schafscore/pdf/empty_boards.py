"""Empty sheets to write by hand: for every board of a game the one that its players know."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from schafscore.core.accounts import Person
from schafscore.core.evening import Position
from schafscore.core.questions import SaidBox, asked
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Board, Rules
from schafscore.pdf.bids_board import BidsFrame, name_room
from schafscore.pdf.empty_list import PRICES, Blank, Form, empty_list_pdf
from schafscore.pdf.faces import fit, width
from schafscore.pdf.page import FAINT, HAIR, INK, LEFT, RIGHT, SOFT
from schafscore.pdf.session import PaperSpeech, points_told
from schafscore.pdf.slate_board import HALF, MIDDLE
from schafscore.pdf.wording import CIRCLE, DASH, dealing, first_names, names_fitting
from schafscore.services.paper import Paper
from schafscore.sheets.rules_in_words import in_brief
from schafscore.sheets.strokes import Slate, slates
from schafscore.sheets.views import ROUND

_PITCH, _HIGHEST = 7.8, 9.6
_GROWING, _TROPHY, _TROPHIES = 46.0, 14.0, 5
_LEAST_BID, _COUNTED, _SIGNED = 3.2, 5.2, 9.0
_ADDS_UP = ("cents", "chips")
_COUNTS: tuple[Label, ...] = (
    N_("Game points"),
    N_("Games won less games lost"),
    N_("Games lost by the others"),
    N_("Total"),
    N_("Loss money"),
)


def empty_sheet_pdf(
    rules: Rules, names: Sequence[str], speech: PaperSpeech, paper: Paper, *, agreed: bool
) -> bytes:
    """Print an empty sheet for people with these *names*, "" where one is to be written.

    The *rules* stand above it where the table has *agreed* on them, or a game has no usual ones.
    """
    in_cents = rules.variant.unit == "cents"
    blank = Blank(
        title=N_("Schafkopf") if in_cents else rules.variant.label,
        names=names,
        rules=in_brief(rules) if agreed or not in_cents else (),
        game=_columns(rules),
        prices=PRICES if in_cents else (),
        pot=N_("Stock") if in_cents else "",
        hints=tuple(_hints(rules, len(names))),
    )
    return EMPTY[rules.variant.board](blank, rules, speech, paper)


def _columns(rules: Rules) -> Label:
    """Return what is written of a game, with what its card points hold beside tricks."""
    told = points_told(rules)
    return phrase(N_("Game, who: {points}"), points=told[0]) if told else N_("Game, who, points")


def _hints(rules: Rules, many: int) -> Iterator[Label]:
    board, seating = rules.variant.board, rules.seating
    if board is Board.SEATS or board is Board.POOL:
        yield N_("left plus or minus, right the standing")
        yield N_("ring a solo")
    questions = [each for kind in rules.entries for each in asked(kind)]
    if any(isinstance(each.box, SaidBox) for each in questions) and board is Board.SEATS:
        yield N_("K Kontra, R Re, Kl knocked, B Bock")
    if board is Board.BIDS:
        yield N_("m with, o without matadors")
        yield N_("lost games count as minus")
    sits_out = 0 not in (step % many for step in seating.get(many, (0,)))
    if board is not Board.SLATE:
        yield dealing(DASH if board is Board.BIDS else CIRCLE, {sits_out})
    if rules.variant.unit in _ADDS_UP and board is not Board.POOL:
        yield N_("every line adds up to nothing")


def _seats(blank: Blank, rules: Rules, speech: PaperSpeech, paper: Paper) -> bytes:
    return empty_list_pdf(blank, speech, paper)


def _pool(blank: Blank, rules: Rules, speech: PaperSpeech, paper: Paper) -> bytes:
    """Print a list with a line for the stakes and a column for the pool, where there is one."""
    if len(blank.names) < 4:
        return empty_list_pdf(blank, speech, paper)
    hints = (*blank.hints, N_("every line and the pool add up to nothing"))
    pooled = replace(blank, pot=N_("Pool"), opening=N_("Everybody stakes"), hints=hints)
    return empty_list_pdf(pooled, speech, paper)


def _slates(blank: Blank, rules: Rules, speech: PaperSpeech, paper: Paper) -> bytes:
    """Print two slates with heads to draw over, and a list between; else the list of seats."""
    people = tuple(Person(seat) for seat in range(len(blank.names)))
    found = slates(rules, Position(rules, people, people[-1], {}).table(), {})
    if len(found) != 2:
        return empty_list_pdf(blank, speech, paper)
    form = Form(blank, speech, paper)
    page, say, y = form.page, speech.say, form.head() + 4
    top = y
    for x, slate in zip((LEFT, MIDDLE + 6), found, strict=True):
        wide = MIDDLE - 6 - LEFT
        _title(form, slate, x, y + 3, wide)
        step = wide / _TROPHIES
        for place in range(_TROPHIES):
            left = x + step * place + (step - _TROPHY) / 2
            page.figure(slate.strokes, 0, left, y + 6.5, _TROPHY)
        page.figure(slate.strokes, 0, x + (wide - _GROWING) / 2, y + 22, _GROWING)
    low = y + 23 + _GROWING
    page.rule(MIDDLE, top, MIDDLE, low, 0.4, FAINT)
    left, right, y = MIDDLE - HALF, MIDDLE + HALF, low + 5
    page.text(left + 7, y, say(N_("No.")), 7, ink=SOFT, align="right")
    page.fitted(left + 9, y, say(N_("Trumps, named by")), 40, 7, ink=SOFT)
    page.text(right - 1, y, say(N_("Points")), 7, ink=SOFT, align="right")
    drawn = say(found[0].counts.label)
    page.fitted(left - 2, y, drawn, 40, 7, ink=SOFT, align="right")
    page.fitted(right + 2, y, drawn, 40, 7, ink=SOFT)
    page.rule(LEFT, y + 1.8, RIGHT, y + 1.8, 0.8, INK)
    y += 1.8
    rows = int((form.floor - y) / _PITCH)
    pitch, top = (form.floor - y) / rows, y
    for number in range(1, rows + 1):
        page.text(left + 7, y + pitch - 2.4, str(number), 8, ink=SOFT, align="right")
        y += pitch
        page.rule(LEFT, y, RIGHT, y, 0.3, HAIR)
    for x in (left, left + 8, right - 12, right):
        page.rule(x, top, x, y, 0.35, FAINT)
    return form.finished()


def _title(form: Form, slate: Slate, x: float, y: float, wide: float) -> None:
    """Set who draws on a slate, or a line to write it on."""
    names = [form.blank.names[person.id] for person in slate.people]
    if any(names):
        words = ", ".join(names)
        if width(fit(words, "title"), 13, "title") * 0.8 > wide:
            short = first_names(form.blank.names)
            words = ", ".join(short[person.id] for person in slate.people)
        form.page.fitted(x, y, words, wide, 13, "title")
    else:
        form.page.rule(x, y, x + wide, y, 0.4, SOFT)


def _bids(blank: Blank, rules: Rules, speech: PaperSpeech, paper: Paper) -> bytes:
    """Print the official list of a series, with the lines to count it."""
    form = Form(blank, speech, paper)
    page, say, many = form.page, speech.say, len(blank.names)
    frame = BidsFrame(page, names_fitting(blank.names, name_room(many), 8.6), say)
    top = y = frame.head(form.head() - 4)
    room = form.floor - y - _COUNTED * len(_COUNTS) - _SIGNED
    # The whole series, or as many rounds of it as have lines to write on.
    rows = min(ROUND, int(room / _LEAST_BID / many)) * many
    pitch = min(5.2, room / rows)
    for number in range(1, rows + 1):
        frame.number(number, y + pitch / 2 + 0.9)
        frame.dash((number - 1) % many, y + pitch / 2)
        y += pitch
        page.rule(LEFT, y, RIGHT, y, *((0.5, FAINT) if number % many == 0 else (0.22, HAIR)))
    frame.down(top, y)
    page.rule(LEFT, y, RIGHT, y, 0.8, INK)
    for label in _COUNTS:
        y += _COUNTED
        page.text(LEFT, y - 1.4, say(label), 8.4, "title" if label == "Total" else "plain")
        page.rule(LEFT, y, RIGHT, y, 0.4, FAINT)
    frame.sides(y - _COUNTED * len(_COUNTS), y)
    step = (RIGHT - LEFT + 5) / many
    for seat, name in enumerate(blank.names):
        x = LEFT + seat * step
        page.rule(x, y + 6, x + step - 5, y + 6, 0.5, INK)
        page.fitted(x, y + 9, name, step - 5, 7.5, ink=SOFT)
    return form.finished()


EMPTY: Mapping[Board, Callable[[Blank, Rules, PaperSpeech, Paper], bytes]] = {
    Board.SEATS: _seats,
    Board.SLATE: _slates,
    Board.POOL: _pool,
    Board.BIDS: _bids,
}
