/* SPDX-License-Identifier: MIT */
/*
 * slot_log.c - the state of the slots, in two blocks of flash
 */
#include "bytes.h"
#include "nslot_log.h"

#define ERASED UINT32_MAX /* what erased flash reads as */

enum {
    CRC_AT = NSLOT_RECORD - 4,
    COPIES = 3
};

/* Where members are in the bytes of a record. */
enum {
    AT_SEQUENCE = 0,
    AT_OFFSET = 4,
    AT_PHASE = 8,
    AT_ACTIVE = 9,
    AT_VALIDATOR_LENGTH = 10,
    AT_DOWNLOAD = 11,
    AT_URL = 12,
    AT_TRIAL = 20,
    AT_FAILED = 28,
    AT_COUNTER = 36,
    AT_TRIAL_COUNTER = 40,
    AT_VALIDATOR = 44
};

/* ----------------------------------------------------------------- record */

/* CRC-32 of IEEE 802.3, bit by bit. */
static uint32_t crc_of(const uint8_t *bytes, size_t length)
{
    uint32_t crc = UINT32_MAX;
    size_t i;
    unsigned bit;

    for (i = 0; i < length; i++) {
        crc ^= bytes[i];
        for (bit = 0; bit < 8; bit++) {
            crc = (crc & 1) != 0 ? crc >> 1 ^ 0xEDB88320u : crc >> 1;
        }
    }
    return ~crc;
}

static void encode(uint8_t *bytes, const struct nslot_record *record)
{
    size_t i;

    for (i = 0; i < NSLOT_RECORD; i++) {
        bytes[i] = 0;
    }
    bytes_put_le_32(bytes + AT_SEQUENCE, record->sequence);
    bytes_put_le_32(bytes + AT_OFFSET, record->offset);
    bytes[AT_PHASE] = record->phase;
    bytes[AT_ACTIVE] = record->active;
    bytes[AT_VALIDATOR_LENGTH] = record->validator_length;
    bytes[AT_DOWNLOAD] = (uint8_t)(2u * record->slot + record->is_sure);
    bytes_put_le_32(bytes + AT_COUNTER, record->counter);
    bytes_put_le_32(bytes + AT_TRIAL_COUNTER, record->trial_counter);
    bytes_copy(bytes + AT_URL, record->url, NSLOT_HASH);
    bytes_copy(bytes + AT_TRIAL, record->trial, NSLOT_HASH);
    bytes_copy(bytes + AT_FAILED, record->failed, NSLOT_HASH);
    bytes_copy(bytes + AT_VALIDATOR, record->validator, NSLOT_VALIDATOR);
    bytes_put_le_32(bytes + CRC_AT, crc_of(bytes, CRC_AT));
}

/* Returns 1 if the bytes are a record. */
static int decode(struct nslot_record *record, const uint8_t *bytes)
{
    if (bytes_get_le_32(bytes + AT_SEQUENCE) == ERASED ||
        bytes_get_le_32(bytes + CRC_AT) != crc_of(bytes, CRC_AT)) {
        return 0;
    }
    record->sequence = bytes_get_le_32(bytes + AT_SEQUENCE);
    record->offset = bytes_get_le_32(bytes + AT_OFFSET);
    record->phase = bytes[AT_PHASE];
    record->active = bytes[AT_ACTIVE];
    record->validator_length = bytes[AT_VALIDATOR_LENGTH];
    record->slot = bytes[AT_DOWNLOAD] / 2;
    record->is_sure = bytes[AT_DOWNLOAD] % 2;
    record->counter = bytes_get_le_32(bytes + AT_COUNTER);
    record->trial_counter = bytes_get_le_32(bytes + AT_TRIAL_COUNTER);
    bytes_copy(record->url, bytes + AT_URL, NSLOT_HASH);
    bytes_copy(record->trial, bytes + AT_TRIAL, NSLOT_HASH);
    bytes_copy(record->failed, bytes + AT_FAILED, NSLOT_HASH);
    bytes_copy(record->validator, bytes + AT_VALIDATOR, NSLOT_VALIDATOR);
    return record->phase >= NSLOT_CONFIRMED && record->phase <= NSLOT_STARTED &&
           record->active < 2 && record->slot < 2 &&
           record->validator_length <= NSLOT_VALIDATOR;
}

/* ------------------------------------------------------------------ places */

/* How many records a block holds. */
static uint32_t places(const struct nslot_log *log)
{
    return log->flash.block / NSLOT_RECORD;
}

static uint32_t offset_of(const struct nslot_log *log, uint32_t place)
{
    return place / places(log) * log->flash.block +
           place % places(log) * NSLOT_RECORD;
}

static uint32_t place_after(const struct nslot_log *log, uint32_t place)
{
    return (place + 1) % (NSLOT_LOG_BLOCKS * places(log));
}

static uint32_t first_place(const struct nslot_log *log, uint32_t block)
{
    return block % NSLOT_LOG_BLOCKS * places(log);
}

static int is_first(const struct nslot_log *log, uint32_t place)
{
    return place % places(log) == 0;
}

/* Whether all copies of a record fit into the block. */
static int has_space(const struct nslot_log *log, uint32_t place)
{
    return place % places(log) + COPIES <= places(log);
}

/* ----------------------------------------------------------------- reading */

/* What the search for the newest record has found. */
struct search {
    uint32_t before; /* the sequence in the place before this one; 0: none */
    uint32_t twice;  /* the newest sequence that is there twice */
    unsigned copies; /* of the newest record */
    uint32_t place;  /* after the newest record */
    /* of each block, in records that are there twice: the highest counter */
    uint32_t counters[NSLOT_LOG_BLOCKS];
};

/* A record that stands in two places, of which this is the second. */
static void take_pair(struct nslot_log *log, struct search *search,
                      const struct nslot_record *record, uint32_t block)
{
    if (record->counter > search->counters[block]) {
        search->counters[block] = record->counter;
    }
    if (record->sequence > search->twice) {
        search->twice = record->sequence;
        log->home = (uint8_t)block;
    }
}

static void take_record(struct nslot_log *log, struct search *search,
                        const struct nslot_record *record, uint32_t place)
{
    if (!is_first(log, place) && search->before == record->sequence) {
        take_pair(log, search, record, place / places(log));
    }
    search->before = record->sequence;
    if (search->copies > 0 && record->sequence < log->record.sequence) {
        return;
    }
    search->copies =
        record->sequence == log->record.sequence ? search->copies + 1 : 1;
    log->record = *record;
    search->place = place;
}

/* Each record is read once: torn bytes may read differently the next time. */
static int read_all(struct nslot_log *log, struct search *search)
{
    uint8_t bytes[NSLOT_RECORD];
    struct nslot_record record;
    uint32_t place;

    for (place = 0; place < NSLOT_LOG_BLOCKS * places(log); place++) {
        if (nfetch_port_flash_read(offset_of(log, place), bytes,
                                   sizeof bytes) != 0) {
            return -1;
        }
        if (decode(&record, bytes)) {
            take_record(log, search, &record, place);
        } else {
            search->before = 0;
        }
    }
    return 0;
}

static void set_new_device(struct nslot_log *log)
{
    log->record = (struct nslot_record){ 0 };
    log->record.phase = NSLOT_CONFIRMED;
    log->record.offset = NSLOT_WHOLE;
    log->place = 0;
    log->home = 0;
    log->fresh = 1;
}

/* A block that cannot be written must not stop a start: errors do not count. */
static void spread_counter(struct nslot_log *log, const struct search *search)
{
    if (search->counters[1 - log->home] < log->record.counter) {
        (void)nslot_log_copy(log);
    }
}

int nslot_log_open(struct nslot_log *log)
{
    struct search search = { 0, 0, 0, 0, { 0, 0 } };

    set_new_device(log);
    if (read_all(log, &search) != 0) {
        return NSLOT_LOG_ERROR;
    }
    if (search.copies == 0) {
        return NSLOT_LOG_NONE;
    }
    if (search.twice == 0) {
        log->home = (uint8_t)(search.place / places(log));
    }
    log->place = place_after(log, search.place);
    if (search.copies < COPIES && nslot_log_write(log) != 0) {
        return NSLOT_LOG_ERROR;
    }
    spread_counter(log, &search);
    return NSLOT_LOG_FOUND;
}

/* ----------------------------------------------------------------- writing */

/* BOUNDS: `part` bytes are compared, at most those of the buffer. */
int nslot_flash_write(uint32_t offset, const void *bytes, size_t length)
{
    const uint8_t *left = bytes;
    uint8_t there[32];
    size_t i;

    if (nfetch_port_flash_write(offset, bytes, length) != 0) {
        return -1;
    }
    for (i = 0; i < length; i++) {
        size_t part = length - i < sizeof there ? length - i : sizeof there;

        if (i % sizeof there == 0 &&
            nfetch_port_flash_read(offset + (uint32_t)i, there, part) != 0) {
            return -1;
        }
        if (there[i % sizeof there] != left[i]) {
            return -1;
        }
    }
    return 0;
}

static int write_copy(struct nslot_log *log, const uint8_t *bytes)
{
    uint32_t offset = offset_of(log, log->place);

    if (is_first(log, log->place) && nfetch_port_flash_erase(offset) != 0) {
        return -1;
    }
    log->place = place_after(log, log->place);
    return nslot_flash_write(offset, bytes, NSLOT_RECORD);
}

/* Where the next copies go. */
static void choose_place(struct nslot_log *log)
{
    if (log->fresh) {
        log->place = first_place(log, log->home + 1u);
    }
    if (!has_space(log, log->place)) {
        log->place = first_place(log, log->place / places(log) + 1);
    }
}

int nslot_log_write(struct nslot_log *log)
{
    uint8_t bytes[NSLOT_RECORD];
    unsigned copies;

    log->record.sequence += log->fresh ? 2 : 1;
    choose_place(log);
    log->fresh = 0;
    encode(bytes, &log->record);
    for (copies = 0; copies < COPIES; copies++) {
        if (write_copy(log, bytes) != 0) {
            return NSLOT_LOG_ERROR;
        }
    }
    log->home = (uint8_t)((log->place + NSLOT_LOG_BLOCKS * places(log) - 1) %
                          (NSLOT_LOG_BLOCKS * places(log)) / places(log));
    return 0;
}

/* As after a start: the copies go to the other block. */
int nslot_log_copy(struct nslot_log *log)
{
    log->fresh = 1;
    return nslot_log_write(log);
}
