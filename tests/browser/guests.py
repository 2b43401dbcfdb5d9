"""Guests of the browser tests, one after the other at the same pages.

A page that stays in its process loads our client in half of the time: Chromium has compiled it. So
a page is not closed after a test. It is emptied, rests at an address of the same server, and the
next guest who wishes for the same kind of browser gets it. Of a guest who has changed more than
can be put back, nothing is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from tests.patience import PATIENCE

WIDE = (1280, 800)
PHONE = (360, 740)
_USUAL = {"locale": "en-GB", "scheme": "light"}
# The random words of the players are part of what deals the cards: these repeat. Ids stay random.
_WORDS = """(() => {
  const random = crypto.getRandomValues.bind(crypto);
  let words = 0;
  crypto.getRandomValues = (array) =>
    array.length === 32 ? array.fill(16 * %d + words++) : random(array);
})()"""
_AT_ONCE = """try {
  const kept = JSON.parse(localStorage.getItem("zweikampf-kept") ?? "{}");
  localStorage.setItem("zweikampf-kept", JSON.stringify({ ...kept, showsAtOnce: true }));
} catch { /* an empty page */ }"""
# What cannot be put back, of a context, a page or the clock of both.
LASTING: dict[type, tuple[str, ...]] = {
    BrowserContext: (
        *("add_init_script", "expose_binding", "expose_function", "grant_permissions"),
        *("new_cdp_session", "route", "route_from_har", "route_web_socket", "set_offline"),
        *("set_extra_http_headers", "set_geolocation", "clear_permissions", "on", "once"),
        *("set_default_timeout", "set_default_navigation_timeout", "remove_listener", "close"),
    ),
    Page: (
        *("add_init_script", "add_locator_handler", "expose_binding", "expose_function"),
        *("emulate_media", "route_web_socket", "set_extra_http_headers", "once"),
        *("set_default_timeout", "set_default_navigation_timeout", "remove_listener", "close"),
    ),
}
_OF_CLOCKS = (
    *("install", "fast_forward", "pause_at", "resume", "run_for"),
    *("set_fixed_time", "set_system_time"),
)


def new_context(
    chromium: Browser,
    number: int = 0,
    *,
    size: tuple[int, int] = WIDE,
    locale: str = _USUAL["locale"],
    scheme: str = _USUAL["scheme"],
    is_moving: bool = False,
    is_installed: bool = False,
    **wishes: Any,
) -> BrowserContext:
    """A guest with random words that follow from the number, for whom nothing is animated unless
    ``is_moving``, and who has no service worker unless ``is_installed``."""
    context = chromium.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=locale,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="no-preference" if is_moving else "reduce",
        service_workers="allow" if is_installed else "block",
        **wishes,
    )
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(_WORDS % number)
    if not is_moving:
        context.add_init_script(_AT_ONCE)
    return context


Listener = tuple[str, Callable[[Any], None]]


class Guest(NamedTuple):
    page: Page
    kind: str  # of browser: what its context was made with
    listeners: list[Listener]
    lasting: list[str]  # what the guest has done that cannot be put back


class Guests:
    """All guests of one server."""

    def __init__(self, chromium: Browser, url: str) -> None:
        self._chromium = chromium
        self._url = url
        self._kept: dict[str, list[Page]] = {}

    def come(
        self,
        number: int = 0,
        *,
        size: tuple[int, int] = WIDE,
        listeners: Sequence[Listener] = (),
        is_new: bool = False,
        **wishes: Any,
    ) -> Guest:
        """``is_new``: in a browser that has loaded no file yet; what others have loaded stays in
        the caches of those that are kept."""
        usual = _USUAL.items()  # a wish for what everybody gets is none
        wanted = {name: wish for name, wish in wishes.items() if (name, wish) not in usual}
        kind = repr((number, sorted(wanted.items())))
        kept = self._kept.get(kind)
        if kept and not is_new:
            page = kept.pop()
            page.set_viewport_size({"width": size[0], "height": size[1]})
        else:
            page = new_context(self._chromium, number, size=size, **wishes).new_page()
        lasting = ["is_installed"] if wishes.get("is_installed") else []
        lasting += ["is_new"] if is_new else []
        guest = Guest(page, kind, [], lasting)
        _note(guest)
        for event, hear in listeners:
            page.on(event, hear)  # type: ignore[call-overload]
        return guest

    def leave(self, guest: Guest) -> None:
        page, context = guest.page, guest.page.context
        for each, names in _watched(page):
            for name in (*names, "on"):
                vars(each).pop(name, None)
        is_kept = False
        try:
            if not page.is_closed():
                # What was said until now has been heard. Not ``evaluate``: at a page that is still
                # on its way it would wait for ever.
                page.wait_for_function("1")
            for event, hear in guest.listeners:
                page.remove_listener(event, hear)
            is_kept = not guest.lasting and self._emptied(page)
        finally:
            if is_kept:
                self._kept.setdefault(guest.kind, []).append(page)
            else:
                context.close()

    def _emptied(self, page: Page) -> bool:
        """Forget all that a guest has done; whether that was possible."""
        context = page.context
        if not page.url.startswith(self._url + "/"):
            return False  # what is kept for other addresses is not ours to clear
        for other in context.pages:
            if other is not page:
                other.close()
        page.unroute_all()
        page.goto(f"{self._url}/health")
        page.evaluate("sessionStorage.clear()")  # nobody is left who could write
        page.mouse.move(-1, -1)
        context.clear_cookies()
        session = context.new_cdp_session(page)
        origin = {"origin": self._url, "storageTypes": "all"}
        session.send("Storage.clearDataForOrigin", origin)
        session.send("Page.resetNavigationHistory")
        session.detach()
        return True

    def close(self) -> None:
        for pages in self._kept.values():
            for page in pages:
                page.context.close()
        self._kept.clear()


def _watched(page: Page) -> list[tuple[object, tuple[str, ...]]]:
    """With the names of what lasts when it is done to them."""
    context = page.context
    return [(page, LASTING[Page]), (context, LASTING[BrowserContext]), (page.clock, _OF_CLOCKS)]


def _note(guest: Guest) -> None:
    """From here on, what the guest does that outlasts a page is known."""
    page = guest.page

    def noted(call: Callable[..., Any]) -> Callable[..., Any]:
        def call_and_note(*values: Any, **named: Any) -> Any:
            guest.lasting.append(call.__name__)
            return call(*values, **named)

        return call_and_note

    for each, names in _watched(page):
        for name in names:
            setattr(each, name, noted(getattr(each, name)))
    listen = page.on

    def listen_and_note(event: Any, hear: Callable[[Any], None]) -> None:
        guest.listeners.append((event, hear))
        listen(event, hear)

    page.on = listen_and_note  # type: ignore[method-assign, assignment]
