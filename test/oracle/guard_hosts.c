/*
 * guard_hosts.c - nurl_same_origin and nurl_host_within
 *
 * What a host, a port or an address means is known here before it is written:
 * the texts are made of it.
 */
#include "guards.h"
#include "nurl_equal.h"
#include "nurl_host.h"
#include "nurl_parse.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    ZONED = '%' /* begins `literal` of an address with a zone */
};

/* A host, alone or in a URL, and what the law compares of it. */
struct host {
    char text[TEXT_SIZE];
    struct nurl_str host; /* in the text */
    struct nurl url;
    char origin[TEXT_SIZE];  /* "" for none */
    char literal[TEXT_SIZE]; /* what is in brackets, by value; "" for a name */
    char labels[TEXT_SIZE];  /* of a name: in lower case, with a "." before each
                              */
    size_t labels_len;       /* 0 for what is no name */
    int is_number;
};

static struct host hosts[23000];
static size_t host_count;

/* ---- What the law says of a host ---- */

/* GRD-29, X86-16: the last label is digits, or "0x" and perhaps hex digits. */
static int is_number(const char *labels, size_t len)
{
    size_t start = len;
    size_t digits;

    while (start > 0 && labels[start - 1] != '.') {
        start--;
    }
    digits = strspn(labels + start, "0123456789");
    if (digits == len - start) {
        return digits > 0;
    }
    return memcmp(labels + start, "0x", 2) == 0 &&
           strspn(labels + start + 2, "0123456789abcdef") == len - start - 2;
}

/* GRD-27, GRD-28, GRD-30 */
static void set_labels(struct host *host)
{
    const char *at = host->host.ptr;
    size_t len = host->host.len;
    char *to = host->labels;
    size_t i;

    host->labels_len = 0;
    memset(to, 0, TEXT_SIZE);
    len -= len > 0 && at[len - 1] == '.';
    to[0] = '.';
    for (i = 0; i < len; i++) {
        to[i + 1] = (char)tolower((uint8_t)at[i]);
        if ((at[i] == '.' && to[i] == '.') ||
            (!isalnum((uint8_t)at[i]) && !memchr("-_.", at[i], 3))) {
            return;
        }
    }
    if (len > 0 && to[len] != '.') {
        host->labels_len = len + 1;
        host->is_number = is_number(to, len + 1);
    }
}

static int law_of_within(const struct host *host, const struct host *domain)
{
    size_t len = host->labels_len;
    size_t part = domain->labels_len;

    if (host->literal[0] != '\0' || domain->literal[0] != '\0') {
        return host->literal[0] != ZONED &&
               strcmp(host->literal, domain->literal) == 0;
    }
    return len > 0 && part > 0 && part <= len &&
           memcmp(host->labels + len - part, domain->labels, part) == 0 &&
           (part == len || !host->is_number);
}

static void ask_origin(const struct host *a, const struct host *b)
{
    judge(text_of(a->text), text_of(b->text),
          nurl_same_origin(&a->url, &b->url),
          a->origin[0] != '\0' && strcmp(a->origin, b->origin) == 0);
}

static void ask_within(const struct host *host, const struct host *domain)
{
    judge(host->host, domain->host, nurl_host_within(host->host, domain->host),
          law_of_within(host, domain));
}

/* ---- Sets of hosts ---- */

/* Adds a URL. Returns NULL if the text is none. */
static struct host *add_url(const char *text, const char *origin)
{
    struct host *host = &hosts[host_count];

    snprintf(host->text, TEXT_SIZE, "%s", text);
    snprintf(host->origin, TEXT_SIZE, "%s", origin);
    if (nurl_parse_zone(&host->url, host->text, strlen(text)) != NURL_OK) {
        return NULL;
    }
    host->host = nurl_part(&host->url, host->url.host);
    host->literal[0] = '\0';
    set_labels(host);
    host_count++;
    return host;
}

/* The same, and a text that is no URL is wrong. */
static struct host *must_add(const char *text, const char *origin)
{
    struct host *host = add_url(text, origin);

    if (!host) {
        judge(text_of(text), text_of("the URLs"), 0, 1);
    }
    return host;
}

/* A name by its text: REQ-15, REQ-02. An empty host has no origin. */
static void add_name(struct nurl_str name)
{
    char text[TEXT_SIZE];
    char origin[TEXT_SIZE];
    size_t len = normal_form(origin, name, 1);

    origin[len] = '\0';
    snprintf(text, TEXT_SIZE, "http://%.*s", (int)name.len, name.ptr);
    (void)add_url(text, origin);
}

/* A literal. One with a zone is within none. */
static void add_literal(const char *literal, const char *value,
                        const char *zone)
{
    char text[TEXT_SIZE];
    char origin[TEXT_SIZE];
    struct host *host;

    snprintf(text, TEXT_SIZE, "http://[%s%s]", literal, zone);
    snprintf(origin, TEXT_SIZE, "[%s%s]", value, zone);
    host = add_url(text, origin);
    if (host) {
        snprintf(host->literal, TEXT_SIZE, "%s", *zone != '\0' ? zone : value);
    } else if (*zone == '\0') {
        judge(text_of(text), text_of("the URLs"), 0, 1);
    }
}

/* Pairs of URLs: each of the first ones with each. */
static void ask_all_origins(const char *what, size_t first)
{
    size_t i;
    size_t j;

    for (i = 0; i < first; i++) {
        for (j = 0; j < host_count; j++) {
            ask_origin(&hosts[i], &hosts[j]);
        }
    }
    host_count = 0;
    done(what);
}

/* All pairs, also as host and domain. */
static void ask_hosts(const char *what)
{
    size_t i;
    size_t j;

    for (i = 0; i < host_count; i++) {
        for (j = 0; j < host_count; j++) {
            ask_within(&hosts[i], &hosts[j]);
        }
    }
    ask_all_origins(what, host_count);
}

/* Labels, escapes, dots; "%31.2.3.4" is an address. */
static void ask_host_names(void)
{
    static const struct nurl_str parts[] = {
        SYMBOL("a"),   SYMBOL("A"),   SYMBOL("."),   SYMBOL("-"),
        SYMBOL("1"),   SYMBOL("0x"),  SYMBOL("%61"), SYMBOL("%41"),
        SYMBOL("%2e"), SYMBOL("%2E"), SYMBOL("%31"), SYMBOL("%2f"),
        SYMBOL("%2F"), SYMBOL("%24"), SYMBOL("$"),   SYMBOL(".2.3.4")
    };
    static const struct alphabet alphabet = ALPHABET(parts);
    unsigned long all = count_texts(&alphabet, 3);
    unsigned long n;
    char text[TEXT_SIZE];

    for (n = 0; n < all; n++) {
        add_name(nth_text(text, &alphabet, n));
    }
    ask_hosts("names of URLs");
}

/* A strict struct and one after an error have no origin. */
static void ask_refused(void)
{
    static const char text[] = "http://h/";
    struct nurl urls[3];
    size_t i;

    if (nurl_parse(&urls[0], text, 9) != NURL_OK ||
        nurl_parse_1738(&urls[1], text, 9) != NURL_OK ||
        nurl_parse(&urls[2], "http://h/ ", 10) == NURL_OK) {
        judge(text_of(text), text_of("the URLs"), 0, 1);
    }
    for (i = 0; i < 9; i++) {
        judge(text_of("a struct that is no URL"), text_of(text),
              nurl_same_origin(&urls[i / 3], &urls[i % 3]), i == 0);
        judge(text_of("a struct that is no URL"), text_of("a base"),
              nurl_is_below(&urls[i / 3], &urls[i % 3]), i == 0);
    }
}

/* Each byte and each escape as a host. */
static void ask_units(void)
{
    char unit[4];
    struct nurl_str text;
    unsigned n;

    for (n = 1; n < UNITS; n++) {
        text = nth_unit(unit, n);
        if (!memchr("/?#@:", *text.ptr, 5)) {
            add_name(text);
        }
    }
    ask_refused();
    ask_hosts("bytes of hosts");
}

/* Four numbers in some spellings, with dots and escaped dots between them. */
static void ask_numbers(void)
{
    static const char *const numbers[] = { "1", "01", "%31" };
    static const char *const dots[] = { ".", "%2e" };
    static const char *const ends[] = { "", ".", "%2E" };
    char text[TEXT_SIZE];
    unsigned n;
    unsigned rest;
    unsigned i;
    size_t len;

    for (n = 0; n < 3 * 81 * 8; n++) {
        rest = n / 3;
        for (i = 0, len = 0; i < 4; i++) {
            len += (size_t)sprintf(text + len, "%s%s", numbers[rest % 3],
                                   i == 3 ? ends[n % 3] : dots[rest / 3 % 2]);
            rest /= i == 3 ? 3 : 6;
        }
        add_name(nurl_text(text, len));
    }
    ask_hosts("four numbers");
}

/* ---- Addresses: REQ-15, by value ---- */

/* How an address is written. */
struct spelling {
    unsigned gap; /* how many groups "::" stands for, */
    unsigned at;  /* from this one */
    int is_long;  /* four digits a group, in upper case */
    int has_ipv4; /* the last two groups */
};

static void spell(char to[TEXT_SIZE], const unsigned group[8],
                  const struct spelling *how)
{
    unsigned i;

    for (i = 0; i < 8; i++) {
        if (how->gap > 0 && i == how->at) {
            to += sprintf(to, i == 0 ? "::" : ":");
            i += how->gap - 1;
            continue;
        }
        if (i == 6 && how->has_ipv4) {
            sprintf(to, "%u.%u.%u.%u", group[6] >> 8, group[6] & 255,
                    group[7] >> 8, group[7] & 255);
            return;
        }
        to += sprintf(to, how->is_long ? "%04X" : "%x", group[i]);
        to += sprintf(to, i < 7 ? ":" : "");
    }
}

static void add_address(const unsigned group[8], const struct spelling *how)
{
    char literal[TEXT_SIZE];
    char value[TEXT_SIZE];
    int i;

    for (i = 0; i < 8; i++) {
        sprintf(value + 4 * i, "%04x", group[i]);
    }
    spell(literal, group, how);
    add_literal(literal, value, "");
}

/* Short and long, with an IPv4 address at the end or without. */
static void add_spellings(const unsigned group[8], unsigned at, unsigned gap)
{
    struct spelling how = { gap, at, 0, 0 };

    add_address(group, &how);
    how.is_long = 1;
    add_address(group, &how);
    if (gap == 0 || at + gap <= 6) {
        how.has_ipv4 = 1;
        add_address(group, &how);
    }
}

/* Those with "::", too, for any run of groups that are 0. */
static void add_all_spellings(const unsigned group[8])
{
    unsigned at;
    unsigned gap;

    add_spellings(group, 0, 0);
    for (at = 0; at < 8; at++) {
        for (gap = 1; at + gap <= 8 && group[at + gap - 1] == 0; gap++) {
            add_spellings(group, at, gap);
        }
    }
}

/* All spellings of all addresses whose groups are 0 or "a". */
static void ask_spellings(void)
{
    unsigned group[8];
    unsigned n;
    unsigned i;

    for (n = 0; n < 256; n++) {
        for (i = 0; i < 8; i++) {
            group[i] = n >> i & 1 ? 10 : 0;
        }
        add_all_spellings(group);
    }
    ask_all_origins("spellings of addresses", host_count);
}

/* Addresses that differ in one bit, or not at all. */
static void ask_bits(void)
{
    unsigned group[8] = { 0 };
    unsigned bit;

    add_spellings(group, 0, 0);
    for (bit = 0; bit < 128; bit++) {
        group[bit / 16] = 1u << bit % 16;
        add_spellings(group, 0, 0);
        group[bit / 16] = 0;
    }
    ask_hosts("addresses of one bit");
}

/* All groups of up to four of these digits, as the first and the last one. */
static void ask_groups(void)
{
    static const struct nurl_str digits[] = { SYMBOL("0"), SYMBOL("1"),
                                              SYMBOL("9"), SYMBOL("a"),
                                              SYMBOL("f"), SYMBOL("F") };
    static const struct alphabet alphabet = ALPHABET(digits);
    unsigned long all = count_texts(&alphabet, 4);
    unsigned long n;
    char text[TEXT_SIZE];
    char literal[TEXT_SIZE];
    char value[TEXT_SIZE];
    struct nurl_str group;

    for (n = 1; n < all; n++) {
        group = nth_text(text, &alphabet, n);
        text[group.len] = '\0';
        sprintf(literal, "::%.4s", text);
        sprintf(value, "%028d%04lx", 0, strtoul(text, NULL, 16));
        add_literal(literal, value, "");
        sprintf(literal, "%.4s::", text);
        sprintf(value, "%04lx%028d", strtoul(text, NULL, 16), 0);
        add_literal(literal, value, "");
    }
    ask_hosts("groups");
}

/* Each number of an IPv4 address in an IPv6 one, and the same in hex. */
static void ask_ipv4(void)
{
    const struct spelling dotted = { 5, 0, 0, 1 };
    const struct spelling hex = { 5, 0, 0, 0 };
    unsigned group[8] = { 0, 0, 0, 0, 0, 0xffff, 0, 0 };
    unsigned place;
    unsigned number;

    for (place = 0; place < 4; place++) {
        for (number = 0; number < 256; number++) {
            group[6 + place / 2] = place % 2 ? number : number << 8;
            add_address(group, &dotted);
            add_address(group, &hex);
        }
        group[6 + place / 2] = 0;
    }
    ask_hosts("IPv4 in IPv6");
}

/* REQ-15: zones as they are written. Nothing is within one (GRD-29). */
static void ask_zones(void)
{
    static const struct nurl_str parts[] = { SYMBOL("%25"), SYMBOL("%"),
                                             SYMBOL("a"),   SYMBOL("A"),
                                             SYMBOL("%41"), SYMBOL("2"),
                                             SYMBOL("5"),   SYMBOL(".") };
    static const struct alphabet alphabet = ALPHABET(parts);
    unsigned long all = count_texts(&alphabet, 3);
    unsigned long n;
    char zone[TEXT_SIZE];
    struct nurl_str text;

    for (n = 0; n < all; n++) {
        text = nth_text(zone, &alphabet, n);
        zone[text.len] = '\0';
        if (text.len == 0 || zone[0] == '%') {
            add_literal("fe80::1", "1", zone);
            add_literal("FE80:0::0001", "1", zone);
            add_literal("fe80::2", "2", zone);
        }
    }
    ask_hosts("zones");
}

/* IPvFuture: by its text, in any case. */
static void ask_future(void)
{
    static const struct nurl_str parts[] = { SYMBOL("a"),    SYMBOL("A"),
                                             SYMBOL("1"),    SYMBOL(":"),
                                             SYMBOL("!"),    SYMBOL("~"),
                                             SYMBOL("::1."), SYMBOL("v1.") };
    static const char *const versions[] = { "v1.", "V1.", "v01.", "va.",
                                            "VA.", "vA.", "vaa." };
    static const struct alphabet alphabet = ALPHABET(parts);
    unsigned long all = count_texts(&alphabet, 2);
    unsigned long n;
    char rest[TEXT_SIZE];
    char literal[TEXT_SIZE];
    char value[TEXT_SIZE];
    struct nurl_str text;
    size_t i;

    for (n = 1; n < all; n++) {
        text = nth_text(rest, &alphabet, n);
        rest[text.len] = '\0';
        for (i = 0; i < COUNT(versions); i++) {
            snprintf(literal, TEXT_SIZE, "%s%s", versions[i], rest);
            value[normal_form(value, text_of(literal), 1)] = '\0';
            add_literal(literal, value, "");
        }
    }
    ask_hosts("IPvFuture");
}

/* ---- Ports: REQ-17 ---- */

struct scheme {
    const char *text;
    const char *name;
    unsigned port; /* 0: it has no usual one */
};

static const struct scheme schemes[] = { { "http:", "http", 80 },
                                         { "HTTP:", "http", 80 },
                                         { "https:", "https", 443 },
                                         { "hTtPs:", "https", 443 },
                                         { "coap:", "coap", 5683 },
                                         { "x:", "x", 0 },
                                         { "httpx:", "httpx", 0 },
                                         { "http+:", "http+", 0 },
                                         { "", "", 0 } };

/* Adds "", or "SCHEME HOST PORT"; a port above 65,535 equals no other. */
static void add_port(const char *text, const struct scheme *scheme,
                     const char *host, const char *digits)
{
    char origin[TEXT_SIZE];
    size_t zeros = strspn(digits, "0");
    unsigned long port = strtoul(digits + zeros, NULL, 10);
    int is_none = *scheme->name == '\0' || *host == '\0' ||
                  strlen(digits + zeros) > 5 || port > 65535;

    if (*digits == '\0') {
        port = scheme->port > 0 ? scheme->port : 65536;
    }
    snprintf(origin, TEXT_SIZE, "%s %s %lu", scheme->name, host, port);
    (void)must_add(text, is_none ? "" : origin);
}

/* A text and what it means; "" for what has no origin. */
struct meaning {
    const char *text;
    const char *value;
};

static const struct meaning mixed[] = { { "h", "h" },
                                        { "H", "h" },
                                        { "%68", "h" },
                                        { "h.", "h." },
                                        { "h%2E", "h." },
                                        { "hh", "hh" },
                                        { "%2f", "%2F" },
                                        { "h%2F", "h%2F" },
                                        { "1.2.3.4", "1.2.3.4" },
                                        { "1.2.3", "1.2.3" },
                                        { "01.2.3.4", "01.2.3.4" },
                                        { "[::1]", "::1" },
                                        { "[0:0::1]", "::1" },
                                        { "[::0.0.0.1]", "::1" },
                                        { "[::ffff:1.2.3.4]", "mapped" },
                                        { "[::FFFF:102:304]", "mapped" },
                                        { "[v1.a]", "v1.a" },
                                        { "[V1.A]", "v1.a" },
                                        { "", "" } };
static const char *const ports[] = { "",           ":",      ":80",    ":080",
                                     ":443",       ":5683",  ":0",     ":00",
                                     ":1",         ":65535", ":65536", ":65616",
                                     ":4294967376" };
/* Before the host and after the port: they never matter. */
static const char *const around[][2] = {
    { "", "" }, { "g@", "/x" }, { "h:80@", "?@h" }, { ":@", "#//h:80" }
};

/* The first ones of `around` come first. */
static void add_mixed(size_t n)
{
    const struct scheme *scheme = &schemes[n % COUNT(schemes)];
    const struct meaning *host = &mixed[n / COUNT(schemes) % COUNT(mixed)];
    const char *port = ports[n / COUNT(schemes) / COUNT(mixed) % COUNT(ports)];
    const char *const *sides =
        around[n / COUNT(schemes) / COUNT(mixed) / COUNT(ports)];
    char text[TEXT_SIZE];

    snprintf(text, TEXT_SIZE, "%s//%s%s%s%s", scheme->text, sides[0],
             host->text, port, sides[1]);
    add_port(text, scheme, host->value, *port == ':' ? port + 1 : port);
}

static void ask_mixed(void)
{
    const size_t alone = COUNT(schemes) * COUNT(mixed) * COUNT(ports);
    size_t i;

    for (i = 0; i < alone * COUNT(around); i++) {
        add_mixed(i);
    }
    ask_all_origins("origins", alone);
}

/* Adds a port to some schemes. */
static void add_ports(const char *digits)
{
    static const unsigned some[] = { 0, 2, 5 };
    char text[TEXT_SIZE];
    unsigned i;

    for (i = 0; i < COUNT(some); i++) {
        snprintf(text, TEXT_SIZE, "%s//h:%s", schemes[some[i]].text, digits);
        add_port(text, &schemes[some[i]], "h", digits);
    }
}

/* All ports of up to three digits, and what could wrap or be cut. */
static void ask_ports(void)
{
    static const char *const edges[] = {
        "5683",       "05683",      "9999",
        "65534",      "65535",      "0000065535",
        "65536",      "065536",     "65537",
        "65616",      "99999",      "131152",
        "655360",     "4294967376", "18446744073709551696",
        "4294967295", "4294967296", "00000000000000000000080"
    };
    static const struct nurl_str parts[] = {
        SYMBOL("0"), SYMBOL("1"), SYMBOL("2"), SYMBOL("3"), SYMBOL("4"),
        SYMBOL("5"), SYMBOL("6"), SYMBOL("7"), SYMBOL("8"), SYMBOL("9")
    };
    static const struct alphabet digits = ALPHABET(parts);
    unsigned long all = count_texts(&digits, 3);
    unsigned long n;
    char text[TEXT_SIZE];

    for (n = 0; n < all; n++) {
        text[nth_text(text, &digits, n).len] = '\0';
        add_ports(text);
    }
    for (n = 0; n < COUNT(edges); n++) {
        add_ports(edges[n]);
    }
    ask_all_origins("ports", host_count);
}

/* Each port with each that differs in one bit, or only in a zero in front. */
static void ask_port_bits(void)
{
    char text[TEXT_SIZE];
    unsigned long port;
    unsigned bit;
    size_t i;

    for (port = 0; port < 65536; port++) {
        host_count = 0;
        snprintf(text, TEXT_SIZE, "x://h:0%lu", port);
        add_port(text, &schemes[5], "h", text + 6);
        for (bit = 0; bit < 17; bit++) {
            snprintf(text, TEXT_SIZE, "x://h:%lu", port ^ (1ul << bit & 65535));
            add_port(text, &schemes[5], "h", text + 6);
        }
        for (i = 0; i < host_count; i++) {
            ask_origin(&hosts[0], &hosts[i]);
        }
    }
    host_count = 0;
    done("bits of ports");
}

/* Small sets first. */
void ask_origins(void)
{
    ask_units();
    ask_zones();
    ask_bits();
    ask_future();
    ask_port_bits();
    ask_ipv4();
    ask_numbers();
    ask_ports();
    ask_groups();
    ask_mixed();
    ask_spellings();
    ask_host_names();
}

/* ---- Names and addresses that are in no URL ---- */

/* What is in brackets and is a literal (GRD-29), and its value. */
static const struct meaning literals[] = {
    { "[::1]", "::1" },  { "[0::1]", "::1" }, { "[::0.0.0.1]", "::1" },
    { "[::a]", "::a" },  { "[::A]", "::a" },  { "[v1.a]", "v1.a" },
    { "[V1.A]", "v1.a" }
};

static void add_text(struct nurl_str text)
{
    struct host *host = &hosts[host_count++];
    size_t i;

    memcpy(host->text, text.ptr, text.len);
    host->host = nurl_text(host->text, text.len);
    host->literal[0] = '\0';
    for (i = 0; i < COUNT(literals); i++) {
        if (strlen(literals[i].text) == text.len &&
            memcmp(literals[i].text, text.ptr, text.len) == 0) {
            snprintf(host->literal, TEXT_SIZE, "%s", literals[i].value);
        }
    }
    set_labels(host);
}

/* Hosts and domains of so many symbols. */
static void ask_texts(const struct alphabet *alphabet, size_t host_symbols,
                      size_t domain_symbols)
{
    unsigned long all = count_texts(alphabet, host_symbols);
    unsigned long domains = count_texts(alphabet, domain_symbols);
    unsigned long n;
    size_t i;
    size_t j;
    char text[TEXT_SIZE];

    for (n = 0; n < all; n++) {
        add_text(nth_text(text, alphabet, n));
    }
    for (j = 0; j < domains; j++) {
        for (i = 0; i < host_count; i++) {
            ask_within(&hosts[i], &hosts[j]);
        }
    }
    host_count = 0;
}

/* Each byte as a name, and before and after a letter. */
static void ask_name_bytes(void)
{
    char text[2];
    unsigned n;
    size_t i;
    size_t j;

    for (n = 0; n < 256; n++) {
        text[0] = 'a';
        text[1] = (char)n;
        add_text(nurl_text(text + 1, 1));
        add_text(nurl_text(text, 2));
        text[0] = (char)n;
        text[1] = 'a';
        add_text(nurl_text(text, 2));
    }
    for (i = 0; i < host_count; i++) {
        for (j = 0; j < host_count; j++) {
            ask_within(&hosts[i], &hosts[j]);
        }
    }
    host_count = 0;
    done("bytes of names");
}

void ask_names(void)
{
    static const struct nurl_str bytes[] = { SYMBOL("a"), SYMBOL("A"),
                                             SYMBOL("b"), SYMBOL("."),
                                             SYMBOL("-"), SYMBOL("1"),
                                             SYMBOL("@") };
    static const struct nurl_str parts[] = {
        SYMBOL("a"),          SYMBOL("A"),         SYMBOL("."),
        SYMBOL("_"),          SYMBOL("1"),         SYMBOL("0x"),
        SYMBOL("0Xf"),        SYMBOL("%61"),       SYMBOL("%2e"),
        SYMBOL("%"),          SYMBOL("/"),         SYMBOL(":"),
        SYMBOL("["),          SYMBOL("[::1"),      SYMBOL("::1]"),
        SYMBOL("]"),          SYMBOL("\0"),        SYMBOL("\xE1"),
        SYMBOL("[::1]"),      SYMBOL("[0::1]"),    SYMBOL("[::a]"),
        SYMBOL("[::A]"),      SYMBOL("[::1%25a]"), SYMBOL("[::1%a]"),
        SYMBOL("[v1.a]"),     SYMBOL("[V1.A]"),    SYMBOL("1.2.3.4"),
        SYMBOL("[::0.0.0.1]")
    };
    static const struct alphabet by_bytes = ALPHABET(bytes);
    static const struct alphabet by_symbols = ALPHABET(parts);

    ask_name_bytes();
    ask_texts(&by_bytes, 5, 4);
    done("names");
    ask_texts(&by_symbols, 3, 2);
    done("names and addresses");
}
