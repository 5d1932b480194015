/* SPDX-License-Identifier: MIT */
/*
 * image_verify.c - verifies a signed image
 *
 * The order: format, digest, key, signature; counter and address only after
 * that, because until then anyone can have written them.
 */
#include "bytes.h"
#include "image/image_format.h"
#include "image/image_signature.h"
#include "nimage.h"
#include "nimage_sha256.h"

/* The digest covers header, payload and the protected area. */
static enum nimage_status check_digest(struct nimage_reader *reader)
{
    struct nimage_facts *facts = reader->facts;
    uint32_t end =
        facts->header_size + facts->body_size + facts->protected_size;
    uint8_t chunk[NIMAGE_CHUNK];
    struct nimage_sha256 sha;

    nimage_sha256_begin(&sha);
    reader->at = 0;
    while (reader->at < end) {
        uint32_t left = end - reader->at;
        size_t length = left < sizeof chunk ? left : sizeof chunk;

        if (nimage_take(reader, chunk, length) != NIMAGE_OK) {
            return NIMAGE_ERR_READ;
        }
        nimage_sha256_add(&sha, chunk, length);
    }
    nimage_sha256_end(&sha, facts->digest);
    return bytes_same(facts->digest, facts->expected, NIMAGE_HASH)
               ? NIMAGE_OK
               : NIMAGE_ERR_DIGEST;
}

/* The image names its key: by the key itself or by its hash. */
static int is_key(const struct nimage_reader *reader, const uint8_t *key)
{
    uint8_t hash[NIMAGE_HASH];
    struct nimage_sha256 sha;

    if (reader->key_size == NIMAGE_KEY) {
        return bytes_same(reader->key, key, NIMAGE_KEY);
    }
    nimage_sha256_begin(&sha);
    nimage_sha256_add(&sha, key, NIMAGE_KEY);
    nimage_sha256_end(&sha, hash);
    return bytes_same(reader->key, hash, NIMAGE_HASH);
}

static enum nimage_status check_author(const struct nimage_reader *reader,
                                       const uint8_t *key)
{
    if (key == NULL) {
        return NIMAGE_OK;
    }
    if ((reader->found & NIMAGE_FOUND_KEY) == 0 || !is_key(reader, key)) {
        return NIMAGE_ERR_KEY;
    }
    if ((reader->found & NIMAGE_FOUND_SIGNATURE) == 0 ||
        !nimage_signature_good(reader->facts->digest, key, reader->signature,
                               reader->signature_size)) {
        return NIMAGE_ERR_SIGNATURE;
    }
    return NIMAGE_OK;
}

static int runs_here(const struct nimage_facts *facts,
                     const struct nimage_rules *rules)
{
    size_t i;

    for (i = 0; i < rules->place_count; i++) {
        if (facts->flags == rules->places[i].flags &&
            facts->load_address == rules->places[i].address) {
            return 1;
        }
    }
    return rules->place_count == 0;
}

/* Checks what the signature has authenticated. */
static enum nimage_status check_facts(const struct nimage_facts *facts,
                                      const struct nimage_rules *rules)
{
    if (facts->counter < rules->counter) {
        return NIMAGE_ERR_COUNTER;
    }
    return runs_here(facts, rules) ? NIMAGE_OK : NIMAGE_ERR_ADDRESS;
}

static enum nimage_status read_format(struct nimage_reader *reader)
{
    enum nimage_status status = nimage_take_header(reader);

    if (status == NIMAGE_OK) {
        status = nimage_take_areas(reader);
    }
    if (status == NIMAGE_OK && (reader->found & NIMAGE_FOUND_DIGEST) == 0) {
        return NIMAGE_ERR_FORMAT;
    }
    return status;
}

static void begin(struct nimage_reader *reader,
                  const struct nimage_source *source,
                  struct nimage_facts *facts)
{
    *facts = (struct nimage_facts){ 0 };
    reader->source = source;
    reader->facts = facts;
    reader->at = 0;
    reader->found = 0;
}

enum nimage_status nimage_verify(struct nimage_facts *facts,
                                 const struct nimage_source *source,
                                 const struct nimage_rules *rules)
{
    struct nimage_reader reader;
    enum nimage_status status;

    begin(&reader, source, facts);
    status = read_format(&reader);
    if (status == NIMAGE_OK) {
        status = check_digest(&reader);
    }
    if (status == NIMAGE_OK) {
        status = check_author(&reader, rules->key);
    }
    return status == NIMAGE_OK ? check_facts(facts, rules) : status;
}

enum nimage_status nimage_measure(struct nimage_source *source)
{
    struct nimage_facts facts;
    struct nimage_reader reader;
    enum nimage_status status;

    begin(&reader, source, &facts);
    status = nimage_take_sizes(&reader);
    if (status == NIMAGE_OK) {
        source->length = reader.at;
    }
    return status;
}

/* BOUNDS: readers check offset and length against source->length before. */
static int read_memory(const void *context, uint32_t offset, void *bytes,
                       size_t length)
{
    const uint8_t *from = context;

    bytes_copy(bytes, from + offset, length);
    return 0;
}

struct nimage_source nimage_in_memory(const void *bytes, uint32_t length)
{
    struct nimage_source source;

    source.read = read_memory;
    source.context = bytes;
    source.length = length;
    return source;
}
