# make play: Odango in the browser.  make test: everything is right.  Both set up all they need, in this folder.

PYTHON ?= python3
BIN := .venv/bin
RUN := PYTHONPATH=tests $(BIN)/python

WEB := $(BIN)/python tools/web.py

.PHONY: play test lint web types golden rules sweep lineups decks randomdecks cards bench serverbench picture screenshots icons clean

play: web
	$(BIN)/odango serve

test: web
	$(WEB) npm run --silent test
	$(BIN)/python -m pytest -n auto --dist worksteal

# The browser's pages; nothing happens if they are up to date.
web: .venv/ready
	$(WEB) build

lint: .venv/ready
	$(BIN)/ruff check src tests bench tools hatch_build.py
	$(BIN)/ruff format --check src tests bench tools hatch_build.py
	$(BIN)/mypy
	$(WEB) npm run --silent lint
	$(WEB) npm run --silent check
	$(WEB) types --check

# The client's types, from what the server says of itself.
types: .venv/ready
	$(WEB) types

golden: .venv/ready
	$(RUN) -m golden.playthrough

rules: .venv/ready
	$(RUN) -m rule_matrix

# Long random play under all laws; MINUTES=60 make sweep goes on for an hour.
sweep: .venv/ready
	$(RUN) -m laws.sweep --minutes $(or $(MINUTES),5)

# 20,000 random games of TRICKTAKERs with line-ups of all fifteen characters, under the laws.
lineups: .venv/ready
	$(RUN) -m laws.line_ups

# 20,000 random games of the Sailor Moon CCG, every two decks against each other, under the laws.
decks: .venv/ready
	$(RUN) -m laws.deck_pairs

# The same with any decks whatever that may be played.
randomdecks: .venv/ready
	$(RUN) -m laws.random_decks

# Games of the Sailor Moon CCG until every card was played, used, attacked with and attacked.
cards: .venv/ready
	$(RUN) -m laws.every_card

bench: .venv/ready .venv-bench/ready
	$(BIN)/python bench/run.py

serverbench: .venv/ready
	$(BIN)/python bench/server.py

picture: .venv/ready
	$(BIN)/python tools/picture.py

# Every page and state, phone and laptop, night and dawn, into build/shots; and the README's picture.
screenshots: web
	$(RUN) -m browser.screenshots

icons: .venv/ready
	$(RUN) -m browser.icons

clean:
	rm -rf .venv .venv-bench .venv-node build web/node_modules src/odango/web .pytest_cache .mypy_cache .ruff_cache

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
