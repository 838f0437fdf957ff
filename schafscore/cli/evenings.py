"""Commands about an evening: list, begin, show, seats, rules, settle, people."""

from collections.abc import Iterable, Iterator, Sequence

from schafscore.cli.boards import show_board, show_customs
from schafscore.cli.screen import Screen
from schafscore.cli.workplace import Workplace, agreed_on, hand_of, number_of, say_change
from schafscore.core.accounts import Account, Person, Pot
from schafscore.core.evening import Evening
from schafscore.core.journal import Note
from schafscore.core.questions import CheckBox, ChoiceBox, CountBox, Problem, Question
from schafscore.core.text import N_, Label, Verbatim, phrase
from schafscore.core.variant import AnyHouseRule, Preset, Rules
from schafscore.services.agreement import Agreement, agreement_of, agreement_of_preset
from schafscore.services.desk import Desk
from schafscore.services.keyline import seat_letter
from schafscore.services.log_words import LogLine, log_lines
from schafscore.services.people import same_name
from schafscore.services.ports import RefusedError, SpoiltError
from schafscore.services.summaries import Summaries
from schafscore.sheets.rows import Row
from schafscore.sheets.rules_in_words import in_words
from schafscore.sheets.told import what

FIRST_PRESET = "bav.wirtshaus"


def sessions(place: Workplace) -> None:
    """List the evenings, the last first."""
    tables, speech = place.app.tables, place.screen.speech
    summaries = Summaries(tables)
    rows = []
    for record in tables.sessions():
        try:
            summary = summaries.of(record)
            hands, people = str(summary.hands), ", ".join(summary.people)
        except SpoiltError:  # the others are no less there; opening it says why
            hands, people = place.screen.say(N_("damaged")), ""
        variant = tables.catalogue.variants.get(record.variant)
        rows.append(
            (
                str(record.id),
                f"{speech.short_date(record.opened_at)} {speech.time(record.opened_at)}",
                place.screen.say(variant.label) if variant else record.variant,
                hands,
                people,
                " ".join(filter(None, (record.title, record.place))),
            )
        )
    if not rows:
        place.screen.tell(N_("There is no evening yet; begin one with: new"))
        return
    heads = (N_("No."), N_("Date"), N_("Game"), N_("Hands"), N_("People"), N_("Title"))
    place.screen.table(heads, rows, right=(0, 3))


def new(place: Workplace) -> None:
    """Begin an evening."""
    told, tables = place.arguments, place.app.tables
    last = tables.last()
    if told.again:
        if last is None:
            raise RefusedError(Problem("", N_("There is no evening yet; begin one with: new")))
        desk = tables.again(last.id, told.title, told.place)
    else:
        carried = _carried(tables.open(last.id)) if told.carry and last else ()
        seated = [tables.people.find(name) or name for name in told.names]
        dealer = told.dealer and (tables.people.find(told.dealer) or told.dealer)
        preset = preset_named(place, told.preset or FIRST_PRESET)
        desk = tables.new(preset, seated, dealer, told.title, told.place, carried=carried)
    screen = place.at(desk)
    screen.tell(phrase(N_("Evening {number} has begun."), number=desk.record.id))
    say_seats(screen, desk)


def preset_named(place: Workplace, name: str) -> Preset:
    """Return the preset *name*; raise `RefusedError` where there is none."""
    presets = place.app.tables.presets
    if name not in presets:
        raise RefusedError(
            Problem("", phrase(N_("There is no preset {name}"), name=Verbatim(name)))
        )
    return presets[name]


def _carried(desk: Desk) -> tuple[tuple[str, int], ...]:
    balances = desk.evening.position.balances
    return tuple(
        (pot.name, balances[pot]) for pot in _money_pots(desk.evening) if balances.get(pot)
    )


def show(place: Workplace) -> None:
    """Show the list of an evening."""
    desk = place.desk()
    screen, record = place.at(desk), desk.record
    titled = ", ".join(filter(None, (record.title, record.place)))
    day = screen.speech.date(record.opened_at)
    screen.show(f"{titled} – {day}" if titled else day)
    _list(screen, desk, running=place.arguments.totals)
    show_board(screen, desk.evening)
    show_customs(screen, desk.evening)
    notes = {each.hand: each.text for each in desk.evening.writings if isinstance(each, Note)}
    for hand, text in notes.items():
        about = f"{number_of(desk.evening, hand)}: " if hand else ""
        screen.show(about + text)
    say_seats(screen, desk)
    if place.arguments.log:
        screen.show()
        _log(screen, desk)


def _list(screen: Screen, desk: Desk, *, running: bool) -> None:
    rows, people = desk.rows(), desk.people
    pots = [pot for pot in _money_pots(desk.evening) if any(row.pots.get(pot) for row in rows)]
    accounts: tuple[Account, ...] = (*people, *pots)
    heads: list[Label] = [N_("No."), N_("Who"), N_("Hand"), N_("Amount")]
    heads += [screen.called(each) for each in accounts]
    lines = [tuple(_cells(screen, desk, row, people, pots, running=running)) for row in rows]
    balances = desk.evening.position.balances
    totals = [screen.amount(balances.get(each, 0)) for each in people]
    totals += [screen.speech.number(balances.get(each, 0)) for each in pots]
    lines.append(("", "", screen.say(N_("Total")), "", *totals))
    screen.table(heads, lines, right=(0, *range(3, len(heads))))


def _cells(
    screen: Screen,
    desk: Desk,
    row: Row,
    people: Sequence[Person],
    pots: Sequence[Pot],
    *,
    running: bool,
) -> Iterator[str]:
    yield "" if row.hand is None else f"{row.number}{row.later}"
    yield " ".join(screen.called(each) for each in row.side)
    yield ", ".join(map(screen.say, what(row)))
    lost = row.won is False and row.declarer is not None
    yield "" if row.value is None else screen.speech.number(-row.value if lost else row.value)
    for person in people:
        amount = row.totals.get(person) if running else row.deltas.get(person)
        yield "" if amount is None else screen.amount(amount)
    for pot in pots:
        yield screen.speech.number(row.pots.get(pot, 0))


def _log(screen: Screen, desk: Desk) -> None:
    rows = [
        (f"{screen.speech.short_date(each.at)} {screen.speech.time(each.at)}", _told(screen, each))
        for each in log_lines(desk)
    ]
    if rows:
        screen.table((N_("When"), N_("What")), rows)
    else:
        screen.tell(N_("Nothing was changed so far."))


def _told(screen: Screen, line: LogLine) -> str:
    words = phrase(N_("{words} (taken back)"), words=line.words) if line.undone else line.words
    return ": ".join(filter(None, (screen.say(words), line.quoted)))


def seats(place: Workplace) -> None:
    """Show or change who sits where and who deals; from an earlier hand on only if so told."""
    desk, told = place.desk(), place.arguments
    before = None if told.start is None else hand_of(desk, told.start)
    seated = list(desk.table.people if before is None else _people_before(desk, before))
    changed = _seated(place, seated)
    # What the table refuses, it refuses before anybody new is known by name.
    standing_in = [*_standing_in(changed)]
    people, dealer = [who for who, _ in standing_in], _dealer(place, standing_in)
    if changed != seated:
        would = desk.would_seat(people, before, dealer=dealer)
    else:
        would = desk.would_deal_by(dealer, before) if dealer is not None else ()
    if would and before is not None:
        named = {who: each for who, each in standing_in if isinstance(each, str)}
        say_change(place.screen.at({**desk.names, **named}), desk, would)
        if not place.may_write():
            return
    if changed != seated:
        taken = place.app.tables.take_in(changed)
        deals = None if dealer is None else taken[people.index(dealer)]
        desk.seat(taken, before, dealer=deals)
    elif dealer is not None:
        desk.deal_by(dealer, before)
    say_seats(place.at(desk), desk)


def _people_before(desk: Desk, hand: int) -> tuple[Person, ...]:
    table = desk.line(hand).table
    assert table is not None
    return table.people


def _seated(place: Workplace, seated: list[Person]) -> list[Person | str]:
    told, find = place.arguments, place.app.tables.people.find
    changed: list[Person | str] = list(seated)
    if told.names:
        changed = [find(name) or name for name in told.names]
    if told.leave:
        changed = [each for each in changed if each != place.person(told.leave)]
    if told.join:
        after = len(changed) if not told.after else changed.index(_sitting(place, changed)) + 1
        changed.insert(after, find(told.join) or told.join)
    if told.swap:
        one, other = map(place.person, told.swap)
        swapped = {one: other, other: one}
        changed = [
            swapped.get(each, each) if isinstance(each, Person) else each for each in changed
        ]
    return changed


def _standing_in(seated: Iterable[Person | str]) -> Iterator[tuple[Person, Person | str]]:
    """Yield whoever sits, for every new name somebody whom nobody knows, and who that is."""
    for place, each in enumerate(seated, 1):
        yield (each if isinstance(each, Person) else Person(-place)), each


def _dealer(place: Workplace, seated: Iterable[tuple[Person, Person | str]]) -> Person | None:
    """Return who is told to deal, None where nobody is; it may be somebody new."""
    name = place.arguments.dealer
    new = (who for who, each in seated if name and isinstance(each, str) and same_name(each, name))
    return next(new, None) or (place.person(name) if name else None)


def _sitting(place: Workplace, seated: Sequence[Person | str]) -> Person:
    person = place.person(place.arguments.after)
    if person not in seated:
        who = place.app.tables.people.names[person]
        raise RefusedError(Problem("", phrase(N_("{name} does not sit here"), name=who)))
    return person


def say_seats(screen: Screen, desk: Desk) -> None:
    """Say who sits where, who deals the next hand, who leads, who sits out."""
    table = desk.table
    seats = (f"{seat_letter(each, table)} {screen.called(each)}" for each in table.people)
    screen.show("  ".join(seats))
    screen.tell(
        phrase(
            N_("Hand {number}: {dealer} deals, {forehand} leads."),
            number=desk.evening.position.number + 1,
            dealer=table.dealer,
            forehand=table.forehand,
        )
    )
    for each in table.sitting_out:
        screen.tell(phrase(N_("{who} sits out"), who=each))


def rules(place: Workplace) -> None:
    """Show or change the rules; those of hands that were played only if so told."""
    desk, told = place.desk(), place.arguments
    screen = place.at(desk)
    before = None if told.start is None else hand_of(desk, told.start)
    agreed = desk.rules if before is None else desk.line(before).after.rules
    agreement = agreement_of(agreed)
    if told.preset:
        agreement = agreement_of_preset(preset_named(place, told.preset))
    for name, over in (*((n, True) for n in told.added), *((n, False) for n in told.without)):
        agreement = agreement.lay(_custom(place, agreement, name), over=over)
    agreement = agreed_on(agreement, told.set)
    if agreement.rules != agreed:
        wanted, was = agreement.rules, None if told.preset else agreed  # a preset is meant whole
        if told.for_all or before is not None:
            would = desk.would_change_rules(wanted, for_all=told.for_all, before=before, was=was)
            say_change(screen, desk, would)
            if not place.may_write():
                return
        desk.change_rules(wanted, for_all=told.for_all, before=before, was=was)
        screen.tell(N_("The rules are changed."))
    if told.names:
        _every_line(screen, agreement)
    else:
        say_rules(screen, agreement.rules)


def _custom(place: Workplace, agreement: Agreement, name: str) -> AnyHouseRule:
    found = place.app.tables.catalogue.house_rules.get(name)
    if found is None or agreement.variant.id not in found.variants:
        raise RefusedError(
            Problem("", phrase(N_("There is no custom {name}"), name=Verbatim(name)))
        )
    return found


def _every_line(screen: Screen, agreement: Agreement) -> None:
    rows = [
        (name, screen.say(question.label), _choices(question), _answer(agreement.value(name)))
        for section in agreement.sections()
        for name, question in section.questions.items()
        if agreement.asks(name)
    ]
    screen.table((N_("Line"), N_("Means"), N_("May be"), N_("Is")), rows)


def _choices(question: Question) -> str:
    match question.box:
        case CountBox(low, high):
            return f"{low}-{high}"
        case CheckBox():
            return "yes|no"
        case ChoiceBox(options):
            return "|".join(each.name.lower().replace("_", "-") for each in options)
        case _:
            return ""


def _answer(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    name = getattr(value, "name", None)
    return str(value) if name is None else str(name).lower().replace("_", "-")


def say_rules(screen: Screen, agreed: Rules) -> None:
    """Say rules in words."""
    screen.tell(agreed.variant.label)
    if agreed.kinds:
        screen.show(", ".join(screen.say(kind.label) for kind in agreed.entries))
    for part in in_words(agreed):
        screen.show(f"{screen.say(part.title)}: " + "; ".join(map(screen.say, part.lines)))


def _money_pots(evening: Evening) -> tuple[Pot, ...]:
    """Return the pots that hold what people play for."""
    balances = evening.position.balances
    return tuple(each for each in balances if isinstance(each, Pot) and not each.unit)


def people(place: Workplace) -> None:
    """List everybody who is known, or rename somebody."""
    known = place.app.tables.people
    if place.arguments.rename:
        old, new_name = place.arguments.rename
        known.rename(place.person(old), new_name)
    for name in place.screen.speech.collate(known.names.values()):
        place.screen.show(name)
