/* SPDX-License-Identifier: MIT */
/*
 * nurl.h - all of nanourl. What you do not call is not linked.
 *
 *     struct nurl          a parsed URL: a span for each part
 *     struct nurl_span     a part: offset and length in the text
 *     struct nurl_str      a text: pointer and length
 *     struct nurl_writer   your buffer, and how much is in it
 *     enum nurl_status     NURL_OK is 0, errors are negative, no errno
 *
 * FIVE RULES
 *
 * 1. nurl_parse and nurl_parse_... fill a struct nurl, nurl_X_parse a struct
 *    nurl_X.
 * 2. After an error `stop` is its offset, all parts are absent, and every
 *    function rejects the struct: it returns NURL_ERR_UNPARSED, or false.
 * 3. A function that takes a writer appends to it. The writer keeps the first
 *    error (an input error replaces BUF), so check once, at the end.
 * 4. nurl_X_next gives you the next item, moves the list forward, and returns
 *    true; at the end it returns false.
 * 5. A struct nurl gives you spans (nurl_part makes a text of a span), a text
 *    gives you texts.
 *
 * HEADERS, in reading order
 *
 *     nurl_types.h, nurl_status.h      a parsed URL, its parts, texts; errors
 *     nurl_parse.h                     a URL, a setting, what a server receives
 *     nurl_host.h                      connect: name or address, zone, port
 *     nurl_writer.h                    a request, a log line, a host
 *
 *     nurl_decode.h, nurl_encode.h     percent-escapes in a part, a new segment
 *     nurl_path.h, nurl_query.h        segments and routes; pairs
 *     nurl_build.h                     make a URL of parts
 *     nurl_reference.h                 resolve, redirect, normalize, clean
 *     nurl_equal.h, nurl_find.h        compare; find URLs in running text
 *
 *     nurl_scheme.h                    the known schemes
 *     nurl_coap.h, nurl_link.h         CoAP's options; links, also of HTTP
 *     nurl_tftp.h, nurl_cri.h          TFTP; CRIs, URIs in CBOR (provisional)
 *     nurl_any.h                       ten schemes; each has a header
 *     nurl_flags_1738.h                what is valid by RFC 1738, but unusual
 *     nurl_version.h                   which release this is
 *
 * Not included: nurl_http_parser.h, a replacement for http_parser (nanourl.h,
 * of the one file, has it); nurl.hpp, in C++17. Its namespace is nanourl,
 * because `nurl` is a struct.
 *
 * FOR ALL FUNCTIONS
 *
 * Test a status by `< 0` or `!= NURL_OK`, a bool by `if` or `!`. "Returns true"
 * means: else false. Comments leave out NURL_OK, the prefix NURL_ERR_, and four
 * errors: TOO_LONG above NURL_TEXT_MAX, EMPTY for NULL with a length ({NULL, 0}
 * is the empty text), UNPARSED (rule 2), BUF for a full writer. You get the
 * first error in the text, unless a comment has another order. Options are
 * added up.
 *
 * Offsets, lengths and sizes count bytes, at most SIZE_MAX / 2 as in every
 * object. Parts and items are as written, still escaped. Addresses are in
 * network order. No function reads past the length, writes past the size, needs
 * a NUL, or changes its input; only a string (`const char *` without a length)
 * ends with a NUL. Keep the text alive and unchanged while you use the result,
 * which points into it. When it has moved, call nurl_attach.
 *
 * Copies use unaligned words where the compiler does: on Cortex-M3 and larger,
 * Cortex-A, x86-64. Compile with -mno-unaligned-access (AArch64:
 * -mstrict-align) if UNALIGN_TRP is set, a buffer lies in memory of the type
 * Device, such as a peripheral's, or a Cortex-A's MMU is off.
 *
 * Input and output must not overlap. nurl_resolve, _redirect, _normalize,
 * _clean, _build and _write_query_set check it (OVERLAP); others do not. Only
 * decoding and masking work in place: the text can lie in the buffer, at ptr +
 * len of the writer or later.
 *
 * nurl_parse_1738 and nurl_parse_1738_ref make strict structs. Functions with
 * 1738 in their name take only these; the ten schemes of RFC 1738,
 * nurl_types.h, nurl_host.h, nurl_write_host and nurl_scheme_of take both; all
 * others reject strict ones (UNPARSED).
 *
 * Nothing is kept between calls, so threads and interrupts can call every
 * function. Time is linear: on a Cortex-M3 (gcc 12, -Os) at most 100
 * instructions a byte, the parse included, in the costliest texts that a search
 * has found, unless a comment has another number. A NULL struct and a length
 * beyond the buffer are not detected.
 */
#ifndef NURL_H
#define NURL_H

#include "nurl_types.h"

#include "nurl_status.h"

#include "nurl_parse.h"

#include "nurl_host.h"

#include "nurl_writer.h"

#include "nurl_decode.h"
#include "nurl_encode.h"
#include "nurl_path.h"
#include "nurl_query.h"

#include "nurl_build.h"

#include "nurl_equal.h"
#include "nurl_find.h"
#include "nurl_reference.h"

#include "nurl_scheme.h"

#include "nurl_any.h"
#include "nurl_coap.h"
#include "nurl_cri.h"
#include "nurl_file.h"
#include "nurl_flags_1738.h"
#include "nurl_ftp.h"
#include "nurl_gopher.h"
#include "nurl_http.h"
#include "nurl_link.h"
#include "nurl_mailto.h"
#include "nurl_news.h"
#include "nurl_nntp.h"
#include "nurl_prospero.h"
#include "nurl_telnet.h"
#include "nurl_tftp.h"
#include "nurl_version.h"
#include "nurl_wais.h"

#endif
