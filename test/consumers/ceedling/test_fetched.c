/* A test of a project that has nanourl as a dependency. */
#include "nurl.h"
#include "unity.h"

void test_the_library_parses(void)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "http://h/a", 10));
    TEST_ASSERT_EQUAL(7, url.host.off);
}
