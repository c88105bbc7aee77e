# Every command of the project, for people, for `make ci` and for Jenkins alike.
# `make help` lists the commands: a line of them is a target and what stands behind its `##`.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
.NOTPARALLEL:

# What `make ci` runs, in order. ci/Jenkinsfile has the same stages; ci/check-stages compares.
stages := bootstrap lint build imports test-type test-unit test-integration test-e2e coverage \
  bench-check summary

# The build that is checked has a folder and flags of its own, the same for every stage: other flags
# would compile everything anew, and programs that measure coverage leave a file wherever they run.
# ci/test and ci/coverage know the folder too.
checked := --scratch-path .build/checked --enable-code-coverage

# The port that `make run` listens on.
PORT ?= 8080
run-data := .seams/run

# Where ci/bootstrap puts the toolchain when the machine has none.
export PATH := $(or $(SWIFTLY_BIN_DIR),$(HOME)/.local/share/swiftly/bin):$(PATH)

# What is written in Swift, and is formatted alike.
swift-sources := Package.swift Modules Apps Tests docs Benchmarks/Package.swift Benchmarks/Sources

# The programs that the benchmarks run: the subjects, and the peers that have a process of their own.
bench-products := seams seams-server loopback-server hummingbird-peer start-empty start-empty-swift \
  start-linked benchmarks

.PHONY: help run ci test compile format clean bench man $(stages)

help: ## Lists the commands.
	@awk -F ':.*## ' '/^[a-z][a-z0-9-]*:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' Makefile

run: bootstrap ## Starts the server with sample bookmarks; make run PORT=9000 for another port.
	@swift build
	@mkdir -p $(run-data)
	@.build/debug/seams bookmarks import docs/samples/bookmarks.html --data-dir $(run-data)
	@echo
	@echo 'The server starts at http://127.0.0.1:$(PORT)/ with sample bookmarks; Ctrl-C ends it.'
	@echo 'Try next, in another terminal:'
	@echo '  .build/debug/seams bookmarks list --data-dir $(run-data)'
	@echo '  curl http://127.0.0.1:$(PORT)/api/v1/bookmarks'
	@echo
	@exec .build/debug/seams-server --port '$(PORT)' --data-dir $(run-data)

ci: ## Runs all stages in order, stops at the first that fails, and sums up.
	@ci/stages $(stages)

bootstrap: ## Installs what this machine lacks, and nothing else.
	@ci/bootstrap

lint: ## Checks the format of every Swift file, and that CI runs the same stages everywhere.
	swift format lint --strict --parallel --recursive $(swift-sources)
	ci/check-stages '$(stages)'

build: compile ## Builds everything, tests included; a warning is an error.
	@ci/dependencies

compile:
	swift build --build-tests $(checked)

imports: ## Checks that each module imports nothing but what the manifest says.
	swift build --build-tests $(checked) --explicit-target-dependency-import-check error

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

coverage: ## Shows which lines the last run of all levels reached.
	@ci/coverage

bench: bootstrap ## Measures Seams beside named peers; make bench ARGS='--only a,f' for some of it.
	@for product in $(bench-products); do \
	  swift build --package-path Benchmarks -c release --product $$product; done
	@Benchmarks/.build/release/benchmarks $(ARGS)

bench-check: ## Runs every benchmark on little data, and checks the results, not the times.
	@for product in $(bench-products); do \
	  swift build --package-path Benchmarks --product $$product; done
	@Benchmarks/.build/debug/benchmarks --small

man: ## Writes the manual page of seams to .build/seams.1.
	@swift package generate-manual
	@cp .build/plugins/GenerateManual/outputs/seams/seams.1 .build/seams.1
	@echo 'Read it with: man -l .build/seams.1'

summary: ## Shows seconds and tests of the last run, and checks the shape of the pyramid.
	@ci/summary

format: ## Formats every Swift file in place.
	swift format format --in-place --parallel --recursive $(swift-sources)

clean: ## Removes what builds, tests and `make run` left behind.
	rm -rf .build Benchmarks/.build reports $(run-data)
