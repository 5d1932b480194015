/*
 * boot_slots.c - images are kept in two slots of flash
 *
 * An image for RAM is copied to its address and verified there: what runs is
 * what was verified. Another one runs in its slot.
 */
#include "boot_store.h"
#include "bytes.h"
#include "console.h"
#include "port_flash.h"
#include "port_image.h"
#include "sha256.h"

static int status_of(enum slot_status status)
{
    switch (status) {
    case SLOT_OK:
        return FETCH_OK;
    case SLOT_ERR_SIZE:
        return FETCH_ERR_SIZE;
    default:
        return FETCH_ERR_FLASH;
    }
}

/* ------------------------------------------------------------------- slots */

/* The context is the offset of the slot. */
static int read_slot(const void *context, uint32_t offset, void *bytes,
                     size_t length)
{
    return port_flash_read(*(const uint32_t *)context + offset, bytes, length);
}

/* The image to verify is in a slot, in its first `length` bytes. */
static void set_source(struct boot_store *store, unsigned slot, uint32_t length)
{
    uint32_t place = slot_offset(&store->slots, slot);

    store->place = place;
    store->image.source.read = read_slot;
    store->image.source.context = &store->place;
    store->image.source.length = length;
    store->image.places[1].flags = IMAGE_FIXED;
    store->image.places[1].address = port_flash_address(place);
    store->image.place_count = store->image.places[1].address != 0 ? 2 : 1;
}

/* Verifies the file of this length in a slot. */
static int verify(struct boot_store *store, unsigned slot, uint32_t length)
{
    set_source(store, slot, length);
    return boot_verify(&store->image, store->pin);
}

/* Verifies an image in a slot whose length only the image itself says. */
static int verify_slot(struct boot_store *store, unsigned slot)
{
    set_source(store, slot, store->slots.size);
    return image_measure(&store->image.source) == IMAGE_OK
               ? boot_verify(&store->image, store->pin)
               : FETCH_ERR_EMPTY;
}

/* The beginning of an image's digest, which names it in the log. */
static void copy_name(uint8_t name[SLOT_HASH], const struct boot_image *image)
{
    size_t i;

    for (i = 0; i < SLOT_HASH; i++) {
        name[i] = image->facts.digest[i];
    }
}

static uint8_t is_active_good(struct boot_store *store)
{
    return verify_slot(store, slot_active(&store->slots)) == FETCH_OK;
}

/*
 * Finds the counter of the active image: a new one must not be older. A log
 * that is lost does not say which slot it is in.
 */
static void find_active(struct boot_store *store)
{
    store->has_active = is_active_good(store);
    if (!store->has_active && slot_adopt(&store->slots, 1)) {
        store->has_active = is_active_good(store);
        (void)slot_adopt(&store->slots, store->has_active);
    }
    if (store->has_active) {
        store->counter = store->image.facts.counter;
        copy_name(store->digest, &store->image);
    }
}

int boot_store_open(struct boot_store *store)
{
    boot_store_init(store);
    store->counter = 0;
    if (slot_open(&store->slots) != SLOT_OK) {
        return FETCH_ERR_FLASH;
    }
    find_active(store);
    return FETCH_OK;
}

int boot_store_can_fetch(const struct boot_store *store)
{
    return slot_can_download(&store->slots);
}

unsigned boot_store_slot(const struct boot_store *store)
{
    return slot_spare(&store->slots);
}

/* -------------------------------------------------------------------- sink */

void boot_store_resume(struct boot_store *store, struct fetch *fetch)
{
    uint8_t hash[IMAGE_HASH];
    struct sha256 sha;
    size_t i;

    if (fetch->redirects > 0) {
        return;
    }
    sha256_begin(&sha);
    sha256_add(&sha, fetch->text.ptr, fetch->text.len);
    sha256_end(&sha, hash);
    for (i = 0; i < SLOT_HASH; i++) {
        store->url[i] = hash[i];
    }
    fetch->offset = slot_stored(&store->slots, store->url);
    fetch->validator = slot_validator(&store->slots);
}

static int begin(void *context, uint64_t size, struct nurl_str validator)
{
    struct boot_store *store = context;

    if (size != FETCH_UNKNOWN && size > store->slots.size) {
        return FETCH_ERR_SIZE;
    }
    if (store->has_active &&
        slot_is_known(&store->slots, store->url, validator)) {
        return BOOT_NOTHING_NEW;
    }
    return status_of(slot_begin(&store->slots, store->url, validator));
}

/* After a power cut, or after a connection that broke in this download. */
static int resume(void *context, uint64_t offset)
{
    struct boot_store *store = context;

    if (offset == store->slots.at) {
        return FETCH_OK;
    }
    if (offset != slot_stored(&store->slots, store->url)) {
        return FETCH_ERR_PROTOCOL;
    }
    console_text("the download goes on\n");
    return status_of(slot_resume(&store->slots));
}

static int add(void *context, const void *bytes, size_t length)
{
    struct boot_store *store = context;

    return status_of(slot_add(&store->slots, bytes, length));
}

/*
 * A good image that is not the active one, and did not fail, gets a trial. So
 * does any good image if there is no active one to start instead.
 */
static int judge(struct boot_store *store)
{
    uint8_t name[SLOT_HASH];

    copy_name(name, &store->image);
    if (store->has_active && (slot_has_failed(&store->slots, name) ||
                              bytes_same(name, store->digest, SLOT_HASH))) {
        (void)slot_refuse(&store->slots, 1);
        return BOOT_NOTHING_NEW;
    }
    return status_of(slot_try(&store->slots, name));
}

static int finish(void *context)
{
    struct boot_store *store = context;
    int status = status_of(slot_finish(&store->slots));

    if (status == FETCH_OK) {
        store->image.counter = store->counter;
        status = verify(store, slot_spare(&store->slots), store->slots.at);
    }
    if (status != FETCH_OK) {
        (void)slot_refuse(&store->slots, 0);
        return status;
    }
    return judge(store);
}

struct fetch_sink boot_store_sink(struct boot_store *store)
{
    struct fetch_sink sink;

    sink.context = store;
    sink.pin = boot_store_pin;
    sink.begin = begin;
    sink.resume = resume;
    sink.add = add;
    sink.finish = finish;
    return sink;
}

/* ------------------------------------------------------------------- start */

/* Copies the verified image to RAM and verifies it there. */
static int copy_to_ram(struct boot_store *store, unsigned slot)
{
    size_t space = 0;
    void *memory = port_image_memory(&space);
    uint32_t length = store->image.source.length;

    if (length > space) {
        return FETCH_ERR_SIZE;
    }
    if (port_flash_read(slot_offset(&store->slots, slot), memory, length) !=
        0) {
        return FETCH_ERR_FLASH;
    }
    store->image.source = image_in_memory(memory, length);
    return boot_verify(&store->image, store->pin);
}

/* Returns only if the image in this slot does not start. */
static int start_slot(struct boot_store *store, unsigned slot)
{
    uint32_t place = slot_offset(&store->slots, slot);
    int status = verify_slot(store, slot);

    if (status == FETCH_OK && store->image.facts.flags == IMAGE_RAM) {
        status = copy_to_ram(store, slot);
        return status == FETCH_OK
                   ? boot_verify_start(&store->image, port_image_address())
                   : status;
    }
    return status == FETCH_OK
               ? boot_verify_start(&store->image, port_flash_address(place))
               : status;
}

/* An image on trial that does not even start has failed: it is reverted. */
int boot_store_start(struct boot_store *store)
{
    unsigned slot = 0;
    int status = status_of(slot_start(&store->slots, &slot));

    store->pin = nurl_text(NULL, 0);
    store->image.counter = 0;
    if (status != FETCH_OK) {
        return status;
    }
    if (slot != slot_active(&store->slots)) {
        console_text("trial: until the image confirms itself\n");
        status = start_slot(store, slot);
        if (slot_open(&store->slots) != SLOT_OK) {
            return FETCH_ERR_FLASH;
        }
    }
    return store->has_active ? start_slot(store, slot_active(&store->slots))
                             : (status != FETCH_OK ? status : FETCH_ERR_EMPTY);
}
