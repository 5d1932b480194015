/*
 * believed: the value is there, the text is whole.
 * happens: nobody asked. The compiler sees it.
 * warned: -Wunused-result | -Wunused-result
 */
#include "nurl.h"

#include <stdio.h>

int main(void)
{
    char text[8];
    struct nurl_writer out;
    struct nurl_links links;
    struct nurl_link link;
    struct nurl_str value;
    uint32_t number;

    nurl_query_find(NURL_STR("a=1"), "id", &value);        /* warned */
    nurl_str_number(value, &number);                       /* warned */
    nurl_path_match(NURL_STR("/a/1"), "/b/{}", &value, 1); /* warned */
    if (nurl_links_begin(&links, NURL_STR("</a>;rt=x")) == NURL_OK) {
        nurl_link_find(&links, "rt", NURL_STR("y"), &link); /* warned */
        nurl_link_attr_find(link.attrs, "if", &value);      /* warned */
    }
    nurl_writer_init(&out, text, sizeof text);
    nurl_write_number(&out, number);
    nurl_writer_status(&out);                                       /* warned */
    nurl_writer_finish(&out);                                       /* warned */
    nurl_copy_string(text, sizeof text, value);                     /* warned */
    nurl_decode_string(text, sizeof text, value, NURL_POLICY_TEXT); /* warned */
    return 0;
}
