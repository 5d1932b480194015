/*
 * flash_config.c - a parsed URL, kept where the power may fail
 *
 * A device parses the URL of its server once, when it is set, and keeps text
 * and struct in flash. A span is an offset and a length, so the struct means
 * the same wherever the text lies: after a start only the pointer is set
 * anew. What comes from flash is trusted only when nurl_fits has said that
 * every span lies inside the text.
 */
#include "show.h"

/* What stands in flash. The pointer in `url` is not to be used there. */
struct record {
    struct nurl url;
    uint16_t length;
    char text[48];
};

static void copy(char *to, const char *from, size_t length)
{
    while (length-- > 0) {
        *to++ = *from++;
    }
}

/* Fills a record, if the text is a URL that it can hold. */
static enum nurl_status keep(struct record *record, struct nurl_str text)
{
    enum nurl_status status = nurl_parse(&record->url, text.ptr, text.len);

    if (status < 0) {
        return status;
    }
    if (text.len > sizeof record->text) {
        record->url.stop = (uint16_t)sizeof record->text;
        return NURL_ERR_BUF;
    }
    copy(record->text, text.ptr, text.len);
    record->length = (uint16_t)text.len;
    return NURL_OK;
}

/* The URL of a record, or 0 if the record is damaged or was never written. */
static int load(struct nurl *url, const struct record *record)
{
    *url = record->url;
    url->text = record->text;
    return record->length <= sizeof record->text &&
           nurl_attach(url, url->text, record->length);
}

static void use(const char *what, const struct record *record)
{
    struct nurl url;
    uint16_t port;

    if (!load(&url, record)) {
        show(what, text_of("refused"));
        return;
    }
    show(what, nurl_part(&url, url.host));
    show("", nurl_part(&url, url.path));
    nurl_port(&url, &port);
    show_number("", port);
}

/* As flash is after it was erased, or after a write that was cut off. */
static void fill(struct record *record, size_t from, int octet)
{
    unsigned char *at = (unsigned char *)record;

    for (; from < sizeof *record; from++) {
        at[from] = (unsigned char)octet;
    }
}

static void try(struct nurl_str text)
{
    struct record record;
    enum nurl_status status = keep(&record, text);

    if (status < 0) {
        show_fault(text, record.url.stop, status);
        return;
    }
    use("kept", &record);
}

int main(void)
{
    static const char text[] = "mqtts://iot.example.com/d";
    struct record record;
    struct record moved;

    try(text_of(text));
    try(text_of("mqtts://iot.example.com:88a3/"));
    try(text_of("mqtts://iot.example.com/a/topic/that/is/too/long/for/it"));

    keep(&record, text_of(text));
    moved = record;
    fill(&record, 0, 0xFF);
    use("moved", &moved);
    use("erased", &record);
    fill(&record, 0, 0);
    use("zeroed", &record);
    record = moved;
    fill(&record, offsetof(struct record, url.path), 0xFF);
    use("cut off", &record);
    record = moved;
    record.length = 20;
    use("too short", &record);
    return 0;
}
