/*
 * vector_url.c - the operations on URLs of RFC 3986: parts, references, and
 *                what a client sends to whom
 */
#include "nurl.h"
#include "vector_row.h"

/* --------------------------------------------------------------- parts */

/* user [ ":" password ] */
static struct nurl_span userinfo(const struct nurl *url)
{
    struct nurl_span all = url->user;

    if (nurl_present(url->password)) {
        all.len = (uint16_t)(url->password.off + url->password.len - all.off);
    }
    return all;
}

static void key_zone(const char *input, struct nurl_str zone)
{
    if (zone.ptr) {
        vector_key_str("zone", input, zone);
    }
}

static void key_host(const struct nurl *url)
{
    struct nurl_host host;

    vector_key_span("host", url->text, url->host);
    vector_key_kind("host_kind", url->host_kind);
    (void)nurl_host_parse_zone(&host, nurl_part(url, url->host));
    key_zone(url->text, host.zone);
}

enum nurl_status vector_parse(struct vector_question *row)
{
    const struct nurl *url = &row->url;

    vector_ok();
    vector_key_part("scheme", url, url->scheme);
    vector_key_part("userinfo", url, userinfo(url));
    vector_key_part("user", url, url->user);
    vector_key_part("password", url, url->password);
    if (url->host_kind != NURL_HOST_NONE) {
        key_host(url);
    }
    vector_key_port(url);
    vector_key_span("path", url->text, url->path);
    vector_key_part("query", url, url->query);
    vector_key_part("fragment", url, url->fragment);
    return NURL_OK;
}

/* Parts of an authority can be at offset 0. If the host is not, there is a
 * user.
 */
enum nurl_status vector_authority(struct vector_question *row)
{
    const struct nurl *url = &row->url;

    vector_ok();
    if (url->host.off != 0) {
        vector_key_span("userinfo", url->text, userinfo(url));
        vector_key_span("user", url->text, url->user);
    }
    vector_key_part("password", url, url->password);
    key_host(url);
    vector_key_port(url);
    return NURL_OK;
}

static void key_address(const struct nurl_host *host)
{
    char text[40];
    struct nurl_writer out;

    nurl_writer_init(&out, text, sizeof text);
    if (host->kind == NURL_HOST_IPV4) {
        vector_key_hex("octets_hex", host->address, 4);
        nurl_write_ipv4(&out, host->address);
    } else {
        vector_key_hex("octets_hex", host->address, 16);
        nurl_write_ipv6(&out, host->address);
    }
    vector_key_text("text", nurl_text(text, out.len));
}

enum nurl_status vector_host(struct vector_question *row)
{
    struct nurl_host host;
    enum nurl_status status = row->option[OPTION_ZONE]
                                  ? nurl_host_parse_zone(&host, row->input)
                                  : nurl_host_parse(&host, row->input);

    if (!vector_good(row, status, host.stop)) {
        return status;
    }
    vector_key_kind("host_kind", host.kind);
    if (host.kind == NURL_HOST_IPV4 || host.kind == NURL_HOST_IPV6) {
        key_address(&host);
    }
    key_zone(row->input.ptr, host.zone);
    if (host.numeric_tail) {
        vector_key_number("numeric_tail", 1);
    }
    return NURL_OK;
}

/* ---------------------------------------------------------- references */

enum nurl_status vector_resolve(struct vector_question *row)
{
    nurl_resolve(&row->out, &row->other, row->input);
    return NURL_OK;
}

/* The target is written after the cleaned location, in the same buffer. */
enum nurl_status vector_redirect(struct vector_question *row)
{
    struct nurl_writer clean = row->out;

    nurl_clean(&clean, row->input);
    if (nurl_writer_status(&clean) != NURL_OK) {
        row->out = clean;
        return NURL_OK;
    }
    nurl_writer_init(&row->out, clean.ptr + clean.len, clean.size - clean.len);
    nurl_redirect(&row->out, &row->other, nurl_text(clean.ptr, clean.len));
    return NURL_OK;
}

enum nurl_status vector_clean(struct vector_question *row)
{
    nurl_clean(&row->out, row->input);
    return NURL_OK;
}

enum nurl_status vector_normalize(struct vector_question *row)
{
    nurl_normalize(&row->out, &row->url);
    return NURL_OK;
}

enum nurl_status vector_equal(struct vector_question *row)
{
    return vector_yes_or_no("same", nurl_equal(&row->url, &row->other));
}

enum nurl_status vector_same_origin(struct vector_question *row)
{
    return vector_yes_or_no("same", nurl_same_origin(&row->url, &row->other));
}

/* ------------------------------------------------------------ requests */

enum nurl_status vector_host_field(struct vector_question *row)
{
    nurl_write_host_field(&row->out, &row->url);
    return NURL_OK;
}

enum nurl_status vector_target(struct vector_question *row)
{
    typedef void writer(struct nurl_writer *, const struct nurl *);
    static writer *const forms[] = { nurl_write_target,
                                     nurl_write_target_absolute,
                                     nurl_write_target_authority };

    forms[row->option[OPTION_FORM]](&row->out, &row->url);
    return NURL_OK;
}

/* input2 is the method. */
enum nurl_status vector_request(struct vector_question *row)
{
    nurl_write_request(&row->out, row->input2, &row->url);
    return NURL_OK;
}

enum nurl_status vector_redacted(struct vector_question *row)
{
    nurl_write_redacted(&row->out, &row->url);
    return NURL_OK;
}

enum nurl_status vector_origin(struct vector_question *row)
{
    nurl_write_origin(&row->out, &row->url);
    return NURL_OK;
}

enum nurl_status vector_endpoint(struct vector_question *row)
{
    struct nurl_endpoint endpoint;
    enum nurl_status status = nurl_endpoint_parse(&endpoint, &row->url);

    if (!vector_good(row, status, endpoint.stop)) {
        return status;
    }
    vector_key_kind("host_kind", endpoint.kind);
    if (endpoint.kind == NURL_HOST_NAME) {
        vector_key_text("name", nurl_part(&row->url, endpoint.name));
    } else {
        vector_key_hex("octets_hex", endpoint.address,
                       endpoint.kind == NURL_HOST_IPV4 ? 4 : 16);
    }
    vector_key_part("zone", &row->url, endpoint.zone);
    vector_key_number("port", endpoint.port);
    return NURL_OK;
}

/* One part of a login, decoded. The offset of an error is in the URL. */
static enum nurl_status decode_login(struct vector_question *row,
                                     struct nurl_span part,
                                     enum nurl_policy policy)
{
    nurl_decode(&row->out, nurl_part(&row->url, part), policy);
    row->stop = (size_t)part.off + row->out.stop;
    return nurl_writer_status(&row->out);
}

/* User and password stand one after the other in the buffer. */
enum nurl_status vector_login(struct vector_question *row)
{
    const struct nurl *url = &row->url;
    const struct nurl_writer *out = &row->out;
    enum nurl_status status = decode_login(row, url->user, NURL_POLICY_USER);
    size_t user = out->len;

    if (status == NURL_OK) {
        status = decode_login(row, url->password, NURL_POLICY_PASSWORD);
    }
    if (status != NURL_OK) {
        return status;
    }
    vector_ok();
    if (nurl_present(url->user)) {
        vector_key_hex("user_hex", out->ptr, user);
    }
    if (nurl_present(url->password)) {
        vector_key_hex("password_hex", out->ptr + user, out->len - user);
    }
    return NURL_OK;
}

/* "BAD_LENGTH" instead of a value whose length is not the announced one. */
static void key_option(unsigned n, const struct nurl_coap_option *option)
{
    struct nurl_writer out;

    vector_key_number(vector_numbered("opt", n, ".number"), option->number);
    nurl_writer_init(&out, vector_out, sizeof vector_out);
    nurl_write_coap_value(&out, option);
    if (nurl_writer_status(&out) != NURL_OK || out.len != option->length) {
        vector_key_word(vector_numbered("opt", n, ".value_hex"), "BAD_LENGTH");
        return;
    }
    vector_key_hex(vector_numbered("opt", n, ".value_hex"), out.ptr, out.len);
}

enum nurl_status vector_coap(struct vector_question *row)
{
    struct nurl_coap coap;
    struct nurl_coap_option option;
    unsigned n = 0;
    enum nurl_status status = nurl_coap_begin(
        &coap, &row->url, (uint16_t)row->option[OPTION_SENT_TO]);

    if (!vector_good(row, status, coap.stop)) {
        return status;
    }
    while (nurl_coap_next(&coap, &option)) {
        key_option(n++, &option);
    }
    vector_key_count("opt", n);
    return NURL_OK;
}

enum nurl_status vector_tftp(struct vector_question *row)
{
    static const char *const modes[] = { "", "octet", "netascii" };
    struct nurl_tftp tftp;
    enum nurl_status status = nurl_tftp_parse(&tftp, &row->url);

    if (!vector_good(row, status, tftp.stop)) {
        return status;
    }
    nurl_decode(&row->out, nurl_part(&row->url, tftp.file), NURL_POLICY_TEXT);
    vector_key_text("file", nurl_text(row->out.ptr, row->out.len));
    if (tftp.mode != NURL_TFTP_NONE) {
        vector_key_word("mode", modes[tftp.mode]);
    }
    return NURL_OK;
}

/* -------------------------------------- segments, pairs, parts of the text */

/* The input is what the writer holds. */
enum nurl_status vector_segment(struct vector_question *row)
{
    nurl_write_text(&row->out, row->input);
    nurl_write_segment(&row->out, row->input2);
    return NURL_OK;
}

enum nurl_status vector_query_set(struct vector_question *row)
{
    nurl_write_query_set(&row->out, row->input, row->input2, row->value);
    return NURL_OK;
}

/* A part of the input, if there is one. */
static enum nurl_status key_text(const struct vector_question *row, bool found,
                                 struct nurl_str text)
{
    vector_ok();
    if (found) {
        vector_key_str("text", row->url.text, text);
    }
    return NURL_OK;
}

enum nurl_status vector_target_text(struct vector_question *row)
{
    struct nurl_str text;
    bool found = nurl_target_text(&row->url, &text);

    return key_text(row, found, text);
}

enum nurl_status vector_server_name(struct vector_question *row)
{
    struct nurl_str name;
    bool found = nurl_server_name(&row->url, &name);

    return key_text(row, found, name);
}
