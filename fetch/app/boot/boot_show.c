/* SPDX-License-Identifier: MIT */
/*
 * boot_show.c - what a person sees of a fetch
 */
#include "app/boot/boot.h"
#include "app/status_text.h"
#include "console.h"

enum {
    MS_LINE = 1000, /* from one line of progress to the next */
    MS_RATE = 20    /* in a shorter time there is no rate */
};

struct caret_buffer nboot_space(void)
{
    struct caret_buffer whole;

    whole.octets = nboot_work;
    whole.size = sizeof nboot_work;
    return whole;
}

/* ---------------------------------------------------------------- progress */

static struct {
    uint32_t began;    /* clock when the file was asked for */
    uint32_t shown;    /* clock at the last line */
    uint64_t there;    /* bytes that were there before */
    uint64_t received; /* bytes so far */
} progress;

/* Both are shifted until a hundred times as many fit into 32 bits. */
static uint32_t percent_of(uint64_t part, uint64_t whole)
{
    while (whole > UINT32_MAX / 100 || part > UINT32_MAX / 100) {
        whole >>= 1;
        part >>= 1;
    }
    return (uint32_t)part * 100 / (uint32_t)(whole > 0 ? whole : 1);
}

void nboot_show_url(struct nfetch *fetch)
{
    if (caret_mask(nboot_space(), fetch->text)) {
        console_text(fetch->redirects > 0 ? "redirect: " : "fetch: ");
        console_escaped(nboot_work, fetch->text.len);
        console_line_end();
    }
    progress.began = nfetch_net_ms(fetch->net);
    progress.shown = progress.began;
    progress.there = fetch->offset;
}

/* Bytes per millisecond are kB per second; no more than 4 GB in one fetch. */
static void put_rate(uint32_t bytes, uint32_t ms)
{
    if (ms >= MS_RATE) {
        console_text(", ");
        console_number(bytes / ms);
        console_text(" kB/s");
    }
}

/* A server that cannot go on sends the file from its first byte. */
static void put_line(const struct nfetch *fetch)
{
    uint64_t before = progress.received >= progress.there ? progress.there : 0;

    console_number((uint32_t)progress.received);
    console_text(" bytes");
    if (fetch->size != NFETCH_UNKNOWN && fetch->size > 0) {
        console_text(", ");
        console_number(percent_of(progress.received, fetch->size));
        console_text(" %");
    }
    put_rate((uint32_t)(progress.received - before),
             nfetch_net_ms(fetch->net) - progress.began);
    console_line_end();
    progress.shown = nfetch_net_ms(fetch->net);
}

int nboot_show_progress(struct nfetch *fetch)
{
    progress.received = fetch->received;
    if (progress.received > 0 &&
        nfetch_net_ms(fetch->net) - progress.shown >= MS_LINE) {
        put_line(fetch);
    }
    return 0;
}

void nboot_show_end(const struct nfetch *fetch)
{
    if (progress.received > 0) {
        put_line(fetch);
    }
}

/* ------------------------------------------------------------------ errors */

/* A later error, of the start, is not one of the URL. */
static int is_of_url(const struct nfetch *fetch, int status)
{
    return fetch->fault != NURL_OK &&
           (status == NFETCH_ERR_URL || status == NFETCH_ERR_REDIRECT ||
            status == NFETCH_ERR_LOCATION);
}

void nboot_show_fault(const struct nfetch *fetch, int status)
{
    if (is_of_url(fetch, status)) {
        caret_show(nboot_space(), fetch->text, fetch->stop, fetch->fault);
    }
    console_text("error: ");
    console_text(nfetch_status_text(status));
    if (nfetch_status_exit(status) == NFETCH_EXIT_OWN) {
        console_text(" -");
        console_number(0u - (uint32_t)status);
    }
    if (fetch->code != 0 && nfetch_has_code(status)) {
        console_text(" (");
        console_number(fetch->code);
        console_text(")");
    }
    if (fetch->said[0] != '\0') {
        console_text(": ");
        console_text(fetch->said);
    }
    console_line_end();
}
