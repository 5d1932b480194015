/*
 * A fetch into MCUboot's secondary slot, over flash that refuses what flash
 * cannot do and counts its erasures, with the layouts of MCUboot's design page.
 */
#include "app/mcuboot/mcuboot_sink.h"
#include "flash_map_backend/flash_map_backend.h"
#include "flash_model.h"
#include "net_script.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

#define SLOT 3
#define SECTOR 128u
#define HEAD "HTTP/1.1 200 OK\r\nContent-Length: %lu\r\n\r\n"
#define ENDLESS "HTTP/1.0 200 OK\r\n\r\n"

/* The largest slot; a board does not have the memory. */
#ifdef NURL_HOST_TEST
#define FLASH (72 * 1024u)
#else
#define FLASH (8 * SECTOR)
#endif
#define LEAST_SECTOR 64u
#define LEAST_UNIT 8u

uint8_t flash_model_before[FLASH];
uint8_t flash_model_after[FLASH];
uint8_t flash_model_kinds[FLASH / LEAST_UNIT];

static struct flash_area area;
static uint8_t erasures[FLASH / LEAST_SECTOR]; /* of each sector, so far */
static uint32_t first_erased;                  /* offset of the first erasure */
static struct nfetch_mcuboot slot;
static struct nfetch fetch;
static uint8_t work[512];
static char answers[FLASH + 256]; /* of all servers */
static size_t answered;

/* ----------------------------------------------------- MCUboot's interface */

int flash_area_open(uint8_t id, const struct flash_area **found)
{
    *found = &area;
    return id == SLOT ? 0 : -1;
}

uint32_t flash_area_align(const struct flash_area *of)
{
    TEST_ASSERT_TRUE(of == &area);
    return flash_model.shape.unit;
}

static int refuse(void)
{
    flash_model.refused++;
    return -1;
}

static unsigned erased_in_all(void)
{
    unsigned count = 0;

    for (size_t i = 0; i < sizeof erasures; i++) {
        count += erasures[i];
    }
    return count;
}

int flash_area_erase(const struct flash_area *of, uint32_t offset,
                     uint32_t length)
{
    uint32_t sector = flash_model.shape.block;
    uint32_t end = offset + length;

    if (of != &area || length == 0 || offset % sector != 0 ||
        length % sector != 0 || end < offset || end > area.fa_size) {
        return refuse();
    }
    first_erased = erased_in_all() == 0 ? offset : first_erased;
    for (; offset < end; offset += sector) {
        erasures[offset / sector]++;
        if (nfetch_port_flash_erase(offset) != 0) {
            return -1;
        }
    }
    return 0;
}

/* A unit that was written once refuses even 0xFF, as flash with ECC does. */
int flash_area_write(const struct flash_area *of, uint32_t offset,
                     const void *bytes, uint32_t length)
{
    long refused = flash_model.refused;

    if (of != &area || length == 0 || offset > area.fa_size ||
        length > area.fa_size - offset) {
        return refuse();
    }
    if (nfetch_port_flash_write(offset, bytes, length) != 0) {
        return -1;
    }
    return flash_model.refused > refused ? -1 : 0;
}

/* ------------------------------------------------------- a slot and a file */

/* A byte of the file that no other place within 251 has. */
static uint8_t byte_of(uint32_t i)
{
    return (uint8_t)(i % 251 + 1);
}

/* A slot that is full, its trailer too, as after an update. */
static void use_flash(uint32_t size, uint32_t sector, uint32_t unit)
{
    static const uint8_t old[32];

    flash_model.shape.block = sector;
    flash_model.shape.blocks = size / sector;
    flash_model.shape.unit = unit;
    flash_model_begin(1);
    area.fa_id = SLOT;
    area.fa_size = size;
    for (uint32_t at = 0; at < size; at += unit) {
        TEST_ASSERT_EQUAL_INT(0, flash_area_write(&area, at, old, unit));
    }
    memset(erasures, 0, sizeof erasures);
    memset(&slot, 0, sizeof slot);
    slot.id = SLOT;
    slot.sector = sector;
    slot.reserved = 256;
    net_script_begin();
    answered = 0;
}

void setUp(void)
{
    static const struct nfetch_protocol *const protocols[] = { &nfetch_http };

    use_flash(1024, 256, 8);
    nfetch_init(&fetch);
    fetch.net = &net_scripted;
    fetch.protocols = protocols;
    fetch.protocol_count = 1;
    fetch.sink = nfetch_mcuboot_sink(&slot);
    fetch.work.bytes = work;
    fetch.work.size = sizeof work;
}

void tearDown(void)
{
    TEST_ASSERT_EQUAL_INT(0, flash_model.refused);
}

/* A server says `size` and sends `length` bytes of the file. */
static void serve(const char *head, uint32_t size, uint32_t length, int end)
{
    char *answer = answers + answered;
    size_t at = (size_t)sprintf(answer, head, (unsigned long)size);

    TEST_ASSERT_TRUE(answered + at + length <= sizeof answers);
    for (uint32_t i = 0; i < length; i++) {
        answer[at + i] = (char)byte_of(i);
    }
    net_script_bytes(answer, at + length, end);
    answered += at + length;
}

static int ask(void)
{
    return nfetch_url(&fetch, NURL_STR("http://192.0.2.1/fw.bin"));
}

static int get(const char *head, uint32_t size)
{
    serve(head, size, size, 0);
    return ask();
}

static void expect_file(uint32_t length)
{
    for (uint32_t i = 0; i < length; i++) {
        TEST_ASSERT_EQUAL_HEX8(byte_of(i), flash_model_after[slot.offset + i]);
    }
    for (uint32_t i = 0; i < slot.offset; i++) {
        TEST_ASSERT_EQUAL_HEX8(0xFF, flash_model_after[i]);
    }
}

/* Once each: the sectors up to the end of the file, and those at the end. */
static void expect_erasures(uint32_t length)
{
    uint32_t sector = slot.sector;
    uint32_t kept = slot.reserved > 0 ? slot.reserved : 1;

    for (uint32_t at = 0; at < area.fa_size; at += sector) {
        int is_used =
            at < slot.offset + length || at + sector > area.fa_size - kept;

        TEST_ASSERT_EQUAL_UINT8(is_used, erasures[at / sector]);
    }
    TEST_ASSERT_EQUAL_UINT32((area.fa_size - kept) / sector * sector,
                             first_erased);
}

/* --------------------------------------- MCUboot's modes, by its design page
 */

enum mode {
    OVERWRITE,
    SCRATCH,
    MOVE,
    OFFSET,
    DIRECT_XIP,
    RAM_LOAD
};

static const struct layout {
    enum mode mode;
    uint32_t primary, secondary; /* sectors of the slots */
    uint32_t most;               /* the most sectors that MCUboot can swap */
    uint32_t unit;               /* bytes of a write */
    uint32_t offset, reserved;   /* what fetch/mcuboot.md says */
} layouts[] = {
    { OVERWRITE, 6, 6, 4, 8, 0, 40 },  { OVERWRITE, 6, 6, 4, 32, 0, 128 },
    { SCRATCH, 6, 6, 4, 8, 0, 144 },   { SCRATCH, 6, 6, 16, 8, 0, 432 },
    { MOVE, 7, 6, 4, 8, 0, 256 },      { MOVE, 6, 6, 4, 8, 0, 384 },
    { MOVE, 7, 6, 16, 8, 0, 512 },     { OFFSET, 6, 7, 4, 8, 128, 128 },
    { OFFSET, 6, 6, 4, 8, 128, 128 },  { OFFSET, 6, 7, 16, 8, 128, 384 },
    { OFFSET, 6, 7, 4, 32, 128, 512 }, { DIRECT_XIP, 6, 6, 4, 8, 0, 40 },
    { RAM_LOAD, 6, 6, 4, 16, 0, 64 },
};

/* Trailer: swap status, fields of `align` bytes, and 16 bytes of magic. */
static uint32_t trailer_of(const struct layout *layout)
{
    uint32_t align = layout->unit > 8 ? layout->unit : 8;
    uint32_t magic = align > 16 ? align : 16;

    switch (layout->mode) {
    case SCRATCH:
    case MOVE:
        return layout->most * layout->unit * 3 + 4 * align + magic;
    case OFFSET:
        return layout->most * layout->unit * 2 + 5 * align + magic;
    default: /* no swap: swap info, copy done, image ok */
        return 3 * align + magic;
    }
}

/* The maximum image size, and what both slots have. */
static uint32_t largest_of(const struct layout *layout)
{
    uint32_t trailer = trailer_of(layout);
    uint32_t whole = (trailer + SECTOR - 1) / SECTOR;
    uint32_t one = layout->primary;
    uint32_t other = layout->secondary;

    if (layout->mode == MOVE) {
        one -= 1;
    } else if (layout->mode == OFFSET) {
        other -= 1;
    } else {
        return other * SECTOR - trailer;
    }
    return ((one < other ? one : other) - whole) * SECTOR;
}

static void use_layout(const struct layout *layout)
{
    use_flash(layout->secondary * SECTOR, SECTOR, layout->unit);
    slot.offset = layout->offset;
    slot.reserved = layout->reserved;
}

/* What MCUboot and boot_request_upgrade write: nothing is there before. */
static void write_trailer(const struct layout *layout)
{
    static const uint8_t unit[32];
    uint32_t trailer = trailer_of(layout);

    for (; trailer > 0; trailer -= layout->unit) {
        TEST_ASSERT_EQUAL_INT(0, flash_area_write(&area, area.fa_size - trailer,
                                                  unit, layout->unit));
    }
}

#define FOR_EACH_LAYOUT(layout)                                                \
    for (const struct layout *layout = layouts;                                \
         layout < layouts + sizeof layouts / sizeof layouts[0]; layout++)

void test_each_mode_has_its_largest_image_and_a_free_trailer(void)
{
    FOR_EACH_LAYOUT(layout)
    {
        uint32_t largest = largest_of(layout);

        use_layout(layout);
        TEST_ASSERT_EQUAL_INT(NFETCH_OK, get(HEAD, largest));
        expect_file(largest);
        expect_erasures(largest);
        write_trailer(layout);
        use_layout(layout); /* without a size */
        TEST_ASSERT_EQUAL_INT(NFETCH_OK, get(ENDLESS, largest));
        expect_file(largest);
        expect_erasures(largest);
        write_trailer(layout);
    }
}

void test_each_mode_refuses_a_larger_image_before_it_erases(void)
{
    FOR_EACH_LAYOUT(layout)
    {
        uint32_t largest = largest_of(layout);

        use_layout(layout);
        TEST_ASSERT_EQUAL_INT(NFETCH_ERR_SIZE, get(HEAD, largest + 1));
        TEST_ASSERT_EQUAL_UINT(0, erased_in_all());
        use_layout(layout); /* without a size: what is reserved stays free */
        TEST_ASSERT_EQUAL_INT(NFETCH_ERR_SIZE, get(ENDLESS, largest + 1));
        write_trailer(layout);
    }
}

/* direct-XIP and ram-load with revert: imgtool has added the trailer. */
void test_a_padded_file_fills_the_slot(void)
{
    slot.reserved = 0;
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, get(HEAD, 1024));
    expect_file(1024);
    expect_erasures(1024);
    use_flash(1024, 256, 8);
    slot.reserved = 0;
    TEST_ASSERT_EQUAL_INT(NFETCH_ERR_SIZE, get(HEAD, 1025));
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, get(HEAD, 9)); /* no old trailer stays */
    expect_erasures(9);
}

/* ------------------------------------------------------- erased as written */

/* Sectors of half a block, one, two, and one as large as the slot. */
void test_a_file_erases_its_own_sectors_and_the_end(void)
{
    static const uint32_t sectors[] = { LEAST_SECTOR, 128, 256, 512, 1024 };
    static const uint32_t sizes[] = { 1,   7,   8,   255, 256, 257,
                                      511, 512, 513, 767, 768 };

    for (size_t i = 0; i < sizeof sectors / sizeof sectors[0]; i++) {
        for (size_t size = 0; size < sizeof sizes / sizeof sizes[0]; size++) {
            use_flash(1024, sectors[i], 8);
            TEST_ASSERT_EQUAL_INT(NFETCH_OK, get(HEAD, sizes[size]));
            expect_file(sizes[size]);
            expect_erasures(sizes[size]);
        }
    }
}

/* On this machine 16 bits cannot count its bytes. */
void test_the_slot_can_be_large(void)
{
    uint32_t size = FLASH - FLASH / 4 - 256;

    use_flash(FLASH, FLASH / 4 % 1024 == 0 ? 1024 : SECTOR, 8);
    slot.offset = FLASH / 4;
    serve(HEAD, size + 1, 8, 0);
    TEST_ASSERT_EQUAL_INT(NFETCH_ERR_SIZE, ask());
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, get(HEAD, size));
    expect_file(size);
    expect_erasures(size);
}

void test_a_size_of_more_than_32_bits_is_not_cut(void)
{
    serve("HTTP/1.1 200 OK\r\nContent-Length: 4294967396\r\n\r\n", 0, 100, 0);
    TEST_ASSERT_EQUAL_INT(NFETCH_ERR_SIZE, ask());
    TEST_ASSERT_EQUAL_UINT(0, erased_in_all());
}

void test_no_unit_after_the_file_is_written(void)
{
    static const uint8_t unit[8];

    TEST_ASSERT_EQUAL_INT(NFETCH_OK, get(HEAD, 257));
    TEST_ASSERT_EQUAL_HEX8(0xFF, flash_model_after[257]);
    TEST_ASSERT_EQUAL_INT(0, flash_area_write(&area, 264, unit, 8));
}

void test_nothing_is_erased_before_a_block_is_there(void)
{
    serve(HEAD, 700, 255, NFETCH_NET_ERR_CLOSED);
    serve(HEAD, 700, 255, NFETCH_NET_ERR_CLOSED);
    fetch.limits.retries = 1;
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_CLOSED, ask());
    TEST_ASSERT_EQUAL_UINT(0, erased_in_all());
}

/* Cut without a version, it begins anew: with what it had written. */
void test_a_download_that_starts_over_erases_only_what_was_written(void)
{
    serve(HEAD, 520, 100, NFETCH_NET_ERR_CLOSED);
    serve(HEAD, 520, 300, NFETCH_NET_ERR_CLOSED);
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, get(HEAD, 520));
    expect_file(520);
    TEST_ASSERT_EQUAL_HEX8_ARRAY("\2\1\1\2", erasures, 4);
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, get(HEAD, 30)); /* another fetch */
    expect_file(30);
    TEST_ASSERT_EQUAL_HEX8_ARRAY("\3\1\1\3", erasures, 4);
}

/* --------------------------------------------------------------- refusals */

void test_an_empty_file_is_an_error(void)
{
    TEST_ASSERT_EQUAL_INT(NFETCH_MCUBOOT_ERR_EMPTY, get(HEAD, 0));
    TEST_ASSERT_EQUAL_INT(NFETCH_MCUBOOT_ERR_EMPTY, get(ENDLESS, 0));
    TEST_ASSERT_EQUAL_UINT(0, erased_in_all());
}

void test_a_layout_that_does_not_fit_is_refused_before_it_erases(void)
{
    static const struct {
        uint32_t size, unit, sector, offset, reserved;
        int status;
    } rows[] = {
        { 1024, 8, 256, 0, 1017, NFETCH_ERR_SIZE }, /* no whole unit */
        { 1024, 8, 256, 0, 1016, NFETCH_OK },
        { 1024, 8, 256, 768, 248, NFETCH_OK },
        { 1024, 8, 1024, 0, 8, NFETCH_OK },
        { 1024, 8, 0, 0, 8, NFETCH_MCUBOOT_ERR_LAYOUT },
        { 1024, 8, 256, 128, 8, NFETCH_MCUBOOT_ERR_LAYOUT },
        { 1024, 8, 256, 768, 256, NFETCH_MCUBOOT_ERR_LAYOUT },
        { 1024, 8, 256, 1024, 0, NFETCH_MCUBOOT_ERR_LAYOUT },
        { 1024, 8, 256, 0, 1024, NFETCH_MCUBOOT_ERR_LAYOUT },
        { 1024, 8, 256, 0, 1025, NFETCH_MCUBOOT_ERR_LAYOUT },
        { 1024, 8, 256, 0, UINT32_MAX, NFETCH_MCUBOOT_ERR_LAYOUT },
        { 896, 8, 256, 0, 8, NFETCH_MCUBOOT_ERR_LAYOUT },
        { 1024, 256, 256, 0, 256, NFETCH_OK },
        { 1024, 512, 512, 0, 512, NFETCH_MCUBOOT_ERR_LAYOUT },
        { 1024, 65536 + 8, 256, 0, 8, NFETCH_MCUBOOT_ERR_LAYOUT },
        { 1024, 0, 256, 0, 8, NFETCH_MCUBOOT_ERR_LAYOUT },
        { 1000, 8, 100, 0, 8, NFETCH_MCUBOOT_ERR_LAYOUT },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        use_flash(1024, 256, 8);
        area.fa_size = rows[i].size;
        flash_model.shape.unit = rows[i].unit;
        slot.sector = rows[i].sector;
        slot.offset = rows[i].offset;
        slot.reserved = rows[i].reserved;
        TEST_ASSERT_EQUAL_INT(rows[i].status, get(HEAD, 8));
        TEST_ASSERT_EQUAL_INT(rows[i].status == NFETCH_OK, erased_in_all() > 0);
    }
}

/* The largest file has whole units, whatever is reserved. */
void test_the_last_unit_of_a_file_ends_before_what_is_reserved(void)
{
    slot.reserved = 41;
    serve(HEAD, 977, 8, 0);
    TEST_ASSERT_EQUAL_INT(NFETCH_ERR_SIZE, ask());
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, get(HEAD, 976));
    expect_file(976);
    expect_erasures(976);
}

/* Each call of the flash fails once. */
void test_an_error_of_the_flash_ends_the_fetch(void)
{
    long calls = 1;

    slot.id = SLOT + 1;
    TEST_ASSERT_EQUAL_INT(NFETCH_MCUBOOT_ERR, get(HEAD, 3));
    for (int status = NFETCH_MCUBOOT_ERR; status != NFETCH_OK; calls++) {
        use_flash(1024, 256, 8);
        flash_model.fail_at = flash_model.calls + calls;
        status = get(HEAD, 700);
        TEST_ASSERT_EQUAL_INT(flash_model.calls < flash_model.fail_at
                                  ? NFETCH_OK
                                  : NFETCH_MCUBOOT_ERR,
                              status);
    }
    TEST_ASSERT_EQUAL_INT(4 + 3 + 2, calls); /* sectors, blocks */
}

void test_this_flash_refuses_what_flash_cannot_do(void)
{
    static const uint8_t bytes[16];

    TEST_ASSERT_EQUAL_INT(0, flash_area_erase(&area, 0, 256));
    TEST_ASSERT_EQUAL_INT(0, flash_area_write(&area, 8, bytes, 16));
    TEST_ASSERT_NOT_EQUAL_INT(0, flash_area_write(&area, 16, bytes, 8));
    TEST_ASSERT_NOT_EQUAL_INT(0, flash_area_write(&area, 28, bytes, 8));
    TEST_ASSERT_NOT_EQUAL_INT(0, flash_area_write(&area, 32, bytes, 12));
    TEST_ASSERT_NOT_EQUAL_INT(0, flash_area_write(&area, 1024, bytes, 8));
    TEST_ASSERT_NOT_EQUAL_INT(0, flash_area_erase(&area, 8, 256));
    TEST_ASSERT_NOT_EQUAL_INT(0, flash_area_erase(&area, 256, 8));
    TEST_ASSERT_NOT_EQUAL_INT(0, flash_area_erase(&area, 256, 1024));
    TEST_ASSERT_EQUAL_INT(7, flash_model.refused);
    flash_model.refused = 0;
}
