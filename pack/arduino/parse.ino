/* Parses a URL and prints its parts on the serial port. */
#include <nurl.h>

static const char text[] = "http://joe@example.com:8080/a?b#c";

static void show(const char *name, struct nurl_str part)
{
    Serial.print(name);
    Serial.print(": ");
    Serial.write(part.ptr, part.len);
    Serial.println();
}

void setup()
{
    struct nurl url;

    Serial.begin(115200);
    if (nurl_parse(&url, text, sizeof text - 1) != NURL_OK) {
        Serial.print("error at byte ");
        Serial.println(url.stop);
        return;
    }
    show("host", nurl_part(&url, url.host));
    show("port", nurl_part(&url, url.port));
    show("path", nurl_part(&url, url.path));
}

void loop()
{
}
