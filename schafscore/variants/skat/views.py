"""Other ways to count a list of Skat: Seeger, Seeger-Fabian, losses only, games (5.9)."""

from collections.abc import Mapping

from schafscore.core.accounts import Account, Outside
from schafscore.core.outcome import LookUp, Outcome, Step, transfers
from schafscore.core.text import N_
from schafscore.core.variant import Table, View
from schafscore.variants.skat.hands import POINTS, Hand
from schafscore.variants.skat.tariff import Tariff

SEEGER = "seeger"
GAMES = Outside("games")
GAME = 50
LOST_BY_ANOTHER = {3: 40, 4: 30}
"""Seeger counts 50 for a game, Fabian for one that another lost by how many are here (5.9)."""


def _plain(hand: Hand, outcome: Outcome, table: Table, tariff: Tariff) -> Outcome:
    return outcome


def seeger(hand: Hand, outcome: Outcome, table: Table, tariff: Tariff) -> Outcome:
    """Count 50 more for a game won, 50 less for one lost."""
    if outcome.soloist is None:
        return outcome
    pair: tuple[Account, Account] = (POINTS, outcome.soloist)
    bonus = LookUp(N_("game"), GAME)
    pairs = [pair if outcome.won else pair[::-1]]
    return outcome.adding(*transfers(pairs, bonus.label, (bonus,), SEEGER))


def seeger_fabian(hand: Hand, outcome: Outcome, table: Table, tariff: Tariff) -> Outcome:
    """Count as `seeger`, and 40 or, at a table of four, 30 to the others for a lost game."""
    counted = seeger(hand, outcome, table, tariff)
    if outcome.soloist is None or outcome.won:
        return counted
    bonus = LookUp(N_("lost by another"), LOST_BY_ANOTHER[len(table.people)])
    others = (person for person in table.people if person not in outcome.side)
    pairs: list[tuple[Account, Account]] = [(POINTS, person) for person in others]
    return counted.adding(*transfers(pairs, bonus.label, (bonus,), SEEGER))


def losses_only(hand: Hand, outcome: Outcome, table: Table, tariff: Tariff) -> Outcome:
    """Count what was lost, and nothing else."""
    return outcome.moving(*(each for each in outcome.transfers if each.giver != POINTS))


def bierlachs(hand: Hand, outcome: Outcome, table: Table, tariff: Tariff) -> Outcome:
    """Write minuses alone: a lost game to the soloist, a won one to each opponent [E]."""
    lost = losses_only(hand, outcome, table, tariff)
    for each in outcome.transfers:
        if each.giver == POINTS and outcome.soloist is not None:
            pairs: list[tuple[Account, Account]] = [(one, POINTS) for one in outcome.against]
            lost = lost.adding(*transfers(pairs, each.label, each.steps, each.tag))
    return lost


def games_won(hand: Hand, outcome: Outcome, table: Table, tariff: Tariff) -> Outcome:
    """Count the games that a soloist won."""
    return _games(outcome, LookUp(N_("game won"), 1), won=True)


def games_lost(hand: Hand, outcome: Outcome, table: Table, tariff: Tariff) -> Outcome:
    """Count the games that a soloist lost."""
    return _games(outcome, LookUp(N_("game lost"), 1), won=False)


def _games(outcome: Outcome, one: Step, *, won: bool) -> Outcome:
    if outcome.soloist is None or outcome.won is not won:
        return outcome.moving()
    return outcome.moving(*transfers([(GAMES, outcome.soloist)], one.label, (one,)))


VIEWS: Mapping[str, View[Hand, Tariff]] = {
    "seeger-fabian": View(N_("Seeger-Fabian"), "points", seeger_fabian),
    "losses": View(N_("Losses only"), "points", losses_only),
    "bierlachs": View(N_("Bierlachs"), "points", bierlachs),
    "won": View(N_("Games won"), "games", games_won),
    "lost": View(N_("Games lost"), "games", games_lost),
    "plain": View(N_("Game points"), "points", _plain),
    "seeger": View(N_("Seeger"), "points", seeger),
}
