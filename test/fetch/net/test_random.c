/* Random numbers of a board, from noise that this test makes. */
#include "net/random.h"
#include "nimage_sha256.h"

#include "nfetch_net.h"
#include "nfetch_port_net.h"
#include "unity.h"

static uint32_t noise;
static uint32_t step; /* from one word of noise to the next */
static uint32_t ms;

uint32_t nfetch_port_noise(void)
{
    noise += step;
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

void tearDown(void)
{
}

static uint32_t good(void)
{
    uint32_t number;

    TEST_ASSERT_EQUAL_INT(NFETCH_NET_OK, nfetch_random_read(&number));
    return number;
}

/* A source that is stuck stays so: the last test. */
void test_numbers_differ_and_a_source_that_repeats_a_word_gives_none(void)
{
    uint32_t number = good();
    int i;

    TEST_ASSERT_NOT_EQUAL(number, good());
    step = 0;
    for (i = 0; i < 29; i++) {
        nfetch_random_stir();
    }
    (void)good();
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_RANDOM, nfetch_random_read(&number));
    step = 1;
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_RANDOM, nfetch_random_read(&number));
}
