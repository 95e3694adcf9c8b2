"""`make quick`: which tests belong to a change."""

from tools import quick

TEXTS = {
    "tests/cli/test_bench.py": "from lichtung.cli import bench\n",
    "tests/contract/test_kuhn.py": "from tests.contract.kuhn import Kuhn\n",
    "tests/browser/test_keys.py": "import lichtung.cli.bench\n",
    "tests/test_compile.py": "from tools import compile as tool\n",
}


def nearest(*files: str) -> list[str]:
    found = quick.tests_for(files, TEXTS)
    assert found[-len(quick.CORE) :] == list(quick.CORE) or set(quick.CORE) <= set(found)
    return [name for name in found if name not in quick.CORE]


def test_a_module_brings_the_tests_that_import_it() -> None:
    assert nearest("src/lichtung/cli/bench.py") == ["tests/cli/test_bench.py"]
    assert nearest("tools/compile.py") == ["tests/test_compile.py"]


def test_a_test_brings_itself_and_comes_first() -> None:
    assert nearest("tests/cli/test_bench.py") == ["tests/cli/test_bench.py"]
    assert quick.tests_for(["tests/contract/kuhn.py"], TEXTS)[0] == "tests/contract/test_kuhn.py"


def test_a_file_that_tests_read_brings_them() -> None:
    assert nearest("src/lichtung/locale/de/root.ftl") == ["tests/locale"]
    assert "tests/law/root" in nearest("src/lichtung/root/battle.py")


def test_without_a_change_the_core_runs() -> None:
    assert quick.tests_for([], TEXTS) == list(quick.CORE)


def test_names_of_modules() -> None:
    assert quick.module("src/lichtung/root/factions/__init__.py") == "lichtung.root.factions"
    assert quick.module("tests/contract/kuhn.py") == "tests.contract.kuhn"
