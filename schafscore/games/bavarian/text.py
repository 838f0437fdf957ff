"""The text of a deal, as the journal keeps it: one line that says all about it."""

from collections.abc import Callable
from typing import Any

from schafscore.cards.card import Suit, card, cards
from schafscore.cards.pack import LONG, SHORT
from schafscore.core.text import N_
from schafscore.games import BadDealError
from schafscore.games.bavarian.contract import Contract, Game, Promise
from schafscore.games.bavarian.deal import Customs, Deal, Discard

HEAD = "bavarian deal"
VERSION = 1
_PACKS = {pack.name: pack for pack in (LONG, SHORT)}
_SOMEBODY = "?"


def _flag(text: str) -> bool:
    if text != "yes":
        raise ValueError(text)
    return True


def _said(text: str) -> tuple[int | None, ...]:
    return tuple(None if seat == _SOMEBODY else int(seat) for seat in text.split(","))


def _hands(text: str) -> tuple[Any, ...]:
    return tuple(cards(hand) for hand in text.split(","))


_DEAL: dict[str, Callable[[str], Any]] = {
    "pack": _PACKS.__getitem__,
    "hands": _hands,
    "forehand": int,
    "knocks": _said,
    "replies": _said,
    "plays": cards,
}
_CONTRACT: dict[str, Callable[[str], Any]] = {
    "game": Game,
    "declarer": int,
    "suit": Suit,
    "called": card,
    "promise": Promise,
    "partner": int,
    "given": card,
    "returned": card,
    "heading": _flag,
    "asked": int,
    "march": _flag,
}
_CUSTOMS: dict[str, Callable[[str], Any]] = {
    "run_away_from": int,
    "run_away_counts_deal": _flag,
    "run_away_from_any_lead": _flag,
    "ace_discard": Discard,
    "bettel_leads": _flag,
    "hochzeit_returns_trump": _flag,
}
_USUAL = Deal((), Contract(Game.RAMSCH))


def dump(deal: Deal) -> str:
    """Write *deal* as one line; what is as usual is left out.

    ``bavarian deal 1; hands=EOGO...,...; game=solo; declarer=0; suit=E; plays=EO...``
    """
    written = [f"{HEAD} {VERSION}"]
    parts = (
        (_DEAL, deal, _USUAL),
        (_CONTRACT, deal.contract, Contract(Game.RAMSCH)),
        (_CUSTOMS, deal.customs, Customs()),
    )
    for names, part, usual in parts:
        for name in names:
            value = getattr(part, name)
            if value != getattr(usual, name) or name == "game":
                written.append(f"{name}={_written(name, value)}")
    return "; ".join(written)


def _written(name: str, value: Any) -> str:
    match name:
        case "pack":
            return str(value.name)
        case "hands":
            return ",".join("".join(map(str, hand)) for hand in value)
        case "plays":
            return "".join(map(str, value))
        case "knocks" | "replies":
            return ",".join(_SOMEBODY if seat is None else str(seat) for seat in value)
        case _:
            return "yes" if value is True else str(value)


def load(text: str) -> Deal:
    """Read what `dump` wrote; that its cards can be played is for `Deal.replay` to say.

    Raises BadDealError where *text* is no deal, or one of a newer version.
    """
    head, *rest = text.split("; ")
    if head != f"{HEAD} {VERSION}":
        newer = head.startswith(f"{HEAD} ")
        raise BadDealError(
            N_("This deal was written by a newer version of the program")
            if newer
            else N_("This is not the text of a deal")
        )
    named = dict(part.partition("=")[::2] for part in rest)
    known = {**_DEAL, **_CONTRACT, **_CUSTOMS}
    if len(named) != len(rest) or not {"hands", "game"} <= named.keys() <= known.keys():
        raise BadDealError(N_("This is not the text of a deal"))
    try:
        read = {name: known[name](value) for name, value in named.items()}
    except (ValueError, KeyError):
        raise BadDealError(N_("This is not the text of a deal")) from None
    contract = Contract(**_part(_CONTRACT, read))
    return Deal(contract=contract, customs=Customs(**_part(_CUSTOMS, read)), **_part(_DEAL, read))


def _part(names: dict[str, Callable[[str], Any]], read: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in read.items() if name in names}
