# The fetch library and the programs on top of it, boot and fetch: their
# sources, BearSSL, lwIP, keys and signed images. Included by the Makefile.

PORT_INCLUDES += -Ifetch/include -Ifetch -Iport/shell
PROGRAM_FOLDERS += fetch/app/boot fetch/app/fetch fetch/test/target
# What the machine has for them: NET_SOURCES, FLASH_SOURCES, BOOT_LDFLAGS.
-include fetch/driver/$(ARCH).mk

# https is linked into programs that are told whom to trust: TRUST=FILE.pem has
# a public key or certificates of authorities (fetch/tls/README.md). TLS_BUFFER of
# board.env is the size of the buffer for records: of `fetch`, the largest that a
# server can send.
TRUST ?=
TLS_BUFFER ?= $(if $(filter fetch,$(PROGRAM)),16709,4421)
# Of board.env: seconds for a whole download by boot, after which the good image
# starts; then until the interface has an address, until an answer begins, and
# between two parts of it.
FETCH_SECONDS ?= 400
FETCH_LINK_SECONDS ?= 10
FETCH_FIRST_BYTE_SECONDS ?= 20
FETCH_SILENCE_SECONDS ?= 10
BOOT_LIMITS = -DSECONDS=$(FETCH_SECONDS) -DLINK_SECONDS=$(FETCH_LINK_SECONDS) \
    -DFIRST_BYTE_SECONDS=$(FETCH_FIRST_BYTE_SECONDS) \
    -DSILENCE_SECONDS=$(FETCH_SILENCE_SECONDS)
TRUST_SOURCE := $(if $(TRUST),$(B)/trust/$(notdir $(TRUST)).c)
PROTOCOLS := $(if $(TRUST),fetch/app/protocols_https.c \
    $(wildcard fetch/tls/*.c) $(TRUST_SOURCE),fetch/app/protocols_plain.c)
BEARSSL_LIBRARY := $(if $(TRUST),$(B)/libbearssl.a)

# boot fetches an image: with sockets on an operating system, with lwIP (a
# source package of Debian) on a board with an Ethernet chip.
FETCH_SOURCES := $(wildcard fetch/client/*.c) $(PROTOCOLS) $(NET_SOURCES)
# Images are kept in slots of flash, or in RAM on a board without flash for them.
STORE_SOURCES := $(if $(FLASH),fetch/app/boot/boot_slots.c $(wildcard fetch/slot/*.c) \
    $(FLASH_SOURCES),fetch/app/boot/boot_ram.c)
# Whose images start: KEY=FILE is a public key, PEM or DER. UNSIGNED=1 starts
# images without a signature. COUNTER: no image with a lower one starts. Emulated
# boards trust the key of the tests, which everyone has.
KEY ?= $(if $(EMULATOR)$(filter host,$(ARCH)),fetch/test/key.pub.pem)
UNSIGNED ?=
COUNTER ?= 0
KEY_SOURCE := $(B)/boot_key.c
IMAGE_SOURCES := $(wildcard fetch/image/*.c)
boot_SOURCES := fetch/app/boot/boot_resolver.c fetch/app/boot/boot_show.c \
    fetch/app/boot/boot_verify.c fetch/app/boot/boot_store.c fetch/app/status_text.c \
    $(STORE_SOURCES) $(KEY_SOURCE) \
    $(IMAGE_SOURCES) port/shell/caret.c $(FETCH_SOURCES)
trial_SOURCES := $(wildcard fetch/slot/*.c) $(FLASH_SOURCES)
LWIP_LIBRARY := $(if $(ETH),$(B)/liblwip.a)
# fetch fetches a file, on an operating system only.
fetch_SOURCES := $(wildcard fetch/app/fetch/fetch_*.c) $(IMAGE_SOURCES) \
    fetch/app/status_text.c $(FETCH_SOURCES)
fetch_ARCHIVES = $(B)/libbearssl.a
boot_ARCHIVES = $(B)/libbearssl.a $(LWIP_LIBRARY)
boot_LDFLAGS := $(BOOT_LDFLAGS)
certificate_SOURCES := $(addprefix fetch/tls/,tls_authority.c tls_extensions.c \
    tls_time.c bearssl_sha256.c) fetch/image/sha256.c $(TRUST_SOURCE)
certificate_ARCHIVES = $(BEARSSL_LIBRARY)
tls_cost_SOURCES := fetch/image/sha256.c $(FETCH_SOURCES)
tls_cost_ARCHIVES = $(boot_ARCHIVES)
tls_cost_LDFLAGS := $(BOOT_LDFLAGS) -Wl,--wrap=nfetch_port_net_receive

# A firmware with an lwIP of its own, over a board's drivers.
owner_SOURCES := $(LWIP_NET) $(filter fetch/driver/eth_%.c fetch/driver/ms_%.c \
    fetch/driver/noise_%.c fetch/net/random.c,$(NET_SOURCES)) fetch/image/sha256.c \
    $(wildcard fetch/client/*.c)
owner_ARCHIVES = $(LWIP_LIBRARY)

# SLOT=0 or 1: an image that runs in this slot of flash, not in RAM.
SLOT ?=
IMAGE_FILE = $(B)/image/$(PROGRAM)$(SLOT:%=-slot%).img


# The house without what only a machine, lwIP or BearSSL has: for unit tests.
HOUSE_SOURCES := $(wildcard fetch/client/*.c fetch/slot/*.c) \
    $(addprefix fetch/image/,image_format.c image_verify.c sha256.c) \
    $(addprefix fetch/net/,address.c dns_message.c name.c random.c) \
    $(addprefix fetch/tls/,tls_extensions.c tls_time.c) \
    $(addprefix fetch/app/,status_text.c \
    boot/boot_show.c fetch/fetch_no_proxy.c mcuboot/mcuboot_sink.c) port/shell/caret.c
HOUSE_OBJECTS := $(HOUSE_SOURCES:%.c=$(B)/obj/%.o)
# MCUboot's interface, as far as the tests have it.
$(B)/obj/fetch/app/mcuboot/%.o: PORT_INCLUDES += -Ifetch/test/mcuboot

.PHONY: image house fetch-evidence
## house: what unit tests of fetch link, for BOARD, build/BOARD/libnfetch.a
house: $(B)/libnfetch.a build/gen/conversations.h
archives: house
HOUSE_ARCHIVE := nfetch.a
build/gen/conversations.h: fetch/test/client/conversations.rb \
    fetch/test/client/conversations.tsv
	@mkdir -p $(@D)
	ruby $< >$@.tmp
	@mv $@.tmp $@

## fetch-evidence: coverage, static analysis and all mutants of fetch, hours
fetch-evidence:
	@fetch/test/run coverage static
	@fetch/test/run with mutation fetch/test/evidence/mutation

## image: PROGRAM as boot fetches it, signed: build/BOARD/image/PROGRAM.img
image: $(IMAGE_FILE)

# ------------------------------------------------------------------- checks

ifneq ($(filter program image,$(MAKECMDGOALS)),)
ifeq ($(PROGRAM)-$(filter-out host,$(ARCH)),fetch-$(ARCH))
$(error fetch writes files: BOARD=host)
endif
ifneq ($(filter boot tls_cost owner,$(PROGRAM)),)
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
    their source, fetch/driver/noise_<RANDOM>.c)
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

# -------------------------------------------------------------------- rules

NET_OBJECTS := $(NET_SOURCES:%.c=$(B)/obj/%.o)
FLASH_OBJECTS := $(FLASH_SOURCES:%.c=$(B)/obj/%.o)
NET_AND_FLASH := $(NET_OBJECTS) $(FLASH_OBJECTS)
$(NET_AND_FLASH): $(B)/obj/%.o: %.c $(B)/flags Makefile fetch/fetch.mk
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(BOARD_DEFINES) $(PORT_CFLAGS) -I$(PUBLIC) $(PORT_INCLUDES) \
	    -MMD -MP -c -o $@ $<

$(B)/house_sources: FORCE
	$(call remember,$@,$(HOUSE_OBJECTS))

$(B)/libnfetch.a: $(HOUSE_OBJECTS) $(B)/house_sources
	@rm -f $@
	$(AR) rcsD $@ $(HOUSE_OBJECTS)

$(B)/lwip_flags: FORCE
	$(call remember,$@,$(LWIP) $(LWIP_CFLAGS))

$(B)/trust_name: FORCE
	$(call remember,$@,$(abspath $(TRUST)) $(TLS_BUFFER))

$(B)/boot_limits: FORCE
	$(call remember,$@,$(BOOT_LIMITS))

$(B)/obj/fetch/app/boot/boot.o: $(B)/boot_limits
$(B)/obj/fetch/app/boot/boot.o: private BOARD_DEFINES += $(BOOT_LIMITS)

$(B)/key_name: FORCE
	$(call remember,$@,$(abspath $(KEY)) $(UNSIGNED) $(COUNTER))

$(B)/bearssl_flags: FORCE
	$(call remember,$@,$(BEARSSL_CFLAGS))

# Another project's sources: no warnings, and its headers are system headers.
# Its configuration is in fetch/net/lwip.
# Of board.env: segments of the window.
LWIP_WINDOW ?= 6
LWIP_INCLUDES = -DWINDOW_SEGMENTS=$(LWIP_WINDOW) -Ifetch/net/lwip -isystem $(LWIP)/src/include \
    -isystem fetch/net/lwip/libc
LWIP_CFLAGS = $(filter-out $(WARNINGS),$(CFLAGS)) -w $(LWIP_INCLUDES)
LWIP_SOURCES = $(wildcard $(addprefix $(LWIP)/src/,core/*.c core/ipv4/*.c \
    core/ipv6/*.c netif/ethernet.c))
# The compiler lists no headers that a system header includes.
LWIP_HEADERS := $(wildcard fetch/net/lwip/*.h fetch/net/lwip/*/*.h)
LWIP_OBJECTS = $(LWIP_SOURCES:$(LWIP)/src/%.c=$(B)/lwip/%.o)

OVER_LWIP := $(filter $(B)/obj/fetch/net/lwip%,$(NET_OBJECTS))
OVER_LWIP += $(B)/obj/fetch/test/target/owner.o
$(OVER_LWIP): PORT_INCLUDES += $(LWIP_INCLUDES)
$(OVER_LWIP): $(B)/lwip_flags $(LWIP_HEADERS)

$(B)/lwip/%.o: $(LWIP)/src/%.c $(B)/lwip_flags $(LWIP_HEADERS) Makefile fetch/fetch.mk
	@mkdir -p $(@D)
	$(CC) $(LWIP_CFLAGS) -c -o $@ $<

$(B)/liblwip.a: $(LWIP_OBJECTS)
	@rm -f $@
	$(AR) rcsD $@ $(LWIP_OBJECTS)

# BearSSL, of which these files are used (its SHA-256 is ours,
# tls/bearssl_sha256.c): TLS 1.2 with ECDHE_ECDSA, SHA-256 and
# ChaCha20-Poly1305, X.509, and ECDSA signatures, all on P-256 (fetch/tls).
# Without the operating system's clock and chance: fetch/tls gives both. Board
# and host run the same code.
BEARSSL_FILES := codec/ccopy codec/dec32be codec/enc32be ec/ec_p256_m31 \
    ec/ec_secp256r1 ec/ec_secp384r1 ec/ec_secp521r1 ec/ecdsa_atr \
    $(addprefix ec/ecdsa_i31_,bits vrfy_asn1 vrfy_raw) hash/multihash \
    $(addprefix int/i31_,add bitlen decmod decode encode fmont \
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
    $(if $(ETH),-isystem fetch/net/lwip/libc)
# It calls functions through pointers of another type, which clang's sanitizer sees.
BEARSSL_CFLAGS = $(filter-out $(WARNINGS),$(CFLAGS)) -w $(BEARSSL_INCLUDES) \
    -I$(BEARSSL)/src $(BEARSSL_OFF:%=-D%=0) \
    $(if $(filter clang%,$(COMPILER)),-fno-sanitize=function)
BEARSSL_OBJECTS := $(BEARSSL_FILES:%=$(B)/bearssl/%.o)

$(B)/bearssl/%.o: $(B)/bearssl_flags Makefile fetch/fetch.mk
	@mkdir -p $(@D)
	$(CC) $(BEARSSL_CFLAGS) -c -o $@ $(BEARSSL)/src/$*.c

$(B)/libbearssl.a: $(BEARSSL_OBJECTS)
	@rm -f $@
	$(AR) rcsD $@ $(BEARSSL_OBJECTS)

# What includes tls.h includes BearSSL's headers, too; what unit tests link does not.
TLS_OBJECTS := $(patsubst %.c,$(B)/obj/%.o,$(filter-out $(HOUSE_SOURCES), \
    $(wildcard fetch/tls/*.c)) \
    fetch/app/protocols_https.c fetch/test/target/certificate.c $(TRUST_SOURCE))
$(TLS_OBJECTS): PORT_INCLUDES += $(BEARSSL_INCLUDES)
$(TLS_OBJECTS): $(B)/bearssl_flags
$(B)/obj/fetch/app/protocols_https.o: $(B)/trust_name
$(B)/obj/fetch/app/protocols_https.o: private BOARD_DEFINES += -DBUFFER=$(TLS_BUFFER)
# BearSSL's structs have no const, and nothing is written.
$(TRUST_SOURCE:%.c=$(B)/obj/%.o): private CFLAGS += -Wno-cast-qual

$(B)/obj/fetch/image/image_signature.o: PORT_INCLUDES += $(BEARSSL_INCLUDES)
$(B)/obj/fetch/image/image_signature.o: $(B)/bearssl_flags

# An operating system has memory: its 64 rounds are no loop here, which is 11 KB more
# code and two thirds of the time. A digest is most of what `fetch` computes.
ifeq ($(ARCH)-$(COMPILER)$(CLANG),host-gcc)
SHA256_OBJECT := $(B)/obj/fetch/image/sha256.o
$(SHA256_OBJECT): fetch/fetch.mk
$(SHA256_OBJECT): private CFLAGS += -O3 --param max-completely-peel-times=64 \
    --param max-completely-peeled-insns=5000
endif

$(KEY_SOURCE): $(KEY) fetch/image/key.rb $(B)/key_name
	ruby fetch/image/key.rb $(if $(UNSIGNED),unsigned,$(KEY)) $(COUNTER) >$@

$(TRUST_SOURCE): $(TRUST) fetch/tls/trust.rb $(B)/trust_name
	@mkdir -p $(@D)
	ruby fetch/tls/trust.rb $(TRUST) >$@

# An image is a program that is linked for another address, with a header of
# IMAGE_HEADER bytes before it, and signed.
IMAGE_HEADER := 0x200
IMAGE_KEY ?= fetch/test/key.pem
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
    fetch/test/sign fetch/test/signer.rb
	$(CROSS)objcopy -O binary $< $(@:.img=.bin)
	fetch/test/sign --key $(IMAGE_KEY) --header $(IMAGE_HEADER) \
	    --load $(IMAGE_LOAD) --flags $(if $(SLOT),0x100,0x20) \
	    --counter $(COUNTER) --version $(IMAGE_VERSION) $(@:.img=.bin) $@

