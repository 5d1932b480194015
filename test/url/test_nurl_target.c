/* The target of an HTTP request; requirements REQ-24 to REQ-27. */
#include "nurl_writer.h"

#include <string.h>

#include "nurl_parse.h"
#include "render.h"
#include "rows.h"
#include "unity.h"

#define ORIGIN NURL_TARGET_ORIGIN
#define ABSOLUTE NURL_TARGET_ABSOLUTE
#define AUTHORITY NURL_TARGET_AUTHORITY

static char buffer[120];

static const char *target(const struct nurl *url, enum nurl_target form)
{
    struct nurl_writer out;

    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_write_target(&out, url, form);
    return shown_writer(&out);
}

/* The target in origin, absolute and authority form. */
static const char *targets(const struct nurl *url)
{
    static char line[200];
    unsigned form;

    line[0] = '\0';
    for (form = 0; form < 3; form++) {
        strcat(line, form > 0 ? " " : "");
        strcat(line, target(url, (enum nurl_target)form));
    }
    return line;
}

static const struct url_subject plain = { nurl_parse, targets };

void test_a_target_has_three_forms(void)
{
    static const struct row rows[] = {
        /* Path and query are unchanged. */
        { "http://h/a%20b?c", "/a%20b?c http://h/a%20b?c h:80" },
        { "http://h:8080//x", "//x http://h:8080//x h:8080" },
        { "http://h/a/../b%2F?%3F&c%26d",
          "/a/../b%2F?%3F&c%26d http://h/a/../b%2F?%3F&c%26d h:80" },
        /* An empty path is a slash. */
        { "http://h?c", "/?c http://h/?c h:80" },
        { "http://h#f", "/ http://h/ h:80" },
        /* Login and fragment are left out. */
        { "http://u:p@h:8080/a?b#c", "/a?b http://h:8080/a?b h:8080" },
        /* The scheme is http or https. */
        { "HTTPS://H:0443/", "/ https://H/ H:443" },
        { "ws://h:080/c", "/c http://h/c h:80" },
        { "wss://[::1]:1", "/ https://[::1]:1/ [::1]:1" },
        { "ftp://h/", "SCHEME@0 SCHEME@0 SCHEME@0" },
        { "coap+ws://h/", "SCHEME@0 SCHEME@0 SCHEME@0" },
        /* A host is needed in all forms. */
        { "http:a", "HOST_MISSING@5 HOST_MISSING@5 HOST_MISSING@5" },
        { "http://u@:1/", "HOST_EMPTY@9 HOST_EMPTY@9 HOST_EMPTY@9" },
    };

    URL_ROWS(plain, rows);
}

void test_a_zone_is_not_for_the_server(void)
{
    static const struct url_subject with_zone = { nurl_parse_zone, targets };
    static const struct row rows[] = {
        { "https://[fe80::1%25a]/b", "/b https://[fe80::1]/b [fe80::1]:443" },
    };

    URL_ROWS(with_zone, rows);
}

static const char *origin(const struct nurl *url)
{
    return target(url, ORIGIN);
}

static const char *absolute(const struct nurl *url)
{
    return target(url, ABSOLUTE);
}

static const char *authority(const struct nurl *url)
{
    return target(url, AUTHORITY);
}

void test_only_a_url_of_rfc_3986_is_taken(void)
{
    rows_refuse(origin, "http://h.com");
    rows_refuse(absolute, "http://h.com");
    rows_refuse(authority, "http://h.com");
}

void test_without_space_stop_is_the_byte_that_found_none(void)
{
    struct nurl_writer out;
    struct nurl url;
    size_t size;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "http://h/a?bc", 13));
    for (size = 0; size < 5; size++) { /* "/a?bc" stands at 8 */
        nurl_writer_init(&out, buffer, size);
        nurl_write_target(&out, &url, ORIGIN);
        TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(8 + size, out.stop);
    }
}

void test_a_form_that_is_none_writes_nothing(void)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "http://h.com", 12));
    TEST_ASSERT_EQUAL_STRING("", target(&url, (enum nurl_target)3));
}

static void fill_origin(struct nurl_writer *out, const void *what)
{
    nurl_write_target(out, what, ORIGIN);
}

static void fill_absolute(struct nurl_writer *out, const void *what)
{
    nurl_write_target(out, what, ABSOLUTE);
}

static void fill_authority(struct nurl_writer *out, const void *what)
{
    nurl_write_target(out, what, AUTHORITY);
}

void test_a_buffer_too_small_holds_a_prefix_and_the_length_is_counted(void)
{
    static const char *const texts[] = { "http://h", "https://h:81/ab?cd",
                                         "ws://[::1]/?", "http://%41/%41" };
    unsigned i;

    for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        buffers_check_url(fill_origin, texts[i], 1);
        buffers_check_url(fill_absolute, texts[i], 1);
        buffers_check_url(fill_authority, texts[i], 1);
    }
}

void test_it_goes_after_what_is_there_and_an_error_replaces_buf(void)
{
    struct nurl_writer out;
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "http://h/ab", 11));
    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_write_text(&out, NURL_STR("GET "));
    nurl_write_target(&out, &url, ORIGIN);
    TEST_ASSERT_EQUAL_STRING("GET /ab", shown_writer(&out));
    nurl_writer_init(&out, buffer, 3);
    nurl_write_text(&out, NURL_STR("GET "));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "http://:80", 10));
    nurl_write_target(&out, &url, ORIGIN);
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@7", shown_writer(&out));
}

/* A target has no fragment, and only the absolute form is much longer. */
static void sound(const char *text, size_t len)
{
    struct nurl_writer out;
    struct nurl url;
    unsigned form;

    nurl_parse(&url, text, len);
    for (form = 0; form < 3; form++) {
        nurl_writer_init(&out, buffer, sizeof buffer);
        nurl_write_target(&out, &url, (enum nurl_target)form);
        if (nurl_writer_status(&out) != NURL_OK) {
            TEST_ASSERT_LESS_OR_EQUAL(len, out.stop);
            TEST_ASSERT_EQUAL(0, out.len);
            continue;
        }
        TEST_ASSERT_NULL(memchr(buffer, '#', out.len));
        TEST_ASSERT_LESS_OR_EQUAL(len + 3, out.len);
    }
}

void test_every_prefix_and_every_replaced_byte_gives_a_target_or_an_error(void)
{
    static const char *const texts[] = { "http://u:p@h:81/a%20b/c?d=%26e#f" };

    MUTATE(texts, sound);
}
