/*
 * vector_guard.c - the operations of servers and guards
 */
#include "nurl_equal.h"
#include "nurl_host.h"
#include "nurl_parse.h"
#include "vector_row.h"

/* Which form a request target has, as nurl_parse_target says. */
static const char *form_of(const struct nurl *url)
{
    if (nurl_present(url->scheme)) {
        return "absolute";
    }
    if (url->host_kind != NURL_HOST_NONE) {
        return "authority";
    }
    return vector_is(nurl_part(url, url->path), "*") ? "asterisk" : "origin";
}

enum nurl_status vector_request_target(struct vector_question *row)
{
    enum nurl_status status = nurl_parse_target(&row->url, row->method,
                                                row->input.ptr, row->input.len);

    row->stop = row->url.stop;
    if (status == NURL_OK) {
        (void)vector_parse(row);
        vector_key_word("form", form_of(&row->url));
    }
    return status;
}

/* A URL, or an authority with the empty path at its end. */
enum nurl_status vector_setting(struct vector_question *row)
{
    if (nurl_present(row->url.scheme)) {
        return vector_parse(row);
    }
    (void)vector_authority(row);
    vector_key_span("path", row->url.text, row->url.path);
    return NURL_OK;
}

static enum nurl_status yes_or_no(const char *key, int answer)
{
    vector_ok();
    vector_key_number(key, (uint32_t)answer);
    return NURL_OK;
}

enum nurl_status vector_below(struct vector_question *row)
{
    return yes_or_no("below", nurl_is_below(&row->url, &row->other));
}

enum nurl_status vector_within(struct vector_question *row)
{
    return yes_or_no("within", nurl_host_within(row->input, row->input2));
}

enum nurl_status vector_scope(struct vector_question *row)
{
    /* In the order of enum nurl_scope. */
    static const char *const names[] = { "reserved",    "global",
                                         "unspecified", "loopback",
                                         "link_local",  "private",
                                         "shared",      "multicast" };
    struct nurl_host host;
    enum nurl_status status = nurl_host_parse(&host, row->input);

    row->stop = host.stop;
    if (status != NURL_OK) {
        return status;
    }
    vector_ok();
    if (host.kind == NURL_HOST_IPV4) {
        vector_key_word("scope", names[nurl_scope_ipv4(host.address)]);
    } else if (host.kind == NURL_HOST_IPV6) {
        vector_key_word("scope", names[nurl_scope_ipv6(host.address)]);
    }
    return NURL_OK;
}

enum nurl_status vector_number(struct vector_question *row)
{
    uint32_t number;

    vector_ok();
    if (nurl_str_number(row->input, &number)) {
        vector_key_number("number", number);
    }
    return NURL_OK;
}

enum nurl_status vector_host_text(struct vector_question *row)
{
    struct nurl_str text = nurl_host_text(&row->url);

    vector_ok();
    if (text.ptr) {
        vector_key_str("text", row->url.text, text);
    }
    return NURL_OK;
}
