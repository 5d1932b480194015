/*
 * nurl.h - all of nanourl, in reading order
 *
 * For programs that want everything at hand. It costs nothing: what is not
 * called is not linked.
 */
#ifndef NURL_H
#define NURL_H

/* what everything else speaks of */
#include "nurl_scheme.h"
#include "nurl_types.h"
#include "nurl_writer.h"

/* a URL into its parts */
#include "nurl_parse.h"

/* whom to connect to */
#include "nurl_host.h"

/* what stands in a part */
#include "nurl_decode.h"
#include "nurl_encode.h"
#include "nurl_path.h"
#include "nurl_query.h"

/* a URL by RFC 1738, strictly */
#include "nurl_equal.h"
#include "nurl_flags_1738.h"

/* the ten schemes of RFC 1738 */
#include "nurl_any.h"
#include "nurl_file.h"
#include "nurl_ftp.h"
#include "nurl_gopher.h"
#include "nurl_http.h"
#include "nurl_mailto.h"
#include "nurl_news.h"
#include "nurl_nntp.h"
#include "nurl_prospero.h"
#include "nurl_telnet.h"
#include "nurl_wais.h"

/* what a client does with a URL */
#include "nurl_find.h"

#define NURL_VERSION 100 /* major * 10000 + minor * 100 + patch */
#define NURL_VERSION_TEXT "0.1.0"

#endif
