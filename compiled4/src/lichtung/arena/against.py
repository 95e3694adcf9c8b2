"""The same measurement with two source trees, taking turns: before and after in one run."""

import json
import os
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from statistics import median
from typing import Any, Self

import lichtung
from lichtung.arena import measure
from lichtung.arena.goals import gain
from lichtung.arena.measure import Round
from lichtung.kernel.errors import LichtungError

HERE = Path(lichtung.__file__).parent.parent


class Worker:
    """A process that measures with the rules of one source tree, a round when asked."""

    def __init__(self, source: Path, game: str) -> None:
        self.source = source
        self.command = [sys.executable, "-P", measure.__file__, game]

    def __enter__(self) -> Self:
        # One hash seed, so that both meet the same order wherever one is left to chance.
        env = {**os.environ, "PYTHONPATH": str(self.source), "PYTHONHASHSEED": "0"}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            self.command, env=env, stdin=pipe, stdout=pipe, stderr=pipe, text=True
        )
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def ask(self, probe: str, number: int) -> Round:
        """Measure one thing once."""
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):  # it has ended; `answer` tells what it said
            self.process.stdin.write(f"{probe} {number}\n")
            self.process.stdin.flush()
        found: Round = self.answer()
        return found

    def answer(self) -> Any:
        """The next line that the process says."""
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        line = self.process.stdout.readline()
        if not line:
            said = self.process.stderr.read().strip().splitlines() or ["?"]
            raise LichtungError("bench-tree-fails", str(self.source), why=said[-1])
        return json.loads(line)


def source_of(folder: Path) -> Path:
    """The folder that goes on the search path: of a checkout its `src`, else the folder itself."""
    for path in (folder / "src", folder):
        if (path / "lichtung" / "games.py").exists():
            return path.resolve()
    raise LichtungError("bench-no-tree", str(folder))


def compare(game: str, folder: Path, rounds: int) -> tuple[list[Round], list[Round]]:
    """Rounds of this tree and of the other one; they take turns with each thing that is measured."""
    ours: list[Round] = [{} for _ in range(rounds)]
    theirs: list[Round] = [{} for _ in range(rounds)]
    with ExitStack() as stack:
        here, there = (stack.enter_context(Worker(tree, game)) for tree in (HERE, source_of(folder)))
        mine, known = here.answer(), there.answer()
        for number in range(rounds):
            pair = [(here, ours[number]), (there, theirs[number])]
            for place, probe in enumerate(name for name in mine if name in known):
                # Who comes first changes, for the second one finds a warmer machine.
                for worker, found in pair if (number + place) % 2 == 0 else reversed(pair):
                    found.update(worker.ask(probe, number))
    return ours, theirs


def gains(ours: list[Round], theirs: list[Round]) -> Round:
    """How many times as good this tree is, figure by figure: the median over the rounds."""
    pairs = list(zip(ours, theirs, strict=True))
    names = [name for name in ours[0] if name in theirs[0]]
    return {name: median(gain(name, a[name], b[name]) for a, b in pairs) for name in names}
