/* A base and a reference, both in hex, and the target. */
#include "nurl_cri.h"

#include "cri.h"
#include "support.h"

static char buffer[300];

/* "base|reference" */
static void target(struct nurl_writer *out, const char *text, size_t len)
{
    const char *bar = memchr(text, '|', len);
    size_t first = (size_t)(bar - text);
    struct nurl_cri base;
    struct nurl_cri reference;
    size_t size;
    size_t more;
    char *block = cri_open(text, first, &size);
    char *other = cri_open(bar + 1, len - first - 1, &more);

    (void)nurl_cri_parse(&base, block, size);
    (void)nurl_cri_parse(&reference, other, more);
    nurl_write_cri_resolved(out, &base, &reference);
    exact_close(other);
    exact_close(block);
}

#define BASE "85 20 82 61 68 01 82 61 61 61 62 81 61 63 61 64|"

static const struct row base_rows[] = {
    /* A reference takes from the base what it lacks. */
    { BASE "80", "85208261680182616161628161636164" },
    { BASE "84 00 f6 f6 60", "852082616801826161616281616360" },
    { BASE "83 00 f6 81 60", "84208261680182616161628160" },
    { BASE "84 00 80 f6 60", "85208261680182616161628060" },
    { BASE "81 01", "832082616801816161" },
    { BASE "81 02", "822082616801" },
    { BASE "81 03", "822082616801" },
    { BASE "82 18 7f 81 61 78", "832082616801816178" },
    { BASE "82 01 82 61 78 60", "832082616801836161617860" },
    { BASE "82 f5 81 61 78", "832082616801816178" },
    { BASE "81 f5", "822082616801" },
    { BASE "82 f6 f5", "8220f5" },
    { BASE "83 f6 f5 81 60", "8320f58160" },
    { BASE "82 f6 81 61 67", "8220816167" },
    { BASE "81 61 67", "816167" },
    { BASE "81 39 0100", "81390100" },
    { "82 20 82 44 01020304 61 7a|80", "8220824401020304617a" },
    /* Who has no scheme is no base. */
    { "82 f6 81 61 68|80", "SCHEME_MISSING@0" },
    { "80|81 20", "SCHEME_MISSING@0" },
    { "|80", "UNPARSED@0" },
    { "81 20|", "UNPARSED@0" },
};

void test_a_reference_takes_from_a_base_with_a_scheme_what_it_lacks(void)
{
    WRITES(target, 17 | UNPLACED | HEX, base_rows);
}

/* "true" discards all segments, also more than a number can. */
void test_all_of_a_long_path_is_kept_or_discarded(void)
{
    static const char all[] = "\x81\xF5";
    static const char none[] = "\x80";
    char octets[6 + 300] = "\x83\x20\xF6\x99\x01\x2C";
    char kept[sizeof octets];
    struct nurl_cri base;
    struct nurl_cri reference;
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    memset(octets + 6, 0x60, 300);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_cri_parse(&base, octets, sizeof octets));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_cri_parse(&reference, all, 2));
    nurl_write_cri_resolved(&out, &base, &reference);
    TEST_ASSERT_EQUAL_STRING("8120", cri_written(&out));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_cri_parse(&reference, none, 1));
    nurl_writer_init(&out, kept, sizeof kept);
    nurl_write_cri_resolved(&out, &base, &reference);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL_MEMORY(octets, kept, sizeof octets);
}

#ifdef NURL_HOST_TEST /* a board does not have the memory */

static char many[2][6 + 65535];

/* A path of empty segments, `count` of them, after a head of `size` bytes. */
static void parse_many(struct nurl_cri *cri, char *octets, size_t size,
                       size_t count)
{
    octets[size - 2] = (char)(count / 256);
    octets[size - 1] = (char)(count % 256);
    memset(octets + size, 0x60, count);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_cri_parse(cri, octets, size + count));
}

/* [-1, null, 35,536 segments] and [1, `count` segments]: one is discarded. */
static enum nurl_status resolve_many(size_t count)
{
    struct nurl_cri base;
    struct nurl_cri reference;
    struct nurl_writer out = writer_of(NULL, 0);

    memcpy(many[0], "\x83\x20\xF6\x99", 4);
    memcpy(many[1], "\x82\x01\x99", 3);
    parse_many(&base, many[0], 6, 35536);
    parse_many(&reference, many[1], 5, count);
    nurl_write_cri_resolved(&out, &base, &reference);
    TEST_ASSERT_EQUAL(0, out.stop);
    return nurl_writer_status(&out);
}

#endif

void test_no_array_has_more_than_65535_segments(void)
{
#ifdef NURL_HOST_TEST
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, resolve_many(30000));
    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG, resolve_many(30001));
#endif
}
