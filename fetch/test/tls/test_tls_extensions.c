/* Which extensions a certificate has, from its bytes in parts of any size. */
#include "tls/tls_extensions.h"

#include <string.h>

#include "exact.h"
#include "unity.h"

#define ALT_NAME "\x06\3\x55\x1D\x11", 5
#define CONSTRAINTS "\x06\3\x55\x1D\x1E", 5
#define PURPOSE "\x06\3\x55\x1D\x25", 5
#define KEY_USAGE "\x06\3\x55\x1D\x0F", 5
#define SERVER "\x06\x08\x2B\6\1\5\5\7\3\1"
#define CLIENT "\x06\x08\x2B\6\1\5\5\7\3\2"
#define ANY "\x06\4\x55\x1D\x25\0"

/* An extension: its OID (and BOOLEAN), and its value. */
struct extension {
    const char *head;
    size_t head_length;
    const char *value;
    size_t value_length;
};

static uint8_t bytes[1024];
static size_t size;

static void put(const void *from, size_t length)
{
    memcpy(bytes + size, from, length);
    size += length;
}

/* Tag and length, in the short form or in one with this many bytes. */
static void put_head(uint8_t tag, size_t length, unsigned count)
{
    uint8_t head[5] = { tag, (uint8_t)(count > 0 ? 0x80 + count : length) };

    for (unsigned i = 0; i < count; i++) {
        head[2 + i] = (uint8_t)(length >> 8 * (count - 1 - i) & 0xFF);
    }
    put(head, 2 + count);
}

/* Wraps all bytes from here on. */
static void wrap(size_t from, uint8_t tag, unsigned count)
{
    uint8_t content[sizeof bytes];
    size_t length = size - from;

    memcpy(content, bytes + from, length);
    size = from;
    put_head(tag, length, count);
    put(content, length);
}

static void put_extension(const struct extension *one)
{
    size_t from = size;

    put(one->head, one->head_length);
    put_head(0x04, one->value_length, 0);
    put(one->value, one->value_length);
    wrap(from, 0x30, 0);
}

/* A certificate with these extensions, up to one without a head. */
static void make(const struct extension *list)
{
    static const uint8_t members[] = {
        0xA0, 3, 2, 1, 2,          /* version */
        2,    1, 7,                /* serialNumber */
        0x30, 5, 6, 3, 85, 29, 17, /* signature, with an OID of extensions */
        0x30, 0,                   /* issuer */
        0x30, 3, 4, 1, 0,          /* validity */
        0x30, 0,                   /* subject */
        0x30, 2, 5, 0              /* subjectPublicKeyInfo */
    };
    size_t from;

    size = 0;
    put(members, sizeof members);
    from = size;
    for (; list->head != NULL; list++) {
        put_extension(list);
    }
    wrap(from, 0x30, 1);
    wrap(from, 0xA3, 3);
    wrap(0, 0x30, 2);
    /* Another algorithm, which nobody signs: no extension. */
    put("\x30\x05\x06\3\x55\x1D\x11\x03\1\0", 10);
    wrap(0, 0x30, 2);
}

static const uint8_t *address; /* that is looked for */
static size_t address_length;

static uint8_t found_in_parts(size_t length, size_t chunk)
{
    struct nfetch_tls_extensions extensions;
    char *block = exact_open((const char *)bytes, length);
    size_t at, part;

    nfetch_tls_extensions_begin(&extensions, address, address_length);
    for (at = 0; at < length; at += part) {
        part = length - at < chunk ? length - at : chunk;
        nfetch_tls_extensions_add(&extensions, (const uint8_t *)block + at,
                                  part);
    }
    exact_close(block);
    return extensions.found;
}

static uint8_t found(const struct extension *list)
{
    make(list);
    TEST_ASSERT_EQUAL_HEX8(found_in_parts(size, size), found_in_parts(size, 1));
    return found_in_parts(size, 7);
}

#define FOUND(...)                                                             \
    found((const struct extension[]){ __VA_ARGS__, { NULL, 0, NULL, 0 } })

void setUp(void)
{
    address = NULL;
    address_length = 0;
}

void test_extensions_are_found_wherever_they_stand(void)
{
    static const struct extension none[] = { { NULL, 0, NULL, 0 } };

    TEST_ASSERT_EQUAL_HEX8(0, found(none));
    TEST_ASSERT_EQUAL_HEX8(0, FOUND({ KEY_USAGE, "\x03\2\7\x80", 4 }));
    TEST_ASSERT_EQUAL_HEX8(
        NFETCH_TLS_ALT_NAME,
        FOUND({ KEY_USAGE, "\x03\2\7\x80", 4 }, { ALT_NAME, "\x30\0", 2 }));
    TEST_ASSERT_EQUAL_HEX8(
        NFETCH_TLS_CONSTRAINTS,
        FOUND({ CONSTRAINTS, "\x30\0", 2 }, { KEY_USAGE, "", 0 }));
}

void test_an_extended_key_usage_says_whether_it_has_serverauth(void)
{
    static const struct {
        const char *value;
        size_t length;
        uint8_t found;
    } rows[] = {
        { "\x30\x0A" SERVER, 12, NFETCH_TLS_PURPOSE | NFETCH_TLS_SERVER },
        { "\x30\x0A" CLIENT, 12, NFETCH_TLS_PURPOSE },
        { "\x30\x14" CLIENT SERVER, 22,
          NFETCH_TLS_PURPOSE | NFETCH_TLS_SERVER },
        { "\x30\x14" SERVER CLIENT, 22,
          NFETCH_TLS_PURPOSE | NFETCH_TLS_SERVER },
        { "\x30\x06" ANY, 8, NFETCH_TLS_PURPOSE },
        /* One byte more or less, and another last one. */
        { "\x30\x0B\x06\x09\x2B\6\1\5\5\7\3\1\1", 13, NFETCH_TLS_PURPOSE },
        { "\x30\x09\x06\x07\x2B\6\1\5\5\7\3", 11, NFETCH_TLS_PURPOSE },
        { "\x30\0", 2, NFETCH_TLS_PURPOSE },
        { "", 0, NFETCH_TLS_PURPOSE },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct extension list[] = { { PURPOSE, rows[i].value, rows[i].length },
                                    { ALT_NAME, "\x30\0", 2 },
                                    { NULL, 0, NULL, 0 } };

        TEST_ASSERT_EQUAL_HEX8(rows[i].found | NFETCH_TLS_ALT_NAME,
                               found(list));
        list[0].head = "\x06\3\x55\x1D\x25\1\1\xFF"; /* critical */
        list[0].head_length = 8;
        TEST_ASSERT_EQUAL_HEX8(rows[i].found | NFETCH_TLS_ALT_NAME,
                               found(list));
    }
}

/* The OID of serverAuth inside another extension is no purpose. */
void test_only_the_extended_key_usage_has_purposes(void)
{
    TEST_ASSERT_EQUAL_HEX8(NFETCH_TLS_PURPOSE | NFETCH_TLS_ALT_NAME,
                           FOUND({ KEY_USAGE, "\x30\x0A" SERVER, 12 },
                                 { PURPOSE, "\x30\x0A" CLIENT, 12 },
                                 { ALT_NAME, "\x30\x0A" SERVER, 12 }));
}

/* An OID of another length, or another arc, is another extension. */
void test_other_oids_are_other_extensions(void)
{
    TEST_ASSERT_EQUAL_HEX8(
        0, FOUND({ "\x06\4\x55\x1D\x11\1", 6, "", 0 },
                 { "\x06\2\x55\x1D", 4, "", 0 },
                 { "\x06\3\x56\x1D\x11", 5, "", 0 },
                 { "\x06\3\x55\x1E\x11", 5, "", 0 },
                 { "\x06\x0A\x55\x1D\x11\0\0\0\0\0\0\0", 12, "", 0 }));
}

/* Its length modulo 256 is that of a known one, and so are its bytes there. */
void test_a_very_long_oid_is_another_extension(void)
{
    static const size_t lengths[] = { 3, 256 + 3, 256 + 8, 512 + 3 };
    static const uint8_t known[] = { 0x55, 0x1D, 0x11 };

    for (size_t i = 0; i < 4; i++) {
        size = 0;
        while (size < lengths[i]) {
            put(size % 256 < sizeof known ? &known[size % 256] : known, 1);
        }
        wrap(0, 0x06, 2);
        put_head(0x04, 0, 0);
        wrap(0, 0x30, 2);
        wrap(0, 0x30, 2);
        wrap(0, 0xA3, 2);
        wrap(0, 0x30, 2);
        wrap(0, 0x30, 2);
        TEST_ASSERT_EQUAL_HEX8(i == 0 ? NFETCH_TLS_ALT_NAME : 0,
                               found_in_parts(size, 1));
    }
}

void test_what_is_no_certificate_is_unreadable(void)
{
    static const struct {
        const char *bytes;
        size_t length;
    } rows[] = {
        { "\x31\x03\x30\1\0", 5 },
        { "\x30\x03\x31\1\0", 5 },
        { "\x30\x80\x30", 3 },
        { "\x30\x84\0\0\0\x01", 6 },
        { "\x30\x20\x30\x1E\xA3\x1C\x31\x1A", 8 },
        { "\x30\x20\x30\x1E\xA3\x1C\x30\x1A\x31\x18", 10 },
        { "\x30\x20\x30\x1E\xA3\x1C\x30\x1A\x30\x18\x02\1\1", 13 },
        { "\x30\x20\x30\x1E\xA3\x1C\x30\x1A\x30\x18\x06\0", 12 },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        size = 0;
        put(rows[i].bytes, rows[i].length);
        TEST_ASSERT_TRUE((found_in_parts(size, 1) & NFETCH_TLS_UNREADABLE) !=
                         0);
    }
}

/* A certificate that ends early has no more than the whole one. */
void test_a_part_of_a_certificate_has_a_part_of_its_extensions(void)
{
    static const struct extension list[] = { { ALT_NAME, "\x30\0", 2 },
                                             { PURPOSE, "\x30\x0A" SERVER, 12 },
                                             { CONSTRAINTS, "\x30\0", 2 },
                                             { NULL, 0, NULL, 0 } };
    const uint8_t all = NFETCH_TLS_ALT_NAME | NFETCH_TLS_PURPOSE |
                        NFETCH_TLS_SERVER | NFETCH_TLS_CONSTRAINTS;
    uint8_t before = 0;

    make(list);
    for (size_t length = 0; length <= size; length++) {
        uint8_t now = found_in_parts(length, 1);

        TEST_ASSERT_EQUAL_HEX8(before, now & before);
        before = now;
    }
    TEST_ASSERT_EQUAL_HEX8(all, before);
}

#define SIX "\x20\1\x0D\xB8\0\0\0\0\0\0\0\0\0\0\0\1"
#define FOUR "\xC0\0\2\1"
#define THERE NFETCH_TLS_ADDRESS

static const struct {
    const char *value;
    size_t length;
    uint8_t four, six; /* what else is found for these addresses */
} names[] = {
    { "\x30\6\x87\4" FOUR, 8, THERE, 0 },
    { "\x30\x12\x87\x10" SIX, 20, 0, THERE },
    { "\x30\x18\x87\4" FOUR "\x87\x10" SIX, 26, THERE, THERE },
    { "\x30\x0C\x87\4\xC0\0\2\2\x87\4" FOUR, 14, THERE, 0 },
    { "\x30\x0C\x87\4" FOUR "\x87\4\xC0\0\2\2", 14, THERE, 0 },
    { "\x30\x0A\x82\2h.\x87\4" FOUR, 12, THERE, 0 },
    /* another byte, each of them */
    { "\x30\6\x87\4\xC1\0\2\1", 8, 0, 0 },
    { "\x30\6\x87\4\xC0\1\2\1", 8, 0, 0 },
    { "\x30\6\x87\4\xC0\0\3\1", 8, 0, 0 },
    { "\x30\6\x87\4\xC0\0\2\0", 8, 0, 0 },
    /* other lengths: a part, an address and its mask, an IPv4 address in IPv6
     */
    { "\x30\5\x87\3\xC0\0\2", 7, 0, 0 },
    { "\x30\7\x87\5" FOUR "\0", 9, 0, 0 },
    { "\x30\x0A\x87\x08" FOUR "\xFF\xFF\xFF\xFF", 12, 0, 0 },
    { "\x30\x12\x87\x10\0\0\0\0\0\0\0\0\0\0\xFF\xFF" FOUR, 20, 0, 0 },
    { "\x30\2\x87\0", 4, 0, 0 },
    { "\x30\0", 2, 0, 0 },
    { "", 0, 0, 0 },
    /* another kind of name with the same bytes or the same text */
    { "\x30\6\x82\4" FOUR, 8, 0, 0 },
    { "\x30\6\x88\4" FOUR, 8, 0, 0 },
    { "\x30\6\x07\4" FOUR, 8, 0, 0 },
    { "\x30\6\xA7\4" FOUR, 8, 0, 0 },
    { "\x30\x0B\x82\x09"
      "192.0.2.1",
      13, 0, 0 },
    /* inside another name */
    { "\x30\x08\xA4\6\x87\4" FOUR, 10, 0, 0 },
};

/* All bytes of the address, and no more, in an iPAddress. */
void test_an_address_is_found_as_an_ipaddress_alone(void)
{
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        struct extension list[] = { { KEY_USAGE, "\x30\6\x87\4" FOUR, 8 },
                                    { ALT_NAME, names[i].value,
                                      names[i].length },
                                    { KEY_USAGE, "\x30\6\x87\4" FOUR, 8 },
                                    { NULL, 0, NULL, 0 } };

        setUp();
        TEST_ASSERT_EQUAL_HEX8(NFETCH_TLS_ALT_NAME, found(list));
        address = (const uint8_t *)FOUR;
        address_length = 4;
        TEST_ASSERT_EQUAL_HEX8(NFETCH_TLS_ALT_NAME | names[i].four,
                               found(list));
        address = (const uint8_t *)SIX;
        address_length = 16;
        TEST_ASSERT_EQUAL_HEX8(NFETCH_TLS_ALT_NAME | names[i].six, found(list));
        list[1].head = "\x06\3\x55\x1D\x11\1\1\xFF"; /* critical */
        list[1].head_length = 8;
        TEST_ASSERT_EQUAL_HEX8(NFETCH_TLS_ALT_NAME | names[i].six, found(list));
    }
}

void test_names_that_are_no_list_are_unreadable(void)
{
    TEST_ASSERT_EQUAL_HEX8(NFETCH_TLS_ALT_NAME | NFETCH_TLS_UNREADABLE,
                           FOUND({ ALT_NAME, "\x31\0", 2 }));
}
