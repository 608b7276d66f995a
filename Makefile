# `make site` publishes, `make test` is the gate of a contributor, `.ci/run` what else a change has to pass. `make help` names the goals.
# All work offline once the packages of scripts/packages*.txt are there.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.NOTPARALLEL:

# A toolchain outside of PATH is found where Swift's archives are commonly unpacked.
ifeq ($(shell command -v swift),)
export PATH := /opt/swift/usr/bin:$(PATH)
endif

STAGE := scripts/stage
GOAL := $(MAKE) --no-print-directory
SWIFT_FILES := Package.swift Sources Tests experiments Benchmarks Embedded Tools scripts/exports scripts/fuzz-constraints scripts/fuzz

# Warnings are errors by the command line: `unsafeFlags` in Package.swift would keep other packages from depending on this one.
# Every call of the gate has the same flags, because other flags would build everything again.
# An expression that takes three seconds of the processor to type-check is one of them: the slowest take one on a machine with several times the work that
# it has processors for.
CHECKED := -Xswiftc -warnings-as-errors -Xswiftc -Xfrontend -Xswiftc -warn-long-expression-type-checking=3000
# What scripts ask of the project's own types: Tools.
BUILD_TOOL := swift build --product tool $(CHECKED)

# The release program carries Swift's library and cmark-gfm within it, so that it runs on another Debian machine without either.
# Debian has cmark-gfm as `.a` too; a linker takes the first directory that has a library, and this one has no `.so`. Symbols and what
# debuggers read of the static libraries are a third of the program, and stay out. Exclusive access is checked in what the tests run and not
# here, where it would take more than half of the speed: site/pages/design/0024.
STATIC_LIBRARIES := .build/static-libraries
BUILD_RELEASE := EVDOC_ONCE=-Onone PKG_CONFIG_PATH="$(CURDIR)/$(STATIC_LIBRARIES)" swift build -c release --static-swift-stdlib -Xlinker --strip-all \
    -Xswiftc -enforce-exclusivity=unchecked

# The engine for pages.
LIVE := .build/embedded/live
# The same, not optimized, for the checks of the pages.
EMBEDDED := .build/embedded/debug

# The same for arm64.
ARM64 := .build/embedded/arm64

# What the checks of the pages use beside Debian's packages.
PAGE_TOOLS := .build/page-tools

# What code of an experiment can use, described by the toolchain's docc, where it has one: prints the option of evdoc that takes it.
REFERENCE := .build/reference
BUILD_REFERENCE = $$(! scripts/build-reference --possible || { scripts/build-reference .build/release/Modules $(REFERENCE) >&2 && echo --docc $(REFERENCE); })

# The site with the engine, where that can be built.
BUILD_PAGES = reference=$(BUILD_REFERENCE) && if scripts/build-live --possible; then scripts/build-embedded $(EMBEDDED); fi >/dev/null && \
    .build/release/evdoc build $$([ ! -e $(EMBEDDED)/modules ] || echo --engine $(EMBEDDED)/modules) $$reference --address https://evdoc.example --output .build/pages >/dev/null

# A line below such a heading for each goal with a sentence behind `##`.
help: ## names the goals
	@awk '/^## / { printf "\n%s\n", substr($$0, 4) } /^[a-z][a-z0-9-]*:.* ## / { goal = $$0; sub(/:.*/, "", goal); sub(/.* ## /, ""); printf "  make %-18s %s\n", goal, $$0 }' Makefile

## Daily

# The program, and beside it the module that readers try experiments out with: each leaves processors idle that the other can use.
site: packages $(STATIC_LIBRARIES) ## builds evdoc, runs the experiments, publishes site/public; ADDRESS=… where it will be
	@scripts/build-site '$(BUILD_RELEASE) --product evdoc' $(LIVE) $(REFERENCE) $(if $(ADDRESS),--address "$(ADDRESS)")

# All experiments run once: the tests and `evdoc check`, which is one of them, share the results.
test: ## the gate: lint beside the build, tests, evdoc check
	@$(STAGE) packages $(GOAL) packages test-packages
	@scripts/beside $(STAGE) lint $(GOAL) lint -- $(STAGE) build $(GOAL) build
	@$(STAGE) unit $(GOAL) unit

lint: ## format, words, and what the stages of .ci/stages depend on
	@swift format lint --strict --parallel --recursive $(SWIFT_FILES)
	@scripts/check-words
	@scripts/proved --check
	@scripts/proved --self-test
	@scripts/figures --lengths

format: ## formats the Swift files
	@swift format --in-place --parallel --recursive $(SWIFT_FILES)

build: ## the tests and the program, in one build; TARGET=… one module
	@swift build $(if $(TARGET),--target "$(TARGET)",--build-tests) $(CHECKED)

unit: ## the tests as they are built; ONLY=… those whose names match, SEED=… another seed for storms
	@export SEED=$$(scripts/seed); echo "unit: the seed of storms is $$SEED; SEED=$$SEED tries the same again"; \
	scripts/unit-tests $(if $(ONLY),"$(ONLY)")
	@$(if $(ONLY),:,scripts/slowest-tests 20 .build/unit/*.jsonl)

check: ## what the experiments find, against the committed site/reports
	@.build/debug/evdoc check

serve: build ## the site in a browser while one works on it, compiled as the tests are; PORT=… another port, OPEN=1 opens a browser
	@.build/debug/evdoc serve --build "swift build --product evdoc $(CHECKED)" $(if $(PORT),--port "$(PORT)") $(if $(OPEN),--open)

release: packages $(STATIC_LIBRARIES) ## the program, optimized, in .build/release
	@$(BUILD_RELEASE) --product evdoc

$(STATIC_LIBRARIES): scripts/packages.txt
	@mkdir -p $@
	@libraries=$$(pkg-config --variable=libdir libcmark-gfm); \
	ln -sf "$$libraries"/libcmark-gfm{,-extensions}.a $@/; \
	sed 's|^libdir=.*|libdir=$(CURDIR)/$@|; s|^Libs:.*|Libs: -L"$${libdir}" -lcmark-gfm-extensions -lcmark-gfm|' \
	    "$$libraries"/pkgconfig/libcmark-gfm.pc >$@/libcmark-gfm.pc
	@touch $@

# Brings the texts as they are now into the files of translations.
translations: translation-packages ## brings changed English texts into translations
	@scripts/refresh-translations

# What the compiler's index says of modules, folders and files.
arrows: build ## writes the tables of arrows anew, and prints which modules, folders and files name which
	@ARROWS=write swift test --skip-build --disable-xctest $(CHECKED) --filter ArrowTableTests 2>/dev/null | grep -v '^[◇✔]'

# What of ExperimentKit's API has changed since the last release so that others' code may not compile any more.
api-changes: build ## compares the public API of ExperimentKit with the last release
	@scripts/check-api

# The list of the API that pages can be about, from the engine's symbol graph.
api-names: build ## writes the list of the API that pages can be about
	@API_NAMES=write swift test --skip-build --disable-xctest $(CHECKED) --filter APISymbolsTests >/dev/null

bench: packages $(STATIC_LIBRARIES) ## speed on this machine, without pass or fail; ONLY=… a part
	@$(BUILD_RELEASE) --product bench
	@.build/release/bench "$(ONLY)"

# What trying experiments out takes in Chromium, and what the engine weighs.
bench-live: live ## trying experiments out in Chromium: times and weights, without pass or fail
	@.build/release/evdoc build --engine $(LIVE)/modules --output .build/bench-live >/dev/null
	@scripts/bench-live .build/bench-live

clean: ## removes what was built
	@rm -rf .build site/public

## CI: what .ci/run adds to make test

# The program that is published gives the orderings that the tests have seen in a debug build; and with every rule switched off once, the
# committed table still says which claims notice.
check-release: release ## the release program finds what is committed, with every rule switched off once
	@.build/release/evdoc check --ablation
	@scripts/figures --add "the release program" $$(($$(stat -c %s .build/release/evdoc) / 1000)) KB

# What is missing is skipped, unless CI says that it has to be there: see page-packages. A page that passed as it is, by .ci/proved-pages, is not opened in
# the browser again; `make pages-all` opens all.
pages: release ## the published pages, read and opened in Chromium, by axe-core and the HTML checker, and the search with what people ask; WRITE=1 writes what passed
	@[ "$${CI:-}" != true ] || $(GOAL) page-packages
	@$(BUILD_PAGES)
	@$(STAGE) "the pages" scripts/check-pages $(if $(WRITE),--write,--changed) .build/pages
	@$(STAGE) "the search" scripts/check-search .build/pages

# Not optimized: that would take most of the time. What pages load has no texts of claims, and is compiled by nothing else that a change has to pass.
embedded: ## the core as WebAssembly, with the orderings of the native program
	@scripts/build-embedded $(EMBEDDED)
	@scripts/build-live --check $(EMBEDDED)-live
	@command -v node >/dev/null || $(if $(wildcard .build/debug/evdoc),$(BUILD_TOOL),$(BUILD_RELEASE) --product tool)
	@scripts/smoke-embedded $(EMBEDDED)

exports: build ## every experiment as a file for a device: compiled, played, its log held against the record
	@scripts/check-exports

own-package: build ## packages of one's own, as README and evdoc new make them, and one that is called evdoc
	@CHECKED="$(CHECKED)" scripts/own-package

guides: ## the guides, typed and held against what they show; GUIDES=… these only
	@$(BUILD_TOOL)
	@.build/debug/tool guides $(GUIDES)

## Night: what proves something about machines and packages (.ci/stages); .ci/run runs what has changed

night: ## all of it, one after the other; writes .ci/proved for what passes
	@.ci/night

proved: ## what has changed since it last passed, and the rest of it in a line each
	@scripts/proved --list

package-by-address: build ## a package that takes evdoc by the address of its repository
	@scripts/package-by-address

deb: release ## a Debian package of the program, in .build/deb
	@scripts/install-packages scripts/packages-deb.txt
	@rm -rf .build/deb
	@scripts/build-deb .build/release/evdoc .build/deb

check-deb: deb ## makes it again, with equal bytes, installs and uses it where there is no compiler; SYSTEM=…; as root
	@cmp .build/deb/evdoc_*.deb "$$(scripts/build-deb .build/release/evdoc .build/deb/again)"
	@scripts/check-deb .build/deb/evdoc_*.deb $(SYSTEM)

# With ODD=1 in a path with a space and Chinese characters, by a user who may install nothing, twice.
bare: ## both commands of README where there is nothing; SYSTEM=trixie, SYSTEM=noble, ODD=1; as root
	@scripts/bare-machine $(if $(SYSTEM),--system "$(SYSTEM)") $(if $(ODD),--odd)

container: ## the Dockerfile, built and used as README and .devcontainer say; as root on Debian 12
	@scripts/check-container

arm64: ## the core and all experiments on arm64, emulated: the orderings of the native program
	@$(BUILD_TOOL)
	@scripts/check-arm64 $(ARM64) .build/debug/tool

# Equal for an equal SEED. `scripts/run-faults --list` names the kinds; one input is ONLY=pages/37. INPUTS=… so many inputs to each fuzzer, whatever
# the time.
SECONDS ?= 60
faults: release ## inputs, instants and failures that evdoc has to stand up to; SECONDS=… in all, SEED=…, ONLY=… kinds, FUZZERS=no, INPUTS=… to each fuzzer, TIMES=reported so that none fails
	@scripts/install-packages scripts/packages-faults.txt
	@$(if $(filter no,$(FUZZERS)),:,$(BUILD_RELEASE) --product tool)
	@scripts/run-faults --seconds "$(SECONDS)" --seed "$$(scripts/seed)" $(if $(filter no,$(FUZZERS)),--without-fuzzers) \
	    $(if $(INPUTS),--inputs "$(INPUTS)") $(if $(ONLY),--only $(ONLY)) $(if $(filter reported,$(TIMES)),--times-reported)

faults-self-test: release ## plants faults, and sees that each is found
	@scripts/install-packages scripts/packages-faults.txt
	@$(BUILD_RELEASE) --product tool
	@scripts/run-faults --self-test
	@scripts/fuzz/run --self-test

storms: build ## a million random events, of SEED
	@SEED=$$(scripts/seed); echo "storms: seed $$SEED"; EVDOC_STORM_EVENTS=1000000 $(GOAL) unit ONLY=Storm SEED=$$SEED

pages-all: release page-packages ## every check of every page, light and dark, and that each check notices what it is there for
	@$(BUILD_PAGES)
	@scripts/check-pages --self-test
	@scripts/check-pages --all .build/pages

live: release ## what pages load when a reader tries an experiment out, held against the native program
	@scripts/build-live $(LIVE)
	@! command -v node >/dev/null || node scripts/smoke-live.mjs .build/release/evdoc $(LIVE)/engine.wasm

fuzz-constraints: ## random systems of constraints against kiwisolver (PyPI); SYSTEMS=… SEED=…
	@scripts/fuzz-constraints/run "$(SYSTEMS)" "$$(scripts/seed)"

## Packages of Debian, where they are missing

packages: ## for make site
	@scripts/install-packages scripts/packages.txt

test-packages: ## for make test
	@scripts/install-packages scripts/packages-test.txt

page-packages: ## for make pages: a browser and checkers
	@scripts/install-packages scripts/packages-pages.txt
	@$(GOAL) $(PAGE_TOOLS)/installed

$(PAGE_TOOLS)/installed: scripts/requirements-pages.txt
	@rm -rf $(PAGE_TOOLS)
	@/usr/bin/python3 -m venv $(PAGE_TOOLS)
	@$(PAGE_TOOLS)/bin/pip install -qq --disable-pip-version-check --no-deps --no-build-isolation --require-hashes -r $<
	@touch $@

translation-packages: ## for make translations
	@scripts/install-packages scripts/packages-translations.txt

.PHONY: $(shell sed -n 's/^\([a-z][a-z0-9-]*\):.*/\1/p' Makefile)
