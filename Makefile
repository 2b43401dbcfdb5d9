# make play    the server with its web client, from a bare machine in one command
# make test    everything that must hold, set-up included
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd' -o -name '*.h')
# Tests that hold whether the rules are compiled or not.
PURE_TESTS := tests/engine tests/games tests/envs/test_encoders.py tests/envs/test_vector.py
GAME ?= throne
# Test processes at once; make test JOBS=0 runs all tests in one.
JOBS ?= auto
PYTEST = $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# Browsers, servers and their clocks side by side: what fails there has to hold alone, and is told.
ALONE = $(BIN)/python -m pytest --last-failed --last-failed-no-failures none
# The browser client: built again when something that it is made of has changed.
STATIC := src/zweikampf/server/static
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) \
  $(shell find src -name '*.ftl') $(wildcard docs/rules/*.md docs/rules/pictures/*.svg)

.PHONY: setup play terminal web wire pictures postgres test lint types web-types browser compiled proxies pure soak bench lock audit clean

setup: $(VENV)/.built

play: setup web
	@$(BIN)/python -m zweikampf.server

# A game at the prompt: make terminal GAME=tower
terminal: setup
	@$(BIN)/zweikampf play $(GAME)

web: $(STATIC)/index.html

# The types of the web client, from the schema of the server.
wire: $(VENV)/.built web/node_modules/.installed
	$(BIN)/python -m zweikampf.server.schema | npm --prefix web run -s types

# The pictures of the rule pages, from the cards of the client and the standard deck.
pictures: $(VENV)/.built web/node_modules/.installed
	$(BIN)/python -c 'import asyncio, zweikampf.server.routes as r; print(asyncio.run(r.deck("standard")).model_dump_json())' \
	  | npm --prefix web run -s pictures

test: lint types web-types compiled pure

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

web-types: web/node_modules/.installed
	npm --prefix web run -s check

# The browser that tests/browser drives: installed where it is missing and that is permitted.
browser:
	@command -v chromium >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	    && { apt-get install -y -qq chromium fonts-liberation >/dev/null \
	      || { apt-get update -qq && apt-get install -y -qq chromium fonts-liberation >/dev/null; }; }; } \
	  || echo 'Chromium is missing and cannot be installed here: the browser tests are left out.'

compiled: $(VENV)/.built $(VENV)/.dev $(STATIC)/index.html browser postgres proxies
	$(PYTEST) || $(ALONE)

pure: $(VENV)/.built $(VENV)/.dev
	ZWEIKAMPF_PURE=1 $(PYTEST) $(PURE_TESTS)

# The store is tested with PostgreSQL too, if it is there or may be installed.
postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null; } || \
	  echo "PostgreSQL is not here and cannot be installed; its tests will be skipped."

# The configurations of docs/operating are tested with real proxies. RUNLEVEL=1: they are not started.
proxies:
	@{ command -v nginx || command -v /usr/sbin/nginx; } >/dev/null && command -v caddy >/dev/null && command -v openssl >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	    RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive \
	      apt-get install -y -qq --no-install-recommends nginx-light caddy openssl >/dev/null; } || \
	  echo "nginx and Caddy are not here and cannot be installed; their tests will be skipped."

# Very many games, watched action by action; some minutes.
soak: $(VENV)/.built $(VENV)/.dev
	$(BIN)/python -m tests.games.tower.soak

# Peers and our own games, side by side in one run on one machine.
bench: $(VENV)/.built $(VENV)/.bench
	$(BIN)/python -m bench.compare

# Locked requirement files are made of the .in files; they name no index address.
lock:
	for each in run dev bench audit; do \
	  uv pip compile --universal --python-version 3.11 --generate-hashes --no-header \
	    --no-emit-index-url -q requirements/$$each.in -o requirements/$$each.txt; \
	done

# Known holes in what we depend on. It asks the advisory services of PyPI and npm; where they cannot be
# reached it fails, because nothing was checked.
audit: $(VENV)/.audit web/node_modules/.installed
	$(VENV)/audit/bin/pip-audit --strict --disable-pip --require-hashes -r requirements/run.txt
	npm --prefix web audit

clean:
	rm -rf $(VENV) build *.egg-info src/*.egg-info web/node_modules $(STATIC) .hypothesis .mypy_cache .pytest_cache .ruff_cache
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
