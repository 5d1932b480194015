/* SPDX-License-Identifier: MIT */
/*
 * slot.c - two slots for images in flash
 */
#include "bytes.h"
#include "nslot.h"

static enum nslot_status write_state(struct nslot *slots)
{
    int is_written = nslot_log_write(&slots->log) == 0;

    slots->is_promised = !is_written || slots->log.record.offset != 0;
    return is_written ? NSLOT_OK : NSLOT_ERR_FLASH;
}

/* Writes the state, with another counter than before, into both blocks. */
static enum nslot_status write_counter(struct nslot *slots)
{
    enum nslot_status status = write_state(slots);

    if (status == NSLOT_OK) {
        (void)nslot_log_copy(&slots->log); /* or at the next start */
    }
    return status;
}

/* ---------------------------------------------------------------- the state */

/* NSLOT_OK if there is flash for two slots, and its log can be read. */
static enum nslot_status read_state(struct nslot *slots)
{
    struct nfetch_port_flash *flash = &slots->log.flash;

    if (nfetch_port_flash_start(flash) != 0 ||
        flash->blocks < NSLOT_LOG_BLOCKS + 2) {
        return NSLOT_ERR_FLASH;
    }
    slots->size = (flash->blocks - NSLOT_LOG_BLOCKS) / 2 * flash->block;
    slots->at = 0;
    slots->held = 0;
    slots->is_promised = 1;
    return nslot_log_open(&slots->log) >= 0 ? NSLOT_OK : NSLOT_ERR_FLASH;
}

/* A trial that was started and not confirmed has failed. */
static enum nslot_status revert(struct nslot *slots)
{
    struct nslot_record *record = &slots->log.record;

    record->phase = NSLOT_CONFIRMED;
    bytes_copy(record->failed, record->trial, NSLOT_HASH);
    return write_state(slots);
}

enum nslot_status nslot_open(struct nslot *slots)
{
    enum nslot_status status = read_state(slots);

    if (status == NSLOT_OK && slots->log.record.phase == NSLOT_STARTED) {
        status = revert(slots);
    }
    return status;
}

uint32_t nslot_offset(const struct nslot *slots, unsigned slot)
{
    return NSLOT_LOG_BLOCKS * slots->log.flash.block + slot * slots->size;
}

unsigned nslot_active(const struct nslot *slots)
{
    return slots->log.record.active;
}

unsigned nslot_spare(const struct nslot *slots)
{
    return 1u - slots->log.record.active;
}

uint32_t nslot_counter(const struct nslot *slots)
{
    return slots->log.record.counter;
}

int nslot_is_unknown(const struct nslot *slots)
{
    return slots->log.record.sequence == 0;
}

enum nslot_status nslot_adopt(struct nslot *slots, unsigned slot,
                              uint32_t counter)
{
    struct nslot_record *record = &slots->log.record;

    if (!nslot_is_unknown(slots)) {
        return NSLOT_ERR_PHASE;
    }
    record->active = (uint8_t)slot;
    record->counter = counter;
    return write_counter(slots);
}

/* ----------------------------------------------------------------- download */

int nslot_can_download(const struct nslot *slots)
{
    return slots->log.record.phase == NSLOT_CONFIRMED;
}

struct nurl_str nslot_validator(const struct nslot *slots)
{
    const struct nslot_record *record = &slots->log.record;
    struct nurl_str validator = { NULL, 0 };

    if (record->validator_length > 0) {
        validator.ptr = record->validator;
        validator.len = record->validator_length;
    }
    return validator;
}

uint32_t nslot_stored(const struct nslot *slots, const uint8_t url[NSLOT_HASH])
{
    const struct nslot_record *record = &slots->log.record;

    if (record->offset == NSLOT_WHOLE || record->validator_length == 0 ||
        !bytes_same(record->url, url, NSLOT_HASH)) {
        return 0;
    }
    return record->offset;
}

int nslot_has_whole(const struct nslot *slots, const uint8_t url[NSLOT_HASH])
{
    const struct nslot_record *record = &slots->log.record;

    return record->offset == NSLOT_WHOLE && record->validator_length > 0 &&
           bytes_same(record->url, url, NSLOT_HASH);
}

int nslot_is_known(const struct nslot *slots, const uint8_t url[NSLOT_HASH],
                   struct nurl_str validator)
{
    const struct nslot_record *record = &slots->log.record;

    return nslot_has_whole(slots, url) &&
           validator.len == record->validator_length &&
           bytes_same(validator.ptr, record->validator, validator.len);
}

int nslot_is_sure(const struct nslot *slots)
{
    return slots->log.record.is_sure;
}

unsigned nslot_whole(const struct nslot *slots)
{
    return slots->log.record.slot;
}

void nslot_forget(struct nslot *slots)
{
    slots->log.record.offset = 0;
}

/* BOUNDS: a longer validator is not kept. */
static void keep_validator(struct nslot_record *record,
                           struct nurl_str validator)
{
    size_t length = validator.len <= NSLOT_VALIDATOR ? validator.len : 0;
    size_t i;

    for (i = 0; i < NSLOT_VALIDATOR; i++) {
        record->validator[i] = '\0';
    }
    bytes_copy(record->validator, validator.ptr, length);
    record->validator_length = (uint8_t)length;
}

enum nslot_status nslot_begin(struct nslot *slots,
                              const uint8_t url[NSLOT_HASH],
                              struct nurl_str validator, int is_sure)
{
    struct nslot_record *record = &slots->log.record;

    if (!nslot_can_download(slots)) {
        return NSLOT_ERR_PHASE;
    }
    slots->at = 0;
    slots->held = 0;
    record->offset = 0;
    bytes_copy(record->url, url, NSLOT_HASH);
    keep_validator(record, validator);
    record->is_sure = (uint8_t)(is_sure != 0);
    record->slot = (uint8_t)nslot_spare(slots);
    return NSLOT_OK;
}

enum nslot_status nslot_resume(struct nslot *slots)
{
    if (!nslot_can_download(slots)) {
        return NSLOT_ERR_PHASE;
    }
    slots->at = slots->log.record.offset;
    slots->held = 0;
    return write_state(slots);
}

/* Fills the last unit with what erased flash has. */
static size_t pad(struct nslot *slots)
{
    size_t length = slots->held;

    while (length % slots->log.flash.unit != 0) {
        slots->buffer[length] = 0xFF;
        length++;
    }
    return length;
}

/*
 * A block is erased when its first bytes are written. Before the first one the
 * log must promise nothing of the slot, and the state that was read must have
 * been written again.
 */
static enum nslot_status erase_block(struct nslot *slots, uint32_t from)
{
    uint32_t slot = nslot_offset(slots, nslot_spare(slots));

    if (from == 0 && slots->is_promised && write_state(slots) != NSLOT_OK) {
        return NSLOT_ERR_FLASH;
    }
    return nfetch_port_flash_erase(slot + from) == 0 ? NSLOT_OK
                                                     : NSLOT_ERR_FLASH;
}

/*
 * The log gets the offset when a quarter has been added to it: each state wears
 * the log, and a server decides how often a download begins.
 */
static int is_due(const struct nslot *slots)
{
    uint32_t written = slots->log.record.offset;

    return slots->at % slots->log.flash.block == 0 &&
           slots->at - written >= written / 4;
}

static enum nslot_status write_held(struct nslot *slots)
{
    uint32_t block = slots->log.flash.block;
    uint32_t from = slots->at - slots->held;
    uint32_t offset = nslot_offset(slots, nslot_spare(slots)) + from;
    size_t length = pad(slots);

    if (from % block == 0 && erase_block(slots, from) != NSLOT_OK) {
        return NSLOT_ERR_FLASH;
    }
    if (nslot_flash_write(offset, slots->buffer, length) != 0) {
        return NSLOT_ERR_FLASH;
    }
    slots->held = 0;
    if (!is_due(slots)) {
        return NSLOT_OK;
    }
    slots->log.record.offset = slots->at;
    return write_state(slots);
}

enum nslot_status nslot_add(struct nslot *slots, const void *bytes,
                            size_t length)
{
    const uint8_t *next = bytes;
    enum nslot_status status = NSLOT_OK;
    size_t i;

    if (length > slots->size - slots->at) {
        return NSLOT_ERR_SIZE;
    }
    if (slots->held == NSLOT_BUFFER) {
        return NSLOT_ERR_FLASH; /* the last write has failed */
    }
    for (i = 0; i < length && status == NSLOT_OK; i++) {
        slots->buffer[slots->held] = next[i];
        slots->held++;
        slots->at++;
        if (slots->held == NSLOT_BUFFER) {
            status = write_held(slots);
        }
    }
    return status;
}

enum nslot_status nslot_finish(struct nslot *slots)
{
    return slots->held > 0 ? write_held(slots) : NSLOT_OK;
}

/* ----------------------------------------------------- trial, start, confirm
 */

enum nslot_status nslot_try(struct nslot *slots,
                            const uint8_t digest[NSLOT_HASH], uint32_t counter)
{
    struct nslot_record *record = &slots->log.record;

    record->phase = NSLOT_TRIAL;
    record->offset = NSLOT_WHOLE;
    record->trial_counter = counter;
    bytes_copy(record->trial, digest, NSLOT_HASH);
    return write_state(slots);
}

enum nslot_status nslot_refuse(struct nslot *slots, int for_good)
{
    slots->log.record.offset = for_good ? NSLOT_WHOLE : 0;
    return write_state(slots);
}

int nslot_has_failed(const struct nslot *slots,
                     const uint8_t digest[NSLOT_HASH])
{
    return bytes_same(slots->log.record.failed, digest, NSLOT_HASH);
}

enum nslot_status nslot_start(struct nslot *slots, unsigned *slot)
{
    struct nslot_record *record = &slots->log.record;

    *slot = nslot_active(slots);
    if (record->phase != NSLOT_TRIAL) {
        return NSLOT_OK;
    }
    *slot = nslot_spare(slots);
    record->phase = NSLOT_STARTED;
    return write_state(slots);
}

enum nslot_status nslot_confirm(struct nslot *slots)
{
    struct nslot_record *record = &slots->log.record;
    enum nslot_status status = read_state(slots);

    if (status != NSLOT_OK || record->phase == NSLOT_CONFIRMED) {
        return status;
    }
    if (record->phase != NSLOT_STARTED) {
        return NSLOT_ERR_PHASE;
    }
    record->active = (uint8_t)nslot_spare(slots);
    record->phase = NSLOT_CONFIRMED;
    if (record->trial_counter <= record->counter) {
        return write_state(slots);
    }
    record->counter = record->trial_counter;
    return write_counter(slots);
}
