# Makefile -- builds, tests, checks and installs Stepwise. `make help` lists what it can do.
#
# Everything that is made goes below $(BUILD); several builds can stand side by side
# (make BUILD=/tmp/mine). Variables to set on the command line: CC, BUILD, PREFIX, DESTDIR,
# CFLAGS (added last), JOBS (tests at a time), GAMES (of a soak), FUZZ_SECONDS, FUZZ_CASES,
# MUTANTS (how many) and their SEED; V=1 shows the commands.

BUILD  ?= build
PREFIX ?= /usr/local
GAMES  ?= 100000
FUZZ_SECONDS ?= 60
FUZZ_CASES ?= 10000000
FUZZ_LINES ?= 1000000
SEED ?= 1
MUTANTS ?= 200
SITE   ?= $(BUILD)/site
ifeq ($(origin CC),default)
CC = gcc
endif
LUAC ?= luac5.4

# ---- flags ---------------------------------------------------------------------------------

# A package's flags are asked for at the first use, not when this file is read: by then
# `make deps` may have installed it in the same run.
ask = $(eval $(1) := $(shell pkg-config $(2)))$($(1))
LUA_CFLAGS    = $(call ask,LUA_CFLAGS,--cflags lua5.4)
LUA_LIBS      = $(call ask,LUA_LIBS,--libs lua5.4)
JANSSON_FLAGS = $(call ask,JANSSON_FLAGS,--cflags jansson)
JANSSON_LIBS  = $(call ask,JANSSON_LIBS,--libs jansson)
READLINE_LIBS = $(call ask,READLINE_LIBS,--libs readline)
CRITERION     = $(call ask,CRITERION,--cflags --libs criterion)

WARN = -Wall -Wextra -Wpedantic -Wconversion -Werror=switch \
       -Werror=implicit-function-declaration
ifdef TSAN
MODE = -O1 -g -fno-omit-frame-pointer -fsanitize=thread
else ifdef SAN
# Tests start it some thousand times: what need not be moved when it starts begins a fifth sooner.
MODE = -O2 -g -fno-omit-frame-pointer -fno-pie -no-pie -fsanitize=address,undefined \
       -fno-sanitize-recover=all
else
MODE = -O2 -g -DNDEBUG
endif
ifdef STRESS
MODE += -DSTEPWISE_STRESS
endif
# A mistake of ours ends the program, and does nothing else. Walks and searches go without the
# stack's guard, which makes them a sixth slower: what they index was checked at load. Loops over the
# words of sets gain a tenth by the compiler's next level.
ifndef SAN
ifndef TSAN
# The same objects make the program, the archive and the shared library.
HARD = -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -fPIC -fno-semantic-interposition
GUARD = -fstack-protector-strong
HOT = -O3
HARD_LINK = -pie -Wl,-z,relro,-z,now
endif
endif
# What is compiled with HOT, and without GUARD.
HOT_IN := vm/% search/%
# No two roundings made one: numbers and pictures are the same on every machine.
ALL_CFLAGS = -std=c11 -D_DEFAULT_SOURCE -ffp-contract=off -Isrc $(WARN) $(MODE) $(HARD) $(CFLAGS)
LIBS = $(LUA_LIBS) -lm -lpthread

# ---- what there is -------------------------------------------------------------------------

SRC      := $(sort $(wildcard src/*.c src/*/*.c src/*/*/*.c))
CLI_SRC  := $(filter src/cli/%,$(SRC))
WEB_SRC  := $(filter src/web/%,$(SRC))
LIB_SRC  := $(filter-out $(CLI_SRC) $(WEB_SRC),$(SRC))
LIB_OBJ  := $(LIB_SRC:src/%.c=$(BUILD)/obj/%.o)
CLI_OBJ  := $(CLI_SRC:src/%.c=$(BUILD)/obj/%.o)
LANG_OBJ := $(filter $(BUILD)/obj/lang/%,$(LIB_OBJ))
GEN      := $(BUILD)/gen/words.h $(BUILD)/gen/compiled/words.h $(BUILD)/gen/new.h

# The language's own Lua, in an order in which each file finds what it needs.
WORDS := braces calls choice option walk state piece ending dice notation grid square disc betza world

# With SHARED=1 programs find the library when they start: it can change without linking them anew.
LIB     := $(BUILD)/libstepwise.$(if $(SHARED),so,a)
PROGRAM := $(BUILD)/stepwise

# One Criterion program for each test_*.c; every other C file below tests/ is a program too.
UNIT  := $(patsubst tests/%.c,$(BUILD)/tests/%,$(wildcard tests/unit/test_*.c))
TOOLS := $(patsubst tests/%.c,$(BUILD)/tests/%,$(wildcard $(addprefix tests/,golden/*.c \
           soak/*.c fuzz/*.c fuzz/afl/*.c search/*.c listings/*.c transcripts/*.c))) $(BUILD)/tests/games/games
# An allocator that fails, to be put before the one of a program.
FAILING := $(BUILD)/tests/failing/memory.so
READERS := definition fen record
# What is installed of the library. The number grows when programs that were linked with an earlier one
# would no longer work.
INSTALLED := $(BUILD)/install/libstepwise.a $(if $(SAN)$(TSAN),,$(BUILD)/install/libstepwise.so)
SOVERSION := 1
HEADERS := $(wildcard src/*.h src/*/*.h src/*/*/*.h src/*/*.def src/*/*/*.def src/*/*/*.inc)
FORMATTED := $(SRC) $(wildcard src/*.h src/*/*.h src/*/*/*.h src/*/*/*.inc tests/*/*.c tests/*/*.h tests/*/*/*.[ch])

Q := $(if $(V),,@)

# ---- building ------------------------------------------------------------------------------

.PHONY: all deps deps-afl deps-web web site play test debug san tsan soak fuzz afl breaks mutants mistakes stress lint format format-check fuzz-dialogue \
        bench bench-web docs install uninstall clean help tools
.DELETE_ON_ERROR:
.SECONDARY:

all: $(PROGRAM) $(LIB) ## build the program and the library (optimised)

deps: ## install the Debian packages that are missing
	@scripts/deps

deps-afl: ## install AFL++ as well, for `make afl`
	@scripts/deps afl

# `make deps test`, also with -j: nothing is compiled before deps is done.
ifneq ($(filter deps deps-afl deps-web,$(MAKECMDGOALS)),)
AFTER_DEPS := $(filter deps deps-afl deps-web,$(MAKECMDGOALS))
endif

# A file that changes when what it records does, so that what depends on it is made again. Every flag
# that can differ is recorded for the commands that use it.
define record
@mkdir -p $(@D); echo '$(1)' | cmp -s - $@ || echo '$(1)' >$@
endef
.PHONY: always
$(BUILD)/gen/flags: always | $(AFTER_DEPS)
	$(call record,$(CC) $(ALL_CFLAGS) $(GUARD) $(HOT) $(HOT_IN) $(LUA_CFLAGS) $(JANSSON_FLAGS))
$(BUILD)/gen/link-flags: always | $(AFTER_DEPS)
	$(call record,$(HARD_LINK) $(LDFLAGS) $(EXPORT_LINK) $(JANSSON_LIBS) $(READLINE_LIBS) $(LIBS))
$(BUILD)/gen/test-flags: always | $(AFTER_DEPS)
	$(call record,$(CRITERION) $(JANSSON_LIBS) $(LIBS))
$(BUILD)/gen/prefix: always
	$(call record,$(PREFIX))

# Lua source as C arrays of its bytes, as a command ($1) writes it. Decimal and signed, as a char may be.
define arrays
@mkdir -p $(@D)
@for file in $^; do \
    name=$${file##*/}; \
    echo "static const char $${name%.lua}_lua[] = {"; \
    $(1) $$file | od -An -v -td1 | \
        awk '{ for (i = 1; i <= NF; i++) printf "%s,", $$i; print "" } END { print "0};" }'; \
done >$@
endef
# Without comments and indents, which a page would carry.
list_words = echo '\#define WORDS(X) $(foreach word,$(WORDS),X($(word)))' >>$@
$(BUILD)/gen/words.h: $(WORDS:%=src/lang/words/%.lua)
	$(call arrays,sed 's/^ *//; s/^--.*//')
	@$(list_words)
# The program has them compiled, as reading them was a third of what it takes to load a small game: releases of one
# version of Lua have the same virtual machine. Where there is no compiler they stay text, which does the same.
# Read as standard input: a chunk that is called by a file's name might be an author's.
$(BUILD)/gen/compiled/%.lua: src/lang/words/%.lua
	@mkdir -p $(@D)
	@if command -v $(LUAC) >/dev/null; then $(LUAC) -o - -; else cat; fi <$< >$@
$(BUILD)/gen/compiled/words.h: $(WORDS:%=$(BUILD)/gen/compiled/%.lua)
	$(call arrays,cat)
	@$(list_words)
# What `stepwise new` writes.
$(BUILD)/gen/new.h: $(wildcard src/cli/new/*.lua)
	$(call arrays,cat)

$(LANG_OBJ): EXTRA = $(LUA_CFLAGS) -I$(BUILD)/gen/compiled
$(LANG_OBJ): | $(BUILD)/gen/compiled/words.h
# The only file that knows the prefix, so `make install` with another one compiles little.
$(BUILD)/obj/lang/read/find.o: EXTRA += -DSTEPWISE_DATADIR='"$(PREFIX)/share/stepwise"'
$(BUILD)/obj/lang/read/find.o: $(BUILD)/gen/prefix
$(CLI_OBJ): EXTRA = $(JANSSON_FLAGS) -I$(BUILD)/gen
$(CLI_OBJ): | $(BUILD)/gen/new.h
HOT_OBJ := $(filter $(addprefix $(BUILD)/obj/,$(HOT_IN)),$(LIB_OBJ))
$(filter-out $(HOT_OBJ),$(LIB_OBJ) $(CLI_OBJ)): TUNED = $(GUARD)
$(HOT_OBJ): TUNED = $(HOT)

$(BUILD)/obj/%.o: src/%.c $(BUILD)/gen/flags | $(AFTER_DEPS)
	@mkdir -p $(@D)
	@echo '  CC   $<'
	$(Q)$(CC) $(ALL_CFLAGS) $(TUNED) $(EXTRA) -MMD -MP -c $< -o $@

$(BUILD)/libstepwise.a: $(LIB_OBJ)
	@echo '  AR   $@'
	@rm -f $@
	$(Q)ar rcs $@ $^

$(BUILD)/libstepwise.so: $(LIB_OBJ) $(BUILD)/gen/link-flags
	@echo '  LINK $@'
	$(Q)$(CC) $(ALL_CFLAGS) -shared -Wl,-soname,$(@F) $(LIB_OBJ) $(LIBS) -o $@

$(PROGRAM): $(CLI_OBJ) $(LIB) $(BUILD)/gen/link-flags
	@echo '  LINK $@'
	$(Q)$(CC) $(ALL_CFLAGS) $(HARD_LINK) $(LDFLAGS) $(CLI_OBJ) $(LIB) $(JANSSON_LIBS) $(READLINE_LIBS) $(LIBS) -o $@

TEST_FLAGS := $(BUILD)/gen/flags $(BUILD)/gen/test-flags
$(BUILD)/tests/unit/%: tests/unit/%.c $(LIB) $(TEST_FLAGS) | $(AFTER_DEPS)
	@mkdir -p $(@D)
	@echo '  CC   $<'
	$(Q)$(CC) $(ALL_CFLAGS) -Itests $(LUA_CFLAGS) $(JANSSON_FLAGS) -MMD -MP $< $(LIB) \
	    $(CRITERION) $(JANSSON_LIBS) $(LIBS) -o $@

$(BUILD)/tests/%: tests/%.c $(LIB) $(TEST_FLAGS) | $(AFTER_DEPS)
	@mkdir -p $(@D)
	@echo '  CC   $<'
	$(Q)$(CC) $(ALL_CFLAGS) -Itests $(JANSSON_FLAGS) -MMD -MP $< $(LIB) $(JANSSON_LIBS) $(LIBS) -o $@

# Who makes up games, and what holds of them: one program of several files.
GAMES_SRC := $(wildcard tests/games/*.c)
$(BUILD)/tests/games/games: $(GAMES_SRC) $(wildcard tests/games/*.h tests/support/*.h tests/fuzz/*.h) \
    $(LIB) $(TEST_FLAGS) | $(AFTER_DEPS)
	@mkdir -p $(@D)
	@echo '  CC   tests/games'
	$(Q)$(CC) $(ALL_CFLAGS) -Itests $(GAMES_SRC) $(LIB) $(LIBS) -o $@

$(FAILING): tests/failing/memory.c $(BUILD)/gen/flags | $(AFTER_DEPS)
	@mkdir -p $(@D)
	@echo '  LINK $@'
	$(Q)$(CC) -std=c11 -O1 $(WARN) $(CFLAGS) -shared -fPIC $< -o $@

# ---- for pages -----------------------------------------------------------------------------

# The library as WebAssembly, by clang, wasi-libc and lld. Lua comes as source: errors run by
# exceptions of the host (src/web/lua_host.h), and headers of its package and of setjmp are empty.
WASM     := $(BUILD)/wasm
WASM_CC  ?= clang
WASM_LD  ?= wasm-ld
WASM_LIB ?= /usr/lib/wasm32-wasi
WASM_CFLAGS = --target=wasm32-wasi -std=c11 -D_GNU_SOURCE -DNDEBUG -ftls-model=local-exec \
              -mbulk-memory -msign-ext -mnontrapping-fptoint -D_WASI_EMULATED_PROCESS_CLOCKS \
              -Isrc -I$(BUILD)/gen -I$(WASM)/lua -I$(WASM)/empty -DSTEPWISE_DATADIR='""'
WASM_OBJ := $(patsubst src/%.c,$(WASM)/obj/%.o,$(LIB_SRC) $(WEB_SRC))
LUA_FILES := lapi lauxlib lbaselib lcode lctype ldebug ldo ldump lfunc lgc llex lmathlib lmem \
             lobject lopcodes lparser lstate lstring lstrlib ltable ltablib ltm lundump lvm lzio
WASM_LUA := $(LUA_FILES:%=$(WASM)/lua/%.o)
# A page carries all of it, so everything is built small but what a search spends its time in.
WASM_FAST := search/searcher $(addprefix search/memory/,asked tt) search/value/see \
             $(addprefix search/tree/,alphabeta ends node order quiescence quiet) \
             $(addprefix vm/ask/,attack move_view once walker) \
             $(addprefix vm/meaning/,cond_last flood64 rules) \
             $(addprefix vm/model/,graph move position)
WASM_MIDDLE := search/value/eval vm/ask/walker64 vm/ask/walker128 vm/meaning/make vm/meaning/scope
$(foreach f,$(WASM_FAST) $(WASM_MIDDLE),$(if $(wildcard src/$f.c),,$(error src/$f.c of the page's lists is gone)))
WASM_SIZE = $(if $(filter $*,$(WASM_FAST)),-O2,$(if $(filter $*,$(WASM_MIDDLE)),-Os,-Oz))
WEB_CALLS = $(shell grep -oE '\<web_[a-z_]+' src/web/web.h | sort -u)
STACK_BYTES := 4194304

web: $(BUILD)/web/page.html ## build the library as WebAssembly, for `stepwise page` (after `make deps-web`)

site: $(PROGRAM) web ## write a folder to publish: an index of all games, and a page for each (SITE)
	@BUILD=$(BUILD) scripts/site $(SITE)

deps-web: ## install what `make web` needs: wasi-libc, lld, clang's runtime for WebAssembly
	@scripts/deps web

$(BUILD)/gen/wasm-flags: always
	$(call record,$(WASM_CC) $(WASM_CFLAGS) fast: $(WASM_FAST) middle: $(WASM_MIDDLE))
$(BUILD)/gen/wasm-link-flags: always
	$(call record,$(WASM_LD) $(WASM_LINK))

$(WASM)/lua/lapi.c: scripts/lua-source | $(AFTER_DEPS)
	@test -f $(WASM_LIB)/crt1-reactor.o && command -v $(WASM_LD) >/dev/null || \
	    { echo 'web: no wasi-libc or no $(WASM_LD) here: `make deps-web` installs them' >&2; exit 1; }
	@echo '  GET  the source of Lua'
	@scripts/lua-source $(@D)
	@mkdir -p $(WASM)/empty
	@touch $(WASM)/empty/lua5.4-deb-multiarch.h $(WASM)/empty/setjmp.h $@
$(filter-out %/lapi.c,$(LUA_FILES:%=$(WASM)/lua/%.c)): $(WASM)/lua/lapi.c

$(WASM)/lua/%.o: $(WASM)/lua/%.c src/web/lua_host.h $(BUILD)/gen/wasm-flags
	@echo '  WASM $*.c'
	$(Q)$(WASM_CC) $(WASM_CFLAGS) $(WASM_SIZE) -w -include src/web/lua_host.h -c $< -o $@

$(WASM)/obj/%.o: src/%.c $(WASM)/lua/lapi.c $(GEN) $(BUILD)/gen/wasm-flags
	@mkdir -p $(@D)
	@echo '  WASM $<'
	$(Q)$(WASM_CC) $(WASM_CFLAGS) $(WASM_SIZE) -MMD -MP -c $< -o $@

# The linker itself: clang would run any optimiser that it finds in the path.
WASM_LINK = --no-entry -O2 --gc-sections -s -z stack-size=$(STACK_BYTES) --stack-first \
            --export=malloc --export=free --export=__stack_pointer --export-table \
            $(WEB_CALLS:%=--export=%) -L$(WASM_LIB) -lc -lwasi-emulated-process-clocks
$(BUILD)/web/stepwise.wasm: $(WASM_OBJ) $(WASM_LUA) $(BUILD)/gen/wasm-link-flags
	@mkdir -p $(@D)
	@echo '  LINK $@'
	$(Q)$(WASM_LD) $(WASM_LIB)/crt1-reactor.o $(WASM_OBJ) $(WASM_LUA) $(WASM_LINK) \
	    $$($(WASM_CC) --print-resource-dir)/lib/wasi/libclang_rt.builtins-wasm32.a -o $@

$(BUILD)/web/page.html: $(BUILD)/web/stepwise.wasm scripts/page-shell $(wildcard web/*)
	@echo '  PAGE $@'
	@scripts/page-shell $< >$@

-include $(LIB_OBJ:.o=.d) $(CLI_OBJ:.o=.d) $(UNIT:=.d) $(TOOLS:=.d) $(WASM_OBJ:.o=.d)

# ---- using and testing ---------------------------------------------------------------------

play: $(PROGRAM) ## build and play a game of Jetan
	@$(PROGRAM) play jetan

tools: $(UNIT) $(TOOLS) $(FAILING) $(INSTALLED)

test: all tools ## run every test; the last line says how many passed and failed
	@BUILD=$(BUILD) tests/run

debug: ## build with address and undefined-behaviour sanitizers in build/debug
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/debug SAN=1 all

san: ## run every test under the sanitizers
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/debug SAN=1 all tools
	@BUILD=$(BUILD)/debug SAN=1 tests/run

tsan: ## run what uses threads under the thread sanitizer
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/tsan TSAN=1 \
	    $(BUILD)/tsan/tests/soak/threads $(BUILD)/tsan/stepwise
	@BUILD=$(BUILD)/tsan SAN=1 tests/run soak/threads cli/engine

stress: ## run every test under the sanitizers with tiny buffers, so that all of them grow
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/stress SAN=1 STRESS=1 all tools
	@BUILD=$(BUILD)/stress SAN=1 tests/run

soak: ## play 100,000 random games under the sanitizers (GAMES=n)
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/debug SAN=1 all tools
	@BUILD=$(BUILD)/debug scripts/soak-records 1000 500
	@BUILD=$(BUILD)/debug scripts/soak-games $(GAMES)
	@BUILD=$(BUILD)/debug scripts/soak $(GAMES)

fuzz: all tools ## damaged texts for a minute, tables against the machine (FUZZ_SECONDS, FUZZ_CASES)
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/debug SAN=1 all tools
	@BUILD=$(BUILD)/debug scripts/fuzz $(FUZZ_SECONDS)
	@BUILD=$(BUILD) scripts/fuzz-tables $(FUZZ_CASES)
	@if command -v afl-fuzz >/dev/null; then $(MAKE) --no-print-directory afl; \
	    else echo 'AFL++ is left out: `make deps-afl` installs it'; fi

fuzz-dialogue: all tools ## a million lines of nonsense for engines (FUZZ_LINES, SEED)
	@$(BUILD)/tests/fuzz/dialogue --lines $(FUZZ_LINES) --seed $(SEED) $(PROGRAM)

afl: ## AFL++ on the readers of definitions, FENs and records, so long on each (FUZZ_SECONDS)
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/afl CC=afl-clang-fast SAN=1 \
	    $(READERS:%=$(BUILD)/afl/tests/fuzz/afl/%)
	@BUILD=$(BUILD)/afl scripts/afl $(FUZZ_SECONDS)

breaks: $(BUILD)/libstepwise.a ## break src/ on purpose: made-up games must find each, and say how soon
	@BUILD=$(BUILD) CC=$(CC) tests/games/breaks

mutants: $(LIB) ## break src/ on purpose, one small thing at a time: tests must find it (SEED, MUTANTS)
	@BUILD=$(BUILD) CC=$(CC) tests/fuzz/mutants
	@BUILD=$(BUILD) CC=$(CC) tests/mutants/mutants $(SEED) $(MUTANTS)

mistakes: $(PROGRAM) ## make ten mistakes in each game, as an author might: a table of how many are told
	@BUILD=$(BUILD) tests/mutations/mutations

bench: $(PROGRAM) $(BUILD)/tests/search/solve ## run the fixed set of measurements
	@$(PROGRAM) bench
	@$(BUILD)/tests/search/solve --ms 1000 tests/search/*.jsonl

bench-web: $(PROGRAM) web ## the module beside the program: speed, size, and how long a page takes to open
	@BUILD=$(BUILD) scripts/bench-web

# ---- keeping it clean ----------------------------------------------------------------------

lint: all ## check style, layers, globals, and what clang-tidy, cppcheck and luacheck find
	@BUILD=$(BUILD) scripts/lint

# Reading one file with clang-tidy takes seconds: what has not changed is not read again.
$(BUILD)/lint/%.tidy: src/%.c .clang-tidy $(HEADERS) $(GEN)
	@mkdir -p $(@D)
	@clang-tidy --quiet $< -- -std=c11 -D_DEFAULT_SOURCE -ffp-contract=off -Isrc $(WARN) $(LUA_CFLAGS) \
	    -I$(BUILD)/gen -DSTEPWISE_DATADIR='""' 2>/dev/null
	@touch $@

.PHONY: tidy
tidy: $(SRC:src/%.c=$(BUILD)/lint/%.tidy)

format: ## let clang-format lay out every C file
	clang-format -i $(FORMATTED)

format-check: ## say whether clang-format would change a file
	@clang-format --dry-run -Werror $(FORMATTED)

docs: docs/stepwise.1 ## check the manual page, and write it as text to build/stepwise.txt
	@mkdir -p $(BUILD)
	@man --warnings -E UTF-8 -l docs/stepwise.1 2>&1 >$(BUILD)/stepwise.txt | tee /dev/stderr \
	    | if read -r line; then exit 1; fi

# ---- installing ----------------------------------------------------------------------------

TO := $(DESTDIR)$(PREFIX)

# The library as others see it: its inner names stay inside, so they clash with nobody's.
$(BUILD)/install/libstepwise.a: $(LIB_OBJ)
	@mkdir -p $(@D)
	@rm -f $@
	@echo '  AR   $@'
	$(Q)ld -r $^ -o $(@D)/stepwise.o
	$(Q)objcopy --wildcard --keep-global-symbol='sw_*' $(@D)/stepwise.o
	$(Q)ar rcs $@ $(@D)/stepwise.o

# The same as a shared library: sw_ is all that it shows, and its name has the number of its interface.
EXPORT_LINK = -shared -Wl,-soname,libstepwise.so.$(SOVERSION) -Wl,-Bsymbolic -Wl,-z,relro,-z,now \
              -Wl,--no-undefined -Wl,--version-script=scripts/exports.map
$(BUILD)/install/libstepwise.so: $(LIB_OBJ) scripts/exports.map $(BUILD)/gen/link-flags
	@mkdir -p $(@D)
	@echo '  LINK $@'
	$(Q)$(CC) $(ALL_CFLAGS) $(EXPORT_LINK) $(LIB_OBJ) $(LIBS) -o $@

install: $(PROGRAM) $(INSTALLED) ## install below PREFIX (DESTDIR obeyed)
	@scripts/install "$(BUILD)" "$(DESTDIR)" "$(PREFIX)" $(SOVERSION)

uninstall: ## remove what install put below PREFIX
	rm -f "$(TO)/bin/stepwise" "$(TO)/lib/libstepwise.a" "$(TO)"/lib/libstepwise.so* "$(TO)/include/stepwise.h" \
	    "$(TO)/lib/pkgconfig/stepwise.pc" "$(TO)/share/man/man1/stepwise.1"
	rm -rf "$(TO)/share/stepwise" "$(TO)/share/doc/stepwise"

clean: ## remove everything that was built
	rm -rf $(BUILD)

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile
