/*
 * cri.c - CRIs in tests
 */
#include "cri.h"

#include "exact.h"
#include "render.h"

static unsigned value_of(char digit)
{
    return digit <= '9' ? (unsigned)(digit - '0')
                        : (unsigned)((digit | 0x20) - 'a' + 10);
}

size_t cri_octets(char to[CRI_LONGEST], const char *hex, size_t len)
{
    size_t digits = 0;
    unsigned octet = 0;
    size_t i;

    for (i = 0; i < len && digits < 2 * CRI_LONGEST; i++) {
        if (hex[i] != ' ') {
            octet = (octet << 4 | value_of(hex[i])) & 0xFFu;
            to[digits++ / 2] = (char)octet;
        }
    }
    return digits / 2;
}

char *cri_open(const char *hex, size_t len, size_t *size)
{
    char octets[CRI_LONGEST];

    *size = cri_octets(octets, hex, len);
    return exact_open(octets, *size);
}

static void add(const char *name, struct nurl_str text)
{
    if (text.ptr) {
        render_text(name);
        render_text(shown(text.ptr, text.len));
    }
}

static void add_list(const char *name, struct nurl_str items)
{
    struct nurl_str item;

    if (items.ptr) {
        render_text(name);
    }
    while (nurl_cri_next(&items, &item)) {
        add("[", item);
        render_text("]");
    }
}

static void add_number(const char *name, size_t number)
{
    render_text(name);
    render_number(number);
}

const char *cri_line(const struct nurl_cri *cri, enum nurl_status status)
{
    static const char *const hosts[] = { "", "", " name=", " ipv4=", " ipv6=" };

    if (status != NURL_OK) {
        return render_fault(status, cri->stop);
    }
    render_start();
    if (cri->front == NURL_CRI_NUMBER) {
        add_number(" number=", cri->number);
    } else if (cri->front == NURL_CRI_DISCARD) {
        add_number(" discard=", cri->discard);
    }
    add(" scheme=", nurl_cri_part(cri, cri->scheme));
    render_text(cri->flags & NURL_CRI_ROOTLESS ? " rootless" : "");
    add(" false=", nurl_cri_part(cri, cri->user));
    add_list(hosts[cri->host_kind], nurl_cri_part(cri, cri->host));
    add(" zone=", nurl_cri_part(cri, cri->zone));
    if (cri->flags & NURL_CRI_HAS_PORT) {
        add_number(" port=", cri->port);
    }
    add_list(" path=", nurl_cri_part(cri, cri->path));
    add_list(" query=", nurl_cri_part(cri, cri->query));
    add(" #", nurl_cri_part(cri, cri->fragment));
    return render_line();
}

const char *cri_written(struct nurl_writer *out)
{
    if (nurl_writer_status(out) != NURL_OK) {
        return render_fault(nurl_writer_status(out), out->stop);
    }
    render_start();
    render_hex((const uint8_t *)out->ptr, out->len);
    return render_line();
}

const char *cri_of_url(const struct nurl *url)
{
    static char buffer[600];
    struct nurl_writer out;

    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_write_cri(&out, url);
    return cri_written(&out);
}

static int outside(struct nurl_span span, size_t length)
{
    return span.off > length || span.len > length - span.off;
}

/* Reads each byte of the items. 1 if a part of the list is left, or an item
 * does not end where the rest begins. */
static int broken(struct nurl_str items)
{
    volatile char sink = 0;
    struct nurl_str item;
    size_t i;

    while (nurl_cri_next(&items, &item)) {
        if (item.ptr + item.len != items.ptr) {
            return 1;
        }
        for (i = 0; i < item.len; i++) {
            sink = (char)(sink ^ item.ptr[i]);
        }
    }
    return items.len > 0;
}

const char *cri_ill_formed(const struct nurl_cri *cri, enum nurl_status status,
                           const char *text, size_t length)
{
    const struct nurl_span spans[] = { cri->scheme,   cri->user, cri->zone,
                                       cri->fragment, cri->host, cri->path,
                                       cri->query };
    unsigned i;

    for (i = 0; i < 7; i++) {
        if (status != NURL_OK && nurl_present(spans[i])) {
            return "a part after an error";
        }
        if (outside(spans[i], length)) {
            return "a span outside of the text";
        }
        if (i > 3 && broken(nurl_cri_part(cri, spans[i]))) {
            return "a list that does not end";
        }
    }
    if (status != NURL_OK) {
        return cri->front == NURL_CRI_NONE ? NULL : "a front after an error";
    }
    return cri->front != NURL_CRI_NONE && cri->stop == length &&
                   cri->text == text
               ? NULL
               : "no front, or no end";
}
