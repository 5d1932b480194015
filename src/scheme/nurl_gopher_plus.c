/*
 * nurl_gopher_plus.c - what a gopher+ string asks for
 */
#include "nurl_gopher.h"
#include "syntax/nurl_policy.h"

#define END (-1)

/* Takes the next unit off the text: its octet, or END. */
static int take(struct nurl_str *text)
{
    uint8_t octet;
    size_t len;

    if (text->len == 0) {
        return END;
    }
    len = nurl_policy_unit(&octet, text->ptr, text->ptr + text->len);
    text->ptr += len;
    text->len -= len;
    return octet;
}

/* Field by field: gcc calls memcpy for a whole struct on some machines. */
static struct nurl_str copy(const struct nurl_str *text)
{
    struct nurl_str result;

    result.ptr = text->ptr;
    result.len = text->len;
    return result;
}

/* Takes a word up to a space, which is taken too. NULL: empty, or bad. */
static struct nurl_str word(struct nurl_str *text, int *ended)
{
    struct nurl_str word;
    size_t before = text->len;
    int octet;

    word.ptr = text->ptr;
    word.len = 0;
    *ended = 0;
    for (octet = take(text); octet != ' '; octet = take(text)) {
        if (octet == END) {
            *ended = 1;
            break;
        }
        if (octet < 0x20 || octet == 0x7F) {
            word.ptr = NULL;
            return word;
        }
        word.len = before - text->len;
    }
    if (word.len == 0) {
        word.ptr = NULL;
    }
    return word;
}

/* 1*( name ), single spaces between them; none empty, no control octet */
static int are_words(const struct nurl_str *words)
{
    struct nurl_str text = copy(words);
    int ended = 0;

    while (!ended) {
        if (!word(&text, &ended).ptr) {
            return 0;
        }
    }
    return 1;
}

/* view-name SP language-name */
static int is_view(struct nurl_gopher_plus *plus, const struct nurl_str *words)
{
    struct nurl_str text = copy(words);
    struct nurl_str view;
    struct nurl_str language;
    int ended;

    view = word(&text, &ended);
    if (!view.ptr || ended) {
        return 0;
    }
    language = word(&text, &ended);
    if (!language.ptr || !ended) {
        return 0;
    }
    plus->view = view;
    plus->language = language;
    return 1;
}

static int starts(struct nurl_str *text, const char *octets)
{
    while (*octets != '\0') {
        if (take(text) != *octets++) {
            return 0;
        }
    }
    return 1;
}

/* "+" HT "1" CR LF "+-1" CR LF *( line CR LF ) "." CR LF, and the end */
static int is_ask_data(const struct nurl_str *string)
{
    struct nurl_str text = copy(string);
    int dot = 0;    /* the line is "." so far */
    size_t len = 0; /* of the line */
    int octet;

    if (!starts(&text, "+\t1\r\n+-1\r\n")) {
        return 0;
    }
    for (octet = take(&text); octet != END; octet = take(&text)) {
        if (octet == '\n') {
            return 0;
        }
        if (octet != '\r') {
            dot = len == 0 && octet == '.';
            len++;
            continue;
        }
        if (take(&text) != '\n') {
            return 0;
        }
        if (dot && len == 1) {
            return take(&text) == END;
        }
        len = 0;
    }
    return 0;
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

static enum nurl_gopher_kind kind_of(struct nurl_gopher_plus *plus,
                                     struct nurl_str text)
{
    struct nurl_str rest = copy(&text);
    int octet = take(&rest);

    if (octet == END) {
        return NURL_GOPHER_EMPTY;
    }
    if (rest.len == 0) {
        return one_octet(octet);
    }
    if (octet == '+') {
        if (is_view(plus, &rest)) {
            return NURL_GOPHER_VIEW;
        }
        return is_ask_data(&text) ? NURL_GOPHER_ASK_DATA : NURL_GOPHER_OTHER;
    }
    if ((octet == '!' || octet == '$') && are_words(&rest)) {
        plus->names = rest;
        return octet == '!' ? NURL_GOPHER_ATTR_NAMES
                            : NURL_GOPHER_DIR_ATTR_NAMES;
    }
    return NURL_GOPHER_OTHER;
}

enum nurl_status nurl_gopher_plus_parse(struct nurl_gopher_plus *plus,
                                        struct nurl_str text)
{
    static const struct nurl_str none = { NULL, 0 };
    enum nurl_status status = NURL_ERR_TOO_LONG;
    size_t stop = NURL_TEXT_MAX;

    plus->names = none;
    plus->view = none;
    plus->language = none;
    plus->kind = NURL_GOPHER_OTHER;
    if (text.len <= NURL_TEXT_MAX) {
        status = nurl_policy_check(text, NURL_POLICY_RAW, &stop);
    }
    plus->stop = (uint16_t)stop;
    if (status == NURL_OK) {
        plus->kind = (uint8_t)kind_of(plus, text);
    }
    return status;
}

void nurl_gopher_plus_walk(struct nurl_str *walk,
                           const struct nurl_gopher_plus *plus)
{
    (*walk) = plus->names;
}

int nurl_gopher_plus_next(struct nurl_str *walk, struct nurl_str *name)
{
    int ended;

    if (!(*walk).ptr) {
        return 0;
    }
    *name = word(&(*walk), &ended);
    if (ended) {
        (*walk).ptr = NULL;
    }
    return 1;
}
