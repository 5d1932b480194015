/*
 * nurl_scheme_name.h - the names of the schemes
 */
#ifndef NURL_SCHEME_NAME_H
#define NURL_SCHEME_NAME_H

#include "nurl_scheme.h"

/* The first of enum nurl_scheme up to this one are those of RFC 1738. */
#define NURL_SCHEME_LAST_1738 NURL_SCHEME_PROSPERO

/* Their names, for nurl_name_find: in front is the length, in octal. */
#define NURL_NAME_FTP "\3ftp"
#define NURL_NAME_HTTP "\4http"
#define NURL_NAME_GOPHER "\6gopher"
#define NURL_NAME_MAILTO "\6mailto"
#define NURL_NAME_NEWS "\4news"
#define NURL_NAME_NNTP "\4nntp"
#define NURL_NAME_TELNET "\6telnet"
#define NURL_NAME_WAIS "\4wais"
#define NURL_NAME_FILE "\4file"
#define NURL_NAME_PROSPERO "\10prospero"

/* The scheme of this name, in any case of its letters; OTHER for none. */
enum nurl_scheme nurl_scheme_named(struct nurl_str name);

/* The same, and OTHER for all but the ten of RFC 1738. */
enum nurl_scheme nurl_scheme_named_1738(struct nurl_str name);

#endif
