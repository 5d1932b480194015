/*
 * nurl_host_field.h - the pieces of a request that are written as in the URL
 */
#ifndef NURL_HOST_FIELD_H
#define NURL_HOST_FIELD_H

#include "nurl_writer.h"

/* Puts a part as written; a failure has its place in the URL's text. */
void nurl_host_field_part(struct nurl_writer *out, const struct nurl *url,
                          struct nurl_span part);

/* Puts the host as written, with its brackets, but without a zone. */
void nurl_host_field_host(struct nurl_writer *out, const struct nurl *url);

#endif
