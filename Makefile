# Everything a newcomer needs is made on demand: a virtual environment, the compiled package, the tools.
PYTHON := $(shell for p in python3.13 python3.12 python3.11 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl') setup.py pyproject.toml
JOBS ?= 2

.PHONY: play test check test-compiled test-interpreted bench campaign clean

play: .venv/installed ## play in the terminal
	$(BIN)/royaume play --terminal

test: check test-compiled test-interpreted ## everything that must hold before a change lands

check: .venv/tools ## lint, types, import arrows
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	MYPYPATH=src:tests/kernel $(BIN)/mypy --strict tests/kernel/trial
	PYTHONPATH=src $(BIN)/lint-imports

test-compiled: .venv/tools ## the suite on the installed, compiled package
	$(BIN)/python -m pytest -n $(JOBS)

test-interpreted: .venv/tools ## the same suite on the source of the rules
	ROYAUME_PURE=1 $(BIN)/python -m pytest -n $(JOBS)

bench: .venv/tools ## how fast the rules run, beside a peer where it can be installed
	-$(BIN)/pip install --quiet --group peers
	$(BIN)/royaume bench

campaign: .venv/tools ## very many random games with all laws on; GAMES=1000000 for more
	$(BIN)/python benchmarks/campaign.py --games $(or $(GAMES),100000) --jobs $(JOBS)

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/bin/python:
	@test -n '$(PYTHON)' || { echo 'Royaume needs Python 3.11 or newer; install it, then try again.'; exit 2; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip

.venv/installed: .venv/bin/python $(SOURCES)
	$(BIN)/pip install --quiet .
	@touch $@

.venv/tools: .venv/installed
	$(BIN)/pip install --quiet --group test --group check
	@touch $@
