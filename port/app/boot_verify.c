/*
 * boot_verify.c - verifies an image and prints what it is
 */
#include "boot_verify.h"
#include "boot_key.h"
#include "bytes.h"
#include "console.h"
#include "fetch_status.h"
#include "image_format.h"
#include "net.h"
#include "port_image.h"
#include "sha256.h"
#include "verify_status.h"

enum {
    CHUNK = 64
};

static void show_digest(const char *name, const uint8_t digest[IMAGE_HASH])
{
    console_text(name);
    console_hex(digest, IMAGE_HASH);
    console_line_end();
}

void boot_verify_show_digests(const struct boot_image *image)
{
    show_digest("expected sha256: ", image->facts.expected);
    show_digest("actual sha256:   ", image->facts.digest);
}

/* ----------------------------------------------------------------- the pin */

/* BOUNDS: the digits are 64, as fetch.h promises; each pair is one byte. */
static void read_pin(uint8_t digest[IMAGE_HASH], struct nurl_str pin)
{
    size_t i;

    for (i = 0; i < IMAGE_HASH; i++) {
        digest[i] = (uint8_t)(bytes_digit(pin.ptr[2 * i]) << 4 |
                              bytes_digit(pin.ptr[2 * i + 1]));
    }
}

static int hash_file(uint8_t digest[IMAGE_HASH],
                     const struct image_source *source)
{
    uint8_t chunk[CHUNK];
    struct sha256 sha;
    uint32_t at;

    sha256_begin(&sha);
    for (at = 0; at < source->length; at += CHUNK) {
        uint32_t left = source->length - at;
        size_t length = left < CHUNK ? left : CHUNK;

        if (source->read(source->context, at, chunk, length) != 0) {
            return FETCH_ERR_FLASH;
        }
        sha256_add(&sha, chunk, length);
    }
    sha256_end(&sha, digest);
    return FETCH_OK;
}

static int check_pin(struct boot_image *image, struct nurl_str pin)
{
    struct image_facts *facts = &image->facts;
    int status;

    if (pin.ptr == NULL) {
        return FETCH_OK;
    }
    status = hash_file(facts->digest, &image->source);
    if (status != FETCH_OK) {
        return status;
    }
    read_pin(facts->expected, pin);
    return bytes_same(facts->expected, facts->digest, IMAGE_HASH)
               ? FETCH_OK
               : FETCH_ERR_DIGEST;
}

/* --------------------------------------------------------------- the image */

int boot_verify(struct boot_image *image, struct nurl_str pin)
{
    struct image_rules rules;
    int status;

    if (image->source.length < IMAGE_HEADER) {
        return FETCH_ERR_EMPTY;
    }
    status = check_pin(image, pin);
    if (status != FETCH_OK) {
        return status;
    }
    rules.key = boot_key;
    rules.counter =
        image->counter > boot_counter ? image->counter : boot_counter;
    rules.places = image->places;
    rules.place_count = image->place_count;
    return verify_status(image_verify(&image->facts, &image->source, &rules));
}

/* The version: major, minor, revision (2 bytes), build (4), lowest first. */
void boot_verify_show(const struct boot_image *image)
{
    const uint8_t *version = image->facts.version;

    console_text("verified: version ");
    console_number(version[0]);
    console_text(".");
    console_number(version[1]);
    console_text(".");
    console_number(image_get16(version + 2));
    console_text("+");
    console_number(image_get32(version + 4));
    console_text(", counter ");
    console_number(image->facts.counter);
    console_line_end();
    show_digest("sha256: ", image->facts.digest);
}

int boot_verify_start(const struct boot_image *image, uint32_t address)
{
    const struct image_facts *facts = &image->facts;

    console_text("start: ");
    boot_verify_show(image);
    net_stop();
    if (port_image_start(address + facts->header_size, facts->body_size) ==
        PORT_IMAGE_BAD) {
        return FETCH_ERR_IMAGE;
    }
    console_text("this machine starts no images\n");
    return FETCH_OK;
}
