# Keepwise's commands. "make serve" and "make test" do all of their own set-up; they need Python 3.11 or newer and make.

PYTHON ?= python3
PORT ?= 8000
WORKERS ?= 2
# Whether the server solves rulesets that it is sent and that have no table.
SOLVE_ON_DEMAND ?= 1
# Whether it builds tables in the background before anybody asks for them, while nobody waits for others.
PREPARE_TABLES ?= $(SOLVE_ON_DEMAND)

# Which rulesets "make tables" builds; none named means all that come with Keepwise.
RULESETS ?=

BIN := .venv/bin
UV_COMPILE := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--fork-strategy fewest --generate-hashes --no-emit-index-url --no-emit-find-links \
	--custom-compile-command "make requirements"

.PHONY: serve assistants test quick exhaustive check generators clients kit tables openapi bench soak audit sbom requirements clean

# Tables that exist and are current are left alone, by every command that builds.
serve: export PORT := $(PORT)
serve: export WORKERS := $(WORKERS)
serve: export SOLVE_ON_DEMAND := $(SOLVE_ON_DEMAND)
serve: export PREPARE_TABLES := $(PREPARE_TABLES)
serve:
	@$(PYTHON) requirements/install.py solve
	@$(BIN)/python -m strategy_tables build
	@$(BIN)/gunicorn --config deploy/gunicorn.conf.py api.wsgi:app

# On streamable HTTP; docs/assistants.md has what a host is told that starts it by itself.
assistants: export SOLVE_ON_DEMAND := $(SOLVE_ON_DEMAND)
assistants:
	@$(PYTHON) requirements/install.py mcp
	@$(BIN)/python -m strategy_tables build
	@$(BIN)/python -m api.assistants --http $(PORT)

# Options of pytest: "make quick" is for the loop of changing and trying, "make exhaustive" for a release.
test: SELECTED :=
quick: SELECTED := -m "not exhaustive and not slow" tests/engine tests/strategy_tables tests/api tests/hardening
exhaustive: SELECTED := -m ""
exhaustive: export FUZZ_EFFORT ?= 5
# Without bytecode every process would compile all tests again.
test quick exhaustive generators: export PYTHONDONTWRITEBYTECODE :=

# A process for each processor takes files in their order; the last ones are shared out.
test quick exhaustive:
	@$(PYTHON) requirements/install.py dev
	@$(BIN)/python -m strategy_tables build
	@$(BIN)/python -m pytest --numprocesses auto --maxprocesses 4 --dist worksteal $(SELECTED)

# mypy takes as long as all that node does, so they run at the same time.
check: node_modules/.package-lock.json
	@$(PYTHON) requirements/install.py dev
	@$(BIN)/ruff check
	@$(BIN)/mypy . & types=$$!; \
	$(BIN)/node node_modules/eslint/bin/eslint.js \
		&& $(BIN)/node node_modules/typescript/bin/tsc \
		&& $(BIN)/node node_modules/typescript/bin/tsc --project tests/web \
		&& $(BIN)/node node_modules/typescript/bin/tsc --project tests/offline; \
	scripts=$$?; wait $$types && exit $$scripts

# Only the checks of the pages' scripts take packages of npm; node and npm themselves come with requirements/dev.txt.
# npm writes this file last.
node_modules/.package-lock.json: package.json package-lock.json
	@$(PYTHON) requirements/install.py dev
	@echo "Installing package-lock.json into node_modules"
	@$(BIN)/npm ci --loglevel=error

# Makes clients of the contract with programs that others have written, and plays with them.
generators: tests/generators/node_modules/.package-lock.json
	@$(PYTHON) requirements/install.py generators
	@$(BIN)/python -m strategy_tables build
	@$(BIN)/python -m pytest --numprocesses auto --maxprocesses 4 --dist loadfile tests/generators

# Packs what people install to ask the service, made of openapi.yaml, into build/clients.
clients: tests/generators/node_modules/.package-lock.json
	@$(PYTHON) requirements/install.py generators
	@$(BIN)/python -m clients

# What shows that a reader of portable tables is right, in any language: build/keepwise-offline-kit.zip.
kit:
	@$(PYTHON) requirements/install.py solve
	@$(BIN)/python -m strategy_tables build
	@$(BIN)/python -m clients.make_offline_kit

tests/generators/node_modules/.package-lock.json: tests/generators/package.json tests/generators/package-lock.json
	@$(PYTHON) requirements/install.py generators
	@echo "Installing tests/generators/package-lock.json into tests/generators/node_modules"
	@$(BIN)/npm ci --prefix tests/generators --loglevel=error

tables:
	@$(PYTHON) requirements/install.py solve
	@$(BIN)/python -m strategy_tables build $(RULESETS)

# Has the service answer the examples of the contract, and puts its sources together.
openapi:
	@$(PYTHON) requirements/install.py dev
	@$(BIN)/python -m strategy_tables build
	@$(BIN)/python -m openapi

bench:
	@$(PYTHON) requirements/install.py dev
	@$(BIN)/python -m strategy_tables build
	@$(BIN)/python -m tests.bench

soak:
	@$(PYTHON) requirements/install.py dev
	@$(BIN)/python -m strategy_tables build
	@$(BIN)/python -m tests.bench.soak

# Asks a public database, so it wants the network. Fails when a pinned version is known to be vulnerable, and when the
# database does not know it: what was not looked up is not good.
audit:
	@$(PYTHON) requirements/install.py audit
	@$(BIN)/pip-audit --requirement requirements/solve.txt --require-hashes --disable-pip --strict

# CycloneDX 1.6, from the pins and their hashes: what the image holds, and what its tables were built with.
sbom:
	@$(PYTHON) requirements/install.py audit
	@mkdir -p build
	@set -e; for name in serve solve; do $(BIN)/cyclonedx-py requirements requirements/$$name.txt --pyproject pyproject.toml \
		--mc-type application --output-reproducible --of JSON --output-file build/sbom-$$name.json; \
		echo "build/sbom-$$name.json"; done

# Resolved together, so that a package has one version everywhere; "fewest" makes it the same under all Pythons that it
# has wheels for, so that what was checked under one holds under the others. "make requirements UPGRADE=--upgrade" takes
# the newest versions that pyproject.toml and package.json allow; without it what is pinned stays pinned.
UPGRADE ?=
requirements:
	@$(PYTHON) requirements/install.py dev
	$(UV_COMPILE) $(UPGRADE) --extra solve --extra mcp --extra dev --extra generators --extra audit --output-file requirements/audit.txt
	$(UV_COMPILE) --extra solve --extra mcp --extra dev --extra generators --constraint requirements/audit.txt \
		--output-file requirements/generators.txt
	$(UV_COMPILE) --extra solve --extra mcp --extra dev --constraint requirements/generators.txt --output-file requirements/dev.txt
	$(UV_COMPILE) --extra solve --extra mcp --constraint requirements/dev.txt --output-file requirements/mcp.txt
	$(UV_COMPILE) --extra solve --constraint requirements/dev.txt --output-file requirements/solve.txt
	$(UV_COMPILE) --constraint requirements/dev.txt --output-file requirements/serve.txt
	$(BIN)/npm $(if $(UPGRADE),update,install) --package-lock-only --loglevel=error
	$(BIN)/npm $(if $(UPGRADE),update,install) --prefix tests/generators --package-lock-only --loglevel=error

# Everything that was built or downloaded here, tables included.
clean:
	rm -rf .venv node_modules tests/generators/node_modules build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis strategy_tables/tables
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
