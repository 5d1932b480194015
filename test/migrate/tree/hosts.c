/* For each line of standard input, an http or https URL that nurl_parse
 * accepts: what another reader makes of it, "same", "refused", or why its host
 * is another; a tab and the line; a tab and the reader's host; a tab and its
 * port (-1: not compared). */
#include "hosts.h"

#include "nurl_decode.h"
#include "nurl_host.h"
#include "nurl_parse.h"

#include <stdio.h>
#include <string.h>

long port_taken = -1;

/* The first byte after the host and port. */
static char after_authority(const struct nurl *url)
{
    struct nurl_span last = nurl_present(url->port) ? url->port : url->host;

    return url->text[last.off + last.len];
}

static const char *of_the_rest(const struct nurl *url)
{
    const char *rest = url->text + url->path.off;

    if (strstr(rest, "://") != NULL) {
        return "a URL in the path or query";
    }
    return strpbrk(rest, ":@[") != NULL ? "a delimiter in the path or query"
                                        : "something else";
}

/* HOST is the whole of host and port. */
static int keeps_port(const struct nurl *url, const char *host)
{
    size_t end = (size_t)url->port.off + url->port.len;

    return nurl_present(url->port) && strlen(host) == end - url->host.off &&
           strncmp(host, url->text + url->host.off, strlen(host)) == 0;
}

static const char *cause(const struct nurl *url, const char *host)
{
    char next = after_authority(url);
    int kept = (next == '?' || next == '#') && strchr(host, next) != NULL;

    if (nurl_present(url->user) && !kept) {
        return "user info";
    }
    if (keeps_port(url, host)) {
        return "a port";
    }
    if (next == '?') {
        return "? after the host";
    }
    if (next == '#') {
        return "# after the host";
    }
    if (memchr(url->text + url->host.off, '%', url->host.len) != NULL) {
        return "an escape in the host";
    }
    if (url->host_kind == NURL_HOST_IPV6) {
        return "an address in brackets";
    }
    return of_the_rest(url);
}

/* Brackets are left out, because some readers keep them. */
static struct nurl_str without_brackets(const char *host)
{
    size_t length = strlen(host);
    size_t bracket = host[0] == '[' && host[length - 1] == ']';

    return nurl_text(host + bracket, length - 2 * bracket);
}

/* Some readers decode the host. */
static int same(struct nurl_str ours, const char *host)
{
    char decoded[4096];

    return nurl_str_equal_nocase(ours, without_brackets(host)) ||
           (nurl_decode_string(decoded, sizeof decoded, ours,
                               NURL_POLICY_TEXT) == NURL_OK &&
            strcmp(decoded, host) == 0);
}

/* For a reader whose port is compared, too. */
static const char *port_verdict(const struct nurl *url)
{
    uint16_t port;

    if (port_taken < 0) {
        return "same";
    }
    if (nurl_port(url, &port) != NURL_OK) {
        return "a port above 65,535";
    }
    if (port == port_taken) {
        return "same";
    }
    return url->port.len == 0 ? "an empty port" : "the port alone";
}

static const char *verdict(const char *text, char *host, size_t size)
{
    struct nurl url;
    char copy[4096];

    if (nurl_parse(&url, text, strlen(text)) != NURL_OK ||
        url.host_kind <= NURL_HOST_EMPTY ||
        !(nurl_scheme_is(&url, "http") || nurl_scheme_is(&url, "https"))) {
        return "left out";
    }
    if (!host_of(strcpy(copy, text), host, size)) {
        return "refused";
    }
    return same(nurl_host_text(&url), host) ? port_verdict(&url)
                                            : cause(&url, host);
}

int main(void)
{
    char line[4096];
    static char host[4096];

    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        host[0] = '\0';
        port_taken = -1;
        printf("%s\t%s", verdict(line, host, sizeof host), line);
        for (char *bad = host; *bad != '\0'; bad++) {
            *bad = *bad > ' ' ? *bad : '?';
        }
        printf("\t%s\t%ld\n", host, port_taken);
    }
    return 0;
}
