/*
 * truth_1738.c - the error of a strict text, by the order of the law
 *
 * Written from test/vectors/rfc1738.md 2.2, whose steps the comments name, 2.3,
 * and the requirements of the schemes. Where the law says no more than "the
 * byte", the automaton of the grammar says which.
 */
#include "truth.h"

#include <string.h>

#define LABEL_MAX 63u
#define HOST_MAX 253u

static int in_set(char byte, const char *set)
{
    return byte != '\0' && strchr(set, byte) != NULL;
}

/* Looked up, because nearly all time is spent here. */
static int is_xchar(char byte)
{
    static char known[256]; /* 1: yes, 2: no */
    char *answer = &known[(unsigned char)byte];

    if (*answer == 0) {
        *answer = is_alnum(byte) || in_set(byte, "$-_.+!*'(),;/?:@&=") ? 1 : 2;
    }
    return *answer == 1;
}

/* Step 3: all bytes, from left to right. */
static struct fault lexical_fault(const char *text, struct range part)
{
    enum nurl_status other;

    for (; part.at < part.end; part.at++) {
        if (!is_xchar(text[part.at]) && !is_escape(text, part)) {
            other = text[part.at] == '#' ? NURL_ERR_FRAGMENT : NURL_ERR_UNSAFE;
            return fault(code_of(text[part.at], other), part.at);
        }
    }
    return fault(NURL_OK, part.end);
}

static int is_host_byte(char byte)
{
    return is_alnum(byte) || byte == '-' || byte == '.';
}

/* Step 4e: an empty label, or one with a hyphen at its edge. */
static struct fault label_fault(const char *text, struct range host)
{
    size_t end;

    for (;; host.at = end + 1) {
        end = find(text, host, '.');
        if (host.at == end || text[host.at] == '-') {
            return fault(NURL_ERR_HOST_LABEL, host.at);
        }
        if (text[end - 1] == '-') {
            return fault(NURL_ERR_HOST_LABEL, end - 1);
        }
        if (end == host.end) {
            return fault(NURL_OK, end);
        }
    }
}

/* Four groups of digits (R-3.1-08). The last label begins with a digit, so the
 * host must be that. */
static struct fault number_fault(const char *text, struct range host,
                                 size_t last)
{
    struct fault first = fault(NURL_OK, host.end);
    size_t start = host.at;
    unsigned dots = 0;
    unsigned value = 0;

    for (; host.at < host.end; host.at++) {
        if (text[host.at] == '.') {
            dots++;
            value = 0;
            start = host.at + 1;
        } else if (!is_digit(text[host.at])) {
            return fault(NURL_ERR_HOST_TOPLABEL, last);
        } else if (value <= 255) {
            value = value * 10 + (unsigned)(text[host.at] - '0');
        }
        if (value > 255 && first.status == NURL_OK) {
            first = fault(NURL_ERR_IPV4_RANGE, start);
        }
    }
    return dots == 3 ? first : fault(NURL_ERR_HOST_TOPLABEL, last);
}

/* R-3.1-10: at the label, else at the host */
static struct fault length_fault(const char *text, struct range host)
{
    size_t start = host.at;
    size_t end;

    for (; host.at < host.end; host.at = end + 1) {
        end = find(text, host, '.');
        if (end - host.at > LABEL_MAX) {
            return fault(NURL_ERR_HOST_LEN, host.at);
        }
    }
    return host.end - start > HOST_MAX ? fault(NURL_ERR_HOST_LEN, start)
                                       : fault(NURL_OK, host.end);
}

/* Step 4e, for a host that is not empty */
static struct fault name_fault(const char *text, struct range host)
{
    struct fault found;
    size_t at = host.at;
    size_t last = host.at;

    for (; at < host.end; at++) {
        if (!is_host_byte(text[at])) {
            return fault(NURL_ERR_HOST_CHAR, at);
        }
        last = text[at] == '.' ? at + 1 : last;
    }
    found = label_fault(text, host);
    if (found.status == NURL_OK && is_digit(text[last])) {
        found = number_fault(text, host, last);
    }
    return found.status == NURL_OK ? length_fault(text, host) : found;
}

static struct fault host_fault(const char *text, struct range host)
{
    return host.at == host.end ? fault(NURL_ERR_HOST_EMPTY, host.at)
                               : name_fault(text, host);
}

/* Step 4e: what follows the ":" */
static struct fault port_fault(const char *text, struct range port)
{
    size_t at = port.at;
    unsigned value = 0;

    if (port.at == port.end) {
        return fault(NURL_ERR_PORT_EMPTY, at);
    }
    for (; at < port.end; at++) {
        if (!is_digit(text[at])) {
            return fault(NURL_ERR_PORT_CHAR, at);
        }
        if (value <= 65535) {
            value = value * 10 + (unsigned)(text[at] - '0');
        }
    }
    return value > 65535 ? fault(NURL_ERR_PORT_RANGE, port.at)
                         : fault(NURL_OK, port.end);
}

static struct fault hostport_fault(const char *text, struct range part)
{
    size_t colon = find(text, part, ':');
    struct fault found = host_fault(text, range(part.at, colon));

    return found.status == NURL_OK && colon < part.end
               ? port_fault(text, range(colon + 1, part.end))
               : found;
}

/* Step 4d. Of all bytes only a second ":" cannot stand in a user info. */
static struct fault login_fault(const char *text, struct range part)
{
    size_t sign = find(text, part, '@');
    size_t colon = find(text, range(part.at, sign), ':');

    if (sign == part.end) {
        return hostport_fault(text, part);
    }
    if (colon < sign) {
        colon = find(text, range(colon + 1, sign), ':');
    }
    return colon < sign ? fault(NURL_ERR_USERINFO_CHAR, colon)
                        : hostport_fault(text, range(sign + 1, part.end));
}

/* Step 4c, file: no "@" and no ":", and the host can be empty */
static struct fault file_host_fault(const char *text, struct range part)
{
    size_t colon = find(text, part, ':');

    if (colon < part.end) {
        return fault(NURL_ERR_PORT, colon);
    }
    return part.at == part.end ? fault(NURL_OK, part.end)
                               : name_fault(text, part);
}

/* ";type=" and one letter, and then the end; any other ";" is a foreign byte
 * (FTP-05, FTP-06). */
static struct fault ftp_fault(const char *text, struct range path)
{
    size_t at = find(text, path, ';');

    if (path.end - at < 6 || memcmp(text + at, ";type=", 6) != 0) {
        return at == path.end ? fault(NURL_OK, at) : fault(NURL_ERR_CHAR, at);
    }
    at += 6;
    if (at == path.end || !in_set(text[at], "aidAID")) {
        return fault(NURL_ERR_TYPECODE, at);
    }
    return at + 1 == path.end ? fault(NURL_OK, path.end)
                              : fault(NURL_ERR_TYPECODE, at + 1);
}

/* The byte of an escape that begins here, or -1. */
static int escaped(const char *text, struct range part)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    const char *high;
    const char *low;

    if (!is_escape(text, part)) {
        return -1;
    }
    high = strchr(digits, text[part.at + 1]);
    low = strchr(digits, text[part.at + 2]);
    return (int)((high - digits) % 16 * 16 + (low - digits) % 16);
}

/* The type is no control byte (GOP-03), the selector, up to the first %09, has
 * no LF and no CR (GOP-05). */
static struct fault gopher_fault(const char *text, struct range path)
{
    int octet;

    path.at += path.at < path.end; /* the slash */
    octet = escaped(text, path);
    if ((octet >= 0 && octet < 0x20) || octet == 0x7F) {
        return fault(NURL_ERR_GTYPE, path.at);
    }
    path.at += octet >= 0 ? 3 : path.at < path.end;
    for (; path.at < path.end; path.at++) {
        octet = escaped(text, path);
        if (octet == '\t') {
            break;
        }
        if (octet == '\n' || octet == '\r') {
            return fault(NURL_ERR_SELECTOR, path.at);
        }
    }
    return fault(NURL_OK, path.end);
}

/* A letter, then letters, digits, "-", ".", "+" and "_" (NWS-02) */
static struct fault group_fault(const char *text, struct range group)
{
    size_t at = group.at;

    if (at == group.end || !is_alpha(text[at])) {
        return fault(NURL_ERR_GROUP, at);
    }
    while (at < group.end && (is_alnum(text[at]) || in_set(text[at], "-.+_"))) {
        at++;
    }
    return at == group.end ? fault(NURL_OK, at) : fault(NURL_ERR_GROUP, at);
}

/* An "@" makes it an article (NWS-05), and "*" alone is all groups (NWS-04). */
static struct fault news_fault(const char *text, struct range body)
{
    size_t sign = find(text, body, '@');

    if (sign < body.end) {
        return sign == body.at ? fault(NURL_ERR_ARTICLE, sign)
                               : host_fault(text, range(sign + 1, body.end));
    }
    if (body.end - body.at == 1 && text[body.at] == '*') {
        return fault(NURL_OK, body.end);
    }
    return group_fault(text, body);
}

/* After the second slash one digit or more (NNT-03) */
static struct fault nntp_fault(const char *text, struct range path)
{
    size_t slash = find(text, range(path.at + 1, path.end), '/');
    struct fault found = group_fault(text, range(path.at + 1, slash));
    size_t at = slash + 1;

    if (found.status != NURL_OK || slash == path.end) {
        return found;
    }
    while (at < path.end && is_digit(text[at])) {
        at++;
    }
    return at == path.end && at > slash + 1 ? fault(NURL_OK, at)
                                            : fault(NURL_ERR_ARTNUM, at);
}

/* The ten schemes: how the authority begins, and what the path can be. */
enum {
    FTP,
    TELNET,
    HTTP,
    GOPHER,
    NNTP,
    WAIS,
    PROSPERO,
    FILES,
    MAILTO,
    NEWS,
    SCHEMES
};

static const char *const schemes[SCHEMES] = { "ftp",      "telnet", "http",
                                              "gopher",   "nntp",   "wais",
                                              "prospero", "file",   "mailto",
                                              "news" };

static unsigned scheme_of(const char *text, size_t len)
{
    unsigned i = 0;
    size_t at;

    for (; i < SCHEMES; i++) {
        for (at = 0; at < len && (text[at] | 0x20) == schemes[i][at]; at++) {
        }
        if (at == len && schemes[i][at] == '\0') {
            return i;
        }
    }
    return SCHEMES;
}

/* Step 4f, where the grammar ends: no "=" in a field of prospero (PRO-03), two
 * segments of wais (WAI-01), text after telnet's slash, else a foreign byte. */
static enum nurl_status path_code(unsigned scheme, char byte, int is_end)
{
    if (scheme == PROSPERO && (is_end || byte == ';')) {
        return NURL_ERR_FIELD;
    }
    if (scheme == TELNET) {
        return NURL_ERR_PATH_FORBIDDEN;
    }
    return is_end ? NURL_ERR_WAIS_FORM : NURL_ERR_CHAR;
}

/* Step 4f, in the schemes where the law says "the byte": where the automaton
 * of the grammar cannot go on */
static struct fault grammar_fault(unsigned scheme, const char *text, size_t len)
{
    const struct dfa *dfa = &dfas[URL];
    size_t at = dead_at(dfa, 0, text, len);

    if (at == len && dfa->accepts[dfa_run(dfa, 0, text, len)]) {
        return fault(NURL_OK, len);
    }
    return fault(path_code(scheme, at < len ? text[at] : '\0', at == len), at);
}

static struct fault path_fault(unsigned scheme, const char *text,
                               struct range path)
{
    if (path.at == path.end && (scheme == NNTP || scheme == WAIS ||
                                scheme == PROSPERO || scheme == FILES)) {
        return fault(NURL_ERR_PATH_REQUIRED, path.end);
    }
    switch (scheme) {
    case FTP:
        return ftp_fault(text, path);
    case GOPHER:
        return gopher_fault(text, path);
    case NNTP:
        return nntp_fault(text, path);
    default:
        return grammar_fault(scheme, text, path.end);
    }
}

/* Steps 4c to 4e */
static struct fault authority_fault(unsigned scheme, const char *text,
                                    struct range part)
{
    size_t sign = find(text, part, '@');

    if (scheme == FTP || scheme == TELNET) {
        return login_fault(text, part);
    }
    if (sign < part.end) {
        return fault(NURL_ERR_USERINFO, sign);
    }
    return scheme == FILES ? file_host_fault(text, part)
                           : hostport_fault(text, part);
}

/* Step 4: what follows the ":" of one of the ten */
static struct fault structure_fault(unsigned scheme, const char *text,
                                    struct range rest)
{
    struct fault found;
    size_t slash;

    if (scheme == MAILTO) {
        return rest.at < rest.end ? fault(NURL_OK, rest.end)
                                  : fault(NURL_ERR_ADDR_EMPTY, rest.at);
    }
    if (scheme == NEWS) {
        return news_fault(text, rest);
    }
    for (slash = rest.at; slash < rest.at + 2; slash++) {
        if (slash == rest.end || text[slash] != '/') {
            return fault(NURL_ERR_SLASHES, slash);
        }
    }
    slash = find(text, range(rest.at + 2, rest.end), '/');
    found = authority_fault(scheme, text, range(rest.at + 2, slash));
    return found.status == NURL_OK
               ? path_fault(scheme, text, range(slash, rest.end))
               : found;
}

struct fault strict_fault(const char *text, size_t len)
{
    struct fault found;
    size_t colon = 0;
    unsigned scheme;

    if (len == 0) {
        return fault(NURL_ERR_EMPTY, 0);
    }
    while (colon < len &&
           (is_alnum(text[colon]) || in_set(text[colon], "+-."))) {
        colon++;
    }
    if (colon < len && text[colon] != ':') {
        return fault(NURL_ERR_SCHEME_CHAR, colon);
    }
    if (colon == 0 || colon == len) {
        return fault(NURL_ERR_SCHEME_MISSING, colon);
    }
    scheme = scheme_of(text, colon);
    found = lexical_fault(text, range(colon + 1, len));
    return found.status != NURL_OK || scheme == SCHEMES
               ? found
               : structure_fault(scheme, text, range(colon + 1, len));
}

/* 2.3: errors of the URL first, then bad bytes of the fragment */
struct fault strict_reference_fault(const char *text, size_t len)
{
    size_t hash = find(text, range(0, len), '#');
    struct fault found = strict_fault(text, hash);

    return found.status == NURL_OK && hash < len
               ? lexical_fault(text, range(hash + 1, len))
               : found;
}
