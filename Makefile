# Builds the library, the boards' support code and the programs.
# `make help` lists the targets. Everything made goes to build/.

BOARD ?= mps2_an385
PROGRAM ?= shell
# CODE: compiles for another core than that of board.env, which this core can
# run, too, into its own folder.
CODE ?=
# CLANG: a version; clang compiles the library and programs (gcc the start-up),
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
include board/$(BOARD)/board.env
ifneq ($(CODE),)
CPU := $(CODE)
endif
include port/arch/$(ARCH)/arch.mk

COMPILER ?= gcc
CC := $(CROSS)$(COMPILER)
ifeq ($(origin AR),default)
AR := $(CROSS)ar
endif
OWN_CC := $(if $(CLANG),clang-$(CLANG) $(CLANG_TARGET),$(CC))

WARNINGS := -Wall -Wextra -pedantic -Wshadow -Wconversion -Wcast-qual \
    -Wmissing-prototypes -Wstrict-prototypes -Wundef -Wvla -Werror
# Without TEXT_MAX, a text can be as long as a line.
TEXT_MAX ?= $(LINE_MAX)
BOARD_DEFINES := -DLINE_MAX=$(LINE_MAX) -DTEXT_MAX=$(TEXT_MAX) \
    -DBOARD_NAME=\"$(BOARD)\"
LIB_INCLUDES := -Iinclude -Isrc
PORT_INCLUDES := -Iport -Iport/lib -Iport/driver -Iport/net -Iport/fetch -Iport/image \
    -Iport/slot -Iport/tls -Itest/target -Itest/support
# gcc's linker cannot read all of clang's debug information. The prefix map
# makes the same bytes in any folder; start a debugger in this one.
CFLAGS := -std=c99 $(WARNINGS) -Os $(if $(CLANG),-g0,-g) \
    -fdebug-prefix-map=$(CURDIR)=. \
    -ffunction-sections -fdata-sections \
    $(ARCH_CFLAGS)

# ---------------------------------------------------------------- programs
# A program is port/app/NAME.c or test/target/NAME.c, which has main; the
# further sources of one that needs more stand here, as NAME_SOURCES.

VECTOR_SOURCES := $(wildcard test/target/vector*.c)

shell_SOURCES := $(wildcard port/app/shell_*.c) port/app/caret.c
conform_SOURCES := $(VECTOR_SOURCES)
selftest_SOURCES := $(VECTOR_SOURCES) $(B)/vector_rows.c
SPEED_SOURCES := test/target/job.c test/target/client_nanourl.c \
    test/target/speed_text.c $(B)/speed_texts.c
bench_SOURCES := test/target/measure.c $(SPEED_SOURCES)
worst_SOURCES := $(SPEED_SOURCES)
jobs_SOURCES := $(bench_SOURCES)
lengths_SOURCES := $(bench_SOURCES)
client_SOURCES := test/target/client_nanourl.c test/target/measure.c \
    $(B)/speed_texts.c
stack_SOURCES := $(B)/vector_rows.c

# https is linked into programs that are told whom to trust: TRUST=FILE.pem has
# a public key or certificates of authorities (port/tls/README.md). TLS_BUFFER of
# board.env is the size of the buffer for records.
TRUST ?=
TLS_BUFFER ?= 4421
TRUST_SOURCE := $(if $(TRUST),$(B)/trust/$(notdir $(TRUST)).c)
PROTOCOLS := $(if $(TRUST),port/app/protocols_https.c \
    $(wildcard port/tls/*.c) $(TRUST_SOURCE),port/app/protocols_plain.c)
BEARSSL_LIBRARY := $(if $(TRUST),$(B)/libbearssl.a)

# boot fetches an image: with sockets on an operating system, with lwIP (a
# source package of Debian) on a board with an Ethernet chip.
FETCH_SOURCES := $(wildcard port/fetch/*.c) $(PROTOCOLS) $(NET_SOURCES)
# Images are kept in slots of flash, or in RAM on a board without flash for them.
STORE_SOURCES := $(if $(FLASH),port/app/boot_slots.c $(wildcard port/slot/*.c) \
    $(FLASH_SOURCES),port/app/boot_ram.c)
# Whose images start: KEY=FILE is a public key, PEM or DER. UNSIGNED=1 starts
# images without a signature. COUNTER: no image with a lower one starts. Emulated
# boards trust the key of the tests, which everyone has.
KEY ?= $(if $(EMULATOR)$(filter host,$(ARCH)),test/fetch/key.pub.pem)
UNSIGNED ?=
COUNTER ?= 0
KEY_SOURCE := $(B)/boot_key.c
boot_SOURCES := port/app/boot_resolver.c port/app/boot_show.c \
    port/app/boot_verify.c port/app/boot_store.c port/app/verify_status.c \
    $(STORE_SOURCES) $(KEY_SOURCE) \
    $(wildcard port/image/*.c) port/app/caret.c $(FETCH_SOURCES)
trial_SOURCES := $(wildcard port/slot/*.c) $(FLASH_SOURCES)
LWIP_LIBRARY := $(if $(ETH),$(B)/liblwip.a)
# fetch fetches a file, on an operating system only.
fetch_SOURCES := $(wildcard port/app/fetch_*.c port/image/*.c) \
    port/app/verify_status.c $(FETCH_SOURCES)
fetch_ARCHIVES = $(B)/libbearssl.a
boot_ARCHIVES = $(B)/libbearssl.a $(LWIP_LIBRARY)
boot_LDFLAGS := $(BOOT_LDFLAGS)
certificate_SOURCES := port/tls/tls_authority.c port/tls/tls_time.c \
    $(TRUST_SOURCE)
certificate_ARCHIVES = $(BEARSSL_LIBRARY)
tls_cost_SOURCES := port/image/sha256.c $(FETCH_SOURCES)
tls_cost_ARCHIVES = $(boot_ARCHIVES)
tls_cost_LDFLAGS = $(BOOT_LDFLAGS) $(tls_cost_WRAPS)

# selftest has the test vectors in its image. A small board runs them in several
# images: BATCH of OF.
BATCH ?= 1
OF ?= 1
VECTORS := $(wildcard test/vectors/*.tsv)

PROGRAM_MAIN = $(firstword \
    $(wildcard port/app/$(PROGRAM).c test/target/$(PROGRAM).c))
PROGRAM_SOURCES = $(PROGRAM_MAIN) $($(PROGRAM)_SOURCES)
PROGRAM_OBJECTS = $(PROGRAM_SOURCES:%.c=$(B)/obj/%.o)
PROGRAM_FILE = $(B)/$(PROGRAM)$(PROGRAM_SUFFIX)
# SLOT=0 or 1: an image that runs in this slot of flash, not in RAM.
SLOT ?=
IMAGE_FILE = $(B)/image/$(PROGRAM)$(SLOT:%=-slot%).img

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
NET_OBJECTS := $(NET_SOURCES:%.c=$(B)/obj/%.o)
FLASH_OBJECTS := $(FLASH_SOURCES:%.c=$(B)/obj/%.o)
SUPPORT_OBJECTS := $(patsubst %.c,$(B)/obj/%.o,$(wildcard test/support/*.c))
# Where Ceedling keeps unity.h.
UNITY = $(shell ruby -e \
    'print Gem::Specification.find_by_name("ceedling").gem_dir')/vendor/unity/src

# ----------------------------------------------------------------- targets

.PHONY: help lib port support program image run test sizes bench costs side format facts evidence fuzz dist release web reference \
    clean FORCE

## help: prints this list
help:
	@sed -n 's/^## //p' Makefile
	@echo
	@echo "BOARD is one of: $(patsubst board/%/,%,$(dir \
	    $(wildcard board/*/board.env))) (now: $(BOARD))"

## lib: the library for BOARD, build/BOARD/libnurl.a
lib: $(B)/libnurl.a
	$(if $(QUIET),,@echo '$<: for $(BOARD), by $(CC)$(OTHER_BOARD)')

## port: start-up, drivers and console for BOARD, build/BOARD/libport.a
port: $(B)/libport.a

## support: what the unit tests share, for BOARD, build/BOARD/libsupport.a
support: $(B)/libsupport.a

## program: one PROGRAM for BOARD, build/BOARD/PROGRAM.elf (host: no .elf)
program: $(PROGRAM_FILE)

## image: PROGRAM as boot fetches it, signed: build/BOARD/image/PROGRAM.img
image: $(IMAGE_FILE)

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

## costs: measures all figures of src/costs.md and README.md anew, for a release
costs:
	@test/run with gate-speed test/gate/costs
	@test/run with side test/side/compare

## side: our parser and others on this machine: what each accepts, and its cost
side:
	@test/run with side test/side/compare --show

## bench: instructions of parse and decode, for Cortex-M3 and Cortex-M0 code
bench:
	@test/run with gate-speed test/gate/costs speed

## format: rewrites all sources of C and C++ in the house style
format:
	clang-format -i $$(find include src port test board \
	    -name '*.[ch]' -o -name '*.[ch]pp')

## facts: how BOARD is compiled and linked, one KEY=value a line, for tools
facts:
	@printf '%s\n' 'CC=$(CC)' 'CFLAGS=$(ARCH_CFLAGS)' \
	    'DEFINES=$(BOARD_DEFINES)' 'LDFLAGS=$(ARCH_LDFLAGS)' \
	    'ARCHIVES=$(B)/libsupport.a $(B)/libnurl.a $(B)/libport.a' \
	    'UNIT_CFLAGS=$(UNIT_CFLAGS) -DLINE_MAX=$(LINE_MAX)' \
	    'UNIT_LDFLAGS=$(UNIT_LDFLAGS)' 'RUNNER=$(RUNNER)' \
	    'WARNINGS=$(WARNINGS)'

## evidence: all of test/evidence.md in whole, which takes hours
evidence:
	@test/run coverage coverage-port static stack reproducible
	@test/run with mutation test/evidence/mutation
	@test/run with mutation test/evidence/mutation --port
	@test/run with refute test/evidence/mutation --refute
	@test/run with proof test/proof/run all
	@test/run with eva test/proof/eva all

## fuzz: fuzzes the library, each HARNESS for MINUTES, and shows the record
fuzz:
	@test/run with fuzz test/fuzz/run $(or $(MINUTES),10) $(HARNESS)
	@test/fuzz/record

## dist: the one file, release archives, SBOM and checksums, build/dist (REPOSITORY)
dist:
	@pack/dist

## release: the same, after a check that this commit is a release (REPOSITORY)
release:
	@test/run with gate-licences pack/release

## web: the npm package and the page, build/web
web:
	@test/run with board-wasm pack/web/build

## reference: the headers as a web site, build/reference/html
reference:
	@test/run with reference pack/reference

## clean: removes all that was built
clean:
	rm -rf build

# ------------------------------------------------------------------- rules

ifneq ($(filter program image,$(MAKECMDGOALS)),)
ifeq ($(PROGRAM_MAIN),)
$(error there is no port/app/$(PROGRAM).c and no test/target/$(PROGRAM).c)
endif
ifeq ($(PROGRAM)-$(filter-out host,$(ARCH)),fetch-$(ARCH))
$(error fetch writes files: BOARD=host)
endif
ifneq ($(filter boot tls_cost,$(PROGRAM)),)
ifeq ($(NET_SOURCES),)
$(error $(PROGRAM) needs a network, and $(BOARD) has none: no ETH in its board.env)
endif
ifeq ($(PROGRAM)$(KEY)$(UNSIGNED),boot)
$(error boot needs the public key of images: KEY=FILE, or UNSIGNED=1)
endif
ifneq ($(ETH),)
LWIP := $(lastword $(shell board/source lwip $(LWIP_RELEASE)))
ifeq ($(LWIP),)
$(error no source of lwIP here: board/source lwip)
endif
# The environment has no say: a shell can have a RANDOM of its own.
ifneq ($(origin RANDOM),file)
$(error boot needs random numbers: RANDOM in board/$(BOARD)/board.env names \
    their source, port/driver/noise_<RANDOM>.c)
endif
ifeq ($(filter-out insecure_%,$(RANDOM))$(EMULATOR),)
$(error RANDOM=$(RANDOM) in board/$(BOARD)/board.env is for emulated boards)
endif
endif
endif
endif
ifneq ($(filter image,$(MAKECMDGOALS)),)
ifeq ($(IMAGE_AT),)
$(error $(BOARD) starts no images: no IMAGE_AT in its board.env)
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

$(B)/lwip_flags: FORCE
	$(call remember,$@,$(LWIP) $(LWIP_CFLAGS))

$(B)/trust_name: FORCE
	$(call remember,$@,$(abspath $(TRUST)) $(TLS_BUFFER))

# The names of its objects: a program is linked again when there are others.
$(B)/$(PROGRAM)_objects: FORCE
	$(call remember,$@,$(PROGRAM_OBJECTS) $(PROGRAM_ARCHIVES))

$(B)/key_name: FORCE
	$(call remember,$@,$(abspath $(KEY)) $(UNSIGNED) $(COUNTER))

$(B)/bearssl_flags: FORCE
	$(call remember,$@,$(BEARSSL_CFLAGS))

# The names of objects: an archive is made again when a source is removed.
$(B)/sources: FORCE
	$(call remember,$@,$(LIB_OBJECTS) $(PORT_OBJECTS) $(SUPPORT_OBJECTS))

$(B)/batch: FORCE
	$(call remember,$@,$(BATCH) $(OF))

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

$(PORT_OBJECTS) $(NET_OBJECTS) $(FLASH_OBJECTS): $(B)/obj/%.o: %.c $(B)/flags Makefile
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(BOARD_DEFINES) $(PORT_CFLAGS) $(PORT_INCLUDES) \
	    -MMD -MP -c -o $@ $<

# Another project's sources: no warnings, and its headers are system headers.
# Its configuration is in port/net/lwip.
LWIP_INCLUDES = -Iport/net/lwip -isystem $(LWIP)/src/include \
    -isystem port/net/lwip/libc
LWIP_CFLAGS = $(filter-out $(WARNINGS),$(CFLAGS)) -w $(LWIP_INCLUDES)
LWIP_SOURCES = $(wildcard $(addprefix $(LWIP)/src/,core/*.c core/ipv4/*.c \
    core/ipv6/*.c netif/ethernet.c))
# The compiler lists no headers that a system header includes.
LWIP_HEADERS := $(wildcard port/net/lwip/*.h port/net/lwip/*/*.h)
LWIP_OBJECTS = $(LWIP_SOURCES:$(LWIP)/src/%.c=$(B)/lwip/%.o)

OVER_LWIP := $(filter $(B)/obj/port/net/net_lwip%,$(NET_OBJECTS))
$(OVER_LWIP): PORT_INCLUDES += $(LWIP_INCLUDES)
$(OVER_LWIP): $(B)/lwip_flags $(LWIP_HEADERS)

$(B)/lwip/%.o: $(LWIP)/src/%.c $(B)/lwip_flags $(LWIP_HEADERS) Makefile
	@mkdir -p $(@D)
	$(CC) $(LWIP_CFLAGS) -c -o $@ $<

$(B)/liblwip.a: $(LWIP_OBJECTS)
	@rm -f $@
	$(AR) rcsD $@ $(LWIP_OBJECTS)

# BearSSL, of which these files are used: TLS 1.2 with ECDHE_ECDSA, SHA-256 and
# ChaCha20-Poly1305, X.509, and ECDSA signatures, all on P-256 (port/tls).
# Without the operating system's clock and chance: port/tls gives both. Board
# and host run the same code.
BEARSSL_FILES := codec/ccopy codec/dec32be codec/enc32be ec/ec_p256_m31 \
    ec/ec_secp256r1 ec/ec_secp384r1 ec/ec_secp521r1 ec/ecdsa_atr \
    $(addprefix ec/ecdsa_i31_,bits vrfy_asn1 vrfy_raw) hash/multihash \
    hash/sha2small $(addprefix int/i31_,add bitlen decmod decode encode fmont \
    iszero modpow montmul muladd ninv31 rshift sub tmont) int/i32_div32 \
    mac/hmac rand/hmac_drbg rand/sysrng ssl/prf ssl/prf_sha256 ssl/ssl_client \
    ssl/ssl_engine ssl/ssl_hs_client ssl/ssl_rec_chapol symcipher/chacha20_ct \
    symcipher/poly1305_ctmul x509/x509_knownkey x509/x509_minimal
BEARSSL_OFF := BR_USE_URANDOM BR_USE_WIN32_RAND BR_USE_UNIX_TIME \
    BR_USE_WIN32_TIME BR_RDRAND BR_LE_UNALIGNED BR_BE_UNALIGNED BR_POWER8 \
    BR_AES_X86NI BR_SSE2
# Its folder, which is asked for once, and only by what is compiled with it.
BEARSSL = $(eval BEARSSL := $(lastword $(shell board/source bearssl)))$(or \
    $(BEARSSL),$(error no source of BearSSL here: board/source bearssl))
# A machine without an operating system has no libc, either.
BEARSSL_INCLUDES = -isystem $(BEARSSL)/inc \
    $(if $(ETH),-isystem port/net/lwip/libc)
BEARSSL_CFLAGS = $(filter-out $(WARNINGS),$(CFLAGS)) -w $(BEARSSL_INCLUDES) \
    -I$(BEARSSL)/src $(BEARSSL_OFF:%=-D%=0)
BEARSSL_OBJECTS := $(BEARSSL_FILES:%=$(B)/bearssl/%.o)

$(B)/bearssl/%.o: $(B)/bearssl_flags Makefile
	@mkdir -p $(@D)
	$(CC) $(BEARSSL_CFLAGS) -c -o $@ $(BEARSSL)/src/$*.c

$(B)/libbearssl.a: $(BEARSSL_OBJECTS)
	@rm -f $@
	$(AR) rcsD $@ $(BEARSSL_OBJECTS)

# What includes tls.h includes BearSSL's headers, too.
TLS_OBJECTS := $(patsubst %.c,$(B)/obj/%.o,$(wildcard port/tls/*.c) \
    port/app/protocols_https.c test/target/certificate.c $(TRUST_SOURCE))
$(TLS_OBJECTS): PORT_INCLUDES += $(BEARSSL_INCLUDES)
$(TLS_OBJECTS): $(B)/bearssl_flags
$(B)/obj/port/app/protocols_https.o: $(B)/trust_name
$(B)/obj/port/app/protocols_https.o: BOARD_DEFINES += -DBUFFER=$(TLS_BUFFER)
# BearSSL's structs have no const, and nothing is written.
$(TRUST_SOURCE:%.c=$(B)/obj/%.o): private CFLAGS += -Wno-cast-qual

$(B)/obj/port/image/image_signature.o: PORT_INCLUDES += $(BEARSSL_INCLUDES)
$(B)/obj/port/image/image_signature.o: $(B)/bearssl_flags
$(B)/obj/$(B)/boot_key.o: PORT_INCLUDES += -Iport/app

$(KEY_SOURCE): $(KEY) port/image/key.rb $(B)/key_name
	ruby port/image/key.rb $(if $(UNSIGNED),unsigned,$(KEY)) $(COUNTER) >$@

$(TRUST_SOURCE): $(TRUST) port/tls/trust.rb $(B)/trust_name
	@mkdir -p $(@D)
	ruby port/tls/trust.rb $(TRUST) >$@

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

PROGRAM_ARCHIVES = $(B)/libnurl.a $($(PROGRAM)_ARCHIVES) $(B)/libport.a

$(PROGRAM_FILE): $(PROGRAM_TOOLS) $(PROGRAM_OBJECTS) $(PROGRAM_ARCHIVES) \
    $(B)/$(PROGRAM)_objects \
    $(wildcard board/$(BOARD)/*.ld port/arch/$(ARCH)/*.ld)
	$(CC) $(CFLAGS) $(ARCH_LDFLAGS) $(PROGRAM_LDFLAGS) \
	    $($(PROGRAM)_LDFLAGS) -o $@ \
	    $(PROGRAM_OBJECTS) $(PROGRAM_ARCHIVES) $(PROGRAM_LIBS)

# An image is a program that is linked for another address, with a header of
# IMAGE_HEADER bytes before it, and signed.
IMAGE_HEADER := 0x200
IMAGE_KEY ?= test/fetch/key.pem
IMAGE_VERSION ?= 1.0.0+0
SLOT_BYTES = $(shell echo $$(((($(FLASH_SIZE) / $(FLASH_BLOCK) - 2) / 2) * \
    $(FLASH_BLOCK))))
IMAGE_LOAD = $(if $(SLOT),$(shell echo $$(($(FLASH_AT) + 2 * $(FLASH_BLOCK) + \
    $(SLOT) * $(SLOT_BYTES)))),$(IMAGE_AT))
IMAGE_SPACE = $(if $(SLOT),$(SLOT_BYTES),$(IMAGE_SIZE))
IMAGE_ELF = $(IMAGE_FILE:.img=.elf)
$(IMAGE_ELF): $(PROGRAM_OBJECTS) $(PROGRAM_ARCHIVES) \
    $(wildcard board/$(BOARD)/*.ld port/arch/$(ARCH)/*.ld)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(IMAGE_LDFLAGS) -Wl,--defsym,IMAGE_AT=$(IMAGE_LOAD) \
	    -Wl,--defsym,IMAGE_SIZE=$(IMAGE_SPACE) \
	    -Wl,--defsym,IMAGE_HEADER=$(IMAGE_HEADER) $(PROGRAM_LDFLAGS) -o $@ \
	    $(PROGRAM_OBJECTS) $(PROGRAM_ARCHIVES) $(PROGRAM_LIBS)

$(B)/image_flags: FORCE
	$(call remember,$@,$(IMAGE_KEY) $(IMAGE_VERSION) $(COUNTER))

$(B)/image/%.img: $(B)/image/%.elf $(IMAGE_KEY) $(B)/image_flags \
    test/fetch/sign test/fetch/signer.rb
	$(CROSS)objcopy -O binary $< $(@:.img=.bin)
	test/fetch/sign --key $(IMAGE_KEY) --header $(IMAGE_HEADER) \
	    --load $(IMAGE_LOAD) --flags $(if $(SLOT),0x100,0x20) \
	    --counter $(COUNTER) --version $(IMAGE_VERSION) $(@:.img=.bin) $@

$(B)/vector_rows.c: test/vectors/embed.rb test/vectors/rows.rb $(VECTORS) \
    $(B)/batch
	ruby test/vectors/embed.rb $(BATCH) $(OF) >$@

$(B)/speed_texts.c: $(wildcard test/vectors/speed/*) board/$(BOARD)/board.env
	@mkdir -p $(@D)
	ruby test/vectors/speed/embed.rb \
	    $(or $(SPEED_TEXTS),all) >$@

-include $(shell find $(B)/obj -name '*.d' 2>/dev/null)
