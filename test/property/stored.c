/*
 * stored SEED COUNT - a struct that nurl_fits lets pass makes no one read on
 *
 * COUNT structs, parsed from one text and put over another of the same length
 * in a block of its own, as damaged flash would. Those that fit are given to
 * the functions that read escapes and views; the sanitizers see each octet
 * that is not the text's. Prints lines `count NAME NUMBER`.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nurl_any.h"
#include "nurl_decode.h"
#include "nurl_equal_1738.h"
#include "nurl_flags_1738.h"
#include "nurl_ftp_plan.h"
#include "nurl_gopher_request.h"
#include "nurl_host.h"
#include "nurl_http_target.h"
#include "nurl_parse.h"
#include "nurl_parse_1738.h"
#include "nurl_port.h"
#include "random.h"

static unsigned long texts, fit, strict;

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

static void plan(const struct nurl *url)
{
    struct nurl_ftp_plan ftp;
    struct nurl_ftp_step step;
    struct nurl_writer out;
    char room[40];

    nurl_ftp_plan(&ftp, url, "RETR");
    while (nurl_ftp_step(&ftp, &step)) {
        nurl_open(&out, room, sizeof room);
        nurl_decode(&out, step.argument, NURL_POLICY_RAW);
    }
}

static void use(const struct nurl *url, size_t len)
{
    struct nurl_writer out;
    struct nurl_host host;
    struct nurl_any any;
    char room[40];

    nurl_any_view(&any, url);
    if (any.as.stop > len) {
        broken("a stop outside the text", url->text, len);
    }
    nurl_flags_1738(url);
    nurl_equal_1738(url, url);
    nurl_port(url);
    nurl_host(&host, nurl_get(url, url->host));
    plan(url);
    nurl_open(&out, room, sizeof room);
    nurl_http_target(&out, url);
    nurl_open(&out, room, sizeof room);
    nurl_gopher_request(&out, url, 1);
    nurl_open(&out, room, sizeof room);
    nurl_decode(&out, nurl_get(url, url->path), NURL_POLICY_RAW);
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
    if (status == NURL_OK && nurl_fits(&url, len)) {
        fit++;
        strict += url.profile == NURL_PROFILE_1738;
        use(&url, len);
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
    return 0;
}
