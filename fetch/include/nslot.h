/* SPDX-License-Identifier: MIT */
/*
 * nslot.h - two slots for images in flash: download, trial, confirm, revert
 *
 *     two blocks with the log | slot 0 | slot 1
 *
 * One slot is active: its image is confirmed. A download goes into the other
 * one, the spare slot; nothing is ever copied between them. At each start the
 * boot program does this:
 *
 *     nslot_open(&slots);               reverts a trial that nobody confirmed
 *     if (nslot_can_download(&slots)) {
 *         nslot_begin, nslot_add ..., nslot_finish
 *         nslot_try or nslot_refuse      after a look at the image in flash
 *     }
 *     nslot_start(&slots, &slot);       which slot starts now
 *
 * An image on trial is started once. It calls nslot_confirm when it has shown
 * that it works; otherwise the next start reverts to the active slot.
 *
 * The power can fail in any write and any erasure: the next start knows what is
 * whole. The rules, in addition to those of nslot_log.h:
 *
 *   - The state is written again before the spare slot changes, and promises
 *     nothing of it if a download begins.
 *   - The block at the offset of a download is erased again, always: it may be
 *     half written.
 *   - Data is read back before the offset counts it.
 *   - The start of a trial is written before the image starts.
 *
 * Wear: a download that begins again erases only the blocks that it writes, and
 * writes the log when it has a block, and then for each quarter more. Whoever
 * owns the server decides how often that is: bound it (nfetch_limits.begins).
 *
 * If the log can no longer be written, a confirmed image still starts, without
 * downloads. A trial can be neither started nor reverted then: nslot_start or
 * nslot_open returns NSLOT_ERR_FLASH, and `boot` starts nothing: nslot_confirm
 * does not know which image calls it, and the old one would confirm the trial.
 * If no record can be read any more, the good image with the higher security
 * counter is the active one (nslot_adopt).
 *
 * The state has the highest security counter that was confirmed. It is the
 * lowest one that an image can have, also when the active image is damaged or
 * one of the two blocks of the log is lost.
 */
#ifndef NSLOT_H
#define NSLOT_H

#include "nslot_log.h"
#include "nurl_types.h"

enum {
    NSLOT_BUFFER = 64 /* bytes that are written at a time */
};

/* Numbers of nfetch_status.h that it leaves free; SIZE is NFETCH_ERR_SIZE. */
enum nslot_status {
    NSLOT_OK = 0,
    NSLOT_ERR_FLASH = -732, /* the flash refuses, or reads other bytes */
    NSLOT_ERR_SIZE = -720,  /* larger than a slot */
    NSLOT_ERR_PHASE = -735  /* a trial goes on: no download, none to confirm */
};

struct nslot {
    struct nslot_log log;
    uint32_t size; /* bytes of a slot */
    uint32_t at; /* bytes of the download so far; `held` of them not written */
    uint32_t held;
    uint8_t is_promised; /* the log in flash has bytes of the spare slot */
    uint8_t buffer[NSLOT_BUFFER];
};

/* --------------------------------------------------- for the boot program */

/* Starts the flash and reads the state. NSLOT_OK or NSLOT_ERR_FLASH. */
enum nslot_status nslot_open(struct nslot *slots);

/* The offset of a slot in flash. */
uint32_t nslot_offset(const struct nslot *slots, unsigned slot);

/* Return the slot of the confirmed image, if there is one, and the other. */
unsigned nslot_active(const struct nslot *slots);
unsigned nslot_spare(const struct nslot *slots);

/*
 * The highest security counter that was confirmed, or 0: no image with a lower
 * one can start.
 */
uint32_t nslot_counter(const struct nslot *slots);

/*
 * Returns 1 if the log has no record: the device is new, or its log is lost.
 * Then verify the images in both slots, and let the log know the good one with
 * the higher security counter.
 */
int nslot_is_unknown(const struct nslot *slots);

/*
 * Makes this slot the active one, with the security counter of its image.
 * NSLOT_OK; NSLOT_ERR_FLASH, where this holds until the next start only; or
 * NSLOT_ERR_PHASE if the log knows the active slot.
 */
enum nslot_status nslot_adopt(struct nslot *slots, unsigned slot,
                              uint32_t counter);

/* Returns 0 while a trial is under way: start it first. */
int nslot_can_download(const struct nslot *slots);

/*
 * How much of the file at this URL is in the spare slot: its bytes from 0 on,
 * or 0. The file must still have nslot_validator. A whole file counts as 0.
 */
uint32_t nslot_stored(const struct nslot *slots, const uint8_t url[NSLOT_HASH]);
struct nurl_str nslot_validator(const struct nslot *slots);

/*
 * Returns 1 if the file at this URL was fetched whole, and nslot_validator
 * names it: it is the active image, or the last one that failed. Of two slots
 * with a URL each, one URL at most is this one.
 */
int nslot_has_whole(const struct nslot *slots, const uint8_t url[NSLOT_HASH]);

/* The same, and the file still has this validator: it has been tried before. */
int nslot_is_known(const struct nslot *slots, const uint8_t url[NSLOT_HASH],
                   struct nurl_str validator);

/*
 * Of nslot_has_whole: whether the validator came by https or with a pin, and
 * the slot that has the file. Whoever was on the way could have given another
 * validator to an old file, that of the next version, and keep it away for
 * good. So believe such a one only if bytes of the server's file are those in
 * this slot, too, and forget it otherwise: nslot_has_whole is 0 then. Nothing
 * is written for that.
 */
int nslot_is_sure(const struct nslot *slots);
unsigned nslot_whole(const struct nslot *slots);
void nslot_forget(struct nslot *slots);

/*
 * A download from the first byte. is_sure: the validator came by https or with
 * a pin. Nothing is written or erased before the first bytes come. A validator
 * that is longer than NSLOT_VALIDATOR, or absent, is not kept: the download
 * cannot go on after a power cut. Can be called again.
 */
enum nslot_status nslot_begin(struct nslot *slots,
                              const uint8_t url[NSLOT_HASH],
                              struct nurl_str validator, int is_sure);

/* A download from nslot_stored bytes on. */
enum nslot_status nslot_resume(struct nslot *slots);

/*
 * The next bytes; slots->at counts them. Returns any status. After
 * NSLOT_ERR_FLASH only nslot_begin or nslot_resume helps.
 */
enum nslot_status nslot_add(struct nslot *slots, const void *bytes,
                            size_t length);

/* Writes what is held. The image is complete in flash, and not verified. */
enum nslot_status nslot_finish(struct nslot *slots);

/*
 * The image in the spare slot is verified. `digest` names it; nslot_confirm
 * makes its security counter the lowest one.
 */
enum nslot_status nslot_try(struct nslot *slots,
                            const uint8_t digest[NSLOT_HASH], uint32_t counter);

/*
 * The spare slot has no image that is wanted. for_good: this file, which is
 * whole and verified, is known from now on by its validator.
 */
enum nslot_status nslot_refuse(struct nslot *slots, int for_good);

/* Returns 1 if the image of this digest was the last one that failed. */
int nslot_has_failed(const struct nslot *slots,
                     const uint8_t digest[NSLOT_HASH]);

/* Sets *slot to the one that starts now; call it last. */
enum nslot_status nslot_start(struct nslot *slots, unsigned *slot);

/* ------------------------------------------------------------ for an image */

/*
 * The image that runs is good: it is started from now on. NSLOT_OK also if that
 * is so already; NSLOT_ERR_FLASH; NSLOT_ERR_PHASE: it runs outside a trial.
 */
enum nslot_status nslot_confirm(struct nslot *slots);

#endif
