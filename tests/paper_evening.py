"""A made-up evening of sixty hands for five: the one that the design of the paper shows."""

import random
from dataclasses import replace

from tables import CATALOGUE

from schafscore.core.accounts import Person
from schafscore.core.declared import Suit
from schafscore.core.evening import Evening, fold
from schafscore.core.journal import Correction, Hand, Opening
from schafscore.core.questions import CountBox, Role, asked
from schafscore.core.results import Limits, Trickless
from schafscore.core.variant import rules
from schafscore.houserules import bock, stock
from schafscore.variants import bavarian

NAMES = ("Resi", "Sepp", "Vroni", "Hans", "Korbinian", "Jürgen", "Ксения")
PEOPLE = tuple(map(Person, range(1, 8)))
SUITS = dict(zip("EGHS", Suit, strict=True))


def doubled(kind, **answers):
    """Turn counts of what doubles into what *kind* asks for: a count, or who said it."""
    asks = [q for q in asked(kind) if q.role is Role.DOUBLINGS]
    for question in asks:
        if question.name in answers and not isinstance(question.box, CountBox):
            answers[question.name] = (None,) * answers[question.name]
    return answers


def drawn(count=60, seed=33, seats=5):
    """Draw entries of a plausible evening; the same for the same seed."""
    chance, found = random.Random(seed), []
    for number in range(1, count + 1):
        dealer = (number - 1) % seats
        playing = [seat for seat in range(seats) if seat != dealer]
        if seats > 5:
            playing = [(dealer + step) % seats for step in range(1, 5)]
        if seats == 4:
            playing = [0, 1, 2, 3]
        player = chance.choice(playing)
        partner = chance.choice([seat for seat in playing if seat != player])
        kind = chance.choices(("Ruf", "Solo", "Wenz", "weiter"), (68, 17, 10, 5))[0]
        if number in (17, 43):
            kind = "weiter"
        elif number in (18, 44, 60):
            kind = "Ruf"
        if kind == "weiter" and number not in (17, 43):
            kind = "Ruf"
        if kind == "weiter":
            found.append(bavarian.ThrownIn())
            continue
        points = round(chance.gauss(72 if kind == "Ruf" else 75, 19))
        points = max(18, min(117, points))
        runners = chance.choices((0, 1, 2, 3, 4, 5), (10, 34, 26, 16, 9, 5))[0]
        if kind == "Wenz":
            runners = chance.choices((1, 2, 3), (50, 35, 15))[0]
        suits = {"Ruf": chance.choice("EGS"), "Solo": chance.choice("EGHHS"), "Wenz": ""}
        knocks = chance.choices((0, 1, 2), (84, 13, 3))[0]
        if points < 60:
            replies = chance.choices((0, 1), (78, 22))[0]
        else:
            replies = chance.choices((0, 1, 2), (92, 6, 2))[0]
        points = {32: 52, 35: 58, 42: 49, 46: 47}.get(number, points)
        answers = {"result": points, "runners": runners, "knocks": knocks, "replies": replies}
        found.append(hand(kind, suits[kind], player, partner, **answers))
    if count == 60 and seats == 5:
        found[26] = hand("Solo", "H", 3, result=57, runners=4)
        schwarz = {"result": 120, "trickless": Trickless.OPPONENTS}
        found[36] = hand("Ruf", "E", 2, 4, **schwarz, runners=4)
        tout = {"promise": bavarian.Promise.TOUT, "trickless": Trickless.OPPONENTS}
        found[51] = hand("Wenz", "", 0, **tout, runners=3)
        found[17] = hand("Ruf", "G", 0, 3, result=54, runners=2)
        found[18] = hand("Ruf", "S", 4, 1, result=74, runners=1)
        found[13] = hand("Ruf", "E", 0, 2, result=93, runners=2)
    return found


def hand(kind, suit, player, partner=None, **answers):
    """One hand by seats, from 0."""
    declarer = PEOPLE[player]
    if kind == "Ruf":
        answers = doubled(bavarian.Rufspiel, **answers)
        asks = [q.name for q in asked(bavarian.Rufspiel) if q.role is Role.SUIT]
        answers |= {asks[0]: SUITS[suit]} if asks else {}
        return bavarian.Rufspiel(declarer=declarer, partner=PEOPLE[partner], **answers)
    if kind == "Solo":
        answers = doubled(bavarian.Solo, **answers)
        return bavarian.Solo(declarer=declarer, suit=SUITS[suit], **answers)
    return bavarian.Wenz(declarer=declarer, **doubled(bavarian.Wenz, **answers))


def evening(count=60, seed=33, seats=5) -> Evening:
    """Fold the evening under 10/20/50 with Stock and Bock; hands 14 and 48 are corrected."""
    tariff = bavarian.Tariff(
        call=20, wenz_runners_from=2, limits=Limits.ASYM91, knocking=bavarian.Knocking.ANYBODY
    )
    customs = (
        (CATALOGUE.house_rules["stock"], stock.Settings(stake=20)),
        (CATALOGUE.house_rules["bock"], bock.Settings(hands=4)),
    )
    opened = Opening(
        rules(CATALOGUE.variants["bavarian"], tariff, *customs), PEOPLE[:seats], PEOPLE[0]
    )
    entries = drawn(count, seed, seats)
    hands = [Hand(number, entry) for number, entry in enumerate(entries, 1)]
    corrections = []
    for number, wrong in ((14, {"result": 83}), (48, {"replies": 0})):
        if number <= count and hasattr(entries[number - 1], "result"):
            kind = type(entries[number - 1])
            told = replace(entries[number - 1], **doubled(kind, **wrong))
            hands[number - 1] = Hand(number, told)
            corrections.append(Correction(number, entries[number - 1]))
    return fold([opened, *hands, *corrections])


def dear(solo=600, call=200, **more) -> Evening:
    """Fold an evening at a table that plays for more, in cents: totals of four digits or five."""
    first, *rest = evening(**more).writings
    tariff = replace(first.rules.tariff, solo=solo, call=call)
    return fold((replace(first, rules=replace(first.rules, tariff=tariff)), *rest))
