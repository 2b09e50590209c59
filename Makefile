# make play: Odango in the browser.  make test: everything is right.  Both set up all they need, in this folder.
# make alone says what else there is, from the lines beside the targets, and does nothing.

# What is compiled once need not be compiled anew by every server that a test starts.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
BIN := .venv/bin
RUN := PYTHONPATH=tests $(BIN)/python

WEB := $(BIN)/python tools/web.py

.PHONY: help play test costs lint web types golden rules sweep lineups decks randomdecks cards kills bench serverbench picture \
	screenshots icons clean

help: ## prints these commands, as make alone does
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: web ## sets everything up and serves Odango at http://127.0.0.1:8000
	$(BIN)/odango serve

test: web ## sets everything up and runs all tests, those in a real browser included
	$(WEB) npm run --silent test
	$(BIN)/python -m pytest -n auto --dist load --durations=15 --durations-min=10

costs: web ## runs all tests and tells what each file cost, in seconds of a worker and of a processor
	rm -f build/costs
	mkdir -p build
	$(BIN)/python -m pytest -n auto --dist load --costs build/costs
	$(RUN) -m costs build/costs

web: .venv/ready ## builds the browser's pages into src/odango/web, if anything has changed
	$(WEB) build

lint: .venv/ready ## ruff, mypy --strict, prettier, svelte-check, and whether the client's types are up to date
	$(BIN)/ruff check src tests bench tools hatch_build.py
	$(BIN)/ruff format --check src tests bench tools hatch_build.py
	$(BIN)/mypy
	$(WEB) npm run --silent lint
	$(WEB) npm run --silent check
	$(WEB) types --check

types: .venv/ready ## writes the client's types anew from the server's OpenAPI document
	$(WEB) types

golden: .venv/ready ## writes the golden playthroughs anew; read the diff before you commit it
	$(RUN) -m golden.playthrough

rules: .venv/ready ## prints which tests pin which rule, and where it is cited
	$(RUN) -m project.rule_matrix

sweep: .venv/ready ## random games under all laws for five minutes (MINUTES=60 make sweep for an hour)
	$(RUN) -m laws.sweep --minutes $(or $(MINUTES),5)

lineups: .venv/ready ## 20,000 random games of TRICKTAKERs under the laws, line-ups of all fifteen characters
	$(RUN) -m laws.line_ups

decks: .venv/ready ## 20,000 random games of the Sailor Moon CCG under the laws, every two decks against each other
	$(RUN) -m laws.deck_pairs

randomdecks: .venv/ready ## the same with any decks whatever that may be played
	$(RUN) -m laws.random_decks

cards: .venv/ready ## games of the Sailor Moon CCG until every card was played, used, attacked with and attacked
	$(RUN) -m laws.every_card

kills: .venv/ready ## 200 games through a dozen power cuts, 10,000 choices raced for, two servers: nothing lost, nothing twice
	ODANGO_LONG=1 $(BIN)/python -m pytest -n auto --dist load -rP $(addprefix tests/server/test_,durability.py races.py two_processes.py)

bench: .venv/ready .venv-bench/ready ## measures speed beside RLCard's UNO and adds a row to bench/history.csv
	$(BIN)/python bench/run.py

serverbench: .venv/ready ## measures what one server carries and adds rows to bench/server_history.csv
	$(BIN)/python bench/server.py

picture: .venv/ready ## draws the picture of the terminal anew
	$(BIN)/python tools/picture.py

# On phone and laptop, by night and at dawn.
screenshots: web ## takes pictures of every page and state into build/shots, and the README's picture
	$(RUN) -m browser.screenshots

icons: .venv/ready ## draws the icons of the installed page from the drawings in web/public
	$(RUN) -m browser.icons

clean: ## removes what the others set up
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
