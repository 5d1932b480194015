/*
 * slot.c - two slots for images in flash
 */
#include "slot.h"
#include "bytes.h"

static enum slot_status write_state(struct slots *slots)
{
    return slot_log_write(&slots->log) == 0 ? SLOT_OK : SLOT_ERR_FLASH;
}

static void copy_hash(uint8_t to[SLOT_HASH], const uint8_t from[SLOT_HASH])
{
    size_t i;

    for (i = 0; i < SLOT_HASH; i++) {
        to[i] = from[i];
    }
}

/* ---------------------------------------------------------------- the state */

/* SLOT_OK if there is flash for two slots, and its log can be read. */
static enum slot_status read_state(struct slots *slots)
{
    struct port_flash *flash = &slots->log.flash;

    if (port_flash_start(flash) != 0 || flash->blocks < SLOT_LOG_BLOCKS + 2) {
        return SLOT_ERR_FLASH;
    }
    slots->size = (flash->blocks - SLOT_LOG_BLOCKS) / 2 * flash->block;
    slots->at = 0;
    slots->held = 0;
    return slot_log_open(&slots->log) >= 0 ? SLOT_OK : SLOT_ERR_FLASH;
}

/* A trial that was started and not confirmed has failed. */
static enum slot_status revert(struct slots *slots)
{
    struct slot_record *record = &slots->log.record;

    record->phase = SLOT_CONFIRMED;
    copy_hash(record->failed, record->trial);
    return write_state(slots);
}

enum slot_status slot_open(struct slots *slots)
{
    enum slot_status status = read_state(slots);

    if (status == SLOT_OK && slots->log.record.phase == SLOT_STARTED) {
        return revert(slots);
    }
    return status;
}

uint32_t slot_offset(const struct slots *slots, unsigned slot)
{
    return SLOT_LOG_BLOCKS * slots->log.flash.block + slot * slots->size;
}

unsigned slot_active(const struct slots *slots)
{
    return slots->log.record.active;
}

unsigned slot_spare(const struct slots *slots)
{
    return 1u - slots->log.record.active;
}

int slot_adopt(struct slots *slots, unsigned slot)
{
    int is_unknown = slots->log.record.sequence == 0;

    if (is_unknown) {
        slots->log.record.active = (uint8_t)slot;
    }
    return is_unknown;
}

/* ----------------------------------------------------------------- download */

int slot_can_download(const struct slots *slots)
{
    return slots->log.record.phase == SLOT_CONFIRMED;
}

struct nurl_str slot_validator(const struct slots *slots)
{
    const struct slot_record *record = &slots->log.record;
    struct nurl_str validator = { NULL, 0 };

    if (record->validator_length > 0) {
        validator.ptr = record->validator;
        validator.len = record->validator_length;
    }
    return validator;
}

uint32_t slot_stored(const struct slots *slots, const uint8_t url[SLOT_HASH])
{
    const struct slot_record *record = &slots->log.record;

    if (record->offset == SLOT_WHOLE || record->validator_length == 0 ||
        !bytes_same(record->url, url, SLOT_HASH)) {
        return 0;
    }
    return record->offset;
}

int slot_is_known(const struct slots *slots, const uint8_t url[SLOT_HASH],
                  struct nurl_str validator)
{
    const struct slot_record *record = &slots->log.record;

    return record->offset == SLOT_WHOLE && record->validator_length > 0 &&
           validator.len == record->validator_length &&
           bytes_same(validator.ptr, record->validator, validator.len) &&
           bytes_same(record->url, url, SLOT_HASH);
}

/* BOUNDS: a longer validator is not kept. */
static void keep_validator(struct slot_record *record,
                           struct nurl_str validator)
{
    size_t length = validator.len <= SLOT_VALIDATOR ? validator.len : 0;
    size_t i;

    for (i = 0; i < SLOT_VALIDATOR; i++) {
        record->validator[i] = '\0';
    }
    for (i = 0; i < length; i++) {
        record->validator[i] = validator.ptr[i];
    }
    record->validator_length = (uint8_t)length;
}

enum slot_status slot_begin(struct slots *slots, const uint8_t url[SLOT_HASH],
                            struct nurl_str validator)
{
    struct slot_record *record = &slots->log.record;

    if (!slot_can_download(slots)) {
        return SLOT_ERR_PHASE;
    }
    slots->at = 0;
    slots->held = 0;
    record->offset = 0;
    copy_hash(record->url, url);
    keep_validator(record, validator);
    return write_state(slots);
}

enum slot_status slot_resume(struct slots *slots)
{
    if (!slot_can_download(slots)) {
        return SLOT_ERR_PHASE;
    }
    slots->at = slots->log.record.offset;
    slots->held = 0;
    return write_state(slots);
}

/* Fills the last unit with what erased flash has. */
static size_t pad(struct slots *slots)
{
    size_t length = slots->held;

    while (length % slots->log.flash.unit != 0) {
        slots->buffer[length] = 0xFF;
        length++;
    }
    return length;
}

/* A block is erased when its first bytes are written. */
static enum slot_status write_held(struct slots *slots)
{
    uint32_t block = slots->log.flash.block;
    uint32_t from = slots->at - slots->held;
    uint32_t offset = slot_offset(slots, slot_spare(slots)) + from;
    size_t length = pad(slots);

    if (from % block == 0 && port_flash_erase(offset) != 0) {
        return SLOT_ERR_FLASH;
    }
    if (slot_flash_write(offset, slots->buffer, length) != 0) {
        return SLOT_ERR_FLASH;
    }
    slots->held = 0;
    if (slots->at % block != 0) {
        return SLOT_OK;
    }
    slots->log.record.offset = slots->at;
    return write_state(slots);
}

enum slot_status slot_add(struct slots *slots, const void *bytes, size_t length)
{
    const uint8_t *next = bytes;
    enum slot_status status = SLOT_OK;
    size_t i;

    if (length > slots->size - slots->at) {
        return SLOT_ERR_SIZE;
    }
    if (slots->held == SLOT_BUFFER) {
        return SLOT_ERR_FLASH; /* the last write has failed */
    }
    for (i = 0; i < length && status == SLOT_OK; i++) {
        slots->buffer[slots->held] = next[i];
        slots->held++;
        slots->at++;
        if (slots->held == SLOT_BUFFER) {
            status = write_held(slots);
        }
    }
    return status;
}

enum slot_status slot_finish(struct slots *slots)
{
    return slots->held > 0 ? write_held(slots) : SLOT_OK;
}

/* ----------------------------------------------------- trial, start, confirm
 */

enum slot_status slot_try(struct slots *slots, const uint8_t digest[SLOT_HASH])
{
    struct slot_record *record = &slots->log.record;

    record->phase = SLOT_TRIAL;
    record->offset = SLOT_WHOLE;
    copy_hash(record->trial, digest);
    return write_state(slots);
}

enum slot_status slot_refuse(struct slots *slots, int for_good)
{
    slots->log.record.offset = for_good ? SLOT_WHOLE : 0;
    return write_state(slots);
}

int slot_has_failed(const struct slots *slots, const uint8_t digest[SLOT_HASH])
{
    return bytes_same(slots->log.record.failed, digest, SLOT_HASH);
}

enum slot_status slot_start(struct slots *slots, unsigned *slot)
{
    struct slot_record *record = &slots->log.record;

    *slot = slot_active(slots);
    if (record->phase != SLOT_TRIAL) {
        return SLOT_OK;
    }
    *slot = slot_spare(slots);
    record->phase = SLOT_STARTED;
    return write_state(slots);
}

enum slot_status slot_confirm(struct slots *slots)
{
    struct slot_record *record = &slots->log.record;
    enum slot_status status = read_state(slots);

    if (status != SLOT_OK || record->phase == SLOT_CONFIRMED) {
        return status;
    }
    if (record->phase != SLOT_STARTED) {
        return SLOT_ERR_PHASE;
    }
    record->active = (uint8_t)slot_spare(slots);
    record->phase = SLOT_CONFIRMED;
    return write_state(slots);
}
