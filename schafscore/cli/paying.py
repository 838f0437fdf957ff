"""Commands about paying: charge, pay, terms, settle."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from schafscore.cli.screen import Screen
from schafscore.cli.workplace import Workplace
from schafscore.core.accounts import KITTY, Person, Pot
from schafscore.core.evening import step
from schafscore.core.journal import Charge, Paid, Party, Remainder, Terms
from schafscore.core.questions import Problem
from schafscore.core.text import N_, Label, Verbatim, phrase
from schafscore.services.desk import WORTHLESS, Desk
from schafscore.services.ports import RefusedError
from schafscore.sheets.at_once import AtOnce
from schafscore.sheets.called import called, flow, left_out
from schafscore.sheets.cash_words import UNDIVIDED, hands_in_cash, in_cash, in_pots
from schafscore.sheets.reckoning import Due, Reckoning, party, reckoning
from schafscore.sheets.settlement import Payment, shared

MONEY = re.compile(r"(\d{1,7})(?:[.,](\d\d?))?")
WORTH = re.compile(r"(\d{1,7})(?:/(\d{1,7})|[.,](\d{1,4}))?")
COLUMNS: tuple[tuple[str, Label], ...] = (
    ("game", N_("Games")),
    ("drinks", N_("Drinks")),
    ("kitty", N_("Kitty")),
    ("rounding", N_("Rounding")),
    ("together", N_("Together")),
    ("paid", N_("Paid")),
    ("outstanding", N_("Outstanding")),
)
ALWAYS = ("game", "outstanding")


def charge(place: Workplace) -> None:
    """Write down drinks, food and the kitty, or take it out again; list what there is."""
    desk, told = place.desk(), place.arguments
    screen = place.at(desk)
    if told.withdraw is not None:
        _withdraw(desk, Charge, told.withdraw)
    elif told.amount is not None:
        taker: Party = party_named(screen, desk, told.to) if told.to else KITTY
        owing = [person_at(place, desk, each) for each in told.names] or list(desk.table.people)
        cents = cents_of(told.amount)
        owed = shared(cents, owing) if told.shared else dict.fromkeys(owing, cents)
        words = told.words or ""
        desk.charge(
            *(Charge(who, taker, n, words) for who, n in owed.items() if who != taker and n)
        )
    _say_charges(screen, desk)


def _withdraw(desk: Desk, kind: type[Charge | Paid], number: int) -> None:
    places = [at for at, each in enumerate(desk.evening.writings) if isinstance(each, kind)]
    desk.withdraw(places[number - 1] if 0 < number <= len(places) else -1)


def _number(desk: Desk, kind: type[Charge | Paid], at: int) -> int:
    """Return which of its *kind* the writing at place *at* is; one withdrawn keeps its number."""
    return sum(isinstance(each, kind) for each in desk.evening.writings[: at + 1])


def _say_charges(screen: Screen, desk: Desk) -> None:
    rows = [
        (
            str(_number(desk, Charge, at)),
            screen.say(called(each.payer)),
            screen.say(called(each.taker)),
            screen.speech.money(each.cents),
            each.words,
        )
        for at, each in desk.reckoning().charges
    ]
    if not rows:
        screen.tell(N_("Nothing was charged."))
        return
    screen.table((N_("No."), N_("Owes"), N_("whom"), N_("Amount"), N_("For")), rows, right=(0, 3))


def pay(place: Workplace) -> None:
    """Write a payment down; with one name, say what he pays or gets if he leaves now."""
    desk, told = place.desk(), place.arguments
    screen = place.at(desk)
    if told.withdraw is not None:
        _withdraw(desk, Paid, told.withdraw)
    elif told.giver and told.taker:
        giver = party_named(screen, desk, told.giver)
        taker = party_named(screen, desk, told.taker)
        cents = cents_of(told.amount) if told.amount else _agreed(desk, giver, taker)
        desk.pay(Paid(giver, taker, cents))
    elif told.giver and not _leaves(place, screen, desk):
        return
    _say_paid(screen, desk)


def _agreed(desk: Desk, giver: Party, taker: Party) -> int:
    """Return what one owes the other by the plan with the fewest payments."""
    for each in desk.reckoning().fewest():
        if (each.giver, each.taker) == (giver, taker):
            return each.amount
    why = N_("Nothing is due from {giver} to {taker}; name an amount")
    raise RefusedError(Problem("", phrase(why, giver=called(giver), taker=called(taker))))


def _leaves(place: Workplace, screen: Screen, desk: Desk) -> bool:
    """Let somebody pay what is his if so told, else say what it is; return whether he did."""
    reckoned = desk.reckoning()
    payments = reckoned.leaving(person_at(place, desk, place.arguments.giver))
    if not place.arguments.yes:
        _payments(screen, reckoned, payments)
        if payments and not reckoned.in_money:
            screen.tell(WORTHLESS)
            return False
    if not payments or not place.may_write():
        return False
    desk.pay(*(Paid(party(p.giver), party(p.taker), p.amount) for p in payments))
    return True


def _say_paid(screen: Screen, desk: Desk) -> None:
    """Say what was paid, with the numbers under which it can be withdrawn."""
    for at, each in desk.reckoning().payments:
        pair, number = screen.say(flow(each.giver, each.taker)), _number(desk, Paid, at)
        screen.show(f"{number}: {pair}: {screen.speech.money(each.cents)}")


def terms(place: Workplace) -> None:
    """Say how the evening is paid, and change it if so told."""
    desk, told = place.desk(), place.arguments
    screen, now = place.at(desk), desk.reckoning().terms
    wanted = now
    if told.round_to is not None:
        wanted = replace(wanted, round_to=told.round_to)
    if told.remainder is not None:
        wanted = replace(wanted, remainder=Remainder[told.remainder.upper()])
    if told.treasurer is not None:
        wanted = replace(wanted, treasurer=person_at(place, desk, told.treasurer))
    if told.no_treasurer:
        wanted = replace(wanted, treasurer=None)
    if told.point is not None:
        wanted = replace(wanted, per_unit=_worth(told.point))
    if told.cash is not None:
        wanted = replace(wanted, at_once=told.cash == "yes")
    if wanted != now or told.point is not None:  # until it is said no point is worth anything
        desk.change_terms(wanted)
    cash = desk.reckoning().cash
    for sentence in in_words(wanted, cash, in_cents=desk.rules.variant.unit == "cents"):
        screen.tell(sentence)


def in_words(agreed: Terms, cash: AtOnce, *, in_cents: bool) -> list[Label]:
    """Return how an evening is paid, sentence by sentence."""
    said: list[Label] = [N_("Amounts are paid to the cent.")]
    if agreed.round_to:
        rounded = N_("Rounded to {coins} cents; what is left goes: {remainder}.")
        said = [phrase(rounded, coins=agreed.round_to, remainder=agreed.remainder.label)]
    if agreed.treasurer is not None:
        said.append(phrase(N_("{who} keeps the kitty."), who=agreed.treasurer))
    if not in_cents:
        worth = str(agreed.per_unit)
        said.append(phrase(N_("A point is worth {worth} cents."), worth=worth))
    if cash.wholly and cash.now:
        said.append(N_("Every hand is paid in cash when it is played."))
    elif cash.spans:
        said.append(phrase(N_("In cash: {hands}."), hands=hands_in_cash(cash)))
    return said


def settle(place: Workplace) -> None:
    """Show who pays whom, and write down that it was paid if so told."""
    desk = place.desk()
    screen, told = place.at(desk), place.arguments
    if told.reopen:
        desk.reopen()
        screen.tell(N_("The evening is open again"))
        if not (told.paid or told.stock):
            return
    reckoned = desk.reckoning()
    if desk.settlement and (reckoned.is_clear or not reckoned.in_money):
        screen.tell(N_("This is paid already. --reopen lets the evening go on."))
        if told.paid:
            return
    for problem in desk.evening.lines[-1].problems:
        screen.tell(problem.sentence)
    balances = desk.evening.position.balances
    pots = [each for each in balances if isinstance(each, Pot) and not each.unit and balances[each]]
    heirs = _heirs(place, desk)
    shared_out = pots if heirs else []
    shares = [each for pot in shared_out for each in desk.would_share(pot, heirs or ())]
    now = reckoning(step(desk.evening, *shares))
    if told.paid:
        for pot in shared_out:
            desk.share_pot(pot, heirs or ())
        desk.settle(each_with_each=told.each)
        _say_dues(screen, desk.reckoning())
        screen.show()
        if now.in_money:
            screen.tell(N_("Written down as paid:"))
            _payments(screen, now, now.each_with_each() if told.each else now.fewest())
            screen.show()
        # Points are nothing that can be paid, but the evening is closed with them as well.
        closed = N_("This evening is closed; {reopen} lets it go on.")
        screen.tell(phrase(closed, reopen="settle --reopen"))
    else:
        _say_dues(screen, now)
        _say_plans(screen, now)
    for words in _about_shares(desk, {pot: balances[pot] for pot in shared_out}, heirs or ()):
        screen.tell(words)
    if pots and heirs is None:
        asked = N_("What becomes of {pot}? To all: {share}. To one: {to}. Carried over: {carry}.")
        ways = {way: f"--stock {words}" for way, words in _ways(screen).items()}
        screen.tell(phrase(asked, pot=called(pots[0]), **ways))


def _about_shares(
    desk: Desk, shared_out: Mapping[Pot, int], heirs: Sequence[Person]
) -> Iterator[Label]:
    """Yield who gets one more where *heirs* share pots, and who gets nothing."""
    if any(amount % len(heirs) for amount in shared_out.values()):
        yield UNDIVIDED
    if shared_out and heirs == desk.table.people:
        pot = next(iter(shared_out))
        yield from (left_out(who, pot) for who in desk.people if who not in heirs)


def _heirs(place: Workplace, desk: Desk) -> tuple[Person, ...] | None:
    """Return who gets what is left in a pot: nobody where it is carried, None where not told."""
    if place.arguments.stock is None:
        return None
    match " ".join(place.arguments.stock).split(maxsplit=1):
        case ["share"]:
            return desk.table.people
        case ["carry"]:
            return ()
        case ["to", name]:
            return (place.person(name),)
        case _:
            asked = N_("A pot goes to all: {share}, to one: {to}, or is carried over: {carry}")
            raise RefusedError(Problem("", phrase(asked, **_ways(place.at(desk)))))


def _ways(screen: Screen) -> dict[str, str]:
    """Return what may stand behind ``--stock``; only the name is a word of the language."""
    return {"share": "share", "to": f"to {screen.say(N_('NAME'))}", "carry": "carry"}


def _say_dues(screen: Screen, reckoned: Reckoning) -> None:
    """Say what everybody gets or owes, and what is left of it."""
    columns = [
        (name, head)
        for name, head in COLUMNS
        if name in ALWAYS or any(getattr(each, name) for each in reckoned.dues)
    ]
    rows = [_row(screen, reckoned, each, [name for name, _ in columns]) for each in reckoned.dues]
    heads = (N_("Who"), *(head for _, head in columns))
    screen.table(heads, rows, right=range(1, len(heads)))
    if reckoned.bearer is not None and reckoned.left:
        left = N_("Coins leave {amount} for {bearer}.")
        amount = _money(screen, reckoned, reckoned.left)
        screen.tell(phrase(left, amount=amount, bearer=called(reckoned.bearer)))


def _say_plans(screen: Screen, reckoned: Reckoning) -> None:
    """Say who pays whom, in both ways."""
    for title, payments in (
        (N_("Fewest payments:"), reckoned.fewest()),
        (N_("Each with each:"), reckoned.each_with_each()),
    ):
        screen.show()
        screen.tell(title)
        _payments(screen, reckoned, payments)


def _row(screen: Screen, reckoned: Reckoning, due: Due, names: Sequence[str]) -> tuple[str, ...]:
    amounts = (_money(screen, reckoned, getattr(due, name), sign=True) for name in names)
    return (screen.say(called(due.who)), *amounts)


def _payments(screen: Screen, reckoned: Reckoning, payments: Sequence[Payment]) -> None:
    if not payments:
        screen.tell(N_("Nobody owes anything."))
    for sentence in (*in_cash(reckoned), *in_pots(reckoned)) if payments else ():
        screen.tell(sentence)
    for each in payments:
        pair = screen.say(flow(each.giver, each.taker))
        screen.show(f"{pair}: {_money(screen, reckoned, each.amount)}")


def _money(screen: Screen, reckoned: Reckoning, amount: int, *, sign: bool = False) -> str:
    if reckoned.in_money:
        return screen.speech.money(amount, sign=sign)
    return screen.speech.signed(amount) if sign else screen.speech.number(amount)


def person_at(place: Workplace, desk: Desk, name: str) -> Person:
    """Return who of tonight is called *name*; raise `RefusedError` where nobody is."""
    person = place.person(name)
    if person not in desk.people:
        raise RefusedError(Problem("", phrase(N_("{name} does not sit here"), name=Verbatim(name))))
    return person


def party_named(screen: Screen, desk: Desk, name: str) -> Party:
    """Return the person or the pot of that name; raise `RefusedError` where there is none."""
    pots = desk.rules.pots
    parties: Sequence[Party] = (*desk.people, *pots)
    words = {screen.say(called(each)).casefold(): each for each in reversed(parties)}
    keys = {pot.name: pot for pot in pots}
    found = words.get(name.casefold()) or keys.get(name.casefold())
    if found is None:
        raise RefusedError(Problem("", phrase(N_("Nobody is called {name}"), name=Verbatim(name))))
    return found


def cents_of(text: str) -> int:
    """Read an amount of euros: ``8,40`` is 840; raise `RefusedError` for anything else."""
    found = MONEY.fullmatch(text)
    if found is None:
        raise RefusedError(Problem("", phrase(N_("{amount} is no amount of euros"), amount=text)))
    return int(found[1]) * 100 + int((found[2] or "0").ljust(2, "0"))


def _worth(text: str) -> Fraction:
    """Read cents for a point: ``2``, ``0,25`` or ``1/4``; raise `RefusedError` for others."""
    found = WORTH.fullmatch(text)
    if found is None or found[2] == "0":
        raise RefusedError(Problem("", phrase(N_("{worth} is no worth in cents"), worth=text)))
    if found[3]:
        return Fraction(f"{found[1]}.{found[3]}")
    return Fraction(int(found[1]), int(found[2] or 1))
