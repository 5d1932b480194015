/* SPDX-License-Identifier: MIT */
/*
 * boot_verify.c - verifies an image and prints what it is
 */
#include "app/boot/boot_verify.h"
#include "app/boot/boot_key.h"
#include "app/network.h"
#include "app/status_text.h"
#include "bytes.h"
#include "console.h"
#include "image/image_format.h"
#include "nfetch_net.h"
#include "nfetch_port_image.h"
#include "nfetch_status.h"
#include "nimage_sha256.h"

enum {
    CHUNK = 64
};

static void show_digest(const char *name, const uint8_t digest[NIMAGE_HASH])
{
    console_text(name);
    console_hex(digest, NIMAGE_HASH);
    console_line_end();
}

void nboot_verify_show_digests(const struct nboot_image *image)
{
    show_digest("expected sha256: ", image->facts.expected);
    show_digest("actual sha256:   ", image->facts.digest);
}

/* ----------------------------------------------------------------- the pin */

/* BOUNDS: the digits are 64, as nfetch.h promises; each pair is one byte. */
static void read_pin(uint8_t digest[NIMAGE_HASH], struct nurl_str pin)
{
    size_t i;

    for (i = 0; i < NIMAGE_HASH; i++) {
        digest[i] = (uint8_t)(bytes_digit(pin.ptr[2 * i]) << 4 |
                              bytes_digit(pin.ptr[2 * i + 1]));
    }
}

static int hash_file(uint8_t digest[NIMAGE_HASH],
                     const struct nimage_source *source)
{
    uint8_t chunk[CHUNK];
    struct nimage_sha256 sha;
    uint32_t at;

    nimage_sha256_begin(&sha);
    for (at = 0; at < source->length; at += CHUNK) {
        uint32_t left = source->length - at;
        size_t length = left < CHUNK ? left : CHUNK;

        if (source->read(source->context, at, chunk, length) != 0) {
            return NIMAGE_ERR_READ;
        }
        nimage_sha256_add(&sha, chunk, length);
    }
    nimage_sha256_end(&sha, digest);
    return NFETCH_OK;
}

static int check_pin(struct nboot_image *image, struct nurl_str pin)
{
    struct nimage_facts *facts = &image->facts;
    int status;

    if (pin.ptr == NULL) {
        return NFETCH_OK;
    }
    status = hash_file(facts->digest, &image->source);
    if (status != NFETCH_OK) {
        return status;
    }
    read_pin(facts->expected, pin);
    return bytes_same(facts->expected, facts->digest, NIMAGE_HASH)
               ? NIMAGE_OK
               : NIMAGE_ERR_DIGEST;
}

/* --------------------------------------------------------------- the image */

int nboot_verify(struct nboot_image *image, struct nurl_str pin)
{
    struct nimage_rules rules;
    int status;

    if (image->source.length < NIMAGE_HEADER) {
        return NFETCH_APP_ERR_EMPTY;
    }
    status = check_pin(image, pin);
    if (status != NFETCH_OK) {
        return status;
    }
    rules.key = nboot_key;
    rules.counter =
        image->counter > nboot_counter ? image->counter : nboot_counter;
    rules.places = image->places;
    rules.place_count = image->place_count;
    return nimage_verify(&image->facts, &image->source, &rules);
}

/* The version: major, minor, revision (2 bytes), build (4), lowest first. */
void nboot_verify_show(const struct nboot_image *image)
{
    const uint8_t *version = image->facts.version;

    console_text("verified: version ");
    console_number(version[0]);
    console_text(".");
    console_number(version[1]);
    console_text(".");
    console_number(nimage_get16(version + 2));
    console_text("+");
    console_number(nimage_get32(version + 4));
    console_text(", counter ");
    console_number(image->facts.counter);
    console_line_end();
    show_digest("sha256: ", image->facts.digest);
}

int nboot_verify_start(const struct nboot_image *image, uint32_t address)
{
    const struct nimage_facts *facts = &image->facts;

    console_text("start: ");
    nboot_verify_show(image);
    nfetch_net_stop(nfetch_network());
    if (nfetch_port_image_start(address + facts->header_size,
                                facts->body_size) == NFETCH_PORT_IMAGE_BAD) {
        return NIMAGE_ERR_FORMAT;
    }
    console_text("this machine starts no images\n");
    return NFETCH_OK;
}
