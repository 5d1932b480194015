/* SPDX-License-Identifier: MIT */
/*
 * shell_coap.c - the shell's command `coap`: the options of a request that goes
 *                to the URL's own port, so without a Uri-Port
 */
#include "console.h"
#include "nurl_coap.h"
#include "shell.h"

static void put_name(uint16_t number)
{
    switch (number) {
    case NURL_COAP_URI_HOST:
        console_text("Uri-Host ");
        break;
    case NURL_COAP_URI_PATH:
        console_text("Uri-Path ");
        break;
    default:
        console_text("Uri-Query ");
    }
}

static void put_option(const struct nurl_coap_option *option)
{
    struct nurl_writer out;

    put_name(option->number);
    shell_write(&out);
    nurl_write_coap_value(&out, option);
    shell_put_decoded(out.len);
    console_line_end();
}

int shell_coap(struct nurl_str text)
{
    struct nurl url;
    struct nurl_coap coap;
    struct nurl_coap_option option;
    enum nurl_status status;

    if (!shell_url(&url, text)) {
        return 1;
    }
    status = nurl_coap_begin(&coap, &url, 0);
    if (status != NURL_OK) {
        return shell_fault(text, coap.stop, status);
    }
    while (nurl_coap_next(&coap, &option)) {
        put_option(&option);
    }
    console_text("to port ");
    console_number(coap.port);
    console_line_end();
    return 0;
}
