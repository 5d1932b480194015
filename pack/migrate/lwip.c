/* SPDX-License-Identifier: MIT */
/*
 * lwip.c - a file by its URL, with lwIP's HTTP client and nanourl
 *
 * At the end of src/apps/http/http_client.c, because it calls static functions
 * of it; the declaration of httpc_get_url goes into
 * src/include/lwip/apps/http_client.h.
 */
#include "nurl_host.h"
#include "nurl_parse.h"
#include "nurl_scheme.h"
#include "nurl_writer.h"

/* What the client needs of a URL, in the caller's buffer. */
struct wanted {
    const char *name;   /* for the resolver */
    const char *field;  /* for the Host field */
    const char *target; /* for the request line */
    u16_t port;
};

/* Ends a string; the next one is at the result. */
static size_t end_string(struct nurl_writer *out)
{
    nurl_write_text(out, nurl_text("", 1));
    return out->len;
}

static err_t read_wanted(struct wanted *wanted, struct nurl_str text,
                         char *buffer, size_t size)
{
    struct nurl url;
    struct nurl_endpoint endpoint;
    struct nurl_writer out;
    size_t field;
    size_t target;

    if (nurl_parse_zone(&url, text.ptr, text.len) != NURL_OK ||
        nurl_scheme_of(&url) != NURL_SCHEME_HTTP ||
        nurl_endpoint_parse(&endpoint, &url) != NURL_OK) {
        return ERR_ARG;
    }
    nurl_writer_init(&out, buffer, size);
    nurl_write_host(&out, &url);
    field = end_string(&out);
    nurl_write_host_field(&out, &url);
    target = end_string(&out);
    nurl_write_target(&out, &url);
    if (nurl_writer_finish(&out) != NURL_OK) {
        return ERR_BUF;
    }
    wanted->name = buffer;
    wanted->field = buffer + field;
    wanted->target = buffer + target;
    wanted->port = endpoint.port;
    return ERR_OK;
}

/*
 * Gets the file of an http URL, which needs no NUL. The buffer is used during
 * this call only. ERR_ARG: it is no http URL, or it has no usable host or port.
 * ERR_BUF: the buffer is too small. Else the result of httpc_get_file_dns.
 */
err_t httpc_get_url(const char *text, size_t length, char *buffer, size_t size,
                    const httpc_connection_t *settings, altcp_recv_fn recv_fn,
                    void *callback_arg, httpc_state_t **connection)
{
    struct wanted wanted;
    httpc_state_t *request;
    err_t err = read_wanted(&wanted, nurl_text(text, length), buffer, size);

    if (err != ERR_OK) {
        return err;
    }
    /* The field has the port: in a request to a proxy lwIP would add it. */
    err = httpc_init_connection(&request, settings, wanted.field,
                                settings->use_proxy ? HTTP_DEFAULT_PORT
                                                    : wanted.port,
                                wanted.target, recv_fn, callback_arg);
    if (err != ERR_OK) {
        return err;
    }
    err = settings->use_proxy
              ? httpc_get_internal_addr(request, &settings->proxy_addr)
              : httpc_get_internal_dns(request, wanted.name);
    if (err != ERR_OK) {
        httpc_free_state(request);
    } else if (connection != NULL) {
        *connection = request;
    }
    return err;
}
