/*
 * vector_request.c - the operations on what a client sends, and to whom
 */
#include "nurl_decode.h"
#include "nurl_host.h"
#include "nurl_http.h"
#include "nurl_parse.h"
#include "vector_row.h"

void vector_host_field(struct vector_question *row)
{
    struct nurl_writer out;
    struct nurl url;

    if (vector_url(&url, row->input, row->zone)) {
        nurl_writer_init(&out, vector_out, sizeof vector_out);
        nurl_write_host_field(&out, &url);
        vector_written(&out);
    }
}

void vector_target(struct vector_question *row)
{
    struct nurl_writer out;
    struct nurl url;

    if (vector_url(&url, row->input, row->zone)) {
        nurl_writer_init(&out, vector_out, sizeof vector_out);
        nurl_write_target(&out, &url, (enum nurl_target)row->form);
        vector_written(&out);
    }
}

static void key_octets(const struct nurl_endpoint *endpoint)
{
    if (endpoint->kind != NURL_HOST_NAME) {
        vector_key_hex("octets_hex", endpoint->address,
                       endpoint->kind == NURL_HOST_IPV4 ? 4 : 16);
    }
}

void vector_endpoint(struct vector_question *row)
{
    struct nurl_endpoint endpoint;
    struct nurl url;
    enum nurl_status status;

    if (!vector_url(&url, row->input, row->zone)) {
        return;
    }
    status = nurl_endpoint_parse(&endpoint, &url);
    if (status != NURL_OK) {
        vector_fault_status(status, endpoint.stop);
        return;
    }
    vector_ok();
    vector_key_word("host_kind", vector_kind(endpoint.kind));
    if (nurl_present(endpoint.name)) {
        vector_key_text("name", nurl_part(&url, endpoint.name));
    }
    key_octets(&endpoint);
    vector_key_part("zone", &url, endpoint.zone);
    vector_key_number("port", endpoint.port);
}

/*
 * One part of a login, decoded; 0 and the fault as the answer, in
 * the URL's text, if it may not be sent.
 */
static int decode_login(struct nurl_writer *out, const struct nurl *url,
                        struct nurl_span part, enum nurl_policy policy)
{
    nurl_decode(out, nurl_part(url, part), policy);
    if (nurl_writer_status(out) != NURL_OK) {
        vector_fault_status(nurl_writer_status(out),
                            (size_t)part.off + out->stop);
        return 0;
    }
    return 1;
}

static void key_login(const char *key, struct nurl_span part,
                      const char *octets, size_t len)
{
    if (nurl_present(part)) {
        vector_key_hex(key, (const uint8_t *)octets, len);
    }
}

/* User and password behind each other in one room. */
void vector_login(struct vector_question *row)
{
    struct nurl_writer out;
    struct nurl url;
    size_t user;

    if (!vector_url(&url, row->input, row->zone)) {
        return;
    }
    nurl_writer_init(&out, vector_out, sizeof vector_out);
    if (!decode_login(&out, &url, url.user, NURL_POLICY_USER)) {
        return;
    }
    user = out.len;
    if (!decode_login(&out, &url, url.password, NURL_POLICY_PASSWORD)) {
        return;
    }
    vector_ok();
    key_login("user_hex", url.user, out.ptr, user);
    key_login("password_hex", url.password, out.ptr + user, out.len - user);
}

/* RFC 1738's target: a strict URL of http, its path and its search. */
static void put_strict(struct nurl_writer *out, const struct nurl *url,
                       const struct nurl_http *http)
{
    nurl_writer_init(out, vector_out, sizeof vector_out);
    if (url->path.len == 0) {
        nurl_write_text(out, NURL_STR("/"));
    }
    nurl_write_text(out, nurl_part(url, url->path));
    if (nurl_present(http->search)) {
        nurl_write_text(out, NURL_STR("?"));
        nurl_write_text(out, nurl_part(url, http->search));
    }
}

void vector_target_1738(struct vector_question *row)
{
    struct nurl_writer out;
    struct nurl_http http;
    struct nurl url;
    enum nurl_status status =
        nurl_parse_1738(&url, row->input.ptr, row->input.len);

    if (status != NURL_OK) {
        vector_fault_status(status, url.stop);
        return;
    }
    status = nurl_http_parse(&http, &url);
    if (status != NURL_OK) {
        vector_fault_status(status, http.stop);
        return;
    }
    put_strict(&out, &url, &http);
    vector_written(&out);
}
