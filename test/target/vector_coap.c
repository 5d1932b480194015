/*
 * vector_coap.c - the operations coap and tftp
 */
#include "console.h"
#include "nurl_coap.h"
#include "nurl_decode.h"
#include "nurl_tftp.h"
#include "vector_row.h"

/* "BAD_LENGTH" in place of a value that is not as long as it was said. */
static void key_value(unsigned n, const struct nurl_coap_option *option)
{
    struct nurl_writer out;

    nurl_writer_init(&out, vector_out, sizeof vector_out);
    nurl_write_coap_value(&out, option);
    if (nurl_writer_status(&out) != NURL_OK || out.len != option->length) {
        vector_key_word(vector_numbered("opt", n, ".value_hex"), "BAD_LENGTH");
        return;
    }
    vector_key_hex(vector_numbered("opt", n, ".value_hex"),
                   (const uint8_t *)out.ptr, out.len);
}

void vector_coap(struct vector_question *row)
{
    struct nurl_coap coap;
    struct nurl_coap_option option;
    struct nurl url;
    enum nurl_status status;
    unsigned n = 0;

    if (!vector_url(&url, row->input, 0)) {
        return;
    }
    status = nurl_coap_begin(&coap, &url, (uint16_t)row->sent_to);
    if (status != NURL_OK) {
        vector_fault_status(status, coap.stop);
        return;
    }
    vector_ok();
    while (nurl_coap_next(&coap, &option)) {
        vector_key_number(vector_numbered("opt", n, ".number"), option.number);
        key_value(n, &option);
        n++;
    }
    vector_key_number("opt.n", n);
}

void vector_tftp(struct vector_question *row)
{
    static const char *const modes[] = { "", "octet", "netascii" };
    struct nurl_tftp tftp;
    struct nurl_writer out;
    struct nurl url;
    enum nurl_status status;

    if (!vector_url(&url, row->input, 0)) {
        return;
    }
    status = nurl_tftp_parse(&tftp, &url);
    if (status != NURL_OK) {
        vector_fault_status(status, tftp.stop);
        return;
    }
    vector_ok();
    nurl_writer_init(&out, vector_out, sizeof vector_out);
    nurl_decode(&out, nurl_part(&url, tftp.file), NURL_POLICY_TEXT);
    vector_key_text("file", nurl_text(out.ptr, out.len));
    if (tftp.mode != NURL_TFTP_NONE) {
        vector_key_word("mode", modes[tftp.mode]);
    }
}
