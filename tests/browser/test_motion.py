"""Cards travel in the compositor: what moves must not make the page compute it frame by frame."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Open
from tests.browser.play import GAMES, choose, settled, sit_down, wait_for_turn

# What the compositor can change without the page, and what belongs to every key frame.
_CHEAP = {"transform", "transformOrigin", "translate", "rotate", "scale", "opacity"}
_ALWAYS = {"offset", "computedOffset", "easing", "composite"}
# Which properties are animated, by movements that come to an end.
_WATCH = """() => {
  window.moved = {};
  const look = () => {
    for (const each of document.getAnimations()) {
      if (each.effect.getComputedTiming().endTime === Infinity) continue;
      for (const frame of each.effect.getKeyframes())
        for (const name of Object.keys(frame))
          window.moved[name] = String(each.effect.target.className);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
# What moves on the page at the moment when the mark appears, each time that it does.
_MARKS = """() => {
  window.moving = [];
  window.marks = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target.dataset.settled === undefined) continue;
      window.marks.push(Number(target.dataset.settled));
      for (const each of target.getAnimations({ subtree: true })) {
        const timing = each.effect.getComputedTiming();
        const isFinite = timing.endTime !== Infinity;
        if (isFinite && each.playState === "running") window.moving.push(String(timing.duration));
      }
    }
  }).observe(document.body, { subtree: true, attributeFilter: ["data-settled"] });
}"""
# What the parts of a card are given by the hand: a change would compute the styles of all of them.
_INHERITED = """() => [...document.querySelectorAll(".hand .card *")].map((each) => {
  const style = getComputedStyle(each);
  return ["--turn", "--bent", "--per-row"].map((name) => style.getPropertyValue(name)).join(" ");
})"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_laid_out_while_it_moves_and_all_stands_when_the_board_is_settled(
    game: str, open_page: Open
) -> None:
    page = open_page(is_moving=True)
    sit_down(page, game)
    page.evaluate(_WATCH)
    page.evaluate(_MARKS)
    rng = random.Random(game)
    first, choices = settled(page).version, 0
    while choices < 4 or settled(page).version < first + 6:
        assert choose(page, rng) is not None
        assert wait_for_turn(page)
        choices += 1
    assert page.evaluate("window.moving") == []
    marks = page.evaluate("window.marks")
    assert marks
    assert marks == sorted(marks)
    moved = page.evaluate("window.moved")
    assert "transform" in moved
    assert {name: moved[name] for name in moved.keys() - _CHEAP - _ALWAYS} == {}
    letters = page.locator(".card text").first
    assert letters.evaluate("each => getComputedStyle(each).textRendering") == "geometricprecision"


@pytest.mark.parametrize("game", ["throne", "dwarves"])
def test_cards_do_not_inherit_their_place_in_the_hand(game: str, open_page: Open) -> None:
    page = open_page()
    sit_down(page, game)
    assert set(page.evaluate(_INHERITED)) == {"0deg 0 1"}
