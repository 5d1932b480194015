/*
 * nurl.h - all of nanourl, and what holds for all of it
 *
 * A URL is read where it lies. What comes back are places in it, an offset
 * and a length in octets, still escaped as they are written; nothing is
 * copied, nothing is allocated, and no NUL is needed. Text goes out into
 * buffers of yours, through a writer that counts what does not fit.
 *
 * Including this header costs nothing: what is not called is not linked.
 * Each header below can be included alone. What follows is said here, once.
 *
 * READING ORDER
 *
 *     nurl_types.h       the parsed URL, its parts, texts; attach a stored one
 *     nurl_status.h      every code, and it in words
 *     nurl_parse.h       a text into its parts; where a URL ends in a buffer
 *     nurl_host.h        whom to connect to: name or address, zone, port
 *     nurl_writer.h      text into a buffer; what a client sends: Host field,
 *                        target; addresses; a log without secrets
 *
 *     nurl_decode.h      escapes to octets, by a policy that says for what
 *     nurl_encode.h      octets to escapes, by the part that they go to
 *     nurl_path.h        the segments of a path, one by one
 *     nurl_query.h       the pairs of a query, one by one or by key
 *     nurl_build.h       parts in, URL out
 *
 *     nurl_find.h        URLs in running text
 *     nurl_reference.h   a reference beside a base, a redirect, the normal form
 *     nurl_equal.h       do two URLs mean the same? Have they one origin?
 *
 *     nurl_scheme.h      which scheme it is, for a switch
 *     nurl_ftp.h         directories, name and type; the steps of a client
 *     nurl_http.h        path and search
 *     nurl_gopher.h      type, selector, search; what a client sends
 *     nurl_mailto.h      an address
 *     nurl_news.h        a group or an article
 *     nurl_nntp.h        a group and an article's number
 *     nurl_telnet.h      a login
 *     nurl_wais.h        database, search, document
 *     nurl_file.h        a path, and whose
 *     nurl_prospero.h    an object and its fields
 *     nurl_coap.h        the options of a request, and back
 *     nurl_tftp.h        a file and its mode
 *     nurl_any.h         whichever of the ten comes, for tools
 *     nurl_flags_1738.h  what is valid by RFC 1738, and yet worth a look
 *
 * One more is included by itself: nurl_http_parser.h, for code that was written
 * for another library.
 *
 * THE TEXT MUST STAY. A parsed URL and all that is made of it are places in
 * your text: as long as one of them is used, the text stays where it is, and as
 * it is. When it has moved, nurl_attach is told where.
 *
 * WORDS. The profile of a struct nurl is the RFC that it was read by: 3986 by
 * nurl_parse, nurl_parse_zone and nurl_parse_authority, 1738 by nurl_parse_1738
 * and nurl_parse_1738_ref. What belongs to the second is called strict. A view
 * is the parts that one scheme has beyond those of every URL: struct nurl_ftp
 * is one, and nurl_ftp_parse fills it.
 *
 * FIVE RULES
 *
 * 1. nurl_parse and nurl_parse_... fill a struct nurl; nurl_X_parse and
 *    nurl_X_parse_... fill a struct nurl_X. What is parsed to a struct nurl,
 *    attached, measured (nurl_extent) or searched comes as (text, length); a
 *    piece of a URL comes as a struct nurl_str.
 * 2. A function whose first parameter is `out`, a writer, appends to it and
 *    returns nothing. The first failure sticks, and one check at the end
 *    tells it. The three nurl_writer_... alone are for the writer itself: they
 *    begin it and tell how it went.
 * 3. nurl_X_next returns 1 and a piece, or 0. A list is a struct nurl_str, a
 *    copy of yours, that is eaten from the front; where more is to be kept
 *    there is a struct, and nurl_X_begin.
 * 4. What is given a struct nurl answers in spans, and nurl_part makes text
 *    of one; what is given a text answers in texts. The steps of an FTP plan
 *    and the options of CoAP are texts, too: not all of them stand in the URL.
 * 5. A status is 0 or negative, and `stop` is the octet it is about. A struct
 *    after a fault is refused by every function with UNPARSED; a question
 *    answers 0, and nurl_flags_1738 answers INVALID.
 *
 * TEXT. Octets, not characters: every offset, length and size counts octets.
 * No function reads beyond the length it is given, needs a NUL, or changes
 * its input. A parameter `const char *name` alone ends with a NUL. {NULL, 0}
 * is the empty text everywhere, and in an answer it is what is absent; NULL
 * with a length is never read: EMPTY at 0. A text longer than NURL_TEXT_MAX
 * is TOO_LONG where a place in it is a result.
 *
 * ABSENT AND EMPTY differ: `http://h` has no query, `http://h?` an empty one.
 * An absent span is {0, 0} and nurl_present asks for one; every URL has a
 * path, so of the path ask the length. An absent text has ptr NULL.
 *
 * ERRORS. NURL_OK is 0 and every fault is negative: `if (status)` and
 * `if (status < 0)` are both right. Faults are checked in the order of the
 * text, unless a function says another one, and the first is the result. Its
 * place is `stop` of the struct or writer that was filled: the octet that
 * nurl_status.h names beside the code. After a fault all parts are absent;
 * no half of a result is left to be mistaken for a whole one. One exception:
 * after PORT_MISSING nurl_endpoint_parse leaves the host, and port 0. A number,
 * once released, never changes.
 *
 * In front of the `stop` of a struct nurl stand octets 21 to 7E alone, after
 * every fault but TOO_LONG: shown in a line of its own, the text has the
 * octet in the column that `stop` says.
 *
 * WRITERS never write past their buffer, and always count. After BUF, `len`
 * counts on, and a fault of a text that comes still replaces BUF; so a writer
 * of size 0 says how much room is needed and whether the text is good. After
 * any other failure `len` stands still. `stop` is an offset in the input of the
 * call that failed. nurl_writer_finish adds the NUL, and leaves "" after a
 * failure. How much of a buffer is good after BUF, nurl_writer.h says.
 *
 * WALKS. A piece lies in the text that was given, which must stay. A list
 * of nothing has no piece; pieces can be empty. Nothing is stored, so there
 * is no limit to their number, and any copy of a walk goes on by itself.
 *
 * PROFILES. The views of the ten schemes of RFC 1738, nurl_any_parse, ftp's
 * plan and gopher's request, nurl_port, nurl_endpoint_parse and nurl_write_host
 * take a struct of either profile. nurl_equal_1738 and nurl_flags_1738 take
 * 1738 alone. All that RFC 3986 and later ones brought takes 3986 alone:
 * resolve, redirect, normalize, equal, same_origin, target, Host field, CoAP
 * and TFTP. A struct of the other profile is refused as in rule 5.
 *
 * VIEWS of the ten schemes read from behind the authority (in mailto and news:
 * behind the colon) to the end of path and query, which are one text to them:
 * "?" is data in most of these schemes. In a strict struct each octet must be
 * one that RFC 1738 allows there; in one of profile 3986 only the delimiters
 * count, and what stands between them is as nurl_parse has taken it.
 * The paths of http, file and ftp begin with their slash, so nurl_path_next
 * takes them apart. Every view can give UNPARSED, and SCHEME for another scheme
 * than its own, at 0; one of a scheme with an authority also SLASHES without
 * it, and HOST_CHAR at a "?" right behind it, which http alone may have there.
 *
 * ALIASING. The structs and texts that a function reads and the struct or
 * buffer that it fills must not overlap. Decoding and masking alone may write
 * over their input: it lies in the writer's buffer, where the next octet goes
 * or behind it.
 *
 * REENTRANCY. Nothing is kept between calls: no static data that changes, no
 * heap, no locks, no recursion. All functions may run in threads and in
 * interrupts at once, as long as each has its own structs. Time is linear in
 * the length of the text. A struct may be copied, and stored for the build of
 * the program that made it: it holds pointers, padding and numbers in the
 * machine's order. To another machine send the text. A stored struct nurl is
 * used again after nurl_attach; whether the store was damaged is for a
 * checksum of yours.
 *
 * MISUSE. A NULL struct, a length beyond the buffer or a struct that nobody
 * filled and nobody zeroed are not looked for.
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
#include "nurl_file.h"
#include "nurl_flags_1738.h"
#include "nurl_ftp.h"
#include "nurl_gopher.h"
#include "nurl_http.h"
#include "nurl_mailto.h"
#include "nurl_news.h"
#include "nurl_nntp.h"
#include "nurl_prospero.h"
#include "nurl_telnet.h"
#include "nurl_tftp.h"
#include "nurl_wais.h"

#define NURL_VERSION "0.2.0"

#endif
