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

void vector_error(const char *code, size_t stop)
{
    console_text("\t0\t");
    console_text(code);
    console_text("\t");
    console_number((uint32_t)stop);
}

void vector_unwritten(const struct nurl_writer *out)
{
    enum nurl_status status = nurl_writer_status(out);

    if (status == NURL_ERR_BUF) {
        vector_error("ROW_TOO_LONG", 0);
    } else {
        vector_error(nurl_status_name(status), out->stop);
    }
}

void vector_ok(void)
{
    console_text("\t1\t-\t-");
}

int vector_good(struct vector_question *row, enum nurl_status status,
                size_t stop)
{
    row->stop = stop;
    if (status == NURL_OK) {
        vector_ok();
    }
    return status == NURL_OK;
}

static void key_begin(const char *key)
{
    console_text("\t");
    console_text(key);
    console_text("=");
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

void vector_key_count(const char *key, unsigned n)
{
    console_text("\t");
    console_text(key);
    console_text(".n=");
    console_number(n);
}

enum nurl_status vector_yes_or_no(const char *key, int answer)
{
    vector_ok();
    vector_key_number(key, (uint32_t)answer);
    return NURL_OK;
}

void vector_key_hex(const char *key, const void *bytes, size_t len)
{
    key_begin(key);
    console_hex(bytes, len);
}

void vector_key_place(const char *key, const char *input, struct nurl_str part)
{
    console_text("\tat.");
    console_text(key);
    console_text("=");
    console_number((uint32_t)(part.ptr - input));
    console_text(",");
    console_number((uint32_t)part.len);
}

void vector_key_str(const char *key, const char *input, struct nurl_str part)
{
    vector_key_text(key, part);
    vector_key_place(key, input, part);
}

void vector_key_span(const char *key, const char *input, struct nurl_span span)
{
    vector_key_str(key, input, nurl_text(input + span.off, span.len));
}

void vector_key_part(const char *key, const struct nurl *url,
                     struct nurl_span span)
{
    if (nurl_present(span)) {
        vector_key_span(key, url->text, span);
    }
}

void vector_key_port(const struct nurl *url)
{
    uint16_t port;

    vector_key_part("port", url, url->port);
    if (nurl_port(url, &port) == NURL_OK) {
        vector_key_number("port_num", port);
    }
}

void vector_key_kind(const char *key, unsigned kind)
{
    /* In the order of enum nurl_host_kind. */
    static const char *const kinds[] = { "none", "empty", "name",
                                         "ipv4", "ipv6",  "ipvfuture" };

    vector_key_word(key, kinds[kind]);
}

const char *vector_numbered(const char *key, unsigned n, const char *suffix)
{
    static char name[32];
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

void vector_written(const struct nurl_writer *out, int hex)
{
    if (nurl_writer_status(out) != NURL_OK) {
        vector_unwritten(out);
        return;
    }
    vector_ok();
    if (hex) {
        vector_key_hex("bytes_hex", out->ptr, out->len);
    } else {
        vector_key_text("text", nurl_text(out->ptr, out->len));
    }
}
