/* SPDX-License-Identifier: MIT */
/*
 * nurl_gopher_request.c - the bytes that a gopher client sends
 */
#include "nurl_gopher.h"

#include "base/nurl_emit.h"
#include "base/nurl_reset.h"
#include "host/nurl_scheme_port.h"
#include "nurl_decode.h"
#include "nurl_host.h"

/* Decodes a part. The offset of an error is in the URL's text then. */
static void decode_part(struct nurl_writer *out, const struct nurl *url,
                        struct nurl_span part, enum nurl_policy policy)
{
    int16_t before = out->status;

    nurl_decode(out, nurl_part(url, part), policy);
    if (out->status != before) {
        out->stop = (uint16_t)(out->stop + part.off);
    }
}

/* In the URL the tab is "%09", where the part before it ends. */
static void write_tab(struct nurl_writer *out, struct nurl_span before)
{
    nurl_emit(out, "\t", 1, (size_t)before.off + before.len);
}

/*
 * 1 if the part is ask data, the answers to a form, and can be sent: to the
 * gopher port, or to any port if the caller allows it.
 */
static int may_send_answers(const struct nurl *url, struct nurl_span part,
                            unsigned options)
{
    struct nurl_gopher_plus plus;
    uint16_t port;

    if (nurl_gopher_plus_parse(&plus, nurl_part(url, part)) != NURL_OK ||
        plus.kind != NURL_GOPHER_ASK_DATA) {
        return 0;
    }
    return options & NURL_GOPHER_ASK_ANY_PORT ||
           (nurl_port(url, &port) == NURL_OK &&
            port == nurl_scheme_port(NURL_SCHEME_GOPHER));
}

/*
 * [ HT search ]
 *
 * Ask data has one tab before it if there is no search (RFC 1738 3.4.9).
 */
static void put_search(struct nurl_writer *out, const struct nurl *url,
                       const struct nurl_gopher *gopher, int asked)
{
    if (nurl_has_span(&gopher->search) && (!asked || gopher->search.len > 0)) {
        write_tab(out, gopher->selector);
        decode_part(out, url, gopher->search, NURL_POLICY_GOPHER);
    }
}

/*
 * [ HT string ]
 *
 * Ask data that must not be sent is decoded like any other string; the policy
 * refuses its first tab.
 */
static void put_plus(struct nurl_writer *out, const struct nurl *url,
                     const struct nurl_gopher *gopher, int asked)
{
    if (nurl_has_span(&gopher->plus)) {
        write_tab(out, gopher->search);
        decode_part(out, url, gopher->plus,
                    asked ? NURL_POLICY_RAW : NURL_POLICY_GOPHER);
    }
}

/*
 * selector [ HT search [ HT string ] ] CR LF            RFC 1738 3.4
 *
 * Ask data has its own end.
 */
void nurl_write_gopher_request(struct nurl_writer *out, const struct nurl *url,
                               unsigned options)
{
    struct nurl_gopher gopher;
    enum nurl_status status = nurl_gopher_parse(&gopher, url);
    int asked;

    if (status != NURL_OK) {
        nurl_emit_fault(out, status, gopher.stop);
        return;
    }
    asked = nurl_present(gopher.plus) &&
            may_send_answers(url, gopher.plus, options);
    decode_part(out, url, gopher.selector, NURL_POLICY_GOPHER);
    put_search(out, url, &gopher, asked);
    put_plus(out, url, &gopher, asked);
    if (!asked) {
        nurl_emit(out, "\r\n", 2, gopher.stop);
    }
}
