"""What another program recorded is booked as facts; where amounts differ, it is said hand by hand."""

from dataclasses import replace
from pathlib import Path

import pytest
from desks import tables, totals
from tables import CATALOGUE

from schafscore.core.text import phrase
from schafscore.core.variant import rules
from schafscore.exchange import netschafkopf
from schafscore.exchange.evening_file import read_evening, write_evening
from schafscore.exchange.inferred_tariff import infer
from schafscore.games.bavarian import text
from schafscore.games.bavarian.deal import Deal
from schafscore.services import importing
from schafscore.services.ports import HereAlreadyError, NameTakenError, RefusedError
from schafscore.services.travelling import pack, take_in
from schafscore.sheets.rows import rows
from schafscore.sheets.why import why

PROTOCOLS = Path(__file__).parents[3] / "shared" / "records" / "netschafkopf"
pytestmark = pytest.mark.skipif(
    not PROTOCOLS.is_dir(), reason="the recorded protocols are not beside the repository"
)
GAMES = {"2022-12-14_pm": 40, "2023-10-05_01": 99, "2024-08-04_kurz": 4}


def read(name):
    return netschafkopf.read((PROTOCOLS / f"netschafkopf_{name}.txt").read_bytes())


def inferred(protocol, **changed):
    found = infer(protocol)
    tariff = replace(found.tariff, **changed)
    return rules(CATALOGUE.variants["bavarian"], tariff, kinds=found.kinds)


@pytest.mark.parametrize("name", GAMES)
def test_a_protocol_comes_to_its_own_totals_hand_by_hand(name):
    protocol = read(name)
    assert len(protocol.games) == GAMES[name]
    assert importing.compared(protocol, inferred(protocol)) == ()
    desk = importing.book(
        protocol, inferred(protocol), tables(), {each: each for each in protocol.people}
    )
    last = protocol.games[-1].stated
    assert totals(desk) == dict(zip(protocol.people, last.totals, strict=True))
    assert desk.evening.problems == ()
    assert desk.record.opened_at.astimezone().date() == protocol.day


def test_no_card_is_played_again_for_another_answer_about_the_rules(monkeypatch):
    """Every press among the rules of a long protocol waited for all its tricks."""
    protocol, played = read("2022-12-14_pm"), []
    agreed = [inferred(protocol, solo=price) for price in (20, 30)]
    replay = Deal.replay
    monkeypatch.setattr(Deal, "replay", lambda deal: played.append(deal) or replay(deal))
    importing._replayed.cache_clear()
    for each in agreed:
        importing.compared(protocol, each)
    desk = importing.book(protocol, agreed[0], tables(), {each: each for each in protocol.people})
    assert len(played) == len(desk.evening.hands) == 40


def stated(protocol, desk):
    """Return what the protocol says of every hand, by the people at *desk*."""
    known = {name: person for person, name in desk.names.items()}
    seated = [known[name] for name in protocol.people]
    return [tuple(zip(seated, game.stated.deltas, strict=True)) for game in protocol.games]


def test_each_hand_keeps_its_cards_and_what_the_file_says_it_came_to(tmp_path):
    protocol = read("2024-08-04_kurz")
    path = tmp_path / "evenings.db"
    named = {each: each for each in protocol.people}
    session = importing.book(protocol, inferred(protocol), tables(path), named).record.id
    desk = tables(path).open(session)
    assert [text.load(line.writing.deal) for line in desk.evening.hands] == [
        game.deal for game in protocol.games
    ]
    assert [line.writing.stated for line in desk.evening.hands] == stated(protocol, desk)
    assert not any(line.otherwise for line in desk.evening.hands)
    assert desk.undo() is not None
    assert desk.evening.hands == ()
    assert desk.undo() is None


def test_what_the_file_says_is_compared_after_a_correction_and_a_change_of_rules():
    protocol = read("2024-08-04_kurz")
    named = {each: each for each in protocol.people}
    desk = importing.book(protocol, inferred(protocol), tables(), named)
    line = desk.evening.hands[0]
    entry = line.writing.entry
    worth = protocol.games[0].stated.deltas
    desk.correct(1, replace(entry, replies=(*entry.replies, None)))
    (row, *others) = rows(desk.evening)
    assert row.deltas != dict(line.writing.stated)
    assert "≠ file" in row.marks
    assert not any("≠ file" in each.marks for each in others)
    known = {name: person for person, name in desk.names.items()}
    words = "{who}: the imported file says {stated}, here it is {ours}"
    assert why(desk.evening, 1).remarks == tuple(
        phrase(words, who=known[name], stated=amount, ours=2 * amount)
        for name, amount in zip(protocol.people, worth, strict=True)
        if amount
    )
    desk.undo()
    assert desk.evening.hands[0].otherwise == ()
    desk.change_rules(inferred(protocol, call=70, solo=70, ramsch=70), for_all=True)
    assert all(line.otherwise for line in desk.evening.hands)


def test_what_the_file_says_travels_and_outlives_a_strike():
    protocol = read("2024-08-04_kurz")
    named = {each: each for each in protocol.people}
    desk = importing.book(protocol, inferred(protocol), tables(), named)
    first = desk.evening.hands[0].writing.stated
    desk.strike(1)
    assert desk.evening.hands[0].otherwise == ()
    desk.restore(1)
    assert desk.evening.hands[0].writing.stated == first
    content = write_evening(pack(desk))
    assert read_evening(content, CATALOGUE).writings == desk.evening.writings
    packed = read_evening(content, CATALOGUE)
    carried = take_in(packed, tables(), dict(packed.people))
    assert [line.writing.stated for line in carried.evening.hands] == stated(protocol, carried)


def test_another_price_shows_in_every_hand_it_touches_and_in_the_totals_after():
    protocol = read("2022-12-14_pm")
    dearer = inferred(protocol, call=20)
    found = importing.compared(protocol, dearer)
    assert found
    deltas = {each.number for each in found if each.what == "Won or lost"}
    calls = {
        number
        for number, game in enumerate(protocol.games, 1)
        if game.deal.contract.game == "rufspiel"
    }
    assert deltas == calls
    one = next(each for each in found if each.number == 1)
    assert one.ours == 2 * one.stated


def test_a_changed_total_is_named_with_its_hand_and_person():
    protocol = read("2024-08-04_kurz")
    last = protocol.games[-1]
    stated = replace(last.stated, totals=(last.stated.totals[0] + 7, *last.stated.totals[1:]))
    forged = replace(protocol, games=(*protocol.games[:-1], replace(last, stated=stated)))
    (one,) = importing.compared(forged, inferred(protocol))
    assert (one.number, one.what, one.who) == (4, "Total", protocol.people[0])
    assert one.stated == one.ours + 7


def test_A86_people_are_matched_when_asked_and_their_hands_follow():
    protocol = read("2024-08-04_kurz")
    opened = tables()
    gast = opened.people.named("gast")
    assert importing.known(protocol, opened) == {
        **dict.fromkeys(protocol.people),
        "Gast": gast,
    }
    named = {each: each for each in protocol.people}
    with pytest.raises(NameTakenError) as caught:
        importing.book(protocol, inferred(protocol), opened, named)
    assert caught.value.person == gast
    with pytest.raises(RefusedError):
        importing.book(protocol, inferred(protocol), opened, {**named, "Gast": " "})
    with pytest.raises(RefusedError):
        importing.book(protocol, inferred(protocol), opened, {**named, "Gast": "pclinks"})
    assert opened.people.names == {gast: "gast"}
    assert opened.sessions() == ()
    desk = importing.book(protocol, inferred(protocol), opened, {**named, "Gast": gast})
    assert gast in desk.people
    assert totals(desk)["gast"] == protocol.games[-1].stated.totals[protocol.people.index("Gast")]


def test_A88_a_protocol_that_was_booked_is_known_again_and_never_booked_unasked():
    protocol = read("2024-08-04_kurz")
    opened, rules_of_it = tables(), inferred(protocol)
    first = importing.book(protocol, rules_of_it, opened, {each: each for each in protocol.people})
    again = read("2024-08-04_kurz")
    assert opened.called(importing.uid_of(again)) == first.record
    who = importing.known(again, opened)
    with pytest.raises(HereAlreadyError) as caught:
        importing.book(again, rules_of_it, opened, {**who, "Gast": "nobody is taken in"})
    assert caught.value.session == first.record.id
    assert len(opened.people.names) == len(protocol.people)
    second = importing.book(again, rules_of_it, opened, who, twice=True)
    assert totals(second) == totals(first)
    assert len({each.uid for each in opened.sessions()}) == 2


def test_A88_another_hand_makes_another_evening():
    protocol = read("2024-08-04_kurz")
    shorter = replace(protocol, games=protocol.games[:-1])
    assert importing.uid_of(shorter) != importing.uid_of(protocol)


def test_the_dealer_is_the_one_of_the_file():
    protocol = read("2024-08-04_kurz")
    games = (protocol.games[0], *protocol.games[2:])
    shorter = replace(protocol, games=games)
    desk = importing.book(
        shorter, inferred(protocol), tables(), {each: each for each in protocol.people}
    )
    dealt = [desk.names[line.table.dealer] for line in desk.evening.hands]
    assert dealt == [game.dealer for game in games]
