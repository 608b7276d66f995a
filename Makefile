# `make site` publishes, `make test` is the gate. Both work offline once the packages of scripts/packages*.txt are there.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.NOTPARALLEL:
.PHONY: site release serve test lint build unit check check-release embedded live exports bench-live pages pages-all own-package guides bare deb check-deb container arm64 bench faults faults-self-test fuzz-constraints format translations \
    packages test-packages page-packages translation-packages clean arrows api-names

# A toolchain outside of PATH is found where Swift's archives are commonly unpacked.
ifeq ($(shell command -v swift),)
export PATH := /opt/swift/usr/bin:$(PATH)
endif

STAGE := scripts/stage
SWIFT_FILES := Package.swift Sources Tests experiments Benchmarks Embedded scripts/exports scripts/fuzz-constraints scripts/fuzz

# Warnings are errors by the command line: `unsafeFlags` in Package.swift would keep other packages from depending on this one.
# Every call of the gate has the same flags, because other flags would build everything again.
CHECKED := -Xswiftc -warnings-as-errors

# The release program carries Swift's library and cmark-gfm within it, so that it runs on another Debian machine without either.
# Debian has cmark-gfm as `.a` too; a linker takes the first directory that has a library, and this one has no `.so`. Symbols and what
# debuggers read of the static libraries are a third of the program, and stay out. Exclusive access is checked in what the tests run and not
# here, where it would take more than half of the speed: site/pages/design/0024.
STATIC_LIBRARIES := .build/static-libraries
BUILD_RELEASE := PKG_CONFIG_PATH="$(CURDIR)/$(STATIC_LIBRARIES)" swift build -c release --static-swift-stdlib -Xlinker --strip-all \
    -Xswiftc -enforce-exclusivity=unchecked

# The engine for pages.
LIVE := .build/embedded/live
# The same, not optimized, with one folder of experiments for the checks of the pages.
EMBEDDED := .build/embedded/debug

# The same for arm64.
ARM64 := .build/embedded/arm64

# What the checks of the pages use beside Debian's packages.
PAGE_TOOLS := .build/page-tools

# What code of an experiment can use, described by the toolchain's docc, where it has one: prints the option of evdoc that takes it.
REFERENCE := .build/reference
BUILD_REFERENCE = $$(! scripts/build-reference --possible || { scripts/build-reference .build/release/Modules $(REFERENCE) >&2 && echo --docc $(REFERENCE); })

# The site with one folder of experiments to try out, where that can be built.
BUILD_PAGES = reference=$(BUILD_REFERENCE) && if scripts/build-live --possible; then scripts/build-embedded $(EMBEDDED); fi >/dev/null && \
    .build/release/evdoc build $$([ ! -e $(EMBEDDED)/modules ] || echo --engine $(EMBEDDED)/modules) $$reference --output .build/pages >/dev/null

## Publishing

# The program, and beside it the modules that readers try experiments out with: each leaves processors idle that the other can use.
site: packages $(STATIC_LIBRARIES)
	@live=; if scripts/build-live --possible; then scripts/build-live $(LIVE) >.build/live.log 2>&1 & live=$$!; \
	else echo "The site is one to read only: trying experiments out takes what scripts/packages.txt names for it."; fi; \
	$(BUILD_RELEASE) --product evdoc || { [ -z "$$live" ] || kill $$live; exit 1; }; \
	reference=$(BUILD_REFERENCE); \
	[ -z "$$live" ] || wait $$live || { cat .build/live.log >&2; exit 1; }; \
	.build/release/evdoc build $${live:+--engine $(LIVE)/modules} $$reference $(if $(ADDRESS),--address "$(ADDRESS)")

release: packages $(STATIC_LIBRARIES)
	@$(BUILD_RELEASE) --product evdoc

# The site while one works on it, compiled as the tests are. PORT=… names another port, OPEN=1 opens a browser.
serve: build
	@.build/debug/evdoc serve --build "swift build --product evdoc $(CHECKED)" $(if $(PORT),--port "$(PORT)") $(if $(OPEN),--open)

$(STATIC_LIBRARIES): scripts/packages.txt
	@mkdir -p $@
	@libraries=$$(pkg-config --variable=libdir libcmark-gfm); \
	ln -sf "$$libraries"/libcmark-gfm{,-extensions}.a $@/; \
	sed 's|^libdir=.*|libdir=$(CURDIR)/$@|; s|^Libs:.*|Libs: -L"$${libdir}" -lcmark-gfm-extensions -lcmark-gfm|' \
	    "$$libraries"/pkgconfig/libcmark-gfm.pc >$@/libcmark-gfm.pc
	@touch $@

## The gate, cheapest stage first

test:
	@$(STAGE) packages $(MAKE) --no-print-directory packages test-packages
	@$(STAGE) lint $(MAKE) --no-print-directory lint
	@$(STAGE) build $(MAKE) --no-print-directory build
	@$(STAGE) unit $(MAKE) --no-print-directory unit
	@$(STAGE) release $(MAKE) --no-print-directory check-release
	@$(STAGE) embedded $(MAKE) --no-print-directory embedded
	@$(STAGE) pages $(MAKE) --no-print-directory pages

lint:
	@swift format lint --strict --parallel --recursive $(SWIFT_FILES)
	@scripts/check-words

# The tests and the program, in one build.
build:
	@swift build --build-tests $(CHECKED)

# Shows results only, and last what failed: of a long log only the end may be kept. .build/unit.log also has which tests were running.
# ONLY=… runs the tests whose names match; none is a failure.
unit:
	@swift test --skip-build --disable-xctest $(CHECKED) $(if $(ONLY),--filter "$(ONLY)") 2>&1 | tee .build/unit.log | grep -v '^◇' \
	|| { printf '\nunit: what failed:\n' >&2; grep -aA 4 -e 'recorded an issue' -e 'error: ' .build/unit.log \
	| grep -av -e '^◇' -e '^✔' | cut -c 1-600 | head -n 60 >&2; exit 1; }
	@grep -q 'Test run with [1-9]' .build/unit.log || { echo "unit: no test ran" >&2; exit 1; }

check:
	@.build/debug/evdoc check

# The program that is published gives the orderings that the tests have seen in a debug build; and with every rule switched off once, the
# committed table still says which claims notice.
check-release: release
	@.build/release/evdoc check --ablation

# The published pages: what is read of them all, all of them in a browser and by axe-core, some of every kind in other modes
# and for their colours, and the search with what people ask.
# What is missing is skipped, unless CI says that it has to be there: see page-packages.
pages: release
	@[ "$${CI:-}" != true ] || $(MAKE) --no-print-directory page-packages
	@$(BUILD_PAGES)
	@scripts/check-pages .build/pages
	@scripts/check-search .build/pages

# Every check of every page, light and dark; and that each check notices what it is there for.
pages-all: release page-packages
	@$(BUILD_PAGES)
	@scripts/check-pages --self-test
	@scripts/check-pages --all .build/pages

# The core as WebAssembly, giving the same ordering as the native program. Not optimized: that would take most of the time.
embedded:
	@scripts/build-embedded $(EMBEDDED)
	@scripts/smoke-embedded $(EMBEDDED)

## The rest

# Packages of one's own, as README describes them and as evdoc new makes them, and one that is called evdoc.
own-package: build
	@scripts/own-package

# The guides, typed and held against what they show.
guides:
	@scripts/check-guides

# A Debian package of the program.
deb: release
	@scripts/install-packages scripts/packages-deb.txt
	@rm -rf .build/deb
	@scripts/build-deb .build/release/evdoc .build/deb

# Makes the package again, which has to give the same bytes; installs it where neither Swift nor a compiler is, and uses it. As root, with network.
check-deb: deb
	@cmp .build/deb/evdoc_*.deb "$$(scripts/build-deb .build/release/evdoc .build/deb/again)"
	@scripts/check-deb .build/deb/evdoc_*.deb $(SYSTEM)

# Both commands of README where there is nothing else: on this machine's release of Debian, or SYSTEM=trixie, SYSTEM=noble; with ODD=1 in a path with a
# space and Chinese characters, by a user who may install nothing, twice. As root, with network.
bare:
	@scripts/bare-machine $(if $(SYSTEM),--system "$(SYSTEM)") $(if $(ODD),--odd)

# The Dockerfile, built and used as README and .devcontainer say. As root on Debian 12, with network.
container:
	@scripts/check-container

# The core and all experiments on arm64, emulated: the same orderings as the native program.
arm64: release
	@scripts/check-arm64 $(ARM64) .build/release/evdoc

# What pages load when a reader tries an experiment out, held against the native program where there is node.
live: release
	@scripts/build-live $(LIVE)
	@! command -v node >/dev/null || node scripts/smoke-live.mjs .build/release/evdoc $(LIVE)/*.wasm

# Exported files log what the engine records: all experiments, all cases.
exports: build
	@scripts/check-exports

bench: packages $(STATIC_LIBRARIES)
	@$(BUILD_RELEASE) --product bench
	@.build/release/bench "$(ONLY)"

# What trying experiments out takes in Chromium, on a page of each module, and what the modules weigh.
bench-live: live
	@.build/release/evdoc build --engine $(LIVE)/modules --output .build/bench-live >/dev/null
	@scripts/bench-live .build/bench-live

# Random systems of constraints against kiwisolver (PyPI), which stays in .build.
fuzz-constraints:
	@scripts/fuzz-constraints/run "$(SYSTEMS)" "$(SEED)"

# Inputs, instants and failures that evdoc has to stand up to, for SECONDS in all, equal for an equal SEED; ONLY=… some kinds of them, or one
# input: ONLY=pages/37. INPUTS=… so many inputs to each fuzzer, whatever the time. `scripts/run-faults --list` names the kinds.
SECONDS ?= 60
faults: release
	@scripts/install-packages scripts/packages-faults.txt
	@scripts/run-faults --seconds "$(SECONDS)" --seed "$(or $(SEED),1)" $(if $(INPUTS),--inputs "$(INPUTS)") $(if $(ONLY),--only $(ONLY))

# Plants faults, and sees that each is found.
faults-self-test: release
	@scripts/install-packages scripts/packages-faults.txt
	@scripts/run-faults --self-test
	@scripts/fuzz/run --self-test

# Writes the list of the API that pages can be about, from the engine's symbol graph.
api-names: build
	@API_NAMES=write swift test --skip-build --disable-xctest $(CHECKED) --filter APISymbolsTests >/dev/null

# What the compiler's index says of modules, folders and files.
arrows: build
	@ARROWS=1 swift test --skip-build --disable-xctest $(CHECKED) --filter ArrowTable 2>/dev/null | grep -v '^[◇✔]'

format:
	@swift format --in-place --parallel --recursive $(SWIFT_FILES)

# Brings the texts as they are now into the files of translations.
translations: translation-packages
	@scripts/refresh-translations

packages:
	@scripts/install-packages scripts/packages.txt

test-packages:
	@scripts/install-packages scripts/packages-test.txt

# A browser and checkers, for the stage that opens the pages.
page-packages:
	@scripts/install-packages scripts/packages-pages.txt
	@$(MAKE) --no-print-directory $(PAGE_TOOLS)/installed

$(PAGE_TOOLS)/installed: scripts/requirements-pages.txt
	@rm -rf $(PAGE_TOOLS)
	@/usr/bin/python3 -m venv $(PAGE_TOOLS)
	@$(PAGE_TOOLS)/bin/pip install -qq --disable-pip-version-check --no-deps --no-build-isolation --require-hashes -r $<
	@touch $@

translation-packages:
	@scripts/install-packages scripts/packages-translations.txt

clean:
	@rm -rf .build site/public
