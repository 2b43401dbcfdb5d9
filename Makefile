# make play    the server with its web client, from a bare machine in one command
# make test    everything that must hold, set-up included
# make check   the short form: lint, types and the fast tests
# make docs    the documentation site, in build/site
# make dist    the source archive and the wheel, in dist
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd' -o -name '*.h')
TESTS := $(shell find tests -name '*.py')
# Tests that hold whether the rules are compiled or not; errors have one form only.
PURE_TESTS := tests/engine --ignore tests/engine/test_errors.py tests/games \
  tests/envs/test_encoders.py tests/envs/test_vector.py tests/envs/test_observing.py \
  tests/envs/test_saving.py tests/players/test_network.py
# Tests without servers, browsers and whole matches.
FAST_TESTS := tests/engine tests/games tests/players
GAME ?= throne
# Test processes at once, three more than processors, because many tests wait for a server or a
# browser; make test JOBS=0 runs all tests in one. Tests of rules wait for nothing.
CORES := $(shell getconf _NPROCESSORS_ONLN)
RULES_JOBS := $(or $(JOBS),$(CORES))
JOBS ?= $(shell expr $(CORES) + 3)
# Tests start many Python processes: each would compile our modules again if none kept the result.
unexport PYTHONDONTWRITEBYTECODE
PYTEST = $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# The browser client: built again when one of its sources has changed.
STATIC := src/zweikampf/server/static
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) \
  $(shell find src -name '*.ftl') $(wildcard src/zweikampf/games/*/rules.*)

.PHONY: setup play terminal web wire pictures icons docs dist system test check lint types web-types web-lint web-test compiled fast pure soak bench lock audit clean

setup: $(VENV)/.built

play: setup web
	@$(BIN)/python -m zweikampf.server

# A game in the terminal: make terminal GAME=...
terminal: setup
	@$(BIN)/zweikampf play $(GAME)

web: $(STATIC)/index.html

# The types of the web client, from the schema of the server.
wire: $(VENV)/.built web/node_modules/.installed
	$(BIN)/python -m zweikampf.server.edge.schema | npm --prefix web run -s types

# The pictures of the rule pages, from the cards of the client and what the server tells about them.
pictures: $(VENV)/.built web/node_modules/.installed
	PYTHON=$(abspath $(BIN)/python) npm --prefix web run -s pictures

# The icons of the installed app, from web/public/icon.svg.
icons: $(VENV)/.dev system
	$(BIN)/python web/scripts/icons.py

# The documentation site; a broken link is an error.
docs: $(VENV)/.built $(VENV)/.dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet --strict
	@echo "build/site/index.html"

# What is published: the source archive, and the wheel built from it, with the browser client in both.
dist: $(VENV)/.run $(STATIC)/index.html
	rm -rf dist
	$(BIN)/python scripts/dist.py dist

# Tests of servers and browsers wait now and then: the other checks run beside them, in that time.
# Their set-up comes first, because no two targets may install at once.
test: $(VENV)/.built $(VENV)/.dev $(STATIC)/index.html system
	@$(MAKE) -j3 compiled web-lint types pure web-types web-test lint

# Types are checked beside the tests: mypy needs one processor only.
check: $(VENV)/.dev $(VENV)/.built
	@$(MAKE) -j2 --output-sync=target lint types fast

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

web-types: web/node_modules/.installed
	npm --prefix web run -s check

web-lint: web/node_modules/.installed
	npm --prefix web run -s format:check
	npm --prefix web run -s lint

web-test: web/node_modules/.installed
	npm --prefix web run -s test

compiled: build/collected.txt $(STATIC)/index.html system
	$(PYTEST)

# pytest prepares the asserts of a file and keeps the result: once, not in each process of a first run.
build/collected.txt: $(VENV)/.built $(VENV)/.dev $(TESTS)
	@mkdir -p build
	@$(BIN)/python -m pytest -q --collect-only >$@.new || { cat $@.new; exit 1; }
	@mv $@.new $@

fast: $(VENV)/.built $(VENV)/.dev
	FEW=1 $(PYTEST) -n $(RULES_JOBS) -q -m "not match" $(FAST_TESTS)

pure: build/collected.txt
	ZWEIKAMPF_PURE=1 $(PYTEST) -n $(RULES_JOBS) $(PURE_TESTS)

# Chromium, PostgreSQL, nginx and Caddy, if we have the rights to install them.
system:
	@scripts/system-packages

# Very many games, checked after every action; takes some minutes.
soak: $(VENV)/.built $(VENV)/.dev
	$(BIN)/python -m tests.games.tower.soak

# Peers and our own games, side by side in one run on one machine.
bench: $(VENV)/.built $(VENV)/.bench
	$(BIN)/python -m bench.compare

# The requirement files are made from pyproject.toml; they name no index address.
LOCK = uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url
lock:
	$(LOCK) pyproject.toml --extra server --group build -o requirements/run.txt
	$(LOCK) pyproject.toml --all-extras --group build --group test --group docs -o requirements/dev.txt
	$(LOCK) --group bench -o requirements/bench.txt
	$(LOCK) --group audit -o requirements/audit.txt

# Known vulnerabilities in our dependencies. It asks the advisory services of PyPI and npm; if they
# cannot be reached it fails, because nothing was checked.
audit: $(VENV)/.audit web/node_modules/.installed
	$(VENV)/audit/bin/pip-audit --strict --disable-pip --require-hashes -r requirements/run.txt
	npm --prefix web audit

clean:
	rm -rf $(VENV) build dist *.egg-info src/*.egg-info web/node_modules $(STATIC) .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src \( -name '*.so' -o -name '*.pyd' -o -name __pycache__ \) -exec rm -rf {} +

$(VENV)/.run: requirements/run.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Zweikampf needs Python 3.11 or newer; try make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) install -q --require-hashes -r requirements/run.txt
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.run
	$(PIP) install -q --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.run
	$(PIP) install -q --require-hashes -r requirements/bench.txt
	@touch $@

$(VENV)/.audit: requirements/audit.txt $(VENV)/.run
	$(PYTHON) -m venv $(VENV)/audit
	$(VENV)/audit/bin/python -m pip --disable-pip-version-check install -q --require-hashes -r requirements/audit.txt
	@touch $@

$(VENV)/.built: $(VENV)/.run pyproject.toml setup.py $(SOURCES)
	$(PIP) install -q --no-build-isolation --no-deps -e .
	@touch $@

web/node_modules/.installed: web/package-lock.json
	npm --prefix web ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STATIC)/index.html: web/node_modules/.installed $(WEB_SOURCES)
	npm --prefix web run -s build -- --logLevel warn
