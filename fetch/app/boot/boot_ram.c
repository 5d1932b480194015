/* SPDX-License-Identifier: MIT */
/*
 * boot_ram.c - an image is kept in RAM: for boards without flash for slots
 *
 * The image of an earlier fetch is still there after a reset that keeps RAM. It
 * starts if no byte of a new one has arrived. The next start does not know the
 * pin, and a reset can happen at any time. So the first bytes of a file,
 * without which it is no image, are kept elsewhere until the image is verified.
 */
#include "app/boot/boot_store.h"
#include "app/status_text.h"
#include "bytes.h"
#include "nfetch_port_image.h"

int nboot_store_open(struct nboot_store *store)
{
    nboot_store_init(store);
    store->length = 0;
    store->is_touched = 0;
    store->is_verified = 0;
    return NFETCH_OK;
}

int nboot_store_can_fetch(const struct nboot_store *store)
{
    (void)store;
    return 1;
}

unsigned nboot_store_slot(const struct nboot_store *store)
{
    (void)store;
    return 0;
}

int nboot_store_look(struct nboot_store *store, struct nurl_str url)
{
    (void)store;
    (void)url;
    return 0;
}

void nboot_store_resume(struct nboot_store *store, struct nfetch *fetch)
{
    (void)store;
    (void)fetch;
}

/* -------------------------------------------------------------------- sink */

static int begin(void *context, uint64_t size, struct nurl_str validator)
{
    struct nboot_store *store = context;
    size_t space = 0;

    (void)validator;
    (void)nfetch_port_image_memory(&space);
    store->length = 0;
    return size != NFETCH_UNKNOWN && size > space ? NFETCH_ERR_SIZE : NFETCH_OK;
}

/* BOUNDS: add has checked that the memory is large enough. */
static void put(struct nboot_store *store, uint8_t *memory, uint8_t byte)
{
    if (store->length < NBOOT_FIRST) {
        store->first[store->length] = byte;
        byte = 0;
    }
    memory[store->length] = byte;
    store->length++;
}

static int add(void *context, const void *bytes, size_t length)
{
    struct nboot_store *store = context;
    const uint8_t *from = bytes;
    size_t space = 0;
    uint8_t *memory = nfetch_port_image_memory(&space);
    size_t i;

    if (length > space - store->length) {
        return NFETCH_ERR_SIZE;
    }
    store->is_touched = 1;
    for (i = 0; i < length; i++) {
        put(store, memory, from[i]);
    }
    return NFETCH_OK;
}

/* BOUNDS: nimage.h asks for bytes before store->length only. */
static int read_file(const void *context, uint32_t offset, void *bytes,
                     size_t length)
{
    const struct nboot_store *store = context;
    size_t space = 0;
    const uint8_t *memory = nfetch_port_image_memory(&space);
    uint8_t *to = bytes;
    size_t i;

    for (i = 0; i < length; i++) {
        to[i] = offset + i < NBOOT_FIRST ? store->first[offset + i]
                                         : memory[offset + i];
    }
    return 0;
}

/* The image is verified: it can start, now and after a reset. */
static void keep(const struct nboot_store *store)
{
    size_t space = 0;
    uint8_t *memory = nfetch_port_image_memory(&space);

    bytes_copy(memory, store->first, NBOOT_FIRST);
}

/* store->image.source must be set. */
static int verify(struct nboot_store *store, struct nurl_str digits)
{
    int status = nboot_verify(&store->image, digits);

    store->is_verified = status == NFETCH_OK;
    return status;
}

static int finish(void *context)
{
    struct nboot_store *store = context;
    int status;

    store->image.source.read = read_file;
    store->image.source.context = store;
    store->image.source.length = store->length;
    status = verify(store, store->pin);
    if (status == NFETCH_OK) {
        keep(store);
    }
    return status;
}

struct nfetch_sink nboot_store_sink(struct nboot_store *store)
{
    struct nfetch_sink sink;

    sink.context = store;
    sink.pin = nboot_store_pin;
    sink.begin = begin;
    sink.resume = NULL; /* the bytes are still there */
    sink.add = add;
    sink.finish = finish;
    return sink;
}

/* ------------------------------------------------------------------- start */

/* The image that an earlier fetch has left. */
static void find_last(struct nboot_store *store)
{
    struct nimage_source *source = &store->image.source;
    size_t space = 0;
    void *memory = nfetch_port_image_memory(&space);

    if (store->is_touched || nfetch_port_image_address() == 0) {
        return;
    }
    *source = nimage_in_memory(memory, (uint32_t)space);
    if (nimage_measure(source) == NIMAGE_OK) {
        (void)verify(store, nurl_text(NULL, 0));
    }
}

int nboot_store_start(struct nboot_store *store)
{
    if (!store->is_verified) {
        find_last(store);
    }
    return store->is_verified
               ? nboot_verify_start(&store->image, nfetch_port_image_address())
               : NFETCH_APP_ERR_EMPTY;
}
