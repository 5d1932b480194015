/* SPDX-License-Identifier: MIT */
/*
 * proxy.c - http and https through an http proxy
 *
 * A program links it by nfetch_proxy_init: all else is called through struct
 * nfetch_proxy.
 */
#include "client/basic.h"
#include "client/http_head.h"
#include "client/state.h"
#include "nfetch_proxy.h"

/* ------------------------------------------------------------ the request */

/* request-target = absolute-form; in a tunnel: origin-form    RFC 9112 3.2 */
static void write_target(struct nurl_writer *out, const struct nurl *url)
{
    if (nurl_scheme_of(url) == NURL_SCHEME_HTTP) {
        nurl_write_target_absolute(out, url);
    } else {
        nurl_write_target(out, url);
    }
}

/* Proxy-Authorization = "Basic" SP base64               RFC 9110 11.7.2 */
static void write_field(struct nurl_writer *out, const struct nurl *proxy)
{
    size_t stop;

    if (nurl_present(proxy->user)) {
        nurl_write_text(out, NURL_STR("Proxy-"));
        (void)nfetch_basic_write(out, proxy, &stop); /* init has seen it */
    }
}

/* In a tunnel the request is for the server, which must not see the login. */
static void write_login(const struct nfetch *fetch, struct nurl_writer *out)
{
    if (nurl_scheme_of(&fetch->url) == NURL_SCHEME_HTTP) {
        write_field(out, &fetch->via->url);
    }
}

/* -------------------------------------------------------------- the tunnel */

/* Reads the next line that has no byte, or an error. */
static int skip_fields(struct nfetch_stream *stream, struct nfetch_line *line)
{
    int status;

    do {
        status = nfetch_stream_line(stream, line);
    } while (status == NFETCH_OK && line->length > 0);
    return status;
}

/*
 * Reads the head of the answer to CONNECT. No field of it counts: a tunnel has
 * no length (RFC 9110 9.3.6), and where another answer leads is not followed.
 */
static int read_head(struct nfetch_http_head *head,
                     struct nfetch_stream *stream, struct nfetch_line *line)
{
    int status;

    do {
        status = nfetch_stream_line(stream, line);
        if (status == NFETCH_OK) {
            status = nfetch_http_head_begin(head, line);
        }
        if (status == NFETCH_OK) {
            status = skip_fields(stream, line);
        }
    } while (status == NFETCH_OK && head->code < 200);
    return status;
}

/* Any 2xx is a tunnel. Tinyproxy says 401 for a wrong login. */
static int judge(struct nfetch *fetch, uint16_t code)
{
    if (code < 300) {
        fetch->said[0] = '\0';
        return NFETCH_OK;
    }
    fetch->code = code;
    return code == 407 || code == 401 ? NFETCH_ERR_PROXY_LOGIN
                                      : NFETCH_ERR_PROXY;
}

/*
 * Reads the answer byte by byte: what follows its head is the server's, and
 * stays in the connection. The line lies in the buffer of the request.
 */
static int take_answer(struct nfetch_stream *stream)
{
    struct nfetch *fetch = stream->fetch;
    struct nfetch_http_head head;
    struct nfetch_line line;
    int status;

    line.text = fetch->work.bytes;
    line.size = fetch->work.size;
    head.fetch = fetch;
    stream->lines = NFETCH_HTTP_HEAD;
    status = read_head(&head, stream, &line);
    return status == NFETCH_OK ? judge(fetch, head.code) : status;
}

/* CONNECT uri-host ":" port                                  RFC 9110 9.3.6 */
static void write_connect(struct nfetch *fetch, struct nurl_writer *out)
{
    nurl_write_request(out, NURL_STR("CONNECT"), &fetch->url);
    nurl_write_text(out, NURL_STR("User-Agent: nanourl\r\n"));
    write_field(out, &fetch->via->url);
    nurl_write_text(out, NURL_STR("\r\n"));
}

static int open_tunnel(struct nfetch *fetch, int socket)
{
    struct nfetch_stream stream;
    struct nurl_writer out;
    uint8_t byte;
    int status;

    nurl_writer_init(&out, fetch->work.bytes, fetch->work.size);
    write_connect(fetch, &out);
    if (nurl_writer_status(&out) != NURL_OK) {
        return nfetch_fault(fetch, nurl_writer_status(&out), out.stop);
    }
    stream.transport = &nfetch_stream_tcp;
    stream.fetch = fetch;
    stream.buffer.bytes = &byte;
    stream.buffer.size = 1;
    stream.socket = socket;
    stream.at = 0;
    stream.end = 0;
    nfetch_open_window(fetch);
    status = nfetch_stream_send(&stream, nurl_text(out.ptr, out.len));
    return status == NFETCH_OK ? take_answer(&stream) : status;
}

/* ----------------------------------------------------------- the beginning */

/* The scheme and the login; the endpoint was good. */
static enum nurl_status check(struct nurl *url)
{
    struct nurl_writer none;
    size_t stop = 0;
    enum nurl_status status = NURL_ERR_SCHEME;

    nurl_writer_init(&none, NULL, 0);
    if (nurl_scheme_of(url) == NURL_SCHEME_HTTP) {
        status = nfetch_basic_write(&none, url, &stop);
    }
    url->stop = (uint16_t)stop;
    return status;
}

enum nurl_status nfetch_proxy_init(struct nfetch_proxy *proxy,
                                   struct nurl_str url)
{
    struct nurl_endpoint endpoint;
    enum nurl_status status = nurl_parse(&proxy->url, url.ptr, url.len);

    proxy->write_target = write_target;
    proxy->write_login = write_login;
    proxy->connect = open_tunnel;
    if (status != NURL_OK) {
        return status;
    }
    status = nurl_endpoint_parse(&endpoint, &proxy->url);
    if (status != NURL_OK) {
        proxy->url.stop = endpoint.stop;
        return status;
    }
    return check(&proxy->url);
}
