/* What each decode policy refuses, and where in a text. */
#include "syntax/nurl_policy.h"

#include "base/nurl_octet.h"
#include "support.h"

/* The bytes that each policy refuses, in the order of enum nurl_policy. */
static const struct nurl_str refused[] = {
    { NULL, 0 },     { "\0\n\r", 3 },    { "\0\n\r\xFF", 4 },
    { "\t\n\r", 3 }, { "\0\n\r/\\", 5 }, { "\0\t\n\r <>", 7 },
};

static int is_refused(int policy, unsigned octet)
{
    if (policy == NURL_POLICY_ASCII) {
        return octet < 0x20 || octet > 0x7E;
    }
    if (policy == NURL_POLICY_RAW) {
        return 0;
    }
    if (policy >= NURL_POLICY_USER) {
        return octet < 0x20 || octet == 0x7F ||
               (policy == NURL_POLICY_USER && octet == ':') ||
               (policy == NURL_POLICY_FILE &&
                strchr("\"*/:<>?\\|", (int)octet) != NULL);
    }
    return refused[policy].len > 0 &&
           memchr(refused[policy].ptr, (int)octet, refused[policy].len) != NULL;
}

void test_each_policy_refuses_its_bytes_and_no_other(void)
{
    int policy;
    unsigned octet;

    for (policy = NURL_POLICY_TEXT; policy <= NURL_POLICY_RAW; policy++) {
        for (octet = 0; octet < 256; octet++) {
            TEST_ASSERT_EQUAL(
                is_refused(policy, octet),
                nurl_policy_refuses((enum nurl_policy)policy, (uint8_t)octet));
        }
    }
}
