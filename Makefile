# Two commands are all a newcomer needs: `make play` and `make test`. Both set themselves up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/.stamps

.PHONY: play test setup lint fix types imports ledger unit bench lock clean help

help:
	@echo "make play    play Jump Drive in this terminal against bots"
	@echo "make test    everything CI checks: lint, types, imports, ledgers, tests"
	@echo "make bench   speed of the engine beside its peers"
	@echo "make fix     let ruff format and repair"
	@echo "make ledger  rules without a test"
	@echo "make lock    renew the lock files"

play: $(STAMPS)/run
	@$(BIN)/sternhafen play jumpdrive

test: lint types imports ledger unit

setup: $(STAMPS)/dev

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

unit: $(STAMPS)/dev
	$(BIN)/pytest -n auto

bench: $(STAMPS)/dev
	$(BIN)/python -m bench

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
