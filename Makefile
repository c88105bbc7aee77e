# Every command of the project, for people, for `make ci` and for Jenkins alike.
# `make help` lists the commands: a line of them is a target and what stands behind its `##`.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
.NOTPARALLEL:

# What `make ci` runs, in order. ci/Jenkinsfile has the same stages; `make docs` compares.
stages := bootstrap lint build imports tools arch test-type test-unit test-integration test-e2e \
  coverage bench-check fuzz docs prove-part fork-check pyramid

# What only the nightly run has beside them: minutes of planted violations and of features that are
# made and taken out again, and the real services.
nightly-stages := prove test-live

# The build that is checked has a folder and flags of its own, the same for every stage: other flags
# would compile everything anew, and programs that measure coverage leave a file wherever they run.
# ci/test and the tools in ci know the folder too.
checked := --scratch-path .build/checked --enable-code-coverage

# How long `make fuzz` looks for documents that are too much.
SECONDS ?= 50

# The port that `make run` listens on.
PORT ?= 8080
run-data := .seams/run

# Where ci/bootstrap puts the toolchain when the machine has none.
export PATH := $(or $(SWIFTLY_BIN_DIR),$(HOME)/.local/share/swiftly/bin):$(PATH)

# What fork, new and unfork take. The names reach the tool through the environment, whatever is in
# them. DRY=1 lists what would be done; DIRTY=1 works beside changes that are not committed; CHECK=0
# neither builds nor tests.
export FROM TO ENTITY FEATURE
fork-flags = $(if $(filter-out 0,$(DRY)),--dry-run) \
  $(if $(filter-out 0,$(DIRTY)),--allow-dirty) $(if $(filter 0,$(CHECK)),--no-check)

# What is written in Swift, and is formatted alike.
swift-sources := Package.swift Modules Apps Tests docs Benchmarks/Package.swift Benchmarks/Sources \
  ci/Package.swift ci/Sources ci/Template ci/Tests Fuzz/Package.swift Fuzz/Sources

# The programs that the benchmarks run: the subjects, and the peers that have a process of their own.
bench-products := seams seams-server loopback-server hummingbird-peer peak-memory start-empty \
  start-empty-swift start-linked benchmarks

.PHONY: help run fork new unfork ci test compile format clean bench man graph api-accept \
  pyramid-picture $(stages) $(nightly-stages)

help: ## Lists the commands.
	@awk -F ':.*## ' '/^[a-z][a-z0-9-]*:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' Makefile

run: bootstrap ## Starts the server as a demo, with sample bookmarks; make run PORT=9000 for another port.
	@swift build
	@mkdir -p $(run-data)
	@.build/debug/seams bookmarks import docs/samples/bookmarks.html --demo --data-dir $(run-data)
	@echo
	@echo 'The server starts at http://127.0.0.1:$(PORT)/ with sample bookmarks, invented earthquakes and stars; Ctrl-C ends it.'
	@echo 'Try next, in another terminal:'
	@echo '  .build/debug/seams bookmarks list --demo --data-dir $(run-data)'
	@echo '  .build/debug/seams quakes count --demo --data-dir $(run-data)'
	@echo '  .build/debug/seams stargazers history lindqvist/glaze --chart --demo --data-dir $(run-data)'
	@echo '  curl http://127.0.0.1:$(PORT)/api/v1/bookmarks'
	@echo
	@exec .build/debug/seams-server --demo --port '$(PORT)' --data-dir $(run-data)

fork: bootstrap ## Makes a feature of another one; make fork FROM=Bookmarks TO=Recipes.
	@ci/tool seams-fork fork $${FROM:+--from="$$FROM"} $${TO:+--to="$$TO"} \
	  $${ENTITY:+--entity="$$ENTITY"} $(fork-flags)

new: bootstrap ## Begins a small feature; make new FEATURE=Recipes ENTITY=Recipe.
	@ci/tool seams-fork new $${FEATURE:+--feature="$$FEATURE"} $${ENTITY:+--entity="$$ENTITY"} $(fork-flags)

unfork: bootstrap ## Takes a feature out again; make unfork FEATURE=Recipes.
	@ci/tool seams-fork unfork $${FEATURE:+--feature="$$FEATURE"} $(fork-flags)

ci: ## Runs all stages in order, stops at the first that fails, and sums up.
	@ci/stages $(stages)
	@ci/tool seams-docs artefacts

bootstrap: ## Installs what this machine lacks, and nothing else.
	@ci/bootstrap

lint: ## Checks the format of every Swift file.
	swift format lint --strict --parallel --recursive $(swift-sources)

build: compile ## Builds everything, tests included; a warning is an error.
	@ci/dependencies

compile:
	swift build --build-tests $(checked)

imports: ## Checks that each module imports nothing but what the manifest says.
	swift build --build-tests $(checked) --explicit-target-dependency-import-check error

tools: ## Builds the project's own tools, and runs their tests.
	@ci/tool --tests

arch: ## Checks the architecture: edges, symbols, what modules show, and the pictures of it.
	@ci/tool seams-arch check
	@ci/tool seams-arch api --check
	@ci/tool seams-arch graph --check

graph: ## Draws the graph of the modules anew, in ARCHITECTURE.md, docs and the modules' pages.
	@ci/tool seams-arch graph

api-accept: ## Accepts what the modules now show to others as their public API.
	@ci/tool seams-arch api --accept

test: test-type test-unit test-integration test-e2e ## Runs the tests of all levels.

test-type: compile ## Runs the programs that must not compile, and their twins that must.
	@ci/test type-level 'TypeLevelTests\.'

test-unit: compile ## Runs the unit tests, and the tests of the examples in docs.
	@ci/test unit 'UnitTests\.'
	@ci/test examples 'ExamplesTests\.'

test-integration: compile ## Runs the adapters against the real thing.
	@ci/test integration 'IntegrationTests\.'

test-e2e: compile ## Runs the built programs as people use them.
	@ci/test end-to-end 'EndToEndTests\.'

test-live: compile ## Asks the real GitHub, USGS and feeds; needs a network, and is no part of ci.
	@ci/test live 'LiveTests\.'

coverage: ## Shows which lines the last run of all levels reached.
	@ci/coverage

docs: ## Checks that what the docs name is there, compiles and runs, and that CI is the same everywhere.
	@ci/tool seams-docs check

prove: ## Plants every violation there is, and makes features of features; takes some twenty minutes.
	@ci/tool seams-prove run --keep-going
	@ci/tool seams-fork check --seed "$$(git rev-parse HEAD)" --way both --levels all

prove-part: ## Plants the violations that need no build, and a part of the others, another one each time.
	@ci/tool seams-prove run --keep-going --rotate "$$(git rev-parse HEAD)"

fork-check: ## Makes a feature and a fork under invented names, runs their unit level, takes them out.
	@ci/tool seams-fork check --static
	@ci/tool seams-fork check --seed "$$(git rev-parse HEAD)" --way both

pyramid: ## Shows what each level of tests costs and covers, and checks that the pyramid stands.
	@ci/tool seams-pyramid report
	@ci/tool seams-pyramid picture --check

pyramid-picture: ## Draws the pyramid for README.md; MEASURED=1 takes the seconds of the last `make pyramid`.
	@ci/tool seams-pyramid picture $(if $(MEASURED),--measured)

bench: bootstrap ## Measures Seams beside named peers; make bench ARGS='--only a,f' for some of it.
	@for product in $(bench-products); do \
	  swift build --package-path Benchmarks -c release --product $$product; done
	@Benchmarks/.build/release/benchmarks $(ARGS)
	@[ -n '$(ARGS)' ] || ci/tool seams-arch bench

bench-check: ## Runs every benchmark on little data, and checks the results, not the times.
	@for product in $(bench-products); do \
	  swift build --package-path Benchmarks --product $$product; done
	@Benchmarks/.build/debug/benchmarks --small

fuzz: ## Throws broken documents at the readers of feeds and pages; make fuzz SECONDS=3600 for longer.
	@ci/fuzz '$(SECONDS)'

man: ## Writes the manual page of seams to .build/seams.1.
	@swift package generate-manual
	@cp .build/plugins/GenerateManual/outputs/seams/seams.1 .build/seams.1
	@echo 'Read it with: man -l .build/seams.1'

format: ## Formats every Swift file in place.
	swift format format --in-place --parallel --recursive $(swift-sources)

clean: ## Removes what builds, tests and `make run` left behind.
	rm -rf .build Benchmarks/.build Fuzz/.build ci/.build reports $(run-data)
