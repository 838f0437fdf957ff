"""Reads the protocols of NetSchafkopf: every card, the price in its steps, the running totals."""

import re
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto

from schafscore.cards.card import Card, Rank, Suit, cards
from schafscore.cards.pack import LONG, SHORT
from schafscore.core.text import N_, Label, Verbatim, phrase
from schafscore.exchange import BadFileError
from schafscore.games import BadDealError, IllegalPlayError
from schafscore.games.bavarian.contract import SEATS, Contract, Game, Promise
from schafscore.games.bavarian.deal import Deal, Position


class Part(Enum):
    """What a step of a price stands for."""

    BASE = auto()
    SCHNEIDER = auto()
    SCHWARZ = auto()
    RUNNERS = auto()
    KNOCKS = auto()
    REPLIES = auto()
    VIRGINS = auto()
    TOUT = auto()


@dataclass(frozen=True, slots=True)
class PriceStep:
    """One step of a stated price: what for, how many of them, and the price up to here."""

    part: Part
    count: int
    price: int


@dataclass(frozen=True, slots=True)
class Stated:
    """What the protocol itself says about a game, to be compared and never booked.

    *deltas*, *totals* (after the game) and *stock* follow the order of `Protocol.people`.
    """

    steps: tuple[PriceStep, ...]
    deltas: tuple[int, ...]
    totals: tuple[int, ...]
    stock: int

    @property
    def price(self) -> int:
        """What one loser pays one winner."""
        return self.steps[-1].price


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game: the line it begins on, the dealer, who sits where, and the whole deal.

    *people* are names by seat, forehand first. *won* is the declaring side's, in a Ramsch a march;
    *virgins* counts those without a trick in a Ramsch.
    """

    line: int
    dealer: str
    people: tuple[str, ...]
    deal: Deal
    won: bool
    virgins: int
    stated: Stated


@dataclass(frozen=True, slots=True)
class Protocol:
    """A whole file: the name of the house rules, the day, who sat clockwise, and the games."""

    house_rules: str
    day: date
    people: tuple[str, ...]
    games: tuple[PlayedGame, ...]


_SUITS = {
    "Eichel": Suit.ACORNS,
    "Grün": Suit.LEAVES,
    "Herz": Suit.HEARTS,
    "Schellen": Suit.BELLS,
}
_SUIT = "(Eichel|Grün|Herz|Schellen)"
_NUMBER = r"(-?\d{1,9})"
_DAY = re.compile(r"gespielt von (.+) am (\d\d)\.(\d\d)\.(\d\d) mit Version .*", re.ASCII)
_CALL = re.compile(f"Mit der {_SUIT}-Ass?")
_ALONE = re.compile(f"(?:{_SUIT}-)?(Solo|Wenz|Geier)( Tout)?")
_PRICE = re.compile(r"(?:Das Rufspiel|Das Einzelspiel|Der Ramsch) kostet (\d{1,9}) Punkte?\.")
_STEPS = {
    Part.SCHNEIDER: re.compile(r"Mit Schneider (\d{1,9}) Punkte?\."),
    Part.SCHWARZ: re.compile(r"Mit Schwarz (\d{1,9}) Punkte?\."),
    Part.RUNNERS: re.compile(r"(?:Mit|Ohne) (\d{1,2}) Laufenden? (\d{1,9}) Punkte?\."),
    Part.KNOCKS: re.compile(r"(\d) mal aufgedoppelt (\d{1,9}) Punkte?\."),
    Part.REPLIES: re.compile(r"(\d) mal gespritzt (\d{1,9}) Punkte?\."),
    Part.VIRGINS: re.compile(r"Mit (\d) mal Jungfrau (\d{1,9}) Punkte?\."),
    Part.TOUT: re.compile(r"Doppelt für Tout (\d{1,9}) Punkte?\."),
}
_RESULT = re.compile(r"(.+?) (gewinnt|gewinnst|verliert|verlierst) (?:das|den) (.*)")
_PARTNER = re.compile(r"Rufspiel: Mit der \S+ mit (.+?)\. Die Gegner haben")
_OPPONENTS = re.compile(r"Die Gegner haben (\d{1,3}) Augen")
_LOSER = re.compile(r"Ramsch(?:\. .+? ha(?:t|st) (\d{1,3}) Augen)?")
_ROW = re.compile(rf"\d{{1,6}} \d{{1,9}}(?: [+-]?\d{{1,9}}){{{SEATS}}} {_NUMBER}", re.ASCII)
MOST_BYTES = 5_000_000
_MOST_LETTERS = 2_000


def read(content: bytes) -> Protocol:
    """Read a protocol, whatever its encoding and line ends.

    Raises BadFileError, with line and reason, for a file of which any part cannot be.
    """
    if len(content) > MOST_BYTES:
        raise BadFileError(1, N_("The file is too large"))
    return _Reader(decode(content)).protocol()


def decode(content: bytes) -> str:
    """Decode Windows-1252, UTF-8, and UTF-8 once taken for Windows-1252 and saved again.

    Raises BadFileError where it is none of them.
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        try:
            return content.decode("cp1252")
        except UnicodeDecodeError as broken:
            line = content.count(b"\n", 0, broken.start) + 1
            raise BadFileError(line, N_("This is no text")) from None
    try:
        return text.encode("cp1252").decode("utf-8-sig")
    except UnicodeError:
        return text


def _virgins(end: Position) -> int:
    return len(end.trickless) if end.deal.contract.game is Game.RAMSCH else 0


class _Reader:
    """Goes through the lines once, from the first to the last."""

    def __init__(self, text: str) -> None:
        self._lines = [" ".join(line.split()) for line in re.split("\r\n|\r|\n", text)]
        self._at = 0
        self._player = ""
        self._people: tuple[str, ...] = ()

    def _refuse(self, reason: Label, line: int | None = None) -> BadFileError:
        # What is missing at the end has no line of its own: the last one with words is named.
        last = max((n for n, words in enumerate(self._lines, 1) if words), default=1)
        return BadFileError(min(self._at + 1, last) if line is None else line, reason)

    def _peek(self) -> str:
        return self._lines[self._at] if self._at < len(self._lines) else ""

    def _next(self) -> str:
        line = self._peek()
        if not line:
            raise self._refuse(N_("Something is missing here"))
        self._at += 1
        return line

    def _skip_blank(self) -> bool:
        """Go on to the next line with words; say whether there is one."""
        while self._at < len(self._lines) and not self._lines[self._at]:
            self._at += 1
        return self._at < len(self._lines)

    def protocol(self) -> Protocol:
        """Read the head and all games."""
        house_rules = self._next()
        day = self._day()
        games: list[PlayedGame] = []
        totals = (0,) * SEATS
        while self._skip_blank():
            game = self._game(len(games) + 1, totals)
            games.append(game)
            totals = game.stated.totals
        if not games:
            raise self._refuse(N_("There is no game in this file"))
        return Protocol(house_rules, day, self._people, tuple(games))

    def _day(self) -> date:
        found = _DAY.fullmatch(self._peek())
        if found is None:
            raise self._refuse(N_("This is no protocol of NetSchafkopf"))
        self._player, *numbers = found.groups()
        day, month, year = map(int, numbers)
        try:
            played = date(2000 + year, month, day)
        except ValueError:
            raise self._refuse(N_("There is no such day")) from None
        self._at += 1
        return played

    def _game(self, number: int, before: tuple[int, ...]) -> PlayedGame:
        begins = self._at + 1
        dealer = self._after("Geber: ")
        names, hands = self._hands()
        if dealer != names[-1]:
            raise self._refuse(N_("The dealer does not sit where he should"), begins)
        if self._people and set(names) != set(self._people):
            raise self._refuse(N_("Other people than before"), begins + 1)
        contract = self._contract(names)
        end = self._play(names, hands, contract)
        line, words = self._at + 1, self._words()
        result, steps = self._price(words, line)
        won = self._check_result(result, names, end, line)
        deal = self._check_steps(steps, end, line)
        stated = self._row(number, names, before, steps)
        return PlayedGame(begins, dealer, names, deal, won, _virgins(end), stated)

    def _after(self, words: str) -> str:
        line = self._next()
        if not line.startswith(words):
            raise self._refuse(phrase(N_("“{words}” is missing"), words=words.strip()), self._at)
        return line.removeprefix(words)

    def _hands(self) -> tuple[tuple[str, ...], tuple[tuple[Card, ...], ...]]:
        named = {}
        for _ in range(SEATS):
            name, found, codes = self._next().partition(" hat: ")
            if not found or not name or name in named:
                raise self._refuse(N_("This is no hand"), self._at)
            named[name] = self._cards(codes)
        return tuple(named), tuple(named.values())

    def _cards(self, codes: str) -> tuple[Card, ...]:
        try:
            return cards(codes)
        except ValueError:
            raise self._refuse(N_("There is no such card"), self._at) from None

    def _seat(self, name: str, names: tuple[str, ...]) -> int:
        """Return the seat of *name*; the player himself is spoken to."""
        if name in ("Du", "dir"):
            name = self._player
        if name not in names:
            raise self._refuse(
                phrase(N_("Nobody here is called {name}"), name=Verbatim(name)), self._at
            )
        return names.index(name)

    def _contract(self, names: tuple[str, ...]) -> Contract:
        line = self._next()
        if line == "Es wurde Ramsch gespielt.":
            return Contract(Game.RAMSCH)
        name, _, game = line.partition(" spielt ")
        called, alone = _CALL.fullmatch(game), _ALONE.fullmatch(game)
        seat = self._seat(name, names)
        if called:
            ace = Card(_SUITS[called[1]], Rank.ACE)
            return Contract(Game.RUFSPIEL, seat, called=ace)
        if alone and (alone[1] or alone[2] != "Solo"):
            suit = _SUITS[alone[1]] if alone[1] else None
            prefix = "farb" if suit and alone[2] != "Solo" else ""
            promise = Promise.TOUT if alone[3] else Promise.NONE
            return Contract(Game(prefix + alone[2].lower()), seat, suit, promise=promise)
        raise self._refuse(N_("This game is not known"), self._at)

    def _play(
        self, names: tuple[str, ...], hands: tuple[tuple[Card, ...], ...], contract: Contract
    ) -> Position:
        """Replay the tricks as they stand there, every card checked."""
        pack = LONG if len(hands[0]) * SEATS == len(LONG.cards) else SHORT
        try:
            position = Deal(hands, contract, pack=pack).start()
            while position.turn is not None:
                leader, found, codes = self._next().partition(" spielt aus: ")
                if not found or self._seat(leader, names) != position.turn:
                    raise self._refuse(N_("Somebody else leads this trick"), self._at)
                trick = self._cards(codes)
                if len(trick) != SEATS:
                    raise self._refuse(N_("This is no full trick"), self._at)
                for card in trick:
                    position = position.play(card)
        except IllegalPlayError as illegal:
            raise self._refuse(illegal.reason, self._at) from None
        except BadDealError as bad:
            raise self._refuse(bad.reason, self._at) from None
        return position

    def _words(self) -> str:
        """Join result and price, which wrap over lines, up to the head of the table."""
        words = []
        while not self._peek().startswith("Spiel Preis "):
            words.append(self._next())
            if sum(map(len, words)) > _MOST_LETTERS:
                raise self._refuse(N_("The table with the totals is missing"))
        return " ".join(words)

    def _price(self, words: str, line: int) -> tuple[str, tuple[PriceStep, ...]]:
        found = _PRICE.search(words)
        if found is None:
            raise self._refuse(N_("The price is missing"), line)
        steps = [PriceStep(Part.BASE, 1, int(found[1]))]
        result, rest = words[: found.start()].strip(), words[found.end() :].strip()
        while rest:
            step, rest = self._step(rest, line)
            steps.append(step)
        return result, tuple(steps)

    def _step(self, words: str, line: int) -> tuple[PriceStep, str]:
        for part, pattern in _STEPS.items():
            found = pattern.match(words)
            if found:
                *count, price = map(int, found.groups())
                step = PriceStep(part, count[0] if count else 1, price)
                return step, words[found.end() :].strip()
        raise self._refuse(N_("This step of the price is not known"), line)

    def _check_result(self, result: str, names: tuple[str, ...], end: Position, line: int) -> bool:
        """Compare the result in words with the cards; say whether it was won."""
        found = _RESULT.fullmatch(result)
        if found is None:
            raise self._refuse(N_("The result is missing"), line)
        seat, won = self._seat(found[1], names), found[2].startswith("gewinn")
        stated: tuple[object, ...]
        played: tuple[object, ...]
        if end.deal.contract.declarer is None:
            loser = _LOSER.match(found[3])
            stated = (seat, int(loser[1]) if loser and loser[1] else max(end.points))
            played = (end.ramsch_payer, max(end.points))
        else:
            partner, opponents = _PARTNER.match(found[3]), _OPPONENTS.search(found[3])
            against = 120 - end.declarers_points
            stated = (
                (seat, self._seat(partner[1], names)) if partner else (seat,),
                won,
                int(opponents[1]) if opponents else against,
            )
            played = (end.deal.side, end.declarers_won, against)
        if stated != played:
            raise self._refuse(N_("The result does not fit the cards"), line)
        return won

    def _check_steps(self, steps: tuple[PriceStep, ...], end: Position, line: int) -> Deal:
        """Compare the counts in the price with the cards; return the deal with what was said."""
        counts = {step.part: step.count for step in steps}
        if len(counts) != len(steps):
            raise self._refuse(N_("A step of the price is there twice"), line)
        facts = {Part.RUNNERS: end.deal.runners.count, Part.VIRGINS: _virgins(end)}
        if any(counts.get(part, fact) != fact for part, fact in facts.items()):
            raise self._refuse(N_("The price does not fit the cards"), line)
        said = (counts.get(Part.KNOCKS, 0), counts.get(Part.REPLIES, 0))
        if max(said) > SEATS:
            raise self._refuse(N_("Nobody doubles so often"), line)
        knocks, replies = ((None,) * times for times in said)
        deal = end.deal
        plays = tuple(card for trick in end.tricks for card in trick.cards)
        return Deal(deal.hands, deal.contract, plays, deal.pack, knocks=knocks, replies=replies)

    def _row(
        self,
        number: int,
        names: tuple[str, ...],
        before: tuple[int, ...],
        steps: tuple[PriceStep, ...],
    ) -> Stated:
        """Read the table: number, price and running totals."""
        head = self._next()
        turns = (names[turn:] + names[:turn] for turn in range(SEATS))
        fitting = [turn for turn in turns if head == f"Spiel Preis {' '.join(turn)} Stock"]
        if not fitting or (self._people and fitting[0] != self._people):
            raise self._refuse(N_("The table does not name the people"), self._at)
        self._people = fitting[0]
        row = self._next()
        if _ROW.fullmatch(row) is None:
            raise self._refuse(N_("This is no row of the table"), self._at)
        counted, price, *totals, stock = map(int, row.split())
        if counted != number:
            raise self._refuse(N_("The games are not numbered one after the other"), self._at)
        if price != steps[-1].price:
            raise self._refuse(N_("The price differs from its own steps"), self._at)
        if sum(totals) + stock:
            raise self._refuse(N_("The totals do not add up to zero"), self._at)
        deltas = tuple(after - first for after, first in zip(totals, before, strict=True))
        return Stated(steps, deltas, tuple(totals), stock)
