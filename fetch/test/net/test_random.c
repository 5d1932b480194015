/* Random numbers of a board, from noise that this test makes. Noise that sticks
 * before the first number is in test_random_stuck.c: it stays so. */
#include "bytes.h"
#include "net/random.h"
#include "nimage_sha256.h"

#include "nfetch_net.h"
#include "nfetch_port_net.h"
#include "unity.h"

static uint32_t noise;
static uint32_t step; /* from one word of noise to the next */
static uint32_t ms = 5000;
static uint32_t words[400]; /* all noise so far */
static size_t count;

uint32_t nfetch_port_noise(void)
{
    noise += step;
    if (count < sizeof words / sizeof words[0]) {
        words[count] = noise;
        count++;
    }
    return noise;
}

uint32_t nfetch_port_ms(void)
{
    return ms++;
}

void setUp(void)
{
    step = 0x10001;
}

static uint32_t good(void)
{
    uint32_t number;

    TEST_ASSERT_EQUAL_INT(NFETCH_NET_OK, nfetch_random_read(&number));
    return number;
}

/* The same by its rule: the secret is all of a digest but its first word. */
static struct {
    uint8_t secret[28];
    uint32_t gathered;
} model;

static uint32_t renewed(struct nimage_sha256 *sha)
{
    uint8_t digest[32];

    nimage_sha256_end(sha, digest);
    bytes_copy(model.secret, digest + 4, sizeof model.secret);
    return bytes_get_32(digest);
}

static void gather_model(uint32_t samples)
{
    struct nimage_sha256 sha;

    nimage_sha256_begin(&sha);
    nimage_sha256_add(&sha, words, samples * sizeof words[0]);
    nimage_sha256_add(&sha, &samples, sizeof samples);
    (void)renewed(&sha);
}

static uint32_t next_of_model(uint32_t word)
{
    struct nimage_sha256 sha;

    model.gathered = (model.gathered << 5 | model.gathered >> 27) ^ word;
    nimage_sha256_begin(&sha);
    nimage_sha256_add(&sha, model.secret, sizeof model.secret);
    nimage_sha256_add(&sha, &model.gathered, sizeof model.gathered);
    return renewed(&sha);
}

/*
 * Each number is of new noise and of a secret that has no byte of the numbers
 * before it. The first test: it has the noise from the beginning.
 */
void test_a_number_is_of_new_noise_and_of_a_secret_that_nobody_saw(void)
{
    uint32_t first = good();

    /* 256 words, one for each of 7 looks at the clock then, and one. */
    TEST_ASSERT_EQUAL_size_t(256 + 7 + 1, count);
    gather_model((uint32_t)count - 1);
    TEST_ASSERT_EQUAL_HEX32(next_of_model(words[count - 1]), first);
    for (size_t i = 0; i < 20; i++) {
        uint32_t number = good();

        TEST_ASSERT_EQUAL_HEX32(next_of_model(words[count - 1]), number);
    }
}

/* A source that is stuck stays so: the last test. */
void test_numbers_differ_and_a_source_that_repeats_a_word_gives_none(void)
{
    uint32_t number = good();

    TEST_ASSERT_NOT_EQUAL(number, good());
    step = 0;
    for (int i = 0; i < 29; i++) {
        nfetch_random_stir();
    }
    (void)good();
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_RANDOM, nfetch_random_read(&number));
    step = 1;
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_RANDOM, nfetch_random_read(&number));
}
