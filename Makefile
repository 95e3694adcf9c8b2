# Two commands are enough for a start: `make play` and `make test`. `make help` lists the others.

# Any Python from 3.11 on; `make PYTHON=/path/to/python3.12 ...` chooses one.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$p && break; done)
VENV ?= .venv
BIN := $(VENV)/bin
JOBS ?= auto
# Of the plain suite one worker more than there are cores: some always wait for a server or for a process of theirs.
PLAIN_JOBS = $(if $(filter auto,$(JOBS)),`$(BIN)/python -c "import os; print((os.cpu_count() or 1) + 1)"`,$(JOBS))
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
COMPILED := build/compiled/src
# Hundreds of tests start a program of ours: what Python has read once, it keeps, also where the environment says otherwise.
export PYTHONDONTWRITEBYTECODE :=
# What both builds must pass; the rest of the tests does not depend on the build.
BOTH := tests/contract tests/perft tests/properties tests/playthroughs tests/speed

.DEFAULT_GOAL := help
.PHONY: help play play-terminal quick test test-long checks style types plain-tests compiled-build compiled-tests
.PHONY: docs reference compiled bench bench-server golden behaviour mutants fields art clean client client-if-possible client-tests browser-tests package

help:
	@echo "make play          start the server and open it in the browser (ARGS=\"--port 0\" and the like are passed on)"
	@echo "make play-terminal play The Two Heirs in the terminal (ARGS=\"--lang de\" and the like are passed on)"
	@echo "make quick         style, types and the tests nearest to what changed, within a minute (SINCE=commit)"
	@echo "make test          check style, types and rooms; run the tests on the plain and the compiled build"
	@echo "make test-long     the long tests too, with many more random games"
	@echo "make compiled      compile the rules now (make play does it in the background; needs a C compiler)"
	@echo "make client        build the browser client, if its sources changed (make play does it too)"
	@echo "make package       a wheel and a source archive in dist, with the built client and the compiled rules"
	@echo "make docs          build the documentation that the server shows under /docs (the pages are in docs)"
	@echo "make bench         measure the rules (ARGS=\"root --chart FILE --against FOLDER\" and the like)"
	@echo "make bench-server  measure the server with 300 games at once (ARGS=\"--games 100 --seconds 30\")"
	@echo "make golden        write golden games and counts again after a wanted change of the rules (ARGS=--long: all)"
	@echo "make fields        write what follows from declared fields: classes of the state and mats, the client's types and paragraphs, docs/scenario-reference.md, docs/python-reference.md, docs/rl-reference.md"
	@echo "make art           take the client's drawings over for pictures of positions"
	@echo "make reference     write the pages of the reference that follow from the code: setup keys, commands, mistakes, fields"
	@echo "make behaviour     compare many games of Root with what was written down (ARGS=-x stops at the first)"
	@echo "make mutants       do the quick tests notice small mistakes in the rules? (ARGS=\"--count 200 --jobs 2\")"
	@echo "make clean         remove what was built, but for the virtual environment in $(VENV)"

# --- The virtual environment: made once, renewed when pyproject.toml changes

$(VENV)/made:
	@if [ -z "$(PYTHON)" ]; then \
		echo "Lichtung needs Python 3.11 or newer, and none was found." >&2; \
		echo "Install one, or name it: make PYTHON=/path/to/python3 $(MAKECMDGOALS)" >&2; exit 1; fi
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Lichtung needs Python 3.11 or newer; $(PYTHON) is `$(PYTHON) --version 2>&1`." >&2; exit 1; }
	@echo "making the virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { \
		echo "$(PYTHON) cannot make virtual environments (Debian: apt install python3-venv)." >&2; exit 1; }
	@touch $@

$(VENV)/for-play: $(VENV)/made pyproject.toml
	@echo "installing Lichtung"
	@LICHTUNG_CLIENT=skip LICHTUNG_COMPILE=skip $(PIP) --editable ".[server]"
	@touch $@

$(VENV)/for-test: $(VENV)/made pyproject.toml
	@echo "installing Lichtung and the tools for its tests"
	@LICHTUNG_CLIENT=skip LICHTUNG_COMPILE=skip $(PIP) --editable ".[dev]"
	@touch $@ $(VENV)/for-play

# --- The browser client: Node from the path if it is new enough, else as a package in the virtual environment

client: $(VENV)/made
	@needed=`$(BIN)/python tools/client.py --needs`; \
	if [ -n "$$needed" ]; then echo "installing $$needed to build the browser client"; $(PIP) $$needed || true; fi
	@$(BIN)/python tools/client.py

# Without a client the server still plays with programs; its first page says what is missing.
client-if-possible: $(VENV)/made
	@$(MAKE) --no-print-directory client || [ -z "$$LICHTUNG_NO_SKIPS" ]

package: $(VENV)/for-test
	rm -rf dist
	$(PIP) build
	@echo "compiling the rules twice, with a training run between: this takes about ten minutes of one core"
	LICHTUNG_CLIENT=require LICHTUNG_COMPILE=pgo $(BIN)/python -m build --quiet

# --- The documentation: two seconds, and nothing but what is installed anyway

docs: $(VENV)/for-play
	@$(BIN)/python tools/docs.py

reference: $(VENV)/for-test
	$(BIN)/python -m tools.reference
	$(BIN)/python -m tests.scenario.notation_page

# --- Playing

# Compiled rules lie in a copy of src that is used only while it is up to date: edits always take effect.
play: $(VENV)/for-play client-if-possible
	@$(BIN)/python tools/docs.py --if-changed || true
	@PYTHONPATH=`$(BIN)/python tools/compile.py --for-play` $(BIN)/lichtung serve --open $(ARGS)

play-terminal: $(VENV)/for-play
	@PYTHONPATH=`$(BIN)/python tools/compile.py --search` $(BIN)/lichtung play heirs $(ARGS)

bench: $(VENV)/for-play
	@PYTHONPATH=`$(BIN)/python tools/compile.py --search` $(BIN)/lichtung bench $(ARGS)

bench-server: $(VENV)/for-test
	@$(BIN)/python tools/bench_server.py $(ARGS)

# --- Tests

quick: $(VENV)/for-test
	@$(BIN)/python tools/quick.py $(SINCE)

# Compiling keeps one core busy for minutes, and many tests of the server wait: both lines of work side by side
# leave no core idle.
test: $(VENV)/for-test client-if-possible
	@$(MAKE) --no-print-directory -j 2 checks compiled-tests
	@$(MAKE) --no-print-directory browser-tests
	@echo "all tests passed"

checks:
	@$(MAKE) --no-print-directory style
	@$(MAKE) --no-print-directory types
	@$(MAKE) --no-print-directory client-tests
	@$(MAKE) --no-print-directory plain-tests

style: $(VENV)/for-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/for-test
	$(BIN)/mypy
	$(BIN)/lint-imports

client-tests: $(VENV)/for-test
	@$(BIN)/python tools/client.py --check

plain-tests: $(VENV)/for-test
	LICHTUNG_BUILD=plain $(BIN)/pytest -n $(PLAIN_JOBS) --ignore=tests/browser $(ARGS)

# They measure how soon a click answers: nothing else runs beside them. Every file starts a browser and a server,
# so a worker keeps to neighbouring tests until it has none left (worksteal). What fails is tried once more, one test
# at a time, for two browsers at once can keep each other waiting; what fails again is wrong.
browser-tests: $(VENV)/for-test
	$(BIN)/pytest -n $(JOBS) --dist worksteal tests/browser $(ARGS) || \
		$(BIN)/pytest -n 0 tests/browser --last-failed --last-failed-no-failures none $(ARGS)

compiled-build: $(VENV)/for-test
	@if $(BIN)/python tools/compile.py --can; then $(BIN)/python tools/compile.py --quick --jobs 1; fi

compiled-tests: compiled-build
	@if $(BIN)/python tools/compile.py --can; then \
		echo "LICHTUNG_BUILD=compiled $(BIN)/pytest -n $(JOBS) $(BOTH) $(ARGS)" && \
		LICHTUNG_BUILD=compiled PYTHONPATH=$(COMPILED) $(BIN)/pytest -n $(JOBS) $(BOTH) $(ARGS); \
	else echo "compiled build: NOT TESTED, for there is no C compiler with Python's headers"; fi

test-long:
	@$(MAKE) --no-print-directory test ARGS="--long $(ARGS)"

golden: $(VENV)/for-test
	$(BIN)/python -m tests.playthroughs.golden
	$(BIN)/python -m tests.playthroughs.root_golden
	$(BIN)/python -m tests.perft.perft
	$(BIN)/python -m tests.playthroughs.behaviour $(ARGS)

fields: $(VENV)/for-test
	$(BIN)/python tools/fields.py
	$(BIN)/python -m tools.root_types
	$(BIN)/python -m tools.protocol_types
	$(BIN)/python -m tools.law_data
	$(BIN)/python -m tools.scenario_reference
	$(BIN)/python -m tools.python_reference
	$(BIN)/python -m lichtung.rl > docs/rl-reference.md

art: $(VENV)/for-test
	$(BIN)/python tools/picture_art.py

behaviour: $(VENV)/for-test
	$(BIN)/pytest -n $(JOBS) --long tests/playthroughs/test_behaviour.py $(ARGS)

mutants: $(VENV)/for-test
	$(BIN)/python -m tools.mutants $(ARGS)

# --- The compiled rules

compiled: $(VENV)/for-test
	@$(BIN)/python tools/compile.py

clean:
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
	rm -rf web/node_modules web/dist src/lichtung/server/static src/lichtung/server/docs
	find src -name '*.so' -exec rm -f {} +
