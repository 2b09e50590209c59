# make play: a game in the terminal.  make test: everything is right.  Both set up all they need in .venv.

PYTHON ?= python3
BIN := .venv/bin
RUN := PYTHONPATH=tests $(BIN)/python

.PHONY: play test lint golden rules sweep bench serverbench picture clean

play: .venv/ready
	$(BIN)/odango play bluff

test: .venv/ready
	$(BIN)/python -m pytest -n auto

lint: .venv/ready
	$(BIN)/ruff check src tests bench tools
	$(BIN)/ruff format --check src tests bench tools
	$(BIN)/mypy

golden: .venv/ready
	$(RUN) -m golden.playthrough

rules: .venv/ready
	$(RUN) -m rule_matrix

# Long random play under all laws; MINUTES=60 make sweep goes on for an hour.
sweep: .venv/ready
	$(RUN) -m laws.sweep --minutes $(or $(MINUTES),5)

bench: .venv/ready .venv-bench/ready
	$(BIN)/python bench/run.py

serverbench: .venv/ready
	$(BIN)/python bench/server.py

picture: .venv/ready
	$(BIN)/python tools/picture.py

clean:
	rm -rf .venv .venv-bench .pytest_cache .mypy_cache .ruff_cache

.venv/ready: requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Odango needs Python 3.11 or newer: make PYTHON=/path/to/python3.11")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

# What we measure ourselves against; in a room of its own so that it cannot creep into the product.
.venv-bench/ready: requirements/bench.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check -r requirements/bench.txt
	@touch $@
