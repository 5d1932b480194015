/* Private functions of the layer url. */
#include "url/nurl_find_bare.h"

#include "support.h"
#include "url/nurl_host_field.h"
#include "url/nurl_scheme_based.h"
#include "url/nurl_view.h"
#include "views.h"

/* --------------------------------------------------------- scheme_based */

/* Port and path of the normal form, which depend on the scheme. */

/* ":443 /a", or "/a" without a port */
static const char *port_and_path(const struct nurl *url)
{
    struct nurl_str port = nurl_scheme_based_port(url);
    struct nurl_str path = nurl_scheme_based_path(url);

    render_start();
    TEST_ASSERT_TRUE(port.ptr || port.len == 0);
    if (port.ptr) {
        render_text(":");
        render_text(shown(port.ptr, port.len));
        render_text(" ");
    }
    render_text(shown(path.ptr, path.len));
    return render_line();
}

void test_a_default_port_is_left_out_and_an_empty_path_is_a_slash(void)
{
    static const struct row rows[] = {
        { "http://h:80", "/" },
        { "http://h/a", "/a" },
        { "x://h:0", ":0 /" },
        { "a", "a" },
    };

    URL_ROWS(nurl_parse, port_and_path, rows);
}

/* ----------------------------------------------------------------- view */

/* Each of the ten schemes is read by its own rules. */

/* In the order of enum nurl_scheme, from FTP on. */
static const struct row view_rows[] = {
    { "ftp://h/a/b;type=i", "directories=/a name=b type=i" },
    { "http://h/a?b", "path=/a search=b" },
    { "gopher://h/1a", "type=1 selector=a item=1" },
    { "mailto:a@b", "address=a@b local=a domain=b" },
    { "news:a.b", "group=a.b group" },
    { "nntp://h/a/1", "group=a article=1" },
    { "telnet://h/", "nothing" },
    { "wais://h/d/t/p", "database=d type=t path=p" },
    { "file:///a", "path=/a local" },
    { "prospero://h/a;b=c", "name=a fields=b=c" },
};

static enum nurl_status read_by(struct nurl_any *any, const struct nurl *url,
                                unsigned scheme)
{
    struct nurl_reader in;
    size_t end = url->query.off ? (size_t)url->query.off + url->query.len
                                : (size_t)url->path.off + url->path.len;

    memset(any, 0xA5, sizeof *any);
    any->scheme = (uint8_t)scheme;
    nurl_reader_begin(&in, url, url->path.off, end);
    return nurl_view_read(any, &in);
}

void test_each_scheme_gets_its_own_view(void)
{
    struct nurl url;
    struct nurl_any any;
    enum nurl_status status;
    unsigned i;

    for (i = 0; i < sizeof view_rows / sizeof view_rows[0]; i++) {
        TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, view_rows[i].text,
                                              strlen(view_rows[i].text)));
        status = read_by(&any, &url, NURL_SCHEME_FTP + i);
        TEST_ASSERT_EQUAL_STRING(view_rows[i].expected,
                                 view_line(&any, &url, status));
    }
}

void test_a_scheme_outside_the_ten_has_no_rules_here(void)
{
    struct nurl url = url_of(nurl_parse, "coap://h/a");
    struct nurl_any any;

    TEST_ASSERT_EQUAL(NURL_ERR_SCHEME, read_by(&any, &url, NURL_SCHEME_COAP));
}

/* ------------------------------------------------------------ find_bare */

/* A URL without brackets: each row has a text and its URL, if it has one; "..."
 * if more text can change the result. */
static const char *found(const char *text, size_t len)
{
    static char line[80];
    int undecided = 0;
    size_t used = nurl_find_bare(text, text + len, &undecided);

    strcpy(line, shown(text, used));
    return strcat(line, undecided ? "..." : "");
}

static const struct row before_punctuation_rows[] = {
    /* Each of eleven schemes begins one. */
    { "ftp:a ", "ftp:a" },
    { "https:a ", "https:a" },
    { "gopher:a ", "gopher:a" },
    { "mailto:a ", "mailto:a" },
    { "news:a ", "news:a" },
    { "nntp:a ", "nntp:a" },
    { "telnet:a ", "telnet:a" },
    { "wais:a ", "wais:a" },
    { "prospero:a ", "prospero:a" },
    /* Case does not matter and the name must be whole. */
    { "HTTP://H ", "HTTP://H" },
    { "tftp:a ", "" },
    { "x:a ", "" },
    { "http a ", "" },
    { "httpx:a ", "" },
    { "http\x80:a ", "" },
    /* It ends at white space a bracket or a quote. */
    { "ftp:a b", "ftp:a" },
    { "ftp:a\tb", "ftp:a" },
    { "ftp:a<b", "ftp:a" },
    { "ftp:a>b", "ftp:a" },
    { "ftp:a\"b", "ftp:a" },
    { "ftp:a\x80{ ", "ftp:a\\x80{" },
    /* Punctuation after it is left out. */
    { "ftp:a.,;:!?'` ", "ftp:a" },
    { "ftp:a-_~*&% ", "ftp:a-_~*&%" },
    /* A closing bracket without an opening one is left out. */
    { "ftp:a). ", "ftp:a" },
    { "ftp:(a). ", "ftp:(a)" },
    { "ftp:(a)) ", "ftp:(a)" },
    { "ftp:a} ", "ftp:a" },
    { "ftp:[a] ", "ftp:[a]" },
    { "ftp:{a} ", "ftp:{a}" },
    { "ftp:[a]] ", "ftp:[a]" },
    { "ftp:a}.]).} ", "ftp:a" },
    /* More than slashes must be left after the colon. */
    { "ftp: ", "" },
    { "ftp:... ", "" },
    { "ftp:( ", "ftp:(" },
    { "file:///. ", "" },
    /* With a second colon it is a name in a program. */
    { "HTTP::Request ", "" },
    { "ftp::", "" },
    /* A URL at the end of the text is undecided. */
    { "prospero", "..." },
    { "http:", "..." },
    { "http:/", "..." },
    { "ftp\x80", "" },
};

void test_a_bare_url_begins_with_a_scheme_and_ends_before_punctuation(void)
{
    ROWS(found, before_punctuation_rows);
}

void test_as_many_brackets_as_there_are_are_left(void)
{
    static const char closing[] = { ')', ']', '}' };
    char text[6 + 256 + 1];
    int undecided;
    unsigned i;

    for (i = 0; i < sizeof closing; i++) {
        memcpy(text, "http:a", 6);
        memset(text + 6, closing[i], 256);
        text[6 + 256] = ' ';
        TEST_ASSERT_EQUAL(6,
                          nurl_find_bare(text, text + sizeof text, &undecided));
    }
}

/* ----------------------------------------------------------- host_field */

/* Host and port of a request, measured before they are written. */

/* "8 :81": the bytes of the host that are written, and the port */
static const char *shown_field(const struct nurl_host_field *field)
{
    render_start();
    render_number(field->host);
    if (field->port_len > 0) {
        render_text(" ");
        render_text(shown(field->port, field->port_len));
    }
    render_text(field->always ? " always" : "");
    return render_line();
}

static const char *measured(const struct nurl *url)
{
    struct nurl_host_field field;
    uint16_t stop = 9999;
    enum nurl_status status;

    memset(&field, 0xA5, sizeof field);
    status = nurl_host_field_measure(&field, url, &stop);
    return status == NURL_OK ? shown_field(&field) : render_fault(status, stop);
}

static const char *all_measured(const struct nurl *url)
{
    struct nurl_host_field field;
    char port[NURL_HOST_FIELD_PORT];
    uint16_t stop = 9999;
    enum nurl_status status = nurl_host_field_measure(&field, url, &stop);

    if (status == NURL_OK) {
        status = nurl_host_field_with_port(&field, port, url, &stop);
    }
    return status == NURL_OK ? shown_field(&field) : render_fault(status, stop);
}

void test_a_port_is_as_written_and_a_default_one_is_none(void)
{
    static const struct row rows[] = {
        { "http://u@h.com/", "5" },
        { "foo://h:0", "1 :0" },
        { "x:", "HOST_MISSING@2" },
    };

    URL_ROWS(nurl_parse_zone, measured, rows);
    rows_refuse(measured, "http://h.com");
}

void test_an_authority_form_always_has_a_port(void)
{
    static const struct row rows[] = {
        { "http://u@h.com/", "5 :80 always" },
        { "//h:12345", "1 :12345 always" },
        { "//h:10203", "1 :10203 always" },
        { "//[fe80::1%25e]:65535", "8 :65535 always" },
        { "x:", "HOST_MISSING@2" },
    };

    URL_ROWS(nurl_parse_zone, all_measured, rows);
    rows_refuse(all_measured, "http://h.com");
}

static void write_field(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_host_field field;
    uint16_t stop;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_host_field_measure(&field, url, &stop));
    nurl_host_field_write(out, url, &field);
}

static void write_all(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_host_field field;
    char port[NURL_HOST_FIELD_PORT];
    uint16_t stop;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_host_field_measure(&field, url, &stop));
    TEST_ASSERT_EQUAL(NURL_OK,
                      nurl_host_field_with_port(&field, port, url, &stop));
    nurl_host_field_write(out, url, &field);
}

void test_host_and_port_are_written_but_no_port_that_is_not_in_the_text(void)
{
    static const struct row fields[] = {
        { "http://h.com:081", "h.com:081" },
        { "//[::1%25a]:81/", "[::1]:81" },
        { "//[::1%25a]/", "[::1]" },
    };
    static const struct row all[] = {
        { "http://h.com:081", "h.com" },
        { "ws://[::1%25a]/", "[::1]" },
    };

    WRITTEN(nurl_parse_zone, write_field, 1, fields);
    WRITTEN(nurl_parse_zone, write_all, 1, all);
}
