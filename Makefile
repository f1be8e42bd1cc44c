# Two commands are all a newcomer needs: `make play` and `make test`. Both set themselves up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/.stamps

# Two more than there are cores: many tests wait for clocks, hourglasses, pages and other processes.
WORKERS ?= $(shell echo $$(( $$(nproc 2>/dev/null || echo 2) + 2 )))
CLIENT := $(shell find client/src client/public client/index.html client/vite.config.ts src -name node_modules -prune -o -type f \( -path 'client/*' -o -name '*.ftl' \) -print 2>/dev/null)
# The machine's Node if it is recent enough, else the one in $(VENV).
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix client

.PHONY: play terminal test beside setup client lint fix types imports ledger unit again generated client-check bench figures learn compiled compiled-check wheel docs pictures soak faults lock clean help

help:
	@echo "make play      start the server and print its address (settings: docs/hosting.md)"
	@echo "make terminal  play Jump Drive in this terminal against bots"
	@echo "make test      everything CI checks: lint, types, imports, ledgers, client, the compiled engine, tests"
	@echo "make bench     speed of engine, bots and server beside their peers"
	@echo "make figures   the figures of docs/research.md, some minutes"
	@echo "make learn     the example that learns with torch, in an environment of its own (several gigabytes)"
	@echo "make compiled  the engine through mypyc into build/compiled, compared with plain Python and measured"
	@echo "make wheel     the wheels, plain and compiled for this machine, into dist"
	@echo "make soak      thousands of bot games, each replayed and compared (GAME=race for one game)"
	@echo "make faults    kills, full disks, jumping clocks … at full size, an hour or so (PART=0.1 for a tenth, ONLY=kills for one)"
	@echo "make docs      the documentation as a site, into build/site"
	@echo "make pictures  the screenshots of the documentation, taken anew"
	@echo "make fix       let ruff format and repair"
	@echo "make ledger    rules without a test"
	@echo "make generated the client's types and the pages of views, from the engine's types"
	@echo "make lock      renew the lock files"

play: $(STAMPS)/run $(STAMPS)/client
	@$(BIN)/sternhafen serve

terminal: $(STAMPS)/run
	@$(BIN)/sternhafen play jumpdrive

# The long checks run beside the tests, one after the other; what one says is shown if it fails.
test: lint imports ledger $(STAMPS)/client $(STAMPS)/browsers
	@$(MAKE) --no-print-directory -j2 beside unit

BESIDE := types client-check compiled-check
beside:
	@mkdir -p build
	@for check in $(BESIDE); do \
		$(MAKE) --no-print-directory $$check > build/$$check.log 2>&1 || { cat build/$$check.log; echo "$$check FAILED"; exit 1; }; \
	done

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

PROTOCOL = PATH="$(CURDIR)/$(BIN):$$PATH" node client/tools/protocol.mjs
GENERATED := client/src/generated

generated: $(STAMPS)/node $(STAMPS)/dev
	$(BIN)/python -m sternhafen.server.protocol.schema | $(PROTOCOL) > $(GENERATED)/protocol.ts
	$(BIN)/python -m sternhafen.schema | $(PROTOCOL) > $(GENERATED)/plain.ts
	$(BIN)/python -m sternhafen.schema shelf > $(GENERATED)/games.ts
	@for game in $$($(BIN)/python -c 'import sternhafen; print(*sternhafen.games())'); do \
		$(BIN)/python -m sternhafen.schema $$game | $(PROTOCOL) > $(GENERATED)/$$game.ts; \
		$(BIN)/python -m sternhafen.schema $$game components | $(PROTOCOL) > $(GENERATED)/$$game.components.ts; \
	done
	$(BIN)/python -m sternhafen.pages docs/views

client-check: $(STAMPS)/npm
	$(NPM) run check

unit: $(STAMPS)/dev $(STAMPS)/client $(STAMPS)/browsers
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --durations=25 || $(MAKE) -s again

# A test that passes now was disturbed by its neighbours: the run above tells how, and it has to be mended.
again: $(STAMPS)/dev
	@echo "Once more, one after the other, what failed:"
	$(BIN)/pytest --last-failed --last-failed-no-failures none

bench: $(STAMPS)/dev
	$(BIN)/python -m building build/compiled
	$(BIN)/python -m bench

figures: $(STAMPS)/dev
	$(BIN)/python -m bench.figures docs/research.md

compiled: $(STAMPS)/dev
	$(BIN)/python -m building build/compiled
	$(BIN)/python -m bench.compiled build/compiled --games 3200
	$(BIN)/python -m bench --engine

# Several gigabytes of torch, so in an environment of its own and not part of `make test`. TORCH is what pip is asked
# for, so that a smaller build, of the processor alone say, can be taken: `make learn TORCH=torch==2.13.0`.
LEARN := build/learn
TORCH ?= torch
learn: $(STAMPS)/dev
	$(PYTHON) -m venv $(LEARN)
	$(BIN)/uv pip install -q -p $(LEARN)/bin/python -r requirements-build.lock -r requirements-dev.lock
	$(LEARN)/bin/python -m pip install -q --disable-pip-version-check $(TORCH)
	$(BIN)/uv pip install -q -p $(LEARN)/bin/python --no-deps --no-build-isolation -e .
	rm -rf $(LEARN)/decisions
	$(LEARN)/bin/sternhafen arena jumpdrive pilot pilot --games 40 --records $(LEARN)/decisions --observations
	$(LEARN)/bin/python examples/learn_net.py $(LEARN)/decisions --epochs 3 --out $(LEARN)/net.pt
	STERNHAFEN_NET=$(LEARN)/net.pt $(LEARN)/bin/sternhafen arena jumpdrive learned random --code examples/learn_net.py --games 10

# Not optimized, for the proof only: the same games on both engines, and contract, bots and observations on the compiled one.
compiled-check: $(STAMPS)/dev
	$(BIN)/python -m building build/check/compiled --optimize 0
	$(BIN)/python -m bench.compiled build/check/compiled --games 80
	PYTHONPATH=build/check/compiled $(BIN)/pytest -n auto -k '2] or counted_limit or pickled' tests/conformance/test_games.py tests/bots/test_strengths.py tests/env/test_straight.py tests/env/test_more_envs.py

wheel: $(STAMPS)/dev $(STAMPS)/client
	STERNHAFEN_ENGINE=plain $(BIN)/uv build -q --wheel --no-build-isolation -p $(BIN)/python -o dist
	STERNHAFEN_ENGINE=compiled $(BIN)/uv build -q --wheel --no-build-isolation -p $(BIN)/python -o dist

pictures: $(STAMPS)/dev $(STAMPS)/client $(STAMPS)/browsers
	PYTHONPATH=tests $(BIN)/python -m browser.pictures docs/images

docs: $(STAMPS)/dev
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build -q --strict
	@echo "The documentation is in build/site/index.html."

soak: $(STAMPS)/dev
	$(BIN)/python -m bench.soak $(GAME)

PART ?= 1
faults: $(STAMPS)/dev
	PYTHONPATH=tests $(BIN)/python -m faults.suite --part $(PART) --only "$(ONLY)"

lock: $(STAMPS)/uv
	$(BIN)/uv pip compile -q -U $(LOCK_FLAGS) --extra server pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile -q -U $(LOCK_FLAGS) --extra dev pyproject.toml -o requirements-dev.lock
	$(BIN)/uv pip compile -q -U $(LOCK_FLAGS) --group build -o requirements-build.lock
	$(BIN)/uv pip compile -q -U $(LOCK_FLAGS) --group node -o requirements-node.lock
LOCK_FLAGS := --universal --generate-hashes --no-emit-index-url --no-annotate --no-header

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(STAMPS)/uv: requirements-build.lock
	@echo "Setting up $(VENV) (once) …"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Sternhafen needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements-build.lock
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/run: $(STAMPS)/uv requirements.lock pyproject.toml
	@$(BIN)/uv pip install -q -p $(BIN)/python -r requirements.lock
	@$(BIN)/uv pip install -q -p $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

$(STAMPS)/dev: $(STAMPS)/run requirements-dev.lock
	@$(BIN)/uv pip install -q -p $(BIN)/python -r requirements-dev.lock
	@touch $@

$(STAMPS)/node: $(STAMPS)/run
	@if ! node -e 'process.exit(+(parseInt(process.versions.node) < 20))' 2>/dev/null || ! command -v npm >/dev/null; then \
		echo "No recent Node found: installing one into $(VENV) …"; \
		$(BIN)/uv pip install -q -p $(BIN)/python -r requirements-node.lock; \
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

# Firefox too: its push service can be one of our own, so that turn notices are seen to arrive.
$(STAMPS)/browsers: $(STAMPS)/dev
	@$(call browser,chromium-headless-shell,chromium chromium-browser google-chrome google-chrome-stable)
	@$(call browser,firefox-esr,firefox)
	@touch $@

# The system's package unless it is there; other browsers that will do.
define browser
if ! command -v $(1) >/dev/null; then \
	echo "The browser tests need $(1): installing the system's package …"; \
	(apt-get update -qq && apt-get install -y -qq --no-install-recommends $(1)) >/dev/null \
		|| (for name in $(2); do command -v $$name && exit; done; exit 1) >/dev/null \
		|| { echo "$(1) could not be installed; install it (or one of $(2)) and try again."; exit 1; }; \
fi
endef
