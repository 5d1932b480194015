/* Noise that sticks for some words before the first number, and goes on. A file
 * of its own: such a source gives no number until a reset. */
#include "net/random.h"

#include "nfetch_net.h"
#include "nfetch_port_net.h"
#include "unity.h"

enum {
    STUCK_AT = 200, /* of at least 256 words that are gathered */
    STUCK = 31      /* times that the word before is repeated */
};

static uint32_t noise;
static unsigned count;
static uint32_t ms;

uint32_t nfetch_port_noise(void)
{
    if (count < STUCK_AT || count >= STUCK_AT + STUCK) {
        noise += 0x10001;
    }
    count++;
    return noise;
}

uint32_t nfetch_port_ms(void)
{
    return ms++;
}

void test_noise_that_sticks_while_it_is_gathered_gives_no_number(void)
{
    uint32_t number = 1;

    for (int i = 0; i < 40; i++) {
        TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_RANDOM,
                              nfetch_random_read(&number));
        TEST_ASSERT_EQUAL_UINT32(0, number);
    }
    TEST_ASSERT_TRUE(count > STUCK_AT + STUCK + 40);
}
