/* URLs and their CRIs; the fuzz harness `cri` finds others. */
#include "cri_round.h"

#include "support.h"

/* Each third URL is a base; a board takes longer. */
#ifdef NURL_HOST_TEST
#define STEP 3u
#else
#define STEP 16u
#endif

static char text[400];
static char base[400];

static void round_url(const char *url, size_t len)
{
    const char *wrong = cri_round_url(nurl_text(url, len));

    TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
}

void test_a_url_and_its_cri_mean_the_same(void)
{
    vectors_cut(&vectors_3986, round_url);
    vectors_cut(&vectors_coap, round_url);
}

static struct nurl_str resolved_against;

static void round_resolved(const char *reference, size_t len)
{
    const char *wrong =
        cri_round_resolved(nurl_text(reference, len), resolved_against);

    TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
}

static void round_all(const char *url, size_t len)
{
    static unsigned n;

    if (n++ % STEP != 0) {
        return;
    }
    resolved_against = nurl_text(url, len);
    vectors_check(&vectors_3986, round_resolved);
    vectors_check(&vectors_coap, round_resolved);
}

void test_a_resolved_cri_is_that_of_the_resolved_url(void)
{
    vectors_check(&vectors_3986, round_all);
    vectors_check(&vectors_coap, round_all);
}

/* Empty labels, segments and parameters are the shortest. */
void test_a_resolved_cri_has_all_items_of_long_lists(void)
{
    static const char *const references[] = { "c?", "?", "/", "c" };
    const char *wrong;
    size_t len;
    size_t i;
    int is_query;

    memset(base, '.', sizeof base);
    memcpy(base, "s://", 4);
    memcpy(base + sizeof base - 4, "/a/b", 4);
    for (i = 0; i < sizeof references / sizeof *references; i++) {
        len = strlen(references[i]);
        is_query = references[i][len - 1] == '?';
        memset(text, is_query ? '&' : '/', sizeof text);
        memcpy(text, references[i], len);
        wrong = cri_round_resolved(nurl_text(text, 300),
                                   nurl_text(base, sizeof base));
        TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
    }
}

/* ------------------------------------------------------------ long texts */

#ifdef NURL_HOST_TEST
#define LONGEST 65600u
#else
#define LONGEST 590u /* of what cri_round.c has memory for */
#endif

static char longer[LONGEST + 1];

/* `start`, and then the unit up to this length. */
static struct nurl_str filled(const char *start, const char *unit, size_t len)
{
    size_t all = strlen(start);
    size_t i;

    memcpy(longer, start, all);
    while (all < len) {
        for (i = 0; unit[i] != '\0' && all < len; i++) {
            longer[all++] = unit[i];
        }
    }
    return nurl_text(longer, all);
}

static void check_filled(const char *start, const char *unit, size_t least,
                         size_t most)
{
    size_t len;

    for (len = least; len <= most && len <= LONGEST; len++) {
        const char *wrong = cri_round_url(filled(start, unit, len));

        TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
    }
}

/* Heads grow at 24 and 256; a text has at most 65,535 bytes. */
void test_every_part_may_be_long(void)
{
    static const char *const parts[][2] = {
        { "coap://h/", "a" },
        { "coap://h/", "/" },
        { "coap://h/", "a/" },
        { "coap://h/", "%20" },
        { "coap://h/", "../" },
        { "coap://h/b/", "a/../" },
        { "coap://", "a." },
        { "coap://", "A" },
        { "coap://", "%2e" },
        { "x://", "%C3%A9" },
        { "coap://h?", "a" },
        { "coap://h?", "&" },
        { "coap://h#", "%25" },
        { "x", "y" },
        { "x:", "aaaaaaaaaaaaaaaaaaaaaaaa/" },
        { "", "a/" },
        { "?", "a&" },
        { "", "./" },
        { "", "../" },
    };
    size_t i;

    for (i = 0; i < sizeof parts / sizeof *parts; i++) {
        check_filled(parts[i][0], parts[i][1], 20, 90);
        check_filled(parts[i][0], parts[i][1], 250, 290);
        check_filled(parts[i][0], parts[i][1], 500, 590);
        check_filled(parts[i][0], parts[i][1], 65530, 65536);
    }
}

/* Single bytes of made CRIs are changed: most are no CRIs then. */
void test_a_cri_and_its_url_mean_the_same(void)
{
    static const char cri[] = "\x85\x20\x83\xF4\x61u\x61h\x82\x61p\x60\x81\x61q"
                              "\x61"
                              "f";
    char octets[sizeof cri - 1];
    unsigned octet;
    size_t i;
    size_t at;

    for (at = 0; at < sizeof octets; at++) {
        for (octet = 0; octet < 256; octet++) {
            const char *wrong;

            for (i = 0; i < sizeof octets; i++) {
                octets[i] = cri[i];
            }
            octets[at] = (char)octet;
            wrong = cri_round_octets(nurl_text(octets, sizeof octets));
            TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
        }
    }
}
