/*
 * flash_config.c - a parsed URL, kept in flash where the power can fail
 *
 * A device parses the URL of its broker once, when it is set, and keeps text
 * and struct in flash. A span is an offset and a length, so the struct means
 * the same wherever the text lies, and nurl_attach points it there after a
 * start. A CRC over all of the record finds damage. nurl_attach does not: it
 * only makes sure that nothing outside the text is read.
 */
#include "show.h"

/* What stands in flash. The pointer in `url` is NULL there. */
struct record {
    uint32_t crc; /* of all that follows */
    uint32_t length;
    struct nurl url;
    char text[48];
};

static void fill(struct record *record, size_t from, int octet)
{
    unsigned char *octets = (unsigned char *)record;

    for (; from < sizeof *record; from++) {
        octets[from] = (unsigned char)octet;
    }
}

/* CRC-32, the polynomial of IEEE 802.3. */
static uint32_t crc_of(const struct record *record)
{
    const unsigned char *octets = (const unsigned char *)record;
    uint32_t crc = UINT32_C(0xFFFFFFFF);
    size_t i;
    int bit;

    for (i = sizeof record->crc; i < sizeof *record; i++) {
        crc ^= octets[i];
        for (bit = 0; bit < 8; bit++) {
            crc = crc >> 1 ^ (crc & 1 ? UINT32_C(0xEDB88320) : 0);
        }
    }
    return ~crc;
}

/* Fills a record, if the text is a URL that one can connect to. */
static int keep(struct record *record, struct nurl_str text)
{
    struct nurl_endpoint broker;
    struct nurl_writer out;
    struct nurl url;
    enum nurl_status status = nurl_parse(&url, text.ptr, text.len);

    if (status < 0) {
        return show_fault(text, url.stop, status);
    }
    status = nurl_endpoint_parse(&broker, &url);
    if (status < 0) {
        return show_fault(text, broker.stop, status);
    }
    fill(record, 0, 0); /* the padding, too */
    nurl_writer_init(&out, record->text, sizeof record->text);
    nurl_write_text(&out, text);
    status = nurl_writer_status(&out);
    if (status < 0) {
        return show_fault(text, out.stop, status);
    }
    record->url = url;
    record->url.text = NULL;
    record->length = (uint32_t)out.len;
    record->crc = crc_of(record);
    return 0;
}

/* The URL of a record; UNPARSED if it is damaged or was never written. */
static enum nurl_status load(struct nurl *url, const struct record *record)
{
    if (record->crc != crc_of(record) || record->length > sizeof record->text) {
        return NURL_ERR_UNPARSED;
    }
    *url = record->url;
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

int main(void)
{
    struct record record;
    struct record moved;

    keep(&record, NURL_STR("mqtts://iot.example.com:88a3/"));
    keep(&record, NURL_STR("iot.example.com"));
    keep(&record, NURL_STR("iot.example.com:8883"));
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
    record.text[8] = 'x'; /* still a URL, but of another host */
    use("one bit", &record);
    return 0;
}
