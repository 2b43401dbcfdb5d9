"""A real Ray cluster of two nodes on this machine; one of them is killed in the middle."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.lab.studies import UNJUDGED, study, written
from tests.patience import PATIENCE
from zweikampf.cli.main import main
from zweikampf.lab import cluster
from zweikampf.lab.arena import Arena, Match, play
from zweikampf.lab.cluster import Cluster, ClusterError, connected
from zweikampf.lab.failing import PlayerFailed
from zweikampf.lab.pool import AHEAD, Processes
from zweikampf.lab.study.running import run
from zweikampf.lab.study.store import Folder
from zweikampf.lab.training import throne

# Ray is imported where it is used: that takes a third of a second, and every test process reads
# this file. It opens sockets and files that it leaves to the end of the process.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning")
# Ray gives each of these agents 15 seconds to name its port, and ends the node if it is later, as
# it is on a busy machine. Where the port is given nobody waits for it.
AGENTS = (
    "metrics_agent_port",
    "metrics_export_port",
    "dashboard_agent_listen_port",
    "runtime_env_agent_port",
)


def node() -> dict[str, Any]:
    """One processor, and nothing that only looks at the cluster."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(socket.create_server(("", 0))) for _ in AGENTS]
        ports = [each.getsockname()[1] for each in sockets]
    return {
        "num_cpus": 1,
        "object_store_memory": 100 * 2**20,
        "include_dashboard": False,
        "include_log_monitor": False,
        **dict(zip(AGENTS, ports, strict=True)),
    }


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:99999999", "nowhere", "ray://x:y"])
def test_no_cluster_there(address: str) -> None:
    with pytest.raises(ClusterError, match="no-cluster"), connected(address):
        pass


class _Ray:
    """As much of Ray as a run needs that is stopped: everything is finished at once. There is no
    ``cancel``: Ray ends the whole process if the answer of cancelled work arrives after all."""

    @property
    def exceptions(self) -> Any:
        import ray

        return ray.exceptions

    @staticmethod
    def remote(**given: Any) -> Any:
        return lambda work: SimpleNamespace(remote=lambda item: item)

    @staticmethod
    def cluster_resources() -> dict[str, float]:
        return {"CPU": 2}

    @staticmethod
    def wait(
        waiting: list[Any], num_returns: int = 1, timeout: float | None = None
    ) -> tuple[list[Any], list[Any]]:
        return waiting[:num_returns], waiting[num_returns:]

    @staticmethod
    def get(done: Any) -> Any:
        return done


def test_a_run_that_is_stopped_cancels_nothing_and_tells_what_is_finished() -> None:
    told: list[int] = []

    def tell(result: int) -> bool:
        told.append(result)
        return True

    run_there: Any = Cluster(_Ray())
    run_there(str, range(100), tell)
    assert told == list(range(1 + 2 * (1 + AHEAD)))


def test_a_machine_that_is_too_slow_for_a_cluster_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**given: Any) -> None:
        raise Exception("The current node timed out during startup.")

    monkeypatch.setattr("ray.init", init)
    with pytest.raises(ClusterError, match="no-cluster"), connected(cluster.LOCAL):
        pass


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    from ray.cluster_utils import Cluster as Nodes

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    found: Any = Nodes(initialize_head=True, head_node_args=node())
    found.add_node(**node())
    yield found
    found.shutdown()


@pytest.fixture(scope="module")
def on(nodes: Any) -> Iterator[Cluster]:
    with connected(nodes.address) as found:
        assert found.processors == 2
        yield found


def noting(on: Cluster, tell_node: Callable[[str], None]) -> Any:
    """The same cluster; ``tell_node`` hears where each piece of work was done."""

    def runs(work: Any, items: Sequence[Any], tell: Any, **more: Any) -> None:
        def there(item: Any) -> Any:
            import ray

            return ray.get_runtime_context().get_node_id(), work(item)

        def told(found: Any) -> Any:
            node, result = found
            tell_node(node)
            return tell(result)

        on(there, items, told, **more)

    return runs


def test_an_arena_on_a_cluster_is_the_same_arena(on: Cluster) -> None:
    match = Match("throne", ("greedy", "random"), seed=2)
    assert Arena(match, 8, on=on).run() == play(match, 8)


def test_a_player_that_fails_there_is_told_here(on: Cluster) -> None:
    match = Match("throne", ("greedy", f"{Path(__file__).parent / 'guests.py'}:Cheat"))
    with pytest.raises(PlayerFailed) as error:
        Arena(match, 4, on=on).run()
    assert error.value.failing.legal


def test_machines_must_agree(on: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_here", lambda: {"python": "2.7"})
    with pytest.raises(ClusterError, match="cluster-differs"):
        on(str, [1], lambda result: False)


@pytest.fixture
def command(
    nodes: Any, on: Cluster, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """``zweikampf … --ray ADDRESS`` in this process, by the connection that it already has."""

    @contextmanager
    def same(address: str) -> Iterator[Cluster]:
        assert address == nodes.address
        yield on

    def zweikampf(*arguments: str) -> str:
        with pytest.raises(SystemExit) as ended:
            main([*arguments, "--lang", "en"])
        assert ended.value.code == 0
        return capsys.readouterr().out

    monkeypatch.setattr(cluster, "connected", same)
    return zweikampf


def test_a_study_by_command(nodes: Any, command: Callable[..., str], tmp_path: Path) -> None:
    file = str(written(tmp_path, UNJUDGED.replace("seed", "decisions = true\nseed")))
    one, two = tmp_path / "processes", tmp_path / "cluster"
    command("lab", "run", file, "--out", str(one), "--workers", "1")
    said = command("lab", "run", file, "--out", str(two), "--ray", nodes.address)
    assert said == f"24 games are in {two}.\n"
    assert_same_files(one, two, "games.parquet", "decisions.parquet", "study.json")


def test_an_arena_by_command(nodes: Any, command: Callable[..., str], tmp_path: Path) -> None:
    call = ["arena", "throne", "greedy", "random", "--games", "6", "--seed", "2", "--json"]
    one, two = tmp_path / "processes", tmp_path / "cluster"
    here = command(*call, "--records", str(one))
    assert command(*call, "--records", str(two), "--ray", nodes.address) == here
    assert_same_files(one, two, *(path.name for path in one.iterdir()))


def test_training_data_by_command(
    nodes: Any, command: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(throne, "TASK", replace(throne.TASK, unit=4))
    call = ["lab", "train", "throne", "--units", "3", "--seed", "5", "--data-only", "--out"]
    one, two = tmp_path / "processes", tmp_path / "cluster"
    command(*call, str(one), "--workers", "1")
    said = command(*call, str(two), "--ray", nodes.address)
    assert said == f"3 units of data are in {two}.\n"
    assert_same_files(one / "data", two / "data", *(f"0000{unit}.npy" for unit in range(3)))


def assert_same_files(one: Path, two: Path, *names: str) -> None:
    assert names
    for name in names:
        assert (one / name).read_bytes() == (two / name).read_bytes(), name


def begin_at(node: str) -> None:
    """A process is ready at a node. Before that the others could do all there is to do."""

    import ray
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    def here() -> str:
        return str(ray.get_runtime_context().get_node_id())

    there = NodeAffinitySchedulingStrategy(node, soft=False)
    asked = ray.remote(num_cpus=1)(here).options(scheduling_strategy=there)
    assert ray.get(asked.remote(), timeout=PATIENCE) == node


def test_a_study_survives_the_loss_of_a_node_to_the_byte(
    nodes: Any, on: Cluster, tmp_path: Path
) -> None:
    text = UNJUDGED.replace("games = 12", "games = 60").replace("seed", "decisions = true\nseed")
    wanted = Folder.create(tmp_path / "processes", study(tmp_path, text))
    assert run(wanted, Processes(1), in_flight=5)
    (second,) = nodes.worker_nodes
    begin_at(second.node_id)
    worked: list[str] = []

    def kill(node: str) -> None:
        """As soon as it has done something: the next unit is then under way there."""
        worked.append(node)
        if node == second.node_id and second in nodes.worker_nodes:
            nodes.remove_node(second, allow_graceful=False)

    folder = Folder.create(tmp_path / "cluster", study(tmp_path, text))
    assert run(folder, noting(on, kill), in_flight=10)
    assert second not in nodes.worker_nodes
    assert set(worked) > {second.node_id}
    assert_same_files(wanted.path, folder.path, "games.parquet", "decisions.parquet")
