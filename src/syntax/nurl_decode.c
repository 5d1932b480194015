/* SPDX-License-Identifier: MIT */
/*
 * nurl_decode.c - decodes escapes to bytes, if the policy allows them
 */
#include "nurl_decode.h"
#include "base/nurl_emit.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "syntax/nurl_policy.h"

/* The text to decode, and how far it is decoded. */
struct source {
    const char *text;
    const char *at;
    const char *end;
    enum nurl_policy policy;
    unsigned plain; /* the policy refuses no byte of this class */
    int refused;    /* 1: the policy refuses the result as a whole */
};

/* Bytes of this class are never refused by this policy. */
static unsigned plain_class(enum nurl_policy policy)
{
    switch (policy) {
    case NURL_POLICY_PATH: /* refuses "/" */
    case NURL_POLICY_USER: /* refuses ":" */
        return NURL_OCTET_NAME;
    case NURL_POLICY_FILE: /* refuses "*", too */
        return NURL_OCTET_SCHEME;
    default:
        return NURL_OCTET_QUERY;
    }
}

/*
 * Copies bytes up to the first that is not of the class, at most `len`. Returns
 * how many. Most bytes of most texts go through this loop.
 * BOUNDS: len is at least 1.
 */
static size_t copy_plain(char *to, const char *from, size_t len, unsigned plain)
{
    size_t i = 0;

    do {
        if (!nurl_octet_is(from[i], plain)) {
            return i;
        }
        to[i] = from[i];
        i++;
    } while (i < len);
    return i;
}

/* Returns how many bytes from the first on are of the class, at most `len`. */
static size_t count_plain(const char *from, size_t len, unsigned plain)
{
    size_t i = 0;

    while (i < len && nurl_octet_is(from[i], plain)) {
        i++;
    }
    return i;
}

/*
 * Appends bytes that the policy never refuses, or counts them if the buffer is
 * full. BOUNDS: at least one byte is left; copies no more than fits.
 */
static void put_allowed(struct nurl_writer *out, struct source *source)
{
    const char *start = source->at;
    size_t len = (size_t)(source->end - start);
    size_t space = nurl_emit_space(out);

    if (space == 0) {
        len = count_plain(start, len, source->plain);
        nurl_emit(out, start, len, (size_t)(start - source->text));
    } else {
        len = copy_plain(out->ptr + out->len, start, len < space ? len : space,
                         source->plain);
        out->len += len;
    }
    source->at = start + len;
}

/* Appends one byte or one escape that the policy can refuse. */
static void put_unit(struct nurl_writer *out, struct source *source)
{
    size_t stop = (size_t)(source->at - source->text);
    char octet;
    enum nurl_status status =
        nurl_policy_next(&source->at, source->end, source->policy, &octet);

    if (status != NURL_OK) {
        nurl_emit_fault(out, status, stop);
    } else if (nurl_emit_space(out) > 0) {
        out->ptr[out->len++] = octet;
    } else {
        nurl_emit_missing(out, 1, stop);
    }
}

/*
 * Continues after an error: the first error stays, and the length is counted.
 * Writing never overtakes reading, so the text can be in the buffer.
 */
static void decode(struct nurl_writer *out, struct source *source)
{
    while (source->at < source->end) {
        put_allowed(out, source);
        if (source->at < source->end) {
            put_unit(out, source);
        }
    }
}

/* 1 if the source decodes to "." or "..". The source is not empty. */
static int decodes_to_dots(const struct source *source)
{
    const char *at = source->at;
    unsigned dots = 0;

    while (at < source->end && dots < 3) {
        if (nurl_escape_next(&at, source->end) != '.') {
            return 0;
        }
        dots++;
    }
    return dots < 3;
}

/*
 * 1 if the last byte decodes to "." or " ": some file systems drop it.
 * BOUNDS: the source is not empty.
 */
static int ends_dropped(const struct source *source, unsigned form)
{
    const char *at = source->at;
    uint8_t octet = 0;

    while (at < source->end) {
        octet = nurl_escape_next(&at, source->end);
    }
    return octet == '.' || octet == ' ' || (form && at[-1] == '+');
}

/*
 * Some rules need the whole text. They are checked before decoding, which can
 * overwrite the text. BOUNDS: the text is not empty, so it is not NULL.
 */
static void begin(struct source *source, struct nurl_str text, unsigned policy)
{
    unsigned one = policy & ~(unsigned)NURL_POLICY_FORM;

    source->text = text.ptr;
    source->at = text.ptr;
    source->end = text.ptr + text.len;
    source->policy = (enum nurl_policy)one;
    source->plain = plain_class(source->policy);
    switch (one) {
    case NURL_POLICY_PATH:
        source->refused = decodes_to_dots(source);
        break;
    case NURL_POLICY_FILE:
        source->refused = ends_dropped(source, policy & NURL_POLICY_FORM);
        break;
    default:
        source->refused = 0;
        break;
    }
}

/* Appends the space that the "+" at `at` stands for. */
static void put_space(struct nurl_writer *out, struct source *source)
{
    size_t stop = (size_t)(source->at - source->text);

    if (nurl_policy_refuses(source->policy, ' ')) {
        nurl_emit_fault(out, NURL_ERR_DEC_FORBIDDEN, stop);
    }
    nurl_emit(out, " ", 1, stop);
    source->at++;
}

/* Decodes the texts between the "+" like any other text. */
static void decode_form(struct nurl_writer *out, struct source *source)
{
    const char *end = source->end;

    while (source->at < end) {
        source->end = nurl_scan_to(source->at, end, '+');
        decode(out, source);
        if (source->end < end) {
            put_space(out, source);
        }
    }
}

/* 0 is no policy, and FORM alone is none: a caller has forgotten it. */
static int is_policy(unsigned policy)
{
    unsigned one = policy & ~(unsigned)NURL_POLICY_FORM;

    return one >= NURL_POLICY_TEXT && one <= NURL_POLICY_RAW;
}

void nurl_decode(struct nurl_writer *out, struct nurl_str text, unsigned policy)
{
    struct source source;

    if (!nurl_emit_allows(out, text)) {
        return;
    }
    if (!is_policy(policy)) {
        nurl_emit_fault(out, NURL_ERR_DEC_FORBIDDEN, 0);
        return;
    }
    if (text.len == 0) {
        return;
    }
    begin(&source, text, policy);
    if (policy & NURL_POLICY_FORM) {
        decode_form(out, &source);
    } else {
        decode(out, &source);
    }
    if (source.refused) { /* reported after the errors of single bytes */
        nurl_emit_fault(out, NURL_ERR_DEC_FORBIDDEN, 0);
    }
}

enum nurl_status nurl_decode_string(char *buffer, size_t size,
                                    struct nurl_str text, unsigned policy)
{
    struct nurl_writer out;

    nurl_writer_init(&out, buffer, size);
    nurl_decode(&out, text, policy);
    return nurl_writer_finish(&out);
}
