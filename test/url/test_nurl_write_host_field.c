/* The Host field of a request; requirements REQ-22 and REQ-23. Rows of
 * test/vectors are not repeated. */
#include "nurl_writer.h"

#include <string.h>

#include "nurl_parse.h"
#include "render.h"
#include "rows.h"
#include "unity.h"

static char buffer[120];

static const char *field(const struct nurl *url)
{
    struct nurl_writer out;

    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_write_host_field(&out, url);
    return shown_writer(&out);
}

static const struct url_subject plain = { nurl_parse, field };
static const struct url_subject with_zone = { nurl_parse_zone, field };
static const struct url_subject alone = { nurl_parse_authority, field };

void test_a_host_field_has_the_host_and_a_port_that_is_not_the_default_one(void)
{
    static const struct row rows[] = {
        /* The host is unchanged, and a login is left out. */
        { "http://H.com/a", "H.com" },
        { "http://u:p@h", "h" },
        { "http://[v1.a]/", "[v1.a]" },
        /* The port is unchanged; a default port is left out. */
        { "http://h:8080/", "h:8080" },
        { "//h:80", "h:80" },
        { "foo://h:0", "h:0" },
        { "http://h:80/", "h" },
        /* No host and a port too large are refused. */
        { "http:///a", "HOST_EMPTY@7" },
        { "http://h:65536/", "PORT_RANGE@9" },
    };

    URL_ROWS(plain, rows);
}

void test_a_zone_is_not_for_the_server(void)
{
    static const struct row rows[] = {
        { "http://[fe80::1%25eth0]:81/", "[fe80::1]:81" },
    };

    URL_ROWS(with_zone, rows);
}

void test_an_authority_alone_is_one(void)
{
    static const struct row rows[] = {
        { "[fe80::1%eth0]", "[fe80::1]" },
        { "u@h:80", "h:80" },
        { "h", "h" },
        { ":80", "HOST_EMPTY@0" },
    };

    URL_ROWS(alone, rows);
}

void test_only_a_url_of_rfc_3986_is_taken(void)
{
    rows_refuse(field, "http://h.com");
}

static void fill(struct nurl_writer *out, const void *what)
{
    nurl_write_host_field(out, what);
}

void test_a_buffer_too_small_holds_a_prefix_and_the_length_is_counted(void)
{
    buffers_check_url(fill, "http://h.com", 1);
    buffers_check_url(fill, "http://[::1]:81/", 1);
    buffers_check_url(fill, "x://%41:1", 1);
}

static const char *without_space(const char *text, size_t size)
{
    struct nurl_writer out;
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_zone(&url, text, strlen(text)));
    nurl_writer_init(&out, buffer, size);
    nurl_write_host_field(&out, &url);
    return shown_writer(&out);
}

/* The "]" after an address with a zone has the offset of the "%". */
void test_the_place_of_a_full_buffer_is_one_in_the_url(void)
{
    TEST_ASSERT_EQUAL_STRING("BUF@9", without_space("http://h.com:81/", 2));
    TEST_ASSERT_EQUAL_STRING("BUF@12", without_space("http://h.com:81/", 5));
    TEST_ASSERT_EQUAL_STRING("BUF@15",
                             without_space("http://[fe80::1%25e]/", 8));
}

/* Host and port of the URL, or an error in its text. */
static void sound(const char *text, size_t len)
{
    struct nurl_writer out;
    struct nurl url;

    nurl_parse(&url, text, len);
    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_write_host_field(&out, &url);
    TEST_ASSERT_LESS_OR_EQUAL(len, out.stop);
    if (nurl_writer_status(&out) == NURL_OK) {
        TEST_ASSERT_EQUAL(0, memcmp(buffer, text + url.host.off, url.host.len));
        TEST_ASSERT_NULL(memchr(buffer, '@', out.len));
    }
}

void test_every_prefix_and_every_replaced_byte_gives_a_host_or_an_error(void)
{
    static const char *const texts[] = { "http://u:p@[a::1]:81/" };

    MUTATE(texts, sound);
}
