/*
 * build_url.c - a report, as a URL with parameters
 *
 * A sensor has a server in its settings and sends its measurements in a query.
 * The function takes plain bytes, escapes what must be escaped, and refuses
 * what would have another meaning in the URL.
 */
#include "show.h"

static int report(struct nurl_str host, struct nurl_str place,
                  const char *value)
{
    struct nurl_parts parts = { 0 };
    struct nurl_writer out;
    char url[80];
    enum nurl_status status;

    parts.scheme = NURL_STR("https");
    parts.host = host;
    parts.path = NURL_STR("/report/v1");
    nurl_writer_init(&out, url, sizeof url);
    nurl_build(&out, &parts, NURL_BUILD_ENCODE);
    nurl_write_pair(&out, '?', NURL_STR("place"), place);
    nurl_write_pair(&out, '&', NURL_STR("value"), text_of(value));
    status = nurl_writer_finish(&out);
    if (status < 0) {
        return show_fault(host, out.stop, status);
    }
    show("report", text_of(url));
    return 0;
}

int main(void)
{
    report(NURL_STR("iot.example"), NURL_STR("kitchen"), "21.5");
    report(NURL_STR("[2001:db8::1]"), NURL_STR("Caf\xC3\xA9 & bar"), "+3%");
    report(NURL_STR("iot.example"), NURL_STR(""), "a\nb");
    report(NURL_STR("iot.example/evil"), NURL_STR("x"), "1");
    report(NURL_STR("joe@evil"), NURL_STR("x"), "1");
    report(NURL_STR("iot.example"),
           NURL_STR("a far too long name for that buffer"), "1");
    return 0;
}
