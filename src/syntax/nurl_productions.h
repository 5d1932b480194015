/*
 * nurl_productions.h - productions of RFC 3986 that more than one parse reads
 *
 * Each sets its parts of the URL. It leaves the cursor behind them or, with a
 * fault, on the octet to blame. Host and check are in nurl_parse.c.
 */
#ifndef NURL_PRODUCTIONS_H
#define NURL_PRODUCTIONS_H

#include "syntax/nurl_cursor.h"

/*
 * host = IP-literal / IPv4address / reg-name                    section 3.2.2
 *
 * Returns the octet behind it, or NONE. For a bad IP-literal it returns "[",
 * and host_kind is NONE.
 */
int nurl_host_read(struct nurl *url, struct nurl_cursor *cursor);

/*
 * Checks host and port. `octet` is the one behind them; it must end the
 * authority. url->port was read as a password could be, so its digits are
 * checked here.
 */
enum nurl_status nurl_authority_check(const struct nurl *url,
                                      struct nurl_cursor *cursor, int octet);

/* [ ":" port ], behind a host, where the authority ends        section 3.2.3 */
enum nurl_status nurl_port_read(struct nurl *url, struct nurl_cursor *cursor);

/*
 * "[" IPv6addrz "]" [ ":" port ], where the authority ends        nurl_zone.h
 *
 * The cursor is on the "[", and stays there if no zone is between brackets.
 */
enum nurl_status nurl_zone_read(struct nurl *url, struct nurl_cursor *cursor);

/*
 * path [ "?" query ] [ "#" fragment ]                     sections 3.3 to 3.5
 *
 * All from the cursor to the end of the text. url->path may hold the path's
 * first octets already, which then are those in front of the cursor. Inline,
 * because every text has a path: 11 instructions less on a Cortex-M3.
 */
static inline enum nurl_status nurl_path_read(struct nurl *url,
                                              struct nurl_cursor *cursor)
{
    int next = nurl_cursor_part(cursor, NURL_OCTET_PATH);

    url->path.off = (uint16_t)(cursor->part.off - url->path.len);
    url->path.len = (uint16_t)(cursor->part.len + url->path.len);
    if (next == '?') {
        next = nurl_cursor_next_part(cursor, NURL_OCTET_QUERY);
        url->query = cursor->part;
    }
    if (next == '#') {
        next = nurl_cursor_next_part(cursor, NURL_OCTET_QUERY);
        url->fragment = cursor->part;
    }
    return next == NURL_OCTET_NONE ? NURL_OK
                                   : nurl_octet_fault(next, NURL_ERR_CHAR);
}

#endif
