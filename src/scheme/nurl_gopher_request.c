/*
 * nurl_gopher_request.c - the octets that a gopher client sends
 */
#include "base/nurl_emit.h"
#include "nurl_decode.h"
#include "nurl_gopher.h"
#include "nurl_host.h"

/* Decodes a part; a failure's place becomes one in the URL's text. */
static void put_part(struct nurl_writer *out, const struct nurl *url,
                     struct nurl_span span, enum nurl_policy policy)
{
    int8_t before = out->status;

    nurl_decode(out, nurl_part(url, span), policy);
    if (before == NURL_OK && out->status != NURL_OK) {
        out->stop = (uint16_t)(out->stop + span.off);
    }
}

/* The tab is written "%09" in front of the part. */
static void put_tab(struct nurl_writer *out, struct nurl_span behind)
{
    nurl_emit(out, "\t", 1, behind.off - 3u);
}

/* Answers to a form, in their exact form and to where they may go. */
static int is_ask(const struct nurl *url, struct nurl_span plus, int ask)
{
    struct nurl_gopher_plus what;
    uint16_t port;

    nurl_port(url, &port);
    return nurl_gopher_plus_parse(&what, nurl_part(url, plus)) == NURL_OK &&
           what.kind == NURL_GOPHER_ASK_DATA && (ask || port == 70);
}

/* selector [ HT search [ HT string ] ] CR LF; ask data ends by itself, and
 * has one tab before it where there is no search (RFC 1738 3.4.9) */
void nurl_write_gopher_request(struct nurl_writer *out, const struct nurl *url,
                               int ask)
{
    struct nurl_gopher gopher;
    enum nurl_status status = nurl_gopher_parse(&gopher, url);
    int answers;

    if (status != NURL_OK) {
        nurl_emit_fault(out, status, gopher.stop);
        return;
    }
    answers = gopher.plus.off && is_ask(url, gopher.plus, ask);
    put_part(out, url, gopher.selector, NURL_POLICY_GOPHER);
    if (gopher.search.off && !(answers && gopher.search.len == 0)) {
        put_tab(out, gopher.search);
        put_part(out, url, gopher.search, NURL_POLICY_GOPHER);
    }
    if (gopher.plus.off) {
        put_tab(out, gopher.plus);
        put_part(out, url, gopher.plus,
                 answers ? NURL_POLICY_RAW : NURL_POLICY_GOPHER);
    }
    if (!answers) {
        nurl_emit(out, "\r\n", 2, gopher.stop);
    }
}
