/*
 * traps.c - what a good engineer could write from the headers, and what is
 * wrong; the comments are claims, which test/traps/check reads
 */
#include "nurl.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/*
 * believed: what finds nothing returns an error, and errors are negative.
 * happens: these return bool. The compiler sees that it is never below 0.
 * warned: -Wbool-compare | -Wtautological-constant-compare
 */
int below_zero(void)
{
    struct nurl_str query = NURL_STR("a=1");
    struct nurl_str value;
    struct nurl_str rest = query;
    uint32_t number;

    if (nurl_query_find(query, "id", &value) < 0) { /* warned */
        puts("no id");
    }
    if (nurl_str_number(value, &number) < 0) { /* warned */
        puts("no number");
    }
    while (nurl_query_next(&rest, &value, &value) >= 0) { /* warned */
        puts("a pair");
    }
    return 0;
}

/*
 * believed: the value is there, the text is whole.
 * happens: nobody asked. The compiler sees it.
 * warned: -Wunused-result | -Wunused-result
 */
int unasked(void)
{
    char text[8];
    struct nurl_writer out;
    struct nurl_links links;
    struct nurl_link link;
    struct nurl_str value;
    uint32_t number;

    nurl_query_find(NURL_STR("a=1"), "id", &value);        /* warned */
    nurl_str_number(value, &number);                       /* warned */
    nurl_path_match(NURL_STR("/a/1"), "/b/{}", &value, 1); /* warned */
    if (nurl_links_begin(&links, NURL_STR("</a>;rt=x")) == NURL_OK) {
        nurl_link_find(&links, "rt", NURL_STR("y"), &link); /* warned */
        nurl_link_attr_find(link.attrs, "if", &value);      /* warned */
    }
    nurl_writer_init(&out, text, sizeof text);
    nurl_write_number(&out, number);
    nurl_writer_status(&out);                                       /* warned */
    nurl_writer_finish(&out);                                       /* warned */
    nurl_copy_string(text, sizeof text, value);                     /* warned */
    nurl_decode_string(text, sizeof text, value, NURL_POLICY_TEXT); /* warned */
    return 0;
}

/*
 * believed: all that can say no returns a status, and 0 is NURL_OK.
 * happens: nurl_query_find returns true, which is not NURL_OK.
 * named: nurl.h: Test a status by `< 0` or `!= NURL_OK`, a bool by `if` or `!`
 * prints: no id
 */
int not_ok(void)
{
    struct nurl_str value;

    if (nurl_query_find(NURL_STR("id=7"), "id", &value) != NURL_OK) {
        puts("no id");
    }
    return 0;
}

/*
 * believed: NURL_POLICY_FORM is a policy for the value of a form.
 * happens: it is only added to one. Alone it is no policy, so that no line end
 *     passes unseen.
 * refused: DEC_FORBIDDEN
 */
int form_alone(void)
{
    char name[32];
    enum nurl_status status = nurl_decode_string(
        name, sizeof name, NURL_STR("a%0D%0ASet-Cookie:b"), NURL_POLICY_FORM);

    puts(status < 0 ? nurl_status_name(status) : name);
    return status < 0;
}

/*
 * believed: the options of a 2.01 response name the new resource.
 * happens: Location-Path and Location-Query are written as those of a request.
 * works: coap://h/a/b?c
 */
int location(void)
{
    char text[32];
    struct nurl_writer out;
    struct nurl_coap_uri uri;

    nurl_writer_init(&out, text, sizeof text);
    nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("h"), 5683);
    nurl_write_coap_option(&out, &uri, 8, NURL_STR("a"));
    nurl_write_coap_option(&out, &uri, 8, NURL_STR("b"));
    nurl_write_coap_option(&out, &uri, 20, NURL_STR("c"));
    nurl_write_coap_end(&out, &uri);
    if (nurl_writer_finish(&out) != NURL_OK) {
        return 1;
    }
    puts(text);
    return 0;
}

/*
 * believed: the request's path and the response's location make one URL.
 * happens: no message has both.
 * refused: CHAR
 */
int location_mixed(void)
{
    char text[32];
    struct nurl_writer out;
    struct nurl_coap_uri uri;
    enum nurl_status status;

    nurl_writer_init(&out, text, sizeof text);
    nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("h"), 5683);
    nurl_write_coap_option(&out, &uri, 8, NURL_STR("new"));
    nurl_write_coap_option(&out, &uri, 11, NURL_STR("asked"));
    nurl_write_coap_end(&out, &uri);
    status = nurl_writer_finish(&out);
    puts(status < 0 ? nurl_status_name(status) : text);
    return status < 0;
}

/*
 * believed: a password with a "#" and a bare IPv6 address are settings.
 * happens: the "#" would begin a fragment and leave user1 as the host; the last
 *     group would be the port.
 * refused: FRAGMENT BRACKETS BRACKETS
 */
int setting(void)
{
    static const char *const settings[] = {
        "http://user1:938#secret!@ntrip.example:2101/M", "2001:db8::1",
        "fe80::1%eth0"
    };
    struct nurl url;
    int refused = 0;
    size_t i;

    for (i = 0; i < 3; i++) {
        enum nurl_status status =
            nurl_parse_setting(&url, settings[i], strlen(settings[i]));

        printf("%s ", status < 0 ? nurl_status_name(status) : settings[i]);
        refused += status < 0;
    }
    return refused == 3;
}

/*
 * believed: one buffer is enough for the Location field and for the URL that it
 *     makes.
 * happens: the result would be written over the text that is read.
 * refused: OVERLAP
 */
int one_buffer(void)
{
    char url[64] = "/firmware.bin";
    struct nurl_writer out;
    struct nurl asked;
    enum nurl_status status = nurl_parse(&asked, "http://h/a", 10);

    nurl_writer_init(&out, url, sizeof url);
    nurl_redirect(&out, &asked, nurl_text(url, strlen(url)));
    if (status == NURL_OK) {
        status = nurl_writer_finish(&out);
    }
    puts(status < 0 ? nurl_status_name(status) : url);
    return status < 0;
}

static int show_port(const char *text)
{
    char host[32];
    struct nurl_writer out;
    struct nurl_endpoint server;
    struct nurl url;
    unsigned port = 8000;
    enum nurl_status status = nurl_parse(&url, text, strlen(text));

    if (status == NURL_OK) {
        status = nurl_endpoint_parse(&server, &url);
    }
    if (status == NURL_OK) {
        port = server.port;
    } else if (status != NURL_ERR_PORT_MISSING) {
        return 1;
    }
    nurl_writer_init(&out, host, sizeof host);
    nurl_write_host_field(&out, &url);
    if (nurl_writer_finish(&out) != NURL_OK) {
        return 1;
    }
    printf("connect to port %u, Host: %s\n", port, host);
    return 0;
}

/*
 * believed: nurl_write_host_field knows the port that the program connects to.
 * happens: it knows the port of the URL and leaves out that of the scheme. A
 *     default of the program's own is in neither, and for ipp a server of HTTP
 *     expects 631.
 * named: nurl_host.h: nurl_endpoint_parse: use your own default, and write it
 *     into the Host field, too
 * named: nurl_writer.h: nurl_write_host_field: Append ":" and the port
 *     yourself after PORT_MISSING of nurl_endpoint_parse, for your own default.
 *     For ipp and ipps
 * named: nurl_writer.h: nurl_write_request: The Host field lacks the port after
 *     PORT_MISSING of nurl_endpoint_parse, and port 631 of ipp and ipps
 * prints: connect to port 8000, Host: h.com connect to port 631, Host: p
 */
int own_port(void)
{
    return show_port("ntrip://h.com/a") + show_port("ipp://p/ipp/print");
}

static void show(const char *text)
{
    char line[64];
    struct nurl_writer out;

    nurl_writer_init(&out, line, sizeof line);
    nurl_write_masked(&out, nurl_text(text, strlen(text)));
    if (nurl_writer_finish(&out) == NURL_OK) {
        puts(line);
    }
}

/*
 * believed: masking hides the password, and shows all else.
 * happens: what can be a password is hidden, too, and what can be a port is
 *     shown. The log line for a URL that parses is nurl_write_redacted.
 * named: nurl_writer.h: nurl_write_masked: http://h:8080?mail=a@b.c
 *     http://h:***********@b.c
 * named: nurl_writer.h: nurl_write_masked: http://u:12/34@h http://u:12/34@h
 * named: nurl_writer.h: nurl_write_masked: If the text can have a token, call
 *     nurl_parse_zone and nurl_write_redacted; if it does not parse, or has no
 *     scheme or no host, log that fact alone (mailto needs no host, a request
 *     target neither: nurl_parse_target).
 * prints: http://h:***********@b.c http://h:8080/?mail=a@b.c http://u:12/34@h
 */
int masked(void)
{
    show("http://h:8080?mail=a@b.c");
    show("http://h:8080/?mail=a@b.c");
    show("http://u:12/34@h");
    return 0;
}

static bool is_forbidden(struct nurl_str host)
{
    return nurl_host_within(host, NURL_STR("localhost")) ||
           nurl_host_within(host, NURL_STR("127.0.0.1")) ||
           nurl_host_within(host, NURL_STR("[::1]"));
}

/*
 * believed: a list of forbidden hosts keeps a device from itself.
 * happens: IPv6 addresses are compared by value. But "not within" is no
 *     promise: a host has other names and addresses.
 * named: nurl_host.h: nurl_host_within: So it serves a list of allowed hosts.
 *     To forbid hosts, first reject what nurl_endpoint_parse rejects, and
 *     judge addresses by nurl_endpoint_scope.
 * prints: [::ffff:127.0.0.1]
 */
int forbidden_hosts(void)
{
    static const char *const hosts[] = { "[0::1]", "[::0.0.0.1]",
                                         "[::ffff:127.0.0.1]" };
    const char *const *host = hosts;
    struct nurl url;
    char text[32];

    for (; host < hosts + 3; host++) {
        int len = snprintf(text, sizeof text, "//%s", *host);

        if (nurl_parse(&url, text, (size_t)len) == NURL_OK &&
            !is_forbidden(nurl_part(&url, url.host))) {
            puts(*host);
        }
    }
    return 0;
}

/*
 * believed: a struct in flash is still right after an update of the program.
 * happens: the old program had the query where the new one has the fragment. No
 *     check can find that.
 * named: nurl_types.h: struct nurl: In flash keep the text, and parse it at
 *     start: an update can have another struct.
 * named: nurl_types.h: nurl_attach: Other damage is not detected, nor a struct
 *     of another build: the result can then be another URL.
 * prints: query "", fragment "v=2"
 */
int flash(void)
{
    static const char text[] = "http://h.com/fw?v=2";
    struct nurl stored;
    struct nurl_span query;

    if (nurl_parse(&stored, text, sizeof text - 1) < 0) {
        return 1;
    }
    query = stored.query;
    stored.query = stored.fragment;
    stored.fragment = query;
    if (nurl_attach(&stored, text, sizeof text - 1) < 0) {
        return 1;
    }
    printf("query \"%.*s\", fragment \"" NURL_PRI "\"\n", (int)stored.query.len,
           text, NURL_ARG(nurl_part(&stored, stored.fragment)));
    return 0;
}

/*
 * believed: what was written can be sent, without a look at the status.
 * happens: the buffer was too small. Its bytes are sent, and no others.
 * named: nurl_writer.h: After an error `len` bytes are in the buffer, never
 *     more than `size`, and nothing is added
 * prints: temperature=21.5
 */
int sent_unasked(void)
{
    struct {
        char text[16];
        char key[16];
    } device = { "", "the secret key" };
    struct nurl_writer out;

    nurl_writer_init(&out, device.text, sizeof device.text);
    nurl_write_text(&out, NURL_STR("temperature=21.5"));
    nurl_write_text(&out, NURL_STR("&humidity=40"));
    fwrite(out.ptr, 1, out.len, stdout);
    return 0;
}

/* From the byte after an "@" up to a ";" or "?". */
static struct nurl_str host_of(const char *text)
{
    const char *start = strchr(text, ':') + 1;
    const char *at;

    start = strchr(start, '@') ? strchr(start, '@') + 1 : start;
    at = start + strcspn(start, ";?");
    return nurl_text(start, (size_t)(at - start));
}

static int show_host(const char *text, unsigned port)
{
    struct nurl url;
    struct nurl_endpoint server;
    struct nurl_str host = host_of(text);
    enum nurl_status status = nurl_parse(&url, text, strlen(text));

    printf("%s: ", nurl_status_name(status));
    if (nurl_parse_host_field(&url, host.ptr, host.len) < 0) {
        return 1;
    }
    status = nurl_endpoint_parse(&server, &url);
    if (status == NURL_OK) {
        port = server.port;
    } else if (status != NURL_ERR_PORT_MISSING) {
        return 1;
    }
    printf(NURL_PRI " port %u\n", NURL_ARG(nurl_part(&url, url.host)), port);
    return 0;
}

/*
 * believed: what has a scheme and a colon is a URI.
 * happens: RFC 3986 has no "[" after "sip:" or "turn:". The host is a Host
 *     field's.
 * named: nurl_parse.h: nurl_parse_host_field: It also parses the host and port
 *     of sip:, stun: and turn:
 * prints: CHAR: [2001:db8::1] port 3479 CHAR: [2001:db8::1] port 5060 OK: h.com
 *     port 3478
 */
int sip(void)
{
    return show_host("turn:[2001:db8::1]:3479?transport=tcp", 3478) +
           show_host("sip:bob@[2001:db8::1];lr", 5060) +
           show_host("stun:h.com", 3478);
}

/* lwIP's. */
typedef int8_t err_t;

/*
 * believed: a negative int is a negative err_t.
 * happens: 8 bits do not hold a status. -169 becomes 87, which is no error.
 * warned: -Wconversion | -Wimplicit-int-conversion
 * named: nurl_status.h: nurl_status: 8 BITS DO NOT HOLD THEM
 */
int eight_bits(void)
{
    struct nurl url;
    int ret = nurl_parse_authority(&url, "", 0);
    err_t err = ret; /* warned */

    printf("%s: %d\n", err < 0 ? "error" : "ok", err);
    return 0;
}

/*
 * believed: the same, and -Wconversion would warn.
 * happens: gcc is silent about an enum.
 * warned: nothing | -Wimplicit-int-conversion
 * named: nurl_status.h: nurl_status: gcc is silent about an enum
 * prints: ok: 86
 */
int eight_bits_of_an_enum(void)
{
    struct nurl url;
    err_t err = nurl_parse(&url, "", 70000); /* warned */

    printf("%s: %d\n", err < 0 ? "error" : "ok", err);
    return 0;
}

/*
 * believed: `if (ret < 0) return ret;` is right among functions that return
 *     -errno. Who calls them tries again after -EINTR.
 * happens: no status is an errno.
 * named: nurl_status.h: nurl_status: No number is an errno
 * works: SCHEME_MISSING
 */
int among_errnos(void)
{
    struct nurl url;
    struct nurl_endpoint server;
    int ret = nurl_parse(&url, "h.com/fw.bin", 12);

    if (ret == 0) {
        ret = nurl_endpoint_parse(&server, &url);
    }
    puts(ret == -EINTR ? "again" : nurl_status_name(ret));
    return 0;
}

static void allow(const char *name, bool yes)
{
    printf("%s: %s\n", name, yes ? "yes" : "no");
}

/*
 * believed: an option, a class, a delimiter or a method that the library does
 *     not know does nothing.
 * happens: it is an error of the call, whatever the text is.
 * refused: ARGUMENT ARGUMENT ARGUMENT ARGUMENT
 */
int wrong_calls(void)
{
    char text[64];
    struct nurl_writer out;
    struct nurl_parts parts = { 0 };
    struct nurl url;
    int n;

    parts.path = NURL_STR("/a");
    for (n = 0; n < 3; n++) {
        nurl_writer_init(&out, text, sizeof text);
        if (n == 0) {
            nurl_build(&out, &parts, NURL_BUILD_ENCODE + 4);
        } else if (n == 1) {
            nurl_encode(&out, NURL_STR("a/b"), (enum nurl_class)'/');
        } else {
            nurl_write_pair(&out, '\n', NURL_STR("k"), NURL_STR("v"));
        }
        puts(nurl_status_name(out.status));
    }
    n = nurl_parse_target(&url, NURL_STR("G E\r\n"), "/", 1);
    puts(nurl_status_name(n));
    return n < 0;
}

/*
 * believed: what compares two URLs returns a status, and 0 is NURL_OK.
 * happens: false is NURL_OK, so the password goes to the other server.
 * named: nurl_equal.h: nurl_same_origin: True is not NURL_OK, which is 0: ask
 *     by `if (nurl_same_origin(...))`.
 * named: nurl_equal.h: nurl_equal: True is not NURL_OK
 * named: nurl_equal.h: nurl_is_below: True is not NURL_OK
 * named: nurl_host.h: nurl_host_within: True is not NURL_OK
 * named: nurl_host.h: nurl_server_name: True is not NURL_OK
 * named: nurl_path.h: nurl_path_match: True is not NURL_OK
 * prints: the password goes to evil.example: yes
 */
int origin_as_status(void)
{
    struct nurl asked;
    struct nurl moved;

    if (nurl_parse(&asked, "http://h.com/", 13) < 0 ||
        nurl_parse(&moved, "http://evil.example/", 20) < 0) {
        return 1;
    }
    allow("the password goes to evil.example",
          nurl_same_origin(&asked, &moved) == NURL_OK);
    return 0;
}

/*
 * believed: nurl_is_below takes the base first; and a manifest's URL is a base
 *     for the files of its directory.
 * happens: swapped, what is below the base fails, and what is above it passes.
 *     Nothing is below a file.
 * named: nurl_equal.h: nurl_is_below: First the URL from outside, then your
 *     base: swapped, https://h/ passes for the base https://h/fw/.
 * named: nurl_equal.h: nurl_is_below: to compare with the directory of a
 *     manifest, resolve "." against the manifest's URL first (nurl_resolve).
 * prints: below: yes above: no below, swapped: no above, swapped: yes manifest:
 *     no
 */
int below_swapped(void)
{
    static const char allowed[] = "https://h/fw/";
    static const char list[] = "https://h/fw/list.json";
    static const char asked[] = "https://h/fw/x.bin";
    static const char root[] = "https://h/";
    struct nurl base, manifest, url, above;

    if (nurl_parse(&base, allowed, sizeof allowed - 1) < 0 ||
        nurl_parse(&manifest, list, sizeof list - 1) < 0 ||
        nurl_parse(&url, asked, sizeof asked - 1) < 0 ||
        nurl_parse(&above, root, sizeof root - 1) < 0) {
        return 1;
    }
    allow("below", nurl_is_below(&url, &base));
    allow("above", nurl_is_below(&above, &base));
    allow("below, swapped", nurl_is_below(&base, &url));
    allow("above, swapped", nurl_is_below(&base, &above));
    allow("manifest", nurl_is_below(&url, &manifest));
    return 0;
}

/*
 * believed: the path of a cookie for /a is not that of /ab.
 * happens: so it is.
 * works: /a/b: yes /ab: no
 */
int cookie_path(void)
{
    struct nurl path, deep, other;

    if (nurl_parse(&path, "http://h/a", 10) < 0 ||
        nurl_parse(&deep, "http://h/a/b", 12) < 0 ||
        nurl_parse(&other, "http://h/ab", 11) < 0) {
        return 1;
    }
    allow("/a/b", nurl_is_below(&deep, &path));
    allow("/ab", nurl_is_below(&other, &path));
    return 0;
}

/*
 * believed: nurl_scope_ipv4 says whether an address can be asked, of any
 *     endpoint.
 * happens: 127.0.0.1 has a scope, too, and an IPv6 address has other bytes.
 * named: nurl_host.h: nurl_scope_ipv4: for a yes or no: nurl_ipv4_is_global.
 * named: nurl_host.h: nurl_endpoint_scope: Ask `== NURL_SCOPE_GLOBAL`: in
 *     an `if` 127.0.0.1 is true, too. (nurl_scope_ipv4 and nurl_ipv4_is_global
 *     would judge the first four bytes of an IPv6 address.)
 * prints: 127.0.0.1: yes, by nurl_endpoint_scope: no [808:808::1]: yes, by
 *     nurl_endpoint_scope: no
 */
int scope_as_yes(void)
{
    static const char *const urls[] = { "http://127.0.0.1/",
                                        "http://[808:808::1]/" };
    struct nurl url;
    struct nurl_endpoint server;
    int i;

    for (i = 0; i < 2; i++) {
        if (nurl_parse(&url, urls[i], strlen(urls[i])) < 0 ||
            nurl_endpoint_parse(&server, &url) < 0) {
            return 1;
        }
        printf(NURL_PRI ": %s, ", NURL_ARG(nurl_part(&url, url.host)),
               nurl_scope_ipv4(server.address) ? "yes" : "no");
        allow("by nurl_endpoint_scope",
              nurl_endpoint_scope(&server) == NURL_SCOPE_GLOBAL);
    }
    return 0;
}

/*
 * believed: with NURL_BUILD_ENCODE every part is escaped, the value of a query,
 *     too.
 * happens: the query has pairs, so it is as in a URL.
 * named: nurl_build.h: nurl_build: The query is never escaped: "&", "=" and "+"
 *     in a value need nurl_write_pair.
 * prints: //h?name=a&admin=1
 */
int query_of_one_value(void)
{
    char text[32];
    struct nurl_writer out;
    struct nurl_parts parts = { 0 };

    nurl_writer_init(&out, text, sizeof text);
    parts.host = NURL_STR("h");
    parts.query = NURL_STR("name=a&admin=1"); /* the name is "a&admin=1" */
    nurl_build(&out, &parts, NURL_BUILD_ENCODE);
    if (nurl_writer_finish(&out) != NURL_OK) {
        return 1;
    }
    puts(text);
    return 0;
}

/*
 * believed: nurl_writer_need is how much was written.
 * happens: it is how much there would be. Here a key follows the buffer.
 * named: nurl_writer.h: nurl_writer_need: After BUF it is more than the buffer
 *     has: send `len` bytes, never this many.
 * prints: temperature=21.5the secret
 */
int need_sent(void)
{
    struct {
        char text[16];
        char key[16];
    } device = { "", "the secret key" };
    struct nurl_writer out;

    nurl_writer_init(&out, device.text, sizeof device.text);
    nurl_write_text(&out, NURL_STR("temperature=21.5"));
    nurl_write_text(&out, NURL_STR("&humid=40%"));
    fwrite(&device, 1, nurl_writer_need(&out), stdout);
    return 0;
}

/*
 * believed: each message begins at the start of the buffer.
 * happens: a writer appends, so the second one begins with the first.
 * named: nurl_writer.h: nurl_writer_init: Call it before each message: else the
 *     next one is appended to the last one.
 * prints: temperature=21.5 temperature=21.5humidity=40
 */
int second_message(void)
{
    char text[32];
    struct nurl_writer out;

    nurl_writer_init(&out, text, sizeof text);
    nurl_write_text(&out, NURL_STR("temperature=21.5"));
    printf("%.*s\n", (int)out.len, out.ptr);
    nurl_write_text(&out, NURL_STR("humidity=40"));
    printf("%.*s\n", (int)out.len, out.ptr);
    return 0;
}

/*
 * believed: a request without a key does not have the right key.
 * happens: on a device without a secret both are empty.
 * named: nurl_types.h: nurl_str_equal: Absent equals empty: before you compare
 *     a key with a secret, check that both have bytes
 * prints: the door opens: yes
 */
int absent_key(void)
{
    struct nurl_str secret = NURL_STR("");
    struct nurl_str key;

    (void)!nurl_query_find(NURL_STR("door=1"), "key", &key);
    allow("the door opens", nurl_str_equal(key, secret));
    return 0;
}

static struct nurl_str as_text(const char *string)
{
    return nurl_text(string, strlen(string));
}

/* What was written, or the name of the error. */
static void show_written(struct nurl_writer *out)
{
    enum nurl_status status = nurl_writer_finish(out);

    puts(status < 0 ? nurl_status_name(status) : out->ptr);
}

/*
 * believed: a query is changed by taking the URL apart and building it again.
 * happens: nurl_build leaves out a zone always, the password if nobody asks for
 *     it. The recipe keeps both.
 * named: nurl_query.h: nurl_write_query_set: To change the query of a URL; its
 *     fragment is left out:
 * works: https://u:p@h:8443/a?v=2.0&b coap://[fe80::1%25eth0]?v=2.0
 *     h.com:80/a?v=2.0
 */
int query_changed(void)
{
    static const char *const urls[] = { "https://u:p@h:8443/a?v=1&b&v=2#f",
                                        "coap://[fe80::1%25eth0]",
                                        "h.com:80/a?v=" };
    char text[64];
    struct nurl_writer out;
    struct nurl url;
    size_t i;

    for (i = 0; i < 3; i++) {
        if ((i == 0 ? nurl_parse(&url, urls[i], strlen(urls[i]))
                    : nurl_parse_setting(&url, urls[i], strlen(urls[i]))) < 0) {
            return 1;
        }
        nurl_writer_init(&out, text, sizeof text);
        nurl_write_text(&out, nurl_text(url.text, url.path.off + url.path.len));
        nurl_write_text(&out, NURL_STR("?"));
        nurl_write_query_set(&out, nurl_part(&url, url.query), NURL_STR("v"),
                             NURL_STR("2.0"));
        show_written(&out);
    }
    return 0;
}

/*
 * believed: a pair goes to the end of a URL, and the first one begins with "?".
 * happens: the URL had a query, and now a value with "?" in it.
 * named: nurl_writer.h: nurl_write_pair: What is in the buffer is not looked
 *     at: for a URL that can have a query or a fragment see
 *     nurl_write_query_set
 * prints: https://h/?x=1?c=d
 */
int second_question(void)
{
    char text[32];
    struct nurl_writer out;

    nurl_writer_init(&out, text, sizeof text);
    nurl_write_text(&out, NURL_STR("https://h/?x=1"));
    nurl_write_pair(&out, '?', NURL_STR("c"), NURL_STR("d"));
    show_written(&out);
    return 0;
}

/*
 * believed: a path is a base like a URL.
 * happens: so it is. But "//" alone is how a URL without a scheme begins.
 * named: nurl_encode.h: nurl_write_segment: The buffer must hold the URL, or a
 *     path other than "//", from its first byte on
 * prints: https://h//id ///id
 */
int empty_authority(void)
{
    char text[32];
    struct nurl_writer out;

    nurl_writer_init(&out, text, sizeof text);
    nurl_write_text(&out, NURL_STR("https://h//"));
    nurl_write_segment(&out, NURL_STR("id"));
    show_written(&out);
    nurl_writer_init(&out, text, sizeof text);
    nurl_write_text(&out, NURL_STR("//"));
    nurl_write_segment(&out, NURL_STR("id"));
    show_written(&out);
    return 0;
}

/*
 * believed: a wrong setting is an error.
 * happens: a scheme that was pasted twice is a host with an empty port.
 * named: nurl_parse.h: nurl_parse_setting: Refuse an empty port (present, len
 *     0): ws://ws://h has the host "ws" and the path "//h"; and an "@" in path
 *     or query: http://u:1/2@h/ has the host "u".
 * prints: ws//h: the port is empty
 */
int pasted_twice(void)
{
    struct nurl url;

    if (nurl_parse_setting(&url, "ws://ws://h", 11) < 0) {
        return 1;
    }
    printf(NURL_PRI NURL_PRI "%s\n", NURL_ARG(nurl_part(&url, url.host)),
           NURL_ARG(nurl_part(&url, url.path)),
           nurl_present(url.port) && url.port.len == 0 ? ": the port is empty"
                                                       : "");
    return 0;
}

/*
 * believed: what is a Host field for the parser is a host.
 * happens: RFC 3986 has odd ones. nurl_endpoint_parse rejects them, and
 *     PORT_MISSING is no fault of a Host field.
 * named: nurl_parse.h: nurl_parse_host_field: It can be empty, "*", "h,g", or
 *     have port 0: nurl_endpoint_parse rejects these; accept its PORT_MISSING.
 * prints: OK HOST_EMPTY OK HOST_CHAR OK HOST_CHAR OK PORT_RANGE OK
 *     PORT_MISSING
 */
int host_fields(void)
{
    static const char *const fields[] = { "", "*", "h,g", "h:0", "h.com" };
    struct nurl url;
    struct nurl_endpoint server;
    size_t i;

    for (i = 0; i < 5; i++) {
        puts(nurl_status_name(
            nurl_parse_host_field(&url, fields[i], strlen(fields[i]))));
        puts(nurl_status_name(nurl_endpoint_parse(&server, &url)));
    }
    return 0;
}

/*
 * believed: the name for TLS is a name that can be looked up.
 * happens: it is the host as written. nurl_endpoint_parse rejects these.
 * named: nurl_host.h: nurl_server_name: call nurl_endpoint_parse first, which
 *     rejects 1.2.3, h%2Ecom and *.h.
 * named: nurl_host.h: nurl_server_name: Then give the library NULL, not the ""
 *     of nurl_copy_string
 * prints: HOST_NUMERIC 1.2.3: yes HOST_CHAR h%2Ecom: yes HOST_CHAR a*.h: yes
 *     OK no name: ""
 */
int odd_names(void)
{
    static const char *const urls[] = { "//1.2.3:1", "//h%2Ecom:1",
                                        "//a*.h:1" };
    char name[16];
    struct nurl url;
    struct nurl_endpoint server;
    struct nurl_str text;
    size_t i;

    for (i = 0; i < 3; i++) {
        if (nurl_parse(&url, urls[i], strlen(urls[i])) < 0) {
            return 1;
        }
        puts(nurl_status_name(nurl_endpoint_parse(&server, &url)));
        if (nurl_server_name(&url, &text) &&
            nurl_copy_string(name, sizeof name, text) == NURL_OK) {
            allow(name, true);
        }
    }
    if (nurl_parse(&url, "https://[::1]/", 14) < 0 ||
        nurl_server_name(&url, &text)) {
        return 1;
    }
    puts(nurl_status_name(nurl_copy_string(name, sizeof name, text)));
    printf("no name: \"%s\"\n", name);
    return 0;
}

/*
 * believed: a wrong pattern is an error, and :name is a value.
 * happens: a route that nobody reaches.
 * named: nurl_path.h: nurl_path_match: Nothing reports a slip such as {a b},
 *     {a%2f}, {a%2Fb}, a{b}, :a or a missing "/" in front: such a pattern
 *     never has a value.
 * named: nurl_path.h: nurl_path_match: in the same case: "a b", not "a%20b"
 * prints: /{a b}: no /{a%2f}: no /a{b}: no /:a: no {a}: no /x%20y: no /x y:
 *     yes /{a}: yes
 */
int slips(void)
{
    static const char *const patterns[] = {
        "/{a b}", "/{a%2f}", "/a{b}", "/:a", "{a}", "/x%20y", "/x y", "/{a}"
    };
    struct nurl_str value;
    size_t i;

    for (i = 0; i < 8; i++) {
        allow(patterns[i],
              nurl_path_match(NURL_STR("/x%20y"), patterns[i], &value, 1));
    }
    return 0;
}

/*
 * believed: a value of {%2F} is below the route, and base64 has one route.
 * happens: its slashes are data, and it can begin with one. Who does not escape
 *     them asks another route.
 * named: nurl_path.h: nurl_path_match: never open a file by it, as it can be
 *     "/etc/passwd".
 * named: nurl_path.h: nurl_path_match: Base64 whose "/" can arrive unescaped
 *     needs a second route, with *; with "/" and "%2F" it matches neither.
 * prints: /etc/passwd DEC_FORBIDDEN a%2Fb: yes, by *: no a/b: no, by *: yes
 *     a%2Fb/c: no, by *: no
 */
int slashes_of_a_name(void)
{
    static const char *const paths[] = { "/a%2Fb", "/a/b", "/a%2Fb/c" };
    char name[16];
    struct nurl_writer out;
    struct nurl_str value;
    size_t i;

    if (!nurl_path_match(NURL_STR("/%2Fetc%2Fpasswd"), "/{name%2F}", &value,
                         1) ||
        nurl_decode_string(name, sizeof name, value, NURL_POLICY_TEXT) < 0) {
        return 1;
    }
    puts(name);
    nurl_writer_init(&out, name, sizeof name);
    nurl_decode(&out, value, NURL_POLICY_FILE);
    show_written(&out);
    for (i = 0; i < 3; i++) {
        struct nurl_str path = as_text(paths[i]);

        printf("%s: %s, ", paths[i] + 1,
               nurl_path_match(path, "/{req%2F}", &value, 1) ? "yes" : "no");
        allow("by *", nurl_path_match(path,
                                      "/"
                                      "*",
                                      &value, 1));
    }
    return 0;
}

/*
 * believed: nurl_query_find finds what a form sends.
 * happens: a browser writes the key "a b" as "a+b".
 * named: nurl_query.h: nurl_query_find: Not for a form, which writes the key "a
 *     b" as "a+b", and can repeat a key: there decode each key of
 *     nurl_query_next and compare.
 * named: nurl_query.h: those of a form, also in the body of a POST, with
 *     NURL_POLICY_TEXT + NURL_POLICY_FORM, or RAW + FORM if it can have line
 *     ends: then refuse a NUL, or a string ends there.
 * prints: found: no a b=1 a b=2 x: DEC_FORBIDDEN, 4 bytes, a string of 4 y:
 *     DEC_FORBIDDEN, 3 bytes, a string of 1
 */
int form(void)
{
    struct nurl_str body = NURL_STR("a+b=1&a+b=2&x=c%0D%0Ad&y=a%00b");
    struct nurl_str key, value;
    char text[16], name[16];
    struct nurl_writer out;

    allow("found", nurl_query_find(body, "a b", &value));
    while (nurl_query_next(&body, &key, &value)) {
        enum nurl_status status = nurl_decode_string(
            text, sizeof text, value, NURL_POLICY_TEXT + NURL_POLICY_FORM);

        if (nurl_decode_string(name, sizeof name, key,
                               NURL_POLICY_TEXT + NURL_POLICY_FORM) < 0) {
            return 1;
        }
        if (status == NURL_OK) {
            printf("%s=%s\n", name, text);
            continue;
        }
        nurl_writer_init(&out, text, sizeof text);
        nurl_decode(&out, value, NURL_POLICY_RAW + NURL_POLICY_FORM);
        printf("%s: %s, %d bytes, ", name, nurl_status_name(status),
               (int)out.len);
        if (nurl_writer_finish(&out) < 0) {
            return 1;
        }
        printf("a string of %d\n", (int)strlen(text));
    }
    return 0;
}

/*
 * believed: the normal forms of URLs that lead to the same place are equal.
 * happens: RFC 3986 normalizes no leading zero and no final dot. And a buffer
 *     that is full has the start of many URLs.
 * named: nurl_reference.h: nurl_normalize: For a key of a cache, and the URL
 *     that you then ask for, clear the spans of the fragment and, if an answer
 *     is for every user, of the login first (nurl_types.h), and check the
 *     writer: after BUF two keys can be the same. A final dot of the host, a
 *     port such as 0081 and an empty query stay.
 * prints: http://h:0081/ http://h:0081/ http://h.:81/ http://h.:81/
 *     http://u:p@h/? http://h/? http://h/#f http://h/ BUF BUF
 */
int cache_keys(void)
{
    static const char *const urls[] = { "http://H:0081", "http://h.:81/",
                                        "http://u:p@h?", "http://h/#f",
                                        "http://h.com/fw.bin" };
    char text[16];
    struct nurl_writer out;
    struct nurl url;
    size_t i;

    for (i = 0; i < 5; i++) {
        if (nurl_parse(&url, urls[i], strlen(urls[i])) < 0) {
            return 1;
        }
        nurl_writer_init(&out, text, sizeof text);
        nurl_normalize(&out, &url);
        show_written(&out);
        url.user.off = url.user.len = 0;
        url.fragment.off = url.fragment.len = 0;
        nurl_writer_init(&out, text, sizeof text);
        nurl_normalize(&out, &url);
        show_written(&out);
    }
    return 0;
}

/*
 * believed: with NURL_BUILD_ENCODE all is escaped that is not valid.
 * happens: "%" of an escape, too, and not "..". A host is one of RFC 3986.
 * named: nurl_build.h: nurl_build: The host can be "1.2.3", "h!x" or absent
 *     (https:/a): nurl_endpoint_parse rejects these.
 * prints: https://1.2.3/../a%252Fb HOST_NUMERIC https://h!x/../a%252Fb
 *     HOST_CHAR https:/../a%252Fb HOST_MISSING
 */
int built_by_encode(void)
{
    static const struct nurl_str hosts[] = { { "1.2.3", 5 },
                                             { "h!x", 3 },
                                             { NULL, 0 } };
    char text[32];
    struct nurl_writer out;
    struct nurl url;
    struct nurl_endpoint server;
    struct nurl_parts parts = { 0 };
    size_t i;

    parts.scheme = NURL_STR("https");
    parts.path = NURL_STR("/../a%2Fb");
    for (i = 0; i < 3; i++) {
        nurl_writer_init(&out, text, sizeof text);
        parts.host = hosts[i];
        nurl_build(&out, &parts, NURL_BUILD_ENCODE);
        show_written(&out);
        if (nurl_parse(&url, text, strlen(text)) < 0) {
            return 1;
        }
        puts(nurl_status_name(nurl_endpoint_parse(&server, &url)));
    }
    return 0;
}

/*
 * believed: to log a request is to write its line.
 * happens: nurl_write_text writes what it gets. The target has secrets as a
 *     URL has them; and in a URL a password can be a path.
 * named: nurl_writer.h: nurl_write_text: Appends the text as it is, with CR
 *     and LF. For a log: nurl_write_masked.
 * named: nurl_writer.h: nurl_write_redacted: /set?key=x, from
 *     nurl_parse_target /set?key=*
 * named: nurl_writer.h: nurl_write_redacted: if paths can have one, log
 *     nurl_write_origin ("null" without a scheme), of a target your route's
 *     pattern.
 * named: nurl_writer.h: nurl_write_redacted: //u:p@h/, from nurl_parse_target
 *     //u:p@h/
 * named: nurl_parse.h: nurl_parse_target: the text between its two spaces;
 *     compare what follows with "HTTP/1.1".
 * prints: /set?key=* null //u:p@h/ null /?token;x=* null HTTP/1.1??root
 *     http://u:1/2@h/ http://u:1
 */
int request_logged(void)
{
    static const char *const targets[] = { "/set?key=x", "//u:p@h/",
                                           "/?token;x=1" };
    char text[32];
    struct nurl_writer out;
    struct nurl url;
    size_t i;

    for (i = 0; i < 3; i++) {
        if (nurl_parse_target(&url, NURL_STR("GET"), targets[i],
                              strlen(targets[i])) < 0) {
            return 1;
        }
        nurl_writer_init(&out, text, sizeof text);
        nurl_write_redacted(&out, &url);
        show_written(&out);
        nurl_writer_init(&out, text, sizeof text);
        nurl_write_origin(&out, &url);
        show_written(&out);
    }
    nurl_writer_init(&out, text, sizeof text);
    nurl_write_masked(&out, NURL_STR("HTTP/1.1\r\nroot"));
    show_written(&out);
    if (nurl_parse_zone(&url, "http://u:1/2@h/", 15) < 0) {
        return 1;
    }
    nurl_writer_init(&out, text, sizeof text);
    nurl_write_redacted(&out, &url);
    show_written(&out);
    nurl_writer_init(&out, text, sizeof text);
    nurl_write_origin(&out, &url);
    show_written(&out);
    return 0;
}

/*
 * believed: what follows a redirect is as safe as what was asked.
 * happens: the server decides, and the user info goes with a path.
 * named: nurl_reference.h: nurl_redirect: The result can be http after https:
 *     refuse it (nurl_scheme_is). It can be the same URL: limit the redirects.
 *     A relative location keeps the user info.
 * named: nurl_reference.h: nurl_redirect: move it to the front, which replaces
 *     the URL, and call nurl_attach:
 * prints: http://h/b https://u:p@h/b /b
 */
int redirected(void)
{
    char text[64] = "https://u:p@h/a";
    size_t length = strlen(text);
    struct nurl_writer out;
    struct nurl asked, next;

    if (nurl_parse(&asked, text, length) < 0) {
        return 1;
    }
    nurl_writer_init(&out, text + length, sizeof text - length);
    nurl_redirect(&out, &asked, NURL_STR("http://h/b"));
    show_written(&out);
    nurl_writer_init(&out, text + length, sizeof text - length);
    nurl_redirect(&out, &asked, NURL_STR("/b"));
    show_written(&out);
    if (nurl_parse_zone(&next, text + length, out.len) < 0) {
        return 1;
    }
    memmove(text, text + length, out.len);
    if (nurl_attach(&next, text, out.len) < 0) {
        return 1;
    }
    printf(NURL_PRI "\n", NURL_ARG(nurl_part(&next, next.path)));
    return 0;
}

/*
 * believed: a setting without a login has no user, and one with a login has.
 * happens: the empty user of "@h" begins at 0, as what is absent does.
 * named: nurl_parse.h: nurl_parse_setting: A login is there exactly if
 *     url.host.off > 0 && url.text[url.host.off - 1] == '@' (in "@h" and
 *     ":pw@h" the user is {0, 0}, and nurl_equal and nurl_normalize do not see
 *     the login;
 * named: nurl_types.h: an empty one has another offset (but see
 *     nurl_parse_setting).
 * prints: @h: yes, a user: no :pw@h: yes, a user: no u@h: yes, a user: yes
 *     x://@h/: yes, a user: yes x://:pw@h: yes, a user: yes h: no, a user: no
 *     x://h/@: no, a user: no the empty text: no, a user: no
 */
int empty_login(void)
{
    static const char *const settings[] = { "@h",      ":pw@h",     "u@h",
                                            "x://@h/", "x://:pw@h", "h",
                                            "x://h/@", "" };
    struct nurl url;
    size_t i;

    for (i = 0; i < 8; i++) {
        if (nurl_parse_setting(&url, settings[i], strlen(settings[i])) < 0) {
            return 1;
        }
        printf("%s: %s, ", *settings[i] ? settings[i] : "the empty text",
               url.host.off > 0 && url.text[url.host.off - 1] == '@' ? "yes"
                                                                     : "no");
        allow("a user", nurl_present(url.user));
    }
    return 0;
}

static bool is_same_host(const char *a, const char *b)
{
    return nurl_host_within(as_text(a), as_text(b)) &&
           nurl_host_within(as_text(b), as_text(a));
}

/*
 * believed: a Host field is this server's if it is within its name, or has the
 *     same letters.
 * happens: a name below it is within it, too; and a host is written in several
 *     ways.
 * named: nurl_host.h: nurl_host_within: Two are the same host if each is within
 *     the other.
 * named: nurl_parse.h: nurl_parse_host_field: Is it yours? Ask
 *     nurl_host_within, both ways.
 * prints: H.com.: yes www.h.com: no com: no [0::1]: yes [::2]: no nothing: no
 */
int same_host(void)
{
    allow("H.com.", is_same_host("H.com.", "h.com"));
    allow("www.h.com", is_same_host("www.h.com", "h.com"));
    allow("com", is_same_host("com", "h.com"));
    allow("[0::1]", is_same_host("[0::1]", "[::1]"));
    allow("[::2]", is_same_host("[::2]", "[::1]"));
    allow("nothing", is_same_host("", ""));
    return 0;
}

/*
 * believed: a target with the path of a route is for this server.
 * happens: a target in absolute form names another host than the Host field.
 * named: nurl_parse.h: nurl_parse_target: If there is a scheme, check this host
 *     and port in place of the Host field: http://evil/a has the path /a, too.
 * prints: /a of evil: yes
 */
int absolute_target(void)
{
    struct nurl url;

    if (nurl_parse_target(&url, NURL_STR("GET"), "http://evil/a", 13) < 0 ||
        !nurl_present(url.scheme)) {
        return 1;
    }
    printf("/a of " NURL_PRI ": ", NURL_ARG(nurl_part(&url, url.host)));
    puts(nurl_path_match(nurl_part(&url, url.path), "/a", NULL, 0) ? "yes"
                                                                   : "no");
    return 0;
}

/*
 * believed: a zone is an error, or is none, everywhere.
 * happens: where a URL comes from outside it is an error.
 * named: nurl_parse.h: nurl_parse_zone: nurl_parse_authority,
 *     nurl_parse_setting, nurl_host_parse_zone and _address take zones, too.
 * prints: OK OK OK OK OK IP_LITERAL IP_LITERAL IP_LITERAL IP_LITERAL
 */
int zones(void)
{
    static const char text[] = "//[fe80::1%e]";
    const char *host = text + 2;
    size_t length = sizeof text - 3;
    struct nurl url;
    struct nurl_host parsed;
    struct nurl_str name = nurl_text(host, length);

    puts(nurl_status_name(nurl_parse_zone(&url, text, length + 2)));
    puts(nurl_status_name(nurl_parse_authority(&url, host, length)));
    puts(nurl_status_name(nurl_parse_setting(&url, host, length)));
    puts(nurl_status_name(nurl_host_parse_zone(&parsed, name)));
    puts(nurl_status_name(
        nurl_host_parse_address(&parsed, nurl_text(host + 1, length - 2))));
    puts(nurl_status_name(nurl_parse(&url, text, length + 2)));
    puts(nurl_status_name(nurl_parse_host_field(&url, host, length)));
    puts(nurl_status_name(nurl_host_parse(&parsed, name)));
    puts(nurl_status_name(
        nurl_parse_target(&url, NURL_STR("GET"), "x://[fe80::1%e]/", 16)));
    return 0;
}

/*
 * believed: what a segment can be appended to is the URL of a server.
 * happens: nobody has asked for a server yet.
 * named: nurl_encode.h: nurl_write_segment: Ask nurl_endpoint_parse first: it
 *     rejects h.com/x and https:///x.
 * prints: h.com/x/id SCHEME_MISSING https:///x/id HOST_EMPTY
 */
int no_server(void)
{
    static const char *const bases[] = { "h.com/x", "https:///x" };
    char text[32];
    struct nurl_writer out;
    struct nurl url;
    struct nurl_endpoint server;
    size_t i;

    for (i = 0; i < 2; i++) {
        if (nurl_parse(&url, bases[i], strlen(bases[i])) < 0) {
            return 1;
        }
        nurl_writer_init(&out, text, sizeof text);
        nurl_write_text(&out, as_text(bases[i]));
        nurl_write_segment(&out, NURL_STR("id"));
        show_written(&out);
        puts(nurl_status_name(nurl_endpoint_parse(&server, &url)));
    }
    return 0;
}

/*
 * believed: a typed IPv6 address can be the host of a URL.
 * happens: there it has brackets.
 * named: nurl_host.h: nurl_host_parse_address: In a URL IPv6 needs brackets:
 *     "[", nurl_write_ipv6, "]".
 * prints: BRACKETS http://[::1]
 */
int typed_address(void)
{
    char text[64];
    struct nurl_writer out;
    struct nurl url;
    struct nurl_host host;

    puts(nurl_status_name(nurl_parse_setting(&url, "0::1", 4)));
    if (nurl_host_parse_address(&host, NURL_STR("0::1")) < 0) {
        return 1;
    }
    nurl_writer_init(&out, text, sizeof text);
    nurl_write_text(&out, NURL_STR("http://["));
    nurl_write_ipv6(&out, host.address);
    nurl_write_text(&out, NURL_STR("]"));
    show_written(&out);
    return nurl_parse(&url, text, strlen(text)) < 0;
}

/*
 * believed: a name that NURL_POLICY_FILE accepts is one file's.
 * happens: FAT has more names for it.
 * named: nurl_decode.h: nurl_decode: Not rejected are devices such as "CON",
 *     and on FAT other names of a file ("A~1", another case)
 * prints: CON A~1 a.txt A.TXT
 */
int file_names(void)
{
    static const char *const names[] = { "CON", "A~1", "a.txt", "A.TXT" };
    char name[16];
    size_t i;

    for (i = 0; i < 4; i++) {
        if (nurl_decode_string(name, sizeof name, as_text(names[i]),
                               NURL_POLICY_FILE) < 0) {
            return 1;
        }
        puts(name);
    }
    return 0;
}

/*
 * believed: a request has the login of its URL; and a log line can follow in a
 *     writer after an error.
 * happens: the login is left out, and the writer adds nothing.
 * named: nurl_writer.h: nurl_write_request: The login is left out: for Basic
 *     (RFC 7617 2) decode the user by NURL_POLICY_USER and, after a ":", the
 *     password by NURL_POLICY_PASSWORD, and append your base64 of that.
 * named: nurl_writer.h: nothing is added: for another line call
 *     nurl_writer_init.
 * prints: GET / HTTP/1.1??Host: h?? u a:p:b UNPARSED, 0 bytes
 *     http://u:*@h:x/
 */
int no_login(void)
{
    static const char wrong[] = "http://u:p@h:x/";
    char text[64], line[64];
    struct nurl_writer head, out;
    struct nurl url;

    if (nurl_parse(&url, "http://u%20a:p%3Ab@h/", 21) < 0) {
        return 1;
    }
    nurl_writer_init(&head, text, sizeof text);
    nurl_write_request(&head, NURL_STR("GET"), &url);
    nurl_writer_init(&out, line, sizeof line);
    nurl_write_masked(&out, nurl_text(text, head.len));
    show_written(&out);
    nurl_writer_init(&out, line, sizeof line);
    nurl_decode(&out, nurl_part(&url, url.user), NURL_POLICY_USER);
    nurl_write_text(&out, NURL_STR(":"));
    nurl_decode(&out, nurl_part(&url, url.password), NURL_POLICY_PASSWORD);
    show_written(&out);
    if (nurl_parse(&url, wrong, sizeof wrong - 1) == NURL_OK) {
        return 1;
    }
    nurl_writer_init(&out, line, sizeof line);
    nurl_write_redacted(&out, &url);
    nurl_write_masked(&out, nurl_text(wrong, sizeof wrong - 1));
    printf("%s, %d bytes\n", nurl_status_name(out.status), (int)out.len);
    nurl_writer_init(&out, line, sizeof line);
    nurl_write_masked(&out, nurl_text(wrong, sizeof wrong - 1));
    show_written(&out);
    return 0;
}

/*
 * believed: a part that was cleared is left out, whatever writes the URL.
 * happens: what copies the text copies the login.
 * named: nurl_query.h: nurl_write_query_set: This copies text: what you cleared
 *     in the struct, such as a login, comes back,
 *     and without a path all is gone. Then build it (nurl_build) from
 *     nurl_parts_of with the new query.
 * prints: https://u:p@h/a?v=2 https://h/a?v=2
 */
int copied_login(void)
{
    char text[64], query[16];
    struct nurl_writer out;
    struct nurl_parts parts;
    struct nurl url;

    if (nurl_parse(&url, "https://u:p@h/a?v=1", 19) < 0) {
        return 1;
    }
    url.user = url.password = (struct nurl_span){ 0, 0 };
    nurl_writer_init(&out, text, sizeof text);
    nurl_write_text(&out, nurl_text(url.text, url.path.off + url.path.len));
    nurl_write_text(&out, NURL_STR("?"));
    nurl_write_query_set(&out, nurl_part(&url, url.query), NURL_STR("v"),
                         NURL_STR("2"));
    show_written(&out);
    nurl_parts_of(&parts, &url);
    nurl_writer_init(&out, query, sizeof query);
    nurl_write_query_set(&out, parts.query, NURL_STR("v"), NURL_STR("2"));
    parts.query = nurl_text(query, out.len);
    nurl_writer_init(&out, text, sizeof text);
    nurl_build(&out, &parts, 0);
    show_written(&out);
    return 0;
}

/*
 * believed: a password that was typed wrong is USERINFO_CHAR or FRAGMENT; all
 *     else can be logged masked.
 * happens: after a scheme it has other errors, and is taken for a port.
 * named: nurl_parse.h: nurl_parse_setting: Log no setting that was refused, not
 *     even masked, only its status and stop
 * prints: PCT 13 http://u:12/3%4@h
 */
int logged_setting(void)
{
    static const char typed[] = "http://u:12/3%4@h";
    char line[64];
    struct nurl_writer out;
    struct nurl url;
    enum nurl_status status = nurl_parse_setting(&url, typed, sizeof typed - 1);

    nurl_writer_init(&out, line, sizeof line);
    nurl_write_masked(&out, nurl_text(typed, sizeof typed - 1));
    printf("%s %d ", nurl_status_name(status), (int)url.stop);
    show_written(&out);
    return 0;
}

static void show_host_without_port(struct nurl *url)
{
    char line[64];
    struct nurl_writer out;

    url->port = (struct nurl_span){ 0, 0 };
    nurl_writer_init(&out, line, sizeof line);
    nurl_write_host_field(&out, url);
    show_written(&out);
}

/*
 * believed: the host for a library that appends the port is one of these.
 * happens: one has no brackets, one has a zone; the last is right.
 * named: nurl_writer.h: nurl_write_host_field: For a library that appends the
 *     port itself, call it with a copy of the struct whose port is cleared,
 *     also of a setting: "[::1]".
 * prints: fe80::1 [fe80::1%e0] [fe80::1] [fe80::1]
 */
int host_without_port(void)
{
    static const char typed[] = "[fe80::1%e0]:81";
    struct nurl url;

    if (nurl_parse_setting(&url, typed, sizeof typed - 1) < 0) {
        return 1;
    }
    printf(NURL_PRI " ", NURL_ARG(nurl_host_text(&url)));
    printf(NURL_PRI " ", NURL_ARG(nurl_part(&url, url.host)));
    show_host_without_port(&url);
    if (nurl_parse_zone(&url, "http://[fe80::1%25e0]:81/", 25) < 0) {
        return 1;
    }
    show_host_without_port(&url);
    return 0;
}

/*
 * believed: where to listen is read without nurl_endpoint_parse, its port as a
 *     number, its host by a resolver.
 * happens: 99999 does not fit in 16 bits, and "8080" is an address.
 * named: nurl_parse.h: nurl_parse_host_field: Take the port by nurl_port, which
 *     is PORT_RANGE for ":99999"
 * named: nurl_parse.h: nurl_parse_host_field: "8080" is a NAME, HOST_NUMERIC
 *     there
 * prints: 1 34463 PORT_RANGE 0 HOST_NUMERIC
 */
int listens(void)
{
    struct nurl_endpoint endpoint;
    struct nurl url;
    uint32_t number = 0;
    uint16_t port;
    enum nurl_status status;
    bool is_number;

    if (nurl_parse_host_field(&url, ":99999", 6) < 0) {
        return 1;
    }
    is_number = nurl_str_number(nurl_part(&url, url.port), &number);
    status = nurl_port(&url, &port);
    printf("%d %d %s %d ", is_number, (int)(uint16_t)number,
           nurl_status_name(status), (int)port);
    if (nurl_parse_host_field(&url, "8080", 4) < 0) {
        return 1;
    }
    puts(nurl_status_name(nurl_endpoint_parse(&endpoint, &url)));
    return 0;
}

/*
 * believed: an escaped "../x" is one segment, and stays below the base.
 * happens: it does by RFC 3986. A server that decodes first asks for another.
 * named: nurl_encode.h: nurl_write_segment: refuse a value from outside if
 *     nurl_is_below does not find its URL below the base
 * prints: https://h/v1/dev/..%2Fx 0
 */
int climbs(void)
{
    static const char base[] = "https://h/v1/dev/";
    char text[64];
    struct nurl_writer out;
    struct nurl above, url;

    nurl_writer_init(&out, text, sizeof text);
    nurl_write_text(&out, nurl_text(base, sizeof base - 1));
    nurl_write_segment(&out, NURL_STR("../x"));
    if (nurl_parse(&above, base, sizeof base - 1) < 0 ||
        nurl_parse(&url, text, out.len) < 0) {
        return 1;
    }
    show_written(&out);
    printf("%d\n", nurl_is_below(&url, &above));
    return 0;
}

/*
 * believed: PORT_RANGE is of the port alone, and port 0 is right here.
 * happens: the address is not set, so the server listens on all of them.
 * named: nurl_parse.h: nurl_parse_host_field: call nurl_endpoint_parse, too,
 *     with a copy of the struct whose port is cleared, and accept PORT_MISSING:
 *     with port 0 it would be PORT_RANGE, and the address not set.
 * prints: PORT_RANGE 0 PORT_MISSING 127
 */
int listens_at_any_port(void)
{
    struct nurl_endpoint endpoint;
    struct nurl url;
    enum nurl_status status;

    if (nurl_parse_host_field(&url, "127.0.0.1:0", 11) < 0) {
        return 1;
    }
    status = nurl_endpoint_parse(&endpoint, &url);
    printf("%s %d ", nurl_status_name(status), (int)endpoint.address[0]);
    url.port = (struct nurl_span){ 0, 0 };
    status = nurl_endpoint_parse(&endpoint, &url);
    printf("%s %d\n", nurl_status_name(status), (int)endpoint.address[0]);
    return 0;
}

/*
 * believed: what parses and has a host is logged without its password.
 * happens: pasted twice, the first host is "http", and all else a path.
 * named: nurl_writer.h: nurl_write_redacted: A login with a raw "/", "?" or
 *     "#": http://u:1?2@h/ has the host "u" and the port "1", half of the
 *     password. If there is an "@" after the host, log only the scheme
 * prints: http://http://u:p@h/ http:///u:p@h/ http://u:1?*
 */
int redacted_path(void)
{
    static const char *const texts[] = { "http://http://u:p@h/",
                                         "http:///u:p@h/", "http://u:1?2@h/" };
    char line[32];
    struct nurl_writer out;
    struct nurl url;
    size_t i;

    for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        if (nurl_parse(&url, texts[i], strlen(texts[i])) < 0) {
            return 1;
        }
        nurl_writer_init(&out, line, sizeof line);
        nurl_write_redacted(&out, &url);
        show_written(&out);
    }
    return 0;
}
