"""The board of a game in the terminal: heads in signs, chips in piles, lists counted, customs."""

from collections.abc import Sequence

from schafscore.cli.columns import width
from schafscore.cli.screen import Screen
from schafscore.core.evening import Evening
from schafscore.core.text import N_, phrase
from schafscore.core.variant import Board
from schafscore.sheets.gauges import held
from schafscore.sheets.pool import out_of_pocket, piles, pool
from schafscore.sheets.strokes import Slate, drawn_as_text, slates
from schafscore.sheets.views import count, series

GAP = "   "
PEN = "\N{BRAILLE PATTERN DOTS-12345678}"


def show_board(screen: Screen, evening: Evening) -> None:
    """Show what the variant's board shows in the window, nothing where the seats say it all."""
    match evening.position.rules.variant.board:
        case Board.SLATE:
            _show_slates(screen, evening)
        case Board.POOL:
            _show_pool(screen, evening)
        case Board.BIDS:
            _show_counts(screen, evening)
        case Board.SEATS:
            pass


def show_customs(screen: Screen, evening: Evening) -> None:
    """Show a line for every custom that holds something: Bock, the Stock, duty soli."""
    for each in held(evening):
        if each.count or each.owing:
            words = (each.state, each.who, each.since, each.why)
            said = (screen.say(label) for label in words if label)
            screen.show(f"{screen.say(each.title)}: {', '.join(said)}")


def _show_slates(screen: Screen, evening: Evening) -> None:
    position = evening.position
    sides = slates(position.rules, position.table(), position.balances)
    blocks = [_slate(screen, slate) for slate in sides]
    if blocks:
        screen.show()
    for lines in zip(*blocks, strict=True):
        screen.show(GAP.join(lines).rstrip())


def _slate(screen: Screen, slate: Slate) -> Sequence[str]:
    """Return the lines of one slate, all of the same width."""
    names = " + ".join(screen.called(person) for person in slate.people)
    stands = phrase(N_("{done} of {target}"), done=slate.done, target=slate.target)
    games = phrase(N_("won so far: {games}"), games=_games(slate))
    words = (names, screen.say(stands), screen.say(slate.words), screen.say(games))
    drawing = drawn_as_text(slate.strokes[: slate.done])
    if not screen.has(PEN):
        drawing = tuple("".join(_plain(sign) for sign in line) for line in drawing)
    lines = [*words, *drawing]
    widest = max(map(width, lines))
    return [line + " " * (widest - width(line)) for line in lines]


def _games(slate: Slate) -> str:
    numbers = list(slate.games.values())
    return str(numbers[0]) if len(set(numbers)) == 1 else " + ".join(map(str, numbers))


def _plain(sign: str) -> str:
    return " " if sign == "\N{BRAILLE PATTERN BLANK}" else "#"


def _show_pool(screen: Screen, evening: Evening) -> None:
    position = evening.position
    chips = pool(evening, position.balances, position.people)
    if chips is None:
        return
    screen.show()
    heaps = [screen.say(N_("Pool")), *(screen.called(person) for person in chips.before)]
    amounts = (chips.amount, *chips.before.values())
    rows = [
        (name, screen.speech.number(amount), " ".join("o" * pile for pile in piles(amount)))
        for name, amount in zip(heaps, amounts, strict=True)
    ]
    screen.table((N_("Who"), N_("Chips"), N_("One for every five")), rows, right=(1,))
    lost = chips.check
    words = phrase(N_("{count} chips are missing"), count=-lost)
    screen.tell(words if lost else N_("no chip is missing"))
    for each in out_of_pocket(chips):
        screen.tell(each)


def _show_counts(screen: Screen, evening: Evening) -> None:
    """Show every way to count the list, a line for each."""
    people, views = evening.position.people, evening.position.rules.variant.views
    rows = []
    for name in views:
        told = count(evening, people, name)
        numbers = [screen.amount(told.total.get(person, 0)) for person in people]
        rows.append((screen.say(told.label), *numbers))
    stands = series(evening)
    screen.show()
    screen.tell(phrase(N_("hand {played} of {of}"), played=stands.played, of=stands.of))
    heads = (N_("Counted as"), *(screen.called(person) for person in people))
    screen.table(heads, rows, right=range(1, len(heads)))
