# Every command of the project, for people, for `make ci` and for Jenkins alike.
# `make help` lists the commands: a line of them is a target and what stands behind its `##`.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
.NOTPARALLEL:

# What `make ci` runs, in order: what judges the product. ci/Jenkinsfile has the same stages, and those
# below; `make docs` compares.
stages := bootstrap lint build imports arch test-type test-unit test-integration test-e2e \
  coverage docs pyramid

# What `make deep` runs after it, in order: what judges the tools and the teaching material.
deep-stages := tools
# only: seams
deep-stages += bench-check fuzz trail-check learn-check cost-check prove-part fork-check
# end only

# What only the nightly run has beside them.
nightly-stages :=
# only: Bookmarks, Earthquakes, News, Stargazers
# The real services.
nightly-stages += test-live
# end only
# only: seams
# Planted violations, features that are made and taken out again, mutants, and forks that stand alone.
nightly-stages += prove mutate forks
# end only

# The build that is checked has a folder and flags of its own, the same for every stage: other flags
# would compile everything anew, and programs that measure coverage leave a file wherever they run.
# ci/test and the tools in ci know the folder too.
checked := --scratch-path .build/checked --enable-code-coverage

# only: seams
# How many minutes of violations that need a build `make prove-part` plants. Those that take longer
# alone are planted by `make prove`, every night.
prove-minutes := 4

# How long `make fuzz` looks for documents that are too much.
SECONDS ?= 50

# What learn takes: N is the number of an exercise, without it the next one; HINT=1 gives a hint more,
# SOLUTION=1 shows what the solution changes, LIST=1 lists them all, and RESET=5 starts 5 over.
export N HINT SOLUTION LIST RESET

# end only
# The port that `make run` and `make docs-serve` listen on.
PORT ?= 8080
run-data := .seams/run

# Where ci/bootstrap puts the toolchain when the machine has none.
export PATH := $(or $(SWIFTLY_BIN_DIR),$(HOME)/.local/share/swiftly/bin):$(PATH)

# What fork, new and unfork take. The names reach the tool through the environment, whatever is in
# them. DRY=1 lists what would be done; DIRTY=1 works beside changes that are not committed; CHECK=0
# neither builds nor tests.
export FROM TO ENTITY FEATURE OUT KIND
# What upgrade takes: where the template is, and what of it is wanted. CONFLICTS=1 brings conflicts
# into the checkout; DRY=1 lists what would change; CHECK=0 neither builds nor tests.
export TEMPLATE VERSION
fork-flags = $(if $(filter-out 0,$(DRY)),--dry-run) \
  $(if $(filter-out 0,$(DIRTY)),--allow-dirty) $(if $(filter 0,$(CHECK)),--no-check)

# What is written in Swift, and is formatted alike; and where builds are left.
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
# only: Bookmarks
	@.build/debug/seams bookmarks import docs/samples/bookmarks.html --demo --data-dir $(run-data)
# end only
	@echo
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

fork: bootstrap ## Makes a feature of another one; make fork FROM=Bookmarks TO=Recipes [OUT=../recipes].
	@ci/tool seams-fork $(if $(OUT)$(KIND),alone,fork) $${FROM:+--from="$$FROM"} $${TO:+--to="$$TO"} \
	  $${ENTITY:+--entity="$$ENTITY"} $${OUT:+--out="$$OUT"} $${KIND:+--kind="$$KIND"} $(fork-flags)

new: bootstrap ## Begins a small feature; make new FEATURE=Recipes ENTITY=Recipe.
	@ci/tool seams-fork new $${FEATURE:+--feature="$$FEATURE"} $${ENTITY:+--entity="$$ENTITY"} $(fork-flags)

unfork: bootstrap ## Takes a feature out again; make unfork FEATURE=Recipes, or ALL=1.
	@ci/tool seams-fork unfork $${FEATURE:+--feature="$$FEATURE"} $(if $(filter-out 0,$(ALL)),--all) \
	  $(fork-flags)

upgrade: bootstrap ## Brings the template's later work into a fork; make upgrade TEMPLATE=../seams [VERSION=v2].
	@ci/upgrade $(if $(filter-out 0,$(CONFLICTS)),--conflicts) $(if $(filter 0,$(CHECK)),--no-check) \
	  $(if $(filter-out 0,$(DRY)),--dry-run)

ci: ## Checks the product: runs the stages in order, and stops at the first that fails.
	@rm -rf reports
	@ci/stages $(stages)

deep: ## Checks the tools and the teaching material: run it after ci, where time allows.
	@ci/stages $(deep-stages)

bootstrap: ## Installs what this machine lacks, and nothing else.
	@ci/bootstrap

lint: ## Checks the format of every Swift file.
	@status=0; \
	swift format lint --strict --parallel --recursive $(swift-sources) || status=$$?; \
	ci/lint $(swift-sources) || status=$$?; \
	ci/english || status=$$?; \
	exit $$status

build: compile ## Builds everything, tests included; a warning is an error.
	@ci/dependencies

compile: ## Builds everything, tests included, and checks no more; then ci/test runs one suite.
	swift build --build-tests $(checked)

imports: ## Checks that each module imports nothing but what the manifest says.
	swift build --build-tests $(checked) --explicit-target-dependency-import-check error

tools: ## Builds the project's own tools, and runs their tests.
	@ci/tool --tests

arch: ## Checks the architecture: edges, symbols, what modules show, and the graph of it.
	@status=0; \
	ci/tool seams-arch check || status=$$?; \
	ci/tool seams-arch api --check || status=$$?; \
	ci/tool seams-arch graph --check || status=$$?; \
	exit $$status

graph: ## Draws the graph of the modules anew.
	@ci/tool seams-arch graph

api-accept: ## Accepts what the modules now show to others as their public API.
	@ci/tool seams-arch api --accept

test: compile ## Runs the unit tests of what changed since the last commit: the short loop.
	@REPORTS='$(CURDIR)/.build/changed' ci/test unit "$$(ci/changed)"

test-all: test-type test-unit test-integration test-e2e ## Runs the tests of all levels.

test-type: compile ## Runs the programs that must not compile, and their twins that must.
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
test-live: compile ## Asks the real services; needs a network, and is no part of ci.
	@ci/test live 'LiveTests\.'

# end only
coverage: ## Shows which lines the last run of all levels reached.
	@ci/pyramid coverage

docs: ## Checks what the docs name, compiles and runs their blocks, and makes a site of them.
	@ci/tool seams-docs check
	@mkdocs build

docs-serve: bootstrap compile ## Serves the documents and pages of all symbols; make docs-serve PORT=9000.
	@ci/docs-serve '$(PORT)'

# only: seams
pictures: bootstrap compile ## Makes the pictures of README.md anew, from the programs at work.
	@ci/pictures

prove: ## Plants every violation, makes features of features, and tries 40 mutants; takes an hour or so.
	@ci/tool seams-prove run
	@ci/tool seams-fork check --seed "$$(git rev-parse HEAD)" --way both --levels all
	@ci/tool seams-mutate --sample 40 --seed "$$(git rev-parse HEAD)"

mutate: ## Checks that a unit test notices each small change of the rules; make mutate N=40 for a sample.
	@ci/tool seams-mutate $${N:+--sample "$$N" --seed "$$(git rev-parse HEAD)"}

prove-part: ## Plants the violations that need no build, and others for some minutes, other ones each time.
	@ci/tool seams-prove run --rotate "$$(git rev-parse HEAD)" --minutes $(prove-minutes)

# A build server has a checkout for itself, and has built it; a person's is left alone.
fork-check: ## Cuts all forks without a build; makes a feature under an invented name, tests it, takes it out.
	@ci/tool seams-fork check --static
	@ci/tool seams-fork check --carve --seed "$$(git rev-parse HEAD)"
	@ci/tool seams-fork check --seed "$$(git rev-parse HEAD)" --way either $(if $(CI),--here)

# FORKS='Stargazers News' WAYS='alone library' for some of it: ci/forks says which ways there are.
export FORKS WAYS NAMES
forks: ## Makes a repository of each feature, in every way, and runs its make ci; takes some hours.
	@ci/forks

# end only
pyramid: ## Shows what each level of tests costs and covers, and checks that the pyramid stands.
	@ci/pyramid report

# only: seams
trail: ## Measures the trail anew, and writes the tables of docs/trail/README.md.
	@docs/trail/measure

trail-check: ## Builds the stages of docs/trail, plants their bugs, and compares with its tables.
	@docs/trail/measure --check

learn: ## Shows the next exercise and what is missing; make learn N=5, with HINT=1, SOLUTION=1, or LIST=1, RESET=5.
	@docs/learn/learn $(if $(filter-out 0,$(LIST)),list) $(if $(filter-out 0,$(HINT)),hint) \
	  $(if $(filter-out 0,$(SOLUTION)),solution) $${RESET:+reset "$$RESET"} $${N:+"$$N"} \
	  || [ $$? -eq 1 ] # something is missing, which is no error

learn-check: ## Proves the exercises: starts are refused for their reasons, solutions pass.
	@docs/learn/prove

cost: ## Measures what layers cost one feature, and writes the table of docs/cost/README.md; takes a while.
	@docs/cost/measure

cost-check: ## Counts again what the table of docs/cost/README.md counts; builds nothing.
	@docs/cost/measure --check

weight: ## Prints how much there is to read, beside the bounds that the project has set itself.
	@ci/weight

bench: bootstrap ## Measures Seams beside named peers; make bench ARGS='--only a,f' for some of it.
	@for product in $(bench-products); do \
	  swift build --package-path Benchmarks -c release --product $$product; done
	@Benchmarks/.build/release/benchmarks $(ARGS)
	@[ -n '$(ARGS)' ] || time ci/tool seams-arch check

bench-check: ## Runs every benchmark on little data, and checks the results, not the times.
	@for product in $(bench-products); do \
	  swift build --package-path Benchmarks --product $$product; done
	@Benchmarks/.build/debug/benchmarks --small

fuzz: ## Throws broken documents at the readers of feeds and pages; make fuzz SECONDS=3600 for longer.
	@ci/fuzz '$(SECONDS)'

# end only
man: ## Writes the manual page of seams to .build/seams.1.
	@swift package generate-manual
	@cp .build/plugins/GenerateManual/outputs/seams/seams.1 .build/seams.1
	@echo 'Read it with: man -l .build/seams.1'

format: ## Formats every Swift file in place.
	swift format format --in-place --parallel --recursive $(swift-sources)

clean: ## Removes what builds, tests and `make run` left behind.
	rm -rf $(builds) reports $(run-data)
