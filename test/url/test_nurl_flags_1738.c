/* What is valid by RFC 1738 but unusual: each row has a text and its flags. */
#include "nurl_flags_1738.h"

#include "base/nurl_scheme_name.h"
#include "support.h"

/* Their names; a bit that has none is "?". */
static const char *line(uint32_t set)
{
    uint32_t flag;

    render_start();
    for (flag = 1; flag != 0; flag <<= 1) {
        if (set & flag) {
            render_text(" ");
            render_text(nurl_flag_name(flag) ? nurl_flag_name(flag) : "?");
        }
    }
    return render_line();
}

/* The flags stay the same when the text has moved. */
static const char *flags(const char *text, size_t len)
{
    static char moved[80];
    struct nurl url;
    uint32_t set;

    TEST_ASSERT_LESS_OR_EQUAL(sizeof moved, len);
    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse_1738_ref(&url, text, len),
                              "not a URL of RFC 1738");
    set = nurl_flags_1738(&url);
    memset(moved, '?', sizeof moved);
    memcpy(moved, text, len);
    url.text = moved;
    TEST_ASSERT_EQUAL_HEX32(set, nurl_flags_1738(&url));
    return line(set);
}

void test_each_flag_has_a_name_and_no_sum_of_them(void)
{
    TEST_ASSERT_EQUAL_STRING("PASSWORD", nurl_flag_name(NURL_FLAG_PASSWORD));
    TEST_ASSERT_EQUAL_STRING("INVALID", nurl_flag_name(NURL_FLAG_INVALID));
    TEST_ASSERT_NULL(nurl_flag_name(0));
    TEST_ASSERT_NULL(nurl_flag_name(NURL_FLAGS_AMBIGUOUS));
    TEST_ASSERT_NULL(nurl_flag_name(NURL_FLAG_WAIS_EMPTY_DB << 1));
}

static const struct row look_flagged_rows[] = {
    /* Most URLs have none. */
    { "ftp://u@h/a/b;type=i", "" },
    { "news:a.b", "" },
    { "file:///a", "" },
    { "foo://h:25/a?b", "" },
    /* A scheme is flagged for case first byte and name. */
    { "HTTP://h/", "SCHEME_CASE" },
    { "Ab:", "SCHEME_CASE" },
    { "aA:", "SCHEME_CASE" },
    { "aZ:", "SCHEME_CASE" },
    { "xfoo:", "" },
    { "af:x", "" },
    /* A port is flagged unless it is the default one. */
    { "telnet://h:25", "PORT_NONDEFAULT PORT_RESERVED" },
    { "gopher://h:00070/", "" },
    { "foo://h:0/", "PORT_ZERO" },
    /* A login is flagged for its password and question marks. */
    { "ftp://u:p@h", "PASSWORD" },
    { "https://u:p@h/", "PASSWORD" },
    { "news:a@1.2.3.04", "IPV4_LEADING_ZERO" },
    /* An escape is flagged for what it stands for. */
    { "http://h/%00", "PCT_CTRL" },
    { "http://h/%1f%80", "PCT_8BIT PCT_CTRL" },
    { "x:%20%7E%2541", "" },
    { "http://h/%09", "PCT_CTRL" },
    /* What RFC 3986 reads differently is flagged. */
    { "ftp://h/a?b", "QMARK_PATH" },
    { "wais://h/a?b", "" },
    { "foo:/", "" },
    /* A dot segment is flagged where slashes make segments. */
    { "http://h/..", "DOTSEG" },
    { "http://h/a/./b", "DOTSEG" },
    { "ftp://h/x/.%2E;type=d", "DOTSEG" },
    { "file:///a/.", "DOTSEG" },
    { "prospero://h/../x", "" },
    /* Probable mistakes are flagged. */
    { "news:a..b", "GROUP_EMPTY_PART" },
    { "nntp://h/a/4294967297", "ARTNUM_RANGE" },
    { "wais://h/?q", "WAIS_EMPTY_DB" },
    /* A fragment raises none. */
    { "http://h/a#%0A%FF", "" },
    { "http://h/a#../..", "" },
    { "http://h/%0A#%FF", "PCT_CTRL" },
};

void test_what_is_valid_and_worth_a_look_is_flagged(void)
{
    ROWS(flags, look_flagged_rows);
}

void test_a_sum_has_the_flags_that_its_name_says(void)
{
    TEST_ASSERT_EQUAL_STRING("AUTH_LOOKALIKE IPV4_LEADING_ZERO "
                             "QMARK_PATH QMARK_USERINFO SCHEME_FIRST INVALID",
                             line(NURL_FLAGS_AMBIGUOUS));
    TEST_ASSERT_EQUAL_STRING("PORT_RESERVED INVALID",
                             line(NURL_FLAGS_PORT_RISK));
    TEST_ASSERT_EQUAL_STRING("PCT_CTRL INVALID", line(NURL_FLAGS_CONTROL));
}

void test_a_struct_that_holds_no_strict_url_is_invalid(void)
{
    struct nurl url;

    memset(&url, 0, sizeof url);
    TEST_ASSERT_EQUAL_HEX32(NURL_FLAG_INVALID, nurl_flags_1738(&url));
    TEST_ASSERT_EQUAL(NURL_ERR_UNSAFE, nurl_parse_1738(&url, "HTTP://h/~", 10));
    TEST_ASSERT_EQUAL_HEX32(NURL_FLAG_INVALID, nurl_flags_1738(&url));
    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG, nurl_parse_1738(&url, "x", 65536));
    TEST_ASSERT_EQUAL_HEX32(NURL_FLAG_INVALID, nurl_flags_1738(&url));
    url = url_of(nurl_parse, "HTTP://h/");
    TEST_ASSERT_EQUAL_HEX32(NURL_FLAG_INVALID, nurl_flags_1738(&url));
    url = url_of(nurl_parse_1738, "HTTP://h/");
    url.scheme.len = 0; /* a part that its user has cleared */
    TEST_ASSERT_EQUAL_HEX32(NURL_FLAG_INVALID, nurl_flags_1738(&url));
}

/* `change` is one part as it was changed in storage. */
static const char *stored(const char *text, struct nurl_span *part,
                          struct nurl_span change, struct nurl *url)
{
    char *block = exact_open(text, strlen(text));
    const char *set;

    *part = change;
    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(url, block, strlen(text)));
    set = line(nurl_flags_1738(url));
    exact_close(block);
    return set;
}

void test_an_address_that_was_cleared_raises_none(void)
{
    static const struct nurl_span none = { 0, 0 };
    struct nurl url = url_of(nurl_parse_1738, "http://01.2.3.4/");

    TEST_ASSERT_EQUAL_STRING("IPV4_LEADING_ZERO", line(nurl_flags_1738(&url)));
    url.host = none;
    TEST_ASSERT_EQUAL_STRING("", line(nurl_flags_1738(&url)));
}

void test_a_stored_fragment_before_the_path_is_refused(void)
{
    static const struct nurl_span first = { 1, 0 };
    static const char text[] = "mailto:a@%0a";
    struct nurl url = url_of(nurl_parse_1738, text);

    url.fragment = first;
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED,
                      nurl_attach(&url, text, sizeof text - 1));
    TEST_ASSERT_EQUAL_HEX32(NURL_FLAG_INVALID, nurl_flags_1738(&url));
}

void test_parts_that_were_cleared_are_not_judged(void)
{
    static const struct nurl_span none = { 0, 0 };
    struct nurl url = url_of(nurl_parse_1738_ref, "http://h/?%00#%FF");

    TEST_ASSERT_EQUAL_STRING("PCT_CTRL", line(nurl_flags_1738(&url)));
    url.query = none;
    TEST_ASSERT_EQUAL_STRING("", line(nurl_flags_1738(&url)));
    url.fragment = none;
    TEST_ASSERT_EQUAL_STRING("", line(nurl_flags_1738(&url)));
    url = url_of(nurl_parse_1738, "ftp://u:p@h:99/..");
    url.password = none;
    url.port = none;
    url.path = none;
    TEST_ASSERT_EQUAL_STRING("", line(nurl_flags_1738(&url)));
}

void test_a_stored_scheme_ends_where_it_says(void)
{
    static const struct nurl_span one = { 0, 1 };
    static const struct nurl_span three = { 0, 3 };
    struct nurl url = url_of(nurl_parse_1738, "aB:c");

    TEST_ASSERT_EQUAL_STRING("", stored("aB:c", &url.scheme, one, &url));
    url = url_of(nurl_parse_1738, "a-c:d");
    TEST_ASSERT_EQUAL_STRING("", stored("a[c:d", &url.scheme, three, &url));
    url = url_of(nurl_parse_1738, "x-a:b");
    TEST_ASSERT_EQUAL_STRING("", stored("x-a:b", &url.scheme, one, &url));
}

static int same(struct nurl_span a, struct nurl_span b)
{
    return a.off == b.off && a.len == b.len;
}

/*
 * The guarantee of AMBIGUOUS in the header: without these flags a reader of RFC
 * 3986 sees the same scheme, authority and kind of host, and a query only where
 * RFC 1738 has one or does not define it.
 */
static void check_unambiguous(const struct nurl *strict, size_t len)
{
    struct nurl url = url_in(nurl_parse, strict->text, len);
    struct nurl_str scheme;
    int has_query;

    TEST_ASSERT_EQUAL(strict->host_kind, url.host_kind);
    TEST_ASSERT_TRUE(
        same(strict->scheme, url.scheme) && same(strict->user, url.user) &&
        same(strict->password, url.password) && same(strict->host, url.host) &&
        same(strict->port, url.port));
    scheme = nurl_part(strict, strict->scheme);
    has_query = nurl_str_equal_nocase(scheme, NURL_STR("http")) ||
                nurl_str_equal_nocase(scheme, NURL_STR("wais"));
    if (has_query) {
        TEST_ASSERT_TRUE(same(strict->query, url.query));
        TEST_ASSERT_TRUE(same(strict->path, url.path));
    } else if (url.query.off) {
        TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER,
                          nurl_scheme_named_1738(scheme.ptr, scheme.len));
    }
}

static void sound(const char *text, size_t len)
{
    struct nurl url;
    enum nurl_status status = nurl_parse_1738(&url, text, len);
    uint32_t set = nurl_flags_1738(&url);

    if (status != NURL_OK) {
        TEST_ASSERT_EQUAL_HEX32(NURL_FLAG_INVALID, set);
        return;
    }
    TEST_ASSERT_EQUAL_HEX32(0, set & NURL_FLAG_INVALID);
    if (!(set & NURL_FLAGS_AMBIGUOUS)) {
        check_unambiguous(&url, len);
    }
}

void test_what_is_not_ambiguous_means_the_same_to_rfc_3986(void)
{
    vectors_mutate(&vectors_1738, sound);
}
