/*
 * limits - a text that is too long for this machine is TOO_LONG
 *
 * Tests every function that takes a whole text; the offset must be 65535. Where
 * a pointer difference has 16 bits, the limit is 32,767 bytes. A longer text
 * cannot exist there, so only the length is passed. The last line is "N passed,
 * N failed".
 */
#include "console.h"
#include "nurl.h"

#define TESTS 8

typedef enum nurl_status parser(struct nurl *, const char *, size_t);

static int is_too_long(parser *parse, struct nurl_str text)
{
    struct nurl url;

    return parse(&url, text.ptr, text.len) == NURL_ERR_TOO_LONG &&
           url.stop == 65535 && url.profile == NURL_PROFILE_NONE;
}

static int is_refused(struct nurl_writer *out)
{
    int refused = nurl_writer_status(out) == NURL_ERR_TOO_LONG;

    nurl_writer_init(out, NULL, 0);
    return refused;
}

static int test(struct nurl_str text)
{
    struct nurl_writer out;
    int passed = 0;

    nurl_writer_init(&out, NULL, 0);
    passed += is_too_long(nurl_parse, text);
    passed += is_too_long(nurl_parse_zone, text);
    passed += is_too_long(nurl_parse_authority, text);
    passed += is_too_long(nurl_parse_1738, text);
    nurl_decode(&out, text, NURL_POLICY_RAW);
    passed += is_refused(&out);
    nurl_encode(&out, text, NURL_CLASS_COMPONENT);
    passed += is_refused(&out);
    nurl_write_masked(&out, text);
    return passed + is_refused(&out);
}

int main(void)
{
    size_t limit = NURL_TEXT_MAX;
    int passed = limit == (PTRDIFF_MAX < 65535 ? 32767u : 65535u);

    passed += test(nurl_text("http://h/", limit + 1));
    console_text("texts of at most ");
    console_number((uint32_t)limit);
    console_text(" bytes\n");
    console_number((uint32_t)passed);
    console_text(" passed, ");
    console_number((uint32_t)(TESTS - passed));
    console_text(" failed\n");
    return passed < TESTS;
}
