# Every command of the project, for people, for `make ci` and for Jenkins.
# `make help` lists the targets with the text after their `##`.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
.NOTPARALLEL:

# The stages of `make ci`, in order: they check the product. ci/Jenkinsfile has the same stages, and
# those below; `make docs` compares.
stages := bootstrap lint build imports arch test-type test-unit test-integration test-e2e \
  coverage docs pyramid

# The stages of `make deep`, in order: they check the tools and the teaching material.
deep-stages := tools test-e2e-postgresql

# The additional stages of the nightly run.
nightly-stages :=

# The checked build has its own folder and flags, the same for every stage. Other flags would
# recompile everything, and programs that measure coverage write a file wherever they run. ci/test
# and the tools in ci use the same folder. Backtraces have lines, but a debugger shows no variables;
# to debug, use a build by `swift build`. Complete debug information would take a sixth of the time.
checked := --scratch-path .build/checked --enable-code-coverage \
  -debug-info-format none -Xswiftc -gline-tables-only

# The port that `make run` and `make docs-serve` listen on.
PORT ?= 8080
run-data := .seams/run

# The place of the toolchain that ci/bootstrap installs.
export PATH := $(or $(SWIFTLY_BIN_DIR),$(HOME)/.local/share/swiftly/bin):$(PATH)

# The variables of fork, new, unfork and upgrade, which ci/fork reads. DRY=1 lists the changes; DIRTY=1
# accepts uncommitted changes.
export FROM TO ENTITY FEATURE OUT ALL NAME TEMPLATE VERSION DRY DIRTY KIND
ifeq ($(origin NAME),environment)
override NAME := # some systems call the machine so
endif
fork-tool = command -v python3 >/dev/null || ci/bootstrap; python3 ci/fork

# The Swift sources to format, and the folders of builds.
swift-sources := Package.swift Modules Apps Tests ci/Package.swift ci/Sources ci/Template ci/Tests
builds := .build ci/.build

# The teaching material, and what checks it; a fork has none.
-include ci/study.mk

.PHONY: help run fork new unfork upgrade ci deep test test-all compile format clean man graph \
  api-accept docs-serve $(stages) $(deep-stages) $(nightly-stages)

help: ## Lists the commands.
	@awk -F ':.*## ' '/^[a-z][a-z0-9-]*:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: bootstrap ## Starts the server as a demo, with sample data; make run PORT=9000 for another port.
	@ci/swiftpm build
	@mkdir -p $(run-data)
	@echo 'The server starts at http://127.0.0.1:$(PORT)/ with sample data; Ctrl-C ends it.'
	@echo 'Try next, in another terminal:'
	@echo '  .build/debug/seams browse --demo --data-dir $(run-data)'
	@echo '  curl http://127.0.0.1:$(PORT)/healthz'
	@echo
	@exec .build/debug/seams-server --demo --port '$(PORT)' --data-dir $(run-data)

fork: ## Copies a feature under a new name; make fork FROM=Bookmarks TO=Recipes [OUT=../recipes].
	@$(fork-tool) fork

new: ## Creates a small feature; make new FEATURE=Recipes ENTITY=Recipe.
	@$(fork-tool) new

unfork: ## Removes a feature; make unfork FEATURE=Recipes, or ALL=1.
	@$(fork-tool) unfork

upgrade: ## Merges later changes of the template into a fork; make upgrade TEMPLATE=../seams [VERSION=v2].
	@$(fork-tool) upgrade

ci: ## Checks the product: runs the stages in order, and stops at the first failure.
	@rm -rf reports
	@ci/stages $(stages)

deep: ## Checks the tools and the teaching material: run it after ci, where time allows.
	@ci/stages $(deep-stages)

bootstrap: ## Installs missing packages.
	@ci/bootstrap

lint: ## Checks the format of every Swift file, and the English of comments, messages and documents.
	@status=0; \
	swift format lint --strict --parallel --recursive $(swift-sources) || status=$$?; \
	ci/lint $(swift-sources) || status=$$?; \
	ci/english || status=$$?; \
	exit $$status

build: compile ## Builds everything, including the tests; a warning is an error.
	@ci/dependencies

compile: ## Builds everything, including the tests; then ci/test can run one suite.
	ci/swiftpm build --build-tests $(checked)

imports: ## Checks that each module imports only what the manifest declares.
	ci/swiftpm build --build-tests $(checked) --explicit-target-dependency-import-check error

tools: ## Builds the project's tools and runs their tests.
	@python3 ci/Tests/fork_test.py
	@ci/tool --tests

# A new fork has no graphs and no listings yet.
arch: ## Checks the architecture: edges, symbols, public API, and the graph of the modules.
	@[ -e docs/graph.svg ] || $(MAKE) graph api-accept
	@status=0; \
	ci/tool seams-arch check || status=$$?; \
	ci/tool seams-arch api || status=$$?; \
	ci/tool seams-arch graph --check || status=$$?; \
	exit $$status

graph: ## Regenerates the graph of the modules.
	@ci/tool seams-arch graph

api-accept: ## Accepts the current public API of the modules.
	@ci/tool seams-arch api --accept

test: compile ## Runs the unit tests of the changed modules: the short loop.
	@REPORTS='$(CURDIR)/.build/changed' ci/test unit "$$(ci/changed)"

test-all: test-type test-unit test-integration test-e2e ## Runs all levels of tests.

test-type: compile ## Checks that wrong programs do not compile, and that their correct twins do.
	@ci/test type-level 'TypeLevelTests\.'

test-unit: compile ## Runs the unit tests.
	@ci/test unit 'UnitTests\.'
	$(more-unit-tests)

test-integration: compile ## Runs the adapters against the real thing.
	@ci/test integration 'IntegrationTests\.'

test-e2e: compile ## Runs the built programs as people use them.
	@ci/test end-to-end 'EndToEndTests\.'

test-e2e-postgresql: compile ## Runs the built programs with their database on a PostgreSQL server.
	@ENGINE=PostgreSQL ci/test end-to-end-postgresql 'EndToEndTests\.(?!.*BrowserTests)'

coverage: ## Shows which lines the tests reach, after a run of all levels.
	@ci/pyramid coverage

docs: ## Checks names and code in the documents, and builds a site of them.
	@ci/tool seams-docs
	@mkdocs build

docs-serve: bootstrap compile ## Serves the documents and the symbol pages; make docs-serve PORT=9000.
	@ci/docs-serve '$(PORT)'

pyramid: ## Shows the cost and coverage of each test level, and checks the shape of the pyramid.
	@ci/pyramid report

man: ## Writes the manual page of seams to .build/seams.1.
	@swift package generate-manual
	@cp .build/plugins/GenerateManual/outputs/seams/seams.1 .build/seams.1
	@echo 'Read it with: man -l .build/seams.1'

format: ## Formats every Swift file in place.
	swift format format --in-place --parallel --recursive $(swift-sources)

clean: ## Removes the files of builds, tests and `make run`.
	rm -rf $(builds) reports $(run-data)
