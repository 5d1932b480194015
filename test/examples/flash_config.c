/*
 * flash_config.c - a parsed URL, kept where the power may fail
 *
 * A device parses the URL of its broker once, when it is set, and keeps text
 * and struct in flash. A span is an offset and a length, so the struct means
 * the same wherever the text lies; nurl_attach points it there after a start,
 * and refuses a struct that cannot be used with what flash holds now.
 */
#include "show.h"

/* What stands in flash. The pointer in `url` is not to be used there. */
struct record {
    struct nurl url;
    uint16_t length;
    char text[48];
};

/* Fills a record, if the text is a URL that one can connect to. */
static int keep(struct record *record, struct nurl_str text)
{
    struct nurl_endpoint broker;
    struct nurl_writer out;
    enum nurl_status status = nurl_parse(&record->url, text.ptr, text.len);

    if (status < 0) {
        return show_fault(text, record->url.stop, status);
    }
    status = nurl_endpoint_parse(&broker, &record->url);
    if (status < 0) {
        return show_fault(text, broker.stop, status);
    }
    nurl_writer_init(&out, record->text, sizeof record->text);
    nurl_write_text(&out, text);
    status = nurl_writer_status(&out);
    if (status < 0) {
        return show_fault(text, out.stop, status);
    }
    record->length = (uint16_t)out.len;
    return 0;
}

/* The URL of a record; UNPARSED if it is damaged or was never written. */
static enum nurl_status load(struct nurl *url, const struct record *record)
{
    *url = record->url;
    if (record->length > sizeof record->text) {
        return NURL_ERR_UNPARSED;
    }
    return nurl_attach(url, record->text, record->length);
}

static void use(const char *what, const struct record *record)
{
    struct nurl url;
    struct nurl_endpoint broker;

    if (load(&url, record) < 0 || nurl_endpoint_parse(&broker, &url) < 0) {
        show(what, NURL_STR("refused"));
        return;
    }
    show(what, nurl_part(&url, broker.name));
    show_number("", broker.port);
    show("", nurl_part(&url, url.path));
}

/* As flash is after it was erased, or after a write that was cut off. */
static void fill(struct record *record, size_t from, int octet)
{
    unsigned char *octets = (unsigned char *)record;

    for (; from < sizeof *record; from++) {
        octets[from] = (unsigned char)octet;
    }
}

int main(void)
{
    struct record record;
    struct record moved;

    keep(&record, NURL_STR("mqtts://iot.example.com:88a3/"));
    keep(&record, NURL_STR("iot.example.com"));
    keep(&record,
         NURL_STR("mqtts://iot.example.com/a/topic/that/is/too/long/for/it"));
    keep(&record, NURL_STR("mqtts://iot.example.com/d"));
    moved = record;
    use("moved", &moved);
    fill(&record, 0, 0xFF);
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
