/*
 * redirect.c - a chain of redirects, and whether a password may go along
 *
 * Each answer names the next place by a URL or a relative reference (RFC 9110
 * section 10.2.2). The client sends its password only to the origin that it was
 * meant for. That is the origin of the first URL. To compare with the hop
 * before is wrong: from the second hop on, an attacker's server would be
 * compared with itself.
 */
#include "show.h"

/* Servers also send what is not a URL: that is escaped first. */
static struct nurl_str clean(struct nurl_writer *out, struct nurl_str location)
{
    nurl_clean(out, location);
    return nurl_writer_status(out) < 0 ? location
                                       : nurl_text(out->ptr, out->len);
}

/*
 * Follows one Location field from `asked`, a URL in `target`, which is then
 * the URL of the next request. `first` is the URL of the first one. Returns 0,
 * 1 if it is refused, or 2 for a circle.
 */
static int follow(const struct nurl *first, struct nurl *asked, char target[64],
                  struct nurl_str location)
{
    struct nurl next;
    struct nurl_writer out;
    char cleaned[64], text[64];
    enum nurl_status status;
    size_t i;

    nurl_writer_init(&out, cleaned, sizeof cleaned);
    location = clean(&out, location);
    nurl_writer_init(&out, text, sizeof text);
    nurl_redirect(&out, asked, location);
    status = nurl_writer_status(&out);
    if (status < 0) {
        return show_fault(location, out.stop, status);
    }
    status = nurl_parse(&next, text, out.len);
    if (status < 0) {
        return show_fault(location, next.stop, status);
    }
    show("Location", location);
    show("", nurl_text(text, out.len));
    if (nurl_equal(asked, &next)) {
        show("", NURL_STR("a circle"));
        return 2;
    }
    if (nurl_same_origin(first, &next)) {
        show("", NURL_STR("the password may go along"));
    }
    for (i = 0; i < out.len; i++) {
        target[i] = text[i];
    }
    *asked = next;
    return nurl_attach(asked, target, out.len) < 0;
}

/* 1 if one of the locations is refused. */
static int follow_all(struct nurl_str text, const char *const *locations,
                      int count)
{
    struct nurl first;
    struct nurl asked;
    char target[64];
    enum nurl_status status = nurl_parse(&first, text.ptr, text.len);
    int ended = 0;

    if (status < 0) {
        return show_fault(text, first.stop, status);
    }
    show("asked", text);
    asked = first;
    for (; count > 0 && ended == 0; count--) {
        ended = follow(&first, &asked, target, text_of(*locations++));
    }
    return ended == 1;
}

/* With a URL and Location fields it takes those. */
int main(int argc, char **argv)
{
    static const char *const chain[] = {
        "http://H.EXAMPLE:80/x", "../y?z",
        " /a new place \t",      "?z#end",
        "/%61%20new/./place",    "//cdn.example",
        "/from/there",           "https://h.example/",
        "http://h.example/back", "/%62ack#end"
    };
    static const char *const hostile[] = { "http://evil.example/",
                                           "http://evil.example/again",
                                           "http://bank.example@evil.example/",
                                           "//bank.example/a" };
    static const char *const invalid[] = { "http://h.example:80a/" };
    static const char *const too_long[] = {
        "/a/place/whose/name/is/longer/than/this/device/has/space/for"
    };

    if (argc > 2) {
        return follow_all(text_of(argv[1]), (const char *const *)argv + 2,
                          argc - 2);
    }
    follow_all(NURL_STR("http://h.example/a/b?c#top"), chain, 10);
    follow_all(NURL_STR("http://joe:pw@bank.example/"), hostile, 4);
    follow_all(NURL_STR("http://h.example/"), invalid, 1);
    follow_all(NURL_STR("http://h.example/"), too_long, 1);
    return 0;
}
