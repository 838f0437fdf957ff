"""The reckoning of an evening: games, drinks and kitty together, in coins, and who still pays whom.

What everybody owes is folded from the hands and the charges; what was paid is taken off. Whatever
is left clears to nothing, to the cent (rules 1.7; habits, Paying at the end).
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations
from math import floor

from schafscore.core.accounts import CENTS, KITTY, Account, Balances, Outside, Person, Pot
from schafscore.core.evening import Evening, Line
from schafscore.core.journal import (
    Charge,
    Paid,
    Party,
    Remainder,
    Terms,
    Withdrawal,
    places_in_force,
)
from schafscore.core.outcome import CARRIED, Transfer, moved
from schafscore.sheets.at_once import AtOnce, at_once, on_paper
from schafscore.sheets.rows import people
from schafscore.sheets.settlement import (
    Payment,
    differences,
    each_with_each,
    fewest,
    netted,
    plus_minus,
)

EURO = (20000, 10000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1)
"""Notes and coins in cents; those from `NOTE` on are notes."""
NOTE = 500

Cents = Mapping[Party, int]
Pair = tuple[Account, Account]
Claim = tuple[Account, Account, int]
"""Who gets how many cents from whom."""


@dataclass(frozen=True, slots=True)
class Due:
    """What the evening comes to for one party, in cents: above nothing for what it gets.

    *game* is what was won, *drinks* what was charged beside it, *kitty* what went into the kitty
    or came out; *rounding* is what coins add. *paid* is what it has given, less what it got.
    """

    who: Party
    game: int
    drinks: int
    kitty: int
    rounding: int
    paid: int

    @property
    def moves(self) -> bool:
        """Whether there is anything to say of it."""
        return any((self.game, self.drinks, self.kitty, self.rounding, self.paid))

    @property
    def together(self) -> int:
        """What it gets in all, in coins."""
        return self.game + self.drinks + self.kitty + self.rounding

    @property
    def outstanding(self) -> int:
        """What it still gets; below nothing, what it still pays."""
        return self.together + self.paid


@dataclass(frozen=True, slots=True)
class Reckoning:
    """An evening ready to be paid.

    *in_money* unless points are counted and nobody said what they are worth; where drinks or the
    kitty are all that cost money then, the games are left out. *dues* are the people, then the
    pots that get or give something. *bearer* has what rounding leaves: *left* cents, taken from it
    where below nothing. *charges* and *payments* that count come with their place among the
    writings. *cash* says which games were paid there and then, *claims* what the first of two
    gets from the second, whatever was paid since.
    """

    terms: Terms
    cash: AtOnce
    in_money: bool
    dues: tuple[Due, ...]
    bearer: Party | None
    left: int
    charges: tuple[tuple[int, Charge], ...]
    payments: tuple[tuple[int, Paid], ...]
    claims: Mapping[Pair, int]

    @property
    def outstanding(self) -> Balances:
        """What everybody still gets, or below nothing still pays."""
        return {each.who: each.outstanding for each in self.dues}

    @property
    def is_clear(self) -> bool:
        """Whether nobody owes anything any more."""
        return not any(self.outstanding.values())

    def fewest(self) -> tuple[Payment, ...]:
        """Return the fewest payments that clear what is outstanding."""
        return fewest(self.outstanding, tuple(self.outstanding))

    def each_with_each(self) -> tuple[Payment, ...]:
        """Let everybody pay whom he owes, in coins, and clear what coins leave with the fewest.

        What was paid counts against what these two owe each other. Who paid or got something else,
        as by the fewest payments, has settled with all at once: he pays or gets what he is short
        of, so that no payment makes more of what is open. Who has paid and is even is left alone,
        however he paid. A pot that nothing is owed to pays nobody: who owes it pays who gets
        something out of it.
        """
        if self.payments and self.is_clear:
            return ()
        keeper: Party = self.terms.treasurer or KITTY
        made: list[Claim] = [
            (_kept(each.giver, keeper), _kept(each.taker, keeper), each.cents)
            for _, each in self.payments
        ]
        paying = (who for giver, taker, _ in made for who in (giver, taker))
        owing = (who for pair in self.claims for who in pair)
        due: dict[Account, int] = dict.fromkeys((*self.outstanding, *owing, *paying), 0)
        due |= self.outstanding
        order, unpaid = tuple(due), dict(due)
        for giver, taker, cents in made:
            unpaid[giver] -= cents
            unpaid[taker] += cents
        planned = self._each_owes(unpaid)
        left, agreed = _between([*planned, *made], order), _between(planned, order)
        alone, paid = set[Account](), Counter[Pair]()
        for pair, cents in (each for claim in made for each in _between([claim], order).items()):
            owed = agreed.get(pair, 0)
            paid[pair] -= cents
            settles = cents * owed < 0 and min(owed, 0) <= paid[pair] <= max(owed, 0)
            alone |= {who for who in pair if not settles or not due[who]}
        open_ = [(*pair, claim) for pair, claim in left.items() if not alone & {*pair}]
        for one, other, claim in open_:
            due[one] -= claim
            due[other] += claim
        open_ += [(each.taker, each.giver, each.amount) for each in fewest(due, order)]
        return netted((*pair, claim) for pair, claim in _between(open_, order).items())

    def _each_owes(self, due: Balances) -> list[Claim]:
        """Return who gets what from whom where everybody pays whom he owes, to clear *due*."""
        left, order = dict(due), tuple(due)
        empty = {who for who in order if isinstance(who, Pot) and not due[who]}
        found: list[Claim] = []
        for (one, other), claim in _between(_past(empty, self.claims), order).items():
            coins = nearest(claim, self.terms.round_to)
            found.append((one, other, coins))
            left[one] -= coins
            left[other] += coins
        return found + [(each.taker, each.giver, each.amount) for each in fewest(left, order)]

    def leaving(self, person: Person, plan: Sequence[Payment] | None = None) -> tuple[Payment, ...]:
        """Return what *person* pays or gets now, and with whom, so that the others still clear.

        That is his part of *plan*, which clears everybody, or of the fewest payments.
        """
        payments = self.fewest() if plan is None else plan
        return tuple(each for each in payments if person in (each.giver, each.taker))


def terms_of(evening: Evening) -> Terms:
    """Return how *evening* is paid."""
    held = places_in_force(evening.writings)
    writings = (evening.writings[place] for place in reversed(held))
    return next((each for each in writings if isinstance(each, Terms)), Terms())


def reckoning(evening: Evening) -> Reckoning:
    """Reckon *evening* as it stands."""
    writings = evening.writings
    held = places_in_force(writings)
    withdrawn = {each.place for at in held if isinstance(each := writings[at], Withdrawal)}
    counting = [(at, writings[at]) for at in held if at not in withdrawn]
    charges = tuple((at, each) for at, each in counting if isinstance(each, Charge))
    payments = tuple((at, each) for at, each in counting if isinstance(each, Paid))
    terms = terms_of(evening)
    keeper: Party = terms.treasurer or KITTY

    claims: list[Claim] = []
    drinks, kitty, paid = Counter[Party](), Counter[Party](), Counter[Party]()
    for _, charge in charges:
        payer, taker = _kept(charge.payer, keeper), _kept(charge.taker, keeper)
        _move(
            kitty if KITTY in (charge.payer, charge.taker) else drinks, payer, taker, charge.cents
        )
        claims.append((taker, payer, charge.cents))
    for who, cents in _put_up(evening):
        _move(kitty, who, keeper, cents)
        claims.append((keeper, who, cents))
    for _, payment in payments:
        giver, taker = _kept(payment.giver, keeper), _kept(payment.taker, keeper)
        _move(paid, taker, giver, payment.cents)

    priced = _in_cents(evening) or any(isinstance(writings[at], Terms) for at in held)
    beside = any(kitty.values()) or bool(charges)
    cash_paid = at_once(evening)
    game, cashed, won = _games(evening, terms)
    if beside and not priced:
        game, cashed, won = Counter[Party](), Counter[Party](), []
    everybody = people(evening)
    seen = dict.fromkeys((*everybody, *game, *drinks, *kitty, *paid, keeper))
    parties = sorted(seen, key=lambda who: isinstance(who, Pot))
    exact = {who: game[who] - cashed[who] + drinks[who] + kitty[who] for who in parties}
    gave: Cents = {who: paid[who] for who in everybody if who not in evening.position.people}
    rounded, bearer, left = _rounded(exact, terms, keeper, gave)
    dues = tuple(
        Due(who, game[who], drinks[who], kitty[who], rounded[who] - due, paid[who] - cashed[who])
        for who, due in exact.items()
    )
    shown = tuple(each for each in dues if isinstance(each.who, Person) or each.moves)
    between = _between([*won, *claims], parties)
    in_money = priced or beside
    return Reckoning(terms, cash_paid, in_money, shown, bearer, left, charges, payments, between)


def cash(line: Line, paid: AtOnce) -> tuple[Payment, ...]:
    """Return who pays whom for this hand, there and then, where cash is *paid* after each hand.

    A pot pays what coins lie in it; the rest of it is open, as in the reckoning.
    """
    transfers = line.outcome.transfers if line.outcome else ()
    lacking = (replace(each, giver=each.taker, taker=each.giver) for each in paid.lacking(line))
    return _paid((*transfers, *lacking), line.after.rules.variant.unit, line.after.people)


def party(account: Account) -> Party:
    """Return *account* as somebody who can pay; raise `ValueError` for a side or the world."""
    if not isinstance(account, Person | Pot):
        raise ValueError(f"{account} cannot pay")
    return account


def coins(cents: int) -> tuple[int, ...]:
    """Return the notes and coins that make up *cents*, the largest first: 370 is 200, 100, 50, 20.

    Raises `ValueError` below nothing.
    """
    if cents < 0:
        raise ValueError(f"{cents} cents cannot be laid on the table")
    laid: list[int] = []
    for piece in EURO:
        number, cents = divmod(cents, piece)
        laid += [piece] * number
    return tuple(laid)


def nearest(cents: int, coin: int) -> int:
    """Round to whole coins of so many cents, halves away from nothing; 0 leaves it exact."""
    if not coin:
        return cents
    whole = (2 * abs(cents) + coin) // (2 * coin) * coin
    return whole if cents >= 0 else -whole


def _move(part: Counter[Party], giver: Party, taker: Party, cents: int) -> None:
    part[giver] -= cents
    part[taker] += cents


def _put_up(evening: Evening) -> Iterator[tuple[Person, int]]:
    """Yield who owes the kitty how many cents for the hands he played."""
    for account, cents in evening.position.balances.items():
        if isinstance(account, Pot) and account.unit == CENTS and account.owner is not None:
            yield account.owner, cents


def _kept(party: Party, keeper: Party) -> Party:
    return keeper if party == KITTY else party


def _games(evening: Evening, terms: Terms) -> tuple[Counter[Party], Counter[Party], list[Claim]]:
    """Return what the games come to in cents, what of it was paid in cash, and who claims what.

    Claims are for what is open: who gets it, and from whom.
    """
    everybody = people(evening)
    worth = Fraction(1) if _in_cents(evening) else terms.per_unit
    unit = evening.position.rules.variant.unit
    transfers = [t for line in evening.lines if line.outcome for t in line.outcome.transfers]

    def come_to(moving: Sequence[Transfer]) -> Counter[Party]:
        won = moved(plus_minus(_listed(moving, unit), everybody), _money_moved(moving))
        return _whole({who: n * worth for who, n in won.items() if isinstance(who, Person | Pot)})

    open_ = tuple(on_paper(evening))
    game, owed = come_to(transfers), come_to(open_)
    cashed = Counter({who: game[who] - owed[who] for who in game})
    claims: list[Claim] = [
        (each.taker, each.giver, floor(each.amount * worth))
        for each in _paid(open_, unit, everybody)
        if isinstance(each.giver, Person | Pot) and isinstance(each.taker, Person | Pot)
    ]
    return game, cashed, claims


def _in_cents(evening: Evening) -> bool:
    return evening.position.rules.variant.unit == "cents"


def _listed(transfers: Iterable[Transfer], unit: str) -> Balances:
    """Return the points that people won from the world outside, or lost to it.

    Of these, and only of these, differences are owed (1.7): what one person wins from another is
    owed as it is, whichever hands stand beside it.
    """
    outside = Outside(unit)
    return moved({}, (each for each in transfers if outside in (each.giver, each.taker)))


def _paid(
    transfers: Sequence[Transfer], unit: str, everybody: Sequence[Person]
) -> tuple[Payment, ...]:
    """Return what every two settle of *transfers*, in *unit*."""
    money = _money_moved(transfers)
    order = tuple(moved(dict.fromkeys(everybody, 0), money))
    plans = (*differences(_listed(transfers, unit), everybody), *each_with_each(money, order))
    claims = ((each.taker, each.giver, each.amount) for each in plans)
    return netted((*pair, claim) for pair, claim in _between(claims, order).items())


def _money_moved(transfers: Iterable[Transfer]) -> list[Transfer]:
    """Return the transfers among people and the pots that hold what they play for.

    What came over from an earlier evening lies in the pot in cash: nobody owes it today.
    """
    return [
        each
        for each in transfers
        if each.tag != CARRIED and _holds_money(each.giver) and _holds_money(each.taker)
    ]


def _holds_money(account: Account) -> bool:
    return isinstance(account, Person) or (isinstance(account, Pot) and not account.unit)


def _whole(amounts: Mapping[Party, Fraction]) -> Counter[Party]:
    """Make whole cents of amounts that add up to nothing; no cent is lost or made (fault A46)."""
    cents = Counter({who: floor(amount) for who, amount in amounts.items()})
    short = -sum(cents.values())
    for who in sorted(amounts, key=lambda who: cents[who] - amounts[who])[:short]:
        cents[who] += 1
    return cents


def _rounded(
    exact: Cents, terms: Terms, keeper: Party, gave: Cents
) -> tuple[Cents, Party | None, int]:
    """Round what people get to coins; return that, who bears what is left, and how much it is.

    *gave* is what those who left have paid: who was even then stays even, be it that a few cents
    were no coin. Pots stay exact. Nobody is made to owe by what is left, so what the bearer cannot
    bear is spread.
    """
    step = terms.round_to
    if not step:
        return exact, None, 0
    rounded = {who: nearest(n, step) if isinstance(who, Person) else n for who, n in exact.items()}
    gone = {
        who
        for who, paid in gave.items()
        if (paid or not rounded[who]) and abs(exact[who] + paid) < step
    }
    rounded |= {who: -gave[who] for who in gone}
    here = [who for who in exact if isinstance(who, Person) and who not in gone]
    rest = -sum(rounded.values())
    bearer: Party | None = None
    if terms.remainder is Remainder.KITTY:
        bearer = keeper
    elif terms.remainder is Remainder.WINNER:
        bearer = max(here, key=exact.__getitem__, default=None)
    left = 0
    if bearer is not None:
        left = max(rest, -max(rounded[bearer], 0))
        rounded[bearer] += left
    _spread(rounded, exact, rest - left, step, here or list(exact))
    return rounded, bearer, left


def _spread(
    rounded: dict[Party, int], exact: Cents, rest: int, step: int, over: Sequence[Party]
) -> None:
    """Give *rest* out, or take it, coin by coin, from whom rounding served best or worst."""
    sign = 1 if rest >= 0 else -1
    while rest:
        coin = sign * min(step, abs(rest))
        who = max(over, key=lambda each: sign * (exact[each] - rounded[each]))
        rounded[who] += coin
        rest -= coin


def _past(empty: Collection[Account], claims: Mapping[Pair, int]) -> Iterator[Claim]:
    """Yield *claims* as they are without *empty* pots, through which people owe each other.

    Who owes such a pot most pays who gets most out of it, as in `fewest`; cents that a pot was
    rounded by belong to nobody here.
    """
    gets: dict[Account, dict[Account, int]] = {pot: {} for pot in empty}
    for (one, other), claim in claims.items():
        if one in gets:
            gets[one][other] = -claim
        elif other in gets:
            gets[other][one] = claim
        else:
            yield one, other, claim
    for claimed in gets.values():
        while claimed:
            giver, taker = (
                min(claimed, key=claimed.__getitem__),
                max(claimed, key=claimed.__getitem__),
            )
            cents = min(-claimed[giver], claimed[taker])
            if cents <= 0:
                break
            claimed[giver] += cents
            claimed[taker] -= cents
            yield taker, giver, cents


def _between(claims: Iterable[Claim], order: Sequence[Account]) -> Mapping[Pair, int]:
    """Add up what the first of each pair gets from the second."""
    seat = {who: place for place, who in enumerate(order)}
    between: dict[Pair, int] = {}
    for taker, giver, cents in claims:
        first = seat[taker] < seat[giver]
        pair = (taker, giver) if first else (giver, taker)
        between[pair] = between.get(pair, 0) + (cents if first else -cents)
    return {pair: between[pair] for pair in combinations(order, 2) if pair in between}
