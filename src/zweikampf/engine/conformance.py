"""A kit of checks for any game, ours or another distribution's.

    from zweikampf.engine import conformance
    conformance.run(MyGame())

Random games are played, and after every few actions each promise of the contract is checked.
A broken promise raises ``NotConformant`` with the promise, the options and the position.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Protocol, runtime_checkable

from zweikampf.engine import actors, notation, record, replay
from zweikampf.engine.deal_check import broken_promise
from zweikampf.engine.dealer import CommittedDealer, SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import OptionError, PositionError, Refused, ZweikampfError
from zweikampf.engine.game import AnyGame, Game, View
from zweikampf.engine.journal import Journal
from zweikampf.engine.options import Options
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.engine.submit import submit

READERS = (0, 1, None)
_SOME_WORLDS = 8  # one that differs is enough to show that something is hidden ...
_MANY_WORLDS = 500  # ... but it may be rare


@runtime_checkable
class Symmetric(Protocol):
    """A game may also say what exchanging its seats means; then that is checked."""

    def mirror(self, state: Any) -> Any:
        """The state with the seats exchanged; ``None`` where the setup distinguishes the seats."""

    def mirror_action(self, action: int) -> int:
        """The action that means in the mirrored state what this one means here."""


@runtime_checkable
class Folding(Protocol):
    """A game may also say how events change a view; then the kit checks that they say enough."""

    def fold(self, view: Any, event: Any) -> Any:
        """The view after an event as its reader saw it."""


class NotConformant(AssertionError):
    """A promise of the contract that a game breaks."""


@dataclass
class Trial:
    """One random game under test, stopped at some position of it."""

    game: AnyGame
    options: Options
    state: State
    rng: Rng
    action: int  # the one that is played next

    def expect(self, holds: bool, promise: str, detail: object = "") -> None:
        """``NotConformant`` unless the promise holds."""
        if not holds:
            raise NotConformant(
                f"{self.game.id} {self.options.texts()}: {promise} {detail}\n"
                f"  action {self.game.format_action(self.action)}\n  {self.state.position()}"
            )


def run(
    game: AnyGame,
    games: int = 2,
    seed: int = 0,
    every: int = 3,
    options: Iterable[Options] | None = None,
) -> int:
    """Try every promise on random games of these option sets, or of all; the number of positions
    tried."""
    tried = 0
    check_presets(game)
    check_names(game)
    for chosen in all_options(game) if options is None else options:
        for number in range(seed, seed + games):
            for trial in walk(game, chosen, number, every):
                for promise in PROMISES:
                    promise(trial)
                tried += 1
            check_whole_game(game, chosen, number, every)
        check_same_deal(game, chosen, seed)
    return tried


def all_options(game: AnyGame) -> Iterator[Options]:
    """Every combination of the listed choices that the game accepts, and each older version of the
    rules whose records it still plays."""
    listed = [each for each in game.options.fields() if each.metadata.get("choices")]
    for values in product(*(each.metadata["choices"] for each in listed)):
        chosen = {each.name: value for each, value in zip(listed, values, strict=True)}
        try:
            yield game.options.parse(chosen)
        except OptionError:
            continue  # a combination that makes no sense in this game
    for version in game.older_versions:
        yield game.options_by({}, version)


def check_presets(game: AnyGame) -> None:
    """The first preset is the default game, each can be played, and no two mean the same."""
    found: list[dict[str, str]] = []
    for name in game.options.presets:
        try:
            found.append(game.options.parse({}, preset=name).texts())
        except OptionError as error:
            raise NotConformant(f"{game.id}: preset {name} can be played: {error}") from None
    if found and found[0] != game.options().texts():
        raise NotConformant(f"{game.id}: the first preset is the default of every option")
    if any(one in found[:at] for at, one in enumerate(found)):
        raise NotConformant(f"{game.id}: every preset means something else")


def check_names(game: AnyGame) -> None:
    """Every action has a token, and no other number has one."""
    for action in range(game.num_actions):
        game.format_action(action)
    for wrong in (-1, game.num_actions):
        try:
            token = game.format_action(wrong)
        except ZweikampfError:
            continue
        raise NotConformant(f"{game.id}: no number but an action has a token: {wrong} has {token}")


def walk(game: AnyGame, options: Options, seed: int, every: int) -> Iterator[Trial]:
    """A position every few actions of a random game; the first and the last ones are among them."""
    state = game.new(options)
    rng = Rng(seed)
    ply = 0
    while state.actor != actors.OVER:
        action = state.pick(rng)
        if ply % every == 0 or _ends(state, action):
            yield Trial(game, options, state, Rng(seed * 1_000_003 + ply), action)
        state.apply_unchecked(action)
        ply += 1


# The promises, one function each


def legal_is_why_not(trial: Trial) -> None:
    """An action is legal exactly if there is no reason against it; weights are positive."""
    state = trial.state
    legal = state.legal()
    trial.expect(bool(legal), "legal is not empty")
    trial.expect(len(set(legal)) == len(legal), "legal has no repeats")
    allowed = [at for at in range(trial.game.num_actions) if state.why_not(at) is None]
    trial.expect(sorted(legal) == allowed, "legal equals no reason why not", (legal, allowed))
    trial.expect(all(weight > 0 for weight in state.weights()), "weights are positive")


def refused_changes_nothing(trial: Trial) -> None:
    """An illegal token is refused with a reason, and the state stays as it was."""
    state, before = trial.state, trial.state.position()
    wrong = next((at for at in range(trial.game.num_actions) if state.why_not(at)), None)
    tokens = ["no such token", *([] if wrong is None else [trial.game.format_action(wrong)])]
    for token in tokens:
        if wrong is not None and token in _legal_tokens(trial):
            continue  # the token names a legal action too (another phase, another meaning)
        try:
            submit(trial.game, state, state.actor, token, version=0, current=0)
        except Refused as error:
            trial.expect(bool(error.code) and error.position == before, "errors carry all")
        else:
            trial.expect(False, "an illegal token is refused", token)
        trial.expect(state.position() == before, "a refused action changes nothing", token)


def apply_is_checked(trial: Trial) -> None:
    """``apply`` refuses every number that is not legal, and none of the others."""
    state, before, count = trial.state, trial.state.position(), trial.game.num_actions
    wrong = next((at for at in range(count) if state.why_not(at)), count)
    for action in (-1, count, 1 << 80, wrong):
        try:
            state.apply(action)
        except Refused as error:
            trial.expect(bool(error.code), "errors carry a code")
        else:
            trial.expect(False, "an illegal action is refused", action)
        trial.expect(state.position() == before, "a refused action changes nothing", action)
    checked, trusted = state.copy(), state.copy()
    checked.apply(trial.action)
    trusted.apply_unchecked(trial.action)
    trial.expect(checked == trusted, "apply does what apply_unchecked does")


def copies_are_independent(trial: Trial) -> None:
    """A copy is equal and shares nothing."""
    state = trial.state
    before = state.position()
    twin = state.copy()
    trial.expect(twin == state, "a copy is equal")
    twin.apply_unchecked(trial.action)
    trial.expect(state.position() == before, "a copy shares nothing")
    other = trial.game.new(trial.options)
    other.assign(state)
    trial.expect(other == state, "assign makes equal")


def notation_round_trips(trial: Trial) -> None:
    """Tokens and positions can be written and read back."""
    state, game = trial.state, trial.game
    for action in state.legal():
        token = game.format_action(action)
        trial.expect(" " not in token and token.isascii(), "tokens are plain", token)
        trial.expect(game.parse_action(token, state) == action, "tokens round-trip", token)
    again = _parsed(trial, state)
    trial.expect(again.weighted() == state.weighted(), "a parsed position plays the same")
    trial.expect(again.actor == state.actor, "a parsed position has the same actor")


def playout_is_stepping(trial: Trial) -> None:
    """``playout`` is just ``pick`` and ``apply`` in a loop, and it pays off opposite ways."""
    quick, slow = trial.state.copy(), trial.state.copy()
    seed = trial.rng.below(1 << 30)
    played = quick.playout(Rng(seed))
    rng = Rng(seed)
    steps = 0
    while slow.actor != actors.OVER:
        slow.apply_unchecked(slow.pick(rng))
        steps += 1
    trial.expect((quick, played) == (slow, steps), "a playout is stepping", (played, steps))
    trial.expect(trial.state.outcome() is None, "a running game has no outcome")
    outcome = quick.outcome()
    trial.expect(outcome is not None, "a finished game has an outcome")
    expected = 0 if outcome is None or outcome.winner is None else 1 - 2 * outcome.winner
    trial.expect(quick.payoff(0) == expected, "payoff follows the outcome")
    trial.expect(quick.payoff(1) == -expected, "payoffs are opposite")


def views_are_data(trial: Trial) -> None:
    """A view is JSON, and some rule applies."""
    for seat in READERS:
        view = trial.game.view(trial.state, seat)
        trial.expect(isinstance(_bytes(view), str), "a view is JSON")
        if _names_rules(trial.game):
            trial.expect(bool(trial.game.rules_now(view)), "some rule applies now")


def samples_agree(trial: Trial) -> None:
    """What is sampled from a view looks the same to that seat, and is a legal place to be."""
    for seat in (0, 1):
        view = trial.game.view(trial.state, seat)
        world = trial.game.sample(view, trial.rng)
        trial.expect(trial.game.view(world, seat) == view, "a sample has the same view", world)
        trial.expect(world.actor == trial.state.actor, "a sample has the same actor", world)
        _parsed(trial, world)


def secrets_do_not_interfere(trial: Trial) -> None:
    """Changing only what a seat cannot know changes no byte of what it is sent."""
    game, state = trial.game, trial.state
    for seat in (0, 1):
        world = state.copy()
        world.resample(seat, trial.rng)
        _parsed(trial, world)
        for reader in (seat, None):
            same = _bytes(game.view(world, reader)) == _bytes(game.view(state, reader))
            trial.expect(same, f"the view of {reader} has no secrets of {1 - seat}", world)
        trial.expect(world.actor == state.actor, "who is asked is no secret", world)
        if state.actor == seat:
            trial.expect(world.legal() == state.legal(), "its legal list is the same", world)
        if trial.action in world.legal():
            for reader in (seat, None):
                one = _sent(game, state, trial.action, reader)
                other = _sent(game, world, trial.action, reader)
                trial.expect(one == other, f"what {reader} is sent has no secrets", (one, other))


def hidden_is_hidden(trial: Trial) -> None:
    """Something is hidden from a seat exactly if it can be dealt differently behind its view."""
    truth = trial.state.position()
    for seat in (0, 1):
        hides = trial.game.hides(trial.game.view(trial.state, seat))
        world = trial.state.copy()
        differs = False
        for _ in range(_MANY_WORLDS if hides else _SOME_WORLDS):
            world.resample(seat, trial.rng)
            differs = world.position() != truth
            if differs:
                break
        trial.expect(hides == differs, f"whether something is hidden from {seat}", world)


def events_show_no_more_than_views(trial: Trial) -> None:
    """Outcomes of chance that leave a reader's view the same must give that reader the same
    events."""
    if trial.state.actor != actors.CHANCE:
        return
    outcomes = trial.state.legal()
    other = outcomes[trial.rng.below(len(outcomes))]
    for reader in READERS:
        heard, seen = _told(trial.game, trial.state, trial.action, reader)
        heard_instead, seen_instead = _told(trial.game, trial.state, other, reader)
        if seen == seen_instead:
            trial.expect(heard == heard_instead, f"what {reader} hears has no secrets", heard)


def shown_is_seen(trial: Trial) -> None:
    """Where search may tell actions apart for a seat, the seat is sent different things."""
    game, state = trial.game, trial.state
    for seat in (0, 1):
        if state.shows(seat):
            some = {trial.action, *state.legal()[:3]}  # all of them would take too long
            sent = {_sent(game, state, action, seat) for action in some}
            trial.expect(len(sent) == len(some), f"seat {seat} sees what is shown to it", some)


def seats_are_symmetric(trial: Trial) -> None:
    """With exchanged seats the same is legal, and leads to the same."""
    game, state = trial.game, trial.state
    if not isinstance(game, Symmetric):
        return
    mirrored = game.mirror(state)
    if mirrored is None:
        return
    trial.expect(game.mirror(mirrored) == state, "mirrored twice is the same", mirrored)
    legal = sorted(game.mirror_action(action) for action in state.legal())
    trial.expect(mirrored.legal() == legal, "mirrored seats may do the same", mirrored)
    after, mirrored_after = state.copy(), mirrored.copy()
    after.apply_unchecked(trial.action)
    mirrored_after.apply_unchecked(game.mirror_action(trial.action))
    trial.expect(game.mirror(after) == mirrored_after, "mirrored actions do the same", mirrored)
    one, other = after.outcome(), mirrored_after.outcome()
    if one is not None and other is not None:
        swapped = None if one.winner is None else 1 - one.winner
        trial.expect(other.winner == swapped, "mirrored games end the same")
        trial.expect(other.score == one.score[::-1], "mirrored scores are swapped")


PROMISES: tuple[Callable[[Trial], None], ...] = (
    legal_is_why_not,
    copies_are_independent,  # the promises below stand on it
    refused_changes_nothing,
    apply_is_checked,
    notation_round_trips,
    playout_is_stepping,
    views_are_data,
    samples_agree,
    secrets_do_not_interfere,
    hidden_is_hidden,
    events_show_no_more_than_views,
    shown_is_seen,
    seats_are_symmetric,
)


# Whole games


def check_whole_game(game: AnyGame, options: Options, seed: int, every: int = 1) -> Duel:
    """Events lead from view to view, if the game says how, and its record replays and verifies.
    Views are compared every few actions and at the end: what events forget is missed later, too."""
    dealer = CommittedDealer(f"conformance-{seed}", seed.to_bytes(32, "big"))
    duel = Duel(game, options, dealer)
    views = [game.view(game.new(options), seat) for seat in READERS]
    chooser = SeededDealer(seed)
    folding = game if isinstance(game, Folding) else None
    followed = 0
    while True:
        if folding:
            for at, seat in enumerate(READERS):
                for event in duel.seen_events(seat, followed):
                    views[at] = folding.fold(views[at], event)
        followed = len(duel.actions)
        is_over = duel.state.actor == actors.OVER
        if folding and (is_over or followed % every == 0):
            for at, seat in enumerate(READERS):
                _expect_view(game, duel, seat, views[at])
        if is_over:
            break
        token = chooser.deal(followed, notation.choices(game, duel.state))
        duel.submit(duel.state.actor, token)
    _check_record(game, duel)
    return duel


def check_same_deal(game: AnyGame, options: Options, seed: int) -> None:
    """Different play meets the same cards, as far as the game says where they come from."""
    if broken := broken_promise(game, options, seed):
        raise NotConformant(f"{game.id} {options.texts()}: {broken}")


def _expect_view(game: AnyGame, duel: Duel, seat: int | None, folded: View) -> None:
    if folded != duel.view(seat):
        raise NotConformant(
            f"{game.id}: events lead to the view of {seat}\n"
            f"  folded {_bytes(folded)}\n  view   {_bytes(duel.view(seat))}\n"
            f"  {duel.state.position()}"
        )


def _check_record(game: AnyGame, duel: Duel) -> None:
    kept = replay.record_of(duel, players=("A", "B"))
    again = record.loads(record.dumps(kept))
    if again != kept:
        raise NotConformant(f"{game.id}: records round-trip\n{record.dumps(kept)}")
    verdict = replay.verify(again)
    if verdict.outcome != duel.state.outcome() or not verdict.committed:
        raise NotConformant(f"{game.id}: a record verifies\n{record.dumps(kept)}")


def _names_rules(game: AnyGame) -> bool:
    """A game without a rule page leaves this method as it is."""
    return type(game).rules_now is not Game.rules_now


def _ends(state: State, action: int) -> bool:
    after = state.copy()
    after.apply_unchecked(action)
    return after.actor == actors.OVER


def _parsed(trial: Trial, state: State) -> State:
    """The state read back from its position; it must be the same."""
    try:
        again: State = trial.game.parse_position(state.position())
    except PositionError as error:
        trial.expect(False, "positions round-trip", f"{error}: {state.position()}")
        raise
    trial.expect(again == state, "positions round-trip", again.position())
    return again


def _sent(game: AnyGame, state: State, action: int, seat: int | None) -> str:
    """What a reader is sent after an action, as bytes."""
    return "".join(_told(game, state, action, seat))


def _told(game: AnyGame, state: State, action: int, seat: int | None) -> tuple[str, str]:
    """The events that a reader sees of an action, and its view afterwards."""
    after = state.copy()
    after.journal = Journal()
    after.apply_unchecked(action)
    seen = [game.seen(event, seat).json() for event in game.events(after.journal.take())]
    return json.dumps(seen), _bytes(game.view(after, seat))


def _legal_tokens(trial: Trial) -> set[str]:
    return {trial.game.format_action(action) for action in trial.state.legal()}


def _bytes(view: Any) -> str:
    return json.dumps(view.json())
