/* Authorities in CRI references in hex. Rows of test/vectors are not
 * repeated. */
#include "scheme/nurl_cri_read_login.h"

#include "cri.h"
#include "exact.h"
#include "rows.h"
#include "unity.h"

static const char *asked(const char *hex, size_t len)
{
    struct nurl_cri cri;
    size_t size;
    char *block = cri_open(hex, len, &size);
    const char *line = cri_line(&cri, nurl_cri_parse(&cri, block, size));

    exact_close(block);
    return line;
}

void test_an_error_of_the_authority_has_its_place(void)
{
    static const struct row rows[] = {
        { "82 20 80", "HOST_EMPTY@3" },
        { "82 20 81 18", "HOST_EMPTY@3" },
        { "82 20 81 f4", "CBOR@4" },
        { "83 20 81 f4 80", "CBOR@4" },
        { "82 20 80 f4", "HOST_EMPTY@3" },
        { "83 20 82 f4 60 80", "HOST_EMPTY@5" },
        { "82 20 81 43 010203", "IP_LITERAL@3" },
        { "82 20 81 43 0102", "CBOR@6" },
        { "82 20 81 61 2e", "HOST_CHAR@4" },
        { "82 20 82 61 61 62 61 5a", "HOST_CHAR@7" },
        { "82 20 81 62 41 ff", "8BIT@5" },
        { "82 20 82 61 68 20", "CBOR@5" },
        { "82 20 82 61 68 1a 0001 0000", "PORT_RANGE@5" },
        { "82 20 83 61 68 01 01", "CBOR@6" },
        { "83 20 83 61 68 01 81 61 61", "CBOR@6" },
        { "83 20 81 61 68 61 61", "CBOR@5" },
        { "83 20 81 44 01020304 61 61", "CBOR@8" },
        { "82 20 9a 0001 0001 61 68", "CBOR@9" },
        { "82 20 83 44 01020304 01 61 61", "CBOR@9" },
        { "82 20 83 44 01020304 61 ff 01", "8BIT@9" },
    };

    ROWS(asked, rows);
}
