/*
 * eva.h - what the drivers of eva.tsv are made of
 *
 * Frama-C's EVA reads it, and no compiler. Blocks have exactly the size that is
 * used, so one byte before or after is outside.
 */
#ifndef EVA_H
#define EVA_H

#include "nurl.h"
#include "nurl_http_parser.h"

#include "__fc_builtin.h"
#include <stdlib.h>

/* A number; each is analysed alone. */
static unsigned one_of(unsigned first, unsigned last)
{
    unsigned which = Frama_C_unsigned_int_interval(first, last);

    //@ split which;
    return which;
}

/* The prefix, followed by 0 to `most` bytes of any value. */
static struct nurl_str some(const char *prefix, size_t most)
{
    size_t length = one_of(0, most);
    size_t front = 0;
    char *block;

    while (prefix[front] != '\0') {
        front++;
    }
    block = malloc(front + length);
    for (front = 0; prefix[front] != '\0'; front++) {
        block[front] = prefix[front];
    }
    if (length > 0) {
        Frama_C_make_unknown(block + front, length);
    }
    return nurl_text(block, front + length);
}

/* A writer without a buffer, with one too small and with one large enough. */
static struct nurl_writer *writer(struct nurl_writer *out)
{
    static char little[5];
    static char enough[200];

    switch (one_of(0, 2)) {
    case 0:
        nurl_writer_init(out, NULL, 0);
        break;
    case 1:
        nurl_writer_init(out, little, sizeof little);
        break;
    default:
        nurl_writer_init(out, enough, sizeof enough);
    }
    return out;
}

/* What eva.tsv says besides the profiles. */
#define NURL_PROFILE_both 0u
#define NURL_PROFILE_zone 3u

/* Parsed or not: the functions are called with errors, too. */
static struct nurl *parsed(struct nurl *url, unsigned profile,
                           struct nurl_str text)
{
    if (profile == NURL_PROFILE_both) {
        profile = one_of(NURL_PROFILE_3986, NURL_PROFILE_1738);
    }
    if (profile == NURL_PROFILE_zone) {
        (void)nurl_parse_zone(url, text.ptr, text.len);
    } else if (profile == NURL_PROFILE_3986) {
        (void)nurl_parse(url, text.ptr, text.len);
    } else {
        (void)nurl_parse_1738_ref(url, text.ptr, text.len);
    }
    return url;
}

static void ftp_plan(const struct nurl *url)
{
    struct nurl_ftp_plan plan;
    struct nurl_ftp_step step;

    (void)nurl_ftp_plan_begin(&plan, url, "RETR");
    while (nurl_ftp_plan_next(&plan, &step)) {
    }
}

static void coap(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_coap iter;
    struct nurl_coap_option option;

    (void)nurl_coap_begin(&iter, url, 0);
    while (nurl_coap_next(&iter, &option)) {
        nurl_write_coap_value(out, &option);
    }
}

/* An option, another one of any number, and the end. */
static void coap_uri(struct nurl_writer *out, unsigned number,
                     struct nurl_str value)
{
    static const unsigned numbers[] = { 3, 7, 8, 11, 15, 20, 1 };
    struct nurl_coap_uri uri;

    nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("h"),
                        (uint16_t)one_of(5682, 5683));
    nurl_write_coap_option(out, &uri, number, value);
    nurl_write_coap_option(out, &uri, numbers[one_of(0, 6)], NURL_STR("1"));
    nurl_write_coap_end(out, &uri);
}

/* Checked or not: the iterations are called with errors, too. */
static void links(struct nurl_writer *out, struct nurl_str text)
{
    struct nurl_links iter;
    struct nurl_link link;
    struct nurl_str name;
    struct nurl_str value;

    (void)nurl_links_begin(&iter, text);
    iter.rest = text;
    while (nurl_link_next(&iter, &link)) {
        while (nurl_link_attr_next(&link.attrs, &name, &value)) {
            nurl_write_link_value(out, value);
        }
    }
}

static struct nurl_cri *parsed_cri(struct nurl_cri *cri, struct nurl_str text)
{
    (void)nurl_cri_parse(cri, text.ptr, text.len);
    return cri;
}

static void find(struct nurl_writer *out, struct nurl_str first,
                 struct nurl_str last)
{
    static const unsigned ways[] = { 1, 2, 4, 7, 15 };
    struct nurl_find iter;

    nurl_find_begin(&iter, ways[one_of(0, 4)]);
    nurl_find_feed(&iter, first.ptr, first.len, 0);
    while (nurl_find_next(&iter, out)) {
    }
    nurl_find_feed(&iter, last.ptr, last.len, 1);
    while (nurl_find_next(&iter, out)) {
    }
}

static void gopher_plus(struct nurl_str text)
{
    struct nurl_gopher_plus plus;
    struct nurl_str name;

    (void)nurl_gopher_plus_parse(&plus, text);
    while (nurl_gopher_plus_next(&plus.names, &name)) {
    }
}

static void prospero(const struct nurl *url)
{
    struct nurl_prospero view;
    struct nurl_str fields;
    struct nurl_str name;
    struct nurl_str value;

    (void)nurl_prospero_parse(&view, url);
    fields = nurl_part(url, view.fields);
    while (nurl_prospero_next(&fields, &name, &value)) {
    }
}

/* The URL of the parts of a URL. */
static void rebuild(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_parts parts;

    nurl_parts_of(&parts, url);
    nurl_build(out, &parts, NURL_BUILD_PASSWORD);
}

#endif
