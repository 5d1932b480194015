/* Private functions of hosts and ports. */
#include "host/nurl_host_equal.h"

#include "host/nurl_host_start.h"
#include "support.h"

/* ----------------------------------------------------------- host_start */

/* The error of a URL without a host. */
static const char *start(const struct nurl *url)
{
    uint16_t stop = 9999;
    enum nurl_status status = nurl_host_start(url, &stop);

    return render_fault(status, stop);
}

void test_a_host_that_was_cleared_is_empty(void)
{
    struct nurl url = url_of(nurl_parse, "//h");

    clear(&url.host);
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@0", start(&url));
}

/* ----------------------------------------------------------- host_equal */

/* The host of a struct as the strict parser fills it. */
static enum nurl_status of_kind(struct nurl *url, const char *host, size_t len,
                                enum nurl_host_kind kind)
{
    memset(url, 0, sizeof *url);
    url->text = host;
    url->profile = NURL_PROFILE_1738;
    url->host_kind = (uint8_t)kind;
    url->host.len = (uint16_t)len;
    return NURL_OK;
}

static enum nurl_status ipv4(struct nurl *url, const char *host, size_t len)
{
    return of_kind(url, host, len, NURL_HOST_IPV4);
}

void test_addresses_are_the_same_number_by_number(void)
{
    static const struct pair same[] = {
        { "1.2.3.4", "1.2.3.4" },
        { "0.0.0.0", "000.0.00.0000" },
        { "1.2.3.0", "1.2.3.00" },
        { "100.0.200.0", "0100.00.0200.00" },
    };
    static const struct pair other[] = {
        { "1.2.3.4", "1.2.3.40" },
        { "1.2.3.10", "1.2.3.100" },
        { "101.2.3.4", "11.2.3.4" },
        /* A missing number of a stored address is not zero. */
        { "1.0.0.1", "1..00.1" },
    };

    PAIRS(ipv4, nurl_host_equal, same, 1);
    PAIRS(ipv4, nurl_host_equal, other, 0);
}

void test_hosts_of_two_kinds_never_are(void)
{
    static const enum nurl_host_kind kinds[] = {
        NURL_HOST_NONE, NURL_HOST_EMPTY, NURL_HOST_NAME, NURL_HOST_IPV4
    };
    struct nurl a;
    struct nurl b;
    unsigned i;
    unsigned j;

    for (i = 0; i < 4; i++) {
        for (j = 0; j < 4; j++) {
            of_kind(&a, "1.2.3.4", i < 2 ? 0 : 7, kinds[i]);
            of_kind(&b, "1.2.3.4", j < 2 ? 0 : 7, kinds[j]);
            TEST_ASSERT_EQUAL(i == j, nurl_host_equal(&a, &b));
        }
    }
}
