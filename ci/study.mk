# The commands for the teaching material and for checks of the template. The Makefile includes this
# file; a fork has neither.

deep-stages += cluster-check bench-check fuzz trail-check learn-check cost-check prove-part fork-check

# The real services; planted violations, mutants, and forks that stand alone.
nightly-stages += test-live prove mutate forks

# How many minutes of violations with a build `make prove-part` plants. `make prove` plants longer
# ones every night.
prove-minutes := 4

# The number of seconds that `make fuzz` runs.
SECONDS ?= 50

# The variables of learn: N is the number of an exercise, by default the next one. HINT=1 gives
# another hint, SOLUTION=1 shows the changes of the solution, LIST=1 lists the exercises, and RESET=5
# restarts exercise 5.
export N HINT SOLUTION LIST RESET

swift-sources += docs/examples Benchmarks/Package.swift Benchmarks/Sources Fuzz/Package.swift \
  Fuzz/Sources docs/learn/Package.swift $(wildcard docs/learn/lib docs/learn/[0-9]*)
builds += Benchmarks/.build Fuzz/.build docs/trail/.build docs/learn/.build

# The programs that the benchmarks run: the subjects, and the peers that have a process of their own.
bench-products := seams seams-server loopback-server hummingbird-peer peak-memory start-empty \
  start-empty-swift start-linked valgrind-shim benchmarks

# The examples are tested beside the unit tests.
define more-unit-tests
@ci/test examples 'ExamplesTests\.'
endef

.PHONY: bench cluster cost trail learn pictures plan weight

test-live: compile ## Calls the real services; needs a network, and is not part of ci.
	@ci/test live 'LiveTests\.'

pictures: bootstrap compile ## Regenerates the pictures of README.md from the running programs.
	@ci/pictures

cluster: bootstrap ## Runs three servers behind a balancer, with two database servers; Ctrl-C ends them.
	@ci/swiftpm build
	@docs/deploy/three/cluster

cluster-check: compile ## Kills the servers of a cluster under load, and promotes its standby.
	@PROGRAMS=$(CURDIR)/.build/checked/debug ci/cluster-check

# Writes the build plan without compiling our targets: it builds a target of another package.
plan:
	@swift build $(checked) --target HTTPTypes

prove: ## Plants every violation, and tries 40 mutants; takes about an hour.
	@ci/tool seams-prove
	@ci/tool seams-mutate --sample 40 --seed "$$(git rev-parse HEAD)"

mutate: ## Checks that a unit test fails for each small change of the rules; N=40 for a sample, ONLY='Modules/News/*' for some files.
	@ci/tool seams-mutate --only "$${ONLY:-*}" $${N:+--sample "$$N" --seed "$$(git rev-parse HEAD)"}

prove-part: ## Plants the violations that need no build, and a changing sample of the others.
	@ci/tool seams-prove --rotate "$$(git rev-parse HEAD)" --minutes $(prove-minutes)

fork-check: ## Makes a fork under an invented name, runs its unit tests, and looks for the old nouns.
	@FORKS="$${FORKS:-any}" WAYS=unit ci/forks

# FORKS='Stargazers News' WAYS='ci upgrade' for some of it: ci/forks says which ways there are.
export FORKS WAYS NAMES
forks: ## Makes a repository of each feature, and runs its make ci; takes hours.
	@ci/forks

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
	  ci/swiftpm build --package-path Benchmarks -c release --product $$product; done
	@Benchmarks/.build/release/benchmarks $(ARGS)
	@[ -n '$(ARGS)' ] || time ci/tool seams-arch check

bench-check: ## Runs every benchmark on little data, and checks the results but not the times.
	@for product in $(bench-products); do \
	  ci/swiftpm build --package-path Benchmarks --product $$product; done
	@Benchmarks/.build/debug/benchmarks --small

fuzz: ## Feeds broken documents to the parsers of feeds and pages; make fuzz SECONDS=3600 for longer.
	@ci/fuzz '$(SECONDS)'
