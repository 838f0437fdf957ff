"""Made-up evenings of the games with boards of their own: those that the design of the paper shows.

What every hand is worth is counted a second time here, so that the printed amounts can be compared.
"""

import random

from tables import CATALOGUE

from schafscore.core.accounts import Person
from schafscore.core.declared import Suit
from schafscore.core.evening import fold
from schafscore.core.journal import Hand, Opening
from schafscore.core.results import Holder, Trickless, Verdict
from schafscore.core.variant import rules
from schafscore.variants import german, skat, wendish

PEOPLE = tuple(Person(number) for number in range(1, 9))
EIGHT = ("Anna", "Bernd", "Carl", "Dora", "Jürgen", "Ксения", "Łukasz", "Maximiliane")
E, G, H, S = Suit


def opened(variant, tariff=None, people=4, kinds=()):
    """Open an evening at which the last person deals."""
    seated = PEOPLE[:people]
    return Opening(rules(CATALOGUE.variants[variant], tariff, kinds=kinds), seated, seated[-1])


def evening_of(opening, *entries):
    """Fold an evening of *entries*, none of them refused."""
    found = fold([opening, *(Hand(number, entry) for number, entry in enumerate(entries, 1))])
    assert not found.problems
    return found


# Who named trumps and how many he told, the suit, the points of his side; then forced, schwarz.
GERMAN = (
    (1, 6, E, 74), (0, 7, G, 93), (2, 5, H, 55), (3, 4, S, 66, True), (1, 6, H, 81),
    (0, 6, E, 28), (2, 7, S, 69), (3, 6, G, 62), (0, 6, H, 71), (1, 8, E, 97), (2, 6, G, 77),
    (0, 5, S, 60), (3, 6, E, 92), (2, 4, H, 95, True), (1, 5, G, 88), (3, 6, S, 75),
    (0, 8, E, 120, False, True), (2, 6, S, 64), (1, 6, H, 49), (3, 7, E, 91), (0, 6, G, 83),
    (2, 5, H, 102), (1, 5, S, 58), (0, 6, E, 67), (3, 6, G, 73), (1, 8, H, 120, False, True),
    (0, 5, E, 28), (2, 6, S, 93), (3, 6, E, 24),
)  # fmt: skip


def named(chooser, told, suit, points, forced=False, schwarz=False):
    """Return a game of German Schafkopf."""
    return german.Game(
        declarer=PEOPLE[chooser],
        offered=told,
        suit=suit,
        result=points,
        forced=forced,
        trickless=Trickless.OPPONENTS if schwarz else Trickless.NOBODY,
    )


def heads(hands=GERMAN):
    """Return the evening of two sides and five heads."""
    return evening_of(opened("german"), *(named(*hand) for hand in hands))


def strokes_again():
    """Count the strokes of `heads` once more (6.4): what each side drew, where both stood then."""
    score, found = [0, 0], []
    for chooser, _, _, points, *more in GERMAN:
        forced, schwarz = (*more, False, False)[:2]
        won = points >= 61
        own = points if won else 120 - points
        level = 2 if own >= 90 else 1
        number = level if won or forced else 2 * level
        side = chooser % 2 if won else 1 - chooser % 2
        number = min(9 if schwarz else number, 9 - score[side])
        score[side] += number
        found.append((side, number, tuple(score)))
        if score[side] == 9:
            score = [0, 0]
    return found


# Kind, the side, its points; what it was.
WENDISH = (
    ("Alte", (0, 2), 74), ("Alte", (1, 2), 92), ("Alte", (0, 3), 55), ("Ruf", (1, 3), 81),
    ("Still", (2,), 77), ("Alte", (0, 1), 68), ("Alte", (2, 3), 29), ("Stich", (3, 0), 90),
    ("Alte", (1, 3), 60), ("Ansage", (1,), 95, H), ("Alte", (0, 2), 101), ("Zeichen", (3,), 0),
    ("Alte", (1, 2), 63), ("Alte", (0, 3), 47), ("Ruf", (2, 0), 88), ("Schwarz", (1, 3), 120),
    ("Ansage", (0,), 52, S), ("Alte", (2, 3), 71), ("Alte", (0, 1), 94), ("Lust", (2,), 66, S),
    ("Alte", (1, 2), 30), ("Alte", (0, 3), 79), ("Still", (3,), 28), ("Alte", (0, 2), 65),
)  # fmt: skip
BONDS = {"Ruf": wendish.Bond.CALLED, "Stich": wendish.Bond.FIRST_TRICK}
MANNERS = {"Still": wendish.Manner.SECRET, "Lust": wendish.Manner.LUST}


def chipped(kind, side, points, suit=S):
    """Return a hand of the Wendish game."""
    declarer, *partner = (PEOPLE[seat] for seat in side)
    if kind == "Zeichen":
        return wendish.Signal(offender=declarer)
    if partner:
        return wendish.Partnership(
            declarer=declarer,
            partner=partner[0],
            result=points,
            bond=BONDS.get(kind, wendish.Bond.LADIES),
            trickless=Trickless.OPPONENTS if kind == "Schwarz" else Trickless.NOBODY,
        )
    manner = MANNERS.get(kind, wendish.Manner.DECLARED)
    return wendish.Solo(declarer=declarer, manner=manner, suit=suit, result=points)


def chips(hands=WENDISH, people=4):
    """Return the evening at which the pool runs dry once."""
    tariff = wendish.Tariff(lustsolo=True)
    return evening_of(opened("wendish", tariff, people), *(chipped(*hand) for hand in hands))


def pool_again():
    """Count the pool of `chips` once more (4.4, 4.5): what it holds after every hand."""
    pool, found = 200, []
    for kind, side, points, *_ in WENDISH:
        if len(side) == 2:
            level = 2 if kind == "Schwarz" else 1 if max(points, 120 - points) >= 90 else 0
            each = ((5, 10, 15) if points >= 61 else (10, 15, 20))[level]
            if pool < 2 * each:
                pool += 200
            pool -= 2 * each
        found.append(pool)
    return found


SUITS = (skat.Diamonds, skat.Hearts, skat.Spades, skat.Clubs)


def bid(chance, table):
    """Draw a game of Skat at *table*: who played what, and how it ended."""
    soloist, kind = chance.choice(table), chance.randrange(100)
    won = chance.random() < 0.82
    by_hand = skat.Manner.HAND if chance.random() < 0.13 else skat.Manner.SKAT
    if kind < 4:
        return skat.Passed()
    if kind < 10:
        shown = skat.Shown.OUVERT if chance.random() < 0.4 else skat.Shown.COVERED
        kept = Trickless.DECLARERS if won else Trickless.NOBODY
        return skat.Null(declarer=soloist, trickless=kept, shown=shown, manner=by_hand)
    game = skat.Grand if kind < 36 else chance.choice(SUITS)
    schneider = chance.random() < (0.24 if won else 0.06)
    verdicts = (Verdict.WON_SCHNEIDER, Verdict.LOST_SCHNEIDER, Verdict.WON, Verdict.LOST)
    promised = by_hand is skat.Manner.HAND and schneider and won
    return game(
        declarer=soloist,
        result=verdicts[2 * (not schneider) + (not won)],
        matadors=chance.choices((1, 2, 3, 4), (60, 26, 9, 5))[0],
        holder=chance.choice(list(Holder)),
        manner=by_hand,
        announced=skat.Announced.SCHNEIDER if promised else skat.Announced.NOTHING,
    )


def bids(hands=48, people=4, seed=5):
    """Return a series of Skat, with the open grand of the day."""
    chance, opening = random.Random(seed), opened("skat", SKAT, people)
    tables, entries = [PEOPLE[:people]], []
    for number in range(hands):
        dealer = (people - 1 + number) % people
        playing = [each for seat, each in enumerate(tables[0]) if people == 3 or seat != dealer]
        entries.append(bid(chance, playing))
    if hands > 28:
        dealer = (people - 1 + 28) % people
        entries[28] = skat.Grand(
            declarer=PEOPLE[(dealer + 1) % people],
            result=120,
            trickless=Trickless.OPPONENTS,
            matadors=4,
            manner=skat.Manner.HAND,
            announced=skat.Announced.OUVERT,
            bid=264,
        )
    return evening_of(opening, *entries)


SKAT = skat.Tariff(grand_ouvert_36=False, hand_lost_single=False, passing=skat.Passing.ROW)
