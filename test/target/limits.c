/*
 * limits - what is too long for this machine is refused before it is read
 *
 * A text of more than NURL_TEXT_MAX octets is TOO_LONG, with stop 65535, by
 * every function that is given one. Where a pointer's difference has 16 bits
 * that are 32,767 octets, and no text of such a length exists: only the length
 * is looked at. The last line is "N passed, N failed".
 */
#include "console.h"
#include "nurl.h"

static unsigned passed;
static unsigned failed;

static void check(const char *what, int holds)
{
    if (holds) {
        passed++;
        return;
    }
    failed++;
    console_text("FAILED: ");
    console_text(what);
    console_line_end();
}

static void check_parsers(const char *text, size_t length)
{
    struct nurl url;

    check("nurl_parse", nurl_parse(&url, text, length) == NURL_ERR_TOO_LONG &&
                            url.stop == 65535 &&
                            url.profile == NURL_PROFILE_NONE);
    check("nurl_parse_zone",
          nurl_parse_zone(&url, text, length) == NURL_ERR_TOO_LONG &&
              url.stop == 65535);
    check("nurl_parse_authority",
          nurl_parse_authority(&url, text, length) == NURL_ERR_TOO_LONG &&
              url.stop == 65535);
    check("nurl_parse_1738",
          nurl_parse_1738(&url, text, length) == NURL_ERR_TOO_LONG &&
              url.stop == 65535);
}

static void check_writers(struct nurl_str text)
{
    struct nurl_writer out;

    nurl_writer_init(&out, NULL, 0);
    nurl_decode(&out, text, NURL_POLICY_RAW);
    check("nurl_decode", nurl_writer_status(&out) == NURL_ERR_TOO_LONG);
    nurl_writer_init(&out, NULL, 0);
    nurl_encode(&out, text, NURL_CLASS_COMPONENT);
    check("nurl_encode", nurl_writer_status(&out) == NURL_ERR_TOO_LONG);
    nurl_writer_init(&out, NULL, 0);
    nurl_write_masked(&out, text);
    check("nurl_write_masked", nurl_writer_status(&out) == NURL_ERR_TOO_LONG);
}

int main(void)
{
    static const char text[] = "http://h/";
    size_t length = NURL_TEXT_MAX;

    if (length < SIZE_MAX) {
        check_parsers(text, length + 1);
        check_writers(nurl_text(text, length + 1));
    }
    check("the limit", length == (PTRDIFF_MAX < 65535 ? 32767u : 65535u));
    console_text("texts of at most ");
    console_number((uint32_t)length);
    console_text(" octets\n");
    console_number(passed);
    console_text(" passed, ");
    console_number(failed);
    console_text(" failed\n");
    return failed > 0;
}
