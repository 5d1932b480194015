/* SPDX-License-Identifier: MIT */
/*
 * nurl_write_target_authority.c - the target of CONNECT
 *
 * authority-form = uri-host ":" port                      RFC 9112 3.2.3
 */
#include "nurl_writer.h"

#include "base/nurl_emit.h"
#include "url/nurl_host_field.h"

void nurl_write_target_authority(struct nurl_writer *out,
                                 const struct nurl *url)
{
    struct nurl_host_field field;
    char port[NURL_HOST_FIELD_PORT];
    uint16_t stop;
    enum nurl_status status = nurl_host_field_measure(&field, url, &stop);

    if (status == NURL_OK) {
        status = nurl_host_field_with_port(&field, port, url, &stop);
    }
    if (status != NURL_OK) {
        nurl_emit_fault(out, status, stop);
        return;
    }
    nurl_host_field_write(out, url, &field);
    nurl_emit(out, field.port, field.port_len,
              (size_t)url->host.off + url->host.len);
}
