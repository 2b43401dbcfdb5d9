"""A game as each seat experienced it: what it saw, and which chance actions were hidden from it.

OpenSpiel wants two things that a position alone does not give. An *information state* is all that a
seat has seen so far, in order: its own actions, its opponent's, and the chance actions that were
shown to it; ``?`` stands for a hidden one. And a *resampled* game is a whole history that the seat
cannot tell from the true one: hidden cards are dealt again, and every card revealed since was dealt
to its owner early enough.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from zweikampf.engine import actors, bits, registry
from zweikampf.engine.game import AnyGame, View
from zweikampf.engine.options import Options
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.envs.environment import NO_SECRETS, environment_of

HIDDEN = -1
SEATS = (0, 1)


@dataclass
class Dealt:
    """One seat's secret cards: when they came, and when which of them was revealed."""

    draws: list[tuple[int, int]] = field(default_factory=list)  # ply, place
    shown: list[tuple[int, int, int]] = field(default_factory=list)  # ply, place, code

    def copy(self) -> Dealt:
        return Dealt(self.draws[:], self.shown[:])


class Story:
    """A state with all that has led to it."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game = game
        self.options = options
        self.state: State = game.new(options)
        self.actions: list[int] = []
        self.actors: list[int] = []
        self.seen = ["", ""]
        self.trails: list[list[int]] = [[], []]
        self.began: State | None = None  # where, if not at the start of a game
        self._dealt = [Dealt(), Dealt()]
        self._secrets = environment_of(game.id).secrets

    @classmethod
    def from_view(cls, game: AnyGame, options: Options, view: View, rng: Rng) -> Story:
        """Begins where a seat stands that knows this view."""
        assert view.seat is not None
        story = cls(game, options)
        story.state = game.sample(view, rng)
        story.began = story.state.copy()
        story.seen[view.seat] = json.dumps(view.json(), separators=(",", ":"))
        story._begin_for(1 - view.seat)
        return story

    def _begin_for(self, other: int) -> None:
        """What the other seat knows besides the view that the story began with: its own cards."""
        if self._secrets is not None:
            places = self._secrets.places(self.state, other)
            codes = [
                sorted(map(self._secrets.codes.__getitem__, bits.members(set_))) for set_ in places
            ]
            self.seen[other] = str(codes)

    @property
    def actor(self) -> int:
        return self.state.actor

    def apply(self, action: int) -> None:
        """One action, and what it adds to what everyone has seen; ``Refused`` if it is not legal,
        and then nothing has changed."""
        state = self.state
        action = state.check(action)
        actor = state.actor
        by_chance = actor == actors.CHANCE
        token = self.game.format_action(action)
        for seat in SEATS:
            shown = seat == actor or state.shows(seat)
            self.seen[seat] += f" {token}" if shown else " ?"
            self.trails[seat].append(action if shown else HIDDEN)
        if self._secrets is None:
            state.apply_unchecked(action)
        else:
            before = [self._secrets.places(state, seat) for seat in SEATS]
            state.apply_unchecked(action)
            self._remember(before, by_chance)
        self.actions.append(action)
        self.actors.append(actor)

    def _remember(self, before: list[tuple[int, ...]], by_chance: bool) -> None:
        assert self._secrets is not None
        ply = len(self.actions)
        for seat in SEATS:
            after = self._secrets.places(self.state, seat)
            if after == before[seat]:
                continue
            dealt = self._dealt[seat]
            for place, (old, new) in enumerate(zip(before[seat], after, strict=True)):
                if by_chance and new & ~old:
                    dealt.draws.append((ply, place))
                for card in bits.members(old & ~new):
                    dealt.shown.append((ply, place, self._secrets.codes[card]))

    # Copies

    def copy(self) -> Story:
        twin = Story(self.game, self.options)
        twin.state = self.state.copy()
        twin.began = self.began
        twin.actions = self.actions[:]
        twin.actors = self.actors[:]
        twin.seen = self.seen[:]
        twin.trails = [trail[:] for trail in self.trails]
        twin._dealt = [dealt.copy() for dealt in self._dealt]
        return twin

    def __deepcopy__(self, memo: object) -> Story:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        began = None if self.began is None else self.began.position()
        texts = self.options.texts()
        return _told_again, (self.game.id, texts, self.actions, began, self.seen)

    # Another story that looks the same to a seat

    def resampled(self, seat: int, rng: Rng) -> Story:
        """Each possible story equally likely, as far as chance goes."""
        if self._secrets is NO_SECRETS:
            return self.copy()
        if self._secrets is None:
            return self._begun_here(seat, rng)
        if self.began is not None:
            return self._begun_again(seat, rng)
        world = self.state.copy()
        world.resample(seat, rng)
        return self._retold(1 - seat, world, rng)

    def _begun_here(self, seat: int, rng: Rng) -> Story:
        """A game that does not say where it keeps its secrets: what came before stays unknown."""
        twin = self.copy()
        twin.state.resample(seat, rng)
        twin.began = twin.state.copy()
        twin.actions, twin.actors = [], []
        twin.trails[1 - seat] = []
        return twin

    def _begun_again(self, seat: int, rng: Rng) -> Story:
        if self.actions:
            raise ValueError("a game that began with a view is resampled where it began")
        twin = self.copy()
        twin.state.resample(seat, rng)
        twin.began = twin.state.copy()
        twin._begin_for(1 - seat)
        return twin

    def _retold(self, other: int, world: State, rng: Rng) -> Story:
        """This story with other cards for the other seat, so that it leads to this world."""
        assert self._secrets is not None
        twin = self.copy()
        twin.state = world
        dealt = twin._dealt[other]
        new: dict[int, int] = {}
        for place, cards in enumerate(self._secrets.places(world, other)):
            plies = [ply for ply, where in dealt.draws if where == place]
            # Revealed cards, the earliest first: any free draw before that. However
            # they choose, later ones have equally many left, so all ways are equally likely.
            for shown, where, code in dealt.shown:
                if where == place:
                    early = sum(ply < shown for ply in plies)
                    new[plies.pop(rng.below(early))] = code
            for card in bits.members(cards):
                new[plies.pop(rng.below(len(plies)))] = self._secrets.codes[card]
        for ply, action in new.items():
            twin.actions[ply] = action
            twin.trails[other][ply] = action
        name = self.game.format_action
        twin.seen[other] = "".join(
            " ?" if action == HIDDEN else f" {name(action)}" for action in twin.trails[other]
        )
        return twin


def _told_again(
    game: str, options: dict[str, str], actions: list[int], began: str | None, seen: list[str]
) -> Story:
    rules = registry.find(game)
    story = Story(rules, rules.options.parse(options))
    if began is not None:
        story.state = rules.parse_position(began)
        story.began = story.state.copy()
    for action in actions:
        story.apply(action)
    story.seen = seen
    return story
