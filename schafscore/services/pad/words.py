"""A half-filled hand in words, as it is said at the table, and what to notice in it."""

from collections.abc import Iterator
from typing import Any

from schafscore.core.declared import REPLIES
from schafscore.core.outcome import AtLeast, Event, Outcome, moved, worth
from schafscore.core.questions import (
    CheckBox,
    ChoiceBox,
    CountBox,
    PeopleBox,
    PersonBox,
    PointsBox,
    Question,
    ResultBox,
    Role,
    SaidBox,
)
from schafscore.core.results import CARD_POINTS, Holder, Level, Trickless, Verdict
from schafscore.core.text import N_, Label, Option, counted, listed, phrase
from schafscore.services.pad.ends import Six
from schafscore.services.pad.numbers import completed
from schafscore.services.pad.pad import Pad, asks
from schafscore.services.pad.spoken import spoken


def in_words(pad: Pad) -> Label:
    """Return the hand on *pad* in words: "Anna with Bernd: Sauspiel won, Schneider, 2 runners"."""
    parts = list(_words(pad))
    who, with_ = pad.person(Role.DECLARER), pad.person(Role.PARTNER)
    if who is None:
        return listed(parts) or N_("Who plays?")
    team: Label = phrase(N_("{who}"), who=who)
    if with_ is not None:
        team = phrase(N_("{who} with {partner}"), who=who, partner=with_)
    return phrase(N_("{team}: {hand}"), team=team, hand=listed(parts)) if parts else team


def with_remarks(pad: Pad) -> Label:
    """Return the hand in words, and before it what the table should notice."""
    words = in_words(pad)
    for remark in remarks(pad):
        words = phrase(N_("{remark} – {hand}"), remark=remark, hand=words)
    return words


def remarks(pad: Pad) -> tuple[Label, ...]:
    """Return what the table should notice before it books the hand."""
    outcome = pad.outcome
    return () if outcome is None else tuple(_remarks(pad, outcome))


def _remarks(pad: Pad, outcome: Outcome) -> Iterator[Label]:
    if Event.OVERBID in outcome.events:
        # 5.6: an overbid game is lost, and counts at least what was bid.
        steps = outcome.transfers[0].steps
        raised = (n for n, step in enumerate(steps) if isinstance(step, AtLeast))
        reached = worth(steps[: next(raised, 1)])
        yield phrase(N_("overbid: worth {worth}, bid {bid}"), worth=reached, bid=pad.value("bid"))
    if Event.POOL_DRY in outcome.events:
        yield N_("the pool cannot pay this")
    if Event.HEAD_FULL in outcome.events:
        yield N_("that fills the slate")
    yield from _perhaps_every_trick(pad, outcome)


def _perhaps_every_trick(pad: Pad, outcome: Outcome) -> Iterator[Label]:
    """Ask for tricks that are worth nothing, where all card points of one leave them open (3.11).

    Only where it would be paid otherwise; of whom it is said already nobody is asked again.
    """
    points, crowd = pad.first(PointsBox), pad.first(PeopleBox, Role.RESULT)
    if points is None or crowd is None:
        return
    told = completed(pad.every[points], pad.value(points), pad.table.playing, pad.answers)
    for person, number in told or ():
        if number == CARD_POINTS:
            others = pad.table.others(person)
            alone = pad.answer(crowd, frozenset(others)).outcome
            if alone is not None and moved({}, alone.transfers) != moved({}, outcome.transfers):
                words = N_("All tricks for {who}? Then {others}: “{question}”")
                open_ = spoken(tuple(each for each in others if each not in pad.value(crowd)))
                what = pad.questions[crowd].label
                yield phrase(words, who=person, others=open_, question=what)


def _words(pad: Pad) -> Iterator[Label]:
    if pad.kind is None:
        return
    yield _game(pad)
    six = _told_six(pad)
    if six is not None and six.level is not Level.SIMPLE:
        yield N_("Schneider") if six.level is Level.SCHNEIDER else N_("Schwarz")
    yield from _followed(pad)
    # Players say what doubled a hand after what it was.
    in_order = sorted(pad.questions.items(), key=lambda pair: pair[1].role is Role.DOUBLINGS)
    for name, each in in_order:
        value = pad.value(name)
        if each.role not in (Role.DECLARER, Role.PARTNER, Role.SUIT) and (
            name in pad.answers and value != each.default
        ):
            yield from _told_words(pad, name, each, value)


def _followed(pad: Pad) -> Iterator[Label]:
    """Yield who pays or wins where everybody plays alone and nobody was named for it."""
    outcome, name = pad.outcome, pad.first(PointsBox)
    if outcome is None or name is None or len(outcome.side) != 1:
        return
    if outcome.side[0] not in (pad.value(each) for each in pad.seats):
        words = N_("{who} wins") if outcome.won else N_("{who} pays")
        yield phrase(words, who=outcome.side[0])


def _game(pad: Pad) -> Label:
    assert pad.kind is not None
    game: Label = pad.kind.label
    suit = pad.first(ChoiceBox, Role.SUIT)
    if suit and pad.value(suit) is not None:
        # Trumps are named before the game; a suit that is called stands behind it.
        called = asks(pad.kind, Role.PARTNER)
        words = N_("{game} {suit}") if called else N_("{suit} {game}")
        game = phrase(words, game=game, suit=pad.value(suit))
    promised = _promised(pad)
    if promised is not None:
        game = phrase(N_("{game} {promise}"), game=game, promise=promised)
    six = _told_six(pad)
    if six is None:
        return game
    return phrase(N_("{game} won") if six.won else N_("{game} lost"), game=game)


def _told_six(pad: Pad) -> Six | None:
    """How it ended, None where that is asked and was taken back: nobody has said it then."""
    asked_ = pad.result_question if pad.counts else None
    return None if asked_ and pad.value(asked_) is None else pad.six


def _promised(pad: Pad) -> Option | None:
    """Return the promise that makes a game of its own, after which only tricks count (3.9)."""
    name = pad.first(ChoiceBox, Role.PROMISE)
    if name is None or name not in pad.answers or pad.first(ResultBox) is not None:
        return None
    promise: Option = pad.value(name)
    return promise


def _told_words(pad: Pad, name: str, question: Question, value: Any) -> Iterator[Label]:
    match question.box, value:
        case (ResultBox(), Verdict()) | (ChoiceBox(), Trickless() | Holder()):
            return  # the game says it, or the runners do
        case ResultBox(), _:
            yield counted("%n card points", "", value)
        case CountBox(), _ if question.role is Role.RUNNERS:
            yield _runner_words(pad, question, value)
        case (SaidBox() | CountBox(), _) if question.role is Role.DOUBLINGS:
            yield from _said_words(name, question, value)
        case (ChoiceBox(), _) if question.role is Role.PROMISE and value is _promised(pad):
            return
        case (ChoiceBox(), _) if question.role in (Role.KIND, Role.PROMISE):
            yield spoken(value)
        case CheckBox(), _:
            yield question.label
        case PersonBox(), _ if question.role is Role.TIE:
            yield question.named(value)
        case _:
            yield phrase(N_("{question}: {answer}"), question=question.label, answer=spoken(value))


def _runner_words(pad: Pad, question: Question, number: int) -> Label:
    holder = pad.first(ChoiceBox, Role.RUNNERS)
    if holder and pad.value(holder) is Holder.WITHOUT:
        return counted("without %n", "", number)
    # Matadors there always are, at least one: they are said as "with 2" (5.5).
    always = isinstance(question.box, CountBox) and question.box.low > 0
    return counted("with %n", "", number) if always else counted("%n runners", "", number)


def _said_words(name: str, question: Question, value: Any) -> Iterator[Label]:
    """Yield who said it; what has a word of its own for every time is said by it."""
    counted_only = type(value) is int
    if name == "replies":
        # A number may be told that is far too high, and refused only then.
        speakers = (None,) * min(value, len(REPLIES)) if counted_only else value
        for reply, who in zip(REPLIES, speakers, strict=False):
            yield phrase(N_("{reply} by {who}"), reply=reply, who=who) if who else reply
    elif counted_only or None in value:
        count = value if counted_only else len(value)
        if name == "knocks":
            yield counted("%n knocks", "", count)
            return
        yield phrase(N_("{question}: {answer}"), question=question.label, answer=count)
    else:
        yield phrase(N_("{question}: {answer}"), question=question.label, answer=spoken(value))
