"""Units of work. Each is a pure function of the study and its number: any process that does it gets
the same rows, however often."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from time import perf_counter
from typing import Any

from zweikampf.lab.match import Match, Pair, Played
from zweikampf.lab.parts import arrivals, count_turns
from zweikampf.lab.playing import LabGame
from zweikampf.lab.study import judging
from zweikampf.lab.study.study import Study
from zweikampf.lab.study.witness import Notes, Witness

Row = dict[str, Any]


@dataclass(frozen=True)
class Place:
    """One game of a study."""

    variant: int
    pair: Pair
    game: int  # 1 or 2: which of the two seatings
    replay: int


@dataclass(frozen=True)
class Rows:
    """What a unit found out."""

    games: list[Row]
    times: list[Row]
    decisions: list[Row]


def places(study: Study, number: int) -> Iterator[Place]:
    """The games of a unit. Neighbouring units are of different variants and meetings, so that a
    study that is stopped early knows something about each."""
    rest, variant = divmod(number, len(study.variants))
    block, meeting = divmod(rest, len(study.meetings))
    one, two = study.meetings[meeting]
    first = block * study.deals_per_unit
    for deal in range(first, min(first + study.deals_per_unit, study.deals)):
        for replay in range(study.replays):
            for game in (1, 2):
                yield Place(variant, Pair(one, two, deal), game, replay)


def size(study: Study, number: int) -> int:
    """How many games a unit has; the last ones may be smaller."""
    first = number // len(study.variants) // len(study.meetings) * study.deals_per_unit
    return study.games_per_deal * min(study.deals_per_unit, study.deals - first)


def play(study: Study, number: int) -> Rows:
    """The games of a unit, played."""
    found = Rows([], [], [])
    for place in places(study, number):
        began = perf_counter()
        row, decisions = play_one(study, place)
        found.games.append(row)
        found.decisions.extend(decisions)
        found.times.append({"game": row["game"], "seconds": perf_counter() - began})
    return found


def play_one(study: Study, place: Place) -> tuple[Row, list[Row]]:
    """One game as a row, and its decisions if they are wanted."""
    match = study.matches[place.variant]
    setting = match.setting(place.pair, place.game, place.replay)
    judged = _is_judged(study, place)
    notes = Notes(with_views=judged or study.decisions)
    table = LabGame(setting, partial(Witness, notes))
    played, _ = table.finish(forfeits=study.on_error == "forfeit")
    name = f"{place.variant}-{setting.name}"
    winner = None if played.winner is None else setting.entrants.index(played.winner)
    chances = _judge(study, notes, setting.deal_seed ^ setting.player_seeds[0]) if judged else []
    opening, drawn = arrivals(table.duel)
    row: Row = {
        "game": name,
        "variant": place.variant,
        "variant_name": study.variants[place.variant].name,
        **{f"option_{key}": value for key, value in setting.options.items()},
        "meeting": f"{place.pair.one}-{place.pair.two}",
        "deal": place.pair.number,
        "deal_seed": setting.deal_seed,
        "seating": place.game,
        "replay": place.replay,
        "player0": setting.labels[0],
        "player1": setting.labels[1],
        "began": None if played.first is None else setting.entrants.index(played.first),
        "winner": winner,
        "reason": played.reason,
        "score0": played.score[0],
        "score1": played.score[1],
        "margin": _margin(played, winner),
        "plies": played.actions,
        "turns": count_turns(table.duel),
        "decisions": len(notes.widths),
        "choices": sum(width > 1 for width in notes.widths),
        "branching": fmean(notes.widths) if notes.widths else None,
        **_course(judged, chances, notes, winner),
        **({"luck": _luck(table, match, place)} if study.adjusted else {}),
        "opening0": opening[0],
        "opening1": opening[1],
        "drawn0": drawn[0],
        "drawn1": drawn[1],
        "error": played.error or None,
    }
    return row, _decisions(study, name, setting.labels, notes, chances, winner)


def _is_judged(study: Study, place: Place) -> bool:
    """The first deals of every variant and meeting are judged, one replay of each."""
    judge = study.judge
    return judge.is_asked and place.replay == 0 and 2 * place.pair.number < judge.games


def _judge(study: Study, notes: Notes, seed: int) -> list[list[float]]:
    """The win chances of all legal actions, before each decision."""
    judge = judging.ask(study.judge, study.game, seed)
    return [
        judging.chances(judge.think(each.view, each.legal), each.legal) for each in notes.decisions
    ]


def _course(judged: bool, chances: list[list[float]], notes: Notes, winner: int | None) -> Row:
    if not judged:
        return dict.fromkeys(("lead_changes", "last_change", "decided"))
    of_seat0 = [
        judging.seat0_chance(max(each), seat)
        for each, seat in zip(chances, notes.seats, strict=True)
    ]
    found = judging.course(of_seat0, winner)
    return {
        "lead_changes": found.lead_changes,
        "last_change": found.last_change,
        "decided": found.decided,
    }


def _luck(table: LabGame, match: Match, place: Place) -> float:
    """What chance gave seat 0; an arena judges the same game alike."""
    return table.luck(match.evaluator_seed(place.pair, place.game))


def _margin(played: Played, winner: int | None) -> int | None:
    """By how much the winner was ahead; nothing if no score decided."""
    if played.is_forfeit:
        return None
    one, two = played.score
    return 0 if winner is None else (one - two if winner == 0 else two - one)


def _decisions(
    study: Study,
    game: str,
    labels: tuple[str, str],
    notes: Notes,
    chances: list[list[float]],
    winner: int | None,
) -> list[Row]:
    if not study.decisions:
        return []
    return [
        {
            "game": game,
            "ply": each.ply,
            "seat": each.seat,
            "player": labels[each.seat],
            "view": each.view.json(),
            "legal": each.legal,
            "choice": each.choice,
            "chances": chances[at] if chances else None,
            "result": 0.5 if winner is None else float(winner == each.seat),
        }
        for at, each in enumerate(notes.decisions)
    ]
