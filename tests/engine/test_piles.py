"""Chance fixed per pile and die: engine/piles.py, docs/same-deal.md."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from zweikampf.engine import notation, registry, replay
from zweikampf.engine.conformance import NotConformant, check_same_deal
from zweikampf.engine.dealer import CommittedDealer, SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import RecordError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.piles import PileDealer, shuffled
from zweikampf.engine.record import Record, dumps, loads
from zweikampf.engine.sources import ANY, Draw, Draws, Source

SECRET = bytes(range(32))
ORDER = ["D1", "G0", "G0", "G0", "K7", "G0", "G0"]
WORDS = ("0123456789abcdef" * 4, "f" * 63 + "0")
GAMES = [registry.find(name) for name in registry.names()]


def played(game: AnyGame, chooser: int, dealer: CommittedDealer) -> Duel:
    duel = Duel(game, game.options(), dealer)
    choices = SeededDealer(chooser)
    while duel.turn is not None:
        duel.submit(duel.turn, choices.deal(duel.ply, notation.choices(game, duel.state)))
    return duel


@pytest.mark.parametrize("game", GAMES, ids=lambda each: each.id)
def test_different_play_meets_the_same_cards(game: AnyGame) -> None:
    """With the default options; the conformance kit tries all of them."""
    for seed in range(2):
        check_same_deal(game, game.options(), seed)


@pytest.mark.parametrize("game", GAMES, ids=lambda each: each.id)
def test_every_game_names_its_piles(game: AnyGame) -> None:
    record = replay.record_of(played(game, 1, PileDealer("t", SECRET, WORDS)))
    sources = {ply.draw.source for ply in replay.replay(record) if ply.draw is not None}
    assert ANY not in sources
    assert any(source.cards for source in sources)


def test_the_kit_finds_a_game_whose_pile_is_not_what_it_says() -> None:
    class Liar(type(registry.find("throne"))):  # type: ignore[misc]
        id = "liar"

        def source(self, state: object) -> Source:
            found = super().source(state)
            return Source(found.name, found.cards[1:]) if found.cards else found

    with pytest.raises(NotConformant, match="what its source says"):
        check_same_deal(Liar(), Liar.options(), 0)


def test_every_order_of_a_pile_is_equally_likely() -> None:
    cards = [("A", 2), ("B", 1), ("C", 1)]
    wanted = set(permutations(["A", "A", "B", "C"]))
    keys = [number.to_bytes(32, "big") for number in range(12_000)]
    found = Counter(tuple(shuffled(key, "deal", "deck", cards)) for key in keys)
    assert set(found) == wanted
    expected = len(keys) / len(wanted)
    chi_squared = sum((count - expected) ** 2 / expected for count in found.values())
    assert chi_squared < 31.3  # 11 degrees of freedom, 0.1 %


def test_the_documented_order() -> None:
    dealer = PileDealer("5f0c9a7e21d4b386", SECRET, WORDS)
    cards = (("D1", 1), ("G0", 5), ("K7", 1))
    order = dealer.order("deck", cards)
    assert order == ORDER
    place = Draw(Source("deck", cards), 0)
    assert dealer.deal_from(place, cards) == "D1"
    with pytest.raises(RecordError):
        dealer.deal_from(place, [("G0", 2), ("K7", 1)])
    faces = [("1", 1), ("2", 1), ("axe", 1)]
    throws = [dealer.deal_from(Draw(Source("dice0"), at), faces) for at in range(6)]
    assert throws == [dealer.deal_from(Draw(Source("dice0"), at), faces) for at in range(6)]
    assert len(set(throws)) > 1


def test_two_places_share_a_shuffle() -> None:
    cards = tuple((letter, 1) for letter in "ABCDEF")
    dealer = PileDealer("t", SECRET, WORDS)
    depot, stock = Source("depot", cards, "deck"), Source("stock", cards, "deck", first=2)
    draws = Draws()
    came = []
    for source in (depot, stock, stock, depot, stock, stock):
        left = [(card, 1) for card, _ in cards if card not in came]
        came.append(dealer.deal_from(draws.next(source), left))
        draws.passed(source)
    order = dealer.order("deck", cards)
    assert [came[at] for at in (0, 3, 1, 2, 4, 5)] == order


@pytest.mark.parametrize("game", GAMES, ids=lambda each: each.id)
def test_an_action_taken_back_meets_the_same_cards(game: AnyGame) -> None:
    duel = played(game, 3, PileDealer("t", SECRET, WORDS))
    tokens, actors = duel.tokens, duel.acted_by
    half = next(ply for ply in range(len(tokens) // 2, len(tokens)) if actors[ply] >= 0)
    duel.rewind(half)
    for ply in range(half, len(tokens)):
        if duel.turn is not None and actors[ply] == duel.turn and duel.ply == ply:
            duel.play(tokens[ply])
    assert duel.tokens == tokens


@pytest.mark.parametrize("game", GAMES, ids=lambda each: each.id)
def test_the_same_cards_at_another_table(game: AnyGame) -> None:
    dealer = PileDealer("first", SECRET, WORDS)
    first = replay.record_of(played(game, 5, dealer))
    again = replay.record_of(played(game, 5, dealer.again("second")))
    assert again.actions == first.actions
    assert (again.table, again.deal, again.dealt) == ("second", "first", "piles")
    assert again.commit == first.commit
    assert loads(dumps(again)) == again
    assert replay.verify(first).sealed
    verdict = replay.verify(again)
    assert (verdict.committed, verdict.sealed, verdict.deal) == (True, False, "first")


def changed(record: Record, **values: object) -> Record:
    return Record(**{**vars(record), **values})


def test_any_change_breaks_the_seal() -> None:
    game = registry.find("throne")
    record = replay.record_of(played(game, 5, PileDealer("first", SECRET, WORDS).again("second")))
    wrong = (
        {"deal": "third"},
        {"deal": ""},
        {"dealt": "", "deal": ""},
        {"words": (WORDS[1], WORDS[0])},
        {"words": ("", "")},
        {"secret": "00" * 32},
        {"commit": "00" * 32},
    )
    for values in wrong:
        with pytest.raises(RecordError):
            replay.verify(changed(record, **values))


def test_a_deal_without_words_and_one_whose_secret_is_not_shown_yet() -> None:
    game = registry.find("throne")
    dealer = PileDealer("table", SECRET, ("", ""), deal="throne-2026-W47")
    record = replay.record_of(played(game, 5, dealer))
    assert replay.verify(loads(dumps(record))).committed
    closed = changed(record, secret="")
    assert not replay.verify(loads(dumps(closed))).committed
    with pytest.raises(RecordError, match="secret"):
        replay.verify(changed(closed, deal=""))


def test_how_cards_were_dealt_belongs_to_format_2() -> None:
    with pytest.raises(RecordError):
        loads("zweikampf-record 1\ngame: throne 1\ndealt: piles\n")
    with pytest.raises(RecordError):
        loads("zweikampf-record 2\ngame: throne 1\ndealt: cards\n")
    with pytest.raises(RecordError):
        loads("zweikampf-record 2\ngame: throne 1\ndeal: other\n")  # by ply no deal repeats
