/* SPDX-License-Identifier: MIT */
/*
 * boot_store.h - where images are kept: in RAM (boot_ram.c), or in two slots of
 *                flash (boot_slots.c) on a board that has some
 *
 *     nboot_store_open(&store);
 *     if (nboot_store_can_fetch(&store)) {
 *         fetch.sink = nboot_store_sink(&store);      and fetch
 *     }
 *     status = nboot_store_start(&store);
 */
#ifndef NBOOT_STORE_H
#define NBOOT_STORE_H

#include "app/boot/boot_verify.h"
#include "nfetch.h"
#include "nslot.h"

enum {
    /* Not an error: the server has nothing that was not tried already. */
    NBOOT_NOTHING_NEW = -748,
    NBOOT_NEWER = -749, /* nor this: the server has another file than known */
    NBOOT_FIRST = 4,    /* bytes of the number that each image begins with */
    NBOOT_LAST = 256    /* digest and signature are among so many last bytes */
};

/* Each implementation uses some of it. */
struct nboot_store {
    struct nboot_image image;   /* the one that was verified last */
    struct nurl_str pin;        /* the digest in the URL, or absent */
    uint32_t length;            /* RAM: bytes that were added */
    uint8_t first[NBOOT_FIRST]; /* RAM: the first bytes that were added */
    uint8_t is_verified;        /* RAM: the image can start */
    uint8_t is_touched;         /* RAM: the earlier image is gone */
    uint32_t place;             /* slots: the offset of the image in flash */
    uint8_t has_active;         /* slots: the active image is good */
    uint8_t digest[NSLOT_HASH]; /* slots: the beginning of its digest */
    uint8_t version[8];         /* slots: that of the active image */
    uint8_t spare[NSLOT_HASH];  /* slots: digest of what the spare one had */
    uint8_t has_spare;          /* slots: it has an image of that version */
    uint8_t url[NSLOT_HASH];    /* slots: hash of the URL */
    uint8_t is_https;           /* slots: nobody else can name the version */
    uint8_t is_looking;         /* slots: see nboot_store_look */
    uint8_t is_comparing;       /* slots: bytes are compared, not stored */
    uint32_t known;             /* slots: size of the known file, or 0 */
    uint32_t at;                /* slots: its next byte to compare */
    struct nslot slots;
};

/* Finds the last good image. Returns NFETCH_OK or NSLOT_ERR_FLASH. */
int nboot_store_open(struct nboot_store *store);

/* Returns 0 if an image on trial must start first. */
int nboot_store_can_fetch(const struct nboot_store *store);

/* The number that "{slot}" in a URL means: the slot of the next download. */
unsigned nboot_store_slot(const struct nboot_store *store);

/*
 * Returns 1 if the active image is of this URL, which has the number of its
 * slot in place of "{slot}", and the log names its version. Then the next
 * fetch, of this URL, only looks: it ends with NBOOT_NOTHING_NEW or
 * NFETCH_ERR_UNCHANGED, with NBOOT_NEWER before anything is written, or with an
 * error. An unchanged server has other bytes for the spare slot, which would be
 * fetched and tried otherwise.
 */
int nboot_store_look(struct nboot_store *store, struct nurl_str url);

/*
 * Where the bytes of a fetch go. `finish` verifies the image. In slots, a file
 * that was tried before is NBOOT_NOTHING_NEW. But if there is no good active
 * image, it is fetched and tried again: nothing else could start.
 *
 * A file is known by a validator that came by https or with a pin. That of
 * plain http anybody could have sent, so the last bytes of the server's file
 * are compared with those in the slot, or all if it sends no part. After
 * NBOOT_NEWER fetch the same URL again: it is not known any more.
 */
struct nfetch_sink nboot_store_sink(struct nboot_store *store);

/* For fetch->asks: tells a fetch how much of this URL's file is stored. */
void nboot_store_resume(struct nboot_store *store, struct nfetch *fetch);

/*
 * Starts the image that was fetched or is on trial, or else the last good one.
 * Returns only if there is none: NFETCH_OK where this machine starts no images,
 * NFETCH_APP_ERR_EMPTY without an image, or why it does not start.
 */
int nboot_store_start(struct nboot_store *store);

/* For both implementations: no pin yet, and images can run in RAM. */
void nboot_store_init(struct nboot_store *store);

/* For both implementations: `pin` of a sink whose context is a store. */
int nboot_store_pin(void *context, struct nurl_str digits);

#endif
