/*
 * slot.h - two slots for images in flash: download, trial, confirm, revert
 *
 *     two blocks with the log | slot 0 | slot 1
 *
 * One slot is active: its image is confirmed. A download goes into the other
 * one, the spare slot; nothing is ever copied between them. At each start the
 * boot program does this:
 *
 *     slot_open(&slots);               reverts a trial that nobody confirmed
 *     if (slot_can_download(&slots)) {
 *         slot_begin, slot_add ..., slot_finish
 *         slot_try or slot_refuse      after a look at the whole image in flash
 *     }
 *     slot_start(&slots, &slot);       which slot starts now
 *
 * An image on trial is started once. It calls slot_confirm when it has shown
 * that it works; otherwise the next start reverts to the active slot.
 *
 * The power can fail in any write and any erasure: the next start knows what is
 * whole. The rules, in addition to those of slot_log.h:
 *
 *   - The state is written again before the spare slot changes.
 *   - The block at the offset of a download is erased again, always: it may be
 *     half written.
 *   - Data is read back before the offset counts it.
 *   - The start of a trial is written before the image starts.
 *
 * If the log can no longer be written, a confirmed image still starts, without
 * downloads. A trial can be neither started nor reverted then: slot_start or
 * slot_open returns SLOT_ERR_FLASH, and `boot` starts nothing: slot_confirm
 * does not know which image calls it, and the old one would confirm the trial.
 * If no record can be read any more, the image in slot 0 starts if it is good,
 * or else that in slot 1 (slot_adopt).
 */
#ifndef SLOT_H
#define SLOT_H

#include "nurl_types.h"
#include "slot_log.h"

enum {
    SLOT_BUFFER = 64 /* bytes that are written at a time */
};

enum slot_status {
    SLOT_OK = 0,
    SLOT_ERR_FLASH = -1, /* the flash refuses, or reads other bytes */
    SLOT_ERR_SIZE = -2,  /* larger than a slot */
    SLOT_ERR_PHASE = -3  /* a trial goes on: no download, nothing to confirm */
};

struct slots {
    struct slot_log log;
    uint32_t size; /* bytes of a slot */
    uint32_t at; /* bytes of the download so far; `held` of them not written */
    uint32_t held;
    uint8_t buffer[SLOT_BUFFER];
};

/* --------------------------------------------------- for the boot program */

/* Starts the flash and reads the state. SLOT_OK or SLOT_ERR_FLASH. */
enum slot_status slot_open(struct slots *slots);

/* The offset of a slot in flash. */
uint32_t slot_offset(const struct slots *slots, unsigned slot);

/* Return the slot of the confirmed image, if there is one, and the other. */
unsigned slot_active(const struct slots *slots);
unsigned slot_spare(const struct slots *slots);

/*
 * Makes this slot the active one if the log has no record: the device is new,
 * or its log is lost. Returns 1, or 0 if the log knows the active slot. Call it
 * if the image in slot 0 is not good: the only image is often in slot 1.
 */
int slot_adopt(struct slots *slots, unsigned slot);

/* Returns 0 while a trial is under way: start it first. */
int slot_can_download(const struct slots *slots);

/*
 * How much of the file at this URL is in the spare slot: its bytes from 0 on,
 * or 0. The file must still have slot_validator. A whole file counts as 0.
 */
uint32_t slot_stored(const struct slots *slots, const uint8_t url[SLOT_HASH]);
struct nurl_str slot_validator(const struct slots *slots);

/*
 * Returns 1 if this file, named by a validator, has been tried before: it is
 * the active image, or the last one that failed.
 */
int slot_is_known(const struct slots *slots, const uint8_t url[SLOT_HASH],
                  struct nurl_str validator);

/*
 * A download from the first byte. A validator that is longer than
 * SLOT_VALIDATOR, or absent, is not kept: the download cannot go on after a
 * power cut. Can be called again.
 */
enum slot_status slot_begin(struct slots *slots, const uint8_t url[SLOT_HASH],
                            struct nurl_str validator);

/* A download from slot_stored bytes on. */
enum slot_status slot_resume(struct slots *slots);

/*
 * The next bytes; slots->at counts them. Returns any status. After
 * SLOT_ERR_FLASH only slot_begin or slot_resume helps.
 */
enum slot_status slot_add(struct slots *slots, const void *bytes,
                          size_t length);

/* Writes what is held. The image is complete in flash, and not verified. */
enum slot_status slot_finish(struct slots *slots);

/* The image in the spare slot is verified. `digest` names it. */
enum slot_status slot_try(struct slots *slots, const uint8_t digest[SLOT_HASH]);

/*
 * The spare slot has no image that may start. for_good: this file, by its
 * validator, is known from now on.
 */
enum slot_status slot_refuse(struct slots *slots, int for_good);

/* Returns 1 if the image of this digest was the last one that failed. */
int slot_has_failed(const struct slots *slots, const uint8_t digest[SLOT_HASH]);

/* Sets *slot to the one that starts now; call it last. */
enum slot_status slot_start(struct slots *slots, unsigned *slot);

/* ------------------------------------------------------------ for an image */

/*
 * The image that runs is good: it is started from now on. SLOT_OK also if that
 * is so already; SLOT_ERR_FLASH; SLOT_ERR_PHASE: it runs outside a trial.
 */
enum slot_status slot_confirm(struct slots *slots);

#endif
