/* The strict host of RFC 1738, each line a text and its kind or its error. */
#include "host/nurl_hostname.h"

#include <string.h>

#include "base/nurl_reserved.h"
#include "render.h"
#include "rows.h"
#include "unity.h"

/* A host that ends at a ":" or the end; a shorter one is "name@1". */
static const char *judged(const char *text, size_t len)
{
    struct nurl_reader in;
    struct nurl url;
    uint8_t kind = NURL_HOST_NONE;
    enum nurl_status status;
    const char *at;

    memset(&url, 0, sizeof url);
    url.text = text;
    nurl_reader_begin(&in, &url, 0, len);
    status = nurl_hostname(&in, NURL_RESERVED_COLON, &kind);
    at = in.at;

    if (status != NURL_OK) {
        TEST_ASSERT_EQUAL(NURL_HOST_NONE, kind);
        return render_fault(status, (size_t)(at - text));
    }
    render_start();
    render_text(kind == NURL_HOST_NAME ? "name" : "ipv4");
    if (at < text + len) {
        render_text("@");
        render_number((unsigned)(at - text));
    }
    return render_line();
}

static const struct row four_numbers_rows[] = {
    /* A name is labels of letters digits and inner hyphens. */
    { "h", "name" },
    { "H.COM", "name" },
    { "a-b.c-d.example", "name" },
    { "a--b.com", "name" },
    { "xn--bcher-kva.example", "name" },
    /* An invalid byte is found before all other errors. */
    { "h_x.com", "HOST_CHAR@1" },
    { "h%2Ecom", "HOST_CHAR@1" },
    { "a..b~", "HOST_CHAR@4" },
    { "a@b", "HOST_CHAR@1" },
    { "1.2.3;", "HOST_CHAR@5" },
    { "h\x80", "HOST_CHAR@1" },
    /* A host ends where the caller says or at the end. */
    { "h:", "name@1" },
    { "h.com:80", "name@5" },
    { "1.2.3.4:/", "ipv4@7" },
    { "a.:_", "HOST_LABEL@2" },
    { ":", "HOST_EMPTY@0" },
    /* An empty label or a hyphen at its edge is an error. */
    { ".", "HOST_LABEL@0" },
    { "h..com", "HOST_LABEL@2" },
    { "-a.com", "HOST_LABEL@0" },
    { "a.-b", "HOST_LABEL@2" },
    { "a.b-", "HOST_LABEL@3" },
    { "a-.-b", "HOST_LABEL@1" },
    /* The last label begins with a letter unless it is a number. */
    { "host.1a", "HOST_TOPLABEL@5" },
    { "1.2.3.4.5", "HOST_TOPLABEL@8" },
    { "0x7f.0.0.1", "HOST_TOPLABEL@9" },
    { "1.2.3.4x", "HOST_TOPLABEL@6" },
    /* A number is four decimal numbers up to 255. */
    { "127.0.0.1", "ipv4" },
    { "010.001.000.255", "ipv4" },
    { "00000000000000000000255.0.0.1", "ipv4" },
    { "256.1.1.1", "IPV4_RANGE@0" },
    { "1.2.3.65537", "IPV4_RANGE@6" },
    { "1.2.3.4294967296", "IPV4_RANGE@6" },
    { "1.2.3.18446744073709551616", "IPV4_RANGE@6" },
    { "256.257.1.1", "IPV4_RANGE@0" },
};

void test_a_host_is_a_name_or_four_numbers(void)
{
    ROWS(judged, four_numbers_rows);
}

void test_no_byte_is_an_error_and_a_nul_is_a_byte_like_any_other(void)
{
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@0", judged("", 0));
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@0", judged("h", 0));
    TEST_ASSERT_EQUAL_STRING("HOST_CHAR@1", judged("h\0h", 3));
}

/* `len` bytes: labels of 63 letters with dots between them. */
static const char *long_name(size_t len)
{
    static char buffer[300];
    size_t i;

    for (i = 0; i < len; i++) {
        buffer[i] = i % 64 == 63 ? '.' : 'a';
    }
    return buffer;
}

void test_a_label_has_63_bytes_at_most(void)
{
    static char buffer[70];

    memset(buffer, 'a', sizeof buffer);
    TEST_ASSERT_EQUAL_STRING("name", judged(buffer, 63));
    TEST_ASSERT_EQUAL_STRING("HOST_LEN@0", judged(buffer, 64));
    buffer[0] = 'h';
    buffer[1] = '.';
    TEST_ASSERT_EQUAL_STRING("name", judged(buffer, 65));
    TEST_ASSERT_EQUAL_STRING("HOST_LEN@2", judged(buffer, 66));
}

void test_a_name_has_253_bytes_at_most(void)
{
    TEST_ASSERT_EQUAL_STRING("name", judged(long_name(253), 253));
    TEST_ASSERT_EQUAL_STRING("HOST_LEN@0", judged(long_name(254), 254));
}

void test_a_number_is_as_long_as_a_name_at_most(void)
{
    static char buffer[70];

    memset(buffer, '0', sizeof buffer);
    memcpy(buffer + 63, ".0.0.1", 6);
    TEST_ASSERT_EQUAL_STRING("ipv4", judged(buffer, 69));
    memcpy(buffer + 63, "0.0.0.1", 7);
    TEST_ASSERT_EQUAL_STRING("HOST_LEN@0", judged(buffer, 70));
}

/* The error is in the text, or right after it. */
static void sound(const char *text, size_t len)
{
    struct nurl_reader in;
    struct nurl url;
    uint8_t kind = NURL_HOST_NONE;
    enum nurl_status status;
    const char *at;

    memset(&url, 0, sizeof url);
    url.text = text;
    nurl_reader_begin(&in, &url, 0, len);
    status = nurl_hostname(&in, 0, &kind);
    at = in.at;

    TEST_ASSERT_TRUE(at >= text && at <= text + len);
    if (status == NURL_OK) {
        TEST_ASSERT_TRUE(kind == NURL_HOST_NAME || kind == NURL_HOST_IPV4);
    } else {
        TEST_ASSERT_TRUE(status <= NURL_ERR_HOST_EMPTY &&
                         status >= NURL_ERR_IPV4_RANGE);
    }
}

void test_every_prefix_and_every_replaced_byte_gives_a_sound_result(void)
{
    static const char *const hosts[] = { "a-b.c-d.example", "010.001.000.255",
                                         "1.2.3.4294967296", "9.9.9.9.x" };

    MUTATE(hosts, sound);
}
