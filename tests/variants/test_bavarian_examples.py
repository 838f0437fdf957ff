"""The worked examples of Bavarian Schafkopf, each against its preset or the tariff it names."""

from dataclasses import replace

from examples import each, golden, nothing_is_left_out, tariff
from tables import PEOPLE, A, B, C, D, booked, opening

from schafscore.cards.card import Rank, Suit, card
from schafscore.cards.pack import LONG, SHORT
from schafscore.cards.trick import best, runners
from schafscore.core.accounts import STOCK
from schafscore.core.declared import REPLIES
from schafscore.core.evening import fold
from schafscore.core.outcome import worth
from schafscore.core.results import CARD_POINTS, Holder, Level, Trickless, Verdict
from schafscore.games.bavarian.contract import (
    CALLABLE_SUITS,
    Contract,
    Game,
    callable_cards,
)
from schafscore.games.bavarian.deal import Deal
from schafscore.games.bavarian.entry import entry_of
from schafscore.houserules import asked_amount, stock
from schafscore.sheets.views import count
from schafscore.variants import bavarian
from schafscore.variants.bavarian import Knocking, Knocks, March, Promise, Virgins

EXAMPLES = golden("bavarian")
AUCTIONS = ("WE0072", "WE0073", "WE0074")


def of_kind(*kinds):
    return each([one for one in EXAMPLES if one["input"].get("kind") in kinds])


def games(wanted):
    told = [one for one in EXAMPLES if "contract" in one["input"] and "kind" not in one["input"]]
    return each([one for one in told if wanted(one)])


def is_dealt(example):
    return "hands" in example["input"]


def is_tournament(example):
    return example["preset"].startswith("bav.tour")


def seat(given):
    return PEOPLE[given.get("declarer", 0)]


def agreed(example):
    """The tariff: that of the preset, with what the example names, and every Kontra allowed."""
    preset = tariff(example["preset"])
    named = example["input"].get("tariff", {})
    if isinstance(named, list):
        call, solo, schneider, schwarz, runner = named
        named = {"call": call, "solo": solo, "schneider": schneider, "schwarz": schwarz}
        named["runner"] = runner
    elif named:
        own, level, least = named["base"], named["schneider_schwarz"], named["runner_min"]
        named = {
            "call": own,
            "solo": own,
            "schneider": level,
            "schwarz": level,
            "runner": named["per_runner"],
            "runners_from": least,
            "suited_runners_from": least,
            "wenz_runners_from": min(least, 4),
        }
    return replace(preset, **named, knocking=Knocking.ANYBODY, replies=4, suited=True)


def ended(given):
    """Turn points and tricks, or a verdict and a level, into answers."""
    tricks = 6 if given.get("deck") == "short" else 8
    if "declarer_points" in given or "declarer_tricks" in given:
        took = {0: Trickless.DECLARERS, tricks: Trickless.OPPONENTS}
        trickless = took.get(given.get("declarer_tricks"), Trickless.NOBODY)
        return {"result": given.get("declarer_points", 0), "trickless": trickless}
    won, level = given.get("result") != "lost", given.get("level")
    name = ("WON" if won else "LOST") + ("" if level in ("simple", "-") else "_SCHNEIDER")
    schwarz = Trickless.OPPONENTS if won else Trickless.DECLARERS
    trickless = schwarz if level == "schwarz" else Trickless.NOBODY
    return {"result": Verdict[name], "trickless": trickless}


def game(given):
    """The hand that the example tells."""
    said = int(given.get("kontra", 0)) + int(given.get("re", 0)) + given.get("stoss", 0)
    answers = {
        "declarer": seat(given),
        "runners": given.get("laufende", 0),
        "knocks": (None,) * given.get("knocks", 0),
        "replies": (None,) * said,
        **ended(given),
    }
    if given.get("laufende_kind") == "ohne" and answers["runners"]:
        answers["holder"] = Holder.WITHOUT
    match given["contract"]:
        case "rufspiel":
            answers["partner"] = PEOPLE[given.get("partner", 1)]
            if "muss" not in given:
                return bavarian.Rufspiel(**answers)
            return bavarian.Muss(**answers, few=given["declarer_trumps"] <= 3)
        case "bettel":
            return bavarian.Bettel(declarer=answers["declarer"], trickless=answers["trickless"])
    match given.get("modifier"):
        case "sie":
            answers = {"declarer": answers["declarer"], "promise": Promise.SIE}
        case "tout":
            every = "declarer_tricks" not in given
            answers |= {
                "result": None,
                "trickless": Trickless.OPPONENTS if every else Trickless.NOBODY,
                "promise": Promise.TOUT,
            }
    if given["contract"] == "wenz":
        return bavarian.Wenz(**answers)
    return bavarian.Solo(**answers, suit=bavarian.Suit.ACORNS)


def folded(agreed_on, hand, *customs, before=(), people=4):
    opened = opening("bavarian", agreed_on, *customs, people=people)
    line = fold([opened, *booked(*before, hand)]).hands[-1]
    assert line.problems == ()
    return line


def moved(line):
    return [line.deltas.get(person, 0) for person in PEOPLE[:4]]


def test_the_examples_are_those_of_the_specification():
    nothing_is_left_out("bavarian", "bavarian_schafkopf")


def test_every_example_but_the_auctions_has_a_test():
    kinds = {"trump_count", "call_allowed", "trick", "laufende", "overclaim", "ramsch"}
    kinds |= {"schneider_limit", "steigern", "doubling_scheme", "doubling"}
    rest = [
        one["id"]
        for one in EXAMPLES
        if one["input"].get("kind") not in kinds and "contract" not in one["input"]
    ]
    assert tuple(rest) == AUCTIONS


@games(lambda one: not is_dealt(one) and not is_tournament(one))
def test_a_told_game(example):
    given, expected = example["input"], example["expected"]
    line = folded(agreed(example), game(given), *stocked(given), before=thrown_in(given))
    priced = next(one for one in line.outcome.transfers if one.tag == "price")
    stated = {
        "deltas": moved(line),
        "value": priced.amount,
        "soloist": max(moved(line)),
        "result": "won" if line.outcome.won else "lost",
        "stock_change": line.deltas.get(STOCK),
    }
    assert {name: stated[name] for name in expected} == expected


def stocked(given):
    return [("stock", stock.Settings(stake=given["stock"] // 4))] if "stock" in given else []


def thrown_in(given):
    return [bavarian.ThrownIn()] if "stock" in given else []


@games(is_dealt)
def test_a_dealt_game_from_its_cards(example):
    given, expected = example["input"], example["expected"]
    kind = Game(given["contract"])
    called = card(given["called"] + "A") if given["called"] else None
    suit = Suit(given["suit"]) if given["suit"] and kind is not Game.RUFSPIEL else None
    contract = Contract(kind, given["declarer"], suit, called)
    if given["modifier"]:
        contract = replace(contract, promise=type(contract.promise)(given["modifier"]))
    deal = Deal(
        hands=tuple(tuple(map(card, hand)) for hand in given["hands"]),
        contract=contract,
        plays=tuple(card(code) for _, codes in given["tricks"] for code in codes),
        pack=SHORT if given["deck"] == "short" else LONG,
        knocks=(None,) * given["knocks"],
        replies=(None,) * given["stoss"],
    )
    agreed_on = replace(agreed(example), short=given["deck"] == "short")
    end = deal.replay()
    line = folded(agreed_on, entry_of(end, PEOPLE[:4], agreed_on))
    names = {Level.SIMPLE: "simple", Level.SCHNEIDER: "schneider", Level.SCHWARZ: "schwarz"}
    assert {
        "deltas": moved(line),
        "declaring_side": sorted(deal.side),
        "declaring_points": end.declarers_points,
        "declaring_tricks": sum(trick.winner in deal.side for trick in end.tricks),
        "laufende": deal.runners.count,
        "laufende_kind": "mit" if deal.runners.held else "ohne",
        "result": "won" if line.outcome.won else "lost",
        "level": "-" if given["modifier"] else names[line.outcome.level],
        "value_per_opponent": line.outcome.transfers[0].amount,
    } == expected


@games(is_tournament)
def test_3_15_tournament_points_by_preset_and_by_view(example):
    hand, expected = game(example["input"]), example["expected"]
    by_preset = folded(tariff(example["preset"]), hand)
    assert moved(by_preset)[0] == expected["declarer"]
    dear = opening("bavarian", bavarian.Tariff(call=20, knocking=Knocking.ANYBODY, replies=4))
    doubled = replace(hand, knocks=(None,), replies=(None,))
    evening, people = fold([dear, *booked(doubled)]), PEOPLE[:4]
    seen = count(evening, people, example["preset"].removeprefix("bav.")).total
    assert [seen[person] for person in people] == moved(by_preset)
    if "each_opponent" in expected:
        assert moved(by_preset)[-1] == expected["each_opponent"]


VIRGINS = {
    "points=0, own double": Virgins.DOUBLE_OWN,
    "own double": Virgins.DOUBLE_OWN,
    "double_all": Virgins.DOUBLE_ALL,
    "double_individually_multiple": Virgins.MULTIPLY_OWN,
    "none": Virgins.NOTHING,
}


@of_kind("ramsch")
def test_3_11_a_ramsch(example):
    given = example["input"]
    rule = VIRGINS[given.get("virgin_rule") or given["jungfrau"]]
    agreed_on = replace(tariff(example["preset"]), ramsch=given["price"], virgins=rule)
    if "tricks_led_by_0" in given:
        march = March.ALL_TRICKS if given["march"] == "all_tricks" else March.POINTS
        agreed_on = replace(agreed_on, march=march, march_points=CARD_POINTS)
        hand = played_ramsch(given["tricks_led_by_0"], agreed_on)
    else:
        virgins = frozenset(PEOPLE[virgin] for virgin in given["virgins"])
        hand = bavarian.Ramsch(payer=PEOPLE[given["loser"]], trickless=virgins)
    assert moved(folded(agreed_on, hand)) == example["expected"]["deltas"]


def played_ramsch(tricks, agreed_on):
    """Read the Ramsch off the cards: they stand in the order played, seat 0 leads at first."""
    order, leader = Contract(Game.RAMSCH).order, 0
    points, won = [0] * 4, [0] * 4
    for codes in tricks:
        trick = [card(code) for code in codes]
        leader = (leader + best(order, trick)) % 4
        points[leader] += sum(each.points for each in trick)
        won[leader] += 1
    return bavarian.Ramsch(
        points=tuple(zip(PEOPLE[:4], points, strict=True)),
        trickless=frozenset(PEOPLE[at] for at in range(4) if not won[at]),
    )


@of_kind("doubling_scheme")
def test_3_8_what_knocks_are_worth(example):
    given = example["input"]
    value = Knocks[given["scheme"].upper()]
    agreed_on = replace(tariff(example["preset"]), knock_value=value)
    knocks = (None,) * given["knockers"]
    hand = bavarian.Rufspiel(declarer=A, partner=B, result=70, knocks=knocks)
    factor = worth(folded(agreed_on, hand).outcome.transfers[0].steps) // agreed_on.call
    assert factor == example["expected"]["factor"]


@of_kind("doubling")
def test_3_8_a_chain_of_replies(example):
    agreed_on = tariff(example["preset"])
    said = [word.lower() for word in REPLIES[:4]]
    assert example["input"]["chain"] == said
    hand = bavarian.Rufspiel(declarer=A, partner=B, result=70, replies=(C, A, D, B))
    assert moved(folded(agreed_on, hand))[0] == example["expected"]["factor"] * agreed_on.call


@of_kind("steigern")
def test_3_3_who_is_asked_up_needs_one_more(example):
    given = example["input"]
    agreed_on = replace(tariff(example["preset"]), raise_step=5)
    asked = {"declarer": A, "suit": bavarian.Suit.HEARTS, "asked": given["bid"]}
    lost = folded(agreed_on, bavarian.Solo(**asked, result=given["declarer_points"]))
    assert ("won" if lost.outcome.won else "lost") == example["expected"]["result"]
    assert folded(agreed_on, bavarian.Solo(**asked, result=given["bid"] + 1)).outcome.won


@of_kind("schneider_limit")
def test_1_5_ninety_against_are_schneider(example):
    points = CARD_POINTS - example["input"]["opponents"]
    hand = bavarian.Rufspiel(declarer=A, partner=B, result=points)
    outcome = folded(tariff(example["preset"]), hand).outcome
    assert example["expected"]["declarers"] == "schneider lost"
    assert (outcome.won, outcome.level) == (False, Level.SCHNEIDER)


@of_kind("overclaim")
def test_3_14_what_was_asked_too_much_goes_back_double(example):
    given = example["input"]
    agreed_on = replace(tariff(example["preset"]), call=given["due"])
    told = (("asked_amount", asked_amount.Told(asker=A, amount=given["asked"])),)
    opened = opening("bavarian", agreed_on, ("asked_amount", asked_amount.Settings()))
    hand = bavarian.Rufspiel(declarer=A, partner=B, result=70)
    (booked_hand,) = booked(hand)
    line = fold([opened, replace(booked_hand, asides=told)]).hands[0]
    assert line.problems == ()
    assert moved(line)[:2] == [example["expected"]["kept"], given["due"]]


@of_kind("laufende")
def test_3_7_runners_end_at_the_first_hostile_trump(example):
    given = example["input"]
    order = Contract(Game.RUFSPIEL).order
    held = tuple(map(card, given["party_holds"]))
    assert not set(given["opponents_hold"]) & set(given["party_holds"])
    assert runners(order, LONG, held).count == example["expected"]["laufende"]


@of_kind("trump_count")
def test_3_2_the_number_of_trumps(example):
    trumps = Contract(Game(example["input"]["contract"])).order.trumps
    assert len(set(trumps) & set(LONG.cards)) == example["expected"]["trumps"]


@of_kind("call_allowed")
def test_3_4_which_aces_may_be_called(example):
    aces = callable_cards(tuple(map(card, example["input"]["hand"])))
    expected = example["expected"]
    if "callable" in expected:
        assert [ace.suit.value for ace in aces] == expected["callable"]
    else:
        assert bool(aces) is expected["can_rufspiel"]
    assert {ace.suit for ace in aces} <= set(CALLABLE_SUITS)
    assert {ace.rank for ace in aces} <= {Rank.ACE}


@of_kind("trick")
def test_3_16_the_first_trick_of_the_seed(example):
    given = example["input"]
    trick = tuple(map(card, given["plays"]))
    assert best(Contract(Game(given["contract"])).order, trick) == example["expected"]["winner"]
    assert sum(each.points for each in trick) == example["expected"]["points"]
