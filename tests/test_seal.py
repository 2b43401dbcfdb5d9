"""The browser's check of a seal, without a browser: it agrees with the engine; no lie passes it.

``web/scripts/fairness.mjs`` runs the browser's own modules in Node, once with the built-in hashes
and once with the library that stands in for them over plain http.
"""

from __future__ import annotations

import copy
import json
import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from zweikampf.engine import actors, record, registry
from zweikampf.engine.dealer import NO_WORDS, CommittedDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.piles import PileDealer
from zweikampf.engine.replay import record_of, replay
from zweikampf.engine.sources import Draw, Source

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "web" / "scripts" / "fairness.mjs"
VECTORS = json.loads((ROOT / "tests/vectors/fairness.json").read_text("utf-8"))
TABLE = "5f0c9a7e21d4b386"
AGAIN = "0a1b2c3d4e5f6071"  # has the cards of the former
WEEK = "throne-2026-W47"
OWN, OTHER, STRANGE = "0123456789abcdef" * 4, "f" * 64, "1" * 64

Json = dict[str, Any]


DEALERS: dict[str, Callable[[bytes], CommittedDealer]] = {
    "ply": lambda secret: CommittedDealer(TABLE, secret, (OWN, OTHER)),
    "piles": lambda secret: PileDealer(TABLE, secret, (OWN, OTHER)),
    "again": lambda secret: PileDealer(AGAIN, secret, (OWN, OTHER), deal=TABLE),
    "week": lambda secret: PileDealer(AGAIN, secret, NO_WORDS, deal=WEEK),
}


@cache
def game(name: str, secret: int, dealing: str = "ply") -> tuple[Duel, record.Record]:
    """A finished game of seat 0 or 1, whose seats were drawn unless the cards are those of
    another one."""
    found = registry.find(name)
    dealer = DEALERS[dealing](bytes([secret]) * 32)
    duel = Duel(found, found.options(), dealer)
    for number in range(40):
        if duel.state.actor not in (0, 1):
            break
        legal = duel.legal(duel.state.actor)
        duel.submit(duel.state.actor, legal[number % len(legal)])
    return duel, record_of(duel, drawn=not dealer.is_of_another, end="resigned 0")


def evidence(name: str = "throne", secret: int = 3, dealing: str = "ply") -> Json:
    """What a browser has that gave word 0, unless the cards are those of another game, saw
    everything, and checks an honest game."""
    duel, kept = game(name, secret, dealing)
    seat = int(kept.seats == "swapped")
    steps = [step for step in duel.steps(seat) if step["actor"] == "chance"]
    words = list(kept.words) if kept.has_words else None
    return {
        "table": kept.table,
        "game": name,
        "seat": seat,
        "record": record.dumps(kept),
        "told": {
            "table": kept.table,
            "commitment": kept.commit,
            "secret": kept.secret,
            "words": words,
            "seat_draw": kept.seats or "none",
            **draws_of(kept),
        },
        "seen": {
            "commitment": kept.commit,
            "exchanged": False,
            "dealing": kept.dealt or "ply",
            "early": True,
            "repeats": bool(kept.deal),
            "given": [None if kept.deal else OWN, None],
            "shown": [*(words or (None, None))],
            "seatDraw": kept.seats or "none",
            "named": {str(step["ply"]): names_in(step["events"]) for step in steps},
            "at": 1,
        },
        "first": None,
    }


def draws_of(kept: record.Record) -> Json:
    """As the server tells them; older answers say nothing about piles."""
    plies = [ply for ply in replay(kept) if ply.actor == actors.CHANCE]
    draws: list[Json] = [
        {"ply": ply.number, "token": ply.token, "choices": [list(each) for each in ply.choices]}
        for ply in plies
    ]
    if not kept.dealt:
        return {"draws": draws}
    piles: dict[str, Json] = {}
    for draw, ply in zip(draws, plies, strict=True):
        assert ply.draw is not None
        source, at = ply.draw
        draw["source"] = {"name": source.name, "pile": source.shuffle or None, "at": at}
        if source.cards:
            cards = [list(each) for each in source.cards]
            piles[source.shuffle] = {"name": source.shuffle, "cards": cards}
    named = {"dealing": "piles", "deal": kept.deal or None, "piles": list(piles.values())}
    return {"draws": draws, **named}


def names_in(events: list[Json]) -> list[str]:
    """As the browser notes them (web/src/fairness/witness.ts)."""
    return [value for event in events for value in event.values() if isinstance(value, str)]


def change(given: Json, path: str, value: Any) -> Json:
    changed = copy.deepcopy(given)
    *way, last = path.split(".")
    place: Any = changed
    for part in way:
        place = place[int(part)] if isinstance(place, list) else place[part]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    return changed


def without_draw(given: Json, at: int) -> Json:
    changed = copy.deepcopy(given)
    del changed["told"]["draws"][at]
    return changed


def lies() -> dict[str, tuple[Json, str]]:
    """What a server might do, and what the browser says to it."""
    honest = evidence()
    told = honest["told"]
    second = told["draws"][1]
    other = next(token for token, _ in second["choices"] if token != second["token"])
    visible = next(
        at
        for at, draw in enumerate(told["draws"])
        if draw["token"] in honest["seen"]["named"][str(draw["ply"])]
    )
    ply = str(told["draws"][visible]["ply"])
    another = next(
        token
        for token, _ in told["draws"][visible]["choices"]
        if token != told["draws"][visible]["token"]
    )
    turned = "kept" if told["seat_draw"] == "swapped" else "swapped"
    text = honest["record"]
    return {
        "another commitment at the end": (
            change(honest, "told.commitment", STRANGE),
            "seal-exchanged",
        ),
        "another commitment on the way": (change(honest, "seen.exchanged", True), "seal-exchanged"),
        "not the first commitment": (change(honest, "seen.commitment", STRANGE), "seal-exchanged"),
        "another table": (change(honest, "told.table", "0" * 16), "seal-exchanged"),
        "another secret": (change(honest, "told.secret", STRANGE), "seal-bad-secret"),
        "our word exchanged": (change(honest, "told.words.0", STRANGE), "seal-own-word"),
        "the other word exchanged": (change(honest, "told.words.1", STRANGE), "seal-other-word"),
        "words exchanged for each other": (
            change(honest, "told.words", [OTHER, OWN]),
            "seal-own-word",
        ),
        "no words": (change(honest, "told.words", None), "seal-no-words"),
        "the seats turned": (change(honest, "told.seat_draw", turned), "seal-seats"),
        "turned from the beginning": (
            change(change(honest, "told.seat_draw", turned), "seen.seatDraw", turned),
            "seal-seats",
        ),
        "seats that are said to be chosen": (
            change(honest, "told.seat_draw", "none"),
            "seal-seats",
        ),
        "on the wrong seat": (change(honest, "seat", 1 - honest["seat"]), "seal-seats"),
        "another card in the list": (
            change(honest, "told.draws.1.token", other),
            "seal-other-record",
        ),
        "another card in list and record": (
            change(
                change(honest, "told.draws.1.token", other),
                "record",
                text.replace(f" {second['token']} ", f" {other} ", 1),
            ),
            "seal-bad-draw",
        ),
        "other weights": (change(honest, "told.draws.1.choices.0.1", 50), "seal-bad-draw"),
        "a list that is not sorted": (
            change(honest, "told.draws.1.choices", second["choices"][::-1]),
            "seal-bad-list",
        ),
        "a list with a strange weight": (
            change(honest, "told.draws.1.choices.0.1", 0.5),
            "seal-bad-list",
        ),
        "an empty list": (change(honest, "told.draws.1.choices", []), "seal-bad-list"),
        "a draw left out": (without_draw(honest, 1), "seal-missing-draw"),
        "another card than was shown": (
            change(honest, f"seen.named.{ply}", [another]),
            "seal-other-card",
        ),
        "another word in the record": (
            change(honest, "record", text.replace(OTHER, STRANGE)),
            "seal-other-header",
        ),
        "another secret in the record": (
            change(honest, "record", text.replace(told["secret"], STRANGE)),
            "seal-other-header",
        ),
    }


def lies_about_piles() -> dict[str, tuple[Json, str]]:
    honest, again, week = (evidence(dealing=each) for each in ("piles", "again", "week"))
    text = honest["record"]
    cards = honest["told"]["piles"][0]["cards"]
    drawn = next(at for at, draw in enumerate(honest["told"]["draws"]) if draw["source"]["pile"])
    place = f"told.draws.{drawn}.source"
    seen = honest["seen"]
    return {
        "dealt by ply after all": (change(honest, "told.dealing", "ply"), "seal-other-dealing"),
        # A server that knows both words has two deals, each of which fits all that it shows.
        "the better of two deals is by ply": (
            change(evidence(), "seen.dealing", "piles"),
            "seal-other-dealing",
        ),
        "the better of two deals is by piles": (
            change(honest, "seen.dealing", "ply"),
            "seal-other-dealing",
        ),
        "a deal that is dealt by ply": (change(again, "told.dealing", "ply"), "seal-other-dealing"),
        "by ply in the record": (
            change(honest, "record", text.replace("dealt: piles\n", "")),
            "seal-other-header",
        ),
        "a card from further down": (change(honest, f"{place}.at", 9), "seal-bad-draw"),
        "a card from another pile": (change(honest, f"{place}.pile", "other"), "seal-bad-draw"),
        "a throw in place of a card": (change(honest, f"{place}.pile", None), "seal-bad-draw"),
        "cards in another order": (other_order(), "seal-bad-draw"),
        "dice under another name": (other_dice(), "seal-bad-draw"),
        "a card from nowhere": (change(honest, place, None), "seal-bad-draw"),
        "a pile with another card": (
            change(honest, "told.piles.0.cards", [*cards, ["Z9", 1]]),
            "seal-bad-draw",
        ),
        "a pile that is not sorted": (
            change(honest, "told.piles.0.cards", cards[::-1]),
            "seal-bad-pile",
        ),
        "the cards of another game at once": (
            change(again, "seen.repeats", False),
            "seal-other-deal",
        ),
        "other cards than those of the deal": (
            change(honest, "seen.repeats", True),
            "seal-other-deal",
        ),
        "not the cards that this browser saw first": (
            change(again, "first", {**seen, "commitment": STRANGE}),
            "seal-exchanged",
        ),
        "the words of the first game exchanged": (
            change(again, "told.words.1", STRANGE),
            "seal-other-word",
        ),
        "the words of the first game left out": (
            change(again, "told.words", None),
            "seal-no-words",
        ),
        "another week": (change(week, "told.deal", "throne-2026-W48"), "seal-bad-secret"),
        "another week in the record": (
            change(week, "record", week["record"].replace("-W47", "-W48")),
            "seal-other-header",
        ),
    }


def other_order() -> Json:
    """A server that knows all words deals two cards the other way round. It says so everywhere,
    and gives each of them a place of its own."""
    _, kept = game("throne", 3, "piles")
    lie = evidence(dealing="piles")
    draws = lie["told"]["draws"]
    at = next(
        at
        for at, (one, other) in enumerate(pairwise(draws))
        if one["source"]["pile"] and one["token"] != other["token"]
    )
    one, other = draws[at : at + 2]
    other["choices"] = [
        [token, count - (token == other["token"])]
        for token, count in one["choices"]
        if count > (token == other["token"])
    ]
    tokens = {one["token"]: other["token"], other["token"]: one["token"]}
    actions, named = list(kept.actions), lie["seen"]["named"]
    for draw in (one, other):
        draw["token"] = actions[draw["ply"]] = tokens[draw["token"]]
        ply = str(draw["ply"])
        named[ply] = [tokens.get(name, name) for name in named[ply]]
    places = one["source"]["at"], other["source"]["at"]
    for draw, place in zip((one, other), reversed(places), strict=True):
        draw["source"] = {**draw["source"], "name": f"place{place}", "at": place}
    lie["record"] = record.dumps(replace(kept, actions=tuple(actions)))
    return lie


def other_dice() -> Json:
    """The same with dice: it looks for a name under which they show what it wants."""
    _, kept = game("throne", 3, "piles")
    lie = evidence(dealing="piles")
    draw = next(draw for draw in lie["told"]["draws"] if draw["source"]["pile"] is None)
    dealer = PileDealer(TABLE, bytes([3]) * 32, (OWN, OTHER))
    choices = [(token, weight) for token, weight in draw["choices"]]
    thrown = {name: dealer.deal_from(Draw(Source(name), 0), choices) for name in ("a", "b", "c")}
    name = next(name for name, token in thrown.items() if token != draw["token"])
    actions, ply = list(kept.actions), draw["ply"]
    lie["seen"]["named"][str(ply)] = []
    draw["token"] = actions[ply] = thrown[name]
    draw["source"]["name"] = name
    lie["record"] = record.dumps(replace(kept, actions=tuple(actions)))
    return lie


def run(cases: list[Json]) -> Json:
    node = shutil.which("node")
    assert node is not None
    done = subprocess.run(
        [node, SCRIPT],
        input=json.dumps({"vectors": VECTORS, "evidence": cases}),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT / "web",
    )
    results: Json = json.loads(done.stdout)
    return results


HONEST = {
    f"{name} {secret}": evidence(name, secret) for name in registry.names() for secret in (3, 4)
}
HONEST |= {f"{name} by piles": evidence(name, dealing="piles") for name in registry.names()}
REPEATED = {
    f"{name} {dealing}": evidence(name, dealing=dealing)
    for name in registry.names()
    for dealing in ("again", "week")
}
REPEATED["seen before"] = {**evidence(dealing="again"), "first": evidence(dealing="piles")["seen"]}
LIES = lies() | lies_about_piles()
LATE = change(evidence(), "seen.early", False)
SPEECHLESS = change(evidence(), "seen.given", [None, None])
STRANGER = change(change(evidence(), "seen", None), "seat", None)
FOREIGN = {**evidence(dealing="piles"), "sources": None}  # a game that the browser does not know


@pytest.fixture(scope="module")
def results() -> Json:
    lies = [case for case, _ in LIES.values()]
    return run([*HONEST.values(), *lies, *REPEATED.values(), LATE, SPEECHLESS, STRANGER, FOREIGN])


def verdict(results: Json, hashes: str, at: int) -> Json:
    found: Json = results[hashes]["verdicts"][at]
    return found


@pytest.mark.parametrize("hashes", ["builtIn", "library"])
def test_the_vectors_hold_in_the_browser_too(results: Json, hashes: str) -> None:
    for vector, found in zip(VECTORS, results[hashes]["vectors"], strict=True):
        for name in ("commitment", "key", "swapped"):
            assert found[name] == vector[name]
        assert found["tokens"] == [draw["token"] for draw in vector["draws"]]


def test_both_results_of_the_seat_draw_are_among_the_honest_games() -> None:
    assert {case["told"]["seat_draw"] for case in HONEST.values()} == {"kept", "swapped"}


@pytest.mark.parametrize("hashes", ["builtIn", "library"])
def test_an_honest_game_of_every_kind_is_verified(results: Json, hashes: str) -> None:
    for at, name in enumerate(HONEST):
        assert verdict(results, hashes, at) == {"state": "verified"}, name


@pytest.mark.parametrize("hashes", ["builtIn", "library"])
@pytest.mark.parametrize("lie", LIES)
def test_every_lie_breaks_the_seal(results: Json, hashes: str, lie: str) -> None:
    found = verdict(results, hashes, len(HONEST) + list(LIES).index(lie))
    assert found["state"] == "broken"
    assert found["fault"]["code"] == LIES[lie][1]


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_lie_is_told_in_a_sentence(results: Json, language: str) -> None:
    """One of the browser's own, with all the values that it names."""
    texts = (ROOT / "web" / "texts" / f"{language}.ftl").read_text("utf-8")
    lines = r"^(seal-[a-z-]+) =(.*(?:\n +.*)*)"
    sentences = dict(re.findall(lines, texts, re.MULTILINE))
    for at, lie in enumerate(LIES, len(HONEST)):
        fault = verdict(results, "builtIn", at)["fault"]
        wanted = re.findall(r"\$(\w+)", sentences[fault["code"]])
        assert set(wanted) <= set(fault["values"]), lie


@pytest.mark.parametrize("hashes", ["builtIn", "library"])
def test_the_cards_of_another_game_are_checked_without_a_word(results: Json, hashes: str) -> None:
    for at, name in enumerate(REPEATED, len(HONEST) + len(LIES)):
        assert verdict(results, hashes, at) == {"state": "repeated"}, name


def test_who_was_not_there_gave_no_word_or_knows_no_piles_is_told_so(results: Json) -> None:
    for at in (-4, -3, -2, -1):
        assert verdict(results, "builtIn", at) == {"state": "unwitnessed"}


@pytest.mark.parametrize("name", ["throne", "tower", "dwarves"])
def test_events_of_a_draw_name_what_was_drawn_or_nothing(name: str) -> None:
    """The browser leans on this: if an event calls something by name that chance could ever have
    brought in this game, it is what chance has brought."""
    duel, kept = game(name, 3)
    draws = [ply for ply in replay(kept) if ply.actor == actors.CHANCE]
    tokens = {token for ply in draws for token, _ in ply.choices}
    named = 0
    for ply in draws:
        for seat in (0, 1, None):
            events = [each.json() for each in duel.seen_events(seat, ply.number, ply.number + 1)]
            found = tokens & set(names_in(events))
            assert found <= {ply.token}
            named += bool(found)
    assert named > 10
