/* SPDX-License-Identifier: MIT */
/*
 * nurl_link_find.c - finds a link with an attribute that matches a pattern
 */
#include "nurl_link.h"

#include "base/nurl_name.h"
#include "base/nurl_octet.h"

/*
 * 1 if the text is the name, without case. BOUNDS: the text has no NUL, so
 * nothing after the name's NUL is read.
 */
static int is_named(struct nurl_str text, const char *name)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        if (nurl_octet_lower(name[i]) != nurl_octet_lower(text.ptr[i])) {
            return 0;
        }
    }
    return name[i] == '\0';
}

/*
 * Takes the next byte off a value, and with has_backslashes also a backslash
 * before it. BOUNDS: nurl_link_attr_next returns no value that ends in a
 * backslash without a byte after it.
 */
static char next_byte(struct nurl_str *value, int has_backslashes)
{
    size_t skipped = has_backslashes && *value->ptr == '\\';
    char byte = value->ptr[skipped];

    value->ptr += skipped + 1;
    value->len -= skipped + 1;
    return byte;
}

/* value = pattern, or pattern = prefix "*"                     RFC 6690 4.1 */
static int pattern_fits(struct nurl_str value, int has_backslashes,
                        struct nurl_str pattern)
{
    size_t any_end = pattern.len > 0 && pattern.ptr[pattern.len - 1] == '*';
    size_t i;

    for (i = 0; i < pattern.len - any_end; i++) {
        if (value.len == 0 ||
            next_byte(&value, has_backslashes) != pattern.ptr[i]) {
            return 0;
        }
    }
    return any_end || value.len == 0;
}

/* value = *SP word *( 1*SP word ) *SP                             RFC 6690 2 */
static int pattern_fits_word(struct nurl_str value, struct nurl_str pattern)
{
    struct nurl_str word = value;

    while (value.len > 0) {
        size_t left = value.len;
        int is_space = next_byte(&value, 1) == ' ';

        if (is_space || value.len == 0) {
            word.len -= is_space ? left : 0;
            if (word.len > 0 && pattern_fits(word, 1, pattern)) {
                return 1;
            }
            word = value;
        }
    }
    return 0;
}

/* 1 if the values of this attribute are words between spaces. */
static int has_words(struct nurl_str name)
{
    static const char names[] = "relrevrtifct";
    static const uint8_t lengths[] = { 3, 3, 2, 2, 2, 0 };

    return nurl_name_find(name.ptr, name.len, names, lengths) > 0;
}

/* Finds the first attribute of this name. */
static int find_attr(struct nurl_str attrs, const char *name,
                     struct nurl_str *found, struct nurl_str *value)
{
    while (nurl_link_attr_next(&attrs, found, value)) {
        if (is_named(*found, name)) {
            return 1;
        }
    }
    value->ptr = NULL;
    value->len = 0;
    return 0;
}

bool nurl_link_attr_find(struct nurl_str attrs, const char *name,
                         struct nurl_str *value)
{
    struct nurl_str found;

    return find_attr(attrs, name, &found, value);
}

static int link_fits(const struct nurl_link *link, const char *name,
                     struct nurl_str pattern)
{
    struct nurl_str found;
    struct nurl_str value;

    if (is_named(NURL_STR("href"), name)) {
        return pattern_fits(link->target, 0, pattern);
    }
    return find_attr(link->attrs, name, &found, &value) &&
           (pattern_fits(value, 1, pattern) ||
            (has_words(found) && pattern_fits_word(value, pattern)));
}

bool nurl_link_find(struct nurl_links *links, const char *name,
                    struct nurl_str pattern, struct nurl_link *link)
{
    if (!pattern.ptr && pattern.len > 0) {
        return false;
    }
    while (nurl_link_next(links, link)) {
        if (link_fits(link, name, pattern)) {
            return true;
        }
    }
    return false;
}
