/*
 * encode SEED COUNT - what was encoded decodes to what it was
 *
 * COUNT random texts for every class; prints lines `count NAME NUMBER` and
 * ends with status 1 at the first text that does not come back.
 */
#include "nurl_encode.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nurl_decode.h"
#include "random.h"

#define MOST 60u

static const enum nurl_class classes[] = {
    NURL_CLASS_UCHAR,    NURL_CLASS_USER,      NURL_CLASS_FSEGMENT,
    NURL_CLASS_HSEGMENT, NURL_CLASS_FIELDNAME, NURL_CLASS_ARTICLE,
    NURL_CLASS_XCHAR,    NURL_CLASS_SELECTOR,  NURL_CLASS_COMPONENT,
};

static unsigned long texts, octets, refused;

static struct nurl_str str(const char *at, size_t len)
{
    return nurl_text(at, len);
}

/* All octets alike, or those near the printable ones more often. */
static void random_text(struct text *text)
{
    unsigned n = below(MOST + 1);
    unsigned end = percent(50) ? 256 : 128;

    text->len = 0;
    while (n-- > 0) {
        put_octet(text, (char)below(end));
    }
}

/* The offset of the first octet that a selector cannot hold, or the length. */
static size_t first_refused(const struct text *text)
{
    size_t i;

    for (i = 0; i < text->len; i++) {
        if (memchr("\t\n\r", text->at[i], 3)) {
            break;
        }
    }
    return i;
}

static void check_decoded(const struct text *text, struct nurl_writer *out)
{
    static char back[MOST];
    char *block = exact(out->ptr, out->len);
    struct nurl_writer decoded;

    nurl_writer_init(&decoded, NULL, 0);
    nurl_decode(&decoded, str(block, out->len), NURL_POLICY_RAW);
    if (decoded.len != text->len) {
        broken("a decoded length", text->at, text->len);
    }
    nurl_writer_init(&decoded, back, text->len);
    nurl_decode(&decoded, str(block, out->len), NURL_POLICY_RAW);
    if (nurl_writer_status(&decoded) != NURL_OK || decoded.len != text->len ||
        memcmp(back, text->at, text->len) != 0) {
        broken("not decoded to what it was", text->at, text->len);
    }
    free(block);
}

static void check(const struct text *text, enum nurl_class class)
{
    static char room[3 * MOST];
    size_t stop =
        class == NURL_CLASS_SELECTOR ? first_refused(text) : text->len;
    char *block = exact(text->at, text->len);
    struct nurl_writer out;

    nurl_writer_init(&out, room, sizeof room);
    nurl_encode(&out, str(block, text->len), class);
    free(block);
    if (stop < text->len) {
        refused++;
        if (nurl_writer_status(&out) != NURL_ERR_DEC_FORBIDDEN ||
            out.stop != stop) {
            broken("an octet not refused", text->at, text->len);
        }
        return;
    }
    if (nurl_writer_status(&out) != NURL_OK) {
        broken("not encoded", text->at, text->len);
    }
    check_decoded(text, &out);
    texts++;
    octets += text->len;
}

int main(int argc, char **argv)
{
    unsigned long count = argc == 3 ? strtoul(argv[2], NULL, 10) : 0;
    struct text text;
    unsigned i;

    if (count == 0) {
        return 64;
    }
    random_seed(strtoul(argv[1], NULL, 10));
    while (count-- > 0) {
        for (i = 0; i < sizeof classes / sizeof classes[0]; i++) {
            random_text(&text);
            check(&text, classes[i]);
        }
    }
    printf("count encode.texts %lu\n", texts);
    printf("count encode.octets %lu\n", octets);
    printf("count encode.texts_refused %lu\n", refused);
    return 0;
}
