/* SPDX-License-Identifier: MIT */
/*
 * boot.c - fetches an image by its URL, verifies it, and starts it
 *
 * The URL is the argument or, without one, the first line of the input. A line
 * before it can name the resolver (boot_resolver.c). "{slot}" in the URL stands
 * for the number of the slot that the image is for. If nothing new can be
 * fetched, the last good image starts. So it does if the whole download takes
 * longer than SECONDS (FETCH_SECONDS in board.env): a slow server must not keep
 * a device from its work. LINK_SECONDS, FIRST_BYTE_SECONDS and SILENCE_SECONDS
 * are in board.env, too (FETCH_...).
 *
 * The status is that of the image, or 0 where the machine starts no images. If
 * nothing starts, it is that of nfetch_status_exit: 67 for -701 to 125 for
 * -759.
 */
#include "app/boot/boot.h"
#include "app/boot/boot_key.h"
#include "app/boot/boot_store.h"
#include "app/network.h"
#include "app/protocols.h"
#include "app/status_text.h"
#include "console.h"
#include "nfetch_port_net.h"

enum {
    MS_SECOND = 1000
};

char nboot_work[NFETCH_WORK];

static char given[NBOOT_URL_MAX];
static char urls[2 * NBOOT_URL_MAX]; /* of redirects */
static struct nfetch fetch;
static struct nboot_store store;
static uint32_t began; /* clock when the download was asked for */

/* Returns the length of the line: more than its size if it is too long. */
static size_t read_line(void)
{
    int ended = 0;
    size_t length;

    console_prompt("URL> ");
    length = console_read(given, sizeof given, &ended);
    return length > sizeof given ? length : console_unescape(given, length);
}

/*
 * Returns the place of "{slot}", which no URL can contain, after a number took
 * its place; or the length of a URL without it.
 */
static size_t set_slot(struct nurl_str *url)
{
    static const char word[] = "{slot}";
    size_t length = sizeof word - 1;
    size_t at = 0;
    size_t i;

    while (at + length <= url->len &&
           !nurl_str_equal_nocase(nurl_text(given + at, length),
                                  nurl_text(word, length))) {
        at++;
    }
    if (at + length > url->len) {
        return url->len;
    }
    for (i = at + length; i < url->len; i++) {
        given[i - length + 1] = given[i];
    }
    url->len -= length - 1;
    return at;
}

static void ask(struct nfetch *now)
{
    nboot_store_resume(&store, now);
    nboot_show_url(now);
}

/* Ends a download that takes too long. */
static int moved(struct nfetch *now)
{
    (void)nboot_show_progress(now);
    return nfetch_net_ms(now->net) - began >
           (uint32_t)SECONDS * (uint32_t)MS_SECOND;
}

static void set_limits(struct nfetch_limits *limits)
{
    limits->link_ms = (uint32_t)LINK_SECONDS * (uint32_t)MS_SECOND;
    limits->first_byte_ms = (uint32_t)FIRST_BYTE_SECONDS * (uint32_t)MS_SECOND;
    limits->silence_ms = (uint32_t)SILENCE_SECONDS * (uint32_t)MS_SECOND;
}

static void set_up(void)
{
    nfetch_init(&fetch);
    set_limits(&fetch.limits);
    nfetch_protocols_set(&fetch);
    fetch.net = nfetch_network();
    fetch.sink = nboot_store_sink(&store);
    fetch.work.bytes = nboot_work;
    fetch.work.size = sizeof nboot_work;
    fetch.urls.bytes = urls;
    fetch.urls.size = sizeof urls;
    fetch.moved = moved;
    fetch.asks = ask;
    began = nfetch_net_ms(fetch.net);
}

/* Nothing but the limit cancels a fetch here. */
static int fetch_url(struct nurl_str url)
{
    int status = nfetch_url(&fetch, url);

    nboot_show_end(&fetch);
    if (status != NFETCH_ERR_CANCELLED) {
        return status;
    }
    console_text("not whole in ");
    console_number(SECONDS);
    console_text(" seconds\n");
    return NFETCH_ERR_SLOW;
}

/*
 * With "{slot}" the server is asked for the file of the active slot first: if
 * that is the same, so is the other one. A file that has another one's
 * validator is fetched by one more request.
 */
static int fetch_slot(struct nurl_str url)
{
    size_t place = set_slot(&url);
    int status = NBOOT_NEWER;

    if (place < url.len) {
        given[place] = (char)('1' - nboot_store_slot(&store));
        status = nboot_store_look(&store, url) ? fetch_url(url) : NBOOT_NEWER;
        given[place] = (char)('0' + nboot_store_slot(&store));
        store.is_looking = 0;
    }
    if (status == NBOOT_NEWER || status == NFETCH_ERR_NOT_FOUND) {
        status = fetch_url(url);
    }
    return status == NBOOT_NEWER ? fetch_url(url) : status;
}

static int fetch_image(struct nurl_str url)
{
    int status;

    set_up();
    status = fetch_slot(url);
    if (status == NBOOT_NOTHING_NEW || status == NFETCH_ERR_UNCHANGED) {
        console_text("nothing new\n");
        return NFETCH_OK;
    }
    if (status == NIMAGE_ERR_DIGEST) {
        nboot_verify_show_digests(&store.image);
    }
    if (status != NFETCH_OK) {
        nboot_show_fault(&fetch, status);
    }
    return status;
}

/* If nothing starts, the status says why the fetch has failed. */
static int boot(struct nurl_str url)
{
    int status = nboot_store_open(&store);
    int started = status;

    console_text(nfetch_port_noise_warning);
    console_text(nboot_key_warning);
    if (status == NFETCH_OK && nboot_store_can_fetch(&store)) {
        status = fetch_image(url);
    }
    if (started == NFETCH_OK) {
        started = nboot_store_start(&store);
    }
    if (started == NFETCH_OK) {
        return 0;
    }
    if (started == NFETCH_APP_ERR_EMPTY) {
        console_text("error: no good image\n");
    } else {
        nboot_show_fault(&fetch, started);
    }
    return nfetch_status_exit(status != NFETCH_OK ? status : started);
}

/* Reads lines up to the URL. Returns 0 after an error. */
static int read_url(struct nurl_str *url)
{
    *url = nurl_text(given, read_line());
    while (url->len <= sizeof given && nboot_is_resolver(*url)) {
        if (!nboot_set_resolver(*url)) {
            return 0;
        }
        url->len = read_line();
    }
    return 1;
}

int main(int argc, char **argv)
{
    struct nurl_str url = nurl_text(given, 0);

    if (argc > 1) {
        url.len = console_words(given, sizeof given, argv + 1);
    } else if (!read_url(&url)) {
        return nfetch_status_exit(NFETCH_ERR_URL);
    }
    if (url.len > sizeof given) {
        console_text("error: the URL is too long\n");
        return nfetch_status_exit(NFETCH_ERR_URL);
    }
    return boot(url);
}
