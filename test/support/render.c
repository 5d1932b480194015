/*
 * render.c - a result as one line of text, so that a test is a table
 */
#include "render.h"

/* In the order of enum nurl_host_kind. */
static const char *const kinds[] = { "none", "empty", "name",
                                     "ipv4", "ipv6",  "ipvfuture" };

static char buffer[620];
static size_t used;

static void add_byte(char c)
{
    if (used < sizeof buffer - 1) {
        buffer[used++] = c;
    }
    buffer[used] = '\0';
}

void render_text(const char *text)
{
    while (*text != '\0') {
        add_byte(*text++);
    }
}

static void add_span(const char *text, struct nurl_span span)
{
    size_t i;

    for (i = 0; i < span.len; i++) {
        add_byte(text[span.off + i]);
    }
}

void render_number(size_t value)
{
    size_t unit = 1;

    while (value / unit >= 10) {
        unit *= 10;
    }
    for (; unit > 0; unit /= 10) {
        add_byte((char)('0' + value / unit % 10));
    }
}

void render_hex(const uint8_t *octets, size_t len)
{
    size_t i;

    for (i = 0; i < len; i++) {
        add_byte("0123456789abcdef"[octets[i] >> 4]);
        add_byte("0123456789abcdef"[octets[i] & 15]);
    }
}

void render_part(const char *name, const struct nurl *url,
                 struct nurl_span span)
{
    if (span.off != 0 || span.len != 0) {
        render_text(name);
        add_span(url->text, span);
    }
}

void render_piece(const char *lead, struct nurl_str piece)
{
    size_t i;

    if (piece.ptr) {
        render_text(lead);
        for (i = 0; i < piece.len; i++) {
            add_byte(piece.ptr[i]);
        }
    }
}

void render_start(void)
{
    used = 0;
    buffer[0] = '\0';
}

const char *render_line(void)
{
    return buffer[0] == ' ' ? buffer + 1 : buffer;
}

const char *render_fault(enum nurl_status status, size_t stop)
{
    render_start();
    render_text(nurl_status_name(status));
    add_byte('@');
    render_number(stop);
    return buffer;
}

const char *render_url(const struct nurl *url, enum nurl_status status)
{
    if (status != NURL_OK) {
        return render_fault(status, url->stop);
    }
    render_start();
    render_part("scheme=", url, url->scheme);
    render_part(" user=", url, url->user);
    render_part(" password=", url, url->password);
    if (url->host_kind != NURL_HOST_NONE) {
        render_text(" ");
        render_text(kinds[url->host_kind]);
        render_part("=", url, url->host);
    }
    render_part(" port=", url, url->port);
    render_text(" path=");
    add_span(url->text, url->path);
    render_part(" query=", url, url->query);
    render_part(" fragment=", url, url->fragment);
    return render_line();
}

const char *render_host(const struct nurl_host *host, enum nurl_status status,
                        const char *text)
{
    struct nurl_span zone = { 0, 0 };

    if (status != NURL_OK) {
        return render_fault(status, host->stop);
    }
    if (host->zone.ptr) {
        zone.off = (uint16_t)(host->zone.ptr - text);
        zone.len = (uint16_t)host->zone.len;
    }
    render_start();
    render_text(kinds[host->kind]);
    if (host->kind == NURL_HOST_IPV4 || host->kind == NURL_HOST_IPV6) {
        add_byte(' ');
        render_hex(host->address, host->kind == NURL_HOST_IPV4 ? 4 : 16);
    }
    if (host->zone.ptr) {
        render_text(" zone=");
        add_span(text, zone);
    }
    render_text(host->numeric_tail ? " numeric_tail" : "");
    return buffer;
}

/* Its own space: a line can be made of what is shown. */
static char text[480];
static size_t text_used;

static void show(char octet)
{
    if (text_used < sizeof text - 1) {
        text[text_used++] = octet;
    }
    text[text_used] = '\0';
}

static void show_hex(unsigned octet)
{
    show('\\');
    show('x');
    show("0123456789ABCDEF"[octet >> 4]);
    show("0123456789ABCDEF"[octet & 15]);
}

const char *shown(const char *at, size_t len)
{
    size_t i;

    text_used = 0;
    text[0] = '\0';
    for (i = 0; i < len; i++) {
        if (at[i] < ' ' || at[i] > '~') {
            show_hex((unsigned char)at[i]);
        } else {
            show(at[i]);
        }
        if (at[i] == '\\') {
            show('\\');
        }
    }
    return text;
}

const char *shown_writer(struct nurl_writer *out)
{
    if (nurl_writer_status(out) != NURL_OK) {
        return render_fault(nurl_writer_status(out), out->stop);
    }
    return shown(out->ptr, out->len);
}
