/* Host and port of a request, measured before they are written. */
#include "url/nurl_host_field.h"

#include <string.h>

#include "nurl_parse.h"
#include "render.h"
#include "rows.h"
#include "unity.h"

/* "8 :81": the bytes of the host that are written, and the port */
static const char *shown_field(const struct nurl_host_field *field)
{
    render_start();
    render_number(field->host);
    if (field->port_len > 0) {
        render_text(" ");
        render_text(shown(field->port, field->port_len));
    }
    render_text(field->always ? " always" : "");
    return render_line();
}

static const char *measured(const struct nurl *url)
{
    struct nurl_host_field field;
    uint16_t stop = 9999;
    enum nurl_status status;

    memset(&field, 0xA5, sizeof field);
    status = nurl_host_field_measure(&field, url, &stop);
    return status == NURL_OK ? shown_field(&field) : render_fault(status, stop);
}

static const char *all_measured(const struct nurl *url)
{
    struct nurl_host_field field;
    char port[NURL_HOST_FIELD_PORT];
    uint16_t stop = 9999;
    enum nurl_status status =
        nurl_host_field_measure_all(&field, port, url, &stop);

    return status == NURL_OK ? shown_field(&field) : render_fault(status, stop);
}

void test_a_port_is_as_written_and_a_default_one_is_none(void)
{
    static const struct url_subject plain = { nurl_parse_zone, measured };
    static const struct row rows[] = {
        { "http://u@h.com/", "5" },
        { "http://h:", "1" },
        { "http://h:0080", "1" },
        { "http://h:081", "1 :081" },
        { "http://h:0", "1 :0" },
        { "foo://h:0", "1 :0" },
        { "//[::1]:80", "5 :80" },
        { "//[fe80::1%25e]", "8" },
        { "//a%41", "4" }, /* not a zone */
        { "//h:65536", "PORT_RANGE@4" },
        { "x:", "HOST_MISSING@2" },
    };

    URL_ROWS(plain, rows);
    rows_refuse(measured, "http://h.com");
}

void test_an_authority_form_always_has_a_port(void)
{
    static const struct url_subject plain = { nurl_parse_zone, all_measured };
    static const struct row rows[] = {
        { "http://u@h.com/", "5 :80 always" },
        { "https://h:", "1 :443 always" },
        { "http://h:000001", "1 :1 always" },
        { "//h:12345", "1 :12345 always" },
        { "//h:10203", "1 :10203 always" },
        { "//[fe80::1%25e]:65535", "8 :65535 always" },
        { "//h:65536", "PORT_RANGE@4" },
        { "//h:00", "PORT_RANGE@4" },
        { "//h:0", "PORT_RANGE@4" },
        { "//u@h:", "PORT_MISSING@5" },
        { "x:", "HOST_MISSING@2" },
    };

    URL_ROWS(plain, rows);
    rows_refuse(all_measured, "http://h.com");
}

static void write_field(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_host_field field;
    uint16_t stop;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_host_field_measure(&field, url, &stop));
    nurl_host_field_write(out, url, &field);
}

static void write_all(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_host_field field;
    char port[NURL_HOST_FIELD_PORT];
    uint16_t stop;

    TEST_ASSERT_EQUAL(NURL_OK,
                      nurl_host_field_measure_all(&field, port, url, &stop));
    nurl_host_field_write(out, url, &field);
}

void test_host_and_port_are_written_but_no_port_that_is_not_in_the_text(void)
{
    static const struct row fields[] = {
        { "http://h.com:081", "h.com:081" },
        { "//[::1%25a]:81/", "[::1]:81" },
        { "//[::1%25a]/", "[::1]" },
    };
    static const struct row all[] = {
        { "http://h.com:081", "h.com" },
        { "ws://[::1%25a]/", "[::1]" },
    };

    WRITTEN(nurl_parse_zone, write_field, 1, fields);
    WRITTEN(nurl_parse_zone, write_all, 1, all);
}
