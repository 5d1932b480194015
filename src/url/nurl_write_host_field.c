/* SPDX-License-Identifier: MIT */
/*
 * nurl_write_host_field.c - the value of a Host field
 *
 * Host = uri-host [ ":" port ]                              RFC 9110 7.2
 */
#include "nurl_writer.h"

#include "base/nurl_emit.h"
#include "url/nurl_host_field.h"

void nurl_write_host_field(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_host_field field;
    uint16_t stop;
    enum nurl_status status = nurl_host_field_measure(&field, url, &stop);

    if (status == NURL_OK) {
        nurl_host_field_write(out, url, &field);
    } else {
        nurl_emit_fault(out, status, stop);
    }
}
