"""Z16: tokens, order, sizes."""

from __future__ import annotations

import re
from itertools import combinations_with_replacement

import pytest

from tests.games.dwarves.oracle import payments as found
from tests.games.dwarves.scene import GAME, Scene, positions
from tests.volume import many
from zweikampf.engine.actions import CAPACITY
from zweikampf.engine.errors import TokenError
from zweikampf.engine.trace import trace
from zweikampf.games.dwarves import actions, cards, payments
from zweikampf.games.dwarves.verbs import Verb

KIND = "[AVSET][1-9]"
GRAMMAR = re.compile(
    rf"first[01]|{KIND}|[1-5J]|draw[1-9]|reroll:[1-5J]|T3|keep|play:{KIND}=[1-5]*J*C*"
    rf"|play:E1=[1-5]*J*C*>{KIND}|play:E2|hit:A[1-8]=[1-5JC]>(pile|{KIND})|gain:A9=[1-5J]"
    rf"|T1>(pile|{KIND})|T2|pass|end"
)


def test_z16_1_lists_are_sorted_by_the_bytes_of_the_tokens() -> None:
    scene = Scene.at("phase=card active=0 hands=A1,T1/- dice=1J jokers=1/0 usable=1")
    assert scene.legal() == ["T1>pile", "end", "play:A1=1", "play:A1=C", "play:A1=J"]
    for other, token in positions(161):
        listed = other.legal()
        assert listed == sorted(set(listed), key=lambda each: each.encode())
        assert bool(listed) == bool(token)


def test_z16_2_weights_are_exact() -> None:
    scene = Scene.new().do("first0")
    copies = {sheet.kind: sheet.copies for sheet in scene.state.deck.sheets}
    assert scene.chance() == copies
    scene.do("T2 S2")
    assert "T2" not in scene.chance()
    assert scene.chance()["S2"] == 2


def test_z16_3_every_token_follows_the_grammar_and_names_one_action() -> None:
    assert len(set(actions.TOKENS)) == len(actions.TOKENS) == GAME.num_actions
    state = Scene.new().state
    for action, token in enumerate(actions.TOKENS):
        assert GRAMMAR.fullmatch(token), token
        assert GAME.format_action(action) == token
        assert GAME.parse_action(token, state) == action


def test_z16_3_the_tables_of_actions_put_every_token_together_again() -> None:
    for action, token in enumerate(actions.TOKENS):
        assert _written(action) == token
        assert actions.BY_TOKEN[token] == action


def _written(action: int) -> str:
    verb, with_, at = Verb(actions.VERB[action]), actions.WITH[action], actions.AT[action]
    card = cards.KINDS[actions.CARD[action]]
    match verb:
        case Verb.CARD:
            return card
        case Verb.ROLL:
            return cards.FACES[with_]
        case Verb.FIRST | Verb.DRAW:
            return f"first{at}" if verb is Verb.FIRST else f"draw{with_}"
        case Verb.REROLL:
            return f"reroll:{cards.FACES[with_]}"
        case Verb.KEEP | Verb.PASS | Verb.END:
            return verb.name.lower()
        case Verb.STRIKE:
            return f"{card}>{cards.TARGETS[at]}"
        case Verb.GAIN:
            return f"gain:{card}={cards.FACES[with_]}"
        case Verb.MAKE_AXE:
            return f"play:{card}"
        case Verb.HIT:
            return f"hit:{card}={cards.ITEMS[with_]}>{cards.TARGETS[at]}"
        case Verb.PLAY:
            return f"play:{card}={payments.PAYMENTS[with_]}"
        case Verb.REMOVE:
            return f"play:{card}={payments.PAYMENTS[with_]}>{cards.KINDS[at]}"


def test_z16_3_the_phase_tells_the_card_t3_from_the_twist() -> None:
    dealt = Scene.new(first="0").do("T3")
    assert dealt.cards_in("hand", 0) == ("T3",)
    played = Scene.at("phase=dice active=0 hands=T3/- dice=123").do("T3")
    assert played.cards_in("discard", 0) == ("T3",)


def test_z16_3_other_tokens_are_refused() -> None:
    state = Scene.new().state
    for token in (
        "",
        "A10",
        "play:A1",
        "play:A1=J1",
        "gain:A9=C",
        "T2>A1",
        "hit:A9=1>pile",
        "Keep",
    ):
        with pytest.raises(TokenError, match="unknown-token"):
            GAME.parse_action(token, state)


def test_z16_4_a_trace_begins_with_both_options() -> None:
    line = next(trace(GAME, GAME.options.parse({}), 7))
    assert line == ('{"game":"dwarves","options":{"deck":"standard","first":"random"},"seed":7}')


def standard_tokens() -> int:
    """The tokens of the card phase that the standard deck can give rise to (Z16.5)."""
    deck = Scene.new().state.deck
    ways = {0: 1, 1: 3, 2: 18, 3: 34, 4: 54}
    plays = sum(ways[deck.size[kind]] for kind in range(cards.DISPLAYED))
    removals = ways[deck.size[cards.E1]] * cards.DISPLAYED
    uses = sum(deck.uses[kind].bit_count() for kind in range(cards.HITTERS))
    gains = deck.uses[cards.A9].bit_count()
    targets = len(cards.TARGETS)
    return plays + removals + 1 + uses * targets + gains + targets + 1


def test_z16_5_no_deck_can_list_more_than_fits() -> None:
    """An upper bound over all heaps of dice and all decks that pass the checks.

    Each card on the seat's own side is either played or used, whichever gives more; every card of
    the other deck lies on its display.
    """
    targets = len(cards.TARGETS)
    most = 0
    for size in range(7):
        for dice in combinations_with_replacement(cards.FACES, size):
            for usable in range(4):
                ways = [len(found(f"same {n}", list(dice), usable)) for n in (2, 3, 4)]
                faces = len(set(dice) - {"J"})
                jokers = ("J" in dice) + (usable > 0)
                hits = [(min(n, faces) + jokers) * targets for n in (1, 1, 1, 1, 1, 2, 2, 5)]
                own = sum(max(max(ways), hit) for hit in hits) + max(max(ways), faces + jokers)
                own += max(ways) * (len(cards.VICTORIES) + len(cards.SUPPORTS))
                others = max(ways) * cards.DISPLAYED + targets + len(["play:E2", "end"])
                most = max(most, own + others)
    assert most <= CAPACITY


def test_z16_5_sizes_with_the_standard_deck() -> None:
    assert standard_tokens() == 1679
    assert len(payments.PAYMENTS) == 7 + 18 + 34 + 54
    for seed in range(many(40, 5)):
        turns, plies, active = 0, 0, None
        for scene, token in positions(seed):
            assert len(scene.state.weighted()) <= 977
            plies += bool(token)
            if scene.phase == "draw" and scene.state.active != active:
                turns, active = turns + 1, scene.state.active
        assert turns <= 61
        assert plies < 2700
    assert Scene.new(first="0").do("V1 V2 V3 V4 V1 V2 V3 V4").idle(60).actor == "chance"
