/* What a gopher client sends, each line a URL and the bytes. */
#include "nurl_gopher.h"

#include "support.h"

URL_WRITER(ask, nurl_write_gopher_request(out, url, 0))
URL_WRITER(ask_any_port,
           nurl_write_gopher_request(out, url, NURL_GOPHER_ASK_ANY_PORT))

#define DATA "+%091%0D%0A+-1%0D%0Av%0D%0A.%0D%0A"
#define SENT "+\\x091\\x0D\\x0A+-1\\x0D\\x0Av\\x0D\\x0A.\\x0D\\x0A"

static const struct row holds_type_rows[] = {
    /* The selector is decoded and the type is never sent. */
    { "gopher://h/0a%20b", "a b\\x0D\\x0A" },
    { "gopher://h/%31x", "x\\x0D\\x0A" },
    { "gopher://h/0?x", "?x\\x0D\\x0A" },
    /* Search and string follow their tabs. */
    { "gopher://h/7s%09a%20b", "s\\x09a b\\x0D\\x0A" },
    { "gopher://h/1s%09%09+", "s\\x09\\x09+\\x0D\\x0A" },
    { "gopher://h/1s%09%09", "s\\x09\\x09\\x0D\\x0A" },
    /* An escaped line end or tab is refused wherever it stands. */
    { "gopher://h/1s%0Ax", "SELECTOR@13" },
    { "gopher://h/7s%09a%0D%0Ab", "DEC_FORBIDDEN@17" },
    { "gopher://h/1s%09%09+%0AQUIT", "DEC_FORBIDDEN@20" },
    /* Answers to a form go to port 70 and end by themselves. */
    { "gopher://h/1s%09%09" DATA, "s\\x09" SENT },
    { "gopher://h:/1s%09%09" DATA, "s\\x09" SENT },
    { "gopher://h/1s%09q%09" DATA, "s\\x09q\\x09" SENT },
    /* What is no gopher URL is refused. */
    { "http://h/1", "SCHEME@0" },
    { "gopher://h/%09x", "GTYPE@11" },
    { "gopher://h?x", "HOST_CHAR@10" },
};

void test_a_request_is_one_line_and_never_holds_the_type(void)
{
    WRITTEN(nurl_parse, ask, 2, holds_type_rows);
    WRITTEN(nurl_parse, ask_any_port, 2, holds_type_rows);
    written_refuse(ask, NULL);
    written_refuse(ask_any_port, NULL);
}

void test_to_another_port_they_go_only_where_the_caller_allows_it(void)
{
    static const struct row refused[] = {
        { "gopher://h:25/1s%09%09" DATA, "DEC_FORBIDDEN@23" },
        { "gopher://h:7070/1s%09%09" DATA, "DEC_FORBIDDEN@25" },
        { "gopher://h:65606/1s%09%09" DATA, "DEC_FORBIDDEN@26" },
    };
    static const struct row allowed[] = {
        { "gopher://h:25/1s%09%09" DATA, "s\\x09" SENT },
        { "gopher://h:7070/1s%09q%09" DATA, "s\\x09q\\x09" SENT },
    };

    WRITTEN(nurl_parse, ask, 2, refused);
    WRITTEN(nurl_parse, ask_any_port, 2, allowed);
}

void test_the_permission_does_not_widen_the_shape(void)
{
    static const struct row rows[] = {
        { "gopher://h/1s%09%09" DATA "QUIT", "DEC_FORBIDDEN@20" },
        { "gopher://h/1s%09q%0A%09" DATA, "DEC_FORBIDDEN@17" },
        { "gopher://h/1s%09" DATA, "DEC_FORBIDDEN@21" },
        { "gopher://h/1s%0D%09%09" DATA, "SELECTOR@13" },
    };

    WRITTEN(nurl_parse, ask_any_port, 2, rows);
}

void test_a_stored_url_with_a_damaged_string_is_refused(void)
{
    struct nurl url = url_of(nurl_parse, "gopher://h/1%09%09abc/");

    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&url, "gopher://h/1%09%09%zz/", 22));
    TEST_ASSERT_EQUAL_STRING("PCT@18", written_line(ask_any_port, &url));
}

void test_the_place_of_a_failure_is_one_in_the_url(void)
{
    static const struct sized_row rows[] = {
        { "gopher://h/7s%09qr", 3, "BUF@17" },
        { "gopher://h/7s%09qr", 1, "BUF@13" }, /* not the tab, "%09" */
        { "gopher://h/7s%09qr", 0, "BUF@12" },
    };

    SIZED(nurl_parse, ask, rows);
}
