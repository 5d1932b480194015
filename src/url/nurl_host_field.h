/*
 * nurl_host_field.h - the host of a request, as written in the URL
 */
#ifndef NURL_HOST_FIELD_H
#define NURL_HOST_FIELD_H

#include "nurl_writer.h"

/* Appends the host as written, with its brackets, but without a zone. */
void nurl_host_field_host(struct nurl_writer *out, const struct nurl *url);

#endif
