/*
 * vector_guard.c - the operations of servers and guards
 */
#include "guard_names.h"
#include "nurl.h"
#include "vector_row.h"

/* The values of a route that this board has memory for. */
#if defined LINE_MAX && LINE_MAX < 20000
#define ROUTE_VALUES 32u
#else
#define ROUTE_VALUES 2048u
#endif

enum nurl_status vector_request_target(struct vector_question *row)
{
    enum nurl_status status = nurl_parse_target(&row->url, row->method,
                                                row->input.ptr, row->input.len);

    row->stop = row->url.stop;
    if (status == NURL_OK) {
        (void)vector_parse(row);
        vector_key_word("form", form_name(&row->url));
    }
    return status;
}

/* A URL, or an authority, perhaps with a path and a query after it. */
enum nurl_status vector_setting(struct vector_question *row)
{
    if (nurl_present(row->url.scheme)) {
        return vector_parse(row);
    }
    (void)vector_authority(row);
    vector_key_span("path", row->url.text, row->url.path);
    vector_key_part("query", &row->url, row->url.query);
    return NURL_OK;
}

enum nurl_status vector_below(struct vector_question *row)
{
    return vector_yes_or_no("below", nurl_is_below(&row->url, &row->other));
}

enum nurl_status vector_within(struct vector_question *row)
{
    return vector_yes_or_no("within",
                            nurl_host_within(row->input, row->input2));
}

enum nurl_status vector_scope(struct vector_question *row)
{
    struct nurl_host host;
    enum nurl_status status = nurl_host_parse(&host, row->input);
    const char *name;

    if (!vector_good(row, status, host.stop)) {
        return status;
    }
    name = scope_name(&host);
    if (name) {
        vector_key_word("scope", name);
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

enum nurl_status vector_address(struct vector_question *row)
{
    struct nurl_host host;
    enum nurl_status status = nurl_host_parse_address(&host, row->input);

    if (!vector_good(row, status, host.stop)) {
        return status;
    }
    vector_key_kind("host_kind", host.kind);
    vector_key_hex("octets_hex", host.address,
                   host.kind == NURL_HOST_IPV4 ? 4 : 16);
    if (host.zone.ptr) {
        vector_key_str("zone", row->input.ptr, host.zone);
    }
    return NURL_OK;
}

static size_t count_of(struct nurl_str text, char byte)
{
    size_t n = 0;
    size_t i;

    for (i = 0; i < text.len; i++) {
        n += text.ptr[i] == byte;
    }
    return n;
}

static void key_values(const char *input, const struct nurl_str *values)
{
    unsigned n = 0;

    while (n < ROUTE_VALUES && values[n].ptr) {
        n++;
    }
    vector_key_count("arg", n);
    while (n > 0) {
        n--;
        vector_key_str(vector_numbered("arg", n, ""), input, values[n]);
    }
}

/*
 * Values that are not set stay as they are: absent. A pattern is a string, so
 * no path matches one with a NUL.
 */
enum nurl_status vector_route(struct vector_question *row)
{
    static struct nurl_str values[ROUTE_VALUES];
    bool match;
    unsigned i;

    if (count_of(row->input2, '/') > ROUTE_VALUES ||
        nurl_copy_string(vector_out, sizeof vector_out, row->input2) !=
            NURL_OK) {
        vector_error("ROW_TOO_LONG", 0);
        return NURL_OK;
    }
    for (i = 0; i < ROUTE_VALUES; i++) {
        values[i] = nurl_text(NULL, 0);
    }
    match = count_of(row->input2, '\0') == 0 &&
            nurl_path_match(row->input, vector_out, values, ROUTE_VALUES);
    (void)vector_yes_or_no("match", match);
    if (match) {
        key_values(row->input.ptr, values);
    }
    return NURL_OK;
}
