/* SPDX-License-Identifier: MIT */
/*
 * boot_slots.c - images are kept in two slots of flash
 *
 * An image for RAM is copied to its address and verified there: what runs is
 * what was verified. Another one runs in its slot.
 */
#include "app/boot/boot_store.h"
#include "app/status_text.h"
#include "bytes.h"
#include "console.h"
#include "nfetch_port_flash.h"
#include "nfetch_port_image.h"
#include "nimage_sha256.h"

/* ------------------------------------------------------------------- slots */

/* The context is the offset of the slot. */
static int read_slot(const void *context, uint32_t offset, void *bytes,
                     size_t length)
{
    return nfetch_port_flash_read(*(const uint32_t *)context + offset, bytes,
                                  length);
}

/* The image to verify is in a slot, in its first `length` bytes. */
static void set_source(struct nboot_store *store, unsigned slot,
                       uint32_t length)
{
    uint32_t place = nslot_offset(&store->slots, slot);

    store->place = place;
    store->image.source.read = read_slot;
    store->image.source.context = &store->place;
    store->image.source.length = length;
    store->image.places[1].flags = NIMAGE_FIXED;
    store->image.places[1].address = nfetch_port_flash_address(place);
    store->image.place_count = store->image.places[1].address != 0 ? 2 : 1;
}

/* Verifies the file of this length in a slot. */
static int verify(struct nboot_store *store, unsigned slot, uint32_t length)
{
    set_source(store, slot, length);
    return nboot_verify(&store->image, store->pin);
}

/* Verifies an image in a slot whose length only the image itself says. */
static int verify_slot(struct nboot_store *store, unsigned slot)
{
    set_source(store, slot, store->slots.size);
    return nimage_measure(&store->image.source) == NIMAGE_OK
               ? nboot_verify(&store->image, store->pin)
               : NFETCH_APP_ERR_EMPTY;
}

/* The beginning of an image's digest, which names it in the log. */
static void copy_name(uint8_t name[NSLOT_HASH], const struct nboot_image *image)
{
    bytes_copy(name, image->facts.digest, NSLOT_HASH);
}

/*
 * A log that is lost does not say which slot is active: it is the one whose
 * image has the higher counter. Its signature covers the counter.
 */
static void find_unknown(struct nboot_store *store)
{
    int found = 0;
    unsigned slot, best = 0;

    for (slot = 0; slot < 2; slot++) {
        if (verify_slot(store, slot) == NFETCH_OK &&
            (!found || store->image.facts.counter > store->image.counter)) {
            found = 1;
            best = slot;
            store->image.counter = store->image.facts.counter;
        }
    }
    if (found) {
        (void)nslot_adopt(&store->slots, best, store->image.counter);
    }
}

/* No image can start whose counter is lower than the highest confirmed one. */
static void find_active(struct nboot_store *store)
{
    if (nslot_is_unknown(&store->slots)) {
        find_unknown(store);
    }
    store->image.counter = nslot_counter(&store->slots);
    store->has_active =
        verify_slot(store, nslot_active(&store->slots)) == NFETCH_OK;
    if (store->has_active) {
        copy_name(store->digest, &store->image);
        bytes_copy(store->version, store->image.facts.version,
                   sizeof store->version);
    }
}

/*
 * What is in the spare slot, before it is erased: perhaps the other image of
 * the active version. Nothing else tells that a server without a validator is
 * unchanged.
 */
static void find_spare(struct nboot_store *store)
{
    struct nurl_str pin = store->pin;

    store->pin = nurl_text(NULL, 0); /* it is that of the next file */
    store->has_spare =
        verify_slot(store, nslot_spare(&store->slots)) == NFETCH_OK &&
        bytes_same(store->version, store->image.facts.version,
                   sizeof store->version);
    copy_name(store->spare, &store->image);
    store->pin = pin;
}

int nboot_store_open(struct nboot_store *store)
{
    nboot_store_init(store);
    if (nslot_open(&store->slots) != NSLOT_OK) {
        return NSLOT_ERR_FLASH;
    }
    find_active(store);
    return NFETCH_OK;
}

int nboot_store_can_fetch(const struct nboot_store *store)
{
    return nslot_can_download(&store->slots);
}

unsigned nboot_store_slot(const struct nboot_store *store)
{
    return nslot_spare(&store->slots);
}

/* -------------------------------------------------------------------- sink */

static void set_url(struct nboot_store *store, struct nurl_str url)
{
    uint8_t hash[NIMAGE_HASH];
    struct nimage_sha256 sha;

    nimage_sha256_begin(&sha);
    nimage_sha256_add(&sha, url.ptr, url.len);
    nimage_sha256_end(&sha, hash);
    bytes_copy(store->url, hash, NSLOT_HASH);
}

/* A version can be known only if there is a good image to start instead. */
static int has_whole(const struct nboot_store *store)
{
    return store->has_active && nslot_has_whole(&store->slots, store->url);
}

int nboot_store_look(struct nboot_store *store, struct nurl_str url)
{
    set_url(store, url);
    store->is_looking = (uint8_t)has_whole(store);
    return store->is_looking;
}

/* The size of the file that is known, or 0 if there is none any more. */
static uint32_t measure_known(struct nboot_store *store)
{
    if (!has_whole(store)) {
        return 0;
    }
    set_source(store, nslot_whole(&store->slots), store->slots.size);
    return nimage_measure(&store->image.source) == NIMAGE_OK
               ? store->image.source.length
               : 0;
}

/*
 * Where to go on, if the server has the version that is here: after the bytes
 * of a part, at the last bytes of the known file, or nowhere, by a validator
 * with a proof.
 */
static uint32_t offset_of(const struct nboot_store *store)
{
    if (store->known == 0) {
        return nslot_stored(&store->slots, store->url);
    }
    if (nslot_is_sure(&store->slots)) {
        return 0;
    }
    return store->known > NBOOT_LAST ? store->known - NBOOT_LAST : 1;
}

void nboot_store_resume(struct nboot_store *store, struct nfetch *fetch)
{
    if (fetch->redirects > 0) {
        return;
    }
    set_url(store, fetch->text);
    store->is_https = nurl_scheme_of(&fetch->url) == NURL_SCHEME_HTTPS;
    store->is_comparing = 0;
    store->known = measure_known(store);
    fetch->offset = offset_of(store);
    if (fetch->offset > 0 || store->known > 0) {
        fetch->validator = nslot_validator(&store->slots);
    }
}

/* Not the file that is known: the next fetch takes it. */
static int find_newer(struct nboot_store *store)
{
    nslot_forget(&store->slots);
    return NBOOT_NEWER;
}

static int compare_from(struct nboot_store *store, uint32_t offset)
{
    store->is_comparing = 1;
    store->at = offset;
    return NFETCH_OK;
}

static int compare(struct nboot_store *store, const uint8_t *bytes,
                   size_t length)
{
    uint32_t place =
        nslot_offset(&store->slots, nslot_whole(&store->slots)) + store->at;
    uint8_t byte = 0;
    size_t i;

    if (length > store->known - store->at) {
        return find_newer(store);
    }
    for (i = 0; i < length; i++) {
        if (nfetch_port_flash_read(place + (uint32_t)i, &byte, 1) != 0 ||
            byte != bytes[i]) {
            return find_newer(store);
        }
    }
    store->at += (uint32_t)length;
    return NFETCH_OK;
}

static int begin(void *context, uint64_t size, struct nurl_str validator)
{
    struct nboot_store *store = context;

    if (size != NFETCH_UNKNOWN && size > store->slots.size) {
        return NFETCH_ERR_SIZE;
    }
    if (store->known > 0 &&
        nslot_is_known(&store->slots, store->url, validator)) {
        return nslot_is_sure(&store->slots) ? NBOOT_NOTHING_NEW
                                            : compare_from(store, 0);
    }
    store->is_comparing = 0;
    if (store->is_looking) {
        return NBOOT_NEWER;
    }
    if (store->has_active && validator.len == 0 && !store->has_spare) {
        find_spare(store);
    }
    return nslot_begin(&store->slots, store->url, validator,
                       store->is_https || store->pin.ptr != NULL);
}

/* After a power cut, or after a connection that broke in this download. */
static int resume(void *context, uint64_t offset)
{
    struct nboot_store *store = context;

    if (store->known > 0) {
        return compare_from(store, (uint32_t)offset);
    }
    if (offset == store->slots.at) {
        return NFETCH_OK;
    }
    if (offset != nslot_stored(&store->slots, store->url)) {
        return NFETCH_ERR_PROTOCOL;
    }
    console_text("the download goes on\n");
    return nslot_resume(&store->slots);
}

static int add(void *context, const void *bytes, size_t length)
{
    struct nboot_store *store = context;

    return store->is_comparing ? compare(store, bytes, length)
                               : nslot_add(&store->slots, bytes, length);
}

/* It has failed, or is in a slot: the active one, or the other one of it. */
static int is_tried(const struct nboot_store *store,
                    const uint8_t name[NSLOT_HASH])
{
    return nslot_has_failed(&store->slots, name) ||
           bytes_same(name, store->digest, NSLOT_HASH) ||
           (store->has_spare && bytes_same(name, store->spare, NSLOT_HASH));
}

/*
 * A good image that is not the active one, and did not fail, gets a trial. So
 * does any good image if there is no active one to start instead.
 */
static int judge(struct nboot_store *store)
{
    uint8_t name[NSLOT_HASH];

    copy_name(name, &store->image);
    if (store->has_active && is_tried(store, name)) {
        (void)nslot_refuse(&store->slots, 1);
        return NBOOT_NOTHING_NEW;
    }
    return nslot_try(&store->slots, name, store->image.facts.counter);
}

static int finish(void *context)
{
    struct nboot_store *store = context;
    int status;

    if (store->is_comparing) {
        return store->at == store->known ? NBOOT_NOTHING_NEW
                                         : find_newer(store);
    }
    status = nslot_finish(&store->slots);
    if (status == NFETCH_OK) {
        status = verify(store, nslot_spare(&store->slots), store->slots.at);
    }
    if (status != NFETCH_OK) {
        (void)nslot_refuse(&store->slots, 0);
        return status;
    }
    return judge(store);
}

struct nfetch_sink nboot_store_sink(struct nboot_store *store)
{
    struct nfetch_sink sink;

    sink.context = store;
    sink.pin = nboot_store_pin;
    sink.begin = begin;
    sink.resume = resume;
    sink.add = add;
    sink.finish = finish;
    return sink;
}

/* ------------------------------------------------------------------- start */

/* Copies the verified image to RAM and verifies it there. */
static int copy_to_ram(struct nboot_store *store, unsigned slot)
{
    size_t space = 0;
    void *memory = nfetch_port_image_memory(&space);
    uint32_t length = store->image.source.length;

    if (length > space) {
        return NFETCH_ERR_SIZE;
    }
    if (nfetch_port_flash_read(nslot_offset(&store->slots, slot), memory,
                               length) != 0) {
        return NSLOT_ERR_FLASH;
    }
    store->image.source = nimage_in_memory(memory, length);
    return nboot_verify(&store->image, store->pin);
}

/* Returns only if the image in this slot does not start. */
static int start_slot(struct nboot_store *store, unsigned slot)
{
    uint32_t place = nslot_offset(&store->slots, slot);
    int status = verify_slot(store, slot);

    if (status == NFETCH_OK && store->image.facts.flags == NIMAGE_RAM) {
        status = copy_to_ram(store, slot);
        return status == NFETCH_OK
                   ? nboot_verify_start(&store->image,
                                        nfetch_port_image_address())
                   : status;
    }
    return status == NFETCH_OK
               ? nboot_verify_start(&store->image,
                                    nfetch_port_flash_address(place))
               : status;
}

/* An image on trial that does not even start has failed: it is reverted. */
int nboot_store_start(struct nboot_store *store)
{
    unsigned slot = 0;
    int status = nslot_start(&store->slots, &slot);

    store->pin = nurl_text(NULL, 0);
    if (status != NFETCH_OK) {
        return status;
    }
    if (slot != nslot_active(&store->slots)) {
        console_text("trial: until the image confirms itself\n");
        status = start_slot(store, slot);
        if (nslot_open(&store->slots) != NSLOT_OK) {
            return NSLOT_ERR_FLASH;
        }
    }
    return store->has_active
               ? start_slot(store, nslot_active(&store->slots))
               : (status != NFETCH_OK ? status : NFETCH_APP_ERR_EMPTY);
}
