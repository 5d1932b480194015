/*
 * truth.c - is the byte at `stop` what the code says, and is no part left?
 *
 * Written from test/vectors/rfc1738.md 2.3 and the laws that add codes.
 */
#include "compare.h"

#include <string.h>

/* The place of an error. A byte outside the text is -1. */
struct place {
    const struct nurl *url;
    size_t len;
    int before;
    int byte;
    int strict;
    unsigned grammar;
};

static int byte_at(const struct place *place, size_t at)
{
    return at < place->len ? (uint8_t)place->url->text[at] : -1;
}

static int in_set(int byte, const char *set)
{
    return byte > 0 && strchr(set, byte) != NULL;
}

static int is_digit(int byte)
{
    return byte >= '0' && byte <= '9';
}

static int is_alpha(int byte)
{
    return (byte | 0x20) >= 'a' && (byte | 0x20) <= 'z';
}

static int is_alnum(int byte)
{
    return is_digit(byte) || is_alpha(byte);
}

static int is_hex(int byte)
{
    return is_digit(byte) || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'f');
}

static int is_printable(int byte)
{
    return byte >= 0x20 && byte < 0x7F;
}

/* Printable, no letter, no digit, not the "%" of an escape, not of the set. */
static int is_foreign(int byte, const char *set)
{
    return is_printable(byte) && !is_alnum(byte) && byte != '%' &&
           !in_set(byte, set);
}

static int has_escape(const struct place *place)
{
    return is_hex(byte_at(place, place->url->stop + 1u)) &&
           is_hex(byte_at(place, place->url->stop + 2u));
}

/* One of these bytes follows, or the end. */
static int ends_before(const struct place *place, const char *set)
{
    return place->byte < 0 || in_set(place->byte, set);
}

static int begins_authority(const struct place *place)
{
    return place->url->stop == 0 || in_set(place->before, "/@");
}

/* The text from `stop` on has this byte. */
static int has_after(const struct place *place, char byte)
{
    size_t stop = place->url->stop;

    return stop < place->len &&
           memchr(place->url->text + stop, byte, place->len - stop) != NULL;
}

/* What stands there would be an address in brackets. */
static int is_bare_address(const struct place *place)
{
    const struct dfa *dfa = &dfas[ZONE];
    const char *at = place->url->text + place->url->stop;
    size_t left = place->len - place->url->stop;
    size_t len = 0;
    unsigned state = dfa_run(dfa, 0, "//[", 3);

    while (len < left && !in_set(at[len], "/?#")) {
        len++;
    }
    state = dfa_run(dfa, state, at, len);
    return dfa->accepts[dfa_run(dfa, state, "]", 1)];
}

static int is_no_port(const struct place *place)
{
    unsigned long value = 0;
    size_t at = place->url->stop;

    for (; is_digit(byte_at(place, at)) && value < 65536; at++) {
        value = value * 10 + (unsigned)(byte_at(place, at) - '0');
    }
    return place->before == ':' && at > place->url->stop &&
           (value == 0 || value > 65535);
}

/* In a setting two of them, in place of a scheme's "://"; else one lacks. */
static int slashes(const struct place *place)
{
    if (place->grammar == SETTING) {
        return place->byte == '/' &&
               byte_at(place, place->url->stop + 1u) == '/';
    }
    return place->byte != '/' && in_set(place->before, ":/");
}

static int user_char(const struct place *place)
{
    if (!has_after(place, '@')) {
        return 0;
    }
    return place->strict ? is_foreign(place->byte, "$-_.+!*'(),;?&=")
                         : is_foreign(place->byte, "-._~!$&'()*+,;=:");
}

/* After "]" only a ":" can follow. A text that is an authority has no end. */
static int host_char(const struct place *place)
{
    if (place->strict) {
        return is_printable(place->byte) && !is_alnum(place->byte) &&
               place->byte != '-' && place->byte != '.';
    }
    if (place->before == ']') {
        return place->byte >= 0 && place->byte != ':';
    }
    return is_foreign(place->byte, "-._~!$&'()*+,;=:");
}

static int host_label(const struct place *place)
{
    return place->byte == '-' ||
           (in_set(place->before, "./@") && ends_before(place, "./:@"));
}

/* Codes of the scheme, and of any part. */
static int general(enum nurl_status status, const struct place *place)
{
    int byte = place->byte;
    size_t stop = place->url->stop;

    switch (status) {
    case NURL_ERR_EMPTY:
        return place->len == 0;
    case NURL_ERR_SCHEME_CHAR:
        return byte >= 0 && !is_alnum(byte) && !in_set(byte, "+-.");
    case NURL_ERR_SCHEME_MISSING:
        return place->strict && stop > 0 ? byte < 0 : stop == 0 && byte == ':';
    case NURL_ERR_SCHEME_FIRST:
        return stop == 0 && !is_alpha(byte) && has_after(place, ':');
    case NURL_ERR_PCT:
        return byte == '%' && !has_escape(place);
    case NURL_ERR_CTRL:
        return (byte >= 0 && byte < 0x20) || byte == 0x7F;
    case NURL_ERR_8BIT:
        return byte >= 0x80;
    case NURL_ERR_UNSAFE:
        return in_set(byte, " \"<>[\\]^`{|}~");
    case NURL_ERR_FRAGMENT:
        return byte == '#';
    default:
        return -1;
    }
}

static int authority(enum nurl_status status, const struct place *place)
{
    switch (status) {
    case NURL_ERR_SLASHES:
        return slashes(place);
    case NURL_ERR_USERINFO:
        return place->byte == '@';
    case NURL_ERR_USERINFO_CHAR:
        return user_char(place);
    case NURL_ERR_HOST_EMPTY:
        return begins_authority(place) && ends_before(place, "/?#:");
    case NURL_ERR_HOST_CHAR:
        return host_char(place);
    case NURL_ERR_HOST_LABEL:
        return host_label(place);
    case NURL_ERR_HOST_TOPLABEL:
        return is_digit(place->byte) && in_set(place->before, "./@");
    case NURL_ERR_IP_LITERAL:
        return place->byte == '[' && begins_authority(place);
    case NURL_ERR_BRACKETS:
        return begins_authority(place) && is_bare_address(place);
    case NURL_ERR_PORT:
        return place->byte == ':';
    case NURL_ERR_PORT_EMPTY:
        return place->before == ':' && !is_digit(place->byte);
    case NURL_ERR_PORT_CHAR:
        return place->byte >= 0 && !is_digit(place->byte);
    case NURL_ERR_PORT_RANGE:
        return is_no_port(place);
    case NURL_ERR_PORT_MISSING:
        return place->byte < 0;
    default:
        return -1;
    }
}

static int rest(enum nurl_status status, const struct place *place)
{
    int byte = place->byte;

    switch (status) {
    case NURL_ERR_PATH_REQUIRED:
        return place->strict ? byte < 0 : place->url->stop == 0 && byte != '/';
    case NURL_ERR_PATH_FORBIDDEN:
        return place->before == '/' && byte >= 0;
    case NURL_ERR_CHAR:
        return place->strict ? in_set(byte, ";/?:@&=")
                             : is_foreign(byte, "-._~!$&'()*+,;=:@/?");
    case NURL_ERR_TYPECODE:
        return place->before == '=' ? !in_set(byte, "aidAID") : byte >= 0;
    case NURL_ERR_GROUP:
        return in_set(place->before, ":/") ? !is_alpha(byte) : !is_alnum(byte);
    case NURL_ERR_ARTICLE:
        return byte == '@' || place->before == '@';
    case NURL_ERR_ARTNUM:
        return !is_digit(byte);
    case NURL_ERR_FIELD:
        return ends_before(place, ";");
    case NURL_ERR_WAIS_FORM:
        return byte < 0;
    case NURL_ERR_ADDR_EMPTY:
        return byte < 0 && place->before == ':';
    default:
        return 0;
    }
}

/* After an error all eight parts are absent. */
static int is_cleared(const struct nurl *url)
{
    static const struct nurl_span none[8];

    return url->profile == NURL_PROFILE_NONE &&
           url->host_kind == NURL_HOST_NONE &&
           memcmp(&url->scheme, none, sizeof none) == 0;
}

int error_is_true(unsigned grammar, enum nurl_status status,
                  const struct nurl *url, size_t len)
{
    struct place place;
    const char *hash = memchr(url->text, '#', len);
    int answer;

    if (url->stop > len || !is_cleared(url)) {
        return 0;
    }
    if (grammar == URL_REF && hash && url->text + url->stop <= hash) {
        len = (size_t)(hash - url->text); /* the end of its URL */
    }
    place.url = url;
    place.len = len;
    place.grammar = grammar;
    place.strict = grammar == URL || grammar == URL_REF;
    place.byte = byte_at(&place, url->stop);
    place.before = url->stop > 0 ? byte_at(&place, url->stop - 1u) : -1;
    if (place.strict && narrowed(status, url, len)) {
        return 1;
    }
    answer = general(status, &place);
    answer = answer < 0 ? authority(status, &place) : answer;
    return answer < 0 ? rest(status, &place) : answer;
}
