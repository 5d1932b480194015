/*
 * image_verify.c - verifies a signed image
 *
 * The order: format, digest, key, signature; counter and address only after
 * that, because until then anyone can have written them.
 */
#include "image_verify.h"
#include "bytes.h"
#include "image_format.h"
#include "image_signature.h"
#include "sha256.h"

/* The digest covers header, payload and the protected area. */
static enum image_status check_digest(struct image_reader *reader)
{
    struct image_facts *facts = reader->facts;
    uint32_t end =
        facts->header_size + facts->body_size + facts->protected_size;
    uint8_t chunk[IMAGE_CHUNK];
    struct sha256 sha;

    sha256_begin(&sha);
    reader->at = 0;
    while (reader->at < end) {
        uint32_t left = end - reader->at;
        size_t length = left < sizeof chunk ? left : sizeof chunk;

        if (image_take(reader, chunk, length) != IMAGE_OK) {
            return IMAGE_ERR_READ;
        }
        sha256_add(&sha, chunk, length);
    }
    sha256_end(&sha, facts->digest);
    return bytes_same(facts->digest, facts->expected, IMAGE_HASH)
               ? IMAGE_OK
               : IMAGE_ERR_DIGEST;
}

/* The image names its key: by the key itself or by its hash. */
static int is_key(const struct image_reader *reader, const uint8_t *key)
{
    uint8_t hash[IMAGE_HASH];
    struct sha256 sha;

    if (reader->key_size == IMAGE_KEY) {
        return bytes_same(reader->key, key, IMAGE_KEY);
    }
    sha256_begin(&sha);
    sha256_add(&sha, key, IMAGE_KEY);
    sha256_end(&sha, hash);
    return bytes_same(reader->key, hash, IMAGE_HASH);
}

static enum image_status check_author(const struct image_reader *reader,
                                      const uint8_t *key)
{
    if (key == NULL) {
        return IMAGE_OK;
    }
    if ((reader->found & IMAGE_FOUND_KEY) == 0 || !is_key(reader, key)) {
        return IMAGE_ERR_KEY;
    }
    if ((reader->found & IMAGE_FOUND_SIGNATURE) == 0 ||
        !image_signature_good(reader->facts->digest, key, reader->signature,
                              reader->signature_size)) {
        return IMAGE_ERR_SIGNATURE;
    }
    return IMAGE_OK;
}

static int runs_here(const struct image_facts *facts,
                     const struct image_rules *rules)
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
static enum image_status check_facts(const struct image_facts *facts,
                                     const struct image_rules *rules)
{
    if (facts->counter < rules->counter) {
        return IMAGE_ERR_COUNTER;
    }
    return runs_here(facts, rules) ? IMAGE_OK : IMAGE_ERR_ADDRESS;
}

static enum image_status read_format(struct image_reader *reader)
{
    enum image_status status = image_take_header(reader);

    if (status == IMAGE_OK) {
        status = image_take_areas(reader);
    }
    if (status == IMAGE_OK && (reader->found & IMAGE_FOUND_DIGEST) == 0) {
        return IMAGE_ERR_FORMAT;
    }
    return status;
}

static void begin(struct image_reader *reader,
                  const struct image_source *source, struct image_facts *facts)
{
    *facts = (struct image_facts){ 0 };
    reader->source = source;
    reader->facts = facts;
    reader->at = 0;
    reader->found = 0;
}

enum image_status image_verify(struct image_facts *facts,
                               const struct image_source *source,
                               const struct image_rules *rules)
{
    struct image_reader reader;
    enum image_status status;

    begin(&reader, source, facts);
    status = read_format(&reader);
    if (status == IMAGE_OK) {
        status = check_digest(&reader);
    }
    if (status == IMAGE_OK) {
        status = check_author(&reader, rules->key);
    }
    return status == IMAGE_OK ? check_facts(facts, rules) : status;
}

enum image_status image_measure(struct image_source *source)
{
    struct image_facts facts;
    struct image_reader reader;
    enum image_status status;

    begin(&reader, source, &facts);
    status = image_take_sizes(&reader);
    if (status == IMAGE_OK) {
        source->length = reader.at;
    }
    return status;
}

/* BOUNDS: readers check offset and length against source->length before. */
static int read_memory(const void *context, uint32_t offset, void *bytes,
                       size_t length)
{
    const uint8_t *from = context;
    uint8_t *to = bytes;
    size_t i;

    for (i = 0; i < length; i++) {
        to[i] = from[offset + i];
    }
    return 0;
}

struct image_source image_in_memory(const void *bytes, uint32_t length)
{
    struct image_source source;

    source.read = read_memory;
    source.context = bytes;
    source.length = length;
    return source;
}
