/*
 * boot_store.h - where images are kept: in RAM (boot_ram.c), or in two slots of
 *                flash (boot_slots.c) on a board that has some
 *
 *     boot_store_open(&store);
 *     if (boot_store_can_fetch(&store)) {
 *         fetch.sink = boot_store_sink(&store);      and fetch
 *     }
 *     status = boot_store_start(&store);
 */
#ifndef BOOT_STORE_H
#define BOOT_STORE_H

#include "boot_verify.h"
#include "fetch.h"
#include "slot.h"

enum {
    /* Not an error: the server has nothing that was not tried already. */
    BOOT_NOTHING_NEW = -100,
    BOOT_FIRST = 4 /* bytes of the number that each image begins with */
};

/* Each implementation uses some of it. */
struct boot_store {
    struct boot_image image;   /* the one that was verified last */
    struct nurl_str pin;       /* the digest in the URL, or absent */
    uint32_t length;           /* RAM: bytes that were added */
    uint8_t first[BOOT_FIRST]; /* RAM: the first bytes that were added */
    uint8_t is_verified;       /* RAM: the image can start */
    uint8_t is_touched;        /* RAM: the earlier image is gone */
    uint32_t place;            /* slots: the offset of the image in flash */
    uint8_t has_active;        /* slots: the active image is good */
    uint32_t counter;          /* slots: its security counter, or 0 */
    uint8_t digest[SLOT_HASH]; /* slots: the beginning of its digest */
    uint8_t url[SLOT_HASH];    /* slots: hash of the URL */
    struct slots slots;
};

/* Finds the last good image. Returns FETCH_OK or FETCH_ERR_FLASH. */
int boot_store_open(struct boot_store *store);

/* Returns 0 if an image on trial must start first. */
int boot_store_can_fetch(const struct boot_store *store);

/* The number that "{slot}" in a URL means: the slot of the next download. */
unsigned boot_store_slot(const struct boot_store *store);

/*
 * Where the bytes of a fetch go. `finish` verifies the image. In slots, a file
 * that was tried before is BOOT_NOTHING_NEW. But if there is no good active
 * image, it is fetched and tried again: nothing else could start.
 */
struct fetch_sink boot_store_sink(struct boot_store *store);

/* For fetch->asks: tells a fetch how much of this URL's file is stored. */
void boot_store_resume(struct boot_store *store, struct fetch *fetch);

/*
 * Starts the image that was fetched or is on trial, or else the last good one.
 * Returns only if there is none: FETCH_OK where this machine starts no images,
 * FETCH_ERR_EMPTY without an image, or why it does not start.
 */
int boot_store_start(struct boot_store *store);

/* For both implementations: no pin yet, and images may run in RAM. */
void boot_store_init(struct boot_store *store);

/* For both implementations: `pin` of a sink whose context is a store. */
int boot_store_pin(void *context, struct nurl_str digits);

#endif
