/*
 * truth.c - the error of a text, by the order of the law
 *
 * Written from test/vectors/rfc1738.md 2.5 (steps are named in comments), and
 * from guards.md for settings, Host fields and targets. RFC 1738 is in
 * truth_1738.c.
 *
 * The law lists parts and codes. A second opinion is the automaton: an error
 * stands at the first byte after which no text of the grammar begins so. Where
 * the law has another place, a row of `exceptions` has its words.
 */
#include "truth.h"

#include "nurl_status.h"

#include <stdio.h>
#include <string.h>

#define NUMBER_MAX 65535u
#define CODES 79 /* numbers of the library: -169 to -247 */

/* The bytes of parts, but letters, digits and escapes (RFC 3986 appendix A). */
static const char userinfo[] = "-._~!$&'()*+,;=:";
static const char reg_name[] = "-._~!$&'()*+,;=";
static const char path[] = "-._~!$&'()*+,;=:@/";
static const char query[] = "-._~!$&'()*+,;=:@/?";

static int is_hex(char byte)
{
    return is_digit(byte) || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'f');
}

int is_escape(const char *text, struct range part)
{
    return part.end - part.at > 2 && text[part.at] == '%' &&
           is_hex(text[part.at + 1]) && is_hex(text[part.at + 2]);
}

enum nurl_status code_of(char byte, enum nurl_status other)
{
    uint8_t octet = (uint8_t)byte;

    if (octet == '%') {
        return NURL_ERR_PCT;
    }
    if (octet >= 0x80) {
        return NURL_ERR_8BIT;
    }
    return octet < 0x20 || octet == 0x7F ? NURL_ERR_CTRL : other;
}

/* The state that is refused and has no way out. A minimal automaton has one. */
static unsigned lost(const struct dfa *dfa)
{
    static unsigned known[AUTOMATA];
    unsigned *state = &known[dfa - dfas];
    unsigned class = 0;

    while (class < dfa->classes && *state < dfa->states) {
        if (!dfa->accepts[*state] &&
            dfa->moves[*state * dfa->classes + class] == *state) {
            class ++;
        } else {
            class = 0;
            ++*state;
        }
    }
    return *state;
}

size_t dead_at(const struct dfa *dfa, unsigned state, const char *text,
               size_t len)
{
    unsigned dead = lost(dfa);
    size_t i;

    for (i = 0; i < len; i++) {
        state = dfa_run(dfa, state, text + i, 1);
        if (state == dead) {
            break;
        }
    }
    return i;
}

static struct fault part_fault(const char *text, struct range part,
                               const char *set, enum nurl_status own)
{
    for (; part.at < part.end; part.at++) {
        if (!is_alnum(text[part.at]) && !is_escape(text, part) &&
            (text[part.at] == '\0' || !strchr(set, text[part.at]))) {
            return fault(code_of(text[part.at], own), part.at);
        }
    }
    return fault(NURL_OK, part.end);
}

/* The offset of the first "/", "?" or "#", or the end. */
static size_t find_end(const char *text, struct range part)
{
    while (part.at < part.end && text[part.at] != '/' && text[part.at] != '?' &&
           text[part.at] != '#') {
        part.at++;
    }
    return part.at;
}

/* An authority: where its "@" is, its host, and the ":" of its port; or the
 * end. */
struct authority {
    size_t sign;
    size_t host;
    size_t colon;
    size_t end;
};

static struct authority split_authority(const char *text, struct range part)
{
    struct authority made;
    size_t close = part.at;

    made.end = part.end;
    made.sign = find(text, part, '@');
    made.host = made.sign < part.end ? made.sign + 1 : part.at;
    if (made.host < part.end && text[made.host] == '[') {
        close = find(text, range(made.host, part.end), ']');
    }
    made.colon =
        find(text, range(close > made.host ? close : made.host, part.end), ':');
    return made;
}

/* HOST_FIELD has the literals of RFC 3986, AUTHORITY those with a zone, too. */
static int is_literal(const char *text, struct range host, unsigned grammar)
{
    const struct dfa *dfa = &dfas[grammar];

    return dfa->accepts[dfa_run(dfa, 0, text + host.at, host.end - host.at)];
}

/* Step 4 */
static struct fault host_fault(const char *text, const struct authority *in,
                               unsigned literals)
{
    struct range host = range(in->host, in->colon);
    size_t close;

    if (host.at == in->end || text[host.at] != '[') {
        return part_fault(text, host, reg_name, NURL_ERR_HOST_CHAR);
    }
    close = find(text, range(host.at, in->end), ']');
    if (close == in->end ||
        !is_literal(text, range(host.at, close + 1), literals)) {
        return fault(NURL_ERR_IP_LITERAL, host.at);
    }
    return close + 1 < host.end ? fault(NURL_ERR_HOST_CHAR, close + 1)
                                : fault(NURL_OK, host.end);
}

/* Steps 3 to 5 */
static struct fault authority_fault(const char *text, struct range part,
                                    unsigned literals)
{
    struct authority in = split_authority(text, part);
    struct fault found = fault(NURL_OK, part.end);
    size_t at;

    if (in.sign < part.end) {
        found = part_fault(text, range(part.at, in.sign), userinfo,
                           NURL_ERR_USERINFO_CHAR);
    }
    if (found.status == NURL_OK) {
        found = host_fault(text, &in, literals);
    }
    for (at = in.colon + 1; found.status == NURL_OK && at < part.end; at++) {
        if (!is_digit(text[at])) {
            return fault(NURL_ERR_PORT_CHAR, at);
        }
    }
    return found;
}

/* Step 6 */
static struct fault rest_fault(const char *text, struct range rest)
{
    size_t hash = find(text, rest, '#');
    size_t mark = find(text, range(rest.at, hash), '?');
    struct fault found =
        part_fault(text, range(rest.at, mark), path, NURL_ERR_CHAR);

    if (found.status == NURL_OK && mark < hash) {
        found = part_fault(text, range(mark + 1, hash), query, NURL_ERR_CHAR);
    }
    if (found.status == NURL_OK && hash < rest.end) {
        found =
            part_fault(text, range(hash + 1, rest.end), query, NURL_ERR_CHAR);
    }
    return found;
}

static int is_scheme_byte(char byte)
{
    return is_alnum(byte) || byte == '+' || byte == '-' || byte == '.';
}

/* The offset of the ":" that is the first of ":", "/", "?" and "#", or the
 * length. */
static size_t scheme_end(const char *text, size_t len)
{
    size_t end = find_end(text, range(0, len));
    size_t colon = find(text, range(0, end), ':');

    return colon < end ? colon : len;
}

/* Step 2 */
static struct fault scheme_fault(const char *text, size_t colon)
{
    size_t at = 0;

    if (colon == 0) {
        return fault(NURL_ERR_SCHEME_MISSING, 0);
    }
    if (!is_alpha(text[0])) {
        return fault(NURL_ERR_SCHEME_FIRST, 0);
    }
    while (at < colon && is_scheme_byte(text[at])) {
        at++;
    }
    return at < colon ? fault(NURL_ERR_SCHEME_CHAR, at) : fault(NURL_OK, colon);
}

static int has_slashes(const char *text, struct range part)
{
    return part.end - part.at > 1 && text[part.at] == '/' &&
           text[part.at + 1] == '/';
}

static struct fault reference_fault(const char *text, size_t len,
                                    unsigned literals)
{
    size_t colon = scheme_end(text, len);
    struct range rest = range(colon < len ? colon + 1 : 0, len);
    struct fault found =
        colon < len ? scheme_fault(text, colon) : fault(NURL_OK, len);
    size_t end;

    if (found.status == NURL_OK && has_slashes(text, rest)) {
        rest.at += 2;
        end = find_end(text, rest);
        found = authority_fault(text, range(rest.at, end), literals);
        rest.at = end;
    }
    return found.status == NURL_OK ? rest_fault(text, rest) : found;
}

/* GRD-13, GRD-04, GRD-06: a fragment is FRAGMENT at its "#". */
static struct fault without_fragment(const char *text, size_t len)
{
    size_t hash = find(text, range(0, len), '#');

    return hash < len ? fault(NURL_ERR_FRAGMENT, hash) : fault(NURL_OK, len);
}

/* What stands there, wholly, is an IPv6 address without brackets, perhaps with
 * a zone (GRD-14). */
static int is_bare(const char *text, struct range part)
{
    const struct dfa *dfa = &dfas[AUTHORITY];
    unsigned state = dfa_run(dfa, 0, "[", 1);

    if (part.at < part.end && (text[part.at] | 0x20) == 'v') {
        return 0; /* an IPvFuture is no IPv6 address */
    }
    state = dfa_run(dfa, state, text + part.at, part.end - part.at);
    return dfa->accepts[dfa_run(dfa, state, "]", 1)];
}

/* GRD-12: after the parse, if there is a path or a query */
static struct fault server_fault(const char *text, size_t end, size_t len)
{
    struct authority in = split_authority(text, range(0, end));

    if (end == len || text[end] == '#') {
        return fault(NURL_OK, len);
    }
    if (in.host == in.colon) {
        return fault(NURL_ERR_HOST_EMPTY, in.host);
    }
    if (in.colon + 1 == end) {
        return fault(NURL_ERR_PORT_EMPTY, end);
    }
    return has_slashes(text, range(end, len)) ? fault(NURL_ERR_SLASHES, end)
                                              : fault(NURL_OK, len);
}

/* 1 if the text begins with a scheme and "://" (GRD-12). */
static int is_url(const char *text, size_t len)
{
    size_t colon = scheme_end(text, len);

    return colon < len && scheme_fault(text, colon).status == NURL_OK &&
           has_slashes(text, range(colon + 1, len));
}

static struct fault without_scheme(const char *text, size_t len)
{
    size_t end = find_end(text, range(0, len));
    struct fault found = authority_fault(text, range(0, end), AUTHORITY);

    return found.status == NURL_OK ? rest_fault(text, range(end, len)) : found;
}

/* GRD-14: what comes before the parse */
static struct fault mistake(const char *text, size_t len)
{
    size_t at = is_url(text, len) ? scheme_end(text, len) + 3 : 0;
    size_t end = find_end(text, range(at, len));
    size_t hash = find(text, range(end, len), '#');

    if (is_bare(text, range(at, end))) {
        return fault(NURL_ERR_BRACKETS, at);
    }
    return at == 0 && find(text, range(end, hash), '@') < hash
               ? fault(NURL_ERR_USERINFO_CHAR, end)
               : fault(NURL_OK, len);
}

/* GRD-06: after the parse of an absolute form */
static struct fault absolute_fault(const char *text, size_t len)
{
    size_t at = scheme_end(text, len) + 1;
    struct authority in;

    if (at > len) {
        return fault(NURL_ERR_PATH_REQUIRED, 0);
    }
    if (!has_slashes(text, range(at, len))) {
        return fault(NURL_ERR_SLASHES, at + (at < len && text[at] == '/'));
    }
    in = split_authority(text,
                         range(at + 2, find_end(text, range(at + 2, len))));
    if (in.sign < in.end) {
        return fault(NURL_ERR_USERINFO, in.sign);
    }
    return in.host == in.colon ? fault(NURL_ERR_HOST_EMPTY, in.host)
                               : without_fragment(text, len);
}

/* GRD-11: after the parse of a Host field */
static struct fault field_fault(const char *text, size_t len)
{
    size_t sign = find(text, range(0, len), '@');

    return sign < len ? fault(NURL_ERR_USERINFO, sign) : fault(NURL_OK, len);
}

/* GRD-07, GRD-08: after the parse of an authority form */
static struct fault connect_fault(const char *text, size_t len)
{
    struct authority in = split_authority(text, range(0, len));
    struct fault found = field_fault(text, len);
    unsigned long number = 0;
    size_t at;

    if (found.status != NURL_OK) {
        return found;
    }
    if (in.host == in.colon) {
        return fault(NURL_ERR_HOST_EMPTY, in.host);
    }
    if (in.colon == len) {
        return fault(NURL_ERR_PORT_MISSING, len);
    }
    for (at = in.colon + 1; at < len && number <= NUMBER_MAX; at++) {
        number = number * 10 + (unsigned)(text[at] - '0');
    }
    if (at == in.colon + 1) {
        return fault(NURL_ERR_PORT_EMPTY, at);
    }
    return number > 0 && number <= NUMBER_MAX
               ? fault(NURL_OK, len)
               : fault(NURL_ERR_PORT_RANGE, in.colon + 1);
}

/* GRD-01, GRD-09: "/" is an origin form, "*" with OPTIONS an asterisk form. */
static int is_origin(const char *text, size_t len)
{
    return len > 0 && text[0] == '/';
}

static int is_asterisk(unsigned grammar, const char *text, size_t len)
{
    return grammar == TARGET_OPTIONS && len == 1 && text[0] == '*';
}

/* The error of the parse */
static struct fault parse_fault(unsigned grammar, const char *text, size_t len)
{
    switch (grammar) {
    case REFERENCE:
        return reference_fault(text, len, HOST_FIELD);
    case ZONE:
        return reference_fault(text, len, AUTHORITY);
    case AUTHORITY:
        return authority_fault(text, range(0, len), AUTHORITY);
    case SETTING:
        return is_url(text, len) ? reference_fault(text, len, AUTHORITY)
                                 : without_scheme(text, len);
    case TARGET:
    case TARGET_OPTIONS:
        return is_origin(text, len) ? rest_fault(text, range(0, len))
                                    : reference_fault(text, len, HOST_FIELD);
    default:
        return authority_fault(text, range(0, len), HOST_FIELD);
    }
}

/* What the law asks before the parse */
static struct fault before_parse(unsigned grammar, const char *text, size_t len)
{
    if (len == 0 && grammar >= TARGET) {
        return fault(NURL_ERR_EMPTY, 0);
    }
    return grammar == SETTING ? mistake(text, len) : fault(NURL_OK, len);
}

/* What the operation forbids, after the parse */
static struct fault after_parse(unsigned grammar, const char *text, size_t len)
{
    struct fault found = fault(NURL_OK, len);

    switch (grammar) {
    case SETTING:
        if (!is_url(text, len)) {
            found = server_fault(text, find_end(text, range(0, len)), len);
        }
        return found.status == NURL_OK ? without_fragment(text, len) : found;
    case TARGET:
    case TARGET_OPTIONS:
        if (is_asterisk(grammar, text, len)) {
            return found;
        }
        return is_origin(text, len) ? without_fragment(text, len)
                                    : absolute_fault(text, len);
    case HOST_FIELD:
        return field_fault(text, len);
    case TARGET_CONNECT:
        return connect_fault(text, len);
    default:
        return found;
    }
}

/*
 * When an error is looked for. The parse of a setting, a Host field or a target
 * accepts more than their grammar does: that of `parsed`.
 */
enum {
    STRICT,
    BEFORE,
    PARSE,
    AFTER
};

/* Errors that do not stand where the grammar ends, and the words of the law:
 * rfc1738.md 2.2, 2.3 and 2.5, and guards.md. */
static struct {
    int when;
    enum nurl_status status;
    const char *law;
    int is_needed;
} exceptions[] = {
    { STRICT, NURL_ERR_PCT, "2.3: the \"%\"", 0 },
    { STRICT, NURL_ERR_CTRL, "2.2: wins over all errors of structure", 0 },
    { STRICT, NURL_ERR_8BIT, "2.2: wins over all errors of structure", 0 },
    { STRICT, NURL_ERR_UNSAFE, "2.2: wins over all errors of structure", 0 },
    { STRICT, NURL_ERR_FRAGMENT, "2.2: wins over all errors of structure", 0 },
    { STRICT, NURL_ERR_USERINFO, "2.2: \"@\" in the authority, the first", 0 },
    { STRICT, NURL_ERR_PORT, "2.2: the first \":\"; the host is later", 0 },
    { STRICT, NURL_ERR_HOST_CHAR, "2.2: HOST_CHAR, then its labels", 0 },
    { STRICT, NURL_ERR_HOST_LABEL, "2.3: the place of the hyphen", 0 },
    { STRICT, NURL_ERR_HOST_TOPLABEL, "2.3: first byte of the last label", 0 },
    { STRICT, NURL_ERR_HOST_LEN, "R-3.1-10: a limit of the prose", 0 },
    { STRICT, NURL_ERR_IPV4_RANGE, "R-3.1-08: a limit of the prose", 0 },
    { STRICT, NURL_ERR_PORT_RANGE, "R-3.1-13: a limit of the prose", 0 },
    { STRICT, NURL_ERR_GTYPE, "GOP-03: a limit of the prose", 0 },
    { STRICT, NURL_ERR_SELECTOR, "GOP-05: a limit of the prose", 0 },
    { STRICT, NURL_ERR_HOST_EMPTY, "R-3.1-03: without \"@\" it is a port", 0 },
    { STRICT, NURL_ERR_PORT_CHAR, "R-3.1-03: without \"@\" it is a port", 0 },
    { STRICT, NURL_ERR_CHAR, "FTP-06: any other raw \";\"", 0 },
    { STRICT, NURL_ERR_GROUP, "NWS-05: without \"@\" it is a group", 0 },
    { PARSE, NURL_ERR_SCHEME_FIRST, "2.5: at 0", 0 },
    { PARSE, NURL_ERR_SCHEME_CHAR, "2.5: the first byte of no scheme", 0 },
    { PARSE, NURL_ERR_PCT, "2.3: the \"%\"", 0 },
    { PARSE, NURL_ERR_USERINFO_CHAR, "2.5: the first \"@\" ends it", 0 },
    { PARSE, NURL_ERR_IP_LITERAL, "2.5: at the \"[\"", 0 },
    { PARSE, NURL_ERR_PORT_CHAR, "2.5: without \"@\" it is a port", 0 },
    { BEFORE, NURL_ERR_BRACKETS, "GRD-14: at the address", 0 },
    { BEFORE, NURL_ERR_USERINFO_CHAR, "GRD-14: at the \"/\" or \"?\"", 0 },
    { AFTER, NURL_ERR_PATH_REQUIRED, "GRD-09, guards.md 1: at 0", 0 },
    { AFTER, NURL_ERR_USERINFO, "guards.md 1: at the \"@\"", 0 },
    { AFTER, NURL_ERR_HOST_EMPTY, "GRD-12: at the host", 0 },
    { AFTER, NURL_ERR_PORT_EMPTY, "GRD-12: after the \":\", also in \"a:/\"",
      0 },
    { AFTER, NURL_ERR_PORT_RANGE, "guards.md 1: at the port", 0 },
    { AFTER, NURL_ERR_SLASHES, "GRD-12: at the first", 0 },
};

/* The number of the row, and one more, by when and code; or 0. */
static unsigned row_of(int when, enum nurl_status status)
{
    static unsigned char rows[AFTER + 1][CODES];
    unsigned i;

    if (rows[exceptions[0].when][NURL_ERR_EMPTY - exceptions[0].status] == 0) {
        for (i = 0; i < sizeof exceptions / sizeof exceptions[0]; i++) {
            rows[exceptions[i].when][NURL_ERR_EMPTY - exceptions[i].status] =
                (unsigned char)(i + 1);
        }
    }
    return rows[when][NURL_ERR_EMPTY - status];
}

unsigned print_idle_exceptions(void)
{
    unsigned idle = 0;
    size_t i;

    for (i = 0; i < sizeof exceptions / sizeof exceptions[0]; i++) {
        if (!exceptions[i].is_needed) {
            printf("no error needs the exception of %s (%s)\n",
                   nurl_status_name(exceptions[i].status), exceptions[i].law);
            idle++;
        }
    }
    return idle;
}

/* The automaton of the parse, and its state before the text. */
static size_t dead_in_parse(unsigned grammar, const char *text, size_t len)
{
    const struct dfa *dfa = &dfas[REFERENCE];
    int is_rest = 0;

    switch (grammar) {
    case REFERENCE:
        break;
    case ZONE:
        dfa = &dfas[ZONE];
        break;
    case SETTING:
        dfa = &dfas[ZONE];
        is_rest = !is_url(text, len);
        break;
    case TARGET:
    case TARGET_OPTIONS:
        is_rest = is_origin(text, len);
        break;
    default:
        dfa = &dfas[AUTHORITY];
        break;
    }
    return dead_at(dfa, is_rest ? dfa_run(dfa, 0, "//", 2) : 0, text, len);
}

/* 1 if the error stands where the grammar ends, or a row says why not. That is
 * asked until the row is known to be needed. */
static int is_placed(unsigned grammar, int when, struct nurl_str text,
                     struct fault found)
{
    unsigned row = row_of(when, found.status);
    size_t dead;

    if (row > 0 && exceptions[row - 1].is_needed) {
        return 1;
    }
    dead = when == PARSE ? dead_in_parse(grammar, text.ptr, text.len)
                         : dead_at(&dfas[grammar], 0, text.ptr, text.len);
    if (row > 0) {
        exceptions[row - 1].is_needed = found.stop != dead;
    }
    return row > 0 || found.stop == dead;
}

static struct fault error_of(unsigned grammar, const char *text, size_t len,
                             int *when)
{
    struct fault found;

    *when = STRICT;
    if (grammar <= URL_REF) {
        return grammar == URL ? strict_fault(text, len)
                              : strict_reference_fault(text, len);
    }
    *when = BEFORE;
    found = before_parse(grammar, text, len);
    if (found.status == NURL_OK) {
        *when = PARSE;
        found = parse_fault(grammar, text, len);
    }
    if (found.status == NURL_OK) {
        *when = AFTER;
        found = after_parse(grammar, text, len);
    }
    return found;
}

/* After an error all eight parts are absent. */
static int is_cleared(const struct nurl *url)
{
    static const struct nurl_span none[8];

    return url->profile == NURL_PROFILE_NONE &&
           url->host_kind == NURL_HOST_NONE &&
           memcmp(&url->scheme, none, sizeof none) == 0;
}

const char *fault_of_answer(unsigned grammar, enum nurl_status status,
                            const struct nurl *url, size_t len)
{
    int when;
    struct fault own = error_of(grammar, url->text, len, &when);

    if (status != own.status || url->stop != own.stop) {
        return "the law has another answer";
    }
    if (status == NURL_OK) {
        return NULL;
    }
    if (!is_cleared(url)) {
        return "a part is left";
    }
    return is_placed(grammar, when, nurl_text(url->text, len), own)
               ? NULL
               : "the grammar ends elsewhere";
}
