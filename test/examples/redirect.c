/*
 * redirect.c - what a Location field asks for
 *
 * A server answers with the place where a thing is now (RFC 9110 section
 * 10.2.2): a URL, or a reference relative to the one that was asked. The
 * client wants to know which, and whether it stays with the server that it
 * knows: to another one it must not send its credentials.
 *
 * A relative reference is not resolved here: that comes with a function of
 * its own. Without an authority it stays with the server in any case.
 */
#include "show.h"

static char lower(char octet)
{
    return (char)(octet >= 'A' && octet <= 'Z' ? octet + 'a' - 'A' : octet);
}

/* Two names, or two schemes: case does not count. */
static int same_text(struct nurl_str a, struct nurl_str b)
{
    size_t i;

    for (i = 0; i < a.len && i < b.len; i++) {
        if (lower(a.ptr[i]) != lower(b.ptr[i])) {
            return 0;
        }
    }
    return a.len == b.len;
}

/* An address can be written in several ways, so its octets are compared. */
static int same_host(const struct nurl *a, const struct nurl *b)
{
    struct nurl_host of_a, of_b;
    size_t i;

    if (a->host_kind != NURL_HOST_IPV4 && a->host_kind != NURL_HOST_IPV6) {
        return same_text(nurl_part(a, a->host), nurl_part(b, b->host));
    }
    nurl_host_parse(&of_a, nurl_part(a, a->host));
    nurl_host_parse(&of_b, nurl_part(b, b->host));
    for (i = 0; i < sizeof of_a.octets; i++) {
        if (of_a.octets[i] != of_b.octets[i]) {
            return 0;
        }
    }
    return of_a.kind == of_b.kind;
}

static int same_server(const struct nurl *asked, const struct nurl *next)
{
    uint16_t port;
    uint16_t asked_port;

    nurl_port(next, &port);
    nurl_port(asked, &asked_port);
    if (next->host_kind == NURL_HOST_NONE) {
        return next->scheme.len == 0;
    }
    if (next->scheme.len == 0) { /* "//host": the scheme that was asked */
        port = next->port.len
                   ? port
                   : nurl_default_port(nurl_part(asked, asked->scheme));
    } else if (!same_text(nurl_part(asked, asked->scheme),
                          nurl_part(next, next->scheme))) {
        return 0;
    }
    return same_host(asked, next) && port == asked_port;
}

static const char *kind_of(const struct nurl *next)
{
    if (next->scheme.len > 0) {
        return "a whole URL";
    }
    if (next->host_kind != NURL_HOST_NONE) {
        return "relative: another authority";
    }
    if (next->path.len == 0) {
        return "relative: the same path";
    }
    return next->text[next->path.off] == '/' ? "relative: from the root"
                                             : "relative: from the path";
}

/* `text` is where the field's value begins; the answer goes on behind it. */
static void try(const struct nurl *asked, struct nurl_str text)
{
    struct nurl next;
    enum nurl_status status;

    text.len = nurl_extent(text.ptr, text.len);
    status = nurl_parse(&next, text.ptr, text.len);
    if (status < 0) {
        show_fault(text, next.stop, status);
        return;
    }
    show("Location", text);
    show("", text_of(kind_of(&next)));
    show("", text_of(same_server(asked, &next) ? "the same server"
                                               : "another server"));
}

int main(void)
{
    struct nurl_str text = text_of("http://joe:pw@h.example/a/b?c");
    struct nurl asked;

    nurl_parse(&asked, text.ptr, text.len);
    show("asked", text);
    try(&asked, text_of("http://H.EXAMPLE:80/x\r\nServer: x\r\n\r\n"));
    try(&asked, text_of("../y?z\r\nServer: x\r\n\r\n"));
    try(&asked, text_of("/y\r\nServer: x\r\n\r\n"));
    try(&asked, text_of("?z\r\nServer: x\r\n\r\n"));
    try(&asked, text_of("//h.example:8080/\r\nServer: x\r\n\r\n"));
    try(&asked, text_of("//h.example\r\nServer: x\r\n\r\n"));
    try(&asked, text_of("https://h.example/\r\nServer: x\r\n\r\n"));
    try(&asked, text_of("http://h.example@evil/\r\nServer: x\r\n\r\n"));
    try(&asked, text_of("http://h.example:80a/\r\nServer: x\r\n\r\n"));
    return 0;
}
