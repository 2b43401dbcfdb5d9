"""What the server sends about luck, play and hidden cards of a finished game. Part of the one exit,
see ``outbox``: only games that are over get here, and whose cards everyone may see."""

from __future__ import annotations

from zweikampf.players.insight.known import Known
from zweikampf.server.edge.wire.insight import (
    GameLedger,
    KnownCards,
    LedgerEntry,
    LedgerSummary,
)
from zweikampf.server.live.insights import Insight


def ledger_of(insight: Insight, since: int) -> GameLedger:
    """A ledger as far as it is ready, without the entries that the reader has already."""
    plan, summary = insight.plan, insight.summary
    return GameLedger(
        total=None if plan is None else plan.total,
        done=len(insight.figures),
        failed=insight.has_failed,
        entries=[LedgerEntry(**each._asdict()) for each in insight.figures[since:]],
        summary=None if summary is None else LedgerSummary.model_validate(summary),
    )


def known_of(known: Known) -> KnownCards:
    return KnownCards.model_validate(known.json())
