/* Made URLs and their CRIs; test/evidence/cri_rounds makes many more. */
#include "cri_round.h"

#include "unity.h"

#define ROUNDS 3000

static char text[400];
static char base[400];

static struct nurl_str made(char to[400], uint32_t seed)
{
    return nurl_text(to, cri_round_make(to, seed));
}

void test_a_url_and_its_cri_mean_the_same(void)
{
    uint32_t i;

    for (i = 0; i < ROUNDS; i++) {
        const char *wrong = cri_round_url(made(text, i));

        TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
    }
}

void test_a_resolved_cri_is_that_of_the_resolved_url(void)
{
    uint32_t i;

    for (i = 0; i < ROUNDS; i++) {
        const char *wrong =
            cri_round_resolved(made(text, i), made(base, i / 5 * 5 + 7));

        TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
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
