/*
 * vector_write.c - the columns of an answer
 */
#include "console.h"
#include "nurl_host.h"
#include "vector_row.h"

int vector_is(struct nurl_str text, const char *word)
{
    size_t i = 0;

    while (i < text.len && word[i] != '\0' && text.ptr[i] == word[i]) {
        i++;
    }
    return i == text.len && word[i] == '\0';
}

void vector_fault(const char *code, size_t stop)
{
    console_text("\t0\t");
    console_text(code);
    console_text("\t");
    console_number((uint32_t)stop);
}

void vector_fault_status(enum nurl_status status, size_t stop)
{
    vector_fault(nurl_status_name(status), stop);
}

void vector_ok(void)
{
    console_text("\t1\t-\t-");
}

static void key_begin(const char *key)
{
    console_text("\t");
    console_text(key);
    console_text("=");
}

const char *vector_numbered(const char *key, unsigned n, const char *suffix)
{
    static char name[24];
    char digits[6];
    unsigned i = 0;
    unsigned len = 0;

    while (*key != '\0') {
        name[len++] = *key++;
    }
    name[len++] = '.';
    do {
        digits[i++] = (char)('0' + n % 10);
        n /= 10;
    } while (n > 0);
    while (i > 0) {
        name[len++] = digits[--i];
    }
    while (*suffix != '\0') {
        name[len++] = *suffix++;
    }
    name[len] = '\0';
    return name;
}

void vector_key_text(const char *key, struct nurl_str value)
{
    key_begin(key);
    console_escaped(value.ptr, value.len);
}

void vector_key_word(const char *key, const char *value)
{
    key_begin(key);
    console_text(value);
}

void vector_key_number(const char *key, uint32_t value)
{
    key_begin(key);
    console_number(value);
}

void vector_key_hex(const char *key, const uint8_t *octets, size_t len)
{
    key_begin(key);
    console_hex(octets, len);
}

void vector_key_span(const char *key, const char *input, struct nurl_span span)
{
    struct nurl_str value = { NULL, 0 };

    value.ptr = input + span.off;
    value.len = span.len;
    vector_key_text(key, value);
    console_text("\tat.");
    console_text(key);
    console_text("=");
    console_number(span.off);
    console_text(",");
    console_number(span.len);
}

void vector_key_part(const char *key, const struct nurl *url,
                     struct nurl_span span)
{
    if (span.off != 0 || span.len != 0) {
        vector_key_span(key, url->text, span);
    }
}

void vector_key_port(const struct nurl *url)
{
    uint16_t port;

    vector_key_part("port", url, url->port);
    if (nurl_port(url, &port) == NURL_OK) {
        vector_key_number("port_num", (uint32_t)port);
    }
}

const char *vector_kind(unsigned kind)
{
    /* In the order of enum nurl_host_kind. */
    static const char *const kinds[] = { "none", "empty", "name",
                                         "ipv4", "ipv6",  "ipvfuture" };

    return kinds[kind];
}

void vector_unwritten(const struct nurl_writer *out)
{
    if (nurl_writer_status(out) == NURL_ERR_BUF) {
        vector_fault("ROW_TOO_LONG", 0);
    } else {
        vector_fault_status(nurl_writer_status(out), out->stop);
    }
}

void vector_written(const struct nurl_writer *out)
{
    if (nurl_writer_status(out) != NURL_OK) {
        vector_unwritten(out);
        return;
    }
    vector_ok();
    vector_key_text("text", nurl_text(out->ptr, out->len));
}
