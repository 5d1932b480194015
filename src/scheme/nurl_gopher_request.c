/*
 * nurl_gopher_request.c - the octets that a gopher client sends
 */
#include "nurl_gopher_request.h"
#include "nurl_decode.h"
#include "nurl_gopher.h"
#include "nurl_gopher_plus.h"
#include "nurl_port.h"
#include "nurl_unit.h"

/* Decodes a part; a failure's place becomes one in the URL's text. */
static void put_part(struct nurl_writer *out, const struct nurl *url,
                     struct nurl_span span, enum nurl_policy policy)
{
    int8_t before = out->status;

    nurl_decode(out, nurl_get(url, span), policy);
    if (before == NURL_OK && out->status != NURL_OK) {
        out->stop = (uint16_t)(out->stop + span.at);
    }
}

/* The tab is written "%09" in front of the part. */
static void put_tab(struct nurl_writer *out, struct nurl_span behind)
{
    nurl_unit_put(out, "\t", 1, behind.at - 3u);
}

/* Answers to a form, in their exact form and to where they may go. */
static int is_ask(const struct nurl *url, struct nurl_span plus, int ask)
{
    struct nurl_gopher_plus what;

    return nurl_gopher_plus(&what, nurl_get(url, plus)) == NURL_OK &&
           what.kind == NURL_GOPHER_ASK_DATA && (ask || nurl_port(url) == 70);
}

/* selector [ HT search [ HT string ] ] CR LF; ask data ends by itself, and
 * has one tab before it where there is no search (RFC 1738 3.4.9) */
void nurl_gopher_request(struct nurl_writer *out, const struct nurl *url,
                         int ask)
{
    struct nurl_gopher gopher;
    enum nurl_status status = nurl_gopher(&gopher, url);
    int answers;

    if (status != NURL_OK) {
        nurl_unit_fault(out, status, gopher.stop);
        return;
    }
    answers = gopher.plus.at && is_ask(url, gopher.plus, ask);
    put_part(out, url, gopher.selector, NURL_POLICY_GOPHER);
    if (gopher.search.at && !(answers && gopher.search.len == 0)) {
        put_tab(out, gopher.search);
        put_part(out, url, gopher.search, NURL_POLICY_GOPHER);
    }
    if (gopher.plus.at) {
        put_tab(out, gopher.plus);
        put_part(out, url, gopher.plus,
                 answers ? NURL_POLICY_RAW : NURL_POLICY_GOPHER);
    }
    if (!answers) {
        nurl_unit_put(out, "\r\n", 2, gopher.stop);
    }
}
