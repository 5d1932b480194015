/* URLs, and their CRI references in hex. */
#include "nurl_cri.h"

#include "cri.h"
#include "support.h"

void test_a_url_is_written_in_hex_here(void)
{
    static const struct row rows[] = {
        { "coap://u@H:1/a/b%2F/../c?dd#e",
          "852084f461756168018261616163816264646165" },
    };

    WRITTEN(nurl_parse, nurl_write_cri, 9 | UNPLACED | HEX | ONLY_3986, rows);
}
