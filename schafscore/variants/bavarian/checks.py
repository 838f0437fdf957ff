"""Which Bavarian hands cannot be though every single answer fits, and why."""

from collections.abc import Iterator

from schafscore.core import agreed
from schafscore.core.agreed import Manual, Misdeal, Penalty, ThrownIn
from schafscore.core.declared import Suit, reply_problems, too_many_replies
from schafscore.core.questions import Problem
from schafscore.core.results import LAID_AWAY, Trickless
from schafscore.core.text import N_, phrase
from schafscore.core.variant import Table
from schafscore.variants.bavarian import (
    ramsch,
)
from schafscore.variants.bavarian.hands import (
    Alone,
    Bettel,
    Calling,
    Counted,
    Game,
    Hand,
    Headed,
    Kreuz,
    Muss,
    Pack,
    Paired,
    Ramsch,
    Solo,
    has_middle,
    most_replies,
    most_runners,
    pack_of,
    side_of,
)
from schafscore.variants.bavarian.tariff import (
    Knocking,
    Offence,
    Promise,
    Tariff,
)


def problems(hand: Hand, table: Table, tariff: Tariff) -> Iterator[Problem]:
    """Yield what cannot be though every single answer fits."""
    match hand:
        case Paired() | Kreuz() if len(table.playing) not in hand.playing:
            # 3.1: three people have no Rufspiel.
            yield Problem("", N_("Three people play one against two"))
        case Ramsch():
            yield from ramsch.problems(hand, table, tariff)
            yield from _offence_problems(hand)
            yield from _knock_problems(hand, table, tariff)
            yield from too_many_replies(hand.replies, most_replies(tariff))
        case ThrownIn():
            pass
        case Manual() | Penalty() | Misdeal():
            yield from agreed.problems(hand)
        case _:
            middle = has_middle(table, tariff)
            yield from hand.contradictions(LAID_AWAY if middle else 0)
            yield from _offence_problems(hand)
            yield from _game_problems(hand, pack_of(table, tariff), tariff)
            if isinstance(hand, Alone):
                yield from _middle_problems(hand, middle)
            yield from _knock_problems(hand, table, tariff)
            yield from reply_problems(hand.replies, most_replies(tariff), side_of(hand, table))


def _offence_problems(hand: Game | Ramsch) -> Iterator[Problem]:
    """Yield that nobody but the partner can hold the called ace back: his side loses (3.14)."""
    partner = hand.partner if isinstance(hand, Calling | Muss) else None
    if hand.offence is Offence.CALLED_ACE and hand.offender != partner:
        yield Problem("offence", N_("Only the partner holds a called ace"))


def _middle_problems(hand: Alone, middle: bool) -> Iterator[Problem]:
    if hand.untouched and not middle:
        yield Problem("untouched", N_("Only with three people two cards lie in the middle"))
    if hand.promise is Promise.SIE and middle:
        yield Problem("promise", N_("Nobody plays a Sie with cards in the middle"))


def _game_problems(hand: Game, pack: Pack, tariff: Tariff) -> Iterator[Problem]:
    if isinstance(hand, Paired) and hand.partner == hand.declarer:
        yield Problem("partner", N_("Nobody is his own partner"))
    if isinstance(hand, Calling | Muss) and hand.called is Suit.HEARTS:
        yield Problem("called", N_("Hearts are trumps"))
    if isinstance(hand, Headed) and hand.suit is not None and not tariff.suited:
        yield Problem("suit", N_("Here these games have no suit"))
    if isinstance(hand, Alone):
        if hand.promise is Promise.SIE and not isinstance(hand, Solo):
            yield Problem("promise", N_("A Sie is a Solo"))
        if tariff.raise_step and (hand.asked - 60) % tariff.raise_step:
            step = tariff.raise_step
            yield Problem("asked", phrase(N_("Here it is asked up by {step}"), step=step))
    if isinstance(hand, Bettel) and hand.trickless is Trickless.OPPONENTS:
        yield Problem("trickless", N_("A Bettel asks whether the soloist took no trick"))
    if isinstance(hand, Counted):
        most = most_runners(hand, pack)
        if hand.runners > most:
            yield Problem("runners", phrase(N_("There are at most {most} runners"), most=most))


def _knock_problems(hand: Game | Ramsch, table: Table, tariff: Tariff) -> Iterator[Problem]:
    named = [each for each in hand.knocks if each is not None]
    if len(set(named)) < len(named):
        yield Problem("knocks", N_("Everybody knocks only once"))
    elif len(hand.knocks) > len(table.playing):
        yield Problem("knocks", N_("There are more knocks than people who play"))
    match tariff.knocking:
        case Knocking.FOREHAND if len(hand.knocks) > 1 or set(named) - {table.forehand}:
            yield Problem("knocks", N_("Only forehand knocks here"))
        case Knocking.ONE if len(hand.knocks) > 1:
            yield Problem("knocks", N_("Only one knocks here"))
        case Knocking.IN_TURN if set(named) - set(table.playing[: len(hand.knocks)]):
            yield Problem("knocks", N_("Here they knock one after the other from forehand on"))
        case _:
            pass
