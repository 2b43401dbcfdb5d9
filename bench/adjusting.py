"""How much narrower the interval of a score becomes without luck, and that the score stays true.

    python -m bench.adjusting throne level4 level3 --games 400

plays an arena and prints plain and adjusted scores, the gap between them in standard errors (beyond
3 one of the two would be wrong), how much narrower the interval is than the plain one, and than
that of as many independent games, how strongly luck goes with results, and what judging costs
beside playing, in milliseconds of one core per game.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import correlation, fmean, stdev
from time import process_time

from zweikampf.lab.adjusting import adjusted_pairs, adjusted_share, narrower, pair_luck
from zweikampf.lab.match import Match, Result
from zweikampf.lab.playing import LabGame
from zweikampf.lab.scores import Share, pair_scores, score_of, wilson


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", nargs=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    match = Match(given.game, tuple(given.players), seed=given.seed, adjusted=True)
    results: list[Result] = []
    playing = judging = 0.0
    for pair in match.pairs(given.games // 2):
        both = []
        for game in (1, 2):
            table = LabGame(match.setting(pair, game))
            began = process_time()
            played, _ = table.finish()
            playing += (ended := process_time()) - began
            both.append(played.with_luck(table.luck(match.evaluator_seed(pair, game))))
            judging += process_time() - ended
        results.append(Result(pair, (both[0], both[1])))
    plain, adjusted = pair_scores(0, results), adjusted_pairs(0, results)
    lucks = [pair_luck(0, result) for result in results]
    gaps = [one - other for one, other in zip(plain, adjusted, strict=True)]
    error = stdev(gaps) / sqrt(len(gaps))
    print(f"{given.game} {' '.join(given.players)}, {2 * len(results)} games")
    print(f"plain {fmean(plain):.3f}  adjusted {fmean(adjusted):.3f}", end="  ")
    print(f"gap {fmean(gaps) / error if error else 0:+.1f} standard errors")
    share = adjusted_share(plain, adjusted)
    alone = Share(share.games, fmean(plain), *wilson(fmean(plain), share.games))
    print(f"narrower {narrower(score_of(0, results), share):.2f}", end="  ")
    print(f"than unpaired games {narrower(alone, share):.2f}", end="  ")
    print(f"correlation {correlation(plain, lucks):.2f}")
    games = 2 * len(results)
    print(
        f"ms per game: playing {1000 * playing / games:.0f}, judging {1000 * judging / games:.0f}"
    )


if __name__ == "__main__":
    main()
