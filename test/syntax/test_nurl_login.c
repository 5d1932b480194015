/* The authority of RFC 1738: each row has a text and its parts, after the first
 * two bytes. */
#include "syntax/nurl_login.h"

#include "support.h"

#define ALL (NURL_LOGIN_USER | NURL_LOGIN_PORT)

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

static unsigned may;

static const char *login(const char *text, size_t len)
{
    struct nurl url;
    struct nurl_reader in;
    enum nurl_status status;

    begin(&url, &in, text, len);
    status = nurl_login(&url, &in, may);
    TEST_ASSERT_TRUE(status != NURL_OK || in.at == in.end || *in.at == '/');
    return line(&url, status, in.at);
}

static const struct row host_port_rows[] = {
    /* User, password, host and port. */
    { "//h", "name=h" },
    { "//a%3Ab%40c@h", "user=a%3Ab%40c name=h" },
    { "//h:80/a@b", "name=h port=80" },
    /* A question mark is a byte of user and password. */
    { "//us?er@h", "user=us?er name=h" },
    { "//h?x", "HOST_CHAR@3" },
    { "//h:80?x", "PORT_CHAR@6" },
    /* Absent and empty differ in user and password. */
    { "//u:@h", "user=u password= name=h" },
    { "//:p@h", "user= password=p name=h" },
    /* The first at sign and one colon count. */
    { "//a@b@h", "HOST_CHAR@5" },
    { "//a:b:c@h", "USERINFO_CHAR@5" },
    { "//a:b:c@", "USERINFO_CHAR@5" },
    /* The host is judged before the port. */
    { "//:80", "HOST_EMPTY@2" },
    { "//1.2:x", "HOST_TOPLABEL@4" },
    { "//h_:x", "HOST_CHAR@3" },
    /* A port is digits up to 65535. */
    { "//h:65535", "name=h port=65535" },
    { "//h:8a", "PORT_CHAR@5" },
    { "//h:18446744073709551696", "PORT_RANGE@4" },
};

void test_a_login_has_a_user_a_password_a_host_and_a_port(void)
{
    may = ALL;
    ROWS(login, host_port_rows);
}

void test_a_scheme_may_have_no_user(void)
{
    static const struct row rows[] = {
        { "//u@h", "USERINFO@3" },
        { "//h:80", "name=h port=80" },
        { "//_/@:", "HOST_CHAR@2" },
    };

    may = NURL_LOGIN_PORT;
    ROWS(login, rows);
}

void test_a_scheme_may_have_no_port_and_no_host(void)
{
    static const struct row rows[] = {
        { "//:", "PORT@2" },
        { "//_/@:", "HOST_CHAR@2" },
        { "//_", "HOST_CHAR@2" },
    };

    may = NURL_LOGIN_EMPTY;
    ROWS(login, rows);
}
