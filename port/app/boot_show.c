/*
 * boot_show.c - what a person sees of a fetch
 */
#include "boot.h"
#include "console.h"

enum {
    MS_LINE = 1000 /* from one line of progress to the next */
};

struct caret_room boot_room(void)
{
    struct caret_room whole;

    whole.octets = boot_work;
    whole.size = sizeof boot_work;
    return whole;
}

void boot_show_url(struct fetch *fetch)
{
    if (caret_mask(boot_room(), fetch->text)) {
        console_text(fetch->redirects > 0 ? "redirect: " : "fetch: ");
        console_escaped(boot_work, fetch->text.len);
        console_line_end();
    }
}

/* ---------------------------------------------------------------- progress */

static struct {
    uint32_t began; /* net_ms() at the first bytes */
    uint32_t shown; /* net_ms() at the last line */
    uint64_t came;  /* bytes so far */
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

/* Bytes per millisecond are kB per second. */
static void put_line(const struct fetch *fetch)
{
    uint32_t ms = net_ms() - progress.began;

    console_number((uint32_t)progress.came);
    console_text(" bytes, ");
    if (fetch->size != FETCH_UNKNOWN && fetch->size > 0) {
        console_number(percent_of(progress.came, fetch->size));
        console_text(" %, ");
    }
    console_number((uint32_t)progress.came / (ms > 0 ? ms : 1));
    console_text(" kB/s\n");
    progress.shown = net_ms();
}

int boot_show_progress(struct fetch *fetch)
{
    if (progress.came == 0) {
        progress.began = net_ms();
        progress.shown = progress.began;
    }
    progress.came = fetch->received;
    if (net_ms() - progress.shown >= MS_LINE) {
        put_line(fetch);
    }
    return 0;
}

void boot_show_end(const struct fetch *fetch)
{
    if (progress.came > 0) {
        put_line(fetch);
    }
}

/* ------------------------------------------------------------------ errors */

/* What the server said; of an error of https, BearSSL's number. */
static int has_code(const struct fetch *fetch, int status)
{
    return fetch->code != 0 &&
           ((status <= FETCH_ERR_NOT_FOUND && status >= FETCH_ERR_REDIRECTS) ||
            status == FETCH_ERR_TLS || status == FETCH_ERR_CERTIFICATE);
}

void boot_show_fault(const struct fetch *fetch, int status)
{
    if (fetch->fault != NURL_OK) {
        caret_show(boot_room(), fetch->text, fetch->stop, fetch->fault);
    }
    console_text("error: ");
    console_text(fetch_text(status));
    if (has_code(fetch, status)) {
        console_text(" (");
        console_number(fetch->code);
        console_text(")");
    }
    console_line_end();
}
