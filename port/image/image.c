/*
 * image.c - octets into memory, and their digest 32 octets behind
 *
 * Which digest counts is known at the end alone, so the last 32 octets that
 * have come are not taken into it until more follow or nothing follows.
 */
#include "image.h"
#include "fetch_status.h"
#include "wire.h"

void image_begin(struct image *image, void *memory, size_t size)
{
    image->octets = memory;
    image->size = size;
    image->pinned = nurl_text(NULL, 0);
    image_restart(image);
}

void image_restart(struct image *image)
{
    image->length = 0;
    sha256_begin(&image->digest);
}

/* How many of the octets are in the digest. */
static size_t digested(const struct image *image)
{
    return image->length > IMAGE_DIGEST ? image->length - IMAGE_DIGEST : 0;
}

/* BOUNDS: from and until are at most image->length. */
static void digest_until(struct image *image, size_t from, size_t until)
{
    if (until > from) {
        sha256_add(&image->digest, image->octets + from, until - from);
    }
}

int image_add(struct image *image, const void *octets, size_t length)
{
    const uint8_t *from = octets;
    size_t done = digested(image);
    size_t i;

    if (length > image->size - image->length) {
        return FETCH_ERR_SIZE;
    }
    if (length == 0) {
        return FETCH_OK;
    }
    for (i = 0; i < length; i++) {
        image->octets[image->length + i] = from[i];
    }
    image->length += length;
    digest_until(image, done, digested(image));
    return FETCH_OK;
}

/* Whether the text is this digest in hex digits. */
static int is_digest(struct nurl_str text, const uint8_t digest[IMAGE_DIGEST])
{
    size_t i;
    int high;
    int low;

    if (text.len != (size_t)2 * IMAGE_DIGEST) {
        return 0;
    }
    for (i = 0; i < IMAGE_DIGEST; i++) {
        high = wire_digit(text.ptr[2 * i]);
        low = wire_digit(text.ptr[2 * i + 1]);
        if (high < 0 || low < 0 || (high << 4 | low) != digest[i]) {
            return 0;
        }
    }
    return 1;
}

/* All of it is the image, and its digest is the URL's. */
static int prove_pinned(struct image *image, struct nurl_str pinned)
{
    uint8_t digest[IMAGE_DIGEST];

    if (image->length == 0) {
        return FETCH_ERR_EMPTY;
    }
    digest_until(image, digested(image), image->length);
    sha256_end(&image->digest, digest);
    return is_digest(pinned, digest) ? FETCH_OK : FETCH_ERR_DIGEST;
}

/* The last 32 octets are the digest of all in front of them. */
static int prove_itself(struct image *image)
{
    uint8_t digest[IMAGE_DIGEST];

    if (image->length <= IMAGE_DIGEST) {
        return FETCH_ERR_EMPTY;
    }
    image->length -= IMAGE_DIGEST;
    sha256_end(&image->digest, digest);
    return wire_same(digest, image->octets + image->length, IMAGE_DIGEST)
               ? FETCH_OK
               : FETCH_ERR_DIGEST;
}

int image_prove(struct image *image, struct nurl_str pinned)
{
    return pinned.ptr != NULL ? prove_pinned(image, pinned)
                              : prove_itself(image);
}
