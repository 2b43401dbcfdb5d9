"""The board of Throne in a terminal: what the view shows, laid out as on a table."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from zweikampf.engine.texts import Texts
from zweikampf.games.throne import cards
from zweikampf.games.throne.view import Cards, Side, Standing, ThroneView
from zweikampf.games.throne.wording import words
from zweikampf.terminal.board import Board, face_to_face, framed

WIDTH = 96

# Letter, colour and order: the letter alone already shows the faction.
_STYLES = {
    "D": "bold black on yellow3",
    "G": "bold black on green3",
    "K": "bold white on dodger_blue3",
    "U": "bold white on grey37",
    "X": "bold white on purple",
}
_DIM = "dim"


def legend(texts: Texts) -> RenderableType:
    """The factions and what they can do, for the beginning of a game."""
    grid = Table.grid(padding=(0, 2))
    for letter in cards.FACTIONS:
        grid.add_row(
            row([letter]),
            texts("faction-title", faction=letter),
            Text(texts("power", faction=letter), style=_DIM),
        )
    return grid


def table(view: ThroneView, legal: Sequence[str], texts: Texts) -> RenderableType:
    """The whole table from one seat: the opponent above, your own hand below."""

    def parts(roomy: bool) -> list[RenderableType]:
        shown = [places(view, texts, roomy)]
        return [*shown, "", _choice(view, legal, texts)] if legal else shown

    return framed(heading(view, texts), WIDTH, parts)


def places(view: ThroneView, texts: Texts, roomy: bool) -> RenderableType:
    return face_to_face(
        view.seat or 0,
        lambda grid, seat: _side(grid, view, seat, texts),
        lambda grid: _middle(grid, view, texts),
        roomy,
    )


def heading(view: ThroneView, texts: Texts) -> str:
    goal = texts("board-recruiting" if view.phase == 1 else "board-scoring")
    return f"{texts('board-phase', phase=view.phase, trick=view.trick)}: {goal}"


def _name(view: ThroneView, seat: int, texts: Texts) -> str:
    """What a seat is called: a spectator sits at none of them."""
    if view.seat is None:
        return texts("seat-name", number=seat + 1)
    return texts("board-you" if seat == view.seat else "board-opponent")


def _side(grid: Table, view: ThroneView, seat: int, texts: Texts) -> None:
    side = view.sides[seat]
    hand: RenderableType = by_faction(side.hand)
    if len(side.hand) < side.hand_count:
        hand = Text(texts("board-hidden-hand", count=side.hand_count))
    grid.add_row(Text.assemble((_name(view, seat, texts), "bold underline")), hand)
    if view.phase == 1:
        grid.add_row(texts("board-followers"), _followers(side, texts))
    grid.add_row(texts("board-score"), by_faction(side.score))
    if side.voids and len(side.hand) < side.hand_count:
        names = [texts("faction-none", faction=letter) for letter in side.voids]
        grid.add_row(texts("board-voids"), ", ".join(names))


def _followers(side: Side, texts: Texts) -> Text:
    """The upcards won, then how many cards were taken face down and which, if the reader knows."""
    if not side.face_down_count:
        return by_faction(side.recruits)
    parts = [by_faction(side.recruits)] if side.recruits else []
    parts.append(Text(f"+ {side.face_down_count} {texts('board-face-down')}", style=_DIM))
    parts += [by_faction(side.face_down)] if side.face_down else []
    return Text("  ").join(parts)


def _middle(grid: Table, view: ThroneView, texts: Texts) -> None:
    if view.phase == 1:
        deck = Text(f"   {texts('board-deck')}: {view.deck_count}", style=_DIM)
        grid.add_row(texts("board-upcard"), Text.assemble(_place(view.upcard), deck))
    grid.add_row(texts("board-trick"), _place(view.led))
    grid.add_row(texts("board-discard"), by_faction(view.discard, style=_DIM))


def _place(token: str | None) -> Text:
    return row([token]) if token else Text("–")


def question(view: ThroneView, texts: Texts) -> str:
    return texts("board-follow", card=view.led) if view.led else texts("board-lead")


def _choice(view: ThroneView, legal: Sequence[str], texts: Texts) -> RenderableType:
    """In two lines, so that a full hand fits beside the words."""
    line = Text(f"{texts('board-legal')}: ", style="bold")
    return Group(Text(question(view, texts)), line.append_text(row(legal)))


def about(view: ThroneView, token: str, texts: Texts) -> RenderableType:
    """The card and the power of its faction."""
    name = Text.assemble(card(token), " ", (words(view, token, texts), "bold"))
    title = texts("faction-title", faction=token[0])
    return Group(name, "", f"{title}: {texts('power', faction=token[0])}")


def card_help(options: object, code: str, texts: Texts) -> RenderableType | None:
    """The power of a card's faction, by the card or by the letter alone."""
    if code not in cards.FACTIONS and code not in cards.CARD_TOKENS:
        return None
    power = f"{texts('faction-title', faction=code[0])}: {texts('power', faction=code[0])}"
    return Text.assemble(card(code), " ", power)


def card(token: str, style: str = "") -> Text:
    return Text(f" {token} ", style=style or _STYLES[token[0]])


def row(tokens: Sequence[str], style: str = "") -> Text:
    return Text("").join(card(token, style) for token in tokens)


def by_faction(tokens: Cards, style: str = "") -> Text:
    """Cards with a gap between the factions."""
    if not tokens:
        return Text("–", style=_DIM)
    groups = [[token for token in tokens if token[0] == letter] for letter in cards.FACTIONS]
    if style:
        return Text("  ").join(Text(" ".join(group), style=style) for group in groups if group)
    return Text(" ").join(row(group) for group in groups if group)


def scoring(view: ThroneView, texts: Texts) -> RenderableType:
    """Who has won which faction and why, and the points of the factions won."""
    own = view.seat or 0
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    names = [_name(view, seat, texts) for seat in (own, 1 - own)]
    grid.add_column(texts("board-faction"), no_wrap=True)
    for name in (*names, texts("board-points"), texts("board-reason")):
        grid.add_column(name)
    for standing in view.factions:
        grid.add_row(*_faction_row(standing, view, names, texts))
    winners = [standing.winner for standing in view.factions]
    won = [winners.count(seat) for seat in (own, 1 - own)]
    points = [view.points[seat] for seat in (own, 1 - own)]
    grid.add_section()
    total = Text(texts("board-total"), style="bold")
    grid.add_row(total, str(won[0]), str(won[1]), f"{points[0]}:{points[1]}", "")
    return grid


def _faction_row(
    standing: Standing, view: ThroneView, names: list[str], texts: Texts
) -> tuple[RenderableType, ...]:
    letter, own = standing.faction, view.seat or 0
    mine, theirs = (
        tuple(token for token in view.sides[seat].score if token[0] == letter)
        for seat in (own, 1 - own)
    )
    if standing.winner is None:
        name, points = texts("board-neutral"), ""
    else:
        name = names[0] if standing.winner == own else names[1]
        points = str(standing.points)
    title = Text.assemble(card(letter), " ", texts("faction-title", faction=letter))
    reason = Text.assemble((name, "bold"), f" ({texts(f'reason-{standing.why}')})")
    return title, _values(mine), _values(theirs), points, reason


def _values(tokens: Cards) -> Text:
    """The values of one faction's cards; the letter is at the head of the row."""
    return Text(" ".join(token[1] for token in tokens) or "–")


BOARD = Board(
    table,
    scoring,
    legend,
    heading=heading,
    places=places,
    question=question,
    tint=lambda token: _STYLES[token[0]],
    about=about,
    opens="trick-began",
    silent=frozenset({"card-dealt", "card-discarded"}),
    card=card_help,
)
