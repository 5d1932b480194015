/* A struct nurl_host before a parse. */
#include "host/nurl_host_clear.h"

#include <string.h>

#include "unity.h"

void test_all_but_stop_is_cleared(void)
{
    struct nurl_host host;
    unsigned i;

    memset(&host, 0xA5, sizeof host);
    nurl_host_clear(&host);
    TEST_ASSERT_NULL(host.zone.ptr);
    TEST_ASSERT_EQUAL(0, host.zone.len);
    TEST_ASSERT_EQUAL(NURL_HOST_NONE, host.kind);
    TEST_ASSERT_EQUAL(0, host.numeric_tail);
    for (i = 0; i < 16; i++) {
        TEST_ASSERT_EQUAL(0, host.address[i]);
    }
    TEST_ASSERT_EQUAL_HEX16(0xA5A5, host.stop);
}
