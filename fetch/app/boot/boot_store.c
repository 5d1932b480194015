/* SPDX-License-Identifier: MIT */
/*
 * boot_store.c - what a store in RAM and one in flash have in common
 */
#include "app/boot/boot_store.h"
#include "nfetch_port_image.h"

void nboot_store_init(struct nboot_store *store)
{
    store->pin = nurl_text(NULL, 0);
    store->is_looking = 0;
    store->is_comparing = 0;
    store->known = 0;
    store->has_spare = 0;
    store->image.counter = 0;
    store->image.places[0].flags = NIMAGE_RAM;
    store->image.places[0].address = nfetch_port_image_address();
    store->image.place_count = 1;
}

int nboot_store_pin(void *context, struct nurl_str digits)
{
    struct nboot_store *store = context;

    store->pin = digits;
    return NFETCH_OK;
}
