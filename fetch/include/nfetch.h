/* SPDX-License-Identifier: MIT */
/*
 * nfetch.h - a file by its URL, from the network into a sink
 *
 *     static const struct nfetch_protocol *const http[] = { &nfetch_http };
 *     static uint8_t work[NFETCH_WORK];
 *     static struct nfetch fetch;
 *
 *     nfetch_init(&fetch);
 *     fetch.net = &net;                        any of nfetch_net.h
 *     fetch.protocols = http;
 *     fetch.protocol_count = 1;
 *     fetch.sink = sink;                       where the bytes go
 *     fetch.work.bytes = work;
 *     fetch.work.size = sizeof work;
 *     status = nfetch_url(&fetch, NURL_STR("http://192.0.2.1/firmware.bin"));
 *
 * One struct nfetch is one download at a time. There are no statics and no
 * heap: as many as the network has sockets for can be used at once, each by its
 * own thread, if nfetch_net.h is implemented for that.
 *
 * Layers; a file includes and calls only what is below it:
 *
 *     nfetch_url                                URLs, server, redirects
 *     nfetch_proxy                              nfetch_proxy.h
 *     nfetch_transport                          of https: nfetch_transport.h
 *     nfetch_tftp nfetch_http nfetch_ftp nfetch_coap    one protocol each
 *     http_request http_head http_date http_body    parts of http
 *     ftp_reply                                of ftp
 *     coap_message                             of coap
 *     tftp_options tftp_error netascii         of tftp
 *     retry                                    when to ask again
 *     dialog  stream                           datagrams; lines and bytes
 *     state                                    limits, progress, sink, login
 *     basic                                    a login in a field
 *     status                                   the statuses
 */
#ifndef NFETCH_H
#define NFETCH_H

#include "nfetch_net.h"
#include "nfetch_status.h"
#include "nurl.h" /* struct nurl_str: ptr and len; NURL_ARG for printf */

/* A size that nobody has said. */
#define NFETCH_UNKNOWN UINT64_MAX

enum {
    /* Bytes of the buffer `work` for all protocols and usual URLs. */
    NFETCH_WORK = 3264,
    /* Addresses of one name that are tried in turn. */
    NFETCH_ADDRESSES = 4,
    /* Bytes of the longest ETag that names a version. A longer one names none.
     */
    NFETCH_VALIDATOR = 128,
    /* Bytes of what a server says in words. */
    NFETCH_SAID = 80
};

struct nfetch;
struct nfetch_proxy;

/*
 * Where the bytes go. Each function returns NFETCH_OK, or a negative number:
 * one of nfetch_status.h, or one of your own, such as -EIO. Then this URL ends
 * with that number, and nfetch_urls goes on to the next; NFETCH_ERR_CANCELLED
 * ends all. -701 to -759 are not for your own: see nfetch_status.h.
 * `context` is the first argument of all. Only `add` is required; the others
 * can be NULL.
 */
struct nfetch_sink {
    void *context;
    /*
     * The digest that the URL pins by "#sha256=": 64 hex digits, upper or lower
     * case as in the URL, of which they are a part; or absent (ptr NULL) if it
     * pins none. Called once for each URL, first of all. Compare it in `finish`
     * (nimage_sha256.h computes one). To demand a pin of each URL, refuse an
     * absent one. If `pin` is NULL, a URL with a fragment is an error at the
     * "#": nobody would compare it.
     */
    int (*pin)(void *context, struct nurl_str digits);
    /*
     * A file, from its first byte. `size` is in bytes, or NFETCH_UNKNOWN.
     * `validator` names this version of the file: a strong ETag of at most
     * NFETCH_VALIDATOR bytes with its quotes, or a date of 29, or absent. It is
     * in memory that is used again: copy it. Called again whenever the download
     * starts over, at most limits.begins times; what was added before does not
     * count.
     *
     * A download goes on only if the server repeats the validator. A date has
     * seconds: two versions can have the same one, and clocks are set. Coap
     * without an ETag, ftp and tftp name no version at all. Only a digest tells
     * then whether all bytes are of one file: see `pin`.
     */
    int (*begin)(void *context, uint64_t size, struct nurl_str validator);
    /*
     * Continues the download of an earlier fetch (fetch.offset): the next byte
     * is the one at `offset`. After a power cut a sink reads its digest from
     * flash here. It is not called after a broken connection, because what this
     * fetch added is still there. Or NULL.
     */
    int (*resume)(void *context, uint64_t offset);
    /* The next bytes, in order. */
    int (*add)(void *context, const void *bytes, size_t length);
    /* All bytes were added: verify them. */
    int (*finish)(void *context);
};

/* Times are in milliseconds. nfetch_init sets the defaults, in brackets. */
struct nfetch_limits {
    uint64_t size;          /* [NFETCH_UNKNOWN: none] bytes of a file, asked
                               before the sink is told of it */
    uint32_t link_ms;       /* [10000] until the interface has an address */
    uint32_t name_ms;       /* [5000] until a name has an address */
    uint32_t connect_ms;    /* [8000] until one address of a server answers */
    uint32_t handshake_ms;  /* [15000] https: after the connection */
    uint32_t first_byte_ms; /* [20000] until an answer begins; a first datagram:
                               connect_ms */
    uint32_t silence_ms;    /* [10000] between two parts of what is awaited */
    uint32_t window_ms;     /* [30000] in each window of this length ... */
    uint32_t
        window_bytes;  /* [3000] ... the sink takes so many bytes at least */
    uint32_t whole_ms; /* [0: none] of a call of nfetch_url or nfetch_urls,
                          and at most 250 ms more, or what `moved` says of
                          three things */
    uint32_t retry_ms; /* [500] http: until it asks again; doubles */
    uint32_t busy_ms;  /* [60000] longest wait a server can ask for */
    uint32_t first_ms; /* [2000] until the first datagram is sent again */
    uint32_t most_ms;  /* [2000] later ones, at most (dialog.h) */
    uint8_t tries;     /* [10] of one datagram */
    uint8_t retries;   /* [3] http, coap: without window_bytes in between */
    uint8_t redirects; /* [5] */
    uint8_t begins;    /* [8] how often a call of nfetch_url or nfetch_urls
                          calls sink.begin: each can erase flash */
};

/* A protocol is linked only if it is in the caller's table. */
struct nfetch_protocol {
    enum nurl_scheme scheme;
    /* Private: asks the server for fetch->url. */
    int (*ask)(struct nfetch *fetch);
};

extern const struct nfetch_protocol nfetch_http;
extern const struct nfetch_protocol nfetch_https;
extern const struct nfetch_protocol nfetch_ftp;
extern const struct nfetch_protocol nfetch_tftp;
extern const struct nfetch_protocol nfetch_coap;

/* What a fetch waits for. The limits for it are in brackets. */
enum nfetch_awaits {
    NFETCH_AWAITS_LINK,   /* an address of its own (link_ms) */
    NFETCH_AWAITS_NAME,   /* the name server (name_ms) */
    NFETCH_AWAITS_SERVER, /* a connection (connect_ms, handshake_ms) */
    NFETCH_AWAITS_ANSWER, /* what is before the file (first_byte_ms) */
    NFETCH_AWAITS_FILE,   /* its bytes (silence_ms) */
    NFETCH_AWAITS_PAUSE   /* the next try (retry_ms, busy_ms) */
};

struct nfetch {
    /* ---- set by the caller, after nfetch_init */
    const struct nfetch_net *net; /* NULL: NFETCH_NET_ERR_LINK */
    const struct nfetch_protocol *const *protocols;
    size_t protocol_count;
    struct nfetch_sink sink;
    struct nfetch_limits limits;
    /*
     * Requests and answers. With NFETCH_WORK bytes a URL can have 2,048 bytes.
     * A request, with its URL and header, can have as many bytes as this
     * buffer, and a line of an answer of http two thirds of that.
     */
    struct nfetch_buffer work;
    /* http: redirects; half of it for each URL. Without it there are none. */
    struct nfetch_buffer urls;
    /*
     * http: lines for each request to the origin of the given URL, each with
     * its CR LF: "X-Device: 17\r\n". Not sent to another origin. The client has
     * these fields of its own: Host, User-Agent, Accept-Encoding, Connection,
     * Range, If-Range, If-None-Match, If-Modified-Since, and with a login in
     * the URL Authorization.
     */
    struct nurl_str header;
    /*
     * http: 1 takes a file with a Content-Encoding, "gzip" for example, as it
     * is: nothing is decoded. 0: such a file is NFETCH_ERR_CODING.
     */
    uint8_t takes_coded;
    /*
     * http, https: the proxy to ask for each URL (nfetch_proxy.h), or NULL. If
     * only some URLs need it, let `asks` set it for each.
     */
    const struct nfetch_proxy *proxy;
    /*
     * Called before each server, when bytes have arrived, and at least every
     * 250 ms in all waits: for progress, a watchdog, a turn of a main loop. If
     * it does not return 0, the fetch ends with NFETCH_ERR_CANCELLED, other
     * URLs too. Three things can take longer without a call: the system's own
     * resolver, what a handshake computes, and a function of the sink.
     * fetch->size is NFETCH_UNKNOWN before `begin`, and can be 0. Or NULL.
     */
    int (*moved)(struct nfetch *fetch);
    /*
     * Told of each URL before it is asked for, redirects too. It can set proxy.
     * When it is first told of a given URL, received is 0, and it can set
     * offset and validator.
     * A given URL is asked for again, and told again, if a redirect led to a
     * file of which the server refuses the rest. Or NULL.
     */
    void (*asks)(struct nfetch *fetch);
    /*
     * Asked about each address before anything is sent to it: an address in the
     * URL, and those of a name, also after a redirect. `to` has the port, too,
     * and nurl_part(&fetch->url, fetch->url.host) is the host. If fetch->via is
     * not NULL, it is the address of that proxy, and no address of the host is
     * seen here: only the proxy can refuse one. If it returns 0, the next
     * address is tried; after the last one the fetch of this URL ends
     * with NFETCH_ERR_UNWANTED. Whoever owns a name decides where it leads, so
     * a program that must not ask its own network has to look here:
     *
     *     return to->family == NFETCH_NET_IPV6
     *                ? nurl_ipv6_is_global(to->octets)
     *                : nurl_ipv4_is_global(to->octets);
     *
     * Or NULL: all are allowed.
     */
    int (*allows)(struct nfetch *fetch, const struct nfetch_net_address *to);
    void *context; /* for these three; unused here */
    void *tls;     /* https: that of its transport, a struct nfetch_tls or
                      nfetch_mbedtls, or your own (nfetch_transport.h) */
    /*
     * A download that goes on, http only: the sink has `offset` bytes,
     * programmed and not only received, of the version that `validator` names
     * (see nfetch_sink.begin). Both hold for one URL and are cleared when it
     * was asked for. A validator of more than NFETCH_VALIDATOR bytes is not
     * used. With a validator and offset 0 only another version is wanted: of
     * the same one no byte comes, and the fetch ends with NFETCH_ERR_UNCHANGED.
     */
    uint64_t offset;
    struct nurl_str validator;

    /* ---- to be read, in a callback or afterwards */
    struct nurl_str text; /* the URL that is fetched now, with its login: do
                             not log it, see nurl_write_masked */
    struct nurl url;      /* its parts, without the fragment */
    const struct nfetch_proxy
        *via;               /* the proxy that is asked for it, or NULL */
    uint64_t size;          /* of the file, or NFETCH_UNKNOWN */
    uint64_t received;      /* bytes that the sink has */
    enum nurl_status fault; /* NFETCH_ERR_URL: what is wrong with the text */
    size_t stop;            /* and at which byte */
    uint16_t code;          /* what the server said: 404, or an error's;
                               https: its TLS library's number of it */
    /*
     * The last words of the server, or "": the reason phrase of http, or what
     * of its head is wrong; a reply of ftp; the text of an ERROR of tftp or of
     * an error of coap. Printable ASCII. A server can repeat what it was sent,
     * so that words with one of these are not kept, as it is in the URL or
     * decoded: a value of its query of 4 bytes and more, with or without its
     * key; a segment of its path of 16 and more; its user name of 3 and more,
     * its password, and both in the letters of Basic, also those of the proxy;
     * and a part of 4 bytes and more of a value of `header`, "s3cret" of
     * "Bearer s3cret". Of a redirect the URL that was given counts, too.
     */
    char said[NFETCH_SAID + 1];
    uint8_t awaits;    /* enum nfetch_awaits, also of an error */
    uint8_t redirects; /* how many were followed */
    uint8_t index;     /* nfetch_urls: which URL */

    /* ---- private */
    struct nurl first;                /* parts of the given URL */
    struct nurl_str given;            /* its text, without the fragment */
    struct nurl_str asked;            /* that of fetch->url */
    struct nfetch_net_address server; /* which one is asked */
    struct nfetch_net_address
        servers[NFETCH_ADDRESSES]; /* where fetch->url leads */
    uint8_t server_count;
    struct nurl_writer next; /* http: where a redirect leads */
    uint8_t begins;          /* calls of sink.begin */
    uint32_t started;        /* nfetch_net_ms() at the call of nfetch_urls */
    uint32_t began;          /* and when the window began */
    uint32_t window_taken;   /* bytes that the sink took in this window */
    int stopped;             /* by the sink, by `moved` or by whole_ms: no
                                retries */
    char version[NFETCH_VALIDATOR]; /* the validator of what the sink has */
    uint8_t version_length;         /* 0: it has none */
    uint8_t is_begun;               /* the sink was told of the file */
    uint32_t polled;                /* nfetch_net_ms() at the last `moved` */
    struct nfetch_net own_net;      /* that of the caller, and `turn` */
};

/* Clears all members and sets the default limits. */
void nfetch_init(struct nfetch *fetch);

void nfetch_limits_default(struct nfetch_limits *limits);

/*
 * Fetches the URL into the sink. Its text must stay unchanged during the call.
 * Starts the network (nfetch_net_start); only nfetch_net_ms works before.
 * Returns NFETCH_OK after fetch->sink.finish, an error of enum nfetch_status,
 * one of enum nfetch_net_status, or what the sink returned.
 *
 * The fragment is never sent. It can hold the digest of the file: "#sha256="
 * and 64 hex digits. Any other fragment is an error, so that a typing mistake
 * never leaves a file unverified. The fragment of a redirect is ignored: the
 * server has no say in what is a good file.
 */
int nfetch_url(struct nfetch *fetch, struct nurl_str url);

/*
 * Tries the URLs in turn, each from its first byte, until one was fetched.
 * NFETCH_ERR_CANCELLED, NFETCH_ERR_LATE and NFETCH_ERR_BEGINS end it at once.
 * Returns the last status. A pin holds for its own URL only: pin all of them,
 * or refuse in sink.pin those without.
 */
int nfetch_urls(struct nfetch *fetch, const struct nurl_str *urls,
                size_t count);

/* Copies address and port of an endpoint whose host is an IP address. */
void nfetch_address(struct nfetch_net_address *address,
                    const struct nurl_endpoint *endpoint);

#endif
