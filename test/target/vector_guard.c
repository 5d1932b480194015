/*
 * vector_guard.c - the operations of servers and guards
 */
#include "guard_names.h"
#include "nurl_equal.h"
#include "nurl_host.h"
#include "nurl_parse.h"
#include "vector_row.h"

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
    struct nurl_host host;
    enum nurl_status status = nurl_host_parse(&host, row->input);
    const char *name;

    row->stop = host.stop;
    if (status != NURL_OK) {
        return status;
    }
    vector_ok();
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
