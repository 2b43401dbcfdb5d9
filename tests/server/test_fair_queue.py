"""Whose job is next: guests take turns, moves go first, and nothing waits for ever."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

import pytest

from zweikampf.server.fair_queue import FairQueue, Kind

MOVE, HINT, REVIEW = Kind


@dataclass(frozen=True)
class Job:
    guest: str
    kind: Kind = MOVE
    number: int = 0


def queue(*jobs: Job, at_once: int = 3) -> FairQueue[Job]:
    made: FairQueue[Job] = FairQueue(at_once)
    for job in jobs:
        made.put(job)
    return made


def taken(made: FairQueue[Job], most: int = 1000) -> list[Job]:
    """What one worker does, job after job."""
    found: list[Job] = []
    while len(found) < most and (job := made.take()) is not None:
        found.append(job)
        made.done(job)
    return found


def many(guest: str, kind: Kind = MOVE, jobs: int = 40) -> list[Job]:
    return [Job(guest, kind, number) for number in range(jobs)]


def test_behind_forty_jobs_of_one_guest_that_of_another_is_next() -> None:
    made = queue(*many("A"))
    under_way = made.take()
    assert under_way == Job("A")
    made.put(Job("B"))
    made.done(under_way)
    assert taken(made, 3) == [Job("B"), Job("A", MOVE, 1), Job("A", MOVE, 2)]


@pytest.mark.parametrize("kind", Kind)
def test_a_guest_who_comes_again_takes_turns(kind: Kind) -> None:
    made = queue(*many("A", kind), *many("B", kind), Job("C", kind))
    guests = [job.guest for job in taken(made, 7)]
    assert guests == ["A", "B", "C", "A", "B", "A", "B"]
    made.put(Job("C", kind))
    assert [job.guest for job in taken(made, 3)] == ["C", "A", "B"]


def test_the_jobs_of_a_guest_keep_their_order() -> None:
    made = queue(*many("A"), *many("B"))
    done = taken(made)
    for guest in "AB":
        assert [job for job in done if job.guest == guest] == many(guest)


def test_moves_go_first_then_hints_then_reviews() -> None:
    made = queue(Job("A", REVIEW), Job("B", HINT), Job("C"), Job("D"), at_once=9)
    assert [job.kind for job in taken(made)] == [MOVE, MOVE, HINT, REVIEW]


def test_a_hint_is_passed_over_twice_and_a_review_four_times() -> None:
    made = queue(*many("A"), *many("B"), Job("C", HINT), Job("D", REVIEW))
    kinds = [job.kind for job in taken(made, 8)]
    assert kinds == [MOVE, MOVE, HINT, MOVE, REVIEW, MOVE, MOVE, MOVE]


def test_somebody_who_asks_for_hints_without_end_does_not_hold_up_moves() -> None:
    made = queue(*many("A", HINT))
    under_way = made.take()
    assert under_way is not None
    made.put(Job("B"))
    made.done(under_way)
    assert taken(made, 1) == [Job("B")]


def test_a_guest_has_few_jobs_under_way_and_others_go_on() -> None:
    made = queue(*many("A"), at_once=2)
    first, second = made.take(), made.take()
    assert first is not None
    assert second is not None
    assert made.take() is None, "with a third worker free"
    made.put(Job("B"))
    assert made.take() == Job("B")
    made.done(first)
    assert made.take() == Job("A", MOVE, 2)
    assert made.take() is None
    assert made.jobs_of("A", MOVE) == 39
    assert made.length(MOVE) == 37


def test_one_review_at_a_time() -> None:
    made = queue(*many("A", REVIEW), *many("B", REVIEW))
    under_way = made.take()
    assert under_way is not None
    assert made.take() is None
    made.put(Job("C", HINT))
    assert made.take() == Job("C", HINT)
    made.done(under_way)
    assert made.take() == Job("B", REVIEW)


def test_what_is_dropped_is_not_taken() -> None:
    made = queue(Job("A", MOVE, 1), Job("A", MOVE, 2), Job("B"))
    made.drop(Job("A", MOVE, 1))
    made.drop(Job("B"))
    assert taken(made) == [Job("A", MOVE, 2)]
    made.put(Job("A", HINT))
    assert made.clear() == [Job("A", HINT)]
    assert taken(made) == []
    assert [made.length(kind) for kind in Kind] == [0, 0, 0]


@pytest.mark.parametrize("seed", range(8))
def test_nobody_starves_whatever_comes(seed: int) -> None:
    """Random guests and kinds, one of them with very many jobs, several workers."""
    rng = random.Random(seed)
    guests = "ABCDEFGH"
    made: FairQueue[Job] = FairQueue(2)
    under_way: list[Job] = []
    waiting: Counter[tuple[str, Kind]] = Counter()
    since: dict[tuple[str, Kind], int] = {}  # when a guest began to wait for a kind, or got one
    takes = 0
    for number in range(3000):
        guest = rng.choice(guests) if rng.random() < 0.3 else "A"
        job = Job(guest, rng.choice(list(Kind)), number)
        if made.jobs_of(guest, job.kind) < (200 if guest == "A" else 2):
            made.put(job)
            if not waiting[guest, job.kind]:
                since[guest, job.kind] = takes
            waiting[guest, job.kind] += 1
        for done in [each for each in under_way if rng.random() < 0.5]:
            under_way.remove(done)
            made.done(done)
        while len(under_way) < 3 and (found := made.take()) is not None:
            takes += 1
            key = found.guest, found.kind
            waiting[key] -= 1
            waited = takes - since[key]
            since[key] = takes
            # A turn of each guest, and what goes before its kind meanwhile.
            assert waited <= len(guests) * {MOVE: 2, HINT: 4, REVIEW: 8}[found.kind], found
            under_way.append(found)
            assert sum(each.guest == found.guest for each in under_way) <= 2
            assert sum(each.kind is REVIEW for each in under_way) <= 1
    assert takes > 1000
