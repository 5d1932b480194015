/*
 * boot_store.c - what a store in RAM and one in flash have in common
 */
#include "boot_store.h"
#include "port_image.h"

void boot_store_init(struct boot_store *store)
{
    store->pin = nurl_text(NULL, 0);
    store->image.counter = 0;
    store->image.places[0].flags = IMAGE_RAM;
    store->image.places[0].address = port_image_address();
    store->image.place_count = 1;
}

int boot_store_pin(void *context, struct nurl_str digits)
{
    struct boot_store *store = context;

    store->pin = digits;
    return FETCH_OK;
}
