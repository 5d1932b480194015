/* CRIs: all offsets are in the bytes. A URL and its CRI, and a CRI and its URL,
 * are the same in both directions (cri_round.h). A full buffer reports the size
 * that a large one needs. The input is a byte that chooses a buffer's size, a
 * text or a CRI, FF, and another one; the whole input is also a CRI. */
#include "cri.h"
#include "cri_round.h"
#include "fuzz.h"

static char written[4 * FUZZ_LONGEST];

/* NULL, or what is wrong. */
static void expect(const char *wrong)
{
    if (wrong) {
        fuzz_fail(wrong, __FILE__, __LINE__);
    }
}

/* One item, no byte of which can be missing: then CBOR is at the end. */
static void check_cut(struct nurl_str octets)
{
    struct nurl_cri cut;

    CHECK(nurl_cri_parse(&cut, octets.ptr, octets.len - 1) == NURL_ERR_CBOR);
    CHECK(cut.stop == octets.len - 1);
}

static void check_cri(struct nurl_cri *cri, struct nurl_str octets)
{
    enum nurl_status status = nurl_cri_parse(cri, octets.ptr, octets.len);

    if (status != NURL_ERR_TOO_LONG) {
        expect(cri_ill_formed(cri, status, octets.ptr, octets.len));
        CHECK(cri->stop <= octets.len);
    }
    if (status == NURL_OK) {
        CHECK(cri->rest <= cri->stop);
        check_cut(octets);
    } else {
        CHECK(cri->front == NURL_CRI_NONE && cri->host_kind == NURL_HOST_NONE);
    }
}

/* The ten schemes that have a number     draft-ietf-core-href-27 12.1 */
static int is_known(const struct nurl_cri *cri)
{
    return cri->number < 8 || cri->number == 24 || cri->number == 25;
}

/* After BUF the path of a CRI can lack as a whole. */
static void check_url(struct nurl_str text, unsigned space)
{
    struct nurl_writer all;
    struct nurl_cri cri;
    struct nurl url;

    if (nurl_parse_zone(&url, text.ptr, text.len) != NURL_OK) {
        return;
    }
    FUZZ_WRITE(&all, written, space, FUZZ_LONGEST, nurl_write_cri(out, &url));
    if (all.status == NURL_OK && all.len <= NURL_TEXT_MAX) {
        check_cri(&cri, nurl_text(written, all.len));
        CHECK((cri.front == NURL_CRI_NUMBER || cri.front == NURL_CRI_NAME) ==
              nurl_present(url.scheme));
        CHECK(cri.front != NURL_CRI_NUMBER || is_known(&cri));
    }
}

static void check_octets(struct nurl_str base_octets, struct nurl_str octets,
                         unsigned space)
{
    struct nurl_writer all;
    struct nurl_cri target;
    struct nurl_cri base;
    struct nurl_cri cri;

    check_cri(&base, base_octets);
    check_cri(&cri, octets);
    FUZZ_WRITE(&all, written, space, 3, nurl_write_cri_uri(out, &cri));
    if (cri.front == NURL_CRI_NUMBER) {
        CHECK((all.status == NURL_ERR_SCHEME) == !is_known(&cri));
    }
    FUZZ_WRITE(&all, written, space, 3,
               nurl_write_cri_resolved(out, &base, &cri));
    if (all.status == NURL_OK && all.len <= NURL_TEXT_MAX) {
        check_cri(&target, nurl_text(written, all.len));
        CHECK(target.front == NURL_CRI_NUMBER || target.front == NURL_CRI_NAME);
    }
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    struct nurl_str text = fuzz_text(data, size);
    struct nurl_str whole = text;
    unsigned space = fuzz_byte(&text);
    struct nurl_str first = fuzz_part(&text);

    check_url(first, space);
    check_octets(whole, first, space);
    check_octets(text, first, space);
    check_octets(first, text, space);
    expect(cri_round_url(first));
    expect(cri_round_octets(whole));
    expect(cri_round_octets(first));
    expect(cri_round_resolved(first, text));
}
