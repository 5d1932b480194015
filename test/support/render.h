/*
 * render.h - a result as one line of text, so that a test is a table
 *
 *     render_url: "scheme=http host=h:name port=80 path=/"   or   "PCT@9"
 */
#ifndef RENDER_H
#define RENDER_H

#include "nurl_host.h"
#include "nurl_types.h"
#include "nurl_writer.h"

/* Both return a text that stays until the next call. */
const char *render_url(const struct nurl *url, enum nurl_status status);

/* "ipv6 00..01 zone=eth0", "name numeric_tail" or "HOST_CHAR@1" */
const char *render_host(const struct nurl_host *host, enum nurl_status status);

/* "HOST_CHAR@1" */
const char *render_fault(enum nurl_status status, size_t stop);

/*
 * Makes your own line: start, add parts, and take it. A present part adds its
 * name and its bytes, an absent one nothing. A space at the beginning of the
 * line is left out.
 */
void render_start(void);

/*
 * Until the next start, adds to this writer instead. What does not fit is
 * counted in `missing`, and the error is BUF@0.
 */
void render_into(struct nurl_writer *out);

void render_text(const char *text);
void render_number(size_t value);
void render_part(const char *name, const struct nurl *url,
                 struct nurl_span span);
/* Adds the lead and the text, or nothing if the text is absent. */
void render_str(const char *lead, struct nurl_str text);
void render_hex(const uint8_t *bytes, size_t len);
void render_url_parts(const struct nurl *url);
void render_host_parts(const struct nurl_host *host);
const char *render_line(void);

/*
 * The bytes as text. A backslash, and bytes that are not printable, are escaped
 * as in the vectors. The text is valid until the next call.
 */
const char *shown(const char *at, size_t len);

/* What a writer holds, shown, or its failure: "DEC_FORBIDDEN@7". */
const char *shown_writer(struct nurl_writer *out);

#endif
