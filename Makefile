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
deep-stages := tools
# only: seams
deep-stages += bench-check fuzz trail-check learn-check cost-check prove-part fork-check
# end only

# The additional stages of the nightly run.
nightly-stages :=
# only: Bookmarks, Earthquakes, News, Stargazers
# The real services.
nightly-stages += test-live
# end only
# only: seams
# Planted violations, features that are made and taken out again, mutants, and forks that stand alone.
nightly-stages += prove mutate forks
# end only

# The checked build has its own folder and flags, the same for every stage. Other flags would
# recompile everything, and programs that measure coverage write a file wherever they run. ci/test
# and the tools in ci use the same folder.
checked := --scratch-path .build/checked --enable-code-coverage

# only: seams
# How many minutes of violations with a build `make prove-part` plants. `make prove` plants longer
# ones every night.
prove-minutes := 4

# The number of seconds that `make fuzz` runs.
SECONDS ?= 50

# The variables of learn: N is the number of an exercise, by default the next one. HINT=1 gives
# another hint, SOLUTION=1 shows the changes of the solution, LIST=1 lists the exercises, and RESET=5
# restarts exercise 5.
export N HINT SOLUTION LIST RESET

# end only
# The port that `make run` and `make docs-serve` listen on.
PORT ?= 8080
run-data := .seams/run

# The place of the toolchain that ci/bootstrap installs.
export PATH := $(or $(SWIFTLY_BIN_DIR),$(HOME)/.local/share/swiftly/bin):$(PATH)

# The variables of fork, new and unfork. The names reach the tool through the environment, so they
# need no quoting. DRY=1 lists the changes; DIRTY=1 accepts uncommitted changes; CHECK=0 neither
# builds nor tests.
export FROM TO ENTITY FEATURE OUT KIND
# The variables of upgrade: the place of the template, and its version. CONFLICTS=1 writes conflicts
# into the checkout; DRY=1 lists the changes; CHECK=0 neither builds nor tests.
export TEMPLATE VERSION
fork-flags = $(if $(filter-out 0,$(DRY)),--dry-run) \
  $(if $(filter-out 0,$(DIRTY)),--allow-dirty) $(if $(filter 0,$(CHECK)),--no-check)

# The Swift sources to format, and the folders of builds.
swift-sources := Package.swift Modules Apps Tests ci/Package.swift ci/Sources ci/Template ci/Tests
builds := .build ci/.build
# only: seams
swift-sources += docs/examples Benchmarks/Package.swift Benchmarks/Sources Fuzz/Package.swift \
  Fuzz/Sources docs/learn/Package.swift $(wildcard docs/learn/lib docs/learn/[0-9]*)
builds += Benchmarks/.build Fuzz/.build docs/trail/.build docs/learn/.build

# The programs that the benchmarks run: the subjects, and the peers that have a process of their own.
bench-products := seams seams-server loopback-server hummingbird-peer peak-memory start-empty \
  start-empty-swift start-linked benchmarks

.PHONY: bench cost trail learn pictures weight
# end only

.PHONY: help run fork new unfork upgrade ci deep test test-all compile format clean man graph \
  api-accept docs-serve $(stages) $(deep-stages) $(nightly-stages)

help: ## Lists the commands.
	@awk -F ':.*## ' '/^[a-z][a-z0-9-]*:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' Makefile

run: bootstrap ## Starts the server as a demo, with sample data; make run PORT=9000 for another port.
	@swift build
	@mkdir -p $(run-data)
	@echo 'The server starts at http://127.0.0.1:$(PORT)/ with sample data; Ctrl-C ends it.'
	@echo 'Try next, in another terminal:'
# only: Bookmarks
	@echo '  .build/debug/seams bookmarks list --demo --data-dir $(run-data)'
	@echo '  curl http://127.0.0.1:$(PORT)/api/v1/bookmarks'
# end only
# only: Earthquakes
	@echo '  .build/debug/seams quakes count --demo --data-dir $(run-data)'
# end only
# only: Stargazers
	@echo '  .build/debug/seams stargazers history lindqvist/glaze --chart --demo --data-dir $(run-data)'
# end only
	@echo '  curl http://127.0.0.1:$(PORT)/healthz'
	@echo
	@exec .build/debug/seams-server --demo --port '$(PORT)' --data-dir $(run-data)

fork: bootstrap ## Copies a feature under a new name; make fork FROM=Bookmarks TO=Recipes [OUT=../recipes].
	@ci/tool seams-fork $(if $(OUT)$(KIND),alone,fork) $${FROM:+--from="$$FROM"} $${TO:+--to="$$TO"} \
	  $${ENTITY:+--entity="$$ENTITY"} $${OUT:+--out="$$OUT"} $${KIND:+--kind="$$KIND"} $(fork-flags)

new: bootstrap ## Creates a small feature; make new FEATURE=Recipes ENTITY=Recipe.
	@ci/tool seams-fork new $${FEATURE:+--feature="$$FEATURE"} $${ENTITY:+--entity="$$ENTITY"} $(fork-flags)

unfork: bootstrap ## Removes a feature; make unfork FEATURE=Recipes, or ALL=1.
	@ci/tool seams-fork unfork $${FEATURE:+--feature="$$FEATURE"} $(if $(filter-out 0,$(ALL)),--all) \
	  $(fork-flags)

upgrade: bootstrap ## Merges later changes of the template into a fork; make upgrade TEMPLATE=../seams [VERSION=v2].
	@ci/upgrade $(if $(filter-out 0,$(CONFLICTS)),--conflicts) $(if $(filter 0,$(CHECK)),--no-check) \
	  $(if $(filter-out 0,$(DRY)),--dry-run)

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
	swift build --build-tests $(checked)

imports: ## Checks that each module imports only what the manifest declares.
	swift build --build-tests $(checked) --explicit-target-dependency-import-check error

tools: ## Builds the project's tools and runs their tests.
	@ci/tool --tests

arch: ## Checks the architecture: edges, symbols, public API, and the graph of the modules.
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
# only: seams
	@ci/test examples 'ExamplesTests\.'
# end only

test-integration: compile ## Runs the adapters against the real thing.
	@ci/test integration 'IntegrationTests\.'

test-e2e: compile ## Runs the built programs as people use them.
	@ci/test end-to-end 'EndToEndTests\.'

# only: Bookmarks, Earthquakes, News, Stargazers
test-live: compile ## Calls the real services; needs a network, and is not part of ci.
	@ci/test live 'LiveTests\.'

# end only
coverage: ## Shows which lines the tests reach, after a run of all levels.
	@ci/pyramid coverage

docs: ## Checks names and code in the documents, and builds a site of them.
	@ci/tool seams-docs check
	@mkdocs build

docs-serve: bootstrap compile ## Serves the documents and the symbol pages; make docs-serve PORT=9000.
	@ci/docs-serve '$(PORT)'

# only: seams
pictures: bootstrap compile ## Regenerates the pictures of README.md from the running programs.
	@ci/pictures

prove: ## Plants every violation, forks features, and tries 40 mutants; takes about an hour.
	@ci/tool seams-prove run
	@ci/tool seams-fork check --seed "$$(git rev-parse HEAD)" --way both --levels all
	@ci/tool seams-mutate --sample 40 --seed "$$(git rev-parse HEAD)"

mutate: ## Checks that a unit test fails for each small change of the rules; make mutate N=40 for a sample.
	@ci/tool seams-mutate $${N:+--sample "$$N" --seed "$$(git rev-parse HEAD)"}

prove-part: ## Plants the violations that need no build, and a changing sample of the others.
	@ci/tool seams-prove run --rotate "$$(git rev-parse HEAD)" --minutes $(prove-minutes)

# A build server builds in its own checkout, which is built already; a person's checkout is left alone.
fork-check: ## Cuts all forks without a build; forks a feature under an invented name, tests it, removes it.
	@ci/tool seams-fork check --static
	@ci/tool seams-fork check --carve --seed "$$(git rev-parse HEAD)"
	@ci/tool seams-fork check --seed "$$(git rev-parse HEAD)" --way either $(if $(CI),--here)

# FORKS='Stargazers News' WAYS='alone library' for some of it: ci/forks says which ways there are.
export FORKS WAYS NAMES
forks: ## Makes a repository of each feature in every way, and runs its make ci; takes hours.
	@ci/forks

# end only
pyramid: ## Shows the cost and coverage of each test level, and checks the shape of the pyramid.
	@ci/pyramid report

# only: seams
trail: ## Measures the trail, and writes the tables of docs/trail/README.md.
	@docs/trail/measure

trail-check: ## Builds the stages of docs/trail, plants their bugs, and compares with its tables.
	@docs/trail/measure --check

learn: ## Shows the next exercise and the missing parts; make learn N=5, with HINT=1, SOLUTION=1, or LIST=1, RESET=5.
	@docs/learn/learn $(if $(filter-out 0,$(LIST)),list) $(if $(filter-out 0,$(HINT)),hint) \
	  $(if $(filter-out 0,$(SOLUTION)),solution) $${RESET:+reset "$$RESET"} $${N:+"$$N"} \
	  || [ $$? -eq 1 ] # something is missing, which is no error

learn-check: ## Checks the exercises: starts fail for the stated reasons, solutions pass.
	@docs/learn/prove

cost: ## Measures the cost of layers for one feature, and writes the table of docs/cost/README.md.
	@docs/cost/measure

cost-check: ## Checks the counts in the table of docs/cost/README.md, without a build.
	@docs/cost/measure --check

weight: ## Prints the amounts of text and code, and their limits.
	@ci/weight

bench: bootstrap ## Compares Seams with named peers; make bench ARGS='--only a,f' for some benchmarks.
	@for product in $(bench-products); do \
	  swift build --package-path Benchmarks -c release --product $$product; done
	@Benchmarks/.build/release/benchmarks $(ARGS)
	@[ -n '$(ARGS)' ] || time ci/tool seams-arch check

bench-check: ## Runs every benchmark on little data, and checks the results but not the times.
	@for product in $(bench-products); do \
	  swift build --package-path Benchmarks --product $$product; done
	@Benchmarks/.build/debug/benchmarks --small

fuzz: ## Feeds broken documents to the parsers of feeds and pages; make fuzz SECONDS=3600 for longer.
	@ci/fuzz '$(SECONDS)'

# end only
man: ## Writes the manual page of seams to .build/seams.1.
	@swift package generate-manual
	@cp .build/plugins/GenerateManual/outputs/seams/seams.1 .build/seams.1
	@echo 'Read it with: man -l .build/seams.1'

format: ## Formats every Swift file in place.
	swift format format --in-place --parallel --recursive $(swift-sources)

clean: ## Removes the files of builds, tests and `make run`.
	rm -rf $(builds) reports $(run-data)
