# make play            build the game and play it (ARGS="--pairs 12" hands options on)
# make test            everything that must hold: build, lint, tests, replays, a short fuzz and attack
# make install         the game for all who use this machine (PREFIX=/usr/local, DESTDIR, BINDIR=bin);
#                      make uninstall takes it away again
# make deb             a package for Debian, in .build/package
# make release         an archive of the sources and a package, made twice, which have to be the same
# make check-package   whether the package installs, plays and goes again, on a fresh Debian 12
# make determinism     the same states whatever was built, wherever and however it runs (short in make test)
# make determinism-arm64  the same on arm64: built in systems of Debian that it unpacks (6 GB), played by qemu
# make soak            the same for hours: all of the attack, and fuzzing of each level and example with many seeds
# make fuzz            ten million choices and 100,000 steps on the stage, in a release build
# make libfuzzer       inputs that reach new code, changed on and on, for each reader, the model and the stage
#                      (SECONDS_EACH=60)
# make coverage        which lines the tests run, by target, and a page for each file
# make mutation        whether the tests notice small faults (TARGETS="GameModel VirtualTime")
# make docs            the documentation of the libraries, with DocC, which may have no complaints
# make bench           how fast it is, as ratios in one run (a release build of a package of its own),
#                      and whether it takes more instructions than it did
# make bench-accept    write down how many instructions it takes
# make bench-peers     how fast others are beside: Qt Quick, Chromium, pygame (installs them)

SWIFT_FILES := Sources Tests Assets Examples Package.swift \
  Benchmarks/Package.swift Benchmarks/Benchmarks Benchmarks/Instructions Benchmarks/Sources \
  LibFuzzer/Package.swift LibFuzzer/Sources Mutation/Package.swift Mutation/Sources Mutation/Tests
FUZZ_EVENTS ?= 400
FUZZ_SEED ?= 1
FUZZ_JOBS ?= $(shell nproc)
SOAK_SEEDS ?= 1 2 3 4 5 6 7 8
SOAK_SECONDS ?= 600
TARGETS ?= GameModel VirtualTime
SECONDS_EACH ?= 60
LEVELS = model script deck database layout stage
EXAMPLES = Habits Memorize
EXAMPLE_STEPS ?= 20000
ARGS ?=
# The program as it is installed, and what it is made of.
PROGRAM := .build/installed/release/recall
SOURCES = $(shell find Sources Assets Package.swift scripts/program scripts/icu-data Packaging/recall.ld -type f)

.PHONY: play install uninstall deb release check-package test determinism determinism-arm64 fuzz soak libfuzzer coverage mutation docs bench bench-accept bench-peers lint format clean

play:
	@scripts/play $(ARGS)

# Built before, so that whoever needs sudo to install needs no Swift there.
$(PROGRAM): $(SOURCES)
	scripts/bootstrap play
	scripts/program
	touch $@

install: $(PROGRAM)
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" BINDIR="$(BINDIR)" scripts/install $(PROGRAM)

uninstall:
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" BINDIR="$(BINDIR)" scripts/install --uninstall

deb:
	scripts/bootstrap package
	scripts/package

release:
	scripts/bootstrap package
	scripts/release

check-package: deb
	scripts/check-package

test:
	scripts/bootstrap test
	swift build --build-tests
	$(MAKE) lint
	swift test --skip-build
	swift run --skip-build recall replay --twice Replays
	swift run --skip-build recall fuzz --events $(FUZZ_EVENTS) --seed $(FUZZ_SEED) \
		--learn Replays
	scripts/attack short
	scripts/determinism short
	scripts/spoken
	scripts/wayland

determinism:
	scripts/bootstrap test
	swift build --product recall
	scripts/determinism whole

determinism-arm64:
	swift build --product recall
	scripts/determinism arm64

fuzz:
	swift build -c release --product recall
	.build/release/recall fuzz --canary all --seed $(FUZZ_SEED)
	.build/release/recall fuzz --level model --events 10000000 --seed $(FUZZ_SEED) \
		--jobs $(FUZZ_JOBS) --output .build
	.build/release/recall fuzz --level stage --events 100000 --seed $(FUZZ_SEED) \
		--jobs $(FUZZ_JOBS) --output .build --learn Replays

soak:
	scripts/bootstrap soak
	for program in recall $(EXAMPLES); do \
		swift build -c release --product $$program || exit 1; \
	done
	scripts/cluster/queue scripts/cluster/check .build/release/recall
	for seed in $(SOAK_SEEDS); do \
		SEED=$$seed scripts/attack whole .build/release/recall || exit 1; \
		for level in $(LEVELS); do \
			.build/release/recall fuzz --level $$level --for $(SOAK_SECONDS) --seed $$seed \
				--jobs $(FUZZ_JOBS) --output .build --learn Replays || exit 1; \
		done; \
		for example in $(EXAMPLES); do \
			.build/release/$$example --fuzz $(EXAMPLE_STEPS) --seed $$seed --findings .build || exit 1; \
		done; \
	done

libfuzzer:
	scripts/libfuzzer --seconds $(SECONDS_EACH)

coverage:
	scripts/coverage

# The tool is a package of its own, with tests of its own. What it builds stays below Mutation.
mutation:
	swift test --package-path Mutation
	Mutation/.build/debug/mutate $(TARGETS)

docs:
	@scripts/docs

# The instructions first, which can fail; the ratios are what is promised; then how the game starts,
# and what long sessions cost; the rest is each piece of work by itself, in percentiles.
bench:
	scripts/instructions compare
	swift build -c release --product recall
	swift run --package-path Benchmarks -c release ratios
	swift run --package-path Benchmarks -c release start .build/release/recall
	swift run --package-path Benchmarks -c release sessions .build/release/recall
	swift package --package-path Benchmarks --disable-sandbox benchmark --no-progress

bench-accept:
	scripts/instructions accept

bench-peers:
	scripts/peers

lint:
	swift format lint --strict --recursive $(SWIFT_FILES)

format:
	swift format --in-place --recursive $(SWIFT_FILES)

clean:
	swift package clean
