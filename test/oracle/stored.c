/*
 * stored SEED COUNT - a struct that nurl_attach lets pass makes no one read on
 *
 * COUNT structs, each parsed from a text; then octets of the text, and numbers
 * of the struct, become others, as in damaged flash. Those that fit are given
 * to the functions that read escapes and to the views, each view and its text
 * in a block of its own, and every span that comes out is read: the sanitizers
 * see each octet too many. Prints lines `count NAME NUMBER`.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nurl_any.h"
#include "nurl_decode.h"
#include "nurl_equal.h"
#include "nurl_flags_1738.h"
#include "nurl_ftp.h"
#include "nurl_gopher.h"
#include "nurl_host.h"
#include "nurl_parse.h"
#include "nurl_reference.h"
#include "random.h"

static unsigned long texts, fit, strict, views;

static const char *const urls[] = {
    "ftp://u:p@h/a%20b/c;type=a",
    "http://10.0.0.1:80/a%41?b%42",
    "gopher://h/7s%09q%09+%41",
    "gopher://h/1%09%09+-1%0D%0A",
    "foo:a%41",
    "foo://u:p@h/%41",
    "mailto:a%40b",
    "news:a%41@h.c",
    "nntp://h/a/12",
    "wais://h/d%41/t%41/p%41",
    "file://h/a/%41",
    "prospero://h/a;b=c%41",
    "telnet://u%41:p@h:23",
    "telnet://h/",
    "http://h/#f%41",
    "x:a",
};

/* Some octets are others, most often those that matter. */
static void damage(char *text, size_t len)
{
    static const char octets[] = "%%%%/:@;?#\r\n\t .0aA=&\x80[]-";
    unsigned n = below(5);

    while (n-- > 0) {
        text[below((unsigned)len)] = octets[below(sizeof octets)];
    }
    if (percent(30)) {
        text[len - 1 - below(len > 1 ? 2 : 1)] = '%';
    }
}

/* A number of the struct is another, most often near what it was. */
static void damage_struct(struct nurl *url)
{
    struct nurl_span *spans[] = { &url->scheme, &url->user,    &url->password,
                                  &url->host,   &url->port,    &url->path,
                                  &url->query,  &url->fragment };
    struct nurl_span *span = spans[below(sizeof spans / sizeof spans[0])];
    uint16_t *number = percent(50) ? &span->off : &span->len;

    if (percent(40)) {
        *number = (uint16_t)(*number + below(5) - 2);
    }
    if (percent(10)) {
        url->stop = (uint16_t)below(40);
    }
    if (percent(10)) {
        url->host_kind = (uint8_t)below(6);
    }
    if (percent(10)) {
        url->profile = (uint8_t)below(3);
    }
}

static void read_span(const struct nurl *url, struct nurl_span span)
{
    struct nurl_writer out;
    char room[40];

    nurl_writer_init(&out, room, sizeof room);
    nurl_decode(&out, nurl_part(url, span), NURL_POLICY_RAW);
}

static void read_spans(const struct nurl *url, const struct nurl_span *spans,
                       unsigned count)
{
    views++;
    while (count-- > 0) {
        read_span(url, *spans++);
    }
}

/* Each view in a block of its own; its spans are its first members. */
#define READ_VIEW(name, count)                                                 \
    do {                                                                       \
        struct nurl_##name *view = malloc(sizeof *view);                       \
        if (nurl_##name##_parse(view, url) == NURL_OK) {                       \
            read_spans(url, (const struct nurl_span *)view, count);            \
        }                                                                      \
        free(view);                                                            \
    } while (0)

static void read_views(const struct nurl *url)
{
    READ_VIEW(ftp, 3);
    READ_VIEW(http, 2);
    READ_VIEW(gopher, 4);
    READ_VIEW(mailto, 3);
    READ_VIEW(news, 3);
    READ_VIEW(nntp, 2);
    READ_VIEW(telnet, 0);
    READ_VIEW(wais, 4);
    READ_VIEW(file, 1);
    READ_VIEW(prospero, 2);
}

static void plan(const struct nurl *url)
{
    struct nurl_ftp_plan ftp;
    struct nurl_ftp_step step;
    struct nurl_writer out;
    char room[40];

    nurl_ftp_plan_begin(&ftp, url, "RETR");
    while (nurl_ftp_plan_next(&ftp, &step)) {
        nurl_writer_init(&out, room, sizeof room);
        nurl_decode(&out, step.argument, NURL_POLICY_RAW);
    }
}

static void read_parts(const struct nurl *url)
{
    read_span(url, url->scheme);
    read_span(url, url->user);
    read_span(url, url->password);
    read_span(url, url->host);
    read_span(url, url->port);
    read_span(url, url->path);
    read_span(url, url->query);
    read_span(url, url->fragment);
}

static void refer(const struct nurl *url)
{
    struct nurl_writer out;
    char room[40];

    nurl_writer_init(&out, room, sizeof room);
    nurl_resolve(&out, url, NURL_STR("../a%41/?b"));
    nurl_writer_init(&out, room, sizeof room);
    nurl_resolve(&out, url, NURL_STR("//h"));
    nurl_writer_init(&out, room, sizeof room);
    nurl_redirect(&out, url, NURL_STR(""));
    nurl_writer_init(&out, room, sizeof room);
    nurl_normalize(&out, url);
    nurl_equal(url, url);
    nurl_same_origin(url, url);
}

static void use(const struct nurl *url)
{
    struct nurl_writer out;
    struct nurl_host host;
    uint16_t port;
    char room[40];

    read_parts(url);
    refer(url);
    read_views(url);
    plan(url);
    nurl_flags_1738(url);
    nurl_equal_1738(url, url);
    nurl_port(url, &port);
    nurl_host_parse(&host, nurl_part(url, url->host));
    nurl_writer_init(&out, room, sizeof room);
    nurl_write_target(&out, url, NURL_TARGET_ABSOLUTE);
    nurl_writer_init(&out, room, sizeof room);
    nurl_write_target(&out, url, NURL_TARGET_AUTHORITY);
    nurl_writer_init(&out, room, sizeof room);
    nurl_write_host(&out, url);
    nurl_writer_init(&out, room, sizeof room);
    nurl_write_gopher_request(&out, url, NURL_GOPHER_ASK_ANY_PORT);
}

static void check(const char *text)
{
    size_t len = strlen(text);
    char *block = exact(text, len);
    struct nurl url;
    enum nurl_status status = percent(50)
                                  ? nurl_parse(&url, block, len)
                                  : nurl_parse_1738_ref(&url, block, len);

    damage(block, len);
    damage_struct(&url);
    if (status == NURL_OK && nurl_attach(&url, url.text, len) == NURL_OK) {
        fit++;
        strict += url.profile == NURL_PROFILE_1738;
        use(&url);
    }
    free(block);
}

int main(int argc, char **argv)
{
    unsigned long count = argc == 3 ? strtoul(argv[2], NULL, 10) : 0;

    if (count == 0) {
        return 64;
    }
    random_seed(strtoul(argv[1], NULL, 10));
    for (; texts < count; texts++) {
        check(urls[below(sizeof urls / sizeof urls[0])]);
    }
    printf("count stored.texts %lu\n", texts);
    printf("count stored.texts_that_fit %lu\n", fit);
    printf("count stored.strict %lu\n", strict);
    printf("count stored.views %lu\n", views);
    return 0;
}
