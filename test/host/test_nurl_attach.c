/* Whether a stored result fits its text. */
#include "nurl_types.h"

#include <stdio.h>

#include "support.h"
#include "well_formed.h"

static const struct nurl nobody_filled_it;

static void set(struct nurl *url, unsigned part, uint16_t off, uint16_t len)
{
    span_of(url, part)->off = off;
    span_of(url, part)->len = len;
}

/* The result of nurl_attach for a copy of the struct and its text. */
static enum nurl_status attached(const struct nurl *url, size_t length)
{
    struct nurl copy = *url;

    return nurl_attach(&copy, url->text, length);
}

/* The same, and the URL ends where the text does. */
static enum nurl_status ended(const struct nurl *url, size_t length)
{
    struct nurl copy = *url;

    copy.stop = (uint16_t)length;
    return attached(&copy, length);
}

/* ------------------------------------------------------- parts in the text */

/* A struct with one of the eight parts, from offset 5 to 9. */
static struct nurl with_part(unsigned part)
{
    struct nurl url = nobody_filled_it;

    url.text = "012345678";
    url.stop = 9;
    url.path.off = part < PATH ? 9 : 4;
    url.profile = NURL_PROFILE_3986;
    url.host_kind = part == HOST ? NURL_HOST_NAME : NURL_HOST_NONE;
    if (part == SCHEME) {
        url.scheme.len = 4;
    } else {
        set(&url, part, 5, 4);
    }
    return url;
}

void test_every_part_must_fit_the_text(void)
{
    struct nurl url;
    unsigned part;

    for (part = 0; part < SPANS; part++) {
        url = with_part(part);
        TEST_ASSERT_EQUAL(NURL_OK, ended(&url, 9));
        TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, ended(&url, 8));
        TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, ended(&url, 4));
        TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, ended(&url, 0));
    }
}

void test_every_part_must_begin_in_the_text(void)
{
    struct nurl url;
    unsigned part;

    for (part = USER; part < SPANS; part++) {
        url = with_part(part);
        url.host_kind = part == HOST ? NURL_HOST_EMPTY : NURL_HOST_NONE;
        span_of(&url, part)->len = 0;
        TEST_ASSERT_EQUAL(NURL_OK, ended(&url, 9));
        span_of(&url, part)->off = 9;
        TEST_ASSERT_EQUAL(NURL_OK, ended(&url, 9));
        span_of(&url, part)->off = 10;
        TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, ended(&url, 9));
    }
}

void test_a_span_that_would_wrap_does_not_fit(void)
{
    static const char text[100] = { 0 };
    struct nurl url = nobody_filled_it;

    url.text = text;
    url.profile = NURL_PROFILE_3986;
    set(&url, QUERY, 50, 65500); /* it ends at 14, in 16 bits */
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, ended(&url, sizeof text));
    url.query.len = 50;
    TEST_ASSERT_EQUAL(NURL_OK, ended(&url, sizeof text));
}

void test_a_scheme_that_would_wrap_does_not_fit(void)
{
    struct nurl url = with_part(SCHEME);

    url.scheme.len = 65535; /* with its colon 65,536 bytes */
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, ended(&url, 9));
    url.path.off = 0;
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, ended(&url, 9));
}

void test_the_parts_end_at_stop_and_stop_is_in_the_text(void)
{
    struct nurl url = with_part(QUERY);

    TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 9));
    url.stop = 8;
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 9));
    url.query.len = 3;
    TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 9));
    url.stop = 10;
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 9));
}

/* ------------------------------------------------------------------ order */

/* One part of a parsed URL is changed; its text is only letters. */
struct change {
    unsigned part;
    uint16_t off;
    uint16_t len;
    enum nurl_status expected;
};

static void check_changes(const struct nurl *url, const struct change *changes,
                          size_t count)
{
    char *letters = exact_open("hhhhhhhhhhhhhhhhhhhh", url->stop);
    struct nurl changed;
    char message[40];
    size_t i;

    for (i = 0; i < count; i++) {
        changed = *url;
        set(&changed, changes[i].part, changes[i].off, changes[i].len);
        snprintf(message, sizeof message, "part %u at %u, %u bytes",
                 changes[i].part, changes[i].off, changes[i].len);
        TEST_ASSERT_EQUAL_MESSAGE(changes[i].expected,
                                  nurl_attach(&changed, letters, url->stop),
                                  message);
    }
    exact_close(letters);
}

#define CHANGES(url, changes)                                                  \
    check_changes(&(url), changes, sizeof changes / sizeof changes[0])

/* "s://u:p@h:8/a?b#c" */
static const struct change order[] = {
    { SCHEME, 0, 1, NURL_OK },
    { SCHEME, 0, 3, NURL_OK }, /* the colon is before the user */
    { SCHEME, 0, 4, NURL_ERR_UNPARSED },
    { SCHEME, 1, 1, NURL_ERR_UNPARSED }, /* it begins the text */
    { SCHEME, 1, 0, NURL_ERR_UNPARSED },
    { SCHEME, 0, 0, NURL_OK },
    { USER, 2, 1, NURL_OK },
    { USER, 1, 1, NURL_ERR_UNPARSED }, /* the colon */
    { USER, 4, 2, NURL_ERR_UNPARSED }, /* nothing before the password */
    { USER, 7, 1, NURL_ERR_UNPARSED },
    { USER, 0, 0, NURL_OK },
    { PASSWORD, 5, 1, NURL_ERR_UNPARSED },
    { PASSWORD, 6, 2, NURL_ERR_UNPARSED }, /* the "@" */
    { PASSWORD, 6, 3, NURL_ERR_UNPARSED },
    { PASSWORD, 2, 1, NURL_ERR_UNPARSED },
    { PASSWORD, 0, 0, NURL_OK },
    { HOST, 7, 2, NURL_ERR_UNPARSED }, /* the "@" */
    { HOST, 6, 3, NURL_ERR_UNPARSED },
    { HOST, 8, 2, NURL_ERR_UNPARSED },
    { HOST, 0, 1, NURL_ERR_UNPARSED },
    { PORT, 9, 1, NURL_ERR_UNPARSED },
    { PORT, 10, 2, NURL_ERR_UNPARSED },
    { PORT, 12, 1, NURL_ERR_UNPARSED },
    { PORT, 0, 1, NURL_ERR_UNPARSED },
    { PORT, 0, 0, NURL_OK },
    { PATH, 12, 1, NURL_OK },
    { PATH, 10, 3, NURL_ERR_UNPARSED },
    { PATH, 11, 3, NURL_ERR_UNPARSED },
    { PATH, 11, 0, NURL_OK },
    { PATH, 0, 0, NURL_OK }, /* its user has cleared it */
    { PATH, 0, 1, NURL_ERR_UNPARSED },
    { QUERY, 13, 1, NURL_ERR_UNPARSED },
    { QUERY, 14, 2, NURL_ERR_UNPARSED },
    { QUERY, 0, 1, NURL_ERR_UNPARSED },
    { QUERY, 17, 0, NURL_ERR_UNPARSED },
    { QUERY, 0, 0, NURL_OK },
    { FRAGMENT, 15, 1, NURL_ERR_UNPARSED },
    { FRAGMENT, 16, 2, NURL_ERR_UNPARSED },
    { FRAGMENT, 17, 0, NURL_OK },
    { FRAGMENT, 1, 1, NURL_ERR_UNPARSED },
    { FRAGMENT, 0, 0, NURL_OK },
};

void test_the_parts_are_in_order_and_none_overlaps(void)
{
    struct nurl url = url_of(nurl_parse, "s://u:p@h:8/a?b#c");

    CHANGES(url, order);
}

void test_an_empty_user_has_its_sign_too(void)
{
    static const struct change changes[] = {
        { USER, 3, 0, NURL_OK },
        { USER, 5, 0, NURL_ERR_UNPARSED },
        { HOST, 5, 1, NURL_OK },
        { HOST, 4, 1, NURL_ERR_UNPARSED }, /* the "@" */
    };
    struct nurl url = url_of(nurl_parse, "s://@h/");

    CHANGES(url, changes);
}

/* Only the user, the host and the path can be at offset 0. */
void test_a_delimiter_stands_before_the_other_parts(void)
{
    static const unsigned parts[] = { PASSWORD, PORT, QUERY, FRAGMENT };
    struct nurl url;
    unsigned i;

    for (i = 0; i < 4; i++) {
        url = with_part(parts[i]);
        url.path.off = parts[i] < PATH ? 5 : 0;
        span_of(&url, parts[i])->off = 1;
        TEST_ASSERT_EQUAL(NURL_OK, ended(&url, 9));
        span_of(&url, parts[i])->off = 0;
        TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, ended(&url, 9));
    }
}

/* The host of an authority alone can be {0, 0}, but not after a user. */
void test_an_empty_host_is_after_the_user(void)
{
    struct nurl url = url_of(nurl_parse_authority, "");

    TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 0));
    url = url_of(nurl_parse_authority, "u@");
    TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 2));
    url.host.off = 1;
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 2));
    url.host.off = 0;
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 2));
}

/*
 * In a strict URL with an unknown scheme the path is all that follows the
 * colon: the login is inside.
 */
void test_only_the_login_of_a_strict_url_can_be_inside_the_path(void)
{
    static const struct change changes[] = {
        { PATH, 2, 10, NURL_OK },
        { PATH, 2, 9, NURL_OK },
        { PATH, 2, 8, NURL_ERR_UNPARSED }, /* the port is not inside */
        { PATH, 3, 10, NURL_ERR_UNPARSED },
        { PATH, 11, 1, NURL_OK },
        { PATH, 10, 1, NURL_ERR_UNPARSED },
        { USER, 2, 1, NURL_OK },
        { USER, 1, 1, NURL_ERR_UNPARSED },
        { USER, 7, 1, NURL_ERR_UNPARSED },
        { PASSWORD, 9, 1, NURL_ERR_UNPARSED },
        { HOST, 6, 1, NURL_ERR_UNPARSED },
        { PORT, 11, 1, NURL_OK },
        { PORT, 11, 2, NURL_ERR_UNPARSED },
        { FRAGMENT, 12, 1, NURL_ERR_UNPARSED },
        { FRAGMENT, 5, 1, NURL_ERR_UNPARSED },
        { QUERY, 5, 1, NURL_ERR_UNPARSED },
    };
    struct nurl url = url_of(nurl_parse_1738_ref, "x://u:p@h:8/#f");

    TEST_ASSERT_EQUAL(2, url.path.off);
    TEST_ASSERT_EQUAL(4, url.user.off);
    CHANGES(url, changes);
    url.profile = NURL_PROFILE_3986;
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 14));
}

/* ------------------------------------------------ what parsers and users do */

static enum nurl_status target_of(struct nurl *url, const char *method,
                                  struct nurl_str text)
{
    return nurl_parse_target(url, nurl_text(method, strlen(method)), text.ptr,
                             text.len);
}

static enum nurl_status connect(struct nurl *url, const char *text, size_t len)
{
    return target_of(url, "CONNECT", nurl_text(text, len));
}

static enum nurl_status options(struct nurl *url, const char *text, size_t len)
{
    return target_of(url, "OPTIONS", nurl_text(text, len));
}

static row_parser *const all_parsers[] = { nurl_parse,
                                           nurl_parse_zone,
                                           nurl_parse_setting,
                                           nurl_parse_authority,
                                           nurl_parse_host_field,
                                           connect,
                                           options,
                                           nurl_parse_1738,
                                           nurl_parse_1738_ref };
static row_parser *parser;

/* For each parser: these texts, and those of the vectors. */
static void check_all(mutate_check *check)
{
    static const char *const texts[] = {
        "",         "h",       "u@",      "u:p@h:8",
        "@h",       ":@:",     ":8",      "[::1%25a]:8",
        ":",        "h:8",     "[::1]:8", "*",
        "/",        "//h/a?b", "/a?",     "u:p@1.2.3:8",
        "mqtt://h", "//:@:",   "//@",     "x://@1.2.3.4/r"
    };
    unsigned i;
    unsigned n;

    for (i = 0; i < sizeof all_parsers / sizeof all_parsers[0]; i++) {
        parser = all_parsers[i];
        for (n = 0; n < sizeof texts / sizeof texts[0]; n++) {
            check(texts[n], strlen(texts[n]));
        }
        vectors_check(&vectors_3986, check);
        vectors_check(&vectors_1738, check);
    }
}

static unsigned filled; /* structs that were checked */

static int fill(struct nurl *url, const char *text, size_t len)
{
    int is_good = parser(url, text, len) == NURL_OK;

    filled += is_good ? 1u : 0u;
    return is_good;
}

static int same(struct nurl_span a, struct nurl_span b)
{
    return a.off == b.off && a.len == b.len;
}

static void check_unchanged(const char *text, size_t len)
{
    char *block = exact_open(text, len);
    struct nurl copy;
    struct nurl url;
    unsigned part;

    if (block && fill(&url, text, len)) {
        copy = url;
        TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_attach(&copy, block, len),
                                  text);
        TEST_ASSERT_EQUAL_PTR(block, copy.text);
        TEST_ASSERT_EQUAL(url.stop, copy.stop);
        TEST_ASSERT_EQUAL(url.host_kind, copy.host_kind);
        TEST_ASSERT_EQUAL(url.profile, copy.profile);
        for (part = 0; part < SPANS; part++) {
            TEST_ASSERT_TRUE(same(*span_of(&url, part), *span_of(&copy, part)));
        }
    }
    exact_close(block);
}

void test_what_a_parser_fills_fits_and_does_not_change(void)
{
    filled = 0;
    check_all(check_unchanged);
    TEST_ASSERT_GREATER_THAN(1000, filled);
}

/* nurl_types.h: of the path only `len`, and with the host its kind. A login
 * inside the path needs it. */
static void check_cleared(const char *text, size_t len)
{
    struct nurl url;
    unsigned part;

    for (part = USER; part < SPANS && fill(&url, text, len); part++) {
        if (part != PATH) {
            set(&url, part, 0, 0);
        } else if (url.host.off <= url.path.off) {
            url.path.len = 0;
        }
        url.host_kind = part == HOST ? NURL_HOST_NONE : url.host_kind;
        TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, attached(&url, len), text);
    }
}

void test_a_user_can_clear_a_span(void)
{
    check_all(check_cleared);
}

static void check_without_scheme(const char *text, size_t len)
{
    struct nurl url;

    if (fill(&url, text, len)) {
        set(&url, SCHEME, 0, 0);
        TEST_ASSERT_EQUAL_MESSAGE(
            url.profile == NURL_PROFILE_3986 ? NURL_OK : NURL_ERR_UNPARSED,
            attached(&url, len), text);
    }
}

void test_a_scheme_can_be_cleared_unless_the_url_is_strict(void)
{
    check_all(check_without_scheme);
}

/* -------------------------------------------------------- the whole struct */

void test_only_a_reference_of_rfc_3986_may_have_no_scheme(void)
{
    struct nurl url = with_part(USER);

    TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 9));
    url.profile = NURL_PROFILE_1738;
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 9));
}

void test_there_are_two_profiles(void)
{
    struct nurl url = url_of(nurl_parse_1738, "a:b");
    unsigned profile;

    for (profile = 0; profile < 256; profile++) {
        url.profile = (uint8_t)profile;
        TEST_ASSERT_EQUAL(profile == NURL_PROFILE_3986 ||
                                  profile == NURL_PROFILE_1738
                              ? NURL_OK
                              : NURL_ERR_UNPARSED,
                          attached(&url, 3));
    }
}

void test_stop_and_what_stands_after_a_scheme_must_fit_too(void)
{
    struct nurl url = url_of(nurl_parse_1738, "a:b");

    url.stop = 4;
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 3));
    url.stop = 3;
    url.scheme.len = 2;
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 3));
}

void test_a_struct_that_nobody_filled_fits_nothing(void)
{
    struct nurl url = nobody_filled_it;

    url.text = "";
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 0));
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 100));
}

void test_a_copy_is_pointed_to_where_its_text_is_now(void)
{
    static const char moved[] = "x:y?";
    struct nurl url = url_of(nurl_parse_1738, "a:b");

    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&url, moved, 4));
    TEST_ASSERT_EQUAL_PTR(moved, url.text);
    TEST_ASSERT_EQUAL(3, url.stop);
    TEST_ASSERT_EQUAL_PTR(moved + 2, nurl_part(&url, url.path).ptr);
}

void test_after_an_error_the_struct_holds_no_url(void)
{
    struct nurl url = url_of(nurl_parse_1738, "a:b");

    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, nurl_attach(&url, "a:", 2));
    TEST_ASSERT_EQUAL(NURL_PROFILE_NONE, url.profile);
    TEST_ASSERT_EQUAL(0, url.stop);
    TEST_ASSERT_FALSE(nurl_present(url.scheme));
    TEST_ASSERT_EQUAL(0, url.path.off);
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, nurl_attach(&url, "a:b", 3));
}

void test_no_text_fits_the_empty_reference_alone(void)
{
    struct nurl url = url_of(nurl_parse_1738, "a:b");

    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, nurl_attach(&url, NULL, 3));
    TEST_ASSERT_EQUAL(0, url.stop);
    url = url_of(nurl_parse_1738, "a:b");
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, nurl_attach(&url, NULL, 0));
    url = nobody_filled_it;
    url.profile = NURL_PROFILE_3986;
    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&url, NULL, 0));
    TEST_ASSERT_NOT_NULL(url.text);
}

void test_a_text_that_nothing_can_read_fits_nothing(void)
{
    struct nurl url = url_of(nurl_parse_1738, "a:b");

    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG,
                      nurl_attach(&url, "a:b", (size_t)NURL_TEXT_MAX + 1));
    TEST_ASSERT_EQUAL(65535, url.stop);
    TEST_ASSERT_EQUAL(NURL_PROFILE_NONE, url.profile);
}

/* -------------------------------------------------- a text that has changed */

/* "TEXT OTHER": the struct of TEXT with OTHER, as after damage in storage. */
static const char *moved(const char *text, size_t len)
{
    const char *other = (const char *)memchr(text, ' ', len) + 1;
    size_t stored_len = (size_t)(other - 1 - text);
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, parser(&url, text, stored_len));
    return nurl_status_name(nurl_attach(&url, other, len - stored_len - 1));
}

static const struct row moved_rows[] = {
    /* No part ends inside an escape. */
    { "a:b a:b", "OK" },
    { "a:b %41", "OK" },
    { "a:b a:%", "UNPARSED" },
    { "a:b a%4", "UNPARSED" },
    { "a:b?c#d a:b?c#d", "OK" },
    { "a:b?c#d a:%?c#d", "UNPARSED" },
    { "a:b?c#d a%b?c#d", "UNPARSED" },
    { "a:b?c#d a:b?%#d", "UNPARSED" },
    { "a:b?c#d a:b%c#d", "UNPARSED" },
    { "a:?c %4?c", "UNPARSED" },
    { "a:b?#d a:b%#d", "UNPARSED" },
    /* The empty reference, and one or two bytes after it. */
    { " a", "OK" },
    { " a%", "UNPARSED" },
    { " %", "UNPARSED" },
    { " %4", "UNPARSED" },
    /* The host is what its kind says. */
    { "//[::1]/ //[::2]/", "OK" },
    { "//[fe80::1%251]/ //[fe80::2%25a]/", "OK" },
    { "//[v1.a]/ //[v2.b]/", "OK" },
    { "//1.2.3.4/ //5.6.7.8/", "OK" },
    { "//h/ //g/", "OK" },
    { "//[::1]/ //[::g]/", "UNPARSED" },
    { "//[::1]/ //[v.1]/", "UNPARSED" },
    { "//[::1]/ //x::1]/", "UNPARSED" },
    { "//[::1]/ //[::1x/", "UNPARSED" },
    { "//[v1.a]/ //[1::a]/", "UNPARSED" },
    { "//1.2.3.4/ //1.2.3.x/", "UNPARSED" },
    { "//1.2.3.4/ //01.2.34/", "UNPARSED" },
    { "//1.2.3.x/ //1.2.3.4/", "UNPARSED" },
    { "//[::1%25a]/ //[1:2:3]25/", "UNPARSED" },
    /* RFC 3986 3.2.2: a name has unreserved, sub-delims and escapes. */
    { "//abcdef/ //a%0d.b/", "OK" },
    { "//abcdef/ //!$&'()/", "OK" },
    { "//abcdef/ //*+,;=~/", "OK" },
    { "//abcdef/ //aZ09-_/", "OK" },
    { "//abcdef/ //a\r\nX:y/", "UNPARSED" },
    { "//abcdef/ //abcde\n/", "UNPARSED" },
    { "//abcdef/ //\tbcdef/", "UNPARSED" },
    { "//abcdef/ //abc\177ef/", "UNPARSED" },
    { "//abcdef/ //abc\303\251f/", "UNPARSED" },
    { "//abcdef/ //abc ef/", "UNPARSED" },
    { "//abcdef/ //abc@ef/", "UNPARSED" },
    { "//abcdef/ //abc/ef/", "UNPARSED" },
    { "//abcdef/ //abc:ef/", "UNPARSED" },
    { "//abcdef/ //[bcde]/", "UNPARSED" },
    { "//abcdef/ //abc%gf/", "UNPARSED" },
    { "//abcdef/ //abcde%41", "UNPARSED" },
    /* A zone has only bytes of a zone. */
    { "//[::1%a41]/ //[::1%%41]/", "OK" },
    { "//[::1%a41]/ //[::1%251]/", "OK" },
    { "//[::1%a41]/ //[::1%\r\n1]/", "UNPARSED" },
    { "//[::1%a41]/ //[::1%a/1]/", "UNPARSED" },
    { "//[::1%a41]/ //[::1%%4]]/", "UNPARSED" },
    { "//[::1%a41]/ //[::1234%]/", "UNPARSED" },
    { "//[::1%a41]/ //[::1%a414/", "UNPARSED" },
    { "//[::1%a41]/ //x::1%a41]/", "UNPARSED" },
    { "//[v1.a41a]/ //[::1%a41]/", "UNPARSED" },
    { "//[v1.a41a]/ //[v1.a%41]/", "UNPARSED" },
};

void test_a_text_that_has_changed_has_the_same_parts(void)
{
    parser = nurl_parse_zone;
    ROWS(moved, moved_rows);
}

/* RFC 1738 5: letters, digits, "-" and "."; numbers can begin with zeros */
void test_a_strict_host_has_the_bytes_of_rfc_1738(void)
{
    static const struct row rows[] = {
        { "ftp://abcdef/ ftp://aZ-0.9/", "OK" },
        { "ftp://abcdef/ ftp://a\r\nX:y/", "UNPARSED" },
        { "ftp://abcdef/ ftp://abc_ef/", "UNPARSED" },
        { "ftp://abcdef/ ftp://abc%41/", "UNPARSED" },
        { "ftp://abcdef/ ftp://abcde!/", "UNPARSED" },
        { "ftp://1.2.3.4/ ftp://5.6.7.8/", "OK" },
        { "ftp://001.2.3.4/ ftp://0.0.0.255/", "OK" },
        { "ftp://1.2.3.4/ ftp://1.2.3.x/", "UNPARSED" },
        { "ftp://1.2.3.4/ ftp://1.2.345/", "UNPARSED" },
        { "ftp://1.2.3.4/ ftp://1..3.4./", "UNPARSED" },
        { "ftp://1.2.3.4/ ftp://1.2..34/", "UNPARSED" },
        { "ftp://1.2.3.4/ ftp://1.2:3.4/", "UNPARSED" },
        { "ftp://1.2.3.4/ ftp://.1.2.34/", "UNPARSED" },
        { "ftp://1.2.3.255/ ftp://1.2.3.256/", "UNPARSED" },
        { "ftp://111.2.3.4/ ftp://1.2.3.4.5/", "UNPARSED" },
        { "ftp://abcdefg/ ftp://1.2.3.4/", "UNPARSED" },
    };

    parser = nurl_parse_1738;
    ROWS(moved, rows);
}

/* A host of a byte is a name, and one without bytes is empty. */
void test_a_kind_and_the_length_of_its_host_must_fit(void)
{
    static const char *const texts[] = { "http://h/", "file://h/" };
    static row_parser *const parsers[] = { nurl_parse, nurl_parse_1738 };
    struct nurl url;
    unsigned kind;
    unsigned n;

    for (n = 0; n < 512; n++) {
        kind = n / 2;
        TEST_ASSERT_EQUAL(NURL_OK, parsers[n % 2](&url, texts[n % 2], 9));
        url.host_kind = (uint8_t)kind;
        TEST_ASSERT_EQUAL(kind == NURL_HOST_NAME ? NURL_OK : NURL_ERR_UNPARSED,
                          attached(&url, 9));
        url.host.len = 0;
        TEST_ASSERT_EQUAL(kind == NURL_HOST_EMPTY ? NURL_OK : NURL_ERR_UNPARSED,
                          attached(&url, 9));
    }
}
