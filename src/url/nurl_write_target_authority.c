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
    uint16_t stop;
    enum nurl_status status = nurl_host_field_measure_all(&field, url, &stop);

    if (status == NURL_OK) {
        nurl_host_field_write(out, url, &field);
    } else {
        nurl_emit_fault(out, status, stop);
    }
}
