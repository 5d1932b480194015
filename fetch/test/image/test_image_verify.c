/* Images in MCUboot's format: what is read, and what is refused. The samples
 * and real signatures are in fetch/test/image/check. */
#include "image/image_format.h"
#include "nimage.h"

#include <string.h>

#include "exact.h"
#include "nimage_sha256.h"
#include "unity.h"

enum {
    BODY = 40,
    SIGNED = 70, /* bytes of the signature */
    MOST = 400,
    EMPTY_AREA = 4,
    RAM = 0x20000000
};

/* What an image is made of; tests change it. */
static struct parts {
    uint32_t magic, load, body_size, flags, pad;
    uint16_t header_size, protected_size;
    uint16_t types[6], lengths[6]; /* TLVs: two protected ones, then four */
    unsigned count[2];
    uint16_t area_magic[2];
    int area_extra[2]; /* more in the size of an area than there is */
    uint32_t counter;
    unsigned trailing;
} parts;

static uint8_t bytes[MOST];
static size_t size;
static uint8_t key[NIMAGE_KEY];
static struct nimage_facts facts;
static struct nimage_rules rules;
static const struct nimage_place places[] = { { NIMAGE_FIXED, 8 },
                                              { NIMAGE_RAM, RAM } };
static int signature_is_good;
static unsigned signatures; /* how many were verified */
static uint32_t fails_at;   /* reading ends here */
static int reads_left;      /* or after so many more reads */

int nimage_signature_good(const uint8_t hash[NIMAGE_HASH],
                          const uint8_t public_key[NIMAGE_KEY],
                          const uint8_t *signature, size_t length)
{
    signatures++;
    TEST_ASSERT_EQUAL_MEMORY(facts.digest, hash, NIMAGE_HASH);
    TEST_ASSERT_EQUAL_PTR(key, public_key);
    TEST_ASSERT_EQUAL_size_t(SIGNED, length);
    TEST_ASSERT_EQUAL_HEX8(0x5A, signature[0]);
    return signature_is_good;
}

static void put(uint32_t value, unsigned count)
{
    for (; count > 0; count--, value >>= 8) {
        bytes[size] = (uint8_t)(value & 0xFF);
        size++;
    }
}

static void hash(uint8_t digest[NIMAGE_HASH], const void *from, size_t length)
{
    struct nimage_sha256 sha;

    nimage_sha256_begin(&sha);
    nimage_sha256_add(&sha, from, length);
    nimage_sha256_end(&sha, digest);
}

static void put_header(void)
{
    put(parts.magic, 4);
    put(parts.load, 4);
    put(parts.header_size, 2);
    put(parts.protected_size, 2);
    put(parts.body_size, 4);
    put(parts.flags, 4);
    put(0x00030201, 4);
    put(4, 4);
    put(parts.pad, 4);
    size = parts.header_size + (size_t)BODY;
}

static void put_data(uint16_t type, uint16_t length, size_t signed_size)
{
    uint8_t digest[NIMAGE_HASH];

    memset(bytes + size, 0x5A, length);
    if (type == 0x10 || type == 0x01) {
        hash(digest, type == 0x10 ? bytes : key,
             type == 0x10 ? signed_size : sizeof key);
        memcpy(bytes + size, digest, sizeof digest);
    } else if (type == 0x02) {
        memcpy(bytes + size, key, sizeof key);
    } else if (type == 0x50) {
        put(parts.counter, 4);
        size -= 4;
    }
    size += length;
}

static void put_area(unsigned area)
{
    size_t from = size;
    size_t end;

    put(parts.area_magic[area], 2);
    put(0, 2);
    for (unsigned i = area * 2; i < area * 2 + parts.count[area]; i++) {
        put(parts.types[i], 2);
        put(parts.lengths[i], 2);
        put_data(parts.types[i], parts.lengths[i], from);
    }
    end = size;
    size = from + 2;
    put((uint32_t)((int)(end - from) + parts.area_extra[area]), 2);
    size = end;
}

/* The same bytes again. */
static enum nimage_status verify_bytes(void)
{
    struct nimage_source source = nimage_in_memory(bytes, (uint32_t)size);

    return nimage_verify(&facts, &source, &rules);
}

static enum nimage_status verify(void)
{
    struct nimage_source source;
    enum nimage_status status;
    char *block;

    memset(bytes, 0, sizeof bytes);
    size = 0;
    put_header();
    if (parts.count[0] > 0 || parts.protected_size == EMPTY_AREA) {
        put_area(0);
    }
    put_area(1);
    size += parts.trailing;
    block = exact_open((const char *)bytes, size);
    source = nimage_in_memory(block, (uint32_t)size);
    status = nimage_verify(&facts, &source, &rules);
    exact_close(block);
    return status;
}

void setUp(void)
{
    static const struct parts good = { 0x96f3b83d,
                                       RAM,
                                       BODY,
                                       NIMAGE_RAM,
                                       0,
                                       32,
                                       12,
                                       { 0x50, 0x99, 0x10, 0x01, 0x22, 0 },
                                       { 4, 0, 32, 32, SIGNED, 0 },
                                       { 1, 3 },
                                       { 0x6908, 0x6907 },
                                       { 0, 0 },
                                       7,
                                       0 };

    parts = good;
    memset(key, 0xA5, sizeof key);
    rules.key = key;
    rules.counter = 7;
    rules.places = places;
    rules.place_count = 2;
    signature_is_good = 1;
    signatures = 0;
}

void test_a_good_image_says_what_it_is(void)
{
    static const uint8_t version[8] = { 1, 2, 3, 0, 4, 0, 0, 0 };

    TEST_ASSERT_EQUAL_INT(NIMAGE_OK, verify());
    TEST_ASSERT_EQUAL_UINT32(RAM, facts.load_address);
    TEST_ASSERT_EQUAL_UINT32(32, facts.header_size);
    TEST_ASSERT_EQUAL_UINT32(BODY, facts.body_size);
    TEST_ASSERT_EQUAL_UINT32(7, facts.counter);
    TEST_ASSERT_EQUAL_HEX32(NIMAGE_RAM, facts.flags);
    TEST_ASSERT_EQUAL_MEMORY(version, facts.version, sizeof version);
    TEST_ASSERT_EQUAL_MEMORY(facts.expected, facts.digest, NIMAGE_HASH);
    TEST_ASSERT_EQUAL_UINT(1, signatures);
}

void test_the_key_can_stand_in_the_image_itself(void)
{
    parts.types[3] = 0x02;
    parts.lengths[3] = NIMAGE_KEY;
    TEST_ASSERT_EQUAL_INT(NIMAGE_OK, verify());
}

void test_an_image_without_a_protected_area_has_counter_0(void)
{
    parts.count[0] = 0;
    parts.protected_size = 0;
    TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_COUNTER, verify());
    rules.counter = 0;
    TEST_ASSERT_EQUAL_INT(NIMAGE_OK, verify());
}

void test_other_protected_types_are_the_authors(void)
{
    parts.count[0] = 2;
    parts.lengths[1] = 9;
    parts.protected_size = 25;
    TEST_ASSERT_EQUAL_INT(NIMAGE_OK, verify());
}

void test_a_protected_type_has_two_bytes(void)
{
    parts.types[0] = 0x150;
    TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_COUNTER, verify());
}

void test_an_area_can_be_empty_or_end_with_an_empty_tlv(void)
{
    parts.count[0] = 2;
    parts.protected_size = 16;
    TEST_ASSERT_EQUAL_INT(NIMAGE_OK, verify());
    parts.count[0] = 0;
    parts.protected_size = EMPTY_AREA;
    rules.counter = 0;
    TEST_ASSERT_EQUAL_INT(NIMAGE_OK, verify());
}

void test_without_a_key_a_signature_can_have_up_to_72_bytes(void)
{
    rules.key = NULL;
    parts.lengths[4] = NIMAGE_SIGNATURE;
    TEST_ASSERT_EQUAL_INT(NIMAGE_OK, verify());
}

void test_without_a_key_no_signature_is_asked_for(void)
{
    rules.key = NULL;
    parts.count[1] = 1;
    TEST_ASSERT_EQUAL_INT(NIMAGE_OK, verify());
    TEST_ASSERT_EQUAL_UINT(0, signatures);
}

void test_counter_and_address_count_after_the_signature(void)
{
    parts.counter = 6;
    TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_COUNTER, verify());
    parts.load = 8;
    TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_COUNTER, verify());
    signature_is_good = 0;
    TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_SIGNATURE, verify());
    signature_is_good = 1;
    parts.counter = UINT32_MAX;
    TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_ADDRESS, verify());
    parts.flags = NIMAGE_FIXED;
    TEST_ASSERT_EQUAL_INT(NIMAGE_OK, verify());
    parts.flags = 0;
    TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_ADDRESS, verify());
    rules.place_count = 0;
    TEST_ASSERT_EQUAL_INT(NIMAGE_OK, verify());
}

void test_another_key_is_refused_before_its_signature_is_asked_for(void)
{
    key[0] = 0;
    parts.types[3] = 0x02;
    parts.lengths[3] = NIMAGE_KEY;
    verify();
    key[0] = 1;
    signatures = 0;
    TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_KEY, verify_bytes());
    TEST_ASSERT_EQUAL_UINT(0, signatures);
}

/* The first image names its key, the second none: it must not get that key. */
void test_the_key_of_an_image_before_is_not_this_ones(void)
{
    uint8_t before[MOST];
    struct nimage_source named, nameless;
    enum nimage_status first, second;

    TEST_ASSERT_EQUAL_INT(NIMAGE_OK, verify());
    memcpy(before, bytes, sizeof before);
    named = nimage_in_memory(before, (uint32_t)size);
    parts.types[3] = 0x22;
    parts.lengths[3] = SIGNED;
    parts.count[1] = 2;
    (void)verify();
    nameless = nimage_in_memory(bytes, (uint32_t)size);
    first = nimage_verify(&facts, &named, &rules);
    second = nimage_verify(&facts, &nameless, &rules);
    TEST_ASSERT_EQUAL_INT(NIMAGE_OK, first);
    TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_KEY, second);
}

void test_what_is_missing_is_named(void)
{
    parts.count[1] = 2;
    TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_SIGNATURE, verify());
    parts.count[1] = 1;
    TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_KEY, verify());
    parts.count[1] = 0;
    TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_FORMAT, verify());
}

void test_other_kinds_of_images_are_refused(void)
{
    static const uint32_t flags[] = { 4,
                                      8,
                                      0x10,
                                      0x200,
                                      0x400,
                                      0x800,
                                      1,
                                      2,
                                      0x40,
                                      0x120,
                                      NIMAGE_RAM | (uint32_t)1 << 16 };

    for (unsigned i = 0; i < sizeof flags / sizeof flags[0]; i++) {
        parts.flags = flags[i];
        TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_FORMAT, verify());
    }
}

#define REFUSED(change)                                                        \
    do {                                                                       \
        setUp();                                                               \
        change;                                                                \
        TEST_ASSERT_EQUAL_INT_MESSAGE(NIMAGE_ERR_FORMAT, verify(), #change);   \
    } while (0)

void test_sizes_and_magic_numbers_must_be_right(void)
{
    REFUSED(parts.magic++);
    REFUSED(parts.pad = 1);
    REFUSED(parts.header_size = 31);
    REFUSED(parts.body_size++);
    REFUSED(parts.body_size = UINT32_MAX);
    REFUSED(parts.body_size = UINT32_MAX - 31);
    REFUSED(parts.protected_size++);
    REFUSED(parts.protected_size = 0);
    REFUSED(parts.area_magic[0]++);
    REFUSED(parts.area_magic[1]++);
    REFUSED(parts.area_extra[0] = 1);
    REFUSED(parts.area_extra[0] = -1);
    REFUSED(parts.area_extra[1] = 1);
    REFUSED(parts.area_extra[1] = -1);
    REFUSED(parts.area_extra[1] = -150);
    REFUSED(parts.trailing = 1);
    REFUSED(rules.key = NULL; parts.count[1] = 1; parts.area_extra[1] = -16);
    REFUSED(rules.key = NULL; parts.count[1] = 2; parts.types[3] = 0x22;
            parts.lengths[3] = 0; parts.area_extra[1] = -2);
}

void test_each_type_stands_once_where_it_belongs(void)
{
    REFUSED(parts.types[2] = 0x11);
    REFUSED(parts.types[2] = 0x110);
    REFUSED(parts.types[3] = 0x50);
    REFUSED(parts.types[4] = 0x10; parts.lengths[4] = 32);
    REFUSED(parts.types[4] = 0x01; parts.lengths[4] = 32);
    REFUSED(parts.lengths[2] = 31);
    REFUSED(parts.lengths[3] = 33);
    REFUSED(parts.types[3] = 0x02; parts.lengths[3] = NIMAGE_KEY - 1);
    REFUSED(parts.lengths[4] = 73);
    REFUSED(parts.lengths[0] = 5; parts.protected_size++);
    REFUSED(parts.types[1] = 0x50; parts.lengths[1] = 4; parts.count[0] = 2;
            parts.protected_size += 8);
}

void test_a_changed_byte_is_another_digest(void)
{
    verify();
    bytes[32] ^= 1;
    TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_DIGEST, verify_bytes());
}

static int read_until(const void *context, uint32_t offset, void *to,
                      size_t length)
{
    memcpy(to, (const uint8_t *)context + offset, length);
    return offset + length > fails_at ? -1 : 0;
}

static int read_some(const void *context, uint32_t offset, void *to,
                     size_t length)
{
    memcpy(to, (const uint8_t *)context + offset, length);
    reads_left--;
    return reads_left < 0 ? -1 : 0;
}

void test_flash_that_cannot_be_read_is_an_error_of_its_own(void)
{
    struct nimage_source source;
    enum nimage_status status = NIMAGE_ERR_READ;
    int reads;

    verify();
    source = nimage_in_memory(bytes, (uint32_t)size);
    source.read = read_until;
    for (fails_at = 0; fails_at < size; fails_at++) {
        TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_READ,
                              nimage_verify(&facts, &source, &rules));
    }
    TEST_ASSERT_EQUAL_INT(NIMAGE_OK, nimage_verify(&facts, &source, &rules));
    source.read = read_some;
    for (reads = 0; status == NIMAGE_ERR_READ; reads++) {
        reads_left = reads;
        status = nimage_verify(&facts, &source, &rules);
    }
    TEST_ASSERT_EQUAL_INT(NIMAGE_OK, status);
    TEST_ASSERT_TRUE(reads > 10);
}

void test_an_image_that_is_cut_is_none(void)
{
    verify();
    for (size_t length = 0; length < size; length++) {
        char *block = exact_open((const char *)bytes, length);
        struct nimage_source source = nimage_in_memory(block, (uint32_t)length);

        TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_FORMAT,
                              nimage_verify(&facts, &source, &rules));
        exact_close(block);
    }
}

void test_the_length_of_an_image_without_a_protected_area(void)
{
    struct nimage_source source;

    parts.count[0] = 0;
    parts.protected_size = 0;
    verify();
    source = nimage_in_memory(bytes, sizeof bytes);
    TEST_ASSERT_EQUAL_INT(NIMAGE_OK, nimage_measure(&source));
    TEST_ASSERT_EQUAL_UINT32(size, source.length);
}

/* Of a body of zeros that memory need not hold. */
static struct {
    uint8_t head[32], tail[MOST];
    uint32_t body, length;
} large;

static int read_large(const void *context, uint32_t offset, void *to,
                      size_t length)
{
    uint8_t *byte = to;

    (void)context;
    for (; length > 0; length--, offset++, byte++) {
        *byte = offset < 32 ? large.head[offset]
                : offset < 32 + large.body
                    ? 0
                    : large.tail[offset - 32 - large.body];
    }
    return offset > large.length ? -1 : 0;
}

void test_sizes_have_32_bits(void)
{
    static const uint32_t sizes[] = { 300, 70000 };
    struct nimage_source source = nimage_in_memory(NULL, 0);
    uint8_t zeros[50] = { 0 };
    struct nimage_sha256 sha;
    uint32_t left;

    for (size_t i = 0; i < 2; i++) {
        large.body = parts.body_size = sizes[i];
        (void)verify();
        memcpy(large.head, bytes, 32);
        memcpy(large.tail, bytes + 32 + BODY, size - 32 - BODY);
        large.length = (uint32_t)size - BODY + large.body;
        nimage_sha256_begin(&sha);
        nimage_sha256_add(&sha, large.head, 32);
        for (left = large.body; left > 0; left -= 50) {
            nimage_sha256_add(&sha, zeros, 50);
        }
        nimage_sha256_add(&sha, large.tail, parts.protected_size);
        nimage_sha256_end(&sha, large.tail + parts.protected_size + 8);
        source.length = large.length;
        source.read = read_large;
        TEST_ASSERT_EQUAL_INT(NIMAGE_OK,
                              nimage_verify(&facts, &source, &rules));
        TEST_ASSERT_EQUAL_UINT32(sizes[i], facts.body_size);
        large.tail[parts.protected_size + 2] -= 16; /* of the last area */
        TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_FORMAT,
                              nimage_verify(&facts, &source, &rules));
    }
}

void test_a_length_is_measured_in_a_larger_memory(void)
{
    struct nimage_source source;
    uint32_t length;

    verify();
    source = nimage_in_memory(bytes, sizeof bytes);
    TEST_ASSERT_EQUAL_INT(NIMAGE_OK, nimage_measure(&source));
    TEST_ASSERT_EQUAL_UINT32(size, source.length);
    for (length = 0; length < size; length++) {
        source = nimage_in_memory(bytes, length);
        TEST_ASSERT_EQUAL_INT(NIMAGE_ERR_FORMAT, nimage_measure(&source));
        TEST_ASSERT_EQUAL_UINT32(length, source.length);
    }
}
