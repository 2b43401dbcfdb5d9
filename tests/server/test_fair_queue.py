"""Whose job is next: addresses and guests take turns, moves go first, nothing waits forever."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

import pytest

from zweikampf.server.workers.fair_queue import FairQueue, JobKind
from zweikampf.server.workers.round_robin import Payer

MOVE, HINT, REVIEW = JobKind


@dataclass(frozen=True)
class Job:
    guest: str
    kind: JobKind = MOVE
    number: int = 0
    address: str = ""  # by default every guest has their own

    @property
    def payer(self) -> Payer:
        return Payer(self.address or f"home of {self.guest}", self.guest)


def queue(*jobs: Job, of_guest: int = 3, of_address: int = 6) -> FairQueue[Job]:
    made: FairQueue[Job] = FairQueue(of_guest, of_address)
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


def many(guest: str, kind: JobKind = MOVE, jobs: int = 40, address: str = "") -> list[Job]:
    return [Job(guest, kind, number, address) for number in range(jobs)]


def crowd(kind: JobKind = MOVE, address: str = "X", guests: int = 40) -> list[Job]:
    """Many guests of one address with a job each."""
    return [Job(f"{address}{number}", kind, 0, address) for number in range(guests)]


def test_behind_forty_jobs_of_one_guest_that_of_another_is_next() -> None:
    made = queue(*many("A"))
    under_way = made.take()
    assert under_way == Job("A")
    made.put(Job("B"))
    made.done(under_way)
    assert taken(made, 3) == [Job("B"), Job("A", MOVE, 1), Job("A", MOVE, 2)]


@pytest.mark.parametrize("address", ["", "X"], ids=["own addresses", "one address"])
@pytest.mark.parametrize("kind", JobKind)
def test_a_guest_who_comes_again_takes_turns(kind: JobKind, address: str) -> None:
    """A guest who arrives, for the first time or again, queues after those already waiting."""
    made = queue(*many("A", kind, 40, address), *many("B", kind, 40, address))
    assert [job.guest for job in taken(made, 3)] == ["A", "B", "A"]
    made.put(Job("C", kind, 0, address))
    guests = [job.guest for job in taken(made, 7)]
    assert guests == ["B", "A", "C", "B", "A", "B", "A"]
    made.put(Job("C", kind, 0, address))
    assert [job.guest for job in taken(made, 3)] == ["B", "A", "C"]


@pytest.mark.parametrize("kind", JobKind)
def test_forty_guests_of_one_address_do_not_hold_up_the_guest_of_another(kind: JobKind) -> None:
    made = queue(*crowd(kind))
    under_way = made.take()
    assert under_way is not None
    made.put(Job("B", kind))
    made.done(under_way)
    for _ in range(30):  # each time that B comes again
        assert taken(made, 1) == [Job("B", kind)], "right after the one that was under way"
        under_way = made.take()
        assert under_way is not None
        assert under_way.address == "X"
        made.put(Job("B", kind))
        made.done(under_way)


def test_a_crowd_of_new_guests_does_not_hold_up_those_who_wait() -> None:
    """At every turn another guest comes, each from their own address, or all from one address."""
    for address in ("", "X"):
        made = queue(*many("A"), *many("B", address="Y"))
        found: list[str] = []
        for number in range(60):
            made.put(Job(f"new {number}", MOVE, 0, address))
            found += [job.guest for job in taken(made, 1)]
        assert {"A", "B"} <= set(found[:3])
        if address:
            assert found.count("A") == found.count("B") == 20
        else:  # as many as there were before them, and so on: no one is overtaken twice
            assert found.count("A") == found.count("B") >= 5


def test_the_guests_of_an_address_take_turns() -> None:
    made = queue(*many("A", address="X"), *many("B", address="X"), *many("C", address="Y"))
    assert "".join(job.guest for job in taken(made, 8)) == "ACBCACBC"


def test_an_address_has_few_jobs_under_way_however_many_guests() -> None:
    made = queue(*crowd(), of_guest=3, of_address=4)
    jobs = [made.take() for _ in range(4)]
    assert all(jobs)
    assert made.take() is None, "with a fifth worker free"
    made.put(Job("B"))
    assert made.take() == Job("B")
    assert made.has_enough(Payer("X", "somebody new"), MOVE)
    assert not made.has_enough(Payer("Y", "somebody new"), MOVE)
    assert jobs[0] is not None
    made.done(jobs[0])
    assert made.take() is not None


def test_a_guest_has_few_jobs_under_way_wherever_they_are() -> None:
    made = queue(*(Job("A", MOVE, number, f"X{number}") for number in range(5)), of_guest=2)
    assert made.take() is not None
    assert made.take() is not None
    assert made.take() is None
    assert made.has_enough(Payer("elsewhere", "A"), MOVE)


def test_of_several_workers_the_address_with_fewest_jobs_gets_the_next() -> None:
    made = queue(*crowd(), of_address=9)
    for _ in range(3):
        assert made.take() is not None
    for job in crowd(address="Y"):
        made.put(job)
    next_ones = [made.take() for _ in range(4)]
    assert [each.address for each in next_ones if each] == ["Y", "Y", "Y", "X"]


@pytest.mark.parametrize("kind", [MOVE, HINT])
def test_a_spare_process_is_for_an_address_without_a_job_under_way(kind: JobKind) -> None:
    made = queue(*crowd(kind))
    assert made.take(is_spare=True) is not None
    assert made.take(is_spare=True) is None
    made.put(Job("B", REVIEW))
    assert made.take(is_spare=True) is None, "nobody waits for a review"
    made.put(Job("B", kind))
    assert made.take(is_spare=True) == Job("B", kind)


def test_the_jobs_of_a_guest_keep_their_order() -> None:
    made = queue(*many("A"), *many("B"))
    done = taken(made)
    for guest in "AB":
        assert [job for job in done if job.guest == guest] == many(guest)


def test_moves_go_first_then_hints_then_reviews() -> None:
    made = queue(Job("A", REVIEW), Job("B", HINT), Job("C"), Job("D"), of_guest=9)
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
    made = queue(*many("A"), of_guest=2)
    first, second = made.take(), made.take()
    assert first is not None
    assert second is not None
    assert made.take() is None, "with a third worker free"
    made.put(Job("B"))
    assert made.take() == Job("B")
    made.done(first)
    assert made.take() == Job("A", MOVE, 2)
    assert made.take() is None
    assert made.has_enough(Job("A").payer, MOVE)
    assert not made.has_enough(Job("A").payer, HINT)
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
    assert [made.length(kind) for kind in JobKind] == [0, 0, 0]


@pytest.mark.parametrize("seed", range(8))
def test_nobody_starves_whatever_comes(seed: int) -> None:
    """Random guests and kinds, one of them with very many jobs, several workers."""
    rng = random.Random(seed)
    guests = "ABCDEFGH"
    made: FairQueue[Job] = FairQueue(2, 3)
    under_way: list[Job] = []
    waiting: Counter[tuple[str, JobKind]] = Counter()
    since: dict[tuple[str, JobKind], int] = {}  # when a guest began to wait for a kind, or got one
    takes = 0
    for number in range(3000):
        guest = rng.choice(guests) if rng.random() < 0.3 else "A"
        job = Job(guest, rng.choice(list(JobKind)), number)
        if waiting[guest, job.kind] < (200 if guest == "A" else 2):
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
            # A turn of each guest, and what comes before its kind meanwhile.
            assert waited <= len(guests) * {MOVE: 2, HINT: 4, REVIEW: 8}[found.kind], found
            under_way.append(found)
            assert sum(each.guest == found.guest for each in under_way) <= 2
            assert sum(each.kind is REVIEW for each in under_way) <= 1
    assert takes > 1000
