"""Scenario files: positions and cases in TOML, run against the rules of any game. docs/scenario-files.md

A wrong file is a LichtungError with file, line and key. A case that does not hold gives differences.
"""

import lichtung.games  # noqa: F401  # before any rules: lichtung/__init__.py says why
from lichtung.scenario.cases import Case as Case
from lichtung.scenario.cases import Difference as Difference
from lichtung.scenario.cases import Standing as Standing
from lichtung.scenario.cases import Step as Step
from lichtung.scenario.facts import differences as differences
from lichtung.scenario.facts import facts as facts
from lichtung.scenario.lessons import Lesson as Lesson
from lichtung.scenario.lessons import Puzzle as Puzzle
from lichtung.scenario.lessons import Teach as Teach
from lichtung.scenario.lessons import Thing as Thing
from lichtung.scenario.reading import CASE_KEYS as CASE_KEYS
from lichtung.scenario.reading import FILE_KEYS as FILE_KEYS
from lichtung.scenario.reading import STEP_KEYS as STEP_KEYS
from lichtung.scenario.reading import read as read
from lichtung.scenario.running import Moment as Moment
from lichtung.scenario.running import course as course
from lichtung.scenario.running import run as run
from lichtung.scenario.writing import inline as inline
from lichtung.scenario.writing import toml as toml
from lichtung.scenario.writing import written as written
