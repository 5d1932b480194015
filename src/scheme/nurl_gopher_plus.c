/* SPDX-License-Identifier: MIT */
/*
 * nurl_gopher_plus.c - the meaning of a gopher+ string
 */
#include "nurl_gopher.h"

#include "base/nurl_escape.h"
#include "base/nurl_text_check.h"
#include "syntax/nurl_policy.h"

#define NO_OCTET (-1)

/* Member by member: for a whole struct gcc calls memcpy on some machines. */
static void set_text(struct nurl_str *text, struct nurl_str value)
{
    text->ptr = value.ptr;
    text->len = value.len;
}

/* Returns the byte that the next byte or escape stands for; moves *at. */
static int next_octet(const char **at, const char *end)
{
    return *at == end ? NO_OCTET : nurl_escape_next(at, end);
}

/*
 * Takes the text before the next space, and the space, off *text. Without a
 * space it takes all, and text->ptr becomes NULL.
 * BOUNDS: next_octet never moves `at` beyond `end`.
 */
static struct nurl_str take_word(struct nurl_str *text)
{
    const char *start = text->ptr;
    const char *end = start + text->len;
    const char *word_end = start;
    const char *at = start;
    int octet;

    for (octet = next_octet(&at, end); octet != ' ';
         octet = next_octet(&at, end)) {
        word_end = at;
        if (octet == NO_OCTET) {
            at = NULL;
            break;
        }
    }
    text->ptr = at;
    text->len = at ? (size_t)(end - at) : 0;
    return nurl_text(start, (size_t)(word_end - start));
}

/* 1*octet without control bytes */
static int is_word(struct nurl_str word)
{
    const char *at = word.ptr;
    const char *end = word.ptr + word.len;
    int octet;

    for (octet = next_octet(&at, end); octet != NO_OCTET;
         octet = next_octet(&at, end)) {
        if (octet < 0x20 || octet == 0x7F) {
            return 0;
        }
    }
    return word.len > 0;
}

/* word *( SP word )                                     RFC 1738 3.4.7 */
static int are_words(const char *at, const char *end)
{
    struct nurl_str text = nurl_text(at, (size_t)(end - at));

    while (text.ptr) {
        if (!is_word(take_word(&text))) {
            return 0;
        }
    }
    return 1;
}

/* view-name SP language-name                            RFC 1738 3.4.8 */
static int is_view(struct nurl_gopher_plus *plus, const char *at,
                   const char *end)
{
    struct nurl_str text = nurl_text(at, (size_t)(end - at));
    struct nurl_str view = take_word(&text);
    struct nurl_str language;

    if (!text.ptr) {
        return 0;
    }
    language = take_word(&text);
    if (text.ptr || !is_word(view) || !is_word(language)) {
        return 0;
    }
    set_text(&plus->view, view);
    set_text(&plus->language, language);
    return 1;
}

/* If these bytes are next, moves *at after them and returns 1. */
static int goes_on(const char **at, const char *end, const char *octets)
{
    while (*octets != '\0') {
        if (next_octet(at, end) != *octets++) {
            return 0;
        }
    }
    return 1;
}

/*
 * "+" HT "1" CR LF "+-1" CR LF *( line CR LF ) "." CR LF, and the end. The
 * first line "." is the last line.                      RFC 1738 3.4.9
 */
static int is_ask_data(const char *at, const char *end)
{
    size_t len = 0; /* of the line */
    int dot = 0;    /* its last byte is a dot */
    int octet;

    if (!goes_on(&at, end, "+\t1\r\n+-1\r\n")) {
        return 0;
    }
    for (;;) {
        octet = next_octet(&at, end);
        if (octet == NO_OCTET || octet == '\n') {
            return 0;
        }
        if (octet != '\r') {
            dot = octet == '.';
            len++;
            continue;
        }
        if (next_octet(&at, end) != '\n') {
            return 0;
        }
        if (dot && len == 1) {
            return at == end;
        }
        len = 0;
    }
}

static enum nurl_gopher_kind one_octet(int octet)
{
    switch (octet) {
    case '+':
        return NURL_GOPHER_DEFAULT;
    case '?':
        return NURL_GOPHER_ASK;
    case '!':
        return NURL_GOPHER_ATTRS;
    case '$':
        return NURL_GOPHER_DIR_ATTRS;
    default:
        return NURL_GOPHER_OTHER;
    }
}

/* The first byte tells the kind. Checks that the rest fits it. */
static enum nurl_gopher_kind plus_kind(struct nurl_gopher_plus *plus,
                                       struct nurl_str text)
{
    const char *at = text.ptr;
    const char *end = text.ptr + text.len;
    int octet = next_octet(&at, end);

    if (at == end) {
        return one_octet(octet);
    }
    if (octet == '+' && is_view(plus, at, end)) {
        return NURL_GOPHER_VIEW;
    }
    if (octet == '+' && is_ask_data(text.ptr, end)) {
        return NURL_GOPHER_ASK_DATA;
    }
    if ((octet == '!' || octet == '$') && are_words(at, end)) {
        set_text(&plus->names, nurl_text(at, (size_t)(end - at)));
        return octet == '!' ? NURL_GOPHER_ATTR_NAMES
                            : NURL_GOPHER_DIR_ATTR_NAMES;
    }
    return NURL_GOPHER_OTHER;
}

/* Checks the pointer, the length and the escapes of the text. */
static enum nurl_status check_text(struct nurl_str text, size_t *stop)
{
    uint16_t offset;
    enum nurl_status status = nurl_text_check(text.ptr, text.len, &offset);

    *stop = offset;
    return status == NURL_OK ? nurl_policy_check(text, NURL_POLICY_RAW, stop)
                             : status;
}

enum nurl_status nurl_gopher_plus_parse(struct nurl_gopher_plus *plus,
                                        struct nurl_str text)
{
    size_t stop;
    enum nurl_status status = check_text(text, &stop);
    enum nurl_gopher_kind kind = NURL_GOPHER_OTHER;

    set_text(&plus->names, nurl_text(NULL, 0));
    set_text(&plus->view, nurl_text(NULL, 0));
    set_text(&plus->language, nurl_text(NULL, 0));
    if (status == NURL_OK) {
        kind = text.len > 0 ? plus_kind(plus, text) : NURL_GOPHER_EMPTY;
    }
    plus->kind = (uint8_t)kind;
    plus->stop = (uint16_t)stop;
    return status;
}

bool nurl_gopher_plus_next(struct nurl_str *names, struct nurl_str *name)
{
    if (!names->ptr) {
        return false;
    }
    set_text(name, take_word(names));
    return true;
}
