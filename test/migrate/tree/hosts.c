/* For each line of standard input, an http or https URL that nurl_parse
 * accepts: what another reader makes of it, "same", "refused", or why its host
 * is another; a tab; and the line. */
#include "hosts.h"

#include "nurl_host.h"
#include "nurl_parse.h"

#include <stdio.h>
#include <string.h>

static const char *cause(const struct nurl *url)
{
    struct nurl_str rest =
        nurl_text(url->text + url->path.off, url->stop - (size_t)url->path.off);

    if (nurl_present(url->user)) {
        return "user info";
    }
    if (memchr(url->text + url->host.off, '%', url->host.len) != NULL) {
        return "an escape in the host";
    }
    if (url->host_kind == NURL_HOST_IPV6) {
        return "an address in brackets";
    }
    if (url->path.len == 0 && rest.len > 0) {
        return "no path before ? or #";
    }
    if (rest.len > 0 && strstr(rest.ptr, "://") != NULL) {
        return "a URL in the path or query";
    }
    if (rest.len > 0 && strpbrk(rest.ptr, ":@[") != NULL) {
        return "a delimiter in the path or query";
    }
    return "something else";
}

/* Brackets are left out, because some readers keep them. */
static int same(struct nurl_str ours, const char *host)
{
    size_t bracket = host[0] == '[';
    size_t length = strlen(host);

    if (bracket && host[length - 1] == ']') {
        length--;
    }
    return nurl_str_equal_nocase(ours,
                                 nurl_text(host + bracket, length - bracket));
}

static const char *verdict(char *text)
{
    struct nurl url;
    char host[4096];

    if (nurl_parse(&url, text, strlen(text)) != NURL_OK ||
        url.host_kind <= NURL_HOST_EMPTY ||
        !(nurl_scheme_is(&url, "http") || nurl_scheme_is(&url, "https"))) {
        return "left out";
    }
    if (!host_of(text, host, sizeof host)) {
        return "refused";
    }
    return same(nurl_host_text(&url), host) ? "same" : cause(&url);
}

int main(void)
{
    char line[4096];

    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        printf("%s\t%s\n", verdict(line), line);
    }
    return 0;
}
