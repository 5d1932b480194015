# Builds the library, the boards' support code and the programs.
# `make help` lists the targets. Everything made goes to build/.

BOARD ?= mps2_an385
PROGRAM ?= shell
# CODE: compiles for another core than that of board.env, which this core can
# run, too, into its own folder.
CODE ?=
# CLANG: anything; clang compiles the library and programs (gcc the start-up),
# into its own folder.
CLANG ?=
# SINGLE: the library is the one file of pack/amalgamate, in its own folder.
SINGLE ?=
B := build/$(BOARD)$(addprefix -,$(CODE))$(if $(CLANG),-clang)$(if \
    $(SINGLE),-single)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:

ifeq ($(wildcard board/$(BOARD)/board.env),)
$(error there is no board/$(BOARD)/board.env)
endif
include pack/clang.env
include board/$(BOARD)/board.env
ifneq ($(CODE),)
CPU := $(CODE)
endif
include port/arch/$(ARCH)/arch.mk

COMPILER ?= gcc
CC := $(CROSS)$(COMPILER:clang=clang-$(CLANG_VERSION))
ifeq ($(origin AR),default)
AR := $(CROSS)ar
endif
OWN_CC := $(if $(CLANG),clang-$(CLANG_VERSION) $(CLANG_TARGET),$(CC))

WARNINGS := -Wall -Wextra -pedantic -Wshadow -Wconversion -Wcast-qual \
    -Wmissing-prototypes -Wstrict-prototypes -Wundef -Wvla -Werror
# Without TEXT_MAX, a text can be as long as a line.
TEXT_MAX ?= $(LINE_MAX)
BOARD_DEFINES := -DLINE_MAX=$(LINE_MAX) -DTEXT_MAX=$(TEXT_MAX) \
    -DBOARD_NAME=\"$(BOARD)\"
LIB_INCLUDES := -Iinclude -Isrc
PORT_INCLUDES := -Iport -Iport/lib -Iport/driver -Itest/target -Itest/support
# gcc's linker cannot read all of clang's debug information. The prefix map
# makes the same bytes in any folder; start a debugger in this one.
CFLAGS := -std=c99 $(WARNINGS) -Os $(if $(CLANG),-g0,-g) \
    -fdebug-prefix-map=$(CURDIR)=. \
    -ffunction-sections -fdata-sections \
    $(ARCH_CFLAGS)

# ---------------------------------------------------------------- programs
# A program is NAME.c with a main, in one of PROGRAM_FOLDERS; the further
# sources of one that needs more stand here, as NAME_SOURCES.

VECTOR_SOURCES := $(wildcard test/target/vector*.c)

shell_SOURCES := $(wildcard port/shell/shell_*.c) port/shell/caret.c
conform_SOURCES := $(VECTOR_SOURCES)
SPEED_SOURCES := test/target/job.c test/target/client_nanourl.c \
    test/target/speed_text.c $(B)/speed_texts.c
bench_SOURCES := test/target/measure.c $(SPEED_SOURCES)
worst_SOURCES := $(SPEED_SOURCES) test/target/job_more.c
jobs_SOURCES := $(bench_SOURCES)
client_SOURCES := test/target/client_nanourl.c test/target/measure.c \
    $(B)/speed_texts.c

# stack and a unit test have the test vectors in their program.
VECTOR_ROWS := build/gen/vector_rows.h
VECTORS := $(wildcard test/vectors/*.tsv)

PROGRAM_FOLDERS := port/shell test/target
PROGRAM_MAIN = $(firstword $(wildcard $(PROGRAM_FOLDERS:%=%/$(PROGRAM).c)))
PROGRAM_SOURCES = $(PROGRAM_MAIN) $($(PROGRAM)_SOURCES)
PROGRAM_OBJECTS = $(PROGRAM_SOURCES:%.c=$(B)/obj/%.o)
PROGRAM_FILE = $(B)/$(PROGRAM)$(PROGRAM_SUFFIX)
PROGRAM_ARCHIVES = $(B)/libnurl.a $($(PROGRAM)_ARCHIVES) $(B)/libport.a
# `make lib` prints the machine (not with -s): nobody expects the default.
QUIET := $(findstring s,$(filter-out --%,$(firstword -$(MAKEFLAGS))))
OTHER_BOARD := $(if $(filter host,$(BOARD)),,; \
    here: make lib BOARD=host)

LIB_SOURCES := $(wildcard src/*/*.c)
SINGLE_FILES := $(if $(SINGLE),build/single/nanourl.c)
LIB_OBJECTS := $(patsubst %.c,$(B)/obj/%.o,$(or $(SINGLE_FILES),$(LIB_SOURCES)))
# Where programs find nurl.h.
PUBLIC := $(if $(SINGLE),build/single/include,include)
PORT_OBJECTS := $(PORT_SOURCES:%.c=$(B)/obj/%.o)
SUPPORT_OBJECTS := $(patsubst %.c,$(B)/obj/%.o,$(wildcard test/support/*.c))
# Where Ceedling keeps unity.h.
UNITY = $(shell ruby -e \
    'print Gem::Specification.find_by_name("ceedling").gem_dir')/vendor/unity/src

-include fetch/fetch.mk

# ----------------------------------------------------------------- targets

.PHONY: help lib port support archives program run test sizes bench costs side format facts evidence claims fuzz dist release web reference site \
    clean FORCE

## help: prints this list
help:
	@sed -n 's/^## //p' $(wildcard Makefile fetch/fetch.mk)
	@echo
	@echo "BOARD is one of: $(patsubst board/%/,%,$(dir \
	    $(wildcard board/*/board.env))) (now: $(BOARD))"

## lib: the library for BOARD, build/BOARD/libnurl.a
lib: $(B)/libnurl.a
	$(if $(QUIET),,@echo '$<: for $(BOARD), by $(CC)$(OTHER_BOARD)')

## port: start-up, drivers and console for BOARD, build/BOARD/libport.a
port: $(B)/libport.a

## support: what the unit tests share, for BOARD, build/BOARD/libsupport.a
support: $(B)/libsupport.a $(VECTOR_ROWS)

# What unit tests link without their helpers; a house adds its own.
archives: lib port

## program: one PROGRAM for BOARD, build/BOARD/PROGRAM.elf (host: no .elf)
program: $(PROGRAM_FILE)

## run: parses URL on BOARD; without a URL, an interactive shell there
run: export URL := $(URL)
run:
	@if [ -n "$$URL" ]; then exec board/run $(BOARD) $(PROGRAM) -- "$$URL"; \
	else exec board/run $(BOARD) $(PROGRAM); fi

## test: all tests, on the host and on the boards (PART chooses: test/run list)
test:
	@test/run $(PART)

## sizes: code, constants and stack of every public function
sizes:
	@test/run with gate-sizes test/gate/costs sizes

## costs: measures all figures and pictures of src/costs.md and README.md anew
costs:
	@test/run with gate-speed test/gate/costs
	@test/run with side test/side/compare
	@test/gate/charts

## side: our parser and others on this machine: what each accepts, and its cost
side:
	@test/run with side test/side/compare --show

## bench: instructions of parse and decode, for Cortex-M3 and Cortex-M0 code
bench:
	@test/run with gate-speed test/gate/costs speed

## format: rewrites all sources of C and C++ in the house style
format:
	clang-format -i $$(find include src port fetch test board \
	    -name '*.[ch]' -o -name '*.[ch]pp')

## facts: how BOARD is compiled and linked, one KEY=value a line, for tools
facts:
	@printf '%s\n' 'CC=$(CC)' 'CFLAGS=$(ARCH_CFLAGS)' \
	    'DEFINES=$(BOARD_DEFINES)' 'LDFLAGS=$(ARCH_LDFLAGS)' \
	    'ARCHIVES=$(addprefix $(B)/lib,support.a $(HOUSE_ARCHIVE) nurl.a port.a)' \
	    'UNIT_CFLAGS=$(UNIT_CFLAGS) -DLINE_MAX=$(LINE_MAX)' \
	    'UNIT_LDFLAGS=$(UNIT_LDFLAGS)' 'RUNNER=$(RUNNER)' \
	    'WARNINGS=$(WARNINGS)'

## evidence: all of test/evidence.md but the fuzzers in whole, which takes hours
evidence:
	@test/run coverage eva static stack reproducible
	@test/run with mutation test/evidence/mutation
	@test/run with refute test/evidence/mutation --refute
	@test/run with proof test/proof/run all
	@test/run with proof test/proof/run planted
	@test/run with proof test/proof/run results all
	@test/run with proof test/proof/run results planted

## claims: checks what README, SECURITY and STABILITY promise, in minutes
claims:
	@test/run with claims test/claims

## fuzz: fuzzes the library, each HARNESS for MINUTES
fuzz:
	@test/run with fuzz test/fuzz/run $(or $(MINUTES),10) $(HARNESS)

## dist: the one file, release archives, SBOM and checksums, build/dist (REPOSITORY)
dist:
	@pack/dist

## release: the same, after a check that this commit is a release (REPOSITORY)
release:
	@test/run with gate-release pack/release

## web: the npm package and the page, build/web
web:
	@test/run with board-wasm pack/web/build

## reference: the headers as a web site, build/reference/html
reference:
	@test/run with reference pack/reference

## site: the page and the reference as one web site, build/site (REPOSITORY)
site:
	@test/run with site pack/site

## clean: removes all that was built
clean:
	rm -rf build

# ------------------------------------------------------------------- rules

ifneq ($(filter program image,$(MAKECMDGOALS)),)
ifeq ($(PROGRAM_MAIN),)
$(error there is no $(PROGRAM).c in $(PROGRAM_FOLDERS))
endif
endif

# A file that holds $(2) and is written only when that has changed: what
# depends on it is made again exactly then.
define remember
	@mkdir -p $(dir $(1))
	@printf '%s\n' '$(2)' | cmp -s - $(1) || printf '%s\n' '$(2)' >$(1)
endef

$(B)/flags: FORCE
	$(call remember,$@,$(CC) $(CFLAGS) $(BOARD_DEFINES) $(PORT_CFLAGS))

# The names of its objects: a program is linked again when there are others.
$(B)/$(PROGRAM)_objects: FORCE
	$(call remember,$@,$(PROGRAM_OBJECTS) $(PROGRAM_ARCHIVES))

# The names of objects: an archive is made again when a source is removed.
$(B)/sources: FORCE
	$(call remember,$@,$(LIB_OBJECTS) $(PORT_OBJECTS) $(SUPPORT_OBJECTS))

# The one file, and headers for programs that include others.
build/single/nanourl.c: pack/amalgamate LICENSE $(LIB_SOURCES) \
    $(wildcard src/*/*.h include/*.h)
	@rm -rf $(@D)
	@mkdir -p $(@D)/include
	@for header in $(notdir $(wildcard include/*.h)); do \
	    echo '#include "../nanourl.h"' >$(@D)/include/$$header; done
	@pack/amalgamate $(@D)
$(LIB_OBJECTS) $(PROGRAM_OBJECTS): | $(SINGLE_FILES)

# The library sees its own headers and nothing of the boards.
$(LIB_OBJECTS): $(B)/obj/%.o: %.c $(B)/flags Makefile
	@mkdir -p $(@D)
	$(OWN_CC) $(CFLAGS) $(LIB_INCLUDES) -MMD -MP -c -o $@ $<

$(PORT_OBJECTS): $(B)/obj/%.o: %.c $(B)/flags Makefile
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(BOARD_DEFINES) $(PORT_CFLAGS) $(PORT_INCLUDES) \
	    -MMD -MP -c -o $@ $<

# Tests ignore a status that they know. Private: build/BOARD/flags, which they
# depend on, is that of all objects.
$(B)/obj/test/%.o: private CFLAGS += -Wno-unused-result

# A program uses the public headers only.
$(B)/obj/%.o: %.c $(B)/flags Makefile
	@mkdir -p $(@D)
	$(OWN_CC) $(CFLAGS) $(BOARD_DEFINES) -I$(PUBLIC) $(PORT_INCLUDES) \
	    -MMD -MP -c -o $@ $<

$(B)/libnurl.a: $(LIB_OBJECTS) $(B)/sources
	@rm -f $@
	$(AR) rcsD $@ $(LIB_OBJECTS)

$(B)/libport.a: $(PORT_OBJECTS) $(B)/sources
	@rm -f $@
	$(AR) rcsD $@ $(PORT_OBJECTS)

$(SUPPORT_OBJECTS): private CFLAGS += $(UNIT_CFLAGS) -DUNITY_EXCLUDE_FLOAT -I$(UNITY) \
    -Ibuild/gen
VECTOR_INPUTS := build/gen/vector_inputs.h
$(B)/obj/test/support/rows.o: $(VECTOR_INPUTS)
$(VECTOR_INPUTS): test/vectors/inputs.rb test/vectors/rows.rb \
    test/vectors/rfc1738.tsv test/vectors/requests.tsv
	@mkdir -p $(@D)
	ruby $< >$@.tmp
	@mv $@.tmp $@
$(B)/libsupport.a: $(SUPPORT_OBJECTS) $(B)/sources
	@rm -f $@
	$(AR) rcsD $@ $(SUPPORT_OBJECTS)

$(PROGRAM_FILE): $(PROGRAM_TOOLS) $(PROGRAM_OBJECTS) $(PROGRAM_ARCHIVES) \
    $(B)/$(PROGRAM)_objects \
    $(wildcard board/$(BOARD)/*.ld port/arch/$(ARCH)/*.ld)
	$(CC) $(CFLAGS) $(ARCH_LDFLAGS) $(PROGRAM_LDFLAGS) \
	    $($(PROGRAM)_LDFLAGS) -o $@ \
	    $(PROGRAM_OBJECTS) $(PROGRAM_ARCHIVES) $(PROGRAM_LIBS)

$(B)/obj/test/target/stack.o: private CFLAGS += -Ibuild/gen
$(B)/obj/test/target/stack.o: $(VECTOR_ROWS)
$(VECTOR_ROWS): test/vectors/embed.rb test/vectors/rows.rb $(VECTORS)
	@mkdir -p $(@D)
	ruby $< >$@.tmp
	@mv $@.tmp $@

$(B)/speed_texts.c: $(wildcard test/vectors/speed/*) board/$(BOARD)/board.env
	@mkdir -p $(@D)
	ruby test/vectors/speed/embed.rb \
	    $(or $(SPEED_TEXTS),all) >$@

-include $(shell find $(B)/obj -name '*.d' 2>/dev/null)
