/* build: the URL parses to its parts; a reference can be built again from its
 * parts. */
#include "fuzz.h"

static char all[400000];

/* Takes a part off; the byte FE alone is an absent part. */
static struct nurl_str part(struct nurl_str *rest)
{
    struct nurl_str taken = fuzz_part(rest);

    if (taken.len == 1 && (unsigned char)*taken.ptr == 0xFE) {
        return nurl_text(NULL, 0);
    }
    return taken;
}

/* The bytes of the part, as they are or encoded. */
static void check_bytes(struct nurl_str written, struct nurl_str part,
                        int encoded)
{
    static char decoded[400000];
    struct nurl_writer out;

    if (encoded) {
        nurl_writer_init(&out, decoded, sizeof decoded);
        nurl_decode(&out, written, NURL_POLICY_RAW);
        CHECK(out.status == NURL_OK);
        written = nurl_text(decoded, out.len);
    }
    CHECK(fuzz_same(written, part));
}

static void check_part(const struct nurl *url, struct nurl_span span,
                       struct nurl_str part, int encoded)
{
    CHECK(nurl_present(span) == (part.ptr != NULL));
    if (part.ptr) {
        check_bytes(nurl_part(url, span), part, encoded);
    }
}

/* Only a zone is left out: then the URL is the same without it. */
static void check_again(struct nurl_str text)
{
    struct nurl_parts parts;
    struct nurl_writer built;
    struct nurl url;
    struct nurl_str end;
    size_t address;

    if (nurl_parse_zone(&url, text.ptr, text.len) != NURL_OK) {
        return;
    }
    nurl_parts_of(&parts, &url);
    nurl_writer_init(&built, all, sizeof all);
    nurl_build(&built, &parts, NURL_BUILD_PASSWORD);
    CHECK(built.status == NURL_OK);
    if (!parts.zone.ptr) {
        CHECK(fuzz_same(nurl_text(all, built.len), text));
        return;
    }
    address = (size_t)(parts.host.ptr + parts.host.len - text.ptr);
    end.ptr = parts.zone.ptr + parts.zone.len;
    end.len = (size_t)(text.ptr + text.len - end.ptr);
    CHECK(*end.ptr == ']' && text.ptr[address] == '%');
    CHECK(built.len == address + end.len);
    CHECK(memcmp(all, text.ptr, address) == 0);
    CHECK(memcmp(all + address, end.ptr, end.len) == 0);
    CHECK(nurl_parse(&url, all, built.len) == NURL_OK);
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    struct nurl_str rest = fuzz_text(data, size);
    unsigned options = fuzz_byte(&rest) & 3u;
    size_t space = fuzz_byte(&rest);
    struct nurl_parts parts;
    struct nurl_writer built;
    struct nurl url;
    int encoded = (options & NURL_BUILD_ENCODE) != 0;

    check_again(rest);
    parts.scheme = part(&rest);
    parts.user = part(&rest);
    parts.password = part(&rest);
    parts.host = part(&rest);
    parts.port = part(&rest);
    parts.path = part(&rest);
    parts.query = part(&rest);
    parts.fragment = part(&rest);
    parts.zone = nurl_text(NULL, 0);
    FUZZ_WRITE(&built, all, space, 2, nurl_build(out, &parts, options));
    if (built.status != NURL_OK) {
        return;
    }
    CHECK(nurl_parse(&url, all, built.len) == NURL_OK);
    check_part(&url, url.scheme, parts.scheme, 0);
    check_part(&url, url.user, parts.user, encoded);
    if (options & NURL_BUILD_PASSWORD) {
        check_part(&url, url.password, parts.password, encoded);
    } else {
        CHECK(!nurl_present(url.password));
    }
    check_part(&url, url.host, parts.host, 0);
    check_part(&url, url.port, parts.port, 0);
    check_part(&url, url.query, parts.query, 0);
    check_part(&url, url.fragment, parts.fragment, encoded);
    check_bytes(nurl_text(url.text + url.path.off, url.path.len), parts.path,
                encoded);
}
