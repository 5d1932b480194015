/* SPDX-License-Identifier: MIT */
/* mcuboot_sink.c - a sink into MCUboot's secondary slot */
#include "app/mcuboot/mcuboot_sink.h"

#include "flash_map_backend/flash_map_backend.h"

static int has_good_layout(const struct nfetch_mcuboot *slot)
{
    uint32_t size = slot->area->fa_size;
    uint32_t unit = flash_area_align(slot->area);

    if (unit == 0 || NFETCH_MCUBOOT_BLOCK % unit != 0 || slot->sector == 0) {
        return 0;
    }
    return slot->sector % unit == 0 && size % slot->sector == 0 &&
           slot->offset % slot->sector == 0 && slot->reserved <= size &&
           slot->offset < size - slot->reserved;
}

/* Returns where the file must end. Its last write is of whole units. */
static uint32_t limit(const struct nfetch_mcuboot *slot)
{
    uint32_t end = slot->area->fa_size - slot->reserved;

    return end - end % flash_area_align(slot->area);
}

/* A server says how large a file is, and how often it begins. */
static int begin(void *context, uint64_t size, struct nurl_str validator)
{
    struct nfetch_mcuboot *slot = context;

    (void)validator;
    if (flash_area_open(slot->id, &slot->area) != 0) {
        return NFETCH_MCUBOOT_ERR;
    }
    if (!has_good_layout(slot)) {
        return NFETCH_MCUBOOT_ERR_LAYOUT;
    }
    if (size != NFETCH_UNKNOWN && size > limit(slot) - slot->offset) {
        return NFETCH_ERR_SIZE;
    }
    slot->erased = 0;
    slot->written = slot->offset;
    slot->held = 0;
    return NFETCH_OK;
}

/*
 * Erases the sectors that the file needs up to `end`, and those before it:
 * after a swap using offset they hold the old image. The end of the slot is
 * first, because a request to start what is overwritten can be there.
 */
static int erase_to(struct nfetch_mcuboot *slot, uint32_t end)
{
    uint32_t size = slot->area->fa_size;
    uint32_t tail = size - (slot->reserved > 0 ? slot->reserved : 1);
    int failed = 0;

    tail -= tail % slot->sector;
    if (slot->written == slot->offset) {
        failed = flash_area_erase(slot->area, tail, size - tail);
    }
    while (failed == 0 && slot->erased < end && slot->erased < tail) {
        failed = flash_area_erase(slot->area, slot->erased, slot->sector);
        slot->erased += slot->sector;
    }
    return failed;
}

/*
 * BOUNDS: `written` is at most the limit, which is inside the area, and so is
 * the end of what is written.
 */
static int flush(struct nfetch_mcuboot *slot)
{
    uint32_t at = slot->written;
    uint32_t length = slot->held;

    slot->held = 0;
    if (length > limit(slot) - at) {
        return NFETCH_ERR_SIZE;
    }
    if (erase_to(slot, at + length) != 0 ||
        flash_area_write(slot->area, at, slot->block, length) != 0) {
        return NFETCH_MCUBOOT_ERR;
    }
    slot->written = at + length;
    return NFETCH_OK;
}

/* BOUNDS: fewer bytes than a block are held before each one. */
static int add(void *context, const void *bytes, size_t length)
{
    struct nfetch_mcuboot *slot = context;
    const uint8_t *next = bytes;
    int status = NFETCH_OK;

    for (; length > 0 && status == NFETCH_OK; length--) {
        slot->block[slot->held++] = *next++;
        status = slot->held == NFETCH_MCUBOOT_BLOCK ? flush(slot) : NFETCH_OK;
    }
    return status;
}

/* The last write is padded to whole units. */
static int finish(void *context)
{
    struct nfetch_mcuboot *slot = context;

    if (slot->held == 0 && slot->written == slot->offset) {
        return NFETCH_MCUBOOT_ERR_EMPTY;
    }
    if (slot->held == 0) {
        return NFETCH_OK;
    }
    while (slot->held % flash_area_align(slot->area) != 0) {
        slot->block[slot->held++] = 0xFF;
    }
    return flush(slot);
}

struct nfetch_sink nfetch_mcuboot_sink(struct nfetch_mcuboot *slot)
{
    struct nfetch_sink sink = { slot, NULL, begin, NULL, add, finish };

    return sink;
}
