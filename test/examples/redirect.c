/*
 * redirect.c - where the Location field of an answer leads
 *
 * A server names the place where a thing is now (RFC 9110 section 10.2.2) by
 * a URL, or by a reference that the URL of the request completes. The client
 * wants to know where that is, whether its password may go along, and whether
 * it has been there already.
 */
#include "show.h"

/* Servers send what is no URL, too: that is escaped first. */
static struct nurl_str clean(struct nurl_writer *out, struct nurl_str location)
{
    nurl_clean(out, location);
    return nurl_writer_status(out) < 0 ? location
                                       : nurl_text(out->ptr, out->len);
}

static int follow(const struct nurl *asked, struct nurl_str location)
{
    struct nurl next;
    struct nurl_writer out;
    char cleaned[64], target[64];
    enum nurl_status status;

    nurl_writer_init(&out, cleaned, sizeof cleaned);
    location = clean(&out, location);
    nurl_writer_init(&out, target, sizeof target);
    nurl_redirect(&out, asked, location);
    status = nurl_writer_status(&out);
    if (status < 0) {
        return show_fault(location, out.stop, status);
    }
    nurl_parse(&next, target, out.len);
    show("Location", location);
    show("", nurl_text(target, out.len));
    if (nurl_equal(asked, &next)) {
        show("", NURL_STR("a circle"));
    } else if (nurl_same_origin(asked, &next)) {
        show("", NURL_STR("the password may go along"));
    }
    return 0;
}

/* With a URL and a Location it takes those. */
int main(int argc, char **argv)
{
    struct nurl_str text =
        argc > 2 ? text_of(argv[1]) : NURL_STR("http://h.example/a/b?c#top");
    struct nurl asked;

    nurl_parse(&asked, text.ptr, text.len);
    show("asked", text);
    if (argc > 2) {
        return follow(&asked, text_of(argv[2]));
    }
    follow(&asked, NURL_STR("http://H.EXAMPLE:80/x"));
    follow(&asked, NURL_STR("../y?z"));
    follow(&asked, NURL_STR(" /a new place \t"));
    follow(&asked, NURL_STR("?z#end"));
    follow(&asked, NURL_STR("//cdn.example"));
    follow(&asked, NURL_STR("https://h.example/"));
    follow(&asked, NURL_STR("http://h.example@evil/"));
    follow(&asked, NURL_STR("/%61/./b?c"));
    follow(&asked, NURL_STR("http://h.example:80a/"));
    follow(&asked, NURL_STR("/a/place/whose/name/is/longer/than/this/device/has"
                            "/room"));
    return 0;
}
