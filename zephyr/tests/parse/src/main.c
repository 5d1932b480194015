/* SPDX-License-Identifier: MIT */
/* nanourl in a Zephyr image: the parts of a URL, and the offset of an error. */
#include <nurl.h>
#include <zephyr/ztest.h>

ZTEST_SUITE(nanourl, NULL, NULL, NULL, NULL, NULL);

ZTEST(nanourl, test_parts_of_a_url)
{
    static const char text[] = "coap://[2001:db8::1]:5685/fw.bin?v=2";
    struct nurl url;

    zassert_equal(nurl_parse(&url, text, sizeof text - 1), NURL_OK);
    zassert_equal(url.host.off, 7);
    zassert_equal(url.host.len, 13);
    zassert_equal(url.host_kind, NURL_HOST_IPV6);
}

ZTEST(nanourl, test_offset_of_an_error)
{
    static const char text[] = "http://h/%zz";
    struct nurl url;

    zassert_equal(nurl_parse(&url, text, sizeof text - 1), NURL_ERR_PCT);
    zassert_equal(url.stop, 9);
}
