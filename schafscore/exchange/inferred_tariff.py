"""The tariff of a NetSchafkopf protocol, read off its prices, and its amounts against ours."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from schafscore.core.questions import questioned
from schafscore.core.results import Level, Limits, Trickless, judge
from schafscore.core.text import N_, Label, Verbatim, phrase
from schafscore.exchange.netschafkopf import Part, PlayedGame, Protocol
from schafscore.exchange.recorded.bavarian import paid
from schafscore.exchange.recorded.verdict import PEOPLE, Agrees, Differs, Verified
from schafscore.games.bavarian.contract import CALLING, OWN_SUIT, Game, Promise
from schafscore.games.bavarian.entry import KINDS, entry_of
from schafscore.variants.bavarian import Knocking, March, Tariff, Virgins

MOST_REPLIES = 4
NEVER = 15
Seen = tuple[str, Any]


@dataclass(frozen=True, slots=True)
class InferredTariff:
    """A tariff to be shown and confirmed, one point of the protocol for one cent.

    *kinds* are the kinds of hand that were played; *unknown* are the lines of the tariff of which
    the protocol tells nothing or not enough, and *disputed* says where its games contradict.
    """

    tariff: Tariff
    kinds: frozenset[str]
    unknown: tuple[str, ...]
    disputed: tuple[Label, ...]


def infer(protocol: Protocol) -> InferredTariff:
    """Infer the tariff from every price of *protocol* and its steps."""
    seen: dict[str, Any] = {}
    first: dict[str, int] = {}
    disputed: list[Label] = []
    for number, game in enumerate(protocol.games, 1):
        for line, value in _prices(game):
            if line not in seen:
                seen[line], first[line] = value, number
            elif seen[line] != value:
                disputed.append(_dispute(line, first[line], number))
    unknown = [line for line in _PRICED if line not in seen]
    in_solos = seen.get("solo_runner")
    if in_solos is not None and seen.setdefault("runner", in_solos) == in_solos:
        del seen["solo_runner"]  # one rate for all
    for line, group in _MINIMA.items():
        value, certain = _minimum([game for game in protocol.games if _game(game) in group])
        seen[line] = value
        if not certain:
            unknown.append(line)
    fitting = [limits for limits in Limits if all(_fits(limits, each) for each in protocol.games)]
    if len(fitting) != 1:
        unknown.append("limits")
    if fitting:
        # Most tables play with 91; where the games do not tell, that is the better guess.
        seen["limits"] = Limits.ASYM91 if Limits.ASYM91 in fitting else fitting[0]
    played = {_game(game) for game in protocol.games}
    seen["suited"] = not played.isdisjoint(OWN_SUIT - {Game.SOLO})
    kinds = frozenset(KINDS[game].kind for game in played)
    return InferredTariff(Tariff(**seen), kinds, tuple(unknown), tuple(disputed))


def check(protocol: Protocol, tariff: Tariff) -> Iterator[Verified]:
    """Compare every stated amount with what *tariff* makes of the cards of the game."""
    for number, game in enumerate(protocol.games, 1):
        entry = entry_of(game.deal.replay(), PEOPLE, tariff)
        ours = dict(zip(game.people, paid(entry, tariff).deltas, strict=True))
        differences = tuple(
            phrase(
                N_("Amount of {name}: recorded {recorded}, ours {ours}"),
                name=Verbatim(name),
                recorded=recorded,
                ours=ours[name],
            )
            for name, recorded in zip(protocol.people, game.stated.deltas, strict=True)
            if recorded != ours[name]
        )
        named = phrase(N_("Hand {number}"), number=number)
        yield Differs(named, differences) if differences else Agrees(named)


_PRICED = ("call", "solo", "ramsch", "schneider", "schwarz", "runner", "virgins", "march")
_MINIMA = {
    "runners_from": {*CALLING, Game.SOLO},
    "suited_runners_from": {Game.FARBWENZ, Game.FARBGEIER},
    "wenz_runners_from": {Game.WENZ, Game.GEIER},
}


def _game(game: PlayedGame) -> Game:
    return game.deal.contract.game


def _dispute(line: str, first: int, number: int) -> Label:
    return phrase(
        N_("{line}: game {first} and game {number} differ"),
        line=questioned(Tariff)[line].label,
        first=first,
        number=number,
    )


def _prices(game: PlayedGame) -> Iterator[Seen]:
    """Yield the lines of the tariff that one game shows, each with its value."""
    before = 0
    for step in game.stated.steps:
        added, times = step.price - before, step.price // max(before, 1)
        match step.part:
            case Part.BASE:
                yield _base(game), added
            case Part.SCHNEIDER:
                yield "schneider", added
            case Part.SCHWARZ:
                yield "schwarz", added
            case Part.RUNNERS:
                rate = "runner" if _game(game) in CALLING else "solo_runner"
                yield rate, added // step.count
            case Part.KNOCKS:
                yield "knocking", Knocking.ANYBODY
            case Part.REPLIES:
                yield "replies", MOST_REPLIES
            case Part.VIRGINS:
                doubled = times == 2**step.count
                yield "virgins", Virgins.DOUBLE_ALL if doubled else Virgins.NOTHING
            case Part.TOUT:
                yield "tout_factor", times
        before = step.price
    if game.virgins == len(game.people) - 1:
        yield "march", March.ALL_TRICKS if game.won else March.NEVER
    yield "short", len(game.deal.hands[0]) < 8


def _base(game: PlayedGame) -> str:
    if _game(game) is Game.RAMSCH:
        return "ramsch"
    return "call" if _game(game) in CALLING else "solo"


def _parts(game: PlayedGame) -> set[Part]:
    return {step.part for step in game.stated.steps}


def _minimum(games: list[PlayedGame]) -> tuple[int, bool]:
    """Return the fewest runners that were paid, and whether one fewer was seen unpaid."""
    paid, unpaid = NEVER, 0
    for game in games:
        count = game.deal.runners.count
        if Part.RUNNERS in _parts(game):
            paid = min(paid, count)
        else:
            unpaid = max(unpaid, count)
    usual: int = questioned(Tariff)["runners_from"].default
    return (usual, False) if paid == NEVER else (paid, paid == unpaid + 1)


def _fits(limits: Limits, game: PlayedGame) -> bool:
    """Whether Schneider in *game* was counted as under *limits*."""
    if _game(game) is Game.RAMSCH or game.deal.contract.promise is not Promise.NONE:
        return True
    end = game.deal.replay()
    level = judge(end.declarers_points, Trickless.NOBODY, limits).level
    return (level >= Level.SCHNEIDER) is (Part.SCHNEIDER in _parts(game))
