/* Parts in, URL out; requests.md chapter 4. Each row is a table of parts. */
#include "nurl_build.h"

#include "support.h"

#define PARTS 8
#define ENCODE NURL_BUILD_ENCODE
#define PASSWORD NURL_BUILD_PASSWORD

/* scheme|user|password|host|port|path|query|fragment; "-": it is absent */
struct built {
    const char *parts;
    unsigned options;
    const char *expected;
};

static char buffer[200];

static struct nurl_str *part_of(struct nurl_parts *parts, unsigned n)
{
    struct nurl_str *const all[PARTS] = { &parts->scheme,   &parts->user,
                                          &parts->password, &parts->host,
                                          &parts->port,     &parts->path,
                                          &parts->query,    &parts->fragment };

    return all[n];
}

/* Each part in a block of exactly its size. */
static void open_parts(struct nurl_parts *parts, char *blocks[PARTS],
                       const char *text)
{
    unsigned n;
    size_t len;

    memset(parts, 0, sizeof *parts);
    for (n = 0; n < PARTS; n++) {
        len = strcspn(text, "|");
        blocks[n] = exact_open(text, len);
        if (len != 1 || *text != '-') {
            *part_of(parts, n) = nurl_text(blocks[n], len);
        }
        text += len + (text[len] == '|');
    }
}

static const char *build(const struct nurl_parts *parts, unsigned options)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    nurl_build(&out, parts, options);
    return shown_writer(&out);
}

static void check_all(const struct built *rows, size_t count)
{
    struct nurl_parts parts;
    char *blocks[PARTS];
    size_t i;
    unsigned n;

    for (i = 0; i < count; i++) {
        open_parts(&parts, blocks, rows[i].parts);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(
            rows[i].expected, build(&parts, rows[i].options), rows[i].parts);
        for (n = 0; n < PARTS; n++) {
            exact_close(blocks[n]);
        }
    }
}

#define CHECK(rows) check_all(rows, sizeof rows / sizeof rows[0])

static const struct built built_rows[] = {
    /* Parts have their delimiters and absent ones none. */
    { "http|u|-|h|80|/a|q|f", 0, "http://u@h:80/a?q#f" },
    { "mailto|-|-|-|-|a@b|-|-", 0, "mailto:a@b" },
    { "-|-|-|-|-|ab|-|-", 0, "ab" },
    { "-|-|-|-|-|/|-|-", 0, "/" },
    { "-|-|-|h|0899|-|-|-", 0, "//h:0899" },
    { "-|-|-|-|-|-|-|-", 0, "" },
    { "coap|-|-|[::1]|5684|-|-|-", 0, "coap://[::1]:5684" },
    /* Empty parts leave their delimiters. */
    { "x|||||||", PASSWORD, "x://:@:?#" },
    { "x|||||||", PASSWORD | ENCODE, "x://:@:?#" },
    { "file|-|-||-|/a|-|-", 0, "file:///a" },
    /* A password is written only with NURL_BUILD_PASSWORD. */
    { "http|u|p|h|-|-|-|-", 0, "http://u@h" },
    { "http|u|p:q|h|-|-|-|-", PASSWORD, "http://u:p:q@h" },
    { "http|u|%zz|h|-|-|-|-", 0, "http://u@h" },
    /* A password needs a user and a login and a port need a host. */
    { "http|-|p|h|-|-|-|-", PASSWORD, "USERINFO_CHAR@0" },
    { "http|-||h|-|-|-|-", PASSWORD, "USERINFO_CHAR@0" },
    { "http|u|-|-|-|-|-|-", 0, "HOST_EMPTY@0" },
    { "http|-|-|-|80|-|-|-", 0, "HOST_EMPTY@0" },
    { "http|-|p|-|-|-|-|-", PASSWORD, "HOST_EMPTY@0" },
    /* What is not encoded is written as in a URL. */
    /* Plain bytes are escaped and a path keeps its slashes. */
    { "http|a@b:c|p/?#|h|-|/a b/c%41|-|x y", ENCODE | PASSWORD,
      "http://a%40b%3Ac:p%2F%3F%23@h/a%20b/c%2541#x%20y" },
    { "-|-|-|-|-|a:b/c|-|-", ENCODE, "a%3Ab/c" },
    { "-|-|-|-|-|a//b/|-|-", ENCODE, "a//b/" },
    { "-|-|-|h|-|/\xC3\xBC\x7F;=@!~|-|-", ENCODE,
      "//h/%C3%BC%7F%3B%3D%40%21~" },
    { "x|-|-|-|-|..?|-|-", ENCODE, "x:..%3F" },
    /* Scheme, host, port and query are never escaped. */
    { "http|-|-|%41|-|-|a=%41&b|-", ENCODE, "http://%41?a=%41&b" },
    { "http|-|-|a b|-|-|-|-", ENCODE, "HOST_CHAR@1" },
    { "http|-|-|h|-|-|a b|-", ENCODE, "CHAR@1" },
    { "http|-|-|h|-|-|%4|-", ENCODE, "PCT@0" },
    { "h ttp|-|-|-|-|-|-|-", ENCODE, "SCHEME_CHAR@1" },
    { "-|-|-|h|8 |-|-|-", ENCODE, "PORT_CHAR@1" },
    /* Invalid schemes, hosts and ports have the parser's errors. */
    { "|-|-|-|-|-|-|-", 0, "SCHEME_MISSING@0" },
    { "1a|-|-|-|-|-|-|-", 0, "SCHEME_FIRST@0" },
    { "\xC3|-|-|-|-|-|-|-", 0, "SCHEME_FIRST@0" },
    { "a\xC3|-|-|-|-|-|-|-", 0, "SCHEME_CHAR@1" },
    { "a%41|-|-|-|-|-|-|-", 0, "SCHEME_CHAR@1" },
    { "x|-|-|a/b|-|-|-|-", 0, "HOST_CHAR@1" },
    { "x|-|-|u@h|-|-|-|-", 0, "HOST_CHAR@1" },
    { "x|-|-|[::1|-|-|-|-", 0, "IP_LITERAL@0" },
    { "x|-|-|fe80::1|-|-|-|-", 0, "HOST_CHAR@4" },
    { "x|-|-|[::1]a|-|-|-|-", 0, "HOST_CHAR@5" },
    { "x|-|-|[::1%25a]|-|-|-|-", 0, "IP_LITERAL@0" },
    { "x|-|-|h|8a|-|-|-", 0, "PORT_CHAR@1" },
    { "x|-|-|h|8:|-|-|-", 0, "PORT_CHAR@1" },
    { "x|-|-|h|\x80|-|-|-", 0, "PORT_CHAR@0" },
    /* Invalid bytes are refused. */
    { "x|a:b|-|h|-|-|-|-", 0, "USERINFO_CHAR@1" },
    { "x|a@b|-|h|-|-|-|-", 0, "USERINFO_CHAR@1" },
    { "x|u|a@|h|-|-|-|-", PASSWORD, "USERINFO_CHAR@1" },
    { "x|u|a\n|h|-|-|-|-", PASSWORD, "CTRL@1" },
    { "x|-|-|h|-|/a?b|-|-", 0, "CHAR@2" },
    { "x|-|-|h|-|/a#b|-|-", 0, "CHAR@2" },
    { "x|-|-|h|-|/\xFF|-|-", 0, "8BIT@1" },
    { "x|-|-|h|-|/|a?b|#", 0, "CHAR@0" },
    { "x|-|-|h|-|/|[|-", 0, "CHAR@0" },
    { "x|-|-|h|-|/|-|a\t", 0, "CTRL@1" },
    /* A path that a reader would not see as a path is refused. */
    { "x|-|-|h|-|a|-|-", 0, "CHAR@0" },
    { "x|-|-|h|-|a|-|-", ENCODE, "CHAR@0" },
    { "x|-|-||-|a|-|-", 0, "CHAR@0" },
    { "x|-|-|-|-|//a|-|-", 0, "CHAR@1" },
    { "x|-|-|-|-|//a|-|-", ENCODE, "CHAR@1" },
    { "-|-|-|-|-|//|-|-", 0, "CHAR@1" },
    { "-|-|-|-|-|a:b|-|-", 0, "CHAR@1" },
    { "-|-|-|-|-|:|-|-", 0, "CHAR@0" },
    { "-|-|-|-|-|a%zz:|-|-", 0, "PCT@1" },
    { "-|-|-|-|-|a: |-|-", 0, "CHAR@1" },
    { "-|-|-|-|-|a/b:c|-|-", 0, "a/b:c" },
    { "-|-|-|-|-|/:|-|-", 0, "/:" },
    { "-|-|-|-|-|./a:b|-|-", 0, "./a:b" },
    { "-|-|-|h|-|//a|-|-", 0, "//h//a" },
    { "x|-|-|-|-|a:b|-|-", 0, "x:a:b" },
};

void test_parts_have_their_delimiters_and_are_escaped_if_asked_for(void)
{
    CHECK(built_rows);
}

static const char *const good[PARTS] = {
    "x", "u", "p", "h", "1", "/a", "q", "f"
};

void test_the_first_invalid_part_is_named_and_those_before_it_are_written(void)
{
    static const char *const faulty[PARTS] = { "1", ":", "@", " ",
                                               "a", " ", "#", "#" };
    static const size_t begins[PARTS] = { 0, 4, 6, 8, 10, 11, 14, 16 };
    struct nurl_writer out;
    struct nurl_parts parts;
    unsigned first;
    unsigned n;

    memset(&parts, 0, sizeof parts);
    for (first = 0; first < PARTS; first++) {
        for (n = 0; n < PARTS; n++) {
            const char *text = n < first ? good[n] : faulty[n];

            *part_of(&parts, n) = nurl_text(text, strlen(text));
        }
        nurl_writer_init(&out, buffer, sizeof buffer);
        nurl_write_text(&out, NURL_STR("at "));
        nurl_build(&out, &parts, PASSWORD);
        TEST_ASSERT_NOT_EQUAL(NURL_OK, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(0, out.stop);
        TEST_ASSERT_EQUAL(3 + begins[first], out.len);
    }
}

/* A part with a length is present, even at NULL. */
void test_bytes_at_null_need_a_host_and_a_user_too(void)
{
    struct nurl_parts parts;

    memset(&parts, 0, sizeof parts);
    parts.user = nurl_text(NULL, 1);
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@0", build(&parts, 0));
    parts.user = nurl_text(NULL, 0);
    parts.port = nurl_text(NULL, 1);
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@0", build(&parts, 0));
    parts.port = nurl_text(NULL, 0);
    parts.password = nurl_text(NULL, 1);
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@0", build(&parts, PASSWORD));
    parts.host = NURL_STR("h");
    parts.user = nurl_text(NULL, 1);
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", build(&parts, 0));
    parts.user = nurl_text(NULL, 0);
    TEST_ASSERT_EQUAL_STRING("USERINFO_CHAR@0", build(&parts, PASSWORD));
    TEST_ASSERT_EQUAL_STRING("//h", build(&parts, 0));
}

void test_bytes_at_null_are_an_error_of_any_part(void)
{
    struct nurl_parts parts;
    unsigned n;

    for (n = 0; n < 2 * PARTS; n++) {
        memset(&parts, 0, sizeof parts);
        parts.user = NURL_STR("u");
        parts.host = NURL_STR("h");
        *part_of(&parts, n % PARTS) = nurl_text(NULL, 1);
        TEST_ASSERT_EQUAL_STRING("EMPTY@0",
                                 build(&parts, PASSWORD | (n & ENCODE)));
    }
}

static void fill(struct nurl_writer *out, const void *what)
{
    nurl_build(out, what, PASSWORD);
}

static void fill_encoded(struct nurl_writer *out, const void *what)
{
    nurl_build(out, what, PASSWORD | ENCODE);
}

void test_a_buffer_too_small_holds_a_prefix_and_the_length_is_counted(void)
{
    struct nurl_parts parts;

    memset(&parts, 0, sizeof parts);
    parts.scheme = NURL_STR("http");
    parts.user = NURL_STR("us");
    parts.password = NURL_STR("pw");
    parts.host = NURL_STR("[::1]");
    parts.port = NURL_STR("80");
    parts.path = NURL_STR("/a/b");
    parts.query = NURL_STR("q=1");
    parts.fragment = NURL_STR("f");
    buffers_check(fill, &parts, 2 | UNPLACED);
    parts.path = NURL_STR("/a /\xFF");
    buffers_check(fill_encoded, &parts, 3 | UNPLACED);
    parts.host = NURL_STR("::1");
    parts.zone = NURL_STR("eth0");
    buffers_check(fill_encoded, &parts, 3 | UNPLACED);
}

static const char *with_zone(const char *host, size_t len)
{
    struct nurl_parts parts;

    memset(&parts, 0, sizeof parts);
    parts.host = nurl_text(host, len);
    parts.zone = NURL_STR("eth0");
    return build(&parts, 0);
}

void test_an_address_with_a_zone_gets_its_brackets(void)
{
    static const struct row rows[] = {
        { "fe80::1", "//[fe80::1]" },
        { "::1.2.3.4", "//[::1.2.3.4]" },
        /* All else is a host as without a zone. */
        { "[fe80::1]", "//[fe80::1]" },
        { "", "//" },
        { "1:2", "HOST_CHAR@1" },
    };

    ROWS(with_zone, rows);
}

static unsigned overlapping; /* which part lies in the block */

static void fill_by_part(struct nurl_writer *out, const char *text, size_t len)
{
    struct nurl_parts parts;
    unsigned n;

    for (n = 0; n < PARTS; n++) {
        *part_of(&parts, n) = nurl_text(good[n], strlen(good[n]));
    }
    *part_of(&parts, overlapping) = nurl_text(text, len);
    nurl_build(out, &parts, PASSWORD);
}

void test_no_part_lies_where_the_result_goes(void)
{
    static const char *const texts[PARTS] = { "http", "us",  "pass", "h.com",
                                              "8080", "/ab", "q=1",  "frag" };
    static const char *const octets[PARTS] = { "x", "u", "p", "h",
                                               "8", "/", "q", "f" };

    for (overlapping = 0; overlapping < PARTS; overlapping++) {
        overlap_check(fill_by_part, texts[overlapping]);
        overlap_check(fill_by_part, octets[overlapping]);
    }
}

/* Whatever the parts are, and nothing is appended. */
void test_an_unknown_option_is_an_error_of_the_call(void)
{
    struct nurl_writer out;
    struct nurl_parts parts;
    unsigned bit;

    memset(&parts, 0, sizeof parts);
    parts.host = NURL_STR("h");
    TEST_ASSERT_EQUAL_STRING("//h", build(&parts, PASSWORD | ENCODE));
    for (bit = 4; bit != 0; bit <<= 1) {
        TEST_ASSERT_EQUAL_STRING("ARGUMENT@0", build(&parts, bit));
        TEST_ASSERT_EQUAL_STRING("ARGUMENT@0",
                                 build(&parts, bit | PASSWORD | ENCODE));
    }
    out = writer_of(buffer, sizeof buffer);
    parts.path = nurl_text(NULL, 1);
    nurl_build(&out, &parts, 4);
    TEST_ASSERT_EQUAL(0, nurl_writer_need(&out));
    TEST_ASSERT_EQUAL_STRING("ARGUMENT@0", shown_writer(&out));
}
