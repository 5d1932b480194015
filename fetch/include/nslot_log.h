/* SPDX-License-Identifier: MIT */
/*
 * nslot_log.h - the state of the slots, in two blocks of flash
 *
 * The state is a record that is written anew with each change, after the last
 * one: a log. The log survives a power cut in any write and any erasure, also
 * if the cut leaves bytes that read differently each time. That takes these
 * rules:
 *
 *   - A record has a CRC. It is written three times, all in the same block.
 *   - A record that is there less than three times is written again before
 *     anyone acts on it: the next start may not find it. If the third copy can
 *     be read, the first two were written completely.
 *   - After a start the first record goes to the beginning of a block, because
 *     what follows the last record may be half written.
 *   - That block is never the one with the newest record that is there twice:
 *     its first copy is whole, and someone may have acted on it.
 *   - After a start the sequence number grows by 2, because a record with the
 *     next number may be half written.
 *   - Each block has a record, twice at least, with the highest security
 * counter that was confirmed: a block can be lost. If one has none, the state
 * is written into it, at the next start at the latest.
 */
#ifndef NSLOT_LOG_H
#define NSLOT_LOG_H

#include "nfetch_port_flash.h"

#include <stddef.h>
#include <stdint.h>

enum {
    NSLOT_LOG_BLOCKS = 2,
    NSLOT_VALIDATOR = 80, /* bytes of the longest validator that is kept */
    NSLOT_HASH = 8,       /* bytes that are kept of a hash */
    NSLOT_RECORD = 128    /* bytes of a record in flash */
};

enum nslot_phase {
    NSLOT_CONFIRMED = 1, /* the active slot starts */
    NSLOT_TRIAL = 2,     /* the other slot is verified and starts next */
    NSLOT_STARTED = 3    /* the other slot was started and must confirm */
};

/* The offset of a download that is complete, and of none. */
#define NSLOT_WHOLE UINT32_MAX

struct nslot_record {
    uint32_t sequence;
    uint32_t offset;  /* bytes of the download that are in flash for certain */
    uint32_t counter; /* the highest security counter that was confirmed */
    uint32_t trial_counter; /* that of the image on trial */
    uint8_t phase;          /* enum nslot_phase */
    uint8_t active;         /* 0 or 1: the slot of the confirmed image */
    uint8_t validator_length;
    uint8_t is_sure; /* the validator came with a proof: https, or a pin */
    uint8_t slot;    /* 0 or 1: where the download goes */
    char validator[NSLOT_VALIDATOR]; /* of the file that is downloaded */
    uint8_t url[NSLOT_HASH];         /* hash of its URL */
    uint8_t trial[NSLOT_HASH];       /* digest of the image on trial */
    uint8_t failed[NSLOT_HASH];      /* digest of the last one that failed */
};

struct nslot_log {
    struct nfetch_port_flash flash;
    struct nslot_record record; /* the state: change it, then write it */
    uint32_t place; /* of the next record, counted over both blocks */
    uint8_t home;   /* the block of the newest record that is there twice */
    uint8_t fresh;  /* nothing was written since the start */
};

/* What nslot_log_open has found. */
enum {
    NSLOT_LOG_ERROR = -732, /* the flash cannot be used: NSLOT_ERR_FLASH */
    NSLOT_LOG_NONE = 0, /* no record: a new device. The record is its state */
    NSLOT_LOG_FOUND = 1
};

/* Reads the newest record. log->flash must be set. */
int nslot_log_open(struct nslot_log *log);

/* Writes log->record. Returns 0 or NSLOT_LOG_ERROR. */
int nslot_log_write(struct nslot_log *log);

/* Writes log->record into the block that does not have it. Returns 0 or -1. */
int nslot_log_copy(struct nslot_log *log);

/* Writes units and reads them back. Returns 0, or -1 if they differ. */
int nslot_flash_write(uint32_t offset, const void *bytes, size_t length);

#endif
