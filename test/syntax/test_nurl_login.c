/* The authority of RFC 1738, each line a text and what stands behind its
 * first two octets. */
#include "syntax/nurl_login.h"

#include <string.h>

#include "exact.h"
#include "mutate.h"
#include "render.h"
#include "unity.h"
#include "well_formed.h"

#define ALL (NURL_LOGIN_USER | NURL_LOGIN_PORT)

struct row {
    const char *text;
    const char *expected; /* the parts, or the fault */
    unsigned may;
};

static void begin(struct nurl *url, struct nurl_reader *in, const char *text,
                  size_t len)
{
    memset(url, 0, sizeof *url);
    url->text = text;
    nurl_reader_begin(in, url, len < 2 ? 0 : 2, len);
}

static const char *line(const struct nurl *url, enum nurl_status status,
                        const char *at)
{
    static const char *const kinds[] = { " none=", " empty=", " name=",
                                         " ipv4=" };

    if (status != NURL_OK) {
        return render_fault(status, (size_t)(at - url->text));
    }
    render_start();
    render_part(" user=", url, url->user);
    render_part(" password=", url, url->password);
    render_part(kinds[url->host_kind], url, url->host);
    render_part(" port=", url, url->port);
    return render_line();
}

static void check_all(const struct row *rows, size_t count)
{
    struct nurl url;
    enum nurl_status status;
    struct nurl_reader in;
    char *block;
    size_t len;
    size_t i;

    for (i = 0; i < count; i++) {
        len = strlen(rows[i].text);
        block = exact_open(rows[i].text, len);
        begin(&url, &in, block, len);
        status = nurl_login(&url, &in, rows[i].may);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(
            rows[i].expected, line(&url, status, in.at), rows[i].text);
        TEST_ASSERT_TRUE(status != NURL_OK || in.at == in.end || *in.at == '/');
        exact_close(block);
    }
}

#define CHECK(rows) check_all(rows, sizeof rows / sizeof rows[0])

void test_user_password_host_and_port_come_apart(void)
{
    static const struct row rows[] = {
        { "//h", "name=h", ALL },
        { "//h:80", "name=h port=80", ALL },
        { "//u@h", "user=u name=h", ALL },
        { "//u:p@h.com:2121", "user=u password=p name=h.com port=2121", ALL },
        { "//1.2.3.4:5", "ipv4=1.2.3.4 port=5", ALL },
        { "//a%3Ab%40c@h", "user=a%3Ab%40c name=h", ALL },
        { "//u@h/a@b:c", "user=u name=h", ALL },
        { "//h:80/a@b", "name=h port=80", ALL },
    };

    CHECK(rows);
}

void test_a_question_mark_is_an_octet_of_user_and_password(void)
{
    static const struct row rows[] = {
        { "//us?er@h", "user=us?er name=h", ALL },
        { "//a;b?c&d=e:f;g?h&i=j@h", "user=a;b?c&d=e password=f;g?h&i=j name=h",
          ALL },
        { "//h?x", "HOST_CHAR@3", ALL },
        { "//h:80?x", "PORT_CHAR@6", ALL },
    };

    CHECK(rows);
}

void test_absent_and_empty_differ_in_user_and_password(void)
{
    static const struct row rows[] = {
        { "//h", "name=h", ALL },
        { "//@h", "user= name=h", ALL },
        { "//u:@h", "user=u password= name=h", ALL },
        { "//:p@h", "user= password=p name=h", ALL },
        { "//:@h", "user= password= name=h", ALL },
    };

    CHECK(rows);
}

void test_the_first_at_sign_and_one_colon_count(void)
{
    static const struct row rows[] = {
        { "//a@b@h", "HOST_CHAR@5", ALL },
        { "//a@b:1@c", "PORT_CHAR@7", ALL },
        { "//a:b:c@h", "USERINFO_CHAR@5", ALL },
        { "//a:b:c@", "USERINFO_CHAR@5", ALL },
        { "//a:b:@", "USERINFO_CHAR@5", ALL },
        { "//a::@h", "USERINFO_CHAR@4", ALL },
    };

    CHECK(rows);
}

void test_the_host_is_judged_before_the_port(void)
{
    static const struct row rows[] = {
        { "//", "HOST_EMPTY@2", ALL },
        { "//:80", "HOST_EMPTY@2", ALL },
        { "//u@", "HOST_EMPTY@4", ALL },
        { "//-:x", "HOST_LABEL@2", ALL },
        { "//h.:x", "HOST_LABEL@4", ALL },
        { "//1.2:x", "HOST_TOPLABEL@4", ALL },
        { "//256.1.1.1:x", "IPV4_RANGE@2", ALL },
        { "//h_:x", "HOST_CHAR@3", ALL },
    };

    CHECK(rows);
}

void test_a_port_is_digits_up_to_65535(void)
{
    static const struct row rows[] = {
        { "//h:65535", "name=h port=65535", ALL },
        { "//h:0", "name=h port=0", ALL },
        { "//h:00000000000000000000000021",
          "name=h port=00000000000000000000000021", ALL },
        { "//h:", "PORT_EMPTY@4", ALL },
        { "//h:", "PORT_EMPTY@4", ALL },
        { "//h:8a", "PORT_CHAR@5", ALL },
        { "//h:-1", "PORT_CHAR@4", ALL },
        { "//h:80:90", "PORT_CHAR@6", ALL },
        { "//h:99999x", "PORT_CHAR@9", ALL },
        { "//h:65536", "PORT_RANGE@4", ALL },
        { "//h:4294967376", "PORT_RANGE@4", ALL },
        { "//h:18446744073709551696", "PORT_RANGE@4", ALL },
    };

    CHECK(rows);
}

void test_a_scheme_may_have_no_user_or_no_port(void)
{
    static const struct row rows[] = {
        { "//u@h", "USERINFO@3", NURL_LOGIN_PORT },
        { "//@h", "USERINFO@2", NURL_LOGIN_PORT },
        { "//u:p@_", "USERINFO@5", NURL_LOGIN_PORT },
        { "//h:80", "name=h port=80", NURL_LOGIN_PORT },
        { "//h:80", "PORT@3", NURL_LOGIN_EMPTY },
        { "//:", "PORT@2", NURL_LOGIN_EMPTY },
        { "//_:", "PORT@3", NURL_LOGIN_EMPTY },
        { "//a:b@c", "USERINFO@5", NURL_LOGIN_EMPTY },
        { "//_/@:", "HOST_CHAR@2", NURL_LOGIN_EMPTY },
        { "//_/@:", "HOST_CHAR@2", NURL_LOGIN_PORT },
    };

    CHECK(rows);
}

void test_a_scheme_may_have_no_host(void)
{
    static const struct row rows[] = {
        { "//", "empty=", NURL_LOGIN_EMPTY },
        { "//h", "name=h", NURL_LOGIN_EMPTY },
        { "//_", "HOST_CHAR@2", NURL_LOGIN_EMPTY },
    };

    CHECK(rows);
}

void test_a_question_mark_in_the_login_is_told(void)
{
    struct nurl_reader in;
    struct nurl url;

    begin(&url, &in, "//u?:p@h", 8);
    TEST_ASSERT_EQUAL(0, nurl_login_has_question(&url));
    nurl_login(&url, &in, ALL);
    TEST_ASSERT_EQUAL(1, nurl_login_has_question(&url));
    begin(&url, &in, "//u:p@h", 7);
    nurl_login(&url, &in, ALL);
    TEST_ASSERT_EQUAL(0, nurl_login_has_question(&url));
}

static void check_inside(struct nurl_span span, size_t len)
{
    TEST_ASSERT_LESS_OR_EQUAL(len, (size_t)span.off + span.len);
}

static void sound(const char *text, size_t len)
{
    struct nurl_reader in;
    struct nurl url;

    begin(&url, &in, text, len);
    nurl_login(&url, &in, ALL);
    TEST_ASSERT_TRUE(in.at >= text && in.at <= text + len);
    check_inside(url.user, len);
    check_inside(url.password, len);
    check_inside(url.host, len);
    check_inside(url.port, len);
}

void test_every_prefix_and_every_replaced_octet_stays_in_the_text(void)
{
    static const char *const texts[] = { "u:p@h.com:2121",
                                         "a;b?c@10.0.0.255:80", "@:" };
    unsigned i;

    for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        mutate_prefixes(texts[i], strlen(texts[i]), sound);
        mutate_octets(texts[i], strlen(texts[i]), sound);
    }
}
