# Commands of Keepwise. All of them install what they need; they require Python 3.11 or newer.

PYTHON ?= python3
PORT ?= 8000
WORKERS ?= 2
# 1: the server solves rulesets of requests that have no table.
SOLVE_ON_DEMAND ?= 1
# means: it builds missing tables of its rulesets in the background; 1: optional tables too.
PREPARE_TABLES ?= $(if $(filter 1,$(SOLVE_ON_DEMAND)),means,0)

# Rulesets for "make tables"; empty for all built-in ones.
RULESETS ?=
# Address of a folder of published tables, which "make tables" downloads instead of building them.
FROM ?=
# Options of "make soak", such as "--seconds 3600 --rough".
SOAK ?=

BIN := .venv/bin
UV_COMPILE := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--fork-strategy fewest --generate-hashes --no-emit-index-url --no-emit-find-links \
	--custom-compile-command "make requirements"

.PHONY: serve solver assistants test quick exhaustive tools check generators release bundle kit tables openapi bench soak audit sbom requirements clean

# Scripts of texts, bundles and tables, where they are not up to date.
BUILD = $(BIN)/python -m api.texts && $(BIN)/python -m api.bundling & $(BIN)/python -m strategy_tables build $(TABLES) && wait $$!

serve: export PORT := $(PORT)
serve: export WORKERS := $(WORKERS)
serve: export SOLVE_ON_DEMAND := $(SOLVE_ON_DEMAND)
serve: export PREPARE_TABLES := $(PREPARE_TABLES)
# A server that builds the other tables starts with one.
serve: TABLES := $(if $(filter-out 0,$(PREPARE_TABLES)),yahtzee)
serve:
	@$(PYTHON) requirements/install.py pages
	@$(BUILD)
	@$(if $(TABLES),echo "Serving $(TABLES) on port $(PORT). Missing tables of other rulesets are built in the background; /readyz lists them.")
	@$(BIN)/gunicorn --config deploy/gunicorn.conf.py api.wsgi:app

# Builds what servers request with the same QUEUE, or the same KEEPWISE_TABLES without one.
solver:
	@$(PYTHON) requirements/install.py solve
	@$(BIN)/python -m strategy_tables solver

# Streamable HTTP; docs/assistants.md covers hosts that start the server themselves.
assistants: export SOLVE_ON_DEMAND := $(SOLVE_ON_DEMAND)
assistants:
	@$(PYTHON) requirements/install.py mcp
	@$(BUILD)
	@$(BIN)/python -m api.assistants --http $(PORT)

# Options of pytest.
test: SELECTED :=
quick: SELECTED := -m "not exhaustive and not slow" tests/engine tests/strategy_tables tests/api tests/hardening
tools: SELECTED := tests/tools
exhaustive: SELECTED := -m ""
exhaustive: export FUZZ_EFFORT ?= 5
# Bytecode saves every process from compiling all tests again.
test quick exhaustive tools generators: export PYTHONDONTWRITEBYTECODE :=

# Twice as many processes as processors, since tests also wait for browsers and servers. Idle ones steal from the others.
test quick exhaustive tools:
	@$(PYTHON) requirements/install.py dev
	@$(BUILD)
	@$(BIN)/python -m pytest --numprocesses $$((2 * $$(getconf _NPROCESSORS_ONLN))) --maxprocesses 4 --dist worksteal $(SELECTED)

# mypy runs in parallel with node, since both take about the same time.
check: node_modules/.package-lock.json
	@$(PYTHON) requirements/install.py dev
	@$(BIN)/python -m api.texts
	@$(BIN)/ruff check
	@$(BIN)/python -m tools.prose
	@$(BIN)/mypy . & types=$$!; \
	$(BIN)/node node_modules/eslint/bin/eslint.js \
		&& $(BIN)/node node_modules/typescript/bin/tsc \
		&& $(BIN)/node node_modules/typescript/bin/tsc --project tests/web \
		&& $(BIN)/node node_modules/typescript/bin/tsc --project tests/offline; \
	scripts=$$?; wait $$types && exit $$scripts

# Only the checks of the pages' scripts use npm packages; node and npm themselves come with requirements/dev.txt.
# npm writes this file last.
node_modules/.package-lock.json: package.json package-lock.json
	@$(PYTHON) requirements/install.py dev
	@echo "Installing package-lock.json into node_modules"
	@$(BIN)/npm ci --loglevel=error

# Generates clients with third-party generators and plays a game with each.
generators: clients/node_modules/.package-lock.json tests/generators/node_modules/.package-lock.json
	@$(PYTHON) requirements/install.py generators
	@$(BUILD)
	@$(BIN)/python -m pytest --numprocesses auto --maxprocesses 4 --dist loadfile tests/generators

# Builds everything that can be published into dist/, from a clean checkout.
release: clients/node_modules/.package-lock.json
	@$(PYTHON) requirements/install.py release
	@$(BUILD)
	@$(BIN)/python -m clients

# Updates the bundle of clients/typescript/offline for the pages.
bundle: clients/node_modules/.package-lock.json
	@$(PYTHON) requirements/install.py release
	@$(BIN)/python -m clients.make_offline

# Packs test vectors for readers of portable tables into build/keepwise-offline-kit.zip.
kit:
	@$(PYTHON) requirements/install.py pages
	@$(BUILD)
	@$(BIN)/python -m clients.make_offline_kit

%/node_modules/.package-lock.json: %/package.json %/package-lock.json
	@$(PYTHON) requirements/install.py release
	@echo "Installing $*/package-lock.json into $*/node_modules"
	@$(BIN)/npm ci --prefix $* --loglevel=error

tables:
	@$(PYTHON) requirements/install.py $(if $(FROM),serve,solve)
	@$(BIN)/python -m strategy_tables build $(if $(FROM),--from $(FROM)) $(RULESETS)

# Updates the answers of the examples and bundles openapi.yaml.
openapi:
	@$(PYTHON) requirements/install.py dev
	@$(BUILD)
	@$(BIN)/python -m openapi

bench:
	@$(PYTHON) requirements/install.py dev
	@$(BUILD)
	@$(BIN)/python -m tests.bench

soak:
	@$(PYTHON) requirements/install.py dev
	@$(BUILD)
	@$(BIN)/python -m tests.bench.soak $(SOAK)

# Queries a public database over the network. Fails if a pinned version is vulnerable or unknown to the database.
audit:
	@$(PYTHON) requirements/install.py audit
	@$(BIN)/pip-audit --requirement requirements/serve.txt \
		--requirement requirements/s3.txt --requirement requirements/pages.txt --require-hashes --disable-pip --strict

# CycloneDX 1.6 from the pins and their hashes, for the image and for the build of its tables and pages.
sbom:
	@$(PYTHON) requirements/install.py release
	@mkdir -p build
	@set -e; for name in serve s3 solve pages; do $(BIN)/cyclonedx-py requirements requirements/$$name.txt --pyproject pyproject.toml \
		--mc-type application --output-reproducible --of JSON --output-file build/sbom-$$name.json; \
		echo "build/sbom-$$name.json"; done

# All files are resolved together, so that a package has one version in all of them. "fewest" also makes it the same for
# all Python versions with wheels. "make requirements UPGRADE=--upgrade" takes the newest versions that pyproject.toml
# and package.json allow; otherwise pins stay.
UPGRADE ?=
requirements:
	@$(PYTHON) requirements/install.py dev
	$(UV_COMPILE) $(UPGRADE) --extra solve --extra pages --extra s3 --extra mcp --extra release --extra dev --extra generators --extra audit \
		--output-file requirements/audit.txt
	$(UV_COMPILE) --extra solve --extra pages --extra s3 --extra mcp --extra release --extra dev --extra generators --constraint requirements/audit.txt \
		--output-file requirements/generators.txt
	$(UV_COMPILE) --extra solve --extra pages --extra s3 --extra mcp --extra release --extra dev --constraint requirements/generators.txt \
		--output-file requirements/dev.txt
	$(UV_COMPILE) --extra solve --extra pages --extra mcp --extra release --constraint requirements/dev.txt --output-file requirements/release.txt
	$(UV_COMPILE) --extra solve --extra pages --extra mcp --constraint requirements/dev.txt --output-file requirements/mcp.txt
	$(UV_COMPILE) --extra s3 --constraint requirements/dev.txt --output-file requirements/s3.txt
	$(UV_COMPILE) --extra solve --extra pages --constraint requirements/dev.txt --output-file requirements/pages.txt
	$(UV_COMPILE) --extra solve --constraint requirements/dev.txt --output-file requirements/solve.txt
	$(UV_COMPILE) --constraint requirements/dev.txt --output-file requirements/serve.txt
	@$(BIN)/python -m requirements.layers
	$(BIN)/npm $(if $(UPGRADE),update,install) --package-lock-only --loglevel=error
	$(BIN)/npm $(if $(UPGRADE),update,install) --prefix clients --package-lock-only --loglevel=error
	$(BIN)/npm $(if $(UPGRADE),update,install) --prefix tests/generators --package-lock-only --loglevel=error

# Removes everything built or downloaded here, including tables.
clean:
	rm -rf .venv node_modules clients/node_modules tests/generators/node_modules build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis strategy_tables/tables api/web/i18n api/bundles
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
