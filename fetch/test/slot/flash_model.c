/*
 * flash_model.c - flash that refuses what flash cannot do, and loses power
 */
#include "flash_model.h"

#include <string.h>

enum kind {
    ERASED,
    WRITTEN,
    TORN
};

struct flash_model flash_model;

static uint8_t *const kinds = flash_model_kinds;
static uint8_t *const before = flash_model_before;
static uint8_t *const after = flash_model_after;
static uint32_t random_state;

static uint32_t random_word(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 17;
    random_state ^= random_state << 5;
    return random_state;
}

/* Some bits of each; often all bits of one. */
static uint8_t mix(uint8_t one, uint8_t other)
{
    uint32_t word = random_word();
    uint8_t mask = (uint8_t)(word >> 8);

    if (word % 4 == 0) {
        mask = 0;
    }
    if (word % 4 == 1) {
        mask = 0xFF;
    }
    return (uint8_t)((one & mask) | (other & ~mask));
}

/* What is torn and stable is decided now. */
static void tear(uint32_t offset)
{
    uint32_t unit = flash_model.shape.unit;

    kinds[offset / unit] = TORN;
    for (uint32_t i = offset; !flash_model.unstable && i < offset + unit; i++) {
        after[i] = mix(before[i], after[i]);
        before[i] = after[i];
    }
}

static int fails_now(void)
{
    flash_model.operations++;
    return flash_model.operations == flash_model.cut_at;
}

static void fail(void)
{
    flash_model.cut_at = flash_model.cut_more > 0
                             ? flash_model.operations + flash_model.cut_more
                             : 0;
    flash_model.cut_more = 0;
    longjmp(flash_model.power, 1);
}

static int is_error(void)
{
    flash_model.calls++;
    return flash_model.calls == flash_model.fail_at;
}

void flash_model_begin(uint32_t seed)
{
    size_t size = (size_t)flash_model.shape.block * flash_model.shape.blocks;

    random_state = seed * 2654435761u + 1;
    memset(kinds, ERASED, size / flash_model.shape.unit);
    memset(before, 0xFF, size);
    memset(after, 0xFF, size);
    flash_model.operations = 0;
    flash_model.cut_at = 0;
    flash_model.cut_more = 0;
    flash_model.refused = 0;
    flash_model.wrong_at = 0;
    flash_model.was_wrong = 0;
    flash_model.calls = 0;
    flash_model.fail_at = 0;
}

int flash_model_is_torn(uint32_t offset, size_t length)
{
    uint32_t unit = flash_model.shape.unit;

    for (uint32_t i = offset / unit; i * unit < offset + length; i++) {
        if (kinds[i] != WRITTEN) {
            return 1;
        }
    }
    return 0;
}

/* -------------------------------------------------------------- the driver */

int nfetch_port_flash_start(struct nfetch_port_flash *flash)
{
    *flash = flash_model.shape;
    return is_error() ? -1 : 0;
}

/* A torn unit reads as before, as after, or as a mixture. */
static void read_torn(uint32_t offset, uint8_t *bytes, size_t length)
{
    uint32_t how = random_word() % 3;

    for (size_t i = 0; i < length; i++) {
        uint8_t old = before[offset + i];
        uint8_t new = after[offset + i];

        bytes[i] = how == 0 ? old : how == 1 ? new : mix(old, new);
    }
}

int nfetch_port_flash_read(uint32_t offset, void *bytes, size_t length)
{
    uint32_t unit = flash_model.shape.unit;
    uint8_t *to = bytes;
    size_t part;

    if (is_error()) {
        return -1;
    }
    for (; length > 0; length -= part, to += part, offset += (uint32_t)part) {
        part = unit - offset % unit;
        part = part < length ? part : length;
        if (kinds[offset / unit] == TORN) {
            read_torn(offset, to, part);
        } else {
            memcpy(to, after + offset, part);
        }
    }
    return 0;
}

static void write_unit(uint32_t offset, const uint8_t *bytes)
{
    uint32_t unit = flash_model.shape.unit;
    int cut = fails_now();

    if (kinds[offset / unit] != ERASED) {
        flash_model.refused++;
    }
    kinds[offset / unit] = WRITTEN;
    for (uint32_t i = 0; i < unit; i++) {
        before[offset + i] = after[offset + i];
        after[offset + i] &= bytes[i];
    }
    if (flash_model.operations == flash_model.wrong_at) {
        flash_model.was_wrong = 1;
        after[offset + unit - 1] ^= 0x80;
    }
    if (cut) {
        tear(offset);
        fail();
    }
}

int nfetch_port_flash_write(uint32_t offset, const void *bytes, size_t length)
{
    uint32_t unit = flash_model.shape.unit;

    if (is_error()) {
        return -1;
    }
    if (offset % unit != 0 || length % unit != 0) {
        flash_model.refused++;
        return -1;
    }
    for (size_t i = 0; i < length; i += unit) {
        write_unit(offset + (uint32_t)i, (const uint8_t *)bytes + i);
    }
    return 0;
}

int nfetch_port_flash_erase(uint32_t offset)
{
    uint32_t block = flash_model.shape.block;
    uint32_t unit = flash_model.shape.unit;
    int cut = fails_now();

    if (is_error()) {
        return -1;
    }
    if (offset % block != 0) {
        flash_model.refused++;
        return -1;
    }
    memcpy(before + offset, after + offset, block);
    memset(after + offset, 0xFF, block);
    for (uint32_t i = offset; i < offset + block; i += unit) {
        kinds[i / unit] = ERASED;
        if (cut) {
            tear(i);
        }
    }
    if (cut) {
        fail();
    }
    return 0;
}

uint32_t nfetch_port_flash_address(uint32_t offset)
{
    return offset;
}
