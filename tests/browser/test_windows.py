"""Boards, lessons, replays, dialogs and the lobby in every window: see ``windows``."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.browser.axe import accessible, serious
from tests.browser.card_sizes import CARDS, grows, names_can_be_read
from tests.browser.guests import Guest, Guests, Listener
from tests.browser.hints import speak_at_length, wordy
from tests.browser.play import GAMES, OVER, choose, click, settled
from tests.browser.positions import Tables, fullest, middle, start, whole
from tests.browser.test_large_text import PHONES, enlarge
from tests.browser.test_lessons import BUBBLE, do, goes_on, steps_of, wait_for
from tests.browser.windows import LAID_OUT, LANGUAGES, WINDOWS, Window, boxes, printed, walk
from tests.server.client import close_all
from tests.server.running import Seeded
from zweikampf.engine import registry
from zweikampf.server.table.clocks import ClockSettings

_DESK = (1280, 800)
SMALLEST = ((320, 568), (568, 320))
SETTINGS = "[data-action=settings]"
_LOG = logging.getLogger(__name__)
POSITIONS = {"start": start, "middle": middle, "fullest": fullest}


class Laid(NamedTuple):
    tables: Tables
    at: dict[tuple[str, str], str]  # tables by game and position, for tests that end nothing
    given_up: dict[str, str]  # in the fullest position, by game, for the test that ends them
    asked: dict[str, str]  # tables with bob, by game, that offers end
    talking: dict[str, str]  # others with bob, by game
    ended: dict[str, str]  # finished by the rules, by game
    guests: Guests
    come: list[Guest]  # in the test that runs

    def open(self, table: str, script: str = "") -> Page:
        """Anna at a table; the script runs before the page."""
        page = self.open_page(f"/t/{table}", script)
        settled(page)
        return page

    def open_lobby(self) -> Page:
        """Anna, who has many tables."""
        page = self.open_page("/")
        for game in GAMES:
            page.locator(f"[data-play={game}]").wait_for()
        return page

    def open_page(self, path: str, script: str = "", *, is_anna: bool = True) -> Page:
        guest = self.guests.come(listeners=_SAID)
        self.come.append(guest)
        if script:
            guest.page.add_init_script(script)
        if is_anna:
            self.tables.seat(self.tables.anna, guest.page.context)
        guest.page.goto(self.tables.server.url + path)
        return guest.page


def _lost(request: Request) -> None:
    _LOG.warning("lost: %s %s", request.url, request.failure)


# Shown by pytest if the test fails.
_SAID: tuple[Listener, ...] = (
    ("console", lambda message: _LOG.warning("console: %s", message.text)),
    ("pageerror", lambda error: _LOG.warning("error: %s", error)),
    ("requestfailed", _lost),
)


@pytest.fixture(scope="module")
def all_laid(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Laid]:
    database = tmp_path_factory.mktemp("windows") / "tables.db"
    with Seeded(Path(database)) as server:
        tables = Tables(server, database)
        at = {
            (game, name): tables.lay(game, position(game))
            for game in GAMES
            for name, position in POSITIONS.items()
        }
        for game in GAMES:
            at[game, "wordy"] = tables.lay(game, wordy(game), clock=_CLOCK)
        asked, talking = (
            {game: tables.lay(game, middle(game), with_bob=True) for game in GAMES}
            for _ in range(2)
        )
        given_up = {game: tables.lay(game, fullest(game)) for game in GAMES}
        ended = {game: tables.lay(game, whole(game)[:-1]) for game in GAMES}
        tables.ready()
        for game, table in ended.items():
            with tables.anna.sit(table) as seat:
                if seat.wait_to_act():
                    seat.act(whole(game)[-1])
                seat.hear_facts(status="over")
        guests = Guests(chromium, server.url)
        yield Laid(tables, at, given_up, asked, talking, ended, guests, [])
        # The tests of this file run in any order: none may find a game that another has ended.
        assert [where for where, table in at.items() if _is_over(tables, table)] == []
        guests.close()
        close_all()


def _is_over(tables: Tables, table: str) -> bool:
    with tables.anna.sit(table) as seat:
        return bool(seat.hear_until("full")["facts"]["status"] == "over")


@pytest.fixture
def laid(all_laid: Laid) -> Iterator[Laid]:
    with ExitStack() as leaving:
        yield all_laid
        while all_laid.come:
            leaving.callback(all_laid.guests.leave, all_laid.come.pop())


# The middle of a game is walked with a hint below, which moves nothing on the board.
@pytest.mark.parametrize("position", ["start", "fullest"])
@pytest.mark.parametrize("game", GAMES)
def test_boards(laid: Laid, game: str, position: str) -> None:
    page = laid.open(laid.at[game, position])
    assert walk(page, names=laid.tables.names, accessible=True) == []
    assert printed(page) == []
    if (game, position) == ("dwarves", "start"):  # elsewhere pictures say the same
        assert names_can_be_read(page, (390, 844))
    grows(page, CARDS[game])
    if (game, position) in _REFUSED:
        refuses(page, _REFUSED[game, position], laid)
    enlarged(page, laid, has_hint=(game, position) not in _WITHOUT_HINT)


# Nothing may be chosen yet that is worth a thought.
_WITHOUT_HINT = {("dwarves", "start")}


def enlarged(page: Page, laid: Laid, *, has_hint: bool) -> None:
    """In letters of twice the size, with a hint where there is one: it may scroll, and nothing of
    the board is covered. In the longer language: ``test_large_text`` looks at both."""
    enlarge(page)
    if has_hint:
        page.locator("[data-action=hint]").click()
        expect(page.locator(".hint")).to_be_visible()
    assert walk(page, languages=LANGUAGES[:1], names=laid.tables.names) == []


@pytest.mark.parametrize("game", GAMES)
def test_hints(laid: Laid, game: str) -> None:
    """All of it is in sight wherever it is read, and nothing moves to make room for it."""
    page = laid.open(laid.at[game, "middle"])
    advised(page, WINDOWS, laid)
    if (game, "middle") in _REFUSED:  # beside the hint, or in its place
        refuses(page, _REFUSED[game, "middle"], laid)


# What may not be chosen in a position, with a sentence of the rules that says why.
_REFUSED = {
    ("throne", "middle"): ".hand [aria-disabled]",
    ("tower", "fullest"): "[data-token=z]",
    ("dwarves", "fullest"): ".hand [data-token^=V7]",
}


def refuses(page: Page, spot: str, laid: Laid) -> None:
    """The sentence is whole wherever there is little room, and nothing moves to make some."""
    before, windows = boxes(page, _TIGHT), (*_TIGHT, (820, 1180))
    click(page.locator(spot).first)
    expect(page.locator(".refused")).to_be_visible()
    assert walk(page, windows, names=laid.tables.names, whole=".refused", unmoved=before) == []
    page.locator(".refused .shut").click()
    expect(page.locator(".refused")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_longest_hints(laid: Laid, game: str) -> None:
    """Beside clocks, which stay in sight. In letters of twice the size they scroll, and say so."""
    page = laid.open(laid.at[game, "wordy"])
    speak_at_length(page, game)
    page.reload()
    settled(page)
    advised(page, _TIGHT, laid)
    expect(page.locator(".clock:visible")).to_have_count(2)
    enlarge(page)
    assert walk(page, (*_TIGHT, (820, 1180)), names=laid.tables.names) == []
    for width, height in _LARGE:
        page.set_viewport_size({"width": width, "height": height})
        can_be_read_by_keys(page)


_CLOCK = ClockSettings(base=300, increment=5)
_POLLING = 15  # milliseconds; a page that nobody looks at may draw no frames
_LARGE = (*PHONES, (1366, 650))


def can_be_read_by_keys(page: Page) -> None:
    """What is said begins with the best move; the last word of its reasons comes with a key."""
    said = page.locator(".said")
    page.evaluate(f"async () => {{{LAID_OUT}}}")
    expect(said).to_have_attribute("data-more", "")
    assert page.evaluate(_IN_SIGHT) == [True, False]
    said.focus()
    page.keyboard.press("End")
    in_sight = f"() => String(({_IN_SIGHT})()) === 'false,true'"
    page.wait_for_function(in_sight, polling=_POLLING)
    expect(said).not_to_have_attribute("data-more", "")
    page.keyboard.press("Home")
    page.wait_for_function(
        "() => document.querySelector('.said').scrollTop === 0", polling=_POLLING
    )


# Whether the first and the last line of a hint are inside its box.
_IN_SIGHT = """() => {
  const box = document.querySelector(".said").getBoundingClientRect();
  const [best, why] = [".hint .best", ".hint [data-why]"].map((each) =>
    [...document.querySelector(each).getClientRects()]);
  return [best[0], why.at(-1)].map((line) =>
    line.top >= box.top - 1 && line.bottom <= box.bottom + 1);
}"""
_TIGHT = tuple(window for window in WINDOWS if window[0] < 400 or window[1] < 700)


def advised(page: Page, windows: Sequence[Window], laid: Laid) -> None:
    before = boxes(page, windows)
    page.locator("[data-action=hint]").click()
    expect(page.locator(".hint")).to_be_visible()
    names, is_asked = laid.tables.names, windows == WINDOWS  # the same to axe, however long it is
    found = walk(page, windows, names=names, whole=".hint", unmoved=before, accessible=is_asked)
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_offers(laid: Laid, game: str) -> None:
    """They stand in the same place in all games. A move can be taken back, what was laid not. Who
    is asked has more to read and to press than who asks."""
    tables = laid.tables
    page = laid.open(laid.asked[game])
    move(page)
    before = boxes(page, [_DESK])
    page.locator("[data-action=takeback]").click()
    expect(page.locator(".offer")).to_be_visible()
    assert boxes(page, [_DESK]) == before
    assert walk(page, SMALLEST, names=tables.names, whole=".offer") == []
    accessible(page)
    tables.seat(tables.bob, page.context)
    page.reload()
    settled(page)
    expect(page.locator("[data-answer=accept]")).to_be_visible()
    assert walk(page, names=tables.names, whole=".offer", accessible=True) == []
    with tables.anna.sit(laid.asked[game]) as anna:
        can = anna.hear_until("full")["facts"]["can"]
        assert can["draw"] == registry.find(game).can_draw
        if can["draw"]:
            assert anna.ask("offer", what="draw", version=anna.version)["type"] == "done"
            expect(page.locator("[data-answer=accept]")).to_have_count(2)
            assert walk(page, _TIGHT, names=tables.names, whole=".offer") == []
        anna.ask("resign")
        anna.hear_facts(status="over")
        assert anna.ask("offer", what="rematch", version=anna.version)["type"] == "done"
    page.wait_for_selector(OVER)
    expect(page.locator("dialog[open] [data-answer=accept]")).to_be_visible()
    assert walk(page, _FOLDED, names=tables.names) == []
    page.keyboard.press("Escape")
    expect(page.locator(".offer [data-answer=accept]")).to_be_visible()
    assert walk(page, _TIGHT, names=tables.names, whole=".offer") == []


_SESSION = Path(__file__).parents[2] / "web" / "src" / "state" / "session.svelte.ts"
_PHRASE = re.findall(r"const PHRASE = ([0-9_]+);", _SESSION.read_text())[0]
# A phrase stays as long as the walk takes.
_STAYS = f"""const later = window.setTimeout;
window.setTimeout = (call, wait, ...values) =>
  wait === {_PHRASE} ? 0 : later(call, wait, ...values);"""


@pytest.mark.parametrize("game", GAMES)
def test_phrases(laid: Laid, game: str) -> None:
    """Between people there is one more button, and both plates have something to say. The dialog
    and the plates are the same in all games: where there is room, one of them is looked at."""
    page = laid.open(laid.talking[game], _STAYS)
    before = boxes(page, [_DESK])
    page.locator("[data-action=say]").click()
    page.wait_for_selector("dialog[open] [data-say]")
    windows = WINDOWS if game == GAMES[0] else SMALLEST
    assert walk(page, windows, names=laid.tables.names) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    page.evaluate("document.querySelector('.languages [lang=en]').click()")
    page.locator("[data-say=good-game]").click()
    with laid.tables.bob.sit(laid.talking[game]) as bob:
        assert bob.ask("say", what="well-played")["type"] == "done"
    expect(page.locator("[data-phrase]")).to_have_count(2)
    assert boxes(page, [_DESK]) == before
    assert walk(page, WINDOWS if game == GAMES[0] else _TIGHT, names=laid.tables.names) == []


def move(page: Page) -> None:
    """One action of the reader, however many clicks it takes."""
    rng = random.Random(2)
    first = settled(page, is_turn=True).version
    while settled(page).version == first:
        assert choose(page, rng) is not None


@pytest.mark.parametrize("game", GAMES)
def test_results_and_replays(laid: Laid, game: str) -> None:
    page = laid.open(laid.given_up[game])
    page.locator("[data-action=resign]").click()
    page.locator("dialog[open] button[value=yes]").click()
    page.wait_for_selector(OVER)
    # A game that the rules have ended has more to say: see below.
    assert walk(page, SMALLEST, names=laid.tables.names) == []
    accessible(page)
    page.locator("[data-action=replay]").click()
    page.locator("[data-review=done]").or_(page.locator("[data-action=review]")).first.wait_for()
    settled(page)
    assert walk(page, names=laid.tables.names, accessible=True) == []
    enlarge(page)  # the lowest board there is
    assert walk(page, PHONES, names=laid.tables.names) == []


@pytest.mark.parametrize("game", GAMES)
def test_results_by_the_rules(laid: Laid, game: str) -> None:
    """With all that the game counts at its end."""
    page = laid.open(laid.ended[game])
    page.wait_for_selector(OVER)
    assert walk(page, names=laid.tables.names, accessible=True) == []


@pytest.mark.parametrize("game", GAMES)
def test_lessons(laid: Laid, game: str) -> None:
    """The bubble may lie on the board, never on what it points at. Its first step in all windows,
    the longest texts in the smallest ones."""
    table = laid.tables.anna.create(game, opponent={"kind": "lesson"})["table"]["id"]
    page = laid.open(table)
    for at, step in enumerate(steps_of(game)):
        wait_for(page, step)
        windows, languages = (WINDOWS, LANGUAGES) if at == 0 else (SMALLEST, ["de"])
        wrong = walk(page, windows, languages, within=BUBBLE, accessible=at == 0)
        assert wrong == [], step.text
        do(page, game, step)
        goes_on(page, step)


# Single options stand behind a summary.
_UNFOLD = "document.querySelectorAll('dialog[open] details').forEach((each) => (each.open = true))"


def test_lobby_and_its_dialogs(laid: Laid) -> None:
    """The lobby may scroll; the button that starts a game is always in sight."""
    page = laid.open_lobby()
    assert walk(page, may_scroll=True, names=laid.tables.names, accessible=True) == []
    for game in GAMES:
        page.locator(f"[data-more={game}]").click()
        assert walk(page, may_scroll=True, first="dialog[open] [type=submit]") == []
        page.evaluate(_UNFOLD)
        assert walk(page, (*SMALLEST, (1366, 650)), may_scroll=True) == []
        accessible(page)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("opener", ["[data-short-of=tower]", "[data-explain=dwarves]", SETTINGS])
def test_dialogs_to_read_and_settings(laid: Laid, opener: str) -> None:
    page = laid.open_lobby()
    page.locator(opener).click()
    page.wait_for_selector("dialog[open]")
    if opener != SETTINGS:
        page.wait_for_selector("dialog [data-lesson]")  # the names of the deck are there
    assert walk(page, may_scroll=True, accessible=True) == []


# Where a dialog is opened from, click by click, by the file that it is in. "log" and "help" are
# sheets where the panel is folded.
_OPENED = {
    "table/Confirm": ("throne", "[data-action=resign]"),
    "table/Panel": ("tower", "[data-action=log]"),
    "help/RuleLinks": (
        "lobby",
        "[data-explain=throne]",
        "[data-lesson] > summary",
        "[data-lesson] [data-rule-link] >> nth=0",
    ),
    "fairness/SealBadge": ("new", "[data-badge]"),
    "table/Curtain": ("screen",),
    "games/dwarves/Discards": ("dwarves", '.board [aria-haspopup="dialog"] >> nth=0'),
    "games/dwarves/CardHelp": (
        "dwarves",
        '.board [aria-haspopup="dialog"] >> nth=0',
        "dialog[open] li button >> nth=0",
    ),
}
_ELSEWHERE = {
    "deal/AgainDialog",
    "shell/RulesDialog",
    "shell/SetupDialog",
    "settings/SettingsDialog",
    "table/ResultDialog",
    "table/SayDialog",
}
_FOLDED = (*SMALLEST, (390, 844), (932, 430))
_SOURCE = Path(__file__).parents[2] / "web" / "src"


def test_every_dialog_is_looked_at() -> None:
    files = {path for path in _SOURCE.rglob("*.svelte") if "<dialog" in path.read_text()}
    found = {str(path.relative_to(_SOURCE).with_suffix("")) for path in files}
    assert found == _OPENED.keys() | _ELSEWHERE


@pytest.mark.parametrize("dialog", _OPENED)
def test_dialogs_here_and_there(laid: Laid, dialog: str) -> None:
    at, *clicks = _OPENED[dialog]
    if at == "lobby":
        path = "/"
    elif at in GAMES:
        path = f"/t/{laid.at[at, 'middle']}"
    else:
        kind = {"kind": "screen"} if at == "screen" else {"kind": "computer", "level": 1}
        created = laid.tables.anna.create("throne", opponent=kind)
        path = f"/t/{created['table']['id']}"
    page = laid.open_page(path)
    page.set_viewport_size({"width": 390, "height": 844})
    for each in clicks:
        page.locator(each).click()
    page.wait_for_selector("dialog[open]")
    assert walk(page, _FOLDED, may_scroll=at == "lobby", names=laid.tables.names) == []
    for width, height in _FOLDED[1:3]:
        page.set_viewport_size({"width": width, "height": height})
        assert serious(page) == []


def test_invitations(laid: Laid) -> None:
    """For the one who waits, and for the one who is asked: what to do first is in sight."""
    tables = laid.tables
    host = laid.open_lobby()
    host.locator("[data-invite=tower]").click()
    host.locator("[data-qr]").wait_for()
    link = host.locator("[data-invite-link]").input_value()
    names, start = tables.names, "main .button.primary"
    assert walk(host, may_scroll=True, names=names, first=start, accessible=True) == []
    friend = laid.open_page(link.removeprefix(tables.server.url), is_anna=False)
    friend.locator("[data-learn]").wait_for()
    sit = "main [type=submit]"
    assert walk(friend, may_scroll=True, names=names, first=sit, accessible=True) == []
