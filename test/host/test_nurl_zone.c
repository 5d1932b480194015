/* Where the zone of an IPv6 address begins; requirement REQ-20. */
#include "host/nurl_zone.h"

#include "render.h"
#include "rows.h"
#include "unity.h"

static const char *zone_of(const char *text, size_t len)
{
    const char *zone = nurl_zone_of(text, text + len);

    return zone ? shown(zone, (size_t)(text + len - zone)) : "(none)";
}

static const struct row either_delimiter_rows[] = {
    { "fe80::1%25eth0", "eth0" },
    { "fe80::1%eth0", "eth0" },
    { "FE80::1%251", "1" },
    { "::%2", "2" },
    { "::%25", "25" },
    { "::%2525", "25" },
    { "::%25%25", "%25" },
    { "::%2Fb", "2Fb" },
    { "::1.2.3.4%a", "a" },
    { "::%-._~9", "-._~9" },
    { "::%25-._~9", "-._~9" },
    { "::%a%2Fb", "a%2Fb" },
    { "::", "(none)" },
    { "%", "(none)" },
    { "::%", "(none)" },
    { "::%%", "(none)" },
    { "::%%4", "(none)" },
    { "::%25%4", "(none)" },
    { "::%25%41!", "(none)" },
    { "::%a@b", "(none)" },
    { "::%a b", "(none)" },
    { "::%\xC3\xA9", "(none)" },
};

void test_a_zone_stands_after_either_delimiter(void)
{
    ROWS(zone_of, either_delimiter_rows);
}

static const char *bare(const char *text, size_t len)
{
    const char *mark = nurl_zone_bare(text, text + len);

    return mark ? shown(mark, (size_t)(text + len - mark)) : "(none)";
}

void test_without_brackets_the_percent_sign_alone_begins_a_zone(void)
{
    static const struct row rows[] = {
        { "::1", "" },           { "::1%eth0", "%eth0" },
        { "::%25", "%25" },      { "::%25eth0", "%25eth0" },
        { "::%%25", "%%25" },    { "::%", "(none)" },
        { "::%a%", "(none)" },   { "::%/a", "(none)" },
        { "::%1", "%1" },        { "h%a", "(none)" },
        { "1.2.3.4", "(none)" }, { "", "(none)" },
        { "%a", "(none)" },
    };

    ROWS(bare, rows);
}
