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
 * 1. nurl_parse... fills a struct nurl, nurl_X_parse a struct nurl_X.
 * 2. After an error `stop` is its offset, all parts are absent, and every
 *    function rejects the struct: NURL_ERR_UNPARSED, or false.
 * 3. A function with a writer appends to it. The writer keeps the first error
 *    (an input error replaces BUF): check once, at the end.
 * 4. nurl_X_next takes the next item from the list and returns true, at the end
 *    false.
 * 5. A struct nurl gives spans (nurl_part makes texts of them), a text
 *    gives texts.
 *
 * HEADERS, in reading order
 *
 *     nurl_types.h, nurl_status.h       URLs, parts, texts; errors
 *     nurl_parse.h, nurl_host.h         parse; connect
 *     nurl_writer.h                     requests, log lines, hosts
 *     nurl_decode.h, nurl_encode.h      percent-escapes
 *     nurl_path.h, nurl_query.h         segments, routes; pairs
 *     nurl_build.h, nurl_reference.h    make; resolve, normalize, repair
 *     nurl_equal.h, nurl_find.h         compare; URLs in running text
 *     nurl_scheme.h, nurl_any.h         known schemes; ten, each with a header
 *     nurl_coap.h, nurl_link.h          CoAP's options; links, also of HTTP
 *     nurl_tftp.h, nurl_cri.h           TFTP; URIs in CBOR (provisional)
 *     nurl_flags_1738.h                 what is valid by RFC 1738, but unusual
 *     nurl_version.h
 *
 * Not included: nurl_http_parser.h, a replacement for http_parser (nanourl.h
 * has it); nurl.hpp, in C++17. Its namespace is nanourl, because `nurl` is a
 * struct.
 *
 * FOR ALL FUNCTIONS
 *
 * Test a status by `< 0` or `!= NURL_OK`, a bool by `if` or `!`. "Returns true"
 * means: else false. Comments leave out NURL_OK, NURL_ERR_, and four errors:
 * TOO_LONG above NURL_TEXT_MAX, EMPTY for NULL with a length ({NULL, 0} is the
 * empty text), UNPARSED (rule 2), BUF for a full writer. The first error in the
 * text counts, unless a comment has another order. Options are added up.
 *
 * Offsets, lengths and sizes count bytes, at most SIZE_MAX / 2 as in every
 * object. Parts and items are as written, still escaped. Addresses are in
 * network order. No function reads past the length, writes past the size, needs
 * a NUL, or changes its input; only a string (`const char *` without a length)
 * ends with a NUL. Results point into the text: keep it alive and unchanged.
 * When it has moved, call nurl_attach.
 *
 * Copies use unaligned words where the compiler does: on Cortex-M3 and larger,
 * Cortex-A, x86-64. Compile with -mno-unaligned-access (AArch64:
 * -mstrict-align) if UNALIGN_TRP is set, a buffer is in Device memory, or a
 * Cortex-A's MMU is off.
 *
 * Input and output must not overlap. Only nurl_resolve, _redirect, _normalize,
 * _clean, _build and _write_query_set check it (OVERLAP). Only decoding and
 * masking work in place: the text can lie at ptr + len of the writer or later.
 *
 * nurl_parse_1738 and nurl_parse_1738_ref make strict structs. Functions with
 * 1738 in their name take only these; the ten schemes of RFC 1738,
 * nurl_types.h, nurl_host.h, nurl_write_host and nurl_scheme_of take both; all
 * others reject strict ones (UNPARSED).
 *
 * Nothing is kept between calls: threads and interrupts can call every
 * function. Time is linear: on a Cortex-M3 (gcc 12, -Os) at most 100
 * instructions a byte, the parse included, in the costliest texts that a search
 * has found; or, for these:
 *
 *     105 nurl_clean                   190 nurl_write_coap_option
 *     110 nurl_parse_target            205 nurl_ftp_plan_begin
 *     110 nurl_write_request           205 nurl_resolve
 *     110 nurl_write_gopher_request    210 nurl_redirect
 *     110 nurl_write_origin            210 nurl_flags_1738
 *     135 nurl_path_match              230 nurl_equal_1738
 *     150 nurl_write_query_set         240 nurl_decode
 *     165 nurl_any_parse               250 nurl_find_next
 *     165 nurl_coap_begin              320 nurl_write_cri
 *     170 nurl_gopher_plus_parse       470 nurl_cri_parse
 *     175 nurl_is_below                570 nurl_write_cri_uri
 *     180 nurl_normalize               620 nurl_write_cri_resolved
 *
 * These are for all input of one call; for the last three for the URL, from
 * nurl_parse on. A NULL struct and a length beyond the buffer are not detected.
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
