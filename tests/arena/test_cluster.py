"""The arena on a Ray cluster: the same games as without one, also when a node dies; clear errors."""

import json
import os
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

import pytest

from lichtung.arena import cluster
from lichtung.arena.league import League, lineups
from lichtung.arena.series import SeriesRunner
from lichtung.kernel.errors import LichtungError
from tests.cli.desk import LICHTUNG, Desk

ROUNDS = 4
GAMES = 2 * ROUNDS
PATIENCE = 120  # seconds until a test gives up
# Everything on this machine's own address, nothing told to anybody, and a lost node noticed soon.
LOCAL = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
NOTICE = {
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 500,
    "health_check_timeout_ms": 500,
    "health_check_failure_threshold": 2,
}
SMALL = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024, "include_dashboard": False}

# Says on which node it begins a game, then waits at a gate: so a node is lost in the middle of a game.
BOT = """
import sys
import time
from pathlib import Path

HERE = Path({here!r})

class Waiting:
    def __init__(self, game, rng):
        self.rng = rng
        ray = sys.modules.get("ray")
        with (HERE / "begun").open("a") as file:
            file.write((ray.get_runtime_context().get_node_id() if ray else "here") + "\\n")
    def choose(self, view, actions):
        while not (HERE / "gate").exists():
            time.sleep(0.05)
        return self.rng.choice(actions)
"""


def until(true: Callable[[], bool], process: "subprocess.Popen[str]") -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.05)


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster of two nodes on this machine, both of them play."""
    with TemporaryDirectory(prefix="ray") as folder:  # the paths of sockets must be short
        for name, value in {**LOCAL, "RAY_TMPDIR": folder}.items():
            monkeypatch.setenv(name, value)
        from ray.cluster_utils import Cluster

        made = Cluster(initialize_head=True, head_node_args={**SMALL, "_system_config": NOTICE})
        try:
            made.add_node(**SMALL)
            yield made
        finally:
            made.shutdown()


def games_of(path: Path) -> list[dict[str, Any]]:
    """The games of a file by number, but for what they took."""
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    for game in lines:
        del game["seconds"], game["thought"]
    return sorted(lines, key=lambda game: int(game["game"]))


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Ray has no clusters there")
def test_a_node_is_lost_and_no_game_is_lost_or_doubled(nodes: Any, tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(BOT.format(here=str(tmp_path)))
    words = ["arena", "heirs", "--agents", "random,mybots.py:Waiting", "--rounds", str(ROUNDS), "--json"]
    there = [*words, "--ray", nodes.address, "--results", "there.jsonl", "--save-dir", "journals"]
    begun = tmp_path / "begun"
    with subprocess.Popen(
        [*LICHTUNG, *there], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        until(lambda: begun.exists() and len(set(begun.read_text().split())) == 2, process)
        nodes.remove_node(next(iter(nodes.worker_nodes)), allow_graceful=False)
        (tmp_path / "gate").touch()
        said, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, complaints
    found = json.loads(said)
    assert (found["games"], found["left"]) == (GAMES, 0)
    assert len(begun.read_text().split()) > GAMES, "a game that had been begun was played again"
    played = games_of(tmp_path / "there.jsonl")
    assert [game["game"] for game in played] == list(range(GAMES)), "none is missing, none is there twice"
    assert len(list((tmp_path / "journals").iterdir())) == GAMES, "journals come home"
    here = subprocess.run(
        [*LICHTUNG, *words, "--results", "here.jsonl"], cwd=tmp_path, capture_output=True, check=True
    )
    assert games_of(tmp_path / "here.jsonl") == played, "the same games as without a cluster"
    assert json.loads(here.stdout)["games"] == GAMES
    before = (tmp_path / "there.jsonl").read_bytes()
    again = subprocess.run([*LICHTUNG, *there], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert json.loads(again.stdout)["left"] == 0
    assert (tmp_path / "there.jsonl").read_bytes() == before, "nothing was left to be played"


# --- Mistakes


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Desk:
    monkeypatch.chdir(tmp_path)
    return Desk(monkeypatch, capsys)


def refused(desk: Desk, address: str) -> str:
    done = desk.run("arena", "heirs", "--agents", "random,greedy", "--rounds", "1", "--ray", address)
    assert done.code == 2
    assert "Traceback" not in done.err
    return " ".join(done.err.split())


def test_without_ray_the_extra_is_named(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lichtung.arena.cluster.find_spec", lambda name: None)
    assert "pip install 'lichtung[ray]'" in refused(desk, "auto")


@pytest.mark.parametrize("address", ["nowhere", ":6379", "host:", "host:door", "ray://host:10001"])
def test_what_is_no_address(desk: Desk, address: str) -> None:
    assert f"{address} is no address" in refused(desk, address)


def test_nobody_is_there(desk: Desk) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    assert f"No Ray cluster answers at 127.0.0.1:{port}: Connection refused" in refused(
        desk, f"127.0.0.1:{port}"
    )
    assert "No Ray cluster answers at 127.0.0.1:99999" in refused(desk, "127.0.0.1:99999")


@pytest.mark.parametrize("answer", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b""])
def test_somebody_else_is_there(desk: Desk, answer: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:

        def open_once() -> None:
            guest, _ = door.accept()
            with guest:
                guest.recv(1000)
                guest.sendall(answer)

        Thread(target=open_once, daemon=True).start()
        address = f"127.0.0.1:{door.getsockname()[1]}"
        assert f"Something answers at {address}, but it is no Ray cluster." in refused(desk, address)


def test_no_cluster_of_this_machine(desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert "No Ray cluster answers at auto: Could not find any running Ray instance." in refused(desk, "auto")


# --- What a node does, without one


@pytest.fixture
def node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The process of a node that has not played yet, in a folder of its own."""
    monkeypatch.chdir(tmp_path)  # and back
    monkeypatch.setattr(cluster._Player, "runner", None)
    yield tmp_path
    os.chdir(tmp_path)  # before its folder is removed
    if hasattr(cluster._Player, "home"):
        cluster._Player.home.cleanup()


def league(names: tuple[str, ...], save_dir: Path | None = None) -> League:
    return League("heirs", ({},), names, 1, save_dir=save_dir, orders=lineups(2, 2))


def test_files_that_contestants_name_are_sent_along(node: Path) -> None:
    weights = node / "mine" / "agents"
    weights.mkdir(parents=True)
    (weights / "root_weights.json").write_text("{}")
    (node / "bots").mkdir()
    (node / "bots" / "mybots.py").write_text(
        "class First:\n    def __init__(self, game, rng):\n        pass\n"
        "    def choose(self, view, actions):\n        return actions[0]\n"
    )
    names = ("bots/mybots.py:First", "hard@mine", "hard:builder", "random", "package.module:Bot")
    files = cluster.files_of(names)
    assert set(files) == {"bots/mybots.py", "mine/agents/root_weights.json"}
    assert cluster.files_of([f"{node}/bots/mybots.py:First", "../mybots.py:First"]) == {}
    plan = league(("bots/mybots.py:First", "random"), save_dir=node / "journals")
    errand = cluster.Errand(plan, cluster.files_of(plan.contestants), cluster.versions(plan))
    (node / "bots" / "mybots.py").unlink()
    played, journal = cluster.play(errand, 0)
    assert played.status == "finished"
    assert journal.startswith(b"{")
    assert not (node / "journals").exists(), "a node writes nothing that stays"


def test_a_node_with_other_rules_is_refused(node: Path) -> None:
    plan = league(("random", "greedy"))
    with pytest.raises(LichtungError, match="ray-version"):
        cluster.play(cluster.Errand(plan, {}, ("0.0", 1)), 0)


def test_a_node_plays_what_this_machine_would(node: Path) -> None:
    plan = league(("random", "greedy"))
    played, journal = cluster.play(cluster.Errand(plan, {}, cluster.versions(plan)), 1)
    alone = SeriesRunner(plan).play(1)
    assert (played.scores, played.winners, played.decisions) == (alone.scores, alone.winners, alone.decisions)
    assert journal == b""
