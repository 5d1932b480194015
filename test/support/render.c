/*
 * render.c - a result as one line of text, so that a test is a table
 */
#include "render.h"

/* In the order of enum nurl_host_kind. */
static const char *const kinds[] = { "none", "empty", "name",
                                     "ipv4", "ipv6",  "ipvfuture" };

/* shown() has its own buffer, because its text can become a part of a line. */
static char whole[612];
static char escaped[612];
static struct nurl_writer begun;
static struct nurl_writer *line = &begun;

/* Without the library's help, which can be under test. */
static void append(struct nurl_writer *out, char octet)
{
    if (out->status == NURL_OK && out->len < out->size) {
        out->ptr[out->len++] = octet;
        return;
    }
    if (out->status == NURL_OK) {
        out->status = NURL_ERR_BUF;
        out->stop = 0;
    }
    out->missing++;
}

static void add_byte(char octet)
{
    append(line, octet);
}

static void add_str(struct nurl_str text)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        add_byte(text.ptr[i]);
    }
}

void render_text(const char *text)
{
    if (*text == ' ' && line->len + line->missing == 0) {
        text++;
    }
    while (*text != '\0') {
        add_byte(*text++);
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
    render_str(name, nurl_part(url, span));
}

void render_str(const char *lead, struct nurl_str text)
{
    if (text.ptr) {
        render_text(lead);
        add_str(text);
    }
}

void render_into(struct nurl_writer *out)
{
    line = out;
}

void render_start(void)
{
    nurl_writer_init(&begun, whole, sizeof whole - 1);
    render_into(&begun);
}

const char *render_line(void)
{
    whole[begun.len] = '\0';
    return whole;
}

const char *render_fault(enum nurl_status status, size_t stop)
{
    render_start();
    render_text(nurl_status_name(status));
    add_byte('@');
    render_number(stop);
    return render_line();
}

void render_url_parts(const struct nurl *url)
{
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
    add_str(nurl_part(url, url->path));
    render_part(" query=", url, url->query);
    render_part(" fragment=", url, url->fragment);
}

const char *render_url(const struct nurl *url, enum nurl_status status)
{
    if (status != NURL_OK) {
        return render_fault(status, url->stop);
    }
    render_start();
    render_url_parts(url);
    return render_line();
}

void render_host_parts(const struct nurl_host *host)
{
    render_text(kinds[host->kind]);
    if (host->kind == NURL_HOST_IPV4 || host->kind == NURL_HOST_IPV6) {
        add_byte(' ');
        render_hex(host->address, host->kind == NURL_HOST_IPV4 ? 4 : 16);
    }
    render_str(" zone=", host->zone);
    render_text(host->numeric_tail ? " numeric_tail" : "");
}

const char *render_host(const struct nurl_host *host, enum nurl_status status)
{
    if (status != NURL_OK) {
        return render_fault(status, host->stop);
    }
    render_start();
    render_host_parts(host);
    return render_line();
}

static void show_hex(struct nurl_writer *out, unsigned octet)
{
    append(out, '\\');
    append(out, 'x');
    append(out, "0123456789ABCDEF"[octet >> 4]);
    append(out, "0123456789ABCDEF"[octet & 15]);
}

const char *shown(const char *at, size_t len)
{
    struct nurl_writer out;
    size_t i;

    nurl_writer_init(&out, escaped, sizeof escaped - 1);
    for (i = 0; i < len; i++) {
        if (at[i] < ' ' || at[i] > '~') {
            show_hex(&out, (unsigned char)at[i]);
        } else {
            append(&out, at[i]);
        }
        if (at[i] == '\\') {
            append(&out, '\\');
        }
    }
    escaped[out.len] = '\0';
    return escaped;
}

const char *shown_writer(struct nurl_writer *out)
{
    if (nurl_writer_status(out) != NURL_OK) {
        return render_fault(nurl_writer_status(out), out->stop);
    }
    return shown(out->ptr, out->len);
}
