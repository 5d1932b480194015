/* SPDX-License-Identifier: MIT */
/* mcuboot_sink.c - a sink into MCUboot's secondary slot */
#include "app/mcuboot/mcuboot_sink.h"

#include "flash_map_backend.h"

/*
 * Returns how many bytes from the first one on are to be erased: all, or after
 * that only the sectors that were written.
 */
static uint32_t to_erase(const struct nfetch_mcuboot *slot)
{
    uint32_t size = slot->area->fa_size;
    uint32_t rest = slot->sector > 0 ? slot->written % slot->sector : 0;

    if (!slot->is_erased || slot->sector == 0) {
        return size;
    }
    if (rest == 0) {
        return slot->written;
    }
    return slot->written - rest + slot->sector;
}

/* A server says how large a file is, and how often it begins. */
static int begin(void *context, uint64_t size, struct nurl_str validator)
{
    struct nfetch_mcuboot *slot = context;
    uint32_t length;

    (void)validator;
    if (flash_area_open(slot->id, &slot->area) != 0) {
        return NFETCH_MCUBOOT_ERR;
    }
    if (size != NFETCH_UNKNOWN && size > slot->area->fa_size) {
        return NFETCH_ERR_SIZE;
    }
    length = to_erase(slot);
    slot->is_erased = 0;
    slot->written = 0;
    slot->held = 0;
    if (length > 0 && flash_area_erase(slot->area, 0, length) != 0) {
        return NFETCH_MCUBOOT_ERR;
    }
    slot->is_erased = 1;
    return NFETCH_OK;
}

/* BOUNDS: writes only inside the area. A block is a multiple of its unit. */
static int flush(struct nfetch_mcuboot *slot)
{
    uint32_t at = slot->written;

    if (slot->area->fa_size - at < sizeof slot->block) {
        return NFETCH_ERR_SIZE;
    }
    slot->written += NFETCH_MCUBOOT_BLOCK;
    slot->held = 0;
    return flash_area_write(slot->area, at, slot->block, sizeof slot->block);
}

static int add(void *context, const void *bytes, size_t length)
{
    struct nfetch_mcuboot *slot = context;
    const uint8_t *next = bytes;
    int failed = 0;

    for (; length > 0 && failed == 0; length--) {
        slot->block[slot->held++] = *next++;
        failed = slot->held == NFETCH_MCUBOOT_BLOCK ? flush(slot) : 0;
    }
    return failed == 0 || failed == NFETCH_ERR_SIZE ? failed
                                                    : NFETCH_MCUBOOT_ERR;
}

/* The rest of the last block stays as erased flash is. */
static int finish(void *context)
{
    static const uint8_t erased = 0xFF;
    struct nfetch_mcuboot *slot = context;
    int status = NFETCH_OK;

    slot->is_erased = 0; /* the next fetch finds a trailer */
    while (slot->held > 0 && status == NFETCH_OK) {
        status = add(slot, &erased, 1);
    }
    return status;
}

struct nfetch_sink nfetch_mcuboot_sink(struct nfetch_mcuboot *slot)
{
    struct nfetch_sink sink = { slot, NULL, begin, NULL, add, finish };

    return sink;
}
